package assistant

import (
	"bufio"
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

func config() Config {
	return Config{Words: map[string]string{"product": "Focal", "email": "help@example.org", "plans": "- **Demo Plan**: 0 per month, 3 credits\n- **Personal Plan**: 29.99 per month, 200 credits", "retention": "30", "model": "No language model is connected here.", "max_files": "10", "max_mb": "10", "demo": "3"}}
}

// plain is shared: reading the knowledge base takes longer than a question.
var plain = sync.OnceValues(func() (*Service, error) { return New(config()) })

func newService(t *testing.T, edit ...func(*Config)) *Service {
	t.Helper()
	if len(edit) == 0 {
		s, err := plain()
		if err != nil {
			t.Fatal(err)
		}
		s.Reset("ana")
		return s
	}
	cfg := config()
	for _, f := range edit {
		f(&cfg)
	}
	s, err := New(cfg)
	if err != nil {
		t.Fatal(err)
	}
	s.index = newService(t).index
	return s
}

func lines(t *testing.T, name string) []string {
	t.Helper()
	f, err := os.Open("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	var out []string
	for s := bufio.NewScanner(f); s.Scan(); {
		out = append(out, s.Text())
	}
	return out
}

// The bar: a right passage first in 85 % and among three in 95 % of real questions,
// an answer at all in 97 %, and in at most 5 % as one of several guesses ("Did you
// mean"). as-typed.tsv holds what people type: short, misspelt,
// and after "> " as a follow-up of the line above; in-other-words.tsv avoids the
// words of the passages.
func TestQuestions(t *testing.T) {
	for _, name := range []string{"questions.tsv", "as-typed.tsv", "in-other-words.tsv"} {
		t.Run(name, func(t *testing.T) { measure(t, newService(t), lines(t, name)) })
	}
}

func measure(t *testing.T, s *Service, all []string) {
	t.Helper()
	known := map[string]bool{}
	for _, p := range s.index().passages {
		known[p.title] = true
	}
	first, three, answered, offered := 0, 0, 0, 0
	var above []Turn
	for _, line := range all {
		question, titles, _ := strings.Cut(line, "\t")
		right := strings.Split(titles, " | ")
		for _, title := range right {
			if !known[title] {
				t.Fatalf("no passage %q", title)
			}
		}
		question, follows := strings.CutPrefix(question, "> ")
		if !follows {
			above = nil
		}
		if fact := accountFact(Person{}, s.index().spelled(question)); fact != "" {
			t.Errorf("%q was taken for a question about the account", question)
		}
		hits, answers := s.find(question, above)
		above = append(above, Turn{Question: question})
		rank := slices.IndexFunc(hits, func(h hit) bool { return slices.Contains(right, h.title) })
		if len(hits) > 0 {
			answered++
		}
		if len(hits) > 0 && !answers {
			offered++
		}
		if rank == 0 {
			first++
		} else if len(hits) > 0 {
			t.Logf("%q wants %q, got %q", question, titles, hits[0].title)
		} else {
			t.Logf("%q wants %q, got nothing", question, titles)
		}
		if rank >= 0 {
			three++
		}
	}
	n := len(all)
	percent := func(k int) float64 { return 100 * float64(k) / float64(n) }
	t.Logf("%d questions: first %.1f %%, among three %.1f %%, answered %.1f %%, of these as a guess %.1f %%", n, percent(first), percent(three), percent(answered), percent(offered))
	if n < 60 || first*100 < 85*n || three*100 < 95*n || answered*100 < 97*n || offered*100 > 5*n {
		t.Errorf("first %d, among three %d, answered %d, offered %d of %d", first, three, answered, offered, n)
	}
}

// At least 95 % of what is not about the product, or about other people, is not
// answered, and 95 % gets no guess either.
func TestQuestionsOutsideTheProduct(t *testing.T) {
	s := newService(t)
	all, answered, offered := lines(t, "outside.txt"), 0, 0
	for _, question := range all {
		if accountFact(Person{}, question) != "" {
			t.Errorf("%q was taken for a question about the account", question)
		}
		switch hits, answers := s.find(question, nil); {
		case answers:
			answered++
			t.Logf("%q was answered by %q", question, hits[0].title)
		case len(hits) > 0:
			offered++
			t.Logf("%q was offered %q", question, hits[0].title)
		}
	}
	t.Logf("%d questions: %d answered, %d offered a guess", len(all), answered, offered)
	if answered*100 > 5*len(all) || offered*100 > 5*len(all) {
		t.Errorf("%d of %d questions were answered, %d offered a guess", answered, len(all), offered)
	}
}

func TestAnswers(t *testing.T) {
	ana := Person{ID: "ana", Plan: "Personal Plan", Active: true, Credits: 41, Converted: 7, Until: "1 June 2026", LastRun: "completed on 3 May, 2 CVs"}
	for _, c := range []struct{ question, want string }{
		{"How many credits do I have left?", "**41 credits**"},
		{"what is my plan?", "**Personal Plan**"},
		{"when was my last conversion", "completed on 3 May"},
		{"my credits", "**41 credits**"},
		{"could you please tell me how many credits are remaining on my account", "**41 credits**"},
		{"how many cvs can i still convert?", "**41 credits**"},
		{"how many CVs have I converted so far", "**7 CVs**"},
		{"am I on the personal or the professional plan", "**Personal Plan**"},
		{"when does my plan renew", "**1 June 2026**"},
		{"did my last conversion work?", "completed on 3 May"},
		{"how many credits does Maria have", "I don't know that yet."},
		{"why did my last conversion fail", "not charged"},
		{"what happens when my credits run out", "until the next period"},
		{"how can I cancel my subscription", "Manage Subscription"},
		{"do my credits expire", "do not add up"},
		{"is my plan active?", "**active**"},
		{"what does it cost", "29.99 per month"},
		{"Hello!", "Hello. Ask me anything"},
		{"what is the capital of France", "I don't know that yet. Please write to help@example.org."},
		{"how many days do you keep my files", "after **30 days**"},
		{"How do I make it say she instead of I?", "**Third person**"},
		{"How do I get a one page CV?", "*Page limit* to 1"},
		{"Is my phone number shared with employers?", "goes to you only"},
		{"Can I upload a photo of my CV?", "Picture files (JPEG, PNG) cannot be uploaded"},
		{"How do I make a backup?", "`focal backup FILE.tar`"},
		{"How do I restore a backup?", "`focal restore FILE.tar --data NEW_FOLDER`"},
		{"change the key of stored files", "`focal keys rotate`"},
		{"mails without SMTP", "`data/outbox`"},
		{"delete my data", "*Delete my account*"},
		{"delete my data", "under **Past conversions**"},
		{"I lost my phone and the codes", "`focal user reset-totp"},
		{"how do I set up two-factor sign-in", "eight recovery codes"},
		{"what do I do with a recovery code", "*One-time code*"},
		{"how do I cancel", "**Your Profile**"},
		{"how do I add a user as admin", "**Add user**"},
		{"how do I enable a template for a user", "*Allowed templates*"},
		{"how does edit text work", "*Find a text*"},
		{"what are the notes about a certificate that ran out", "protective marking"},
		{"is the same file charged twice", "refused before anything is charged"},
		{"where do the files go", "Only the account that uploaded a CV sees it"},
		{"where do the files go", "After **30 days** they are erased"},
		{"can I share a conversion with a colleague?", "download it and send the file"},
		{"what were my credits used for", "*Your credits*"},
		{"what were my credits used for today", "*Your credits*"},
		{"does it print on US Letter", "I don't know that yet. Please write to help@example.org.\n\nDid you mean: *"},
	} {
		got, err := newService(t).Answer(context.Background(), ana, c.question)
		if err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, %v", c.question, got, err)
		}
	}
}

func TestLengthOfMessages(t *testing.T) {
	s := newService(t)
	for message, ok := range map[string]bool{"": false, " a ": false, "ab": true, strings.Repeat("x", 2000): true, strings.Repeat("x", 2001): false} {
		if _, err := s.Answer(context.Background(), Person{ID: "a"}, message); (err == nil) != ok {
			t.Errorf("%d characters: %v", len(message), err)
		}
	}
}

func TestFollowUpsUseTheTurnBefore(t *testing.T) {
	now := time.Now()
	s := newService(t, func(c *Config) { c.Now = func() time.Time { return now } })
	ask := func(who, question string) string {
		got, err := s.Answer(context.Background(), Person{ID: who}, question)
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	ask("ana", "how do I add a logo")
	if got := ask("ana", "and how do I remove it?"); !strings.Contains(got, "Remove Icon") {
		t.Errorf("follow-up: %s", got)
	}
	if got := ask("ben", "and how do I remove it?"); strings.Contains(got, "Remove Icon") && !strings.Contains(got, "don't know") {
		t.Logf("without a turn before: %s", got)
	}
	ask("ana", "how do I add a logo")
	s.Reset("ana")
	if len(s.turns("ana")) != 0 {
		t.Error("reset kept the conversation")
	}
	ask("ana", "how do I add a logo")
	now = now.Add(31 * time.Minute)
	if len(s.turns("ana")) != 0 {
		t.Error("a conversation outlived its time")
	}
}

type writer func(passages []string) (string, error)

func (w writer) Write(_ context.Context, _ string, _ []Turn, passages []string) (string, error) {
	return w(passages)
}

func TestModelWritesFromPassagesAndIsReplacedWhenItFails(t *testing.T) {
	var got []string
	s := newService(t, func(c *Config) {
		c.Writer = writer(func(p []string) (string, error) { got = p; return "worded", nil })
	})
	if a, _ := s.Answer(context.Background(), Person{ID: "a"}, "how can I cancel"); a != "worded" || len(got) == 0 || !strings.Contains(got[0], "Manage Subscription") {
		t.Errorf("%q from %q", a, got)
	}
	if a, _ := s.Answer(context.Background(), Person{ID: "a"}, "what is the capital of France"); !strings.HasPrefix(a, "I don't know that yet") {
		t.Errorf("outside the product the model was asked: %q", a)
	}
	s = newService(t, func(c *Config) {
		c.Writer = writer(func([]string) (string, error) { return "", errors.New("down") })
	})
	if a, _ := s.Answer(context.Background(), Person{ID: "a"}, "how can I cancel"); !strings.Contains(a, "Manage Subscription") {
		t.Errorf("fallback: %q", a)
	}
}

// Whether there are PDFs depends on the installation, and so does the answer.
func TestPDFsAreAnsweredAsTheyAreOffered(t *testing.T) {
	for offered, want := range map[bool]string{true: "Yes: press **Download PDF**", false: "Not on this installation"} {
		cfg := config()
		cfg.PDF = offered
		s, err := New(cfg)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := s.Answer(context.Background(), Person{ID: "a"}, "can I get a PDF?"); err != nil || !strings.Contains(got, want) {
			t.Errorf("offered %v: %q, %v", offered, got, err)
		}
	}
}
