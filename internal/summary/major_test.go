package summary

import "testing"

// Who calls themselves a junior or a senior of a subject studies it still; an army's major and a senior engineer do not.
func TestSeniorMajors(t *testing.T) {
	for text, want := range map[string]bool{
		"I am a senior mechanical engineering major who likes ropes.": true,
		"Final-year Rope Science major.":                              true,
		"A major of the army who led 200 people.":                     false,
		"Senior engineer with major projects in Leith.":               false,
		"Junior rigger of a yard.":                                    false,
	} {
		if got := aStudent.MatchString(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
