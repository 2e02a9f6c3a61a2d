// Package language knows written English as CVs use it: lossless tokens,
// sentences, verb forms both ways, word classes and a part-of-speech tagger made
// of rules over a lexicon, whose verbs in lists a small learned model confirms
// (beside.go). It works offline, keeps no state, and its functions may be called
// from any goroutine.
//
// The lexicon is compacted from WordNet 3.0 (see WORDNET-LICENSE.txt) by
// gen/main.go; words.txt is ours and takes precedence.
package language

//go:generate go run ./gen -dict $WORDNET -out lexicon.txt
