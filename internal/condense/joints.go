package condense

import (
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// The last part of a bullet is often only set behind a comma, or joined to the wrong word.

// gradesBehind are the grades or positions in which something was done: "Taught reading, grades 3 to 5".
var gradesBehind = sieve.MustCompile(`\p{Ll}, (grades?|positions?) \S*\d\S*(?: (?:and|to|-|–) \S*\d\S*?)?\.?$`)

// joints are the places of a bullet that opens with its verb where such a part gets a word.
func joints(text string) (list []mend) {
	if !opensWithVerb(text) {
		return nil
	}
	if m := gradesBehind.FindStringSubmatch(text); m != nil {
		list = append(list, mend{", " + m[1] + " ", " in " + m[1] + " ", "Grades and positions are joined by “in”."})
	}
	return list
}

// american says "that" where a clause tells which thing is meant, as is done in the United States: "events that promote safety". A
// result may be that of the whole sentence and keeps its "which".
func american(text string) (list []mend) {
	if strings.ContainsAny(text, "\"“”«»„`") {
		return nil
	}
	words := tagged(text)
	for i := 1; i+1 < len(words); i++ {
		thing, verb := words[i-1], words[i+1]
		if !words[i].Is("which") || words[i].Capital || thing.Tag != language.TagNoun && thing.Tag != language.TagPlural {
			continue
		}
		if !agrees(thing, verb) || slices.ContainsFunc(words[:i], func(w language.Tagged) bool { return w.Is("that") }) {
			continue
		}
		before := text[thing.Start:verb.End()]
		list = append(list, mend{before, strings.Replace(before, " which ", " that ", 1), "American English says “that” here."})
	}
	return list
}

// agrees reports a verb in the present whose subject is a thing.
func agrees(thing, verb language.Tagged) bool {
	if verb.Is("can") {
		return true
	}
	if thing.Tag == language.TagPlural {
		return verb.Is("are", "have", "do") || verb.Tag == language.TagBase
	}
	return verb.Is("is", "has", "does") || verb.Tag == language.TagThird
}
