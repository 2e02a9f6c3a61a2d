package tailor

import (
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	"focal/internal/cvgen"
)

// anyDenial is what a reason says of a CV that lacks something.
var anyDenial = regexp.MustCompile(`does not (?:mention|show|name)|, but not “|not found|Nothing in the CV|names no|` +
	`not listed|no post in|lists no|No qualification`)

// filed is a CV with the lines of its file: what was read of an entry stands beside each other there, a long sentence in two lines.
func filed(doc *cv.Document) *cv.Document {
	at := ""
	doc.Walk(func(r cv.Ref) {
		if saysNothing(r) || r.Section == cv.SectionPerson || r.Section == cv.SectionEducation || r.Section == cv.SectionLanguages {
			return
		}
		words := strings.Fields(r.Text.Value)
		entry, _, _ := strings.Cut(r.Path, ".")
		last := len(doc.Source) - 1
		switch half := len(words) / 2; {
		case r.Role == cv.RoleOrganisation && entry == at:
			doc.Source[last].Text += ", " + r.Text.Value
			r.Text.Lines = []int{last}
		case len(words) > 9:
			r.Text.Lines = []int{last + 1, last + 2}
			for _, part := range [][]string{words[:half], words[half:]} {
				doc.Source = append(doc.Source, cv.SourceLine{Text: strings.Join(part, " ")})
			}
		default:
			r.Text.Lines = []int{last + 1}
			doc.Source = append(doc.Source, cv.SourceLine{Text: r.Text.Value})
		}
		at = entry
	})
	return doc
}

// TestA2_NoLineOfACVIsDenied: whatever line of its file an advert asks for, no reason says that the CV lacks it.
func TestA2_NoLineOfACVIsDenied(t *testing.T) {
	var cvs []*cv.Document
	for _, doc := range judgedCVs() {
		cvs = append(cvs, filed(doc))
	}
	for n := range 12 {
		_, doc := cvgen.Document(3, n)
		doc.AssignIDs()
		cvs = append(cvs, filed(doc))
	}
	asked := 0
	rapid.Check(t, func(t *rapid.T) {
		doc := rapid.SampledFrom(cvs).Draw(t, "cv")
		line := rapid.SampledFrom(doc.Source).Draw(t, "line").Text
		for _, r := range Compare(doc, Requirements(job("Requirements\n- "+line)), today).Requirements {
			asked++
			if r.Kind != KindSoft && anyDenial.MatchString(r.Reason) {
				t.Fatalf("%q (%s, %s): %s", r.Text, r.Kind, r.Status, r.Reason)
			}
		}
	})
	if asked < 50 {
		t.Errorf("only %d requirements were read", asked)
	}
}

// TestLostLinesAreNotDenied: what found no field still stands in the file.
func TestLostLinesAreNotDenied(t *testing.T) {
	doc := &cv.Document{
		Work: []cv.Engagement{post("Fitter", "Northfold", 2015, 0, "Fitted pumps.")},
		Source: []cv.SourceLine{
			{Text: "Trained in dialysis and wound"},
			{Text: "care at sea. SC clearance"},
			{Text: "Diploma in Glazing"},
			{Text: "Zoe Ward"},
		},
	}
	doc.Person.Name = text("Zoe Ward")
	doc.AssignIDs()
	for text, denied := range map[string]bool{
		"Dialysis": false, "Wound care": false, "SC clearance": false, "Diploma in glazing": false,
		"5 years of experience in dialysis": false,
		"Glassblowing":                      true, "DV clearance": true, "Ward": true, "7 years of experience in mining": true,
	} {
		r := Compare(doc, Requirements(job("Requirements\n- "+text)), today).Requirements[0]
		if anyDenial.MatchString(r.Reason) != denied {
			t.Errorf("%s (%s, %s): %q, denied should be %t", text, r.Kind, r.Status, r.Reason, denied)
		}
	}
}

// TestWhatMayBeANameIsNotDeniedOfTheWholeCV: where nobody looked is said of what may be a name, whoever has it.
func TestWhatMayBeANameIsNotDeniedOfTheWholeCV(t *testing.T) {
	for text, named := range map[string]bool{
		"Kent": true, "Knowledge of Kerala": true, "UK experience": true, "Dialysis": false, "Stock control": false,
	} {
		r := Compare(judgedCVs()["shop"], Requirements(job("Requirements\n- "+text)), today).Requirements[0]
		if strings.Contains(r.Reason, "do not count") != named {
			t.Errorf("%s: %q", text, r.Reason)
		}
	}
}
