package extract

import (
	"fmt"
	"slices"
	"testing"

	"focal/internal/cv"
)

// Every word that the document lacks is known, and none that it prints, that leads to a field, or that is a label or a number.
func TestWordsThatAreNotPrinted(t *testing.T) {
	text := func(id, value string, lines ...int) cv.Text { return cv.Text{ID: id, Value: value, Lines: lines} }
	read := &cv.Document{
		Source: []cv.SourceLine{
			{Text: "Tools: Sextant, Radar, LAT E X"},
			{Text: "1. Keeper at the Skerry Trust (two weeks)"},
			{Text: "Sea charts and naviga-"},
			{Text: "tion, Lerwick"},
			{Text: "Cut away"},
			{Text: "SKILLS", As: cv.LineHeading},
			{Text: "AWARDS\tSilver Lamp of 2012"},
			{Text: "Curriculum Vitae of Marit Solberg (Sea)"},
			{Text: "Key Achievements: Rowed in storms"},
			{Text: "Mate (2019 batch)"},
		},
		Work: []cv.Engagement{{
			Title: text("work[0].title", "Keeper", 1), Organisation: text("work[0].organisation", "Skerry Trust", 1),
			Highlights: []cv.Text{
				text("work[0].highlights[0]", "Sea charts and navigation", 2, 3), text("work[0].highlights[1]", "Cut away", 4),
				text("work[0].highlights[2]", "Rowed", 8),
			},
		}},
		Skills: []cv.SkillGroup{{Keywords: []cv.Text{
			text("skills[0].keywords[0]", "Sextant", 0), text("skills[0].keywords[1]", "Radar", 0),
		}}},
	}
	read.Awards = []cv.Award{{Title: text("awards[0].title", "Silver Lamp", 6)}}
	read.Person.Name = text("person.name", "Marit Solberg", 7)
	read.Education = []cv.Education{{Degree: text("education[0].degree", "Mate", 9)}}
	read.Education[0].Dates.Text = text("education[0].dates", "2019", 9)
	printed := read.Clone()
	printed.Work[0].Highlights = slices.Delete(printed.Work[0].Highlights, 1, 2)
	printed.Skills[0].Keywords = printed.Skills[0].Keywords[:1]
	if got, want := fmt.Sprint(MissingWords(read, printed)), "[[2 3] [6 7] [] [1] [] [] [4] [5] [4] []]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
