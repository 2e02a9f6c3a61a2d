package engine_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
)

// askForAll has a requirement for every part of a planted CV, so that all of it is quoted.
const askForAll = `Rope Supervisor
Essential
- Lead inspections of wind turbines
- Experience of training climbers with checklists
- BEng in Mechanics
- President of a climbing club
- Publications on the fatigue of ropes
- Rope technician
- Lifting ropes for quarries, a team of nine people
- Cut downtime
- Awards such as the Golden Karabiner
- Fluent Welsh
Desirable
- Named supervisor of the year by the crew
`

// A hundred CVs full of identifiers, compared at each level: no quotation and no reason
// holds what the level takes out, and no level moves a score.
func TestComparedBlindCVsStayBlind(t *testing.T) {
	e := newEngine(t)
	advert := engine.Advert{Upload: engine.Upload{Name: "advert.txt", Data: []byte(askForAll)}}
	quoted, open := 0, 0
	for i := range 100 {
		resume, list := plant(i)
		reading, err := e.Read(t.Context(), engine.Upload{Name: "cv.json", Data: resume})
		if err != nil {
			t.Fatal(err)
		}
		levels := []cv.Level{cv.Open, cv.ClientSafe, cv.Blind, cv.BlindPlus}
		var candidates []engine.Candidate
		for _, level := range levels {
			candidates = append(candidates, engine.Candidate{
				CV: reading.Document, Date: cv.Date{Year: 2026, Month: 11},
				Privacy: cv.Privacy{Level: level},
			})
		}
		out, err := e.Compare(t.Context(), engine.Shortlist{Candidates: candidates, Adverts: []engine.Advert{advert}})
		if err != nil {
			t.Fatal(err)
		}
		matches := out[0].Matches
		for l, m := range matches {
			if !slices.Equal(statuses(m), statuses(matches[0])) {
				t.Errorf("CV %d, %s: %v, open %v", i, levels[l], statuses(m), statuses(matches[0]))
			}
			var said []string
			for _, r := range m.Requirements {
				said = append(said, r.Reason)
				said = append(said, r.Evidence...)
				quoted += len(r.Evidence)
			}
			text := strings.Join(said, "\n")
			for _, p := range list {
				switch found := p.foundIn(text, foldAccents(text)); {
				case found && l == 0:
					open++
				case found && l >= slices.Index(levels, p.from):
					t.Errorf("CV %d, %s: %q is in\n%s", i, levels[l], p.text, text)
				}
			}
		}
	}
	if quoted < 2000 || open < 200 {
		t.Errorf("%d quotations, which tell %d identifiers where nothing is hidden: too few", quoted, open)
	}
	t.Logf("%d quotations; %d identifiers in those of the open CVs", quoted, open)
}

// A client whom the user took out by hand is in no quotation of a CV that hides anything,
// and the score stays that of the CV.
func TestComparedCVsKeepToTheReview(t *testing.T) {
	e := newEngine(t)
	resume := []byte(`{"basics": {"name": "Jo Li"}, "work": [{"name": "Port of Leith", "position": "Pilot", "startDate": "2019",
		"highlights": ["Led inspections of cranes for Ostrava Mills.", "Trained nine deckhands at Ostrava Mills."]}],
		"languages": [{"language": "Welsh", "fluency": "Basic, from Ostrava Mills"}]}`)
	reading, err := e.Read(t.Context(), engine.Upload{Name: "cv.json", Data: resume})
	if err != nil {
		t.Fatal(err)
	}
	own := map[string]string{}
	reading.Document.Walk(func(r cv.Ref) {
		if strings.Contains(r.Text.Value, "Ostrava") {
			own[r.Text.ID] = strings.ReplaceAll(r.Text.Value, "Ostrava Mills", "a mill")
		}
		if strings.HasPrefix(r.Text.Value, "Trained") {
			own[r.Text.ID] = ""
		}
	})
	if len(own) != 3 {
		t.Fatalf("edits %q", own)
	}
	advert := engine.Advert{Upload: engine.Upload{Name: "job.txt", Data: []byte(
		"Pilot\nEssential\n- Lead inspections of cranes\n- Training deckhands in diving\n- Fluent Welsh\n",
	)}}
	var candidates []engine.Candidate
	levels := []cv.Level{cv.Open, cv.ClientSafe, cv.Blind, cv.BlindPlus}
	for _, level := range levels {
		candidates = append(candidates, engine.Candidate{
			CV: reading.Document, Date: cv.Date{Year: 2026, Month: 11}, Privacy: cv.Privacy{Level: level}, Edits: own,
		})
	}
	out, err := e.Compare(t.Context(), engine.Shortlist{Candidates: candidates, Adverts: []engine.Advert{advert}})
	if err != nil {
		t.Fatal(err)
	}
	for l, m := range out[0].Matches {
		said, _ := json.Marshal(m)
		if n := strings.Count(string(said), "Ostrava"); (n > 0) != (levels[l] == cv.Open) || m.Score != out[0].Matches[0].Score {
			t.Errorf("%s: the client is named %d times in\n%s", levels[l], n, said)
		}
	}
}

func TestCompareNamesTheAdvertThatCannotBeRead(t *testing.T) {
	e := newEngine(t)
	reading, err := e.Read(t.Context(), engine.Upload{
		Name: "cv.txt",
		Data: []byte("Jo Li\n\nWork Experience\nPilot, Port of Leith, 2019 - 2021\n- Led a crew\n"),
	})
	if err != nil {
		t.Fatal(err)
	}
	candidates := []engine.Candidate{{CV: reading.Document, Date: cv.Date{Year: 2026, Month: 11}}}
	good := engine.Advert{Upload: engine.Upload{Name: "job.txt", Data: []byte("Pilot\nEssential\n- Leading a crew\n")}}
	for _, c := range []struct {
		name string
		bad  engine.Upload
		says string
	}{
		{"damaged", engine.Upload{Name: "job.docx", Data: []byte("PK\x03\x04 nothing")}, "Advert 2 could not be read. "},
		{"empty", engine.Upload{Name: "job.txt", Data: []byte("  \n")}, "Advert 2 could not be read. "},
	} {
		_, err := e.Compare(t.Context(), engine.Shortlist{Candidates: candidates, Adverts: []engine.Advert{good, {Upload: c.bad}}})
		if err == nil || !strings.HasPrefix(problem.MessageOf(err), c.says) || problem.KindOf(err) == problem.Internal {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	out, err := e.Compare(t.Context(), engine.Shortlist{Candidates: candidates, Adverts: []engine.Advert{
		good,
		{Upload: engine.Upload{Name: "job.txt", Data: []byte("Hello there, nothing is asked.")}},
	}})
	if err != nil || len(out) != 2 || out[0].Title != "Pilot" ||
		len(out[0].Matches[0].Requirements) != 1 || len(out[1].Matches[0].Requirements) != 0 {
		b, _ := json.Marshal(out)
		t.Errorf("%s %v", b, err)
	}
}
