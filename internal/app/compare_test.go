package app_test

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"

	"focal/internal/app"
	"focal/internal/shortlist"
)

// Converted CVs are compared with adverts that are pasted, sent as files or taken from a
// conversion, at no charge; what is wrong is said in a sentence.
func TestComparison(t *testing.T) {
	both(t, func(e *env) {
		ana, ben := e.subscriber("ana", 15), e.subscriber("ben", 5)
		f := cvs("Ana Petrović\nGo", "BROKEN", "Jo Li\nCranes")
		f.files = append(f.files, upload{"requirement", "job.txt", "Cranes"})
		one := e.submit(ana, f)
		e.wait(ana, one)
		other := e.submit(ana, cvs("Kim Ode\nGo"))
		e.wait(ana, other)
		many := e.submit(ana, cvs("A\n1", "B\n2", "C\n3", "D\n4", "E\n5", "F\n6", "G\n7", "H\n8", "I\n9"))
		e.wait(ana, many)
		his := e.submit(ben, cvs("Ben"))
		e.wait(ben, his)
		credits := e.profile(ana).Credits
		all := strings.Split(strings.TrimSpace(strings.Repeat(many+" ", 9)), " ")
		for i := range all {
			all[i] += ":" + string(rune('0'+i))
		}
		for _, c := range []struct {
			name   string
			form   form
			status int
			says   string // of an error; of a sheet the names and scores
		}{
			{
				"pasted", form{}.with("candidates", one+":0,"+one+":2,"+other+":0", "advert_1", "Go"), 200,
				"Ana Petrović 70, Jo Li 0, Kim Ode 70",
			},
			{
				"two adverts, one of a conversion", form{}.with("candidates", one+":0,"+one+":2", "advert_1", "Go", "advert_2_task", one),
				200, "Ana Petrović 70, Jo Li 0; Ana Petrović 0, Jo Li 70",
			},
			{"a file", form{files: []upload{{"advert_1", "advert.txt", "Cranes"}}}.with("candidates", one+":2"), 200, "Jo Li 70"},
			{"named twice", form{}.with("candidates", one+":0,"+one+":0", "advert_1", "Go"), 200, "Ana Petrović 70"},
			{
				"ten", form{}.with("candidates", strings.Join(all, ",")+","+one+":0", "advert_1", "Go"), 200,
				"A 0, B 0, C 0, D 0, E 0, F 0, G 0, H 0, I 0, Ana Petrović 70",
			},
			{
				"eleven", form{}.with("candidates", strings.Join(all, ",")+","+one+":0,"+one+":2", "advert_1", "Go"), 400,
				"You can compare up to 10 CVs at a time.",
			},
			{"nobody", form{}.with("advert_1", "Go"), 400, "Choose the CVs to compare: 1 to 10 that were converted."},
			{"no advert", form{}.with("candidates", one+":0"), 400, "Add at least one advert to compare the CVs with."},
			{
				"four adverts", form{}.with("candidates", one+":0", "advert_1", "a", "advert_2", "b", "advert_3", "c", "advert_4", "d"),
				400, "You can compare with up to 3 adverts at a time.",
			},
			{
				"a conversion without an advert", form{}.with("candidates", one+":0", "advert_1_task", other), 400,
				"The conversion of advert 1 had no job description.",
			},
			{
				"a CV that failed", form{}.with("candidates", one+":1", "advert_1", "Go"), 409,
				"This CV was not converted: This file is damaged.",
			},
			{"a number that is none", form{}.with("candidates", one+":x", "advert_1", "Go"), 400, "candidates must be TASK:INDEX"},
			{"a number too high", form{}.with("candidates", one+":7", "advert_1", "Go"), 404, "This conversion has no CV of that number."},
			{"somebody else's CV", form{}.with("candidates", his+":0", "advert_1", "Go"), 404, "This conversion does not exist."},
			{"somebody else's advert", form{}.with("candidates", one+":0", "advert_1_task", his), 404, "This conversion does not exist."},
			{
				"an advert of another type", form{files: []upload{{"advert_1", "photo.png", "\x89PNG"}}}.with("candidates", one+":0"), 415,
				"Advert 1 cannot be read. Please upload",
			},
			{
				"a damaged advert", form{}.with("candidates", one+":0", "advert_1", "Go", "advert_2", "BROKEN"), 422,
				"Advert 2 could not be read.",
			},
		} {
			a := e.call("POST", "/api/convert/compare", ana, c.form)
			said := a.text()
			if a.status == 200 {
				var sheet shortlist.Sheet
				a.json(e, &sheet)
				said = scores(&sheet)
			}
			if a.status != c.status || !strings.Contains(said, c.says) || a.status == 200 && said != c.says {
				e.Errorf("%s: %d %s", c.name, a.status, said)
			}
		}
		if now := e.profile(ana).Credits; now != credits {
			e.Errorf("%d credits, %d before", now, credits)
		}
	})
}

// scores are "NAME SCORE, NAME SCORE; …", an advert behind the other.
func scores(s *shortlist.Sheet) string {
	var adverts []string
	for _, a := range s.Adverts {
		var rows []string
		for i, r := range a.Results {
			rows = append(rows, s.Candidates[i].Name+" "+strconv.Itoa(r.Score))
		}
		adverts = append(adverts, strings.Join(rows, ", "))
	}
	return strings.Join(adverts, "; ")
}

func TestAssurance_51_ComparisonAsFiles(t *testing.T) {
	e := start(t)
	ana := e.user("ana", app.NewUser{Active: true, Credits: 5})
	open := e.submit(ana, cvs("=HYPERLINK(\"http://example.org\")\nGo"))
	e.wait(ana, open)
	blind := e.submit(ana, cvs("Kim Ode\nGo").with("privacy", "Blind"))
	e.wait(ana, blind)
	f := form{}.with("candidates", open+":0,"+blind+":0", "advert_1", "Go")
	book := e.need(e.call("POST", "/api/convert/compare/xlsx", ana, f), 200)
	if kind, name := book.header.Get("Content-Type"), book.header.Get("Content-Disposition"); !strings.Contains(kind,
		"spreadsheetml") || name != `attachment; filename="Go_comparison.xlsx"` {
		t.Errorf("%s, %s", kind, name)
	}
	file, err := excelize.OpenReader(bytes.NewReader(book.body))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	name, err := file.GetCellValue("Go", "A6")
	formula, _ := file.GetCellFormula("Go", "A6")
	if kind, _ := file.GetCellType("Go",
		"A6"); err != nil || kind != excelize.CellTypeSharedString || formula != "" || !strings.HasPrefix(name, "=HYPERLINK") {
		t.Errorf("A6 is %q, formula %q, type %v", name, formula, kind)
	}
	word := e.need(e.call("POST", "/api/convert/compare/docx", ana, f), 200)
	if body := read(t, word)["word/document.xml"]; !strings.Contains(body, "HYPERLINK") || !strings.Contains(body, "70") {
		t.Errorf("the Word document holds %s", body)
	}
	for _, c := range []struct {
		path, token string
		form        form
		status      int
	}{
		{"pdf", ana, f, 400}, {"xlsx", "", f, 401}, {"docx", ana, form{}, 400}, {"xlsx", e.user("ben", app.NewUser{}), f, 404},
	} {
		if a := e.call("POST", "/api/convert/compare/"+c.path, c.token, c.form); a.status != c.status {
			t.Errorf("%s: %d %s", c.path, a.status, a.text())
		}
	}
}

// The user is told which file a blind candidate came from, and no export is.
func TestComparisonTellsItsUserTheFile(t *testing.T) {
	e := start(t)
	ana := e.user("ana", app.NewUser{Active: true, Credits: 5})
	open := e.submit(ana, cvs("Ida Holm\nGo"))
	e.wait(ana, open)
	blind := e.submit(ana, cvs("Kim Ode\nGo").with("privacy", "Blind"))
	e.wait(ana, blind)
	f := form{}.with("candidates", open+":0,"+blind+":0", "advert_1", "Go")
	var sheet struct{ Candidates []struct{ Upload string } }
	e.need(e.call("POST", "/api/convert/compare", ana, f), 200).json(t, &sheet)
	if len(sheet.Candidates) != 2 || sheet.Candidates[0].Upload != "" || sheet.Candidates[1].Upload == "" {
		t.Fatalf("%+v", sheet.Candidates)
	}
	for _, kind := range []string{"xlsx", "docx"} {
		for part, body := range read(t, e.need(e.call("POST", "/api/convert/compare/"+kind, ana, f), 200)) {
			if strings.Contains(body, sheet.Candidates[1].Upload) {
				t.Errorf("%s of %s names the file of a blind CV", part, kind)
			}
		}
	}
}

// What a level of privacy hides, and what was taken out by hand in the review, is in no
// answer and no file of a comparison: with the engine that users have, and the same CV open
// beside it, which shows that there is something to hide.
func TestComparisonKeepsToPrivacyAndReview(t *testing.T) {
	e := start(t, real(t))
	ana := e.subscriber("ana", 5)
	resume := `{"basics": {"name": "Kim Odessa", "email": "kim@odessa.example", "phone": "+44 20 7946 0018"},
		"work": [{"name": "Port of Leith", "position": "Pilot", "startDate": "2019", "highlights": [
		"Led inspections of cranes for Ostrava Mills.", "Wrote to kim@odessa.example about cranes for Kim Odessa's crew."]}]}`
	hidden := []string{"Kim", "odessa.example", "7946", "Ostrava"}
	convert := func(level string) string {
		f := form{files: []upload{{"files", "cv.json", resume}}}.with("privacy", level)
		id := e.submit(ana, f)
		if done := e.wait(ana, id); done.Status != "Completed" {
			t.Fatalf("%+v", done)
		}
		return id
	}
	open, blind := convert("None"), convert("Blind")
	edits := e.textsWith(ana, blind, "Ostrava")
	if len(edits) == 0 {
		t.Fatal("the CV says nothing to take out")
	}
	for id := range edits {
		edits[id] = "Led inspections of cranes for a mill."
	}
	e.need(e.review(ana, blind, 0, []string{}, edits), 200)
	advert := "Pilot\nEssential\n- Lead inspections of cranes\n- Write about cranes\n"
	for _, path := range []string{"", "/xlsx", "/docx"} {
		compare := func(id string) string {
			a := e.need(e.call("POST", "/api/convert/compare"+path, ana, form{}.with("candidates", id+":0", "advert_1", advert)), 200)
			if path == "" {
				return a.text()
			}
			var all strings.Builder
			for _, part := range read(t, a) {
				all.WriteString(part)
			}
			return all.String()
		}
		shown, kept := compare(open), compare(blind)
		if !strings.Contains(shown, "Ostrava") || !strings.Contains(shown, "Kim") {
			t.Errorf("%q: the open CV is not quoted: %s", path, shown)
		}
		if !regexp.MustCompile(`Candidate \d+`).MatchString(kept) || !strings.Contains(kept, "about cranes for Candidate") {
			t.Errorf("%q: the blind CV is not named and quoted as it is blind: %s", path, kept)
		}
		for _, secret := range hidden {
			if at := strings.Index(kept, secret); at >= 0 {
				t.Errorf("%q: the blind CV shows %q: %s", path, secret, kept[max(0, at-100):min(len(kept), at+100)])
			}
		}
	}
}

// textsWith returns the ids of the texts of a converted CV that hold a word.
func (e *env) textsWith(token, task, word string) map[string]string {
	e.Helper()
	var result any
	e.need(e.call("GET", "/api/convert/result/"+task, token, nil), 200).json(e, &result)
	found := map[string]string{}
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, one := range v {
				walk(one)
			}
		case map[string]any:
			id, _ := v["id"].(string)
			if value, _ := v["value"].(string); id != "" && strings.Contains(value, word) {
				found[id] = value
			}
			for _, one := range v {
				walk(one)
			}
		}
	}
	walk(result)
	return found
}
