package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"focal/internal/app"
	"focal/internal/wordtemplate"
)

type userCommand struct {
	Create      userCreate      `cmd:"" help:"Make an account; prints {\"id\",\"email\",\"password\"}."`
	SetPassword userSetPassword `cmd:"" help:"Set a password and end the account's sessions."`
	ResetTOTP   userResetTOTP   `cmd:"" name:"reset-totp" help:"Turn two-factor sign-in off for someone who lost the device."`
	Grant       userGrant       `cmd:"" help:"Give credits."`
}

type userCreate struct {
	storage
	Email     string   `required:"" help:"E-mail address, the login."`
	Password  string   `short:"p" env:"FOCAL_NEW_PASSWORD" help:"Without it a random one is printed."`
	Name      string   `help:"Full name."`
	Role      string   `enum:"user,admin" default:"user" help:"user or admin."`
	Active    bool     `help:"Give an active subscription."`
	Credits   int64    `default:"0" help:"Credits to begin with."`
	Templates []string `help:"Templates beside Generic, separated by commas."`
}

func (u *userCreate) Run(ctx context.Context, c console) error {
	created, err := app.CreateUser(ctx, u.config(c), app.NewUser{
		Email: u.Email, Password: u.Password, Name: u.Name, Role: u.Role,
		Active: u.Active, Credits: u.Credits, Templates: u.Templates,
	})
	if err != nil {
		return err
	}
	return json.NewEncoder(c.out).Encode(created) // #nosec G117 -- printing the new password is the purpose
}

type userSetPassword struct {
	storage
	Email    string `required:"" help:"The account."`
	Password string `required:"" short:"p" env:"FOCAL_NEW_PASSWORD" help:"The new password."`
}

func (u *userSetPassword) Run(ctx context.Context, c console) error {
	if err := app.SetPassword(ctx, u.config(c), u.Email, u.Password); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.out, "Password set; all sessions of the account ended.")
	return err
}

type userResetTOTP struct {
	storage
	Email string `required:"" help:"The account."`
}

func (u *userResetTOTP) Run(ctx context.Context, c console) error {
	if err := app.ResetTwoFactor(ctx, u.config(c), u.Email); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.out, "Two-factor sign-in is off for this account and all its sessions ended; it can be set up anew after signing in.")
	return err
}

type userGrant struct {
	storage
	Email   string `required:"" help:"The account."`
	Credits int64  `required:"" help:"Credits to add."`
}

func (u *userGrant) Run(ctx context.Context, c console) error {
	balance, err := app.GrantCredits(ctx, u.config(c), u.Email, u.Credits)
	if err != nil {
		return err
	}
	return json.NewEncoder(c.out).Encode(map[string]any{"email": u.Email, "credits_remaining": balance})
}

type mailCommand struct {
	Test mailTest `cmd:"" help:"Send one message with the mail settings of serve and show the server's answer."`
}

type mailTest struct {
	Data         string `env:"FOCAL_DATA" type:"path" default:"./data" help:"Folder for database, files and keys."`
	Product      string `env:"FOCAL_PRODUCT_NAME" default:"Focal" help:"The product's name."`
	SupportEmail string `env:"FOCAL_SUPPORT_EMAIL" default:"support@example.com" help:"Sender where --mail-from is not set."`
	mailSettings
	To string `arg:"" help:"Address to send to."`
}

func (m *mailTest) Run(ctx context.Context, c console) error {
	var j judgement
	m.judge(&j)
	j.mailbox("--support-email", m.SupportEmail)
	if err := j.err(); err != nil {
		return err
	}
	cfg := app.Config{Data: m.Data, Product: m.Product, SupportEmail: m.SupportEmail}
	m.apply(&cfg)
	if err := app.TestMail(ctx, cfg, m.To); err != nil {
		return err
	}
	_, err := fmt.Fprintf(c.out, "The mail server took the message; look into the mailbox of %s, also among the junk.\n", m.To)
	return err
}

type ledgerCommand struct {
	Verify ledgerVerify `cmd:"" help:"Compare every balance with the sum of its entries."`
}

type ledgerVerify struct{ storage }

func (l *ledgerVerify) Run(ctx context.Context, c console) error {
	users, wrong, err := app.VerifyLedger(ctx, l.config(c))
	if err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%d accounts checked, %d do not agree with their entries\n", users, len(wrong))
	for _, w := range wrong {
		fmt.Fprintf(c.err, "focal: %+v\n", w)
	}
	if len(wrong) > 0 {
		return errSomeFailed
	}
	return nil
}

type migrateCommand struct{ storage }

func (m *migrateCommand) Run(ctx context.Context, c console) error {
	if err := app.Migrate(ctx, m.config(c)); err != nil {
		return err
	}
	_, err := fmt.Fprintln(c.out, "The database is up to date.")
	return err
}

type templateCommand struct {
	List    templateList    `cmd:"" help:"Names of the built-in templates."`
	Check   templateCheck   `cmd:"" help:"Examine a Word template: content, tags, trial filling."`
	Starter templateStarter `cmd:"" help:"Write a built-in template as a Word file to make your own from."`
}

type templateList struct{}

func (templateList) Run(c console) error {
	for _, name := range wordtemplate.Names() {
		fmt.Fprintln(c.out, name)
	}
	return nil
}

type templateCheck struct {
	File string `arg:"" type:"existingfile" help:"A .docx template."`
	JSON bool   `name:"json" help:"The report as JSON."`
}

func (t *templateCheck) Run(c console) error {
	upload, err := readUpload(t.File)
	if err != nil {
		return err
	}
	report := wordtemplate.Check(upload.Data)
	if t.JSON {
		enc := json.NewEncoder(c.out)
		enc.SetIndent("", "  ")
		if err := enc.Encode(report); err != nil {
			return err
		}
	} else {
		printReport(c, report)
	}
	if !report.OK {
		return errSomeFailed
	}
	return nil
}

func printReport(c console, report wordtemplate.Report) {
	for _, p := range report.Problems {
		fmt.Fprintln(c.out, "problem:", p)
	}
	for _, tr := range report.Translations {
		to := strings.ReplaceAll(tr.To, "\n", " ")
		if to == "" {
			to = "nothing of the kind: take it out"
		}
		fmt.Fprintf(c.out, "write: %s -> %s\n", tr.From, to)
	}
	for _, p := range report.Warnings {
		fmt.Fprintln(c.out, "warning:", p)
	}
	if report.OK {
		fmt.Fprintf(c.out, "The template can be used: %s, %s with the sample CV.\n", count(len(report.Tags), "tag"), count(report.Pages, "page"))
	}
}

type templateStarter struct {
	Name string `arg:"" help:"A built-in template."`
	Out  string `short:"o" type:"path" help:"File to write; without it NAME.docx."`
}

func (t *templateStarter) Run(c console) error {
	data, err := wordtemplate.StarterDocx(t.Name)
	if err != nil {
		return err
	}
	target := t.Out
	if target == "" {
		name, _ := wordtemplate.Canonical(t.Name)
		target = name + ".docx"
	}
	if err := os.WriteFile(target, data, 0o600); err != nil {
		return err
	}
	_, err = fmt.Fprintln(c.out, target)
	return err
}

type openAPICommand struct{}

func (openAPICommand) Run(c console) error {
	_, err := c.out.Write(app.OpenAPI())
	return err
}
