package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	netmail "net/mail"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"time"

	"focal/internal/account"
	"focal/internal/audit"
	"focal/internal/billing"
	"focal/internal/blob"
	"focal/internal/convert"
	"focal/internal/httpapi"
	"focal/internal/jobs"
	"focal/internal/mail"
	"focal/internal/observe"
	"focal/internal/office"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/template"
	"focal/internal/webhook"
)

// IconFunc turns an uploaded picture into a PNG that is safe to embed.
type IconFunc func(ctx context.Context, picture []byte) ([]byte, error)

// App is the wired product. Close it when Run was not called.
type App struct {
	cfg       Config
	db        *store.DB
	node      *node
	queue     *jobs.Queue
	accounts  *account.Service
	ledger    *billing.Ledger
	billing   *billing.Service
	convert   *convert.Service
	webhooks  *webhook.Service
	templates *template.Service
	server    *httpapi.Server
	metrics   *metrics
	tracer    *observe.Tracer
	health    health
	closing   sync.Once
	mail      *mail.Sender

	forgetMail func(to string) error
}

// New opens the data folder and the database, brings the tables up to date and
// wires everything. It takes the folder's lock: see the commands in operator.go
// for what works beside a running server.
func New(ctx context.Context, cfg Config) (*App, error) {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return nil, err
	}
	if cfg.Engine == nil {
		return nil, errors.New("app: Config.Engine is missing")
	}
	a := &App{cfg: cfg}
	if err := a.open(ctx); err != nil {
		a.Close()
		return nil, err
	}
	return a, nil
}

func (a *App) open(ctx context.Context) error {
	cfg := a.cfg
	err := os.MkdirAll(cfg.Data, 0o700)
	if err == nil {
		a.node, err = takeNode(cfg.Data, cfg.DatabaseURL != "")
	}
	if err != nil {
		return notWritable(cfg.Data, err)
	}
	tighten(ctx, cfg.Data)
	if a.db, err = store.Open(ctx, cfg.DatabaseURL, cfg.Data); err != nil {
		return err
	}
	if err := a.db.Migrate(ctx); err != nil {
		return err
	}
	if err := a.refuseLostKeys(ctx); err != nil {
		return err
	}
	keys, err := loadKeys(cfg.keyPath())
	if err != nil {
		return err
	}
	blobs, err := cfg.sealed(strconv.Itoa(a.node.slot))
	if err != nil {
		return err
	}
	a.checkDatabase(ctx)
	if err := a.wire(keys, blobs); err != nil {
		return err
	}
	if err := a.accounts.SealSecrets(ctx, a.db); err != nil {
		return err
	}
	return a.queueUp()
}

// newHasher makes what hashes passwords; tests keep the hashes.
var newHasher = account.NewHasher

func (a *App) wire(keys *keyFile, blobs blob.Store) error {
	cfg := a.cfg
	limiter := account.NewLimiter(cfg.Now)
	if a.db.IsPostgres() {
		limiter = account.NewSharedLimiter(cfg.Now, a.db)
	}
	a.metrics = newMetrics(cfg.Version, a.db)
	a.tracer = observe.NewTracer(cfg.TracesURL, "focal", cfg.Version)
	model := cfg.LLM.client(cfg, a.metrics)
	a.templates = &template.Service{Store: a.db, Blobs: blobs, NewID: account.NewID, Now: cfg.Now}
	a.ledger = &billing.Ledger{Store: a.db, Now: cfg.Now}
	trail := &audit.Trail{Store: a.db, NewID: account.NewID, Now: cfg.Now}
	a.mail, a.forgetMail = cfg.sender()
	a.accounts = account.New(account.Config{
		Store: a.db, Resets: a.db, Admin: a.db, TOTP: a.db, APIKeyStore: a.db, Contacts: a.db, Credits: a.ledger, Mail: a.mail, Erase: a.eraseUser, Keys: keys.tokens(),
		Hasher: newHasher(), Limiter: limiter, Audit: trail, AdminTOTP: cfg.AdminTOTP == "required", Closed: cfg.Closed, Product: cfg.Product, SupportEmail: cfg.SupportEmail, Now: cfg.Now,
	})
	a.webhooks = webhook.New(webhook.Config{
		Store: a.db, Queue: lateQueue{a}, Keys: keys.tokens(), Mail: a.mail, Audit: trail, Product: cfg.Product,
		SupportEmail: cfg.SupportEmail, Now: cfg.Now,
		Confirm: func(ctx context.Context, u *account.User, password string) error {
			return a.accounts.ConfirmProgram(ctx, u, password, true)
		},
		Exists: a.keeps, Origin: cfg.PublicURL,
		Off: cfg.Webhooks == WebhooksOff, Private: cfg.Webhooks == WebhooksPrivate || cfg.Dev, Plain: cfg.Dev,
	})
	a.convert = convert.New(convert.Config{
		Store: a.db, IconStore: a.db, Ledger: a.ledger, Queue: lateQueue{a}, Blobs: blobs, Engine: cfg.engine(model, a.metrics), Icons: cfg.Icons,
		Templates: a.templateNames, OpenTemplates: a.openTemplates, TemplateFile: a.templates.File, Asks: a.templates.Asks, Sample: cfg.Sample, Limits: convert.Limits{Files: cfg.MaxFiles, FileBytes: cfg.MaxFileBytes},
		Allowance: cfg.DemoAllowance, Retention: cfg.RetentionDays, Deadline: cfg.Deadline, Parallel: cfg.Workers, Tracer: a.tracer, Ended: a.metrics.ended, Finished: a.finished, Now: cfg.Now,
	})
	pdf, err := office.New(cfg.Office)
	if err != nil {
		return err
	}
	if pdf != nil {
		a.convert.PDFs = pdf.PDFs
	}
	plans, provider, err := cfg.payments(a.db)
	if err != nil {
		return err
	}
	a.billing = billing.New(billing.Config{Store: a.db, Ledger: a.ledger, Plans: plans, Provider: provider, Support: cfg.SupportEmail, Origin: cfg.PublicURL, Audit: trail, Now: cfg.Now})
	helper, err := cfg.assistant(plans, pdf != nil, model)
	if err != nil {
		return err
	}
	_, sandbox := provider.(*billing.Sandbox)
	info := cfg.info(plans, provider)
	info.PDF, info.WordingBy, info.Webhooks = pdf != nil, cfg.wordingBy(model), !a.webhooks.Off
	a.server = httpapi.New(httpapi.Config{
		Info: info, Setup: a.setupFor, Billing: a.billing, Sandbox: sandbox, Assistant: helper, Templates: a.templates, Accounts: a.accounts, Convert: a.convert, Webhooks: a.webhooks, Ledger: a.db, Refund: a.ledger.Refund, Audit: a.db, Record: trail.Record, Hourly: trail.RecordHourly, Printed: a.hasPrintedPassword, Limiter: limiter, Web: cfg.Web, Ready: a.ready,
		Metrics: httpapi.Metrics{Request: a.metrics.request}, Tracer: a.tracer, Proxies: cfg.Proxies, TLS: cfg.TLS,
	})
	return nil
}

func (a *App) queueUp() (err error) {
	places := 2 * a.cfg.Workers
	if a.cfg.NoWork {
		places = 0
	}
	a.queue, err = jobs.New(jobs.Config{
		SQL: a.db.SQL(), Postgres: a.db.IsPostgres(), Tx: store.Tx, Release: a.db.ReleaseJobs, Classify: store.Classify,
		Node: a.node.name, Workers: places, Seats: 4 * convert.Seats,
		Run: a.observed(a.convert.Run), Abandon: a.convert.Abandon, Deliver: a.webhooks.Deliver,
		Every: a.Upkeep, Interval: 10 * time.Minute,
	})
	return err
}

func (c Config) keyPath() string { return or(c.KeyFile, filepath.Join(c.Data, "keys.json")) }

// files opens the file store: the bucket where one is set, else a folder that
// processes of different names may share.
func (c Config) files(name string) (files blob.Store, err error) {
	if c.FilesURL != "" {
		files, err = blob.OpenS3(c.FilesURL)
	} else {
		files, err = blob.NewFolder(filepath.Join(c.Data, "blobs"), name)
	}
	if err != nil {
		return nil, fmt.Errorf("open the file store: %w", err)
	}
	return files, nil
}

func (c Config) sealed(name string) (*blob.Sealed, error) {
	files, err := c.files(name)
	if err != nil {
		return nil, err
	}
	return blob.NewSealed(files, fileKeys(c.keyPath()))
}

// templateNames lists every template; should the database not answer, the
// built-in ones.
func (a *App) templateNames(ctx context.Context) []string {
	names, err := a.templates.Names(ctx)
	if err != nil {
		slog.WarnContext(ctx, "templates", "cause", err)
	}
	return names
}

// openTemplates are those for everybody; should the database not answer, none.
func (a *App) openTemplates(ctx context.Context) []string {
	names, err := a.templates.Open(ctx)
	if err != nil {
		slog.WarnContext(ctx, "templates for everybody", "cause", err)
	}
	return names
}

// lateQueue breaks the circle: conversions enqueue jobs, jobs run conversions.
type lateQueue struct{ a *App }

func (q lateQueue) Enqueue(ctx context.Context, taskID string, before int64) error {
	return q.a.queue.Enqueue(ctx, taskID, before)
}

func (q lateQueue) Ring() { q.a.queue.Ring() }

func (q lateQueue) Notify(ctx context.Context, n webhook.Notice) error {
	return q.a.queue.Notify(ctx, n)
}

// finished sends the owner's webhooks when a conversion has ended.
func (a *App) finished(ctx context.Context, t *convert.Task) error {
	return a.webhooks.Ended(ctx, webhook.Outcome{
		UserID: t.UserID, TaskID: t.ID, Status: string(t.Status), Completed: t.Done, Failed: t.Bad, At: t.Ended,
	})
}

// keeps reports whether a conversion is still there.
func (a *App) keeps(ctx context.Context, taskID string) (bool, error) {
	_, _, err := a.db.Task(ctx, taskID)
	if problem.Is(err, problem.NotFound) {
		return false, nil
	}
	return err == nil, err
}

// OpenAPI returns the document of the API; it needs no data folder.
func OpenAPI() []byte {
	cfg, _ := Config{Data: "-"}.withDefaults()
	return httpapi.New(httpapi.Config{Info: cfg.info(billing.Plans(), nil), Convert: convert.New(convert.Config{})}).OpenAPI()
}

// Upkeep erases everything past its retention and renews or ends what has expired. It runs
// every ten minutes without being called.
func (a *App) Upkeep(ctx context.Context) error {
	_, _, err := a.convert.Purge(ctx)
	_, swept := a.convert.Sweep(ctx)
	_, sessions := a.db.PurgeSessions(ctx, a.cfg.Now().Add(-account.RefreshLife))
	return errors.Join(err, swept, sessions, a.billing.Lapse(ctx), a.db.PurgeResets(ctx, a.cfg.Now().Add(-time.Hour)), a.db.PurgeRepeats(ctx, a.cfg.Now().Add(-48*time.Hour)), a.db.PurgeCounts(ctx, a.cfg.Now()), a.db.PurgeDeliveries(ctx, a.cfg.Now().Add(-webhook.Keep)))
}

// eraseUser ends the user's subscriptions and erases files and mails; the caller deletes
// the rows.
func (a *App) eraseUser(ctx context.Context, u *account.User) error {
	if err := a.billing.Leave(ctx, u); err != nil {
		return err
	}
	return errors.Join(a.convert.EraseUser(ctx, u), a.forgetMail(u.Email))
}

// sender is SMTP where a server is set, else the outbox; forget removes a
// person's messages from it.
func (c Config) sender() (s *mail.Sender, forget func(to string) error) {
	if c.SMTP.Host != "" {
		return mail.NewSender(c.mailFrom(), c.SMTP), func(string) error { return nil }
	}
	box := mail.Outbox{Dir: filepath.Join(c.Data, "outbox")}
	return mail.NewSender(c.mailFrom(), box), box.Forget
}

// mailFrom holds for products of any name, also with a comma in it.
func (c Config) mailFrom() string {
	return (&netmail.Address{Name: c.Product, Address: or(c.MailFrom, c.SupportEmail)}).String()
}

// Close releases the database and the data folder; once is enough.
func (a *App) Close() { a.closing.Do(a.close) }

func (a *App) close() {
	if a.mail != nil {
		a.mail.Close()
	}
	if a.health.stop != nil {
		a.health.stop()
	}
	last, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	a.tracer.Shutdown(last)
	if a.db != nil {
		_ = a.db.Close()
	}
	if a.node != nil {
		a.node.release()
	}
}
