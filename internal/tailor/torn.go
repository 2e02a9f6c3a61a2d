package tailor

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Adverts lose their line breaks on the way through forms and databases: "experience with ExcelStrong communication
// skillsTravel". Such a text is cut again where its lines began.

// seams tells where lines were joined.
type seams struct {
	names map[string]bool // words with a capital inside that come back
	torn  bool            // the text has so many that a single one in a line counts
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
		names[w] = n > 1 && !beginsSmall(w)
	}
	s := seams{names: names}
	found := 0
	for _, l := range lines {
		_, here := s.places(l.text)
		found += 2*here[certain] + here[likely]
	}
	s.torn = found >= 2*enoughInText
	return s
}

// isName reports a word with a capital inside that is one name: it comes back, or is known.
func (s seams) isName(w string) bool {
	return s.names[w] || knownSkill(w) || len(impliedBy(terms(w))) > 0
}

// beginsSmall reports a small letter in front: what comes back is then rather two words that often meet ("skillsAbility").
func beginsSmall(w string) bool {
	first, _ := utf8.DecodeRuneInString(w)
	return unicode.IsLower(first)
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

// A short line was torn where it has enoughSeams certain ones, a long one and one of a text that has enoughInText where
// it has a single one, and one that is longer than any paragraph where it has enoughLoose of the others.
const (
	enoughSeams  = 2
	enoughInText = 3
	enoughLoose  = 3
	longText     = 150
	endlessText  = 400
)

// cut returns the lines that a text was joined from, at least itself.
func (s seams) cut(text string) []string {
	places, found := s.places(text)
	torn := found[certain] >= enoughSeams || found[certain] > 0 && len(text) >= longText ||
		s.torn && found[certain]+found[likely] > 0
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
	return begins(wordBefore(left), text[i:min(len(text), i+longText)], end, len(text[:i])-len(left) > 1)
}

// begins judges a new word with a capital or a digit by the word before it, the sign that this one ends with, and the gap between them.
func begins(word, rest string, end rune, wide bool) seam {
	capital := !unicode.IsDigit(rune(rest[0]))
	switch {
	case joins[word]:
		return noSeam
	case startsSentence.MatchString(rest):
		return certain
	case levelWordsAtEnd[word], startsDemand.MatchString(rest), wide && capital: // two blanks are left of a break and a bullet
		return loose
	}
	asks := beginsAsking(rest) || mayStart.MatchString(rest) || namesSkills(word, rest)
	return when(asks && capital && (end == ')' || isSmall(word)), loose)
}

var (
	dashItem        = sieve.MustCompile(`^[-–*]\s+[\p{Lu}\d]`)
	levelWordsAtEnd = wordset.Of(`required preferred desired desirable mandatory`)
	joins           = wordset.Of(`a an the of in with for to by on or and our your as at from this that be is are`)
	// startsDemand begins a demand behind any word, mayStart behind one in small letters only.
	startsDemand = sieve.MustCompile(`^(?:(?:Experience|Knowledge|Ability|Understanding|Familiarity|Familiar|Experienced|` +
		`Proficient|Proficiency)\s+(?:in|with|of|to|\p{Ll}+ing)\b|Must (?:have|be|hold|possess)\b|` +
		`(?:Our|The) (?:company|client)\b|Top Reasons\b|Bachelor|Minimum (?:of )?\d)`)
	// startsSentence begins a line behind any word: no sentence goes on so.
	startsSentence = sieve.MustCompile(`^(?:Ideally,? you|(?:All|Successful|Ideal) (?:applicants?|candidates?) (?:will|must|should)|` +
		`You (?:will|must|should) (?:have|be|hold|possess|need|also)|Right to [Ww]ork in|To apply(?: for)?|` +
		`Please (?:send|apply|e-?mail|contact|forward|submit|note|see))\b`)
	mayStart = sieve.MustCompile(`^(?:Expert in|Hands[- ]on|Must|Relevant|Effective|Demonstrated|Willing(?:ness)?|Able|` +
		`Excellent|Good|Strong|Solid|Proven|Ideally|An? (?:\p{Ll}+ )?(?:understanding|ability|knowledge|awareness|passion))\b|` +
		`^(?:Computer|IT) literate`)
	// ofSkills names skills from its first word on: "Fault analysis skills".
	ofSkills = sieve.MustCompile(`^(\p{Lu}\p{Ll}+)(?: \p{Ll}+){0,3} skills\b`)
)

// namesSkills reports the name of skills that begins a line, behind a word that says nothing of it: not "good | English skills".
func namesSkills(before, rest string) bool {
	m := ofSkills.FindStringSubmatch(rest)
	return m != nil && isSmall(strings.ToLower(m[1])) && languageOf(m[1]) == "" && !knownSkill(m[1]) &&
		!lexicon.Exact(before).Is(lexicon.Adj)
}

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
	for _, m := range shoutedInside.FindAllStringSubmatchIndex(text, -1) {
		out[m[2]] = true
	}
	if m := leadingHead.FindStringIndex(text); m != nil {
		out[m[1]-1] = true
	}
	for _, m := range saidAbove.FindAllStringIndex(text, -1) {
		out[m[0]], out[m[1]] = m[0] > 0, true
	}
	return out
}

var (
	headingEnd = sieve.MustCompile(`:\s+|\s[-–*]\s+[\p{Lu}\d]`)
	// shoutedInside is a heading in capitals behind small letters: "and customers LOCATION: Hull".
	shoutedInside = sieve.MustCompile(`[\p{Ll}.)]\s+(\p{Lu}{4,}(?: \p{Lu}{2,}){0,3}:)`)
	// leadingHead is a heading that a line begins with: "Required Skills Manual dexterity".
	leadingHead = sieve.MustCompile(`^(?:Required|Desired|Preferred|Minimum|Key|Essential|Basic) ` +
		`(?:Skills|Qualifications|Experience|Requirements)(?: (?:and|&|/) (?:Skills|Experience|Qualifications))?\s+\p{Lu}`)
	wideBlank = sieve.MustCompile(`[\p{Ll}]\s{2,}[\p{Lu}]`)
	saidAbove = sieve.MustCompile(`\b(?:What (?:You|We|You['’]ll|You Will|We['’]re) ` +
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
	case right == "", right == "A", beginsDegree.MatchString(text[i:min(len(text), i+shortItem)]):
		return atShort(left, right, text[i:min(len(text), i+shortItem*3)], before)
	case !isWord(right) || isMixed(right):
		return when(s.beginsName(text[:i], left, right, text[i+len(right):]), likely)
	case strings.ContainsRune(stops, before):
		return afterStop(left, right, text[i:], before)
	case isInsideItem(text[:i-len(left)], right, text[i:]):
		return noSeam
	case unicode.IsLower(before) && !s.isName(left+right):
		return betweenWordsOf(text[:i-len(left)], left, right, text[i:])
	}
	return when(!unicode.IsLower(before) && len(left) > 1 && len(right) > 3 && !isCapitals(right) && isAlphanumeric(before), likely)
}

// atShort judges the place before a number, an article or the letters of a degree.
func atShort(left, right, rest string, before rune) seam {
	switch right {
	case "":
		if unicode.IsLower(before) && isSmall(left) && beginsYears.MatchString(rest) {
			return certain // "related field3 years of"
		}
		return when(mayEndLine(left, before) && beginsNumber.MatchString(rest), likely)
	case "A":
		return when(isSmall(left) && articleBefore.MatchString(rest), behindSign(before))
	}
	return when(len(left) > 1, likely)
}

// articleBefore begins a line with an article.
var articleBefore = sieve.MustCompile(`^A \p{Ll}{2}`)

// beginsDegree is a degree that a line begins with: "skills in ExcelBA/BS degree".
var beginsDegree = sieve.MustCompile(`^(?:BA|BS|BSc|MS|MSc|MBA|B\.S\.|B\.A\.)[/ ]`)

// behindSign is how sure a line begins behind a full stop or colon, and behind a letter.
func behindSign(before rune) seam {
	if strings.ContainsRune(".:;!?", before) {
		return certain
	}
	return likely
}

// mayEndLine reports a word, with the sign behind it, that a number of years may follow as the next line.
func mayEndLine(left string, before rune) bool {
	return unicode.IsLower(before) || strings.ContainsRune(".:)", before) && !digitsOnly(left)
}

// beginsNumber is how many years are asked for, or the number of an item, at the beginning of a line.
var beginsNumber = sieve.MustCompile(`(?i)^\d+(?:\.\d)?\+?\s*(?:(?:[-–]|to|or)\s*\w+\s*)?\+?\s*(?:years?|yrs?)\b|` +
	`^\d{1,2}[.)]\s+[\p{L}\d]`)

// beginsYears is how many years are asked for, and of what.
var beginsYears = sieve.MustCompile(`(?i)^\d{1,2}\+?\s*(?:(?:[-–]|to|or)\s*\d+\s*)?\+?\s*(?:years?|yrs?)\b`)

// beginsName reports a name that begins a line behind an ordinary word: "a related fieldPMI certification"; small letters
// before "OS" are those of a system.
func (s seams) beginsName(before, left, right, behind string) bool {
	if len(right) < 2 || right == "OS" || s.isName(left+right) {
		return false
	}
	return strings.HasSuffix(before, ")") ||
		strings.HasSuffix(before, left) && len(left) > shortEnding && isSmall(left) && !isItem(before[:len(before)-len(left)], behind)
}

// shortEnding is the length of what may end a name in small letters: "macOS".
const shortEnding = 3

// isInsideItem reports a place within a name that is an item of a list: "tvOS, watchOS and macOS".
func isInsideItem(before, right, rest string) bool {
	low := strings.ToLower(right)
	return (isCapitals(right) || len(right) <= shortEnding && numberWord[low] == 0 && !lineStarts[low]) &&
		(itemBefore.MatchString(before[max(0, len(before)-shortItem):]) ||
			itemBehind.MatchString(rest[len(right):min(len(rest), len(right)+shortItem)]))
}

// shortItem is how many bytes tell whether an item of a list begins or ends.
const shortItem = 8

var (
	itemBefore = sieve.MustCompile(`(?:[,/(]\s*|\s(?:and|or|&)\s+)$`)
	itemBehind = sieve.MustCompile(`^(?:[,/]|\s+(?:and|or|&)\s)`)
)

const stops = `.:;!?,)”"`

// afterStop judges the place behind a sign: a name may have a full stop inside ("Asp.Net").
func afterStop(left, right, rest string, before rune) seam {
	begins := beginsAsking(rest) || lineStarts[strings.ToLower(right)] ||
		len(right) > shortEnding && (!isCapitals(right) || shouted.MatchString(rest))
	switch {
	case len(right) < 2:
		return noSeam
	case strings.ContainsRune(":;!?", before):
		return when(isWord(left), certain)
	case before == '.' && isSmall(left):
		return certain
	case isSmall(left):
		return likely
	}
	return when(begins && before != ',' && (before == ')' || len(left) > 2), likely)
}

// shouted is a heading in capitals: "MINIMUM REQUIREMENTS".
var shouted = sieve.MustCompile(`^\p{Lu}{4,}(?:\s+\p{Lu}{2,}|\s*:)`)

func isAlphanumeric(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// betweenWordsOf judges the place between two words that run into each other.
func betweenWordsOf(before, left, right, rest string) seam {
	if isSmall(left) {
		return certain
	}
	begins := beginsAsking(rest) || lineStarts[strings.ToLower(right)] ||
		len(left) > shortEnding && len(right) > shortEnding && !isItem(before, rest[len(right):])
	return when(isWord(left) && begins || len(left) > shortEnding && beginsAsking(rest), likely)
}

// isItem reports that the signs of a list stand on both sides: what is between them is rather one name.
func isItem(before, behind string) bool {
	return itemBefore.MatchString(before[max(0, len(before)-shortItem):]) &&
		(behind == "" || itemBehind.MatchString(behind[:min(len(behind), shortItem)]))
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
var bulletInside = sieve.MustCompile(`(?:[•●○▪◦■□➢►✓✔]|â?€¢)\s`)

// tightDash is a bullet that its line break was lost before: "you bring:- rope work- a steady hand".
var tightDash = sieve.MustCompile(`[\p{L}:.;)](?:[-–]\s+\p{L}|\s*[*·]\s+[\p{Lu}\d])`)

// bulletsIn are where bullets stand in a line, dashes too where there are several and one follows an announcement or they
// are followed by capitals.
func bulletsIn(text string) [][]int {
	found := bulletInside.FindAllStringIndex(text, -1)
	dashes := tightDash.FindAllStringIndex(text, -1)
	if len(found) > 0 || len(dashes) < 2 || text[dashes[0][0]] != ':' && !unicode.IsUpper(lastRune(text[:dashes[1][1]])) {
		return found
	}
	for _, m := range dashes {
		_, size := utf8.DecodeRuneInString(text[m[0]:])
		found = append(found, []int{m[0] + size, m[1]})
	}
	return found
}

func lastRune(s string) rune {
	r, _ := utf8.DecodeLastRuneInString(s)
	return r
}

// atBullets takes a line apart where a bullet stands in it.
func atBullets(text string) []string {
	var out []string
	start := 0
	for _, m := range bulletsIn(text) {
		if m[0] > start {
			out = append(out, strings.TrimSpace(text[start:m[0]]))
			start = m[0]
		}
	}
	return append(out, strings.TrimSpace(text[start:]))
}
