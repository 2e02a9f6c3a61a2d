package webhook

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"log/slog"
	"net/http"
	"slices"
	"time"

	"focal/internal/account"
	"focal/internal/problem"
)

// Outcome is the end of a conversion, without a word of a CV.
type Outcome struct {
	UserID    string
	TaskID    string
	Status    string // Completed, Failed or Error
	Completed int64  // CVs
	Failed    int64  // CVs
	At        time.Time
}

// message is the body of a request to a hook.
type message struct {
	ID        string    `json:"id"`
	Type      Event     `json:"type"`
	CreatedAt time.Time `json:"created_at"`
	Data      data      `json:"data"`
}

type data struct {
	TaskID    string            `json:"task_id"`
	Status    string            `json:"status"`
	Completed int64             `json:"completed"`
	Failed    int64             `json:"failed"`
	Links     map[string]string `json:"links"`
}

// calls are what an address is given for, below /api/convert.
var calls = map[string]string{"status": "task-status", "result": "result", "export": "export", "docx": "generate-docx"}

// body is what is sent for a notice.
func (s *Service) body(h *Hook, n Notice) ([]byte, error) {
	m := message{ID: n.EventID, Type: n.Event, CreatedAt: n.Created.UTC().Truncate(time.Second), Data: data{
		TaskID: n.TaskID, Status: n.TaskStatus, Completed: n.Completed, Failed: n.Failed, Links: map[string]string{},
	}}
	if n.TaskID != "" {
		for name, call := range calls {
			m.Data.Links[name] = cmp.Or(s.Origin, h.Origin) + "/api/convert/" + call + "/" + n.TaskID
		}
	}
	return json.Marshal(m)
}

// Ended queues the notices of the end of a conversion in the transaction that ends it: they
// are sent if, and only if, the end was stored.
func (s *Service) Ended(ctx context.Context, o Outcome) error {
	if s.Off {
		return nil
	}
	hooks, err := s.Store.Hooks(ctx, o.UserID)
	if err != nil {
		return err
	}
	event, id := Finished, account.NewID()
	if o.Completed == 0 {
		event = Failed
	}
	for _, h := range hooks {
		if !h.Enabled || !slices.Contains(h.Events, event) {
			continue
		}
		n := Notice{
			HookID: h.ID, EventID: id, Event: event, Created: o.At,
			TaskID: o.TaskID, TaskStatus: o.Status, Completed: o.Completed, Failed: o.Failed,
		}
		if err := s.Queue.Notify(ctx, n); err != nil {
			return err
		}
	}
	return nil
}

// waits are the times between tries: eight of them over most of a day.
var waits = []time.Duration{
	time.Minute, 5 * time.Minute, 15 * time.Minute, time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour,
}

// Tries is how often a notice is tried.
var Tries = len(waits) + 1

// Wait is how long to wait after a try of a notice, counted from 1. Up to a tenth of it
// differs between notices, so that those that failed together are not all tried again at the
// same moment. It is derived from the notice, so that the time shown to the owner is the one
// that the queue keeps.
func Wait(n Notice, try int) time.Duration {
	w := waits[min(max(try, 1), len(waits))-1]
	h := fnv.New64a()
	_, _ = fmt.Fprint(h, n.HookID, n.EventID, try)
	return w + time.Duration(h.Sum64()%uint64(w/10)).Truncate(time.Second) // #nosec G115 -- less than w
}

// A hook that failed this often in a row, and for this long, is switched off.
const (
	offAfter = 20
	offSince = 24 * time.Hour
	perUser  = 2 // deliveries at once
	// A user's further notices come back one a second, however many they are.
	spacing  = time.Second
	longest  = time.Hour
	keepTime = 5 * time.Second
)

// Busy: not now, because others' notices should not wait for one user's slow address.
type Busy struct{ Wait time.Duration }

func (b *Busy) Error() string { return "the user's other deliveries are under way" }

// Deliver tries a notice, for the try-th time. An error means: try again.
func (s *Service) Deliver(ctx context.Context, n Notice, try int) error {
	h, err := s.Store.Hook(ctx, n.HookID)
	if problem.Is(err, problem.NotFound) {
		return nil // removed meanwhile, perhaps with its owner
	}
	if err != nil {
		return err
	}
	// A job is run once more when it is not known to be over, after a crash for example.
	if done, err := s.Store.WasDelivered(ctx, h.ID, n.EventID); err != nil || done {
		return err
	}
	d := Delivery{Notice: n, State: GivenUp, Tries: try, Tried: s.Now()}
	if d.Error, err = s.pointless(ctx, h, n, try); err != nil {
		return err
	}
	if d.Error != "" {
		return s.save(ctx, d)
	}
	leave, free := s.enter(h.UserID)
	if !free {
		return &Busy{Wait: s.later(h.UserID)}
	}
	defer leave()
	d.Status, err = s.send(ctx, h, n)
	switch {
	case err != nil && ctx.Err() != nil:
		return ctx.Err() // interrupted by a stop, which is nobody's failure
	case err != nil:
		return s.failed(ctx, h, d, err)
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), keepTime) // what has arrived is not sent again
	defer cancel()
	d.State, d.Error = Delivered, ""
	if err := s.save(ctx, d); err != nil {
		return err
	}
	return s.Store.HookWorked(ctx, h.ID)
}

// pointless says why a notice is not to be sent any more, "" where it is.
func (s *Service) pointless(ctx context.Context, h *Hook, n Notice, try int) (why string, err error) {
	switch {
	case s.Off || !h.Enabled:
		return "The webhook was switched off meanwhile.", nil
	case try > Tries:
		return "It did not arrive in the tries that there are.", nil
	}
	kept, err := s.Exists(ctx, n.TaskID)
	if err != nil || kept {
		return "", err
	}
	return "The conversion was erased meanwhile.", nil
}

// failed keeps a try that failed and returns its cause where there is to be another: not
// where it was the last, nor where it switched the hook off.
func (s *Service) failed(ctx context.Context, h *Hook, d Delivery, cause error) error {
	d.Error = problem.MessageOf(cause)
	on, err := s.judge(ctx, h, d)
	if err != nil {
		return err
	}
	again := on && d.Tries < Tries
	if again {
		d.State, d.Next = Retrying, s.Now().Add(Wait(d.Notice, d.Tries))
	}
	if err := s.save(ctx, d); err != nil || !again {
		return err
	}
	return cause
}

// save keeps a delivery; a hook that was removed meanwhile needs none.
func (s *Service) save(ctx context.Context, d Delivery) error {
	err := s.Store.SaveDelivery(ctx, d, kept)
	if err != nil {
		if _, gone := s.Store.Hook(ctx, d.HookID); problem.Is(gone, problem.NotFound) {
			return nil
		}
	}
	return err
}

// judge counts a failure and switches a hook off that has failed too long, or that says
// it is gone; it reports whether the hook is still on.
func (s *Service) judge(ctx context.Context, h *Hook, d Delivery) (on bool, err error) {
	failures, since, err := s.Store.HookFailed(ctx, h.ID, d.Tried)
	if err != nil {
		return true, err
	}
	reason := ""
	switch {
	case d.Status == http.StatusGone:
		reason = "It answered 410: nothing is wanted there any more."
	case failures >= offAfter && d.Tried.Sub(since) >= offSince:
		from := since.UTC().Format("2 January 15:04 MST")
		reason = fmt.Sprintf("%d tries in a row failed, since %s. The last: %s", failures, from, d.Error)
	default:
		return true, nil
	}
	if changed, err := s.Store.SwitchHook(ctx, h.ID, false, reason); err != nil || !changed {
		return false, err
	}
	slog.WarnContext(ctx, "webhook switched off", "webhook", h.ID, "user", h.UserID, "failures", failures)
	s.Audit.Record(ctx, "webhook off", "system", h.UserID, of(h))
	if u, err := s.Store.User(ctx, h.UserID); err == nil {
		subject := "A webhook of your account at " + s.Product + " was switched off"
		s.Mail.Send(account.Mail{To: u.Email, Subject: subject, Text: fmt.Sprintf(textOff, h.URL, reason)})
	}
	return false, nil
}

const textOff = `The webhook %s was switched off. %s

What ends from now on is not sent there. Once it works again, switch it on in Your Profile; past conversions are in your History.
`

// enter takes one of a user's places.
func (s *Service) enter(userID string) (leave func(), free bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.busy[userID] >= perUser {
		return nil, false
	}
	s.busy[userID]++
	return func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.busy[userID]--; s.busy[userID] == 0 {
			delete(s.busy, userID)
		}
	}, true
}

// later spreads the notices that find no place: however many a user has, they ask again at
// the same pace.
func (s *Service) later(userID string) time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.Now()
	at := s.again[userID].Add(spacing)
	if at.Before(now.Add(spacing)) {
		at = now.Add(spacing)
	}
	for u, t := range s.again {
		if t.Before(now) {
			delete(s.again, u)
		}
	}
	s.again[userID] = at
	return min(at.Sub(now), longest)
}

func (s *Service) send(ctx context.Context, h *Hook, n Notice) (status int, err error) {
	secret, err := s.Keys.Open(ofWebhooks, h.ID, h.Secret)
	if err != nil {
		slog.ErrorContext(ctx, "a webhook's secret cannot be opened", "webhook", h.ID, "cause", err)
		return 0, problem.Wrap(err, problem.Conflict, "The signing secret cannot be read any more. Renew the secret.")
	}
	body, err := s.body(h, n)
	if err != nil {
		return 0, err
	}
	return s.Sender.Send(ctx, h.URL, secret, body, s.Now())
}

// Test sends a message that says so, at once, and returns what became of it. It counts
// neither for nor against the hook.
func (s *Service) Test(ctx context.Context, u *account.User, id string) (*Delivery, error) {
	if s.Off {
		return nil, errOff
	}
	h, err := s.own(ctx, u, id)
	if err != nil {
		return nil, err
	}
	n := Notice{HookID: h.ID, EventID: account.NewID(), Event: Tested, Created: s.Now()}
	d := &Delivery{Notice: n, State: Delivered, Tries: 1, Tried: s.Now()}
	if d.Status, err = s.send(ctx, h, n); err != nil {
		d.State, d.Error = GivenUp, problem.MessageOf(err)
	}
	return d, s.save(ctx, *d)
}
