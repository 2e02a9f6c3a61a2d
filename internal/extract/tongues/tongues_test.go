package tongues_test

import (
	"slices"
	"testing"

	"focal/internal/extract/tongues"
)

// CV-LANG: languages behind their levels, each with its own, and texts that are no such phrase.
func TestTold(t *testing.T) {
	type spoken = tongues.Spoken
	const both, talks = "Fluent, written and spoken", "Conversational Proficiency"
	for text, want := range map[string][]spoken{
		"Fluent in both English and Spanish":             {{"English", "Fluent"}, {"Spanish", "Fluent"}},
		"fluent Russian, level 3 Spanish.":               {{"Russian", "fluent"}, {"Spanish", "level 3"}},
		"Fluent in Spanish and Beginner French":          {{"Spanish", "Fluent"}, {"French", "Beginner"}},
		"Fluent in written and spoken Welsh & Dutch":     {{"Welsh", both}, {"Dutch", both}},
		"Bilingual in Spanish and English":               {{"Spanish", "Bilingual"}, {"English", "Bilingual"}},
		"Fluent in Spanish; familiar with Portuguese":    {{"Spanish", "Fluent"}, {"Portuguese", "familiar"}},
		"Native Turkish; Fluent English, and French":     {{"Turkish", "Native"}, {"English", "Fluent"}, {"French", "Fluent"}},
		"Native English Speaker, Fluent in Mandarin":     {{"English", "Native"}, {"Mandarin", "Fluent"}},
		"Fluent in Thai; American Sign Language":         {{"Thai", "Fluent"}, {"American Sign Language", ""}},
		"Fluent in Haitian Creole":                       {{"Haitian Creole", "Fluent"}},
		"Fluency in Farsi and French Languages":          {{"Farsi", "Fluency"}, {"French", "Fluency"}},
		"Conversational Proficiency in Polish and Welsh": {{"Polish", talks}, {"Welsh", talks}},
		"Language Skills in Intermediate French":         {{"French", "Intermediate"}},
		"FLUENT: English, Thai":                          {{"English", "FLUENT"}, {"Thai", "FLUENT"}},
		// no phrase of languages alone
		"English, French": nil, "French (fluent)": nil, "Basic French cooking": nil, "Fluent in Java": nil, "Fluent": nil,
		"Fluent in Spanish, willing to relocate": nil, "Spanish: fluent": nil, "Proficiency in Korean and Excel": nil,
		"Studied six years of Spanish": nil, "English and Spanish, fluent": nil, "Good with people": nil, "": nil,
	} {
		if got := tongues.Told(text); !slices.Equal(got, want) {
			t.Errorf("Told(%q) = %q, want %q", text, got, want)
		}
	}
}
