package proofread

import (
	"focal/internal/cv"
	"focal/internal/sieve"
)

// The bullets of some fonts are letters in all others ("x Led the crew"). One such letter may be a slip or a symbol; where several
// bullets open with the same one it is the sign of their list.

// typedSign is a letter alone before a text that begins with its capital.
var typedSign = sieve.MustCompile(`^([b-hj-zøØ§]) \p{Lu}\p{Ll}`)

// leastSigns is how many bullets open with a letter that is the sign of a list.
const leastSigns = 3

// surveySigns counts the letters that bullets open with.
func surveySigns(doc *cv.Document) map[string]int {
	signs := map[string]int{}
	doc.Walk(func(r cv.Ref) {
		if m := typedSign.FindStringSubmatch(r.Text.Value); m != nil && r.Role == cv.RoleBullet {
			signs[m[1]]++
		}
	})
	return signs
}

// withoutSign is the edit that takes such a letter away.
func (v *review) withoutSign(r cv.Ref) []Edit {
	m := typedSign.FindStringSubmatch(r.Text.Value)
	if m == nil || r.Role != cv.RoleBullet || v.signs[m[1]] < leastSigns {
		return nil
	}
	end := len(m[1]) + 1
	return []Edit{{
		End: end, Before: r.Text.Value[:end], Kind: cv.NoteGrammar, Rule: "spacing",
		Reason: "The sign of a list is no part of its text.",
	}}
}

// lostStop drops a full stop that stands alone behind the one that ends a text: "Kept the log. ."; three of them are left out words.
func lostStop(text string) []Edit {
	m := twoStops.FindStringSubmatchIndex(text)
	if m == nil {
		return nil
	}
	return []Edit{{
		Start: m[2], End: m[3], Before: text[m[2]:m[3]], Kind: cv.NoteGrammar, Rule: "punctuation", Reason: "The full stop stands twice.",
	}}
}

var twoStops = sieve.MustCompile(`[\p{L}\p{N})]\.(\s+\.)\s*$`)
