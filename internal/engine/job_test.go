package engine_test

import (
	"context"
	"strings"
	"testing"

	"focal/internal/engine"
)

// What was copied from the source of a page reads as on the page; marks of a tag stay, so that no text becomes one.
func TestAdvertHasNoEntities(t *testing.T) {
	e := newEngine(t)
	advert := "Departmental Analyst 12 - Data &amp; Programs Unit\n\nRequirements\n" +
		"- Knows R&amp;amp;D and the team&rsquo;s tools &#8211; daily\n- Uses &lt;b&gt; and AT&T networks\n"
	for name, wants := range map[string][]string{
		"advert.txt": {"Data & Programs", "R&D", "team’s tools – daily", "&lt;b&gt;", "AT&T"},
		"advert.MD":  {"Data & Programs"},
	} {
		job := engine.Upload{Name: name, Data: []byte(advert)}
		r, err := e.Convert(context.Background(), engine.Request{CV: sample(t, "amara-osei.pdf"), Job: &job, Options: thirdPerson()})
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(r.JobText, want) {
				t.Errorf("%s: no %q in %q", name, want, r.JobText)
			}
		}
		if !strings.HasPrefix(r.JobTitle, "Departmental Analyst 12") || strings.Contains(r.JobTitle, "&amp;") {
			t.Errorf("%s: title %q", name, r.JobTitle)
		}
	}
}
