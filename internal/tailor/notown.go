package tailor

import (
	"strings"

	"focal/internal/language"
	"focal/internal/sieve"
)

// What a CV tells need not be what somebody did: it may say what is not so, what is still to come, or what others did.

// denials say of oneself what is not so: "I have never used Python". "With no downtime" denies nothing that was done.
var denials = sieve.MustCompile(`(?i)\bnever\b|` +
	`\b(?:no|without|zero|lack\w*)(?: any| prior| previous| direct| practical| formal| professional)* (?:experience|knowledge|` +
	`training|exposure)\b|` +
	`\b(?:very )?little (?:or no )?(?:experience|knowledge|exposure)\b|\bknow nothing\b|\bI (?:still )?lack\b|` +
	`\b(?:I (?:cannot|can['’]t|can not)|unable to) (?:use|work|drive|speak|read|write|operate|program)\b|` +
	`\bnot (?:yet )?(?:(?-i:[A-Z]\S*) ){0,3}(?:certified|qualified|registered|licen[cs]ed|accredited|trained|familiar|proficient|` +
	`experienced|fluent)\b|` +
	`(?:^|[.;!?]\s+)no (?:(?-i:[A-Z])[\p{L}\d+#.-]*[, ]*(?:and |or )?){1,3}(?:$|[.;!?])|` +
	`\bnot yet (?:an? )?(?-i:\p{Lu}{2})|` +
	`\bno (?:[\p{L}/]+ )?(?:licen[cs]e|certificat\w*|degree|qualifications?|ticket|card)\b|\bnot (?:yet )?(?:held|obtained|completed)\b|` +
	`\b(?:have|has|had|do|does|did)(?: not|n['’]t)(?: yet| ever)? ` +
	`(?:use|used|work|worked|have|know|known|hold|held|program|programmed|write|written|complete)\b`)

// denialBehind denies behind a comma, which leaves what stands before it: "Italian cuisine, no pastry experience".
var denialBehind = sieve.MustCompile(`(?i),\s*(?:but |and )?(?:no|without|zero) (?:[\p{L}/-]+ ){0,3}(?:experience|knowledge|training|` +
	`exposure)\b[^.;]*`)

// withoutDenials is a text without what it denies.
func withoutDenials(text string) string {
	return without(denials, denialBehind.ReplaceAllString(text, " "))
}

var (
	// toCome is what somebody does not have yet: "working towards NVQ Level 3".
	toCome = sieve.MustCompile(`(?i)\bworking towards?\b[^.;]*|\b(?:studying|training) (?:towards?\b|for (?:[\p{L}\d&-]+ ){0,4}` +
		`(?:degrees?|diplomas?|n?vq|btec|certificat\w+|exams?|examinations?|qualifications?|licen[cs]es?|level \d)\b)[^.;]*`)
	// underOthers is whom somebody worked for: "supervised by the site manager".
	underOthers = sieve.MustCompile(`(?i)\b(?:managed|supervised|led|overseen|headed|directed|mentored|employed) by ` +
		`(?:an?|the|my|our)\b[^.;,]*|` +
		`\bunder (?:the )?supervision of [^.;,]*|\bwork(?:ed|ing) under (?:an?|the|my|our) [^.;,]*|` +
		`\b(?:report(?:s|ed|ing)?|answer(?:s|ed|ing)?) (?:directly )?to (?:an?|the|my|our)\b[^.;,]{0,40}?` +
		`\b(?:manager|director|head|ceo|cto|cfo|coo|supervisor|lead(?:er)?|officer|engineer|chief|partner)\b`)
	// whoDid goes on with what others did: "the data team, who used Python".
	whoDid = sieve.MustCompile(`(?i),? who \p{L}+[^.;,]*`)
	// beside comes before those others.
	beside = sieve.MustCompile(`(?i)\b(?:with|by|from|alongside|for|to|under|help(?:ed|ing)?|support(?:ed|ing)?|assist(?:ed|ing)?|` +
		`train(?:ed|ing)?|join(?:ed|ing)?|shadow(?:ed|ing)?|taught|advis(?:ed|ing))\b (?:[\p{L}'’&-]+ ){0,5}[\p{L}'’-]+$`)
	leading = sieve.MustCompile(`(?i)\b(?:led|leads?|leading|manag(?:ed|es|ing)|head(?:ed|ing)|supervis(?:ed|es|ing)|responsible|` +
		`oversaw|overseeing|direct(?:ed|ing)|ran)\b`)
	ledByThem = sieve.MustCompile(`(?i)\b(?:led|managed|headed|supervised|directed) by\b`)
	// byOthers names who did something: "bridges designed by others".
	byOthers = sieve.MustCompile(`(?i)\b(?:by (?:others|(?:someone|somebody) else|other \p{L}+|colleagues|(?:an?|the|` +
		`another) (?:[\p{L}&-]+ ){0,4}?(?:` +
		othersNames + `|others|contractors?|subcontractors?|suppliers?|vendors?|secretar(?:y|ies)|carers?|nurses?|doctors?|chefs?|` +
		`engineers?|` +
		`developers?|planners?|inspectors?|operators?|third party|practice|partners?))|used (?:at|in|by) (?:an?|the) (?:sister|other|` +
		`parent))\b`)
	// othersDid begins a sentence about others: "The backend team used Java", "My husband has a degree".
	othersDid = sieve.MustCompile(`(?i)^\W*(?:(?:the|another|an?) (?:[\p{L}&-]+ ){1,3}?(?:` + othersNames + `)|(?:the )?(?:class|` +
		`head) teacher) (?:also |then )?` +
		`(?:us(?:ed|es?)|built|builds|wrote|writes|ran|runs|taught|teaches|made|makes|designed|developed|handled|did|does|delivered|` +
		`won|leads?|led)\b|` +
		`^\W*my (?:\p{L}+ )?(?:mother|father|husband|wife|partner|brother|sister|son|daughter|parents?|uncle|aunt|family|friends?|` +
		`boss|manager|colleagues?) (?:had|has|have|is|was|are|were|holds?|held|works?|worked|us(?:es?|ed))\b`)
	// deed begins a sentence about what somebody did: the dashboards that he built may be used by the sales team.
	deed = sieve.MustCompile(`(?i)^\W*(?:i|\p{L}+ed|built|led|ran|wrote|made|taught|kept|gave|took|drove|held|won|sold|set|oversaw|` +
		`met|drew|` +
		`did|brought|bought)\b`)
)

const othersNames = `teams?|departments?|office|colleagues?|agency|agencies|clients?|customers?|teachers?|manager|director|company`

// withoutOthers is a text without what others did.
func withoutOthers(text string) string {
	text = underOthers.ReplaceAllString(withoutWho(text), " ")
	if !byOthers.MatchString(text) && !othersDid.MayMatch(text) {
		return text
	}
	var told strings.Builder
	for _, sentence := range language.Sentences(text) {
		for _, s := range strings.SplitAfter(sentence.Of(text), ";") {
			if !isOfOthers(s) {
				told.WriteString(s + " ")
			}
		}
	}
	return told.String()
}

// isOfOthers reports a sentence that says what others did.
func isOfOthers(s string) bool {
	if othersDid.MatchString(s) {
		return true
	}
	at := byOthers.FindStringIndex(s)
	return at != nil && (!deed.MatchString(s) || len(strings.Fields(s[:at[0]])) == 1) // "Loaded by colleagues"
}

// withoutWho is a text without what is told of others in passing; those whom one leads work for one.
func withoutWho(text string) string {
	var told strings.Builder
	for {
		at := whoDid.FindStringIndex(text)
		if at == nil {
			return told.String() + text
		}
		before := text[:at[0]]
		told.WriteString(before)
		sentence := before[strings.LastIndexAny(before, ".;")+1:]
		leads := leading.MatchString(sentence) && !ledByThem.MatchString(sentence)
		if leads || !beside.MatchString(sentence) {
			told.WriteString(text[at[0]:at[1]])
		}
		text = text[at[1]:]
	}
}
