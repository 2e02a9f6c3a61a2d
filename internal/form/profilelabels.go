package form

import (
	"strings"

	"focal/internal/sieve"
)

// profileLabel is a label that a sentence of a profile stands behind: "CAREER VISION: To …", "Objective - …".
var profileLabel = sieve.MustCompile(`(^|[.!?] +)(?:` +
	`(?i:(?:(?:my|career|professional|personal) )?(?:objectives?|vision|mission|goals?|aims?|summary|profile|statement)) ?:|` +
	`(?:(?:MY|CAREER|PROFESSIONAL|PERSONAL) )?(?:OBJECTIVES?|VISION|MISSION|GOALS?|AIMS?|SUMMARY|PROFILE) ?[–-]) *(\p{Lu})`)

// profileLabels takes such labels off the profile, whose heading says what its sentences are.
func (f *former) profileLabels() {
	for i := range f.doc.Summary {
		if t := &f.doc.Summary[i]; f.free(*t) {
			t.Value = strings.TrimSpace(profileLabel.ReplaceAllString(t.Value, "$1$2"))
		}
	}
}
