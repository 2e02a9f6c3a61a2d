package blind

// What stands in a blind CV for what was taken out: who looks at a result tells by these that nothing better was found.
const (
	NoEmployer = "[employer withheld]" // of whom the CV says nothing but the name
	Candidate  = "Candidate "          // with a number behind it: of a name, where there are no initials
)
