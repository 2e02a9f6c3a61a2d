package wordtemplate

// Field is a value that the client's form asks for beside the CV: a reference number,
// when the candidate is free, a rate.
type Field struct {
	Key   string // as in the tag {{fields.key}}
	Label string // as printed: "Availability"
	Value string // "" = not given: nothing is printed
}

// StandardFields are the keys that every template may use, whether or not the service
// asks for them.
var StandardFields = []string{"reference", "availability", "rate", "comment"}

// fieldRows are the given fields as label and value, for a table.
func fieldRows(fields []Field) []any {
	return each(fields, func(f Field) object {
		if f.Value == "" {
			return object{}
		}
		return object{"label": f.Label, "value": f.Value}
	})
}

// fieldValues are the fields by their keys.
func fieldValues(fields []Field) object {
	values := object{}
	for _, key := range StandardFields {
		values[key] = ""
	}
	for _, f := range fields {
		values[f.Key] = f.Value
	}
	return values
}

// isField reports whether a path names a field: which ones there are, the service's
// settings say, not the template.
func isField(path []string) bool { return len(path) == 2 && path[0] == "fields" }
