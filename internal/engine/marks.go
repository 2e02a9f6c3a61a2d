package engine

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/extract/alike"
	"focal/internal/ingest/page"
	"focal/internal/problem"
)

var errData = problem.New(problem.Invalid, "This CV came as data with named fields: there are no lines to mark. Edit its texts instead.")

// readAgain reads the lines of the file and does what the user's marks say. It returns the
// result as if it had been read so at first, with its notes and the decisions about them
// and about texts under the names that these have now.
func (e *Engine) readAgain(ctx context.Context, previous *Result, d Decisions, r Request) (*Result, Decisions, error) {
	lines, err := e.linesOf(ctx, previous, r)
	if err != nil {
		return nil, d, err
	}
	gesture, isOther := gestured(d), reorders(previous, d)
	lines, marks, let, err := inOrder(lines, d.Marks)
	if err != nil {
		return nil, d, err
	}
	d.Marks = marks
	if isOther {
		previous = previous.inOrderOf(lines)
	}
	said, right := parted(d.Marks)
	reading, err := e.understand(ctx, lines, previous.Wording.inOrder(lines), said)
	if err != nil {
		return nil, d, problem.Wrap(err, problem.Invalid, "Nothing would be left of this CV.")
	}
	reading.settle(right)
	now := *previous
	now.Lines, now.Marks, now.Original = lines, d.Marks, reading.Document
	now.Alike = reading.alike(ctx, said, gesture)
	names := renamed(previous.Original, reading.Document)
	now.Notes = slices.Clone(reading.Notes)
	now.Notes = append(now.Notes, letNotes(let)...)
	var rejected []string
	except := cv.Except(d.Rejected)
	for _, n := range slices.Concat(previous.Notes, previous.Rejected) {
		if n.Kind == cv.NoteReading {
			continue
		}
		seen := n
		n.Field = names.of(n.Field)
		if !except(seen) || slices.Contains(d.Rejected, seen.ID) {
			rejected = append(rejected, n.Key())
		}
		now.Notes = append(now.Notes, n)
	}
	now.Rejected = nil
	edits, lost := names.edits(withoutShared(previous, d))
	shareTyped(previous, now.Original, d.Marks, edits)
	now.Parked = bringBack(previous.Parked, d.Marks, reading.Document, edits)
	for _, id := range slices.Sorted(maps.Keys(lost)) {
		now.Parked = append(now.Parked, parked(previous, id, lost[id]))
		if text := lost[id]; text != "" {
			now.Notes = append(now.Notes, cv.Note{Kind: cv.NoteReading, Reason: "The text that you wrote anew is no text of its own any more. Your wording was: “" + text + "”"})
		}
	}
	now.Parked = now.Parked[max(0, len(now.Parked)-maxParked):]
	if len(edits) == 0 {
		edits = nil
	}
	if previous.Match != nil {
		now.Match = matched(reading.Document, previous.Match.Requirements, previous.Date)
	}
	d.Rejected, d.Edits, d.Last = rejected, edits, 0
	return &now, d, nil
}

// alikeTime is how long an answer waits for what else could be said: the gesture itself is read long before.
const alikeTime = time.Second

// alike are marks that say of other lines what the last ones say of theirs: those that are found while there is time.
func (r *Reading) alike(ctx context.Context, said []cv.Mark, last int) []cv.Mark {
	if last == 0 || r.again == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, alikeTime)
	defer cancel()
	again := func(marks []cv.Mark) *cv.Document {
		if ctx.Err() != nil {
			return nil
		}
		return r.again(marks).Document
	}
	return alike.Marks(r.lines.Lines(), again, said, last)
}

// gestured is how many marks the last gesture made; 0 where it found lines right or put them in order, which says nothing of others.
func gestured(d Decisions) int {
	if d.Last > len(d.Marks) {
		return 0
	}
	if said, _ := parted(d.Marks[len(d.Marks)-d.Last:]); len(said) < d.Last {
		return 0
	}
	return d.Last
}

// Parked is an own wording of a text that there was with some marks: it comes back as soon as these are all again, or the
// text is, in whatever order the later marks were taken back.
type Parked struct {
	Marks []cv.Mark `json:"marks"`
	ID    string    `json:"id"`
	Text  string    `json:"text"`
	// Of is what the CV says there, or where IsBeside a name of the entry that the wording was put into, and from which lines.
	Of       string `json:"of,omitempty"`
	Lines    []int  `json:"lines,omitempty"`
	Role     string `json:"role,omitempty"`
	IsBeside bool   `json:"isBeside,omitempty"`
}

// parked is a wording whose text is gone.
func parked(before *Result, id, text string) Parked {
	p := Parked{Marks: before.Marks, ID: id, Text: text}
	before.Original.Walk(func(r cv.Ref) {
		own, entry := r.Text.ID == id, entryOf(id)
		if own || p.Of == "" && entry != "" && entryOf(r.Text.ID) == entry && !r.IsSentence() {
			p.Of, p.Lines, p.Role, p.IsBeside = r.Text.Value, r.Text.Lines, string(r.Role), !own
		}
	})
	return p
}

// bringBack gives wordings the texts that are there again, and returns the others.
func bringBack(list []Parked, marks []cv.Mark, now *cv.Document, edits map[string]string) (still []Parked) {
	for _, p := range list {
		id := p.nameIn(now)
		if slices.Equal(p.Marks, marks) {
			id = p.ID
		}
		if id == "" {
			still = append(still, p)
			continue
		}
		if _, anew := edits[id]; !anew {
			edits[id] = p.Text
		}
	}
	return still
}

// nameIn is what the text of a wording is called in a document; "" where it is not there.
func (p Parked) nameIn(now *cv.Document) (id string) {
	if p.Of == "" {
		return ""
	}
	now.Walk(func(r cv.Ref) {
		if id != "" || r.Text.Value != p.Of || string(r.Role) != p.Role || !slices.Equal(r.Text.Lines, p.Lines) {
			return
		}
		if id = r.Text.ID; p.IsBeside {
			id = entryOf(id) + p.ID[len(entryOf(p.ID)):]
		}
	})
	return id
}

// maxParked is more than anybody takes back.
const maxParked = 100

// parted are the marks that change what is read of lines, and the lines that the user found read rightly.
func parted(marks []cv.Mark) (said []cv.Mark, right map[int]bool) {
	right = map[int]bool{}
	for _, m := range marks {
		switch m.As {
		case cv.MarkRight:
			right[m.Line] = true
		case cv.MarkOrder:
		default:
			said = append(said, m)
		}
	}
	return said, right
}

// settle ends the doubts about lines that the user found read rightly.
func (r *Reading) settle(right map[int]bool) {
	if len(right) == 0 {
		return
	}
	isRight := func(l int) bool { return right[l] }
	for l := range right {
		if l >= 0 && l < len(r.Document.Source) {
			r.Document.Source[l].Lacks = ""
		}
	}
	r.Document.Walk(func(ref cv.Ref) {
		if ref.Text.Confidence > 0 && slices.ContainsFunc(ref.Text.Lines, isRight) {
			ref.Text.Confidence = 1
		}
	})
	open := r.Notes[:0:0]
	for _, n := range r.Notes {
		if n.Kind == cv.NoteReading && len(n.Lines) > 0 {
			if n.Lines = slices.DeleteFunc(slices.Clone(n.Lines), isRight); len(n.Lines) == 0 {
				continue
			}
		}
		open = append(open, n)
	}
	r.Notes = open
}

// linesOf are the lines of the file, as they were read at first.
func (e *Engine) linesOf(ctx context.Context, previous *Result, r Request) (*page.Document, error) {
	lines := previous.Lines
	if lines == nil {
		lines = r.CVSource
	}
	if lines == nil && len(r.CV.Data) > 0 {
		var err error
		if lines, err = e.reader.Read(ctx, r.CV.Name, r.CV.Data); err != nil {
			return nil, err
		}
	}
	if lines == nil || lines.Resume != nil {
		return nil, errData
	}
	lines, _ = extract.Ordered(lines, extract.Options{})
	return lines, nil
}

// maxMarks is more than anybody says of a CV.
const maxMarks = 2000

func tooManyMarks() error {
	return problem.New(problem.Invalid, "At most %d lines can be marked.", maxMarks)
}

// checkMark refuses what cannot be said of a line of so many.
func checkMark(m cv.Mark, n int) error {
	switch {
	case m.Line < 0 || m.Line >= n || m.Entry < 0 || m.Entry > n:
		return problem.New(problem.Invalid, "This CV has no line %d.", m.Line)
	case !slices.Contains(cv.MarkKinds, m.As):
		return problem.New(problem.Invalid, "A line cannot be marked as %q.", m.As)
	case m.Add && !m.As.Adds():
		return problem.New(problem.Invalid, "Nothing can be added to a line that is marked as %q.", m.As)
	case m.Section != "" && !slices.Contains(cv.SectionOrder, m.Section):
		return problem.New(problem.Invalid, "There is no section %q.", m.Section)
	case m.Section == "" && (m.As == cv.MarkHeading || m.As == cv.MarkMove):
		return problem.New(problem.Invalid, "A line that is marked as %q needs a section.", m.As)
	}
	return nil
}

// freeItem is the name of a bullet that the user added, with the next number where two entries that became one both have it.
func freeItem(taken map[string]string, id string) string {
	for n := 1001; ; n++ {
		if _, is := taken[id]; !is || !addedItem.MatchString(id) {
			return id
		}
		id = id[:strings.LastIndexByte(id, '[')] + "[" + strconv.Itoa(n) + "]"
	}
}

// names tell what texts and entries are called after another reading.
type names map[string]string

// of is the new name of a text or an entry; its old one where nothing is known of it, as
// of a profile that the product wrote.
func (n names) of(id string) string {
	if now, ok := n[id]; ok {
		return now
	}
	entry := entryOf(id)
	now, known := n[entry]
	switch {
	case now != "":
		return now + id[len(entry):] // a text that the entry lacks
	case known && entry != "": // the entry is gone, and what was written into it
		return ""
	}
	return id
}

// edits are own wordings under the names that their texts have now, and those whose texts are gone.
func (n names) edits(before map[string]string) (now, lost map[string]string) {
	now, lost = map[string]string{}, map[string]string{}
	for _, id := range slices.Sorted(maps.Keys(before)) {
		if to := n.of(id); to != "" {
			now[freeItem(now, to)] = before[id]
		} else {
			lost[id] = before[id]
		}
	}
	return now, lost
}

// renamed finds the texts of one reading in another: the same words of the same lines, or
// else the same part of an entry that the same lines make. What is not there any more is
// called "". An entry is the one that has its head, and gone where that is text elsewhere.
func renamed(before, after *cv.Document) names {
	find := finder(before, after)
	sentences, values := map[string]bool{}, map[string]string{}
	after.Walk(func(r cv.Ref) { sentences[r.Text.ID], values[r.Text.ID] = r.IsSentence(), r.Text.Value })
	out, headed := names{}, map[string]bool{}
	before.Walk(func(r cv.Ref) {
		to := find(r)
		out[r.Text.ID] = to
		entry := entryOf(r.Text.ID)
		if entry == "" {
			return
		}
		headed[entry] = headed[entry] || !r.IsSentence() && to != ""
		isIn := !headed[entry] || !r.IsSentence() && !sentences[to]
		if _, known := out[entry]; !known || out[entry] == "" {
			out[entry] = ""
			if isIn {
				out[entry] = entryOf(to)
			}
		}
	})
	out.keepTyped(before, values, sentences)
	return out
}

// keepTyped leaves what was typed over a field to its entry, or to the person, where no other words are there; values are those of the
// later reading by their names. Dates of which the words are text now are dates still as they were typed.
func (n names) keepTyped(before *cv.Document, values map[string]string, sentences map[string]bool) {
	before.Walk(func(r cv.Ref) {
		id := r.Text.ID
		entry := entryOf(id)
		isPersonal := entry == "" && r.Section == cv.SectionPerson && !strings.Contains(id, "[")
		isSomewhere := n[id] != "" && (r.Role != cv.RoleDate || !sentences[n[id]])
		if isSomewhere || r.IsSentence() || !isPersonal && n[entry] == "" {
			return
		}
		field := n[entry] + id[len(entry):]
		if is, has := values[field]; !has || is == r.Text.Value || isPersonal && sameLetters(is, r.Text.Value) {
			n[id] = field
		}
	})
}

// sameLetters reports two ways to draw the same: "07700 900123" and "07700-900123".
func sameLetters(a, b string) bool {
	isSign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	return strings.EqualFold(strings.Join(strings.FieldsFunc(a, isSign), ""), strings.Join(strings.FieldsFunc(b, isSign), ""))
}

// finder finds texts of one reading in another; the name of a text that is another one of the first is no place for those of its
// role and lines.
func finder(before, after *cv.Document) func(cv.Ref) string {
	type place struct {
		value string
		line  int
	}
	same, roles, isOther := map[place]string{}, map[place]string{}, map[string]bool{}
	lookUp := func(in map[place]string, value string, lines []int) string {
		for _, l := range lines {
			if id := in[place{value, l}]; id != "" {
				return id
			}
		}
		return ""
	}
	after.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			same[place{r.Text.Value, l}] = r.Text.ID
		}
	})
	before.Walk(func(r cv.Ref) { isOther[lookUp(same, r.Text.Value, r.Text.Lines)] = true })
	after.Walk(func(r cv.Ref) {
		for _, l := range r.Text.Lines {
			if !isOther[r.Text.ID] {
				roles[place{string(r.Role), l}] = r.Text.ID
			}
		}
	})
	isShared := ofSeveral(before, after)
	return func(r cv.Ref) string {
		if isShared(r) {
			return ""
		}
		return cmp.Or(lookUp(same, r.Text.Value, r.Text.Lines), lookUp(roles, string(r.Role), r.Text.Lines))
	}
}
