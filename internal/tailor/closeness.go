package tailor

import (
	"maps"
	"sync"
)

const (
	ofTitle    = 2.0 // what a word of the job's title counts
	ofSubject  = 0.5 // what one counts besides that the advert has again and again
	oftenSaid  = 3   // how often that is at least
	ofSameKind = 0.6 // share of a word that one of its kind counts
)

// kin maps the terms of words for work of one kind to each other, see words/kin.txt.
var kin = sync.OnceValue(func() map[string][]string {
	kinds := map[string][]string{}
	for _, row := range wordLines("words/kin.txt") {
		var list []string
		for _, word := range phrases(row) {
			list = append(list, terms(word)...)
		}
		for _, t := range list {
			kinds[t] = append(kinds[t], list...)
		}
	}
	return kinds
})

// Closeness returns how much of a text is in the job's own words: the weights of its
// terms that the advert has, those of its title and those that it has often counted more, and those
// of the same kind of work less. It tells which of two true sentences is nearer to the job, never
// whether one meets a requirement.
func Closeness(title, advert string) func(text string) float64 {
	worth, often := map[string]float64{}, map[string]int{}
	for _, t := range terms(advert) {
		worth[t] = weight(t)
		if often[t]++; often[t] >= oftenSaid && !general()[t] {
			worth[t] += ofSubject
		}
	}
	for _, t := range terms(title) {
		worth[t] = ofTitle * weight(t)
	}
	all := maps.Clone(worth)
	for t, w := range worth {
		for _, other := range kin()[t] {
			all[other] = max(all[other], ofSameKind*w)
		}
	}
	return summed(all)
}

// sharing returns how much of a text is in the very words of the advert, for what only moves where that is clear.
func sharing(advert string) func(text string) float64 {
	worth := map[string]float64{}
	for _, t := range terms(advert) {
		worth[t] = weight(t)
	}
	return summed(worth)
}

func summed(worth map[string]float64) func(text string) float64 {
	return func(text string) float64 {
		sum := 0.0
		for _, t := range unique(terms(text)) {
			sum += worth[t]
		}
		return sum
	}
}
