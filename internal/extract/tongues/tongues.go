// Package tongues reads what a CV says of several spoken languages in one phrase, where the level stands before them:
// "Fluent in Spanish and English, familiar with Portuguese".
package tongues

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// Spoken is a language with its level, both as they are written.
type Spoken struct{ Name, Level string }

// Told reads a text that is nothing but languages behind their levels. It returns none where a word is neither a language nor says how
// well it is spoken, where a language comes before any level, and where a level comes after the last language. A semicolon or a full
// stop ends what a level is said of.
func Told(text string) []Spoken {
	if len(text) > longest {
		return nil
	}
	r := reading{words: word.FindAllString(text, -1)}
	for r.at < len(r.words) && r.step() {
		continue
	}
	if r.at < len(r.words) || len(r.level) > 0 {
		return nil
	}
	return r.told
}

// Surely reports a text that Told reads and that can say nothing else, wherever it stands.
func Surely(text string) bool {
	told := Told(text)
	return len(told) > 0 && slices.ContainsFunc(strings.Fields(strings.ToLower(told[0].Level)), func(w string) bool {
		return surely[strings.Trim(w, ",")]
	})
}

// longest is more than anybody says of languages in one phrase, in bytes.
const longest = 200

var (
	word = regexp.MustCompile(`[\p{L}\d][\p{L}\d'’+-]*|[^\s]`)
	// levels say how well a language is spoken, in which way, or for how long.
	levels = wordset.Of(`fluent fluently fluency native bilingual trilingual multilingual proficient proficiency
		conversational conversationally conversant basic basics beginner beginning elementary intermediate advanced limited
		working professional business full fully
		knowledge familiar familiarity literate competent competency excellent good strong some operational written spoken verbal oral
		reading writing speaking speaker speak speaks read understanding comprehension level near-native semi-fluent highly very
		conversation mother-tongue mother tongue first second learning studying not little command`)
	// glue stands between a level and its languages.
	glue = wordset.Of("in of with both the a an for to language languages skills : - – —")
	// joiners stand between languages, and between levels.
	joiners = wordset.Of(", ; / & and or .")
	// surely are levels that are said of nothing but languages that are spoken: "Business English" may be a course.
	surely = wordset.Of(`fluent fluently fluency native bilingual trilingual multilingual conversational conversationally proficient
		proficiency basic intermediate beginner mother-tongue near-native semi-fluent`)
	// ties lead from a level to all languages behind it.
	ties = wordset.Of("in of : - – —")
	// ways are those in which a language is used.
	ways = wordset.Of("spoken written read write speak reading writing speaking verbal oral")
	// behind follows a language and says no more than the level before it.
	behind = wordset.Of("speaker language languages skills")
)

// mostWords is how many words the name of a language has at most.
const mostWords = 3

// reading goes through the words of a text once.
type reading struct {
	words []string
	at    int
	level []string // words of the level that is being read, until a language comes
	of    string   // the level of the languages that come now
	tied  bool     // a word ties that level to all of them
	told  []Spoken
}

// step reads the next language, or the next word of a level; false where the word is neither.
func (r *reading) step() bool {
	if n := r.language(); n > 0 {
		return r.take(n)
	}
	low := strings.ToLower(r.words[r.at])
	if joiners[low] {
		r.join(low)
	} else if !r.tellsLevel(low) {
		return false
	} else {
		r.level = append(r.level, r.words[r.at])
	}
	r.at++
	return true
}

// take reads a language of n words with the level before it; false where none came yet.
func (r *reading) take(n int) bool {
	if len(r.level) > 0 {
		r.tied = slices.ContainsFunc(r.level, func(w string) bool { return ties[strings.ToLower(w)] })
		r.of, r.level = levelOf(r.level), nil
	}
	if r.of == "" && len(r.told) == 0 {
		return false
	}
	r.told = append(r.told, Spoken{Name: strings.Join(r.words[r.at:r.at+n], " "), Level: r.of})
	r.at += n
	for r.at < len(r.words) && behind[strings.ToLower(r.words[r.at])] {
		r.at++
	}
	r.bracket()
	return true
}

// bracket reads the level that the last language has for itself: "Spanish (basic)".
func (r *reading) bracket() {
	end := slices.Index(r.words[r.at:], ")")
	if end < 2 || r.words[r.at] != "(" {
		return
	}
	own := r.words[r.at+1 : r.at+end]
	if r.used(own) {
		r.at += end + 1
		return
	}
	if !slices.ContainsFunc(own, func(w string) bool { return !levels[strings.ToLower(w)] }) {
		r.told[len(r.told)-1].Level = strings.Join(own, " ")
		r.at += end + 1
	}
}

// used puts the ways in which languages are used behind the level of all that it ties: "Fluent in French and English (spoken and
// written)". It reports whether the words say nothing else.
func (r *reading) used(own []string) bool {
	if r.of == "" || slices.ContainsFunc(own, func(w string) bool { low := strings.ToLower(w); return !ways[low] && !joiners[low] }) {
		return false
	}
	how := r.of + ", " + strings.ReplaceAll(strings.Join(own, " "), " ,", ",")
	for i := len(r.told) - 1; i >= 0 && r.told[i].Level == r.of && (r.tied || i == len(r.told)-1); i-- {
		r.told[i].Level = how
	}
	return true
}

// join passes over what stands between languages, and keeps what stands within a level. Behind a comma the level is said of a
// further language only where something ties it to all of them.
func (r *reading) join(mark string) {
	switch {
	case len(r.level) > 0 && mark != ".":
		r.level = append(r.level, r.words[r.at])
	case mark == ";" || mark == "." || mark == "," && !r.tied && !r.joined():
		r.of = ""
	}
}

// joined reports an "and" before the next level: "native English, Welsh and Dutch".
func (r *reading) joined() bool {
	for _, w := range r.words[r.at+1:] {
		switch low := strings.ToLower(w); {
		case low == "and" || low == "&":
			return true
		case low == ";" || levels[low]:
			return false
		}
	}
	return false
}

// tellsLevel reports a word of a level, or the number of one.
func (r *reading) tellsLevel(low string) bool {
	n := len(r.level)
	return levels[low] || glue[low] || n > 0 && strings.EqualFold(r.level[n-1], "level")
}

// language is of how many words the language is that begins here; 0 where none does.
func (r *reading) language() int {
	for n := min(mostWords, len(r.words)-r.at); n > 0; n-- {
		name := r.words[r.at : r.at+n]
		if words.Languages().Has(words.Fold(strings.Join(name, " "))) && len(name[0]) > 2 && len(name[n-1]) > 1 {
			return n
		}
	}
	return 0
}

// levelOf is a level without the words that only tie it to its languages; "" where no word of it is a level.
func levelOf(list []string) string {
	says := func(w string) bool { low := strings.ToLower(w); return !glue[low] && !joiners[low] }
	if !slices.ContainsFunc(list, func(w string) bool { return levels[strings.ToLower(w)] }) {
		return ""
	}
	for !says(list[len(list)-1]) {
		list = list[:len(list)-1]
	}
	for !says(list[0]) {
		list = list[1:]
	}
	text := strings.Join(list, " ")
	return inWay.ReplaceAllString(strings.ReplaceAll(text, " ,", ","), ", $1")
}

// inWay ties a level to the way in which the language is used: "fluent in written and spoken".
var inWay = regexp.MustCompile(`(?i) (?:in|for)(?: both)? ((?:written|spoken|verbal|oral|conversational)\b)`)
