package child_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/engine/child"
	"focal/internal/problem"
)

const resume = "Jo Li\njo@example.org\n\nWork Experience\nHarbour Master, Port of Leith, May 2019 - Present\n- Led a team of 12 pilots\n- Cut waiting times by 20 %\n\nEducation\nBSc Nautical Science, University of Plymouth, 2012\n\nSkills\nRadar, VHF, Navigation\n"

func pool(t testing.TB, budget time.Duration) *child.Pool {
	t.Helper()
	return poolIn(t, t.TempDir(), budget)
}

func poolIn(t testing.TB, cache string, budget time.Duration) *child.Pool {
	t.Helper()
	p, err := child.New(child.Config{Engine: engine.Config{CacheDir: cache}, Budget: budget})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.Close() })
	return p
}

func request(text string) engine.Request {
	return engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: cv.DefaultOptions()}
}

// A child's result is the engine's, byte for byte as it is stored.
func TestAChildAnswersAsTheEngineDoes(t *testing.T) {
	cache := t.TempDir()
	e, err := engine.New(engine.Config{CacheDir: cache})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	e.Warm() // the first start compiles the reader of PDF files, which no conversion's deadline should pay for
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	p := poolIn(t, cache, 0)
	withJob, empty := request(resume), request("\n\n")
	withJob.Job = &engine.Upload{Name: "job.txt", Data: []byte("Essential:\n- Experience of radar\n- A degree in nautical science\n")}
	pdf, err := os.ReadFile("../../../samples/amara-osei.pdf")
	if err != nil {
		t.Fatal(err)
	}
	ofPDF := engine.Request{CV: engine.Upload{Name: "cv.pdf", Data: pdf}, Options: cv.DefaultOptions()}
	for name, r := range map[string]engine.Request{"text": request(resume), "with a job": withJob, "nothing in it": empty, "PDF": ofPDF} {
		want, wantErr := e.Convert(t.Context(), r)
		got, err := p.Convert(t.Context(), r)
		if problem.KindOf(err) != problem.KindOf(wantErr) || wantErr != nil && problem.MessageOf(err) != problem.MessageOf(wantErr) {
			t.Errorf("%s: error %v, want %v", name, err, wantErr)
		}
		if a, b := stored(t, got), stored(t, want); a != b {
			t.Errorf("%s: %s\nwant %s", name, a, b)
		}
		if want == nil {
			continue
		}
		own, none := "006644", "" // the template's
		for _, colour := range []*string{&own, nil, &none} {
			decisions := engine.Decisions{Edits: map[string]string{"person.name": "Jo Lee"}, Accent: colour}
			want, _ = e.Review(t.Context(), want, decisions, r)
			if got, err = p.Review(t.Context(), got, decisions, r); err != nil || stored(t, got) != stored(t, want) {
				t.Errorf("%s, reviewed: %v, %s\nwant %s", name, err, stored(t, got), stored(t, want))
			}
		}
	}
}

func stored(t *testing.T, r *engine.Result) string {
	t.Helper()
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// endless is as much text as a file may hold: it takes far longer than the tests wait.
var endless = resume + strings.Repeat("\nHarbour Master, Port of Leith, May 2019 - Present\n"+
	"- Led a team of 12 pilots and were responsable for it's berths\n", 4000)

// A conversion that used its processor time ends within two seconds, as the file's
// fault, and the next one is as good as ever.
func TestAConversionEndsAtItsBudget(t *testing.T) {
	p := pool(t, 100*time.Millisecond)
	for range 2 {
		begun := time.Now()
		_, err := p.Convert(t.Context(), request(endless))
		if !errors.Is(err, child.ErrBudget) || !problem.Is(err, problem.Unreadable) {
			t.Errorf("a conversion over its budget: %v", err)
		}
		if d := time.Since(begun); d > 5*time.Minute {
			t.Errorf("it took %v", d)
		}
	}
	q := pool(t, 0)
	for range 2 {
		if _, err := q.Convert(t.Context(), request(resume)); err != nil {
			t.Error(err)
		}
	}
}

// The end of the caller's context ends the work.
func TestAConversionEndsWithItsContext(t *testing.T) {
	p := pool(t, time.Minute)
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	begun := time.Now()
	_, err := p.Convert(ctx, request(endless))
	if !errors.Is(err, context.DeadlineExceeded) || time.Since(begun) > 5*time.Minute {
		t.Errorf("%v after %v", err, time.Since(begun))
	}
}

// BenchmarkConvert beside BenchmarkEngine is the price of a child.
func BenchmarkConvert(b *testing.B) {
	p := pool(b, 0)
	for b.Loop() {
		if _, err := p.Convert(b.Context(), request(resume)); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEngine(b *testing.B) {
	e, err := engine.New(engine.Config{CacheDir: b.TempDir()})
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	for b.Loop() {
		if _, err := e.Convert(b.Context(), request(resume)); err != nil {
			b.Fatal(err)
		}
	}
}

// A child compares as the engine does; adverts that are PDF files are read outside of it.
func TestAChildComparesAsTheEngineDoes(t *testing.T) {
	cache := t.TempDir()
	e, err := engine.New(engine.Config{CacheDir: cache})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	e.Warm()
	if err := e.Ready(t.Context()); err != nil {
		t.Fatal(err)
	}
	p := poolIn(t, cache, 0)
	reading, err := e.Read(t.Context(), request(resume).CV)
	if err != nil {
		t.Fatal(err)
	}
	pdf, err := os.ReadFile("../../../samples/amara-osei.pdf")
	if err != nil {
		t.Fatal(err)
	}
	advert := func(name string, data []byte) engine.Advert {
		return engine.Advert{Upload: engine.Upload{Name: name, Data: data}}
	}
	candidate := engine.Candidate{CV: reading.Document, Date: cv.Date{Year: 2026, Month: 11}}
	hidden := candidate
	hidden.Privacy = cv.Privacy{Level: cv.Blind}
	list := engine.Shortlist{Candidates: []engine.Candidate{candidate, hidden}, Adverts: []engine.Advert{
		advert("job.txt", []byte("Pilot Lead\nEssential:\n- Experience of radar\n- A degree in nautical science\n")), advert("cv.pdf", pdf),
	}}
	want, err := e.Compare(t.Context(), list)
	if err != nil {
		t.Fatal(err)
	}
	got, err := p.Compare(t.Context(), list)
	if err != nil {
		t.Fatal(err)
	}
	if one, other := asJSON(t, want), asJSON(t, got); one != other {
		t.Errorf("the child says\n%s\nand the engine\n%s", other, one)
	}
	if m := got[0].Matches[0]; len(m.Requirements) != 2 || m.Requirements[0].Status != "met" || got[0].Matches[1].Score != m.Score {
		t.Errorf("%+v", m)
	}
	if list.Adverts[1].Data == nil {
		t.Error("the caller's advert is gone")
	}
	list.Adverts[1].Data = []byte("%PDF-1.7 garbage")
	if _, err := p.Compare(t.Context(), list); !problem.Is(err, problem.Unreadable) || !strings.HasPrefix(problem.MessageOf(err),
		"Advert 2 could not be read. ") {
		t.Errorf("a damaged advert: %v", err)
	}
}

func asJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
