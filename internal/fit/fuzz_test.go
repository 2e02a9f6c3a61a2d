package fit

import (
	"testing"

	"focal/internal/cv"
)

// FuzzLimit: never more than the limits, whatever the dates are.
func FuzzLimit(f *testing.F) {
	f.Add(uint8(3), uint8(2), uint8(5), 2019)
	f.Add(uint8(0), uint8(255), uint8(200), -5)
	f.Fuzz(func(t *testing.T, posts, words, n uint8, year int) {
		experience, skills := 1+int(posts)%10, 1+int(words)%20 // as options are validated
		d := &cv.Document{}
		for i := range int(n) % 40 {
			d.Work = append(d.Work, cv.Engagement{Dates: cv.DateRange{Start: cv.Date{Year: year + i%7}}, Highlights: []cv.Text{{Value: "x"}}})
			d.Skills = append(d.Skills, cv.SkillGroup{Keywords: []cv.Text{{Value: string(rune('a' + i))}}})
		}
		d.AssignIDs()
		Limit(d, cv.Limits{Experience: experience, Projects: 1, Skills: skills}, nil, nil)
		if len(d.Work) > experience {
			t.Errorf("%d posts of %d", len(d.Work), experience)
		}
	})
}
