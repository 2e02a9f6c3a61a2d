package app_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/engine/child"
	"focal/internal/writer/recorded"
)

// listened is a model that answers from recordings, and keeps what it was sent.
type listened struct {
	*recorded.Model
	mu   sync.Mutex
	sent []string
	down bool
}

func (m *listened) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	m.mu.Lock()
	m.sent = append(m.sent, string(body))
	down := m.down
	m.mu.Unlock()
	if down {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	m.Model.ServeHTTP(w, r)
}

func (m *listened) heard() (all string, questions int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return strings.Join(m.sent, "\n"), len(m.sent)
}

type wordedFile struct {
	Index     int64
	WordingBy string       `json:"wording_by"`
	Document  *cv.Document `json:"document"`
	Notes     []cv.Note    `json:"notes"`
}

// modelled is the whole product with child processes and a model.
func modelled(t *testing.T, model http.Handler, edit ...func(*app.Config)) *env {
	t.Helper()
	pool, err := child.New(child.Config{Engine: engine.Config{CacheDir: t.TempDir()}})
	if err != nil {
		t.Fatal(err)
	}
	url := httpServer(t, model.ServeHTTP)
	e := start(t, append([]func(*app.Config){func(c *app.Config) {
		c.Engine, c.LLM = pool, app.LLM{URL: url + "/v1", Model: "small", Conversions: true}
	}}, edit...)...)
	t.Cleanup(func() { _ = pool.Close() })
	return e
}

func (e *env) worded(token string, f form) (id string, file wordedFile) {
	e.Helper()
	id = e.submit(token, f)
	if got := e.wait(token, id); got.Status != "Completed" {
		e.Fatalf("%+v", got)
	}
	var body struct{ Files []wordedFile }
	e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).json(e, &body)
	return id, body.Files[0]
}

func dana() form {
	c := recorded.Cases()[0]
	return cvs(string(c.CV)).with("mode", "Flexible", "perspective", "ThirdPerson", "pronouns", "she", "length", "Detailed", "requirement_text", string(c.Job))
}

// From the upload to the review: the model words the CV, every note says so, a review
// asks nobody again, and one field of the form keeps the model out.
func TestAModelWordsAConversion(t *testing.T) {
	m := &listened{Model: recorded.New()}
	e := modelled(t, m)
	var config struct {
		By string `json:"wording_by"`
	}
	e.need(e.call("GET", "/api/config", "", nil), 200).json(e, &config)
	if config.By != "small at this server" {
		t.Errorf("config says %q", config.By)
	}
	ana := e.subscriber("ana", 20)
	id, file := e.worded(ana, dana())
	if file.WordingBy != "small at this server" || len(file.Document.Summary) != 1 || !strings.HasPrefix(file.Document.Summary[0].Value, "Dana Whitlow is a site manager with nine years in housing and SC clearance.") {
		t.Errorf("%q: %+v", file.WordingBy, file.Document.Summary)
	}
	wording := ""
	for _, n := range file.Notes {
		if n.Kind != cv.NoteAdvice && n.By == "small at this server" {
			wording = n.ID
		}
	}
	_, before := m.heard()
	var reviewed wordedFile
	e.need(e.call("POST", "/api/convert/review/"+id, ana, object{"file": 0, "rejected": []string{wording}}), 200).json(e, &reviewed)
	if slices.ContainsFunc(reviewed.Notes, func(n cv.Note) bool { return n.ID == wording }) {
		t.Error("the wording that was taken back is there")
	}
	if _, after := m.heard(); wording == "" || after != before {
		t.Errorf("note %q; the review asked %d questions", wording, after-before)
	}
	e.need(e.call("POST", "/api/convert/review/"+id, ana, object{"file": 0, "rejected": []string{}}), 200).json(e, &reviewed)
	if a, b := stringOf(t, reviewed), stringOf(t, file); a != b {
		t.Errorf("a review without decisions is not the first result:\n%s\n%s", a, b)
	}
	if _, file = e.worded(ana, dana().with("model", "off")); file.WordingBy != "" {
		t.Errorf("switched off, but worded by %q", file.WordingBy)
	}
	if _, after := m.heard(); after != before {
		t.Errorf("switched off, but asked %d questions", after-before)
	}
	if a := e.call("POST", "/api/convert/generate-resume-bulk", ana, dana().with("model", "maybe")); a.status != 400 || !strings.Contains(a.text(), "on, off") {
		t.Errorf("%d %s", a.status, a.body)
	}
}

func stringOf(t *testing.T, v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// What leaves: sentences, titles, years and requirements; nobody's name, contacts,
// employers or school, in whatever form the CV has them.
func TestAssurance_49_NamesStayHere(t *testing.T) {
	m := &listened{Model: recorded.New()}
	e := modelled(t, m)
	ana := e.subscriber("ana", 20)
	text := strings.ReplaceAll(string(recorded.Cases()[0].CV), "I like a tidy site.", "I like a tidy site. Ask DANA or Whitlow at dana.whitlow@example.org, linkedin.com/in/dwhitlow or 07700 900123; NI AB 12 34 56 C, IP1 3QQ. For Orwell I report to Mr Cecil Brandreth.")
	f := dana()
	f.files[0].data = text
	if _, file := e.worded(ana, f); !strings.Contains(stringOf(t, file.Document), "Whitlow") || !strings.Contains(stringOf(t, file.Document), "Tamar Build") {
		t.Error("the document lost its names")
	}
	heard, questions := m.heard()
	if questions < 2 || !strings.Contains(heard, "12 fitters") || !strings.Contains(heard, "[ORG1]") {
		t.Errorf("%d questions: %s", questions, heard)
	}
	for _, secret := range []string{"dana", "whitlow", "07700", "900123", "linkedin", "orwell", "tamar", "essex", "ipswich", "AB 12", "IP1", "brandreth", "ana@example.org", "cv-0.txt"} {
		if strings.Contains(strings.ToLower(heard), strings.ToLower(secret)) {
			at := strings.Index(strings.ToLower(heard), strings.ToLower(secret))
			t.Errorf("%q left: …%s…", secret, heard[max(0, at-60):min(len(heard), at+60)])
		}
	}
}

// A model that is down costs nobody a conversion, says so in the result, and is left
// alone after three failures.
func TestAModelThatIsDownCostsNothing(t *testing.T) {
	m := &listened{Model: recorded.New(), down: true}
	e := modelled(t, m, func(c *app.Config) { c.Workers = 1 })
	ana := e.subscriber("ana", 20)
	for range 4 {
		begun := time.Now()
		_, file := e.worded(ana, dana())
		if took := time.Since(begun); took > 10*time.Second {
			t.Errorf("took %v", took)
		}
		if file.WordingBy != "" || !strings.Contains(stringOf(t, file.Notes), "small at this server") {
			t.Errorf("%q: %+v", file.WordingBy, file.Notes)
		}
	}
	if _, questions := m.heard(); questions > 4 {
		t.Errorf("%d questions to a model that is down", questions)
	}
}
