package convert_test

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"focal/internal/account"
	"focal/internal/billing"
	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/ingest/page"
	"focal/internal/problem"
	"focal/internal/store"
	"focal/internal/store/storetest"
)

// files are blobs in memory.
type files struct {
	faults *storetest.Faults
	mu     sync.Mutex
	kept   map[string][]byte
	gets   atomic.Int64
}

func (b *files) Put(_ context.Context, key string, data []byte) error {
	if err := b.faults.Step(); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.kept[key] = slices.Clone(data)
	return nil
}

func (b *files) Replace(_ context.Context, key string, held, data []byte) (bool, error) {
	if err := b.faults.Step(); err != nil {
		return false, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if !slices.Equal(b.kept[key], held) {
		return false, nil
	}
	b.kept[key] = slices.Clone(data)
	return true, nil
}

func (b *files) Get(_ context.Context, key string) ([]byte, error) {
	if err := b.faults.Step(); err != nil {
		return nil, err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.gets.Add(1)
	if data, ok := b.kept[key]; ok {
		return data, nil
	}
	return nil, problem.New(problem.NotFound, "no such file")
}

func (b *files) Delete(_ context.Context, prefix string) error {
	if err := b.faults.Step(); err != nil {
		return err
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	maps.DeleteFunc(b.kept, func(key string, _ []byte) bool { return strings.HasPrefix(key, prefix) })
	return nil
}

func (*files) Folders(context.Context, string) iter.Seq2[string, error] {
	return func(func(string, error) bool) {}
}

// bench is an engine: a CV that says BROKEN cannot be read, one that says SCAN only in
// part, one that says LONG costs points for its pages, one that says WHO has no
// name, and one that says LINES keeps those it has.
type bench struct {
	faults *storetest.Faults
	during *func()   // runs once, in the middle of the next conversion
	drawn  *[]string // the templates of all documents that were drawn
}

func (e bench) Ready(context.Context) error { return e.faults.Step() }

func (e bench) Convert(_ context.Context, r engine.Request) (*engine.Result, error) {
	if do := *e.during; do != nil {
		*e.during = nil
		do()
	}
	if strings.Contains(string(r.CV.Data), "BROKEN") {
		return nil, problem.New(problem.Unreadable, "This file is damaged.")
	}
	result := &engine.Result{Original: &cv.Document{}, Document: &cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: string(r.CV.Data)}}}, Pages: 1}
	result.Options = r.Options
	for _, m := range r.Known.Marks {
		result.Marks = append(result.Marks, m.Mark)
	}
	if strings.Contains(string(r.CV.Data), "SCAN") {
		result.Lines = &page.Document{OCR: true, Unsure: 3}
	}
	if strings.Contains(string(r.CV.Data), "LINES") {
		result.Lines = &page.Document{Pages: []page.Page{{Lines: make([]page.Line, 2)}}}
	}
	if strings.Contains(string(r.CV.Data), "WHO") {
		result.Lines = &page.Document{}
	}
	if strings.Contains(string(r.CV.Data), "LONG") {
		result.PageCost = "1 page would take 4 points."
	}
	return result, nil
}

func (bench) Review(_ context.Context, previous *engine.Result, d engine.Decisions, _ engine.Request) (*engine.Result, error) {
	r := *previous
	r.Marks, r.Edits = d.Marks, d.Edits
	r.Document = &cv.Document{Summary: []cv.Text{{ID: "summary[0]", Value: d.Edits["summary[0]"]}}}
	return &r, nil
}

func (e bench) Compare(_ context.Context, list engine.Shortlist) ([]engine.Comparison, error) {
	if do := *e.during; do != nil {
		do()
	}
	return make([]engine.Comparison, len(list.Adverts)), nil
}

func (e bench) Picture(context.Context, engine.Upload, int) ([]byte, error) {
	if do := *e.during; do != nil {
		do()
	}
	return []byte("picture"), nil
}

func (e bench) Render(_ context.Context, d *cv.Document, o engine.RenderOptions) ([]byte, error) {
	*e.drawn = append(*e.drawn, o.Template)
	return []byte(o.Look.Marking + d.Summary[0].Value), e.faults.Step()
}

// books is the ledger with a step before each call.
type books struct {
	*billing.Ledger
	faults *storetest.Faults
}

func (b books) Reserve(ctx context.Context, user, task string, n int) error {
	return errors.Join(b.faults.Step(), b.Ledger.Reserve(ctx, user, task, n))
}

func (b books) Settle(ctx context.Context, user, task string, converted map[int64]bool) error {
	return errors.Join(b.faults.Step(), b.Ledger.Settle(ctx, user, task, converted))
}

// line is a queue that nobody works.
type line struct{ faults *storetest.Faults }

func (l line) Enqueue(context.Context, string, int64) error { return l.faults.Step() }
func (line) Ring()                                          {}

// world is one user of a converter whose surroundings may fail.
type world struct {
	t       *testing.T
	db      *store.DB
	faults  *storetest.Faults
	files   *files
	service *convert.Service
	user    string
	now     time.Time
	during  func() // in the middle of the next conversion
	drawn   []string
}

// newWorld has a subscriber with that many credits; without any, somebody who may try
// the demo.
func newWorld(t *testing.T, db *store.DB, credits int64) *world {
	t.Helper()
	w := &world{t: t, db: db, faults: &storetest.Faults{}, user: account.NewID(), now: time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)}
	w.files = &files{faults: w.faults, kept: map[string][]byte{}}
	clock := func() time.Time { return w.now }
	ledger := &billing.Ledger{Store: db, Now: clock}
	u := &account.User{ID: w.user, Email: w.user + "@example.org", Role: account.RoleUser, Status: account.Inactive, RetentionDays: -1, CreatedAt: w.now}
	if credits > 0 {
		u.Status = account.Active
	}
	w.must(db.CreateUser(t.Context(), u))
	if credits > 0 {
		w.must(ledger.Grant(t.Context(), w.user, credits, w.user, "", "test"))
	}
	w.service = convert.New(convert.Config{
		Store: &shaky{db, w.faults}, IconStore: db, Ledger: books{ledger, w.faults}, Queue: line{w.faults}, Blobs: w.files, Engine: bench{w.faults, &w.during, &w.drawn},
		Templates:    func(context.Context) []string { return []string{"Generic", "Modern"} },
		TemplateFile: func(context.Context, string) ([]byte, error) { return nil, w.faults.Step() },
		Limits:       convert.Limits{Files: 10, FileBytes: 1 << 20}, Allowance: 3, Retention: 30, Deadline: time.Minute, Parallel: 1, Now: clock,
	})
	return w
}

func (w *world) must(err error) {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) account() *account.User {
	w.t.Helper()
	u, err := w.db.User(w.t.Context(), w.user)
	w.must(err)
	return u
}

// submission of CVs with a job, as many as there are texts.
func submission(key string, demo bool, texts ...string) convert.Submission {
	s := convert.Submission{Key: key, Demo: demo, Options: cv.DefaultOptions(), Job: &convert.Upload{Name: "job.txt", Data: []byte("A harbour master is wanted.")}}
	for i, text := range texts {
		s.Files = append(s.Files, convert.Upload{Name: fmt.Sprintf("cv-%d.txt", i), Data: []byte(text)})
	}
	return s
}

func (w *world) submit(s convert.Submission) (*convert.Task, error) {
	return w.service.Submit(w.t.Context(), w.account(), s)
}

var randomID = regexp.MustCompile(`[a-z2-7]{32}`)

// state is everything that is kept about the user, without the random part of ids.
func (w *world) state() string {
	w.t.Helper()
	u := w.account()
	var b strings.Builder
	fmt.Fprintln(&b, u.Credits, "credits,", u.Converted, "converted,", u.DemoUsed, "of the demo")
	for _, query := range []string{
		"SELECT to_account || ' ' || sum(amount) FROM ledger WHERE user_id = $1 GROUP BY to_account ORDER BY to_account",
		"SELECT status || ' ' || done || ' ' || bad || ' ' || error || ' ' || expires_at FROM tasks WHERE user_id = $1 ORDER BY created_at, status",
		"SELECT f.name || ' ' || f.status || ' ' || f.error || ' ' || f.pages FROM files f JOIN tasks t ON t.id = f.task_id WHERE t.user_id = $1 ORDER BY f.name, f.status",
	} {
		rows, err := w.db.SQL().QueryContext(w.t.Context(), query, w.user)
		w.must(err)
		for rows.Next() {
			var text string
			w.must(rows.Scan(&text))
			fmt.Fprintln(&b, text)
		}
		w.must(rows.Err())
		w.must(rows.Close())
	}
	var names []string
	for name, data := range w.files.kept {
		names = append(names, randomID.ReplaceAllString(name, "ID")+" "+fmt.Sprint(len(data)))
	}
	slices.Sort(names)
	fmt.Fprintln(&b, names)
	return b.String()
}
