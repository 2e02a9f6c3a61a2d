package extract

import (
	"cmp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// The head of an entry is fields in a frame: "Worked as … with … from …", "Year of passing
// – …", "Name of the company: …". Once the fields stand apart, what is left of the frame
// says nothing; printed as a line of its own it reads like a fault.

// frameWords are the words of frames: what ties fields together, and what names them.
var frameWords = words.NewSet(
	// ties
	"a", "an", "the", "i", "am", "is", "was", "are", "were", "been", "be", "have", "has", "had", "my", "it",
	"this", "that", "and", "or", "und", "et", "y", "e",
	"as", "at", "by", "for", "form", "from", "fom", "in", "into", "of", "on", "to", "till", "until", "upto",
	"since", "under", "through", "via", "with", "within", "during", "session",
	"now", "present", "presently", "current", "currently", "previous", "previously", "past", "last", "recent",
	"latest", "first", "later", "then", "m", "s", "ms", "no", "nos", "sl", "sr", "sno", "st", "nd", "rd", "th",
	// what was done there
	"work", "works", "worked", "working", "employed", "employment", "employee", "experience", "exp", "serve",
	"serves", "served", "serving", "service", "join", "joined", "joining", "relieving", "relieved", "left",
	"hold", "holding", "held", "post", "posted", "posting", "positioned", "designated", "appointed", "payroll", "payrolls", "roll",
	"pass", "passed", "passing", "passout", "complete", "completed", "completing", "completion",
	"done", "did", "doing", "study", "studied", "studying", "attended",
	"attending",
	"secured", "securing", "obtained", "obtaining", "scored", "scoring", "achieved", "got",
	"graduate", "graduated", "graduation", "grad", "expected", "majoring", "major", "specializing",
	"specialising", "affiliated", "approved", "recognized", "recognised", "conducted",
	// what names a field
	"name", "company", "companies", "firm", "employer", "employers", "organization", "organisation",
	"organizations", "organisations", "client", "department", "designation", "position", "positions", "role",
	"title", "job", "location", "place",
	"duration", "period", "tenure", "time", "date", "dates", "dated", "year", "years", "yr", "yrs", "month",
	"months", "mos", "mths", "day", "days", "total", "full",
	"institution", "institute", "university", "board", "college", "school", "course", "courses", "examination",
	"exam", "degree", "qualification", "class", "standard", "std", "subject", "subjects", "stream", "discipline",
	"branch", "specialization", "specialisation",
	"percentage", "percent", "percentile", "marks", "mark", "aggregate", "aggr", "score", "scores", "cgpa",
	"gpa", "cpi", "cumulative", "grade", "grades", "result", "results", "division", "out",
	"issued", "awarded", "published", "mobile", "home", "coursework", "modules", "relevant", "profile", "http",
	"https", "www", "com", "mailto", "linkedin", "github", "cleared", "clearance", "expires", "expiry",
	"expiring",
)

// onlyFrame reports words that say nothing but what the fields beside them are.
func onlyFrame(text string) bool {
	f := words.Split(text)
	for _, w := range f {
		if !frameWords.Has(w) || standing.Has(w) {
			return false
		}
	}
	return len(f) > 0
}

// standing are words that say how something stands or that it is not so: "No degree awarded", "Left the
// course", "First class". A text with one of them is never a mere frame.
var standing = words.NewSet("no", "not", "never", "without", "left", "incomplete", "expected", "failed", "withdrew", "pending",
	"awaited", "deferred", "first", "second", "third", "class", "distinction", "merit", "full", "part", "appearing")

// unframed is a text without the ties at its ends: "with Elm & Co as" is "Elm & Co". Labels
// with a colon stay, for what they name stands behind them.
func unframed(text string) string {
	f := strings.Fields(text)
	for len(f) > 0 && tieWord(f[0]) {
		f = f[1:]
	}
	for len(f) > 0 && (tieWord(f[len(f)-1]) || enumerator(f[len(f)-1]) || timeNamed(f)) {
		f = f[:len(f)-1]
	}
	if len(f) > 1 && enumerator(f[0]) {
		f = f[1:]
	}
	return strings.Join(f, " ")
}

// timeNamed reports words that end with the name of a time that stands apart: "Hull, in the year".
func timeNamed(f []string) bool {
	n := len(f)
	if n < 2 || !namesOfTimes.Has(words.Fold(f[n-1])) {
		return false
	}
	before := words.Fold(f[n-2])
	return timeTies.Has(before) || before == "the" && (n == 2 || timeTies.Has(words.Fold(f[n-3])))
}

var (
	namesOfTimes = words.NewSet("year", "years", "session", "month", "months", "period")
	timeTies     = words.NewSet("in", "during", "from", "since", "for")
)

// tieWord reports a mark, or one of the ties in small letters.
func tieWord(w string) bool {
	s := words.Split(w)
	return len(s) == 0 || len(s) == 1 && ties.Has(s[0]) && w == strings.ToLower(w)
}

// ties are the frame words that never begin or end what stands for itself.
var ties = words.NewSet("a", "an", "the", "am", "is", "was", "has", "have", "and", "or", "as", "at", "by", "for", "form",
	"from", "in", "of", "on", "to", "till", "until", "since", "under", "with", "during", "worked", "working", "posted", "passed",
	"secured", "securing", "obtained", "completed")

// enumerator reports "1.", "[2]", "(3)", "b)", "VIII)".
func enumerator(w string) bool {
	bare := strings.Trim(w, "[]().:")
	if bare == w || len(bare) == 0 || len(bare) > 4 {
		return false
	}
	if len(bare) > 1 && w[0] == '(' && strings.HasSuffix(w, ")") && bare == strings.ToUpper(bare) && strings.Trim(bare, "IVX") == "" {
		return false // "Intermediate (XII)"
	}
	return len(bare) == 1 || len(bare) == 2 && strings.Trim(bare, "0123456789") == "" || strings.Trim(bare, "IVXivx") == ""
}

// leftovers are the parts of a head that are no field, no date and no frame. A label stays
// with what it names ("Project: Elm Bridge"), a town becomes the place where none is known,
// and words that say too little to be printed alone are scraps.
func (b *builder) leftovers(e *labeller.Entry, place *cv.Text) []cv.Text {
	var out []cv.Text
	dated := b.dated(e.Head)
	for _, t := range b.partsLeft(e) {
		switch {
		case place.IsZero() && townOnly(t.Value):
			*place = t
		case dated && timeOnly(t.Value):
		case wordCount(t.Value) < 2 && len(t.Value) < minLeftover && (e.Kind != labeller.Course || !b.tellsOfCourse(t)):
			b.scraps = append(b.scraps, t)
		default:
			out = append(out, t)
		}
	}
	return out
}

// minLeftover is how many letters a single word has that is printed by itself.
const minLeftover = 12

// timeOnly reports how long something took, in words that say nothing else: "Two years
// experience". Beside a period it is known.
func timeOnly(text string) bool {
	timed := false
	f := words.Split(text)
	if !timeUnits.Contains(f) || partOfWhole.MatchString(text) {
		return false
	}
	for _, w := range f {
		switch {
		case numberWords.Has(w) || strings.Trim(w, "0123456789") == "":
			timed = true
		case !frameWords.Has(w) && !roughTime.Has(w):
			return false
		}
	}
	return timed
}

// partOfWhole says how much of something was done, which no period tells: "Completed two of three years", "year 2 of 3".
var partOfWhole = sieve.MustCompile(`(?i)\b(?:\d+|one|two|three|four|five)(?: \p{L}+)? (?:out )?of (?:the |its )?(?:\d+|two|` +
	`three|four|five|six)\b`)

var timeUnits = words.NewSet("year", "years", "yr", "yrs", "month", "months", "mth", "mths", "week", "weeks", "day", "days",
	"semester", "semesters")

// roughTime are words of durations that are no frame.
var roughTime = words.NewSet("weeks", "week", "half", "around", "about", "nearly")

var numberWords = words.NewSet("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

// townOnly reports the name of a known town or country, and nothing else.
func townOnly(text string) bool {
	q := contact.ParsePlace(text)
	return q.Score >= 0.8 && q.Street == "" && wordCount(text) <= 4
}

// partsLeft are the parts of a head without its fields, dates and frame.
func (b *builder) partsLeft(e *labeller.Entry) []cv.Text {
	l := headLeft{b: b, e: e, when: b.datesOf(b.timesTaken(e))}
	for _, spans := range l.when.taken {
		l.dated += len(spans)
	}
	for n, i := range e.Head {
		l.line(n, i)
	}
	return l.out
}

// headLeft collects what is left of the lines of a head.
type headLeft struct {
	b     *builder
	e     *labeller.Entry
	when  headDates
	dated int    // stretches of text that hold dates
	label string // the line above, where it is the label of a cell beside it
	out   []cv.Text
}

func (h *headLeft) line(n, i int) {
	if len(h.when.taken[i]) == 0 || h.dated == 1 { // of several dates not all are the entry's
		h.b.use([]int{h.b.lines[i].index})
	}
	if whole := namesOther(h.b.lines[i].text); whole != "" && len(h.when.taken[i]) == 0 {
		h.keep(whole, i)
		return
	}
	if text := h.b.lines[i].text; strings.Contains(text, "\t") && len(h.when.taken[i]) == 0 && h.b.remarkApart(h.e, i) {
		h.keep(leftover(cellMark.ReplaceAllString(text, ", ")), i)
		return
	}
	parts := h.b.unread(h.e, i, h.when.taken[i])
	if len(parts) == 1 && h.labelsNext(n, i) {
		h.label = strings.TrimRight(strings.TrimSpace(parts[0].text), " :-–")
		return
	}
	named := h.label
	h.label = ""
	if named != "" && len(parts) == 1 && parts[0].text == h.b.lines[i].text && !onlyFrame(named) {
		h.keep(named+": "+strings.TrimSpace(strings.TrimLeft(parts[0].text, " :-–")), i)
		return
	}
	h.keepParts(parts, i)
}

// keepParts keeps what the parts of line i say; where one goes on with a sentence, that is said instead of its pieces.
func (h *headLeft) keepParts(parts []leftPart, i int) {
	kept := []int{} // where the parts begin that are kept
	whole, opens, torn := h.wholeSentence(i)
	for _, part := range parts {
		if torn && part.to > opens {
			break
		}
		text := cmp.Or(heldYet(h.e, part.text), leftover(part.text))
		if text == "" {
			continue
		}
		from := part.from
		if whole, opens, ok := h.sentenceAround(part, i); ok {
			for len(kept) > 0 && kept[len(kept)-1] >= opens {
				kept, h.out = kept[:len(kept)-1], h.out[:len(h.out)-1]
			}
			text, from = whole, opens
		}
		h.keep(text, i)
		kept = append(kept, from)
	}
	if torn {
		h.keep(whole, i)
	}
}

// labelsNext reports that the next line of the head stands beside line i.
func (h *headLeft) labelsNext(n, i int) bool {
	return n+1 < len(h.e.Head) && h.e.Head[n+1] == i+1 && h.b.lines[i+1].beside
}

func (h *headLeft) keep(text string, i int) {
	h.out = append(h.out, cv.Text{Value: text, Lines: []int{h.b.lines[i].index}, Confidence: 0.6})
}

// unread are the parts of a line of a head that no field took and no date, of which dated
// says where they stand.
func (b *builder) unread(e *labeller.Entry, i int, dated [][2]int) []leftPart {
	text := []byte(b.lines[i].text)
	for _, f := range e.Fields {
		blank(text, f, i)
	}
	for _, s := range dated {
		for k := s[0]; k < min(s[1], len(text)); k++ {
			text[k] = '\t'
		}
	}
	return leftParts(string(text))
}

// leftover is what a part of a head says by itself; "" for a frame.
func leftover(part string) string {
	ended := strings.HasSuffix(strings.TrimSpace(part), ".")
	part = trimField(strings.Trim(part, " -–—,;:."))
	part = trimField(strings.Trim(unframed(part), " -–—,;:."))
	if len(words.Squeeze(part)) < 2 || dates.Duration(part) || headings.IsLabel(part) || frameWithoutLink(part) {
		return ""
	}
	if ended && wordCount(part) > 1 && !townOnly(part) { // a sentence keeps its end
		return part + "."
	}
	return part
}

// frameWithoutLink reports a frame, but for one with numbers ("Course 1, Course 2") or that is the address of a site.
func frameWithoutLink(text string) bool {
	return len(contact.URLs(text)) == 0 && onlyFrame(text) && !strings.ContainsAny(text, "0123456789")
}
