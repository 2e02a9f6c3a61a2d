package internal_test

import (
	"bytes"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// secretShapes are the forms in which secrets get into repositories and programs, each
// with what it begins with. Each has enough of its own that a hit is worth a look.
var secretShapes = []struct {
	what   string
	begins []string
	shape  *regexp.Regexp
}{
	{
		"a private key",
		[]string{"-----BEGIN "},
		regexp.MustCompile(`^-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\s]{100}`),
	},
	{"a key of AWS", []string{"AKIA", "ASIA"}, regexp.MustCompile(`^A[KS]IA[0-9A-Z]{16}\b`)},
	{"a live key of Stripe", []string{"sk_live_", "rk_live_"}, regexp.MustCompile(`^[sr]k_live_[0-9A-Za-z]{16,}`)},
	{"a webhook secret of Stripe", []string{"whsec_"}, regexp.MustCompile(`^whsec_[0-9A-Za-z]{24,}`)},
	{
		"a token of GitHub",
		[]string{"ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"},
		regexp.MustCompile(`^(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})`),
	},
	{"a token of Slack", []string{"xoxb-", "xoxa-", "xoxp-", "xoxr-", "xoxs-"}, regexp.MustCompile(`^xox[baprs]-[0-9A-Za-z-]{20,}`)},
	{"a key of Google", []string{"AIza"}, regexp.MustCompile(`^AIza[0-9A-Za-z_-]{35}\b`)},
	{"a key of OpenAI", []string{"sk-"}, regexp.MustCompile(`^sk-(?:proj-)?[0-9A-Za-z]{40,}\b`)},
	{"an API key of ours", []string{"focal_"}, regexp.MustCompile(`^focal_[a-z2-7]{12}_[a-z2-7]{52}\b`)},
	{"a signed token", []string{"eyJ"}, regexp.MustCompile(`^eyJ[0-9A-Za-z_-]{12,}\.eyJ[0-9A-Za-z_-]{12,}\.[0-9A-Za-z_-]{20,}`)},
}

// longestSecret is as far as a shape is looked for behind its beginning.
const longestSecret = 4096

// secretsIn tries each shape only where its beginning stands: the program has 90 MB.
func secretsIn(content []byte) (found []string) {
	for _, s := range secretShapes {
		for _, begin := range s.begins {
			for at := range occurrences(content, []byte(begin)) {
				if at > 0 && begin[0] != '-' && isWordByte(content[at-1]) {
					continue // in the middle of a longer word
				}
				if m := s.shape.Find(content[at:min(len(content), at+longestSecret)]); m != nil {
					found = append(found, s.what+": "+string(m[:min(len(m), 12)])+"…")
					break
				}
			}
		}
	}
	return found
}

func isWordByte(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z'
}

// occurrences are the places of a beginning in content.
func occurrences(content, begin []byte) iter.Seq[int] {
	return func(yield func(int) bool) {
		for at := 0; ; {
			i := bytes.Index(content[at:], begin)
			if i < 0 || !yield(at+i) {
				return
			}
			at += i + len(begin)
		}
	}
}

func TestAssurance_61_SecretsAreRecognised(t *testing.T) {
	for _, c := range []struct {
		text  string
		found bool
	}{
		{"-----BEGIN PRIVATE KEY-----\n" + strings.Repeat("MIIEvQ", 30), true},
		{"AKIA" + "IOSFODNN7EXAMPLE", true},
		{"sk_live_" + strings.Repeat("a1", 12), true},
		{"ghp_" + strings.Repeat("Ab1x", 9), true},
		{"eyJ" + strings.Repeat("a", 20) + ".eyJ" + strings.Repeat("b", 20) + "." + strings.Repeat("c", 43), true},
		{"focal_" + strings.Repeat("a2", 6) + "_" + strings.Repeat("b3", 26), true},
		{"-----BEGIN CERTIFICATE-----\n" + strings.Repeat("MIIEvQ", 30), false},
		{"begins with sk_ or rk_; whsec_test", false},
		{"wAKIA" + "IOSFODNN7EXAMPLE", false},
		{"AKIA is how they begin: AKIA" + "IOSFODNN7EXAMPLE.", true},
	} {
		if got := secretsIn([]byte(c.text)); (len(got) > 0) != c.found {
			t.Errorf("%.30s: %v", c.text, got)
		}
	}
}

func TestAssurance_61_NoSecretInTheRepository(t *testing.T) {
	files := 0
	for _, path := range tracked(t) {
		b, err := os.ReadFile(filepath.Join("..", path))
		if err != nil {
			continue // a link to nowhere
		}
		files++
		for _, found := range secretsIn(b) {
			t.Errorf("%s holds %s", path, found)
		}
	}
	if files < 1000 {
		t.Errorf("only %d files were looked at", files)
	}
}

// The program as it is released holds no secret, and
// nothing of the machine that it was built on.
func TestAssurance_61_NoSecretInTheProgram(t *testing.T) {
	program := os.Getenv("FOCAL_BIN")
	if program == "" {
		t.Skip("FOCAL_BIN names no built program; make test and make assurance do")
	}
	b, err := os.ReadFile(program) // #nosec G304 -- named by whoever runs the test
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range secretsIn(b) {
		t.Errorf("the program holds %s", found)
	}
	home, _ := os.UserHomeDir()
	wd, _ := os.Getwd()
	for _, place := range []string{filepath.Dir(wd), filepath.Join(home, "go/pkg/mod")} {
		if len(place) > 5 && bytes.Contains(b, []byte(place)) {
			t.Errorf("the program names a folder of the machine it was built on: %s", place)
		}
	}
}
