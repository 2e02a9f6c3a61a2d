package app_test

import (
	"strings"
	"testing"
)

type reviewed struct {
	Index           int64
	Notes, Rejected []struct{ ID string }
	Edits           map[string]string
	Pages           int64
}

func (e *env) review(token, id string, file int, rejected []string, edits map[string]string) answer {
	e.Helper()
	return e.call("POST", "/api/convert/review/"+id, token, object{"file": file, "rejected": rejected, "edits": edits})
}

func TestReviewChangesTheDocumentAndIsFree(t *testing.T) {
	both(t, func(e *env) {
		token := e.subscriber("ana", 5)
		id := e.submit(token, cvs("Jo Li\nEngineer", "BROKEN", "Ana Li\nBuyer"))
		e.wait(token, id)
		xml := func() string { return read(e.T, e.need(e.document(token, id), 200))["Jo_Li_CV.docx"] }
		first := xml()
		own := map[string]string{"summary[0]": "In my own words"}
		var got, again, none reviewed
		for range 2 { // the same decisions twice are the same as once
			e.need(e.review(token, id, 0, []string{"n1"}, own), 200).json(e, &got)
			if len(got.Notes) != 0 || len(got.Rejected) != 1 || got.Rejected[0].ID != "n1" || got.Edits["summary[0]"] != "In my own words" || got.Pages != 1 {
				e.Errorf("%+v", got)
			}
		}
		if now := xml(); now == first {
			e.Error("the download does not hold the review")
		}
		var result struct{ Files []reviewed }
		e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200).json(e, &result)
		if again = result.Files[0]; len(again.Rejected) != 1 || len(again.Edits) != 1 {
			e.Errorf("the review was not kept: %+v", again)
		}
		if other := result.Files[2]; len(other.Notes) != 1 || len(other.Rejected) != 0 {
			e.Errorf("another CV of the conversion changed: %+v", other)
		}
		e.need(e.review(token, id, 0, nil, nil), 200).json(e, &none)
		if len(none.Notes) != 1 || len(none.Rejected) != 0 || len(none.Edits) != 0 {
			e.Errorf("no decisions do not give the first result: %+v", none)
		}
		if now := xml(); now != first {
			e.Error("no decisions do not give the first document")
		}
		if p := e.profile(token); p.Credits != 3 || p.Converted != 2 {
			e.Errorf("a review was charged: %+v", p)
		}
		e.ledgerAgrees()
	})
}

func TestReviewIsRefusedAndLosesNothing(t *testing.T) {
	e := start(t)
	ana, ben := e.subscriber("ana", 5), e.subscriber("ben", 5)
	id, failed := e.submit(ana, cvs("Canary Li", "BROKEN")), e.submit(ana, cvs("BROKEN"))
	e.wait(ana, id)
	e.wait(ana, failed)
	edit := func(field, text string) map[string]string { return map[string]string{field: text} }
	e.need(e.review(ana, id, 0, nil, edit("summary[0]", "Kept")), 200)
	for _, c := range []struct {
		name, token, id string
		file            int
		edits           map[string]string
		status          int
	}{
		{"assurance 1: another user's", ben, id, 0, nil, 404},
		{"guest", "", id, 0, nil, 401},
		{"unknown conversion", ana, "unknown", 0, nil, 404},
		{"unknown CV", ana, id, 2, nil, 404},
		{"CV that was not converted", ana, id, 1, nil, 409},
		{"conversion that failed", ana, failed, 0, nil, 409},
		{"text that is not part of the CV", ana, id, 0, edit("work[9].title", "CEO"), 400},
		{"our bug", ana, id, 0, edit("summary[0]", "PANIC"), 500},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := e.review(c.token, c.id, c.file, nil, c.edits)
			if a.status != c.status || a.message(t) == "" || c.token != ana && strings.Contains(a.text(), "Canary") {
				t.Errorf("got %d %s, want %d", a.status, a.body, c.status)
			}
		})
	}
	if doc := read(t, e.need(e.document(ana, id), 200)); !strings.Contains(doc["Canary_Li_CV.docx"]+doc["word/document.xml"], "PK") {
		t.Errorf("the document is gone: %v", doc)
	}
	if a := e.call("GET", "/api/convert/result/"+id, ana, nil); !strings.Contains(a.text(), "Kept") {
		t.Errorf("a refused review changed the result: %s", a.body)
	}
}

// A list is a list even when it is empty.
func TestResultHasNoNullLists(t *testing.T) {
	e := start(t)
	token := e.subscriber("ana", 5)
	f := cvs("Jo Li", "BROKEN")
	f.files = append(f.files, upload{"requirement", "job.txt", "Must know Go."})
	id := e.submit(token, f)
	e.wait(token, id)
	a := e.need(e.call("GET", "/api/convert/result/"+id, token, nil), 200)
	for _, field := range []string{"notes", "rejected", "edits", "evidence", "requirements"} {
		if strings.Contains(a.text(), `"`+field+`":null`) {
			t.Errorf("%s is null: %s", field, a.body)
		}
	}
}
