package form

import "focal/internal/sieve"

// contactWords are the names of kinds of contacts; "Home" and "Work" are names of places and posts, too.
const contactWords = `cell|mobile|mob|phone|telephone|tel|e-?mail`

var (
	// labelOfContact is a label that stands beside a contact and is of nothing else: "Home care" behind a number is a skill.
	labelOfContact = sieve.MustCompile(`(?i)^[\s,;:|/()–-]*(?:\(?(?:home|` + contactWords + `)(?:[):.]+ *|[ )]*$))?[\s,;:|/–-]*`)
	// labelBefore is such a label before the contact, with nothing else.
	labelBefore = sieve.MustCompile(`(?i)^\(?(?:home|` + contactWords + `)(?: (?:no|number|address|id))?\)?[.: ]*$`)
	// contactLabel leads to a number or an address of mail, and to nothing else.
	contactLabel = sieve.MustCompile(`(?i)^(?:(?:` + contactWords + `)|(?:mobile|contact|phone|tel)\.? (?:no|number))[ .:]*$`)
	// emptyContact is the label of a contact of an employer that the file does not tell.
	emptyContact = sieve.MustCompile(`(?i)^\W*(?:web ?(?:site|page)?|url|fax|` + contactWords + `)\W*:\W*$`)
	// ofHead are labels in front of contacts and of the name.
	ofHead = sieve.MustCompile(`(?i)\b(?:` + contactWords + `|address|contact|name|ph|m)\b`)
)
