package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// Names as covers draw them: over two lines, apart, in small capitals.
func TestDrawnNames(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"particle at the end":     {"@ Charles-Henri de La\n@ Tourmaline-Besson\nche.tb@example.fr\n## Skills\nWelding of hulls and masts, splicing", "Charles-Henri de La Tourmaline-Besson"},
		"title and hyphen":        {"@ DR. ADAEZE\n@ OKORO-LINDE\nadaeze@example.org\n## Skills\nWelding of hulls and masts, splicing", "DR. ADAEZE OKORO-LINDE"},
		"a headline as large":     {"@ Meriel Pyke\n@ Shipwright\nhello@example.org\n## Skills\nWelding of hulls and masts, splicing", "Meriel Pyke"},
		"a firm as large":         {"@ Ann Lee\n@ Harbour Logistics\nal@example.org\n## Skills\nWelding", "Ann Lee"},
		"contact after the posts": {"@ Meriel Pyke\nShipwright\n## Experience\nShipwright, Pyke Yard Ltd\tMay 2015 – Present\n- Caulked decks\n## Education\nBSc Timber, Hull College\t2010 – 2013\n## Interests\nRowing\n**Contact**\nhello@example.org\n020 7946 0018\nGrimsby", "Meriel Pyke"},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(drawn(column{1, 50, 400, 60, c.text}), Options{})
			if got := doc.Person.Name.Value; got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
			if strings.Contains(c.text, "020 7946") && doc.Person.Phone.Value != "020 7946 0018" {
				t.Errorf("phone %q", doc.Person.Phone.Value)
			}
		})
	}
}

// A name that stands twice is one, and a profession is none.
func TestNamesAreSaidOnce(t *testing.T) {
	for value, want := range map[string]string{
		"Meriel Pyke MERIEL PYKE": "Meriel Pyke",
		"Meriel Anne Pyke":        "Meriel Anne Pyke",
		"Ann Ann":                 "Ann Ann",
	} {
		if got := once(cv.Text{Value: value}).Value; got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
	for value, want := range map[string]bool{
		"PROCUREMENT OFFICER": true, "Restaurant Captain": true, "NODE.JS DEVELOPER": true,
		"M. Baker": false, "Meriel Pyke": false, "Mason Carter": false, "Baker": false,
	} {
		if got := surelyTitle(value); got != want {
			t.Errorf("%q is surely a title: %v, want %v", value, got, want)
		}
	}
}

// Words of labels and headings are nobody's name, however large they are drawn.
func TestLabelsAreNoNames(t *testing.T) {
	for text, want := range map[string]string{
		"@ Corresponding Address\nbo.quist@example.org\n## Skills\nWelding of hulls and masts, splicing": "",
		"@ Name EmpNo.\nbo.quist@example.org\n## Skills\nWelding of hulls and masts, splicing":           "",
		"@ Curriculum\nBo Quist\nbo.quist@example.org\n## Skills\nWelding of hulls and masts, splicing":  "Bo Quist",
	} {
		doc, notes := Document(drawn(column{1, 50, 400, 60, text}), Options{})
		if got := doc.Person.Name.Value; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		asked := slices.ContainsFunc(notes, func(n cv.Note) bool { return strings.HasPrefix(n.Reason, "No name was found") })
		if asked != (want == "") {
			t.Errorf("%q: %v", text, notes)
		}
	}
}

// The full stop of a line is no part of the name; that of an initial or a suffix is.
func TestNameWithoutTheStopOfItsLine(t *testing.T) {
	for name, want := range map[string]string{
		"Mary Okello.": "Mary Okello", "Ian Moss Jr.": "Ian Moss Jr.", "Anil N.Y.": "Anil N.Y.", "Rao V. P.": "Rao V. P.",
		"Okello.": "Okello.", "": "",
	} {
		if got := nameWithoutStop(name); got != want {
			t.Errorf("%q became %q, want %q", name, got, want)
		}
	}
}

// A word that all CVs are full of is no name, alone and however large; a heading that the head took in is no detail.
func TestEverydayWordsAreNoNames(t *testing.T) {
	for _, c := range []struct{ name, head, want string }{
		{"a department", "SALES", ""},
		{"a field", "Marketing", ""},
		{"a given name that is a word", "Grace", "Grace"},
		{"one word that is no word", "Adaeze", "Adaeze"},
	} {
		t.Run(c.name, func(t *testing.T) {
			text := "@ " + c.head + "\n## Summary\nSells rope and canvas to yards and keeps their accounts.\n## Skills\nWelding"
			doc, _ := Document(drawn(column{1, 50, 400, 60, text}), Options{})
			if got := doc.Person.Name.Value; got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
	for text, kept := range map[string]bool{"PERFIL": false, "Objective": false, "Left-handed": true} {
		b := &builder{doc: &cv.Document{}, used: map[int]bool{}}
		b.fact([]line{{text: text}}, piece{text: text, whole: true})
		if got := len(b.doc.Person.Details) > 0; got != kept {
			t.Errorf("%q is a detail: %v, want %v", text, got, kept)
		}
	}
}
