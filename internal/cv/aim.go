package cv

import (
	"regexp"
	"strings"
)

// Aims reports a text that its heading or its label says to be what somebody aims at: "Complete an internship" below "Objective" tells
// of nothing that is done.
func (d *Document) Aims(t Text) bool {
	if len(t.Lines) == 0 || t.Lines[0] >= len(d.Source) {
		return false
	}
	if aimLabel.MatchString(d.Source[t.Lines[0]].Text) {
		return true
	}
	for i := t.Lines[0] - 1; i >= 0; i-- {
		if above := strings.TrimSpace(d.Source[i].Text); above != "" {
			return aimHeading.MatchString(above)
		}
	}
	return false
}

const aimNames = `(?i)^\W*(?:(?:my|career|professional|job|employment|personal) )*(?:objectives?|goals?|aims?)`

var (
	aimHeading = regexp.MustCompile(aimNames + `\W*$`)
	aimLabel   = regexp.MustCompile(aimNames + `(?: *[:–-]| {2,}|\t)`)
)
