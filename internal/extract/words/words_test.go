package words

import (
	"slices"
	"testing"
)

func TestFold(t *testing.T) {
	for text, want := range map[string]string{
		"Zürich, CH":       "zurich ch",
		"  Łódź – Straße ": "lodz strasse",
		"A&B / C++":        "a b c",
		"soft\u00adhyphen": "softhyphen",
		"Доктор":           "доктор",
		"":                 "",
	} {
		if got := Fold(text); got != want {
			t.Errorf("Fold(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestSetFindsTheLongestPhrase(t *testing.T) {
	s := NewSet("New York", "York", "New York City")
	f := []string{"in", "new", "york", "city", "york"}
	if got := s.At(f, 1); got != 3 {
		t.Errorf("At = %d", got)
	}
	if got := s.Ends(f); got != 1 {
		t.Errorf("Ends = %d", got)
	}
	if s.Contains([]string{"new", "yorkshire"}) {
		t.Error("part of a word is no phrase")
	}
}

// Every list is read and holds what its users expect.
func TestLists(t *testing.T) {
	for name, c := range map[string]struct {
		set  *Set
		has  string
		more int
	}{
		"title heads":   {Titles().Head, "engineer", 1000},
		"modifiers":     {Titles().Modifier, "senior", 150},
		"organisations": {Organisations().Keyword, "hospital", 400},
		"schools":       {Organisations().School, "university", 150},
		"cities":        {Places().City, "bristol", 1000},
		"countries":     {Places().Country, "germany", 250},
		"degrees":       {Degrees().Degree, "bsc", 500},
		"languages":     {Languages(), "french", 350},
		"fluency":       {Fluency(), "native", 200},
		"months":        {Months(), "march", 200},
		"present":       {Present(), "heute", 60},
		"labels":        {Labels(), "phone", 200},
	} {
		if !c.set.Has(c.has) || c.set.Len() < c.more {
			t.Errorf("%s: %d entries, %q: %v", name, c.set.Len(), c.has, c.set.Has(c.has))
		}
	}
	kinds := []string{"profile", "contact", "work", "education", "skills", "languages", "certificates", "projects", "publications", "awards", "volunteering", "memberships", "interests", "references", "clearance", "other", "label", "document"}
	for _, k := range kinds {
		if Headings()[k] == nil || Headings()[k].Len() < 5 {
			t.Errorf("headings of %s are missing", k)
		}
	}
	for k := range Headings() {
		if !slices.Contains(kinds, k) {
			t.Errorf("unknown kind of heading %q", k)
		}
	}
	if v, _ := Months().Value("marz"); v != "3" {
		t.Errorf("März is month %q", v)
	}
	if v, _ := Places().Country.Value("deutschland"); v != "DE" {
		t.Errorf("Deutschland is %q", v)
	}
}
