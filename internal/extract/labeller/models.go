package labeller

import (
	"bytes"
	_ "embed" // the weights
	"io"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"

	"focal/internal/extract/crf"
	"focal/internal/extract/recurrent"
	"focal/internal/extract/together"
)

//go:embed weights.bin
var weights []byte

// Models are the learned parts of the reader. Read only, safe for concurrent use.
type Models struct {
	Lines  *crf.Model
	Second *crf.Model // of lines too: see second.go
	Words  [kinds]*crf.Model
	// SecondWords label the words of posts and courses again: see wordsecond.go.
	SecondWords [Person]*crf.Model
	// Networks, of lines, and WordNetworks tell the second models what the whole looks like.
	Networks     [2]*recurrent.Model
	WordNetworks [Person][2]*recurrent.Model
}

// Default returns the models that the program holds.
var Default = sync.OnceValue(func() *Models {
	m, err := ReadModels(bytes.NewBuffer(weights))
	if err != nil {
		panic("labeller: " + err.Error()) // the file is part of the program
	}
	return m
})

// ReadModels loads what Write stored.
func ReadModels(r io.Reader) (*Models, error) {
	m := &Models{}
	var err error
	if m.Lines, err = crf.Read(r); err != nil {
		return nil, err
	}
	if m.Second, err = crf.Read(r); err != nil {
		return nil, err
	}
	for k := range m.Words {
		if m.Words[k], err = crf.Read(r); err != nil {
			return nil, err
		}
	}
	for k := range m.SecondWords {
		if m.SecondWords[k], err = crf.Read(r); err != nil {
			return nil, err
		}
	}
	for k := range m.Networks {
		if m.Networks[k], err = recurrent.Read(r); err != nil {
			return nil, err
		}
	}
	for k := range m.WordNetworks {
		for n := range m.WordNetworks[k] {
			if m.WordNetworks[k][n], err = recurrent.Read(r); err != nil {
				return nil, err
			}
		}
	}
	return m, nil
}

// Write stores the models.
func (m *Models) Write(w io.Writer) error {
	if err := m.Lines.Write(w); err != nil {
		return err
	}
	if err := m.Second.Write(w); err != nil {
		return err
	}
	for _, words := range append(m.Words[:], m.SecondWords[:]...) {
		if err := words.Write(w); err != nil {
			return err
		}
	}
	networks := m.Networks[:]
	for k := range m.WordNetworks {
		networks = append(networks, m.WordNetworks[k][:]...)
	}
	for _, network := range networks {
		if err := network.Write(w); err != nil {
			return err
		}
	}
	return nil
}

// Reading is what the models say of the lines of a CV.
type Reading struct {
	Labels []Label
	Prob   []float64 // of the label of each line
	// Score tells how well the lines fit together: comparable between orders of the
	// lines of one file, higher is better.
	Score   float64
	Entries []Entry
	Loose   [][]int          // lines that tell of posts under a heading of their own: "Duties"
	Person  map[string]Field // "name", "headline", "place"
	lines   *document
}

// Entry is a post or a course of study.
type Entry struct {
	Kind   Kind
	Head   []int // lines
	Body   []int
	Fields map[string]Field
	found  map[int][]string // by line: all fields that the words of the head are
}

// Field is a value in the head of an entry.
type Field struct {
	Value    string
	Parts    []string // as the lines have it
	Lines    []int
	From, To int // bytes: of the first line, of the last one
	Prob     float64
}

// Certain is what is known of lines before they are read, as the user of a CV knows it.
type Certain struct {
	Labels map[int][]Label // by line: the labels it may have
	Fields []FieldAt       // of the heads of entries
	Whole  map[int]bool    // lines of which no other words are fields
}

// settles reports a line whose label is known, and not only the section that it stands in.
func (c Certain) settles(line int) bool { return len(c.Labels[line]) == 1 }

// tells reports that something is known of a head or of its words: what is not said of them then stays as it was read, too.
func (c Certain) tells(head []int, words map[int][]int) bool {
	return len(words) > 0 || slices.ContainsFunc(head, func(i int) bool { return len(c.Labels[i]) > 0 })
}

// FieldAt says that some words of a line are a field: "title", "org", "degree", "school".
type FieldAt struct {
	Field    string
	Line     int
	From, To int // bytes of the line's text
}

// Read labels the lines of a CV.
func (m *Models) Read(lines []Line) *Reading { return m.ReadCertain(lines, Certain{}) }

// ReadCertain is Read with some of the labels known.
func (m *Models) ReadCertain(lines []Line, known Certain) *Reading {
	r := &Reading{Labels: make([]Label, len(lines)), Prob: make([]float64, len(lines)), lines: gather(lines), Person: map[string]Field{}}
	if len(lines) == 0 {
		return r
	}
	items, _ := r.lines.items(false)
	second, advice := together.Both(
		func() []crf.Item {
			return r.lines.secondItems(items, m.Lines.Within(items, crf.Given{Allowed: known.of(m.Lines)}))
		},
		func() [][]float64 { return m.lineOpinion(items) })
	res := m.Second.Within(second, crf.Given{Allowed: known.of(m.Second), Opinion: advice})
	r.Score = res.Score
	for i, y := range res.Labels {
		r.Labels[i], r.Prob[i] = Labels[y], res.Prob[i][y]
	}
	prob := func(i int, l Label) float64 { return res.Prob[i][m.Second.Index(string(l))] }
	b := beginner{Reading: r, known: known.Labels, prob: prob}
	b.run()
	r.fromFirstYear()
	r.sentencesStay(known)
	r.textStays(known)
	r.volunteeringStays(known)
	r.datesAtFoot(known)
	memo := r.lines.memo
	m.readEntries(r, memo, known)
	m.aligned(r, memo, known)
	m.completed(r, prob, memo, known)
	m.begunAbove(r, memo, known)
	var person []int
	for i, l := range r.Labels {
		if (l == Head || l == Personal) && len(person) < personLines {
			person = append(person, i)
		}
	}
	if list := r.lines.headWords(person); len(list) > 0 {
		r.Person = m.personFields(r.lines, list, r.lines.wordItems(person, list, memo), known)
	}
	return r
}

// readEntries gathers posts and courses and reads their heads.
func (m *Models) readEntries(r *Reading, memo scorer, known Certain) {
	r.Entries, r.Loose = nil, nil
	r.entries()
	m.entryFields(r, memo, known)
}

// personFields are the name, the headline and the place where the person lives. Most heads say a place
// and many labels do not, so that it needs less of a chance than the others.
func (m *Models) personFields(d *document, list []Word, items []crf.Item, known Certain) map[string]Field {
	words := m.Words[Person]
	given := crf.Given{Lean: lean[Person], Allowed: knownWords(words, list, known)}
	out := d.fields(words.Labels, list, words.Within(items, given))
	if _, ok := out["place"]; ok {
		return out
	}
	given.Lean = leanPlace
	if place, ok := d.fields(words.Labels, list, words.Within(items, given))["place"]; ok {
		out["place"] = place
	}
	return out
}

// personLines bounds the lines in which the name is looked for.
const personLines = 40

// fromFirstYear lets an entry begin with the first of two years that stand one above the other in front of it:
// where a column is narrow, the start of a period stands above its end.
func (r *Reading) fromFirstYear() {
	heads := map[Label]Label{WorkStart: WorkHead, EduStart: EduHead}
	for i := 1; i < len(r.Labels); i++ {
		head, starts := heads[r.Labels[i]]
		if starts && r.Labels[i-1] == head && r.loneYear(i-1) && r.loneYear(i) {
			r.Labels[i-1], r.Labels[i] = r.Labels[i], head
		}
	}
}

func (r *Reading) loneYear(i int) bool {
	text := strings.Trim(r.lines.lines[i].Text, " –-")
	return len(text) == 4 && len(r.lines.lines[i].dates) == 1 && strings.Trim(text, "0123456789") == ""
}

// entries gathers the lines of posts and courses.
func (r *Reading) entries() {
	open := -1
	for i, l := range r.Labels {
		kind := Post
		if strings.HasPrefix(string(l), "edu") {
			kind = Course
		}
		switch l {
		case WorkStart, EduStart:
			r.Entries = append(r.Entries, Entry{Kind: kind, Head: []int{i}})
			open = len(r.Entries) - 1
		case WorkHead, EduHead:
			if open >= 0 && r.Entries[open].Kind == kind {
				r.Entries[open].Head = append(r.Entries[open].Head, i)
			}
		case WorkBody, EduBody:
			switch {
			case open >= 0 && (r.Entries[open].Kind == kind || kind == Post): // text right under a course is the course's
				r.Entries[open].Body = append(r.Entries[open].Body, i)
			case l == WorkBody:
				r.loosen(i)
			}
		default:
			open = -1
		}
	}
}

// loosen notes a line of a post that no entry is open for.
func (r *Reading) loosen(i int) {
	if n := len(r.Loose); n > 0 && r.Loose[n-1][len(r.Loose[n-1])-1] == i-1 {
		r.Loose[n-1] = append(r.Loose[n-1], i)
		return
	}
	r.Loose = append(r.Loose, []int{i})
}

// lean is how much the label for no field is held back: a head that was found has
// most fields. Chosen on folds.
var lean = [kinds]float64{Post: 0.2, Course: 0.2, Person: 0}

// leanPlace is the same for the place where the person lives, which is looked for where the name and
// the headline leave none.
const leanPlace = 1

// entryFields labels the words of the heads of all entries.
func (m *Models) entryFields(r *Reading, memo scorer, known Certain) {
	for kind := Post; kind < Person; kind++ {
		h := r.headsOf(kind, memo)
		for n, c := range chosen(kind, m.headChoices(r, kind, h, memo, known)) {
			h.entries[n].Fields = c.fields
			h.entries[n].found = found(m.SecondWords[kind].Labels, h.words[n], c.Result)
		}
	}
}

// headsOf are the heads of the entries of a kind.
func (r *Reading) headsOf(kind Kind, memo scorer) (h wordsOfHeads) {
	for i := range r.Entries {
		e := &r.Entries[i]
		if e.Kind != kind {
			continue
		}
		list := r.lines.headWords(e.Head)
		h.entries, h.lines, h.words = append(h.entries, e), append(h.lines, e.Head), append(h.words, list)
		h.items = append(h.items, r.lines.wordItems(e.Head, list, memo))
	}
	return h
}

// wordsOfHeads are the heads of entries of one kind: what belongs to one stands at one place.
type wordsOfHeads struct {
	entries []*Entry
	lines   [][]int
	words   [][]Word
	items   [][]crf.Item
}

// headChoices are the likely readings of each head.
func (m *Models) headChoices(r *Reading, kind Kind, h wordsOfHeads, memo scorer, known Certain) [][]choice {
	second, opinions := together.Both(
		func() [][]crf.Item {
			first := make([]crf.Result, len(h.items))
			for n, it := range h.items {
				first[n] = m.Words[kind].Within(it, crf.Given{Allowed: knownWords(m.Words[kind], h.words[n], known)})
			}
			return r.lines.secondWordItems(kind, h.lines, h.words, h.items, first, memo)
		},
		func() [][][]float64 {
			return parted(opinion(m.WordNetworks[kind], Joined(h.items), trustWords), h.items)
		})
	model := m.SecondWords[kind]
	out := make([][]choice, len(second))
	for n, it := range second {
		given := crf.Given{Lean: lean[kind], Allowed: knownWords(model, h.words[n], known), Opinion: opinions[n]}
		ways, sure := mostWays, undoubted
		if known.tells(h.lines[n], given.Allowed) {
			ways, sure = 1, math.Inf(-1)
		}
		res, likely := model.Several(it, given, ways, sure)
		out[n] = r.lines.choices(kind, model.Labels, h.words[n], res, likely, memo)
	}
	return out
}

// fields are the values that the labels of words make.
func (d *document) fields(labels []string, list []Word, res crf.Result) map[string]Field {
	out := map[string]Field{}
	wholeCompounds(labels, list, res)
	for i := 0; i < len(list); {
		name, ok := begins(labels[res.Labels[i]])
		if !ok {
			i++
			continue
		}
		j := i + 1
		for j < len(list) && labels[res.Labels[j]] == "I:"+name && !d.besides(list[j-1], list[j]) {
			j++
		}
		f := d.field(d.withoutNumber(list[i:j]))
		f.Prob = 1
		for k := i; k < j; k++ {
			f.Prob = min(f.Prob, res.Prob[k][res.Labels[k]])
		}
		if old, twice := out[name]; !twice || f.Prob > old.Prob {
			out[name] = f
		}
		i = j
	}
	return out
}

// found are the fields that begin on each line.
func found(labels []string, list []Word, res crf.Result) map[int][]string {
	out := map[int][]string{}
	for i := range list {
		if name, ok := strings.CutPrefix(labels[res.Labels[i]], "B:"); ok {
			out[list[i].Line] = append(out[list[i].Line], name)
		}
	}
	return out
}

// withoutNumber leaves the number of the line out of a field, also behind marks: "2. Tern Ltd", "** 46. Rigger".
func (d *document) withoutNumber(list []Word) []Word {
	if w := &list[0]; len(list) > 1 && w.lineNumber() && wordless(d.lines[w.Line].Text[:w.From]) {
		return list[1:]
	}
	return list
}

// wholeCompounds lets a compound that would be cut go on with the field of the word right before it: of
// "Polytechnic Elm-West, Elm" not "Elm" alone is the place.
func wholeCompounds(labels []string, list []Word, res crf.Result) {
	for i := 1; i+2 < len(list); i++ {
		before := res.Labels[i-1]
		name, ok := begins(labels[before])
		inside := slices.Index(labels, "I:"+name)
		first, second := fieldOf(labels[res.Labels[i]]), fieldOf(labels[res.Labels[i+2]])
		apart := first == name && second != "" // "Tern Hotel-Elm"
		if apart && first != second && compound(list[i:i+3]) {
			wholePart(labels, list, res, i)
		}
		if !ok || inside < 0 || !compound(list[i:i+3]) || first == second || apart {
			continue
		}
		for k := i; k < i+3; k++ {
			res.Labels[k], res.Prob[k][inside] = inside, res.Prob[i-1][before]
		}
	}
}

// wholePart gives the field of the last word of the compound at i to all words of its part, if the field before it runs
// on from an earlier part: of "Aide – Clinique Saint-Marc" the title ends at the dash, not within the name.
func wholePart(labels []string, list []Word, res crf.Result, i int) {
	from, last := i, i+2
	for from > 0 && list[from-1].Line == list[i].Line && list[from-1].part == list[i].part {
		from--
	}
	name := fieldOf(labels[res.Labels[last]])
	inside, begin := slices.Index(labels, "I:"+name), slices.Index(labels, "B:"+name)
	if inside < 0 || begin < 0 || from == 0 || list[from-1].Line != list[i].Line || !strings.HasPrefix(labels[res.Labels[from]], "I:") {
		return
	}
	sure := res.Prob[last][res.Labels[last]]
	for k := from; k <= last; k++ {
		res.Labels[k] = inside
		if k == from {
			res.Labels[k] = begin
		}
		res.Prob[k][res.Labels[k]] = sure
	}
}

// fieldOf is the field of a label; "" for none.
func fieldOf(label string) string {
	name, _ := begins(label)
	return name
}

// compound reports two words of letters with nothing but a hyphen between them.
func compound(w []Word) bool {
	glued := w[0].before == ' ' && w[1].Text == "-" && w[1].before == 0 && w[2].before == 0
	return glued && !w[0].date && !w[2].date && w[0].Line == w[2].Line
}

// besides reports a word of the next line that does not stand below the cell of the word
// before it: a value in a column of its own goes on in that column.
func (d *document) besides(last, next Word) bool {
	if last.Line == next.Line || last.segment == 0 {
		return false
	}
	cell, below := d.lines[last.Line].Segments, d.lines[next.Line].Segments
	if last.segment >= len(cell) || next.segment >= len(below) || cell[last.segment].X == cell[0].X {
		return false
	}
	return math.Abs(cell[last.segment].X-below[next.segment].X) > cellSlack && !d.fullAbove(last.Line, next.Line)
}

// fullAbove reports a line that reaches the right edge of its page and goes on at the left edge below, with nothing
// set apart there: no cell goes on, the whole line does.
func (d *document) fullAbove(line, next int) bool {
	above, below := d.lines[line].Line, d.lines[next].Line
	if next != line+1 || len(below.Segments) > 1 || above.Table || above.Page != below.Page || math.Abs(above.X-below.X) > above.Size {
		return false
	}
	edge := 0.0
	for i := max(0, line-nearLines); i < min(len(d.lines), line+nearLines); i++ {
		if d.lines[i].Page == above.Page {
			edge = max(edge, d.lines[i].Right)
		}
	}
	return above.Right > 0.9*edge
}

// nearLines is how many lines above and below show where the lines of a page end.
const nearLines = 40

// cellSlack is how far, in points, the lines of a cell may begin from each other: they can
// be centred or hang.
const cellSlack = 100

// of translates the labels into a model's numbers.
func (c Certain) of(m *crf.Model) map[int][]int {
	out := map[int][]int{}
	for i, labels := range c.Labels {
		for _, l := range labels {
			if y := m.Index(string(l)); y >= 0 {
				out[i] = append(out[i], y)
			}
		}
	}
	return out
}

// knownWords says which labels the words of a head may have: the words of a known field
// are that field, dates among them apart, and no other word is.
func knownWords(m *crf.Model, list []Word, known Certain) map[int][]int {
	out := map[int][]int{}
	for _, name := range known.fieldsOf(m) {
		begin, inside := m.Index("B:"+name), m.Index("I:"+name)
		held := known.held(name, list)
		elsewhere := slices.Contains(held, true)
		first := true
		for i := range list {
			switch {
			case held[i] && first:
				out[i], first = []int{begin}, false
			case held[i]:
				out[i] = []int{inside}
			case elsewhere || known.Whole[list[i].Line]:
				if out[i] == nil {
					out[i] = all(m)
				}
				out[i] = slices.DeleteFunc(out[i], func(y int) bool { return y == begin || y == inside })
			}
		}
	}
	return out
}

// fieldsOf are the fields of a model of which something is known.
func (c Certain) fieldsOf(m *crf.Model) []string {
	var out []string
	for _, l := range m.Labels {
		name, ok := begins(l)
		about := func(f FieldAt) bool { return f.Field == name }
		if ok && l[0] == 'B' && (len(c.Whole) > 0 || slices.ContainsFunc(c.Fields, about)) {
			out = append(out, name)
		}
	}
	return out
}

// held tells of every word whether it is known to be part of a field.
func (c Certain) held(name string, list []Word) []bool {
	out := make([]bool, len(list))
	for i := range list {
		w := &list[i]
		out[i] = (c.Whole[w.Line] || !w.date) && slices.ContainsFunc(c.Fields, func(f FieldAt) bool {
			return f.Field == name && w.Line == f.Line && w.From >= f.From && w.To <= f.To
		})
	}
	return out
}

func all(m *crf.Model) []int {
	out := make([]int, len(m.Labels))
	for y := range out {
		out[y] = y
	}
	return out
}

// begins reads the label of a word that belongs to a field.
func begins(label string) (string, bool) {
	if len(label) > 2 && label[1] == ':' {
		return label[2:], true
	}
	return "", false
}

// field is the text of some words as it stands in the lines.
func (d *document) field(list []Word) Field {
	f := Field{From: list[0].From, To: list[len(list)-1].To}
	for i := 0; i < len(list); {
		j := i
		for j+1 < len(list) && list[j+1].Line == list[i].Line {
			j++
		}
		part := d.lines[list[i].Line].Text[list[i].From:list[j].To]
		f.Parts, f.Lines = append(f.Parts, strings.Join(strings.Fields(part), " ")), append(f.Lines, list[i].Line)
		i = j + 1
	}
	f.Value = strings.Join(f.Parts, " ")
	return f
}

// wordless reports text without letters and digits.
func wordless(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}
