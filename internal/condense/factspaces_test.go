package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

// Spaces inside of facts are even; ranges, codes, halves of words and names with a hyphen stay.
func TestSpacesInsideOfFacts(t *testing.T) {
	for _, c := range []struct {
		role         cv.Role
		before, want string
	}{
		{cv.RoleTitle, "QRT Corps/ RopeFirst Intern", "QRT Corps/RopeFirst Intern"},
		{cv.RoleTitle, "Rigger /Splicer", "Rigger/Splicer"},
		{cv.RoleTitle, "Rigger / Splicer", "Rigger / Splicer"},
		{cv.RoleTitle, "Deputy Manager - Moorings", "Deputy Manager – Moorings"},
		{cv.RoleTitle, "Senior Harbour Rigger- Moorings", "Senior Harbour Rigger – Moorings"},
		{cv.RoleTitle, "Senior Harbour Rigger -Moorings", "Senior Harbour Rigger – Moorings"},
		{cv.RoleOrganisation, "Rolls- Krell", "Rolls- Krell"},
		{cv.RoleTitle, "Head of On- site Rigging", "Head of On- site Rigging"},
		{cv.RoleTitle, "Pre- and Post-Sales Manager", "Pre- and Post-Sales Manager"},
		{cv.RoleTitle, "Vice- President", "Vice-President"},
		{cv.RoleTitle, "Trainee.", "Trainee"},
		{cv.RoleBullet, "Duration :5 weeks", "Duration: 5 weeks"},
		{cv.RoleBullet, "Kept nurse:patient ratios and C:N ratios", "Kept nurse:patient ratios and C:N ratios"},
		{cv.RoleBullet, "Nurse:patient ratios", "Nurse:patient ratios"},
		{cv.RoleBullet, "SQL:2016 queries", "SQL:2016 queries"},
		{cv.RoleBullet, "Team size:4", "Team size: 4"},
		{cv.RoleBullet, "Name of ship:- Ada", "Name of ship: Ada"},
		{cv.RoleBullet, "Berths : “A” to “C”", "Berths: “A” to “C”"},
		{cv.RoleBullet, "Team size:4", "Team size: 4"},
		{cv.RolePlace, "4 Quay Road , Leith, ,Hull", "4 Quay Road, Leith, Hull"},
		{cv.RolePlace, "Leith.", "Leith"},
		{cv.RolePlace, "Leith, U.K.", "Leith, U.K."},
		{cv.RoleOrganisation, "Krell College, Leith., Hull University", "Krell College, Leith, Hull University"},
		{cv.RoleOrganisation, "Krell Corp., Leith", "Krell Corp., Leith"},
		{cv.RoleOrganisation, "Krell .NET Ltd", "Krell .NET Ltd"},
		{cv.RoleQualification, "BSc , Rigging", "BSc, Rigging"},
		{cv.RoleTitle, "Rigger of 1,000 ropes", "Rigger of 1,000 ropes"},
		{cv.RoleBullet, "Sailed at 10 :30", "Sailed at 10 :30"},
		{cv.RoleBullet, "Sailed :-)", "Sailed :-)"},
		{cv.RoleBullet, "Berths: 4", "Berths: 4"},
		{cv.RoleLabel, "Rigging:-", "Rigging"},
		{cv.RoleTitle, "Was praised for keeping the whole yard tidy.", "Was praised for keeping the whole yard tidy."},
		{cv.RoleTitle, "Yard Coord.", "Yard Coord."},
		{cv.RoleTitle, "Rigger (Ltd.)", "Rigger (Ltd.)"},
		{cv.RoleTitle, "Marine Sales Reference(MSR)", "Marine Sales Reference (MSR)"},
		{cv.RoleTitle, "Rigger(s)", "Rigger(s)"},
		{cv.RoleTitle, "C/C++ Developer", "C/C++ Developer"},
		{cv.RoleTitle, "Co-Founder", "Co-Founder"},
		{cv.RoleOrganisation, "Coca - Cola", "Coca - Cola"},
		{cv.RoleOrganisation, "Krell Society- Leith University", "Krell Society – Leith University"},
		{cv.RoleOrganisation, "Krell Ropes Pvt Ltd..", "Krell Ropes Pvt Ltd."},
		{cv.RoleOrganisation, "Krell Ropes Ltd.", "Krell Ropes Ltd."},
		{cv.RoleOrganisation, "A- 12 Block", "A- 12 Block"},
		{cv.RoleOrganisation, "krell.com/ ropes@x", "krell.com/ ropes@x"},
		{cv.RoleHeading, "Extra- Curricular", "Extra-Curricular"},
		{cv.RoleBullet, "Moved up to $ 50,000.00 per day.", "Moved up to $50,000.00 per day."},
		{cv.RoleBullet, "Kept ropes - and lamps - dry.", "Kept ropes - and lamps - dry."},
		{cv.RoleName, "A.R.Mercer Krell", "A.R. Mercer Krell"},
		{cv.RoleName, "Mercer.C.K", "Mercer.C.K"},
		{cv.RoleName, "Dr.Robin Moss", "Dr. Robin Moss"},
	} {
		v := cv.Text{Value: c.before}
		if got := evenSpaces(cv.Ref{Role: c.role, Section: cv.SectionReferences, Text: &v}); got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.role, c.before, got, c.want)
		}
	}
}

// The truth check sees the same facts in them.
func TestEvenSpacesAreNoNewFacts(t *testing.T) {
	for _, before := range []string{
		"QRT Corps/ RopeFirst Intern", "Deputy Manager - Moorings", "Senior Harbour Rigger- Moorings", "Trainee.", "Sales Reference(MSR)",
	} {
		doc := bulletsOf("Moved up to $ 50,000.00 per day.")
		doc.Person.Name.Value = "A.R.MERCER KRELL"
		doc.Work[0].Title.Value = before
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 || len(notes) < 3 {
			t.Errorf("%q: %d notes, taken back: %v", before, len(notes), reverted)
		}
	}
}
