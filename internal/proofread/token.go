package proofread

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/lexicon"
)

type kind uint8

const (
	word   kind = iota
	number      // "20", "17%", "£45m": never changed
	punct       // one punctuation mark
	opaque      // URL, address, code, quotation, anything with digits or odd marks: never changed
)

// token is a piece of the text between white space or punctuation.
type token struct {
	start, end int
	kind       kind
	text       string
	lower      string
	info       lexicon.Info // words only
	space      bool         // white space before
	joined     bool         // tied to a neighbour by a hyphen, a slash or "&"
}

func (t token) title() bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return unicode.IsUpper(r)
}

// capitals reports two or more upper-case letters in the word: acronyms, "PhD".
func (t token) capitals() bool {
	n := 0
	for _, r := range t.text {
		if unicode.IsUpper(r) {
			n++
		}
	}
	return n > 1
}

func (t token) is(words ...string) bool {
	for _, w := range words {
		if t.lower == w {
			return true
		}
	}
	return false
}

// none reports that there is no token: the text has ended.
func (t token) none() bool { return t.end == 0 }

// lone reports a word that is no part of a compound.
func (t token) lone() bool { return t.kind == word && !t.joined }

// fixed reports what is never changed.
func (t token) fixed() bool { return t.kind == opaque || t.kind == number }

// fourDigits reports a number that is written as years are.
func (t token) fourDigits() bool { return t.kind == number && len(t.text) == 4 }

// known reports a word of the lexicon with at least so many bytes.
func (t token) known(least int) bool { return t.info.Known() && len(t.text) >= least }

// endsIn reports a word of one of the classes with the ending that is regular there.
func (t token) endsIn(classes lexicon.Info, end string) bool {
	return t.info.Is(classes) && strings.HasSuffix(t.lower, end)
}

// sentence is a text cut into tokens, and what rules found in it.
type sentence struct {
	text    string
	tokens  []token
	checker *Checker
	options Options
	edits   []Edit

	tradition string   // see locale
	claims    [][2]int // token ranges that a phrase rule has matched, see claim
}

func parse(text string) *sentence {
	s := &sentence{text: text, tokens: make([]token, 0, len(text)/5+4)}
	space := false
	for at := 0; at < len(text); {
		if r, n := utf8.DecodeRuneInString(text[at:]); unicode.IsSpace(r) {
			space = true
			at += n
			continue
		}
		at, space = s.read(at, space), false
	}
	return s
}

// read adds what begins at at, a quotation, a quotation mark or what is between two spaces, and
// returns where it ends.
func (s *sentence) read(at int, space bool) int {
	r, n := utf8.DecodeRuneInString(s.text[at:])
	if r == '`' || r == '"' || r == '“' {
		if end := quoted(s.text, at, r); end > 0 {
			s.add(at, end, opaque, space)
			return end
		}
	}
	end := chunkEnd(s.text, at)
	if end == at { // a mark without its partner
		s.add(at, at+n, punct, space)
		return at + n
	}
	s.chunk(at, end, space)
	return end
}

// chunkEnd returns where a space or a quotation mark follows.
func chunkEnd(text string, at int) int {
	if i := strings.IndexFunc(text[at:], partsChunks); i >= 0 {
		return at + i
	}
	return len(text)
}

func partsChunks(r rune) bool {
	return unicode.IsSpace(r) || r == '`' || r == '"' || r == '“' || r == '”'
}

// quoted returns the end of a quotation or code span that opens at at, or 0.
func quoted(text string, at int, open rune) int {
	mark := string(open)
	if open == '“' {
		mark = "”"
	}
	after := at + utf8.RuneLen(open)
	if i := strings.Index(text[after:], mark); i > 0 {
		return after + i + len(mark)
	}
	return 0
}

func (s *sentence) add(start, end int, k kind, space bool) {
	t := token{start: start, end: end, kind: k, text: s.text[start:end], space: space}
	t.lower = strings.ToLower(t.text)
	if k == word {
		t.lower = strings.ReplaceAll(t.lower, "’", "'")
		t.info = lexicon.Lookup(strings.ReplaceAll(t.text, "’", "'"))
	}
	s.tokens = append(s.tokens, t)
}

// chunk cuts what is between two spaces.
func (s *sentence) chunk(start, end int, space bool) {
	text := s.text[start:end]
	head := len(text) - len(strings.TrimLeftFunc(text, edge))
	switch {
	case head == len(text):
		s.marks(start, end, space)
		return
	case isPath(text, head):
		s.add(start, end, opaque, space)
		return
	case head > 0:
		s.marks(start, start+head, space)
		space = false
	}
	tail := len(strings.TrimRightFunc(text, edge))
	s.core(start+head, start+tail, space)
	s.marks(start+tail, end, false)
}

// isPath reports a path; head is the length of the marks before its first word.
func isPath(text string, head int) bool {
	return strings.HasSuffix(text[:head], "/") || strings.Count(text, "/") > 1
}

// core adds a chunk without the marks around it.
func (s *sentence) core(start, end int, space bool) {
	switch text := s.text[start:end]; {
	case shut(text):
		s.add(start, end, opaque, space)
	case strings.ContainsFunc(text, unicode.IsDigit):
		s.digits(start, end, space)
	default:
		s.words(start, end, space)
	}
}

// edge reports marks that stand around words and numbers.
func edge(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("@#_\\$£€¥~+", r)
}

// shut reports addresses, paths, identifiers and the like.
func shut(core string) bool {
	if strings.ContainsAny(core, "@#_\\~+=<>{}[]|*^$") || isAddress(core) {
		return true
	}
	for i, r := range core {
		if (r == '.' || r == ':') && insideOf(core, i) && !sentenceStop(core, i) {
			return true
		}
	}
	return false
}

func isAddress(core string) bool {
	return strings.Contains(core, "://") || strings.HasPrefix(core, "www.") || strings.Contains(core, "::")
}

func insideOf(core string, i int) bool { return i > 0 && i+1 < len(core) }

// sentenceStop reports a full stop or colon inside a chunk that parts two
// English words ("quarter.Improved"), not a domain or an abbreviation.
func sentenceStop(core string, at int) bool {
	before := core[:at]
	if i := strings.LastIndexFunc(before, notLetter); i >= 0 {
		before = before[i+1:]
	}
	after := core[at+1:]
	if strings.HasPrefix(after, "(") && core[at] == '.' {
		return endsLine(strings.ToLower(before)) && letterAt(after, 1)
	}
	if i := strings.IndexFunc(after, notLetter); i >= 0 {
		after = after[:i]
	}
	return endsLine(before) && opensLine(after)
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }

// endsLine reports a common word of some length.
func endsLine(text string) bool {
	info := lexicon.Exact(text)
	return text == "etc" || len(text) > 3 && info.Known() && info.Level() <= 50
}

// opensLine reports a common word with a capital.
func opensLine(text string) bool {
	if len(text) < 2 || text[0] < 'A' || text[0] > 'Z' || text == strings.ToUpper(text) {
		return false
	}
	info := lexicon.Word(text)
	return info.Known() && info.Level() <= 35
}

// digits adds a chunk with digits: a number, or a name such as "S7-1500". A
// list of numbers and words without spaces is cut at its commas.
func (s *sentence) digits(start, end int, space bool) {
	k := number
	if strings.ContainsFunc(s.text[start:end], unicode.IsLetter) {
		k = opaque
		if r, _ := utf8.DecodeRuneInString(s.text[start:]); opensNumber(r) {
			k = number
		}
	}
	s.add(start, end, k, space)
}

func opensNumber(r rune) bool { return unicode.IsDigit(r) || strings.ContainsRune("£$€¥", r) }

// words cuts letters at hyphens, slashes, commas and other marks.
func (s *sentence) words(start, end int, space bool) {
	for at, joined := start, false; at < end; {
		if stop := s.letters(at, end); stop > at {
			s.add(at, stop, word, space)
			s.tokens[len(s.tokens)-1].joined = joined
			at, joined = stop, false
		} else {
			_, n := utf8.DecodeRuneInString(s.text[at:])
			s.add(at, at+n, punct, space)
			joined = s.joins(at) || joined
			at += n
		}
		space = false
	}
}

// letters returns where the letters that begin at at end; an apostrophe between two is one of them.
func (s *sentence) letters(at, end int) int {
	stop := at
	for stop < end {
		r, n := utf8.DecodeRuneInString(s.text[stop:])
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !(stop > at && s.apostropheAt(stop, end)) {
			break
		}
		stop += n
	}
	return stop
}

// apostropheAt reports an apostrophe that a letter follows before end.
func (s *sentence) apostropheAt(at, end int) bool {
	r, n := utf8.DecodeRuneInString(s.text[at:])
	return (r == '\'' || r == '’') && at+n < end && letterAt(s.text, at+n)
}

// joins reports that the mark that was added last makes a compound, and marks the word before it.
func (s *sentence) joins(at int) bool {
	last := len(s.tokens) - 1
	if !strings.Contains("-/&‑–—", s.tokens[last].text) {
		return false
	}
	if last > 0 && s.tokens[last-1].end == at {
		s.tokens[last-1].joined = true
	}
	return true
}

func letterAt(text string, at int) bool {
	r, _ := utf8.DecodeRuneInString(text[at:])
	return unicode.IsLetter(r)
}

func (s *sentence) marks(start, end int, space bool) {
	for at := start; at < end; {
		_, n := utf8.DecodeRuneInString(s.text[at:])
		s.add(at, at+n, punct, space)
		at += n
		space = false
	}
}
