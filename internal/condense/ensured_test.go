package condense

import (
	"testing"

	"focal/internal/cv"
)

// A clause about what was ensured is told in the time of its verb; the names of further deeds keep a line as it was.
func TestEnsured(t *testing.T) {
	for said, want := range map[string]string{
		"Ensure that all ropes are dry.":                            "Ensured that all ropes were dry.",
		"Ensure that the yard is clean and ready for crews.":        "Ensured that the yard was clean and ready for crews.",
		"Ensure the yard runs smoothly.":                            "Ensured the yard runs smoothly.",
		"Ensure all ropes are dry.":                                 "Ensured all ropes are dry.",
		"Ensure compliance with ISO 9001 as the law requires.":      "Ensured compliance with ISO 9001 as the law requires.",
		"Ensure that compliance is kept as the law requires.":       "Ensured that compliance is kept as the law requires.",
		"Ensure staff wear helmets and the yard is clean.":          "Ensured staff wear helmets and the yard is clean.",
		"Ensure that crews wear helmets and the yard is clean.":     "Ensured that crews wear helmets and the yard is clean.",
		"Ensure that what is sold is fresh.":                        "Ensured that what is sold is fresh.",
		"Ensure that stock the yard has bought is fresh.":           "Ensured that stock the yard has bought is fresh.",
		"Ensure that skippers receive new charts.":                  "Ensured that skippers receive new charts.",
		"Ensure that ropes are dry and are stored.":                 "Ensured that ropes are dry and are stored.",
		"Ensure that ropes can be stored.":                          "Ensured that ropes can be stored.",
		"Ensure the safety of the yard, which is old.":              "Ensured the safety of the yard, which is old.",
		"Ensure care by painting the masts and checking the ropes.": "Ensured care by painting the masts and checking the ropes.",
		"Replacement of old masts, Replacements of ropes.":          "Replacement of old masts, Replacements of ropes.",
		"Replacement of old masts and the repair of the ropes.":     "Replaced old masts and the repair of the ropes.",
	} {
		doc := &cv.Document{Locale: "en-GB", Work: []cv.Engagement{{Dates: cv.DateRange{End: cv.Date{Year: 2012}}}}}
		came := "Ensured" + said[len("Ensure"):]
		if said[0] == 'R' {
			came = "Replaced" + said[len("Replacement of"):]
		}
		doc.Work[0].Highlights = []cv.Text{{ID: "a", Value: came}}
		Evened(doc, cv.ThirdPerson, map[string]string{"a": said}, []cv.Note{{Field: "a", Before: said, After: came}}, nil)
		if got := doc.Work[0].Highlights[0].Value; got != want {
			t.Errorf("%q: %q", said, got)
		}
	}
}
