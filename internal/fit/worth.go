package fit

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// worth is how much a skill tells a reader who has room for some of a list.
type worth int

const (
	said         worth = iota // another skill says it: "websites" beside "website", "retail" beside "retail marketing"
	everydayOnly              // a word of everyday language ("profit", "focused"), or a sentence in praise of somebody
	named                     // a competence by its name
)

// telling is what a skill says.
type telling struct {
	id    string
	words []string // see stems
	bare  []string // those in front of a bracket, nil where there is none
	worth worth
}

func tellings(groups []cv.SkillGroup) (all []telling) {
	for _, g := range groups {
		for _, t := range g.Keywords {
			one := telling{id: t.ID, words: stems(t.Value), worth: worthOf(t.Value)}
			if at := strings.IndexAny(t.Value, "([{"); at > 0 {
				one.bare = stems(t.Value[:at])
			}
			all = append(all, one)
		}
	}
	return all
}

// worths are those of all skills, by their IDs. Of two that say the same the later one says it again.
func worths(groups []cv.SkillGroup) map[string]worth {
	all := tellings(groups)
	out := make(map[string]worth, len(all))
	for i, t := range all {
		out[t.id] = t.worth
		if t.again(all[:i], all) {
			out[t.id] = said
		}
	}
	return out
}

// again reports what one before says in the same words, and what is part of another.
func (t telling) again(before, all []telling) bool {
	if len(t.words) == 0 {
		return false
	}
	return slices.ContainsFunc(before, func(o telling) bool { return slices.Equal(o.words, t.words) }) ||
		slices.ContainsFunc(all, func(o telling) bool {
			isPart := t.worth == everydayOnly && len(t.words) == 1 && len(o.words) > 1 && slices.Contains(o.words, t.words[0])
			return isPart || t.bare == nil && slices.Equal(o.bare, t.words)
		})
}

// stems are the words of a skill in the singular, in order of the alphabet, without those that name no skill.
func stems(text string) []string {
	var list []string
	for _, w := range strings.Fields(plain(text)) {
		if len(w) > 3 && !strings.HasSuffix(w, "ss") {
			w = strings.TrimSuffix(w, "s")
		}
		if !ofAnySkill[w] {
			list = append(list, w)
		}
	}
	slices.Sort(list)
	return list
}

// ofAnySkill are words that stand beside the name of any skill.
var ofAnySkill = wordset.Of("skill skills ability knowledge good strong excellent basic working proficient of in and the with")

func worthOf(text string) worth {
	words := strings.Fields(text)
	switch {
	case len(words) >= longSkill && praise.MatchString(text):
		return everydayOnly
	case len(words) == 1 && everyday(strings.Trim(text, ".,;")):
		return everydayOnly
	}
	return named
}

// longSkill is how many words make a sentence of a skill.
const longSkill = 7

// praise are the words by which a sentence says what somebody is like, not what trade they know.
var praise = sieve.MustCompile(`(?i)^(?:an? |is |very |possess(?:es)? |demonstrated )*(?:abilit(?:y|ies) to|able to|can|capable|` +
	`excellent|good|strong|great|outstanding|superb|highly|quick|fast|hard|willing(?:ness)?|self|proven|record|flexible|` +
	`confident|dedicated)\b`)

// everyday reports a single word in small letters that everybody uses, and that names neither a product nor an activity.
func everyday(word string) bool {
	if strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLower(r) }) || products[word] || lexicon.MostlyName(word) {
		return false
	}
	info := lexicon.Word(word)
	if !info.Known() || info.Is(lexicon.Own|lexicon.Abbreviation|lexicon.Ing) {
		return false
	}
	return info.Level() <= 20 || info.Level() <= 35 && info.Is(lexicon.Adj) && !info.Is(lexicon.Noun)
}

// products are everyday words that are names of programs in a list of skills.
var products = wordset.Of("word access outlook office teams project")
