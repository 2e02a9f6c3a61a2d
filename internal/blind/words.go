package blind

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"focal/internal/wordset"
)

// namePart is a part of a name that is looked for; a particle ("van") only beside one.
type namePart struct {
	text, folded string
	particle     bool
}

var (
	particles = map[string]bool{
		"de": true, "da": true, "di": true, "del": true, "della": true, "dos": true, "van": true, "von": true, "der": true, "den": true, "ter": true,
		"la": true, "le": true, "el": true, "al": true, "bin": true, "ibn": true, "bint": true, "abu": true, "of": true, "the": true, "and": true, "y": true, "zu": true,
	}
	honorifics = map[string]bool{
		"mr": true, "mrs": true, "ms": true, "miss": true, "mx": true, "dr": true, "prof": true, "professor": true, "sir": true, "dame": true, "lord": true, "lady": true,
		"herr": true, "frau": true, "rev": true, "ing": true, "dipl": true, "phd": true, "msc": true, "bsc": true, "mba": true, "ma": true, "ba": true, "beng": true, "meng": true, "cv": true, "jr": true, "sr": true, "ii": true, "iii": true,
	}
)

// aboutNames are words of a first line that nobody is called by.
var aboutNames = wordset.Of("curriculum vitae resume biodata lebenslauf name tel mobile email phone address contact")

// nameParts splits a name, without titles and degrees.
func nameParts(name string) []namePart {
	var parts []namePart
	for _, w := range withoutRank(wordsOf(withoutLetters(norm.NFC.String(name)))) {
		if honorifics[w.folded] || len([]rune(w.folded)) < 2 {
			continue
		}
		parts = append(parts, namePart{text: w.text, folded: w.folded, particle: particles[w.folded]})
	}
	isLabel := func(p namePart) bool { return aboutNames[p.folded] }
	if own := slices.DeleteFunc(slices.Clone(parts), isLabel); len(own) >= 2 { // "Curriculum Vitae Orvind Pellam"
		parts = own
	}
	if !slices.ContainsFunc(parts, func(p namePart) bool { return !p.particle }) {
		for i := range parts {
			parts[i].particle = false
		}
	}
	return parts
}

// withoutRank drops a rank before a name of two words or more: jobs are called so, too.
func withoutRank(words []word) []word {
	for len(words) > 2 && ranks[words[0].folded] {
		words = words[1:]
	}
	return words
}

var ranks = wordset.Of(`lieutenant lt colonel col major maj captain capt sergeant sgt ssgt staff corporal cpl private pte
	sapper trooper guardsman ranger flight wing squadron leader group commander cdr commodore admiral brigadier brig general gen
	warrant officer petty chief seaman airman aircraftman naik havildar subedar jawan`)

// withoutLetters is a name without degrees behind a comma: "Orvind Pellam, RN".
func withoutLetters(name string) string {
	before, after, found := strings.Cut(name, ",")
	if !found || len(strings.Fields(before)) < 2 {
		return name
	}
	for _, w := range strings.FieldsFunc(after, func(r rune) bool { return r == ' ' || r == ',' }) {
		if strings.ContainsAny(foldString(w), "aeiouy") || strings.ToUpper(w) != w {
			return name
		}
	}
	return before
}

// word is a word of a text by its runes.
type word struct {
	text, folded string
	from, to     int
	capital      bool
}

func wordsOf(text string) []word {
	runes := []rune(text)
	var words []word
	for i := 0; i < len(runes); {
		if !unicode.In(runes[i], unicode.L, unicode.M, unicode.Nd) {
			i++
			continue
		}
		from := i
		for i < len(runes) && (unicode.In(runes[i], unicode.L, unicode.M, unicode.Nd) || inName(runes, i)) {
			i++
		}
		s := string(runes[from:i])
		words = append(words, word{text: s, folded: foldString(s), from: from, to: i, capital: !unicode.IsLower(runes[from])})
	}
	return words
}

// inName: the apostrophe of "O'Neill", not that of "Jane's".
func inName(runes []rune, i int) bool {
	return (runes[i] == '\'' || runes[i] == '’') && i+2 < len(runes) && unicode.IsUpper(runes[i+1]) && unicode.IsLetter(runes[i+2])
}

// foldRunes makes texts comparable rune by rune: lower case, without marks.
func foldRunes(s string) []rune {
	runes := []rune(s)
	for i, r := range runes {
		switch r {
		case 'ł', 'Ł':
			r = 'l'
		case 'ø', 'Ø':
			r = 'o'
		case '’':
			r = '\''
		default:
			r = []rune(norm.NFD.String(string(unicode.ToLower(r))))[0]
		}
		runes[i] = r
	}
	return runes
}

func foldString(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, string(foldRunes(s)))
}

func phraseOf(text string) []string {
	var out []string
	for _, w := range wordsOf(text) {
		out = append(out, w.folded)
	}
	return out
}

// matchesOf finds a phrase in a text, whatever is between its words.
func matchesOf(text string, phrase []string) [][2]int {
	words := wordsOf(text)
	var spans [][2]int
	for i := 0; len(phrase) > 0 && i+len(phrase) <= len(words); i++ {
		same := true
		for k, p := range phrase {
			same = same && words[i+k].folded == p
		}
		if same {
			spans = append(spans, [2]int{words[i].from, words[i+len(phrase)-1].to})
			i += len(phrase) - 1
		}
	}
	return spans
}

// replaceAll puts as in place of spans, which are counted in runes and in order.
func replaceAll(text string, spans [][2]int, as string) string {
	runes := []rune(text)
	var b strings.Builder
	at := 0
	for _, s := range spans {
		b.WriteString(string(runes[at:s[0]]) + as)
		at = s[1]
	}
	return b.String() + string(runes[at:])
}

// edge reports that no word goes on at a place.
func edge(runes []rune, i int) bool {
	return i < 0 || i >= len(runes) || !unicode.In(runes[i], unicode.L, unicode.Nd)
}
