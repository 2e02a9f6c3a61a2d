package app_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/app"
	"focal/internal/mail"
	"focal/internal/store/storetest"
)

func examine(t *testing.T, cfg app.Config) map[string]app.Finding {
	t.Helper()
	found, err := app.Examine(t.Context(), cfg, nil)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]app.Finding{}
	for _, f := range found {
		if f.Details == "" || f.State != app.Works && f.Means == "" {
			t.Errorf("%s says nothing: %+v", f.Part, f)
		}
		out[f.Part] = f
	}
	return out
}

// Beside a running server, on both engines.
func TestDoctorBesideAServer(t *testing.T) {
	both(t, func(e *env) {
		found := examine(e.T, e.cfg)
		for _, part := range []string{"data folder", "keys", "database", "file store", "language model", "traces"} {
			if found[part].State != app.Works {
				e.Errorf("%s: %+v", part, found[part])
			}
		}
		for _, part := range []string{"mail", "LibreOffice"} {
			if found[part].State != app.Absent {
				e.Errorf("%s: %+v", part, found[part])
			}
		}
		e.need(e.call("GET", "/readyz", "", nil), 200)
	})
}

func TestDoctorFindsWhatIsWrong(t *testing.T) {
	stopped := func(t *testing.T) app.Config {
		e := start(t)
		e.stop()
		return e.cfg
	}
	refusing := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusUnauthorized) }))
	defer refusing.Close()
	listing := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `{"object":"list","data":[{"id":"small:latest"},{"id":"other"}]}`)
	}))
	defer listing.Close()
	silent := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	defer silent.Close()
	for _, c := range []struct {
		name  string
		spoil func(*testing.T, *app.Config)
		part  string
		state app.State
		says  string
	}{
		{"nothing yet", func(t *testing.T, c *app.Config) { c.Data = filepath.Join(t.TempDir(), "new") }, "data folder", app.Absent, "first start"},
		{"a file in its place", func(t *testing.T, c *app.Config) {
			c.Data = filepath.Join(t.TempDir(), "file")
			must(t, os.WriteFile(c.Data, nil, 0o600))
		}, "data folder", app.Broken, "not a folder"},
		{"keys that others may read", func(t *testing.T, c *app.Config) { must(t, os.Chmod(filepath.Join(c.Data, "keys.json"), 0o644)) }, "keys", app.Broken, "chmod 600"},
		{"a damaged database", func(t *testing.T, c *app.Config) { damage(t, filepath.Join(c.Data, "focal.db")) }, "database", app.Broken, "restore a backup"},
		{"tables of a later version", func(t *testing.T, c *app.Config) {
			db := storetest.Open(t, "", c.Data)
			_, err := db.SQL().ExecContext(t.Context(), "INSERT INTO goose_db_version (version_id, is_applied) VALUES (99999, 1)")
			must(t, errors.Join(err, db.Close()))
		}, "database", app.Broken, "later program"},
		{"PostgreSQL that is not there", func(_ *testing.T, c *app.Config) { c.DatabaseURL = "postgres://u:p@127.0.0.1:1/x" }, "database", app.Broken, "does not start"},
		{"a bucket that is not there", func(_ *testing.T, c *app.Config) { c.FilesURL = "s3://k:s@127.0.0.1:1/x?insecure=1" }, "file store", app.Broken, "--files-url"},
		{"a mail server that is not there", func(_ *testing.T, c *app.Config) {
			c.SMTP = mail.SMTP{Host: "127.0.0.1", Port: 1, Security: "none"}
		}, "mail", app.Broken, "dropped"},
		{"a LibreOffice that is none", func(_ *testing.T, c *app.Config) { c.Office = "/nowhere/soffice" }, "LibreOffice", app.Broken, "PDF"},
		{"a model that is not there", func(_ *testing.T, c *app.Config) {
			c.LLM.URL, c.LLM.Model = listing.URL, "big"
		}, "language model", app.Broken, `no model "big"; it has small, other`},
		{"a model for CVs that is not there", func(_ *testing.T, c *app.Config) {
			c.LLM.URL, c.LLM.Model, c.LLM.Conversions = listing.URL, "big", true
		}, "language model", app.Broken, "CVs get Focal's own wordings"},
		{"a model that is there", func(_ *testing.T, c *app.Config) {
			c.LLM.URL, c.LLM.Model, c.LLM.Conversions = listing.URL, "small", true
		}, "language model", app.Works, "has small (assistant and wording of CVs)"},
		{"a list that nobody can read", func(_ *testing.T, c *app.Config) {
			c.LLM.URL, c.LLM.Model = silent.URL, "big"
		}, "language model", app.Works, `"big" was not looked for`},
		{"a model that refuses", func(_ *testing.T, c *app.Config) { c.LLM.URL = refusing.URL }, "language model", app.Broken, "--llm-key"},
		{"a collector that refuses", func(_ *testing.T, c *app.Config) { c.TracesURL = refusing.URL }, "traces", app.Broken, "--traces-url"},
		{"payments for trying out", func(*testing.T, *app.Config) {}, "payments", app.Absent, "FOCAL_PRODUCTION"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cfg := stopped(t)
			c.spoil(t, &cfg)
			got := examine(t, cfg)[c.part]
			if got.State != c.state || !strings.Contains(got.Details+got.Means, c.says) {
				t.Errorf("%+v", got)
			}
		})
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// damage overwrites the middle of a file.
func damage(t *testing.T, path string) {
	t.Helper()
	b, err := os.ReadFile(path)
	must(t, err)
	copy(b[len(b)/3:], strings.Repeat("\x55", len(b)/3))
	must(t, os.WriteFile(path, b, 0o600))
}
