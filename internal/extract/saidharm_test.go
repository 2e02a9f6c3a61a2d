package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// trainings are rows of a table below a post.
const trainings = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust	2016 – 2022
- Trimmed forty lamps
Name of firm	Duration	Remarks
Holm Ferries Ltd, Kirkwall	Mar 2013	Aug 2013	Study of the tides under the pier
Rowing Clerk, Vardo Mail Ltd	Jan 2012 – Mar 2013
- Rowed the mail
## Skills
Sextant, Radar`

func textOfPosts(d *cv.Document) string {
	var out []string
	for _, w := range d.Work {
		out = append(out, strings.Join([]string{w.Title.Value, w.Organisation.Value, w.Dates.Text.Value}, " | "))
	}
	return strings.Join(out, "\n")
}

// A post that begins in a line harms none that was read right: one whose head stands below the line is another one, though the names of
// the columns above the line are its text.
func TestAStartLeavesWholePostsAlone(t *testing.T) {
	src := flow(trainings)
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "Name of firm | move | Work Experience", "Holm Ferries | start | Work Experience")
	marks[0].Entry = say(t, plain, "Rowing Clerk | text")[0].Line + 1
	doc, _ := Document(src, Options{Marks: marks})
	for _, want := range []string{
		"Rowing Clerk | Vardo Mail Ltd | Jan 2012 – Mar 2013",
		"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022",
	} {
		if !strings.Contains(textOfPosts(doc), want) {
			t.Errorf("no %q in\n%s", want, textOfPosts(doc))
		}
	}
	for _, w := range doc.Work {
		if text := strings.Join(valuesOf(append(w.Summary, w.Highlights...)), "; "); strings.Contains(text, "Vardo Mail") {
			t.Errorf("a post is text: %q", text)
		}
	}
}

// An entry begins in a line between the names of columns, which were read as the text of the entry below, and that one's head: where
// that has all that it should have, it is another one.
func TestAnEntryWholeBelowIsAnother(t *testing.T) {
	at := func(line int, value string) cv.Text { return cv.Text{Value: value, Lines: []int{line}} }
	post := cv.Engagement{
		Title: at(6, "Rowing Clerk"), Organisation: at(6, "Vardo Mail"),
		Dates:   cv.DateRange{Text: at(6, "2012"), Start: cv.Date{Year: 2012}},
		Summary: []cv.Text{at(3, "Name of firm"), at(7, "Rowed the mail")},
	}
	for _, c := range []struct {
		name  string
		spoil func(*cv.Engagement)
		isIn  bool
	}{
		{"whole below", func(*cv.Engagement) {}, false},
		{"without employer", func(w *cv.Engagement) { w.Organisation = cv.Text{} }, true},
		{"without dates", func(w *cv.Engagement) { w.Dates = cv.DateRange{} }, true},
		{"its employer stands above", func(w *cv.Engagement) { w.Organisation.Lines = []int{3} }, true},
	} {
		w := post
		c.spoil(&w)
		b := &builder{doc: &cv.Document{Work: []cv.Engagement{w}}}
		if got := b.reachOfEntry(cv.SectionWork, 5).in != nil; got != c.isIn {
			t.Errorf("%s: the line is in the entry: %t", c.name, got)
		}
	}
}

// Of posts that are told by one line each, with a period, a further one is what they are.
func TestAPostIsNamedLikeTheOthers(t *testing.T) {
	build := func(lines ...string) *builder {
		b := &builder{doc: &cv.Document{}}
		for i, l := range lines {
			title, org, _ := strings.Cut(l, " | ")
			w := cv.Engagement{Dates: cv.DateRange{Text: cv.Text{Value: "2016", Lines: []int{i}}, Start: cv.Date{Year: 2016}}}
			if title != "" {
				w.Title = cv.Text{Value: title, Lines: []int{i}}
			}
			if org != "" {
				w.Organisation = cv.Text{Value: org, Lines: []int{i}}
			}
			b.doc.Work = append(b.doc.Work, w)
		}
		return b
	}
	for _, c := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"titles", []string{" | Holm Centre", "Holm Keeper", "Vardo Keeper"}, "Holm Centre | "},
		{"employers", []string{"Holm Centre", " | Holm Ferries", " | Vardo Mail"}, " | Holm Centre"},
		{"one other is no form", []string{" | Holm Centre", "Holm Keeper"}, " | Holm Centre"},
		{"both forms", []string{" | Holm Centre", "Holm Keeper", "Vardo Keeper", " | Vardo Mail"}, " | Holm Centre"},
		{"whole posts tell nothing", []string{" | Holm Centre", "Keeper | Holm", "Boatman | Vardo"}, " | Holm Centre"},
		{"a whole post stays", []string{"Keeper | Holm Centre", "Holm Keeper", "Vardo Keeper"}, "Keeper | Holm Centre"},
	} {
		b := build(c.lines...)
		b.nameLikeOthers(b.slots(cv.SectionWork)[0])
		if w := b.doc.Work[0]; w.Title.Value+" | "+w.Organisation.Value != c.want {
			t.Errorf("%s: %q | %q", c.name, w.Title.Value, w.Organisation.Value)
		}
	}
}

// A form of which an upper line found no place is one post from there on: its labels say what its lines are.
func TestAStartFollowsTheLabelsOfAForm(t *testing.T) {
	const form = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Organisation: Skerry Lights Trust, Kirkwall (October 2009 – March 2012)
Designation: Keeper of the lamps
Responsibilities:
- Trimmed forty lamps
- Kept the log of every night
## Special Tasks and Works of Note
Organisation: Holm Ferries Ltd
Profile:
Holm Ferries Ltd, founded in the year 1891, is counted among the most reliable carriers of mail of the northern isles.
Designation: Ferry Clerk
Responsibilities:
- Sold tickets to forty passengers
- Rowed the mail
## Skills
Sextant, Radar`
	for name, c := range map[string]struct{ line, want string }{
		"without dates": {"Designation: Ferry Clerk", "Ferry Clerk | Holm Ferries Ltd | "},
		"with an award": {
			"Award: Golden Oar of the year\nDesignation: Ferry Clerk", "Ferry Clerk | Holm Ferries Ltd | ",
		},
		"with dates": {
			"Designation: Ferry Clerk\nDuration: May 2012 – June 2013",
			"Ferry Clerk | Holm Ferries Ltd | May 2012 – June 2013",
		},
	} {
		src := flow(strings.Replace(form, "Designation: Ferry Clerk", c.line, 1))
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: say(t, plain, "Organisation: Holm | start | Work Experience")})
		got := textOfPosts(doc)
		if !strings.HasSuffix(got, c.want) || !strings.Contains(got, "Keeper of the lamps | Skerry Lights Trust | ") {
			t.Errorf("%s: posts\n%s", name, got)
		}
		for _, w := range doc.Work {
			for _, text := range valuesOf(append(w.Summary, w.Highlights...)) {
				if strings.HasPrefix(text, "Organisation") || strings.HasPrefix(text, "Designation") || text == "Responsibilities:" {
					t.Errorf("%s: %q is text of a post", name, text)
				}
			}
		}
	}
}

// What is said of words takes these words, and leaves a sentence, a joined line and an open period what they are.
func TestWordsThatAreMeantAndNoOthers(t *testing.T) {
	src := flow(`@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 –
- Trimmed forty lamps
2003 to 2005	I worked on the family ferry business and other odd jobs such as baker, casual hand at Holm Mill and so on.
## Education
Diploma in Pilotage	:-Holm College of the Sea	2010
## Skills
Sextant, Radar`)
	plain, _ := Document(src, Options{})
	all := func(d *cv.Document) (out string) {
		d.Walk(func(r cv.Ref) { out += string(r.Section) + "." + string(r.Role) + "=" + r.Text.Value + "\n" })
		return out
	}
	for _, c := range []struct {
		name string
		say  []string
		has  []string
	}{
		{
			"a sentence says still what its words are",
			[]string{"I worked | employer | Work Experience | family ferry business"},
			[]string{"organisation=family ferry business", "I worked on the family ferry business and other odd jobs such as"},
		},
		{
			"a sign that leads to words is none of them",
			[]string{"Diploma | employer | Education | :-Holm College of the Sea"},
			[]string{"organisation=Holm College of the Sea\n"},
		},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say...)})
		for _, want := range c.has {
			if !strings.Contains(all(doc), want) {
				t.Errorf("%s: no %q in\n%s", c.name, want, all(doc))
			}
		}
	}
	open := "Keeper | dates | Work Experience | 2016 –"
	for _, marks := range [][]string{{open}, {open, "Keeper | out |  | Trust"}} {
		doc, _ := Document(src, Options{Marks: say(t, plain, marks...)})
		if d := doc.Work[0].Dates; d.Display() != "2016 – Present" {
			t.Errorf("%q: an open dash is no end: %+v", marks, d)
		}
	}
}

// A title that is drawn in a line which goes on with the one above is these words.
func TestATitleOfWordsInAJoinedLine(t *testing.T) {
	src := flow(`@ Marit Solberg
marit.solberg@example.org
## Work Experience
Holm Ferries Ltd, Kirkwall	2013 – 2014
- Loading of boats under the guidance of the
(Pier Project). Manager of the western quay
## Skills
Sextant, Radar`)
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "(Pier | join | Work Experience", "(Pier | title | Work Experience | (Pier Project).")
	doc, _ := Document(src, Options{Marks: marks})
	if len(doc.Work) == 0 || doc.Work[0].Title.Value != "Pier Project" {
		t.Errorf("%s", textOfPosts(doc))
	}
}

// The row of a table that is moved to its course gives that its date and its grade.
func TestARowCompletesItsCourse(t *testing.T) {
	src := flow(`@ Marit Solberg
marit.solberg@example.org
## Education
Master of Pilotage, Holm College of the Sea
## Skills
Sextant, Radar
## Results
Master of Pilotage	September 2013	7.44/10	1st Class`)
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "Master of Pilotage	 | move | Education")
	for i, s := range plain.Source {
		if strings.HasPrefix(s.Text, "Master of Pilotage, Holm") {
			marks[0].Entry = i + 1
		}
	}
	doc, _ := Document(src, Options{Marks: marks})
	if len(doc.Education) != 1 {
		t.Fatalf("%+v", doc.Education)
	}
	e := doc.Education[0]
	isNamed := strings.Contains(e.Degree.Value, "Master") && e.Institution.Value == "Holm College of the Sea"
	if !isNamed || e.Dates.Start.Year != 2013 || e.Score.Value == "" {
		t.Errorf("%+v", e)
	}
}

// A heading that was read as one takes its lines along up to the next one, posts among them too.
func TestAHeadingOfTheReaderTakesAllItsLines(t *testing.T) {
	src := flow(`@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, Kirkwall	2016 – 2022
- Trimmed forty lamps
## Work History
- Spoke at the fair of the isles
Ferry Clerk, Holm Ferries Ltd, Holm	2011 – 2012
- Sold tickets
Steward, Vardo Fair, Vardo	2009 – 2010
- Guided visitors
## Skills
Sextant, Radar`)
	plain, _ := Document(src, Options{})
	if len(plain.Work) != 3 {
		t.Skipf("read otherwise: %s", textOfPosts(plain))
	}
	doc, _ := Document(src, Options{Marks: say(t, plain, "Work History | heading | Additional Information")})
	if len(doc.Work) != 1 || len(doc.Skills) == 0 {
		t.Errorf("%s", textOfPosts(doc))
	}
}

// Of rows that are each an entry those that are one already stay what they are.
func TestRowsThatAreEntriesStay(t *testing.T) {
	src := flow(`@ Marit Solberg
marit.solberg@example.org
## Education
May 2014	PGD SP (Post graduate diploma in Sociology of Ports) (Passed in First Class)
Jul 1997	Diploma of the national board (DNB) of examination (Sea Surgery) from Kirkwall Medical Centre, Kirkwall (Completed).
Mar 1991	MBBS (Bachelor of Medicine and Surgery) from Government Medical College, Vardo, Norway (Passed).
## Skills
Sextant, Radar`)
	plain, _ := Document(src, Options{})
	was := coursesText(plain)
	marks := say(t, plain, "PGD SP | move | Education", "Diploma of | move | Education", "MBBS | move | Education")
	for i := range marks {
		marks[i].Entry = marks[i].Line + 1
	}
	doc, _ := Document(src, Options{Marks: marks})
	if len(plain.Education) != 3 || coursesText(doc) != was {
		t.Errorf("%s\nwas\n%s", coursesText(doc), was)
	}
}

// The name that the user points out has no salutation, as one that was found has none.
func TestANameThatIsSaidHasNoSalutation(t *testing.T) {
	src := flow("OF\nMR MARIT HOLM SOLBERG\nmarit.solberg@example.org\n## Skills\nSextant, Radar")
	plain, _ := Document(src, Options{})
	for words, want := range map[string]string{
		"MR MARIT | name":                   "MARIT HOLM SOLBERG",
		"MR MARIT | name |  | HOLM SOLBERG": "HOLM SOLBERG",
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, words)})
		if got := doc.Person.Name.Value; got != want {
			t.Errorf("%s: %q", words, got)
		}
	}
}

func TestSignOfGrade(t *testing.T) {
	for _, c := range [][3]string{
		{"mean grade of C+.", "C", "C+"},
		{"mean grade B-", "B", "B-"},
		{"grade A", "A", "A"},
		{"A-levels: A", "A", "A"},
		{"B+ and B- in turns", "B", "B"},
	} {
		b := &builder{lines: []line{{index: 0, text: c[0]}}}
		score := cv.Text{Value: c[1], Lines: []int{0}}
		if b.signOfGrade(&score); score.Value != c[2] {
			t.Errorf("%q: %q", c[0], score.Value)
		}
	}
}
