package app

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"focal/internal/assistant"
	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/llm"
	"focal/internal/writer"
)

// LLM is an OpenAI-compatible endpoint; the zero value means none. It words the
// assistant's answers and, where Conversions says so, CVs.
type LLM struct {
	URL, Key, Model string
	Parallel        int           // questions at once; 0 = 4
	Conversions     bool          // it words conversions too, unless the user says no; else it is never shown a CV
	Budget          time.Duration // of one CV for all its questions; 0 = writer.Budget
}

// model is the client of that endpoint; nil without one.
func (l LLM) client(c Config, m *metrics) *llm.Client {
	if l.URL == "" {
		return nil
	}
	model := llm.New(llm.Config{URL: l.URL, Key: l.Key, Model: l.Model, Parallel: l.Parallel, Now: c.Now, Observe: m.asked})
	m.watch(model)
	return model
}

// engine is the conversion pipeline, with the model in front of it where there is one.
func (c Config) engine(model *llm.Client, m *metrics) convert.Engine {
	if model == nil || !c.LLM.Conversions {
		return c.Engine
	}
	return writer.New(writer.Config{Engine: c.Engine, Model: model, Budget: c.LLM.Budget, Observe: m.worded})
}

// wordingBy is what users are told of the model; "" = none words conversions.
func (c Config) wordingBy(model *llm.Client) string {
	if model == nil || !c.LLM.Conversions {
		return ""
	}
	return writer.By(model)
}

// modelWords say whether a language model is connected, and what it sees.
func (c Config) modelWords(model *llm.Client) string {
	switch by := c.wordingBy(model); {
	case model == nil:
		return "No language model is connected here."
	case by == "":
		return "A language model is connected here for this chat alone: it words the answers, and sees your questions, never a CV."
	default:
		return "A language model is connected here (" + by + "): it may tell what doubted lines of a CV are, and in Flexible it words " +
			"sentences and, for a job, says what goes first, for which it gets tasks and skills of the CV in lists and the " +
			"requirements of the job. " +
			"Names, contacts and employers are replaced by placeholders; you can switch it off for a conversion. " +
			"It also words the answers of this chat."
	}
}

// registerWords say how one gets an account here.
func (c Config) registerWords() string {
	if c.Closed {
		return "Nobody registers here: ask your administrator, who makes the account under **Admin > Add user** and gives you its password."
	}
	return "Press **Register**, enter name, e-mail and a password of at least 8 characters, accept the terms, and log in. " +
		"The organisation is optional."
}

// assistant knows this installation's own prices and limits.
func (c Config) assistant(plans []billing.Plan, pdf bool, model *llm.Client) (*assistant.Service, error) {
	var lines []string
	for _, p := range plans {
		lines = append(lines, fmt.Sprintf("- **%s**: %s %.2f per month, %d credits", p.Name, c.Currency, float64(p.Cents)/100, p.Credits))
	}
	stays, place := c.keptWords()
	cfg := assistant.Config{Now: c.Now, PDF: pdf, Words: map[string]string{
		"model": c.modelWords(model), "register": c.registerWords(),
		"product": c.Product, "stays": stays, "place": place, "email": c.SupportEmail, "plans": strings.Join(lines, "\n"), "retention": strconv.FormatInt(c.RetentionDays, 10),
		"max_files": strconv.Itoa(c.MaxFiles), "max_mb": strconv.FormatInt(c.MaxFileBytes>>20, 10), "demo": strconv.FormatInt(c.DemoAllowance, 10),
	}}
	if model != nil {
		cfg.Writer = assistant.NewLLM(model)
	}
	return assistant.New(cfg)
}
