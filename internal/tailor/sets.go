package tailor

import "focal/internal/wordset"

// setOf makes the sets of phrases of this package.
var setOf = wordset.From
