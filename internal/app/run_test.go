package app

import (
	"errors"
	"io/fs"
	netmail "net/mail"
	"strings"
	"testing"
	"time"

	"focal/internal/httpapi"
	"focal/internal/problem"
)

func TestAssurance_58_ServerTimeouts(t *testing.T) {
	s := (&App{server: httpapi.New(httpapi.Config{})}).httpServer()
	for name, c := range map[string]struct{ got, most time.Duration }{
		"header": {s.ReadHeaderTimeout, 5 * time.Second}, "idle": {s.IdleTimeout, 60 * time.Second}, "answer": {s.WriteTimeout, 5 * time.Minute},
	} {
		if c.got <= 0 || c.got > c.most {
			t.Errorf("%s: %s, want at most %s", name, c.got, c.most)
		}
	}
	if s.MaxHeaderBytes <= 0 || s.MaxHeaderBytes > 64<<10 {
		t.Errorf("header of %d bytes", s.MaxHeaderBytes)
	}
}

// A product's name may hold a comma, an umlaut or quotes: mails name it as it is.
func TestSenderOfMailsNamesAnyProduct(t *testing.T) {
	for _, product := range []string{"Focal", "Smith, Jones & Co", "Müller Personal", `The "CV" Desk`} {
		got, err := netmail.ParseAddress(Config{Product: product, SupportEmail: "cv@example.com"}.mailFrom())
		if err != nil || got.Name != product || got.Address != "cv@example.com" {
			t.Errorf("%s: %v %v", product, got, err)
		}
	}
}

// The owner of a data folder that cannot be written is told whose it has to be; other
// faults keep their words. (Root writes everywhere, so the fault is made here.)
func TestADataFolderThatCannotBeWritten(t *testing.T) {
	denied := notWritable("/srv/cv", &fs.PathError{Op: "open", Path: "/srv/cv/node-0", Err: fs.ErrPermission})
	if got := problem.MessageOf(denied); !strings.HasPrefix(got, "The data folder /srv/cv cannot be written by the user ") || !strings.Contains(got, "chown") {
		t.Error(got)
	}
	if err := notWritable("/srv/cv", errInUse); !errors.Is(err, errInUse) || problem.MessageOf(err) == problem.MessageOf(denied) {
		t.Error(err)
	}
}
