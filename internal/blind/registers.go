package blind

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/personal"
)

// A register of doctors, nurses or lawyers can be looked up by anybody, so a number in one is a name. What the
// lines of a file call one goes wherever it stands, with its label or without.

const whatRegister = "numbers in registers"

// registersOf are the numbers that the lines and the facts of the head tell.
func registersOf(original *cv.Document) (out []string) {
	texts := textsOf(original)
	for _, d := range original.Person.Details {
		texts = append(texts, d.Label.Value+": "+d.Value.Value)
	}
	for _, text := range texts {
		for _, at := range personal.Registers(text, true) {
			if number := text[at[0]:at[1]]; len(personal.OnlyDigits(number)) >= 5 {
				out = append(out, number)
			}
		}
	}
	return out
}

// withoutRegister is what is left of a fact of the head whose label is that of a register.
func withoutRegister(d cv.Detail) string {
	label := d.Label.Value + ": "
	return strings.TrimPrefix(personal.WithoutRegisters(label+d.Value.Value, withheld, false), label)
}
