package cv

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Asked is what a template asks for with each conversion.
type Asked struct {
	Fields []FieldSpec `json:"fields" doc:"in the order in which they are asked for"`
	Photo  bool        `json:"photo" doc:"it has room for a photograph, printed where it is wanted"`
}

// FieldSpec is a field that a template asks for.
type FieldSpec struct {
	Name     string    `json:"name" doc:"as in the tag {{fields.day_rate}}: a to z, digits and _"`
	Label    string    `json:"label" doc:"as it is asked for and printed"`
	Kind     FieldKind `json:"kind" enum:"text,note,number,date,choice" doc:"note = several lines; date = YYYY-MM-DD"`
	Required bool      `json:"required" doc:"nothing is converted without it"`
	Choices  []string  `json:"choices,omitempty" required:"false" nullable:"false" doc:"of kind choice: what may be given"`
}

// FieldKind is what may be given for a field.
type FieldKind string

// Kinds of fields.
const (
	FieldText   FieldKind = "text"   // one line
	FieldNote   FieldKind = "note"   // several lines
	FieldNumber FieldKind = "number" // 640, 1,250.50
	FieldDate   FieldKind = "date"   // 2027-03-09
	FieldChoice FieldKind = "choice" // one of Choices
)

var fieldKinds = []FieldKind{FieldText, FieldNote, FieldNumber, FieldDate, FieldChoice}

// Most characters of a label, of a line, and of a note.
const (
	maxFieldLabel = 40
	maxFieldLine  = 200
	maxFieldNote  = 1000
	maxChoices    = 30
)

var (
	fieldName   = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)
	fieldNumber = regexp.MustCompile(`^[-+]?\d+([.,' \x{A0}\x{202F}]\d+)*$`)
)

// FieldLabel is what a field is called that has a name only: "day_rate" is "Day rate".
func FieldLabel(name string) string {
	label := strings.ReplaceAll(name, "_", " ")
	return strings.ToUpper(label[:1]) + label[1:]
}

// CheckFieldSpecs returns the definitions tidied; the error says what to write instead.
func CheckFieldSpecs(specs []FieldSpec) ([]FieldSpec, error) {
	if len(specs) > maxFields {
		return nil, fmt.Errorf("a template may ask for at most %d fields", maxFields)
	}
	out := make([]FieldSpec, 0, len(specs))
	for _, s := range specs {
		s, err := s.tidy()
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(out, func(o FieldSpec) bool { return o.Name == s.Name || strings.EqualFold(o.Label, s.Label) }) {
			return nil, fmt.Errorf("there are two fields %q: give each a name and a label of its own", s.Label)
		}
		out = append(out, s)
	}
	return out, nil
}

func (s FieldSpec) tidy() (FieldSpec, error) {
	s.Label, s.Name = line(s.Label), strings.TrimSpace(s.Name)
	if s.Kind != FieldChoice {
		s.Choices = nil
	}
	switch {
	case s.Label == "":
		return s, fmt.Errorf("every field needs a label, such as Reference")
	case utf8.RuneCountInString(s.Label) > maxFieldLabel:
		return s, fmt.Errorf("the label %q is too long: %d characters at most", s.Label, maxFieldLabel)
	case !fieldName.MatchString(s.Name) || len(s.Name) > maxFieldLabel:
		return s, fmt.Errorf("the name of %q is for its tag, such as day_rate: a to z, digits, and _ between words", s.Label)
	case !slices.Contains(fieldKinds, s.Kind):
		return s, fmt.Errorf("the kind of %q must be text, note, number, date or choice", s.Label)
	case s.Kind != FieldChoice:
		return s, nil
	}
	var choices []string
	for _, c := range s.Choices {
		if c = line(c); c != "" && !slices.Contains(choices, c) {
			choices = append(choices, c)
		}
		if utf8.RuneCountInString(c) > maxFieldLine {
			return s, fmt.Errorf("a choice of %q is too long: %d characters at most", s.Label, maxFieldLine)
		}
	}
	if len(choices) < 2 || len(choices) > maxChoices {
		return s, fmt.Errorf("%q needs 2 to %d choices", s.Label, maxChoices)
	}
	s.Choices = choices
	return s, nil
}

// ParseFieldValues reads {"day_rate": "£640"}; "" gives none.
func ParseFieldValues(text string) (map[string]string, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	var given map[string]string
	if err := json.Unmarshal([]byte(text), &given); err != nil {
		return nil, fmt.Errorf(`fields must be a JSON object of texts, such as {"reference": "HK-20418"}`)
	}
	return given, nil
}

// ParseEachFields reads a list of what ParseFieldValues reads; "" gives none.
func ParseEachFields(text string) ([]map[string]string, error) {
	if strings.TrimSpace(text) == "" {
		return nil, nil
	}
	var given []map[string]string
	if err := json.Unmarshal([]byte(text), &given); err != nil {
		return nil, fmt.Errorf(`fields_each must be a JSON list of objects of texts, such as [{"reference": "HK-20418"}, {}]`)
	}
	return given, nil
}

// FieldsOf fits values to what a template asks for, in its order. Blank ones are left
// out; the error names the field and says what is wrong with its value.
func FieldsOf(specs []FieldSpec, given map[string]string) ([]Field, error) {
	names := make([]string, 0, len(specs))
	var out []Field
	for _, s := range specs {
		names = append(names, s.Name)
		value, err := s.value(given[s.Name])
		if err != nil {
			return nil, err
		}
		if value != "" {
			out = append(out, Field{Key: s.Name, Label: s.Label, Value: value, Kind: s.Kind})
		}
	}
	for name, value := range given {
		switch known := slices.Contains(names, name); {
		case known || strings.TrimSpace(value) == "":
		case len(names) == 0:
			return nil, fmt.Errorf("the template asks for none, and so for no %q", name)
		default:
			return nil, fmt.Errorf("there is no %q, only %s", name, strings.Join(names, ", "))
		}
	}
	return out, nil
}

// sampleValues are what a field of each kind shows before there is a value.
var sampleValues = map[FieldKind]string{
	FieldText: "text", FieldNote: "text of\nseveral lines", FieldNumber: "640", FieldDate: "9 March 2027",
}

// WithSamples adds a value for each field that has none, to look at a template with: in brackets
// that say so, since nobody gave it.
func WithSamples(specs []FieldSpec, given []Field) []Field {
	out := slices.Clone(given)
	for _, s := range specs {
		if slices.ContainsFunc(given, func(f Field) bool { return f.Key == s.Name }) {
			continue
		}
		value := sampleValues[s.Kind]
		if s.Kind == FieldChoice {
			value = s.Choices[0]
		}
		out = append(out, Field{Key: s.Name, Label: s.Label, Value: "[sample: " + value + "]", Kind: FieldNote})
	}
	return out
}

func (s FieldSpec) value(given string) (string, error) {
	value, most := line(given), maxFieldLine
	if s.Kind == FieldNote {
		value, most = lines(given), maxFieldNote
	}
	switch {
	case value == "" && s.Required:
		return "", fmt.Errorf("%s is missing", s.Label)
	case value == "":
		return "", nil
	case utf8.RuneCountInString(value) > most:
		return "", fmt.Errorf("%s may have at most %d characters", s.Label, most)
	case s.Kind == FieldNumber && !fieldNumber.MatchString(value):
		return "", fmt.Errorf("%s must be a number, such as 640 or 1,250.50", s.Label)
	case s.Kind == FieldChoice && !slices.Contains(s.Choices, value):
		return "", fmt.Errorf("%s must be one of: %s", s.Label, strings.Join(s.Choices, ", "))
	case s.Kind == FieldDate:
		if _, err := time.Parse(time.DateOnly, value); err != nil {
			return "", fmt.Errorf("%s must be a date, such as 2027-03-09", s.Label)
		}
	}
	return value, nil
}

// lines is printable text of several lines.
func lines(s string) string {
	var out []string
	for l := range strings.SplitSeq(strings.ReplaceAll(s, "\r\n", "\n"), "\n") {
		out = append(out, line(l))
	}
	return strings.Trim(strings.Join(out, "\n"), "\n")
}
