package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

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
