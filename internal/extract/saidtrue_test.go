package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// manyAlike is a CV of short posts in which lines are the same, with labels, projects apart from them, and months that are misspelt.
const manyAlike = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
- Trained the crew of the boats
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Trained the crew of the boats
- Rowed the mail
- Sold tickets
## Interests
Lamp of Holm, new.
- Client Holm Council.
- Set up a lamp on the pier.
Lamp of Vardo, old.
- Client Vardo Council.
- Painted the tower.
Jam- 2008 to Febuary 2010
Certificate : Rope Work
## Additional Information
Phone : nine hundred
Notes
Skype ID`

// Each gesture is true, and touches no other line.
func TestGesturesAreTrue(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: manyAlike})
	plain, _ := Document(src, Options{})
	line := func(text string, nth int) int {
		for i, s := range plain.Source {
			if strings.Contains(s.Text, text) {
				if nth--; nth == 0 {
					return i
				}
			}
		}
		t.Fatalf("no line %q", text)
		return 0
	}
	said := func(as cv.MarkKind, text string, nth int) cv.Mark {
		return cv.Mark{Line: line(text, nth), As: as, Section: cv.SectionWork}
	}
	moved := func(to, from, last string) (out []cv.Mark) {
		for l := line(from, 1); l <= line(last, 1); l++ {
			out = append(out, cv.Mark{Line: l, As: cv.MarkMove, Section: cv.SectionWork, Entry: line(to, 1) + 1})
		}
		return out
	}
	words := func(m cv.Mark, part string) cv.Mark {
		m.Part = part
		return m
	}
	keeper := "Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | "
	projects := "Lamp of Holm, new.; Client Holm Council.; Set up a lamp on the pier.; " +
		"Lamp of Vardo, old.; Client Vardo Council.; Painted the tower."
	for _, c := range []struct {
		name string
		say  []cv.Mark
		want func(*cv.Document) string
		is   string
	}{
		{
			"a range keeps the order of the file, each line once",
			moved("Ferry", "Lamp of Holm", "Painted"),
			func(d *cv.Document) string {
				return strings.Join(append(valuesOf(d.Work[1].Summary), valuesOf(d.Work[1].Highlights)...), "; ")
			},
			"Trained the crew of the boats; Rowed the mail; Sold tickets; " + projects,
		},
		{
			"the second of two equal lines",
			[]cv.Mark{said(cv.MarkTitle, "Trained the crew of the boats", 2)},
			func(d *cv.Document) string { return fmt.Sprint(d.Work[0].Title.Value, "; ", d.Work[1].Title) },
			"Keeper of the lamps; Trained the crew of the boats",
		},
		{
			"a line left out takes no date from the post above",
			[]cv.Mark{said(cv.MarkStart, "Ferry", 1), said(cv.MarkDates, "Ferry", 1), said(cv.MarkOut, "Rowed", 1)},
			func(d *cv.Document) string { return wholePosts(d)[0] + " / " + d.Work[1].Dates.Text.Value },
			keeper + "Trimmed forty lamps; Trained the crew of the boats / 2011 – 2016",
		},
		{
			"text after a start leaves the start",
			[]cv.Mark{said(cv.MarkStart, "Lamp of Holm", 1), said(cv.MarkText, "Client Holm", 1), said(cv.MarkText, "Lamp of Holm", 1)},
			func(d *cv.Document) string { return fmt.Sprint(len(d.Work)) },
			"3",
		},
		{
			"words left out of a line that was moved leave it there",
			append(moved("Keeper", "Lamp of Vardo", "Lamp of Vardo"), words(said(cv.MarkOut, "Lamp of Vardo", 1), "of")),
			func(d *cv.Document) string { return strings.Join(valuesOf(d.Work[0].Highlights), "; ") },
			"Trimmed forty lamps; Trained the crew of the boats; Lamp Vardo, old.",
		},
		{
			"words that are text of another post leave what else was said",
			[]cv.Mark{
				said(cv.MarkStart, "Lamp of Vardo", 1), said(cv.MarkTitle, "Lamp of Vardo", 1),
				words(moved("Keeper", "Client Vardo", "Client Vardo")[0], "Client Vardo"),
			},
			func(d *cv.Document) string { return fmt.Sprint(len(d.Work), d.Work[2].Title, " ", d.Work[1].Title) },
			"3 Lamp of Vardo, old. Ferry Operator",
		},
		{
			"a label goes with the value that is left out",
			[]cv.Mark{words(said(cv.MarkOut, "Phone", 1), "nine hundred")},
			func(d *cv.Document) string {
				printed := ""
				d.Walk(func(r cv.Ref) { printed += r.Text.Value + "; " })
				return fmt.Sprint(strings.Contains(printed, "Phone"))
			},
			"false",
		},
		{
			"dates with misspelt months keep their words and give the years",
			[]cv.Mark{
				said(cv.MarkStart, "Lamp of Vardo", 1), said(cv.MarkTitle, "Lamp of Vardo", 1),
				words(said(cv.MarkDates, "Jam- 2008", 1), "Jam- 2008 to Febuary 2010"),
			},
			func(d *cv.Document) string {
				w := d.Work[2].Dates
				return fmt.Sprint(w.Text, " ", w.Start.Year, " ", w.End.Year)
			},
			"Jam- 2008 to Febuary 2010 2008 2010",
		},
		{
			"a title in the text of a post is its title, and of no other",
			[]cv.Mark{said(cv.MarkTitle, "Sold", 1)},
			func(d *cv.Document) string { return fmt.Sprint(d.Work[0].Title, "; ", d.Work[1].Organisation) },
			"Keeper of the lamps; Holm Ferries Ltd",
		},
		{
			"what is moved to the personal details is printed there",
			[]cv.Mark{{Line: line("Skype", 1), As: cv.MarkMove, Section: cv.SectionPerson}},
			func(d *cv.Document) string { return fmt.Sprint(slices.Contains(personText(d), ": Skype ID")) },
			"true",
		},
	} {
		doc, _ := Document(src, Options{Marks: c.say})
		if got := c.want(doc); got != c.is {
			t.Errorf("%s: %q, want %q\n%q\n%v", c.name, got, c.is, wholePosts(doc), doc.Additional)
		}
	}
}

// Words that are added to a degree leave it its own, and do not go to another course.
func TestWordsAddedToADegree(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Education
Diploma in Pilotage, Holm College, 2010
- Graded with distinction
Certificate in Rope Work, Loft School, 2001 – 2002
- Second of the class (71.00 %)`})
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "(71.00 | title | Education | (71.00 %)")
	marks[0].Add = true
	doc, _ := Document(src, Options{Marks: marks})
	var got []string
	for _, e := range doc.Education {
		got = append(got, e.Degree.Value+" | "+e.Institution.Value)
	}
	want := []string{"Diploma in Pilotage | Holm College", "Certificate in Rope Work (71.00 %) | Loft School"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q; %v", got, want, doc.Additional)
	}
}

// Contacts of several lines each find their field.
func TestContactsOfSeveralLines(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: `@ Marit Solberg
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
## Interests
Father's Name : Olav Solberg
Address : Old Slip 4
9008 Tromsø
Mobile : +47 900 11 223
marit.solberg@example.org
Location Preferred : Vadsø`})
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "Father | contact", "Old Slip | contact", "9008 | contact", "Mobile | contact",
		"marit.sol | contact", "Preferred | contact")
	doc, _ := Document(src, Options{Marks: marks})
	got := personText(doc)
	want := []string{
		"+47 900 11 223", "marit.solberg@example.org", "", "Old Slip 4, 9008 Tromsø",
		"Father's Name: Olav Solberg", "Location Preferred: Vadsø",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q; %v", got, want, doc.Additional)
	}
}

// Texts are called by the place that they have after the gestures: what is typed into the second post of the page goes to the
// second post of the document.
func TestA1_NamesOfTextsAreTheirPlaces(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: manyAlike})
	plain, _ := Document(src, Options{})
	at := slices.IndexFunc(plain.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, "Trained the crew") })
	doc, _ := Document(src, Options{Marks: []cv.Mark{{Line: at, As: cv.MarkStart, Section: cv.SectionWork}}})
	if len(doc.Work) <= len(plain.Work) {
		t.Fatalf("%d posts, had %d: no post began", len(doc.Work), len(plain.Work))
	}
	doc.Walk(func(r cv.Ref) {
		if r.Text.ID != r.Path {
			t.Errorf("%s is called %s", r.Path, r.Text.ID)
		}
	})
}

// A heading below a post that the user began ends it: what stands under the heading is of its section.
func TestA1_AHeadingEndsThePostAbove(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 420, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
Rowing the mail for Holm Ferries, 2011 – 2016
- Carried 200 letters a day in all weathers.
What I can handle
Sextant, Radar, Sea charts`})
	plain, _ := Document(src, Options{})
	line := func(text string) int {
		return slices.IndexFunc(plain.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, text) })
	}
	doc, _ := Document(src, Options{Marks: []cv.Mark{
		{Line: line("Rowing"), As: cv.MarkStart, Section: cv.SectionWork},
		{Line: line("What I can"), As: cv.MarkHeading, Section: cv.SectionSkills},
	}})
	var skills []string
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			skills = append(skills, k.Value)
		}
	}
	if got := strings.Join(skills, "; "); got != "Sextant; Radar; Sea charts" {
		t.Errorf("skills %q", got)
	}
}
