package blind

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Other people who are named in a CV know the candidate, or live with them: whom somebody reports
// to, who supervised a thesis, a wife. They are told by what stands before the name: a form of
// address, or words behind which only a person can follow.
const (
	// personWords is what may be a name: words with capitals, and initials.
	personWords = `(?:\p{Lu}\.[ ]?|\p{Lu}[\pL'’]+(?:-\p{Lu}[\pL'’]+)*\b ?|\p{Lu}\b ?|(?:van|von|de|der|den|del|da|bin|al|el) ){1,6}`
	// address is how people are spoken of before their name, ranks among it.
	address = `(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Shri|Shree|Smt|Er|Rev|Herr|Frau|Sir|Dame` +
		`|Lt[. ]{1,2}Col|Lt[. ]{1,2}Cdr|Wg[. ]{1,2}Cdr|Sqn[. ]{1,2}Ldr|Gp[. ]{1,2}Capt|Maj[. ]{1,2}Gen` +
		`|Brig|Maj|Cdr|Col|Capt|Sgt|SSgt|WO[12])\b`
	rankWords = `(?:(?:Lieutenant|Wing|Squadron|Group|Flight|Brigadier|Major|Colonel|Captain|Commander|Commodore|Admiral|General` +
		`|Leader|Sergeant|Inspector|Sir|Lord|Dame|Lady) )*`
)

var (
	addressed = sieve.MustCompile(`\b(?:` + address + `[. ]\s?){1,3}(` + personWords + `)`)
	// knows are words behind which somebody is named who knows the candidate.
	knows = sieve.MustCompile(`(?:\b(?i:report(?:s|ed|ing)? (?:(?:directly|functionally|administratively|solely|jointly) )?(?:in)?to` +
		`|(?:under|with) (?:the )?(?:\pL+ )?(?:supervision|guidance|mentorship|tutelage|directorship) of` +
		`|(?:supervised|mentored|guided|coached|appointed|line[- ]managed|advised|interviewed|commended|trained) by` +
		`|(?:deputi[sz](?:e|ed|es|ing)|stood in|covered|covering|stand-in) for` +
		`|(?:responsible|accountable|answerable|assistant|pa|secretary|deputy|aide|advis[eo]r) to` +
		`|(?:managers?|(?:co-)?supervisors?|boss|mentors?|thesis advis[eo]r|tutor|professor|referees?),)` +
		`|(?i:\b(?:line manager|manager|(?:co-)?supervisors?|(?:thesis |academic |project |internal |external )?(?:advis[eo]r|guide` +
		`|mentor|tutor)s?` +
		`|thesis director|promotor|referees?|reports? to|reporting (?:to|manager|officer|head)|immediate superior)) ?[:–-])\s*` +
		`((?:the )?(?:late )?(?:` + address + `[. ]\s?)*` + rankWords + `)(` + personWords + `)`)
	// anotherName goes on with one in a list.
	anotherName = sieve.MustCompile(`^(?:,|,? and| &) (` + personWords + `)`)
	// ofFamily are relatives right before their name.
	ofFamily = sieve.MustCompile(`\b((?i:wife|husband|spouse|sons?|daughters?|brothers?|sisters?|father|mother|fianc[eé]e?` +
		`|children|twins))` +
		`,? ((?:\p{Lu}[\pL'’-]+)(?:(?:, | and | & )\p{Lu}[\pL'’-]+|\s\p{Lu}[\pL'’-]+\b)*)`)
	// houses are words of what is called after people: firms, schools, prizes.
	houses = wordset.Of(`hospital hospitals laboratory laboratories labs college school university foundation trust ltd limited plc llc llp
		inc institute centre center memorial award prize medal barracks house hall group clinic street road company bank motors industries
		steel power energy systems solutions services software technologies technology international global associates partners consulting
		consultants consultancy pharma
		pharmaceuticals council committee airport airlines airways hotel hotels resort restaurant tour museum library church
		station embassy commission agency authority network networks capital insurance media studio studios records scholarship lecture
		fellowship day cup trophy universe world shop stores bakery foods products brands plant factory site headquarters hq ministry
		government army navy force forces`)
	// offices are words of what somebody does, behind a name or alone.
	offices = wordset.Of(`board team department office head director manager officer chief president vice executive senior junior lead
		leader leads project projects programme program sales marketing finance operations engineering engineer supervisor general
		regional national area country deputy assistant coordinator controller ceo cfo coo cto vp svp avp gm agm dgm hod md hr it
		principal dean professor chairman chair minister secretary royal division unit branch section master client clients customer
		customers owner owners partner stakeholders management architect analyst consultant superintendent foreman inspector surveyor
		warden matron sister nurse surgeon doctor registrar bursar editor producer conductor captain scientist researcher accountant
		auditor treasurer lawyer counsel attorney sheriff judge mayor governor commander colonel major`)
)

// withoutOthers takes out the names of other people. Employers of the CV and what is called
// after somebody stay.
func (s secrets) withoutOthers(text string, r cv.Ref) string {
	if namesFirms(r) {
		return text
	}
	text = s.cutNames(text, knows, 2, func(title, name string, isSure bool) bool {
		isPerson := isSure || s.level == cv.BlindPlus || personal.IsGivenName(phraseOf(name)[0])
		return title != "" && oneName(name) || likeName(name) && isPerson
	})
	text = s.cutNames(text, addressed, 1, func(_, name string, _ bool) bool { return oneName(name) })
	if ofPost(r.Section) {
		return text
	}
	return ofFamily.ReplaceAllStringFunc(text, withoutRelative)
}

// namesFirms reports texts that name firms, schools and authors, people or not.
func namesFirms(r cv.Ref) bool {
	return r.Section == cv.SectionPublications || r.Role == cv.RoleOrganisation && r.Section != cv.SectionReferences
}

// withoutRelative leaves of a relative and a name the relative.
func withoutRelative(found string) string {
	kin, name, _ := strings.Cut(found, " ")
	if isTown(name) || isLand(name) {
		return found
	}
	return strings.TrimSuffix(kin, ",") + " " + withheld
}

// cutNames puts "[withheld]" in place of the names that a pattern finds in its last group and of those that follow in a list, together
// with the form of address before them. Behind a label and before an office it is sure that a person is meant: one may report to a
// firm as well.
func (s secrets) cutNames(
	text string, pattern *sieve.Regexp, group int, isName func(title, name string, isSure bool) bool,
) string {
	var b strings.Builder
	at := 0
	for _, m := range pattern.FindAllStringSubmatchIndex(text, -1) {
		from, title := m[0], ""
		if group == 2 {
			from, title = m[2], text[m[2]:m[3]]
		}
		name := nameOnly(text[m[2*group]:m[2*group+1]])
		end := m[2*group] + len(name)
		isOwn := strings.HasPrefix(text[m[2*group]:], s.alias)
		if from < at || name == "" || isOwn || calledAfter(text[end:]) || s.ofEmployer(name) {
			continue
		}
		isSure := labelBefore.MatchString(text[m[0]:m[2]]) || isOffice(text[end:])
		if !isName(title, name, isSure) {
			continue
		}
		b.WriteString(text[at:from] + withheld)
		if at = end; group == 1 { // each of them has a form of address of its own
			continue
		}
		isPerson := isSure || title != "" // and so is who is named beside one
		at = s.listEnd(text, end, func(name string, joined bool) bool { return isName("", name, isPerson && joined) })
	}
	return b.String() + text[at:]
}

// labelBefore ends before whom a label or an apposition names: "Line manager: Ida Holm", "my manager, Ida Holm,".
var labelBefore = sieve.MustCompile(`[:,–-]\s*$`)

// isOffice reports what somebody does, behind a name: ", Director of Rail", " (AGM)".
func isOffice(after string) bool {
	isBehind := strings.HasPrefix(after, ", ") || strings.HasPrefix(after, " (")
	words := wordsOf(after)
	return isBehind && len(words) > 0 && offices[words[0].folded]
}

// listEnd is where the names end that follow one: "Alan Kershaw and Ida Holm"; joined says that nothing but "and" is between two.
func (s secrets) listEnd(text string, end int, isName func(name string, joined bool) bool) int {
	for m := anotherName.FindStringSubmatchIndex(text[end:]); m != nil; m = anotherName.FindStringSubmatchIndex(text[end:]) {
		name, behind := nameOnly(text[end+m[2]:end+m[3]]), end+m[2]
		isOther := name == "" || calledAfter(text[behind+len(name):]) || s.ofEmployer(name)
		if isOther || !isName(name, !strings.HasPrefix(text[end:], ",")) {
			break
		}
		end = behind + len(name)
	}
	return end
}

// nameOnly is a run of words up to one of what somebody does: of "Jane Doe Vice President" the first
// two. Where such a word is the second, or what is called after people is among them, there is no name.
func nameOnly(run string) string {
	run = strings.TrimRight(run, " ")
	words := strings.Fields(run)
	for i, w := range words {
		word := foldString(strings.Trim(w, ".,"))
		if houses[word] || offices[word] && i < 2 {
			return ""
		}
		if !offices[word] {
			continue
		}
		run = run[:strings.Index(run, " "+w)]
		break
	}
	return run
}

// calledAfter reports that what is before belongs to the name of something: "Dr Orme's Laboratory".
func calledAfter(after string) bool {
	next, _, _ := strings.Cut(strings.TrimLeft(after, " "), " ")
	return strings.HasPrefix(after, "'s ") || strings.HasPrefix(after, "’s ") || strings.HasPrefix(after, " & ") ||
		strings.HasPrefix(after, "-") || strings.HasPrefix(after, "@") || houses[next]
}

// oneName reports what may be a name behind a form of address.
func oneName(name string) bool {
	words := phraseOf(name)
	last := words[len(words)-1]
	return len([]rune(last)) > 1 && !products[words[0]] && !isLand(name) && (len(words) > 1 || !things[last])
}

// things are called like people: "Mr Price", "Dr Pepper", "Miss India".
var things = wordset.Of("pepper martens who price coffee bean fit muscle minute cooper lal world universe teen office word excel sql dos")

// likeName reports two to four words that look like the name of a person without a form of address:
// hardly one of them is a common word, none is a land.
func likeName(name string) bool {
	words := wordsOf(name)
	isOrdinary := func(w word) bool { return common(w.folded) && !alsoName(w.folded) }
	isLong := func(w word) bool { return len([]rune(w.text)) > 1 }
	count := len(words) > 1 && len(words) <= 4
	return count && slices.ContainsFunc(words, isLong) && !slices.ContainsFunc(words, noPerson) &&
		slices.ContainsFunc(words, func(w word) bool { return !isOrdinary(w) })
}

// noPerson reports letters that stand for something, and lands.
func noPerson(w word) bool {
	isShort := len(w.text) > 1 && len(w.text) < 5 && strings.ToUpper(w.text) == w.text
	return isShort || isLand(w.text)
}

// alsoName reports a common word that is a name when it begins with a capital, and hardly used
// otherwise: "Jane", not "Night".
func alsoName(folded string) bool {
	return lexicon.Exact(lexicon.Title(folded)).Known() && lexicon.Exact(folded).Frequency() == 0
}

// ofEmployer reports words that stand in the name of an employer.
func (s secrets) ofEmployer(name string) bool {
	words := phraseOf(name)
	return slices.ContainsFunc(s.firms, func(firm string) bool { return len(matchesOf(firm, words)) > 0 })
}
