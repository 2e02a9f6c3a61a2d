package cv

import (
	"fmt"
	"strings"
	"testing"
)

func TestCheckFieldSpecs(t *testing.T) {
	text := func(name, label string) FieldSpec { return FieldSpec{Name: name, Label: label, Kind: FieldText} }
	choice := func(choices ...string) []FieldSpec {
		return []FieldSpec{{Name: "notice", Label: "Notice", Kind: FieldChoice, Choices: choices}}
	}
	for _, c := range []struct {
		name  string
		given []FieldSpec
		want  string // of the error; "" = taken
	}{
		{"two", []FieldSpec{text("reference", "Reference"), text("day_rate", " Day  rate ")}, ""},
		{"choices", choice("At once", " ", "A month", "At once"), ""},
		{"no label", []FieldSpec{text("a", " ")}, "needs a label"},
		{"a long label", []FieldSpec{text("a", strings.Repeat("x", 41))}, "too long"},
		{"a name with capitals", []FieldSpec{text("DayRate", "Day rate")}, "for its tag"},
		{"a name with a full stop", []FieldSpec{text("day.rate", "Day rate")}, "for its tag"},
		{"an unknown kind", []FieldSpec{{Name: "a", Label: "A", Kind: "colour"}}, "must be text"},
		{"one choice", choice("x", "x"), "2 to 30 choices"},
		{"the name twice", []FieldSpec{text("a", "A"), text("a", "B")}, "two fields"},
		{"the label twice", []FieldSpec{text("a", "Rate"), text("b", "rate")}, "two fields"},
		{"too many", make([]FieldSpec, 21), "at most 20"},
	} {
		got, err := CheckFieldSpecs(c.given)
		taken := err == nil && len(got) == len(c.given)
		if c.want == "" && !taken || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %v (%v), want %q", c.name, got, err, c.want)
		}
	}
}

func TestFieldsOf(t *testing.T) {
	specs := []FieldSpec{
		{Name: "reference", Label: "Reference", Kind: FieldText, Required: true},
		{Name: "rate", Label: "Day rate", Kind: FieldNumber},
		{Name: "free", Label: "Available from", Kind: FieldDate},
		{Name: "notice", Label: "Notice", Kind: FieldChoice, Choices: []string{"None", "A month"}},
		{Name: "comment", Label: "Comment", Kind: FieldNote},
	}
	for _, c := range []struct {
		name, given string
		want        string // values with bars between; "!" = the error says so
	}{
		{"in the template's order", `{"free":"2027-03-09","reference":" HK-1 ","rate":"1,250.50"}`, "HK-1|1,250.50|2027-03-09"},
		{"a note keeps its lines", `{"reference":"1","comment":"Calm.\r\nClear.\n"}`, "1|Calm.\nClear."},
		{"a line has none", `{"reference":"HK\n1"}`, "HK 1"},
		{"a choice", `{"reference":"1","notice":"A month"}`, "1|A month"},
		{"blank is missing", `{"reference":"  "}`, "!Reference is missing"},
		{"nothing at all", ``, "!Reference is missing"},
		{"no number", `{"reference":"1","rate":"dear"}`, "!Day rate must be a number"},
		{"no date", `{"reference":"1","free":"2027-02-30"}`, "!Available from must be a date"},
		{"no choice", `{"reference":"1","notice":"A year"}`, "!Notice must be one of: None, A month"},
		{"too long", `{"reference":"` + strings.Repeat("x", 201) + `"}`, "!at most 200"},
		{"not asked for", `{"reference":"1","colour":"red"}`, `!there is no "colour", only reference`},
		{"not asked for, and blank", `{"reference":"1","colour":""}`, "1"},
		{"no object", `["reference"]`, "!JSON object"},
		{"no texts", `{"reference":1}`, "!JSON object"},
	} {
		values, err := ParseFieldValues(c.given)
		var got []Field
		if err == nil {
			got, err = FieldsOf(specs, values)
		}
		var said []string
		for _, f := range got {
			said = append(said, f.Value)
		}
		text := strings.Join(said, "|")
		if err != nil {
			text = "!" + err.Error()
		}
		refusal, refused := strings.CutPrefix(c.want, "!")
		if text != c.want && !(refused && err != nil && strings.Contains(text, refusal)) {
			t.Errorf("%s: %q, want %q", c.name, text, c.want)
		}
	}
	if _, err := FieldsOf(nil, map[string]string{"reference": "1"}); err == nil || !strings.Contains(fmt.Sprint(err), "asks for none") {
		t.Errorf("of a template that asks for nothing: %v", err)
	}
}

func TestFieldLabel(t *testing.T) {
	for name, want := range map[string]string{"rate": "Rate", "day_rate": "Day rate"} {
		if got := FieldLabel(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
