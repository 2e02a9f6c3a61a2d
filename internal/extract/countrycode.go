package extract

import (
	"regexp"
	"strings"

	textlanguage "golang.org/x/text/language"
	"golang.org/x/text/language/display"

	"focal/internal/wordset"
)

// endsInCode is a place that ends in the code of a country: "Hull, East Yorkshire GB", "Tokyo, JP".
var endsInCode = regexp.MustCompile(`^(\p{L}.*?),? ([A-Z]{2})$`)

// countryCodes are codes of countries (ISO 3166) that are no short form of a state or province where people
// write such behind a town.
var countryCodes = wordset.Of(`GB JP FR ES IE PL SE FI DK AT PT GR CZ HU RO AE QA KW OM SG HK KR TH PH PK BD LK KE NG GH EG ZA NZ
	MX TR UA HR BG RS EE LV LT SI IS LU MT CY TW CN`)

// spellCountry writes the country of the person's town out, as the result has no codes for a reader.
func (b *builder) spellCountry() {
	p := &b.doc.Person.Location
	m := endsInCode.FindStringSubmatch(p.Text.Value)
	if m == nil || !countryCodes[m[2]] || !strings.HasPrefix(b.doc.Locale, "en") {
		return
	}
	region, err := textlanguage.ParseRegion(m[2])
	if err != nil {
		return
	}
	p.Text.Value = m[1] + ", " + display.English.Regions().Name(region)
	p.Country = m[2]
	p.Region = strings.TrimSuffix(strings.TrimSuffix(p.Region, m[2]), " ")
}
