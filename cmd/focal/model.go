package main

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"focal/internal/app"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
	"focal/internal/writer"
)

// modelSettings say which language model is asked and for what; the same flags mean the
// same in every command.
type modelSettings struct {
	LLM struct {
		URL         string        `name:"url" env:"FOCAL_LLM_URL" help:"OpenAI-compatible endpoint of a language model; off without it."`
		Model       string        `env:"FOCAL_LLM_MODEL" help:"Its model."`
		Key         string        `env:"FOCAL_LLM_KEY" help:"Its key."`
		Conversions bool          `env:"FOCAL_LLM_CONVERSIONS" negatable:"" help:"Let it word CVs too; without this it is never shown one (docs/models.md)."`
		Budget      time.Duration `env:"FOCAL_LLM_BUDGET" default:"10s" help:"Time for all its answers about one CV, up to 15s."`
		Parallel    int           `env:"FOCAL_LLM_PARALLEL" default:"4" help:"Questions that it is asked at once."`
	} `embed:"" prefix:"llm-"`
}

func (m modelSettings) config() app.LLM {
	return app.LLM{URL: m.LLM.URL, Model: m.LLM.Model, Key: m.LLM.Key, Conversions: m.LLM.Conversions, Budget: m.LLM.Budget, Parallel: m.LLM.Parallel}
}

func (m modelSettings) judge(j *judgement) {
	j.needs("--llm-model", m.LLM.Model, "--llm-url", m.LLM.URL)
	j.needs("--llm-key", m.LLM.Key, "--llm-url", m.LLM.URL)
	if u, err := url.Parse(m.LLM.URL); m.LLM.URL != "" && (err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https") {
		j.say("--llm-url must be an address such as http://127.0.0.1:11434/v1, not %q.", m.LLM.URL)
	}
	if m.LLM.Conversions && (m.LLM.URL == "" || m.LLM.Model == "") {
		j.say("--llm-conversions does nothing without --llm-url and --llm-model.")
	}
	if m.LLM.Budget < time.Second || m.LLM.Budget > 15*time.Second {
		j.say("--llm-budget must be from 1s to 15s, not %s.", m.LLM.Budget)
	}
	j.within("--llm-parallel", int64(m.LLM.Parallel), 1, 64, "")
}

// converter is what the command line converts with.
type converter interface {
	Convert(ctx context.Context, r engine.Request) (*engine.Result, error)
	Render(ctx context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error)
}

// before puts the model in front of an engine where it may word CVs, and says so.
func (m modelSettings) before(e *engine.Engine, c console) converter {
	if m.LLM.URL == "" || !m.LLM.Conversions {
		return e
	}
	model := llm.New(llm.Config{URL: m.LLM.URL, Key: m.LLM.Key, Model: m.LLM.Model, Parallel: m.LLM.Parallel})
	fmt.Fprintf(c.err, "wording by %s; --no-llm-conversions switches it off\n", writer.By(model))
	return writer.New(writer.Config{Engine: e, Model: model, Budget: m.LLM.Budget})
}
