package tailor

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// rooted reports bullets of which none may go first, or this one may not: what stands before it says what the post is
// about, or leads in what comes below; it is numbered; or it is torn from the bullet behind it, or that one from it.
func rooted(list []cv.Text, at int, of string) bool {
	return framed(list[0].Value, of) || inOrder.MatchString(list[at].Value) ||
		slices.ContainsFunc(list[:at+1], func(t cv.Text) bool { return leadsIn.MatchString(t.Value) }) ||
		torn(list[at].Value) || at+1 < len(list) && torn(list[at+1].Value)
}

var (
	// inOrder is a bullet with its number, behind a label perhaps.
	inOrder = sieve.MustCompile(`^(?:[^:]{2,40}: ?)?\(?\d{1,2}[.)] `)
	// leadsIn is a line that says what the lines below it are.
	leadsIn = sieve.MustCompile(`(?i)(?::|\b(?:below|(?:as )?follow(?:s|ing))[ .:]*)$`)
	// ofThePost is a line with the label of what a post was for, and where.
	ofThePost = sieve.MustCompile(`^(?i:(?:main |current |major |key )?(?:projects?(?: name| title| details?)?|clients?|consultants?|` +
		`(?:main )?contractors?|employer|company|customers?|location|site|place|role|position|designation|department|division|` +
		`duration|period|team size|industry|reporting to|reports to|about(?: the \w+)?)(?: ?: ?| [–-] ?|[–-] ))\S`)
	// ofEmployer is a sentence about somebody or something else: what the employer is.
	ofEmployer = sieve.MustCompile(`^(?:The |An? )?\p{Lu}[^.;:]* (?:is|are|was|were) (?:an?|the|one|now|based|engaged|among)\b`)
	// whatItIs is a line that says what an employer is and nothing else: "Rope supply company."
	whatItIs = sieve.MustCompile(`^(?:An? |The )?(?:[\p{L}&’'/-]+ ){0,5}(?i:company|firm|agency|manufacturer|supplier|retailer|` +
		`wholesaler|consultancy|charity|non-?profit|brand|subsidiary|organi[sz]ation)\.?$`)
)

// framed reports a first line that tells of the post, not of what was done in it.
func framed(first, of string) bool {
	opens, _, _ := strings.Cut(first, " ")
	switch {
	case ofThePost.MatchString(first):
		return true
	case whatItIs.MatchString(first):
		return language.Read(strings.ToLower(opens)).Class&(language.Past|language.Participle|language.Gerund) == 0
	}
	return !opensDeed(opens) && (ofEmployer.MatchString(first) || opensName(first, strings.TrimSpace(of)))
}

// opensName reports a line that opens with the whole name of an employer; one word that is a word of the language as well,
// "Stock", says nothing.
func opensName(first, name string) bool {
	return strings.HasPrefix(first, name+" ") && (strings.Contains(name, " ") ||
		len(name) > 2 && language.Read(strings.ToLower(name)).Class == 0)
}

// opensDeed reports a first word that may be a verb: the line is a deed.
func opensDeed(word string) bool {
	low := strings.ToLower(strings.Trim(word, ".,;:"))
	read := language.Read(low)
	return read.Class&(language.Past|language.Participle|language.Gerund) != 0 ||
		read.Class&(language.Base|language.Third) != 0 && !lexicon.MostlyNoun(low)
}

// torn reports the rest of a sentence: it begins small, and with no name that does ("iOS").
func torn(text string) bool {
	first, size := utf8.DecodeRuneInString(text)
	second, _ := utf8.DecodeRuneInString(text[size:])
	return unicode.IsLower(first) && !unicode.IsUpper(second)
}
