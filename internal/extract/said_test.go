package extract

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/ingest/page"
)

const badlyRead = `**Marit Solberg**
marit.solberg@example.org | 07700 900123

# Where I have been
Keeper of the lamps
Skerry Lights Trust
2016 – 2022
- Trimmed forty lamps
- Wrote the log of each night
Ferry Operator, Holm Ferries Ltd	2011 – 2016
- Rowed the mail
# Learning
Diploma in Pilotage, Holm College, 2010
# Tools
Sextant, Radar`

// say marks the line that holds the words.
func say(t *testing.T, doc *cv.Document, what ...string) []cv.Mark {
	t.Helper()
	var out []cv.Mark
	for _, w := range what {
		f := strings.Split(w, " | ") // line | as | section | part
		f = append(f, "", "")
		at := slices.IndexFunc(doc.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, f[0]) })
		if at < 0 {
			t.Fatalf("no line holds %q", f[0])
		}
		out = append(out, cv.Mark{Line: at, As: cv.MarkKind(f[1]), Section: cv.Section(f[2]), Part: f[3]})
	}
	return out
}

func entriesText(d *cv.Document) []string {
	var out []string
	for _, w := range d.Work {
		out = append(out, fmt.Sprintf("%s | %s | %s | %d", w.Title, w.Organisation, w.Dates.Text, len(w.Highlights)+len(w.Summary)))
	}
	return out
}

// What the user says of a line holds in either reader, whatever they made of it before.
func TestWhatTheUserSaysHolds(t *testing.T) {
	plain, _ := Document(flow(badlyRead), Options{})
	work := func(want ...string) func(*cv.Document) bool {
		return func(d *cv.Document) bool { return slices.Equal(entriesText(d), want) }
	}
	both := []string{"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022 | 2", "Ferry Operator | Holm Ferries Ltd | 2011 – 2016 | 1"}
	heading, begins := "Where I have been | heading | Work Experience", "Ferry Operator | start | Work Experience"
	for _, c := range []struct {
		name string
		say  []string
		want func(*cv.Document) bool
	}{
		{"a heading and a start mend both posts", []string{heading, begins}, work(both...)},
		{
			"title and employer changed places",
			[]string{heading, begins, "Keeper | employer", "Skerry | title"},
			work("Skerry Lights Trust | Keeper of the lamps | 2016 – 2022 | 2", both[1]),
		},
		{"and back again", []string{heading, begins, "Keeper | employer", "Skerry | title", "Keeper | title", "Skerry | employer"}, work(both...)},
		{
			"a part of a line",
			[]string{heading, begins, "Ferry Operator | title |  | Holm Ferries Ltd", "Ferry Operator | employer |  | Ferry Operator"},
			work(both[0], "Holm Ferries Ltd | Ferry Operator | 2011 – 2016 | 1"),
		},
		{
			"a start in the middle of a text",
			[]string{heading, begins, "Wrote the log | start | Work Experience"},
			func(d *cv.Document) bool {
				return len(d.Work) == 3 && strings.Contains(d.Work[1].Title.Value+d.Work[1].Organisation.Value, "Wrote the log") && len(d.Work[0].Highlights) == 1
			},
		},
		{"two posts are one", []string{heading, begins, "Ferry Operator | join | Work Experience"}, func(d *cv.Document) bool {
			return len(d.Work) == 1 && len(d.Work[0].Highlights)+len(d.Work[0].Summary) >= 3
		}},
		{"a title is text after all", []string{heading, begins, "Skerry | text | Work Experience"}, func(d *cv.Document) bool {
			return len(d.Work) >= 1 && d.Work[0].Organisation.Value != "Skerry Lights Trust" && strings.Contains(fmt.Sprint(d.Work[0].Highlights, d.Work[0].Summary), "Skerry Lights Trust")
		}},
		{"a line is moved", []string{heading, begins, "Trimmed | move | Key Skills"}, func(d *cv.Document) bool {
			return strings.Contains(fmt.Sprint(d.Skills), "Trimmed forty lamps") && len(d.Work[0].Highlights) == 1
		}},
		{"a duty is moved to the post above", []string{heading, begins, "Radar | move | Work Experience"}, func(d *cv.Document) bool {
			return strings.Contains(fmt.Sprint(d.Work[1]), "Radar") && !strings.Contains(fmt.Sprint(d.Skills), "Radar")
		}},
		{"a line is left out", []string{heading, begins, "Trimmed | out"}, func(d *cv.Document) bool {
			found := false
			d.Walk(func(r cv.Ref) { found = found || strings.Contains(r.Text.Value, "Trimmed") })
			return !found
		}},
		{"the name", []string{"Keeper | name"}, func(d *cv.Document) bool { return d.Person.Name.Value == "Keeper of the lamps" }},
		{"no heading at all", []string{"Tools | text"}, func(d *cv.Document) bool {
			found := false
			d.Walk(func(r cv.Ref) { found = found || strings.Contains(r.Text.Value, "Tools") })
			return found
		}},
		{"dates that nobody understands are printed as they stand", []string{heading, begins, "Rowed | dates"}, func(d *cv.Document) bool {
			return d.Work[len(d.Work)-1].Dates.Text.Value == "Rowed the mail"
		}},
		{"a part of another line is none", []string{heading, begins, "Ferry Operator | title |  | Chief Executive"}, work(both...)},
		{"the last word holds", []string{heading, begins, "Trimmed | out", "Trimmed | text | Work Experience"}, work(both...)},
		{"education too", []string{"Learning | heading | Education", "Diploma | employer | Education | Holm College"}, func(d *cv.Document) bool {
			return len(d.Education) == 1 && d.Education[0].Institution.Value == "Holm College" && strings.HasPrefix(d.Education[0].Degree.Value, "Diploma")
		}},
	} {
		doc, _ := Document(flow(badlyRead), Options{Marks: say(t, plain, c.say...)})
		if !c.want(doc) {
			t.Errorf("%s: %q; education %v; skills %v; rest %v", c.name, entriesText(doc), doc.Education, doc.Skills, doc.Additional)
		}
	}
}

// insidePost is a CV whose post has a heading of its own inside, and a text that runs over two lines.
const insidePost = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps on nine islands and kept the log of every night
- Passed the course in first aid at sea, survival and rescue in the boats
> of the station, and the exams in signals, radio and the care of lamps
- Was certified in pilotage of the northern approaches, in navigation and
> the use of radar, and in the handling of small boats, by Holm College
Further duties
- Taught twelve apprentices
- Bought the oil for nine islands
Notes
- Kept the boats
Ferry Operator, Holm Ferries Ltd, 2011 – 2016
- Rowed the mail
- Sold tickets
## Skills
Sextant, Radar`

// A gesture changes the line that it is made on, and no more than follows from it.
func TestWhatIsSaidOfOneLineLeavesTheOthers(t *testing.T) {
	insidePost := drawn(column{page: 1, left: 60, right: 420, top: 60, text: insidePost})
	plainly := flow(badlyRead)
	with := func(more ...string) []string {
		return append([]string{"Where I have been | heading | Work Experience", "Ferry Operator | start | Work Experience"}, more...)
	}
	certificates := func(d *cv.Document) (out []string) {
		for _, c := range d.Certificates {
			out = append(out, fmt.Sprintf("%s | %s", c.Name, c.Issuer))
		}
		return out
	}
	posts := func(d *cv.Document) (out []string) {
		for _, w := range d.Work {
			out = append(out, fmt.Sprintf("%s | %s | %s", w.Title, w.Organisation, w.Dates.Text))
		}
		return out
	}
	for _, c := range []struct {
		name string
		src  *page.Document
		say  []string
		got  func(*cv.Document) []string
		want []string
	}{
		{
			"a title that goes on with the line above is the title, whole",
			plainly,
			with("Keeper | title | Work Experience", "Skerry | title | Work Experience", "Skerry | join | Work Experience"),
			posts,
			[]string{"Keeper of the lamps Skerry Lights Trust |  | 2016 – 2022", "Ferry Operator | Holm Ferries Ltd | 2011 – 2016"},
		},
		{
			"in whichever order it is said",
			plainly,
			with("Skerry | join | Work Experience", "Skerry | title | Work Experience"),
			posts,
			[]string{"Keeper of the lamps Skerry Lights Trust |  | 2016 – 2022", "Ferry Operator | Holm Ferries Ltd | 2011 – 2016"},
		},
		{
			"below a heading there is nothing to go on with",
			plainly,
			with("Keeper | title | Work Experience", "Keeper | join | Work Experience"),
			posts,
			[]string{"Keeper of the lamps | Skerry Lights Trust | 2016 – 2022", "Ferry Operator | Holm Ferries Ltd | 2011 – 2016"},
		},
		{
			"the title of a post that is joined with the one above holds for both",
			plainly,
			with("Ferry Operator | title | Work Experience | Ferry Operator", "Ferry Operator | join | Work Experience"),
			posts,
			[]string{"Ferry Operator | Skerry Lights Trust | 2016 – 2022"},
		},
		{
			"a heading inside of a post leaves it its bullets",
			insidePost,
			[]string{"Further duties | heading | Work Experience"},
			func(d *cv.Document) []string { return valuesOf(d.Work[0].Highlights)[3:5] },
			[]string{"Taught twelve apprentices", "Bought the oil for nine islands"},
		},
		{
			"a heading reaches to the post that begins below",
			insidePost,
			[]string{"Notes | heading | Projects", "Ferry | start | Work Experience"},
			func(d *cv.Document) []string { return valuesOf(d.Work[len(d.Work)-1].Highlights) },
			[]string{"Rowed the mail", "Sold tickets"},
		},
		{
			"lines of one text are one certificate",
			insidePost,
			[]string{"Passed the | move | Certifications & Training", "of the station | move | Certifications & Training"},
			certificates,
			[]string{"Passed the course in first aid at sea, survival and rescue in the boats of the station, " +
				"and the exams in signals, radio and the care of lamps | "},
		},
		{
			"with whom it is by",
			insidePost,
			[]string{"Was certified | move | Certifications & Training", "the use of radar | move | Certifications & Training"},
			certificates,
			[]string{"Was certified in pilotage of the northern approaches, in navigation and the use of radar, " +
				"and in the handling of small boats | Holm College"},
		},
	} {
		plain, _ := Document(c.src, Options{})
		doc, _ := Document(c.src, Options{Marks: say(t, plain, c.say...)})
		if got := c.got(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

func valuesOf(list []cv.Text) (out []string) {
	for _, t := range list {
		out = append(out, t.Value)
	}
	return out
}

// Whatever is said, in any order: nothing breaks, no word is lost but those left out,
// and every value still comes from the file.
func TestPropertyWhatIsSaidLosesNothing(t *testing.T) {
	plain, _ := Document(flow(badlyRead), Options{})
	sections := []cv.Section{"", cv.SectionWork, cv.SectionEducation, cv.SectionSkills, cv.SectionProjects, cv.SectionCertificates, cv.SectionAdditional, cv.SectionSummary, cv.SectionAwards}
	r := rand.New(rand.NewSource(7))
	for range 160 {
		var marks []cv.Mark
		for range 1 + r.Intn(6) {
			marks = append(marks, anyMark(r, plain, sections))
		}
		gone := map[int]bool{}
		for _, m := range cv.Standing(marks) {
			if m.As == cv.MarkOut || m.As == cv.MarkHeading {
				gone[m.Line] = true
			}
		}
		doc, _ := Document(flow(badlyRead), Options{Marks: marks})
		text := ""
		doc.Walk(func(r cv.Ref) { text += " " + words.Fold(r.Text.Value) })
		for i, s := range plain.Source {
			if gone[i] || strings.HasPrefix(s.Text, "Where") || s.Text == "Learning" || s.Text == "Tools" {
				continue
			}
			for _, w := range words.Split(s.Text) {
				if len(w) > 4 && !strings.Contains(text, w) {
					t.Fatalf("%v: %q of %q is lost in %q", marks, w, s.Text, text)
				}
			}
		}
	}
}

// anyMark says something of a line, or of the last words of it.
func anyMark(r *rand.Rand, plain *cv.Document, sections []cv.Section) cv.Mark {
	m := cv.Mark{Line: r.Intn(len(plain.Source) + 1), As: cv.MarkKinds[r.Intn(len(cv.MarkKinds))], Section: sections[r.Intn(len(sections))]}
	if (m.As == cv.MarkHeading || m.As == cv.MarkMove) && m.Section == "" {
		m.Section = cv.SectionAdditional
	}
	fields := strings.Fields(plain.Source[min(m.Line, len(plain.Source)-1)].Text)
	if r.Intn(2) == 0 && len(fields) > 1 && m.As != cv.MarkHeading {
		m.Part = strings.Join(fields[1+r.Intn(len(fields)-1):], " ")
	}
	return m
}

// scattered is a CV whose head stands among its projects.
const scattered = `## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps
## Projects
Lamp of Holm, 2019
- Set up a lamp on the pier
SOLBERG OF THE NORTH
ISLES
marit.solberg@example.org
07700 900123
5 Pier Road
Kirkwall KW15 1LP
Lighthouse specialist
## Education
Diploma in Pilotage, Holm College, 2010
Title: Certificate in Rope Work
SKILLS Sextant and radar`

// What belongs to the head goes to its places in it: a name on two lines, contacts, the address, the headline.
func TestA1_LinesOfTheHead(t *testing.T) {
	src := flow(strings.NewReplacer("## ", "# ").Replace(scattered))
	plain, _ := Document(src, Options{})
	isles := say(t, plain, "ISLES | join")
	name := append(say(t, plain, "SOLBERG | name", "ISLES | name"), isles...)
	moved := say(t, plain, "marit.solberg | move | Personal Details", "07700 | move | Personal Details",
		"5 Pier | move | Personal Details", "Kirkwall | move | Personal Details")
	marks := slices.Concat(name, moved, say(t, plain, "Lighthouse spec | title | Personal Details"))
	doc, _ := Document(src, Options{Marks: marks})
	p := doc.Person
	got := []string{p.Name.Value, p.Email.Value, p.Phone.Value, p.Label.Value}
	want := []string{"SOLBERG OF THE NORTH ISLES", "marit.solberg@example.org", "07700 900123", "Lighthouse specialist"}
	place := p.Location.Value
	if !slices.Equal(got, want) || !strings.Contains(place, "5 Pier Road") || !strings.Contains(place, "KW15 1LP") {
		t.Errorf("%q, place %q, details %v", got, p.Location.Value, p.Details)
	}
	if len(doc.Work) != 1 || doc.Work[0].Title.Value != "Keeper of the lamps" {
		t.Errorf("the post became %q", entriesText(doc))
	}
}

// Words that a form puts before a value are no part of it, and the first words of a line may be a heading of the rest.
func TestA1_LabelsAndHeadingsBeforeAValue(t *testing.T) {
	src := flow(strings.NewReplacer("## ", "# ").Replace(scattered))
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "Title: Certificate | start | Education", "Title: Certificate | title | Education",
		"SKILLS Sextant | heading | Key Skills | SKILLS")
	doc, _ := Document(src, Options{Marks: marks})
	if n := len(doc.Education); n != 2 || doc.Education[1].Degree.Value != "Certificate in Rope Work" {
		t.Errorf("%v", doc.Education)
	}
	if all := fmt.Sprint(doc.Skills); !strings.Contains(all, "Sextant") || strings.Contains(all, "SKILLS") {
		t.Errorf("skills %s, rest %v", all, doc.Additional)
	}
}

// An employer that is named once stands above all of its posts; each of them begins at its own line.
func TestA1_SeveralPostsOfOneEmployer(t *testing.T) {
	src := flow("**Marit Solberg**\nmarit.solberg@example.org\n# Work Experience\nHolm Ferries Ltd, Kirkwall\n" +
		"Deck Manager, 2011 – 2016\nFerry Operator, 2009 – 2011\nDeckhand, 2006 – 2009\n- Rowed the mail\n# Interests\nMaps")
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "Ferry Operator | start | Work Experience", "Deckhand | start | Work Experience")
	doc, _ := Document(src, Options{Marks: marks})
	if n := len(doc.Work); n != 3 {
		t.Errorf("%d posts: %q", n, entriesText(doc))
	}
}
