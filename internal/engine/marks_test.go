package engine_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

const lamps = `Marit Solberg
marit.solberg@example.org

WHERE I HAVE BEEN

Keeper of the lamps
Skerry Lights Trust
2016 - 2022
- Trimmed forty lamps
- I was responsible for the managment of the log

Boatman, Holm Ferries, 2011 - 2016
- Rowed the mail

SKILLS

Sextant, Radar
`

func lineOf(t *testing.T, doc *cv.Document, words string) int {
	t.Helper()
	at := slices.IndexFunc(doc.Source, func(s cv.SourceLine) bool { return strings.Contains(s.Text, words) })
	if at < 0 {
		t.Fatalf("no line holds %q", words)
	}
	return at
}

// A reading is mended by marks alone; what was decided about texts goes with them, and
// without marks the first result comes back, byte for byte.
func TestA1_MarksMendAReading(t *testing.T) {
	e := newEngine(t)
	job := engine.Upload{Name: "job.txt", Data: []byte("Requirements\n- You must have experience with radar\n")}
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Job: &job, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	mark := func(words string, as cv.MarkKind, section cv.Section) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: as, Section: section}
	}
	marks := []cv.Mark{
		mark("WHERE", cv.MarkHeading, cv.SectionWork), mark("Keeper", cv.MarkStart, cv.SectionWork), mark("Boatman", cv.MarkStart, cv.SectionWork),
		{Line: lineOf(t, first.Original, "Boatman"), As: cv.MarkTitle, Section: cv.SectionWork, Part: "Boatman"},
		{Line: lineOf(t, first.Original, "Boatman"), As: cv.MarkEmployer, Section: cv.SectionWork, Part: "Holm Ferries"},
	}
	mended := review(t, e, first, engine.Decisions{Marks: marks})
	if len(mended.Document.Work) != 2 || mended.Document.Work[0].Title.Value != "Keeper of the lamps" || mended.Document.Work[1].Organisation.Value != "Holm Ferries" {
		t.Fatalf("posts %+v", mended.Document.Work)
	}
	if mended.Match == nil || len(mended.Match.Requirements) != len(first.Match.Requirements) {
		t.Errorf("match %+v", mended.Match)
	}
	// the wording of a text, and a change taken back, stay with the text
	bullet := ""
	mended.Original.Walk(func(r cv.Ref) {
		if strings.Contains(r.Text.Value, "Rowed") {
			bullet = r.Text.ID
		}
	})
	var spelling []string
	for _, n := range mended.Notes {
		if n.Kind == cv.NoteSpelling {
			spelling = append(spelling, n.ID)
		}
	}
	decided := review(t, e, mended, engine.Decisions{Marks: marks, Edits: map[string]string{bullet: "Rowed the royal mail"}, Rejected: spelling})
	joined := append(slices.Clone(marks), mark("Trimmed", cv.MarkOut, ""), mark("Keeper", cv.MarkMove, cv.SectionAwards))
	after := review(t, e, decided, engine.Decisions{Marks: joined, Edits: decided.Edits, Rejected: spelling})
	text, _ := json.Marshal(after.Document)
	for _, want := range []string{"Rowed the royal mail", "managment"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("%q is lost in %s", want, text)
		}
	}
	if strings.Contains(string(text[strings.Index(string(text), `"person"`):]), "Trimmed") {
		t.Error("what was left out is printed")
	}
	back := review(t, e, after, engine.Decisions{})
	a, _ := json.Marshal(first)
	b, _ := json.Marshal(back)
	if string(a) != string(b) {
		t.Errorf("without marks:\n%s\nfirst:\n%s", b, a)
	}
}

// What was typed into a post goes with the post: never into another one, and it is there again as soon as the post is.
func TestTypedWordsComeBackWithTheirPost(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	mark := func(words string, as cv.MarkKind) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: as, Section: cv.SectionWork}
	}
	marks := []cv.Mark{mark("WHERE", cv.MarkHeading), mark("Keeper", cv.MarkStart), mark("Boatman", cv.MarkStart)}
	begun := review(t, e, first, engine.Decisions{Marks: marks})
	if len(begun.Original.Work) != 2 {
		t.Fatalf("posts %+v", begun.Original.Work)
	}
	typed := map[string]string{"work[1].location": "Vardø", "work[1].title": "Boatswain"}
	mended := review(t, e, begun, engine.Decisions{Marks: marks, Edits: typed})
	for name, other := range map[string][]cv.Mark{
		"the post is text":      append(slices.Clone(marks), mark("Boatman", cv.MarkText)),
		"the start taken back":  marks[:2],
		"the post is joined":    append(slices.Clone(marks), mark("Boatman", cv.MarkJoin)),
		"the post is left out":  append(slices.Clone(marks), mark("Boatman", cv.MarkOut)),
		"the post is elsewhere": append(slices.Clone(marks), cv.Mark{Line: marks[2].Line, As: cv.MarkMove, Section: cv.SectionInterests}),
	} {
		away := review(t, e, mended, engine.Decisions{Marks: other, Edits: mended.Edits})
		if len(away.Document.Work) > 0 && away.Document.Work[0].Location.Value == "Vardø" {
			t.Errorf("%s: it is in another post", name)
		}
		back := review(t, e, away, engine.Decisions{Marks: marks, Edits: away.Edits})
		if w := back.Document.Work; len(w) != 2 || w[1].Location.Value != "Vardø" || w[1].Title.Value != "Boatswain" {
			t.Errorf("%s: taken back, the posts are %+v", name, w)
		}
	}
}

func TestMarksThatCannotBe(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	data, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.json", Data: []byte(`{"basics":{"name":"Marit Solberg","email":"m@example.org"},"work":[{"name":"Skerry Lights","position":"Keeper"}]}`)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		of   *engine.Result
		mark cv.Mark
	}{
		"no such line":              {first, cv.Mark{Line: 99, As: cv.MarkTitle}},
		"no such kind":              {first, cv.Mark{Line: 1, As: "salary"}},
		"no such section":           {first, cv.Mark{Line: 1, As: cv.MarkMove, Section: "Hobbies"}},
		"a start that is added":     {first, cv.Mark{Line: 1, As: cv.MarkStart, Add: true}},
		"a heading without section": {first, cv.Mark{Line: 1, As: cv.MarkHeading}},
		"data":                      {data, cv.Mark{Line: 0, As: cv.MarkTitle}},
	} {
		if _, err := e.Review(t.Context(), c.of, engine.Decisions{Marks: []cv.Mark{c.mark}}, engine.Request{}); !problem.Is(err, problem.Invalid) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What the user found right is not doubted any more; all else stays as it is.
func TestA1_ALineThatIsRightIsNotDoubted(t *testing.T) {
	e := newEngine(t)
	untitled := "Marit Solberg\nmarit.solberg@example.org\n\nWORK EXPERIENCE\n\nSkerry Lights\n2016 - 2022\n- Trimmed forty lamps\n"
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(untitled)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	open := func(r *engine.Result) (lines []int) {
		for _, trace := range cv.Traces(r.Original, r.Document, r.Notes) {
			if trace.State == cv.TraceDoubt || trace.State == cv.TraceLost {
				lines = append(lines, trace.Line)
			}
		}
		return lines
	}
	before := open(first)
	if len(before) == 0 {
		t.Fatal("no line is in doubt: nothing is tested")
	}
	right := []cv.Mark{{Line: before[0], As: cv.MarkRight}}
	settled := review(t, e, first, engine.Decisions{Marks: right})
	if got := open(settled); !slices.Equal(got, before[1:]) {
		t.Errorf("in doubt %v, want %v", got, before[1:])
	}
	texts := func(d *cv.Document) (all []string) {
		d.Walk(func(r cv.Ref) { all = append(all, r.Path+" "+r.Text.Value) })
		return all
	}
	if !slices.Equal(texts(settled.Document), texts(first.Document)) {
		t.Errorf("the document changed: %q, was %q", texts(settled.Document), texts(first.Document))
	}
	if !slices.Equal(settled.Marks, right) {
		t.Errorf("kept marks %v", settled.Marks)
	}
	if got := open(review(t, e, settled, engine.Decisions{})); !slices.Equal(got, before) {
		t.Errorf("taken back: in doubt %v, want %v", got, before)
	}
}

// A file that is converted again with the marks of an earlier conversion is read as it was reviewed.
func TestMarksOfAnEarlierConversion(t *testing.T) {
	e := newEngine(t)
	request := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()}
	first, err := e.Convert(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	marks := []cv.Mark{
		{Line: lineOf(t, first.Original, "Sextant"), As: cv.MarkName, Part: "Sextant"}, {Line: 0, As: cv.MarkRight},
	}
	mended := review(t, e, first, engine.Decisions{Marks: marks})
	request.Known = mended.Known()
	again, err := e.Convert(t.Context(), request)
	if err != nil {
		t.Fatal(err)
	}
	got, want := again.Original.Person.Name.Value, mended.Original.Person.Name.Value
	if got != want || got != "Sextant" || !slices.Equal(again.Marks, marks) {
		t.Errorf("%q, reviewed %q", got, want)
	}
	if got := again.Original.Person.Name.Confidence; got != 1 {
		t.Errorf("the user's name has a confidence of %v", got)
	}
	request.Known.Marks[0].Line, request.Known.Marks[1].Text = 999, "another line"
	without, err := e.Convert(t.Context(), request)
	if err != nil || len(without.Marks) != 0 || without.Original.Person.Name.Value != first.Original.Person.Name.Value {
		t.Errorf("lines that are not there or say something else: %v, %+v", err, without)
	}
}

// A wording comes back with its text, in whatever order the marks are taken back.
func TestA1_WordingsComeBackInAnyOrder(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	out := func(words string) cv.Mark { return cv.Mark{Line: lineOf(t, first.Original, words), As: cv.MarkOut} }
	radar, rowed := out("Sextant, Radar"), out("Rowed")
	var typed string
	first.Original.Walk(func(r cv.Ref) {
		if r.Text.Value == "Rowed the mail" {
			typed = r.Text.ID
		}
	})
	if typed == "" {
		t.Fatal("the text was read elsewhere")
	}
	want := map[string]string{typed: "Rowed all the mail of Holm"}
	now := review(t, e, first, engine.Decisions{Edits: want})
	for _, step := range []struct {
		marks []cv.Mark
		holds bool
	}{{[]cv.Mark{radar}, true}, {[]cv.Mark{radar, rowed}, false}, {[]cv.Mark{rowed}, false}, {nil, true}} {
		now = review(t, e, now, engine.Decisions{Edits: now.Edits, Marks: step.marks})
		if got := now.Edits[typed] == want[typed]; got != step.holds || step.holds != (len(now.Parked) == 0) {
			t.Errorf("%v: edits %v, parked %v", step.marks, now.Edits, now.Parked)
		}
	}
}

// Words of the CV that are left out take nothing along that the user typed, and what was typed goes into no other text.
func TestWordsLeftOutLeaveWhatWasTyped(t *testing.T) {
	e := newEngine(t)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(lamps)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	mark := func(words string, as cv.MarkKind, part string) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: as, Section: cv.SectionWork, Part: part}
	}
	marks := []cv.Mark{
		mark("WHERE", cv.MarkHeading, ""), mark("Keeper", cv.MarkStart, ""), mark("Boatman", cv.MarkStart, ""),
		mark("Boatman", cv.MarkTitle, "Boatman"), mark("Boatman", cv.MarkEmployer, "Holm Ferries"),
	}
	begun := review(t, e, first, engine.Decisions{Marks: marks})
	out := func(words, part string) cv.Mark {
		return cv.Mark{Line: lineOf(t, first.Original, words), As: cv.MarkOut, Part: part}
	}
	for name, c := range map[string]struct {
		typed map[string]string
		say   []cv.Mark
		want  []string // of the document, by name
	}{
		"a field that the post lacked": {
			map[string]string{"work[1].location": "Vardø"}, []cv.Mark{out("Boatman", "Boatman")}, []string{"work[1].location Vardø"},
		},
		"all of the head": {
			map[string]string{"work[1].location": "Vardø"},
			[]cv.Mark{out("Boatman", "Boatman"), out("Boatman", "Holm Ferries"), out("Boatman", "2011 - 2016")},
			[]string{"work[1].location Vardø"},
		},
		"a title that was written anew": {
			map[string]string{"work[1].title": "Boatswain"}, []cv.Mark{out("Boatman", "Boatman")}, []string{"work[1].title Boatswain"},
		},
		"a word of a bullet that was written anew": {
			map[string]string{"work[1].highlights[0]": "Rowed the royal mail"},
			[]cv.Mark{out("Rowed", "the")},
			[]string{"work[1].highlights[0] Rowed the royal mail"},
		},
		"one of two skills": {
			map[string]string{"skills[0].keywords[0]": "Brass sextant"},
			[]cv.Mark{out("Sextant", "Sextant,")},
			[]string{"skills[0].keywords[0] Radar"},
		},
		"dates of which the words are text": {
			map[string]string{"work[1].dates": "2011 – Present"},
			[]cv.Mark{mark("Boatman", cv.MarkText, "2011 - 2016")},
			[]string{"work[1].dates 2011 – Present"},
		},
		"how the person is reached": {
			map[string]string{"person.email": "marit@example.net"},
			[]cv.Mark{out("marit.solberg", "marit.solberg@example.org")},
			[]string{"person.email marit@example.net"},
		},
		"but a title that was said afterwards": {
			map[string]string{"work[1].title": "Boatswain"},
			[]cv.Mark{out("Boatman", "Boatman"), mark("Rowed", cv.MarkTitle, "mail")},
			[]string{"work[1].title mail"},
		},
	} {
		typed := review(t, e, begun, engine.Decisions{Marks: marks, Edits: c.typed})
		now := review(t, e, typed, engine.Decisions{Marks: append(slices.Clone(marks), c.say...), Edits: typed.Edits})
		var got []string
		now.Document.Walk(func(r cv.Ref) { got = append(got, r.Text.ID+" "+r.Text.Value) })
		for _, w := range c.want {
			if !slices.Contains(got, w) {
				t.Errorf("%s: no %q in %q, edits %v", name, w, got, now.Edits)
			}
		}
		back := review(t, e, now, engine.Decisions{Marks: marks, Edits: now.Edits})
		if !maps.Equal(back.Edits, c.typed) {
			t.Errorf("%s: taken back, what was typed is %v", name, back.Edits)
		}
	}
}

// A number that was typed stays where of two equal ones of the file the first is left out.
func TestATypedNumberStays(t *testing.T) {
	e := newEngine(t)
	cvText := lamps + "\nPERSONAL DETAILS\n\nNationality: British\nMobile: 07700-900123\n"
	cvText = strings.Replace(cvText, "marit.solberg@example.org", "marit.solberg@example.org | 07700 900123", 1)
	first, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(cvText)}, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	typed := review(t, e, first, engine.Decisions{Edits: map[string]string{"person.phone": "07700 900999"}})
	out := cv.Mark{Line: lineOf(t, first.Original, "marit.solberg"), As: cv.MarkOut, Part: "07700 900123"}
	now := review(t, e, typed, engine.Decisions{Marks: []cv.Mark{out}, Edits: typed.Edits})
	got, original := now.Document.Person.Phone.Value, now.Original.Person.Phone.Value
	if got != "07700 900999" || original != "07700-900123" {
		t.Errorf("the number is %q, that of the file %q; edits %v", got, original, now.Edits)
	}
	back := review(t, e, now, engine.Decisions{Edits: now.Edits})
	if !maps.Equal(back.Edits, typed.Edits) {
		t.Errorf("taken back, what was typed is %v", back.Edits)
	}
}

// The answer to a gesture says the same of the lines like its own, where it is asked for.
func TestAlikeIsOffered(t *testing.T) {
	e := newEngine(t)
	courses := strings.Replace(lamps, "SKILLS", "WHERE I LEARNED\n\nDiploma in Pilotage from Holm College, Kirkwall\n"+
		"Certificate in Ropes from Skerry Institute, Stromness\n\nSKILLS", 1)
	upload := engine.Upload{Name: "cv.txt", Data: []byte(courses)}
	first, err := e.Convert(t.Context(), engine.Request{CV: upload, Options: thirdPerson()})
	if err != nil {
		t.Fatal(err)
	}
	marks := []cv.Mark{
		{Line: lineOf(t, first.Original, "LEARNED"), As: cv.MarkHeading, Section: cv.SectionEducation},
		{Line: lineOf(t, first.Original, "Pilotage"), As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "Holm College"},
	}
	if unasked := review(t, e, first, engine.Decisions{Marks: marks}); len(unasked.Alike) > 0 {
		t.Errorf("offered unasked: %+v", unasked.Alike)
	}
	asked := review(t, e, first, engine.Decisions{Marks: marks, Last: 1})
	ropes := lineOf(t, first.Original, "Ropes")
	want := []cv.Mark{{Line: ropes, As: cv.MarkEmployer, Section: cv.SectionEducation, Part: "Skerry Institute"}}
	if !slices.Equal(asked.Alike, want) {
		t.Errorf("offered %+v, want %+v", asked.Alike, want)
	}
	right := append(slices.Clone(marks), cv.Mark{Line: marks[1].Line, As: cv.MarkRight})
	if after := review(t, e, first, engine.Decisions{Marks: right, Last: 1}); len(after.Alike) > 0 {
		t.Errorf("a line that is right offers the gesture before it: %+v", after.Alike)
	}
}
