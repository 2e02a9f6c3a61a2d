package app_test

import (
	"context"
	"database/sql"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"focal/internal/app"
	"focal/internal/engine"
	"focal/internal/store/storetest"
)

// The environment of a worker process, which is this test's own program.
const (
	workerData = "FOCAL_TEST_WORKER_DATA"
	workerURL  = "FOCAL_TEST_WORKER_DATABASE"
	workerS3   = "FOCAL_TEST_WORKER_FILES"
	workerKeys = "FOCAL_TEST_WORKER_KEYS"
)

// slow is the pipeline, taking long enough to be killed in the middle.
type slow struct{ pipeline }

func (s slow) Convert(ctx context.Context, r engine.Request) (*engine.Result, error) {
	time.Sleep(40 * time.Millisecond)
	return s.pipeline.Convert(ctx, r)
}

// workerMain is `focal worker` with the stand-in for the engine.
func workerMain(data string) int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	a, err := app.New(ctx, app.Config{Data: data, DatabaseURL: os.Getenv(workerURL), FilesURL: os.Getenv(workerS3), KeyFile: os.Getenv(workerKeys), Engine: slow{}, Workers: 2, Out: os.Stderr})
	if err == nil {
		err = a.RunWorker(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "worker:", err)
		return 1
	}
	return 0
}

// machine is a worker process that keeps its data folder over its deaths.
type machine struct {
	t    *testing.T
	data string
	env  []string
	cmd  *exec.Cmd
}

func (m *machine) start() {
	m.t.Helper()
	m.cmd = exec.Command(os.Args[0]) // #nosec G204 -- this program
	m.cmd.Env = append(os.Environ(), append(m.env, workerData+"="+m.data)...)
	m.cmd.Stderr = os.Stderr
	m.cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := m.cmd.Start(); err != nil {
		m.t.Fatal(err)
	}
}

func (m *machine) end(with os.Signal) error {
	_ = m.cmd.Process.Signal(with)
	return m.cmd.Wait()
}

func (m *machine) node() string {
	m.t.Helper()
	b, err := os.ReadFile(filepath.Join(m.data, "node-0"))
	if err != nil {
		m.t.Fatal(err)
	}
	return strings.TrimSpace(string(b))
}

// Two worker processes on one PostgreSQL and one S3 store, each killed again and
// again while tasks come in: every accepted task ends once, with its own document,
// and the books are right. The serving process does no work of its own here.
func TestTwoWorkersSurviveEachOthersKills(t *testing.T) {
	const kills, credits = 8, 1000
	backend := s3mem.New()
	if err := backend.CreateBucket("cvs"); err != nil {
		t.Fatal(err)
	}
	s3 := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(s3.Close)
	files := "s3://key:secret@" + strings.TrimPrefix(s3.URL, "http://") + "/cvs/focal?insecure=1&region=eu"
	url := storetest.Postgres(t)
	e := serveOnly(t, func(c *app.Config) {
		c.DatabaseURL, c.FilesURL, c.KeyFile = url, files, filepath.Join(c.Data, "keys.json")
	})
	token := e.subscriber("ana", credits)

	workers := make([]*machine, 2)
	for i := range workers {
		workers[i] = &machine{t: t, data: t.TempDir(), env: []string{workerURL + "=" + url, workerS3 + "=" + files, workerKeys + "=" + e.cfg.KeyFile}}
		workers[i].start()
	}
	type submitted struct {
		id    string
		names []string
		fails bool
	}
	var tasks []submitted
	for kill := range kills {
		for range 5 {
			n := len(tasks)
			s := submitted{fails: n%9 == 8}
			for i := range 1 + n%3 {
				s.names = append(s.names, fmt.Sprintf("Person %d of task %d.", i, n))
			}
			texts := s.names
			if s.fails {
				texts = []string{"BROKEN"}
			}
			s.id = e.submit(token, cvs(texts...), "Idempotency-Key", fmt.Sprint(n))
			if again := e.submit(token, cvs(texts...), "Idempotency-Key", fmt.Sprint(n)); again != s.id {
				t.Fatalf("the same key led to %s and %s", s.id, again)
			}
			tasks = append(tasks, s)
			time.Sleep(20 * time.Millisecond)
		}
		w := workers[kill%2]
		if err := w.end(syscall.SIGKILL); err == nil {
			t.Error("a killed worker ended well")
		}
		w.start()
	}
	var converted int64
	for _, s := range tasks {
		got := e.wait(token, s.id)
		if s.fails {
			if got.Status != "Failed" {
				t.Errorf("a task that cannot succeed ended as %s", got.Status)
			}
			continue
		}
		text := allText(t, e.need(e.document(token, s.id), 200))
		for _, name := range s.names {
			if got.Status != "Completed" || strings.Count(text, name) != 1 {
				t.Errorf("task %s of %q ended as %s with the text %q", s.id, s.names, got.Status, text)
			}
		}
		converted += int64(len(s.names))
	}
	if p := e.profile(token); p.Credits != credits-converted || p.Converted != converted {
		t.Errorf("%d credits, %d converted; want %d and %d", p.Credits, p.Converted, credits-converted, converted)
	}
	e.ledgerAgrees()
	worked := ended(t, url)
	for i, w := range workers {
		if worked[w.node()] == 0 {
			t.Errorf("worker %d ended no task: %v", i, worked)
		}
		if err := w.end(syscall.SIGTERM); err != nil {
			t.Errorf("worker %d did not stop in order: %v", i, err)
		}
	}
}

// allText is what stands in a document, or in every document of a zip.
func allText(t *testing.T, a answer) (text string) {
	t.Helper()
	for name, part := range read(t, a) {
		if strings.HasSuffix(name, ".docx") {
			part = allText(t, answer{body: []byte(part)})
		}
		text += part
	}
	return text
}

// serveOnly is start without background work.
func serveOnly(t *testing.T, edit func(*app.Config)) *env {
	t.Helper()
	e := &env{T: t, clock: &clock{}, cfg: app.Config{Data: t.TempDir(), Engine: pipeline{}, Out: os.Stderr, AdminEmail: "root@example.org", AdminPassword: password}}
	edit(&e.cfg)
	var err error
	if e.app, err = app.New(t.Context(), e.cfg); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.app.Close)
	if err := e.app.Seed(t.Context(), "127.0.0.1:1"); err != nil {
		t.Fatal(err)
	}
	e.server = httptest.NewServer(e.app.Handler())
	t.Cleanup(e.server.Close)
	return e
}

// ended counts the jobs that each node brought to an end.
func ended(t *testing.T, url string) map[string]int {
	t.Helper()
	db, err := sql.Open("pgx", url)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	rows, err := db.QueryContext(t.Context(), "SELECT attempted_by[array_length(attempted_by, 1)], count(*) FROM river_job WHERE kind = 'convert' AND state = 'completed' GROUP BY 1")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	count := map[string]int{}
	for rows.Next() {
		var node string
		var n int
		if err := rows.Scan(&node, &n); err != nil {
			t.Fatal(err)
		}
		count[node] = n
	}
	return count
}
