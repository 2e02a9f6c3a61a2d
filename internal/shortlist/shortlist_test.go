package shortlist

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"github.com/xuri/excelize/v2"

	"focal/internal/tailor"
)

// sample has as many candidates and requirements as asked for; every third requirement
// is met, every third partly, and each candidate shows other ones.
func sample(candidates, musts, nices int, titles ...string) *Sheet {
	s := &Sheet{Made: time.Date(2026, 11, 22, 9, 30, 0, 0, time.UTC)}
	names := []string{
		"Hanna Lindgren", "Candidate 0427", "Oluwaseun Adebayo-Whitcombe", "Jo Li", "Ana Petrović", "Kim Ode",
		"Tove Marsh", "Bo Quill", "Ngozi Fairweather", "Łukasz Wójcik",
	}
	texts := []string{
		"ISO 17025", "Experience of leading a team of analysts", "Knowledge of HPLC", "BSc Chemistry or equivalent",
		"Five years in food testing", "Method validation under accreditation, from planning to the report", "LIMS",
	}
	for i := range candidates {
		s.Candidates = append(s.Candidates, Candidate{TaskID: "task", File: int64(i), Name: names[i%len(names)]})
	}
	for at, title := range titles {
		var matches []*tailor.Match
		for c := range candidates {
			m := &tailor.Match{Score: (37*c + 11*at) % 100, Explanation: "1 of 3 must-haves is met."}
			for i := range musts + nices + 1 {
				r := tailor.Requirement{
					Text: texts[i%len(texts)], Quote: texts[i%len(texts)] + " is essential", Level: tailor.Must,
					Kind: tailor.KindSkill, Status: []string{tailor.Met, tailor.Partly, tailor.Not}[(i+c)%3],
				}
				if i >= musts {
					r.Level = tailor.Nice
				}
				if i == musts+nices {
					r.Text, r.Kind = "A calm manner", tailor.KindSoft
				}
				switch r.Status {
				case tailor.Not:
					r.Reason = "Nothing in the CV mentions “" + r.Text + "” or another name for it."
				case tailor.Partly:
					r.Reason = "Named in the CV, but not for how long."
					fallthrough
				default:
					r.Evidence = []string{
						"Responsible for the management of ISO 17025 accreditation in a laboratory of 14 analysts.",
						"=SUM(A1:A9)",
					}
				}
				m.Requirements = append(m.Requirements, r)
			}
			matches = append(matches, m)
		}
		s.Adverts = append(s.Adverts, NewAdvert(title, matches))
	}
	return s
}

func workbook(t *testing.T, s *Sheet) *excelize.File {
	t.Helper()
	data, err := s.XLSX("Focal")
	if err != nil {
		t.Fatal(err)
	}
	f, err := excelize.OpenReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func value(t *testing.T, f *excelize.File, sheet, cell string) string {
	t.Helper()
	v, err := f.GetCellValue(sheet, cell)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestC2_WorkbookShowsTheComparison(t *testing.T) {
	s := sample(4, 3, 2, "Laboratory Lead", "Analyst")
	f := workbook(t, s)
	if got := f.GetSheetList(); !slices.Equal(got, []string{"Laboratory Lead", "Analyst", "Evidence"}) {
		t.Errorf("sheets %q", got)
	}
	for _, c := range []struct{ sheet, cell, want string }{
		{"Laboratory Lead", "A1", "Laboratory Lead"},
		{"Laboratory Lead", "C4", "Must-haves"},
		{"Laboratory Lead", "F4", "Nice-to-haves"},
		{"Laboratory Lead", "H4", "Personal qualities, not scored"},
		{"Laboratory Lead", "C5", "ISO 17025"},
		{"Laboratory Lead", "H5", "A calm manner"},
		{"Laboratory Lead", "A6", "Oluwaseun Adebayo-Whitcombe"}, // the best score, 74
		{"Laboratory Lead", "B6", "74%"},
		{"Laboratory Lead", "C6", "Not evidenced"},
		{"Laboratory Lead", "D6", "Met"},
		{"Laboratory Lead", "A9", "Hanna Lindgren"}, // 0
		{"Evidence", "A2", "Laboratory Lead"},
		{"Evidence", "B2", "Oluwaseun Adebayo-Whitcombe"},
		{"Evidence", "E2", "Not evidenced"},
		{"Evidence", "G2", "Nothing in the CV mentions “ISO 17025” or another name for it."},
		{"Evidence", "F3", "“Responsible for the management of ISO 17025 accreditation in a laboratory of 14 analysts.”\n“=SUM(A1:A9)”"},
	} {
		if got := value(t, f, c.sheet, c.cell); got != c.want {
			t.Errorf("%s %s is %q, not %q", c.sheet, c.cell, got, c.want)
		}
	}
	if kind, _ := f.GetCellType("Laboratory Lead", "B6"); kind != excelize.CellTypeNumber && kind != excelize.CellTypeUnset {
		t.Errorf("a score is of type %v and cannot be sorted", kind)
	}
	panes, err := f.GetPanes("Laboratory Lead")
	if err != nil || !panes.Freeze || panes.XSplit != 2 || panes.YSplit != 5 {
		t.Errorf("panes %+v %v", panes, err)
	}
	notes, err := f.GetComments("Laboratory Lead")
	if err != nil || len(notes) != 4*6 {
		t.Errorf("%d notes %v", len(notes), err)
	}
	if rows, _ := f.GetRows("Evidence"); len(rows) != 1+2*4*6 {
		t.Errorf("%d rows of evidence", len(rows))
	}
}

// Whatever a CV or an advert says, it is a string in the workbook.
func TestNothingInAWorkbookIsAFormula(t *testing.T) {
	for _, evil := range []string{
		"=HYPERLINK(\"http://example.org\")", "+1+1", "-2", "@SUM(1)", "=cmd|' /C calc'!A0", "\t=1",
		"a\x00b\x1b", "<b>&amp;</b>",
	} {
		s := sample(1, 1, 0, evil)
		s.Candidates[0].Name, s.Adverts[0].Requirements[0].Text = evil, evil
		s.Adverts[0].Results[0].Findings[0] = Finding{Status: tailor.Partly, Evidence: []string{evil}, Reason: evil}
		data, err := s.XLSX("Focal")
		if err != nil {
			t.Fatal(err)
		}
		for name, part := range partsOf(t, data) {
			if strings.HasPrefix(name, "xl/worksheets/sheet") && regexp.MustCompile(`<f[ >]|<f/>|hyperlink`).MatchString(part) {
				t.Errorf("%q: %s holds a formula or a link", evil, name)
			}
			if strings.Contains(name, "externalLink") {
				t.Errorf("%q: %s", evil, name)
			}
		}
	}
}

func TestSheetNames(t *testing.T) {
	for _, c := range []struct {
		title string
		used  []string
		want  string
	}{
		{"Analyst", nil, "Analyst"},
		{"Analyst", []string{"analyst"}, "Analyst (2)"},
		{"Analyst", []string{"analyst", "Analyst (2)"}, "Analyst (3)"}, // an advert had that name of its own
		{"", []string{"(2)", "(3)"}, "(4)"},
		{"", nil, "(2)"},
		{"R&D / QA: [lead]?*", nil, "R&D QA lead"},
		{"History", nil, "History (2)"},
		{"Evidence", []string{"Evidence"}, "Evidence (2)"},
		{"'quoted'", nil, "quoted"},
		{"Children's Nurse", nil, "Children’s Nurse"},
		{"Senior Principal Laboratory Quality Manager", nil, "Senior Principal Laboratory Qua"},
		{strings.Repeat("😀", 40), nil, strings.Repeat("😀", 15)},
	} {
		got := sheetName(c.title, 1, c.used)
		if got != c.want || len(utf16.Encode([]rune(got))) > 31 {
			t.Errorf("%q is called %q, not %q", c.title, got, c.want)
		}
	}
}

func TestC2_WordDocumentShowsTheComparison(t *testing.T) {
	for _, c := range []struct {
		name  string
		sheet *Sheet
		holds []string
		not   string
		count map[string]int // of elements
	}{
		{
			"two adverts", sample(4, 3, 2, "Laboratory Lead", "Analyst"),
			[]string{
				"Laboratory Lead", "Analyst", "4 candidates, compared on 22 November 2026", "Must-haves", "Nice-to-haves",
				"Personal qualities, not scored", "Not evidenced", "“Responsible for", "w:orient=\"landscape\"",
				"Named in the CV, but not for how long.",
			},
			"Must-haves 1",
			map[string]int{"<w:tbl>": 6, "<w:tblHeader/>": 6, "<w:pageBreakBefore/>": 1},
		},
		{"more than fit a table", sample(10, 13, 0, "Lead"), []string{
			"Must-haves 1 to 5 of 13", "Must-haves 6 to 9 of 13",
			"Must-haves 10 to 13 of 13",
		}, "", map[string]int{"<w:tbl>": 4}},
		{
			"nothing asked for", &Sheet{Candidates: sample(1, 1, 1).Candidates, Adverts: []Advert{{Title: "Odd", Results: []Row{{}}}}},
			[]string{"No requirements were found in this advert.", "1 candidate, compared"},
			"Must-haves", nil,
		},
	} {
		data, err := c.sheet.DOCX("Focal")
		if err != nil {
			t.Fatal(err)
		}
		body := partsOf(t, data)["word/document.xml"]
		for _, want := range c.holds {
			if !strings.Contains(body, want) {
				t.Errorf("%s: %q is missing", c.name, want)
			}
		}
		if c.not != "" && strings.Contains(body, c.not) {
			t.Errorf("%s: %q stands there", c.name, c.not)
		}
		for element, want := range c.count {
			if got := strings.Count(body, element); got != want {
				t.Errorf("%s: %d of %s, not %d", c.name, got, element, want)
			}
		}
	}
}

// What quotes marked CVs is marked as they are, on every page and sheet; a score is a percentage.
func TestComparisonBearsTheMarking(t *testing.T) {
	for _, marking := range []string{"", "OFFICIAL-SENSITIVE & UK EYES ONLY"} {
		s := sample(1, 1, 0, "Lead")
		s.Marking = marking
		data, err := s.DOCX("Focal")
		if err != nil {
			t.Fatal(err)
		}
		parts := partsOf(t, data)
		for _, name := range []string{"word/header1.xml", "word/footer1.xml"} {
			if got := strings.Contains(parts[name], "OFFICIAL-SENSITIVE &amp; UK EYES ONLY"); got != (marking != "") {
				t.Errorf("%q: %s: %s", marking, name, parts[name])
			}
		}
		if !strings.Contains(parts["word/document.xml"], fmt.Sprintf(">%d%%<", s.Adverts[0].Results[0].Score)) {
			t.Error("the score has no sign of a percentage")
		}
		printed, err := workbook(t, s).GetHeaderFooter("Lead")
		if err != nil || strings.Contains(printed.OddHeader+printed.OddFooter, "&COFFICIAL-SENSITIVE && UK EYES ONLY") != (marking != "") {
			t.Errorf("%q: the sheet is printed with %+v, %v", marking, printed, err)
		}
	}
}

// Ten candidates, three adverts of many requirements: made in a moment, and what other
// programs make of the files can be looked at with FOCAL_SAMPLES=folder.
func TestC2_LargestComparison(t *testing.T) {
	s := sample(10, 14, 9, "Quality Laboratory Lead", "Analyst", "Head of Food Safety and Regulatory Affairs, Northern Region")
	begin := time.Now()
	book, err := s.XLSX("Focal")
	if err != nil {
		t.Fatal(err)
	}
	word, err := s.DOCX("Focal")
	if err != nil {
		t.Fatal(err)
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("took %v", took)
	}
	if again, err := s.DOCX("Focal"); err != nil || !bytes.Equal(again, word) {
		t.Errorf("the same comparison gives another document: %v", err)
	}
	if folder := os.Getenv("FOCAL_SAMPLES"); folder != "" {
		for name, data := range map[string][]byte{"largest.xlsx": book, "largest.docx": word} {
			if err := os.WriteFile(filepath.Join(folder, name), data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	validate(t, word)
}

// validate has Microsoft's validator look at a Word file, where FOCAL_DOCX_VALIDATOR
// names the folder that it is installed in; see internal/wordtemplate.
func validate(t *testing.T, word []byte) {
	t.Helper()
	if os.Getenv("FOCAL_DOCX_VALIDATOR") == "" {
		if os.Getenv("FOCAL_REQUIRE_TOOLS") != "" {
			t.Error("FOCAL_DOCX_VALIDATOR is not set")
		}
		return
	}
	file := filepath.Join(t.TempDir(), "comparison.docx")
	if err := os.WriteFile(file, word, 0o600); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join("..", "..", "scripts", "validate-docx")
	if out, err := exec.CommandContext(t.Context(), program, file).CombinedOutput(); err != nil { // #nosec G204 -- the project's own script
		t.Errorf("%v: %s", err, out)
	}
}

func partsOf(t *testing.T, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
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
		out[f.Name] = string(b)
	}
	return out
}
