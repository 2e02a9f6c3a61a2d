package cv

import (
	"fmt"
	"math"
	"strings"
)

// Mode decides how freely the wording may change (decisions D-49).
type Mode string

// Length decides the page target (decisions D-47).
type Length string

// Perspective is the grammatical person of the result (decisions D-42).
type Perspective string

// Pronouns are the candidate's choice, never guessed from a name. Without one, sentences go
// without a subject behind the first, which has the name: "Leads a team" (decisions D-102).
type Pronouns string

// Values of the options as the API spells them.
const (
	Strict   Mode = "Strict"
	Flexible Mode = "Flexible"

	Concise  Length = "Concise"
	Regular  Length = "Regular"
	Detailed Length = "Detailed"

	FirstPerson Perspective = "FirstPerson"
	ThirdPerson Perspective = "ThirdPerson"

	None Pronouns = "none"
	They Pronouns = "they"
	She  Pronouns = "she"
	He   Pronouns = "he"
)

// DefaultPosts and DefaultProjects are the limits where the user sets none.
const (
	DefaultPosts    = 5
	DefaultProjects = 5
)

// NoLimit is more than any CV has.
const NoLimit = math.MaxInt

// Limits are upper bounds on what is printed: experience and projects 1..10,
// skills 1..20, 0 = by the length (checklist CV-4). Those that nobody set say what goes
// first where the pages have no room for all (decisions D-106).
type Limits struct {
	Experience int `json:"experience"`
	Projects   int `json:"project"`
	Skills     int `json:"skill"`
}

// Options steer one conversion.
type Options struct {
	Mode        Mode        `json:"mode"`
	Length      Length      `json:"length"`
	Perspective Perspective `json:"perspective"`
	Pronouns    Pronouns    `json:"pronouns"`
	Limits      Limits      `json:"sectionLimits"`
	MaxPages    int         `json:"maxPages,omitempty"` // 1..6; 0 = from Length
	Locale      string      `json:"locale,omitempty"`   // "en-GB", "en-US"; "" follows the source
	Template    string      `json:"template"`
	// OwnWords: no language model is asked, also where the operator has one.
	OwnWords bool `json:"ownWords,omitempty"`
	// CivilianRanks: civilian words stand behind ranks and trades of the armed forces.
	CivilianRanks bool    `json:"civilianRanks,omitempty"`
	Privacy       Privacy `json:"privacy"`
	Look          Look    `json:"look"`
}

// DefaultOptions are the defaults of checklist CV-4.
func DefaultOptions() Options {
	return Options{
		Mode: Strict, Length: Regular, Perspective: FirstPerson, Pronouns: None,
		Limits: Limits{Experience: DefaultPosts, Projects: DefaultProjects}, Template: "Generic",
	}
}

// Chosen are the limits that the user set, which are strict whatever room there is.
func (o Options) Chosen() Limits {
	l := o.Limits
	if l.Experience == DefaultPosts {
		l.Experience = NoLimit
	}
	if l.Projects == DefaultProjects {
		l.Projects = NoLimit
	}
	if l.Skills == 0 {
		l.Skills = NoLimit
	}
	return l
}

// Usual are the limits that hold in place of those that nobody set, as far as the pages have no room for more.
func (o Options) Usual() Limits {
	chosen, usual := o.Chosen(), o.Effective()
	for _, l := range []struct{ chosen, usual *int }{
		{&chosen.Experience, &usual.Experience}, {&chosen.Projects, &usual.Projects}, {&chosen.Skills, &usual.Skills},
	} {
		if *l.chosen < NoLimit {
			*l.usual = NoLimit
		}
	}
	return usual
}

// Effective are the limits with the number of skills that the length stands for: 10
// for Concise, 20 for Regular, all for Detailed.
func (o Options) Effective() Limits {
	l := o.Limits
	if l.Skills == 0 {
		l.Skills = map[Length]int{Concise: 10, Detailed: NoLimit}[o.Length]
	}
	if l.Skills == 0 {
		l.Skills = 20
	}
	return l
}

// ParseMode, ParseLength, ParsePerspective and ParsePronouns fold case, hyphens,
// underscores and spaces and know the demo's spellings (decisions D-43). An
// empty value is the default; an unknown one is an error that lists the values.
func ParseMode(s string) (Mode, error) {
	return parseOption("mode", s, Strict, map[string]Mode{"strict": Strict, "flexible": Flexible}, "Strict, Flexible")
}

// ParseLength: see ParseMode.
func ParseLength(s string) (Length, error) {
	return parseOption("length", s, Regular, map[string]Length{"concise": Concise, "regular": Regular, "balanced": Regular, "detailed": Detailed}, "Concise, Regular, Detailed")
}

// ParsePerspective: see ParseMode.
func ParsePerspective(s string) (Perspective, error) {
	return parseOption("perspective", s, FirstPerson, map[string]Perspective{"firstperson": FirstPerson, "first": FirstPerson, "thirdperson": ThirdPerson, "third": ThirdPerson}, "FirstPerson, ThirdPerson")
}

// ParsePronouns: see ParseMode.
func ParsePronouns(s string) (Pronouns, error) {
	return parseOption("pronouns", s, None, map[string]Pronouns{"none": None, "they": They, "she": She, "he": He}, "none, they, she, he")
}

// ParseLocale knows the spellings of English; "" follows the source.
func ParseLocale(s string) (string, error) {
	switch locale := strings.TrimSpace(s); locale {
	case "", "en-GB", "en-US":
		return locale, nil
	}
	return "", fmt.Errorf("unknown locale: use one of en-GB, en-US")
}

func parseOption[T ~string](name, s string, fallback T, known map[string]T, values string) (T, error) {
	key := strings.NewReplacer("-", "", "_", "", " ", "").Replace(strings.ToLower(strings.TrimSpace(s)))
	if key == "" {
		return fallback, nil
	}
	if v, ok := known[key]; ok {
		return v, nil
	}
	return "", fmt.Errorf("unknown %s %q: use one of %s", name, s, values)
}

// Validate reports the first value out of range, in words for the user.
func (o Options) Validate() error {
	for _, l := range []struct {
		name            string
		value, from, to int
	}{{"experience_limit", o.Limits.Experience, 1, 10}, {"project_limit", o.Limits.Projects, 1, 10}, {"skill_limit", o.Limits.Skills, 0, 20}} {
		if l.value < l.from || l.value > l.to {
			return fmt.Errorf("%s must be between 1 and %d", l.name, l.to)
		}
	}
	if o.MaxPages < 0 || o.MaxPages > 6 {
		return fmt.Errorf("max_pages must be between 1 and 6")
	}
	return nil
}
