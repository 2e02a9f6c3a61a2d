package convert

import (
	"cmp"
	"context"
	"iter"
	"slices"
	"strings"
	"sync"
	"time"

	"focal/internal/account"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/observe"
	"focal/internal/problem"
)

// Engine turns one CV into a result, and a result into a Word file.
// *engine.Engine is the real one.
type Engine interface {
	Convert(ctx context.Context, r engine.Request) (*engine.Result, error)
	Review(ctx context.Context, previous *engine.Result, d engine.Decisions, r engine.Request) (*engine.Result, error)
	Render(ctx context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error)
	Picture(ctx context.Context, file engine.Upload, page int) ([]byte, error)
	Compare(ctx context.Context, list engine.Shortlist) ([]engine.Comparison, error)
}

// Store keeps tasks. Methods join the transaction in ctx if there is one. What
// is not found is a problem.NotFound.
type Store interface {
	InTx(ctx context.Context, do func(ctx context.Context) error) error
	TaskByKey(ctx context.Context, userID, key string) (*Task, error)
	CreateTask(ctx context.Context, t *Task, files []File) error // problem.Conflict for a known key
	Task(ctx context.Context, id string) (*Task, []File, error)
	BeginTask(ctx context.Context, id string, at time.Time) (bool, error)                   // false = it has ended
	EndTask(ctx context.Context, t *Task) (bool, error)                                     // false = it had ended before
	SaveFile(ctx context.Context, f *File) error                                            // one that was cancelled stays so
	EnterStage(ctx context.Context, taskID string, index int64, stage string) (bool, error) // false = it has its end
	CancelFile(ctx context.Context, taskID string, index int64, why string) (bool, error)   // within a transaction; false = it has its end
	CancelledFiles(ctx context.Context, taskID string) (map[int64]string, error)            // within a transaction; none is cancelled after
	SaveReview(ctx context.Context, f *File) error                                          // what a review may change
	EndHold(ctx context.Context, taskID string, index int64) (bool, error)                  // false = it waits for nobody
	RefuseFile(ctx context.Context, f *File) error                                          // as Failed, and counted so in its task
	SeeTask(ctx context.Context, id string) error
	ChangeTaskOptions(ctx context.Context, id string, change func(o *cv.Options)) error // as they are now, one change after the other
	// History of those tasks only that hold all words of search; "" = of all.
	History(ctx context.Context, userID string, search Search, offset, limit int64) ([]Past, int64, error)
	DeleteTask(ctx context.Context, id string) error
	LostTasks(ctx context.Context, ids []string) ([]string, error) // those that are no task's
	ExpiredTasks(ctx context.Context, now time.Time, limit int64) ([]string, error)
	OpenTasks(ctx context.Context, userID string) (int64, error) // that have not ended
	Reserved(ctx context.Context, userID string) (int64, error)  // credits reserved for what runs or waits to be accepted
	StuckTasks(ctx context.Context, before time.Time, limit int64) ([]string, error)
	UseAllowance(ctx context.Context, userID string, n, most int64) (bool, error)
	AddConverted(ctx context.Context, userID string, n int64) error
	SaveOptions(ctx context.Context, userID, options string) error
	Setting(ctx context.Context, name string) (string, error) // "" = never set
	SaveSetting(ctx context.Context, name, value string) error
	User(ctx context.Context, id string) (*account.User, error)
}

// Ledger moves credits; *billing.Ledger is the real one.
type Ledger interface {
	Reserve(ctx context.Context, userID, taskID string, n int) error
	Settle(ctx context.Context, userID, taskID string, converted map[int64]bool) error
}

// Queue hands a task to the background workers. It must be called within the
// transaction that creates the task, and the job exists only if that commits.
type Queue interface {
	Enqueue(ctx context.Context, taskID string, before int64) error // before = open tasks of the same user
	Ring()                                                          // after the commit: there is work
}

// Blobs keep uploads and results; see internal/blob.
type Blobs interface {
	Put(ctx context.Context, key string, data []byte) error // durable when it returns
	Get(ctx context.Context, key string) ([]byte, error)
	Replace(ctx context.Context, key string, held, data []byte) (bool, error) // Put where the key still holds that; false where it does not
	Delete(ctx context.Context, prefix string) error
	Folders(ctx context.Context, prefix string) iter.Seq2[string, error] // the names directly below
}

// Limits of an upload.
type Limits struct {
	Files     int   // CVs in one request
	FileBytes int64 // of one file
	Memory    int64 // of a file that is kept in memory while it comes in; 0 = all of it
}

// Config of a Service. Every field must be set unless it says otherwise.
type Config struct {
	Store     Store
	IconStore IconStore
	Ledger    Ledger
	Queue     Queue
	Blobs     Blobs
	Engine    Engine
	Icons     func(ctx context.Context, image []byte) ([]byte, error) // any image to a PNG that is safe to embed; optional
	Templates func(ctx context.Context) []string                      // every template there is, "Generic" first
	// OpenTemplates are those that everybody may choose beside the default; optional.
	OpenTemplates func(ctx context.Context) []string
	// TemplateFile returns an uploaded template's Word file, nil for a built-in
	// one; optional where there are only built-in ones.
	TemplateFile func(ctx context.Context, name string) ([]byte, error)
	// Asks are what templates ask for with each conversion, in the order of their names;
	// optional where they ask for nothing.
	Asks func(ctx context.Context, names ...string) ([]cv.Asked, error)
	// PDFs turns Word files into PDF files; optional, nil where there are none.
	PDFs      func(ctx context.Context, documents [][]byte) ([][]byte, error)
	Sample    *cv.Document // an invented CV for previews
	Limits    Limits
	Allowance int64               // conversions for users without a subscription (decisions D-44)
	Retention int64               // days that files are kept unless the user chose; 0 = as long as a session needs them
	Deadline  time.Duration       // of one CV in the engine
	Tracer    *observe.Tracer     // optional
	Ended     func(status Status) // told the end of each CV; optional
	// Finished is told the end of a task within the transaction that ends it; optional.
	Finished func(ctx context.Context, t *Task) error
	Parallel int // CVs of one user converted at a time; of all users, twice as many
	Now      func() time.Time
}

// Service is the converter.
type Service struct {
	Config

	share   *share // of conversions
	pdfs    *share // of downloads as PDF
	running running

	sweeping sync.Mutex
	suspects []string  // folders without a task at the last sweep
	swept    time.Time // when all folders were looked at
}

// New returns a service.
func New(cfg Config) *Service {
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	return &Service{Config: cfg, share: newShare(max(1, cfg.Parallel), time.Now), pdfs: newShare(1, time.Now)}
}

// Limits returns the limits of an upload.
func (s *Service) Limits() Limits { return s.Config.Limits }

// DefaultRetentionDays is what applies to users who chose nothing.
func (s *Service) DefaultRetentionDays() int64 { return s.Retention }

// DefaultTemplate is open to everyone.
const DefaultTemplate = "Generic"

// demoTemplates are open within the demo (checklist DE-6).
var demoTemplates = []string{DefaultTemplate, "Modern"}

const demoPlan = "demo"

// Templates returns what the user may choose, the default first.
func (s *Service) Templates(ctx context.Context, u *account.User) []string {
	known := s.Config.Templates(ctx)
	if u.IsAdmin() {
		return known
	}
	names := []string{DefaultTemplate}
	allowed := s.Allowed(ctx, u)
	if u.Plan == demoPlan { // what anybody may try without a plan (decisions D-44)
		allowed = append(slices.Clone(demoTemplates), allowed...)
	}
	for _, name := range allowed {
		if real := find(known, name); real != "" && !slices.Contains(names, real) {
			names = append(names, real)
		}
	}
	return names
}

// Allowed are the names beside the default that are the user's own or for everybody.
func (s *Service) Allowed(ctx context.Context, u *account.User) []string {
	names := append([]string{}, u.AllowedTemplates...)
	if s.OpenTemplates == nil {
		return names
	}
	for _, name := range s.OpenTemplates(ctx) {
		if find(names, name) == "" {
			names = append(names, name)
		}
	}
	return names
}

// template resolves a name as typed to a template that the user may use.
func (s *Service) template(ctx context.Context, u *account.User, name string, demo bool) (string, error) {
	if name == "" {
		return DefaultTemplate, nil
	}
	real := find(s.Config.Templates(ctx), name)
	allowed := s.Templates(ctx, u)
	if demo {
		allowed = append(allowed, demoTemplates...)
	}
	switch {
	case real != "" && slices.Contains(allowed, real):
		return real, nil
	case real == "" && (u.IsAdmin() || find(u.AllowedTemplates, name) != ""):
		return "", problem.New(problem.Invalid, "There is no template of this name. Choose one of: %s.", strings.Join(allowed, ", "))
	}
	return "", problem.New(problem.Forbidden, "This template is not available to your account. Choose one of: %s.", strings.Join(allowed, ", "))
}

// standIn has a task whose template is deleted, or is not for its user any more, drawn in the default one until another is
// chosen: what is paid for can be opened, accepted and taken. The task is kept as it is, so the template counts again
// should it come back.
func (task *Task) standIn(usable []string) {
	task.usable = usable
	if task.Demo {
		task.usable = slices.Concat(usable, demoTemplates)
	}
	if !task.mayUse(task.Options.Template) {
		task.left, task.Options.Template = task.Options.Template, DefaultTemplate
	}
}

// chosen is the task's template, be it gone.
func (task *Task) chosen() string { return cmp.Or(task.left, task.Options.Template) }

// inPlaceOf is a template that a CV of the task is drawn in: the one that was chosen for it, as long as that is there.
func (task *Task) inPlaceOf(chosen string) string {
	if task.mayUse(chosen) {
		return chosen
	}
	return task.Options.Template
}

// mayUse reports a template that the task's owner may choose by now.
func (task *Task) mayUse(template string) bool {
	return task.usable == nil || find(task.usable, template) != ""
}

// find compares names without case (decisions D-58).
func find(names []string, name string) string {
	for _, n := range names {
		if strings.EqualFold(n, strings.TrimSpace(name)) {
			return n
		}
	}
	return ""
}

// templateFile is nil for a built-in template.
func (s *Service) templateFile(ctx context.Context, name string) ([]byte, error) {
	if s.TemplateFile == nil {
		return nil, nil
	}
	return s.TemplateFile(ctx, name)
}
