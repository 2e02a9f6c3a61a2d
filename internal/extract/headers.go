package extract

import (
	"slices"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// kindIn reports one of several kinds of sections.
func kindIn(k headings.Kind, list ...headings.Kind) bool { return slices.Contains(list, k) }

// maxHeadingWords bounds headings; longer lines are text.
const maxHeadingWords = 7

func conjunctionEnd(s string) bool {
	f := words.Split(s)
	if len(f) == 0 {
		return false
	}
	switch f[len(f)-1] {
	case "and", "und", "et", "y", "e", "en", "i", "og", "och", "of":
		return true
	}
	return false
}
