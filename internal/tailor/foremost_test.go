package tailor

import (
	"testing"

	"focal/internal/cv"
)

// A bullet goes before the others for what the job is chiefly about, for a later demand only where it has many words of the advert and
// the first one next to none, and nothing goes before the people that somebody leads.
func TestBulletsMoveForFirstDemandsOrManyWords(t *testing.T) {
	advert := "Rigger\n\nEssential\n- Rope splicing\n- Mast lights\n- Tide tables\n- Welding of hulls, masts, booms and keels of yachts\n"
	for _, c := range []struct {
		name    string
		bullets []string
		want    string
	}{
		{"for the first demand", []string{"Painted sheds.", "Performed rope splicing."}, "Performed rope splicing."},
		{"for a later one", []string{"Painted sheds.", "Performed welding of hulls."}, "Painted sheds."},
		{
			"for a later one in many words of the advert",
			[]string{"Painted sheds.", "Performed welding of hulls, masts, booms and keels of yachts."},
			"Performed welding of hulls, masts, booms and keels of yachts.",
		},
		{
			"for a later one where the first has some of the advert",
			[]string{"Painted mast lights.", "Performed welding of hulls, masts and booms."},
			"Painted mast lights.",
		},
		{
			"what somebody learnt",
			[]string{"Painted sheds.", "Learned welding of hulls, masts, booms and keels of yachts."},
			"Painted sheds.",
		},
		{
			"before a line that tells what the post was",
			[]string{"Seaside town with jetties.", "Performed welding of hulls, masts, booms and keels of yachts."},
			"Seaside town with jetties.",
		},
		{"before people", []string{"Led a crew of nine.", "Performed rope splicing."}, "Led a crew of nine."},
		{
			"before a thing for people",
			[]string{"Managed payroll for 40 employees.", "Performed rope splicing."},
			"Performed rope splicing.",
		},
		{
			"before a course with people",
			[]string{"Trained in first aid with colleagues.", "Performed rope splicing."},
			"Performed rope splicing.",
		},
	} {
		doc := &cv.Document{Locale: "en-GB"}
		var w cv.Engagement
		for _, b := range c.bullets {
			w.Highlights = append(w.Highlights, cv.Text{Value: b})
		}
		doc.Work = []cv.Engagement{w}
		doc.AssignIDs()
		Arrange(doc, doc.Clone(), Compare(doc, Requirements(job(advert)), today), advert, Front{}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != c.want {
			t.Errorf("%s: %q comes first", c.name, got)
		}
	}
}

// People are led where they are what the verb is about, not where something is done for them or named after them.
func TestLeadsPeople(t *testing.T) {
	for bullet, want := range map[string]bool{
		"Led a crew of nine.":                         true,
		"Manages a 24-strong mooring team":            true,
		"Was responsible for a team of nine welders.": true,
		"Supervised 12 deckhands and yard workers.":   true,
		"Led and coached the night crew.":             true,
		"Manages staff across three yards.":           true,
		"Managed payroll for 40 employees.":           false,
		"Managed the snack bar of the students.":      false,
		"Led talks with people ashore.":               false,
		"Was responsible for tea for the drivers.":    false,
		"Managed staff rotas.":                        false,
		"Painted sheds with the crew.":                false,
		"Trained in first aid with colleagues.":       false,
		"Trained the crew.":                           false,
		"Managed stores.":                             false,
	} {
		if got := leadsPeople(bullet); got != want {
			t.Errorf("%q: %v", bullet, got)
		}
	}
	if !guidesPeople("Trained the crew.") || guidesPeople("Trained in first aid with colleagues.") {
		t.Error("whom somebody teaches")
	}
}
