package convert

import (
	"testing"

	"focal/internal/condense"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/summary"
)

// What is known of a file holds for another conversion of it only as far as that one is like the first.
func TestWhatIsKnownSuitsTheConversion(t *testing.T) {
	edits := []engine.KnownEdit{
		{ID: "work[0].title", Text: "Rigger"}, {ID: summary.WrittenID, Text: "Ana rigs."}, {ID: condense.HeadlineID, Text: "Rigger"},
	}
	task := func(level cv.Level, template, job string) *Task {
		o := cv.DefaultOptions()
		o.Privacy.Level, o.Template = level, template
		return &Task{Options: o, JobKey: job}
	}
	for name, c := range map[string]struct {
		task           *Task
		level          cv.Level
		job            *Upload
		withJob        bool
		fields         map[string]string
		edits, given   int
		standsForOther bool
	}{
		"another try":           {task: task(cv.Open, "Agency", "ad"), withJob: true, edits: 3, given: 1, standsForOther: true},
		"fields given anew":     {task: task(cv.Open, "Agency", ""), fields: map[string]string{}, edits: 3, given: 1},
		"another job":           {task: task(cv.Open, "Agency", "ad"), job: &Upload{}, edits: 1, given: 1, standsForOther: true},
		"no job any more":       {task: task(cv.Open, "Agency", "ad"), edits: 1, given: 1, standsForOther: true},
		"another template":      {task: task(cv.Open, "Generic", ""), edits: 3},
		"open, to be blind":     {task: task(cv.Open, "Agency", ""), level: cv.Blind, edits: 3},
		"blind, to be open":     {task: task(cv.Blind, "Agency", ""), given: 1, standsForOther: true},
		"plus, to be blind":     {task: task(cv.BlindPlus, "Agency", ""), level: cv.Blind, given: 1, standsForOther: true},
		"client-safe, to blind": {task: task(cv.ClientSafe, "Agency", ""), level: cv.BlindPlus, edits: 3},
	} {
		k := Kept{Known: engine.Known{Edits: edits}, Given: []cv.Field{{Key: "rate", Value: "400"}}, Instead: true}
		sub := &Submission{Options: cv.DefaultOptions(), Job: c.job, Fields: c.fields, Reuse: &Reuse{Job: c.withJob}}
		sub.Options.Privacy.Level, sub.Options.Template = c.level, "Agency"
		k.suit(c.task, sub)
		if len(k.Edits) != c.edits || len(k.Given) != c.given || k.Instead != c.standsForOther {
			t.Errorf("%s: %+v", name, k)
		}
	}
	if len(edits) != 3 {
		t.Error("the wordings of the first conversion changed")
	}
}

func TestFieldsOfOneCV(t *testing.T) {
	now, own := []cv.Field{{Key: "rate", Value: "300"}, {Key: "day", Value: "Monday"}}, []cv.Field{{Key: "rate", Value: "400"}}
	if got := (Kept{Given: own, Instead: true}).fields(now); len(got) != 1 || got[0].Value != "400" {
		t.Errorf("in their place: %+v", got)
	}
	if got := (Kept{Given: own}).fields(now); len(got) != 2 || got[0].Value != "300" {
		t.Errorf("beside them: %+v", got)
	}
	if got := (Kept{Instead: true}).fields(now); len(got) != 0 {
		t.Errorf("all were taken back: %+v", got)
	}
}
