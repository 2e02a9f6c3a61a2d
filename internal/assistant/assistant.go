// Package assistant answers questions about the product from a knowledge base
// that is written by us: it quotes the best passage, and says so when there is
// none, or only guesses. It needs no network; a language model, where one is set up, may word the
// answer from the same passages.
package assistant

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"focal/internal/problem"
)

// Person is what the assistant may tell its user about the own account.
type Person struct {
	ID        string
	Plan      string
	Active    bool
	Admin     bool
	Credits   int64
	Converted int64  // CVs so far
	Until     string // end of the paid period in words; "" = none
	LastRun   string // state of the last conversion in words; "" = none
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
	PDF    bool   // results can be downloaded as PDF
	Writer Writer // optional
	Now    func() time.Time
}

// Service answers. Conversations live in memory, per user, for a while.
type Service struct {
	cfg   Config
	index func() *index // built with the first question
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

// pdfAnswer is the one passage that differs between installations in more than a word.
func pdfAnswer(offered bool) string {
	if offered {
		return "Yes: press **Download PDF** beside **Download** when the result is ready, or **PDF** under *Past conversions*. It is made from the Word document as it stands, which takes a few seconds and costs nothing. Several CVs come together in **resumes-pdf.zip**."
	}
	return "Not on this installation: the result is a Word document (DOCX). To get a PDF, open it in Word and choose *Save as PDF*; most other word processors can do the same."
}

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
	pairs = append(pairs, "{pdf}", pdfAnswer(cfg.PDF))
	fill := strings.NewReplacer(pairs...)
	passages, err := readPassages(fill)
	if err != nil {
		return nil, err
	}
	s.index = sync.OnceValue(func() *index { return newIndex(passages) })
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
	if english, is := inEnglish(message); is {
		answer := s.answer(ctx, p, english, nil)
		if answer == s.unknown(p) { // a translation word by word is seldom sure of itself: what it comes near to is offered
			near := s.search(english, nil).hits
			answer += titles("Did you mean: ", near[:min(3, len(near))])
		}
		return englishOnly + answer
	}
	if isGreeting(message) {
		return "Hello. Ask me anything about " + s.cfg.Words["product"] + ": formats, options, templates, credits, plans or privacy."
	}
	if fact := accountFact(p, s.index().spelled(message)); fact != "" {
		return fact
	}
	hits, answers := s.find(message, turns)
	switch {
	case len(hits) == 0:
		return s.unknown(p)
	case !answers:
		return s.unknown(p) + titles("Did you mean: ", hits)
	case s.cfg.Writer != nil:
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
	return "**" + hits[0].title + "**\n\n" + hits[0].text + titles("You may also ask: ", hits[1:])
}

// englishOnly says to who asks in German why the answer is in English.
const englishOnly = "*Ich verstehe einfache Fragen auf Deutsch und antworte auf Englisch.*\n\n"

// unknown says where else to ask. An admin is who others would be sent to.
func (s *Service) unknown(p Person) string {
	if p.Admin {
		return "I don't know that yet. The guides that come with the program, docs/running.md first, tell administrators more."
	}
	return "I don't know that yet. Please write to " + s.cfg.Words["email"] + "."
}

// titles offers passages as questions to ask next.
func titles(lead string, hits []hit) string {
	if len(hits) == 0 {
		return ""
	}
	names := make([]string, len(hits))
	for i, h := range hits {
		names[i] = "*" + h.title + "*"
	}
	return "\n\n" + lead + strings.Join(names, " · ")
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
