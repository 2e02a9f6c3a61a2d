package form

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Many CVs have several sections that are all read as skills: "Technical Skills", "Strengths", "Computer Skills". Run together
// they say less than each did under its name, and what somebody can do stands among how somebody is.

// underHeadings gives skills without a group the heading that they stand under in the file, where the file has several.
func (f *former) underHeadings() {
	l := f.labels()
	var groups, qualities []cv.SkillGroup
	for _, g := range f.doc.Skills {
		if !g.Name.IsZero() || !g.Level.IsZero() {
			groups = append(groups, g)
			continue
		}
		rest := g
		rest.Keywords = nil
		for _, t := range g.Keywords {
			switch label := l.of(t); {
			case label.IsZero():
				rest.Keywords = append(rest.Keywords, t)
			case namesQualities(label):
				qualities = addTo(qualities, label, t)
			default:
				l.labelled = addTo(l.labelled, label, t)
			}
		}
		if len(rest.Keywords) > 0 {
			groups = append(groups, rest)
		}
	}
	f.doc.Skills = append(append(groups, l.labelled...), qualities...)
}

// labels are those that the headings of a document give its skills.
type labels struct {
	f        *former
	several  bool           // the document has several headings of skills
	words    map[string]int // so many stand under each
	tooLong  bool           // where one heading cannot be a label, none is: the others would seem to be all there is
	labelled []cv.SkillGroup
}

func (f *former) labels() *labels {
	l := labels{f: f, several: f.skillHeadings() > 1, words: map[string]int{}}
	for _, g := range f.doc.Skills {
		if !g.Name.IsZero() || !g.Level.IsZero() {
			continue
		}
		for _, t := range g.Keywords {
			key := labelKey(f.labelOf(t, l.several))
			if l.words[key] += wordCount(t.Value); wordCount(t.Value) > longestBehindLabel || strings.Contains(t.Value, ". ") {
				l.words[key] += mostBehindLabel
			}
		}
	}
	for key, n := range l.words {
		l.tooLong = l.tooLong || key != "" && n > mostBehindLabel
	}
	return &l
}

// of is the label of a skill; zero where it has none, or one with more behind it than is read on a line.
func (l *labels) of(t cv.Text) cv.Text {
	label := l.f.labelOf(t, l.several)
	if l.words[labelKey(label)] > mostBehindLabel || l.tooLong && !namesQualities(label) {
		return cv.Text{}
	}
	return label
}

func namesQualities(label cv.Text) bool { return (&cv.SkillGroup{Name: label}).Qualities() }

// addTo adds a skill to the group with a label.
func addTo(groups []cv.SkillGroup, label, t cv.Text) []cv.SkillGroup {
	at := slices.IndexFunc(groups, func(g cv.SkillGroup) bool { return labelKey(g.Name) == labelKey(label) })
	if at < 0 {
		at = len(groups)
		groups = append(groups, cv.SkillGroup{Name: label})
	}
	groups[at].Keywords = append(groups[at].Keywords, t)
	return groups
}

// labelOf is the label that the heading above a skill gives it; zero where it gives none.
func (f *former) labelOf(t cv.Text, several bool) cv.Text {
	at := f.skillHeading(t)
	if at < 0 || !f.free(t) {
		return cv.Text{}
	}
	label := headingLabel(f.doc.Source[at].Text, at)
	if !several && !namesQualities(label) || labelKey(label) == labelKey(t) {
		return cv.Text{}
	}
	return label
}

func labelKey(t cv.Text) string { return words.Fold(t.Value) }

// skillHeadings counts the headings that skills stand under.
func (f *former) skillHeadings() int {
	at := map[int]bool{}
	for _, g := range f.doc.Skills {
		for _, t := range append([]cv.Text{g.Name}, g.Keywords...) {
			if h := f.skillHeading(t); h >= 0 {
				at[h] = true
			}
		}
	}
	return len(at)
}

// skillHeading is the line of the heading of skills that a value stands under; -1 where it stands under none or under another.
func (f *former) skillHeading(t cv.Text) int {
	return f.headingAbove(t, func(s *cv.SourceLine) bool { return s.Section == cv.SectionSkills })
}

// headingAbove is the line of the heading that a value stands under, where it is as asked; -1 where not.
func (f *former) headingAbove(t cv.Text, is func(*cv.SourceLine) bool) int {
	if f.above == nil {
		last := -1
		for i := range f.doc.Source {
			if f.doc.Source[i].As == cv.LineHeading {
				last = i
			}
			f.above = append(f.above, last)
		}
	}
	if len(t.Lines) == 0 || t.Lines[0] < 0 || len(f.above) == 0 {
		return -1
	}
	at := f.above[min(t.Lines[0], len(f.above)-1)]
	if at < 0 || !is(&f.doc.Source[at]) {
		return -1
	}
	return at
}

// headingLabel is what a heading says of the skills below it; zero where it says no more than that they are skills, or
// names other things besides.
func headingLabel(text string, line int) cv.Text {
	text = strings.TrimSpace(headings.Bare(text))
	folded := strings.Fields(words.Fold(text))
	single := 0
	telling := false
	for _, w := range folded {
		if besidesSkills[w] || strings.ContainsAny(w, "0123456789") {
			return cv.Text{}
		}
		telling = telling || !onlySkills[w]
		if len(w) == 1 {
			single++
		}
	}
	if !telling || len(folded) > longestLabel || single > 1 || strings.ContainsAny(text, "\t:;(") {
		return cv.Text{}
	}
	return cv.Text{Value: quietly(text), Lines: []int{line}, Confidence: headingConfidence}
}

// quietly is a heading in capitals as a label has it: "IT SKILLS" is "IT Skills".
func quietly(text string) string {
	if text != strings.ToUpper(text) {
		return text
	}
	parts := strings.Fields(strings.ToLower(text))
	for i, w := range parts {
		switch {
		case shortNames[w], strings.HasPrefix(w, "(") && utf8.RuneCountInString(w) <= longestInitials:
			parts[i] = strings.ToUpper(w)
		case i == 0 || !smallInNames[w]:
			parts[i] = language.NameCase(w)
		}
	}
	return strings.Join(parts, " ")
}

// longestInitials is how many signs letters in brackets have: "(BE)", "(BHMS)".
const longestInitials = 6

// shortNames are what headings shorten and keeps its capitals.
var shortNames = wordset.Of("it ict cad hr pc ms sap erp bim gis hvac qa qc hse mep os ui ux")

const (
	// longestLabel is how many words a heading has that names a group.
	longestLabel = 5
	// longestBehindLabel and mostBehindLabel are how many words a skill, and all of them, have on one line behind a label.
	longestBehindLabel, mostBehindLabel = 26, 52
	// headingConfidence is that of a label that is a heading of the file.
	headingConfidence = 0.9
)

var (
	// onlySkills are words of headings that say no more than that skills stand below.
	onlySkills = wordset.Of(`skill skills set sets key core main my of and the in area areas expertise competence competences competencies
		competency ability abilities capability capabilities profile professional relevant other additional related special
		specialties summary specification specifications highlights overview proficiency proficiencies qualification
		qualifications experience work career acquired a with knowledge`)
	// besidesSkills are words of headings over skills and something else, or over text.
	besidesSkills = wordset.Of(`interest interests intrests hobby hobbies activity activities language languages award awards
		coursework course
		courses organization organizations organisation education research achievement achievements information certification
		certifications certificate certificates training about objective memberships affiliations recognition tasks responsibilities
		duties declaration references details history employment project projects academic`)
)

// saysOnlySkills reports a heading that says no more than that skills stand below; "Other" tells them from those above.
func saysOnlySkills(text string) bool {
	more := func(w string) bool { return !onlySkills[w] }
	return !remaining.MatchString(text) && !slices.ContainsFunc(strings.Fields(words.Fold(text)), more)
}

var remaining = sieve.MustCompile(`(?i)^\W*(?:others?|additional)\b`)
