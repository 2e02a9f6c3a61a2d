// Package app wires the whole product from one Config; cmd/focal and the tests
// use it alike.
package app

import (
	"io"
	"io/fs"
	"net/netip"
	"os"
	"runtime"
	"strings"
	"time"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/mail"
	"focal/internal/problem"
)

// Config of the product. The zero value of a field means what its comment says;
// only Data and, for serving, Engine are needed.
type Config struct {
	Data        string // folder for the database, files, keys and the outbox; made when missing
	DatabaseURL string // postgres://…; "" = SQLite in Data
	FilesURL    string // s3://KEY:SECRET@host/bucket; "" = a folder in Data
	Addr        string // address to serve on; "" = :8080
	MetricsAddr string // address for Prometheus; "" = no metrics
	TracesURL   string // OTLP/HTTP collector, http://host:4318; "" = no traces
	KeyFile     string // signing and file keys; "" = Data/keys.json, made at first start. All nodes of one database need the same.

	Dev        bool   // seed one ready account, print it once; never together with Production
	Closed     bool   // nobody registers: admins make the accounts
	AdminTOTP  string // two-factor sign-in of admins: required or optional; "" = required in production
	Production bool   // refuse what is for trying out only
	FullCheck  bool   // look through all of SQLite's file at the start, not only its pages
	TLS        bool   // a proxy in front speaks HTTPS: send HSTS

	Product      string // "" = Focal
	SupportEmail string // "" = support@example.com
	Currency     string // ISO 4217; "" = USD
	Version      string // shown in /api/config

	AdminEmail    string // first admin; "" = admin@focal.local
	AdminPassword string // its password; "" = generated and printed once

	SMTP     mail.SMTP // Host "" = messages go to Data/outbox as .eml files
	MailFrom string    // sender's address; "" = SupportEmail

	Office    string // LibreOffice's soffice, for PDF downloads; "" = the one on PATH, if any, "off" = no PDFs
	LLM       LLM    // words the assistant's answers, and CVs where it says so; zero = everything is built in
	Stripe    Stripe // zero = the sandbox, or no payments in production
	Webhooks  string // where users' webhooks may lead: public, private (also inside the network) or off; "" = public
	PublicURL string // https://host that users see; "" = the host that was asked

	Engine    convert.Engine // the conversion pipeline
	Templates []string       // built-in templates that --dev's account gets; nil = Generic, Modern
	Sample    *cv.Document   // an invented CV for previews of templates; nil = no previews
	Web       fs.FS          // the built web app; nil = API only
	OwnLegal  bool           // its legal texts are the operator's, not our drafts
	Icons     IconFunc       // any picture to a PNG that is safe to embed; nil = icons are refused

	MaxFiles      int            // CVs in one request; 0 = 10
	MaxFileBytes  int64          // of one file; 0 = 10 MB
	DemoAllowance int64          // conversions without a subscription; 0 = 3, negative = none
	RetentionDays int64          // days that files are kept unless the user chose; 0 = 30
	Workers       int            // conversions of one user at a time, of all users twice as many; 0 = number of processors
	NoWork        bool           // leave conversions, notices and upkeep to worker processes
	Deadline      time.Duration  // of one CV; 0 = 20 s
	Proxies       []netip.Prefix // peers whose X-Forwarded-For is believed

	Out io.Writer        // where the first start prints secrets and --dev its account; nil = standard output
	Now func() time.Time // nil = the wall clock
}

// defaultSupport is an address for examples (RFC 2606): nobody reads what is sent there.
const defaultSupport = "support@example.com"

// Where users' webhooks may lead.
const (
	WebhooksPublic  = "public"
	WebhooksPrivate = "private"
	WebhooksOff     = "off"
)

func (c Config) withDefaults() (Config, error) {
	c.Addr = or(c.Addr, ":8080")
	c.Product = or(c.Product, "Focal")
	c.SupportEmail = or(c.SupportEmail, defaultSupport)
	c.Currency = strings.ToUpper(or(c.Currency, "USD"))
	c.Version = or(c.Version, "dev")
	c.AdminEmail = or(c.AdminEmail, "admin@focal.local")
	c.MaxFiles = or(c.MaxFiles, 10)
	c.MaxFileBytes = or(c.MaxFileBytes, 10<<20)
	c.DemoAllowance = max(or(c.DemoAllowance, 3), 0)
	c.RetentionDays = or(c.RetentionDays, 30)
	c.Webhooks = or(c.Webhooks, WebhooksPublic)
	c.Workers = or(c.Workers, runtime.NumCPU())
	c.Deadline = or(c.Deadline, 20*time.Second)
	if c.AdminTOTP == "" && c.Production {
		c.AdminTOTP = "required"
	}
	if c.Templates == nil {
		c.Templates = []string{convert.DefaultTemplate, "Modern"}
	}
	if c.Out == nil {
		c.Out = os.Stdout
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	switch {
	case c.Data == "":
		return c, problem.New(problem.Invalid, "Name a data folder with --data or FOCAL_DATA.")
	case c.AdminTOTP != "required" && c.AdminTOTP != "optional" && c.AdminTOTP != "":
		return c, problem.New(problem.Invalid, "FOCAL_ADMIN_TOTP must be required or optional.")
	case c.Webhooks != WebhooksPublic && c.Webhooks != WebhooksPrivate && c.Webhooks != WebhooksOff:
		return c, problem.New(problem.Invalid, "FOCAL_WEBHOOKS must be public, private or off.")
	case c.Dev && c.Production:
		return c, problem.New(problem.Invalid, "--dev and production mode exclude each other.")
	}
	return c, nil
}

func or[T comparable](v, fallback T) T {
	var zero T
	if v == zero {
		return fallback
	}
	return v
}
