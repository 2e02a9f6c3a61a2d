package extract

import (
	"testing"

	"focal/internal/cv"
)

// A name ends where the next field begins, and is not what a letter opens with.
func TestWhatIsNoName(t *testing.T) {
	for text, want := range map[string]bool{
		"Respected Sir": true, "Dear Ms Moss": true, "Sir/Madam": true, "Nationality Indian": true, "Marital Status Single": true,
		"Robin Moss": false, "Sir Robin Moss": false, "Dr. Moss Sirs": false, "Gender Male": true,
		"Salem P.O,": true, "Old Chowk,Salem": true, "Dist Kolam": true, "Robin Nagar": false, "Lane, Robin": false,
		"Wong Po Ling": false, "Wren House": false,
	} {
		if got := noName(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	for text, want := range map[string]string{
		"Robin Moss Date of Birth: 1 May 1980": "Robin Moss", "Robin Moss": "Robin Moss", "Moss, Robin: fitter": "Moss, Robin: fitter",
	} {
		if got := beforeLabel(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// Names that stand apart on their line, and with another field behind them.
func TestSettledNames(t *testing.T) {
	for text, want := range map[string]string{
		"ROBIN\tMOSS\nrmoss@example.org\n## Skills\nWelding, splicing":                                "ROBIN MOSS",
		"ROBIN\tANN\tMOSSWELL\nrobinmosswell@x.org\n## Skills\nWelding, splicing":                     "ROBIN ANN MOSSWELL",
		"ROBIN ANN\tMOSSWELL\nmosswellr@x.org\n## Skills\nWelding, splicing":                          "ROBIN ANN MOSSWELL",
		"Name: Robin\tMosswell\tMobile : 07700 900123\nEmail: robin@x.org\n## Skills\nWelding":        "Robin Mosswell",
		"Name:\tRobin\tAnn\tMosswell\tO.\nEmail: robinm@x.org\n## Skills\nWelding":                    "Robin Ann Mosswell O.",
		"Name:\tRobin\tFemale\tSingle\nEmail: robinm@x.org\n## Skills\nWelding":                       "Robin",
		"ROBIN MOSS\tBorkum\nrmoss@example.org\n## Skills\nWelding, splicing":                         "ROBIN MOSS",
		"ROBIN MOSS\tDeck Officer\nrmoss@example.org\n## Skills\nWelding, splicing":                   "ROBIN MOSS",
		"Name: Robin Moss Date of Birth: 1 May 1980\nrmoss@example.org\n## Skills\nWelding, splicing": "Robin Moss",
	} {
		doc, _ := Document(drawn(column{1, 50, 400, 60, text}), Options{})
		if got := doc.Person.Name.Value; got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// A link that was cut in two is no address of its own.
func TestLinksThatEndAnotherAddress(t *testing.T) {
	for text, want := range map[string]bool{
		"Mail robin.moss@example.org": true, "Mail moss@example.org": false, "moss@example.org": false, "Mail:moss@example.org": false,
	} {
		b := &builder{doc: &cv.Document{Source: []cv.SourceLine{{Text: text}}}}
		if got := b.endsAnother("moss@example.org", []int{0}); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

// The title of a CV beside a name is none of it; what else stands there is kept.
func TestBesideTheName(t *testing.T) {
	for line, want := range map[string]string{
		"Robin Moss Curriculum Vitae": "Robin Moss",
		"Resume of Robin Moss":        "Robin Moss",
		"CV – Robin Moss":             "Robin Moss",
		"Robin Moss - RGN, MSc":       "Robin Moss / RGN, MSc",
		"Robin Moss (she/her)":        "Robin Moss / she/her",
		"Robin Moss, Leith Docks":     "Robin Moss / Leith Docks",
		"Mr. Robin Moss":              "Robin Moss",
		"Mr.R.Moss":                   "R.Moss",
		"Er. Robin Moss":              "Er. Robin Moss",
		"Engg. Robin Moss":            "Robin Moss",
		"Dr. Robin Moss":              "Dr. Robin Moss",
	} {
		doc, _ := Document(flow(line+"\nrobin.moss@example.org\n07700 900417\n\n# Work Experience\n"+
			"Staff Nurse, Elm Hospital, Hull\t2015 – 2019\n- Cared for patients"), Options{})
		got := doc.Person.Name.Value
		for _, d := range doc.Person.Details {
			got += " / " + d.Value.Value
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// The title of the CV may stand between the name and the professional title, which may stand beside the name, too.
func TestHeadlineBelowTheTitleOfTheCV(t *testing.T) {
	for _, top := range []string{
		"**ROBIN MOSS**\nCURRICULAM VITAE\nChauffeur", "CURRICULUM VITAE\n**ROBIN MOSS**\nChauffeur",
		"Robin Moss – Chauffeur", "CV\nRobin Moss, Chauffeur",
	} {
		doc, _ := Document(flow(top+"\n5 Elm Row, Norwich NR2\nMobile: 07700 900417\n\n# Skills\nDriving"), Options{})
		if got := doc.Person.Label.Value; got != "Chauffeur" {
			t.Errorf("%q: %q", top, got)
		}
	}
}

// What stands below or beside a name may also be a place, a nationality or letters of a degree.
func TestNoHeadlineBesideTheName(t *testing.T) {
	for _, text := range []string{"Indian", "Pakistani", "RGN, MSc", "Leith Docks", "Mumbai", "MBA"} {
		if tradeAlone(text) {
			t.Errorf("%q is taken for a professional title", text)
		}
	}
}

// What schools teach and the labels of forms are nobody's name.
func TestNoNames(t *testing.T) {
	for text, want := range map[string]bool{
		"Social Studies": true, "Civil Status": true, "English, Hindi": true, "Ann English": false, "Robin Moss": false, "Er Wei": false,
	} {
		if noName(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// Who is called as others work is named by the first line all the same; a headline alone names nobody.
func TestNamedAsATrade(t *testing.T) {
	const below = "\nelm@example.org\n\nExperience\nHarbour Clerk, Tarn Docks, 2005 - 2011\n- Kept the books of the slip and of its ropes\n"
	for head, want := range map[string][2]string{
		"Jane Porter":            {"Jane Porter", ""},
		"Mary Baker":             {"Mary Baker", ""},
		"OLIVER MASON":           {"OLIVER MASON", ""},
		"Python Developer":       {"", "Python Developer"},
		"Registered Nurse":       {"", "Registered Nurse"},
		"Jane Moss\nHead Porter": {"Jane Moss", "Head Porter"},
	} {
		doc, _ := Document(flow(head+below), Options{})
		if got := [2]string{doc.Person.Name.Value, doc.Person.Label.Value}; got != want {
			t.Errorf("%q: name and headline %q, want %q", head, got, want)
		}
	}
}
