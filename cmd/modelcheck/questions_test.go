package main

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/writer/recorded"
)

// What is asked and answered is kept, and passed on as it is.
func TestKeeperWritesQuestionsAndAnswers(t *testing.T) {
	model := recorded.New()
	model.Say("Minding of the lock.", "Minded the lock.")
	folder := t.TempDir()
	keeps, err := newKeeper(model, folder)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(keeps)
	defer server.Close()
	for _, c := range []struct {
		body string
		code int
		want []string // "" = nothing is kept
	}{
		{
			`{"messages":[{"role":"system","content":"Word it."},` +
				`{"role":"user","content":"{\"task\":\"word\",\"sentences\":[{\"n\":3,\"text\":\"Minding of the lock.\"}]}"}]}`,
			http.StatusOK,
			[]string{"--- system\nWord it.\n", "--- user\n{\n \"task\": \"word\"", "of the lock.", "--- answer\n{\n", "Minded the lock."},
		},
		{"no JSON", http.StatusInternalServerError, nil},
		{`{"messages":[]}` + strings.Repeat(" ", longest), http.StatusRequestEntityTooLarge, nil},
	} {
		answer, err := http.Post(server.URL+"/chat/completions", "application/json", strings.NewReader(c.body))
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		if answer.StatusCode != c.code {
			t.Errorf("%.40s: status %d", c.body, answer.StatusCode)
		}
		if c.want == nil {
			continue
		}
		kept, err := os.ReadFile(filepath.Join(folder, "0001.txt"))
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range c.want {
			if !strings.Contains(string(kept), w) {
				t.Errorf("%q is not in %s", w, kept)
			}
		}
	}
	if files, _ := os.ReadDir(folder); len(files) != 1 {
		t.Errorf("%d files", len(files))
	}
	if _, err := newKeeper(model, folder); err == nil {
		t.Error("a second run writes over the first")
	}
}

// A model of one's own is asked elsewhere: its questions would not be kept.
func TestQuestionsOfAnotherModelAreNotKept(t *testing.T) {
	if err := run("http://127.0.0.1:1", "m", "", "", "", t.TempDir(), 0); !errors.Is(err, errQuestions) {
		t.Errorf("%v", err)
	}
}
