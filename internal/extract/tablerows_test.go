package extract

import (
	"focal/internal/cv"
)

func skillList(list []cv.SkillGroup) []string {
	var out []string
	for _, g := range list {
		for _, k := range g.Keywords {
			out = append(out, k.Value)
		}
	}
	return out
}
