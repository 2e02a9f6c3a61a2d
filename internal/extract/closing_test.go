package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

// A declaration and its signature are no part of the section that they stand under.
func TestClosing(t *testing.T) {
	const head = "Asha Menon\nasha.menon@example.org\n\nWork Experience\nRigger, Northmoor Marine Ltd\t2016 – 2019\n" +
		"- Inspected 40 cranes\n\nSkills\nWelding, rigging\n"
	for text, want := range map[string]string{
		"I declare that all the information provided by me in this application is correct to the\nbest of my knowledge and belief.\n" +
			"DATE: 1 August 2017\nPLACE: Hull\tASHA MENON": "I declare that all the information provided by me in this " +
			"application is correct to the best of my knowledge and belief.",
		"I do hereby declare that\nthe above information is true to the best of my\nknowledge.\nPlace…HULL…(E.Y)…": "I do " +
			"hereby declare that the above information is true to the best of my knowledge.",
		"Date:\nPlace:\t(ASHA MENON)":     "",
		"Asha Menon\nDate 19/09/2016":     "",
		"Pl ace: HULL\nDat e\tASHA MENON": "",
		"Faithfully\n\nA. MENON HULL":     "",
		"Yours sincerely,\nASHA MENON":    "",
		"DECLARTION\nI hereby declare that the above is true to the best of my knowledge.\n(Signature)\n" +
			"Name: Asha Menon Date: 15/08/2018 Place: HULL": "I hereby declare that the above is true to the best of my knowledge.",
		"I hereby declare that the above is true to the best of my knowledge.\nPLACE: HULL (E.Y) (Rani Vale)\n" +
			"Date: (R.HULL)\n(R.VALE HULL)\nRANI HULL": "I hereby declare that the above is true to the best of my knowledge.",
	} {
		doc, _ := Document(flow(head+text), Options{})
		got := ""
		for _, o := range doc.Additional {
			for _, i := range o.Items {
				got += i.Value
			}
		}
		if got != want {
			t.Errorf("%q: %q", text, got)
		}
		doc.Walk(func(r cv.Ref) {
			v := r.Text.Value
			if !strings.HasPrefix(r.Text.ID, "additional") && (strings.Contains(v, "HULL") || strings.Contains(v, "ASHA")) {
				t.Errorf("%q: %s is %q", text, r.Text.ID, v)
			}
		})
	}
	for _, text := range []string{
		"Place of issue: Hull", "Date of birth: 3 May 1990", "Managed all the details of visitors", "Asha Menon Prize",
		"Copied the charts faithfully", "Place names of Hull", "Plaice fishing",
	} {
		lines := []line{{text: "Asha Menon"}, {text: text}}
		c := closingSearch{lines: lines, own: map[string]bool{"asha": true, "menon": true}, is: make([]closingPart, 2)}
		c.declaration(1)
		c.farewells()
		c.signature()
		if c.is[1] != noClosing {
			t.Errorf("%q closes a CV", text)
		}
	}
}

// What a profile calls a hobby is an interest; other labels and sentences of it stay.
func TestHobbiesOfAProfile(t *testing.T) {
	for text, moved := range map[string]bool{
		"Hobby : Rowing, carving": true, "Hobbies: rowing": true,
		"Hobby:": false, "Aim: to row": false, "My hobby is rowing: I row daily": false,
	} {
		b := &builder{doc: &cv.Document{Summary: []cv.Text{{Value: "A fitter."}, {Value: text}}}}
		b.hobbiesOfSummary()
		if got := len(b.doc.Summary) == 1 && len(b.doc.Interests) > 0; got != moved {
			t.Errorf("%q is an interest: %v", text, got)
		}
	}
}

func TestDebris(t *testing.T) {
	for text, want := range map[string]bool{
		"own": true, "also for: my": true, "of the": true, "US": false, "own boat": false, "o": false,
		"single": false, "Of": false, "": false,
	} {
		if got := debris(text); got != want {
			t.Errorf("%q is debris: %v", text, got)
		}
	}
}
