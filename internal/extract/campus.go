package extract

import (
	"maps"
	"regexp"
	"strings"

	"focal/internal/extract/labeller"
)

// Universities of several towns are told apart by them: "University of Texas at Austin", "University of Nebraska-Lincoln".

var (
	campus     = regexp.MustCompile(`^(?:The )?(?:\p{Lu}[\pL.]* ){0,3}(?:University|College|Institute)(?: of (?:\p{Lu}[\pL.]* ?){1,3})?$`)
	campusTown = regexp.MustCompile(`^(?: at |[-–—])(\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+){0,2})`)
)

// wholeCampus gives the name of a university, read as the field of that key, the town that belongs to it. The place of the
// entry begins behind it.
func (b *builder) wholeCampus(e *labeller.Entry, key string) {
	name := e.Fields[key]
	if len(name.Lines) != 1 || !campus.MatchString(name.Value) {
		return
	}
	text := b.lines[name.Lines[0]].text
	end := campusEnd(text[name.To:])
	if end == 0 {
		return
	}
	e.Fields = maps.Clone(e.Fields)
	name.Value += text[name.To : name.To+end]
	name.To += end
	e.Fields[key] = name
	place, has := e.Fields["place"]
	if !has || len(place.Lines) != 1 || place.Lines[0] != name.Lines[0] || place.From >= name.To {
		return
	}
	if place.Value = strings.Trim(text[name.To:max(place.To, name.To)], " ,;–-\t"); place.Value == "" {
		delete(e.Fields, "place")
		return
	}
	place.Parts, place.From = []string{place.Value}, name.To+strings.Index(text[name.To:], place.Value)
	e.Fields["place"] = place
}

// campusEnd is how many bytes of what stands behind a university are the town that belongs to its name.
func campusEnd(rest string) int {
	m := campusTown.FindStringSubmatchIndex(rest)
	if m == nil {
		return 0
	}
	for town := rest[m[2]:m[3]]; town != ""; town = town[:max(strings.LastIndexByte(town, ' '), 0)] {
		if isTown(town) {
			return m[2] + len(town)
		}
	}
	return 0
}

// isTown reports a town, or two with a hyphen between them: "Urbana-Champaign".
func isTown(name string) bool {
	if labeller.Town(name) {
		return true
	}
	one, two, both := strings.Cut(name, "-")
	return both && labeller.Town(one) && labeller.Town(two)
}
