package personal

import "regexp"

// protective is a line that is nothing but a protective marking: the classes of the UK, of NATO and of
// the United States, those of Australia and Canada, who may read it, and what may stand beside them.
var protective = regexp.MustCompile(`^(?:(?:UK|US|NATO|COSMIC|EU|REL|AUSTRALIAN|CANADIAN)[ -])?` +
	`(?:OFFICIAL[ -]SENSITIVE|OFFICIAL|RESTRICTED` +
	`|CONFIDENTIAL|SECRET|TOP SECRET|CUI|CONTROLLED UNCLASSIFIED INFORMATION|FOUO|FOR OFFICIAL USE ONLY` +
	`|(?:UK|US|AUS|CAN|FIVE|FVEY)[ -]EYES[ -]ONLY|FIVE EYES|NOFORN|LIMDIS|ITAR|EXPORT[ -]CONTROLLED` +
	`|COMMERCIAL[ -]IN[ -]CONFIDENCE|COMPANY[ -](?:CONFIDENTIAL|PROPRIETARY)|DISTRIBUTION STATEMENT [A-F]` +
	`|(?:ITAR|EAR|EXPORT)[ -](?:CONTROLLED|RESTRICTED)(?: (?:DATA|INFORMATION|TECHNICAL DATA))?)` +
	`(?:[ /,–-]+[A-Z][A-Z0-9 /,–-]{0,40})?$|^PROTECTED(?: [ABC])?(?: ?[/–-].{0,40})?$`)

// warns is a sentence that says the same of the file.
var warns = regexp.MustCompile(`(?i)^(?:warning\W+)?this (?:document|file|page|cv|r[eé]sum[eé]) (?:contains|is|holds|includes)\b.{0,60}` +
	`\b(?:ITAR|EAR\b|export[- ]controlled|classified|controlled unclassified|CUI|protectively marked|restricted by)` +
	`|^distribution statement [A-F]\b`)

// IsMarking reports a line that says nothing but who may read the file.
func IsMarking(line string) bool { return protective.MatchString(line) || warns.MatchString(line) }
