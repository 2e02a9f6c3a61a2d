package blind

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestScrub(t *testing.T) {
	original := &cv.Document{
		Person: cv.Person{
			Name: cv.Text{Value: "Dr Grace de Vries-Baker MSc"}, Email: cv.Text{Value: "gbaker@tidemill.example"},
			Phone: cv.Text{Value: "+44 7700 900 321"}, Profiles: []cv.Profile{{Username: "gdvb99"}},
		},
		Education: []cv.Education{{Institution: cv.Text{Value: "Wexcombe College, Hull"}}},
	}
	for _, c := range []struct {
		level      cv.Level
		role       cv.Role
		text, want string
	}{
		{cv.ClientSafe, cv.RoleProse, "Grace leads; call 07700 900321.", "Grace leads; call [withheld]."},
		{cv.ClientSafe, cv.RoleProse, "Mob07700900321, or 07700 900321 01632 960 158 0113 496 0999.", "Mob[withheld], or [withheld]."},
		{cv.ClientSafe, cv.RoleProse, "Ring 07700 – 900 · 321 or 07700,900,321.", "Ring [withheld] or [withheld]."},
		{cv.ClientSafe, cv.RoleBullet, "Cut costs by 2019-2021, £1,200,000,000 in all.", "Cut costs by 2019-2021, £1,200,000,000 in all."},
		{cv.ClientSafe, cv.RoleBullet, "Saved 014 350 2000 items in 2019 – 2021", "Saved [withheld] items in 2019 – 2021"},
		{cv.ClientSafe, cv.RoleBullet, "Wrote ASP.NET services for bakery.com", "Wrote ASP.NET services for bakery.com"},
		{cv.ClientSafe, cv.RoleBullet, "See github.com/anyone/tool and @anyone.", "See [withheld] and [withheld]."},
		{cv.ClientSafe, cv.RoleBullet, "Known as gdvb99 in forums", "Known as [withheld] in forums"},
		{cv.Blind, cv.RoleBullet, "Grace’s team; Ms de Vries-Baker and VRIES, G. D. led.", "G.D.V.B.’s team; Ms G.D.V.B. and G.D.V.B. led."},
		{cv.Blind, cv.RoleBullet, "By the grace of the baker.", "By the grace of the baker."},
		{cv.Blind, cv.RoleTitle, "Baker", "Baker"},
		{cv.Blind, cv.RoleTitle, "Assistant to Grace Baker", "Assistant to G.D.V.B."},
		{cv.Blind, cv.RoleProse, "Born on 3 May 1984, NI no AB 12 34 56 C.", "[withheld], NI no [withheld]."},
		{cv.Blind, cv.RoleProse, "She went to Wexcombe College.", "She went to Wexcombe College."},
		{cv.BlindPlus, cv.RoleProse, "She went to Wexcombe College and leads it.", "They went to [school withheld] and leads it."},
		{cv.BlindPlus, cv.RoleProse, "She leads the chairman’s office, an Irish national on maternity leave.", "They lead the chair’s office, [withheld] on parental leave."},
		{cv.BlindPlus, cv.RoleProse, "Uses MS Office with Irish Ferries; Mr Orme is his son.", "Uses MS Office with Irish Ferries; Orme is their child."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in mechanics in June 2004, built it in 2004.", "Graduated in mechanics, built it in 2004."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in mechanics in Sept. 2004.", "Graduated in mechanics."},
		{cv.BlindPlus, cv.RoleProse, "Qualified as a rigger in Nov 2011, then led.", "Qualified as a rigger, then led."},
		{cv.BlindPlus, cv.RoleProse, "Graduated in Marketing 2004 of the academy.", "Graduated in Marketing 2004 of the academy."},
	} {
		s := secretsOf(original, cv.Privacy{Level: c.level, Candidate: cv.Initials})
		section := cv.SectionWork
		got, what := s.scrub(c.text, cv.Ref{Section: section, Role: c.role})
		if got != c.want || (got != c.text) != (len(what) > 0) {
			t.Errorf("%s: %q became %q (%s), want %q", c.level, c.text, got, strings.Join(what, ", "), c.want)
		}
	}
}

func TestTownOf(t *testing.T) {
	for value, want := range map[string]string{
		"12 Lantern Street, Leeds LS6 2QT": "Leeds",
		"Leeds, UK":                        "Leeds, UK",
		"Flat 3, Quay House, Hull":         "Hull",
		"90210 Beverly Hills":              "",
		"Lindenstraße 4, 04109 Leipzig":    "",
		"Remote":                           "Remote",
	} {
		if got := townOf(cv.Place{Text: cv.Text{Value: value}}); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
	p := cv.Place{Text: cv.Text{Value: "Lindenstraße 4, 04109 Leipzig"}, City: "Leipzig", PostalCode: "04109", Street: "Lindenstraße 4"}
	if got := townOf(p); got != "Leipzig" {
		t.Errorf("the town of a known address: %q", got)
	}
}

func TestDescription(t *testing.T) {
	for _, c := range []struct{ organisation, text, want string }{
		{"Tarn Cables Ltd (ropes for quarries)", "", "ropes for quarries"},
		{"Tarn Cables Ltd", "A family firm of forty that makes ropes. I led it.", "A family firm of forty that makes ropes"},
		{"Tarn Cables Ltd", "Tarn Cables is a maker of ropes for quarries.", "a maker of ropes for quarries"},
		{"Tarn Cables Ltd", "It was a hard year for everybody.", "[employer withheld]"},
		{"Tarn Cables Ltd", "A firm called Tarn Cables.", "[employer withheld]"},
	} {
		w := cv.Engagement{Organisation: cv.Text{Value: c.organisation}, Summary: []cv.Text{{Value: c.text}}}
		if got := description(w); got != c.want {
			t.Errorf("%s, %q: %q, want %q", c.organisation, c.text, got, c.want)
		}
	}
}

// What stands for a course of which nothing else is left is a change like any other: it
// is listed, and goes where it is taken back.
func TestACourseWithoutALineIsAChange(t *testing.T) {
	original := func() *cv.Document {
		d := &cv.Document{Education: []cv.Education{{Institution: cv.Text{Value: "Wexcombe College"}}}}
		d.AssignIDs()
		return d
	}
	privacy := cv.Privacy{Level: cv.BlindPlus}
	doc := original()
	notes := Hide(doc, original(), privacy, nil)
	var of []string
	for _, n := range notes {
		of = append(of, n.Field+"="+n.After) // the name's first
	}
	want := "education[0].institution= education[0].degree=" + withheld
	if got := strings.Join(of[1:], " "); got != want || doc.Education[0].Degree.Value != withheld {
		t.Errorf("%s, %+v", got, doc.Education)
	}
	doc = original()
	Hide(doc, original(), privacy, func(n cv.Note) bool { return n.Field != "education[0].degree" })
	if doc.Education[0].Degree.Value != "" {
		t.Errorf("not taken back: %+v", doc.Education)
	}
}
