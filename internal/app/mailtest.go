package app

import (
	"context"
	"fmt"

	"focal/internal/account"
	"focal/internal/mail"
	"focal/internal/problem"
)

// TestMail sends one message with the settings of serve and waits for the answer of
// the mail server. The running product sends in the background, where a wrong setting shows
// in the log only.
func TestMail(ctx context.Context, cfg Config, to string) error {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return err
	}
	if cfg.SMTP.Host == "" {
		return problem.New(problem.Invalid, "No mail server is set: mails are files in %s/outbox. Set FOCAL_SMTP_HOST as for focal serve.", cfg.Data)
	}
	if !account.IsEmail(to) {
		return problem.New(problem.Invalid, "%q is not an e-mail address.", to)
	}
	message := account.Mail{To: to, Subject: cfg.Product + ": test message", Text: "This message came through the mail settings of " + cfg.Product + ".\nPassword resets arrive the same way.\n"}
	if err := mail.DeliverNow(ctx, cfg.mailFrom(), cfg.SMTP, message); err != nil {
		return fmt.Errorf("the mail server %s did not take the message: %w", cfg.SMTP.Host, err)
	}
	return nil
}
