package main

import (
	"fmt"
	"net"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"focal/internal/account"
	"focal/internal/office"
	"focal/internal/typo"
)

// A wrong setting would show itself much later, and to somebody else: a mail that
// never arrives, a page without prices, files that are gone. So all are judged
// before anything is opened, and all that are wrong are named at once.
type judgement []string

func (j *judgement) say(format string, args ...any) { *j = append(*j, fmt.Sprintf(format, args...)) }

func (j *judgement) within(flag string, value, least, most int64, note string) {
	if value < least || value > most {
		j.say("%s must be a number from %d%s to %d, not %d.", flag, least, note, most, value)
	}
}

func (j *judgement) address(flag, value string) {
	_, port, err := net.SplitHostPort(value)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		j.say("%s must be HOST:PORT such as 127.0.0.1:8080, or :8080 for every address of this machine, not %q.", flag, value)
	}
}

func (j *judgement) mailbox(flag, value string) {
	if value != "" && !account.IsEmail(value) {
		j.say("%s must be a plain e-mail address such as cv@example.com, not %q.", flag, value)
	}
}

// needs: a setting that does nothing without another one.
func (j *judgement) needs(flag, value, other, its string) {
	if value != "" && its == "" {
		j.say("%s does nothing without %s.", flag, other)
	}
}

func (j judgement) err() error {
	if len(j) == 0 {
		return nil
	}
	return usageError(strings.Join(append(j, "Try focal --help."), "\n  "))
}

var hostName = regexp.MustCompile(`^[\w.-]+$|^[0-9a-fA-F:]+$`)

func (s *service) judge(j *judgement) {
	if s.DatabaseURL != "" && !strings.HasPrefix(s.DatabaseURL, "postgres://") && !strings.HasPrefix(s.DatabaseURL, "postgresql://") {
		j.say("--database-url must be postgres://USER:PASSWORD@HOST:PORT/DATABASE; without it SQLite in the data folder is used.")
	}
	j.within("--workers", int64(s.Workers), 0, 256, " (as many as processors)")
	j.within("--retention-days", s.Retention, 1, 3650, "")
	s.mailSettings.judge(j)
	s.modelSettings.judge(j)
	if s.Metrics != "" {
		j.address("--metrics-addr", s.Metrics)
	}
	if s.Traces != "" && !webOrigin.MatchString(s.Traces) {
		j.say("--traces-url must be the collector's address without a path, such as http://127.0.0.1:4318, not %q.", s.Traces)
	}
}

func (s *mailSettings) judge(j *judgement) {
	j.mailbox("--mail-from", s.MailFrom)
	if s.SMTP.Host != "" && !hostName.MatchString(s.SMTP.Host) {
		j.say("--smtp-host must be the mail server's name alone, such as mail.example.com, not %q; its port is --smtp-port.", s.SMTP.Host)
	}
	j.within("--smtp-port", int64(s.SMTP.Port), 1, 65535, "")
	j.needs("--smtp-user", s.SMTP.User, "--smtp-host", s.SMTP.Host)
	j.needs("--smtp-password", s.SMTP.Password, "--smtp-user", s.SMTP.User)
}

var (
	currencyCode = regexp.MustCompile(`^[A-Za-z]{3}$`)
	webOrigin    = regexp.MustCompile(`^https?://[^/?#@\s]+$`)
)

func (s *serveCommand) judge() error {
	var j judgement
	j.address("--addr", s.Addr)
	s.service.judge(&j)
	if s.Metrics != "" && s.Metrics == s.Addr {
		j.say("--metrics-addr must differ from --addr: whoever reaches the product would read the figures.")
	}
	if s.NoWork && s.DatabaseURL == "" {
		j.say("--no-work needs --database-url: on SQLite nobody else could do the work.")
	}
	j.mailbox("--support-email", s.SupportEmail)
	j.mailbox("--admin-email", s.AdminEmail)
	if !slices.Contains([]string{"", "required", "optional"}, s.AdminTOTP) {
		j.say("--admin-totp must be required or optional, not %q.", s.AdminTOTP)
	}
	if !slices.Contains([]string{"open", "closed"}, s.Registration) {
		j.say("--registration must be open or closed, not %q.", s.Registration)
	}
	if !currencyCode.MatchString(s.Currency) {
		j.say("--currency must be the three letters of ISO 4217, such as GBP, not %q.", s.Currency)
	}
	if s.Legal != "" {
		j.legal(s.Legal)
	}
	if s.PublicURL != "" && !webOrigin.MatchString(s.PublicURL) {
		j.say("--public-url must be the address without a path, such as https://cv.example.com, not %q.", s.PublicURL)
	}
	j.within("--max-files", int64(s.MaxFiles), 1, 100, "")
	if _, err := exec.LookPath(s.Office); s.Office != "" && s.Office != office.Off && err != nil {
		j.say("--soffice must be the path of LibreOffice's soffice, or off, not %q.", s.Office)
	}
	s.judgeStripe(&j)
	return j.err()
}

// judgeStripe: with some of its settings payments would fail at the till.
func (s *serveCommand) judgeStripe(j *judgement) {
	settings := []struct{ flag, value string }{
		{"--stripe-key", s.Stripe.Key},
		{"--stripe-webhook-secret", s.Stripe.WebhookSecret},
		{"--stripe-price-personal", s.Stripe.PricePersonal},
		{"--stripe-price-professional", s.Stripe.PriceProfessional},
	}
	var given, missing []string
	for _, setting := range settings {
		if setting.value == "" {
			missing = append(missing, setting.flag)
		} else {
			given = append(given, setting.flag)
		}
	}
	if len(given) > 0 && len(missing) > 0 {
		j.say("Stripe needs four settings; %s missing.", listed(missing))
	}
	if s.Stripe.Key != "" && !strings.HasPrefix(s.Stripe.Key, "sk_") && !strings.HasPrefix(s.Stripe.Key, "rk_") {
		j.say("--stripe-key must be a secret or restricted key: it begins with sk_ or rk_.")
	}
	if s.Stripe.WebhookSecret != "" && !strings.HasPrefix(s.Stripe.WebhookSecret, "whsec_") {
		j.say("--stripe-webhook-secret must be the signing secret of the endpoint: it begins with whsec_.")
	}
}

// listed: "a is", "a and b are".
func listed(names []string) string {
	if len(names) == 1 {
		return names[0] + " is"
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last] + " are"
}

// misspelt finds variables that look like settings and are not: they would be
// passed over in silence. What resembles no setting belongs to somebody else.
func misspelt(root *kong.Node, environment []string) (said []string) {
	known := variables(root)
	for _, entry := range environment {
		name, _, _ := strings.Cut(entry, "=")
		if !strings.HasPrefix(name, "FOCAL_") || slices.Contains(known, name) {
			continue
		}
		for _, setting := range known {
			if strings.HasPrefix(setting, name) || strings.HasPrefix(name, setting+"_") || typo.Distance(name, setting) <= 2 {
				said = append(said, fmt.Sprintf("%s is no setting. Did you mean %s?", name, setting))
				break
			}
		}
	}
	return said
}

func variables(node *kong.Node) []string {
	names := []string{"FOCAL_CACHE"}
	for _, flag := range node.Flags {
		names = append(names, flag.Envs...)
	}
	for _, child := range node.Children {
		names = append(names, variables(child)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
