package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// Many CVs have several sections that are all read as skills: "Technical Skills", "Strengths", "Computer Skills". Run together
// they say less than each did under its name, and what somebody can do stands among how somebody is.

// underHeadings gives skills without a group the heading that they stand under in the file, where the file has several.
func (f *former) underHeadings() {
	several := f.skillHeadings() > 1
	var groups, qualities []cv.SkillGroup
	for _, g := range f.doc.Skills {
		if !g.Name.IsZero() || !g.Level.IsZero() {
			groups = append(groups, g)
			continue
		}
		rest, labelled := f.parted(g, several)
		if len(rest.Keywords) > 0 {
			groups = append(groups, rest)
		}
		for _, l := range labelled {
			if l.Qualities() {
				qualities = append(qualities, l)
				continue
			}
			groups = append(groups, l)
		}
	}
	f.doc.Skills = append(groups, qualities...)
}

// parted parts a group without a name into what stands under headings that say something, and the rest.
func (f *former) parted(g cv.SkillGroup, several bool) (rest cv.SkillGroup, labelled []cv.SkillGroup) {
	labels, count := make([]cv.Text, len(g.Keywords)), map[string]int{}
	for i, t := range g.Keywords {
		labels[i] = f.labelOf(t, several)
		key := labelKey(labels[i])
		if count[key] += wordCount(t.Value); wordCount(t.Value) > longestBehindLabel || strings.Contains(t.Value, ". ") {
			count[key] += mostBehindLabel
		}
	}
	tooLong := false // where one heading cannot be a label, none is: the others would seem to be all there is
	for key, n := range count {
		tooLong = tooLong || key != "" && n > mostBehindLabel
	}
	rest = g
	rest.Keywords = nil
	for i, t := range g.Keywords {
		key := labelKey(labels[i])
		if key == "" || count[key] > mostBehindLabel || tooLong && !(&cv.SkillGroup{Name: labels[i]}).Qualities() {
			rest.Keywords = append(rest.Keywords, t)
			continue
		}
		at := slices.IndexFunc(labelled, func(l cv.SkillGroup) bool { return labelKey(l.Name) == key })
		if at < 0 {
			at = len(labelled)
			labelled = append(labelled, cv.SkillGroup{Name: labels[i]})
		}
		labelled[at].Keywords = append(labelled[at].Keywords, t)
	}
	return rest, labelled
}

// labelOf is the label that the heading above a skill gives it; zero where it gives none.
func (f *former) labelOf(t cv.Text, several bool) cv.Text {
	at := f.skillHeading(t)
	if at < 0 || !f.free(t) {
		return cv.Text{}
	}
	label := headingLabel(f.doc.Source[at].Text, at)
	qualities := (&cv.SkillGroup{Name: label}).Qualities()
	if !several && !qualities || labelKey(label) == labelKey(t) {
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
	if len(t.Lines) == 0 {
		return -1
	}
	for i := min(t.Lines[0], len(f.doc.Source)-1); i >= 0; i-- {
		if s := &f.doc.Source[i]; s.As == cv.LineHeading {
			if is(s) {
				return i
			}
			return -1
		}
	}
	return -1
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
	return cv.Text{Value: text, Lines: []int{line}, Confidence: headingConfidence}
}

const (
	// longestLabel is how many words a heading has that names a group.
	longestLabel = 5
	// longestBehindLabel and mostBehindLabel are how many words a skill, and all of them, have that stand on one line behind a label.
	longestBehindLabel, mostBehindLabel = 30, 70
	// headingConfidence is that of a label that is a heading of the file.
	headingConfidence = 0.9
)

var (
	// onlySkills are words of headings that say no more than that skills stand below.
	onlySkills = wordset.Of(`skill skills set sets key core main my of and the in area areas expertise competence competences competencies competency
		ability abilities capability capabilities profile professional relevant other additional related special specialties summary
		highlights overview proficiency proficiencies qualification qualifications experience work career acquired a with knowledge`)
	// besidesSkills are words of headings over skills and something else, or over text.
	besidesSkills = wordset.Of(`interest interests intrests hobby hobbies activity activities language languages award awards coursework course
		courses organization organizations organisation education research achievement achievements information certification
		certifications certificate certificates training about objective memberships affiliations recognition tasks responsibilities
		duties declaration references details history employment project projects academic`)
)

// saysOnlySkills reports a heading that says no more than that skills stand below.
func saysOnlySkills(text string) bool {
	return !slices.ContainsFunc(strings.Fields(words.Fold(text)), func(w string) bool { return !onlySkills[w] })
}
