package spaced

import (
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// Words typed by letters are words again; single letters that are meant stay.
func TestClose(t *testing.T) {
	for text, want := range map[string]string{
		"W O R K E X P E R I E N C E":                   "WORK EXPERIENCE",
		"T E S T I N G B E F O R E P R E - S A L E S":   "TESTING BEFORE PRE-SALES",
		"E L M F E R A A / S , H A M B U R G":           "ELMFERA A/S, HAMBURG",
		"S R . M O B I L E D E V E L O P E R ( I O S )": "SR. MOBILE DEVELOPER (IOS)",
		"R E S E A R C H  &  T R A I N I N G":           "RESEARCH & TRAINING",
		"Q U A R V O X E N T R A I N I N G":             "QUARVOXEN TRAINING",
		"A B C D E F G":                                 "A B C D E F G",
		"Z X Q V K J W":                                 "Z X Q V K J W",
		"Worked at Elmfera A/S":                         "Worked at Elmfera A/S",
		"Grade A B C of D":                              "Grade A B C of D",
		"E M A I L : A D A @ E L M . O R G":             "EMAIL: ADA@ELM.ORG",

		// Nothing parts an address, and words stand beside it.
		"A N N A S M I T H @ G M A I L . C O M":             "ANNASMITH@GMAIL.COM",
		"A D A @ E L M . O R G , H A R B O U R":             "ADA@ELM.ORG, HARBOUR",
		"A D A @ E L M . O R G 0 7 7 0 0":                   "ADA@ELM.ORG 07700",
		"L I N K E D I N . C O M / I N / A D A B E R G":     "LINKEDIN.COM/IN/ADABERG",
		"S E E H T T P S : / / E L M . D E / W O R K":       "SEE HTTPS://ELM.DE/WORK",
		"W E B : W W W . E L M - F E R A . D E / T R A I N": "WEB: WWW.ELM-FERA.DE/TRAIN",

		// Numbers are words too, and what stands within them stays.
		"M A N A G E R 2 0 1 5 - 2 0 1 8":     "MANAGER 2015-2018",
		"E X P E R I E N C E 3 Y E A R S":     "EXPERIENCE 3 YEARS",
		"P H O N E 0 7 7 0 0 9":               "PHONE 077009",
		"T H E 1 S T T R A I N I N G":         "THE 1ST TRAINING",
		"C # D E V E L O P E R":               "C# DEVELOPER",
		"C + + T R A I N I N G":               "C++ TRAINING",
		"G R A D E : 8 . 5":                   "GRADE: 8.5",
		"H O U R S : 1 0 : 3 0 W E E K L Y .": "HOURS: 10:30 WEEKLY.",

		// Initials stand before a name.
		"K V S R K Prasad":         "K V S R K Prasad",
		"K V S R K L Nets":         "K V S R K L Nets",
		"C E R T I fi C A T I O N": "CERTIfiCATION",
	} {
		line := func(s string) page.Line {
			return page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: s[:1], Bold: true}, {Text: s[1:]}}}}}
		}
		doc := &page.Document{Pages: []page.Page{{Lines: []page.Line{line("Mended the nets of Elmfera"), line(text)}}}}
		Close(doc)
		if got := doc.Pages[0].Lines[1].Text(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Torn words are whole again where their pieces are no words; what is written apart on purpose stays.
func TestTorn(t *testing.T) {
	for text, want := range map[string]string{
		"F irs t Divis ion in B.Te c h Me c hanic s, 7.1": "First Division in B.Tech Mechanics, 7.1",
		"DES IGN AND FABRIC ATION OF A C ONTROLLED ROPE":  "DESIGN AND FABRICATION OF A CONTROLLED ROPE",
		"Splic ing o f ro pes for Quarv oxen, cle aning":  "Splicing of ropes for Quarv oxen, cleaning",

		"K V S R Prasad of M S Moss and R K Elm":      "K V S R Prasad of M S Moss and R K Elm",
		"Co ordinate and re stock the non profit":     "Co ordinate and re stock the non profit",
		"A r m 1 u r e and 5 t h":                     "A r m 1 u r e and 5 t h",
		"In to the can not with out":                  "In to the can not with out",
		"Diploma Elm Poly technic of Wick":            "Diploma Elm Poly technic of Wick",
		"SplIC ing and CLEan ing of DES ign":          "SplIC ing and CLEan ing of DES ign",
		"S P L I C E R":                               "SPLICER",
		"M.Sc. P h y s":                               "M.Sc. P h y s",
		"Quarv Oxen Wickl Tarnx Elmf Erax Moss Harbo": "Quarv Oxen Wickl Tarnx Elmf Erax Moss Harbo",
	} {
		doc := &page.Document{Pages: []page.Page{{Lines: []page.Line{{Segments: []page.Segment{{Runs: []page.Run{{Text: text}}}}}}}}}
		Close(doc)
		if got := doc.Pages[0].Lines[0].Text(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// In a file of which a line is torn, one word is enough in another.
func TestTornFile(t *testing.T) {
	line := func(s string) page.Line { return page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: s}}}}} }
	for above, want := range map[string]string{
		"DES IGN AND FABRIC ATION": "Trained in splicing", "Design and fabrication": "Trained in splic ing",
	} {
		doc := &page.Document{Pages: []page.Page{{Lines: []page.Line{
			line("Trained in splic ing"), line(above), line("IDA QUARVOXEN"), line("idaquarvoxen@elm.example"),
		}}}}
		Close(doc)
		if got := doc.Pages[0].Lines[0].Text(); got != want {
			t.Errorf("beside %q: %q, want %q", above, got, want)
		}
		if got := doc.Pages[0].Lines[2].Text(); got != "IDA QUARVOXEN" {
			t.Errorf("a name whose letters an address joins: %q", got)
		}
	}
}

// A bold label in front of torn words would make all of them bold, and a link lead from all: such a line stays.
func TestTornOfTwoStyles(t *testing.T) {
	line := page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: "DES IGN: ", Bold: true}, {Text: "FABRIC ATION of ropes"}}}}}
	doc := &page.Document{Pages: []page.Page{{Lines: []page.Line{line}}}}
	Close(doc)
	if got := doc.Pages[0].Lines[0].Segments[0].Runs; len(got) != 2 {
		t.Errorf("%+v", got)
	}
}

// Letters that stand so wide that each is a cell are words again; the grades of a row stay.
func TestRowsOfLetters(t *testing.T) {
	for text, want := range map[string]string{
		"J O B|R|E|S|P|O|N|S|I|B|I|L|I|T|I|E|S|: -": "JOB RESPONSIBILITIES: -",
		"D|U|T|I|E|S":    "DUTIES",
		"A|B|A|C|B|A":    "A\tB\tA\tC\tB\tA",
		"Rope|A|B|A|C|A": "Rope\tA\tB\tA\tC\tA",
	} {
		l := page.Line{}
		for _, cell := range strings.Split(text, "|") {
			l.Segments = append(l.Segments, page.Segment{Runs: []page.Run{{Text: cell}}})
		}
		doc := &page.Document{Pages: []page.Page{{Lines: []page.Line{l}}}}
		Close(doc)
		if got := doc.Pages[0].Lines[0].Text(); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestMails puts addresses together whose letters stand apart, and leaves a word beside an address.
func TestMails(t *testing.T) {
	for text, want := range map[string]string{
		"JO .H ART@YAHOO .COM":          "JO.HART@YAHOO.COM",
		"E-mail: j o @ example . org":   "E-mail: jo@example.org",
		"or jo@example.org":             "or jo@example.org",
		"Jo jo@example.org or 0131":     "Jo jo@example.org or 0131",
		"call me jo.hart@example.org":   "call me jo.hart@example.org",
		"jo@example.org mo@example.org": "jo@example.org mo@example.org",
		"A B C@D":                       "A B C@D",
	} {
		if got, _ := wholeMail(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
