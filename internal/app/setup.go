package app

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"focal/internal/account"
	"focal/internal/httpapi"
	"focal/internal/store"
)

// backupSetting is when the last backup was made; backupAge is how old the last one may be.
const (
	backupSetting = "last_backup"
	backupAge     = 7 * 24 * time.Hour
)

// Missing is what an operator should set before people come, each in a sentence with its setting: the start tells it to
// whoever reads the log.
func (c Config) Missing() []string {
	var out []string
	for _, item := range c.setup() {
		if !item.Done {
			out = append(out, item.State+" Setting: "+item.Setting)
		}
	}
	return out
}

func setupItem(id string, done bool, isSo, isNot, setting string) httpapi.SetupItem {
	state := isNot
	if done {
		state = isSo
	}
	return httpapi.SetupItem{ID: id, Done: done, State: state, Setting: setting}
}

// setup is what the settings say, in an order to work through.
func (c Config) setup() []httpapi.SetupItem {
	noPayment := "Payments are a test checkout without money: anybody can give themselves any plan."
	if c.Production {
		noPayment = "Plans with a price cannot be bought, as there is no payment provider. You can give credits under Users."
	}
	return []httpapi.SetupItem{
		setupItem("production", c.Production, "Production mode is on.",
			"The service runs for trying out: admins may sign in without a second factor, and payments are a test.", "FOCAL_PRODUCTION"),
		setupItem("mail", c.SMTP.Host != "", "Mails are sent by "+c.SMTP.Host+".",
			"No mail server is set, so no mail reaches anybody: who forgot the password gets no code. Mails are kept in the data folder.",
			"FOCAL_SMTP_HOST"),
		setupItem("payment", c.Stripe.Key != "", "Plans are paid by Stripe.", noPayment, "FOCAL_STRIPE_KEY"),
		setupItem("legal", c.OwnLegal, "The terms, the privacy policy and the breach policy are your own.",
			"The terms, the privacy policy and the breach policy are drafts.", "FOCAL_LEGAL"),
		setupItem("support", c.SupportEmail != "" && c.SupportEmail != defaultSupport, "Users write to "+c.SupportEmail+".",
			"The support address is "+defaultSupport+", which nobody reads.", "FOCAL_SUPPORT_EMAIL"),
		setupItem("address", c.PublicURL != "", "Links in mails lead to "+c.PublicURL+".",
			"The public address is not set: links lead to the address under which the service was asked.",
			"FOCAL_PUBLIC_URL"),
		choiceItem("registration", c.registration(), "FOCAL_REGISTRATION"),
		choiceItem("retention", "CVs and results are erased after "+number(c.RetentionDays, "day")+
			", unless the user chose otherwise in Your Profile.", "FOCAL_RETENTION_DAYS"),
	}
}

// choiceItem is what an operator may have so or otherwise: nothing is missing either way.
func choiceItem(id, state, setting string) httpapi.SetupItem {
	return httpapi.SetupItem{ID: id, Done: true, Choice: true, State: state, Setting: setting}
}

func (c Config) registration() string {
	if c.Closed {
		return "Nobody can register: accounts are made under Users."
	}
	return "Anybody who reaches this address can register; “closed” ends that. " +
		"Without a plan or credits an account " + demoOf(c.DemoAllowance)
}

// setupFor adds what depends on who asks, and what was done since the start.
func (a *App) setupFor(ctx context.Context, admin *account.User) (httpapi.SetupBody, error) {
	admins, err := a.db.AdminsNotSuspended(ctx)
	if err != nil {
		return httpapi.SetupBody{}, err
	}
	backup, err := a.backupItem(ctx)
	return httpapi.SetupBody{Items: append(a.cfg.setup(),
		twoFactorItem(admin, admins),
		setupItem("second_admin", len(admins) > 1, fmt.Sprintf("%d admins can sign in.", len(admins)),
			"You are the only admin who can sign in: without another one only the server's operator can let you in again.",
			"focal user create"),
		backup,
	)}, err
}

// twoFactorItem tells of the admin who looks first, and then of the others: the weakest sign-in opens all.
func twoFactorItem(me *account.User, admins []store.AdminAtDoor) httpapi.SetupItem {
	var others []string
	for _, admin := range admins {
		if admin.PasswordAlone && admin.ID != me.ID {
			others = append(others, admin.Email)
		}
	}
	isNot := "You sign in with your password alone: set two-factor sign-in up in Your Profile."
	if len(others) > 0 {
		also := " Another admin signs in"
		if len(others) > 1 {
			also = " Other admins sign in"
		}
		also += " with the password alone: " + strings.Join(others, ", ") + "."
		if me.TOTP != "" {
			isNot = "You sign in with a second factor."
		}
		isNot += also
	}
	return setupItem("two_factor", me.TOTP != "" && len(others) == 0, "Every admin signs in with a second factor.", isNot,
		"FOCAL_ADMIN_TOTP")
}

// backupItem says how old the last backup is. PostgreSQL and buckets are backed up by means of their own.
func (a *App) backupItem(ctx context.Context) (httpapi.SetupItem, error) {
	if a.cfg.DatabaseURL != "" || a.cfg.FilesURL != "" {
		return setupItem("backup", true, "The database and the files are backed up by their own means, the key file apart from them.",
			"", "FOCAL_KEY_FILE"), nil
	}
	kept, err := a.db.Setting(ctx, backupSetting)
	at, bad := time.Parse(time.RFC3339, kept)
	isNot := "No backup was made yet: run it every day, and keep a copy of the key file apart from it."
	if bad == nil {
		isNot = "The last backup was made on " + at.Format("2 January 2006") + ": run it every day."
	}
	return setupItem("backup", bad == nil && a.cfg.Now().Sub(at) < backupAge, "The last backup was made on "+at.Format("2 January 2006")+
		". Keep a copy of the key file apart from it.", isNot, "focal backup"), err
}

// noteBackup keeps when a backup was made, for the admins' page; the backup is good without it.
func noteBackup(ctx context.Context, db interface {
	SaveSetting(ctx context.Context, name, value string) error
}, at time.Time,
) {
	if err := db.SaveSetting(ctx, backupSetting, at.Format(time.RFC3339)); err != nil {
		slog.WarnContext(ctx, "when the backup was made is not noted", "cause", err)
	}
}

func demoOf(allowance int64) string {
	if allowance == 0 {
		return "converts nothing."
	}
	return "has the demo, " + number(allowance, "conversion") + "."
}

func number(n int64, of string) string {
	if n == 1 {
		return "1 " + of
	}
	return fmt.Sprintf("%d %ss", n, of)
}
