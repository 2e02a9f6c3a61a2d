package tailor

import (
	"strings"

	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	clearanceWord = sieve.MustCompile(`(?i)\bclearance|\bclearable\b|\bpublic trust\b|\bsecurity[- ]cleared\b|\b(?:TS/SCI|eDV|NV1|NV2|BPSS|counter[- ]terrorist check)\b|\bDV\b.*\bclear|^(?:DV|SC|PV)\b|` +
		`\bCTC\b.{0,25}\b(?:clear|vett|check|level|security|SC\b|DV\b)|\b(?:clear\w*|vett\w*|security|SC|DV)\b.{0,25}\bCTC\b|^CTC$`)
	licenceWord   = sieve.MustCompile(`(?i)\blicen[cs]e|\blicensure\b|\bführerschein|\bpermis\b|\bdriving record\b|\b(?:ability|able) to drive\b`)
	degreeWord    = sieve.MustCompile(`(?i)\b(?:bachelor|master(?:['’]s|s)\b|master (?:of|degree|in)|degree(?: in|s|['’]|$|,|\s*\(| or| is| and|/| with|-| from| of (?:bachelor|master|doctor))|diploma|diplôme|bac\+\d|ph\.?d|doctorate|mba|bsn|b\.?sc\.?|m\.?sc\.?|b\.?a\b|m\.?a\b(?:\s+in)|ba/bs|bs/ba|m\.ed|b\.ed|ged|a-levels?|hochschulabschluss|studium|abitur|ausbildung als|ausbildung zum|licenciatura)|(?:\d |\d\+ |five |grade .*)\bgcses?\b|\bqualification in\b|\blevel \d.*\bqualification in\b`)
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

// namesCertificate reports the name or the notion of a certificate.
func namesCertificate(s string) bool {
	for _, w := range strings.FieldsFunc(s, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	}) {
		if certNames[strings.ToLower(w)] {
			return true
		}
	}
	return certPhrase.MatchString(s)
}

// kindOf classifies a requirement by its own words first, then by its label.
func kindOf(r Requirement, s statement) string {
	text := r.Quote
	named := (splitter{}).named(r.Text, !strings.Contains(" "+text, " "+r.Text) || strings.HasPrefix(text, r.Text))
	knows := knowing.MatchString(text)
	switch {
	case clearanceWord.MatchString(text):
		return KindClearance
	case licenceWord.MatchString(text) && !knows:
		return KindLicence
	case degreeWord.MatchString(r.Text) && !certificate.MatchString(r.Text) && !knows && !yearsPhrase.MatchString(r.Text):
		return KindEducation
	case namesCertificate(r.Text) && !knows && (!yearsPhrase.MatchString(text) || ofHire.MatchString(text)):
		return KindCertificate
	case yearsPhrase.MatchString(text):
		return KindExperience
	case otherWord.MatchString(text):
		return KindOther
	case languageOf(text) != "":
		return KindLanguage
	case softPhrase.in(ofPatients.ReplaceAllString(strings.ToLower(text), "")) && !isTask(r.Text):
		return KindSoft
	case usesTool.MatchString(text) && len(strings.Fields(r.Text)) <= 5 && named:
		return KindSkill
	case experienceWrd.MatchString(text) && !(len(strings.Fields(r.Text)) <= 3 && named && !usesTool.MatchString(text)):
		return KindExperience
	}
	return KindSkill
}

// isTask reports several things to be done ("Assess, treat and discharge walk-in
// patients, prescribe independently"), where the manner says nothing of character.
func isTask(text string) bool {
	words := strings.Fields(text)
	if len(words) < 5 || !isVerb(strings.Trim(words[0], ",")) || !strings.Contains(text, ",") || ofConduct.MatchString(text) {
		return false
	}
	return !softPhrase.in(notQualities.Replace(strings.ToLower(text)))
}

// ofPatients matches words for the people who are cared for, not for a character.
var ofPatients = sieve.MustCompile(`\bpatients\b|` +
	`\bpatient (?:care|safety|records?|journey|assessments?|pathways?|experience|flow|notes|groups?)\b`)

// notQualities are the manner of a task and the people it is done for.
var notQualities = strings.NewReplacer("independently", "", "patients", "")

var ofConduct = sieve.MustCompile(`(?i)\b(?:work|working|operate|function|act|think)\b.{0,20}\bindependently\b|\bown (?:workload|time|initiative)\b`)

var spokenLanguages = strings.Fields(`english spanish french german italian portuguese dutch polish russian ukrainian arabic mandarin cantonese
chinese japanese korean hindi urdu bengali punjabi turkish greek czech slovak hungarian romanian bulgarian croatian serbian slovenian swedish
norwegian danish finnish estonian latvian lithuanian welsh irish gaelic hebrew farsi persian dari pashto somali swahili tagalog vietnamese thai
indonesian malay catalan basque galician maltese albanian macedonian georgian armenian tamil telugu gujarati marathi nepali afrikaans
englisch deutsch französisch spanisch italienisch polnisch russisch türkisch anglais français allemand espagnol inglés francés alemán español tigrinya sorani kurdish hmong amharic igbo yoruba hausa zulu xhosa mongolian burmese khmer lao sinhala kinyarwanda luxembourgish icelandic flemish`)

var speech = setOf(spokenLanguages)

var (
	germanSkill = sieve.MustCompile(`(?i)\b(deutsch|englisch|französisch|spanisch|italienisch|polnisch|russisch|türkisch)(?:kenntnisse|-kenntnisse| in wort)`)
	signing     = sieve.MustCompile(`(?i)\bsign language\b|\bBSL\b`)
)

var languageAbility = sieve.MustCompile(`(?i)\b(?:communicat|reading|fluen|bilingual|native|spoken|speak|written|language|proficien|conversational|business|[ABC][12]\b|mother tongue|muttersprach|sprach|kenntnisse|courant|fließend|working)`)

// languageOf returns the spoken language that a requirement asks for, "" for none.
// "English literature" is a subject: the language must stand alone or with an
// ability word.
func languageOf(text string) string {
	if m := germanSkill.FindStringSubmatch(text); m != nil {
		return canonicalLanguage(strings.ToLower(m[1]))
	}
	if signing.MatchString(text) {
		return "sign language"
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" ,.;:()/-–", r) })
	for _, w := range words {
		for _, l := range spokenLanguages {
			if w == l && (len(terms(text)) <= 2 || languageAbility.MatchString(text)) && !strings.Contains(strings.ToLower(text), "endorsement") {
				return canonicalLanguage(l)
			}
		}
	}
	return ""
}

// canonicalLanguage gives the English name of a language.
func canonicalLanguage(l string) string {
	switch l {
	case "englisch", "anglais", "inglés":
		return "english"
	case "deutsch", "allemand", "alemán":
		return "german"
	case "französisch", "français", "francés":
		return "french"
	case "spanisch", "espagnol", "español":
		return "spanish"
	case "italienisch":
		return "italian"
	case "polnisch":
		return "polish"
	case "russisch":
		return "russian"
	case "türkisch":
		return "turkish"
	case "chinese":
		return "mandarin"
	case "farsi":
		return "persian"
	}
	return l
}
