package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/extract/labeller"
)

// What stays of a part of a head when its fields are taken.
func TestLeftover(t *testing.T) {
	for part, want := range map[string]string{
		"Worked with":                     "",
		"Presently working as a":          "",
		"Year of Passing: ":               "",
		"in the year of":                  "",
		"during the session":              "",
		"Elm Board, Hull in the year":     "Elm Board, Hull",
		"Ferry, Hull from the month of":   "Ferry, Hull",
		"Ferryman of the Year":            "Ferryman of the Year",
		"with aggregate of":               "",
		"Name of the Company":             "",
		"2)":                              "",
		"Roles and responsibilities:":     "",
		"on the payroll of Elm Staffing":  "payroll of Elm Staffing",
		"as a night porter in":            "night porter",
		"Project: Elm Bridge (two spans)": "Project: Elm Bridge (two spans)",
		"1. Won by tender":                "Won by tender",
		"Dean's List":                     "Dean's List",
		"www.elm.example":                 "www.elm.example",
	} {
		if got := leftover(part); got != want {
			t.Errorf("%q: %q, want %q", part, got, want)
		}
	}
}

func TestTimeOnly(t *testing.T) {
	for text, want := range map[string]bool{
		"Two years experience": true, "8 months": true, "for 2 Years": true,
		"Experience": false, "Two ferries": false, "8 month placement at sea": false,
	} {
		if got := timeOnly(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestEnumerators(t *testing.T) {
	for w, want := range map[string]bool{
		"1.": true, "[2]": true, "(3)": true, "b)": true,
		"12.": true, "2019.": false, "Ltd.": false, "7": false, "": false,
	} {
		if enumerator(w) != want {
			t.Errorf("%q: %v", w, !want)
		}
	}
}

// The frame of posts told as sentences or in rows never becomes text of the post, what the
// rows say besides does, and a word that stands nowhere is named in a note.
func TestFramesAreNotPrinted(t *testing.T) {
	doc, notes := Document(flow(`
**Ann Lee**
ann.lee@example.org

# Work Experience
1) Working as Rigger with Northmoor Marine Ltd from March 2016 to May 2019
- Inspected 40 cranes a year
2) Worked as Deckhand in Elm Ferries Ltd from June 2012 to February 2016
- Moored two ferries

# Education
Diploma in Rigging with aggregate of 71% from Northmoor College in 2011
`), Options{})
	if len(doc.Work) != 2 {
		t.Fatalf("%d posts", len(doc.Work))
	}
	printed := ""
	doc.Walk(func(r cv.Ref) { printed += r.Text.Value + "\n" })
	for _, frame := range []string{"Working as", "Worked as", "with aggregate", "1)", "2)"} {
		if strings.Contains(printed, frame) {
			t.Errorf("%q is printed: %q (%v)", frame, printed, notes)
		}
	}
}

// A heading that nobody knows with nothing under it is no text of the document: a note names it.
func TestScrapsAreNamed(t *testing.T) {
	b := &builder{doc: &cv.Document{}}
	b.scraps = []cv.Text{{Value: "Elmford", Lines: []int{4}}, {Value: "Extra hands", Lines: []int{7}}}
	b.doubtScraps()
	if len(b.notes) != 1 || !strings.Contains(b.notes[0].Reason, "“Elmford”, “Extra hands”") || len(b.notes[0].Lines) != 2 {
		t.Errorf("%+v", b.notes)
	}
}

// A degree that is not held yet is told as such.
func TestUnfinishedDegrees(t *testing.T) {
	for text, want := range map[string]string{
		"Candidate for MBA, June 2011": "Candidate for ", "Currently pursuing a BSc in Nursing": "Currently pursuing a ",
		"Completed BSc in Nursing": "", "BSc candidate": "",
	} {
		at := max(strings.Index(text, "MBA"), strings.Index(text, "BSc"))
		b := &builder{lines: []line{{text: text}}}
		if got := b.notYet(labeller.Field{Value: text[at : at+3], Lines: []int{0}, From: at, To: at + 3}); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// What says how something stands, or that it is not so, is no frame.
func TestStandingIsNoFrame(t *testing.T) {
	for text, want := range map[string]bool{
		"No degree awarded": false, "Left the course": false, "Not completed": false, "First class": false, "Degree expected": false,
		"completed from": true, "worked as": true,
	} {
		if got := onlyFrame(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
