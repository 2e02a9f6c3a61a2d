package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

// speaks is the predicate about the languages that the job asks for and the profile
// does not name.
func (c *composer) speaks() []predicate {
	asked := c.languagesAsked()
	var items []string
	var lines []int
	for _, l := range c.doc.Languages {
		if !asked[l.Name.Value] || !clean(l.Name) || c.profile[strings.ToLower(l.Name.Value)] {
			continue
		}
		if said := c.spokenFor(l); said != "" {
			items = append(items, said)
			lines = slices.Concat(lines, l.Name.Lines, l.Fluency.Lines)
		}
	}
	if len(items) == 0 || len(items) == 1 && items[0] == "English" { // the CV shows that
		return nil
	}
	return []predicate{{text: c.who.verb("speak") + " " + enumerate(items), lines: lines}}
}

// learnt is a language that somebody speaks well and did not grow up with.
var learnt = sieve.MustCompile(`^(?:(?i:fluent)|C[12])$`)

// languagesAsked are the languages of the CV that the job asks for; without a job those that were learnt well.
func (c *composer) languagesAsked() map[string]bool {
	asked := map[string]bool{}
	if c.Match == nil {
		if c.ownWords() > shortProfile || c.ownWords() == 0 && c.aim.text == "" {
			return nil
		}
		for _, l := range c.doc.Languages { // without a job, for who says little of themselves
			asked[l.Name.Value] = l.Name.Value != "English" && learnt.MatchString(l.Fluency.Value)
		}
		return asked
	}
	for _, r := range c.Match.Requirements {
		if r.Kind != tailor.KindLanguage || r.Status != tailor.Met {
			continue
		}
		for _, e := range r.Evidence {
			asked[e] = true
		}
	}
	return asked
}

// spokenFor is a language as it is told: for a job that asks for it also by its name alone, where the CV takes nothing back.
func (c *composer) spokenFor(l cv.Language) string {
	level := strings.ToLower(l.Fluency.Value)
	said := spokenAs(l)
	if said != "" || c.Match == nil || level == "native" || level != "" && !spoken.MatchString(level) || qualified.MatchString(level) ||
		!isTongue.MatchString(l.Name.Value) || forMachines(l.Name.Value) {
		return said
	}
	if l.Name.Value == strings.ToUpper(l.Name.Value) {
		return language.Capital(strings.ToLower(l.Name.Value))
	}
	return l.Name.Value
}

// spokenAs is a language with how well it is spoken, as it goes on behind "speaks"; ""
// where that is too little to tell.
func spokenAs(l cv.Language) string {
	level := l.Fluency.Value
	switch low := strings.ToLower(level); {
	case low == "native" && l.Name.Value == "English":
		return "" // the CV shows it
	case low == "native":
		return low + " " + l.Name.Value
	case low == "fluent":
		return low + " " + l.Name.Value
	case len(level) == 2 && strings.ContainsAny(level[:1], "BC") && strings.ContainsAny(level[1:], "12") && level != "B1":
		return l.Name.Value + " at " + level
	}
	return ""
}

// longestSpeaker is how many words a first sentence has at most that languages go into.
const longestSpeaker = 14

// speaksInLead puts languages into a short first sentence where nothing else is held or known: behind deeds they are of another kind.
func (c *composer) speaksInLead(lead *predicate, more additions) additions {
	if c.who.first || len(more.done) == 0 || len(more.held) != 1 || !strings.HasPrefix(more.held[0].text, c.who.verb("speak")+" ") ||
		!isA.MatchString(lead.text) || fullOfIt.MatchString(lead.text) || strings.Contains(lead.text, " with ") ||
		len(strings.Fields(lead.text)) > longestSpeaker {
		return more
	}
	lead.text += " who " + c.byName(more.held[0].text)
	lead.lines, more.held = slices.Concat(lead.lines, more.held[0].lines), nil
	return more
}
