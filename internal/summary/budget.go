package summary

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

const shortestSaid = 4 // words from which on a sentence counts as one

// most is how much a profile may tell. A reader who has an advert looks for its answers: there is more of it for a job.
type most struct {
	sentences int // plans and breaks apart
	words     int
	more      int // words that are added to a profile that has about as many itself
	skills    int // listed skills that a sentence names: more are a list of tools
	deeds     int // deeds that are told: more of them read as a copy of the bullets
}

// most is that of the profile of the document.
func (c *composer) most() most {
	if c.Match != nil {
		sentences := 5
		if c.ownWords() > someSaid {
			sentences = 4 // its own are long
		}
		return most{sentences: sentences, words: 90, more: 36, skills: 4, deeds: 4}
	}
	return most{sentences: 4, words: 64, more: 20, skills: 2, deeds: 2}
}

// version is a profile with more or less of what can be told beside its own claims.
type version struct {
	lead predicate
	list []predicate // in the order of the paragraph
	own  bool        // nothing is added behind the first sentence
}

// additions are what a profile tells beside its own claims and its first sentence.
type additions struct {
	done, fewer []predicate   // deeds, and the first of them alone
	some        [][]predicate // fewer and fewer of them, two at last
	held        []predicate
}

// isNone reports that there is nothing to add.
func (a additions) isNone() bool { return len(a.done)+len(a.held) == 0 }

// versions are those of a profile, what says most of the candidate first, each with the first sentences from the longest to the
// shortest. Where its own claims tell of work, what is held goes before more deeds.
func (c *composer) versions(own []predicate, more additions, leads ...predicate) (list []version) {
	plain := slices.DeleteFunc(slices.Clone(more.held), c.isSkills)
	tries := [][2][]predicate{{more.done, more.held}, {more.done, plain}, {more.fewer, more.held}, {more.fewer, plain}}
	if c.Match != nil { // what is asked for goes before one more deed
		tries = nil
		for _, held := range [][]predicate{more.held, plain} {
			for _, done := range slices.Concat([][]predicate{more.done}, more.some, [][]predicate{more.fewer}) {
				tries = append(tries, [2][]predicate{done, held})
			}
		}
	}
	deeds, held := [][2][]predicate{{more.done, nil}, {more.fewer, nil}}, [][2][]predicate{{nil, more.held}, {nil, plain}}
	if slices.ContainsFunc(own, func(p predicate) bool { return !p.whole && sortOf(p) == ofDeeds }) {
		deeds, held = held, deeds
	}
	for _, v := range slices.Concat(tries, deeds, held) {
		if list = append(list, version{list: c.ordered(own, v[0], v[1])}); len(v[0])+len(v[1]) == 0 {
			list = list[:len(list)-1]
		}
	}
	list = append(list, version{list: c.ordered(own, nil, nil), own: true})
	return withLeads(list, leads)
}

// withLeads are versions with each of the first sentences; the last of those, which says nothing of what is held, comes after
// all with the others: what the job asks for goes before one more deed.
func withLeads(list []version, leads []predicate) (all []version) {
	last := len(leads) - 1
	for _, some := range [][]predicate{leads[:last], leads[last:]} {
		for _, v := range list {
			for _, lead := range some {
				v.lead = lead
				all = append(all, v)
			}
		}
	}
	return all
}

// isSkills reports a predicate about listed skills.
func (c *composer) isSkills(p predicate) bool {
	return !p.own && skilled.MatchString(p.text)
}

// fits reports a version as long as a reader takes in at a glance; where the profile itself is longer it may grow a little, by
// no sentence.
func (c *composer) fits(v version, bare []predicate) bool {
	if c.owns && slices.ContainsFunc(c.sentences(v.list), func(s string) bool { return isStubOfDeed(s, c.sentences(bare)) }) {
		return false
	}
	limit := c.most()
	sentences, words := c.sizeOf(v.list)
	ownSentences, ownWords := c.sizeOf(bare)
	lead := len(strings.Fields(v.lead.text)) + len(strings.Fields(c.name()))
	return sentences <= max(limit.sentences, ownSentences) && (words+lead <= limit.words || words <= ownWords+limit.more)
}

// shortestDeed is how many words a sentence about a deed has at least that stands beside the profile's own.
const shortestDeed = 7

var opensDone = sieve.MustCompile(`^(?:\p{L}+ )?(?i:has|have) `)

// isStubOfDeed reports a sentence about a deed that says little and was added: "Has sewn nets."
func isStubOfDeed(s string, own []string) bool {
	return len(strings.Fields(s)) < shortestDeed && opensDone.MatchString(s) && !slices.Contains(own, s)
}

// sizeOf counts the sentences of a paragraph with its first one, without plans, breaks and scraps, and the words behind its first.
func (c *composer) sizeOf(list []predicate) (sentences, words int) {
	sentences = 1
	for _, s := range c.sentences(list) {
		words += len(strings.Fields(s))
		said := strings.ToLower(strings.TrimPrefix(s, c.who.subject+" "))
		if len(strings.Fields(s)) >= shortestSaid && !beDoing.MatchString(said) && !seeks.MatchString(said) && !leaves.MatchString(said) &&
			!isOver.MatchString(said) {
			sentences++
		}
	}
	return sentences, words
}
