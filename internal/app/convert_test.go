package app_test

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"focal/internal/app"
	"focal/internal/engine"
)

func read(t *testing.T, a answer) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(a.body), int64(len(a.body)))
	if err != nil {
		t.Fatalf("not a zip: %v", err)
	}
	out := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		b, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if _, twice := out[f.Name]; twice {
			t.Errorf("%s is in the zip twice", f.Name)
		}
		out[f.Name] = string(b)
	}
	return out
}

func TestConversionFromUploadToDocument(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		f := cvs("Ana Petrović\nEngineer")
		f.files = append(f.files, upload{"requirement", "job.txt", "Must know Go."})
		id := e.submit(token, f.with("mode", "strict", "perspective", "Third-Person", "length", "balanced"))
		got := e.wait(token, id)
		if got.Status != "Completed" || got.Progress != 1 || len(got.Files) != 1 || *got.Files[0].Score != 70 {
			e.Fatalf("%+v", got)
		}
		doc := e.need(e.document(token, id), 200)
		if !strings.Contains(read(e.T, doc)["word/document.xml"], "Ana Petrović") {
			e.Error("the document does not hold the CV")
		}
		if want := `attachment; filename="Ana_Petrovi__CV.docx"; filename*=UTF-8''Ana_Petrovi%C4%87_CV.docx`; doc.header.Get("Content-Disposition") != want {
			e.Errorf("name %s", doc.header.Get("Content-Disposition"))
		}
		if p := e.profile(token); p.Credits != 4 || p.Converted != 1 {
			e.Errorf("%+v", p)
		}
		var result struct {
			Options object
			Files   []struct {
				Original, Document, Match object
				Notes                     []object
			}
		}
		e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).json(e, &result)
		if r := result.Files[0]; r.Original == nil || r.Document == nil || r.Match["score"] != 70.0 || len(r.Notes) != 1 || result.Options["perspective"] != "ThirdPerson" {
			e.Errorf("%+v", result)
		}
		var history struct {
			Items []struct {
				TaskID string `json:"task_id"`
				Names  []string
			}
			Total int
		}
		e.need(e.call("GET", "/api/convert/history", token, nil), 200).json(e, &history)
		if history.Total != 1 || history.Items[0].TaskID != id {
			e.Errorf("%+v", history)
		}
		e.ledgerAgrees()
	})
}

func TestFailureGivesTheCreditBack(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		for text, want := range map[string]string{"BROKEN": "Failed", "PANIC": "Error"} {
			id := e.submit(token, cvs(text))
			if got := e.wait(token, id); got.Status != want || got.Error == "" {
				e.Errorf("%s: %+v", text, got)
			}
			if a := e.document(token, id); a.status != 409 || a.message(e) == "" {
				e.Errorf("download of a failed task: %d %s", a.status, a.body)
			}
		}
		if p := e.profile(token); p.Credits != 5 || p.Converted != 0 {
			e.Errorf("%+v", p)
		}
		e.ledgerAgrees()
	})
}

func TestBulkChargesWhatWasConverted(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		id := e.submit(token, cvs("Jo Li\nA", "BROKEN", "Jo Li\nB"))
		if got := e.wait(token, id); got.Status != "Completed" || got.Files[1].Status != "Failed" || got.Files[1].Error == "" {
			e.Fatalf("%+v", got)
		}
		doc := e.need(e.document(token, id), 200)
		if doc.header.Get("Content-Type") != "application/zip" || !strings.Contains(doc.header.Get("Content-Disposition"), `"resumes.zip"`) {
			e.Errorf("headers %v", doc.header)
		}
		if strings.Contains(doc.header.Get("Content-Disposition"), "filename*") {
			e.Errorf("without a job: %v", doc.header)
		}
		files := read(e.T, doc)
		report := files["conversion-report.txt"]
		if files["Jo_Li_CV.docx"] == "" || files["Jo_Li_CV_2.docx"] == "" || len(files) != 3 || !strings.Contains(report, "cv-1.txt") || !strings.Contains(report, "damaged") {
			e.Errorf("zip holds %v, report %q", len(files), report)
		}
		if p := e.profile(token); p.Credits != 3 || p.Converted != 2 {
			e.Errorf("%+v", p)
		}
		all := e.submit(token, cvs("A A\nx", "B B\ny"))
		e.wait(token, all)
		if files := read(e.T, e.document(token, all)); len(files) != 2 {
			e.Errorf("a zip without failures holds %d files", len(files))
		}
		e.ledgerAgrees()
	})
}

func TestIdempotencyKey(t *testing.T) {
	both(t, func(e *env) {
		token, other := e.subscriber("ana", 5), e.subscriber("ben", 5)
		var mu sync.Mutex
		ids := map[string]bool{}
		var wg sync.WaitGroup
		for range 8 {
			wg.Go(func() {
				var got task
				a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li"), "Idempotency-Key", "k1")
				if a.status != 202 {
					e.Errorf("%d %s", a.status, a.body)
					return
				}
				a.json(e, &got)
				mu.Lock()
				ids[got.ID] = true
				mu.Unlock()
			})
		}
		wg.Wait()
		if len(ids) != 1 {
			e.Errorf("one key made %d tasks", len(ids))
		}
		if a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Somebody else"), "Idempotency-Key", "k1"); a.status != 409 {
			e.Errorf("other body: %d %s", a.status, a.body)
		}
		for id := range ids {
			if same := e.submit(other, cvs("Jo Li"), "Idempotency-Key", "k1"); same == id {
				e.Error("a key reached into another account")
			}
			e.wait(token, id)
		}
		if p := e.profile(token); p.Credits != 4 {
			e.Errorf("%d credits left", p.Credits)
		}
	})
}

// The scenario table of submissions: who may send what, and what is answered.
func TestSubmissions(t *testing.T) {
	e := start(t)
	active, poor := e.subscriber("active", 50), e.subscriber("poor", 1)
	inactive, modern := e.user("inactive", app.NewUser{Credits: 5}), e.user("modern", app.NewUser{Active: true, Credits: 50, Templates: []string{"modern", "Old"}})
	one := cvs("Jo Li")
	file := func(name, data string) form { return form{files: []upload{{"files", name, data}}} }
	for _, c := range []struct {
		name   string
		token  string
		form   form
		status int
		error  string
	}{
		{"no file", active, form{}, 400, "No CV files uploaded."},
		{"one", active, one, 202, ""},
		{"ten", active, cvs(slices.Repeat([]string{"Jo Li"}, 10)...), 202, ""},
		{"eleven", active, cvs(slices.Repeat([]string{"Jo Li"}, 11)...), 400, "You can upload up to 10 CVs at a time."},
		{"guest", "", one, 401, "Invalid token"},
		{"inactive", inactive, one, 403, "An active subscription is required to convert CVs."},
		{"inactive, demo", inactive, one.with("demo", "1", "template", "Modern"), 202, ""},
		{"inactive, demo, two files", inactive, cvs("a", "b").with("demo", "1"), 403, ""},
		{"more files than credits", poor, cvs("a", "b"), 402, "These 2 CVs need 2 credits and you have 1. Please choose fewer CVs or upgrade your plan."},
		{"the last credit", poor, one, 202, ""},
		{"none left", poor, one, 402, "You have no credits remaining. Please upgrade your plan."},
		{"template not allowed", active, one.with("template", "Modern"), 403, ""},
		{"template allowed, other case", modern, one.with("template", "MODERN"), 202, ""},
		{"template allowed but gone", modern, one.with("template", "Old"), 400, ""},
		{"unknown mode", active, one.with("mode", "wild"), 400, `unknown mode "wild": use one of Strict, Flexible`},
		{"demo spellings", active, one.with("mode", "flexible", "perspective", "third", "length", "balanced"), 202, ""},
		{"limit 0", active, one.with("experience_limit", "0"), 400, "experience_limit must be between 1 and 10"},
		{"limit 20", active, one.with("skill_limit", "20"), 202, ""},
		{"limit 0", active, one.with("skill_limit", "0"), 400, "skill_limit must be between 1 and 20"},
		{"limit 21", active, one.with("skill_limit", "21"), 400, "skill_limit must be between 1 and 20"},
		{"limit x", active, one.with("project_limit", "five"), 400, "project_limit must be a whole number"},
		{"pages 7", active, one.with("max_pages", "7"), 400, "max_pages must be between 1 and 6"},
		{"pasted text", active, form{}.with("cv_text", "Jo Li\nEngineer"), 202, ""},
		{"empty file", active, file("a.txt", ""), 422, "a.txt is empty."},
		{"program", active, file("cv.pdf", "MZ\x90\x00\x03"), 415, "Please upload a PDF, DOCX, DOC, JSON file"},
		{"web page", active, file("cv.txt", "<!DOCTYPE html><p>x"), 415, "Please upload a PDF, DOCX, DOC, JSON file"},
		{"picture", active, file("cv.docx", "\x89PNG\r\n\x1a\n"), 415, "Please upload a PDF, DOCX, DOC, JSON file"},
		{"other extension", active, file("cv.exe", "Jo Li"), 415, "Please upload a PDF, DOCX, DOC, JSON file"},
		{"capital extension", active, file("CV.PDF", "%PDF-1.7\nx"), 202, ""},
		{"the same file twice", active, form{files: []upload{{"files", "a.txt", "Jo Li"}, {"files", "b.txt", "Jo Li"}, {"files", "a.txt", "Jo Li"}}}, 400, "a.txt is in this batch twice. Please send every CV once; nothing was charged."},
		{"one content under two names", active, form{files: []upload{{"files", "a.txt", "Jo Li"}, {"files", "b.txt", "Jo Li"}}}, 202, ""},
		{"one name, two contents", active, form{files: []upload{{"files", "a.txt", "Jo Li"}, {"files", "a.txt", "Mia Ray"}}}, 202, ""},
		{"a picture as job description", active, form{files: []upload{{"files", "a.txt", "Jo Li"}, {"requirement", "photo.png", "\x89PNG\r\n"}}}, 415, "The job description photo.png is of a type that cannot be read. Please upload a PDF, DOCX, DOC, JSON file"},
		{"too large", active, file("a.txt", strings.Repeat("x", 10<<20+1)), 413, "a.txt is larger than 10 MB."},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := e.call("POST", "/api/convert/generate-resume-bulk", c.token, c.form)
			if a.status != c.status || c.error != "" && a.message(t) != c.error {
				t.Errorf("got %d %s, want %d %q", a.status, a.body, c.status, c.error)
			}
		})
	}
}

// 1,000 racing submissions with 1 credit: exactly one is accepted.
func TestOneCreditBuysOneConversion(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 1)
		var mu sync.Mutex
		got := map[int]int{}
		var wg sync.WaitGroup
		for range 20 {
			wg.Go(func() {
				for range 50 {
					a := e.call("POST", "/api/convert/generate-resume-bulk", token, cvs("Jo Li"))
					mu.Lock()
					got[a.status]++
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		if got[202] != 1 || got[402] != 999 {
			e.Errorf("answers %v", got)
		}
		e.ledgerAgrees()
	})
}

func TestDemoAllowance(t *testing.T) {
	both(t, func(e *env) {
		token := e.user("guest", app.NewUser{})
		demo := cvs("Jo Li").with("demo", "1")
		for i := range 3 {
			if left := e.profile(token).DemoLeft; left != int64(3-i) {
				e.Errorf("%d conversions left before the %d.", left, i+1)
			}
			e.wait(token, e.submit(token, demo))
		}
		if a := e.call("POST", "/api/convert/generate-resume-bulk", token, demo); a.status != 402 {
			e.Errorf("fourth: %d %s", a.status, a.body)
		}
		// It counts submissions: neither a failure nor erasing the conversion gives one back.
		failing := e.user("unlucky", app.NewUser{})
		e.wait(failing, e.submit(failing, cvs("BROKEN").with("demo", "1")))
		erased := e.submit(failing, cvs("WAIT").with("demo", "1"))
		e.need(e.call("DELETE", "/api/convert/task/"+erased, failing, nil), 200)
		if left := e.profile(failing).DemoLeft; left != 1 {
			e.Errorf("%d conversions left after two were submitted", left)
		}
	})
}

func TestDownloadChoosesTemplateAndIcon(t *testing.T) {
	e := start(t)
	token := e.user("ana", app.NewUser{Active: true, Credits: 5, Templates: []string{"Modern"}})
	id := e.submit(token, cvs("Jo Li"))
	e.wait(token, id)
	if doc := read(t, e.document(token, id, "template", "Modern")); !strings.Contains(doc["word/document.xml"], `template="Modern"`) {
		t.Error("the chosen template was not used")
	}
	kept := func() (result struct{ Template string }) {
		e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).json(e, &result)
		return result
	}
	if got := kept().Template; got != "Generic" {
		t.Errorf("a look at another template made it the conversion's: %q", got)
	}
	e.need(e.document(token, id, "template", "Modern", "keep", "1"), 200)
	var history struct{ Items []struct{ Template string } }
	e.need(e.call("GET", "/api/convert/history", token, nil), 200).json(e, &history)
	drawn := read(t, e.document(token, id))["word/document.xml"]
	if got := kept().Template; got != "Modern" || history.Items[0].Template != got || !strings.Contains(drawn, `template="Modern"`) {
		t.Errorf("the template was not kept: %q, history %+v", got, history)
	}
	if a := e.document(token, id, "template", "Secret"); a.status != 403 {
		t.Errorf("template that is not allowed: %d", a.status)
	}
	if a := e.call("POST", "/api/convert/generate-docx/"+id, token, form{}.with("task_id", "other")); a.status != 400 {
		t.Errorf("two task ids: %d", a.status)
	}
	f := form{fields: map[string]string{"task_id": id}, files: []upload{{"icon_image", "logo.png", string(picture(t, 20, 10))}}}
	if doc := read(t, e.need(e.call("POST", "/api/convert/generate-docx/"+id, token, f), 200)); strings.Contains(doc["word/document.xml"], `icon="0"`) {
		t.Error("the icon was not passed on")
	}
	if p := e.profile(token); p.Credits != 4 {
		t.Errorf("downloads were charged: %d", p.Credits)
	}
}

func TestEraseConversion(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		id := e.submit(token, cvs("Jo Li"))
		e.wait(token, id)
		e.need(e.call("DELETE", "/api/convert/task/"+id, token, nil), 200)
		for _, path := range []string{"/api/convert/task-status/", "/api/convert/result/"} {
			e.need(e.call("GET", path+id, token, nil), 404)
		}
		if found := blobs(e.T, e.cfg.Data); len(found) != 0 {
			e.Errorf("left behind: %v", found)
		}
	})
}

// What a crash left between a submission's files and its transaction goes after
// two sweeps; files of tasks stay.
func TestSweepErasesOrphans(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li"))
	e.wait(token, id)
	orphan := filepath.Join(e.cfg.Data, "blobs", "files", "tasks", "orphan", "0.in")
	if err := os.MkdirAll(filepath.Dir(orphan), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(orphan, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for i, want := range []int{3, 2} {
		if err := e.app.Upkeep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := len(blobs(t, e.cfg.Data)); got != want {
			t.Errorf("%d files after sweep %d, want %d", got, i+1, want)
		}
	}
	e.need(e.document(token, id), 200)
}

// starting is an engine whose reader of PDF files is still being compiled.
type starting struct {
	pipeline
	ready chan struct{}
}

func (s starting) Ready(ctx context.Context) error {
	select {
	case <-s.ready:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// ReadPDFs is read for as long as it takes.
func (s starting) ReadPDFs(ctx context.Context, _ *engine.Request) error {
	if end, limited := ctx.Deadline(); limited && time.Until(end) < time.Second {
		return errors.New("reading has the deadline of the conversion")
	}
	return nil
}

// The reader's first start is not in a file's time, nor is what it reads, as a scan takes it;
// files that need no reader do not wait for it.
func TestAFileDoesNotPayForTheFirstStart(t *testing.T) {
	slow := starting{ready: make(chan struct{})}
	e := start(t, func(c *app.Config) { c.Engine, c.Deadline, c.Workers = slow, 20*time.Millisecond, 2 })
	token := e.subscriber("ana", 5)
	pdf := e.submit(token, form{files: []upload{{"files", "cv.pdf", "%PDF-1.7\nJo Li"}}})
	if got := e.wait(token, e.submit(token, cvs("Mo Li"))); got.Status != "Completed" {
		t.Errorf("a text waited: %+v", got)
	}
	time.AfterFunc(100*time.Millisecond, func() { close(slow.ready) })
	if got := e.wait(token, pdf); got.Status != "Completed" {
		t.Errorf("%+v", got)
	}
}

// TestB6_ZipIsNamedAfterJobAndDay: several CVs for a job come as resumes.zip, and for clients that
// know RFC 6266 under the name of the job and the day; so do the other forms.
func TestB6_ZipIsNamedAfterJobAndDay(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		f := cvs("Jo Li\nA", "Ana Ro\nB")
		f.files = append(f.files, upload{"requirement", "harbour – buyer.txt", "Must know Go."})
		id := e.submit(token, f)
		e.wait(token, id)
		day := time.Now().UTC().Format("2006-01-02")
		for path, want := range map[string]string{
			"/api/convert/export/" + id + "?format=md": `"resumes-md.zip"; filename*=UTF-8''harbour_buyer_` + day + `-md.zip`,
			"": `"resumes.zip"; filename*=UTF-8''harbour_buyer_` + day + `.zip`,
		} {
			answer := e.document(token, id)
			if path != "" {
				answer = e.call("GET", path, token, nil)
			}
			if got := e.need(answer, 200).header.Get("Content-Disposition"); got != "attachment; filename="+want {
				e.Errorf("%s: %s, want %s", path, got, want)
			}
		}
	})
}
