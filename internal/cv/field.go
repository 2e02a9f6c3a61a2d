package cv

import (
	"fmt"
	"strings"
	"unicode"
)

// Field is a value that is printed beside the CV: a reference number, a rate.
type Field struct {
	Key   string    `json:"key"`   // as in the tag {{fields.day_rate}}
	Label string    `json:"label"` // as printed: "Day rate"
	Value string    `json:"value"`
	Kind  FieldKind `json:"kind,omitempty"` // "" = text
}

// maxFields bounds what one document may carry.
const maxFields = 20

// ParseFields reads "Day rate=£640", each once; the key is the label in lower case with
// "_" between its words.
func ParseFields(given []string) ([]Field, error) {
	if len(given) > maxFields {
		return nil, fmt.Errorf("at most %d fields may be given", maxFields)
	}
	var out []Field
	seen := map[string]bool{}
	for _, g := range given {
		label, value, found := strings.Cut(g, "=")
		f := Field{Label: line(label), Value: line(value)}
		other := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
		f.Key = strings.Join(strings.FieldsFunc(strings.ToLower(f.Label), other), "_")
		switch {
		case !found || f.Key == "":
			return nil, fmt.Errorf("the field %q needs a name and a value: Reference=HK-20418", g)
		case len([]rune(f.Label)) > maxFieldLabel || len([]rune(f.Value)) > maxFieldLine:
			return nil, fmt.Errorf("the field %q is too long: %d characters for its name, %d for its value",
				f.Label, maxFieldLabel, maxFieldLine)
		case seen[f.Key]:
			return nil, fmt.Errorf("the field %q is given twice", f.Label)
		}
		seen[f.Key] = true
		out = append(out, f)
	}
	return out, nil
}
