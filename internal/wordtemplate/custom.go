package wordtemplate

import "focal/internal/cv"

// standardFields are the keys that agencies commonly use; the docs name them.
var standardFields = []string{"reference", "availability", "rate", "comment"}

// fieldRows are the given fields as label and value, for a table.
func fieldRows(fields []cv.Field) []any {
	return each(fields, func(f cv.Field) object {
		if f.Value == "" {
			return object{}
		}
		return object{"label": f.Label, "value": f.Value}
	})
}

// fieldValues are the fields by their keys.
func fieldValues(fields []cv.Field) object {
	values := object{}
	for _, key := range standardFields {
		values[key] = ""
	}
	for _, f := range fields {
		values[f.Key] = f.Value
	}
	return values
}

// isField reports whether a path names a field: which ones there are is said with
// each document, not in the template.
func isField(path []string) bool { return len(path) == 2 && path[0] == "fields" }
