package language_test

import (
	"strings"
	"testing"

	"focal/internal/language"
)

var tagNames = map[language.Tag]string{
	language.TagNoun: "N", language.TagPlural: "NS", language.TagProper: "NP", language.TagNumber: "#", language.TagAdjective: "A",
	language.TagAdverb: "R", language.TagBase: "V", language.TagThird: "VZ", language.TagPast: "VD", language.TagParticiple: "VN", language.TagGerund: "VG",
	language.TagModal: "M", language.TagNot: "not", language.TagTo: "to", language.TagDeterminer: "D", language.TagPossessive: "P", language.TagSubject: "S",
	language.TagObject: "O", language.TagPreposition: "p", language.TagCoordinator: "c", language.TagSubordinator: "s", language.TagRelative: "r", language.TagMark: ".",
}

func TestTagSentence(t *testing.T) {
	for text, want := range map[string]string{
		"I manage stock and order paint.":            "S V N c V N .",
		"I manage design and build contracts.":       "S V N c N NS .",
		"She runs the shop and trains new staff.":    "S VZ D N c VZ A NS .",
		"Lead engineer on two bridges":               "N N p # NS",
		"Lead a team of engineers":                   "V D N p NS",
		"They want to plan and deliver events.":      "S V to V c V NS .",
		"I was promoted in 2015.":                    "S VD VN p # .",
		"He did not budget for repairs.":             "S VD not V p NS .",
		"I have led the audit.":                      "S V VN D N .",
		"He worked at Acme and led a team.":          "S VD p NP c VD D N .",
		"Teams that ship software":                   "NS r V N",
		"I help them wash and dress.":                "S V O V c V .",
		"I travel to work and I present to clients.": "S V to N c S V to NS .",
	} {
		var got []string
		for _, w := range language.TagSentence(language.Tokens(text)) {
			got = append(got, tagNames[w.Tag])
		}
		if g := strings.Join(got, " "); g != want {
			t.Errorf("%s\n got  %s\n want %s", text, g, want)
		}
	}
}

// What stands behind a comma or an "and" in a list of duties: a verb beside the first, or one more thing.
func TestTagSentenceInLists(t *testing.T) {
	for text, wantVerb := range map[string]string{
		"Used the Spring modules and Hibernate with care":                "",
		"Draft the offer letters and thank you letters":                  "",
		"Meet the owners and thank them all":                             "thank",
		"Locate duct routes with supply and return diffusers":            "",
		"Control the maintenance costs and fuel expenditures":            "",
		"Kept a list of charities, help lines, and mills":                "",
		"Mend the doors and report to the mate":                          "report",
		"Prepare estimates and record the tides":                         "record",
		"Tend the mooring ropes and order new ones":                      "order",
		"Handle the claims and process them within a day":                "process",
		"Inspect the hull and report any damage":                         "report",
		"Prepare weekly and monthly reports on the state of the harbour": "",
	} {
		var got []string
		for i, w := range language.TagSentence(language.Tokens(text)) {
			if i > 0 && (w.Tag == language.TagBase || w.Tag == language.TagThird) {
				got = append(got, w.Text)
			}
		}
		if g := strings.Join(got, " "); g != wantVerb {
			t.Errorf("%s\n verbs %q, want %q", text, g, wantVerb)
		}
	}
}

func TestIsEnglish(t *testing.T) {
	for text, want := range map[string]bool{
		"I manage a team of eight.":                       true,
		"Managed the Los Angeles and San José offices":    true,
		"Java, Go, Rust":                                  true,
		"Worked for Crédit Agricole and de Vries & Zonen": true,
		"":                                      true,
		"Ich leite ein Team von acht Personen.": false,
		"Responsable de la gestion des stocks et de la paie":           false,
		"Me encargo de la contabilidad y de los pagos":                 false,
		"Mi occupo dei clienti e della logistica":                      false,
		"Kierowałem zespołem i odpowiadałem za budżet":                 false,
		"Ik werk voor een bank en ben verantwoordelijk voor de audits": false,
		"Руководил командой из восьми инженеров":                       false,
		"Fui responsável pela gestão de uma equipa e do orçamento":     false,
	} {
		if got := language.IsEnglish(text); got != want {
			t.Errorf("%q: got %v", text, got)
		}
	}
}

func TestQuoted(t *testing.T) {
	for text, want := range map[string]string{
		`He said, "I did." Then left.`:          `"I did."`,
		"“One” and ‘two’":                       "“One”|‘two’",
		"the girls' team and the boys' team":    "",
		"don't, won't, '90s":                    "",
		`6" and 8" pipes`:                       "",
		`an open "quote`:                        "",
		"'My door is open' is what I say":       "'My door is open'",
		"« Bonjour » and „Hallo“":               "„Hallo“",
		`"I can't stay," she wrote, "so I go."`: `"I can't stay,"|"so I go."`,
	} {
		var got []string
		for _, s := range language.Quoted(text) {
			got = append(got, s.Of(text))
		}
		if g := strings.Join(got, "|"); g != want {
			t.Errorf("%s: got %s, want %s", text, g, want)
		}
	}
}

// The lexicon is searched by bisection, which needs sorted lines.
func TestLexiconFindsItsWords(t *testing.T) {
	for _, word := range strings.Fields("aah manage zoom action wrap zip co-write x-ray abandon zealously") {
		if language.Read(word).Class&^(language.Noun|language.Plural) == 0 {
			t.Errorf("%s is not found", word)
		}
	}
}

func BenchmarkTagSentence(b *testing.B) {
	text := "I oversee the loading bay, coordinate hauliers and report to the operations director every week."
	for b.Loop() {
		language.TagSentence(language.Tokens(text))
	}
}

// What is cut out of a text may begin with the comma that parted it from the rest.
func TestTagSentenceThatBeginsWithAComma(t *testing.T) {
	for _, text := range []string{",set ools", ",set pools", ", book rooms", ",record tides, plan and note"} {
		if words := language.TagSentence(language.Tokens(text)); words[0].Tag != language.TagMark {
			t.Errorf("%q: %v", text, words[0].Tag)
		}
	}
}
