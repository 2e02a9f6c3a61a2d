package writer_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/writer/recorded"
)

// What the job asks for beyond what the CV plainly meets reaches the model, and so the document: of the facts it tells the one that
// comes nearer to it.
func TestWhatIsWantedDecidesWhatTheProfileTells(t *testing.T) {
	const who = "Rigger with nine years in yachts."
	nearer := map[string]string{"upholstery": "safety guide", "chandlery": "ropes to"}
	text, e := strings.Replace(riggerCV, "\nExperience", "\nProfile\n"+who+"\n\nExperience", 1), newEngine(t)
	for wanted, fact := range nearer {
		model := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked, err := recorded.Read(r)
			if err != nil {
				t.Error(err)
			}
			answer := map[string]any{}
			if all := strings.Join(asked.Wanted, " "); asked.Task == "profile" {
				sentences := []any{map[string]any{"text": "[PERSON1] is a rigger with nine years in yachts.", "from": []int{1}}}
				for _, f := range asked.Facts {
					for w, told := range nearer {
						if f.Kind != "draft" && strings.Contains(all, w) && strings.Contains(f.Text, told) {
							sentences = append(sentences, map[string]any{"text": f.Text, "from": []int{f.N}})
						}
					}
				}
				answer["sentences"] = sentences
			}
			said, _ := json.Marshal(answer)
			recorded.Write(w, string(said))
		})
		request := engine.Request{
			CV: engine.Upload{Name: "cv.txt", Data: []byte(text)},
			Job: &engine.Upload{
				Name: "job.txt", Data: []byte("Assistant\n\nEssential\n- Experience of marine " + wanted + "\n- Diving certificate\n"),
			},
			Options: cv.DefaultOptions(),
		}
		request.Options.Mode, request.Options.Perspective = cv.Flexible, cv.ThirdPerson
		result, err := asking(t, e, model).Convert(context.Background(), request)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range nearer {
			if got := result.Document.Summary[0]; got.ID != engine.SummaryID || strings.Contains(got.Value, f) != (f == fact) {
				t.Errorf("for %s the profile is %s %q", wanted, got.ID, got.Value)
			}
		}
	}
}
