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
		r, n := utf8.DecodeRuneInString(text[at:])
		switch {
		case unicode.IsSpace(r):
			space = true
			at += n
			continue
		case r == '`' || r == '"' || r == '“':
			if end := quoted(text, at, r); end > 0 {
				s.add(at, end, opaque, space)
				at, space = end, false
				continue
			}
			s.add(at, at+n, punct, space)
			at, space = at+n, false
			continue
		}
		end := at
		for end < len(text) {
			r, n := utf8.DecodeRuneInString(text[end:])
			if unicode.IsSpace(r) || r == '`' || r == '"' || r == '“' || r == '”' {
				break
			}
			end += n
		}
		if end == at {
			s.add(at, at+n, punct, space)
			at, space = at+n, false
			continue
		}
		s.chunk(at, end, space)
		at, space = end, false
	}
	return s
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
	if head == len(text) {
		s.marks(start, end, space)
		return
	}
	tail := len(strings.TrimRightFunc(text, edge))
	if strings.HasSuffix(text[:head], "/") || strings.Count(text, "/") > 1 {
		s.add(start, end, opaque, space) // a path
		return
	}
	if head > 0 {
		s.marks(start, start+head, space)
		space = false
	}
	core := text[head:tail]
	switch {
	case shut(core):
		s.add(start+head, start+tail, opaque, space)
	case strings.ContainsFunc(core, unicode.IsDigit):
		s.digits(start+head, start+tail, space)
	default:
		s.words(start+head, start+tail, space)
	}
	s.marks(start+tail, end, false)
}

// edge reports marks that stand around words and numbers.
func edge(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("@#_\\$£€¥~+", r)
}

// shut reports addresses, paths, identifiers and the like.
func shut(core string) bool {
	if strings.ContainsAny(core, "@#_\\~+=<>{}[]|*^$") || strings.Contains(core, "://") || strings.HasPrefix(core, "www.") || strings.Contains(core, "::") {
		return true
	}
	for i, r := range core {
		if (r == '.' || r == ':') && i > 0 && i+1 < len(core) && !sentenceStop(core, i) {
			return true
		}
	}
	return false
}

// sentenceStop reports a full stop or colon inside a chunk that parts two
// English words ("quarter.Improved"), not a domain or an abbreviation.
func sentenceStop(core string, at int) bool {
	before := core[:at]
	if i := strings.LastIndexFunc(before, func(r rune) bool { return !unicode.IsLetter(r) }); i >= 0 {
		before = before[i+1:]
	}
	after := core[at+1:]
	if i := strings.IndexFunc(after, func(r rune) bool { return !unicode.IsLetter(r) }); i >= 0 {
		after = after[:i]
	}
	left, right := lexicon.Exact(before), lexicon.Word(after)
	return len(before) > 3 && len(after) > 1 && left.Known() && left.Level() <= 50 && after != strings.ToUpper(after) &&
		after[0] >= 'A' && after[0] <= 'Z' && right.Known() && right.Level() <= 35
}

// digits adds a chunk with digits: a number, or a name such as "S7-1500". A
// list of numbers and words without spaces is cut at its commas.
func (s *sentence) digits(start, end int, space bool) {
	k := number
	if strings.ContainsFunc(s.text[start:end], unicode.IsLetter) {
		k = opaque
		if r, _ := utf8.DecodeRuneInString(s.text[start:]); unicode.IsDigit(r) || strings.ContainsRune("£$€¥", r) {
			k = number
		}
	}
	s.add(start, end, k, space)
}

// words cuts letters at hyphens, slashes, commas and other marks.
func (s *sentence) words(start, end int, space bool) {
	at, joined := start, false
	for at < end {
		stop := at
		for stop < end {
			r, n := utf8.DecodeRuneInString(s.text[stop:])
			if !unicode.IsLetter(r) && !unicode.IsMark(r) && !((r == '\'' || r == '’') && stop > at && stop+n < end && letterAt(s.text, stop+n)) {
				break
			}
			stop += n
		}
		if stop > at {
			s.add(at, stop, word, space)
			s.tokens[len(s.tokens)-1].joined = joined
			space, joined, at = false, false, stop
			continue
		}
		_, n := utf8.DecodeRuneInString(s.text[at:])
		mark := s.text[at : at+n]
		s.add(at, at+n, punct, space)
		space = false
		if strings.Contains("-/&‑–—", mark) {
			joined = true
			if i := len(s.tokens) - 2; i >= 0 && s.tokens[i].end == at {
				s.tokens[i].joined = true
			}
		}
		at += n
	}
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
