package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

// asideLevel is "(ESL endorsement preferred)" in a title.
var asideLevel = sieve.MustCompile(`(?i)\(([^()]{3,60}\b(?:preferred|desirable|desired|essential|required|an advantage))\)`)

// split cuts the text of one block into statements.
func split(text string, at region, listed bool) []statement {
	c := cutting{at: at, in: at, listed: listed}
	if at == regionNone || at == regionDuties {
		for _, m := range asideLevel.FindAllStringSubmatch(text, 4) {
			c.out = append(c.out, statement{text: m[1], in: regionMust, listed: true})
		}
	}
	for i, sentence := range sentences(stripNumber(text)) {
		c.sentence(criterion.ReplaceAllString(stripNumber(sentence), ""), i == 0)
	}
	return c.out
}

// cutting is a block that is cut into statements. A label in front of a colon may
// announce a region of its own ("Essential: Go; SQL"), for its sentence.
type cutting struct {
	at        region // of the block
	listed    bool
	out       []statement
	in        region // of the label
	label     string
	announced bool // the label opens a region
}

// whatToDo is a question that what is to be done answers, in a text without lines.
var whatToDo = sieve.MustCompile(`(?i)^what (?:will you|you['’]ll|you will|would you|does .{3,40}) (?:do|be doing)\b.*\?$`)

// explains reports a sentence that goes on about what an item of a list asks for, and asks for nothing more itself: "You navigate
// it, you do not complain about it".
func explains(s string) bool {
	if asksPhrase.in(s) || mustPhrase.in(s) || nicePhrase.in(s) || yearsPhrase.MatchString(s) || saysLevel(s) || degreeLevel(fold(s)) > 0 {
		return false
	}
	return goesOnAbout.MatchString(s)
}

// goesOnAbout begins with a subject of its own, or has a verb that tells.
var goesOnAbout = sieve.MustCompile(`(?i)^(?:you (?:do not|don['’]t|won['’]t|will|can|talk|write|navigate|understand|own|work)|` +
	`not (?:just|only)\b|what you|` +
	`this|that|these|it['’]s|we|our|no [\p{L} ]{3,30} will|good [\p{L} ]{3,20} (?:is|are))\b|` +
	`^(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+){0,3} (?:is|are|was|will be) (?:the|an?|yours?|ours?|not|undocumented|unclear|similar)\b`)

func (c *cutting) sentence(s string, first bool) {
	if whatToDo.MatchString(s) {
		c.in, c.label = regionDuties, ""
		return
	}
	if !first && c.listed && explains(s) {
		return
	}
	if (!c.listed || strings.HasPrefix(s, "If ")) && c.wish(s) {
		return
	}
	if asked := ofPerson(s, c.in); asked != nil {
		c.out = append(c.out, asked...)
		return
	}
	if s = c.labelled(s, first); !c.level(s) {
		c.parts(s)
	}
}

// labelled opens what the label of a sentence announces, and returns what it asks for: what stands behind the label, or that itself.
func (c *cutting) labelled(s string, first bool) string {
	m := labelOf(s)
	switch {
	case m != nil && beginsAsking(m[1]) && goesOnAbout.MatchString(m[2]) && !vacuous(m[1]):
		return m[1] // "Strong Python: not just writing it, but …"
	case m != nil:
		s = m[2]
		c.open(strings.TrimSpace(m[1]))
		if inner := inlineLabel.FindStringSubmatch(s); inner != nil && c.announced {
			s, c.label = inner[2], inner[1] // "Desirable: Databases: MySQL"
		}
	case !first && c.in == regionIgnore:
		c.in, c.label = c.at, "" // the label of a condition ends with its sentence
	}
	return s
}

// wish takes out what a sentence only wishes for.
func (c *cutting) wish(s string) bool {
	m := wish(s)
	if m == nil {
		return false
	}
	if before := strings.TrimRight(s[:m[0]], ", "); before != "" {
		c.out = append(c.out, statement{text: before, in: c.in, label: c.label})
	}
	c.out = append(c.out, statement{text: s[m[2]:m[3]], in: regionNice, listed: true})
	return true
}

// open begins what a label announces; among what is desirable only plain words
// make something essential.
func (c *cutting) open(label string) {
	c.label, c.in = label, c.at
	r := regionOf(label)
	c.announced = r != regionNone
	if c.announced && (c.at != regionNice || r != regionMust || mustPhrase.in(label)) {
		c.in = r
	}
}

// level reads a level behind what it is of: "PhD in robotics. Essential".
func (c *cutting) level(s string) bool {
	if len(c.out) == 0 || strings.Contains(s, " ") {
		return false
	}
	r := levelRegion(s)
	if r == regionNone {
		return false
	}
	for i := range c.out {
		c.out[i].in, c.out[i].listed = r, true
	}
	return true
}

func (c *cutting) parts(s string) {
	parts := splitOutside(s, ";")
	for _, p := range parts {
		if p = strings.TrimSpace(strings.TrimRight(p, ".; ")); p != "" {
			c.out = append(c.out, statement{text: p, in: c.in, label: c.label, listed: c.listed || len(parts) > 1 || c.announced})
		}
	}
}

// longestLabel is how many words a label has at most.
const longestLabel = 7

// labelOf cuts a sentence into its label (1) and what stands behind it (2).
func labelOf(sentence string) []string {
	if m := inlineLabel.FindStringSubmatch(sentence); m != nil && len(strings.Fields(m[1])) <= longestLabel && !ofLabel.MatchString(m[1]) {
		m[2] = criterion.ReplaceAllString(m[2], "")
		return m
	}
	if m := dashLabel.FindStringSubmatch(sentence); m != nil {
		return m
	}
	return longLabel.FindStringSubmatch(sentence)
}

// sentences splits at full stops that end a sentence, not at abbreviations.
func sentences(text string) []string {
	var out []string
	start := 0
	for _, m := range sentenceEnd.FindAllStringIndex(text, -1) {
		stop := stopIn(text, m[0])
		end := stop + 1
		if text[stop] == ' ' {
			end = stop
		}
		if end < len(text) && text[end] == ')' {
			end++
		}
		if text[stop] == '.' && abbreviated(text[start:stop]) {
			continue
		}
		out = append(out, strings.TrimSpace(text[start:end]))
		start = end
	}
	return append(out, strings.TrimSpace(text[start:]))
}

// stopIn is where the stop is of an end that may begin with the letters before it.
func stopIn(text string, at int) int {
	if text[at] >= utf8.RuneSelf || unicode.IsLetter(rune(text[at])) {
		return at + strings.IndexByte(text[at:], '.')
	}
	return at
}

// abbreviated reports that a full stop behind these words does not end a sentence.
func abbreviated(before string) bool {
	last := before[strings.LastIndexAny(before, " (")+1:]
	if digitsOnly(last) && len(strings.Fields(before)) > 2 {
		return false
	}
	return isShort(last) || abbreviations[strings.ToLower(last)] || strings.Contains(strings.TrimRight(last, "."), ".")
}

// isShort reports initials and the like; what ends with C is rather a name ("SC").
func isShort(word string) bool {
	return utf8.RuneCountInString(word) <= 2 && !strings.HasSuffix(word, "C")
}

func digitsOnly(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

var abbreviations = wordset.Of(`e.g i.e inc ltd approx para sect incl excl vs bzw resp max min adv exp mgmt
	qual cert dept govt univ tel no nos mins hrs yrs est dip eng sec std lic pref cat`)

// splitOutside splits at a separator that stands outside brackets.
func splitOutside(s, separators string) []string {
	var out []string
	depth, start := 0, 0
	for i, r := range s {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth == 0 && strings.ContainsRune(separators, r):
			out = append(out, s[start:i])
			start = i + utf8.RuneLen(r)
		}
	}
	return append(out, s[start:])
}
