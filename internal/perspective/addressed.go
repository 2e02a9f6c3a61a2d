package perspective

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// addressed reports whether the sentence speaks to the reader ("Please contact
// me", "See my portfolio").
func (t *clauses) addressed(i int) bool {
	return slices.ContainsFunc(t.words[:i], func(w language.Tagged) bool { return w.Is("please") }) || t.saysYou(i) ||
		t.words[i].Is("see") && !t.has(i, "through") || t.requests(i) || t.pointsTo(i) || t.writesTo(i) ||
		slices.ContainsFunc(t.words[i+1:min(i+4, len(t.words))], func(w language.Tagged) bool { return w.Is("me") })
}

// speaksToReader reports a text in the first person that says "you" to its reader: the letter that came with a CV.
func speaksToReader(text string) bool {
	return declares.MatchString(text) && !speakingI.MatchString(text) ||
		slices.ContainsFunc(passages(text), func(p passage) bool { return (&clauses{passage: p}).saysYou(0) })
}

var (
	// declares is what a declaration says, whose "I" may be lost.
	declares  = regexp.MustCompile(`(?i)\bhere ?by declare\b`)
	speakingI = regexp.MustCompile(`\bI\b`)
)

// requests reports an appeal with somebody or something that only the reader sees behind it.
func (t *clauses) requests(i int) bool {
	return appeals[t.words[i].Low] && slices.ContainsFunc(t.words[i+1:], func(w language.Tagged) bool {
		return namesReader[w.Low] && !(t.verbal && ofOthers[w.Low]) || w.Kind == language.Opaque
	})
}

var (
	// appeals are what a text asks its reader to do.
	appeals = wordset.Of(`contact please note ask call email e-mail ring phone visit click let feel thank hire consider imagine meet follow
		connect find refer do give tell reach look remember message view download leave`)
	// namesReader are words that show behind an appeal that it is one.
	namesReader = wordset.Of(`me my her him his their them you your our us here attached free message reply comment below above not n't`)
	// ofOthers are those of them that among deeds tell of others: "Meet owners to find out their plans".
	ofOthers = wordset.Of("her him his their them not n't")
)

// pointsTo reports an address to write to.
func (t *clauses) pointsTo(i int) bool {
	return t.words[i].Is("write", "apply", "go", "refer", "turn") && slices.ContainsFunc(t.words[i:], func(w language.Tagged) bool {
		return w.Kind == language.Opaque && !strings.ContainsAny(w.Text[:1], "\"“‘'")
	})
}

// writesTo reports "Write to her".
func (t *clauses) writesTo(i int) bool {
	return t.words[i].Is("write", "speak", "talk", "apply") && t.at(i+1).Is("to") && t.at(i+2).Is("her", "him", "them")
}

// saysYou reports "Choose the font of your cover letter".
func (t *clauses) saysYou(from int) bool {
	return slices.ContainsFunc(t.words[from:], func(w language.Tagged) bool {
		return w.Kind != language.Opaque && w.Is("you", "your", "yourself")
	})
}
