package cv

import (
	"slices"
	"unicode"
)

// Trace tells where a line of the file went.
type Trace struct {
	Line    int
	State   TraceState
	Fields  []string // ids of the values that came from it
	Section Section  // of the first of them, or that a heading opens; "" = none
	Entry   int      // within the section
	Role    Role     // of the first value
	Printed bool     // some of it is in the finished document
	OfWork  bool     // it tells of several posts, see OtherSection
}

// TraceState is how sure it is where a line went.
type TraceState string

// States of lines.
const (
	TracePlaced  TraceState = "placed"
	TraceDoubt   TraceState = "doubt" // the reader is not sure
	TraceLost    TraceState = "lost"  // no section or no field understood it
	TraceNothing TraceState = "none"  // a heading, a label, a page number: no content
	TraceOut     TraceState = "out"   // the user left it out
)

const (
	sureOfField = 0.7 // below, the reader doubts
	sureOfPlace = 0.6 // of what is kept under Additional Information only because it fits nowhere
)

// Traces follows every line of the file into the document as read, and from there into
// the printed one. doubted are the reader's own notes.
func Traces(original, printed *Document, doubted []Note) []Trace {
	t := tracer{out: make([]Trace, len(original.Source)), printed: map[string]bool{}, unsure: doubtedLines(doubted), placed: map[int]bool{}}
	printed.Walk(func(r Ref) { t.printed[r.Text.ID] = true })
	original.Walk(t.value)
	for l := range t.out {
		t.out[l].Line = l
		t.out[l].settle(&original.Source[l], t.placed[l], t.unsure[l])
		if at := &t.out[l]; at.Section == SectionAdditional && at.Entry < len(original.Additional) && len(original.Work) > 0 {
			at.OfWork = original.Additional[at.Entry].OfWork && len(at.Fields) > 0
		}
	}
	return t.out
}

// doubtedLines are the lines that the reader noted doubts about.
func doubtedLines(notes []Note) map[int]bool {
	unsure := map[int]bool{}
	for _, n := range notes {
		for _, l := range n.Lines {
			unsure[l] = unsure[l] || n.Kind == NoteReading
		}
	}
	return unsure
}

type tracer struct {
	out            []Trace
	printed        map[string]bool // ids of the values in the printed document
	unsure, placed map[int]bool
}

// value traces the lines of one value.
func (t *tracer) value(r Ref) {
	nowhere := r.Section == SectionAdditional && r.Text.Confidence > 0 && r.Text.Confidence <= sureOfPlace
	doubtful := r.Text.Confidence > 0 && r.Text.Confidence < sureOfField
	for _, l := range r.Text.Lines {
		if l < 0 || l >= len(t.out) {
			continue
		}
		line := &t.out[l]
		if len(line.Fields) == 0 || !t.placed[l] && !nowhere {
			line.Section, line.Entry, line.Role = r.Section, r.Entry, r.Role
		}
		if !slices.Contains(line.Fields, r.Text.ID) {
			line.Fields = append(line.Fields, r.Text.ID)
		}
		line.Printed = line.Printed || t.printed[r.Text.ID]
		t.placed[l] = t.placed[l] || !nowhere
		t.unsure[l] = t.unsure[l] || doubtful
	}
}

// settle sets the state of a line.
func (t *Trace) settle(s *SourceLine, placed, unsure bool) {
	switch {
	case s.As == LineOut:
		t.State = TraceOut
	case s.As != "":
		t.State = TraceNothing
		if s.Section != "" {
			t.Section = s.Section
		}
	case len(t.Fields) == 0 && !slices.ContainsFunc([]rune(s.Text), func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }):
		t.State = TraceNothing
	case !placed, s.Lacks != "":
		t.State = TraceLost
	case unsure:
		t.State = TraceDoubt
	default:
		t.State = TracePlaced
	}
}
