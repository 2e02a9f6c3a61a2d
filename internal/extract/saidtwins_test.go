package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

const twins = `@ Tove Bergdal
tove@example.org | 07700 900123
Date of birth: 01/02/1980
## Work Experience
Harbour Engineer – Bergdal Ltd – Wick
2016 – 2022
- Led the works in the northern harbours and the southern
> harbours, with the northern crew
- Led the mainte-
> nance of piers and of long-
> term works
- Built piers: kept logs - sold tickets
- Wrote C for Leith Ltd, Leith
- Read e-mail, mail and letters
Company: Kelp Ltd Designation: Welder
2010 – 2016
- Rowed the mail, the mail and the mail
## Skills
Objective-C, C, C++
## Interests
Boats`

// Of words that stand beside the same ones, or that the end of a line breaks, those go that are meant, and no others; "-" is
// what is no longer there.
func TestGesturesKnowTwins(t *testing.T) {
	const led = `work[0].highlights[0] "Led the works in the northern harbours and the southern harbours, with the northern crew"`
	const piers = `work[0].highlights[1] "Led the maintenance of piers and of long-term works"`
	out := func(part string, word int) cv.Mark { return cv.Mark{As: cv.MarkOut, Part: part, Word: word} }
	move := func(part string, word int) cv.Mark {
		return cv.Mark{As: cv.MarkMove, Section: cv.SectionInterests, Part: part, Word: word}
	}
	for name, c := range map[string]struct {
		line string
		mark cv.Mark
		want []string
	}{
		"the last words of a line": {"Harbour Engineer – B", out("Wick", 0), []string{`-work[0].location "Wick"`}},
		"the last field of a form": {"Company: Kelp", out("Welder", 0), []string{`-work[1].title "Welder"`}},
		"the last words of a text": {"Built piers", out("sold tickets", 0), []string{
			`-work[0].highlights[2] "Built piers: kept logs - sold tickets"`, `work[0].highlights[2] "Built piers: kept logs"`,
		}},
		"left out, a twin is below": {"Led the works", out("harbours and the southern", 0), []string{
			"-" + led, `work[0].highlights[0] "Led the works in the northern harbours, with the northern crew"`,
		}},
		"moved, a twin is below": {"Led the works", move("harbours and the southern", 0), []string{
			"-" + led, `interests[1].name "harbours and the southern"`,
			`work[0].highlights[0] "Led the works in the northern harbours, with the northern crew"`,
		}},
		"the first half of a word": {"Led the mainte-", out("mainte-", 0), []string{
			"-" + piers, `work[0].highlights[1] "Led the nance of piers and of long-term works"`,
		}},
		"a line that begins with half a word": {"nance of piers", cv.Mark{As: cv.MarkOut}, []string{
			"-" + piers, `work[0].highlights[1] "Led the mainte term works"`,
		}},
		"text that is text, with half a word": {"nance of piers", cv.Mark{As: cv.MarkText}, nil},
		"joined again, with half a word":      {"nance of piers", cv.Mark{As: cv.MarkJoin}, nil},
		"a word inside another one": {"Read e-mail", out("mail", 3), []string{
			`-work[0].highlights[4] "Read e-mail, mail and letters"`, `work[0].highlights[4] "Read e-mail and letters"`,
		}},
		"a skill inside another one": {"Objective-C", out("C,", 2), []string{
			`-skills[0].keywords[1] "C"`, `-skills[0].keywords[2] "C++"`, `skills[0].keywords[1] "C++"`,
		}},
		"a place that is said twice": {"Wrote C", cv.Mark{As: cv.MarkPlace, Section: cv.SectionWork, Part: "Leith", Word: 6}, []string{
			`-work[0].location "Wick"`, `-work[0].highlights[3] "Wrote C for Leith Ltd, Leith"`, `work[0].location "Leith"`,
			`work[0].highlights[3] "Wrote C for Leith Ltd"`, `work[0].summary[0] "Wick"`,
		}},
		"skills are no place":             {"Objective-C", cv.Mark{As: cv.MarkPlace, Section: cv.SectionWork}, nil},
		"a date of birth is no telephone": {"Date of birth", cv.Mark{As: cv.MarkContact}, []string{}},
	} {
		read := Reader(drawn(column{page: 1, left: 60, right: 560, top: 60, text: twins}), Options{})
		plain := read(nil).Document
		c.mark.Line = lineWith(t, plain, c.line)
		before, after := valuesRead(plain), valuesRead(read([]cv.Mark{c.mark}).Document)
		var got []string
		for _, v := range before {
			if !slices.Contains(after, v) {
				got = append(got, "-"+v)
			}
		}
		for _, v := range after {
			if !slices.Contains(before, v) {
				got = append(got, v)
			}
		}
		slices.Sort(got)
		if slices.Sort(c.want); !slices.Equal(got, c.want) {
			t.Errorf("%s:\ngot  %q\nwant %q", name, got, c.want)
		}
	}
}

func valuesRead(d *cv.Document) (out []string) {
	d.Walk(func(r cv.Ref) { out = append(out, r.Path+` "`+r.Text.Value+`"`) })
	return out
}

func lineWith(t *testing.T, d *cv.Document, words string) int {
	t.Helper()
	at := slices.IndexFunc(d.Source, func(l cv.SourceLine) bool { return strings.HasPrefix(l.Text, words) })
	if at < 0 {
		t.Fatalf("no line %q", words)
	}
	return at
}

// A headline and a place that run over two lines are one.
func TestFieldsOverTwoLines(t *testing.T) {
	src := flow(`**Tove Bergdal**
Harbour Engineer and Master of
Coastal Works and Piers
tove@example.org | 07700 900123
# Work Experience
Engineer, Bergdal Ltd, 2016 – 2022
Northern quay of
Leith harbour
- Rowed the mail`)
	read := Reader(src, Options{})
	over := func(as cv.MarkKind, of cv.Section, line int) *cv.Document {
		return read([]cv.Mark{
			{Line: line, As: as, Section: of}, {Line: line + 1, As: as, Section: of}, {Line: line + 1, As: cv.MarkJoin, Section: of},
		}).Document
	}
	plain := read(nil).Document
	headline := over(cv.MarkTitle, cv.SectionPerson, lineWith(t, plain, "Harbour")).Person.Label.Value
	if headline != "Harbour Engineer and Master of Coastal Works and Piers" {
		t.Errorf("the headline is %q", headline)
	}
	place := over(cv.MarkPlace, cv.SectionWork, lineWith(t, plain, "Northern")).Work[0].Location.Value
	if place != "Northern quay of Leith harbour" {
		t.Errorf("the place is %q", place)
	}
}

// Words that are left out one after the other are those that were meant in the line as it stands, also where it is read anew.
func TestWordsLeftOutOfALineReadAnew(t *testing.T) {
	read := Reader(drawn(column{page: 1, left: 60, right: 560, top: 60, text: twins}), Options{})
	plain := read(nil).Document
	mail := lineWith(t, plain, "Rowed the mail")
	first := cv.Mark{Line: mail, As: cv.MarkOut, Part: "the", Word: 4}
	second := cv.Mark{Line: mail, As: cv.MarkOut, Part: "the", Word: 7}
	anew := cv.Mark{Line: lineWith(t, plain, "Company: Kelp"), As: cv.MarkStart, Section: cv.SectionVolunteering}
	moved := cv.Mark{Line: mail, As: cv.MarkMove, Section: cv.SectionSummary}
	for name, marks := range map[string][]cv.Mark{
		"left to right": {first, second, anew}, "right to left": {second, first, anew}, "moved": {second, first, moved},
	} {
		doc := read(marks).Document
		got := valuesOf(doc.Summary)
		if name != "moved" {
			got = valuesOf(doc.Volunteering[0].Highlights)
		}
		if !slices.Equal(got, []string{"Rowed the mail, mail and mail"}) {
			t.Errorf("%s: %q\n%s", name, got, dumped(doc))
		}
	}
}

// What is left of a text some of whose words begin an entry is one text.
func TestWhatIsLeftOfATextIsOne(t *testing.T) {
	read := Reader(flow(`**Tove Bergdal**
tove@example.org | 07700 900123
# Work Experience
Engineer, Bergdal Ltd, 2016 – 2022
- Sold lamps
- Rowed the mail, the mail and the mail`), Options{})
	said := cv.Mark{Line: lineWith(t, read(nil).Document, "Rowed"), As: cv.MarkTitle, Section: cv.SectionWork, Part: "the mail", Word: 4}
	got := valuesRead(read([]cv.Mark{said}).Document)
	want := []string{`work[1].title "the mail"`, `work[1].summary[0] "Rowed the mail and the mail"`}
	if n := len(got); !slices.Equal(got[n-2:], want) {
		t.Errorf("%q, want %q at the end", got, want)
	}
}

// A value that gives way to another one stands where its words do, and not where the line has the same ones before.
func TestWhatGivesWayStandsWhereItDid(t *testing.T) {
	read := Reader(flow(`**Tove Bergdal**
tove@example.org | 07700 900123
# Work Experience
Engineer, Bergdal Ltd, 2016 – 2022
- Rowed the mail
# Interests
Boats (sail & steam), old boats & new boats`), Options{})
	plain := read(nil).Document
	line := lineWith(t, plain, "Boats")
	for _, as := range []cv.Mark{{As: cv.MarkName}, {As: cv.MarkTitle, Section: cv.SectionPerson}} {
		first, second := as, as
		first.Line, first.Part, first.Word = line, "boats", 8
		second.Line, second.Part = lineWith(t, plain, "Rowed"), "mail"
		doc := read([]cv.Mark{first, second}).Document
		var got []string
		doc.Walk(func(r cv.Ref) {
			if slices.Contains(r.Text.Lines, line) {
				got = append(got, r.Text.Value)
			}
		})
		if want := []string{"Boats (sail & steam)", "old boats & new", "boats"}; !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", as.As, got, want)
		}
	}
}

// Words that are said to be the dates are all printed, and a sign that is left out is gone.
func TestDatesAndSignsAreWhole(t *testing.T) {
	read := Reader(flow(`**Tove Bergdal**
tove@example.org | 07700 900123
# Work Experience
Engineer, Bergdal Ltd, Jul — 2012
- Rowed the mail / sold lamps
Welder, Kelp Ltd
Period: 20 OCT TO TILL DATE
- Welded hulls`), Options{})
	plain := read(nil).Document
	doc := read([]cv.Mark{
		{Line: lineWith(t, plain, "Engineer"), As: cv.MarkDates, Section: cv.SectionWork, Part: "Jul — 2012"},
		{Line: lineWith(t, plain, "Period"), As: cv.MarkDates, Section: cv.SectionWork, Part: "20 OCT TO TILL DATE"},
		{Line: lineWith(t, plain, "Rowed"), As: cv.MarkOut, Part: "/"},
	}).Document
	if got := doc.Work[0].Dates; got.Start != (cv.Date{Year: 2012, Month: 7}) {
		t.Errorf("the month is lost: %+v", got)
	}
	if got := doc.Work[1].Dates; got.Text.Value != "20 OCT TO TILL DATE" || !got.Start.IsZero() || got.Current {
		t.Errorf("the day would not be printed: %+v", got)
	}
	if got := valuesOf(doc.Work[0].Highlights); !slices.Equal(got, []string{"Rowed the mail sold lamps"}) {
		t.Errorf("%q", got)
	}
}

// Signs of the file are no words: with them no other word goes, and words that overlap are those that are meant.
func TestSignsAndWordsThatOverlap(t *testing.T) {
	read := Reader(flow(`**Tove Bergdal**
tove@example.org | 07700 900123
# Work Experience
Engineer, Bergdal Ltd, 2016 – 2022
➢ Kept the boats
The clock went tick tick tick tock
Sold C++, C# and C books, and C again
# Skills
Charts ★★★☆☆`), Options{})
	plain := read(nil).Document
	all := func(d *cv.Document) string {
		var out []string
		d.Walk(func(r cv.Ref) { out = append(out, r.Text.Value) })
		return strings.Join(out, "; ")
	}
	for name, c := range map[string]struct {
		line, part string
		word       int
		gone, now  string
	}{
		"the arrow of a list":    {"➢", "➢", 0, "", ""},
		"an arrow and a word":    {"➢", "➢ Kept", 0, "Kept the boats", "the boats"},
		"stars":                  {"Charts", "★★★☆☆", 0, "", ""},
		"the first of a row":     {"The clock", "tick tick", 4, "tick tick tick", "tick"},
		"and what ends it":       {"The clock", "tick tock", 0, "tick tick tick tock", "tick tick"},
		"the second and a third": {"The clock", "tick tick tock", 5, "tick tick tick tock", "tick"},
		"no word that goes on":   {"Sold C++", "C", 0, "C# and C books", "C# and books"},
		"nor one before others":  {"Sold C++", "Sold C", 0, "", ""},
		"nor at the end":         {"Sold C++", "C+", 0, "", ""},
		"its twin behind it":     {"Sold C++", "C", 7, "and C again", "and again"},
		"the word that goes on":  {"Sold C++", "C#", 0, "C++, C# and", "C++ and"},
		"with a comma":           {"Sold C++", "Sold C++,", 0, "Sold C++, C#", "C#"},
		"which is not there":     {"The clock", "tock++", 0, "", ""},
	} {
		m := cv.Mark{Line: lineWith(t, plain, c.line), As: cv.MarkOut, Part: c.part, Word: c.word}
		if got, want := all(read([]cv.Mark{m}).Document), strings.Replace(all(plain), c.gone, c.now, 1); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
