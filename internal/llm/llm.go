// Package llm asks an OpenAI-compatible language model, where the operator has one.
// Its address comes from the operator only and redirects are not followed. Whatever
// the model does costs its caller a bounded time: a limit for each question, a limit
// of questions at once, and a breaker that leaves a model alone that is down.
package llm

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	openai "github.com/sashabaranov/go-openai"
)

const (
	maxAnswer = 1 << 20          // bytes of an answer that are read
	failures  = 3                // in a row, then
	rest      = 30 * time.Second // no question is asked
	parallel  = 4                // questions at once where Config does not say
)

// Errors that say why nobody was asked.
var (
	ErrResting = errors.New("the model failed repeatedly and is left alone for a while")
	ErrBusy    = errors.New("the model had other questions to answer for too long")
)

// errSilent: an answer without a word in it.
var errSilent = errors.New("the model gave no answer")

// Outcomes that Observe is told.
const (
	Answered = "answered"
	Failed   = "failed"
	Slow     = "slow"    // no answer within the question's time
	Left     = "left"    // who asked did not wait
	Resting  = "resting" // not asked: it is left alone for a while
	Busy     = "busy"    // not asked: no place became free in time
)

// Config of a Client.
type Config struct {
	URL      string // base address, "http://127.0.0.1:11434/v1"
	Key      string // "" = none
	Model    string
	Parallel int                                               // questions at once; 0 = 4
	Now      func() time.Time                                  // nil = the wall clock
	Observe  func(purpose, outcome string, took time.Duration) // nil = nobody
}

// Client asks one model. It is safe for concurrent use and opens no connection
// before the first question.
type Client struct {
	openai *openai.Client
	config Config
	places chan struct{}

	mu    sync.Mutex
	fails int       // in a row
	until time.Time // no question before
}

// Message is a turn of a conversation.
type Message struct {
	Role string // System, User or Assistant
	Text string
}

// Roles of messages.
const (
	System    = openai.ChatMessageRoleSystem
	User      = openai.ChatMessageRoleUser
	Assistant = openai.ChatMessageRoleAssistant
)

// Question is one request.
type Question struct {
	Purpose  string // what the figures count it under
	Messages []Message
	Tokens   int           // of the answer, at most
	Timeout  time.Duration // for the answer, a place once taken
	JSON     bool          // the answer is to be a JSON object
}

// New returns a client.
func New(c Config) *Client {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Observe == nil {
		c.Observe = func(string, string, time.Duration) {}
	}
	if c.Parallel <= 0 {
		c.Parallel = parallel
	}
	cfg := openai.DefaultConfig(c.Key)
	cfg.BaseURL = strings.TrimSuffix(c.URL, "/")
	cfg.HTTPClient = &http.Client{Transport: short{http.DefaultTransport}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return &Client{openai: openai.NewClientWithConfig(cfg), config: c, places: make(chan struct{}, c.Parallel)}
}

// short cuts answers off: a model that never stops costs a megabyte.
type short struct{ http.RoundTripper }

func (s short) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := s.RoundTripper.RoundTrip(r)
	if err == nil {
		res.Body = struct {
			io.Reader
			io.Closer
		}{io.LimitReader(res.Body, maxAnswer), res.Body}
	}
	return res, err
}

// Model is the name of the model, Host where it runs, without port, user and path:
// both as a reader of the product is shown them.
func (c *Client) Model() string { return c.config.Model }

// Host: see Model. An address of this machine is "this server".
func (c *Client) Host() string { return HostOf(c.config.URL) }

// HostOf is the host of an address as a user is shown it.
func HostOf(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" {
		return ""
	}
	if ip := net.ParseIP(u.Hostname()); u.Hostname() == "localhost" || ip != nil && ip.IsLoopback() {
		return "this server"
	}
	return u.Hostname()
}

// IsResting reports that no question is asked just now.
func (c *Client) IsResting() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.config.Now().Before(c.until)
}

// Ask returns the words of the answer, without blanks around them; there are some.
func (c *Client) Ask(ctx context.Context, q Question) (string, error) {
	start := time.Now()
	text, outcome, err := c.ask(ctx, q)
	c.config.Observe(q.Purpose, outcome, time.Since(start))
	return text, err
}

func (c *Client) ask(ctx context.Context, q Question) (text, outcome string, err error) {
	if c.IsResting() {
		return "", Resting, ErrResting
	}
	select {
	case c.places <- struct{}{}:
		defer func() { <-c.places }()
	case <-ctx.Done():
		return "", Busy, errors.Join(ErrBusy, ctx.Err())
	}
	limit, cancel := context.WithTimeout(ctx, q.Timeout)
	defer cancel()
	text, err = c.send(limit, q)
	if errors.Is(ctx.Err(), context.Canceled) { // who asked and left says nothing about the model
		return "", Left, ctx.Err()
	}
	c.note(err)
	switch {
	case err == nil:
		return text, Answered, nil
	case limit.Err() != nil:
		return "", Slow, err
	}
	return "", Failed, err
}

// note counts failures in a row. After a rest a single failure means the next one.
func (c *Client) note(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err == nil {
		c.fails = 0
		return
	}
	if c.fails++; c.fails >= failures {
		c.fails, c.until = failures-1, c.config.Now().Add(rest)
	}
}

func (c *Client) send(ctx context.Context, q Question) (string, error) {
	request := openai.ChatCompletionRequest{Model: c.config.Model, MaxTokens: q.Tokens}
	for _, m := range q.Messages {
		request.Messages = append(request.Messages, openai.ChatCompletionMessage{Role: m.Role, Content: m.Text})
	}
	if q.JSON {
		request.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONObject}
	}
	r, err := c.openai.CreateChatCompletion(ctx, request)
	if err != nil {
		return "", err
	}
	if len(r.Choices) == 0 || strings.TrimSpace(r.Choices[0].Message.Content) == "" {
		return "", errSilent
	}
	return strings.TrimSpace(r.Choices[0].Message.Content), nil
}
