package tailor

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	clearanceWord = sieve.MustCompile(`(?i)\bclearance|\bclearable\b|\bpublic trust\b|\bsecurity[- ]cleared\b|\b(?:TS/SCI|eDV|NV1|NV2|BPSS|counter[- ]terrorist check)\b|\bDV\b.*\bclear|^(?:DV|SC|PV)\b|` +
		`\bCTC\b.{0,25}\b(?:clear|vett|check|level|security|SC\b|DV\b)|\b(?:clear\w*|vett\w*|security|SC|DV)\b.{0,25}\bCTC\b|^CTC$`)
	licenceWord   = sieve.MustCompile(`(?i)\blicen[cs]e|\blicensure\b|\bführerschein|\bpermis\b|\bdriving record\b|\b(?:ability|able) to drive\b`)
	degreeWord    = sieve.MustCompile(`(?i)\b(?:bachelor|master(?:['’]s|s)\b|master (?:of|degree|in)|degree(?: in|s|['’]|$|,|\s*\(| or| is| and|/| with|-| from| of (?:bachelor|master|doctor))|diploma|diplôme|bac\+\d|ph\.?d|doctorate|mba|bsn|\b[bm]\.?s\.? (?:in|or|degree)\b|\b[bm]\.?s\.?/[bm]\.?s\b|\b[bm]\.?tech\b|\bb\.?e\.? (?:in|or)\b|b\.?sc\.?|m\.?sc\.?|b\.?a\b|m\.?a\b(?:\s+in)|ba/bs|bs/ba|m\.ed|b\.ed|ged|degree[- ](?:level|qualified|educated)|(?-i:I\.?T\.?I)\b|a-levels?|hochschulabschluss|studium|abitur|ausbildung als|ausbildung zum|licenciatura|secondary (?:education|school (?:certificate|diploma)))|\bqualification in\b|\blevel \d.*\bqualification in\b`)
	certPhrase    = sieve.MustCompile(`(?i)\bcertif|\bfellowship of\b|\bendorsement|\bgreen belt|\bblack belt|\bprince ?2\b|\bpmi-acp\b|\bsecurity\+|\bqualified teacher\b|\bckad?\b|\bregistered nurse\b|\bregistration (?:with|as)\b|\bregistration$|\bregistered (?:as)\b|\bregistered with\b|\bcard$|\b\d+th edition\b|\btraining$|\bcourse$|\bqualification$|\btrain the trainer\b|\blevel \d$|^level \d\b|\bnpq\w+|\btraining within\b|\bnotary public\b|^\d{4} inspection`)
	experienceWrd = sieve.MustCompile(`(?i)\bexperience|erfahrung|\btrack record|\bproven record|\bbackground (?:in|within)\b|\bservice with\b|\bworked (?:with|in|as|for)\b|\bformer\b|\bcompleted \d+ hours\b|\bseveral years\b|^(?:successful |proven )?(?:leadership|teaching|working|work|management) (?:of|in|with)\b|\bexpérience|\bexperiencia`)
	otherWord     = sieve.MustCompile(`(?i)\bcitizen|\b(?:right|eligible|authori[sz]ed|entitled|permission) to (?:live and )?work\b|\bnationals?\b|\bwork permit\b|\bown (?:\w+ )?(?:tools|van|car|vehicle|transport)\b|\bportfolio\b|^membership\b|\btravel\b|\binsurance$|\bgreen card\b|\b\d\d or over\b|\byears of age\b|\blived in the\b`)
	knowing       = sieve.MustCompile(`(?i)^(?:\w+ )?(?:knowledge of|understanding of|familiarity with|experience (?:of|in|with) \w+ing|able to|ability to (?:carry|perform|apply|work))`)
	certificate   = sieve.MustCompile(`(?i)\bcertificat|\bregistration\b`)
	usesTool      = sieve.MustCompile(`(?i)^(?:some |erste |previous |proven |good |strong |hands-on |practical )*(?:experience (?:with|of|in|using)|erfahrung (?:mit|in)|expérience de)\s`)
)

// certNames are the names of certificates and bodies that are one word; looking
// words up is much cheaper than a long expression.
var certNames = wordset.Of(`
	accreditation mrics chartered ceng mice pmp cissp cism cisa ceh oscp gcih giac comptia itil acca cpa cfa cima cipd cltd cpim
	cscp cscs nebosh iosh pgce qts togaf msp ccna ccnp nmc hcpc acls bls shrm phr nvq ipaf cpc commission weiterbildung ihk
	habilitation`)

// NamesCertificate reports the name or the notion of a certificate.
func NamesCertificate(s string) bool {
	named := func(w string) bool { return certNames[strings.ToLower(w)] }
	return slices.ContainsFunc(asciiWords(s), named) || certPhrase.MatchString(s)
}

// ofAge is a number of years that somebody has lived.
var ofAge = sieve.MustCompile(`(?i)\byears? (?:of age(?:[^\w-]|$)|old\b)|` +
	`\bage[ds]?:? (?:(?:of|is|between|over|under|at least|from|limit:?) )*\d|\bminimum age\b`)

// ofCharacter is a label over personal qualities.
var ofCharacter = sieve.MustCompile(`(?i)\b(?:mindset|personality|character|attitude|soft skills|` +
	`personal (?:qualities|attributes|skills|traits)|attributes|behaviou?rs|strengths)\b`)

// kindOf classifies a requirement by its own words.
func kindOf(r Requirement, s statement) string {
	text := r.Quote
	if kind := r.paperKind(); kind != "" {
		return kind
	}
	switch {
	case ofCharacter.MatchString(s.label):
		return KindSoft
	case yearsPhrase.MatchString(text) && !ofAge.MatchString(text):
		return KindExperience
	case otherWord.MatchString(text):
		return KindOther
	case languageOf(text) != "":
		return KindLanguage
	case softPhrase.in(ofPatients.ReplaceAllString(strings.ToLower(ofProducts.ReplaceAllString(text, "")), "")) && !isTask(r.Text):
		return KindSoft
	case experienceWrd.MatchString(text) && !r.isTool():
		return KindExperience
	}
	return KindSkill
}

// paperKind is the kind of a requirement that a paper shows; "" for others, such as
// knowledge of what the paper is about.
func (r Requirement) paperKind() string {
	switch {
	case clearanceWord.MatchString(r.Quote):
		return KindClearance
	case knowing.MatchString(r.Quote):
		return ""
	case licenceWord.MatchString(r.Quote):
		return KindLicence
	case isDegree(r.Text) && !taughtAt.MatchString(r.Text) &&
		!certificate.MatchString(r.Text) && !yearsPhrase.MatchString(r.Text):
		return KindEducation
	case NamesCertificate(r.Text) && !r.isOfTraining() && (!yearsPhrase.MatchString(r.Quote) || ofHire.MatchString(r.Quote)):
		return KindCertificate
	}
	return ""
}

// isDegree reports the name or the notion of a degree, or of what a school is left with.
func isDegree(text string) bool {
	return degreeWord.MatchString(text) || degreeStart.MatchString(text) || asksGraduate.MatchString(text) ||
		namesGCSE.MatchString(text) && !toTeach.MatchString(text)
}

// isOfTraining reports experience of training, which is no course: "experience of audits and training".
func (r Requirement) isOfTraining() bool {
	return strings.HasSuffix(strings.ToLower(r.Text), " training") && experienceWrd.MatchString(r.Quote)
}

// taughtAt is the level of the pupils, not of the teacher.
var taughtAt = sieve.MustCompile(`(?i)\bat (?:GCSE|A-level|KS\d|key stage)`)

// isTool reports a named thing that experience is asked with.
func (r Requirement) isTool() bool {
	most := 3
	if usesTool.MatchString(r.Quote) {
		most = 5
	}
	begins := !strings.Contains(" "+r.Quote, " "+r.Text) || strings.HasPrefix(r.Quote, r.Text)
	return len(strings.Fields(r.Text)) <= most && (splitter{}).named(r.Text, begins)
}

// isTask reports several things to be done ("Assess, treat and discharge walk-in
// patients, prescribe independently"), where the manner says nothing of character.
func isTask(text string) bool {
	words := strings.Fields(text)
	if len(words) < 5 || !strings.Contains(text, ",") || !isVerb(strings.Trim(words[0], ",")) || ofConduct.MatchString(text) {
		return false
	}
	return !softPhrase.in(notQualities.Replace(strings.ToLower(text)))
}

// ofPatients matches words for the people who are cared for, not for a character.
var ofPatients = sieve.MustCompile(`\bpatients\b|` +
	`\bpatient (?:care|safety|records?|journey|assessments?|pathways?|experience|flow|notes|groups?)\b`)

// ofProducts are products by the name of a quality.
var ofProducts = sieve.MustCompile(`\bCreative (?:Suite|Cloud)\b`)

// notQualities are the manner of a task and the people it is done for.
var notQualities = strings.NewReplacer("independently", "", "patients", "")

var ofConduct = sieve.MustCompile(`(?i)\b(?:work|working|operate|function|act|think)\b.{0,20}\bindependently\b|\bown (?:workload|time|initiative)\b`)

// speech are the spoken languages, in English and by their names in other languages.
var speech = wordset.Of(`
	english spanish french german italian portuguese dutch polish russian ukrainian arabic mandarin cantonese chinese
	japanese korean hindi urdu bengali punjabi turkish greek czech slovak hungarian romanian bulgarian croatian serbian
	slovenian swedish norwegian danish finnish estonian latvian lithuanian welsh irish gaelic hebrew farsi persian dari
	pashto somali swahili tagalog vietnamese thai indonesian malay catalan basque galician maltese albanian macedonian
	georgian armenian tamil telugu gujarati marathi nepali afrikaans englisch deutsch französisch spanisch italienisch
	polnisch russisch türkisch anglais français allemand espagnol inglés francés alemán español tigrinya sorani kurdish
	hmong amharic igbo yoruba hausa zulu xhosa mongolian burmese khmer lao sinhala kinyarwanda luxembourgish icelandic
	flemish`)

// IsSpoken reports the name of a spoken language.
func IsSpoken(name string) bool { return speech[strings.ToLower(name)] }

var (
	germanSkill = sieve.MustCompile(`(?i)\b(deutsch|englisch|französisch|spanisch|italienisch|polnisch|russisch|türkisch)(?:kenntnisse|-kenntnisse| in wort)`)
	signing     = sieve.MustCompile(`(?i)\bsign language\b|\bBSL\b`)
)

var languageAbility = sieve.MustCompile(`(?i)\b(?:communicat|reading|fluen|bilingual|native|spoken|speak|written|language|proficien|conversational|business|[ABC][12]\b|mother tongue|muttersprach|sprach|kenntnisse|courant|fließend|working)`)

// languageOf returns the spoken language that a requirement asks for, "" for none.
func languageOf(text string) string {
	if m := germanSkill.FindStringSubmatch(text); m != nil {
		return canonicalLanguage(strings.ToLower(m[1]))
	}
	if signing.MatchString(text) {
		return "sign language"
	}
	words := strings.FieldsFunc(strings.ToLower(text), betweenLanguages)
	i := slices.IndexFunc(words, func(w string) bool { return speech[w] })
	if i < 0 || !isOfLanguage(text) {
		return ""
	}
	return canonicalLanguage(words[i])
}

func betweenLanguages(r rune) bool { return strings.ContainsRune(" ,.;:()/-–", r) }

// isOfLanguage tells a language that stands alone or with a word of ability from a
// subject: "English literature".
func isOfLanguage(text string) bool {
	if strings.Contains(text, "GCSE") || amongSubjects.MatchString(text) {
		return false
	}
	return !strings.Contains(strings.ToLower(text), "endorsement") && (len(terms(text)) <= 2 || languageAbility.MatchString(text))
}

// amongSubjects names what somebody studied or worked in: "English, Journalism or a related field".
var amongSubjects = sieve.MustCompile(`(?i)\b(?:related|similar|relevant|cognate) (?:fields?|subjects?|disciplines?|areas?)\b`)

// englishNames are the English names of languages that have several.
var englishNames = map[string]string{
	"englisch": "english", "anglais": "english", "inglés": "english",
	"deutsch": "german", "allemand": "german", "alemán": "german",
	"französisch": "french", "français": "french", "francés": "french",
	"spanisch": "spanish", "espagnol": "spanish", "español": "spanish",
	"italienisch": "italian", "polnisch": "polish", "russisch": "russian", "türkisch": "turkish",
	"chinese": "mandarin", "farsi": "persian",
}

// canonicalLanguage gives the English name of a language.
func canonicalLanguage(l string) string { return cmp.Or(englishNames[l], l) }
