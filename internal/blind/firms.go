package blind

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// employers are kept by name, so that nobody takes one for a person, and hidden where they are described.
func (s *secrets) employers(original *cv.Document) {
	skills := skillWords(original)
	original.Walk(func(r cv.Ref) {
		if r.Section == cv.SectionSkills {
			s.skills = append(s.skills, phraseOf(r.Text.Value)...)
		}
	})
	for _, w := range original.Work {
		s.employer(w.Organisation.Value, w.Unit.Value, skills)
	}
	for _, p := range original.Projects {
		if isFirmAlone(p.Name.Value) { // a post that was read as a project
			s.employer(p.Name.Value, "", skills)
		}
	}
}

// employer is kept by name, and by what texts call it where it is described.
func (s *secrets) employer(name, unit string, skills []string) {
	s.firms = append(s.firms, name)
	if !s.described {
		return
	}
	for _, c := range callings(name, unit, skills) {
		if c.behind != nil {
			s.calledBehind = append(s.calledBehind, c)
			continue
		}
		s.phrases = append(s.phrases, secret{words: c.words, text: c.text, what: "employers", as: NoEmployer})
	}
}

// ofDepartment reports what was read as an employer and is a part of one, or none: "Department", "Sports medicine".
// Such words stand in a CV for themselves.
func ofDepartment(name string) bool {
	words := wordsOf(name)
	for i, w := range words {
		long := len([]rune(w.text)) > 3
		known := common(w.folded) && !alsoName(w.folded)
		rare := len(words) > 1 && lexicon.Exact(w.folded).Frequency() < 2
		if !known || rare || long && i > 0 && w.capital || len(words) == 1 && !generic(w.folded) {
			return false
		}
	}
	return len(words) > 0
}

// generic reports a word for a part of a firm, an office or a kind of house.
func generic(folded string) bool { return offices[folded] || houses[folded] || units[folded] }

var units = wordset.Of(`departments section sections workshop accounts administration human resources logistics purchase stores
	production maintenance quality self freelance freelancer various multiple private local free national
	international general government`)

// calledShortly are the places where what may be something else is the employer.
func (s secrets) calledShortly(words []word, runes []rune) (spans [][2]int) {
	for i := 1; i < len(words); i++ {
		for _, c := range s.calledBehind {
			end := i + len(c.words) - 1
			if !c.behind[words[i-1].folded] || !isCalled(words[i:], c.words) || runes[words[i].from-1] != ' ' ||
				end+1 < len(words) && words[end+1].capital && nextTo(runes, words[end], words[end+1]) {
				continue
			}
			spans = append(spans, [2]int{words[i].from, words[end].to})
			i = end
			break
		}
	}
	return spans
}

// isCalled reports words that begin with those of a name, the first and the last with a capital.
func isCalled(words []word, called []string) bool {
	if len(words) < len(called) || !words[0].capital || !words[len(called)-1].capital {
		return false
	}
	for k, w := range called {
		if words[k].folded != w {
			return false
		}
	}
	return true
}

var (
	// workedAt ends before whom somebody worked for or was trained by.
	workedAt = sieve.MustCompile(`(?:(?i:\b(?:interns?(?:hip)?|trainee|training|apprentice(?:ship)?|attachment|worked|working` +
		`|employed|experience|joined|part[- ]time|served)\b)(?:[^.;:\n]|\b\p{Lu}\pL{0,3}\.){0,60}? (?:at|with|from|for|in|by)(?: the)?` +
		`|(?i:\b(?:interns?(?:hip)?|trainee)) ?[,:–-]|(?i:^\W*(?:company|employer|organi[sz]ation)(?: name)?) ?[:–-])` +
		`\s+(\p{Lu}[\pL\d.'’&-]*(?:,? (?:\p{Lu}[\pL\d.'’&-]*|of|and|&))*)`)
	// firmName is a run of words with capitals up to a legal form.
	firmName = sieve.MustCompile(`\p{Lu}[\pL\d.'’&-]*(?: (?:\p{Lu}[\pL\d.'’&-]*|of|and|&)){0,6}? \(?` +
		`(?:Pvt\.?|Private|Ltd\b\.?|Limited|LLP|LLC|W\.?L\.?L\.?|GmbH|S\.A\.|Inc\b\.?|Co\.)\)?` +
		`(?:[ .,]{0,2}(?:Ltd\b\.?|Limited|Co\.|LLC|\(P\)))*`)
	// trainedAt ends before a house, not before what somebody learns.
	trainedAt = sieve.MustCompile(`(?i)(?:\b(?:at|from)(?: the)?|[,:–-])\s+$`)
	// learnt ends before what somebody has experience or was trained in, or with whom; employs says that it is whom.
	learnt  = sieve.MustCompile(`(?i)\b(?:training|experience)\b`)
	employs = sieve.MustCompile(`(?i)\b(?:interns?(?:hip)?|trainee|apprentice(?:ship)?|attachment)\b` +
		`|\b(?:training|experience)\b.*\b(?:worked|working for|employed|joined|part[- ]time|served)\b`)
	// capitals are letters that stand for a firm.
	capitals = sieve.MustCompile(`^\p{Lu}{4,7}$`)
)

// withoutFirmsOf takes out employers that the reader took for none: whom a text says that somebody
// worked for or was trained by, and firms in what stands behind the posts.
func (s secrets) withoutFirmsOf(text string, r cv.Ref) string {
	text = replaceAll(text, s.calledShortly(wordsOf(text), []rune(text)), NoEmployer)
	if r.Role == cv.RoleOrganisation && r.Section != cv.SectionProjects || r.Role == cv.RoleSkill {
		return text
	}
	if r.Section == cv.SectionAdditional || r.Role == cv.RoleOrganisation {
		text = firmName.ReplaceAllStringFunc(text, func(string) string { return NoEmployer })
	}
	var b strings.Builder
	at := 0
	for _, m := range workedAt.FindAllStringSubmatchIndex(text, -1) {
		end := m[2] + len(firmIn(text[m[2]:m[3]], text[m[0]:m[2]]))
		if m[2] < at || end == m[2] || s.isSkill(text[m[2]:end]) {
			continue
		}
		b.WriteString(text[at:m[2]] + NoEmployer)
		at = end
	}
	return b.String() + text[at:]
}

// firmIn is the firm that a run of words begins with: up to a legal form, the last word of what firms are called, or
// letters that stand for one where nothing else can follow; "" where it is none. Experience and training are with products,
// too, which are called like firms.
func firmIn(run, before string) string {
	if at := firmName.FindStringIndex(run); at != nil && at[0] == 0 {
		return run[:at[1]]
	}
	sure := trainedAt.MatchString(before)
	if !sure && learnt.MatchString(before) && !employs.MatchString(before) {
		return ""
	}
	parts := strings.SplitAfter(run, ",")
	words := wordsOf(parts[0])
	for n := range parts { // "College of Commerce, Tarn University"
		if end := firmEnd(wordsOf(strings.Join(parts[:n+1], "")), sure); end > 0 {
			return string([]rune(run)[:end])
		}
	}
	if sure && len(words) > 0 && capitals.MatchString(words[0].text) && !common(words[0].folded) && !isLand(words[0].text) {
		return words[0].text
	}
	return ""
}

// firmEnd is where a run of words ends with what firms are called, a town behind it or none, 0 where it does not. One of
// its words must be no common one, unless it is sure that a house is told.
func firmEnd(words []word, sure bool) int {
	named := sure && len(words) > 1 && words[0].capital && !generic(words[0].folded) || slices.ContainsFunc(words, func(w word) bool {
		return w.capital && (!common(w.folded) || alsoName(w.folded)) && !isTown(w.text)
	})
	for i := len(words) - 1; named && i > 0 && (i == len(words)-1 || isTown(words[i+1].text)); i-- {
		if w := words[i]; w.capital && (houses[w.folded] || familyFirm[w.folded]) {
			return w.to
		}
	}
	return 0
}

// isSkill reports a run with a word of the skills and papers: products are called like firms.
func (s secrets) isSkill(run string) bool {
	return slices.ContainsFunc(wordsOf(run), func(w word) bool {
		return slices.Contains(s.skills, w.folded) && !common(w.folded)
	})
}
