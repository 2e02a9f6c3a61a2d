package cv

import (
	"fmt"
	"slices"
)

// Level says how much of who the CV is about the result shows.
type Level string

// Levels, each with what the one before it takes out.
const (
	Open       Level = ""           // all of it
	ClientSafe Level = "ClientSafe" // without contacts, address and identity numbers
	Blind      Level = "Blind"      // without the name, birth, relatives and referees
	BlindPlus  Level = "BlindPlus"  // without schools, dates of study, links, and words that tell origin or sex
)

// Hides tells how much a level hides: more, the higher.
func (l Level) Hides() int { return slices.Index([]Level{Open, ClientSafe, Blind, BlindPlus}, l) }

// HidesName reports whether the name goes.
func (l Level) HidesName() bool { return l == Blind || l == BlindPlus }

// Words is the level as a user reads it.
func (l Level) Words() string {
	return map[Level]string{ClientSafe: "client-safe", Blind: "blind", BlindPlus: "blind plus"}[l]
}

// Naming is what stands for a hidden name.
type Naming string

// Employers is what stands for employers in a blind CV.
type Employers string

// Values of Privacy.
const (
	Number   Naming = "" // "Candidate 0427"
	Initials Naming = "Initials"

	Kept      Employers = ""
	Described Employers = "Described" // in the CV's own words, where it has some
)

// Privacy is what a result does not tell.
type Privacy struct {
	Level     Level     `json:"level,omitempty"`
	Candidate Naming    `json:"candidate,omitempty"`
	Employers Employers `json:"employers,omitempty"`
}

// ParsePrivacy reads the three values, each folded as ParseMode does; an empty one is
// the default: everything shown, a number for the name, employers kept.
func ParsePrivacy(level, candidate, employers string) (p Privacy, err error) {
	if p.Level, err = parseOption("privacy", level, Open, map[string]Level{"none": Open, "open": Open, "clientsafe": ClientSafe, "blind": Blind, "blindplus": BlindPlus}, "None, ClientSafe, Blind, BlindPlus"); err != nil {
		return p, err
	}
	if p.Candidate, err = parseOption("candidate", candidate, Number, map[string]Naming{"number": Number, "initials": Initials}, "Number, Initials"); err != nil {
		return p, err
	}
	p.Employers, err = parseOption("employers", employers, Kept, map[string]Employers{"kept": Kept, "described": Described}, "Kept, Described")
	if err == nil && !p.Level.HidesName() && (p.Candidate != Number || p.Employers != Kept) {
		err = fmt.Errorf("candidate and employers are for Blind and BlindPlus")
	}
	return p, err
}
