package extract

import (
	"strings"
	"unicode/utf8"

	"focal/internal/extract/contact"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// splitAtoms cuts a stretch of a segment at separators and changes of weight.
func splitAtoms(s *segment, from, to int) []atom {
	c := atomCutter{s: s, from: from, text: s.text[from:to], sep: byBar, styled: boldChanges(s, from, to)}
	for i := 0; i < len(c.text); {
		i = c.step(i)
	}
	c.cut(len(c.text), len(c.text), byBar)
	return c.out
}

// atomCutter goes through a stretch of a segment.
type atomCutter struct {
	s        *segment
	from     int // of the stretch in the segment
	text     string
	styled   map[int]bool // spaces where the weight changes
	depth    int          // of open brackets
	start    int          // of the atom that is being read
	sep      separator    // before it
	glueFrom int          // end of the atom before
	out      []atom
}

// cut ends an atom; the next one begins at next, behind a separator.
func (c *atomCutter) cut(end, next int, following separator) {
	raw := c.text[c.start:end]
	switch t := trimField(raw); {
	case t != "" && !c.leadsOn(t, following):
		c.add(t, c.start+strings.Index(raw, t))
		c.sep = following
	case len(c.out) == 0 || following < c.sep:
		c.sep = following
	}
	c.start = next
}

// leadsOn reports words that only lead to the name behind them.
func (c *atomCutter) leadsOn(t string, following separator) bool {
	return (len(c.out) == 0 || following == byStyle) && connectors.Has(words.Fold(t))
}

func (c *atomCutter) add(t string, at int) {
	from := c.from + at
	a := atom{text: t, sep: c.sep, look: lookAt(c.s, from, from+len(t)), link: linkAt(c.s, from, from+len(t))}
	if len(c.out) > 0 {
		a.glue = c.text[c.glueFrom:at]
	}
	c.out = append(c.out, a)
	c.glueFrom = at + len(t)
}

// step reads the rune at i and returns where to read on.
func (c *atomCutter) step(i int) int {
	r, n := utf8.DecodeRuneInString(c.text[i:])
	switch {
	case r == '(' || r == '[':
		if next := c.bracket(i); next > 0 {
			return next
		}
		c.depth++
	case r == ')' || r == ']':
		c.depth = max(0, c.depth-1)
	case c.depth > 0:
	case c.spaceBefore(i) && strings.ContainsRune(atLetters, r):
		return c.at(i, n)
	default:
		if sep, ok := c.separatorAt(i, r, n); ok {
			c.cut(i, i+n, sep)
		}
	}
	return i + n
}

func (c *atomCutter) spaceBefore(i int) bool { return i == 0 || c.text[i-1] == ' ' }

func (c *atomCutter) spaceAfter(i int) bool { return i >= len(c.text) || c.text[i] == ' ' }

// bracket reads a bracket that opens at i and returns where it ends; 0 where it is read as any other text.
func (c *atomCutter) bracket(i int) int {
	end := 0
	if c.depth == 0 {
		end = closing(c.text[i:])
	}
	if end <= 0 {
		return 0
	}
	before, inner, after := c.text[c.start:i], c.text[i+1:i+end], c.text[i+end+1:]
	switch {
	case strings.Contains(inner, ": "): // "(agency: Bolt Group)" says what it is
	case remarkOf(trimField(before), inner) && trimField(after) == "":
		c.cut(i, i+1, byRemark)
		c.cut(i+end, i+end+1, byBracket)
	case ownField(before, inner, after):
		c.cut(i, i+1, byBracket)
		c.cut(i+end, i+end+1, byBracket)
	default:
		return 0
	}
	return i + end + 1
}

// ownField reports a bracket that holds a place or an employer.
func ownField(before, inner, after string) bool {
	return contact.ParsePlace(inner).Score >= 0.85 || evidence.LegalForm(inner) || smallPlace(before, inner, after) || surelyFirm(inner)
}

func surelyFirm(text string) bool {
	return evidence.Organisation(text) >= 2 && evidence.Title(text) < 1.5 && !startsLower(text)
}

// separatorAt tells which separator the rune r of n bytes at i is; false where it is none.
func (c *atomCutter) separatorAt(i int, r rune, n int) (separator, bool) {
	after := c.spaceAfter(i + n)
	switch r {
	case '|', '·', '•', '∙', '‧', '●', '▪', '¦':
		return byBar, true
	case '.':
		return byBar, after && c.lastPart(c.text[:i], c.text[i+n:])
	case ';':
		return byBar, after
	case '–', '-', '―', '‒', '−':
		return byDash, after && c.spaceBefore(i)
	case '—':
		return byDash, true
	case ',':
		return byComma, after && !companyTail(c.text[i+n:])
	case ':':
		return byColon, after && i > 0 && namesWhatFollows(c.text[c.start:i])
	case ' ':
		return byStyle, c.styled[i] && !gradeFollows(c.text[i+n:])
	}
	return byBar, false
}

// namesWhatFollows reports a title or an employer before a colon.
func namesWhatFollows(text string) bool {
	return evidence.Title(text) >= 2.2 || evidence.Organisation(text) >= 2.2
}

// lastPart reports a grade or a school that a full stop parts from what stands before it.
func (c *atomCutter) lastPart(before, rest string) bool {
	if rest == "" || len(rest) >= longestLastPart-1 {
		return false
	}
	return gradeBehind(before, rest) || schoolBehindSubjects(before, rest)
}

func gradeBehind(before, rest string) bool {
	if evidence.GradeOfPost.MatchString(strings.Trim(rest, " .")) {
		return true
	}
	return wholeWord(before) && wordCount(rest) <= 4 && evidence.Grade(rest) > 2
}

func schoolBehindSubjects(before, rest string) bool {
	return wordCount(rest) <= 7 && subjectList(before) && gradedSubject(lastItem(before)) && evidence.School(strings.TrimSpace(rest)) >= 2
}

// atLetters begin the words that lead from a post to its employer.
const atLetters = "a@bcphA"

// at reads such a word at i, where the texts around it are what it ties.
func (c *atomCutter) at(i, n int) int {
	k := atWord(c.text[i:])
	if k == 0 || i == 0 || !tiedByAt(c.text[c.start:i], c.text[i+k:], k) {
		return i + n
	}
	c.cut(i, i+k, byAt)
	return i + k
}

// tiedByAt reports a post before, or a degree before and a school behind, or an employer behind a short word of k bytes.
func tiedByAt(before, behind string, k int) bool {
	if k < 4 && evidence.Organisation(behind) >= 1.6 && evidence.Organisation(before) < 1.5 && certificateScore(before) < 1 {
		return true
	}
	return evidence.Title(before) >= 1.6 || evidence.Degree(before) >= 1.5 && evidence.School(behind) >= 2
}

func atWord(s string) int {
	for _, w := range []string{"at ", "@ ", "bei ", "bei der ", "beim ", "chez ", "presso ", "hos ", "bij "} {
		if strings.HasPrefix(s, w) {
			return len(w)
		}
	}
	return 0
}

// lastItem is what stands behind the last comma or colon.
func lastItem(s string) string { return strings.TrimSpace(s[strings.LastIndexAny(s, ",:")+1:]) }

// longestLastPart is as long, in bytes, as what a full stop may part from the rest.
const longestLastPart = 120

// wholeWord reports a text that ends in a word and not in an evidence.Abbreviation.
func wholeWord(s string) bool {
	w := s[strings.LastIndexAny(s, " (,")+1:]
	return len(w) >= 4 && !strings.Contains(w, ".")
}
