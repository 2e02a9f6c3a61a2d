package alike_test

import (
	"testing"

	"focal/internal/cv"
)

// What a whole line is tells nothing of another line that is set like it.
func TestWhatTellsNothingOfOthers(t *testing.T) {
	const sailor = `Marit Solberg
marit.solberg@example.org

WORK EXPERIENCE

Skerry Lights Trust, Jan 2016 - Mar 2022
- Trimmed forty lamps.
Trimming and oil
- Kept the log.
Ropes and mail
- Rowed the mail.
`
	line := at(t, sailor, "Trimming")
	for as, section := range map[cv.MarkKind]cv.Section{
		cv.MarkTitle: cv.SectionWork, cv.MarkEmployer: cv.SectionWork, cv.MarkStart: cv.SectionWork, cv.MarkMove: cv.SectionSkills,
	} {
		if found, _ := likes(t, sailor, 1, cv.Mark{Line: line, As: as, Section: section}); len(found) > 0 {
			t.Errorf("%s: offered %+v", as, found)
		}
	}
}
