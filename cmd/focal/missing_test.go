package main

import (
	"strings"
	"testing"
)

// In production the start names what would leave customers without prices, mails or terms.
func TestD3_ProductionNamesWhatIsMissing(t *testing.T) {
	whole := serveCommand{}
	whole.Production, whole.Stripe.Key, whole.SMTP.Host, whole.Legal = true, "sk", "mail.example.org", "/etc/focal/legal"
	whole.SupportEmail, whole.PublicURL = "help@example.org", "https://cv.example.org"
	for name, c := range map[string]struct {
		change func(s *serveCommand)
		want   string
	}{
		"nothing":        {func(*serveCommand) {}, ""},
		"payments":       {func(s *serveCommand) { s.Stripe.Key = "" }, "FOCAL_STRIPE"},
		"mails":          {func(s *serveCommand) { s.SMTP.Host = "" }, "FOCAL_SMTP_HOST"},
		"legal texts":    {func(s *serveCommand) { s.Legal = "" }, "FOCAL_LEGAL"},
		"address":        {func(s *serveCommand) { s.PublicURL = "" }, "FOCAL_PUBLIC_URL"},
		"support":        {func(s *serveCommand) { s.SupportEmail = "support@example.com" }, "FOCAL_SUPPORT_EMAIL"},
		"for trying out": {func(s *serveCommand) { *s = serveCommand{} }, ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := whole
			c.change(&s)
			got := strings.Join(s.missing(), "\n")
			if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
