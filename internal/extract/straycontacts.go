package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
)

// Heads of CVs are often followed by the address or a telephone number, without a heading between them
// and what the profile says, so that these lines end up there.

// strayContacts takes the lines of an address, and those of nothing but a number or an e-mail
// address, out of the profile.
func (b *builder) strayContacts() {
	var kept []cv.Text
	cut := false // something was taken out before this text
	for _, t := range b.doc.Summary {
		if b.strayContact(t) {
			cut = true
			continue
		}
		if n := len(kept); cut && n > 0 && startsLower(t.Value) && !endsWith(kept[n-1].Value, ".!?:;") {
			kept[n-1] = appendText(kept[n-1], t, " ") // they stood beside a sentence that goes on
		} else {
			kept = append(kept, t)
		}
		cut = false
	}
	b.doc.Summary = kept
}

// strayContact files a text of the profile with the contacts where it is one.
func (b *builder) strayContact(t cv.Text) bool {
	p := &b.doc.Person
	if onlyReached(t.Value) {
		if !reachedBy(p, t.Value) {
			p.Details = append(p.Details, cv.Detail{Value: t})
		}
		return true
	}
	if !onlyAddress(t.Value) {
		return false
	}
	t.Value = strings.Trim(pastAddressLabel(t.Value), " ,.:-–")
	if p.Location.IsZero() {
		q := contact.ParsePlace(t.Value)
		p.Location = cv.Place{Text: t, Street: q.Street, City: q.City, Region: q.Region, PostalCode: q.PostalCode, Country: q.Country}
		return true
	}
	p.Details = append(p.Details, cv.Detail{Value: t})
	return true
}

const (
	longestAddress = 24 // words of a whole address
	surePlace      = 0.5
)

var (
	addressLabel = regexp.MustCompile(`(?i)^(?:(?:present|permanent|current|correspondence|local|home|postal|mailing|` +
		`residential|indian)\s+)*ad+(?:ress)?\b(?:\s*[.:–-]+\s*|\s+(?:#|\S*\d|[csdw]/o\b))`)
	// addressOpening begins an address in South Asia: "C/o Mr Nair", "H. No. 4", "Vill. Rampur", "At Post".
	addressOpening = regexp.MustCompile(`(?i)^(?:[csdw]/o\b|(?:h|house|plot|door|d|flat|room|qtr|quarter|block|villa)\b` +
		`[. ]*(?:no)?\b[-.:#/ ]*\d|` +
		`no ?[.#:-]+ ?\d|vill(?:age)?\b ?[-.:&]|at ?[-/:] ?p\.?o|#? ?\d{1,4}[A-Za-z]?(?:[-/]\d{1,4}[A-Za-z]?)*, ?\p{L})`)
	postOffice = regexp.MustCompile(`(?i)\b(?:dist(?:rict|t)?|p\.?o|p\.?s|tal(?:uk|uka)?|tehsil|via|nagar|gali|` +
		`street|road|lane|colony|marg|pin(?:code)?)\b`)
	// pinCode ends an address, with the state or the country behind it at the most.
	pinCode = regexp.MustCompile(`\b\d{3} ?\d{3}\b[\s.,()-]*(?:\p{Lu}[\p{L}.]*[\s.,()-]*){0,4}$`)
	finite  = regexp.MustCompile(`(?i)\b(?:i|my|am|is|are|was|have|has|had|to|with|which|where|experience|seeking|` +
		`work(?:ed|ing)?|email|contact|hobbies|regards|mobile)\b`)
)

// onlyAddress reports a text that is an address and nothing else.
func onlyAddress(text string) bool {
	text = strings.TrimSpace(text)
	rest := pastAddressLabel(text)
	if saysMoreThanWhere(rest) || !namesPlace(rest) {
		return false
	}
	if addressOpening.MatchString(rest) || rest != text {
		return strings.ContainsAny(rest, ",0123456789") && len(strings.Fields(rest)) > 2
	}
	return pinCode.MatchString(rest) && strings.Contains(rest, ",")
}

// saysMoreThanWhere reports a text that is longer than an address, or holds what none does.
func saysMoreThanWhere(text string) bool {
	return wordCount(text) > longestAddress || len(dates.Find(text)) > 0 && !townAndCode.MatchString(text) || finite.MatchString(text) ||
		strings.ContainsAny(text, "@!?;")
}

// namesPlace reports a town, a postal code or a part of one in a text.
func namesPlace(text string) bool {
	q := contact.ParsePlace(text)
	return q.Score >= surePlace || q.PostalCode != "" || q.City != "" || postOffice.MatchString(text) || townAndCode.MatchString(text)
}

// pastAddressLabel is an address without the word that says so.
func pastAddressLabel(text string) string {
	m := addressLabel.FindStringIndex(text)
	if m == nil {
		return text
	}
	first := strings.LastIndexAny(strings.TrimRight(text[:m[1]], " "), " .:–-") + 1
	if strings.ContainsAny(text[first:m[1]], "0123456789#/") {
		return text[first:]
	}
	return text[m[1]:]
}

var (
	mailAddress = regexp.MustCompile(`\S+@\S+\.\w+`)
	reachedAt   = regexp.MustCompile(`(?i)\b(?:mob(?:ile)?|ph(?:one)?|tel(?:ephone)?|cell|contact|whats ?app|no|number|` +
		`e-?mail|mail|id|skype|personal|home|res|and|or)\b`)
	digitRun = regexp.MustCompile(`\d{5,}`)
)

// onlyReached reports a text of nothing but numbers and e-mail addresses with their labels.
func onlyReached(text string) bool {
	rest := reachedAt.ReplaceAllString(mailAddress.ReplaceAllString(text, "@"), "")
	digits := strings.Count(strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, rest), "0")
	return (digits >= shortestNumber || strings.Contains(rest, "@")) && strings.Trim(rest, "0123456789@+-–()/.,:;| \t") == ""
}

// shortestNumber is how many figures a telephone number has at least.
const shortestNumber = 9

// reachedBy reports that the contacts have the numbers and the e-mail addresses of a text.
func reachedBy(p *cv.Person, text string) bool {
	known := strings.Map(func(r rune) rune {
		if strings.ContainsRune(" -–()", r) {
			return -1
		}
		return r
	}, strings.ToLower(p.Email.Value+"|"+p.Phone.Value))
	for _, part := range slices.Concat(mailAddress.FindAllString(strings.ToLower(text), -1), digitRun.FindAllString(text, -1)) {
		if !strings.Contains(known, strings.Trim(part, ".,;")) {
			return false
		}
	}
	return true
}
