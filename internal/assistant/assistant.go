// Package assistant answers questions about the product from a knowledge base
// that is written by us: it quotes the best passage, and says so when there is
// none. It needs no network; a language model, where one is set up, may word the
// answer from the same passages.
package assistant

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"log/slog"
	"slices"
	"sort"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"focal/internal/problem"
)

//go:embed knowledge/*.md
var knowledge embed.FS

// Person is what the assistant may tell its user about the own account.
type Person struct {
	ID       string
	Plan     string
	Active   bool
	Admin    bool
	Credits  int64
	LastRun  string // state of the last conversion in words; "" = none
	Language string
}

// Writer words an answer from passages only; see LLM.
type Writer interface {
	Write(ctx context.Context, question string, turns []Turn, passages []string) (string, error)
}

// Turn is one question with its answer.
type Turn struct{ Question, Answer string }

// Config of a Service. Words replace {name} in the passages: product, email,
// plans, retention, max_files, max_mb and demo.
type Config struct {
	Words  map[string]string
	Writer Writer // optional
	Now    func() time.Time
}

// Service answers. Conversations live in memory, per user, for a while.
type Service struct {
	cfg   Config
	index *index
	mu    sync.Mutex
	talks map[string]*talk
}

type talk struct {
	turns []Turn
	last  time.Time
}

// Bounds of a conversation (decisions D-80).
const (
	maxQuestion = 2000
	maxTurns    = 10
	talkLife    = 30 * time.Minute
	maxTalks    = 10_000
)

// New reads the knowledge base.
func New(cfg Config) (*Service, error) {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	s := &Service{cfg: cfg, talks: map[string]*talk{}}
	var pairs []string
	for name, value := range cfg.Words {
		pairs = append(pairs, "{"+name+"}", value)
	}
	fill := strings.NewReplacer(pairs...)
	files, err := fs.Glob(knowledge, "knowledge/*.md")
	if err != nil {
		return nil, err
	}
	var passages []*passage
	for _, name := range files {
		b, err := knowledge.ReadFile(name)
		if err != nil {
			return nil, err
		}
		for _, block := range strings.Split("\n"+string(b), "\n## ")[1:] {
			title, rest, _ := strings.Cut(block, "\n")
			keywords, text, ok := strings.Cut(rest, "\n")
			if !ok || !strings.HasPrefix(keywords, "keywords: ") {
				return nil, fmt.Errorf("%s: %q has no keywords", name, title)
			}
			passages = append(passages, &passage{title: title, keywords: strings.TrimPrefix(keywords, "keywords: "), text: strings.TrimSpace(fill.Replace(text))})
		}
	}
	s.index = newIndex(passages)
	return s, nil
}

// Answer answers one message and remembers it for follow-up questions.
func (s *Service) Answer(ctx context.Context, p Person, message string) (string, error) {
	message = strings.TrimSpace(message)
	switch n := utf8.RuneCountInString(message); {
	case n < 2:
		return "", problem.New(problem.Invalid, "Please enter a valid question (at least 2 characters).")
	case n > maxQuestion:
		return "", problem.New(problem.Invalid, "Please keep your question below %d characters.", maxQuestion)
	}
	turns := s.turns(p.ID)
	answer := s.answer(ctx, p, message, turns)
	s.remember(p.ID, Turn{message, answer})
	return answer, nil
}

// Reset forgets the conversation of a user.
func (s *Service) Reset(userID string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.talks, userID)
}

func (s *Service) answer(ctx context.Context, p Person, message string, turns []Turn) string {
	if isGreeting(message) {
		return "Hello. Ask me anything about " + s.cfg.Words["product"] + ": formats, options, templates, credits, plans or privacy."
	}
	if fact := accountFact(p, message); fact != "" {
		return fact
	}
	hits := s.find(message, turns)
	if len(hits) == 0 {
		return s.unknown()
	}
	if s.cfg.Writer != nil {
		texts := make([]string, len(hits))
		for i, h := range hits {
			texts[i] = "## " + h.title + "\n" + h.text
		}
		text, err := s.cfg.Writer.Write(ctx, message, turns, texts)
		if err == nil {
			return text
		}
		slog.WarnContext(ctx, "the language model did not answer; the built-in answer was sent", "cause", err)
	}
	return "**" + hits[0].title + "**\n\n" + hits[0].text + related(hits[1:])
}

func (s *Service) unknown() string {
	return "I don't know that yet. Please write to " + s.cfg.Words["email"] + "."
}

// find returns up to three passages that fit, or none. A question that leans on
// the one before ("and in bulk?") is searched together with it.
func (s *Service) find(message string, turns []Turn) []hit {
	message = clarified(s.index.spelled(message))
	question := terms(message)
	var before []string
	if len(turns) > 0 && leans(message, question) {
		before = terms(clarified(s.index.spelled(turns[len(turns)-1].Question)))
	}
	if len(question) == 0 {
		question, before = before, nil // "what about that?": the same again
	}
	foreign := s.index.foreign(question)
	hits := slices.DeleteFunc(s.index.search(question, before), func(h hit) bool { return !fits(h, question, foreign, len(before) > 0) })
	if len(hits) == 0 {
		return nil
	}
	top := hits[0].score
	hits = slices.DeleteFunc(hits, func(h hit) bool { return h.score < top*.5 })
	return hits[:min(3, len(hits))]
}

// fits: enough of what was asked is in the passage, and more of it where the
// question has words that the whole knowledge base does not know, unless it names
// something that only this product is about. A follow-up is short and may cover
// little of itself.
func fits(h hit, question []string, foreign int, followUp bool) bool {
	words := len(question)
	switch {
	case followUp:
		return h.coverage >= .3 && h.score >= 3
	case foreign*2 <= words && named(h, question):
		return h.coverage >= .3 && h.score >= 3
	case words <= 1:
		return h.coverage == 1
	case foreign*3 >= words:
		return h.coverage >= .67 && h.score >= 4
	}
	return h.coverage >= .45 && h.score >= 4
}

// own are the things that the product is about: a question that names one is for us.
var own = func() map[string]bool {
	out := map[string]bool{}
	for _, t := range terms("cv credit subscription invoice receipt refund template logo password account upload converter conversion docx pdf scan pronouns spelling clearance retention support match ats login unsubscribe register gdpr invent hallucinate concise detailed strict flexible perspective demo encryption api offline downgrade") {
		out[t] = true
	}
	return out
}()

// named reports whether a passage holds one of our own things that was asked for.
func named(h hit, question []string) bool {
	return slices.ContainsFunc(question, func(t string) bool { return own[t] && h.terms[t] > 0 })
}

// leans reports whether a question needs the one before to be understood.
func leans(message string, question []string) bool {
	low := " " + strings.ToLower(message) + " "
	for _, start := range []string{" and ", " what about ", " how about ", " but "} {
		if strings.HasPrefix(low, start) {
			return true
		}
	}
	if len(strings.Fields(message)) <= 2 {
		return true // a fragment: "max size?"
	}
	if len(question) <= 2 {
		for _, word := range []string{" it ", " that ", " this ", " them ", " those ", " there ", " it? ", " that? ", " this? ", " them? "} {
			if strings.Contains(low, word) {
				return true
			}
		}
	}
	return len(question) == 0
}

func related(hits []hit) string {
	if len(hits) == 0 {
		return ""
	}
	titles := make([]string, len(hits))
	for i, h := range hits {
		titles[i] = "*" + h.title + "*"
	}
	return "\n\nYou may also ask: " + strings.Join(titles, " · ")
}

func sortHits(hits []hit) {
	sort.SliceStable(hits, func(i, j int) bool { return hits[i].score > hits[j].score })
}

func (s *Service) turns(userID string) []Turn {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.talks[userID]
	if t == nil || s.cfg.Now().Sub(t.last) > talkLife {
		return nil
	}
	return slices.Clone(t.turns)
}

func (s *Service) remember(userID string, turn Turn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.cfg.Now()
	if len(s.talks) >= maxTalks {
		for id, t := range s.talks {
			if now.Sub(t.last) > talkLife {
				delete(s.talks, id)
			}
		}
	}
	t := s.talks[userID]
	if t == nil || now.Sub(t.last) > talkLife {
		t = &talk{}
		s.talks[userID] = t
	}
	t.turns, t.last = append(t.turns, turn), now
	if len(t.turns) > maxTurns {
		t.turns = t.turns[len(t.turns)-maxTurns:]
	}
}
