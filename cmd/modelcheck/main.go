// Command modelcheck measures what a language model makes of conversions: how many of
// its wordings the truth check lets pass, whether anything unsupported gets through, and
// what it costs in time. Without --url it asks recordings (internal/writer/recorded), so
// that figures can be compared between versions; --serve only serves those recordings,
// as an endpoint to try the product with, and --questions keeps what they are asked. It
// prints one JSON object.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"slices"
	"sync"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
	"focal/internal/truth"
	"focal/internal/writer"
	"focal/internal/writer/recorded"
)

type figures struct {
	CVs        int      `json:"cvs"`
	Failed     int      `json:"failed"`
	Wordings   int      `json:"wordings"`  // sentences that stand in the documents as the model put them
	Summaries  int      `json:"summaries"` // profiles likewise
	Again      int      `json:"again"`     // proposals that were refused and asked for once more
	Refused    int      `json:"refused"`   // proposals that were refused in the end
	Violations int      `json:"violations"`
	Remarks    int      `json:"remarks"` // CVs for which the model did not answer in time, or not usably
	P50        float64  `json:"p50_ms"`
	P95        float64  `json:"p95_ms"`
	Without    float64  `json:"p50_without_model_ms"`
	Examples   []string `json:"examples,omitempty"`
}

func main() {
	url := flag.String("url", "", "OpenAI-compatible endpoint; without it recordings answer")
	model := flag.String("model", "recorded", "its model")
	key := flag.String("key", os.Getenv("FOCAL_LLM_KEY"), "its key")
	budget := flag.Duration("budget", writer.Budget, "time for all answers about one CV")
	more := flag.String("recordings", "", "file with further recordings")
	serve := flag.String("serve", "", "address to serve the recordings on, and nothing else")
	questions := flag.String("questions", "", "new folder for what the recordings are asked and what they answer, a file for each question")
	flag.Parse()
	if err := run(*url, *model, *key, *more, *serve, *questions, *budget); err != nil {
		fmt.Fprintln(os.Stderr, "modelcheck:", err)
		os.Exit(1)
	}
}

var errQuestions = errors.New("--questions keeps what the recordings are asked, and --url asks another model")

func run(url, model, key, more, serve, questions string, budget time.Duration) error {
	if url != "" && questions != "" {
		return errQuestions
	}
	answers := recorded.New()
	if more != "" {
		text, err := os.ReadFile(more) // #nosec G304 -- the file that the user named
		if err != nil {
			return err
		}
		answers.Add(string(text))
	}
	var handler http.Handler = answers
	if questions != "" {
		keeps, err := newKeeper(answers, questions)
		if err != nil {
			return err
		}
		handler = keeps
	}
	address := serve
	if address == "" {
		address = "127.0.0.1:0"
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		return err
	}
	server := &http.Server{Handler: handler, ReadHeaderTimeout: 5 * time.Second}
	if serve != "" {
		fmt.Fprintf(os.Stderr, "recordings at http://%s\n", listener.Addr())
		return server.Serve(listener)
	}
	go func() { _ = server.Serve(listener) }()
	defer func() { _ = server.Close() }()
	if url == "" {
		url = "http://" + listener.Addr().String()
	}
	e, err := engine.New(engine.Config{})
	if err != nil {
		return err
	}
	defer e.Close()
	return measure(e, llm.New(llm.Config{URL: url, Key: key, Model: model}), budget)
}

func measure(e *engine.Engine, model *llm.Client, budget time.Duration) error {
	f := &figures{}
	var mu sync.Mutex
	w := writer.New(writer.Config{Engine: e, Model: model, Budget: budget, Observe: func(_, outcome string, n int) {
		mu.Lock()
		defer mu.Unlock()
		switch outcome {
		case writer.Again:
			f.Again += n
		case writer.Refused:
			f.Refused += n
		}
	}})
	var with, without []time.Duration
	for _, c := range recorded.Cases() {
		r := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: c.CV}, Options: c.Options}
		if c.Job != nil {
			r.Job = &engine.Upload{Name: "job.txt", Data: c.Job}
		}
		begun := time.Now()
		if _, err := e.Convert(context.Background(), r); err != nil {
			return err
		}
		without = append(without, time.Since(begun))
		begun = time.Now()
		result, err := w.Convert(context.Background(), r)
		with = append(with, time.Since(begun))
		f.CVs++
		if err != nil {
			f.Failed++
			continue
		}
		f.look(c.Name, result)
	}
	f.P50, f.P95, f.Without = at(with, 50), at(with, 95), at(without, 50)
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetIndent("", "  ")
	return encoder.Encode(f)
}

func (f *figures) look(name string, result *engine.Result) {
	for _, n := range result.Notes {
		switch {
		case n.By == "":
		case n.Kind == cv.NoteWording:
			f.Wordings++
		case n.Kind == cv.NoteSummary:
			f.Summaries++
		case n.Kind == cv.NoteAdvice:
			f.Remarks++
		}
	}
	for _, v := range truth.Check(result.Original, result.Document, result.Notes) {
		f.Violations++
		f.Examples = append(f.Examples, name+": "+v.String())
	}
}

func at(times []time.Duration, percent int) float64 {
	slices.Sort(times)
	return float64(times[(len(times)-1)*percent/100].Microseconds()) / 1000
}
