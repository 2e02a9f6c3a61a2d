package writer_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/llm"
	"focal/internal/truth"
	"focal/internal/writer"
	"focal/internal/writer/recorded"
)

func newEngine(t *testing.T) *engine.Engine {
	t.Helper()
	e, err := engine.New(engine.Config{Now: func() time.Time { return time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = e.Close() })
	return e
}

// asking is a writer whose model is the handler, over HTTP.
func asking(t *testing.T, e writer.Engine, model http.Handler) *writer.Writer {
	t.Helper()
	server := httptest.NewServer(model)
	t.Cleanup(server.Close)
	return writer.New(writer.Config{Engine: e, Model: llm.New(llm.Config{URL: server.URL, Model: "recorded"})})
}

func requestOf(c recorded.Case) engine.Request {
	r := engine.Request{CV: engine.Upload{Name: "cv.txt", Data: c.CV}, Options: c.Options}
	if c.Job != nil {
		r.Job = &engine.Upload{Name: "job.txt", Data: c.Job}
	}
	return r
}

// What a strong writer proposed is used, and the check that knows nothing of how it came
// about finds nothing in the documents.
func TestRecordingsAreUsed(t *testing.T) {
	e := newEngine(t)
	w := asking(t, e, recorded.New())
	cases := recorded.Cases()
	if len(cases) < 40 {
		t.Fatalf("only %d cases", len(cases))
	}
	worded, summaries := 0, 0
	for _, c := range cases {
		result, err := w.Convert(context.Background(), requestOf(c))
		if err != nil {
			t.Fatalf("%s: %v", c.Name, err)
		}
		for _, n := range result.Notes {
			switch {
			case n.By == "":
			case n.By != "recorded at this server" || !strings.Contains(n.Reason, n.By):
				t.Errorf("%s: who worded it is not said: %+v", c.Name, n)
			case n.Kind == cv.NoteWording:
				worded++
			case n.Kind == cv.NoteSummary:
				summaries++
			default:
				t.Errorf("%s: %s", c.Name, n.Reason)
			}
		}
		if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
			t.Errorf("%s: %v", c.Name, v)
		}
	}
	t.Logf("%d sentences and %d summaries of %d CVs worded", worded, summaries, len(cases))
}

// Lines in doubt: numbers and labels come back and nothing else, from a model that says
// more than it was asked.
func TestDoubtedLinesAreSorted(t *testing.T) {
	e := newEngine(t)
	text := "Jana Krol\njana@krol.example\nThings I did\nKeeper of the flume at Zorblatt\n2015 to 2019\nKept the flume clean and counted the fish that passed.\nZorblatt Hydraulics, second stint\nsince 2021, counting and keeping\nWrote the fish report every spring.\n"
	var sent string
	model := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		sent += string(body)
		recorded.Write(w, `{"labels":[{"n":2,"label":"heading of work","text":"Chief of Shell"},{"n":3,"label":"post begins"},{"n":4,"label":"post head"},{"n":5,"label":"post text"},
			{"n":6,"label":"post begins"},{"n":7,"label":"post head"},{"n":8,"label":"post text"},{"n":0,"label":"reference"},{"n":77,"label":"post begins"},{"n":5,"label":"Chief of Shell"}],"name":"Lord Krol"}`)
	})
	o := cv.DefaultOptions() // Strict: lines are all that a model is asked about
	result, err := asking(t, e, model).Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	if s := texts(result.Document); len(result.Document.Work) != 2 || strings.Contains(s, "Shell") || strings.Contains(s, "Lord") || !strings.Contains(s, "Kept the flume clean") {
		t.Errorf("%s", s)
	}
	for _, secret := range []string{"Krol", "Zorblatt", "jana", "@"} {
		if strings.Contains(sent, secret) {
			t.Errorf("%q left in %s", secret, sent)
		}
	}
	if result.WordingBy() != "recorded at this server" || result.Wording == nil || len(result.Wording.Labels) == 0 {
		t.Errorf("%q, %+v", result.WordingBy(), result.Wording)
	}
}

// A model is shown what the CV says of itself, behind the facts the sentences of the profile that was written from
// them, which it may keep, and is told what the job is called.
func TestWhatAProfileIsWrittenFrom(t *testing.T) {
	e := newEngine(t)
	cvText := "Jo Marsh\njo@marsh.example\n\nPROFILE\nSite manager with nine years in housing, at home in Wexcombe.\n\n" +
		"EXPERIENCE\n\nSite Manager, Orwell Homes, Jan 2019 - present\n" +
		"- Manages a team of 12 fitters.\n- Reduced waste by 18% on three estates.\n- Wrote the rota for Mr Cecil Brandreth.\n\n" +
		"EDUCATION\n\nBSc Building Surveying, Tarnbeck University, 2015\n"
	job := "Job title: Estates Manager at Quorndon plc (contact Jane Doe)\n\n" +
		"Requirements\n- A degree in building surveying is required.\n- Must have managed a team.\n"
	var asked recorded.Request
	for _, c := range []struct {
		first string
		used  bool
	}{
		{"[PERSON1] is a site manager with nine years in housing, at home in Wexcombe.", true},
		{"Is a site manager with nine years in housing, at home in Wexcombe.", false}, // of nobody
	} {
		model := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			q, _ := recorded.Read(r)
			if q.Task != "profile" {
				recorded.Write(w, "{}")
				return
			}
			asked = q
			second := `{"text":"Manages a team of fitters.","from":[1,2,3,4,5,6]}`
			recorded.Write(w, `{"sentences":[{"text":"`+c.first+`","from":[1]},`+second+`]}`)
		})
		o := cv.DefaultOptions()
		o.Mode, o.Perspective = cv.Flexible, cv.ThirdPerson
		result, err := asking(t, e, model).Convert(context.Background(), engine.Request{
			CV: engine.Upload{Name: "cv.txt", Data: []byte(cvText)}, Job: &engine.Upload{Name: "job.txt", Data: []byte(job)}, Options: o,
		})
		if err != nil {
			t.Fatal(err)
		}
		if used := result.Document.Summary[0].ID == engine.SummaryID; used != c.used {
			t.Errorf("%q: used is %v, %q", c.first, used, result.Document.Summary[0].Value)
		}
		if v := truth.Check(result.Original, result.Document, result.Notes); len(v) > 0 {
			t.Errorf("%v", v)
		}
	}
	if own := "Site manager with nine years in housing, at home in Wexcombe."; asked.Facts[0].Text != own {
		t.Errorf("the profile that was sent: %q", asked.Facts[0].Text)
	}
	if last := asked.Facts[len(asked.Facts)-1]; last.Kind != "draft" || !strings.Contains(last.Text, "Building Surveying") {
		t.Errorf("the draft that was sent: %+v", last)
	}
	if asked.Job != "Estates Manager" {
		t.Errorf("the job that was sent: %q", asked.Job)
	}
}

// A recorded sentence is of the fact that begins with its words, else of the first that has them.
func TestRecordingsFindTheirFacts(t *testing.T) {
	for _, c := range []struct{ fact, want string }{
		{"Pumps", `[3]`},
		{"valves pumps", `[1]`},
	} {
		var asked recorded.Request
		facts := `{"task":"profile","facts":[{"n":1,"text":"Old pumps and valves"},{"n":2,"text":"Valves, pumps"},{"n":3,"text":"Pumps"}]}`
		if err := json.Unmarshal([]byte(facts), &asked); err != nil {
			t.Fatal(err)
		}
		m := &recorded.Model{}
		m.Add("= kit\n> Keeps all. << " + c.fact)
		if got := m.Answer(asked); !strings.Contains(got, `"from":`+c.want) {
			t.Errorf("%s: %s", c.fact, got)
		}
	}
}
