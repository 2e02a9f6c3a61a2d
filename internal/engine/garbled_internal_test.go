package engine

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// Letters stored as others than the page shows make words of no language; names, trades and other languages do not.
func TestGarbled(t *testing.T) {
	for _, c := range []struct {
		name, locale, line string
		want               bool
	}{
		{
			"a broken map of letters", "en-GB",
			"Trainef ctc greJs wf nine voats and pendeT engineA in tce yarb of panamepent", true,
		},
		{"sentences", "en-GB", "Trained the crews of nine boats and mended engines in the yard of Moss", false},
		{
			"a programmer", "en-US",
			"Built services with JavaScript, TypeScript, Kubernetes and PostgreSQL for GitHub in teams of engineers", false,
		},
		{"another language", "it", "Responsabile della manutenzione degli impianti elettrici presso lo stabilimento", false},
	} {
		doc := &cv.Document{Locale: c.locale}
		for range 12 {
			doc.Source = append(doc.Source, cv.SourceLine{Text: c.line})
		}
		if got := garbled(doc); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
	few := &cv.Document{Locale: "en-GB", Source: []cv.SourceLine{{Text: strings.Repeat("reTcniTal ", 9)}}}
	if garbled(few) {
		t.Error("a few words tell nothing")
	}
}
