package app

import (
	"fmt"
	"strconv"
	"strings"

	"focal/internal/assistant"
	"focal/internal/billing"
)

// LLM is an OpenAI-compatible endpoint; the zero value means none.
type LLM struct{ URL, Key, Model string }

// assistant knows this installation's own prices and limits.
func (c Config) assistant(plans []billing.Plan, pdf bool) (*assistant.Service, error) {
	var lines []string
	for _, p := range plans {
		lines = append(lines, fmt.Sprintf("- **%s**: %s %.2f per month, %d credits", p.Name, c.Currency, float64(p.Cents)/100, p.Credits))
	}
	cfg := assistant.Config{Now: c.Now, PDF: pdf, Words: map[string]string{"product": c.Product, "email": c.SupportEmail, "plans": strings.Join(lines, "\n"), "retention": strconv.FormatInt(c.RetentionDays, 10),
		"max_files": strconv.Itoa(c.MaxFiles), "max_mb": strconv.FormatInt(c.MaxFileBytes>>20, 10), "demo": strconv.FormatInt(c.DemoAllowance, 10)}}
	if c.LLM.URL != "" {
		cfg.Writer = assistant.NewLLM(c.LLM.URL, c.LLM.Key, c.LLM.Model, c.Now)
	}
	return assistant.New(cfg)
}
