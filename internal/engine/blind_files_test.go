package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// plantFile is a CV as a file of text that tells more of a name than its first line: further given names, the
// name before marriage, accounts made of it, the employer and the school for short.
func plantFile(i int) (text string, list []planted) {
	pick := func(options ...string) string { return options[i%len(options)] }
	first, last := pick("Imogen", "Anneliese", "Ngozi", "Desmond"), pick("Fairweather", "Oyelaran", "Achterberg")
	middle, former := pick("Tavenkova", "Maliavek", "Zarnkova", "Quillenor", "Ombersk"), pick("Walshe", "Sigvaldsen", "Trevanion")
	firm, site := pick("Orchid Ropes Ltd", "Quistvale Cables Ltd"), pick("Stack Overflow", "Behance", "Forum")
	account := strings.ToLower(first[:1] + last)
	shortFirm, _, _ := strings.Cut(firm, " ")
	number := fmt.Sprint(48213 + i)
	head := first + " " + last
	if i%2 == 0 {
		head = "Mr. " + first + " " + middle + " " + last
	}
	text = strings.Join([]string{
		head, "Rope Access Supervisor", "Leeds | +44 7700 900" + fmt.Sprint(100+i) + " | ropes@" + account + ".example",
		site + ": " + account, "", "Profile", "Supervisor of rope access teams with twelve years on wind turbines. " +
			"As a Wexcombe graduate and Muslim, I teach climbers.",
		"Known as " + first + " " + former + " before marriage.",
		"", "Work Experience", "Supervisor, " + firm + ", Leeds", "March 2019 - Present",
		"- Trained 14 climbers; see " + account + ".wordpress.com for the checklists.", "- At " + shortFirm + ", cut downtime by 23 %.",
		"- Mr. " + first + " " + middle + " " + last + " leads nine. Employee no. " + number + ".",
		"Climber, Tarn Masts, Hull", "May 2014 - February 2019", "- Inspected 200 masts.",
		"", "Education", "BEng Mechanics, University of Wexcombe, 1997 - 2001",
		"", "Interests", "Captain of the ladies' climbing team", "Husband and father of two",
		"", "Declaration", "I declare that the above is true.", "(" + first + " " + middle + " " + last + ")",
	}, "\n")
	return text, []planted{
		{account, cv.ClientSafe, false},
		{number, cv.ClientSafe, false},
		{first, cv.Blind, true},
		{last, cv.Blind, true},
		{middle, cv.Blind, true},
		{former, cv.Blind, true},
		{shortFirm, cv.Blind, true},
		{"Wexcombe", cv.BlindPlus, true},
		{"Muslim", cv.BlindPlus, true},
		{"ladies", cv.BlindPlus, true},
		{"Husband", cv.BlindPlus, true},
	}
}

// Text and Word files, whose names are read by half or told again at the end, leave no identifier either.
func TestC1_BlindOfFiles(t *testing.T) {
	e := newEngine(t)
	levels := []cv.Level{cv.ClientSafe, cv.Blind, cv.BlindPlus}
	sought := 0
	for i := range 24 {
		text, list := plantFile(i)
		upload := engine.Upload{Name: "cv.txt", Data: []byte(text)}
		if i%3 == 0 {
			upload = wordUpload(t, e, upload)
		}
		l := i % 3
		if i%2 == 1 {
			l = 2
		}
		o := cv.DefaultOptions()
		o.Length = cv.Detailed
		o.Privacy = cv.Privacy{Level: levels[l]}
		if l > 0 {
			o.Privacy.Employers = cv.Described
		}
		result, err := e.Convert(t.Context(), engine.Request{CV: upload, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range result.Notes {
			if strings.Contains(n.Reason, "can still be read") {
				t.Errorf("CV %d, %s: the check says %s", i, levels[l], n.Reason)
			}
		}
		docx, err := e.Render(t.Context(), result.Document, engine.RenderOptions{Template: o.Template, MaxPages: result.Pages})
		if err != nil {
			t.Fatal(err)
		}
		there, left := searchFor(t, docx, list, levels[:l+1], []string{"14 climbers", "23 %", "Leeds", "BEng", "200 masts"})
		sought += there
		for _, what := range left {
			t.Errorf("CV %d (%s), %s: %s", i, upload.Name, levels[l], what)
		}
	}
	t.Logf("%d planted in files", sought)
}

// wordUpload is a CV as a Word file of ours.
func wordUpload(t *testing.T, e *engine.Engine, upload engine.Upload) engine.Upload {
	t.Helper()
	o := cv.DefaultOptions()
	o.Length = cv.Detailed
	result, err := e.Convert(t.Context(), engine.Request{CV: upload, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	docx, err := e.Render(t.Context(), result.Document, engine.RenderOptions{Template: o.Template})
	if err != nil {
		t.Fatal(err)
	}
	return engine.Upload{Name: "cv.docx", Data: docx}
}
