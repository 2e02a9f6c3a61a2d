package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// inOneLine is a CV whose lines hold more than one thing.
const inOneLine = `@ Marit Solberg
marit.solberg@example.org
## Profile
Keeper of lamps who rows every morning and signs nothing
unread in ink
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
Ferry Operator, Holm Ferries Ltd, 2011 – 2014 and Deckhand, Northern Mail Boats, 2009 – 2011
- Rowed the mail
## Education
Diploma in Pilotage, Holm College, 2010 Certificate in Rope Work, Kirkwall School, 2008
## Skills
Sextant, Radar`

// Words of a line are parted, moved and left out like lines.
func TestA1_WordsOfALine(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: inOneLine})
	plain, _ := Document(src, Options{})
	second := "Deckhand, Northern Mail Boats, 2009 – 2011"
	splitPost := []string{
		"Ferry Operator | title | Work Experience | Ferry Operator", "Ferry Operator | employer | Work Experience | Holm Ferries Ltd",
		"Ferry Operator | start | Work Experience | " + second,
	}
	splitCourse := "Diploma in | start | Education | Certificate in Rope Work, Kirkwall School, 2008"
	courses := func(d *cv.Document) (out []string) {
		for _, e := range d.Education {
			out = append(out, fmt.Sprintf("%s | %s | %s", e.Degree, e.Institution, e.Dates.Text))
		}
		return out
	}
	for _, c := range []struct {
		name string
		say  []string
		got  func(*cv.Document) []string
		want []string
	}{
		{
			"two posts in a line, the second has the text", splitPost,
			entriesText,
			[]string{
				"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | 1", "Ferry Operator | Holm Ferries Ltd | 2011 – 2014 | 0",
				"Deckhand | Northern Mail Boats | 2009 – 2011 | 1",
			},
		},
		{
			"two courses in a line",
			[]string{splitCourse},
			courses,
			[]string{"Diploma in Pilotage | Holm College | 2010", "Certificate in Rope Work | Kirkwall School | 2008"},
		},
		{
			"each with what is said of its words",
			[]string{splitCourse, "Diploma in | title | Education | Pilotage", "Diploma in | title | Education | Rope Work"},
			func(d *cv.Document) (out []string) {
				for _, e := range d.Education {
					out = append(out, e.Degree.Value)
				}
				return out
			},
			[]string{"Pilotage", "Rope Work"},
		},
		{
			"words that another line has part nothing",
			[]string{"Diploma in | start | Education | Sextant"},
			courses,
			courses(plain),
		},
		{
			"words are left out",
			[]string{"Trimmed | out |  | forty"},
			func(d *cv.Document) []string { return valuesOf(d.Work[0].Highlights) },
			[]string{"Trimmed lamps"},
		},
		{
			"words are moved",
			[]string{"Keeper of lamps | move | Interests | rows every morning"},
			func(d *cv.Document) (out []string) {
				for _, i := range d.Interests {
					out = append(out, i.Name.Value)
				}
				return out
			},
			[]string{"rows every morning"},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		if got := c.got(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// A line that was cut into facts of the person goes on with the line above, whole.
func TestA1_JoinOfALineInPieces(t *testing.T) {
	fact := func(label, value string) cv.Detail {
		return cv.Detail{Label: cv.Text{Value: label, Lines: []int{1}}, Value: cv.Text{Value: value, Lines: []int{1}}}
	}
	b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: "Keeper of lamps for oil", Lines: []int{0}}}}}
	b.doc.Person.Details = []cv.Detail{fact("& gas, boats", "and signals"), {Value: cv.Text{Value: "to the end.", Lines: []int{1}}}}
	b.lines = []line{{index: 0, text: "Keeper of lamps for oil"}, {index: 1, text: "& gas, boats\tand signals\tto the end."}}
	b.saidJoin(cv.Mark{Line: 1, As: cv.MarkJoin})
	if got := b.doc.Summary[0].Value; got != "Keeper of lamps for oil & gas, boats and signals to the end." {
		t.Errorf("%q", got)
	}
	if got := personText(b.doc); len(got) > 4 && slices.ContainsFunc(got[4:], func(s string) bool { return s != ": " }) {
		t.Errorf("%q stays", got)
	}
}

// A line of which no value came goes on with the line above all the same.
func TestA1_JoinOfALineThatWasLost(t *testing.T) {
	b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: "Keeper of lamps who signs nothing", Lines: []int{0}}}}}
	b.lines = []line{{index: 0, text: "Keeper of lamps who signs nothing"}, {index: 1, text: "unread"}}
	b.saidJoin(cv.Mark{Line: 1, As: cv.MarkJoin})
	if got := b.doc.Summary[0].Value; !strings.HasSuffix(got, "signs nothing unread") {
		t.Errorf("%q", got)
	}
}

// brokenFields is a CV whose titles and employers run over two lines, in the midst of which other fields stand.
const brokenFields = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Skerry Lights Trust (at the	2016 – 2022
outer isles) Lamps
Keeper of the lamps
- Trimmed forty lamps
Holm Ferries, Kirkwall, Assistant	2011 – 2016
Manager of Moorings
- Rowed the mail
## Education
Diploma in Pilotage, Holm College, NBPT, 2010`

// Words are added to a value that runs over lines, joined with what ends the line above, or text.
func TestA1_WordsAreAdded(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: brokenFields})
	plain, _ := Document(src, Options{})
	work, course := "Work Experience", "Education"
	said := func(line, as, section, part string, add bool) cv.Mark {
		m := say(t, plain, line+" | "+as+" | "+section+" | "+part)[0]
		m.Add = add
		return m
	}
	keeper := []cv.Mark{
		said("Skerry", "start", work, "", false), said("Skerry", "employer", work, "Skerry Lights Trust (at the", false),
		said("Keeper", "title", work, "", false),
	}
	moorings := []cv.Mark{
		said("Holm Ferries, K", "start", work, "", false), said("Holm Ferries, K", "employer", work, "Holm Ferries", false),
		said("Holm Ferries, K", "title", work, "Assistant", false),
	}
	for _, c := range []struct {
		name string
		say  []cv.Mark
		got  func(*cv.Document) string
		want string
	}{
		{
			"a bracket that closes in the next line", append(slices.Clone(keeper), said("outer", "employer", work, "outer isles)", true)),
			func(d *cv.Document) string { return d.Work[0].Organisation.Value }, "Skerry Lights Trust (at the outer isles)",
		},
		{
			"twice the same words are once",
			append(
				slices.Clone(keeper), said("outer", "employer", work, "outer isles)", true),
				said("outer", "employer", work, "isles)", true),
			),
			func(d *cv.Document) string { return d.Work[0].Organisation.Value }, "Skerry Lights Trust (at the outer isles)",
		},
		{
			"words that stand before a title", append(slices.Clone(keeper), said("outer", "title", work, "Lamps", true)),
			func(d *cv.Document) string { return d.Work[0].Title.Value }, "Lamps Keeper of the lamps",
		},
		{
			"words go on with what ends the line above, though dates stand behind it",
			append(slices.Clone(moorings), said("Manager", "join", work, "Manager of Moorings", false)),
			func(d *cv.Document) string { return d.Work[1].Title.Value }, "Assistant Manager of Moorings",
		},
		{
			"and so does the line", append(slices.Clone(moorings), said("Manager", "join", work, "", false)),
			func(d *cv.Document) string { return d.Work[1].Title.Value }, "Assistant Manager of Moorings",
		},
		{
			"and a line that is said to be a title too",
			append(slices.Clone(moorings), said("Manager", "join", work, "", false), said("Manager", "title", work, "", false)),
			func(d *cv.Document) string { return d.Work[1].Title.Value + " | " + d.Work[1].Organisation.Value },
			"Assistant Manager of Moorings | Holm Ferries",
		},
		{
			"words are text of their course",
			[]cv.Mark{said("Diploma", "text", course, "NBPT", false)},
			func(d *cv.Document) string {
				return strings.Join(append(valuesOf(d.Education[0].Summary), valuesOf(d.Education[0].Highlights)...), "; ")
			}, "NBPT",
		},
		{
			"words that another line has are not added", append(slices.Clone(keeper), said("outer", "employer", work, "Rowed", true)),
			func(d *cv.Document) string { return d.Work[0].Organisation.Value }, "Skerry Lights Trust (at the",
		},
	} {
		doc, _ := Document(src, Options{Marks: c.say})
		if got := c.got(doc); got != c.want {
			t.Errorf("%s: %q, want %q; %q", c.name, got, c.want, entriesText(doc))
		}
	}
}

// What is left out is printed nowhere, and takes nothing else along: the head of a table, the label of a form.
func TestA1_LeftOutIsPrintedNowhere(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
## Languages Known
Language	Read	Write	Speak/Talk
Norwegian	Yes	Yes	Yes
Finnish	Yes	Yes	No
## Notes on boats
Remark: lumber and wall panels for boats of all sizes
`})
	plain, _ := Document(src, Options{})
	printed := func(d *cv.Document) string {
		var all []string
		d.Walk(func(r cv.Ref) { all = append(all, r.Text.Value) })
		return strings.Join(all, "; ")
	}
	for _, c := range []struct {
		say        string
		gone, kept []string
	}{
		{"Language\tRead | out", []string{"Language", "Read", "Write", "Talk"}, []string{"Norwegian", "Finnish"}},
		{"Remark | out |  | Remark", []string{"Remark"}, []string{"lumber and wall panels for boats of all sizes"}},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		got := printed(doc)
		for _, w := range c.gone {
			if strings.Contains(got, w) {
				t.Errorf("%s: %q still stands in %q", c.say, w, got)
			}
		}
		for _, w := range c.kept {
			if !strings.Contains(got, w) {
				t.Errorf("%s: %q is lost: %q", c.say, w, got)
			}
		}
	}
}

// Words that were chosen across the end of a line are one, also where another entry was read to begin with the second of them.
func TestWordsAcrossTheEndOfALine(t *testing.T) {
	read := Reader(flow(`**Marit Solberg**
marit.solberg@example.org | 07700 900123
# Work Experience
Keeper, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
- Was the Chief
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Rowed the mail
Mate, Kelp Ltd, 2009 – 2011
Cook, Isles Ltd, 2008 – 2009`), Options{})
	plain := read(nil).Document
	chief, ferry := lineWith(t, plain, "Was the"), lineWith(t, plain, "Ferry")
	for name, c := range map[string]struct {
		say  []cv.Mark
		want string
	}{
		"a title": {
			[]cv.Mark{
				{Line: chief, As: cv.MarkTitle, Section: cv.SectionWork, Part: "Chief"},
				{Line: ferry, As: cv.MarkTitle, Section: cv.SectionWork, Part: "Ferry Operator", Add: true},
			}, "Chief Ferry Operator",
		},
		"an employer": {
			[]cv.Mark{
				{Line: chief, As: cv.MarkEmployer, Section: cv.SectionWork, Part: "Chief"},
				{Line: ferry, As: cv.MarkEmployer, Section: cv.SectionWork, Part: "Ferry", Add: true},
			}, "Chief Ferry",
		},
		"words that do not meet stay in their entries": {
			[]cv.Mark{
				{Line: ferry + 2, As: cv.MarkTitle, Section: cv.SectionWork, Part: "Mate"},
				{Line: ferry + 3, As: cv.MarkTitle, Section: cv.SectionWork, Part: "Isles", Add: true},
			}, "Cook, Isles",
		},
	} {
		doc := read(c.say).Document
		isOne := func(w cv.Engagement) bool { return w.Title.Value == c.want || w.Organisation.Value == c.want }
		if !slices.ContainsFunc(doc.Work, isOne) {
			t.Errorf("%s: no %q\n%s", name, c.want, dumped(doc))
		}
	}
}

// A title and words that are added to the employer of the same line are those of one post, in whichever order they are said.
func TestOrderOfWhatIsAdded(t *testing.T) {
	read := Reader(flow(`**Marit Solberg**
marit.solberg@example.org | 07700 900123
# Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
# Interests
Mate, Kelp and
Holm Ferries`), Options{})
	plain := read(nil).Document
	mate := lineWith(t, plain, "Mate")
	title := cv.Mark{Line: mate, As: cv.MarkTitle, Section: cv.SectionWork, Part: "Mate"}
	added := cv.Mark{Line: mate, As: cv.MarkEmployer, Section: cv.SectionWork, Part: "Kelp and", Add: true}
	first := read([]cv.Mark{title, added}).Document
	other := cv.Mark{Line: mate - 2, As: cv.MarkEmployer, Section: cv.SectionWork, Part: "lamps"}
	if got, want := dumped(read([]cv.Mark{added, title}).Document), dumped(first); got != want {
		t.Errorf("added first:\n%s\nthe title first:\n%s", got, want)
	}
	got, want := dumped(read([]cv.Mark{other, added, title}).Document), dumped(read([]cv.Mark{other, title, added}).Document)
	if got != want {
		t.Errorf("below another employer, added first:\n%s\nthe title first:\n%s", got, want)
	}
	w := first.Work[len(first.Work)-1]
	if len(first.Work) != 2 || w.Title.Value != "Mate" || !strings.HasPrefix(w.Organisation.Value, "Kelp and") {
		t.Errorf("%q", dumped(first))
	}
}

// What the person is reached by, and stands in the file twice, stays where one of the two is left out.
func TestNumbersThatStandTwice(t *testing.T) {
	read := Reader(flow(`**Marit Solberg**
Kirkwall | marit.solberg@example.org | 07700 900123
# Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps; called 07700 900123 at night
# Personal Details
Nationality: British
Mobile: 07700900123
Email: marit.solberg@example.org`), Options{})
	plain := read(nil).Document
	out := func(words, part string) cv.Mark {
		return cv.Mark{Line: lineWith(t, plain, words), As: cv.MarkOut, Part: part}
	}
	for name, c := range map[string]struct {
		say          []cv.Mark
		phone, email string
	}{
		"the words of the first":   {[]cv.Mark{out("Kirkwall", "07700 900123")}, "07700900123", "marit.solberg@example.org"},
		"the first address":        {[]cv.Mark{out("Kirkwall", "marit.solberg@example.org")}, "07700 900123", "marit.solberg@example.org"},
		"all of the first line":    {[]cv.Mark{out("Kirkwall", "")}, "07700900123", "marit.solberg@example.org"},
		"the second":               {[]cv.Mark{out("Mobile", "")}, "07700 900123", "marit.solberg@example.org"},
		"the second, by its words": {[]cv.Mark{out("Mobile", "07700900123")}, "07700 900123", "marit.solberg@example.org"},
		"both":                     {[]cv.Mark{out("Kirkwall", "07700 900123"), out("Mobile", "")}, "", "marit.solberg@example.org"},
		"both, the second first":   {[]cv.Mark{out("Mobile", ""), out("Kirkwall", "07700 900123")}, "", "marit.solberg@example.org"},
	} {
		doc := read(c.say).Document
		if p := doc.Person; p.Phone.Value != c.phone || p.Email.Value != c.email {
			t.Errorf("%s: %q and %q, want %q and %q\n%s", name, p.Phone.Value, p.Email.Value, c.phone, c.email, dumped(doc))
		}
	}
}
