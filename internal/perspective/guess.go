package perspective

import (
	"focal/internal/cv"
	"focal/internal/language"
)

// source says how a third-person text names the candidate.
type source struct {
	candidate *namePattern
	pronouns  cv.Pronouns // "" when the text uses none for the candidate
	chosen    cv.Pronouns // for the third person
}

// guess finds the pronouns a text uses for the candidate: those that open a
// sentence, or the first behind the name, where nobody else was named before.
// "They" is believed only where it is the candidate's choice or a name came
// before.
func (s source) guess(list []passage, chosen cv.Pronouns) cv.Pronouns {
	g := guess{candidate: s.candidate, chosen: chosen}
	for _, p := range list {
		if word := g.read(p); word != "" {
			return word
		}
	}
	if chosen != cv.They {
		return chosen
	}
	return ""
}

// guess reads a text for the pronouns of the candidate.
type guess struct {
	antecedents
	candidate *namePattern
	chosen    cv.Pronouns
	named     bool // the candidate was
	opening   bool // the sentence has come to no verb and no subject yet
}

// read takes in a sentence; it returns the candidate's pronouns, or "".
func (g *guess) read(p passage) cv.Pronouns {
	g.opening = true
	for i := 0; i < len(p.words); i++ {
		w := p.words[i]
		if w.Kind == language.Opaque || w.Tag == language.TagMark {
			continue
		}
		if n := g.candidate.at(p, i); n > 0 {
			g.name(p, i, i+n-1)
			i += n - 1
			continue
		}
		if word := pronounOf(w); word != "" && !g.ambiguous(word) && g.believes(word) {
			return word
		}
		g.note(p, i)
		g.opening = g.opening && !isFinite(w) && w.Tag != language.TagSubject
	}
	return ""
}

// name takes in the candidate's name at i..last.
func (g *guess) name(p passage, i, last int) {
	g.opening = false
	if p.shared(i, last) {
		g.person, g.group = true, true
		return
	}
	g.named = true
}

// believes reports that a pronoun stands where the candidate's does.
func (g *guess) believes(word cv.Pronouns) bool {
	if word == cv.They {
		return g.opening && (g.named || g.chosen == cv.They)
	}
	return g.opening || g.named
}

// pronounOf returns the pronouns a word belongs to, or "".
func pronounOf(w language.Tagged) cv.Pronouns {
	if w.Kind != language.Word {
		return ""
	}
	switch w.Low {
	case "she", "her", "hers", "herself":
		return cv.She
	case "he", "him", "his", "himself":
		return cv.He
	case "they", "them", "their", "theirs", "themselves", "themself":
		return cv.They
	}
	return ""
}
