package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Adverts lose their line breaks on the way through forms and databases: "experience with ExcelStrong communication
// skillsTravel". Such a text is cut again where its lines began.

// seams tells where lines were joined.
type seams struct {
	names map[string]bool // words with a capital inside that come back, or are known
}

func seamsOf(lines []cleanLine) seams {
	times := map[string]int{}
	for _, l := range lines {
		for w := range strings.FieldsSeq(l.text) {
			if w = strings.TrimFunc(w, notLetter); camel.MatchString(w) {
				times[w]++
			}
		}
	}
	names := map[string]bool{}
	for w, n := range times {
		names[w] = n > 1 || knownSkill(w)
	}
	return seams{names}
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) }

var camel = sieve.MustCompile(`^\p{L}*\p{Ll}\p{Lu}\p{L}*$`)

// seam is how sure it is that a line began at a place.
type seam int

const (
	noSeam seam = iota
	loose       // behind a blank: counts where there are several, or certain ones
	likely      // counts where there are certain ones
	certain
)

// A short text was torn where it has enoughSeams certain ones, a long one where it has a single one, and one that is
// longer than any paragraph where it has enoughLoose of the others.
const (
	enoughSeams = 2
	enoughLoose = 3
	longText    = 150
	endlessText = 400
)

// cut returns the lines that a text was joined from, at least itself.
func (s seams) cut(text string) []string {
	places, found := s.places(text)
	torn := found[certain] >= enoughSeams || found[certain] > 0 && len(text) >= longText
	if !torn && !(found[loose] >= enoughLoose && len(text) >= endlessText) {
		places = nil
	}
	places = append(places, len(text))
	var out []string
	start := 0
	for _, at := range places {
		out = append(out, atBullets(strings.TrimSpace(text[start:at]))...)
		start = at
	}
	return out
}

// places are where lines may have begun, and how many of each sort they are.
func (s seams) places(text string) (places []int, found [certain + 1]int) {
	headings := headingsIn(text)
	before := ' '
	for i, r := range text {
		kind := noSeam
		switch {
		case headings[i]:
			kind = loose
		case i > 0 && unicode.IsSpace(before):
			kind = behindBlank(text, i, r)
		case i > 0 && (unicode.IsUpper(r) || unicode.IsDigit(r)):
			kind = s.at(text, i, before)
		}
		if kind != noSeam {
			found[kind]++
			places = append(places, i)
		}
		before = r
	}
	return places, found
}

// behindBlank judges the place of a new word: a dash before a capital, the beginning of a demand, and what follows
// upon the level of the one before.
func behindBlank(text string, i int, r rune) seam {
	if r == '-' || r == '–' || r == '*' {
		return when(dashItem.MatchString(text[i:min(len(text), i+8)]), loose)
	}
	if !unicode.IsUpper(r) && !unicode.IsDigit(r) {
		return noSeam // before anything is searched for: the blanks of a long gap come here too
	}
	left := strings.TrimRight(text[:i], " ")
	end, _ := utf8.DecodeLastRuneInString(left)
	if !unicode.IsLetter(end) && !unicode.IsDigit(end) && end != ')' {
		return noSeam
	}
	word := wordBefore(left)
	rest := text[i:min(len(text), i+longText)]
	switch {
	case joins[word]:
		return noSeam
	case levelWordsAtEnd[word], startsDemand.MatchString(rest):
		return loose
	}
	begins := beginsAsking(rest) || mayStart.MatchString(rest)
	return when(begins && unicode.IsUpper(r) && (end == ')' || isSmall(word)), loose)
}

var (
	dashItem        = sieve.MustCompile(`^[-–*]\s+[\p{Lu}\d]`)
	levelWordsAtEnd = wordset.Of(`required preferred desired desirable mandatory`)
	joins           = wordset.Of(`a an the of in with for to by on or and our your as at from this that be is are`)
	// startsDemand begins a demand behind any word, mayStart behind one in small letters only.
	startsDemand = sieve.MustCompile(`^(?:(?:Experience|Knowledge|Ability|Understanding|Familiarity|Familiar|Experienced|` +
		`Proficient|Proficiency)\s+(?:in|with|of|to|\p{Ll}+ing)\b|Must (?:have|be|hold|possess)\b|Bachelor|Minimum (?:of )?\d)`)
	mayStart = sieve.MustCompile(`^(?:Expert in|Hands[- ]on|Must|Relevant|Effective|Demonstrated|Willing(?:ness)?|Able|` +
		`Excellent|Good at)\b`)
)

// longestHeading is how many words the heading of a list has at most.
const longestHeading = 7

// headingsIn are the places where headings begin and end in the middle of a text: capitals before a colon or a dash
// that announce a part of the advert ("Nice To Haves - Docker", "Required Experience: Java"), and what only headings say.
func headingsIn(text string) map[int]bool {
	out := map[int]bool{}
	for _, m := range headingEnd.FindAllStringIndex(text, -1) {
		if at := headingBefore(text[:m[0]]); at > 0 {
			out[at] = true
			if text[m[0]] == ':' {
				out[m[1]] = true
			}
		}
	}
	if m := wideBlank.FindStringIndex(text); m != nil && isHeading(text[:m[0]+1]) {
		out[m[1]-1] = true
	}
	for _, m := range saidAbove.FindAllStringIndex(text, -1) {
		out[m[0]], out[m[1]] = m[0] > 0, true
	}
	return out
}

var (
	headingEnd = sieve.MustCompile(`:\s+|\s[-–*]\s+[\p{Lu}\d]`)
	wideBlank  = sieve.MustCompile(`[\p{Ll}]\s{2,}[\p{Lu}]`)
	saidAbove  = sieve.MustCompile(`\b(?:What (?:You|We|You['’]ll|You Will|We['’]re) ` +
		`(?:Need|Bring|Offer|Have|Do|Looking For|Are Looking For|(?:Will )?Be Doing)|Who (?:We|You) Are|Who We['’]re Looking For|` +
		`What['’]s [Ii]n [Ii]t [Ff]or (?:You|Me)|About (?:You|Us|The Role|the Role))` +
		`(?: [Ff]or (?:[Tt]his|[Tt]he) (?:Position|Role|Job))?\s+`)
)

// headingBefore is where a heading begins at the end of a text, or -1: the most words that announce a part.
func headingBefore(text string) int {
	found, end := -1, len(text)
	for range longestHeading {
		begin := strings.LastIndexByte(text[:end], ' ') + 1
		word := text[begin:end]
		first, _ := utf8.DecodeRuneInString(word)
		capital := unicode.IsUpper(first) || first == '('
		if !capital && !joins[word] && word != "you" && !strings.HasSuffix(word, ")") || strings.ContainsAny(word, ".,;:") {
			return found
		}
		if capital && isHeading(text[begin:]) {
			found = begin
		}
		if begin == 0 {
			return found
		}
		end = begin - 1
	}
	return found
}

func isHeading(text string) bool {
	return regionOf(text) != regionNone && (onlyHeadingWords(stripBrackets(text)) || announces(text))
}

// at judges the place before a capital or a digit; before is the sign in front of it.
func (s seams) at(text string, i int, before rune) seam {
	left, right := wordBefore(text[:i]), wordAfter(text[i:])
	switch {
	case right == "":
		return when(unicode.IsLower(before) && yearsPhrase.MatchString(text[i:min(len(text), i+20)]), likely)
	case !isWord(right) || isMixed(right):
		return noSeam
	case strings.ContainsRune(stops, before):
		return afterStop(left, right, before)
	case isInsideItem(text[:i-len(left)], right, text[i:]):
		return noSeam
	case unicode.IsLower(before) && !s.names[left+right]:
		return betweenWordsOf(left, right, text[i:])
	}
	return when(!unicode.IsLower(before) && len(left) > 1 && len(right) > 3 && !isCapitals(right) && isAlphanumeric(before), likely)
}

// shortEnding is the length of what may end a name in small letters: "macOS".
const shortEnding = 3

// isInsideItem reports a place within a name that is an item of a list: "tvOS, watchOS and macOS".
func isInsideItem(before, right, rest string) bool {
	return (isCapitals(right) || len(right) <= shortEnding) &&
		(itemBefore.MatchString(before[max(0, len(before)-shortItem):]) ||
			itemBehind.MatchString(rest[len(right):min(len(rest), len(right)+shortItem)]))
}

// shortItem is how many bytes tell whether an item of a list begins or ends.
const shortItem = 8

var (
	itemBefore = sieve.MustCompile(`(?:[,/]\s*|\s(?:and|or|&)\s+)$`)
	itemBehind = sieve.MustCompile(`^(?:[,/]|\s+(?:and|or|&)\s)`)
)

const stops = `.:;!?,)”"`

// afterStop judges the place behind a sign: a name may have a full stop inside ("Asp.Net").
func afterStop(left, right string, before rune) seam {
	switch {
	case len(right) < 2:
		return noSeam
	case strings.ContainsRune(":;!?", before):
		return when(isWord(left), certain)
	case before == '.':
		return when(isSmall(left), certain)
	}
	return when(isSmall(left), likely)
}

func isAlphanumeric(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// betweenWordsOf judges the place between two words that run into each other.
func betweenWordsOf(left, right, rest string) seam {
	if isSmall(left) {
		return certain
	}
	return when(isWord(left) && (beginsAsking(rest) || lineStarts[strings.ToLower(right)]), likely)
}

func when(yes bool, s seam) seam {
	if yes {
		return s
	}
	return noSeam
}

// longestWord bounds the search for the word around a place.
const longestWord = 40

// wordBefore is the last word of a text, without the signs behind it.
func wordBefore(text string) string {
	text = strings.TrimRight(text[max(0, len(text)-longestWord):], ".…:;!?,)”\"")
	return text[strings.LastIndexFunc(text, notInWord)+1:]
}

// wordAfter is the word that a text begins with.
func wordAfter(text string) string {
	text = text[:min(len(text), longestWord)]
	if end := strings.IndexFunc(text, notLetter); end >= 0 {
		text = text[:end]
	}
	return text
}

func notInWord(r rune) bool { return !isAlphanumeric(r) }

// isSmall reports an ordinary word in small letters.
func isSmall(w string) bool { return len(w) > 1 && strings.ToLower(w) == w && isWord(w) }

// isMixed reports a capital inside a word that has small letters too.
func isMixed(w string) bool {
	return strings.IndexFunc(w[1:], unicode.IsUpper) >= 0 && strings.IndexFunc(w, unicode.IsLower) >= 0
}

// lineStarts more often begin a line than the second half of a name.
var lineStarts = wordset.Of(`you we the must this our if your effective excellent relevant`)

// bulletInside is a bullet within a line.
var bulletInside = sieve.MustCompile(`[•●○▪◦■□➢►✓✔]\s`)

// atBullets takes a line apart where a bullet stands in it.
func atBullets(text string) []string {
	var out []string
	start := 0
	for _, m := range bulletInside.FindAllStringIndex(text, -1) {
		if m[0] > start {
			out = append(out, strings.TrimSpace(text[start:m[0]]))
			start = m[0]
		}
	}
	return append(out, strings.TrimSpace(text[start:]))
}
