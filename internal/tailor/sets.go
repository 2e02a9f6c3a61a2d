package tailor

import "focal/internal/wordset"

// wordSet and setOf make the sets of words of this package.
var (
	wordSet = wordset.Of
	setOf   = wordset.From
)
