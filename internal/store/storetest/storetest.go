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
				url = Postgres(t)
			}
			test(t, Open(t, url, t.TempDir()))
		})
	}
}

// Open opens and migrates a database; it is closed at the test's end.
func Open(t testing.TB, url, dir string) *store.DB {
	t.Helper()
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

var server struct {
	once sync.Once
	cmd  *exec.Cmd
	dir  string
	port int
	made atomic.Int64
	err  error
}

// Postgres returns the URL of a new, empty database on the private server. The
// binaries are Debian's (package postgresql); without them the test fails, for a
// suite that silently leaves an engine out proves nothing.
func Postgres(t *testing.T) string {
	t.Helper()
	server.once.Do(func() { server.err = start() })
	if server.err != nil {
		t.Fatalf("PostgreSQL for the tests: %v (install the package postgresql)", server.err)
	}
	admin, err := sql.Open("pgx", address("postgres"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = admin.Close() }()
	name := fmt.Sprintf("t%d", server.made.Add(1))
	if _, err := admin.Exec("CREATE DATABASE " + name); err != nil {
		t.Fatal(err)
	}
	return address(name)
}

func address(db string) string {
	return fmt.Sprintf("postgres://focal@127.0.0.1:%d/%s?sslmode=disable", server.port, db)
}

func start() error {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(found) == 0 {
		return fmt.Errorf("no binaries in /usr/lib/postgresql")
	}
	sort.Strings(found)
	bin := found[len(found)-1]
	dir, err := os.MkdirTemp("", "focal-pg")
	if err != nil {
		return err
	}
	server.dir = dir
	cred, err := unprivileged(dir)
	if err != nil {
		return err
	}
	as := func(name string, args ...string) *exec.Cmd {
		cmd := exec.Command(filepath.Join(bin, name), args...) // #nosec G204 -- PostgreSQL's own programs
		cmd.Dir = dir
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: cred, Pdeathsig: syscall.SIGKILL}
		return cmd
	}
	data := filepath.Join(dir, "data")
	if out, err := as("initdb", "-D", data, "-U", "focal", "-A", "trust", "-E", "UTF8", "--locale=C", "-N").CombinedOutput(); err != nil {
		return fmt.Errorf("initdb: %w: %s", err, bytes.TrimSpace(out))
	}
	if server.port, err = freePort(); err != nil {
		return err
	}
	server.cmd = as("postgres", "-D", data, "-h", "127.0.0.1", "-p", strconv.Itoa(server.port), "-k", dir, "-F")
	if err := server.cmd.Start(); err != nil {
		return err
	}
	return waitReady()
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

func waitReady() error {
	db, err := sql.Open("pgx", address("postgres"))
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
	if server.cmd != nil && server.cmd.Process != nil {
		_ = server.cmd.Process.Signal(syscall.SIGQUIT)
		_ = server.cmd.Wait()
	}
	if server.dir != "" {
		_ = os.RemoveAll(server.dir)
	}
}
