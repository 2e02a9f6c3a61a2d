package writer_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/writer/recorded"
)

const (
	riggerCV = "Ann Moss\nann@moss.example\n\nExperience\nRigger, Tern Yard\n03/2019 - Present\n" +
		"- Sold ropes to 40 skippers.\n- Wrote the yard's safety guide.\n- Cut 12 masts a year.\n" +
		"\nSkills\nBaking, Rowing, Technical writing\n"
	writerJob = "Technical writer\n\nEssential\n- Experience of user documentation\n- Diving certificate\n"
)

// What goes first comes back as numbers: the lists have the same entries in another order, each move is a note that can be taken
// back, and texts or numbers that nobody asked about change nothing.
func TestTheModelMayOrderLists(t *testing.T) {
	e := newEngine(t)
	model := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked, err := recorded.Read(r)
		if err != nil {
			t.Error(err)
		}
		if asked.Task != "order" {
			recorded.Write(w, `{}`)
			return
		}
		recorded.Write(w, `{"lists":[{"n":1,"first":[3]},{"n":2,"first":[2,99,-1,2],"text":"Chief Executive"},{"n":77,"first":[1]}]}`)
	})
	r := engine.Request{
		CV:      engine.Upload{Name: "cv.txt", Data: []byte(riggerCV)},
		Job:     &engine.Upload{Name: "job.txt", Data: []byte(writerJob)},
		Options: cv.DefaultOptions(),
	}
	r.Options.Mode, r.Options.Length = cv.Flexible, cv.Detailed
	w := asking(t, e, model)
	result, err := w.Convert(context.Background(), r)
	if err != nil {
		t.Fatal(err)
	}
	if got := result.Document.Skills[0].Keywords[0].Value; got != "Technical writing" {
		t.Errorf("skills begin with %q", got)
	}
	if got := result.Document.Work[0].Highlights[0].Value; !strings.Contains(got, "safety guide") {
		t.Errorf("the post begins with %q", got)
	}
	var moved []string
	for _, n := range result.Notes {
		if n.Kind == cv.NoteOrder && n.By != "" {
			moved = append(moved, n.ID)
		}
	}
	if len(moved) != 2 {
		t.Fatalf("moves: %v", moved)
	}
	back, err := w.Review(context.Background(), result, engine.Decisions{Rejected: moved}, r)
	if err != nil {
		t.Fatal(err)
	}
	if got := back.Document.Work[0].Highlights[0].Value; !strings.Contains(got, "Sold ropes") {
		t.Errorf("taken back, the post begins with %q", got)
	}
	if strings.Contains(texts(result.Document), "Chief Executive") {
		t.Error("text came in")
	}
}
