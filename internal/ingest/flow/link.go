package flow

import "strings"

// IsPageField reports whether the result of a field is a page number or an index mark.
func IsPageField(instr string) bool {
	switch name, _, _ := strings.Cut(strings.ToUpper(strings.TrimSpace(instr))+" ", " "); name {
	case "PAGE", "NUMPAGES", "SECTIONPAGES", "PAGEREF", "TC", "XE":
		return true
	}
	return false
}

// FieldTarget returns the target of a HYPERLINK field instruction, or "".
func FieldTarget(instr string) string {
	rest, ok := strings.CutPrefix(strings.TrimSpace(instr), "HYPERLINK")
	if !ok {
		return ""
	}
	rest = strings.TrimSpace(rest)
	if strings.HasPrefix(rest, `\`) { // \l "bookmark": a place in the document
		return ""
	}
	if quoted, found := strings.CutPrefix(rest, `"`); found {
		rest, _, _ = strings.Cut(quoted, `"`)
	} else {
		rest, _, _ = strings.Cut(rest, " ")
	}
	return SafeLink(rest)
}

// SafeLink keeps a hyperlink target if it is a web, mail or telephone address.
func SafeLink(target string) string {
	target = strings.TrimSpace(target)
	if strings.ContainsFunc(target, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`"<>`, r) }) {
		return ""
	}
	lower := strings.ToLower(target)
	for _, scheme := range []string{"http://", "https://", "mailto:", "tel:", "www."} {
		if strings.HasPrefix(lower, scheme) && len(target) < 2048 {
			return target
		}
	}
	return ""
}
