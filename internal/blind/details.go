package blind

import (
	"regexp"
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
)

// hides tells what a labelled fact gives away at this level; "" = it may stay.
func hides(l cv.Level, d cv.Detail) string {
	label, value := d.Label.Value, d.Value.Value
	switch {
	case contactLabel(label), personal.Email.MatchString(value) && !strings.Contains(value, ". "), phoneOnly(value):
		return "contacts"
	case placeLabel.MatchString(label):
		return "the address"
	case l.HidesName() && (personal.FamilyLabel.MatchString(label) || personal.FamilyLabel.MatchString(value)):
		return "relatives"
	case l.HidesName() && personal.NumberLabel.MatchString(label):
		return "birth and identity numbers"
	case l == cv.BlindPlus && personal.OriginLabel.MatchString(label):
		return "nationality, sex and family"
	}
	return ""
}

// placeLabel names a part of an address that is smaller than a town, or the district of its post.
var placeLabel = regexp.MustCompile(`(?i)^\W*(?:at|a\.?t|p\.?o|p\.?s|post(?: office)?|police station|tq|tal(?:uka?)?|teh(?:sil)?` +
	`|mandal|vill(?:age)?|v\.?p\.?o|dist(?:t|rict)?|dst|pin(?: ?code)?)\W*$`)

// contactLabel: an address is judged by its parts, so that the town stays.
func contactLabel(label string) bool {
	return personal.ContactLabel.MatchString(label) && !addressLabel.MatchString(label)
}

// phoneOnly reports a value that is a telephone number.
func phoneOnly(s string) bool {
	long := 0
	for _, at := range personal.Phones(s, true) {
		long += at[1] - at[0]
	}
	return long > 0 && long*3 >= len(s)*2
}

var (
	inBrackets = regexp.MustCompile(`\(([^()]{6,90})\)`)
	isA        = regexp.MustCompile(`(?i)\b(?:is|was) ((?:an?|the) [^.;]{8,110})`)
	describes  = regexp.MustCompile(`(?i)^((?:an?|the|one of the) [^.;]{0,100}\b(?:company|firm|provider|manufacturer|maker|retailer|hospital|school|charity|agency|bank|council|consultancy|trust|authority|start-?up|supplier|operator|bureau|practice|group|organisation|organization|utility|insurer|publisher|laboratory|institute|hotel|restaurant|department|business)\b[^.;]{0,60})`)
)

// description is what the CV itself says about an employer: "a regional water utility".
func description(w cv.Engagement) string {
	name := w.Organisation.Value
	clean := func(s string) string {
		if s = strings.TrimSpace(s); len(matchesOf(s, phraseOf(bare(name)))) > 0 || hasDigit(s) && len(s) < 12 {
			return ""
		}
		return s
	}
	if m := inBrackets.FindStringSubmatch(name); m != nil {
		if s := clean(m[1]); s != "" {
			return s
		}
	}
	for _, t := range append(append([]cv.Text{}, w.Summary...), w.Highlights...) {
		for _, pattern := range []*regexp.Regexp{describes, isA} {
			m := pattern.FindStringSubmatch(t.Value)
			if m == nil || pattern == isA && len(matchesOf(t.Value, phraseOf(bare(name)))) == 0 {
				continue
			}
			if s := clean(m[1]); s != "" {
				return s
			}
		}
	}
	return "[employer withheld]"
}

var legalForm = regexp.MustCompile(`(?i)[ ,]+(ltd|limited|plc|llp|llc|inc|incorporated|corp|corporation|gmbh|ag|kg|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|pty|co)\.?$|\s*\(.*\)$`)

// bare is a firm's name without its legal form, as texts call it.
func bare(name string) string {
	for {
		shorter := strings.TrimSpace(legalForm.ReplaceAllString(name, ""))
		if shorter == name || shorter == "" {
			return name
		}
		name = shorter
	}
}
