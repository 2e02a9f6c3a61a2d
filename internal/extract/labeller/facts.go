package labeller

import (
	"math"
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// facts are what the features of a line are made of.
type facts struct {
	*Line
	words   []string // folded
	dates   []dates.Match
	period  bool
	rest    string // the text without its dates
	heading string // kind of the heading that the lexicon knows it as
	guess   string // kind by its last word
	label   string // folded words before a colon, or before the second cell
	score   [fields]float64
	email   bool
	phone   bool
	link    bool
	style   string
	gap     int      // 0 none, 1 some, 2 much
	indent  int      // -1 left of most lines, 0, 1, 2 steps to the right
	apart   bool     // another block or page than the line before
	end     byte     // class of the last mark
	upper   int      // tenths of the longer words that begin with a capital
	columns []string // for each segment, the head of its column
}

// fields of the evidence.
const (
	byTitle = iota
	byOrg
	byPlace
	byDegree
	bySchool
	byGrade
	fields
)

var fieldNames = [fields]string{"title", "org", "place", "degree", "school", "grade"}

// scorer keeps the evidence of texts, which tables repeat.
type scorer map[string][fields]float64

func (s scorer) of(text string) [fields]float64 {
	v, ok := s[text]
	if !ok {
		v = [fields]float64{
			evidence.Title(text), evidence.Organisation(text), evidence.Place(text), evidence.Degree(text),
			evidence.School(text), evidence.Grade(text),
		}
		s[text] = v
	}
	return v
}

// document is what the lines say together.
type document struct {
	lines  []facts
	styles map[string]*styleUse
	body   float64 // size of most text
	left   float64
	repeat map[string]int // texts before a colon
	starts map[string]int // first words
	memo   scorer
}

// styleUse counts what is drawn in one style.
type styleUse struct{ lines, headings, dated, words int }

func gather(lines []Line) *document {
	d := &document{
		styles: map[string]*styleUse{}, repeat: map[string]int{}, starts: map[string]int{}, lines: make([]facts, len(lines)),
		memo: scorer{},
	}
	d.body, d.left = usual(lines)
	pitch := usualGap(lines)
	for i := range lines {
		f := &d.lines[i]
		f.Line = &lines[i]
		f.read(d.memo)
		f.place(d, lines, i, pitch)
		d.count(f)
	}
	d.columnHeads()
	return d
}

func (d *document) count(f *facts) {
	u := d.styles[f.style]
	if u == nil {
		u = &styleUse{}
		d.styles[f.style] = u
	}
	u.lines++
	u.words += len(f.words)
	if f.heading != "" {
		u.headings++
	}
	if f.period {
		u.dated++
	}
	if f.label != "" {
		d.repeat[f.label]++
	}
	if len(f.words) > 0 {
		d.starts[f.words[0]]++
	}
}

func (f *facts) read(memo scorer) {
	f.words = words.Split(f.Text)
	f.rest = f.Text
	if len(f.Text) < 400 {
		f.dates = dates.Find(f.Text)
		for i := len(f.dates) - 1; i >= 0; i-- {
			m := f.dates[i]
			f.period = f.period || m.Period
			f.rest = f.rest[:m.Start] + "\t" + f.rest[m.End:]
		}
	}
	if len(f.Segments) == 1 && len(f.Text) < 90 {
		if k, ok := headings.Lookup(f.Text); ok {
			f.heading = kindOf[k]
		}
		f.guess = kindOf[headings.Guess(f.Text)]
	}
	f.label = labelOf(f.Line)
	for k := range f.score {
		f.score[k] = -3
	}
	if len(f.rest) < 250 {
		for _, part := range partsOf(f.rest) {
			for k, v := range memo.of(part) {
				f.score[k] = math.Max(f.score[k], v)
			}
		}
	}
	f.email = strings.Contains(f.Text, "@") && len(contact.Emails(f.Text)) > 0
	f.phone = manyDigits(f.Text) && len(f.dates) == 0
	f.link = strings.Contains(f.Text, "://") || strings.Contains(f.Text, "www.") || strings.Contains(strings.ToLower(f.Text), "linkedin")
	f.end = endClass(f.Text)
	f.upper = capitals(f.Text)
}

// fieldEnds makes one mark of all that fields end with.
var fieldEnds = strings.NewReplacer("\t", "|", " – ", "|", " — ", "|", " - ", "|", ", ", "|", " at ", "|", ": ", "|", " (", "|", ") ", "|", "•", "|", ";", "|")

// partsOf cuts a line where fields may end.
func partsOf(text string) []string {
	text = fieldEnds.Replace(text)
	var out []string
	for _, p := range strings.Split(text, "|") {
		if p = strings.Trim(p, " ,.()[]-–—:"); len(p) > 1 {
			out = append(out, p)
		}
		if len(out) > 12 {
			break
		}
	}
	return out
}

// labelOf is what stands before a colon or in the first cell of a row of two.
func labelOf(l *Line) string {
	text := l.Segments[0].Text
	if at := strings.IndexByte(text, ':'); at > 0 && at < 40 {
		return words.Fold(text[:at])
	}
	if len(l.Segments) > 1 && len(text) < 40 {
		rest := strings.TrimSpace(l.Segments[1].Text)
		if strings.HasPrefix(rest, ":") || len(l.Segments) == 2 && l.Table {
			return words.Fold(text)
		}
	}
	return ""
}

func manyDigits(s string) bool {
	n := 0
	for i := range len(s) {
		if s[i] >= '0' && s[i] <= '9' {
			n++
		}
	}
	return n >= 8 && n <= 30
}

func endClass(s string) byte {
	s = strings.TrimRight(s, " ")
	if s == "" {
		return 'z'
	}
	r, _ := utf8.DecodeLastRuneInString(s)
	switch {
	case r == '.' || r == ':' || r == ',' || r == ';' || r == ')':
		return byte(r)
	case unicode.IsDigit(r):
		return '9'
	case unicode.IsLetter(r):
		return 'a'
	case r == '-' || r == '–' || r == '—':
		return '-'
	}
	return '!'
}

// capitals is how many tenths of the words of four letters and more begin with one.
func capitals(s string) int {
	long, upper := 0, 0
	for _, w := range strings.Fields(s) {
		r, _ := utf8.DecodeRuneInString(strings.TrimLeft(w, "(\"'“‘"))
		if utf8.RuneCountInString(w) > 3 && unicode.IsLetter(r) {
			long++
			if unicode.IsUpper(r) {
				upper++
			}
		}
	}
	if long == 0 {
		return -1
	}
	return upper * 10 / long
}

// usual finds the size of most text and the left edge of most lines.
func usual(lines []Line) (size, left float64) {
	sizes, lefts := map[float64]int{}, map[float64]int{}
	for i := range lines {
		sizes[math.Round(lines[i].Size*2)/2] += len(lines[i].Text)
		lefts[math.Round(lines[i].X/4)*4]++
	}
	return most(sizes), most(lefts)
}

func most(count map[float64]int) float64 {
	best, n := 0.0, -1
	for v, c := range count {
		if c > n || c == n && v < best {
			best, n = v, c
		}
	}
	return best
}

// usualGap is the median distance of lines within their blocks.
func usualGap(lines []Line) float64 {
	var gaps []float64
	for i := 1; i < len(lines); i++ {
		if lines[i].Block == lines[i-1].Block && lines[i].Right > 0 && lines[i].Gap > 0 {
			gaps = append(gaps, lines[i].Gap)
		}
	}
	if len(gaps) == 0 {
		return 0
	}
	sort.Float64s(gaps)
	return gaps[len(gaps)*2/5]
}

// place sets what follows from where the line stands.
func (f *facts) place(d *document, lines []Line, i int, pitch float64) {
	if i > 0 {
		f.apart = f.Block != lines[i-1].Block || f.Page != lines[i-1].Page
	}
	switch {
	case f.Right == 0: // flowing formats count blank lines
		f.gap = min(int(f.Gap), 2)
	case pitch > 0 && f.Gap > 2.2*pitch:
		f.gap = 2
	case pitch > 0 && f.Gap > 1.3*pitch:
		f.gap = 1
	}
	switch x := f.X - d.left; {
	case f.X == 0 || x > -6 && x < 6:
	case x <= -6:
		f.indent = -1
	case x < 60:
		f.indent = 1
	default:
		f.indent = 2
	}
	f.style = styleKey(f.Line, d.body)
}

func styleKey(l *Line, body float64) string {
	key := make([]byte, 0, 8)
	add := func(on bool, c byte) {
		if on {
			key = append(key, c)
		}
	}
	add(l.Bold, 'b')
	add(l.Italic, 'i')
	add(l.Caps, 'C')
	add(l.Heading > 0, 'h')
	add(l.Size > body+0.6, '+')
	add(l.Size > body*1.3, '+')
	add(l.Size > 0 && l.Size < body-0.6, '-')
	add(l.Colour != 0, 'c')
	add(l.Bullet, '*')
	add(len(l.Segments) > 1, '|')
	return string(key)
}

// columnHeads gives the rows of tables the heads of their columns.
func (d *document) columnHeads() {
	var head *facts
	for i := range d.lines {
		f := &d.lines[i]
		switch {
		case headRow(f):
			head = f
		case len(f.Segments) < 2 && (f.heading != "" || len(f.words) > 12):
			head = nil
		case head != nil:
			for _, s := range f.Segments {
				f.columns = append(f.columns, headOf(head, s))
			}
		}
	}
}

// headRow reports a row of the names of columns: "Degree | Board | Year | %".
func headRow(f *facts) bool {
	if len(f.Segments) < 2 || len(f.dates) > 0 || len(f.words) > 16 {
		return false
	}
	known := 0
	for _, s := range f.Segments {
		for _, w := range words.Split(s.Text) {
			if columnWords.Has(w) {
				known++
				break
			}
		}
	}
	return known >= 2 && known*2 > len(f.Segments)
}

var columnWords = words.NewSet("degree", "course", "courses", "qualification", "qualifications", "examination", "exam", "class", "board", "university", "institute", "institution", "institutions", "school", "college", "year", "passing", "percentage", "marks", "cgpa", "grade", "result", "division", "company", "organization", "organisation", "employer", "designation", "position", "role", "title", "from", "to", "duration", "period", "date", "dates", "location", "place", "name", "subject", "subjects", "specialization", "stream", "discipline", "s", "sr", "sl", "no", "client", "project", "status", "score", "level", "responsibilities", "country", "city", "industry", "department")

// headOf finds the head of the column that a segment stands in.
func headOf(head *facts, s Segment) string {
	best, distance := "", 60.0
	for _, h := range head.Segments {
		if s.Column > 0 && h.Column > 0 {
			if s.Column == h.Column {
				return words.Fold(h.Text)
			}
			continue
		}
		if x := math.Abs(h.X - s.X); s.X > 0 && x < distance {
			best, distance = words.Fold(h.Text), x
		}
	}
	return best
}
