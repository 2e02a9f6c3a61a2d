package extract

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// dashedLine is a line with one dash behind its first words: "Router- Berg, Oak", "Office – Word, Excel", "Tools :- Saw, Adze".
var dashedLine = regexp.MustCompile(`^([^-–—:,;|•]{2,40}?)(?:\s*[-–—]\s+|\s+[-–—]\s*)([^-–—]*)$`)

// dashedGroup splits "Router- Berg, Oak" at its dash: a label of a few words, and behind it a list.
func dashedGroup(p *para) (name, rest string, ok bool) {
	if len(p.segs) != 1 {
		return "", "", false
	}
	m := dashedLine.FindStringSubmatch(p.text)
	if m == nil || wordCount(m[1]) > 3 || halfWords.Has(words.Fold(m[1])) || endsWith(p.text, ".") && p.count > longName {
		return "", "", false
	}
	list := items(cv.Text{Value: m[2]})
	if len(list) < 2 {
		return "", "", false
	}
	for _, k := range list {
		if wordCount(k.Value) > 4 {
			return "", "", false
		}
	}
	first := list[0].Value
	return m[1], m[2], !startsLower(first) && (first[0] < '0' || first[0] > '9')
}

// halfWords are beginnings of words that a dash parts from the rest: "Self- motivated, punctual".
var halfWords = words.NewSet("self", "pre", "post", "sub", "multi", "non", "co", "semi", "inter", "anti", "cross", "well", "hard",
	"e", "re", "on", "in", "quick", "fast", "team", "time", "problem", "decision")

// dashedGroups reports that dashes part the names of groups from their skills: on two lines at least, and on most of those
// that hold a list. Beside lines whose labels have colons one such line is enough.
func dashedGroups(paras []para) bool {
	dashed, colons, lists := 0, 0, 0
	for i := range paras {
		p := &paras[i]
		if _, _, ok := dashedGroup(p); ok {
			dashed++
		} else if labelEndsAt(p.text, strings.IndexByte(p.text, ':')) {
			colons++
		} else if len(items(cv.Text{Value: paras[i].text})) > 1 {
			lists++
		}
	}
	return dashed > 0 && dashed+colons > 1 && dashed+colons >= lists && (dashed > 1 || colons > 1)
}
