package wordtemplate

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/problem"
	"focal/internal/wordtemplate/specimen"
)

func builtin(t testing.TB, name string) *Template {
	t.Helper()
	template, err := Builtin(name)
	if err != nil {
		t.Fatal(err)
	}
	return template
}

func fill(t testing.TB, name string, d *cv.Document, o FillOptions) []byte {
	t.Helper()
	out, err := builtin(t, name).Fill(d, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Names are compared without case (D-58); Generic is the default and comes first.
func TestBuiltinByName(t *testing.T) {
	if Names()[0] != "Generic" || !slices.Contains(Names(), "Modern") {
		t.Errorf("names are %v", Names())
	}
	for _, name := range []string{"generic", " MODERN ", "Europass"} {
		if _, err := Builtin(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Builtin("Fancy"); !problem.Is(err, problem.Invalid) {
		t.Errorf("unknown name: %v", err)
	}
}

// The bytes of every template are pinned: a change of look, of order, of
// compression is a decision, to be made here.
func TestGoldenBytes(t *testing.T) {
	golden := map[string]string{
		"Generic":   "a4bf8f284a9ef9a9",
		"Modern":    "3781613d83e5898b",
		"Corporate": "bfd155d8969f0855",
		"Defence":   "b0baa9b63d2a18e9",
		"Europass":  "1c69ce4866a13c2a",
		"Compact":   "7aa8a62781879ba8",
		"Sidebar":   "03696321dded0599",
		"Academic":  "64c5a89682123393",
		"Agency":    "4ea2b1ca02512167",
	}
	o := FillOptions{Product: "Focal", Created: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), Icon: testIcon(t, 60, 30)}
	for _, name := range Names() {
		o.Marking = map[string]string{"Defence": "OFFICIAL"}[name]
		first, second := fill(t, name, specimen.Full(), o), fill(t, name, specimen.Full(), o)
		if !bytes.Equal(first, second) {
			t.Errorf("%s: two fillings differ", name)
		}
		if got := fmt.Sprintf("%x", sha256.Sum256(first))[:16]; got != golden[name] {
			t.Errorf("%s: hash is %s, pinned is %s", name, got, golden[name])
		}
	}
}

// In Word a style that says "not bold" leaves a bold paragraph bold (ECMA-376 part 1,
// 17.7.3: toggle properties of styles are added up); only the run itself can say no.
// LibreOffice takes the style's word for it, so that a look there does not show it.
func TestWhatIsNotBoldSaysSoItself(t *testing.T) {
	says := func(properties *ooxml.Node) bool { return properties.Kid("w:b").Get("w:val") == "0" }
	for _, name := range Names() {
		file := fill(t, name, specimen.Full(), FillOptions{})
		light := map[string]bool{}
		part(t, file, "word/styles.xml").Each(func(n *ooxml.Node) {
			if n.Name == "w:style" && n.Get("w:type") == "character" {
				light[n.Get("w:styleId")] = says(n.Kid("w:rPr"))
			}
		})
		part(t, file, "word/document.xml").Each(func(n *ooxml.Node) {
			if style := n.Kid("w:rStyle").Get("w:val"); n.Name == "w:rPr" && light[style] && !says(n) {
				t.Errorf("%s: a run of style %s relies on its style for being not bold", name, style)
			}
		})
	}
}

// Everything that a CV says is printed: no template may swallow a field.
func TestEveryValueIsPrinted(t *testing.T) {
	people := []*cv.Document{specimen.Full(), specimen.Short(), specimen.Military(), specimen.Academic(), specimen.Developer()}
	for i := range 12 {
		people = append(people, specimen.Random(rand.New(rand.NewPCG(uint64(i), 9))))
	}
	for _, name := range Names() {
		for _, d := range people {
			out := shown(part(t, fill(t, name, d, FillOptions{}), "word/document.xml"))
			d.Walk(func(r cv.Ref) {
				if _, bare, _ := strings.Cut("://"+r.Text.Value, "://"); !strings.Contains(out, strings.TrimPrefix(bare, "https://")) {
					t.Errorf("%s, %s: %s %q is not in the document", name, d.Person.Name, r.Path, r.Text.Value)
				}
			})
			for _, dates := range datesOf(d) {
				if !strings.Contains(out, wordsFor(d.Locale).period(dates)) {
					t.Errorf("%s, %s: the dates %q are not in the document", name, d.Person.Name, dates.Display())
				}
			}
		}
	}
}

func datesOf(d *cv.Document) []cv.DateRange {
	var list []cv.DateRange
	for _, e := range append(slices.Clone(d.Work), d.Volunteering...) {
		list = append(list, e.Dates)
	}
	for _, e := range d.Education {
		list = append(list, e.Dates)
	}
	for _, e := range d.Projects {
		list = append(list, e.Dates)
	}
	for _, e := range d.Certificates {
		list = append(list, e.Dates)
	}
	for _, e := range d.Clearances {
		list = append(list, e.Dates)
	}
	for _, e := range d.Publications {
		list = append(list, e.Dates)
	}
	for _, e := range d.Awards {
		list = append(list, e.Dates)
	}
	return list
}

// D-60: empty sections are not printed, and nothing stands over nothing.
func TestEmptySectionsAreOmitted(t *testing.T) {
	for _, name := range Names() {
		if got := shown(part(t, fill(t, name, specimen.Bare(), FillOptions{}), "word/document.xml")); got != "Bo Li¶" {
			t.Errorf("%s: a CV with a name only gives %q", name, got)
		}
		if got := shown(part(t, fill(t, name, &cv.Document{}, FillOptions{}), "word/document.xml")); strings.Trim(got, "¶") != "" {
			t.Errorf("%s: an empty CV gives %q", name, got)
		}
	}
}

func TestSectionsInTheFixedOrder(t *testing.T) {
	out := shown(part(t, fill(t, "Generic", specimen.Full(), FillOptions{}), "word/document.xml"))
	at := 0
	for _, section := range cv.SectionOrder[1:] {
		i := strings.Index(out, "¶"+string(section)+"¶")
		if i < at {
			t.Errorf("%s stands at %d, behind %d", section, i, at)
		}
		at = i
	}
}

// A CV without posts shows what somebody did unpaid above the education, under a heading that calls it no work.
func TestUnpaidPostsStandWherePostsDo(t *testing.T) {
	d := specimen.Full()
	d.Work = nil
	for _, name := range Names() {
		out := shown(part(t, fill(t, name, d, FillOptions{}), "word/document.xml"))
		folded := strings.ToLower(out)
		at, education := strings.Index(out, "Girls into Engineering"), strings.Index(folded, "education")
		if at < 0 || at > education && name != "Academic" { // which has the education first
			t.Errorf("%s: unpaid posts at %d, education at %d", name, at, education)
		}
		work := strings.Contains(folded, "work experience¶") || !strings.Contains(folded, "experience¶")
		if work || strings.Contains(folded, "volunteering¶") {
			t.Errorf("%s: headings of unpaid posts in %s", name, out)
		}
	}
}

// D-107: what a CV tells of as leadership is not printed as voluntary work.
func TestActivitiesAreNotCalledVoluntary(t *testing.T) {
	for heading, want := range map[string]string{"Leadership": "activities¶", "Volunteer Work": "volunteering¶"} {
		d := sampleCV()
		d.Source = []cv.SourceLine{{Text: heading, As: cv.LineHeading}, {Text: "Captain"}}
		d.Volunteering = []cv.Engagement{{Title: cv.Text{Value: "Captain", Lines: []int{1}}}}
		for _, name := range Names() {
			out := strings.ToLower(shown(part(t, fill(t, name, d, FillOptions{}), "word/document.xml")))
			if !strings.Contains(out, want) || strings.Count(out, "volunteering¶")+strings.Count(out, "activities¶") != 1 {
				t.Errorf("%s, %s: %q is not the heading in %s", heading, name, want, out)
			}
		}
	}
}

// D-61: what the template itself says is in the CV's language.
func TestHeadingsInTheLanguageOfTheCV(t *testing.T) {
	for locale, want := range map[string][2]string{
		"de-DE": {"Berufserfahrung", "März 2020 – heute"}, "fr": {"Expérience professionnelle", "mars 2020 – aujourd’hui"},
		"es-ES": {"Experiencia laboral", "mar. 2020 – actualidad"}, "en-US": {"Work Experience", "Mar 2020 – Present"}, "xx": {"Work Experience", "Mar 2020 – Present"},
	} {
		d := sampleCV()
		d.Locale = locale
		out := shown(part(t, fill(t, "Generic", d, FillOptions{}), "word/document.xml"))
		if !strings.Contains(out, want[0]) || !strings.Contains(out, want[1]) {
			t.Errorf("%s: %q and %q are not in %s", locale, want[0], want[1], out)
		}
	}
	for name, w := range languages {
		for _, s := range sections {
			if plain(w.headings[s]) == "" {
				t.Errorf("%s has no heading for %s", name, s)
			}
		}
		if w.experience == "" || w.activities == "" {
			t.Errorf("%s has no heading for unpaid posts, or none for activities", name)
		}
		for _, l := range labelNames {
			if plain(w.labels[l]) == "" {
				t.Errorf("%s has no label %s", name, l)
			}
		}
		if slices.Contains(w.months[:], "") || slices.Contains(w.seasons[:], "") {
			t.Errorf("%s: months %v, seasons %v", name, w.months, w.seasons)
		}
	}
}

// What stands under no heading of the CV is gathered under one of ours, wherever it stood.
func TestAdditionalInformationHasOneHeading(t *testing.T) {
	section := func(heading string, items ...string) cv.OtherSection {
		s := cv.OtherSection{Heading: cv.Text{Value: heading}}
		for _, item := range items {
			s.Items = append(s.Items, cv.Item{Text: cv.Text{Value: item}})
		}
		return s
	}
	d := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Ida Tarn"}}, Additional: []cv.OtherSection{
		section("Hobby horses", "Seven of them."), section("", "Willing to travel."), section("", "No car."),
		section("ADDITIONAL INFORMATION", "Can swim."),
	}}
	for _, name := range Names() {
		text := shown(part(t, fill(t, name, d, FillOptions{}), "word/document.xml"))
		if n := strings.Count(strings.ToUpper(text), "ADDITIONAL INFORMATION"); n != 1 {
			t.Errorf("%s: %d headings\n%s", name, n, text)
		}
		if strings.Index(text, "Seven of them.") < strings.Index(text, "Can swim.") {
			t.Errorf("%s: what has no heading looks as if it had one\n%s", name, text)
		}
	}
	if len(d.Additional) != 4 || len(d.Additional[0].Items) != 1 {
		t.Errorf("the document changed: %v", d.Additional)
	}
}

// A CV of which neither name nor contacts were read has no empty row above its posts:
// LibreOffice would leave the first page blank.
func TestNoEmptyRow(t *testing.T) {
	post := cv.Engagement{Title: cv.Text{Value: "Rope Master"}, Highlights: []cv.Text{{Value: "Spun the new guy ropes."}}}
	d := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{post}}
	for _, name := range Names() {
		part(t, fill(t, name, d, FillOptions{}), "word/document.xml").Each(func(row *ooxml.Node) {
			if row.Name == "w:tr" && strings.TrimSpace(row.Plain()) == "" {
				t.Errorf("%s: an empty row\n%s", name, row.Bytes())
			}
		})
	}
}

// Beside the heading over the posts in one line Europass has a blank line, so that the
// years stand beside the post.
func TestEarlierCareerBesideItsYears(t *testing.T) {
	year := func(y int) cv.DateRange { return cv.DateRange{Start: cv.Date{Year: y}, End: cv.Date{Year: y + 3}} }
	d := &cv.Document{Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Ida Tarn"}}, Work: []cv.Engagement{
		{Title: cv.Text{Value: "Rope Master"}, Dates: year(2005)},
		{Title: cv.Text{Value: "Splicer"}, Dates: year(2001), Brief: true},
		{Title: cv.Text{Value: "Apprentice"}, Dates: year(1997), Brief: true},
	}}
	document := string(part(t, fill(t, "Europass", d, FillOptions{}), "word/document.xml").Bytes())
	for _, c := range []struct {
		years string
		blank bool
	}{{"2005", false}, {"2001", true}, {"1997", false}} {
		cell := document[:strings.Index(document, c.years)]
		cell = cell[strings.LastIndex(cell, "<w:tc>"):]
		if blank := strings.Contains(cell, ">\u00a0<"); blank != c.blank {
			t.Errorf("%s: a blank line above: %v, want %v", c.years, blank, c.blank)
		}
	}
}

// Posts that page fitting tells in one line stand under a heading of their own, in
// the language of the CV, and take one line each.
func TestEarlierCareer(t *testing.T) {
	brief := func(title string) cv.Engagement {
		return cv.Engagement{Title: cv.Text{Value: title}, Organisation: cv.Text{Value: "Aldous Rope Works"}, Dates: cv.DateRange{Start: cv.Date{Year: 2001}, End: cv.Date{Year: 2004}}, Brief: true}
	}
	post := cv.Engagement{Title: cv.Text{Value: "Rope Master"}, Organisation: cv.Text{Value: "Tarn Cables"}, Highlights: []cv.Text{{Value: "Spun the new guy ropes."}}}
	for _, name := range Names() {
		for _, c := range []struct {
			locale string
			work   []cv.Engagement
			want   string
			times  int
		}{
			{"en-GB", []cv.Engagement{post, brief("Splicer"), brief("Apprentice")}, "Earlier Career", 1},
			{"de", []cv.Engagement{post, brief("Spleißer")}, "Frühere Tätigkeiten", 1},
			{"en-GB", []cv.Engagement{post, post}, "Earlier Career", 0},
			{"en-GB", []cv.Engagement{brief("Splicer"), brief("Apprentice")}, "Earlier Career", 0},
			{"en-GB", []cv.Engagement{post, brief("Splicer"), post}, "Earlier Career", 0},
		} {
			d := &cv.Document{Locale: c.locale, Person: cv.Person{Name: cv.Text{Value: "Ida Tarn"}}, Work: c.work}
			text := shown(part(t, fill(t, name, d, FillOptions{}), "word/document.xml"))
			if got := strings.Count(text, c.want); got != c.times {
				t.Errorf("%s, %s: %q stands %d times, want %d\n%s", name, c.locale, c.want, got, c.times, text)
			}
			for _, w := range c.work {
				if !strings.Contains(text, w.Title.Value) || !strings.Contains(text, w.Organisation.Value) {
					t.Errorf("%s: %s is not printed", name, w.Title.Value)
				}
			}
		}
	}
}
