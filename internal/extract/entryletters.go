package extract

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/extract/labeller"
)

// withoutLetters takes the letters of a lettered list of posts from the fields that they stand before: "A. Bolt Ltd",
// "B. Tern Ltd". A single one is an initial, and so may be two beside posts without any ("A. Bolt & Sons", "B. Tern Ltd",
// "Gull Ltd"). Courses keep theirs: they are parts of degrees and colleges ("A. N. College", "B. Sc Physics").
func (b *builder) withoutLetters(list []labeller.Entry) []labeller.Entry {
	least := pairOfLetters
	if slices.ContainsFunc(list, func(e labeller.Entry) bool { return e.Kind == labeller.Post && b.letterOf(&e) == 0 }) {
		least = surelyLettered
	}
	for from := 0; from < len(list); {
		to := b.letteredRun(list, from, least)
		for i := from; i < to; i++ {
			list[i].Fields = b.behindLetter(list[i].Fields, list[i].Head[0])
		}
		from = max(to, from+1)
	}
	return list
}

// How many posts a lettered list has at least: where each post has a letter, and where some have none.
const (
	pairOfLetters  = 2
	surelyLettered = 3
)

// letteredRun is where the posts end that are lettered A, B, C from one on; from itself where they are fewer than least.
func (b *builder) letteredRun(list []labeller.Entry, from, least int) int {
	to := from
	for to < len(list) && list[to].Kind == labeller.Post && b.letterOf(&list[to]) == 'A'+to-from {
		to++
	}
	if to-from < least {
		return from
	}
	return to
}

// letterOf is the letter that an entry begins with; 0 for none.
func (b *builder) letterOf(e *labeller.Entry) int {
	if len(e.Head) == 0 {
		return 0
	}
	return entryLetter(b.lines[e.Head[0]].text)
}

// letterBytes is the length of "A. " and "A) ".
const letterBytes = 3

// entryLetter is the letter that counts an entry at the beginning of its line; 0 for none.
func entryLetter(text string) int {
	if len(text) <= letterBytes || !strings.ContainsRune(".)", rune(text[1])) || !strings.ContainsRune(" \t", rune(text[2])) {
		return 0
	}
	return int(text[0])
}

// behindLetter are the fields without the letter at the beginning of a line.
func (b *builder) behindLetter(fields map[string]labeller.Field, line int) map[string]labeller.Field {
	out := maps.Clone(fields)
	for name, f := range out {
		if len(f.Lines) == 0 || f.Lines[0] != line || f.From >= letterBytes || len(f.Value) <= letterBytes {
			continue
		}
		cut := letterBytes - f.From
		f.Value, f.From, f.Parts = f.Value[cut:], letterBytes, slices.Clone(f.Parts)
		if len(f.Parts) > 0 && len(f.Parts[0]) > cut {
			f.Parts[0] = f.Parts[0][cut:]
		}
		out[name] = f
	}
	return out
}
