package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// Projects are told in many forms, of which each line may be taken for a project: "Minor Project" above its title, "Team size: 4"
// below it. What only counts projects or says of what kind one is names none, and what a label names is a part of the one above.

// projects gives projects the names that stand in their texts and the parts that stand alone.
func (f *former) projects() {
	var out []cv.Project
	for i := range f.doc.Projects {
		p := f.doc.Projects[i]
		if n := len(out); n > 0 && f.partOf(&out[n-1], &p) {
			takePart(&out[n-1], &p)
			continue
		}
		if n := len(out); n > 0 && f.onlyKind(&out[n-1]) && f.free(p.Name) {
			p = ofKind(out[n-1].Name, p)
			out = out[:n-1]
		}
		out = append(out, p)
	}
	for i := range out {
		f.wholeName(&out[i])
		f.nameWithin(&out[i])
		f.quotedName(&out[i])
		f.timeInName(&out[i])
	}
	f.doc.Projects = out
	f.kindsAbove()
}

// partLabel is a text with the label of a part of a project.
var partLabel = sieve.MustCompile(`(?i)^((?:project )?(?:team(?: size| members?)?|(?:no\.?|number) of ` +
	`(?:individuals|members|persons|people|students)|` +
	`duration|period|functions?|client|customer|environment|tools?(?: used)?|technolog(?:y|ies)(?: used)?|platform|` +
	`front ?end|back ?end|database|operating system|responsibilit(?:y|ies)|guide|domain|area|location|role|description))\b` +
	`(?:\s?:[–-]? ?|\s?[–-]+ | [–-]+)\S`)

// partOf reports what was taken for a project and is a part of the one above: a label with what it names, no head besides. Where
// the one above has that label for its name, projects are told by it ("Client: …"), and each begins one.
func (f *former) partOf(above, p *cv.Project) bool {
	if !f.free(p.Name) || !partLabel.MatchString(p.Name.Value) || !p.Role.IsZero() || !p.Organisation.IsZero() || !p.URL.IsZero() {
		return false
	}
	if labelOfPart(p.Name) == labelOfPart(above.Name) {
		return false
	}
	return p.Dates.IsZero() || above.Dates.IsZero()
}

// spacedLabel is a colon that the file sets in a column of its own.
var spacedLabel = sieve.MustCompile(`\s*\t\s*:\s*`)

// labelOfPart is the label of a part that a text begins with; "" where it has none.
func labelOfPart(t cv.Text) string {
	m := partLabel.FindStringSubmatch(t.Value)
	if m == nil {
		return ""
	}
	return strings.ToLower(m[1])
}

func takePart(above, p *cv.Project) {
	above.Highlights = append(above.Highlights, withValue(p.Name, spacedLabel.ReplaceAllString(p.Name.Value, ": ")))
	above.Highlights = append(append(above.Highlights, p.Summary...), p.Highlights...)
	above.Keywords = append(above.Keywords, p.Keywords...)
	if above.Dates.IsZero() {
		above.Dates = p.Dates
	}
}

// kindOfProject is a name that counts a project or says of what kind it is, and nothing else.
var kindOfProject = sieve.MustCompile(`(?i)^[\W\d_]*(?:my )?((?:(?:mini|minor|major|main|final[ -]year|academic|college|semester|` +
	`b\.? ?tech\.?|m\.? ?tech\.?|b\.? ?e\.?|mba|bca|mca|m\.? ?sc\.?|personal|live|in-?house)[ ,/&-]*){0,3})project(?: work| details)?` +
	`(?: \((mini|minor|major|main)\))?(?: title| name)?[\W\d_]*(?:[IVX]+\W*)?$`)

// onlyKind reports a project of which nothing was read but its kind.
func (f *former) onlyKind(p *cv.Project) bool {
	return kindOfProject.MatchString(p.Name.Value) && f.free(p.Name) && p.Role.IsZero() && p.Organisation.IsZero() && p.URL.IsZero() &&
		p.Dates.IsZero() && len(p.Summary) == 0 && len(p.Highlights) == 0 && len(p.Keywords) == 0
}

// ofKind is a project whose kind stands above it.
func ofKind(kind cv.Text, p cv.Project) cv.Project {
	p.Name.Lines = lines(kind, p.Name)
	if said := kindSaid(kind); !said.IsZero() && kindSaid(p.Name).IsZero() {
		p.Summary = append([]cv.Text{said}, p.Summary...)
	}
	return p
}

// kindSaid is the kind that a name says: "Minor Project"; zero where it only counts.
func kindSaid(name cv.Text) cv.Text {
	m := kindOfProject.FindStringSubmatch(name.Value)
	if m == nil {
		return cv.Text{}
	}
	kind := strings.Trim(m[1]+m[2], " ,/&-")
	if kind == "" {
		return cv.Text{}
	}
	kind = strings.ToLower(kind)
	if strings.ContainsFunc(kind, func(r rune) bool { return r == '.' }) || degreeKind.MatchString(kind) {
		name.Value = trimmed(strings.Trim(name.Value, "#* "))
		return name
	}
	name.Value = strings.ToUpper(kind[:1]) + kind[1:] + " project"
	return name
}

// degreeKind is a kind of project with the name of a degree, which has its own capitals.
var degreeKind = sieve.MustCompile(`\b(?:mba|bca|mca|b ?tech|m ?tech|be|m ?sc)\b`)

// titleLabel leads to the name of a project.
var titleLabel = sieve.MustCompile(`(?i)^(?:project )?(?:title|name|topic)(?: of (?:the )?project)?(?: ?[:–]+ ?| - )(\S.*)$`)

// quotedAlone is a name in quotation marks, and nothing else.
var quotedAlone = sieve.MustCompile(`^[“"‘]([^“”"]{3,90})[”"’]\.?$`)

// nameWithin names a project of which the name only says the kind after the title that stands in its texts.
func (f *former) nameWithin(p *cv.Project) {
	if !kindOfProject.MatchString(p.Name.Value) || !f.free(p.Name) {
		return
	}
	for _, list := range []*[]cv.Text{&p.Summary, &p.Highlights} {
		for i, t := range *list {
			title := titleIn(t.Value)
			if title == "" || !f.free(t) {
				continue
			}
			said := kindSaid(p.Name)
			t.Value, t.Lines = strings.TrimRight(title, " ."), lines(p.Name, t)
			p.Name = t
			*list = slices.Delete(slices.Clone(*list), i, i+1)
			if !said.IsZero() {
				p.Summary = append([]cv.Text{said}, p.Summary...)
			}
			return
		}
	}
	f.nameBelow(p)
}

// asksForTitle is a name that is the label of another: "Project title", "Main project name".
var asksForTitle = sieve.MustCompile(`(?i)\b(?:title|name)\W*$`)

// nameBelow names a project of which only the label of its title was read after the line right below.
func (f *former) nameBelow(p *cv.Project) {
	if !asksForTitle.MatchString(p.Name.Value) {
		return
	}
	list := &p.Summary
	if len(*list) == 0 {
		list = &p.Highlights
	}
	if len(*list) == 0 {
		return
	}
	first := (*list)[0]
	if !f.free(first) || !rightBelow(p.Name, first) || wordCount(first.Value) > longestName || partLabel.MatchString(first.Value) ||
		innerSentence.MatchString(first.Value) {
		return
	}
	said := kindSaid(p.Name)
	first.Value, first.Lines = strings.TrimRight(first.Value, " ."), lines(p.Name, first)
	p.Name, *list = first, slices.Clone((*list)[1:])
	if !said.IsZero() {
		p.Summary = append([]cv.Text{said}, p.Summary...)
	}
}

// rightBelow reports a text on the line of another or on the next one.
func rightBelow(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && next.Lines[0]-t.Lines[len(t.Lines)-1] <= 1
}

// innerSentence is the end of a sentence inside a text.
var innerSentence = sieve.MustCompile(`\p{Ll}{2,}[.!?] +\p{Lu}`)

// titleIn is the title that a text gives; "" where it gives none.
func titleIn(text string) string {
	for _, form := range []*sieve.Regexp{titleLabel, quotedAlone} {
		if m := form.FindStringSubmatch(strings.TrimSpace(text)); m != nil {
			return strings.Trim(m[1], ` "“”`)
		}
	}
	return ""
}

// longestName is how many words a name has that goes on in the line below.
const longestName = 26

// wholeName joins a name with the line below where it breaks off in a bracket that is closed there; the reader closes such
// a bracket at the end of its line.
func (f *former) wholeName(p *cv.Project) {
	for _, list := range []*[]cv.Text{&p.Summary, &p.Highlights} {
		if len(*list) == 0 {
			continue
		}
		first := (*list)[0]
		if f.free(p.Name) && f.free(first) && f.justBelow(p.Name, first) && open(lastLine(f.doc, p.Name)) && closes(first.Value) &&
			wordCount(p.Name.Value)+wordCount(first.Value) <= longestName {
			if !open(p.Name.Value) {
				p.Name.Value = strings.TrimSuffix(p.Name.Value, ")")
			}
			p.Name = with(p.Name, " ", first)
			*list = (*list)[1:]
		}
		return
	}
}

// kindAbove is a line that says of what kind the project below it is: "Major training (BE)".
var kindAbove = sieve.MustCompile(`(?i)^\W*(?:\S+ ){0,3}(?:projects?|training|internship|dissertation|thesis)` +
	`(?: (?:work|undertaken|details))?(?: \([^()]{1,12}\))?\W*$`)

// kindsAbove gives projects the lines of no section that stand right above them and say of what kind they are.
func (f *former) kindsAbove() {
	below := map[int]int{}
	for i, p := range f.doc.Projects {
		if len(p.Name.Lines) > 0 {
			below[p.Name.Lines[0]-1] = i
		}
	}
	for i := range f.doc.Additional {
		s := &f.doc.Additional[i]
		if !s.Heading.IsZero() {
			continue
		}
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool {
			if len(t.Lines) != 1 || !f.free(t.Text) || !kindAbove.MatchString(t.Value) {
				return false
			}
			at, found := below[t.Lines[0]]
			if !found {
				return false
			}
			p := &f.doc.Projects[at]
			p.Summary = append([]cv.Text{withValue(t.Text, quietly(t.Value))}, p.Summary...)
			return true
		})
	}
	f.doc.Additional = slices.DeleteFunc(f.doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
}

// quotedIn is a sentence that only leads to the name of a project in quotation marks: "Completed a major project “X” on Y".
var quotedIn = sieve.MustCompile(`(?i)^((?:\S+ed|did|made|built|done) (?:an? |the |my |our )?(?:\S+ ){0,2}project(?: work)?)` +
	`(?: (?:on|titled|entitled|named|called|about))?[ :,–-]*[“"]([^“”"]{3,90})[”"]\.?(.*)$`)

// quotedName names a project after what stands in quotation marks in its sentence, which stays without it as its text.
func (f *former) quotedName(p *cv.Project) {
	sentence, first := p.Name, cv.Text{}
	if len(p.Summary) > 0 {
		first = p.Summary[0]
	}
	joined := !first.IsZero() && strings.ContainsAny(firstRune(first.Value), `“"`) && f.justBelowOrBeside(p.Name, first)
	if joined {
		sentence = with(sentence, " ", first)
	}
	m := quotedIn.FindStringSubmatch(strings.ReplaceAll(sentence.Value, "\t", " "))
	if m == nil || !f.free(sentence) {
		return
	}
	rest := p.Summary
	if joined {
		rest = rest[1:]
	}
	said := sentence
	said.Value = strings.TrimSpace(m[1] + " " + strings.TrimSpace(m[3]))
	p.Name = sentence
	p.Name.Value = strings.TrimSpace(m[2])
	p.Summary = append([]cv.Text{said}, rest...)
}

func firstRune(s string) string {
	for _, r := range strings.TrimSpace(s) {
		return string(r)
	}
	return ""
}

// justBelowOrBeside reports a text on the line of another or on the one below.
func (f *former) justBelowOrBeside(t, next cv.Text) bool {
	return len(t.Lines) > 0 && len(next.Lines) > 0 && (t.Lines[len(t.Lines)-1] == next.Lines[0] || f.justBelow(t, next))
}
