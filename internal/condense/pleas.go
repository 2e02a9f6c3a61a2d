package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// Many CVs hold sentences of the letter that went with them ("I look forward to hearing from you",
// "I shall prove an asset to your esteemed organisation"). In a document that a recruiter sends on they
// speak to nobody. Each can be put back.

// Letters takes out of an English CV what speaks to the reader of a letter, and the quotation marks
// around a whole profile, before the person of its sentences changes. It returns a note for each. Of a profile that is nothing but
// aims, tells says whether another one can be put together; where none can, it stays: a document without one looks unfinished.
func Letters(doc *cv.Document, tells func() bool, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	t := tidier{keep: keep}
	t.unquoted(doc)
	t.greetings(doc)
	t.pleas(doc)
	t.aims(doc, tells)
	return t.notes
}

// pleas takes the sentences of letters out of the document, and writes "an organisation" for that of a
// reader whom the document does not have.
func (t *tidier) pleas(doc *cv.Document) {
	t.coveringLetter(doc)
	letterIn := lettersOf(doc)
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() && r.Section != cv.SectionSkills || len(r.Text.Value) > longestPlea {
			return
		}
		after := anyReader(withoutPleas(r.Text.Value, letterIn(r)))
		if after == r.Text.Value || after == "" {
			return
		}
		const reason = "The sentence of a letter, or a word to its reader, tells other readers nothing."
		if t.reworded(r.Text, after, reason) {
			r.Text.Value = after
		}
	})
	in := map[string]cv.Ref{}
	doc.Walk(func(r cv.Ref) { in[r.Text.ID] = r })
	delete(in, "") // of a text without one nobody knows where it stands
	gone := func(b cv.Text) bool {
		const reason = "The sentence of a letter tells other readers nothing."
		return b.Value != "" && len(b.Value) <= longestPlea &&
			(withoutPleas(b.Value, letterIn(in[b.ID])) == "" || lexicon.OfLetter(b.Value)) &&
			t.made(cv.Note{Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Reason: reason, Lines: b.Lines})
	}
	doc.Summary = slices.DeleteFunc(doc.Summary, gone)
	doc.DropItems(gone)
	doc.Interests = slices.DeleteFunc(doc.Interests, func(i cv.Interest) bool { return len(i.Keywords) == 0 && gone(i.Name) })
	doc.Person.Details = slices.DeleteFunc(doc.Person.Details, func(d cv.Detail) bool { return d.Label.IsZero() && gone(d.Value) })
}

// lettersOf tells a sentence of a letter by where it stands. A letter speaks to its reader in the whole text, so whatever does goes among
// lines of no section beside a sentence that only a letter has; its last lines may stand below the section that came last. Elsewhere,
// and in lists, people tell of what they did, and "you" is whoever was served: there only pleas go. Of a letter that stands as the
// profile only they go as well: what stays of it would be told as a profile.
func lettersOf(doc *cv.Document) func(cv.Ref) func(string) bool {
	letters := map[int]bool{}
	doc.Walk(func(r cv.Ref) {
		if r.Section == cv.SectionAdditional && (endsLetter(r.Text.Value) || lexicon.OfLetter(r.Text.Value)) {
			letters[r.Entry] = true
		}
	})
	return func(r cv.Ref) func(string) bool {
		switch {
		case r.Role == cv.RoleBullet:
			return plea.MatchString
		case r.Section == cv.SectionAdditional && letters[r.Entry]:
			return ofLetterWriter
		case slices.Contains([]cv.Section{cv.SectionPerson, cv.SectionSkills, cv.SectionInterests, cv.SectionAdditional}, r.Section):
			return endsLetter
		}
		return plea.MatchString
	}
}

// endsLetter reports what no interest is called.
func endsLetter(sentence string) bool {
	return plea.MatchString(sentence) || awaits.MatchString(sentence)
}

// coveringLetter takes out a covering letter that was kept: the section under its heading, or what goes on below its salutation among
// lines of no section. It speaks to one reader and is no part of the CV.
func (t *tidier) coveringLetter(doc *cv.Document) {
	for i := range doc.Additional {
		s := &doc.Additional[i]
		from, to := 0, len(s.Items)
		if !letterHeading.MatchString(s.Heading.Value) {
			if !s.Heading.IsZero() {
				continue
			}
			from, to = salutedLines(s.Items)
		}
		n := -1
		s.Items = slices.DeleteFunc(s.Items, func(b cv.Item) bool {
			n++
			const reason = "A covering letter speaks to one reader and is no part of the CV."
			return n >= from && n < to &&
				t.made(cv.Note{Kind: cv.NoteLeftOut, Field: b.ID, Before: b.Value, Reason: reason, Lines: b.Lines})
		})
	}
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// salutedLines are the items from a salutation on that follow each other in the file. A list is none of a letter.
func salutedLines(items []cv.Item) (from, to int) {
	from = slices.IndexFunc(items, func(b cv.Item) bool { return lexicon.Greets(b.Value) })
	if from < 0 {
		return 0, 0
	}
	for to = from + 1; to < len(items) && !items[to].Bullet; to++ {
		above, here := items[to-1].Lines, items[to].Lines
		if len(above) == 0 || len(here) == 0 || here[0]-above[len(above)-1] > mostBetween {
			break
		}
	}
	return from, to
}

// mostBetween is how many lines on an item of a letter stands: one between may have been read as a row of the signature.
const mostBetween = 2

// letterHeading is the heading of such a section.
var letterHeading = sieve.MustCompile(`(?i)^\W*(?:cover(?:ing)?[ -](?:letter|note|e?-?mail|message)|` +
	`application letter|letter of application)\W*$`)

// reworded notes another wording of a text; false where the user wants it as it was.
func (t *tidier) reworded(of *cv.Text, after, reason string) bool {
	if halfQuiet(of.Value, after) {
		return false
	}
	return t.made(cv.Note{Kind: cv.NoteWording, Field: of.ID, Before: of.Value, After: after, Reason: reason, Lines: of.Lines})
}

// longestPlea bounds the texts that are looked at, in bytes.
const longestPlea = 2000

// withoutPleas is a text without the sentences that are of a letter; "" where it holds nothing else. One with a figure
// tells something besides.
func withoutPleas(text string, of func(string) bool) string {
	if !plea.MatchString(text) && (quotes.MatchString(text) || !toReader.MatchString(text) && !awaits.MatchString(text)) {
		return text
	}
	var kept []string
	cut := false
	for _, s := range language.Sentences(text) {
		sentence := strings.TrimSpace(s.Of(text))
		if of(sentence) && !strings.ContainsAny(sentence, "0123456789") {
			cut = true
			continue
		}
		if cut && goesOnBehind.MatchString(sentence) {
			continue // the stop before it was that of an abbreviation
		}
		if cut {
			sentence = capital(contrast.ReplaceAllString(sentence, ""))
		}
		kept, cut = append(kept, sentence), false
	}
	return strings.Join(kept, " ")
}

// ofLetterWriter reports a sentence that only who writes a letter says: a plea, and whatever else somebody tells a reader of both of
// them. An aim that speaks of the reader's firm is told of any firm instead, and what is in quotation marks somebody else said.
func ofLetterWriter(sentence string) bool {
	if endsLetter(sentence) {
		return true
	}
	told := ofAnyFirm(sentence)
	switch {
	case !addresses(told), quoted.MatchString(told), isAim(told) && !you.MatchString(told):
		return false
	case asksOrThanks.MatchString(told):
		return true
	}
	return writer.MatchString(told) && addresses(thankYou.ReplaceAllString(told, " "))
}

// addresses reports a word to the reader. One with capitals among others is of a title: "books such as HOW YOU SAIL".
func addresses(s string) bool {
	return toReader.MatchString(s) && (addressed.MatchString(s) || strings.ToUpper(s) == s)
}

var (
	writer    = sieve.MustCompile(`\bI\b|\b[Mm]e\b|\b[Mm]y\b`)
	thankYou  = sieve.MustCompile(`(?i)\bthank(?:s|ing)? you\b`) // whoever reads it
	quoted    = sieve.MustCompile(`["“”‘]|(?:^|\s)['’]`)
	addressed = sieve.MustCompile(`\byou(?:rs?)?\b|^You`)
	you       = sieve.MustCompile(`\b[Yy]ou\b`)
	quotes    = sieve.MustCompile(`^\W*["“‘]`) // whoever said it
	// asksOrThanks opens a sentence that thanks a reader, or asks for something.
	asksOrThanks = sieve.MustCompile(`(?i)^\W*(?:thanks?|thanking|please|hop(?:e|ing)|looking|waiting|awaiting)\b`)
	// awaits is a whole sentence that ends a letter: "Looking forward to a favourable reply".
	awaits = sieve.MustCompile(`(?i)^\W*(?:i (?:am )?|am )?(?:look(?:ing)?(?: forward)?|waiting|awaiting|hoping|hope|expecting)` +
		`(?: (?:to|for|an?|the|hear|get|receive|some|your|from|early|earliest|kind|prompt|quick|positive|favou?rable))+ ` +
		`(?:reply|response|answer|interview|consideration|evaluation)(?: from you)?\W*$`)
)

// goesOnBehind is no beginning of a sentence.
var goesOnBehind = sieve.MustCompile(`^(?:[&,;)/]|\p{Ll}{2})`)

// contrast opens a sentence that answers the one before it.
var contrast = sieve.MustCompile(`^(?:However|Nevertheless|Nonetheless|Still|But|Therefore|Moreover|Furthermore),\s+`)

// plea is what only the sentence of a letter says.
var plea = sieve.MustCompile(`(?i)\b(?:` + strings.Join([]string{
	`(?:if|kindly|please) (?:you (?:will |would |could |can )?)?giv(?:e|en) (?:me |us )?(?:an? |the )?(?:opportunity|chance)`,
	`if i (?:get|got|am|was|were) (?:given |offered |selected|an? (?:opportunity|chance))`,
	`(?:humbly|kindly) request (?:you|your)`, `(?:do not|don['’]t) hesitate to (?:contact|call|reach)`,
	`(?:my|enclosed|attached) (?:cv|resume|curriculum vitae) (?:is |has been )?(?:enclosed|attached|herewith)`,
	`(?:enclosed|attached) (?:please find|(?:is|are) my|herewith|(?:cv|resume))`,
	`(?:forwarding|submitting|sending) (?:you )?(?:herewith )?my (?:cv|resume|curriculum)`,
	`please find (?:enclosed|attached|my|the attached)`, `you will find (?:most|all|some) of`,
	`call me for (?:an? |the )?(?:personal )?interview`,
	`my (?:cv|resume|curriculum vitae) for your (?:kind )?(?:review|perusal|reference)`,
	`submitting herewith`, `kind perusal`, `for your (?:kind |valuable |favou?rable |perusal and )*consideration`,
	`thank(?:ing)? you for (?:your|taking|considering)`,
	`look(?:ing)? forward to (?:hearing|meeting|speaking|hear|meet|your|an? (?:interview|favou?rable))`,
	`candidate for your (?:\w+ ){0,2}(?:organi[sz]ation|company|firm|concern)`,
	`offer my candidature`, `consider(?:ing)? my (?:application|candidature)`,
	`suitable (?:job|position|post|opportunity|role) (?:according to|as per|matching|based on|for|of) my`,
	`given to understand`, `you (?:have been|are) (?:recruiting|hiring)`, `(?:with|in) (?:reference|response) to your advertisement`,
	`(?:(?:i|to|wish|like) (?:\w+ )?apply(?:ing)?|^(?:sub(?:ject)?\W+)?(?:application|applying)) for the (?:\w+ )?post of`,
	`asset (?:to|for|of) your (?:\w+ ){0,2}(?:organi[sz]ation|company|firm|concern)`,
	`(?:i|we) (?:do )?(?:assure|promise) (?:you|to|that)`, `personal interview will`,
}, "|") + `)\b`)

// anyReader writes "an organisation" and "the organisation" for "your esteemed organisation", unless the text speaks to its
// reader besides.
func anyReader(text string) string {
	after := ofAnyFirm(text)
	if toReader.MatchString(after) {
		return text
	}
	return after
}

func ofAnyFirm(text string) string {
	return yourFirm.ReplaceAllStringFunc(text, func(found string) string {
		m := yourFirm.FindStringSubmatch(found)
		lead, firm := m[1], m[2]+m[3]
		if !intoOne.MatchString(lead) {
			return lead + "the " + firm
		}
		return lead + language.Article(firm) + " " + firm
	})
}

var (
	yourFirm = sieve.MustCompile(`(?i)((?:\b\w+ )?)\b(?-i:your) ` +
		`((?:esteemed |reputed |prestigious |renowned |respected |distinguished |honou?rable |valued |good |great |growing )*)` +
		`(organi[sz]ation|company|firm|concern|institution)\b`)
	// intoOne are the words behind which nobody knows which firm: "a post in your firm".
	intoOne = sieve.MustCompile(`(?i)^(?:in|at|with|by|from|join|serve) $`)
)

// unquoted takes the quotation marks off an objective that its owner put in them: it is nobody
// else's word.
func (t *tidier) unquoted(doc *cv.Document) {
	for i := range doc.Summary {
		s := &doc.Summary[i]
		m := wholeQuotation.FindStringSubmatch(s.Value)
		if m == nil || !firstPersonWord.MatchString(m[1]) {
			continue
		}
		const reason = "Quotation marks around the whole profile say nothing."
		if t.reworded(s, m[1], reason) {
			s.Value = m[1]
		}
	}
}

var wholeQuotation = sieve.MustCompile(`(?s)^\s*(?:[-–•*]\s*)?["“”]([^"“”]+)["“”]\.?\s*$`)
