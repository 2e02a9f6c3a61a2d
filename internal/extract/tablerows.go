package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/words"
)

// namesColumns reports a row of headings of columns, of which half and at least two are known.
func namesColumns(head []segment) bool {
	known := 0
	for _, s := range head {
		if wordCount(s.text) > 4 || strings.ContainsFunc(s.text, unicode.IsDigit) {
			return false
		}
		known += int(truth(namesColumn(s.text)))
	}
	return known*2 >= len(head) && known >= 2
}

// namesColumn reports the heading of a column, or one of several words in it.
func namesColumn(text string) bool {
	for _, part := range append(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("/,&()", r) }), text) {
		f := words.Fold(part)
		if _, field := fieldLabels[f]; field || columnNames.Has(f) || tradeColumns.Has(f) {
			return true
		}
	}
	return false
}

// tradeColumns head the tables in which trades list what they are coded or certified for.
var tradeColumns = words.NewSet("process", "processes", "material", "materials", "position", "positions", "thickness", "diameter",
	"code", "codes", "coding", "codings", "standard", "standards", "expiry", "expires", "validity", "valid", "status", "equipment",
	"machine", "machines", "system", "systems", "method", "methods", "technique", "techniques", "procedure", "procedures", "capacity",
	"model", "models", "make", "aircraft", "vessel", "hours", "version", "verfahren", "werkstoff", "norm", "gultig bis", "procede",
	"materiau", "norme")
