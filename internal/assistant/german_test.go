package assistant

import (
	"strings"
	"testing"
)

// German questions are answered in English, and the answer says so; English ones are not
// taken for German.
func TestD10_GermanQuestions(t *testing.T) {
	s := newService(t)
	for question, title := range map[string]string{
		"Wer kann meinen Lebenslauf sehen?":               "Who can see my CV?",
		"Verlässt mein Lebenslauf diesen Rechner?":        "Who can see my CV?",
		"Wie kann ich mein Konto löschen?":                "How do I delete my account?",
		"Ich habe mein Passwort vergessen":                "password",
		"Was kostet das?":                                 "cost",
		"Wie lange werden meine Dateien gespeichert?":     "How long are files kept?",
		"Does my CV leave this computer? Who can see it?": "Who can see my CV?",
		"Does my CV leave this computer?":                 "Who can see my CV?",
		"What does it cost?":                              "cost",
	} {
		answer, err := s.Answer(t.Context(), Person{ID: "ana"}, question)
		if err != nil {
			t.Fatal(err)
		}
		german := !strings.HasPrefix(question, "Does") && !strings.HasPrefix(question, "What")
		if strings.HasPrefix(answer, englishOnly) != german {
			t.Errorf("%s: %.80s", question, answer)
		}
		first, _, _ := strings.Cut(strings.TrimPrefix(answer, englishOnly), "\n")
		if !strings.Contains(strings.ToLower(first), strings.ToLower(title)) {
			english, _ := inEnglish(question)
			t.Errorf("%s (%s) is answered by %q, want %q", question, english, first, title)
		}
		if strings.Contains(question, "leave this") && !strings.Contains(answer, "Does it leave your computer? **No**, where") {
			t.Errorf("%s has neither yes nor no: %s", question, answer)
		}
		s.Reset("ana")
	}
}

// Each question is answered by the entry that it is about.
func TestD10_GermanTopics(t *testing.T) {
	s := newService(t)
	for _, line := range lines(t, "german.tsv") {
		question, title, _ := strings.Cut(line, "\t")
		answer, err := s.Answer(t.Context(), Person{ID: "ana"}, question)
		if err != nil {
			t.Fatal(err)
		}
		first, _, _ := strings.Cut(strings.TrimPrefix(answer, englishOnly), "\n")
		if !strings.HasPrefix(answer, englishOnly) || strings.Trim(first, "*") != title {
			english, _ := inEnglish(question)
			t.Errorf("%s (%s) is answered by %q, want %q", question, english, first, title)
		}
		s.Reset("ana")
	}
}

// A German question that is not understood is offered what it comes near to; an admin is sent to no other admin.
func TestD10_NotUnderstood(t *testing.T) {
	s := newService(t)
	for _, c := range []struct {
		question string
		person   Person
		want     string
		isWanted bool
	}{
		{"Kann ich das Ergebnis beim Kunden vorlesen lassen?", Person{ID: "ana"}, "Did you mean: *", true},
		{"what is the capital of France", Person{ID: "ana"}, "Please write to", true},
		{"what is the capital of France", Person{ID: "root", Admin: true}, "Please write to", false},
		{"what is the capital of France", Person{ID: "root", Admin: true}, "docs/running.md", true},
	} {
		answer, err := s.Answer(t.Context(), c.person, c.question)
		if err != nil || strings.Contains(answer, c.want) != c.isWanted {
			t.Errorf("%s: %q, %v", c.question, answer, err)
		}
		s.Reset(c.person.ID)
	}
}

// Topics are titles of the knowledge base.
func TestGermanTopicsAreThere(t *testing.T) {
	titles := map[string]bool{}
	for _, e := range newService(t).index().passages {
		titles[e.title] = true
	}
	for _, topic := range topics() {
		if !titles[topic.title] {
			t.Errorf("%q is no title", topic.title)
		}
	}
}

func TestEnglishIsNoGerman(t *testing.T) {
	for _, file := range []string{"as-typed.tsv", "in-other-words.tsv", "questions.tsv"} {
		for _, line := range lines(t, file) {
			question, _, _ := strings.Cut(line, "\t")
			if english, is := inEnglish(question); is {
				t.Errorf("%q was taken for German: %q", question, english)
			}
		}
	}
}
