package mail

import (
	"bytes"
	"net/mail"
	"strings"
	"testing"

	"focal/internal/account"
)

// FuzzMessage: whatever is in subject and text, a message has the headers that we
// write and no others, and goes to nobody else.
func FuzzMessage(f *testing.F) {
	f.Add("Hello", "Text")
	f.Add("a\r\nBcc: x@example.org", "\r\n.\r\nQUIT\r\n")
	f.Fuzz(func(t *testing.T, subject, text string) {
		msg, err := (&Sender{from: "Focal <a@example.org>"}).message(account.Mail{To: "ana@example.org", Subject: subject, Text: text})
		if err != nil {
			return
		}
		var b bytes.Buffer
		if _, err := msg.WriteTo(&b); err != nil {
			return
		}
		read, err := mail.ReadMessage(&b)
		if err != nil {
			t.Fatal(err)
		}
		for name := range read.Header {
			switch name {
			case "Date", "Mime-Version", "Message-Id", "Subject", "From", "To", "Content-Type", "Content-Transfer-Encoding":
			default:
				t.Errorf("%q makes the header %s", subject, name)
			}
		}
		if to := read.Header.Get("To"); !strings.Contains(to, "ana@example.org") || strings.Contains(to, ",") {
			t.Errorf("to %q", to)
		}
	})
}
