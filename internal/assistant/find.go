package assistant

import (
	"regexp"
	"slices"
	"strings"
)

// What is offered beside the best passage reaches this part of its score.
const nearBest = .45

// A guess scores below weakScore, the second passage has weakRival of that, and it is
// not surer than weakSure that the question is about the product at all: it would be an
// answer beside the point, told as if it were sure. Where a question is hardly less
// likely than not about the product, guesses are offered, too.
const (
	weakScore  = .42
	weakRival  = .75
	weakSure   = 3.0
	offerLeast = -1.0
)

// find returns up to three passages that fit, best first, or none, and whether the
// first answers the question or all are guesses to choose from. A question that leans
// on the one before ("and in bulk?") is searched together with it.
func (s *Service) find(message string, turns []Turn) (hits []hit, answers bool) {
	f := s.search(message, turns)
	if len(f.hits) == 0 || f.sure <= offerLeast || f.sure <= 0 && f.foreign {
		return nil, false
	}
	best := f.hits[0].score
	unclear := f.sure < weakSure && best < weakScore && len(f.hits) > 1 && f.hits[1].score > best*weakRival
	hits = f.hits[:min(3, len(f.hits))]
	return slices.DeleteFunc(hits, func(h hit) bool { return h.score < best*nearBest }), f.sure > 0 && !unclear
}

// search looks for the whole message and, where it is long, for each of its
// sentences: people tell their story before they ask.
func (s *Service) search(message string, turns []Turn) found {
	question, before := s.understood(message, turns)
	best := s.index().search(question, nil)
	if len(before) > 0 && !best.plain() {
		// Where the two together say nothing, it is a new topic that only sounds like more of the old one.
		if both := s.index().search(question, before); both.sure > 0 {
			best = both
		}
	}
	if len(terms(question)) < longMessage {
		return best
	}
	for _, sentence := range sentences.Split(message, -1) {
		if len(terms(sentence)) < 2 {
			continue
		}
		question, _ := s.understood(sentence, nil)
		if f := s.index().search(question, nil); f.sure > best.sure {
			best = f
		}
	}
	return best
}

// longMessage has this many words that carry a topic.
const longMessage = 6

var sentences = regexp.MustCompile(`[.!?;,\n]+(?:\s|$)`)

// understood is a message in words that the knowledge base knows, with the earlier
// questions that it leans on.
func (s *Service) understood(message string, turns []Turn) (question string, before []string) {
	question = clarified(s.index().spelled(message))
	for i, leaning := len(turns)-1, leans(message); leaning && i >= 0; i-- {
		before = append(before, clarified(s.index().spelled(turns[i].Question)))
		leaning = leans(turns[i].Question)
	}
	return question, before
}

// leans reports whether a question needs the one before to be understood: it goes
// on with "and", points at something by a pronoun, or is a fragment.
func leans(message string) bool {
	words := split(message)
	if len(words) == 0 {
		return false
	}
	switch words[0] {
	case "and", "or", "but", "then", "so", "also":
		return true
	}
	if low := strings.Join(words, " "); strings.HasPrefix(low, "what about ") || strings.HasPrefix(low, "how about ") {
		return true
	}
	topic := terms(message)
	if len(words) <= 3 && len(topic) <= 1 || len(topic) == 0 {
		return true
	}
	if len(topic) <= 3 {
		for _, w := range words {
			switch w {
			case "it", "that", "this", "them", "those", "these", "there", "they", "one", "ones", "its":
				return true
			}
		}
	}
	return false
}
