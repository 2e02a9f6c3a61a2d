// Package webhook tells users' programs that conversions have ended: signed, at least
// once, and never to an address inside the operator's network. It stores nothing itself.
package webhook

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// Event is what happened.
type Event string

// Events. Finished: at least one CV of the conversion is through.
const (
	Finished Event = "task.finished"
	Failed   Event = "task.failed"
	Tested   Event = "webhook.test" // the owner pressed the button
)

// Events lists what an address can be told of.
var Events = []Event{Finished, Failed}

// Hook is an address that is told of events.
type Hook struct {
	ID        string
	UserID    string
	URL       string
	Origin    string // https://host of our own as the owner saw it, for where none is configured
	Events    []Event
	Secret    string // sealed
	Enabled   bool
	OffReason string    // why it is off, unless the owner switched it off
	Failures  int64     // tries in a row that failed
	FailingAt time.Time // the first of them
	CreatedAt time.Time
}

// Notice is one event for one address: what a job of the queue holds. It is made when
// the event happens, so it says the same at each try; where our own addresses lead is
// looked up when it is sent.
type Notice struct {
	HookID     string    `json:"hook"`
	EventID    string    `json:"event_id"`
	Event      Event     `json:"event"`
	TaskID     string    `json:"task_id"`
	TaskStatus string    `json:"task_status"`
	Completed  int64     `json:"completed"` // CVs
	Failed     int64     `json:"failed"`    // CVs
	Created    time.Time `json:"created"`
}

// State of a delivery.
type State string

// States. Only Retrying is not final.
const (
	Delivered State = "delivered"
	Retrying  State = "retrying"
	GivenUp   State = "failed"
)

// Delivery is what became of a notice so far.
type Delivery struct {
	Notice
	State  State
	Status int    // HTTP status of the last answer; 0 = there was none
	Error  string // sentence for the owner; "" when delivered
	Tries  int
	Tried  time.Time
	Next   time.Time // zero = none
}

// Store keeps addresses and deliveries. Methods join the transaction in ctx if there is
// one. What is not found is a problem.NotFound.
type Store interface {
	InTx(ctx context.Context, do func(ctx context.Context) error) error
	User(ctx context.Context, id string) (*account.User, error)
	AddHook(ctx context.Context, h Hook) error
	Hook(ctx context.Context, id string) (*Hook, error)
	Hooks(ctx context.Context, userID string) ([]Hook, error)                          // oldest first
	SwitchHook(ctx context.Context, id string, on bool, reason string) (bool, error)   // false = it was so already
	RenewHook(ctx context.Context, id, secret string) error                            // a sealed one
	HookWorked(ctx context.Context, id string) error                                   // ends a row of failures
	HookFailed(ctx context.Context, id string, at time.Time) (int64, time.Time, error) // how many in a row, since when
	DropHook(ctx context.Context, userID, id string) error
	// SaveDelivery keeps what became of a notice, but for one that was delivered, whose row
	// stays as it is; of a hook it leaves that many deliveries, the newest.
	SaveDelivery(ctx context.Context, d Delivery, keep int64) error
	WasDelivered(ctx context.Context, hookID, eventID string) (bool, error)
	Deliveries(ctx context.Context, hookID string, limit int64) ([]Delivery, error) // newest first
}

// Queue hands a notice to the background workers, within the transaction in ctx.
type Queue interface {
	Notify(ctx context.Context, n Notice) error
}

// Config of a Service. Every field must be set unless it says otherwise.
type Config struct {
	Store Store
	Queue Queue
	Keys  account.Keys // seal the secrets
	Mail  account.Mailer
	Audit account.Auditor
	// Confirm refuses who may not let a program in, or does not know the password.
	Confirm func(ctx context.Context, u *account.User, password string) error
	// Exists reports whether a conversion is still kept.
	Exists  func(ctx context.Context, taskID string) (bool, error)
	Product string
	// SupportEmail is where to write to, in mails.
	SupportEmail string
	// Origin is https://host of our own, which addresses in what is sent begin with; optional:
	// else what the owner saw when the hook was made.
	Origin  string
	Off     bool // optional: the operator wants none
	Private bool // optional: addresses inside the operator's network are allowed
	Plain   bool // optional: http:// is allowed, for trying out
	Now     func() time.Time
	Sender  *Sender // optional: made from the settings
}

// Service is the webhooks of all users.
type Service struct {
	Config
	mu   sync.Mutex
	busy map[string]int // deliveries under way by user
	// again is when the last of a user's waiting notices asks for a place.
	again map[string]time.Time
}

// New returns a service.
func New(cfg Config) *Service {
	if cfg.Sender == nil {
		cfg.Sender = NewSender(cfg.Product, cfg.Private, nil)
	}
	return &Service{Config: cfg, busy: map[string]int{}, again: map[string]time.Time{}}
}

const (
	maxHooks = 5 // of an account
	maxURL   = 500
	shown    = 20 // deliveries of an address
	kept     = 50 // deliveries of an address: an account with every webhook that it may have keeps 250

	// Keep is how long deliveries are listed.
	Keep = 30 * 24 * time.Hour

	ofWebhooks = "secrets of webhooks"
)

var errOff = problem.New(problem.Forbidden, "Webhooks are switched off on this installation.")

// New hooks' secrets begin so, for those who search for leaks.
const secretPrefix = "focal_whsec_"

func newSecret() string {
	b := make([]byte, 32)
	_, _ = rand.Read(b) // crypto/rand never fails
	return secretPrefix + strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(b))
}

// NewHook is what a user wants of a new address. The password is asked for so that a
// stolen session cannot send notices of the account's conversions to somebody else.
type NewHook struct {
	URL      string
	Events   []string
	Origin   string
	Password string
}

// hook checks what a user wants of an address.
func (s *Service) hook(u *account.User, n NewHook) (*Hook, error) {
	address, err := s.checkURL(n.URL)
	if err != nil {
		return nil, err
	}
	h := &Hook{ID: account.NewID(), UserID: u.ID, URL: address, Origin: n.Origin, Enabled: true, CreatedAt: s.Now()}
	for _, e := range Events {
		if slices.Contains(n.Events, string(e)) {
			h.Events = append(h.Events, e)
		}
	}
	if len(h.Events) == 0 || len(h.Events) != len(n.Events) {
		return nil, problem.New(problem.Invalid, "Please choose what to be told of: events must be task.finished, task.failed or both.")
	}
	return h, nil
}

// Add keeps an address and returns the secret that its messages are signed with, which
// is shown this once.
func (s *Service) Add(ctx context.Context, u *account.User, n NewHook) (secret string, h *Hook, err error) {
	if s.Off {
		return "", nil, errOff
	}
	if h, err = s.hook(u, n); err != nil {
		return "", nil, err
	}
	if err := s.Confirm(ctx, u, n.Password); err != nil {
		return "", nil, err
	}
	secret = newSecret()
	if h.Secret, err = s.Keys.Seal(ofWebhooks, h.ID, secret); err != nil {
		return "", nil, err
	}
	if err := s.add(ctx, *h); err != nil {
		return "", nil, err
	}
	s.Audit.Record(ctx, "webhook made", u.ID, u.ID, of(h))
	s.notify(u, "A new webhook of your account at "+s.Product, textAdded, h.URL)
	return secret, h, nil
}

// Renew gives a hook another secret, which is shown this once; what is sent from now on is
// signed with it, what waits to be tried again too.
func (s *Service) Renew(ctx context.Context, u *account.User, id, password string) (secret string, h *Hook, err error) {
	if s.Off {
		return "", nil, errOff
	}
	if h, err = s.own(ctx, u, id); err != nil {
		return "", nil, err
	}
	if err := s.Confirm(ctx, u, password); err != nil {
		return "", nil, err
	}
	secret = newSecret()
	sealed, err := s.Keys.Seal(ofWebhooks, h.ID, secret)
	if err != nil {
		return "", nil, err
	}
	if err := s.Store.RenewHook(ctx, h.ID, sealed); err != nil {
		return "", nil, err
	}
	s.Audit.Record(ctx, "webhook secret renewed", u.ID, u.ID, of(h))
	s.notify(u, "A new signing secret of your account at "+s.Product, textRenewed, h.URL)
	return secret, h, nil
}

// of names a hook in the audit: by its host, for the rest of an address may be a secret.
func of(h *Hook) map[string]string {
	details := map[string]string{"webhook": h.ID}
	if u, err := url.Parse(h.URL); err == nil {
		details["host"] = u.Host
	}
	return details
}

// notify tells the owner by mail what was done to a hook, in case it was somebody else.
func (s *Service) notify(u *account.User, subject, text, address string) {
	s.Mail.Send(account.Mail{To: u.Email, Subject: subject, Text: fmt.Sprintf(text, address, s.SupportEmail)})
}

const (
	textAdded = `The webhook %s was just added. It is told when your conversions end.

If this was not you, remove it in Your Profile, change your password and write to %s.
`
	textRenewed = `The signing secret of the webhook %s was just renewed. Messages are signed with the new one from now on.

If this was not you, remove the webhook in Your Profile, change your password and write to %s.
`
)

// add keeps an address where the account has room for it, also when two come at once.
func (s *Service) add(ctx context.Context, h Hook) error {
	return s.Store.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.Store.User(ctx, h.UserID); err != nil { // held until the end
			return err
		}
		all, err := s.Store.Hooks(ctx, h.UserID)
		if err != nil {
			return err
		}
		if len(all) >= maxHooks {
			return problem.New(problem.Conflict, "An account has at most %d webhooks. Remove one that is no longer used.", maxHooks)
		}
		return s.Store.AddHook(ctx, h)
	})
}

// Hooks lists the user's addresses, oldest first.
func (s *Service) Hooks(ctx context.Context, u *account.User) ([]Hook, error) {
	return s.Store.Hooks(ctx, u.ID)
}

// own is a hook of the user; another's is unknown.
func (s *Service) own(ctx context.Context, u *account.User, id string) (*Hook, error) {
	h, err := s.Store.Hook(ctx, id)
	if err == nil && h.UserID == u.ID {
		return h, nil
	}
	if err != nil && !problem.Is(err, problem.NotFound) {
		return nil, err
	}
	return nil, problem.New(problem.NotFound, "Unknown webhook.")
}

// Switch turns a hook on, which forgets its failures, or off.
func (s *Service) Switch(ctx context.Context, u *account.User, id string, on bool) (*Hook, error) {
	if s.Off && on {
		return nil, errOff
	}
	h, err := s.own(ctx, u, id)
	if err != nil {
		return nil, err
	}
	changed, err := s.Store.SwitchHook(ctx, id, on, "")
	if err != nil {
		return nil, err
	}
	if changed {
		s.Audit.Record(ctx, map[bool]string{true: "webhook on", false: "webhook off"}[on], u.ID, u.ID, of(h))
	}
	return s.own(ctx, u, id)
}

// Remove forgets a hook; what still waits for it is not sent.
func (s *Service) Remove(ctx context.Context, u *account.User, id string) error {
	h, err := s.own(ctx, u, id)
	if err != nil {
		return err
	}
	if err := s.Store.DropHook(ctx, u.ID, id); err != nil {
		return err
	}
	s.Audit.Record(ctx, "webhook removed", u.ID, u.ID, of(h))
	return nil
}

// Deliveries lists the last ones of a hook, newest first.
func (s *Service) Deliveries(ctx context.Context, u *account.User, id string) ([]Delivery, error) {
	return s.deliveries(ctx, u, id, shown)
}

// AllDeliveries lists those of a hook that are kept, newest first.
func (s *Service) AllDeliveries(ctx context.Context, u *account.User, id string) ([]Delivery, error) {
	return s.deliveries(ctx, u, id, kept)
}

func (s *Service) deliveries(ctx context.Context, u *account.User, id string, most int64) ([]Delivery, error) {
	if _, err := s.own(ctx, u, id); err != nil {
		return nil, err
	}
	return s.Store.Deliveries(ctx, id, most)
}
