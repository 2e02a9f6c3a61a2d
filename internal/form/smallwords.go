package form

import "focal/internal/wordset"

// smallInNames are the words that names have without a capital.
var smallInNames = wordset.Of("of and the for in at & de la le du des van von")

// smallInPlaces are those that places have.
var smallInPlaces = wordset.Of("of and & de la le du des upon on")
