// Package contact finds e-mail addresses, phone numbers, web addresses and
// places in the head of a CV.
package contact

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/nyaruka/phonenumbers"

	"focal/internal/extract/words"
)

// Span is something found in a text; Start and End are byte offsets.
type Span struct {
	Start, End int
	Value      string
}

// The patterns have no nested repetition: matching takes linear time (RE2).
var (
	emailPattern = regexp.MustCompile(`[\p{L}0-9._%+'\-]+@[\p{L}0-9\-]+(?:\.[\p{L}0-9\-]+)+`)
	urlPattern   = regexp.MustCompile(`(?i)(?:https?://|www\.)[^\s|,;<>"()•·]+|(?:[a-z0-9\-]+\.)+[a-z]{2,12}(?:/[^\s|,;<>"()•·]*)?`)
	phonePattern = regexp.MustCompile(`(?:\+ ?|\(\+|00)?[0-9(][0-9()./ \x{00A0}\x{2009}\-‐‑–]{5,45}[0-9](?:\s?(?:ext|x|extn|ext\.)\.?\s?[0-9]{1,5})?`)
)

// spacedMail is an address of one of the large mail hosts with a blank beside its sign: "jo.hart@ gmail.com".
var spacedMail = regexp.MustCompile(`([\p{L}0-9._%+'\-]*[\p{L}0-9])(?:@ {1,2}| {1,2}@ ?)` +
	`((?i:gmail|yahoo|ymail|rediffmail|hotmail|outlook|live|icloud)\.(?i:com|co\.[a-z]{2}))\b`)

// Emails finds the addresses in text.
func Emails(text string) []Span {
	var out []Span
	if !strings.Contains(text, "@") {
		return nil
	}
	for _, m := range spacedMail.FindAllStringSubmatchIndex(text, -1) {
		out = append(out, Span{m[0], m[1], text[m[2]:m[3]] + "@" + text[m[4]:m[5]]})
	}
	for _, m := range emailPattern.FindAllStringIndex(text, -1) {
		v := ownBeginning(ownEnding(strings.Trim(text[m[0]:m[1]], ".-'")))
		at := strings.IndexByte(v, '@')
		if at <= 0 || at == len(v)-1 {
			continue
		}
		start := m[0] + strings.Index(text[m[0]:m[1]], v)
		out = append(out, Span{start, start + len(v), v})
	}
	return out
}

// gluedLabel is a label that a dash parts from the address behind it: "Email-jo@example.com".
var gluedLabel = regexp.MustCompile(`^(?i:e-?mail(?:[-.]?id)?|mail(?:[-.]?id)?|id)[-.]+([^@]{4,}@)`)

func ownBeginning(address string) string {
	if m := gluedLabel.FindStringSubmatchIndex(address); m != nil {
		return address[m[2]:]
	}
	return address
}

// ownEnding drops what a file glued to the end of an address: "jo@example.comMobile".
func ownEnding(address string) string {
	dot := strings.LastIndexByte(address, '.')
	if dot < 0 || strings.ToUpper(address) == address {
		return address
	}
	ending := address[dot+1:]
	if at := strings.IndexFunc(ending, unicode.IsUpper); at > 0 && tlds.Has(ending[:at]) {
		return address[:dot+1+at]
	}
	return address
}

// tlds are endings that a bare host must have to count as a web address: "node.js"
// and "asp.net" are none.
var tlds = words.NewSet("com", "org", "net", "io", "dev", "me", "co", "uk", "de", "fr",
	"es", "it", "pt", "nl", "pl", "eu", "ch", "at", "be", "ie", "se", "dk", "no", "fi", "cz",
	"sk", "hu", "ro", "us", "ca", "au", "nz", "in", "br", "mx", "ar", "cl", "jp", "cn", "kr",
	"sg", "za", "ng", "gh", "ke", "info", "biz", "app", "blog", "tech", "design", "page",
	"site", "online", "example", "edu", "gov", "ai", "gg", "tv", "xyz", "cv", "studio", "works",
	"space", "name", "pro", "cloud", "club", "academy", "art", "photography", "berlin", "london",
	"scot", "wales", "cat", "gal", "test", "sa", "ae", "qa", "tr", "ru", "ua", "il", "lu",
	"li", "is", "ee", "lv", "lt", "si", "hr", "rs", "bg", "gr", "mt", "cy", "hk", "tw", "th",
	"my", "id", "ph", "vn", "pk", "bd", "lk", "np", "eg", "ma", "tn", "im", "ly", "to", "so",
	"sh", "social", "invalid", "link", "bio", "world", "digital", "agency", "media", "engineering",
	"consulting", "software", "systems", "network", "space", "engineer", "health", "law",
	"legal")

var notHosts = words.NewSet("node js", "asp net", "vue js", "next js", "react js", "d3 js", "express js", "socket io", "ado net", "vb net", "ml net", "three js", "angular js", "draw io", "e g", "i e", "backbone js", "c net", "f net", "b sc", "ph d", "m sc", "b com", "m com", "b in")

// URLs finds web addresses; addresses of mail are none.
func URLs(text string) []Span {
	if !strings.Contains(text, ".") {
		return nil
	}
	mails := Emails(text)
	var out []Span
	for _, m := range urlPattern.FindAllStringIndex(text, -1) {
		v := strings.TrimRight(text[m[0]:m[1]], ".,:;!?)]'")
		s := Span{m[0], m[0] + len(v), v}
		inMail := slices.ContainsFunc(mails, func(e Span) bool { return s.Start < e.End && e.Start < s.End })
		inWord := s.Start > 0 && (text[s.Start-1] == '@' || isWord(text[s.Start-1]))
		if !inMail && !inWord && isAddress(v) {
			out = append(out, s)
		}
	}
	return out
}

// isAddress reports an address of the web: with its scheme or "www.", or a host with a known ending.
func isAddress(v string) bool {
	lower := strings.ToLower(v)
	host, _, _ := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(lower, "https://"), "http://"), "/")
	dot := strings.LastIndexByte(host, '.')
	if dot < 1 {
		return false
	}
	if strings.Contains(v, "://") || strings.HasPrefix(lower, "www.") {
		return true
	}
	// "S.A.", "Inc.Co": a bare host is written in lower case.
	return dot >= 2 && tlds.Has(host[dot+1:]) && !notHosts.Has(words.Fold(host)) &&
		(strings.ToLower(v[:dot]) == v[:dot] || strings.Contains(v, "/"))
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// orcid is the identifier of a researcher (ISO 27729 in groups of four): no phone number.
var orcid = regexp.MustCompile(`\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b`)

// IsResearcher reports a text with the identifier of a researcher and nothing else but a short label or the address of the register.
func IsResearcher(text string) bool {
	rest := orcid.ReplaceAllString(text, "")
	return rest != text && len(strings.Fields(rest)) <= wordsBesideID && len(Emails(text)) == 0 && !strings.Contains(rest, "/")
}

// wordsBesideID are those of "ORCID iD number:".
const wordsBesideID = 3

// Phones finds telephone numbers. Regions are ISO codes to try for numbers without
// a country code; a number that none accepts still counts when it is drawn as one
// (certain: the text is labelled or stands alone in its field).
func Phones(text string, regions []string, certain bool) []Span {
	var out []Span
	text = orcid.ReplaceAllStringFunc(text, func(id string) string { return strings.Repeat("_", len(id)) })
	for _, m := range phonePattern.FindAllStringIndex(text, -1) {
		if at := strings.Index(text[m[0]:m[1]], " / "); at > 0 && at < 4 && m[0] > 0 && isWord(text[m[0]-1]) {
			m[0] += at + 3 // "Norwich NR2 / 01632 960158"
		}
		raw := text[m[0]:m[1]]
		if next, _ := utf8.DecodeRuneInString(text[m[1]:]); !standsAlone(text, m[0]) || inWord(next) {
			continue
		}
		for _, s := range splitNumbers(raw) {
			v := strings.TrimRight(strings.TrimSpace(s.Value), ".-–/( ")
			if strings.Count(v, "(") < strings.Count(v, ")") || !plausible(v, regions, certain) {
				continue
			}
			from := m[0] + s.Start + strings.Index(s.Value, v)
			out = append(out, Span{from, from + len(v), v})
		}
	}
	return out
}

// standsAlone reports that a number may begin at a byte of the text: not inside of a word or
// of a longer number, but behind a label with any mark ("Ph.-98400 12345"), and no number of a
// post box or of a paper.
func standsAlone(text string, at int) bool {
	if at == 0 {
		return true
	}
	last, _ := utf8.DecodeLastRuneInString(text[:at])
	switch word := wordBefore(text[:at]); {
	case inWord(last): // "MOBILE+968 …", "O(+44) …"
		return (text[at] == '+' || text[at] == '(') && OfPhone(word)
	case strings.ContainsRune("/.-", last):
		return phoneLabel(word)
	}
	return !OfPaper(text, at)
}

// OfPaper reports a number at a byte of the text that the word before it names: of a post box or a paper ("Passport No. 98400 12345").
func OfPaper(text string, at int) bool {
	before := text[:at]
	word := wordBefore(before)
	for word == "no" || word == "number" || word == "card" {
		before = strings.TrimRight(before, " \t.:-–/()")
		before = before[:len(before)-len(word)]
		word = wordBefore(before)
	}
	return ofPapers.Has(word) || ofAnyNumber.Has(word) && !ofContact(before)
}

// ofContact reports a label that names a telephone, a mail or a messenger: "Mobile No. & Email ID", "WhatsApp ID". What stands before
// another number is of that.
func ofContact(label string) bool {
	label = label[strings.LastIndexAny(label, "0123456789@")+1:]
	return slices.ContainsFunc(words.Split(label), func(w string) bool {
		kind, _ := words.Labels().Value(w)
		return len(w) > 1 && (kind == "phone" || kind == "email" || ofMessages.Has(w))
	})
}

var ofMessages = words.NewSet("contact", "mail", "whatsapp", "whats", "skype", "telegram", "viber", "signal", "wechat", "imo", "messenger")

// ofAnyNumber name the number of a paper, of an account, or of a pupil, and stand in labels of contacts as well.
var ofAnyNumber = words.NewSet("id", "registration", "reg", "account", "enrolment", "enrollment", "roll")

// ofPapers name what stands behind them: a post box, or the number of a paper that is drawn like one of a telephone.
var ofPapers = words.NewSet("box", "licence", "license", "lic", "passport", "visa", "iqama", "aadhaar", "aadhar", "adhar", "adhaar", "cnic",
	"nric", "pan", "uid", "dl", "cdc", "indos", "voter")

// wordBefore is the last word of a text, folded, without the marks behind it.
func wordBefore(text string) string {
	text = strings.TrimRight(text, " \t.:-–/()")
	return words.Fold(text[strings.LastIndexAny(text, " .\t|,;(")+1:])
}

// phoneLabel reports "Mobile", and the "no" of "Ph.no".
func phoneLabel(word string) bool {
	kind, known := words.Labels().Value(word)
	return known && kind == "phone" || word == "no"
}

// OfPhone reports a word for a telephone, or for which of several it is: "Mobile", and the "O" of the office's.
func OfPhone(word string) bool {
	return phoneLabel(word) || phonesOf.Has(word)
}

var phonesOf = words.NewSet("o", "off", "office", "r", "res", "resi", "residence", "h", "home", "m", "c", "w", "work", "personal", "fax")

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// splitNumbers cuts "020 7946 0000 / 07700 900000" and "01234 567890 +44 …".
func splitNumbers(raw string) []Span {
	var out []Span
	start := 0
	cut := func(end, next int) {
		if strings.TrimSpace(raw[start:end]) != "" {
			out = append(out, Span{start, end, raw[start:end]})
		}
		start = next
	}
	for i := 1; i < len(raw); i++ {
		switch {
		case raw[i] == '/' && digits(raw[start:i]) >= 7 && digits(raw[i:]) >= 7:
			cut(i, i+1)
		case raw[i] == '+' && digits(raw[start:i]) >= 7:
			cut(i, i)
		case strings.HasPrefix(raw[i:], "--") && digits(raw[start:i]) >= 7 && digits(raw[i:]) >= 7:
			cut(i, i+2)
		}
	}
	cut(len(raw), len(raw))
	return out
}

func digits(s string) int {
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i] >= '0' && s[i] <= '9' {
			n++
		}
	}
	return n
}

// yearSpan are years, dates, seasons ("3 – 2012/2013") and American postcodes, which look like numbers.
var yearSpan = regexp.MustCompile(`^(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$|^\d{1,2}[./-]\d{4}\s*[-–]\s*\d{1,2}[./-]\d{4}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d[./-]\d\d[./-]\d\d$|^\d{5}-\d{4}$|` +
	`^\d{1,3}\s*[-–]\s*(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d$`)

func plausible(v string, regions []string, certain bool) bool {
	n := digits(v)
	if n < 7 || n > 16 || yearSpan.MatchString(strings.Trim(v, "()")) {
		return false
	}
	if strings.HasPrefix(v, "+") || strings.HasPrefix(v, "(+") || strings.HasPrefix(v, "00") {
		return n >= 8
	}
	if strings.Count(v, "/") > 1 {
		return false // the number of a licence: "53/4454/2009"
	}
	return certain || n >= 9 && (n <= 12 && strings.ContainsAny(v, " -.()") || possible(v, regions))
}

// possible reports a number of one of the regions.
func possible(v string, regions []string) bool {
	return slices.ContainsFunc(regions, func(r string) bool {
		num, err := phonenumbers.Parse(v, r)
		return err == nil && phonenumbers.IsPossibleNumber(num)
	})
}

// Region returns the ISO country code of an international number, "".
func Region(phone string) string {
	if !strings.Contains(phone, "+") && !strings.HasPrefix(phone, "00") {
		return ""
	}
	v := strings.ReplaceAll(phone, "(0)", "")
	if strings.HasPrefix(v, "00") {
		v = "+" + v[2:]
	}
	num, err := phonenumbers.Parse(v, "ZZ")
	if err != nil {
		return ""
	}
	return phonenumbers.GetRegionCodeForCountryCode(int(num.GetCountryCode()))
}

// Network names the network of a web address and the account on it.
func Network(url string) (network, username string, ok bool) {
	rest := strings.ToLower(url)
	for _, p := range []string{"https://", "http://", "www.", "m."} {
		rest = strings.TrimPrefix(rest, p)
	}
	host, path, _ := strings.Cut(rest, "/")
	host, _, _ = strings.Cut(host, "?")
	name := networkOf(host)
	if name == "" {
		return "", "", false
	}
	path, _, _ = strings.Cut(path, "?")
	path = strings.Trim(path, "/")
	if path == "" {
		return name, "", name == "GitHub" && strings.HasSuffix(host, ".github.io")
	}
	last := account(strings.Split(path, "/"))
	// keep the case of the account as written
	if at := strings.LastIndex(strings.ToLower(url), last); at >= 0 {
		last = url[at : at+len(last)]
	}
	return name, strings.TrimPrefix(last, "@"), true
}

// networkOf returns the network of a host or of one that it is part of; "" where there is none.
func networkOf(host string) string {
	for more := host != ""; more; _, host, more = strings.Cut(host, ".") {
		if name, found := words.Networks()[host]; found {
			return name
		}
	}
	return ""
}

// account is the part of a path that names somebody.
func account(parts []string) string {
	if len(parts) > 1 && slices.Contains([]string{"in", "users", "profile", "pub"}, parts[0]) {
		return parts[1]
	}
	return parts[len(parts)-1]
}
