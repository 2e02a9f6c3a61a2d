package summary

import (
	"strings"

	"focal/internal/language"
)

const (
	longestBare  = 2 // words of a thing that says little of where it was
	longestMeans = 8 // words by which it was changed
)

// byMeans is what was changed and by what, in place of a share that says nothing of where: "error rates by rewriting the tide log" of
// "error rates by 40% by rewriting the tide log"; "" where the bullet does not say so in a few words.
func byMeans(words []language.Tagged) string {
	end := objectEnd(words)
	share := changeEnd(words, end)
	if contentWords(words[:end]) > longestBare || !isShare(words[end:share]) || !wordAt(words, share).Is("by") ||
		wordAt(words, share+1).Tag != language.TagGerund {
		return ""
	}
	behind := words[share+2:]
	if len(behind) == 0 || !opensObject(behind[0]) {
		return ""
	}
	object := behind[:objectEnd(behind)]
	if n := contentWords(object); n < shortestObject || n > longestMeans || unfit(object, false) {
		return ""
	}
	return textOf(words[:end]) + " by " + words[share+1].Text + " " + textOf(object)
}

// isShare reports "by 40%" and nothing else; of "12 percent" the deed was lost with its figure.
func isShare(words []language.Tagged) bool {
	text := textOf(words)
	return strings.HasPrefix(text, "by ") && strings.HasSuffix(text, "%") && strings.Count(text, " ") < longestBare+1
}
