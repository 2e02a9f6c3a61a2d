package app

import (
	"fmt"
	"strconv"
	"strings"

	"focal/internal/assistant"
	"focal/internal/billing"
	"focal/internal/llm"
)

// LLM is an OpenAI-compatible endpoint; the zero value means none.
type LLM struct {
	URL, Key, Model string
	Parallel        int // questions at once; 0 = 4
}

// model is the client of that endpoint; nil without one.
func (l LLM) client(c Config, m *metrics) *llm.Client {
	if l.URL == "" {
		return nil
	}
	return llm.New(llm.Config{URL: l.URL, Key: l.Key, Model: l.Model, Parallel: l.Parallel, Now: c.Now, Observe: m.asked})
}

// assistant knows this installation's own prices and limits.
func (c Config) assistant(plans []billing.Plan, pdf bool, model *llm.Client) (*assistant.Service, error) {
	var lines []string
	for _, p := range plans {
		lines = append(lines, fmt.Sprintf("- **%s**: %s %.2f per month, %d credits", p.Name, c.Currency, float64(p.Cents)/100, p.Credits))
	}
	cfg := assistant.Config{Now: c.Now, PDF: pdf, Words: map[string]string{"product": c.Product, "email": c.SupportEmail, "plans": strings.Join(lines, "\n"), "retention": strconv.FormatInt(c.RetentionDays, 10),
		"max_files": strconv.Itoa(c.MaxFiles), "max_mb": strconv.FormatInt(c.MaxFileBytes>>20, 10), "demo": strconv.FormatInt(c.DemoAllowance, 10)}}
	if model != nil {
		cfg.Writer = assistant.NewLLM(model)
	}
	return assistant.New(cfg)
}
