package assistant

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/kljensen/snowball/english"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// Words that carry no topic. Those of the first kind say what is wanted to be known
// of it (how long, who, why) and count a little for the likeness of two wordings;
// those of the second say nothing.
var (
	asking = wordset.Of(`
		how long much many who whom whose what when where why which can could may must should able allowed need do does is are was
		will would have has before after without instead more less than not no never never only still already again another other
		same first last next both all every each some any in out on off up down to from for with of by at as into if it its i me my
		mine we us our you your he she they them their his her him one two three ten get got give use make made want keep put take
		go see say show tell know find happen add be been being did had were this that there these those`)
	empty = wordset.Of(`
		a an the and or but so also too very really just like please pls plz thx thanks thank hello hi hey yes yeah ok okay oh well
		actually basically simply maybe perhaps sure quite bit lot lots thing things stuff something anything everything nothing
		someone somebody anyone everyone kind sort way possible possibly exactly exist exists wonder wondering curious question ask
		answer tell let lets gonna wanna gotta wish hope think thought believe guess suppose feel im ive id cant dont doesnt didnt
		wont isnt arent whats whos hows wheres theres u ur r wat i'm i'd i've i'll what's it's that's there's let's who's how's
		where's can't don't doesn't didn't won't isn't aren't wasn't weren't hasn't haven't couldn't shouldn't wouldn't dear sir
		madam kindly regards am about over under through per via etc eg ie around because since while during then now today here
		always ever yet whether though although however would've`)
)

//go:embed knowledge/same.txt
var sameWords string

// same maps stems to the one word for one thing.
var same = func() map[string]string {
	out := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(sameWords), "\n") {
		words := strings.Fields(line)
		for _, w := range words[1:] {
			out[w] = words[0]
			out[english.Stem(w, false)] = words[0]
		}
	}
	return out
}()

//go:embed knowledge/related.txt
var relatedWords string

// fields are, for the root of a word, the fields of meaning that it belongs to:
// lines of words that people put for one another.
var fields = func() map[string][]string {
	out := map[string][]string{}
	for i, line := range strings.Split(strings.TrimSpace(relatedWords), "\n") {
		field := fmt.Sprintf("~%d", i)
		for _, w := range strings.Fields(line) {
			r := part(w)
			if !slices.Contains(out[r], field) {
				out[r] = append(out[r], field)
			}
		}
	}
	return out
}()

// heads are the words that stand for others.
var heads = wordset.From(slices.Collect(maps.Values(same)))

// split cuts a text into lower-case words.
func split(text string) []string {
	text = strings.ReplaceAll(strings.ToLower(text), "\u2019", "'")
	words := strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' && r != '\''
	})
	var out []string
	for _, word := range words {
		word = strings.TrimSuffix(strings.Trim(word, "-'"), "'s")
		switch {
		case word == "":
		case strings.Contains(word, "-") && same[word] == "" && !heads[word]:
			out = append(out, strings.FieldsFunc(word, func(r rune) bool { return r == '-' })...)
		default:
			out = append(out, word)
		}
	}
	return out
}

// root is the stem of a word, or of the word that stands for it.
func root(word string) string {
	if s, ok := same[word]; ok {
		return english.Stem(s, false)
	}
	stem := english.Stem(word, false)
	if s, ok := same[stem]; ok {
		return english.Stem(s, false)
	}
	return stem
}

// terms are the words of a text that carry its topic.
func terms(text string) []string {
	var out []string
	for _, word := range split(text) {
		if len(word) >= 2 && !empty[word] && !asking[word] && !isNumber(word) {
			out = append(out, root(word))
		}
	}
	return out
}

// Weights of the parts of a wording.
const (
	weightWord   = 1.0
	weightAsking = .6
	weightPair   = .5
	weightField  = .3
)

// grams are the parts by which two wordings are compared: the words that carry the
// topic, those that say what is asked about it, and the pairs of neighbours.
func grams(text string) map[string]float64 {
	out := map[string]float64{}
	last := ""
	for _, word := range split(text) {
		if empty[word] {
			continue
		}
		p, weight := part(word), weightWord
		if p[0] == '?' {
			weight = weightAsking
		}
		out[p] = weight
		for _, field := range fields[p] {
			out[field] = max(out[field], weight*weightField)
		}
		if last != "" {
			out[last+" "+p] = weightPair
		}
		last = p
	}
	return out
}

// part is the root of a word that carries a topic, or one that asks, marked as such.
// A number asks, whichever it is.
func part(word string) string {
	if isNumber(word) {
		return "?#"
	}
	if asking[word] {
		return "?" + word
	}
	return root(word)
}

func isNumber(word string) bool { return strings.Trim(word, "0123456789") == "" }

func isField(gram string) bool { return gram[0] == '~' }

func isPair(gram string) bool { return strings.Contains(gram, " ") }

// novelty says how much a word counts that the knowledge base does not have: one
// of everyday speech hardly, a name or a rare one fully.
func novelty(stem string) float64 {
	switch level := lexicon.Word(stem).Level(); {
	case strings.HasPrefix(stem, "?"):
		return .2
	case level <= 10:
		return .4
	case level <= 20:
		return .6
	}
	return .9
}
