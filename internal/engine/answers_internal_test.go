package engine

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/tailor"
)

// Of a text that no CV is as long as, the job is asked about a part, and the rest stays.
func TestSentencesThatAreAskedAboutAreBounded(t *testing.T) {
	musts := []tailor.Requirement{{Text: "Splicing ropes", Quote: "Splicing ropes", Level: tailor.Must, Kind: tailor.KindSkill}}
	asked := answersJob(&Result{Document: &cv.Document{Locale: "en-GB"}, Match: &tailor.Match{Requirements: musts}})
	for i, want := range []bool{true, false} {
		if got := asked([]string{"Good at splicing ropes.", "Kind to all."}[i]); got != want {
			t.Errorf("sentence %d: %v", i, got)
		}
	}
	for range mostAnswers {
		asked("Kind to all.")
	}
	if !asked("Kind to all.") {
		t.Error("sentences without end are compared with the job")
	}
}
