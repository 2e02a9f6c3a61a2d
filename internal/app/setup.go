package app

import (
	"fmt"

	"focal/internal/httpapi"
)

// setup is what an operator looks at before people come, for the page of the admins: the start tells it to whoever
// reads the log, which is often somebody else.
func (c Config) setup() httpapi.SetupBody {
	item := func(id string, done bool, isSo, isNot, setting string) httpapi.SetupItem {
		state := isNot
		if done {
			state = isSo
		}
		return httpapi.SetupItem{ID: id, Done: done, State: state, Setting: setting}
	}
	return httpapi.SetupBody{Items: []httpapi.SetupItem{
		item("production", c.Production, "Production mode is on.",
			"The service runs for trying out: payments are a sandbox, and admins may sign in without a second factor.", "FOCAL_PRODUCTION"),
		item("mail", c.SMTP.Host != "", "Mails go out by "+c.SMTP.Host+".",
			"There is no mail server: nobody gets a one-time password. Mails are files in the data folder.", "FOCAL_SMTP_HOST"),
		item("payment", c.Stripe.Key != "", "Plans are paid by Stripe.",
			"There is no payment provider: nothing is sold. Credits can be given under Users.", "FOCAL_STRIPE_KEY"),
		item("legal", c.OwnLegal, "The terms, the privacy policy and the breach policy are your own.",
			"The terms, the privacy policy and the breach policy are drafts.", "FOCAL_LEGAL"),
		item("support", c.SupportEmail != defaultSupport, "Users write to "+c.SupportEmail+".",
			"Users are told to write to "+c.SupportEmail+", which is nobody's.", "FOCAL_SUPPORT_EMAIL"),
		item("address", c.PublicURL != "", "Links in mails lead to "+c.PublicURL+".",
			"Links in mails lead to whatever address was asked.", "FOCAL_PUBLIC_URL"),
		item("registration", true,
			"Anybody can register. Without a plan or credits an account "+demoOf(c.DemoAllowance),
			"", "FOCAL_DEMO_ALLOWANCE"),
		item("retention", true, "CVs and results are erased after "+number(c.RetentionDays, "day")+", unless the user chose otherwise.",
			"", "FOCAL_RETENTION_DAYS"),
	}}
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
