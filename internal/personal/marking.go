package personal

import (
	"regexp"
	"slices"
)

// protective is a line that is nothing but a protective marking: the classes of the UK, of NATO and of
// the United States, those of Australia and Canada, who may read it, and what may stand beside them.
var protective = regexp.MustCompile(`^(?:(?:UK|US|NATO|COSMIC|EU|REL|AUSTRALIAN|CANADIAN)[ -])?` +
	`(?:OFFICIAL[ -]SENSITIVE|OFFICIAL|RESTRICTED|UNCLASSIFIED` +
	`|CONFIDENTIAL|SECRET|TOP SECRET|CUI|CONTROLLED UNCLASSIFIED INFORMATION|FOUO|FOR OFFICIAL USE ONLY` +
	`|(?:UK|US|AUS|CAN|FIVE|FVEY)[ -]EYES[ -]ONLY|FIVE EYES|NOFORN|LIMDIS|ITAR|EXPORT[ -]CONTROLLED` +
	`|COMMERCIAL[ -]IN[ -]CONFIDENCE|COMPANY[ -](?:CONFIDENTIAL|PROPRIETARY)|DISTRIBUTION STATEMENT [A-F]` +
	`|(?:ITAR|EAR|EXPORT)[ -](?:CONTROLLED|RESTRICTED)(?: (?:DATA|INFORMATION|TECHNICAL DATA))?)` +
	`(?:[ /,:–-]+[A-Z][A-Z0-9 /,–-]{0,40})?$|^PROTECTED(?: [ABC])?(?: ?[/–-].{0,40})?$`)

// warns is a sentence that says the same of the file.
var warns = regexp.MustCompile(`(?i)^(?:warning\W+)?this (?:document|file|page|cv|r[eé]sum[eé]) (?:contains|is|holds|includes)\b.{0,60}` +
	`\b(?:ITAR|EAR\b|export[- ]controlled|classified|controlled unclassified|CUI|protectively marked|restricted by)` +
	`|^distribution statement [A-F]\b`)

// IsMarking reports a line that says nothing but who may read the file.
func IsMarking(line string) bool { return protective.MatchString(line) || warns.MatchString(line) }

// classes are the classes of the UK, of NATO and of the United States from the lowest up: those of one step ask for like care.
var classes = []*regexp.Regexp{
	regexp.MustCompile(`(?i)^` + whose + `UNCLASSIFIED\b`),
	regexp.MustCompile(`(?i)^` + whose + `OFFICIAL\b`),
	regexp.MustCompile(`(?i)^` + whose + `(?:OFFICIAL\W{1,3}SENSITIVE|RESTRICTED|CUI|CONTROLLED UNCLASSIFIED INFORMATION|FOUO` +
		`|FOR OFFICIAL USE ONLY|PROTECTED)\b`),
	regexp.MustCompile(`(?i)^` + whose + `CONFIDENTIAL\b`),
	regexp.MustCompile(`(?i)^` + whose + `SECRET\b`),
	regexp.MustCompile(`(?i)^` + whose + `TOP[ -]SECRET\b`),
}

// whose may stand before a class.
const whose = `(?:(?:UK|US|NATO|COSMIC|EU|AUSTRALIAN|CANADIAN)[ -])?`

// Lower reports a marking of a lower class than another, which is of one: also one of no class at all.
func Lower(marking, than string) bool { return classOf(than) > max(classOf(marking), 0) }

// classOf is the place of a marking among the classes, -1 for one of none: "COMPANY CONFIDENTIAL".
func classOf(marking string) int {
	for i, class := range slices.Backward(classes) {
		if class.MatchString(marking) {
			return i
		}
	}
	return -1
}
