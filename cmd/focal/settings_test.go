package main

import (
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// A wrong value of a setting is refused before anything is opened, in a sentence
// that says what it should be; nothing wrong waits for the first user to find it.
func TestWrongSettingsAreRefusedAtStart(t *testing.T) {
	for _, c := range []struct{ args, says string }{
		{"--addr 8080", `--addr must be HOST:PORT such as 127.0.0.1:8080, or :8080 for every address of this machine, not "8080".`},
		{"--addr 127.0.0.1:99999", `--addr must be HOST:PORT`},
		{"--metrics-addr x", `--metrics-addr must be HOST:PORT`},
		{"--addr :9000 --metrics-addr :9000", "--metrics-addr must differ from --addr"},
		{"--database-url mysql://x", "--database-url must be postgres://USER:PASSWORD@HOST:PORT/DATABASE"},
		{"--no-work", "--no-work needs --database-url: on SQLite nobody else could do the work."},
		{"--workers=-3", "--workers must be a number from 0 (as many as processors) to 256, not -3."},
		{"--workers -3", "--workers needs a value; one that begins with a hyphen is joined to it: --workers=-3."},
		{"--retention-days 0", "--retention-days must be a number from 1 to 3650, not 0."},
		{"--retention-days=-5", "--retention-days must be a number from 1 to 3650, not -5."},
		{"--mail-from Sales", `--mail-from must be a plain e-mail address such as cv@example.com, not "Sales".`},
		{"--support-email nope", "--support-email must be a plain e-mail address"},
		{"--admin-email nope", "--admin-email must be a plain e-mail address"},
		{"--admin-totp maybe", `--admin-totp must be required or optional, not "maybe".`},
		{"--registration maybe", `--registration must be open or closed, not "maybe".`},
		{"--smtp-host mail.example.com:25", "its port is --smtp-port."},
		{"--smtp-host mail.example.com --smtp-port 99999", "--smtp-port must be a number from 1 to 65535, not 99999."},
		{"--smtp-user cv", "--smtp-user does nothing without --smtp-host."},
		{"--currency EURO", `--currency must be the three letters of ISO 4217, such as GBP, not "EURO".`},
		{"--public-url cv.example.com", `--public-url must be the address without a path, such as https://cv.example.com, not "cv.example.com".`},
		{"--public-url https://cv.example.com/cv", "--public-url must be the address without a path"},
		{"--max-files 0", "--max-files must be a number from 1 to 100, not 0."},
		{"--soffice /nowhere/soffice", `--soffice must be the path of LibreOffice's soffice, or off, not "/nowhere/soffice".`},
		{"--stripe-key sk_test_1", "Stripe needs four settings; --stripe-webhook-secret, --stripe-price-personal and --stripe-price-professional are missing."},
		{"--stripe-key pk_test_1 --stripe-webhook-secret whsec_1 --stripe-price-personal a --stripe-price-professional b", "--stripe-key must be a secret or restricted key"},
		{"--llm-url localhost", "--llm-url must be an address such as http://127.0.0.1:11434/v1"},
		{"--llm-model small", "--llm-model does nothing without --llm-url."},
		{"--admin-password short", "The first admin cannot be made of --admin-email and --admin-password: Password must be at least 8 characters long."},
		{"--admin-password password1", "too easy to guess"},
		{"--currency EURO --max-files 0", `not "EURO".` + "\n  --max-files must be"},
	} {
		t.Run(c.args, func(t *testing.T) {
			data := t.TempDir()
			args := append([]string{"serve", "--data", data, "--addr", "127.0.0.1:0"}, strings.Fields(c.args)...)
			_, said, code := focal(t, "", args...)
			if code == 0 || !strings.Contains(said, c.says) {
				t.Errorf("exit %d, said %q, want %q", code, said, c.says)
			}
			if strings.Contains(said, "printed only once") {
				t.Errorf("printed a password of a server that did not start: %q", said)
			}
		})
	}
}

// Variables are called by the name that was set.
func TestWrongVariablesAreCalledByTheirName(t *testing.T) {
	for name, c := range map[string]struct{ value, says string }{
		"FOCAL_WORKERS":    {"many", `FOCAL_WORKERS must be a whole number, not "many".`},
		"FOCAL_PRODUCTION": {"maybe", `FOCAL_PRODUCTION must be true or false, not "maybe".`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv(name, c.value)
			_, said, code := focal(t, "", "serve", "--data", t.TempDir())
			if code != 2 || !strings.Contains(said, "focal: "+c.says) {
				t.Errorf("exit %d, said %q", code, said)
			}
		})
	}
}

// A variable that is almost a setting is named; what belongs to others is not.
func TestMisspeltVariables(t *testing.T) {
	var line commandLine
	parser, err := kong.New(&line, kong.Vars{"addr": "x"})
	if err != nil {
		t.Fatal(err)
	}
	said := misspelt(parser.Model.Node, []string{"FOCAL_RETENTION=9", "FOCAL_SMTP_HOSTS=x", "FOCAL_BIN=x", "FOCAL_SOFFICE=x", "FOCAL_DATA=x", "FOCAL_CACHE=x", "HOME=/"})
	want := []string{"FOCAL_RETENTION is no setting. Did you mean FOCAL_RETENTION_DAYS?", "FOCAL_SMTP_HOSTS is no setting. Did you mean FOCAL_SMTP_HOST?"}
	if !slices.Equal(said, want) {
		t.Errorf("%q", said)
	}
}

// What is in the way of a start, and what to do about it.
func TestObstaclesAtStart(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = taken.Close() })
	address := taken.Addr().String()
	readable := file(t, "keys.json", "{}")
	if err := os.Chmod(readable, 0o644); err != nil { // #nosec G302 -- the fault under test
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		args []string
		says string
	}{
		{"port taken", []string{"--addr", address}, "Another program uses " + address + ". Stop it, or choose another address with --addr."},
		{"port for metrics taken", []string{"--metrics-addr", address}, "Another program uses " + address + ". Stop it, or choose another address with --metrics-addr."},
		{"address of another machine", []string{"--addr", "192.0.2.1:8080"}, "192.0.2.1:8080 is no address of this machine."},
		{"no folder for the keys", []string{"--key-file", filepath.Join(t.TempDir(), "none", "keys.json")}, "none/keys.json cannot be made (no such file or directory). Its folder has to be there"},
		{"keys that others may read", []string{"--key-file", readable}, "chmod 600"},
		{"no PostgreSQL", []string{"--database-url", "postgres://u:p@127.0.0.1:1/x"}, "PostgreSQL cannot be reached ("},
	} {
		t.Run(c.name, func(t *testing.T) {
			args := append([]string{"serve", "--data", t.TempDir(), "--addr", "127.0.0.1:0"}, c.args...)
			_, said, code := focal(t, "", args...)
			if code != 1 || !strings.Contains(said, c.says) || strings.Count(strings.TrimSpace(said), "\n") > 0 {
				t.Errorf("exit %d, said %q, want one line with %q", code, said, c.says)
			}
		})
	}
}

// A command that looks into the books of a wrong folder says so, and leaves nothing there.
func TestCommandsDoNotMakeADatabaseByMistake(t *testing.T) {
	for _, args := range []string{"ledger verify", "user grant --email a@example.org --credits 3", "user set-password --email a@example.org --password Violet7moon", "user reset-totp --email a@example.org"} {
		data := filepath.Join(t.TempDir(), "wrong")
		_, said, code := focal(t, "", append(strings.Fields(args), "--data", data)...)
		if code != 1 || !strings.Contains(said, "There is no database in "+data) {
			t.Errorf("focal %s: exit %d, said %q", args, code, said)
		}
		if _, err := os.Stat(data); !os.IsNotExist(err) {
			t.Errorf("focal %s left %s behind", args, data)
		}
	}
}

// The mail settings can be tried before somebody needs a new password.
func TestMailSettingsCanBeTried(t *testing.T) {
	nobody, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, port, _ := net.SplitHostPort(nobody.Addr().String())
	_ = nobody.Close()
	for _, c := range []struct {
		args, says string
		code       int
	}{
		{"", "No mail server is set", 1},
		{"--smtp-host 127.0.0.1 --smtp-port " + port, "the mail server 127.0.0.1 did not take the message", 1},
		{"--smtp-host mail:25", "its port is --smtp-port", 2},
	} {
		_, said, code := focal(t, "", append([]string{"mail", "test", "it@example.com", "--data", t.TempDir()}, strings.Fields(c.args)...)...)
		if code != c.code || !strings.Contains(said, c.says) {
			t.Errorf("mail test %s: exit %d, said %q", c.args, code, said)
		}
	}
}

// What the pages, packages and examples set must be settings.
func TestSettingsNamedElsewhereExist(t *testing.T) {
	var line commandLine
	parser, err := kong.New(&line, kong.Vars{"addr": ""})
	if err != nil {
		t.Fatal(err)
	}
	known := variables(parser.Model.Node)
	// Of the scripts and tests, not of the program.
	known = append(known, "FOCAL_PORT", "FOCAL_TARGET", "FOCAL_BIN", "FOCAL_REQUIRE_TOOLS", "FOCAL_DOCX_VALIDATOR", "FOCAL_RANDOM", "FOCAL_MEASURE", "FOCAL_SCALE", "FOCAL_LOAD", "FOCAL_CVS", "FOCAL_VULNDB", "FOCAL_VULNDB_DAYS", "FOCAL_CONTACT_SHEETS",
		"FOCAL_DRAW_PICTURES", "FOCAL_OTHER_PARSER", "FOCAL_CORPUS",
		"FOCAL_RETENTION") // the last is the example of a misspelt one
	known = append(known, "FOCAL_URL", "FOCAL_API_KEY", "FOCAL_WEBHOOK_SECRET") // of the example clients
	name := regexp.MustCompile(`FOCAL_[A-Z0-9_]*[A-Z0-9]\b`)
	found := 0
	for _, root := range []string{"../../deploy", "../../docs", "../../README.md", "../../CONTRIBUTING.md"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(path, ".go") || strings.HasSuffix(path, ".png") {
				return err
			}
			b, err := os.ReadFile(path)
			for _, setting := range name.FindAllString(string(b), -1) {
				found++
				if !slices.Contains(known, setting) {
					t.Errorf("%s names %s, which is no setting", path, setting)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 50 {
		t.Errorf("only %d settings were found", found)
	}
}
