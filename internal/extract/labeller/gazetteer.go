package labeller

import (
	_ "embed" // the lists
	"strings"

	"focal/internal/extract/words"
)

// cities are the towns of the world with 5,000 people and more (GeoNames, CC BY 4.0),
// folded, in order.
//
//go:embed cities.txt
var cities string

// fieldWords are words with the field that they mostly stand in, learned from how CVs
// without labels were read: "t7" is a title in seven of ten heads. See docs/training.md.
//
//go:embed fields.txt
var fieldWords string

// longestTown is how many words the name of a town has at the most.
const longestTown = 4

// lookUp finds the line of a sorted list that is the key, or begins with the key and a
// tab, and returns what follows the tab.
func lookUp(list, key string) (string, bool) {
	lo, hi := 0, len(list)
	for lo < hi {
		mid := (lo + hi) / 2
		from := strings.LastIndexByte(list[:mid], '\n') + 1
		to := len(list)
		if n := strings.IndexByte(list[mid:], '\n'); n >= 0 {
			to = mid + n
		}
		name, value, _ := strings.Cut(list[from:to], "\t")
		switch {
		case name == key:
			return value, true
		case name < key:
			lo = to + 1
		default:
			hi = from
		}
	}
	return "", false
}

// Town reports the name of a town with 5,000 people and more.
func Town(name string) bool {
	_, is := lookUp(cities, words.Fold(name))
	return is
}

// towns marks the words that are part of the name of a town.
func towns(list []Word) {
	for i := range list {
		name := ""
		for n := 0; n < longestTown && i+n < len(list) && list[i+n].Line == list[i].Line && list[i+n].folded != ""; n++ {
			if n > 0 {
				name += " "
			}
			name += list[i+n].folded
			if len(name) < 3 {
				continue
			}
			if _, ok := lookUp(cities, name); ok {
				for k := i; k <= i+n; k++ {
					list[k].town = max(list[k].town, n+1)
				}
			}
		}
	}
}
