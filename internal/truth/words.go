package truth

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/wordset"

	"golang.org/x/text/unicode/norm"
)

// word is one token of a text: its folded form decides equality.
type word struct {
	text   string // as written
	folded string // NFKC, lower case, possessive removed
}

// figure reports whether the word holds a digit or is a number word.
func (w word) figure() bool {
	return strings.IndexFunc(w.folded, unicode.IsDigit) >= 0 || numberWords[w.folded]
}

// words splits text into words. A word is a run of letters, digits, combining
// marks and the signs that belong inside names and figures (C++, C#, .NET, 4.5,
// 1,200, R&D, O'Neill). Signs of money and per cent are words of their own, so
// that "5 %" and "5%" are the same; contractions come apart ("don't" is do + not).
func words(text string) []word {
	var out []word
	start := -1
	flush := func(end int) {
		if start < 0 {
			return
		}
		raw := strings.TrimRight(text[start:end], ".,'’&")
		start = -1
		if raw != "" {
			out = append(out, expand(raw)...)
		}
	}
	for i, r := range text {
		if sign := signWord(r, start < 0); sign.text != "" || newSentence(text, start, i) {
			flush(i)
			if sign.text != "" {
				out = append(out, sign)
			}
			continue
		}
		switch goesOn := start >= 0; {
		case goesOn && !inside(r) && !joins(text, i, r):
			flush(i)
		case !goesOn && (begins(r) || leads(text, i, r)):
			start = i
		}
	}
	flush(len(text))
	return out
}

// begins reports a character that a word may start with.
func begins(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// inside reports a character that belongs to a word once it has begun.
func inside(r rune) bool { return begins(r) || strings.ContainsRune("+#", r) }

// joins reports a sign inside a name or a figure: "O'Neill", "R&D", "1,200".
func joins(text string, i int, r rune) bool {
	return strings.ContainsRune(".,'’&", r) && nextIsWord(text, i+utf8.RuneLen(r)) && (r != ',' || unicode.IsDigit(lastRune(text[:i])))
}

// leads reports the full stop that a name begins with: ".NET".
func leads(text string, i int, r rune) bool {
	return r == '.' && nextIsWord(text, i+1) && !unicode.IsSpace(lastRune(text[:i])) == (i == 0)
}

// signWord is a sign that is a word of its own, "&" where it stands alone.
func signWord(r rune, alone bool) word {
	switch {
	case strings.ContainsRune("%£$€", r):
		return word{string(r), string(r)}
	case r == '&' && alone:
		return word{"&", "and"}
	}
	return word{}
}

// newSentence reports a full stop that lacks the space behind it: "the quay.Built".
func newSentence(text string, start, stop int) bool {
	if start < 0 || text[stop] != '.' || stop-start < 3 || stop+2 >= len(text) || strings.ContainsAny(text[start:stop], ".@/") {
		return false
	}
	small := func(c byte) bool { return c >= 'a' && c <= 'z' }
	return small(text[stop-1]) && small(text[stop-2]) && text[stop+1] >= 'A' && text[stop+1] <= 'Z' && small(text[stop+2])
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

func nextIsWord(text string, at int) bool {
	if at >= len(text) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(text[at:])
	return unicode.IsLetter(r) || unicode.IsDigit(r)
}

// contracted are the endings that stand for a word of their own.
var contracted = []struct{ ending, word string }{{"'ve", "have"}, {"'m", "am"}, {"'re", "are"}, {"'ll", "will"}, {"'d", "'d"}}

// expand takes a contraction apart; other words stay whole, without possessive.
func expand(raw string) []word {
	s := strings.ToLower(norm.NFKC.String(strings.ReplaceAll(raw, "’", "'")))
	switch s {
	case "cannot":
		return []word{{raw, "can"}, {raw, "not"}}
	case "can't":
		return []word{{raw, "can"}, {raw, "not"}}
	case "won't":
		return []word{{raw, "will"}, {raw, "not"}}
	}
	if base, ok := strings.CutSuffix(s, "n't"); ok && base != "" {
		return []word{{raw, base}, {raw, "not"}}
	}
	for _, c := range contracted {
		if base, ok := strings.CutSuffix(s, c.ending); ok && pronouns[base] {
			return []word{{raw, base}, {raw, c.word}}
		}
	}
	return []word{{raw, strings.TrimSuffix(strings.TrimSuffix(s, "'s"), "'")}}
}

var numberWords = set(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half
double triple twice thrice once first second third fourth fifth sixth seventh eighth ninth tenth`)

var pronouns = set(`i me my mine myself we us our ours ourselves he him his himself she her hers herself they them their theirs
themselves themself you your yours it its itself who`)

// grammarWords are what a change of person or a correction may put in or take
// out: pronouns, forms of be, have and do, and articles. Prepositions, modals and
// negations are not among them: they carry meaning.
var grammarWords = func() map[string]bool {
	m := set(`am is are was were be been being have has had having do does did doing a an the 's 'd`)
	for p := range pronouns {
		m[p] = !shared[p]
	}
	return m
}()

// shared pronouns say that others had their part: "we won" is not "she won".
var shared = set(`we us our ours ourselves`)

// beForms make a passive of a participle: "was led" is not "led".
var beForms = set(`am is are was were be been being 's 'm 're`)

// connectors are what a written profile may put between facts: none of them says
// what anybody did, and how well. What somebody has is a fact of its lines.
var connectors = set(`and at with in of as a an the i he she they my his her their works work worked has have holds hold experience
	includes include included earlier previously formerly
qualifications skills counts count among certification credential clearance cleared that who whose with speak speaks project projects
bring brings working seek seeks skilled well along also carry carries carried out`)

var set = wordset.Of
