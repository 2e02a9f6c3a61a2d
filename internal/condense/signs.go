package condense

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// abbreviations of notes that a sentence writes out. Those that mean several things, or
// stand in names, are not among them.
var abbreviations = []struct {
	short *sieve.Regexp
	long  string
}{
	{sieve.MustCompile(`\bw/o `), "without "},
	{sieve.MustCompile(`\bw/ ?`), "with "},
	{sieve.MustCompile(`\bincl\.? `), "including "},
	{sieve.MustCompile(`\bApprox\.? `), "About "},
	{sieve.MustCompile(`\bapprox\.? `), "about "},
	{sieve.MustCompile(`\besp\. `), "especially "},
	{sieve.MustCompile(`\bthru\b`), "through"},
	{sieve.MustCompile(`\bmgmt\b\.?`), "management"},
	{sieve.MustCompile(`\bdept\b\.?`), "department"},
	{sieve.MustCompile(`\bgovt\b\.?`), "government"},
	{sieve.MustCompile(`\byrs\b\.?`), "years"},
	{sieve.MustCompile(`\bhrs\b\.?`), "hours"},
	{sieve.MustCompile(`\bmins\b\.?`), "minutes"},
	{sieve.MustCompile(`\bppl\b`), "people"},
	{sieve.MustCompile(`\bavg\b\.?`), "average"},
}

var (
	tilde = sieve.MustCompile(`(^|[ (,])~ ?(\d[\d.,]*)`)
	// ampersand is one beside a word in small letters, and so in no name: "pilots & HR".
	ampersand = sieve.MustCompile(`(?:\p{L}*\p{Ll}{2}|\p{Lu}{2,}|\d|\)) & \p{Ll}{2,}|(?:^|[ (])\p{Ll}{2,} & (?:\p{Lu}\p{L}+|\d[\d.,]*)` +
		`|\p{L}?\p{Ll}{3,}&\p{Ll}{3,}`)
	yearRange = sieve.MustCompile(`\b((?:19|20)\d\d) ?- ?((?:19|20)\d\d|[Pp]resent)\b`)
	// ofMany is a group of so many people without its article: "by team of 12".
	ofMany = sieve.MustCompile(`\b(by|with|for|to|of|leads?|led|manage[sd]?|supervise[sd]?|runs?|ran|train(?:s|ed)?) ` +
		`((?:\p{Ll}{4,} )?(?:team|group|crew|staff|squad|panel|fleet|portfolio|cohort|section|brigade) of ` +
		`(?:over |up to |about )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))`)
	// compounds are words that describe a thing together, before it.
	compounds = sieve.MustCompile(`\b(end to end|day to day|drag and drop|face to face|state of the art|large scale|cross functional|` +
		`user friendly|multi disciplinary|full stack|front end|back end|real time|long term|short term|high level|high quality|` +
		`customer facing|user facing|client facing|time served|results driven|self motivated|hands on|high rise|low rise|multi storey|` +
		`(?:detail|results?|goal|growth|customer|client|solution) oriented|cost effective|fast paced|award winning|third party|` +
		`(?:air|water|oil) cooled|(?:coal|gas|oil) fired|(?:steel|timber) framed|cable stayed|post tensioned|` +
		`front line|first hand|one to one|one on one|step by step|world class|` +
		`(?:error|defect|duty|hassle) free|(?:small|medium|full) scale) (\p{Ll}[\p{L}-]+)`)
	// beforeThing are such words before the few things that show it: elsewhere they say when or where something was done
	// ("a rise in house prices", "covered after sales staff left", "worked on time reporting").
	beforeThing = sieve.MustCompile(`\b(?:((?:month|quarter|year) end) (clos(?:e|ing)|accounts|accounting|reports?|reporting|` +
		`procedures?|process(?:es)?|activities|adjustments?|journals?|entries|reconciliations?)|` +
		`(on time) (deliver(?:y|ies)|payments?|submissions?|arrivals?|performance)|(time bound) (manner|program(?:me)?s?)|` +
		`(in house) (training|trainers?|software|teams?|tools?|systems?|lawyers?|counsel|applications?|workshops?|newsletters?)|` +
		`(in depth) (analysis|analyses|knowledge|understanding|research|reviews?|interviews?|stud(?:y|ies)|reports?)|` +
		`(after sales) (services?|support|care)|(on the job) (training|learning|experience|coaching))\b`)
	// ownTime is what a time follows that stands for itself: "at year end accounts are filed".
	ownTime = sieve.MustCompile(`(?i)\b(?:at|by|each|every|until|before|after)$`)
	// byBody are such words with the name of a body, where no verb can stand: "On secondment to NATO trained pilots" and
	// "Together with the RNLI trained crews" say who trained them.
	byBody = sieve.MustCompile(`\b(?:an?|his|her|their|our|my|its|\p{L}['’]s|` +
		`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) ` +
		`(\p{Lu}{2,}\p{L}* (?:qualified|certified|accredited|registered|trained)) (\p{Ll}[\p{L}-]+)`)
	fullClean = sieve.MustCompile(`\bfull clean\b`)
	bareCard  = sieve.MustCompile(`\b(with|holds?|have|has) ((?:full|valid|clean|current)(?:, clean)? ` +
		`(?:UK |US |EU )?(?:driving |driver's )?licen[cs]e)\b`)
	// ofUnit is a measure that describes a thing: "17 minute film".
	ofUnit = sieve.MustCompile(`\b(\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) ` +
		`(second|minute|hour|day|week|month|year|page|person|member|mile|bed|seat|storey|acre)((?: \p{Ll}[\p{L}-]*){1,3})`)
	// bareAct is an act that a bullet's verb is about, without its article.
	bareAct = sieve.MustCompile(`^((?:\p{Lu}\p{Ll}+(?:ed|es|s)|Led|Oversaw|Ran) )(\p{Ll}+(?:tion|sion|ment|ery|val|sal)) of `)
)

// signs are the mends of a sentence that write out the signs of notes.
func signs(text string) (list []mend) {
	list = writtenOut(text)
	if m := tilde.FindStringSubmatch(text); m != nil {
		about := "about "
		if strings.HasPrefix(text, m[0]) && m[1] == "" {
			about = "About "
		}
		list = append(list, mend{m[0], m[1] + about + m[2], "“~” is a sign of notes."})
	}
	ands, text := ampersands(text)
	list = append(list, ands...)
	if m := yearRange.FindStringSubmatch(text); m != nil && !strings.Contains(m[0], " – ") {
		list = append(list, mend{m[0], m[1] + " – " + m[2], "A span of years takes a dash."})
	}
	if m := ofMany.FindStringSubmatch(text); m != nil && language.Closed(strings.Fields(m[2])[0]) == language.TagNone {
		list = append(list, mend{m[0], m[1] + " " + language.Article(m[2]) + " " + m[2], "The noun takes an article."})
	}
	list = append(list, hyphens(text)...)
	if fullClean.MatchString(text) {
		list = append(list, mend{"full clean", "full, clean", "Two adjectives of one noun."})
		text = strings.Replace(text, "full clean", "full, clean", 1)
	}
	if m := bareCard.FindStringSubmatch(text); m != nil {
		list = append(list, mend{m[0], m[1] + " a " + m[2], "The noun takes an article."})
	}
	return list
}

// writtenOut are the mends that write out abbreviations.
func writtenOut(text string) (list []mend) {
	for _, a := range abbreviations {
		for _, m := range a.short.FindAllString(text, -1) {
			long := a.long
			if strings.HasSuffix(m, ".") && strings.HasSuffix(text, m) {
				long += "." // it ends the sentence as well
			}
			list = append(list, mend{m, long, "Written out in a sentence."})
		}
	}
	return list
}

// hyphens are the mends that join words which describe a thing together.
func hyphens(text string) (list []mend) {
	for _, m := range slices.Concat(compounds.FindAllStringSubmatch(text, -1), byBody.FindAllStringSubmatch(text, -1),
		beforeThing.FindAllStringSubmatch(text, -1)) {
		said := slices.DeleteFunc(m[1:], func(group string) bool { return group == "" })
		first, second := said[0], said[1]
		before, _, _ := strings.Cut(text, m[0])
		if strings.HasSuffix(first, " end") && ownTime.MatchString(strings.TrimSpace(before)) {
			continue
		}
		// "an hour on the job training hires" tells a deed
		if w := tagged(second)[0]; things[w.Tag] || w.Tag == language.TagGerund && beforeThing.MatchString(m[0]) && first != "on the job" {
			list = append(list, mend{first, strings.ReplaceAll(first, " ", "-"), "Words that describe a thing together are one."})
		}
	}
	return list
}

// ampersands are the mends that write "and", and the text with them.
func ampersands(text string) (list []mend, after string) {
	for _, m := range ampersand.FindAllString(text, -1) {
		before := strings.TrimLeft(m, " (")
		left, right, _ := strings.Cut(before, "&")
		if strings.EqualFold(strings.TrimSpace(right), "co") {
			continue // "Moss & co" is a firm
		}
		spelt := strings.TrimRight(left, " ") + " and " + strings.TrimLeft(right, " ")
		list = append(list, mend{before, spelt, "“&” is a sign of notes."})
		text = strings.Replace(text, before, spelt, 1)
	}
	return list, text
}

// acts gives an act that a bullet opens with its article: "Supervised excavation of".
func acts(text string) mend {
	m := bareAct.FindStringSubmatch(text)
	if m == nil || plainActs[m[2]] {
		return mend{}
	}
	words := tagged(text)
	if len(words) < 3 || words[0].Tag != language.TagPast && words[0].Tag != language.TagThird || lightVerbs[baseForm(words[0])] {
		return mend{}
	}
	return mend{m[1] + m[2] + " of", m[1] + "the " + m[2] + " of", "The noun takes an article."}
}

// lightVerbs make a verb of the act behind them, which needs no article then: "Performed verification of invoices".
var lightVerbs = wordset.Of("perform provide conduct do undertake require request receive ensure")

// plainActs are nouns like acts that stand without an article.
var plainActs = wordset.Of("attention education information recognition permission satisfaction documentation motion arrival retention " +
	"equipment machinery management employment treatment prevention protection construction production reduction evaluation nutrition")

// measured joins a measure to the thing that it describes, and gives the thing its article.
func measured(text string) mend {
	m := ofUnit.FindStringSubmatchIndex(text)
	if m == nil || text[m[2]:m[3]] == "1" || strings.HasSuffix(text[:m[0]], "-") { // "a twenty-four hour race"
		return mend{}
	}
	words := tagged(text[m[6]:m[7]])
	if spelt := text[m[2]] > '9'; spelt && !oneMeasured(text[:m[0]], words) {
		return mend{}
	}
	if len(words) == 0 || !things[words[0].Tag] && !words[0].Has(language.Noun|language.Adjective) ||
		countsKind(text[m[4]:m[5]], words) {
		return mend{}
	}
	before, joined := text[m[2]:m[5]], text[m[2]:m[3]]+"-"+text[m[4]:m[5]]
	head := strings.TrimRight(text[:m[0]], " ")
	if !pluralThing(words) {
		if last := lastWord(head); last != "" && opensWithVerb(text) && head == strings.TrimSpace(last) {
			after := head + " " + language.Article(joined) + " " + joined
			return mend{head + " " + before, after, "A measure of a thing is one word with it."}
		}
	}
	return mend{before, joined, "A measure of a thing is one word with it."}
}

// oneMeasured reports that a number in words measures the one thing behind it: it may as well count several things of a
// kind, as in "two day labourers" and "two second hand cranes", or be the end of a larger one, as in "twenty four hour".
func oneMeasured(before string, words []language.Tagged) bool {
	if ofMeasures.MatchString(before) {
		return true // "led 3 two week trips"
	}
	if largerNumber.MatchString(before) || len(words) == 0 || words[0].Is("old", "long", "hand", "one") {
		return false
	}
	for _, w := range words {
		switch {
		case w.Has(language.Plural) || w.Tag == language.TagThird:
			return false // "two minute goals"
		case w.Tag != language.TagNoun && w.Tag != language.TagAdjective && w.Tag != language.TagBase:
			return true
		}
	}
	return true
}

// ofMeasures is a count in figures before a measure in words.
var ofMeasures = sieve.MustCompile(`\b\d+ $`)

var largerNumber = sieve.MustCompile(`(?i)\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and) $`)

// countsKind reports a number of things whose kind the unit says: "two day nurseries", "three year groups", "two member firms".
func countsKind(unit string, words []language.Tagged) bool {
	return unit == "member" && pluralThing(words) || kindsOf[unit][words[0].Low]
}

// kindsOf are things that day and year say the kind of.
var kindsOf = map[string]map[string]bool{
	"page":   wordset.Of("turner turners"),
	"day":    wordset.Of("pass passes nursery nurseries shift shifts centre centres center centers care school schools staff nurse nurses"),
	"year":   wordset.Of("group groups class classes old olds end ends team teams book books head heads"),
	"month":  wordset.Of("end ends"),
	"minute": wordset.Of("book books taker takers"),
	"person": wordset.Of("hours days"),
}

// pluralThing reports a noun phrase of several things.
func pluralThing(words []language.Tagged) bool {
	plural := false
	for _, w := range words {
		if !things[w.Tag] && w.Tag != language.TagAdjective {
			break
		}
		plural = w.Tag == language.TagPlural
	}
	return plural
}

// smallNumbers are the figures that sentences write out.
var smallNumbers = map[string]string{
	"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
}

// smallTeam is a small number joined to what it counts: "6-person".
var smallTeam = sieve.MustCompile(`\b([2-9])-(person|member|strong|man|day|week|month|year|stage|step|part|page)\b`)

var anyFigure = sieve.MustCompile(`[$£€]?\d[\d.,]*[%\p{L}]*`)

// numerals writes out the small numbers of people and things where the sentence has no
// larger figure beside them: "Mentored 8 engineers".
func numerals(text string) (list []mend) {
	for _, m := range smallTeam.FindAllStringSubmatch(text, -1) {
		list = append(list, mend{m[0], smallNumbers[m[1]] + "-" + m[2], "Small numbers are written out."})
	}
	if slices.ContainsFunc(anyFigure.FindAllString(text, -1), largeFigure) {
		return list
	}
	words := tagged(text)
	if leavesFigure(words) {
		return list
	}
	for i, w := range words {
		if i == 0 || !counting(words, i) {
			continue
		}
		start, end := words[max(i-2, 0)].Start, words[min(i+1, len(words)-1)].End()
		after := text[start:w.Start] + smallNumbers[w.Text] + text[w.End():end]
		list = append(list, mend{text[start:end], after, "Small numbers are written out."})
	}
	return list
}

// leavesFigure reports a small figure in a row that would stay beside written ones, since nobody can tell what it counts: "3 HK IPOs,
// 4 listings and 3 sales" keeps its figures.
func leavesFigure(words []language.Tagged) bool {
	for i, w := range words[:max(len(words)-1, 0)] {
		if smallNumbers[w.Text] != "" && namesCounted(words[i+1]) && (i == 0 || !counting(words, i)) {
			return true
		}
	}
	return false
}

// namesCounted reports a word that may say what is counted.
func namesCounted(w language.Tagged) bool {
	return w.Kind == language.Word && w.Tag != language.TagPreposition && !w.Is("percent")
}

// largeFigure reports one that is not written out, shares and sums of money apart.
func largeFigure(figure string) bool {
	return smallNumbers[strings.TrimRight(figure, ".,")] == "" && !strings.ContainsAny(figure, "%$£€")
}

// counting reports a small number of people or things at i, and no name or bound.
func counting(words []language.Tagged, i int) bool {
	if smallNumbers[words[i].Text] == "" || !ofThings(words, i) || i+1 < len(words) && words[i+1].Is("sigma", "s", "c", "p", "d") {
		return false
	}
	before := words[i-1]
	return before.Kind == language.Word && !numbering[before.Low] && (i == 1 || !before.Capital)
}

// numbering are words whose number is a name or a bound.
var numbering = wordset.Of("version level grade phase stage class category band step no to from type key tier line x")

// ofThings reports a number of people or things: a plural follows, or a team of so many
// ends there.
func ofThings(words []language.Tagged, i int) bool {
	if words[i-1].Is("of") && i > 1 && words[i-2].Is("team", "group", "crew", "staff") {
		return i+1 == len(words) || words[i+1].Is(".", ",") || words[i+1].Tag == language.TagPreposition || pluralAfter(words, i)
	}
	return pluralAfter(words, i)
}

func pluralAfter(words []language.Tagged, i int) bool {
	for k := i + 1; k < len(words) && k < i+4; k++ {
		switch w := words[k]; {
		case w.Tag == language.TagPlural && !w.Capital:
			return !measures[w.Low]
		case w.Tag == language.TagAdjective, w.Tag == language.TagNoun && !w.Capital:
		default:
			return false
		}
	}
	return false
}

// titleWords are what titles shorten.
var titleWords = []struct {
	short *sieve.Regexp
	long  string
}{
	{sieve.MustCompile(`\bSn?r\b(?:\.\pL?)?`), "Senior"},
	{sieve.MustCompile(`\bJn?r\b(?:\.\pL?)?`), "Junior"},
	{sieve.MustCompile(`\bMgr\b(?:\.\pL?)?`), "Manager"},
	{sieve.MustCompile(`\bAsst\b(?:[.:]\pL?)?`), "Assistant"},
}

// twoTitles is a title in two languages: "Spawacz (Welder)".
var twoTitles = sieve.MustCompile(`^(\p{L}[\p{L} .’'-]*?)( \(| / )(\p{L}[\p{L} ’'-]*?)(\)?)$`)

// englishFirst puts the English of two titles first, "" where that is not certain: no word
// of the first is English, and the second is what somebody is.
func englishFirst(title string) string {
	m := twoTitles.FindStringSubmatch(title)
	if m == nil || (m[2] == " (") != (m[4] == ")") || !foreignTitle(strings.Fields(m[1])) || !englishRole(strings.Fields(m[3])) {
		return ""
	}
	return m[3] + m[2] + m[1] + m[4]
}

// foreignTitle reports a title in another language: one word of some length is of it, and no longer one is English.
func foreignTitle(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return len(w) > 4 && foreign(w) }) &&
		!slices.ContainsFunc(words, func(w string) bool { return utf8.RuneCountInString(w) > 3 && !foreign(w) })
}

// englishRole reports a title in English that says what somebody is.
func englishRole(words []string) bool {
	return !slices.ContainsFunc(words, foreign) && language.IsRole(strings.ToLower(words[len(words)-1]))
}

// foreign reports a word that is not English as far as anybody here knows.
func foreign(w string) bool {
	low := strings.ToLower(strings.Trim(w, ".’'"))
	return !lexicon.Exact(low).Known() && language.Read(low).Class&^language.Noun == 0 && !language.IsRole(low)
}

// serialNumber is the head of the column that counts the rows of a table: "Sr. No.".
var serialNumber = sieve.MustCompile(`(?i)^Sn?r\b\.? ?(?:No|Number|#)\b`)

// gradeRange is a range of grades: "ST3-ST7".
var gradeRange = sieve.MustCompile(`\b(\p{Lu}{1,3}\d)-(\p{Lu}{1,3}\d)\b`)

// titles writes out what titles of posts shorten, and gives ranges their dash.
func (t *tidier) titles(doc *cv.Document) {
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleTitle && r.Role != cv.RoleLabel || r.Section == cv.SectionAwards || // "Robin Moss, Jr. Prize"
			serialNumber.MatchString(r.Text.Value) {
			return
		}
		after := gradeRange.ReplaceAllString(r.Text.Value, "$1–$2")
		for _, w := range titleWords {
			after = w.short.ReplaceAllStringFunc(after, func(m string) string {
				next := m[strings.LastIndexAny(m, ".:")+1:]
				if next == m {
					next = ""
				}
				return strings.TrimSpace(w.long + " " + next) // "Sr.Engineer" lacks its space
			})
		}
		reason := "Written out in a title."
		if english := englishFirst(after); english != "" {
			after, reason = english, "The English title, which the CV gives, stands first."
		}
		if after == r.Text.Value || strings.Contains(after, "Senior Senior") {
			return
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: after, Lines: r.Text.Lines, Reason: reason,
		}
		if t.made(n) {
			r.Text.Value = after
		}
	})
}
