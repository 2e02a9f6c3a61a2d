package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// Two posts below the name of their employer, which were read as one: wherever the user says that the second starts, or that it has
// the same employer, both have it, each with its own title and time. What stands in other entries stays.
func TestA1_PostsThatWereReadAsOnePart(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
North Harbour Management Limited	Dec 2016 – Current
Lamp Investment, Vice President	Kirkwall
- Trimmed forty lamps
Skerry Global Limited, Skerry Research	Kirkwall
Regional Lamp Team, Senior Associate	Jun 2014 – Sep 2016
Regional Lamp Team, Associate	May 2011 – Apr 2012
- Counted the seals
- Handled all kinds of requests
## Education
Diploma in Pilotage, Holm College, 2009`})
	text := func(v string, lines ...int) cv.Text { return cv.Text{Value: v, Lines: lines, Confidence: 0.9} }
	north := "Lamp Investment, Vice President | North Harbour Management Limited | Dec 2016 – Current | Trimmed forty lamps"
	senior := "Regional Lamp Team, Senior Associate | Skerry Global Limited, Skerry Research | Jun 2014 – Sep 2016 | "
	junior := "Regional Lamp Team, Associate | Skerry Global Limited, Skerry Research | May 2011 – Apr 2012 | " +
		"Counted the seals; Handled all kinds of requests"
	for _, c := range []struct {
		name string
		say  []string
		want []string
	}{
		{"the second starts", []string{"Team, Associate | start | Work Experience"}, []string{north, senior, junior}},
		{"the second has the same employer", []string{"Team, Associate | same | Work Experience"}, []string{north, senior, junior}},
		{
			"both start",
			[]string{"Senior Associate | start | Work Experience", "Team, Associate | start | Work Experience", "Team, Associate | same"},
			[]string{north, senior, junior},
		},
	} {
		b := read(src, Options{})
		at := slices.IndexFunc(b.doc.Source, func(s cv.SourceLine) bool { return s.Text != "" && s.Text[0] == 'S' && s.Text[1] == 'k' })
		w := &b.doc.Work
		*w = append((*w)[:1:1], cv.Engagement{
			Title: text("Regional Lamp Team, Associate", at+2), Organisation: text("Skerry Global Limited, Skerry Research", at),
			Location: text("Kirkwall", at), Dates: Period("Jun 2014 – Sep 2016", "en"),
			Summary:    []cv.Text{text("Regional Lamp Team, Senior Associate", at+1)},
			Highlights: []cv.Text{text("Counted the seals", at+3), text("Handled all kinds of requests", at+4)},
		})
		(*w)[1].Dates.Text = text("Jun 2014 – Sep 2016", at+1)
		b.mend(say(t, b.doc, c.say...))
		if got := wholePosts(b.doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q\n%s", c.name, got, c.want, dumped(b.doc))
		}
	}
}

// A post that the user parts from the one above keeps the employer that its own line names; without one it has that above.
func TestA1_CutPostKeepsItsOwnEmployer(t *testing.T) {
	text := func(v string, lines ...int) cv.Text { return cv.Text{Value: v, Lines: lines, Confidence: 0.9} }
	for _, c := range []struct{ line, title, employer string }{
		{"Keeper, Elm Moorings Ltd, 2009 – 2012", "Keeper", "Elm Moorings Ltd"},
		{"Keeper, 2009 – 2012", "Keeper", "Skerry Global Limited"},
	} {
		src := flow("**Marit Solberg**\nmarit.solberg@example.org\n# Work Experience\nSkerry Global Limited\n" +
			"Lamp Foreman, 2013 – 2016\n- Trimmed forty lamps\n" + c.line + "\n- Counted the seals\n- Kept the slip clear")
		b := read(src, Options{})
		at := slices.IndexFunc(b.doc.Source, func(s cv.SourceLine) bool { return s.Text == "Skerry Global Limited" })
		post := cv.Engagement{ // the second title, above which the text of another post stands
			Title: text("Keeper", at+3), Organisation: text("Skerry Global Limited", at), Dates: Period("2009 – 2012", "en"),
			Summary:    []cv.Text{text("Lamp Foreman, 2013 – 2016", at+1)},
			Highlights: []cv.Text{text("Trimmed forty lamps", at+2), text("Counted the seals", at+4), text("Kept the slip clear", at+5)},
		}
		post.Dates.Text = text("2009 – 2012", at+3)
		b.doc.Work = []cv.Engagement{post}
		b.mend(say(t, b.doc, c.line+" | start | Work Experience"))
		last := b.doc.Work[len(b.doc.Work)-1]
		if len(b.doc.Work) != 2 || last.Title.Value != c.title || last.Organisation.Value != c.employer {
			t.Errorf("%q: %q", c.line, wholePosts(b.doc))
		}
	}
}
