package app_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
	"focal/internal/webhook"
)

// real gives a test the engine that users have.
func real(t *testing.T) func(*app.Config) {
	t.Helper()
	e, err := engine.New(engine.Config{CacheDir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { e.Close() })
	return func(c *app.Config) { c.Engine, c.Deadline = e, time.Minute }
}

var exampleClients = map[string]string{"convert.sh": "bash", "convert.py": "python3", "convert.mjs": "node"}

// example runs one of docs/examples in a folder; a program that is missing is a failure,
// for an example that nobody runs is not one.
func example(t *testing.T, dir, with, name, url, key string, args ...string) (said string, err error) {
	t.Helper()
	path, err := filepath.Abs("../../docs/examples/" + name)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), with, append([]string{path}, args...)...) // #nosec G204 -- ours
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "FOCAL_URL="+url, "FOCAL_API_KEY="+key)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// The clients of docs/api.md convert a real CV with nothing but a key, get the same from
// it in each language, and say what the server says where it refuses.
func TestC3_ExampleClients(t *testing.T) {
	e := start(t, real(t))
	ana := e.subscriber("ana", 9)
	key := e.apiKey(ana, 30, "read", "convert").Key
	cv, err := filepath.Abs("../../samples/tomas-lindqvist.docx")
	must(t, err)
	job, err := filepath.Abs("../../samples/job-programme-manager.txt")
	must(t, err)
	whole, err := os.ReadFile(cv)
	must(t, err)
	broken := filepath.Join(t.TempDir(), "broken.docx")
	must(t, os.WriteFile(broken, whole[:len(whole)/2], 0o600))
	resumes := map[string]string{}
	for name, with := range exampleClients {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			said, err := example(t, dir, with, name, e.server.URL, key, cv, job)
			if err != nil || !strings.HasSuffix(said, ": tomas-lindqvist.docx, tomas-lindqvist.json\n") {
				t.Fatalf("%v: %s", err, said)
			}
			document, err := os.ReadFile(filepath.Join(dir, "tomas-lindqvist.docx"))
			must(t, err)
			if text := read(t, answer{body: document})["word/document.xml"]; !strings.Contains(text, "Lindqvist") {
				t.Errorf("the document is %.200s", text)
			}
			resume, err := os.ReadFile(filepath.Join(dir, "tomas-lindqvist.json"))
			must(t, err)
			resumes[string(resume)] = name
			for _, c := range []struct{ key, file, says string }{
				{key[:len(key)-4] + "aaaa", cv, "Invalid API key"},
				{e.apiKey(ana, 0, "read").Key, cv, "This API key may not convert"},
				{key, broken, "The document is damaged"},
			} {
				said, err := example(t, dir, with, name, e.server.URL, c.key, c.file)
				lines := strings.Split(strings.TrimSpace(said), "\n")
				if err == nil || !strings.HasPrefix(lines[len(lines)-1], c.says) || len(lines) > 2 { // curl has a line of its own
					t.Errorf("%s: %v, %q", filepath.Base(c.file), err, said)
				}
			}
		})
	}
	for resume := range resumes { // had as JSON Resume and uploaded again it is the same CV
		f := form{files: []upload{{"files", "tomas-lindqvist.json", resume}}}.with("perspective", "ThirdPerson")
		task := e.submit(key, f)
		e.wait(key, task)
		if again := e.need(e.call("GET", "/api/convert/export/"+task+"?format=json", key, nil), 200).text(); again != resume {
			t.Errorf("uploaded again it is\n%s\nwas\n%s", again, resume)
		}
	}
	if len(resumes) != 1 {
		t.Errorf("%d different results: %v", len(resumes), resumes)
	}
	if left := e.profile(ana).Credits; left != 5 {
		t.Errorf("%d credits are left of 9, want 5: four CVs were converted", left)
	}
}

// The receivers of docs/api.md take what we sign, once, and nothing else.
func TestExampleReceivers(t *testing.T) {
	for name, with := range map[string]string{"webhook.py": "python3", "webhook.mjs": "node"} {
		t.Run(name, func(t *testing.T) {
			e := start(t, trying)
			ana := e.subscriber("ana", 3)
			address := freeAddress(t)
			h := e.addHook(ana, "http://"+address+"/focal")
			_, port, _ := strings.Cut(address, ":")
			path, err := filepath.Abs("../../docs/examples/" + name)
			must(t, err)
			cmd := exec.CommandContext(t.Context(), with, path, port) // #nosec G204 -- ours
			cmd.Env = append(os.Environ(), "FOCAL_WEBHOOK_SECRET="+h.Secret)
			out, err := cmd.StdoutPipe()
			must(t, err)
			must(t, cmd.Start())
			t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
			body, now := []byte(`{"id":"1","type":"webhook.test","data":{"task_id":"t","links":{}}}`), time.Now()
			for deadline := now.Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
				if post(address, "", body) != 0 {
					break
				}
			}
			signed := webhook.Sign(h.Secret, body, now)
			for signature, want := range map[string]int{
				signed: 204, "": 400, "t=1": 400, "v1=": 400, "=,=": 400, signed[:len(signed)-2] + "zz": 400, signed + "é": 400,
				"t=\xb2,v1=" + strings.Repeat("0", 64): 400, "t=" + strings.Repeat("9", 5000) + ",v1=00": 400, // digits to some
				webhook.Sign(h.Secret+"x", body, now): 400, webhook.Sign(h.Secret, append(body, ' '), now): 400,
				webhook.Sign(h.Secret, body, now.Add(-10*time.Minute)): 400, webhook.Sign(h.Secret, body, now.Add(10*time.Minute)): 400,
			} {
				if got := post(address, signature, body); got != want {
					t.Errorf("%q: %d, want %d", signature, got, want)
				}
			}
			for _, length := range []string{"x", "-1", "1e3", "99999999999"} {
				if length == "99999999999" && name == "webhook.mjs" {
					continue // it reads what comes, up to its own limit
				}
				if got := raw(address, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: "+length+"\r\n\r\n"); got < 400 || got > 499 {
					t.Errorf("Content-Length %s: %d", length, got)
				}
			}
			post(address, signed, body) // once more, which it must not tell again
			task := e.submit(ana, cvs("Jo Li"))
			lines := bufio.NewScanner(out)
			for _, want := range []string{
				"webhook.test t ", "task.finished " + task + " " + e.server.URL + "/api/convert/generate-docx/" + task,
			} {
				if !lines.Scan() || lines.Text() != want {
					t.Errorf("it says %q, want %q", lines.Text(), want)
				}
			}
		})
	}
}

// raw sends bytes and returns the status of the answer, 0 without one in five seconds.
func raw(address, request string) (status int) {
	c, err := net.DialTimeout("tcp", address, time.Second)
	if err != nil {
		return 0
	}
	defer func() { _ = c.Close() }()
	_ = c.SetDeadline(time.Now().Add(5 * time.Second))
	_, _ = io.WriteString(c, request)
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		return 0
	}
	_ = answer.Body.Close()
	return answer.StatusCode
}

// A key never goes to where a server redirects: what is at FOCAL_URL may be somebody
// else's by now.
func TestExampleClientsKeepTheKey(t *testing.T) {
	var taken atomic.Int64
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "" {
			taken.Add(1)
		}
		http.Error(w, `{"error": "elsewhere"}`, http.StatusForbidden)
	}))
	defer other.Close()
	leads := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, other.URL+r.URL.Path, http.StatusSeeOther)
	}))
	defer leads.Close()
	cv, err := filepath.Abs("../../samples/tomas-lindqvist.docx")
	must(t, err)
	for name, with := range exampleClients {
		said, err := example(t, t.TempDir(), with, name, leads.URL, "focal_key", cv)
		if n := taken.Swap(0); err == nil || n > 0 || strings.Contains(said, "Traceback") {
			t.Errorf("%s: %v, the key went on %d times: %s", name, err, n, said)
		}
	}
}

// post returns the status of the answer, 0 without one.
func post(address, signature string, body []byte) int {
	r, err := http.NewRequest(http.MethodPost, "http://"+address, bytes.NewReader(body))
	if err != nil {
		return 0
	}
	r.Header.Set(webhook.SignatureHeader, signature)
	a, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0
	}
	_ = a.Body.Close()
	return a.StatusCode
}

// What docs/api.md shows is what the examples, which run above, have.
func TestAPIPageShowsTheExamples(t *testing.T) {
	page, err := os.ReadFile("../../docs/api.md")
	must(t, err)
	var examples strings.Builder
	for _, name := range []string{"convert.sh", "convert.py", "convert.mjs", "webhook.py", "webhook.mjs"} {
		b, err := os.ReadFile("../../docs/examples/" + name)
		must(t, err)
		examples.Write(b)
		if !strings.Contains(string(page), "(examples/"+name+")") {
			t.Errorf("docs/api.md does not name %s", name)
		}
	}
	blocks := regexp.MustCompile("(?s)```(?:bash|python|js)\n(.*?)```").FindAllStringSubmatch(string(page), -1)
	if len(blocks) < 4 {
		t.Errorf("%d blocks only", len(blocks))
	}
	for _, m := range blocks {
		if !strings.Contains(examples.String(), m[1]) {
			t.Errorf("this is in none of the examples:\n%s", m[1])
		}
	}
	for _, link := range regexp.MustCompile(`\(examples/([\w.]+)\)`).FindAllStringSubmatch(string(page), -1) {
		if _, err := os.Stat("../../docs/examples/" + link[1]); err != nil {
			t.Error(fmt.Errorf("docs/api.md: %w", err))
		}
	}
}
