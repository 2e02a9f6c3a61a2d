package mail_test

import (
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/emersion/go-smtp"

	"focal/internal/account"
	"focal/internal/mail"
)

type inbox struct {
	mu    sync.Mutex
	got   []string
	fails int // refuse this many first
}

func (i *inbox) NewSession(*smtp.Conn) (smtp.Session, error) { return &session{in: i}, nil }

type session struct {
	in *inbox
	to string
}

func (s *session) Mail(string, *smtp.MailOptions) error      { return nil }
func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error { s.to = to; return nil }
func (s *session) Reset()                                    {}
func (s *session) Logout() error                             { return nil }
func (s *session) Data(r io.Reader) error {
	b, err := io.ReadAll(r)
	s.in.mu.Lock()
	defer s.in.mu.Unlock()
	if s.in.fails > 0 {
		s.in.fails--
		return errors.New("try later")
	}
	s.in.got = append(s.in.got, s.to+"\n"+string(b))
	return err
}

func TestSMTPDeliversAndTriesAgain(t *testing.T) {
	in := &inbox{fails: 1}
	server := smtp.NewServer(in)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { _ = server.Close() })
	_, port, _ := net.SplitHostPort(l.Addr().String())
	n, _ := strconv.Atoi(port)
	s := mail.NewSender("Focal <no-reply@example.org>", mail.SMTP{Host: "127.0.0.1", Port: n, Security: "none"})
	s.Send(account.Mail{To: "ana@example.org", Subject: "Hello\r\nBcc: evil@example.org", Text: "Your code is 123456.\n"})
	s.Close()
	if len(in.got) != 1 || !strings.HasPrefix(in.got[0], "ana@example.org\n") || !strings.Contains(in.got[0], "Your code is 123456.") || !strings.Contains(in.got[0], "Subject: Hello Bcc:") || strings.Contains(in.got[0], "go-mail") {
		t.Errorf("%q", in.got)
	}
}

func TestOutboxKeepsAndForgets(t *testing.T) {
	box := mail.Outbox{Dir: filepath.Join(t.TempDir(), "outbox")}
	s := mail.NewSender("Focal <no-reply@example.org>", box)
	for _, to := range []string{"ana@example.org", "ana@example.org", "ben@example.org"} {
		s.Send(account.Mail{To: to, Subject: "Hello", Text: "Text"})
	}
	s.Close()
	count := func() int { found, _ := filepath.Glob(filepath.Join(box.Dir, "*.eml")); return len(found) }
	if count() != 3 {
		t.Fatalf("%d messages", count())
	}
	if info, err := os.Stat(box.Dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Error(info.Mode(), err)
	}
	if err := box.Forget("ANA@example.org "); err != nil || count() != 1 {
		t.Errorf("%d left, %v", count(), err)
	}
}
