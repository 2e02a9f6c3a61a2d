// Package headings knows how CVs name their sections, in many languages.
package headings

import (
	"strings"
	"sync"
	"unicode"

	"focal/internal/extract/words"
	"focal/internal/typo"
)

// Kind is what a section holds.
type Kind string

// Kinds of sections; Other is known as a heading but has no section of its own.
const (
	None         Kind = ""
	Profile      Kind = "profile"
	Contact      Kind = "contact"
	Work         Kind = "work"
	Education    Kind = "education"
	Skills       Kind = "skills"
	Languages    Kind = "languages"
	Certificates Kind = "certificates"
	Projects     Kind = "projects"
	Publications Kind = "publications"
	Awards       Kind = "awards"
	Volunteering Kind = "volunteering"
	Memberships  Kind = "memberships"
	Interests    Kind = "interests"
	References   Kind = "references"
	Clearance    Kind = "clearance"
	Other        Kind = "other"
)

// order decides what a phrase means that several lists hold.
var order = []Kind{
	Work, Education, Skills, Languages, Certificates, Projects, Publications, Awards, Volunteering,
	Memberships, Interests, References, Clearance, Profile, Contact, Other,
}

type lexicon struct {
	exact    map[string]Kind
	squeezed map[string]Kind // without spaces, for letter-spaced headings
	labels   *words.Set
	parts    map[string]bool // the words of headings and of labels
}

var lexica = sync.OnceValue(func() lexicon {
	l := lexicon{exact: map[string]Kind{}, squeezed: map[string]Kind{}, labels: words.Headings()["label"]}
	for _, k := range order {
		words.Headings()[string(k)].Each(func(p, _ string) {
			if _, known := l.exact[p]; !known {
				l.exact[p] = k
			}
		})
	}
	l.parts = map[string]bool{}
	l.labels.Each(func(p, _ string) {
		for _, w := range strings.Fields(p) {
			l.parts[w] = true
		}
	})
	for p, k := range l.exact {
		for _, w := range strings.Fields(p) {
			l.parts[w] = true
		}
		if s := strings.ReplaceAll(p, " ", ""); len(s) > 4 {
			if was, dup := l.squeezed[s]; !dup || rank(k) < rank(was) {
				l.squeezed[s] = k
			}
		}
	}
	return l
})

func rank(k Kind) int {
	for i, o := range order {
		if o == k {
			return i
		}
	}
	return len(order)
}

// maxWords bounds the length of a heading.
const maxWords = 8

// Lookup returns the kind of a heading that the lexicon knows, also where several
// are joined ("Education & Training").
func Lookup(text string) (Kind, bool) {
	text = Bare(text)
	if text == "" || len(text) > 90 {
		return None, false
	}
	folded := words.Fold(text)
	if n := strings.Count(folded, " ") + 1; n > maxWords && !spacedLetters(folded) {
		return None, false
	}
	l := lexica()
	if k, ok := l.exact[folded]; ok {
		return k, true
	}
	if k, ok := l.besides(text, folded); ok {
		return k, true
	}
	if k, ok := composite(text); ok {
		return k, true
	}
	if right, ok := mended(folded); ok {
		k, known := l.exact[right]
		return k, known
	}
	return None, false
}

// besides knows headings that say something besides: "Employment history (most recent first)".
func (l *lexicon) besides(text, folded string) (Kind, bool) {
	if at := strings.LastIndex(text, " ("); at > 0 && strings.HasSuffix(text, ")") {
		if k, ok := l.exact[words.Fold(text[:at])]; ok {
			return k, true
		}
	}
	if k, ok := l.withoutSpaces(folded); ok {
		return k, true
	}
	if inner, ok := cutRemark(folded); ok {
		if k, ok := l.exact[inner]; ok && k != Profile {
			return k, true
		}
	}
	inner, ok := strings.CutPrefix(folded, "my ")
	k, known := l.exact[inner]
	return k, ok && known
}

// withoutSpaces knows headings that are set with spaces between their letters, and long ones
// that have lost the spaces between their words.
func (l *lexicon) withoutSpaces(folded string) (Kind, bool) {
	k, ok := l.squeezed[strings.ReplaceAll(folded, " ", "")]
	return k, ok && (strings.Count(folded, " ") > 0 || len(folded) >= gluedHeading)
}

// gluedHeading is how many letters a heading has at the least whose words a file runs
// together: "WORKEXPERIENCE".
const gluedHeading = 9

// Made reports a few words of which each is one that headings or labels are made of: "Employer
// details", "Educational background:". It is for lines that found no place; a line of a list
// can be made of such words too.
func Made(text string) bool {
	f := words.Split(Bare(text))
	for _, w := range f {
		if !lexica().parts[w] {
			return false
		}
	}
	return len(f) > 0 && len(f) <= maxWords
}

// cutRemark takes away what a heading says besides: "Work experience with dates", "Schools
// attended", "Languages spoken".
func cutRemark(folded string) (string, bool) {
	rest := folded
	for _, tail := range []string{" with dates", " and dates", " obtained", " attended", " spoken", " gained", " undertaken", " acquired", " completed", " so far"} {
		rest = strings.TrimSuffix(rest, tail)
	}
	return rest, rest != folded
}

// composite splits "Skills & Tools", "Kurse und Zertifikate", "Honors/Awards".
func composite(text string) (Kind, bool) {
	l := lexica()
	parts := split(text)
	if len(parts) < 2 {
		return None, false
	}
	kind := None
	for _, p := range parts {
		k, ok := l.exact[words.Fold(p)]
		if !ok {
			if k = byTail(p); k == None || strings.Contains(text, ",") {
				return None, false
			}
		}
		if gives(kind, k, p) {
			kind = k
		}
	}
	return kind, true
}

// byTail returns the kind of a part of a heading by its last word.
func byTail(part string) Kind {
	f := words.Split(part)
	if len(f) == 0 || len(f) > 4 {
		return None
	}
	return tails[f[len(f)-1]]
}

// gives reports whether a further part of a heading changes what the parts before it made of it.
func gives(before, k Kind, part string) bool {
	switch before {
	case None, Other:
		return true
	case Volunteering, Profile:
		return k == Work
	case Work: // "Research and technical skills" are skills
		return k == Skills && strings.Contains(words.Fold(part), " ")
	}
	return false
}

var conjunctions = words.NewSet("and", "und", "et", "y", "e", "en", "i", "og", "och", "ja", "a", "plus", "es", "si", "ve")

// apart sets the signs that join headings apart from their words.
var apart = strings.NewReplacer("&", " & ", "/", " / ", "|", " | ", ",", " , ", "+", " + ", ";", " ; ", "–", " – ", " - ", " – ", "•", " • ", "·", " · ")

func split(text string) []string {
	var parts []string
	current := ""
	for _, f := range strings.Fields(apart.Replace(text)) {
		if len([]rune(f)) == 1 && strings.ContainsAny(f, "&/|,+;–•·") || conjunctions.Has(strings.ToLower(f)) {
			if current != "" {
				parts = append(parts, current)
			}
			current = ""
			continue
		}
		current = strings.TrimSpace(current + " " + f)
	}
	if current != "" {
		parts = append(parts, current)
	}
	return parts
}

func spacedLetters(folded string) bool {
	for _, f := range strings.Fields(folded) {
		if len([]rune(f)) > 2 {
			return false
		}
	}
	return true
}

// tails end headings that begin with any words: "Performance Experience", "Laboratory Skills".
var tails = map[string]Kind{}

func init() {
	for kind, list := range map[Kind]string{
		Work: "experience experiences employment appointments career internships erfahrung berufserfahrung experiencia " +
			"esperienza esperienze ervaring werkervaring doswiadczenie erfaring erfarenhet",
		Skills: "skills competencies competences expertise technologies proficiencies kenntnisse kompetenzen fahigkeiten " +
			"vaardigheden umiejetnosci kompetenser kompetencer kunskaper toolkit toolbox",
		Education: "education qualifications qualification degrees ausbildung studium opleiding opleidingen wyksztalcenie " +
			"utbildning utdanning uddannelse",
		Certificates: "certifications certificates licenses licences training courses accreditations weiterbildung weiterbildungen " +
			"zertifikate zertifizierungen lehrgange cursussen kursy szkolenia kurser tickets credentials workshops",
		Projects: "projects projekte projets proyectos progetti projetos projecten projekty projekter portfolio",
		Publications: "publications papers articles talks presentations patents publikationen veroffentlichungen vortrage " +
			"conferences books lectures",
		Awards: "awards honors honours achievements prizes scholarships fellowships grants recognition accomplishments " +
			"auszeichnungen preise distinctions",
		Volunteering: "volunteering involvement engagement ehrenamt service",
		Memberships:  "memberships affiliations associations mitgliedschaften societies",
		Languages:    "languages sprachkenntnisse langues idiomas lingue talen jezyki",
		Interests:    "interests hobbies interessen hobbys",
		References:   "references referees",
		Profile:      "summary profile statement objective profil overview",
	} {
		for _, w := range strings.Fields(list) {
			tails[w] = kind
		}
	}
}

// Guess returns the kind of a heading by its last word; the caller must know by
// other signs that it is a heading.
func Guess(text string) Kind {
	f := words.Split(Bare(text))
	if len(f) == 0 || len(f) > 6 {
		return None
	}
	if k, ok := tails[f[len(f)-1]]; ok {
		return k
	}
	// "Experience in …", "Education Summary": the first word says it too.
	if k, ok := lexica().exact[f[0]]; ok && len(f) <= 4 && k != Other && k != Profile && k != Contact {
		return k
	}
	return None
}

// IsLabel reports whether the text is drawn above a list inside of an entry
// ("Key achievements:") and carries nothing else.
func IsLabel(text string) bool {
	f := words.Fold(Bare(text))
	if right, ok := mended(f); ok {
		f = right
	}
	return f != "" && lexica().labels.Has(f)
}

// Inline splits "Skills: a, b" into the heading and the rest.
func Inline(text string) (kind Kind, label, rest string, ok bool) {
	label, rest, found := strings.Cut(text, ":")
	if !found || len(label) > 60 || strings.TrimSpace(rest) == "" || strings.HasPrefix(rest, "//") {
		return None, "", "", false
	}
	kind, ok = Lookup(label)
	return kind, strings.TrimSpace(label), strings.TrimSpace(rest), ok
}

// Bare strips numbering, decoration, a colon and "(continued)".
func Bare(text string) string {
	text = strings.TrimFunc(text, decoration)
	if head, rest, ok := strings.Cut(text, " "); ok && numbering(head) {
		text = strings.TrimSpace(rest)
	}
	low := strings.ToLower(text)
	for _, form := range continued {
		if strings.HasSuffix(low, form) {
			return strings.TrimSpace(text[:len(text)-len(form)])
		}
	}
	return text
}

// decoration reports what is drawn around headings.
func decoration(r rune) bool {
	return strings.ContainsRune(":_-–—=*#|.•·~<>/[]", r) || unicode.IsSpace(r) || unicode.Is(unicode.So, r) || unicode.Is(unicode.Co, r)
}

// numbering reports the number of a section: "1. Skills", "II. Education", "A) Work".
func numbering(head string) bool {
	if len(head) > 5 {
		return false
	}
	marked := strings.TrimRight(head, ".)") != head && strings.Trim(head, "0123456789IVXABCDEF.)") == ""
	return marked || strings.Trim(head, "0123456789.)") == "" && len(head) <= 3
}

// continued are the ends of headings that stand again on the next page.
var continued = func() (out []string) {
	for _, c := range []string{"continued", "cont'd", "cont’d", "cont.", "contd", "forts.", "fortsetzung", "suite"} {
		out = append(out, "("+c+")", "– "+c, "- "+c, " "+c)
	}
	return out
}()

// misspelt reports one of the ways to write "Curriculum Vitae": "Curricullam Vita".
func misspelt(squeezed string) bool {
	const right = "curriculumvitae"
	longer := len(squeezed) - len(right)
	return strings.HasPrefix(squeezed, "c") && longer >= -3 && longer <= 3 && typo.Distance(squeezed, right) <= 4
}

// IsTitle reports whether the text is what a CV calls itself ("Curriculum Vitae").
func IsTitle(text string) bool {
	f, titles := words.Fold(text), words.Headings()["document"]
	if tail, ok := strings.CutPrefix(f, "curriculum vitae "); ok && (strings.HasPrefix(tail, "cv") || strings.HasPrefix(tail, "for ") || strings.HasPrefix(tail, "of proposed")) {
		return true
	}
	squeezed := strings.ReplaceAll(f, " ", "")
	return titles.Has(f) || len(f) < 24 && (titles.Has(squeezed) || misspelt(squeezed))
}
