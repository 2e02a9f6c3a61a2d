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
		"Mother-tongue Polish, fluent English":           {{"Polish", "Mother-tongue"}, {"English", "fluent"}},
		"Learning Spanish, fluent English":               {{"Spanish", "Learning"}, {"English", "fluent"}},
		"Fluent English and Spanish (basic)":             {{"English", "Fluent"}, {"Spanish", "basic"}},
		"Fluent in Welsh and Dutch (spoken, written)":    {{"Welsh", "Fluent, spoken, written"}, {"Dutch", "Fluent, spoken, written"}},
		"Basic Thai, fluent Welsh (read and speak)":      {{"Thai", "Basic"}, {"Welsh", "fluent, read and speak"}},
		"Not fluent in French":                           {{"French", "Not fluent"}},
		"Strong command of English":                      {{"English", "Strong command"}},
		"Basic Welsh / French, English":                  {{"Welsh", "Basic"}, {"French", "Basic"}, {"English", ""}},
		"Fluent in English and some French, Polish":      {{"English", "Fluent"}, {"French", "some"}, {"Polish", ""}},
		"Native English, Welsh and Dutch":                {{"English", "Native"}, {"Welsh", "Native"}, {"Dutch", "Native"}},
		"Fluent in English, Welsh":                       {{"English", "Fluent"}, {"Welsh", "Fluent"}},
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

// Among skills a phrase may be a course or an award; "Fluent" and its like are none.
func TestSurely(t *testing.T) {
	for text, want := range map[string]bool{
		"Fluent in Welsh and Dutch": true, "Conversationally proficient in Welsh": true, "Basic French": true,
		"Business English": false, "Level 2 English": false, "Reading Russian": false, "Advanced English Language": false, "Java": false,
	} {
		if got := tongues.Surely(text); got != want {
			t.Errorf("Surely(%q) = %v", text, got)
		}
	}
}
