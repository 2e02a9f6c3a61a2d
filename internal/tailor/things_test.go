package tailor

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// TestThingsWith: what is missing is told in things; names and rare nouns stand for themselves.
func TestThingsWith(t *testing.T) {
	for _, c := range []struct {
		text  string
		words []string
		want  []string
	}{
		{"Deliver the right product with partners", []string{"right", "partners"}, []string{"right product", "partners"}},
		{
			"Specific certifications related to the area of assignment",
			[]string{"Specific", "assignment"},
			[]string{"Specific certifications related to the area of assignment"},
		},
		{
			"Help partners make strategic decisions toward growth",
			[]string{"partners", "make", "strategic"},
			[]string{"partners make strategic decisions"},
		},
		{
			"Learn ropes and present bold findings to partners",
			[]string{"Learn", "bold", "findings", "partners"},
			[]string{"Learn ropes", "bold findings", "partners"},
		},
		{"Run services in Kotlin and Python", []string{"Kotlin", "Python"}, []string{"Kotlin", "Python"}},
		{"Wards that meet dialysis standards", []string{"dialysis"}, []string{"dialysis"}},
	} {
		if got := thingsWith(c.text, c.words); !slices.Equal(got, c.want) {
			t.Errorf("%q %q: %q, want %q", c.text, c.words, got, c.want)
		}
	}
}

// TestA2_YearsWithoutAField: years that no field is named for are met where the CV tells of as many and its posts bear it out.
func TestA2_YearsWithoutAField(t *testing.T) {
	long := &cv.Document{
		Summary: []cv.Text{text("Platform engineer with 12 years of experience running systems.")},
		Work: []cv.Engagement{
			post("Senior Engineer", "Tarn Systems Ltd", 2018, 0, "Ran services in production."),
			post("Engineer", "Fell Networks", 2014, 2018, "Kept the network of two sites."),
		},
	}
	untold := &cv.Document{Work: long.Work}
	short := &cv.Document{Summary: long.Summary, Work: long.Work[1:]}
	intern := &cv.Document{
		Work:      []cv.Engagement{post("Marketing Intern", "Elm Ltd", 2014, 2018, "Wrote leaflets.")},
		Education: []cv.Education{{Degree: text("BSc"), Area: text("Biology")}},
	}
	held := func(title, first string) *cv.Document {
		return &cv.Document{Work: []cv.Engagement{post(title, "Elm Ltd", 2014, 0, first, "Filed letters.", "Took calls.", "Sold tickets.")}}
	}
	once, planner := held("Clerk", "Planned one fair."), held("Planner", "Drew maps.")
	for _, c := range []struct {
		doc         *cv.Document
		asked, want string
	}{
		{long, "Minimum 10 years' experience", Met},
		{long, "10+ years experience", Met},
		{long, "20+ years experience", Partly},
		{long, "10 years of experience in a related field", Partly},
		{long, "More than 5 years in a similar role", Partly},
		{long, "Extensive experience (8+ years) in engineering", Met},
		{long, "Extensive experience (8+ years) in welding", Not},
		{untold, "Minimum 10 years' experience", Partly},
		{short, "Minimum 10 years' experience", Partly},
		{long, "Three years of professional experience", Partly},
		{intern, "Three years of professional experience", Partly},
		{once, "Two years of planning experience", Partly},
		{planner, "Two years of planning experience", Met},
	} {
		c.doc.AssignIDs()
		r := Compare(c.doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements[0]
		if r.Status != c.want || strings.Contains(r.Reason, "size") {
			t.Errorf("%q: %s %q (%s), want %s", c.asked, r.Status, r.Evidence, r.Reason, c.want)
		}
	}
}

// TestMayBeRequired: what may be required is no must, and of a personal quality it is said that it is not scored.
func TestMayBeRequired(t *testing.T) {
	for asked, level := range map[string]string{
		"Certificates in crane work may be required":              Nice,
		"Certificates in crane work are required":                 Must,
		"Experience of lifting loads, as may be required, at sea": Must,
	} {
		if r := Requirements(job("Requirements\n- " + asked)); len(r) == 0 || r[0].Level != level {
			t.Errorf("%q: %v, want %s", asked, r, level)
		}
	}
	r := judgedOn("Filed letters.", "Regular and punctual attendance is required")
	if r.Kind != KindSoft || !strings.HasSuffix(r.Reason, notScored) {
		t.Errorf("%s: %s", r.Kind, r.Reason)
	}
}
