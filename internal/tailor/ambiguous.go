package tailor

import (
	"strings"

	"focal/internal/wordset"
)

// ambiguous reports a skill of one word that is a product as well as a common word: only an advert that writes it with the same
// capitals asks for it. Who wants somebody to "sketch ideas" or to repair a robot does not ask for programs of these names.
func ambiguous(skill string) bool {
	low := strings.ToLower(skill)
	if strings.ContainsAny(strings.TrimSpace(skill), " \t") || low == skill {
		return false
	}
	return productsAndWords[low]
}

var productsAndWords = wordset.Of("robot sketch access word outlook teams project publisher storm " +
	"go swift express origin slack notion illustrator premiere flash " +
	"fireworks eagle act motion compass keynote numbers pages logic cascade ranger mahout pig impala " +
	"kite lens bolt stripe mint snap apex helm flux lightning forge harvest buffer later bridge animate audition character inventor " +
	"fusion navigator insight enterprise safe revit etabs")
