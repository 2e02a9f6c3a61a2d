package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// innerLabel is a label inside of a list with what follows it: "Systems: Linux" behind "Word, Excel".
var innerLabel = sieve.MustCompile(`^(\p{Lu}[\p{L}\d/&.+ -]{2,34}?) ?: (\S.*)$`)

// saysHowWell is what follows a skill, not a label: "Excel: advanced", "Java: 5 years". The next skill is not of it.
var saysHowWell = sieve.MustCompile(`(?i)^(?:\d|(?:very |highly |upper )?(?:basics?|beginners?|elementary|intermediate|advanced?|` +
	`experts?|expertise|proficien(?:t|cy)|fluent|good|excellent|strong|moderate|average|familiar|competent|native|working knowledge)\b)`)

// labelBehind is a label of a list of tools that stands behind a thing, with no sign between them: "JSP Databases: MySQL".
var labelBehind = sieve.MustCompile(`^(.*\S) +((?:(?:Web|Operating|Programming) )?` +
	`(?:Databases?|Servers?|Tools?|IDEs?|Platforms?(?:['’]s)?|Languages?|Systems?|` +
	`Technologies|Frame ?[Ww]orks?|Librar(?:y|ies))) ?: *(\S.*)$`)

// plural is the plural of a label as many write it: "Platform's".
var plural = sieve.MustCompile(`['’]s$`)

// mostBefore is how many words the thing before such a label has.
const mostBefore = 2

// gluedLabels parts such labels from what stands before them, in lists that a label begins.
func (f *former) gluedLabels() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		if g.Name.IsZero() {
			continue
		}
		var list []cv.Text
		for _, t := range g.Keywords {
			var behind []cv.Text
			for f.free(t) {
				m := labelBehind.FindStringSubmatch(t.Value)
				if m == nil {
					break
				}
				thing, kind := ownWords(m[1])
				if thing == "" { // all of it is one label
					break
				}
				behind = append([]cv.Text{withValue(t, kind+plural.ReplaceAllString(m[2], "s")+": "+m[3])}, behind...)
				t.Value = thing
			}
			if n := len(behind); n > 0 && wordCount(t.Value) > mostBefore {
				t.Value, behind = unparted(t, behind), nil
			}
			list = append(append(list, t), behind...)
		}
		g.Keywords = list
	}
}

// ownWords parts the words that are of a label behind them from the thing before those: "JSP", "Version Control ".
func ownWords(before string) (thing, kind string) {
	fields := strings.Fields(before)
	n := len(fields)
	for n > 0 && saysKind(fields[n-1]) {
		n--
	}
	if n < len(fields) {
		kind = strings.Join(fields[n:], " ") + " "
	}
	return strings.Join(fields[:n], " "), kind
}

// saysKind reports a word that says what kind of tools something is, and names none: "Testing", "BI".
func saysKind(word string) bool {
	if kinds[word] || word == "&" || word == "and" {
		return true
	}
	low := strings.ToLower(word)
	return firstUpper(word) && strings.ToUpper(word) != word && lexicon.Word(low).Known() && !lexicon.MostlyName(low)
}

// kinds are abbreviations that say it.
var kinds = wordset.Of("AI API BI BPM CAD CAE CI CD CI/CD CMS CRM DB DTP ERP ETL GIS HR IT ML NLP OS PM QA RPA SCM UI UX UI/UX VCS")

// unparted is a text with the labels that were parted from it.
func unparted(t cv.Text, behind []cv.Text) string {
	for _, b := range behind {
		t.Value += " " + b.Value
	}
	return t.Value
}

// longestInner is how many words such a label has.
const longestInner = 4

// innerLabels begins a group at each label that stands inside of a list; what follows it on its lines is of it.
func (f *former) innerLabels() {
	var groups []cv.SkillGroup
	for _, g := range f.doc.Skills {
		whole := g
		whole.Keywords = nil
		var inner []cv.SkillGroup
		var lines []int
		for i, t := range g.Keywords {
			m := innerLabel.FindStringSubmatch(t.Value)
			switch {
			case m != nil && f.free(t) && !saysHowWell.MatchString(m[2]) &&
				wordCount(m[1]) <= longestInner && (i > 0 || g.Name.IsZero()):
				lines = t.Lines
				inner = append(inner, group(t, trimmed(m[1]), listed(t, m[2])))
			case len(inner) > 0 && slices.Equal(t.Lines, lines) && f.free(t):
				last := &inner[len(inner)-1]
				last.Keywords = append(last.Keywords, t)
			default:
				lines = nil
				whole.Keywords = append(whole.Keywords, t)
			}
		}
		if len(whole.Keywords) > 0 || len(inner) == 0 {
			groups = append(groups, whole)
		}
		groups = append(groups, inner...)
	}
	f.doc.Skills = groups
}

// listed are the items of a list with commas; what has brackets or a sentence in it is one.
func listed(t cv.Text, list string) []cv.Text {
	parts := strings.Split(strings.TrimRight(list, ". "), ", ")
	noItem := func(p string) bool { return wordCount(p) > longestItem || p == "" }
	if strings.ContainsAny(list, "();") || slices.ContainsFunc(parts, noItem) {
		parts = []string{list}
	}
	return cut(t, parts)
}
