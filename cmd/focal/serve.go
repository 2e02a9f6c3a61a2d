package main

import (
	"cmp"
	"context"
	"fmt"
	"log/slog"
	"net/netip"
	"os"
	"runtime"

	"focal/internal/app"
	"focal/internal/engine"
	"focal/internal/engine/child"
	"focal/internal/icon"
	"focal/internal/mail"
	"focal/internal/observe"
	"focal/internal/wordtemplate"
	"focal/internal/wordtemplate/specimen"
	"focal/web"
)

// storage says where the data is; the same flags mean the same in every command.
type storage struct {
	Data        string `env:"FOCAL_DATA" type:"path" default:"./data" help:"Folder for database, files and keys."`
	DatabaseURL string `name:"database-url" env:"FOCAL_DATABASE_URL" help:"postgres://… instead of SQLite in the data folder."`
	FilesURL    string `name:"files-url" env:"FOCAL_FILES_URL" help:"s3://KEY:SECRET@host/bucket instead of files in the data folder."`
}

func (s storage) config(c console) app.Config {
	return app.Config{Data: s.Data, DatabaseURL: s.DatabaseURL, FilesURL: s.FilesURL, Version: version(), Out: c.err, Templates: wordtemplate.Names()}
}

// mailSettings are those of serve and of the command that tries them.
type mailSettings struct {
	MailFrom string `name:"mail-from" env:"FOCAL_MAIL_FROM" help:"Sender of mails; without it the support address."`
	SMTP     struct {
		Host     string `env:"FOCAL_SMTP_HOST" help:"Mail server; without it mails go to DATA/outbox as files."`
		Port     int    `env:"FOCAL_SMTP_PORT" default:"587" help:"Its port."`
		User     string `env:"FOCAL_SMTP_USER" help:"Its user."`
		Password string `env:"FOCAL_SMTP_PASSWORD" help:"Its password."`
		Security string `env:"FOCAL_SMTP_SECURITY" enum:"starttls,tls,none" default:"starttls" help:"starttls, tls, or none for a relay on this machine."`
	} `embed:"" prefix:"smtp-"`
}

func (m mailSettings) apply(cfg *app.Config) {
	cfg.MailFrom = m.MailFrom
	if m.SMTP.Host != "" {
		cfg.SMTP = mail.SMTP{Host: m.SMTP.Host, Port: m.SMTP.Port, User: m.SMTP.User, Password: m.SMTP.Password, Security: m.SMTP.Security}
	}
}

type service struct {
	storage
	Production bool   `env:"FOCAL_PRODUCTION" help:"Refuse what is for trying out only (sandbox payments, --dev)."`
	Product    string `env:"FOCAL_PRODUCT_NAME" default:"Focal" help:"The product's name."`
	Workers    int    `env:"FOCAL_WORKERS" default:"0" help:"Conversions of one user at a time, of all users twice as many; 0 = number of processors."`
	Retention  int64  `name:"retention-days" env:"FOCAL_RETENTION_DAYS" default:"30" help:"Days that files and results are kept."`
	KeyFile    string `env:"FOCAL_KEY_FILE" type:"path" help:"Signing and file keys; without it keys.json in the data folder."`
	FullCheck  bool   `name:"full-check" env:"FOCAL_FULL_CHECK" help:"At the start, look for damage in every row and index of the database, not only in its pages."`
	mailSettings
	modelSettings
	Webhooks  string `env:"FOCAL_WEBHOOKS" enum:"public,private,off" default:"public" help:"Where webhooks lead: public, private or off."`
	Metrics   string `name:"metrics-addr" env:"FOCAL_METRICS_ADDR" help:"Address for Prometheus; without it there are no metrics."`
	Traces    string `name:"traces-url" env:"FOCAL_TRACES_URL" help:"OTLP/HTTP collector such as http://127.0.0.1:4318; without it there are no traces."`
	LogFormat string `name:"log-format" env:"FOCAL_LOG_FORMAT" enum:"text,json" default:"text" help:"text or json."`
	LogLevel  string `name:"log-level" env:"FOCAL_LOG_LEVEL" enum:"debug,info,warn,error" default:"info" help:"debug (every request), info, warn or error."`
}

func (s service) config(c console) (app.Config, *child.Pool, error) {
	log, err := observe.NewLogger(os.Stderr, s.LogFormat, s.LogLevel)
	if err != nil {
		return app.Config{}, nil, err
	}
	slog.SetDefault(log)
	// As many readers of PDF files as there are places: one user's files never keep all of them.
	readers := 2 * cmp.Or(max(s.Workers, 0), runtime.NumCPU())
	app.LeanHeap()
	e, err := child.New(child.Config{Engine: engine.Config{CacheDir: cacheDir(), Product: s.Product, Readers: readers}})
	if err != nil {
		return app.Config{}, nil, err
	}
	cfg := s.appConfig(c)
	cfg.Engine = e
	cfg.Icons = func(_ context.Context, picture []byte) ([]byte, error) { return icon.Normalise(picture) }
	return cfg, e, nil
}

// appConfig is what the settings say, without the parts that have to be started.
func (s service) appConfig(c console) app.Config {
	cfg := s.storage.config(c)
	cfg.Production, cfg.Product, cfg.Workers, cfg.RetentionDays = s.Production, s.Product, s.Workers, s.Retention
	cfg.KeyFile, cfg.MetricsAddr, cfg.TracesURL, cfg.FullCheck = s.KeyFile, s.Metrics, s.Traces, s.FullCheck
	cfg.Webhooks = s.Webhooks
	s.mailSettings.apply(&cfg)
	cfg.LLM = s.modelSettings.config()
	return cfg
}

type serveCommand struct {
	service
	Addr          string         `env:"FOCAL_ADDR" default:"${addr}" help:"Address to serve on."`
	Dev           bool           `help:"Make one ready account with credits and print it. For local use only."`
	TLS           bool           `name:"behind-tls" env:"FOCAL_BEHIND_TLS" help:"A proxy in front speaks HTTPS: send HSTS."`
	Proxies       []netip.Prefix `name:"trusted-proxies" env:"FOCAL_TRUSTED_PROXIES" help:"Peers whose X-Forwarded-For is believed."`
	SupportEmail  string         `env:"FOCAL_SUPPORT_EMAIL" default:"support@example.com" help:"Shown in the footer and in mails."`
	Currency      string         `env:"FOCAL_CURRENCY" default:"USD" help:"ISO 4217."`
	AdminEmail    string         `env:"FOCAL_ADMIN_EMAIL" help:"First admin; made at the first start."`
	AdminPassword string         `env:"FOCAL_ADMIN_PASSWORD" help:"Its password; without it one is generated and printed once."`
	AdminTOTP     string         `name:"admin-totp" env:"FOCAL_ADMIN_TOTP" help:"Two-factor sign-in of admins: required or optional; without it required in production."`
	Registration  string         `env:"FOCAL_REGISTRATION" default:"open" help:"open: anybody registers; closed: admins make accounts."`
	Legal         string         `env:"FOCAL_LEGAL" type:"path" help:"Folder with your own terms-and-conditions.pdf, privacy-policy.pdf and data-breach-policy.pdf; without it drafts are shown."`
	PublicURL     string         `name:"public-url" env:"FOCAL_PUBLIC_URL" help:"https://host that users see; without it the host that was asked."`
	MaxFiles      int            `env:"FOCAL_MAX_FILES" default:"10" help:"CVs in one request."`
	DemoAllowance int64          `env:"FOCAL_DEMO_ALLOWANCE" default:"3" help:"Conversions without a subscription; negative = none."`
	NoWork        bool           `name:"no-work" env:"FOCAL_NO_WORK" help:"Only serve: focal worker processes convert."`
	Office        string         `name:"soffice" env:"FOCAL_SOFFICE" help:"LibreOffice's soffice, for downloads as PDF; without it the one on PATH, off = no PDFs."`
	Stripe        struct {
		Key               string `env:"FOCAL_STRIPE_KEY" help:"Secret key; without it payments are a sandbox."`
		WebhookSecret     string `env:"FOCAL_STRIPE_WEBHOOK_SECRET" help:"Of the endpoint /api/payment/webhook."`
		PricePersonal     string `env:"FOCAL_STRIPE_PRICE_PERSONAL" help:"Price id of the Personal Plan."`
		PriceProfessional string `env:"FOCAL_STRIPE_PRICE_PROFESSIONAL" help:"Price id of the Professional Plan."`
	} `embed:"" prefix:"stripe-"`
}

// Help is shown below the flags.
func (serveCommand) Help() string {
	return `Everything is embedded: the web app, SQLite, the language engine, a sandbox payment provider. Ready when
GET /healthz answers 200. Stops within ten seconds on SIGTERM; conversions under way go on after the next start.`
}

func (s *serveCommand) Run(ctx context.Context, c console) error {
	if s.Dev && s.Production {
		return usageError("--dev and --production exclude each other")
	}
	if err := s.judge(); err != nil {
		return err
	}
	cfg, e, err := s.service.config(c)
	if err != nil {
		return err
	}
	defer e.Close()
	for _, text := range s.missing() {
		slog.Warn(text)
	}
	s.apply(&cfg)
	cfg.Web, cfg.Sample = web.Dist(), specimen.Full()
	if s.Legal != "" {
		cfg.Web, cfg.OwnLegal = withLegal{cfg.Web, s.Legal}, true
	}
	e.Warm()
	a, err := app.New(ctx, cfg)
	if err != nil {
		return err
	}
	return a.Run(ctx)
}

func (s *serveCommand) apply(cfg *app.Config) {
	cfg.Addr, cfg.Dev, cfg.TLS, cfg.Proxies = s.Addr, s.Dev, s.TLS, s.Proxies
	cfg.SupportEmail, cfg.Currency, cfg.AdminEmail, cfg.AdminPassword = s.SupportEmail, s.Currency, s.AdminEmail, s.AdminPassword
	cfg.AdminTOTP, cfg.Office, cfg.NoWork = s.AdminTOTP, s.Office, s.NoWork
	cfg.Closed = s.Registration == "closed"
	cfg.PublicURL, cfg.MaxFiles, cfg.DemoAllowance = s.PublicURL, s.MaxFiles, s.DemoAllowance
	cfg.Stripe = app.Stripe{Key: s.Stripe.Key, WebhookSecret: s.Stripe.WebhookSecret, PricePersonal: s.Stripe.PricePersonal, PriceProfessional: s.Stripe.PriceProfessional}
}

type workerCommand struct{ service }

func (w *workerCommand) Run(ctx context.Context, c console) error {
	if w.DatabaseURL == "" {
		return usageError("focal worker needs --database-url: on SQLite the one server works too")
	}
	var j judgement
	w.judge(&j)
	if err := j.err(); err != nil {
		return err
	}
	cfg, e, err := w.service.config(c)
	if err != nil {
		return err
	}
	defer e.Close()
	e.Warm()
	a, err := app.New(ctx, cfg)
	if err != nil {
		return err
	}
	fmt.Fprintln(c.err, "working; stop with Ctrl-C")
	return a.RunWorker(ctx)
}
