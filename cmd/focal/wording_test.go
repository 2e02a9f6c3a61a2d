package main

import (
	"strings"
	"testing"
)

// What a mistake on the command line is answered with: a sentence that says what
// is wrong and what to do, without a word of how the program is made.
func TestMistakesAreAnsweredInSentences(t *testing.T) {
	data := t.TempDir()
	if _, said, code := focal(t, "", "migrate", "--data", data); code != 0 {
		t.Fatal(said)
	}
	for _, c := range []struct{ args, says string }{
		{"servee", `There is no command or argument "servee". Did you mean "serve"? Try focal --help.`},
		{"serve --adr x", `There is no flag --adr. Did you mean "--addr"? Try focal --help.`},
		{"paint", `There is no command or argument "paint". Try focal --help.`},
		{"convert", "Name one or more CVs. Try focal --help."},
		{"convert /nowhere.pdf", "There is no file /nowhere.pdf. Try focal --help."},
		{"ledger", `Go on with "verify". Try focal --help.`},
		{"user grant", "Missing: --credits, --email. Try focal --help."},
		{"user create", "Missing: --email. Try focal --help."},
		{"serve --retention-days x", `--retention-days must be a whole number, not "x". Try focal --help.`},
		{"serve --trusted-proxies abc", `--trusted-proxies must be a range of addresses such as 10.0.0.0/8, not "abc". Try focal --help.`},
		{"serve --smtp-security x", `--smtp-security must be one of "starttls", "tls", "none", not "x". Try focal --help.`},
		{"serve --data /proc/nowhere/x", "/proc/nowhere cannot be used: no such file or directory."},
		{"user set-password --email nobody@example.org --password Violet7moon --data " + data, "There is no user nobody@example.org."},
	} {
		_, said, code := focal(t, "", strings.Fields(c.args)...)
		if code == 0 || !strings.Contains(said, "focal: "+c.says) {
			t.Errorf("focal %s: exit %d, said %q, want %q", c.args, code, said, c.says)
		}
	}
}
