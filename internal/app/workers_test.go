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
	"focal/internal/convert"
	"focal/internal/store/storetest"
)

// The environment of a worker process, which is this test's own program.
const (
	workerData = "FOCAL_TEST_WORKER_DATA"
	workerURL  = "FOCAL_TEST_WORKER_DATABASE"
	workerS3   = "FOCAL_TEST_WORKER_FILES"
	workerKeys = "FOCAL_TEST_WORKER_KEYS"
	workerGate = "FOCAL_TEST_WORKER_GATE"
	workerLife = "FOCAL_TEST_WORKER_LIFE"
)

// workerMain is `focal worker` with the stand-in for the engine.
func workerMain(data string) int {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
	defer stop()
	a, err := app.New(ctx, app.Config{
		Data: data, DatabaseURL: os.Getenv(workerURL), FilesURL: os.Getenv(workerS3), KeyFile: os.Getenv(workerKeys), Workers: 3, Out: os.Stderr,
		Engine:   gated{gate: os.Getenv(workerGate), life: os.Getenv(workerLife)},
		Deadline: 10 * time.Minute, // waiting at the gate is no slow file, however busy the machine is
	})
	if err == nil {
		err = a.RunWorker(ctx)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "worker:", err)
		return 1
	}
	return 0
}

// machine is a worker process that keeps its data folder over its deaths. Its
// conversions wait at the gate, under the name of its present life.
type machine struct {
	t     *testing.T
	data  string
	env   []string
	gate  *gate
	lives int
	life  string
	cmd   *exec.Cmd
}

func (m *machine) start() {
	m.t.Helper()
	m.lives++
	m.life = fmt.Sprintf("%s, life %d", filepath.Base(m.data), m.lives)
	m.cmd = exec.Command(os.Args[0]) // #nosec G204 -- this program
	m.cmd.Env = append(os.Environ(), append(m.env, workerData+"="+m.data, workerGate+"="+m.gate.address, workerLife+"="+m.life)...)
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

// cluster is a serving process without work of its own, and what worker processes
// need to work for it: one PostgreSQL, one S3 store, and the gate.
type cluster struct {
	e        *env
	url      string
	gate     *gate
	settings []string // environment of its workers
}

func newCluster(t *testing.T) *cluster {
	backend := s3mem.New()
	if err := backend.CreateBucket("cvs"); err != nil {
		t.Fatal(err)
	}
	s3 := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(s3.Close)
	files := "s3://key:secret@" + strings.TrimPrefix(s3.URL, "http://") + "/cvs/focal?insecure=1&region=eu"
	c := &cluster{url: storetest.Postgres(t), gate: newGate(t)}
	c.e = serveOnly(t, func(cfg *app.Config) {
		cfg.DatabaseURL, cfg.FilesURL, cfg.KeyFile = c.url, files, filepath.Join(cfg.Data, "keys.json")
	})
	c.settings = []string{workerURL + "=" + c.url, workerS3 + "=" + files, workerKeys + "=" + c.e.cfg.KeyFile}
	return c
}

func (c *cluster) machine() *machine {
	m := &machine{t: c.e.T, data: c.e.TempDir(), env: c.settings, gate: c.gate}
	m.start()
	return m
}

// Two worker processes on one PostgreSQL and one S3 store, each killed again and
// again in the middle of a conversion while tasks come in: every accepted task ends
// once, with its own document, and the books are right.
func TestTwoWorkersSurviveEachOthersKills(t *testing.T) {
	const kills, credits = 8, 1000
	c := newCluster(t)
	e := c.e
	token := e.subscriber("ana", credits)
	workers := []*machine{c.machine(), c.machine()}
	type submitted struct {
		id    string
		names []string
		fails bool
	}
	var tasks []submitted
	for kill := range kills + 1 {
		for range 5 + (convert.Seats-1)*(kills-kill)/kills { // at first more than one worker takes in
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
		}
		for _, w := range workers {
			c.gate.await(t, w.life)
		}
		if kill == kills {
			break
		}
		w := workers[kill%2]
		if err := w.end(syscall.SIGKILL); err == nil {
			t.Error("a killed worker ended well")
		}
		w.start()
		c.gate.pass(workers[1-kill%2].life)
	}
	c.gate.open()
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
	stopInOrder(t, workers...)
	for i, worked := 0, ended(t, c.url); i < len(workers); i++ {
		if worked[workers[i].node()] == 0 {
			t.Errorf("worker %d ended no task: %v", i, worked)
		}
	}
}

// A machine dies over two tasks and does not come back. Another one takes up what
// was begun more than 75 seconds ago, and leaves alone what may still be worked on,
// until the machine is back after all: then it goes on at once.
func TestAMachineThatNeverReturnsIsReplaced(t *testing.T) {
	c := newCluster(t)
	e := c.e
	token := e.subscriber("ana", 5)
	lost := c.machine()
	old, young := e.submit(token, cvs("Jo Li")), e.submit(token, cvs("Mo Li", "Al Bo"))
	c.gate.await(t, lost.life, "Jo Li", "Mo Li", "Al Bo")
	if err := lost.end(syscall.SIGKILL); err == nil {
		t.Error("a killed worker ended well")
	}
	db := e.sql()
	e.exec(db, "UPDATE river_leader SET expires_at = expires_at - interval '76 seconds'")
	e.exec(db, "UPDATE river_job SET attempted_at = attempted_at - CASE WHEN args::text LIKE '%' || $1 || '%' THEN interval '76 seconds' ELSE interval '30 seconds' END WHERE state = 'running'", old)
	other := c.machine()
	c.gate.open()
	if got := e.wait(token, old); got.Status != "Completed" {
		t.Errorf("the task that was given up ended as %+v", got)
	}
	var still task
	e.need(e.call("GET", "/api/convert/task-status/"+young, token, nil), 200).json(t, &still)
	if still.Status != "Processing" {
		t.Errorf("a task that was begun 30 seconds ago is %s", still.Status)
	}
	lost.start()
	if got := e.wait(token, young); got.Status != "Completed" {
		t.Errorf("the task of the machine that came back ended as %+v", got)
	}
	stopInOrder(t, lost, other)
	if worked := ended(t, c.url); worked[other.node()]+worked[lost.node()] != 2 || worked[other.node()] == 0 {
		t.Errorf("tasks ended by each machine: %v; the other one is %s", worked, other.node())
	}
	if p := e.profile(token); p.Credits != 2 || p.Converted != 3 {
		t.Errorf("%+v", p)
	}
	e.ledgerAgrees()
}

// stopInOrder ends workers as an operator does: what they ended is in the database
// then.
func stopInOrder(t *testing.T, workers ...*machine) {
	t.Helper()
	for _, w := range workers {
		if err := w.end(syscall.SIGTERM); err != nil {
			t.Errorf("worker %s did not stop in order: %v", w.life, err)
		}
	}
}

// allText is what is in a document, or in every document of a zip.
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
