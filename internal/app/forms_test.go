package app_test

import (
	"encoding/json"
	"strings"
	"testing"

	"focal/internal/app"
)

// A converted CV can be had as text, Markdown and JSON Resume: as it was reviewed, free
// of charge, several in a zip with the report of those that failed.
func TestB6_OtherFormsOfAConvertedCV(t *testing.T) {
	e := start(t, func(*app.Config) {})
	token := e.user("ana", app.NewUser{Active: true, Credits: 9})
	one := e.submit(token, cvs("Ana Petrović\nEngineer"))
	e.wait(token, one)
	e.need(e.review(token, one, 0, nil, map[string]string{"summary[0]": "Builds cranes."}), 200)
	several := e.submit(token, cvs("Jo Li", "BROKEN", "Jo Li\nagain"))
	e.wait(token, several)
	left := e.profile(token).Credits
	for _, c := range []struct{ query, kind, name, holds string }{
		{"", "text/plain; charset=utf-8", "Ana_Petrovi%C4%87_CV.txt", "Builds cranes."},
		{"?format=txt", "text/plain; charset=utf-8", "Ana_Petrovi%C4%87_CV.txt", "PROFILE"},
		{"?format=md", "text/markdown; charset=utf-8", "Ana_Petrovi%C4%87_CV.md", "# Ana Petrović"},
		{"?format=json", "application/json", "Ana_Petrovi%C4%87_CV.json", `"summary": "Builds cranes."`},
	} {
		a := e.need(e.call("GET", "/api/convert/export/"+one+c.query, token, nil), 200)
		if a.header.Get("Content-Type") != c.kind || !strings.HasSuffix(a.header.Get("Content-Disposition"), "filename*=UTF-8''"+c.name) {
			t.Errorf("%s: %s, %s", c.query, a.header.Get("Content-Type"), a.header.Get("Content-Disposition"))
		}
		if !strings.Contains(a.text(), c.holds) || strings.Contains(a.text(), "Engineer") {
			t.Errorf("%s holds %s", c.query, a.text())
		}
		if c.kind == "application/json" && !json.Valid(a.body) {
			t.Errorf("no JSON: %s", a.text())
		}
		zipped := e.need(e.call("GET", "/api/convert/export/"+several+c.query, token, nil), 200)
		files, ending := read(t, zipped), c.name[strings.LastIndex(c.name, "."):]
		said := strings.Contains(files["conversion-report.txt"], "cv-1.txt")
		if len(files) != 3 || files["Jo_Li_CV"+ending] == "" || files["Jo_Li_CV_2"+ending] == "" || !said {
			t.Errorf("%s: the zip holds %d files: %v", c.query, len(files), files)
		}
		if name := zipped.header.Get("Content-Disposition"); !strings.Contains(name, "resumes-"+ending[1:]+".zip") {
			t.Errorf("%s: the zip is called %s", c.query, name)
		}
	}
	if now := e.profile(token).Credits; now != left {
		t.Errorf("%d credits, %d before", now, left)
	}
}

func TestOtherFormsAreForTheOwnerAlone(t *testing.T) {
	e := start(t, func(*app.Config) {})
	ana, ben := e.user("ana", app.NewUser{Active: true, Credits: 1}), e.user("ben", app.NewUser{Active: true, Credits: 1})
	id := e.submit(ana, cvs("Ana Petrović"))
	e.wait(ana, id)
	for _, c := range []struct {
		name, path, token string
		status            int
	}{
		{"an unknown form", id + "?format=rtf", ana, 400},
		{"of somebody else", id, ben, 404},
		{"without a session", id, "", 401},
		{"of a task that is none", strings.Repeat("a", 32), ana, 404},
	} {
		a := e.call("GET", "/api/convert/export/"+c.path, c.token, nil)
		if a.status != c.status || strings.Contains(a.text(), "Petrović") {
			t.Errorf("%s: %d %s", c.name, a.status, a.text())
		}
	}
}
