package assistant

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/wordset"
)

var greeting = regexp.MustCompile(`^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you)( there| all| a lot| very much| so much)?[\s!.,]*$`)

func isGreeting(message string) bool {
	return greeting.MatchString(strings.ToLower(strings.TrimSpace(message)))
}

// fact is a question about the own account: it has a word of each of these kinds
// and none beyond them and the filling. "How many credits do I have left" is one,
// "how many credits does Maria have" and "do my credits expire" are not.
type fact struct {
	needs   []map[string]bool
	filling map[string]bool
	answer  func(Person) string // "" = the passages know better
}

// Words around a question about oneself.
const (
	courtesy = " please could can you would will tell show give me let know want like to see check get just hi hello hey thanks also and so a an the is are was what what's whats at in on of for by right now today currently current at moment present actually my own i i'm im am do does did have has had i've ive got "
	oneself  = "i my me mine i'm im i've ive am"
)

var facts = []fact{
	{
		needs: []map[string]bool{wordset.Of("credit credits balance"), wordset.Of(oneself + " left remaining balance")},
		filling: wordset.Of(courtesy + `
			how many much number amount total credit credits balance left remaining remain remains still any available account until`),
		answer: creditsOf,
	}, {
		needs: []map[string]bool{
			wordset.Of("many number"),
			wordset.Of("cv cvs resume resumes conversion conversions"),
			wordset.Of("left remaining still more"),
		},
		filling: wordset.Of(courtesy + `
			how many number cv cvs resume resumes conversion conversions left remaining still more convert do with`),
		answer: creditsOf,
	}, {
		needs: []map[string]bool{
			wordset.Of("plan subscription membership subscribed tier account subscriber"),
			wordset.Of(oneself),
			wordset.Of("which what what's whats is am my status on"),
		},
		filling: wordset.Of(courtesy + `
			which plan subscription membership subscribed tier status subscriber state active inactive still running valid type kind
			level personal professional demo free or account details info paid using`),
		answer: func(p Person) string {
			plan, state := p.Plan, "inactive"
			if plan == "" {
				plan = "no plan yet"
			}
			if p.Active {
				state = "active"
			}
			text := fmt.Sprintf("Your plan: **%s**. Your subscription is **%s**.", plan, state)
			if p.Until != "" && p.Active {
				text += " The paid period ends on " + p.Until + "."
			}
			return text
		},
	}, {
		needs: []map[string]bool{
			wordset.Of("plan subscription membership payment renewal"),
			wordset.Of("my i me"),
			wordset.Of("when until date long"),
			wordset.Of("end ends ending renew renews renewed renewal expire expires run runs out next due valid last lasts"),
		},
		filling: wordset.Of(courtesy + `
			when until date how long which day plan subscription membership payment renewal end ends ending renew renews renewed expire
			expires run runs out next due valid last lasts period over be it still`),
		answer: func(p Person) string {
			if p.Until == "" || !p.Active {
				return ""
			}
			return "Your paid period ends on **" + p.Until + "**. The plan renews then, unless it was cancelled under **Manage Subscription**."
		},
	}, {
		needs: []map[string]bool{
			wordset.Of("last latest recent previous newest"),
			wordset.Of("conversion converted cv resume task run file document upload"),
		},
		filling: wordset.Of(courtesy + `
			last latest most recent previous newest one conversion converted convert cv resume task run file document upload uploaded
			which with when how go went status state result outcome happened happen work worked works succeed succeeded success
			successful successfully fail failed finish finished done ready completed complete through well okay ok it been be there yet
			already about or not`),
		answer: lastOf,
	}, {
		needs: []map[string]bool{
			wordset.Of("my"),
			wordset.Of("conversion cv resume"),
			wordset.Of("status done ready finished completed"),
		},
		filling: wordset.Of(`
			what what's is the of my has conversion cv resume status done ready finished completed already yet been please tell me`),
		answer: lastOf,
	}, {
		needs: []map[string]bool{
			wordset.Of("many number"),
			wordset.Of("cv cvs resume resumes conversion conversions document documents file files"),
			wordset.Of("converted done made processed did convert"),
			wordset.Of("i i've ive my"),
		},
		filling: wordset.Of(courtesy + `
			how many number cv cvs resume resumes conversion conversions document documents file files converted done made processed
			convert so far already until till yet total altogether overall up been all have`),
		answer: func(p Person) string {
			if p.Converted == 1 {
				return "You have converted **1 CV** so far."
			}
			return fmt.Sprintf("You have converted **%d CVs** so far.", p.Converted)
		},
	},
}

func creditsOf(p Person) string {
	if p.Credits == 1 {
		return "You have **1 credit** left. One credit converts one CV."
	}
	return fmt.Sprintf("You have **%d credits** left. One credit converts one CV.", p.Credits)
}

func lastOf(p Person) string {
	if p.LastRun == "" {
		return "You have not converted a CV yet."
	}
	return "Your last conversion: " + p.LastRun + "."
}

// accountFact answers about the own account from the profile; "" for any other
// question.
func accountFact(p Person, message string) string {
	words := split(message)
	for _, f := range facts {
		if f.fits(words) {
			return f.answer(p)
		}
	}
	return ""
}

// fits: a word of each kind, and none that belongs to another question.
func (f *fact) fits(words []string) bool {
	for _, w := range words {
		if !f.filling[w] && !isSlip(w) {
			return false
		}
	}
	return !slices.ContainsFunc(f.needs, func(kind map[string]bool) bool {
		return !slices.ContainsFunc(words, func(w string) bool { return kind[w] })
	})
}

// isSlip: a small word that no dictionary has, as in "hom many".
func isSlip(word string) bool {
	return len(word) <= 3 && !asking[word] && !empty[word] && same[word] == "" && !lexicon.Word(word).Known()
}
