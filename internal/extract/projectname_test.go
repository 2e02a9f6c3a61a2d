package extract

import "testing"

// What a bracket holds is part of the name of a project, and each short item that begins one is one.
func TestProjectsNamedWithBrackets(t *testing.T) {
	for text, want := range map[string][2]string{
		"Elm Harbour (a joint venture with Tern)":         {"Elm Harbour (a joint venture with Tern)", ""},
		"Elm Harbour (EHX) New Quay":                      {"Elm Harbour (EHX) New Quay", ""},
		"Elm Harbour (EHX): built a quay of stone":        {"Elm Harbour (EHX)", "built a quay of stone"},
		"Elm Harbour (2019): built a quay of stone":       {"Elm Harbour", "(2019): built a quay of stone"},
		"Elm Harbour (stone), - a quay for ferries - new": {"Elm Harbour (stone)", "a quay for ferries - new"},
		"Elm Harbour": {"", ""},
		"Elm Harbour (ferries) where we built a quay of stone and two piers for them": {
			"Elm Harbour", "(ferries) where we built a quay of stone and two piers for them",
		},
	} {
		p := para{text: text, segs: []segment{{text: text}}, count: wordCount(text)}
		if name, rest := projectName(&p); name != want[0] || rest != want[1] {
			t.Errorf("%q: %q, %q", text, name, rest)
		}
	}
}
