package spaced

import (
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
