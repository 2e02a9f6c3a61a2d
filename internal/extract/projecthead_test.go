package extract

import (
	"strings"
	"testing"
)

// What a project was made with is one text behind its name, whatever each tool is called; who it was for and the address are fields.
func TestHeadsOfProjects(t *testing.T) {
	const address = "https://tides.example"
	for text, want := range map[string][4]string{ // name, summary, organisation, address
		"Harbour Watch | Go, Express.js, MySQL, REST APIs":     {"Harbour Watch", "Go, Express.js, MySQL, REST APIs", "", address},
		"Harbour Watch - Tides | Go, Redis, Docker | Live":     {"Harbour Watch - Tides", "Go, Redis, Docker", "", address},
		"Harbour Watch | Python | Keras | Django | Github":     {"Harbour Watch", "Python | Keras | Django", "", address},
		"Harbour Watch | Tern Software Solutions, Leeds":       {"Harbour Watch", "Leeds", "Tern Software Solutions", address},
		"Harbour Watch – Tides | Go, Redis, Docker":            {"Harbour Watch – Tides", "Go, Redis, Docker", "", address},
		"Harbour Watch, Piers and Quays":                       {"Harbour Watch, Piers and Quays", "", "", address},
		"Harbour Watch\tLets skippers see tides, book a berth": {"Harbour Watch", "Lets skippers see tides, book a berth", "", address},
	} {
		s := segment{text: text, spans: []span{{link: address}}}
		p := projectHead([]para{{text: text, segs: []segment{s}, count: wordCount(text), lines: []int{1}}})
		var summary []string
		for _, x := range p.Summary {
			summary = append(summary, x.Value)
		}
		got := [4]string{p.Name.Value, strings.Join(summary, " / "), p.Organisation.Value, p.URL.Value}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
