// Package mail sends messages: over SMTP, or into a folder of .eml files where
// no server is set. Sending never blocks a request.
package mail

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	gomail "github.com/wneessen/go-mail"

	"focal/internal/account"
)

// Transport delivers one message.
type Transport interface {
	Deliver(ctx context.Context, msg *gomail.Msg, to string) error
}

// Sender queues messages and delivers them in the background, each up to three
// times. Close waits for what is queued.
type Sender struct {
	from      string
	transport Transport
	queue     chan account.Mail
	done      sync.WaitGroup
}

// NewSender starts a sender; from is "Name <address>".
func NewSender(from string, t Transport) *Sender {
	s := &Sender{from: from, transport: t, queue: make(chan account.Mail, 256)}
	s.done.Go(func() {
		for m := range s.queue {
			s.deliver(m)
		}
	})
	return s
}

// Send implements account.Mailer. When more messages wait than memory is meant
// for, the message is dropped and logged; the user can ask again.
func (s *Sender) Send(m account.Mail) {
	select {
	case s.queue <- m:
	default:
		slog.Error("mail queue is full; message dropped", "subject", m.Subject)
	}
}

// Close delivers what is queued and stops.
func (s *Sender) Close() {
	close(s.queue)
	s.done.Wait()
}

func (s *Sender) deliver(m account.Mail) {
	msg, err := s.message(m)
	if err != nil {
		slog.Error("mail", "cause", err)
		return
	}
	for wait := time.Second; ; wait *= 4 {
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		err = s.transport.Deliver(ctx, msg, m.To)
		cancel()
		if err == nil || wait > 4*time.Second {
			break
		}
		time.Sleep(wait)
	}
	if err != nil {
		slog.Error("mail was not delivered", "subject", m.Subject, "cause", err)
	}
}

// DeliverNow sends one message at once and once.
func DeliverNow(ctx context.Context, from string, t Transport, m account.Mail) error {
	msg, err := (&Sender{from: from}).message(m)
	if err != nil {
		return err
	}
	return t.Deliver(ctx, msg, m.To)
}

func (s *Sender) message(m account.Mail) (*gomail.Msg, error) {
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	if err := msg.From(s.from); err != nil {
		return nil, fmt.Errorf("sender address: %w", err)
	}
	if err := msg.To(m.To); err != nil {
		return nil, fmt.Errorf("recipient address: %w", err)
	}
	msg.Subject(strings.Join(strings.Fields(m.Subject), " "))
	msg.SetDate()
	msg.SetMessageID()
	msg.SetBodyString(gomail.TypeTextPlain, m.Text)
	return msg, nil
}

// SMTP delivers to a server.
type SMTP struct {
	Host, User, Password string
	Port                 int    // 0 = the usual one
	Security             string // starttls (default), tls, or none (a relay on the same machine)
}

// Deliver implements Transport.
func (s SMTP) Deliver(ctx context.Context, msg *gomail.Msg, _ string) error {
	client, err := s.client()
	if err != nil {
		return err
	}
	return client.DialAndSendWithContext(ctx, msg)
}

// Reach signs in at the server and leaves again.
func (s SMTP) Reach(ctx context.Context) error {
	client, err := s.client()
	if err != nil {
		return err
	}
	if err := client.DialWithContext(ctx); err != nil {
		return err
	}
	return client.Close()
}

func (s SMTP) client() (*gomail.Client, error) {
	options := []gomail.Option{gomail.WithTimeout(15 * time.Second)}
	switch s.Security {
	case "", "starttls":
		options = append(options, gomail.WithTLSPortPolicy(gomail.TLSMandatory))
	case "tls":
		options = append(options, gomail.WithSSLPort(false))
	case "none":
		options = append(options, gomail.WithTLSPolicy(gomail.NoTLS))
	default:
		return nil, errors.New("the SMTP security must be starttls, tls or none")
	}
	if s.Port != 0 {
		options = append(options, gomail.WithPort(s.Port))
	}
	if s.User != "" {
		options = append(options, gomail.WithSMTPAuth(gomail.SMTPAuthAutoDiscover), gomail.WithUsername(s.User), gomail.WithPassword(s.Password))
	}
	return gomail.NewClient(s.Host, options...)
}

// Outbox writes messages into a folder, one .eml file each.
type Outbox struct{ Dir string }

// Deliver implements Transport. The name tells time and recipient (as a hash),
// so that Forget finds a person's messages.
func (o Outbox) Deliver(_ context.Context, msg *gomail.Msg, to string) error {
	if err := os.MkdirAll(o.Dir, 0o700); err != nil {
		return err
	}
	name := fmt.Sprintf("%s-%s-%s.eml", time.Now().UTC().Format("20060102T150405.000"), recipient(to), account.NewID()[:6])
	f, err := os.CreateTemp(o.Dir, ".new-*") // mode 0600; readers never see half a message
	if err != nil {
		return err
	}
	_, err = msg.WriteTo(f)
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), filepath.Join(o.Dir, name))
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

func recipient(to string) string {
	sum := sha256.Sum256([]byte(account.CleanEmail(to)))
	return hex.EncodeToString(sum[:8])
}

// Forget removes the messages to one address.
func (o Outbox) Forget(to string) error {
	found, err := filepath.Glob(filepath.Join(o.Dir, "*-"+recipient(to)+"-*.eml"))
	for _, f := range found {
		err = errors.Join(err, os.Remove(f))
	}
	return err
}
