package extract

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

func spoken(list []cv.Language) string {
	var out []string
	for _, l := range list {
		out = append(out, fmt.Sprintf("%s=%s", l.Name, l.Fluency))
	}
	return strings.Join(out, "; ")
}

// The grid of European CVs, whole and drawn apart in columns; lists, labels, dots.
func TestLanguageForms(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"grid":              {"Mother tongue(s): Slovak\nOther language(s):\nUNDERSTANDING\tSPEAKING\tWRITING\nListening\tReading\tSpoken production\tSpoken interaction\nENGLISH\tC1\tC2\tB2\tB2\tB2\nGERMAN\tA2\tA2\tA2\tA2\tA2\nLevels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user", "Slovak=Mother tongue; ENGLISH=C1, C2, B2, B2, B2; GERMAN=A2"},
		"columns apart":     {"UNDERSTANDING\nListening\tReading\nENGLISH\tB2\tB2\nGERMAN\tA1\tA1\nSPEAKING\tWRITING\nSpoken production\tSpoken interaction\nB2\tB2\tB2\nA1\tA1\tA1", "ENGLISH=B2; GERMAN=A1"},
		"two labels":        {"Mother tongue(s)\tSlovak\nOther language(s)\tEnglish (C1)\nOther language(s)\tGerman (A2)", "Slovak=Mother tongue; English=C1; German=A2"},
		"dots":              {"Slovak\t●●●●●\nEnglish\t●●●○○", "Slovak=5/5; English=3/5"},
		"a wrapped and":     {"Slovak and\nEnglish (C1)", "Slovak=; English=C1"},
		"a stray title":     {"Slovak (native)\nEnglish (fluent)\nRegional Sales Manager", "Slovak=native; English=fluent"},
		"a tongue unlisted": {"Slovak (native)\nShelta (basic)", "Slovak=native; Shelta=basic"},
	} {
		t.Run(name, func(t *testing.T) {
			doc, _ := Document(flow(top+"# Language Skills\n"+c.text), Options{})
			if got := spoken(doc.Languages); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// Rows of a table of languages and skills go to the section that their label names.
func TestRowsOfOtherKinds(t *testing.T) {
	src := flow(top + "# Languages and skills\nLanguages\tSlovak (native), English (B2)\nIT and other skills\tRouting tables, Packet capture\nInterests\tKite flying\n# Skills\nLanguages\tRust, Ada\nTools\tGit, Make")
	for i := range src.Pages[0].Lines {
		if l := &src.Pages[0].Lines[i]; len(l.Segments) > 1 {
			l.Kind = page.TableRow
		}
	}
	doc, _ := Document(src, Options{})
	if got := spoken(doc.Languages); got != "Slovak=native; English=B2" {
		t.Errorf("languages %q", got)
	}
	var skills []string
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			skills = append(skills, k.Value)
		}
	}
	if got := strings.Join(skills, ", "); got != "Routing tables, Packet capture, Rust, Ada, Git, Make" {
		t.Errorf("skills %q", got)
	}
}

// Languages behind a label that others stand before, below the label, and those of a section in words of its own.
func TestLanguagesBehindLabels(t *testing.T) {
	for text, want := range map[string]string{
		"# Personal Details\nDate of Birth: 3 June 1992 Languages Known: English, Tamil":              "English=; Tamil=",
		"# Personal Details\nDate of Birth: 3 June 1992\n-Languages known-English, Hindi":             "English=; Hindi=",
		"# Personal Details\nDate of Birth: 3 June 1992\nLinguistics Proficiency : -\tEnglish, Hindi": "English=; Hindi=",
		"# Languages\nTamil & English & Hindi":                                                        "Tamil=; English=; Hindi=",
		"# Languages\nEnglish: fluent\nCan also read Dutch and Danish.":                               "English=fluent; Dutch=; Danish=",
		"# Personal Details\nDate of Birth: 3 June 1992\nLanguages\t: English\nHindi, Tamil":          "English=; Hindi=; Tamil=",
		"# Personal Details\nDate of Birth: 3 June 1992\nTaught the English language – in Poland":     "",
	} {
		b := read(flow(owner+text), Options{})
		if got := spoken(b.doc.Languages); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// Two languages beside each other are two, whether they are known or not; a level stays with its language.
func TestLanguagesBesideEachOther(t *testing.T) {
	for text, want := range map[string]string{
		"Hindi, English, Orissa and Bengali": "Hindi, English, Orissa, Bengali",
		"ENGLISH,HINDI,ODIYA.":               "ENGLISH, HINDI, ODIYA",
		"English &Hindi":                     "English, Hindi",
		"English, Fluent":                    "English (Fluent)",
		"English, Read, Write, Speak":        "English (Read, Write, Speak)",
		"Urdu and Punjabi (fluent)":          "Urdu, Punjabi (fluent)",
		"Urdu (basic) and Punjabi (fluent).": "Urdu (basic), Punjabi (fluent)",
	} {
		doc, _ := Document(flow("**Robin Moss**\nrobin@example.org\n\n# Languages\n"+text), Options{})
		var got []string
		for _, l := range doc.Languages {
			one := l.Name.Value
			if !l.Fluency.IsZero() {
				one += " (" + l.Fluency.Value + ")"
			}
			got = append(got, one)
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("%q: %q, want %q", text, s, want)
		}
	}
}

// Two languages that share an item are two, and what stands behind the second keeps its own "and".
func TestLanguagesJoinedInAnItem(t *testing.T) {
	for text, want := range map[string]string{
		"Welsh & Dutch (read, write and speak)": "Welsh: , Dutch: read, write and speak",
		"Welsh (fluent) and Dutch (basic)":      "Welsh: fluent, Dutch: basic",
	} {
		var got []string
		for _, p := range joinedApart([]cv.Text{{Value: text}}) {
			name, level := nameAndLevel(p.Value)
			got = append(got, name+": "+level)
		}
		if all := strings.Join(got, ", "); all != want {
			t.Errorf("%s: %s, want %s", text, all, want)
		}
	}
}
