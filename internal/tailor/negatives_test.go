package tailor

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/cvgen"
	"focal/internal/jsonresume"
)

// plainSearch is what someone does who doubts a "not mentioned": it looks for the words in each
// value of the CV, in any inflection, and compares numbers. It knows nothing of how Match judges.
type plainSearch struct{ values []map[string]bool }

func searching(doc *cv.Document) plainSearch {
	s := plainSearch{}
	doc.Walk(func(r cv.Ref) {
		switch {
		case slices.Contains([]cv.Role{cv.RoleName, cv.RoleContact, cv.RolePlace, cv.RoleQuotation, cv.RoleDate}, r.Role):
			return
		case r.Section == cv.SectionPerson && r.Role != cv.RoleLabel, r.Section == cv.SectionEducation && r.Role == cv.RoleOrganisation:
			return // no score may move with the person or the school
		}
		words := map[string]bool{}
		for _, w := range searchedWords(r.Text.Value) {
			words[w] = true
		}
		s.values = append(s.values, words)
	})
	return s
}

var searchedWord = regexp.MustCompile(`[\p{L}\d]+(?:[+#]+)?`)

func searchedWords(s string) []string { return searchedWord.FindAllString(strings.ToLower(s), -1) }

// inflections are the forms of a word that a reader takes for the same: board, boards, boarded.
func inflections(w string) []string {
	if len(w) < 3 {
		return []string{w}
	}
	last := w[len(w)-1:]
	out := []string{w, w + "s", w + "es", w + "ed", w + "ing", w + last + "ed", w + last + "ing"}
	for _, ending := range []string{"s", "es", "ed", "ing"} {
		if bare := strings.TrimSuffix(w, ending); bare != w && len(bare) > 2 {
			out = append(out, bare, bare+"e", bare+"s", bare+"ed", bare+"ing")
		}
	}
	if bare := strings.TrimSuffix(w, "e"); bare != w && len(bare) > 2 {
		out = append(out, w+"d", bare+"ing")
	}
	if bare := strings.TrimSuffix(w, "y"); bare != w {
		out = append(out, bare+"ies", bare+"ied")
	}
	if bare := strings.TrimSuffix(w, "ies"); bare != w {
		out = append(out, bare+"y")
	}
	return out
}

// finds reports that one value of the CV has every word of a text that is worth a search.
func (s plainSearch) finds(text string) bool {
	var wanted [][]string
	for _, w := range searchedWords(text) {
		if !stopWords[w] {
			wanted = append(wanted, inflections(w))
		}
	}
	for _, value := range s.values {
		all := len(wanted) > 0
		for _, forms := range wanted {
			all = all && slices.ContainsFunc(forms, func(w string) bool { return value[w] })
		}
		if all {
			return true
		}
	}
	return false
}

var (
	denial   = regexp.MustCompile(`(?:does not mention|mentions .*, but not|not found|Nothing in the CV mentions|does not name) (.+)$`)
	inQuotes = regexp.MustCompile(`“([^”]*)”`)
	owned    = regexp.MustCompile(`whether they show this\.$|^(?:The CV names this only as a wish|The CV says this is not so|` +
		`This was done by others): |but not as completed\.$`)
	noQuotes  = regexp.MustCompile(`does not name (.+)\.$`)
	sizeAsked = regexp.MustCompile(`(?i)(?:above|over|more than|at least|exceeding)\s+[£$€](\d[\d,.]*)\s?(k|m|bn|million|billion)?\b`)
	sizeShown = regexp.MustCompile(`(?i)[£$€](\d[\d,.]*)\s?(k|m|bn|million|billion)?\b`)
)

func sum(m []string) float64 {
	n, _ := strconv.ParseFloat(strings.TrimRight(strings.ReplaceAll(m[1], ",", ""), "."), 64)
	by := map[string]float64{"k": 1e3, "m": 1e6, "million": 1e6, "bn": 1e9, "billion": 1e9}[strings.ToLower(m[2])]
	return n * max(by, 1)
}

// refuted returns what a match denies and a plain search finds.
func refuted(doc *cv.Document, s plainSearch, r Requirement) (out []string) {
	if r.Status == Met || r.Kind == KindSoft {
		return nil
	}
	if m := denial.FindStringSubmatch(r.Reason); m != nil {
		denied := inQuotes.FindAllStringSubmatch(m[1], -1)
		if n := noQuotes.FindStringSubmatch(r.Reason); n != nil {
			denied = append(denied, n)
		}
		for _, w := range denied {
			if s.finds(w[1]) {
				out = append(out, w[1])
			}
		}
	}
	if asked := sizeAsked.FindStringSubmatch(r.Quote); asked != nil && strings.Contains(r.Reason, "not show") {
		doc.Walk(func(ref cv.Ref) {
			for _, shown := range sizeShown.FindAllStringSubmatch(ref.Text.Value, -1) {
				if sum(shown) >= sum(asked) {
					out = append(out, asked[0]+" beside "+shown[0])
				}
			}
		})
	}
	if r.Status == Not && s.finds(r.Text) && !owned.MatchString(r.Reason) {
		out = append(out, "not: "+r.Text)
	}
	return out
}

// TestA2_NoNegativeIsRefuted: what a match says the CV does not mention, a plain search of the CV
// does not find. FOCAL_CORPUS adds the CVs and adverts of a corpus (docs/benchmarks.md).
func TestA2_NoNegativeIsRefuted(t *testing.T) {
	cvs := judgedCVs()
	for n := range 8 {
		_, doc := cvgen.Document(1, n)
		doc.AssignIDs()
		cvs["made "+strconv.Itoa(n)] = doc
	}
	jobs, _ := filepath.Glob("testdata/*/*.txt")
	jobs = append(jobs, "../../samples/job-programme-manager.txt")
	if corpus := os.Getenv("FOCAL_CORPUS"); corpus != "" {
		more, _ := filepath.Glob(filepath.Join(corpus, "jd", "*.txt"))
		jobs = append(jobs, more...)
		sources, _ := filepath.Glob(filepath.Join(corpus, "generated", "source", "*.json"))
		for _, file := range sources {
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			doc, err := jsonresume.Decode(json.RawMessage(raw))
			if err != nil {
				t.Fatal(err)
			}
			doc.AssignIDs()
			cvs[filepath.Base(file)] = doc
		}
	}
	searches := map[string]plainSearch{}
	for name, doc := range cvs {
		searches[name] = searching(doc)
	}
	pairs, negatives, wrong := 0, 0, 0
	for _, file := range jobs {
		raw, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		requirements := Requirements(job(string(raw)))
		for name, doc := range cvs {
			pairs++
			s := searches[name]
			for _, r := range Compare(doc, requirements, today).Requirements {
				if r.Status != Met {
					negatives++
				}
				if out := refuted(doc, s, r); len(out) > 0 {
					wrong++
					t.Errorf("%s, %s: %q (%s): %s: refuted %q", name, filepath.Base(file), r.Text, r.Status, r.Reason, out)
				}
			}
		}
	}
	t.Logf("%d pairs, %d requirements not wholly met, %d of them refuted", pairs, negatives, wrong)
}

// TestSizesInTheSameSense: a size is compared however it is written, and a word counts in any
// inflection and wherever it stands.
func TestSizesInTheSameSense(t *testing.T) {
	leads := func(what string) *cv.Document {
		return &cv.Document{Work: []cv.Engagement{
			post("Programme Manager", "Northfold Rail", 2015, 0, what, "Wrote a register that the board now uses."),
		}}
	}
	for _, c := range []struct{ cv, asked, status, reason string }{
		{"I lead the £28m station programme.", "Budget responsibility above £10m", Met, ""},
		{"I lead the £28 million station programme.", "Budget responsibility above £10m", Met, ""},
		{"I lead a programme of GBP 28m for stations; the budget of GBP 28m is mine.", "Budget responsibility above £10m", Met, ""},
		{"I lead the £2m station programme.", "Budget responsibility above £10m", Partly, "not in the size that is asked for (above £10m)"},
		{"Managed budgets of three regions. The £120m programme closed early.", "Line management of over 20 people", Not, ""},
		{"Managed a team of 35 engineers.", "Managing teams of over 20 people", Met, ""},
		{"Managed a 35-strong team.", "Managing teams of over 20 people", Met, ""},
		{"Managed a team of 12 engineers.", "Managing teams of over 20 people", Partly, ""},
		{"Report monthly to the executive committee.", "Confident reporting to boards and committees", Partly, "the board now uses"},
		{"Watched the systems with Prometheus/Grafana.", "Grafana", Met, ""},
		{"Watched the systems with Node.js/PostgreSQL.", "PostgreSQL", Met, ""},
		{"A rail manager with eleven years in rail.", "Ten years of experience in rail", Met, ""},
	} {
		doc := leads(c.cv)
		doc.AssignIDs()
		requirements := Requirements(job("Requirements\n- " + c.asked))
		if len(requirements) != 1 {
			t.Errorf("%s: read as %v", c.asked, requirements)
			continue
		}
		r := Compare(doc, requirements, today).Requirements[0]
		if r.Status != c.status || !strings.Contains(r.Reason, c.reason) {
			t.Errorf("%s beside %q: %s (%s), want %s (%s)", c.asked, c.cv, r.Status, r.Reason, c.status, c.reason)
		}
		if out := refuted(doc, searching(doc), r); len(out) > 0 {
			t.Errorf("%s beside %q: %s: refuted %q", c.asked, c.cv, r.Reason, out)
		}
	}
}
