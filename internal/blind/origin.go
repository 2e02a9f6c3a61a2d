package blind

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// What a sentence says of the origin, the faith and the family of the person, beside labelled facts.
const (
	// demonyms are those that are told of people; most are names of languages as well.
	demonyms = `(?:British|English|Scottish|Welsh|Irish|Northern Irish|American|Canadian|Australian|New Zealand|Indian|Pakistani` +
		`|Bangladeshi|Nepali|Nepalese|Sri Lankan|Filipin[oa]|Chinese|Taiwanese|Japanese|Korean|South Korean|Vietnamese|Thai|Malaysian` +
		`|Singaporean` +
		`|Indonesian|Burmese|Iranian|Iraqi|Syrian|Lebanese|Jordanian|Palestinian|Israeli|Egyptian|Saudi|Emirati|Omani|Yemeni` +
		`|Turkish|Afghan|Nigerian|Ghanaian|Kenyan|Ugandan|Tanzanian|Zimbabwean|Zambian|South African|Ethiopian|Eritrean|Somali|Sudanese` +
		`|Moroccan|Algerian|Tunisian|Libyan|Cameroonian|Congolese|Rwandan|Senegalese|French|German|Austrian|Swiss|Italian|Spanish` +
		`|Portuguese|Dutch|Belgian|Danish|Swedish|Norwegian|Finnish|Icelandic|Polish|Czech|Slovak|Slovenian|Croatian|Serbian|Bosnian` +
		`|Hungarian|Romanian|Bulgarian|Albanian|Greek|Cypriot|Maltese|Russian|Ukrainian|Belarusian|Lithuanian|Latvian|Estonian|Georgian` +
		`|Armenian|Kazakh|Uzbek|Mexican|Brazilian|Argentinian|Argentine|Chilean|Colombian|Peruvian|Venezuelan|Ecuadorian|Bolivian|Cuban` +
		`|Jamaican|Trinidadian|Caribbean|African|Asian|European|Arab|Black British|African[- ]American|Hispanic|Latin[oa])`
	// ofPerson is one thing that is told of a person and of nothing that they do.
	ofPerson = `(?:` + demonyms + `(?:[- ]born)?|` + creeds + `|\[withheld\]|(?:fe)?male|(?:un)?married|widowed|divorced)`
	// besideIt is what stands among those.
	besideIt = `(?:proud|devout|practi[sc]ing|young|single|happily|ambitious|dedicated)`
)

var (
	// said is a run of such things where the person is spoken of: "I am an Indian Hindu male and married".
	said = sieve.MustCompile(`((?:\bI(?:['’]m| am)|\b[Ss]?[Hh]e(?:['’]s| is)|\b[Tt]hey are|^|[.;] |\bas|\b(?:Candidate \d{4}` +
		`|(?:\p{Lu}\.)+) is)\s?)((?:\b[Aa]n? )?)` +
		`((?:` + besideIt + ` )*` + ofPerson + `(?:(?:, | and | ?/ ?|, and | )(?:` + besideIt + ` )*` + ofPerson + `)*)\b([^\n.;]*)`)
	// sons finds what is said with one word: "a proud Welshman".
	sons = sieve.MustCompile(`\b(?:(?:[Aa]n? )?(?:(?:proud|true|born) )+(?:Welsh|English|Irish|Scots|French|Dutch)(?:wo)?man` +
		`|(?:[Aa] )?(?:man|woman|person) of faith|[Aa]n? (?:Welsh|English|Irish|Scots|French|Dutch)(?:wo)?man|(?:[Aa] )?(?:proud` +
		`|true) (?:Scot|Brit|Briton|Kiwi|Aussie|Pole|Swede|Dane|Finn` +
		`|Turk|Spaniard|Filipin[oa]))\b`)
	// status is how somebody may live in a country.
	status = sieve.MustCompile(`\b(?:[Aa] )?(?:(?i:green card(?: holder)?|permanent residen(?:t|cy|ce)(?: of)?` +
		`|indefinite leave to remain|(?:pre-)?settled status|naturali[sz]ed` +
		`|(?:dual|joint) (?:nationality|citizenship|national|citizen))\b` +
		`|(?:(?:UK|U\.K\.|US|U\.S\.|EU|` + demonyms + `)(?: (?:and|/) )?)+ (?i:passport|visa` +
		`|permit) (?i:holder))(?: (?:in )?(?:the )?(?:UK|USA|US|EU)\b)?`)
	// children are counted behind what else was said of the family.
	children = sieve.MustCompile(`(\[withheld\])(?:,| with| and)? (?:(?:with|to) )?(?:\d|one|two|three|four|five|six|no)` +
		` (?:(?:grown-up|young|small|adult) )?(?:children|child|kids|sons?|daughters?)(\W*$|[.,;:)])`)
	// ofParish is what somebody does in a house of a faith.
	ofParish = sieve.MustCompile(`\b(?:(?:St\.?|Saint|Holy|Our|Lady|of|the|[\p{Lu}]\pL+['’]s) ){0,4}(?:[Cc]hurch|[Mm]osque` +
		`|[Pp]arish|[Ss]ynagogue` +
		`|[Gg]urdwara|[Tt]emple|[Bb]ible|[Qq]uran|[Cc]hapel) ((?i:elder|choir|warden|member|group|volunteer(?:ing)?|activities|service` +
		`|committee|treasurer|organist|leader|pianist|steward|work|deacon|study|youth group))\b`)
	// forOne is a sport or a club with the sex of those in it.
	forOne = sieve.MustCompile(`(?i)\b(?:(?:wo)?men['’]?s|ladies['’]?|gentlemen['’]?s) ` +
		`((?:[\pL]+ )?(?:football|rugby|cricket|hockey|basketball|volleyball|soccer` +
		`|lacrosse|tennis|golf|rowing` +
		`|netball|handball|swimming|athletics|team|eight|choir|club)\b)`)
	// mixed is an origin of two: "Pakistani-American".
	mixed = sieve.MustCompile(`\b(?:` + demonyms + `|Afro|Anglo|Indo)` +
		`[-–](?:American|British|Canadian|Australian|Irish|Caribbean)\b( \pL[\pL-]*)?`)
	// cameFrom is the land behind a word for somebody who is of it.
	cameFrom = sieve.MustCompile(`((?i:\b(?:scholar|student|graduate|immigrant|expat(?:riate)?` +
		`|refugee|engineer|nurse|doctor|teacher|candidate` +
		`|originally|hail(?:s|ing)?|native|I am|I'm|I come|family (?:is|comes))\b)) from ((?:the )?\p{Lu}[\pL.]+(?: \p{Lu}[\pL.]+)?)`)
	// believer is what somebody believes where the sentence says nothing behind it.
	believer = sieve.MustCompile(`\b((?i:(?:and|as|am|as an?|am an?|is an?) )|^)` + creeds + `\b(\s*(?:[.,;)]|$))`)
	// house of a faith that is the person's: "young men in the mosque".
	ownHouse = sieve.MustCompile(`\b(?:(?:in|at|of|for|with) )?(?:the|our|my|his|her|their)(?: local)? ` +
		`(?:church|mosque|synagogue|gurdwara|chapel|parish)(\s*(?:[.,;)]|$))`)
	// saint is a parish by its name.
	saint = sieve.MustCompile(`(?: (?:of|at|in|for))? (?:St\.?|Saint|Holy|Our Lady of) \p{Lu}[\pL'’]+(?: \p{Lu}[\pL'’]+)? ` +
		`(?i:parish|church|mosque|cathedral|chapel)(\s*(?:[.,;)]|$))`)
	familyPerson = sieve.MustCompile(`\b(family|church) (?:wo)?man\b`)
)

// demonymWord is nothing but one of them.
var demonymWord = sieve.MustCompile(`^(?i:` + demonyms + `)$`)

// teaching goes on behind the name of a language or a kitchen: "a French teacher".
var teaching = wordset.Of(`teacher tutor lecturer translator interpreter speaker speaking linguist chef cook cuisine restaurant food law
	literature language studies history degree market markets bank company firm government embassy army navy football player school
	born-and-bred music dance dancer folk cooking kitchen grammar art films film wine wines garden`)

// persons are words for people whose ends do not tell it.
var persons = wordset.Of(`nurse chef pilot graduate lawyer architect mother father parent woman man lady person girl boy citizen national
	expat expatriate immigrant artist midwife coach head lead apprentice athlete veteran student resident clerk guide guy`)

// withoutSaid takes out what sentences say of origin, faith and family. Before a word for a person it
// goes without a trace; else something is said to be withheld.
func withoutSaid(text string, r cv.Ref) string {
	if ofPost(r.Section) || r.Role == cv.RoleOrganisation || r.Section == cv.SectionLanguages || r.Section == cv.SectionCertificates {
		return text
	}
	text = sons.ReplaceAllString(text, withheld)
	text = status.ReplaceAllString(text, withheld)
	text = ofParish.ReplaceAllString(text, withheld+" $1")
	text = forOne.ReplaceAllString(text, "$1")
	text = familyPerson.ReplaceAllString(text, "$1 person")
	text = withoutFaith(withoutLand(text), r)
	if r.Role != cv.RoleSkill && r.Role != cv.RoleLanguage {
		text = said.ReplaceAllStringFunc(text, func(found string) string {
			m := said.FindStringSubmatch(found)
			return m[1] + withoutRun(m[1] == "", m[2], m[3], m[4])
		})
	}
	return children.ReplaceAllString(text, "$1$2")
}

// standsAlone reports that nothing of the person follows.
func standsAlone(after string, next []string) bool {
	return len(next) == 0 || strings.ContainsAny(after[:1], ",!)") || goingOn[next[0]]
}

// goingOn are words with which a sentence goes on behind what was said of the person.
var goingOn = wordset.Of("and with by who but in from")

// withoutRun is one run of facts: opens reports that a text begins with it.
func withoutRun(opens bool, article, run, after string) string {
	next := strings.Fields(after)
	alone := standsAlone(after, next)
	same := article + run + after
	switch {
	case run == withheld:
		return same
	case alone && opens && article == "" && !strings.Contains(run, withheld):
		return same // "Indian, Nepali cooking"
	case alone:
		return withheld + after
	case !aboutPerson(next):
		return same
	case article == "":
		return capital(strings.TrimLeft(after, " "))
	}
	return articleOf(article, next[0]) + strings.TrimLeft(after, " ")
}

// aboutPerson reports that a word for a person follows soon: "project manager", not "teacher" and
// not "Airways".
func aboutPerson(next []string) bool {
	for i, w := range next {
		word := strings.Trim(strings.ToLower(w), ".,;:()!")
		if i == 4 || teaching[word] || w != strings.ToLower(w) {
			return false
		}
		if persons[word] || lexicon.Exact(word).Is(lexicon.Noun) && i < 4 && ofDoer.MatchString(word) {
			return true
		}
		if strings.ContainsAny(w, ".,;:") {
			return false
		}
	}
	return false
}

// ofDoer are the ends of words for people.
var ofDoer = sieve.MustCompile(`(?:er|or|ist|ian|ant|professional|president|student|executive|specialist|official|sergeant|agent)$`)

// articleOf is the article that fits the next word, written as the one before was.
func articleOf(article, next string) string {
	as := "a "
	if next != "" && strings.ContainsRune("aeio", []rune(strings.ToLower(next))[0]) {
		as = "an "
	}
	if article[0] == 'A' {
		return capital(as)
	}
	return as
}

func capital(s string) string {
	runes := []rune(s)
	return strings.ToUpper(string(runes[:1])) + string(runes[1:])
}

// withoutLand takes out of which land somebody is, where a sentence says it beside what they are.
func withoutLand(text string) string {
	text = cameFrom.ReplaceAllStringFunc(text, func(found string) string {
		m := cameFrom.FindStringSubmatch(found)
		if !isLand(strings.TrimPrefix(m[2], "the ")) {
			return found
		}
		if offices[foldString(m[1])] || persons[foldString(m[1])] || foldString(m[1]) == "scholar" {
			return m[1]
		}
		return m[1] + " from " + withheld
	})
	return mixed.ReplaceAllStringFunc(text, func(found string) string {
		m := mixed.FindStringSubmatch(found)
		next := strings.Fields(m[1])
		if len(next) > 0 && !goingOn[next[0]] && !aboutPerson(next) {
			return found // "Anglo-American markets"
		}
		return withheld + m[1]
	})
}

// withoutFaith takes out what somebody believes, and in which house.
func withoutFaith(text string, r cv.Ref) string {
	if r.Role == cv.RoleSkill || r.Role == cv.RoleQualification {
		return text
	}
	text = believer.ReplaceAllString(text, "${1}"+withheld+"$2")
	text = ownHouse.ReplaceAllString(text, withheld+"$1")
	return saint.ReplaceAllString(text, "$1")
}
