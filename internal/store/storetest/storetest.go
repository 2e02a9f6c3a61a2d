// Package storetest opens empty databases for tests: SQLite in a temporary
// folder, and PostgreSQL on a private server that the test binary starts as an
// unprivileged user and stops at its end.
package storetest

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"sort"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"focal/internal/store"
)

// Run runs the test on an empty, migrated database of each engine.
func Run(t *testing.T, test func(t *testing.T, db *store.DB)) {
	t.Helper()
	for _, engine := range []string{"SQLite", "PostgreSQL"} {
		t.Run(engine, func(t *testing.T) {
			url := ""
			if engine == "PostgreSQL" {
				url = MigratedPostgres(t)
			}
			test(t, Open(t, url, t.TempDir()))
		})
	}
}

// Open opens and migrates a database; it is closed at the test's end.
func Open(t testing.TB, url, dir string) *store.DB {
	t.Helper()
	if url == "" {
		Fill(t, dir)
	}
	db, err := store.Open(t.Context(), url, dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	if err := db.Migrate(t.Context()); err != nil {
		t.Fatal(err)
	}
	return db
}

// Main runs the tests of a package that uses Postgres and then stops the server.
func Main(m *testing.M) int {
	defer stop()
	return m.Run()
}

// server is the one that all tests of a package share.
var server struct {
	once sync.Once
	pg   *Server
	err  error
}

// Postgres returns the URL of a new, empty database on the private server. The
// binaries are Debian's (package postgresql); without them the test fails, for a
// suite that silently leaves an engine out proves nothing.
func Postgres(t *testing.T) string {
	t.Helper()
	return shared(t).Database(t)
}

func shared(t *testing.T) *Server {
	t.Helper()
	server.once.Do(func() { server.pg, server.err = newServer() })
	if server.err != nil {
		t.Fatalf("PostgreSQL for the tests: %v (install the package postgresql)", server.err)
	}
	return server.pg
}

// Own starts a PostgreSQL for this test alone, which may stop and start it.
func Own(t *testing.T) *Server {
	t.Helper()
	s, err := newServer()
	if err != nil {
		t.Fatalf("PostgreSQL for the test: %v (install the package postgresql)", err)
	}
	t.Cleanup(s.remove)
	return s
}

// Server is a PostgreSQL of the tests' own, in a temporary folder.
type Server struct {
	bin, dir string
	port     int
	cred     *syscall.Credential
	cmd      *exec.Cmd // nil while it is stopped
	made     atomic.Int64
	template struct {
		once sync.Once
		err  error
	}
}

// Database returns the URL of a new, empty database.
func (s *Server) Database(t *testing.T) string {
	t.Helper()
	return s.create(t, "")
}

func (s *Server) create(t *testing.T, how string) string {
	t.Helper()
	admin, err := sql.Open("pgx", s.address("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = admin.Close() }()
	name := fmt.Sprintf("t%d", s.made.Add(1))
	if _, err := admin.Exec("CREATE DATABASE " + name + how + copied(admin)); err != nil {
		t.Fatal(err)
	}
	return s.address(name)
}

// copied has the files of the template copied, as before PostgreSQL 15: to write each page of it
// to the log first, for which there is no use here, takes three times as long.
func copied(admin *sql.DB) string {
	var version int
	if err := admin.QueryRow("SELECT current_setting('server_version_num')::int").Scan(&version); err != nil || version < 150000 {
		return ""
	}
	return " STRATEGY file_copy"
}

func (s *Server) address(db string) string {
	return fmt.Sprintf("postgres://focal@127.0.0.1:%d/%s?sslmode=disable", s.port, db)
}

func newServer() (*Server, error) {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(found) == 0 {
		return nil, fmt.Errorf("no binaries in /usr/lib/postgresql")
	}
	sort.Strings(found)
	dir, err := os.MkdirTemp("", "focal-pg")
	if err != nil {
		return nil, err
	}
	s := &Server{bin: found[len(found)-1], dir: dir}
	if err := s.begin(); err != nil {
		s.remove()
		return nil, err
	}
	return s, nil
}

func (s *Server) begin() (err error) {
	if s.cred, err = unprivileged(s.dir); err != nil {
		return err
	}
	initdb := s.program("initdb", "-D", filepath.Join(s.dir, "data"), "-U", "focal", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
	if out, err := initdb.CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w: %s", err, bytes.TrimSpace(out))
	}
	if s.port, err = freePort(); err != nil {
		return err
	}
	return s.Start()
}

func (s *Server) program(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(s.bin, name), args...) // #nosec G204 -- PostgreSQL's own programs
	cmd.Dir = s.dir
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.cred, Pdeathsig: syscall.SIGKILL}
	return cmd
}

// Start starts it, after Stop on the same port and with the same data, and waits until
// it answers.
func (s *Server) Start() error {
	s.cmd = s.program("postgres", "-D", filepath.Join(s.dir, "data"), "-h", "127.0.0.1", "-p", strconv.Itoa(s.port), "-k", s.dir, "-F")
	if err := s.cmd.Start(); err != nil {
		return err
	}
	return s.waitReady()
}

// Stop ends it and every connection at once: with SIGINT in order, with SIGQUIT as in a
// crash, after which it recovers from its log.
func (s *Server) Stop(with syscall.Signal) {
	if s.cmd != nil && s.cmd.Process != nil {
		_ = s.cmd.Process.Signal(with)
		_ = s.cmd.Wait()
	}
	s.cmd = nil
}

func (s *Server) remove() {
	s.Stop(syscall.SIGQUIT)
	_ = os.RemoveAll(s.dir)
}

// unprivileged: initdb and postgres refuse to run as root.
func unprivileged(dir string) (*syscall.Credential, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	u, err := user.Lookup("nobody")
	if err != nil {
		return nil, err
	}
	uid, _ := strconv.Atoi(u.Uid)
	gid, _ := strconv.Atoi(u.Gid)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}, os.Chown(dir, uid, gid)
}

func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer func() { _ = l.Close() }()
	return l.Addr().(*net.TCPAddr).Port, nil
}

func (s *Server) waitReady() error {
	db, err := sql.Open("pgx", s.address("postgres"))
	if err != nil {
		return err
	}
	defer func() { _ = db.Close() }()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	defer cancel()
	for {
		if err = db.PingContext(ctx); err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func stop() {
	if server.pg != nil {
		server.pg.remove()
	}
}
