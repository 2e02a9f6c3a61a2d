package tailor

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	_ "focal/internal/fixedseed"
)

var vocabulary = strings.Fields(`experience of with in and or , ; : . ( ) must desirable preferred required years 5 ten degree bachelor's Go Java SQL Excel
knowledge ability to lead teams of nurses budget £2m French fluent SC clearance licence driving manage projects such as including Essential Desirable
Requirements Responsibilities Benefits essential the a you have NMC registration e.g. ü Führerschein – Kenntnisse project management over 300 m`)

func drawText(t *rapid.T, label string) string {
	lines := rapid.SliceOfN(rapid.SliceOfN(rapid.SampledFrom(vocabulary), 1, 14), 1, 12).Draw(t, label)
	var b strings.Builder
	for i, l := range lines {
		if i%2 == 0 {
			b.WriteString("- ")
		}
		b.WriteString(strings.Join(l, " ") + "\n")
	}
	return b.String()
}

func drawCV(t *rapid.T) *cv.Document {
	d := judgedCVs()[rapid.SampledFrom([]string{"nurse", "developer", "sergeant", "shop"}).Draw(t, "cv")]
	for _, s := range rapid.SliceOfN(rapid.SliceOfN(rapid.SampledFrom(vocabulary), 1, 10), 0, 5).Draw(t, "skills") {
		d.Skills = append(d.Skills, cv.SkillGroup{Keywords: []cv.Text{text(strings.Join(s, " "))}})
	}
	d.AssignIDs()
	return d
}

func folded(s string) string { return strings.Join(strings.Fields(s), " ") }

// Quotes and evidence are verbatim, nothing is listed twice, "not" goes with no
// evidence and the score stays within 0 and 100; twice the same gives the same.
func TestMatchProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		source := drawText(t, "job")
		document := job(source)
		d := drawCV(t)
		values := map[string]bool{}
		d.Walk(func(r cv.Ref) { values[r.Text.Value] = true })
		requirements := Requirements(document)
		m := Compare(d, requirements, today)
		whole := folded(document.PlainText())
		seen := map[string]bool{}
		for _, r := range m.Requirements {
			if !strings.Contains(whole, folded(r.Quote)) {
				t.Fatalf("quote %q is not in %q", r.Quote, whole)
			}
			if seen[r.Text] {
				t.Fatalf("%q twice", r.Text)
			}
			seen[r.Text] = true
			if (r.Status == Not) != (len(r.Evidence) == 0) || rank(r.Status) < 0 || len(r.Evidence) > maxEvidence {
				t.Fatalf("%s with evidence %q", r.Status, r.Evidence)
			}
			for _, e := range r.Evidence {
				if !values[e] {
					t.Fatalf("evidence %q is no value of the CV", e)
				}
			}
			if r.Level != Must && r.Level != Nice || r.Text == "" || r.Kind == "" {
				t.Fatalf("%+v", r)
			}
			if n := len(strings.Fields(r.Text)); n > maxPhraseWords+2 {
				t.Fatalf("%q has %d words", r.Text, n)
			}
		}
		if m.Score < 0 || m.Score > 100 {
			t.Fatalf("score %d", m.Score)
		}
		if again := Compare(d, Requirements(job(source)), today); !reflect.DeepEqual(again, m) {
			t.Fatal("the same input gave another result")
		}
	})
}

// Another bullet can show more, never less.
func TestEvidenceNeverLowersTheScore(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		requirements := Requirements(job("Requirements\n" + drawText(t, "job")))
		d := drawCV(t)
		before := Compare(d, requirements, today)
		bullet := strings.Join(rapid.SliceOfN(rapid.SampledFrom(vocabulary), 1, 12).Draw(t, "bullet"), " ")
		if rapid.Bool().Draw(t, "asked") && len(requirements) > 0 {
			bullet = requirements[0].Quote
		}
		more := d.Clone()
		more.Work[0].Highlights = append(slices.Clone(more.Work[0].Highlights), text(bullet))
		more.AssignIDs()
		if after := Compare(more, requirements, today); after.Score < before.Score {
			t.Fatalf("%q lowered the score from %d to %d", bullet, before.Score, after.Score)
		}
	})
}

// Arrange keeps every value and only moves within its list, for any job.
func TestArrangeKeepsEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := drawCV(t)
		m := Compare(d, Requirements(job("Requirements\n"+drawText(t, "job"))), today)
		weights := Weights(d, m)
		for id, w := range weights {
			if w <= 0 || w > 1 || d.Find(id) == nil {
				t.Fatalf("weight %v of %q", w, id)
			}
		}
		var before, after []string
		d.Walk(func(r cv.Ref) { before = append(before, r.Text.ID+r.Text.Value) })
		Arrange(d, d.Clone(), m, "", Front{}, nil)
		d.Walk(func(r cv.Ref) { after = append(after, r.Text.ID+r.Text.Value) })
		slices.Sort(before)
		slices.Sort(after)
		if !slices.Equal(before, after) {
			t.Fatal("a value changed")
		}
	})
}

// FuzzMatch reads any text as a job description and as a bullet.
func FuzzMatch(f *testing.F) {
	f.Add("Essential: 5+ years of Go; SQL (Postgres)\nDesirable\n- driving licence C+E", "Driving licence C+E")
	f.Add("- over 1,000,000 users \xff\n• e.g. ,,, or and", "1,000 users")
	f.Add("Section A – Requirements\nA1. Hold SC (DV desirable)", "DV")
	f.Fuzz(func(t *testing.T, source, bullet string) {
		if len(source) > 3000 || len(bullet) > 300 {
			return
		}
		d := judgedCVs()["shop"]
		d.Work[0].Highlights = append(d.Work[0].Highlights, text(bullet))
		d.AssignIDs()
		m := Compare(d, Requirements(job(source)), today)
		for _, r := range m.Requirements {
			if (r.Status == Not) != (len(r.Evidence) == 0) || strings.TrimSpace(r.Quote) == "" {
				t.Fatalf("%+v", r)
			}
		}
	})
}
