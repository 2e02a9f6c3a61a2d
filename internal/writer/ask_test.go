package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
	"focal/internal/truth"
)

// prompt answers at once, with what was sent.
type prompt struct{}

func (prompt) Model() string { return "prompt" }
func (prompt) Host() string  { return "here" }
func (prompt) Ask(_ context.Context, q llm.Question) (string, error) {
	var sent struct{ Sentences, Facts []numbered }
	if err := json.Unmarshal([]byte(q.Messages[1].Text), &sent); err != nil {
		return "", err
	}
	answer := map[string]any{"wordings": sent.Sentences}
	if len(sent.Facts) > 0 {
		answer = map[string]any{"sentences": []any{map[string]any{"text": sent.Facts[0].Text, "from": []int{1}}}}
	}
	text, err := json.Marshal(answer)
	return string(text), err
}

// Answers are shown while other questions are still on their way: under the race
// detector, what one hides must not be written while another is shown.
func TestAnswersMayComeBeforeTheLastQuestion(t *testing.T) {
	said := &engine.Consultation{Voice: engine.Voice{Third: true, Pronoun: "she"}, Name: "Grace Hill-Okonkwo"}
	for i := range 60 {
		text := fmt.Sprintf("Wrote to team%d@zorblatt.example.", i)
		said.Sentences = append(said.Sentences, truth.Passage{ID: fmt.Sprintf("d%d", i), Text: text})
	}
	for i := range 80 {
		said.Facts = append(said.Facts, truth.Passage{ID: fmt.Sprintf("f%d", i), Text: fmt.Sprintf("Reached at %d@shell.example.", i)})
	}
	refused := []engine.Refusal{{ID: engine.SummaryID, Text: "Call 01234 567 890.", Why: "is not said"}}
	for _, s := range said.Sentences {
		refused = append(refused, engine.Refusal{ID: s.ID, Text: "Wrote to Sam at " + s.ID + "@pell.example.", Why: "is not said"})
	}
	for range 3 {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		j := &job{Writer: New(Config{Model: prompt{}}), ctx: ctx, mask: newMask(somebody())}
		j.ask(said, nil)
		j.ask(said, refused)
		cancel()
		if j.failed != nil || len(j.wording.Texts) != 60 || len(j.wording.Summary) != 1 {
			t.Fatalf("%v, %d texts, %v", j.failed, len(j.wording.Texts), j.wording.Summary)
		}
		for _, s := range said.Sentences {
			if j.wording.Texts[s.ID] != s.Text {
				t.Fatalf("%s came back as %q", s.Text, j.wording.Texts[s.ID])
			}
		}
		if s := j.wording.Summary[0].Text; !strings.HasPrefix(s, "Reached at 0@shell") {
			t.Fatal(s)
		}
	}
}

// What the engine refused is not kept to be refused again, however it changed the text
// before it looked.
func TestKeepLeavesOutWhatWasRefused(t *testing.T) {
	sentences := func() []engine.Sentence {
		return []engine.Sentence{{Text: " One. "}, {Text: "Two."}, {Text: "Three."}}
	}
	for _, c := range []struct {
		name    string
		refused []engine.Refusal
		texts   int
		want    []engine.Sentence
	}{
		{"nothing", nil, 1, sentences()},
		{"a sentence, tidied", []engine.Refusal{{ID: "work[0].highlights[0]", Index: -1, Text: "Led it."}}, 0, sentences()},
		{"one of the summary", []engine.Refusal{{ID: engine.SummaryID, Index: 0, Text: "One."}}, 1, sentences()[1:]},
		{"two of the summary", []engine.Refusal{{ID: engine.SummaryID, Index: 0}, {ID: engine.SummaryID, Index: 2}}, 1, nil},
		{"the summary", []engine.Refusal{{ID: engine.SummaryID, Index: -1, Text: "One. Two. Three."}}, 1, nil},
	} {
		j := &job{Writer: New(Config{})}
		j.wording.Texts = map[string]string{"work[0].highlights[0]": "Led  it."}
		j.wording.Summary = sentences()
		j.keep(&engine.Result{Consultation: &engine.Consultation{Refused: c.refused}})
		if len(j.wording.Texts) != c.texts || fmt.Sprint(j.wording.Summary) != fmt.Sprint(c.want) {
			t.Errorf("%s: %v, %v", c.name, j.wording.Texts, j.wording.Summary)
		}
	}
}

// reads is an engine whose reader follows what it is told, or does not.
type reads struct {
	Engine
	follows bool
}

func (r reads) Convert(_ context.Context, request engine.Request) (*engine.Result, error) {
	result := &engine.Result{Consultation: &engine.Consultation{}}
	if r.follows {
		result.Notes = []cv.Note{{Kind: cv.NoteReading, By: request.Wording.By}}
	}
	return result, nil
}

// labels answers that line 1 is a heading.
type labels struct{ prompt }

func (labels) Ask(context.Context, llm.Question) (string, error) {
	return `{"labels":[{"n":1,"label":"heading"}]}`, nil
}

// Labels are used where the reader made a better reading of them, and counted only then.
func TestSortingCountsWhatTheReaderUsed(t *testing.T) {
	for follows, want := range map[bool]int{true: 1, false: 0} {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		used := 0
		j := &job{ctx: ctx, Writer: New(Config{
			Engine: reads{follows: follows}, Model: labels{}, Observe: func(_, outcome string, n int) {
				if outcome == Used {
					used += n
				}
			},
		})}
		j.wording.By = "m at this server"
		built := &engine.Result{Original: somebody(), Consultation: &engine.Consultation{
			Doubts: []engine.Doubt{{Line: 1, Text: "work", Asked: true}}, Labels: []string{"heading"},
		}}
		if result := j.sorted(ctx, built); used != want || (result != built) != follows || len(j.wording.Labels) != want {
			t.Errorf("follows %t: %d used, %v kept", follows, used, j.wording.Labels)
		}
		cancel()
	}
}
