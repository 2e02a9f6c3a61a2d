package writer_test

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/truth"
	"focal/internal/writer/recorded"
)

// A profile in free sentences reaches the document: what several posts show is gathered, whatever facts the model named. A lie in
// its first sentence costs that one alone; the built-in one names the person.
func TestProfileGathersFromSeveralPosts(t *testing.T) {
	const cvText = "Ann Moss\nann@moss.example\n\nProfile\nRigger with nine years in yachts.\n\nExperience\n" +
		"Rigger, Tern Yard\n03/2019 - Present\n- Leads a crew of nine.\n- Wrote the yard's safety guide.\n\n" +
		"Sailmaker, Gull Lofts\n03/2012 - 02/2019\n- Repaired sails for two lifeboat stations.\n"
	gathered := "Experience includes writing the yard's safety guide and repairing sails for two lifeboat stations."
	for first, want := range map[string]string{
		"[PERSON1] is a rigger with nine years of experience in yachts.": "Ann Moss is a rigger with nine years of experience in yachts. ",
		"[PERSON1] is an award-winning rigger.":                          "Ann Moss",
	} {
		model := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked, err := recorded.Read(r)
			if err != nil {
				t.Error(err)
			}
			answer := map[string]any{}
			if asked.Task == "profile" {
				answer["sentences"] = []any{
					map[string]any{"text": first, "from": []int{1}},
					map[string]any{"text": gathered, "from": []int{99, 1}},
					map[string]any{"text": "Leads a crew of nine.", "from": []int{}},
				}
			}
			said, _ := json.Marshal(answer)
			recorded.Write(w, string(said))
		})
		request := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(cvText)}, Options: cv.DefaultOptions()}
		request.Options.Mode, request.Options.Perspective = cv.Flexible, cv.ThirdPerson
		result, err := asking(t, newEngine(t), model).Convert(context.Background(), request)
		if err != nil {
			t.Fatal(err)
		}
		got := result.Document.Summary[0]
		if got.ID != engine.SummaryID || !strings.HasPrefix(got.Value, want) || !strings.Contains(got.Value, gathered) ||
			strings.Contains(got.Value, "award") {
			t.Errorf("the profile is %s %q", got.ID, got.Value)
		}
		if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
			t.Error(v)
		}
	}
}
