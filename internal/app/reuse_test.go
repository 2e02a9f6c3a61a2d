package app_test

import (
	"strings"
	"testing"

	"focal/internal/app"
)

// One CV for many jobs (decisions D-64), and another try of what failed: nothing is
// uploaded again, every new conversion costs its credits.
func TestReuseOfEarlierFiles(t *testing.T) {
	e := start(t)
	ana, bob := e.subscriber("ana", 10), e.subscriber("bob", 9)
	first := cvs("Jo Li\nA", "BROKEN", "Mia Ray\nB")
	first.files = append(first.files, upload{"requirement", "job.txt", "Must know Go."})
	id := e.submit(ana, first)
	e.wait(ana, id)
	for _, c := range []struct {
		name   string
		token  string
		form   form
		status int
		files  string // names of the new conversion
		score  bool   // has a match, so a job description
	}{
		{"all, without a job", ana, form{}.with("reuse_task", id), 202, "cv-0.txt cv-1.txt cv-2.txt", false},
		{"one, with the same job", ana, form{}.with("reuse_task", id, "reuse_files", "2", "reuse_job", "1"), 202, "cv-2.txt", true},
		{"one, with another job", ana, form{}.with("reuse_task", id, "reuse_files", "0", "requirement_text", "Must know Rust."), 202, "cv-0.txt", true},
		{"beside a new file", ana, cvs("Zoe Fox").with("reuse_task", id, "reuse_files", "0"), 202, "cv-0.txt cv-0.txt", false},
		{"beside the same file", ana, form{files: []upload{{"files", "cv-0.txt", "Jo Li\nA"}}}.with("reuse_task", id, "reuse_files", "0"), 400, "", false},
		{"only its job, for another file", ana, cvs("Zoe Fox").with("reuse_task", id, "reuse_files", "none", "reuse_job", "1"), 202, "cv-0.txt", true},
		{"nothing", ana, form{}.with("reuse_task", id, "reuse_files", "none"), 400, "", false},
		{"no such file", ana, form{}.with("reuse_task", id, "reuse_files", "7"), 400, "", false},
		{"no number", ana, form{}.with("reuse_task", id, "reuse_files", "x"), 400, "", false},
		{"no such conversion", ana, form{}.with("reuse_task", "nothing"), 404, "", false},
		{"somebody else's", bob, form{}.with("reuse_task", id), 404, "", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := e.call("POST", "/api/convert/generate-resume-bulk", c.token, c.form)
			if a.status != c.status {
				t.Fatalf("got %d %s, want %d", a.status, a.body, c.status)
			}
			if c.status != 202 {
				return
			}
			var made struct {
				TaskID string `json:"task_id"`
			}
			a.json(e, &made)
			got := e.wait(c.token, made.TaskID)
			var names []string
			scored := false
			for _, f := range got.Files {
				names = append(names, f.Name)
				scored = scored || f.Score != nil
			}
			if strings.Join(names, " ") != c.files || scored != c.score {
				t.Errorf("files %v, match %t", names, scored)
			}
		})
	}
	if p := e.profile(ana); p.Credits != 10-2-2-1-1-2-1 {
		t.Errorf("%d credits left", p.Credits)
	}
	e.ledgerAgrees()
}

// One bad file among several takes none of the others along.
func TestBadFileAmongGoodOnes(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	f := form{files: []upload{{"files", "a.txt", "Jo Li"}, {"files", "photo.pdf", "\x89PNG\r\n"}, {"files", "empty.txt", ""}}}
	got := e.wait(token, e.submit(token, f))
	want := []struct{ name, status, text string }{
		{"a.txt", "Completed", ""},
		{"photo.pdf", "Failed", "Please upload a PDF, DOCX, DOC, JSON file"},
		{"empty.txt", "Failed", "empty.txt is empty."},
	}
	for i, w := range want {
		if g := got.Files[i]; g.Name != w.name || g.Status != w.status || g.Error != w.text {
			t.Errorf("file %d: %+v, want %+v", i, g, w)
		}
	}
	if p := e.profile(token); p.Credits != 4 {
		t.Errorf("%d credits left", p.Credits)
	}
	bad := form{files: []upload{{"files", "x.pdf", "PNG"}, {"files", "y.exe", "MZ"}}}
	if a := e.call("POST", "/api/convert/generate-resume-bulk", token, bad); a.status != 415 {
		t.Errorf("nothing but bad files: %d %s", a.status, a.body)
	}
	e.ledgerAgrees()
}

// The Demo Plan opens what anybody may try without a plan (decisions D-44).
func TestDemoPlanTemplates(t *testing.T) {
	e := start(t)
	token := e.user("ana", app.NewUser{})
	e.need(e.checkout(token, "price_demo"), 200)
	var list struct{ Templates []string }
	e.need(e.call("GET", "/api/convert/templates", token, nil), 200).json(e, &list)
	if strings.Join(list.Templates, " ") != "Generic Modern" {
		t.Errorf("templates %v", list.Templates)
	}
}

// A repeat with the same key is answered without the files: they may be gone by then.
func TestRepeatOfAReuseNeedsNoFiles(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li"))
	e.wait(token, id)
	again := form{}.with("reuse_task", id)
	second := e.submit(token, again, "Idempotency-Key", "k")
	e.wait(token, second)
	e.need(e.call("DELETE", "/api/convert/task/"+id, token, nil), 200)
	if third := e.submit(token, again, "Idempotency-Key", "k"); third != second {
		t.Errorf("the repeat made %s, not %s", third, second)
	}
	for _, other := range []form{again.with("reuse_files", "0"), again.with("reuse_job", "1"), form{}.with("reuse_task", second)} {
		if a := e.call("POST", "/api/convert/generate-resume-bulk", token, other, "Idempotency-Key", "k"); a.status != 409 {
			t.Errorf("another request with the key: %d %s", a.status, a.body)
		}
	}
	if p := e.profile(token); p.Credits != 3 {
		t.Errorf("%d credits left", p.Credits)
	}
}

// In the history a pasted job description is known by its title.
func TestPastedJobsAreCalledByTheirTitle(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	id := e.submit(token, cvs("Jo Li").with("requirement_text", "\n--\nSenior Go engineer (m/f)\nYou know Go."))
	if got := e.wait(token, id); got.Status != "Completed" || got.Files[0].Score == nil {
		t.Errorf("%+v", got)
	}
	if a := e.need(e.call("GET", "/api/convert/history", token, nil), 200); !strings.Contains(a.text(), `"job_name":"Senior Go engineer (m-f).txt"`) {
		t.Errorf("%s", a.body)
	}
}
