package cv

import (
	"regexp"
	"slices"
)

// Activities reports that some of what stands with the voluntary work is told under a heading that does not call it so: who leads a
// chapter or plays in a team ("Leadership", "Activities") has not said that it is voluntary work.
func (d *Document) Activities() bool {
	return slices.ContainsFunc(d.Volunteering, func(e Engagement) bool {
		if voluntary.MatchString(e.Title.Value) || voluntary.MatchString(e.Organisation.Value) {
			return false
		}
		above := d.headingOver(e.Title, e.Organisation)
		return activities.MatchString(above) && !voluntary.MatchString(above)
	})
}

// headingOver is the last heading above the first of the values that stands in the file; "" where there is none.
func (d *Document) headingOver(values ...Text) string {
	for _, t := range values {
		if len(t.Lines) == 0 {
			continue
		}
		for i := min(t.Lines[0], len(d.Source)) - 1; i >= 0; i-- {
			if d.Source[i].As == LineHeading {
				return d.Source[i].Text
			}
		}
	}
	return ""
}

var (
	voluntary  = regexp.MustCompile(`(?i)\b(?:volunt|communit|charit|philanthrop|outreach|civic|unpaid|humanitarian|non-?profit|service\b)`)
	activities = regexp.MustCompile(`(?i)\b(?:activit|leadership|involvement|extra-?\s?curricul|co-?\s?curricul|` +
		`organi[sz]ations?\b|associations?\b|athletic|sports?\b|` +
		`positions? of responsibilit|responsibilit|achievements?\b|clubs?\b)`)
)
