package app

import (
	netmail "net/mail"
	"testing"
	"time"

	"focal/internal/httpapi"
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
