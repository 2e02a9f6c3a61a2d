package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync"
)

// keeper writes what is asked and what is answered into a folder, one file for a
// question: what a model is to be judged by, and what recordings are written from.
type keeper struct {
	http.Handler
	folder string

	mu    sync.Mutex
	asked int
}

const longest = 1 << 20 // bytes of a question

// newKeeper makes the folder. It takes no folder with files in it: those of two runs would mix.
func newKeeper(handler http.Handler, folder string) (*keeper, error) {
	if err := os.MkdirAll(folder, 0o750); err != nil {
		return nil, err
	}
	files, err := os.ReadDir(folder)
	if err == nil && len(files) > 0 {
		err = fmt.Errorf("%s is not empty", folder)
	}
	return &keeper{Handler: handler, folder: folder}, err
}

func (k *keeper) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, longest))
	if err != nil {
		http.Error(w, err.Error(), http.StatusRequestEntityTooLarge)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	answer := httptest.NewRecorder()
	k.Handler.ServeHTTP(answer, r)
	if err := k.keep(body, answer.Body.Bytes()); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(answer.Code)
	_, _ = w.Write(answer.Body.Bytes())
}

// keep writes the messages of a question and the answer as they are read best.
func (k *keeper) keep(question, answer []byte) error {
	var asked struct {
		Messages []struct{ Role, Content string }
	}
	var answered struct {
		Choices []struct{ Message struct{ Content string } }
	}
	if err := json.Unmarshal(question, &asked); err != nil {
		return err
	}
	var b bytes.Buffer
	for _, m := range asked.Messages {
		fmt.Fprintf(&b, "--- %s\n%s\n", m.Role, indented(m.Content))
	}
	if json.Unmarshal(answer, &answered) == nil {
		for _, c := range answered.Choices {
			fmt.Fprintf(&b, "--- answer\n%s\n", indented(c.Message.Content))
		}
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.asked++
	return os.WriteFile(filepath.Join(k.folder, fmt.Sprintf("%04d.txt", k.asked)), b.Bytes(), 0o600)
}

// indented is JSON over several lines, and other text as it stands.
func indented(text string) string {
	var b bytes.Buffer
	if json.Indent(&b, []byte(text), "", " ") != nil {
		return text
	}
	return b.String()
}
