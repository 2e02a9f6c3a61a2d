package cv

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Look is what a document shows beside the CV. All of it is optional.
type Look struct {
	Marking  string `json:"marking,omitempty"`  // in the header and footer of every page: "OFFICIAL-SENSITIVE"
	Accent   string `json:"accent,omitempty"`   // colour "RRGGBB" in place of the template's own
	IconAlt  string `json:"iconAlt,omitempty"`  // what the branding icon shows, for those who cannot see it
	Language string `json:"language,omitempty"` // of headings and dates, one of Languages; "" = the CV's

	Fields []Field `json:"fields,omitempty"` // what is said beside the CV: reference, availability, rate
	Photo  bool    `json:"photo,omitempty"`  // leave room for a photograph, where the template has a place for one
}

// Languages are those that headings and dates can be printed in.
var Languages = []string{"en", "de", "fr", "es", "it", "pt", "nl", "pl"}

var hexColour = regexp.MustCompile(`^#?[0-9A-Fa-f]{6}$`)

// ParseLook checks the four values; the error says what to write instead.
func ParseLook(marking, accent, iconAlt, language string) (Look, error) {
	l := Look{Marking: line(marking), Accent: strings.TrimSpace(accent), IconAlt: line(iconAlt), Language: strings.ToLower(strings.TrimSpace(language))}
	switch {
	case len([]rune(l.Marking)) > 60:
		return Look{}, fmt.Errorf("marking may have at most 60 characters")
	case l.Accent != "" && !hexColour.MatchString(l.Accent):
		return Look{}, fmt.Errorf("accent must be a colour such as 1D3557")
	case len([]rune(l.IconAlt)) > 120:
		return Look{}, fmt.Errorf("icon_alt may have at most 120 characters")
	case l.Language != "" && !slices.Contains(Languages, l.Language):
		return Look{}, fmt.Errorf("unknown language %q: use one of %s", language, strings.Join(Languages, ", "))
	}
	l.Accent = strings.ToUpper(strings.TrimPrefix(l.Accent, "#"))
	return l, nil
}

// line is one line of printable text.
func line(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
}
