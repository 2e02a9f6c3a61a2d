package tailor

import (
	"slices"
	"strings"

	"focal/internal/boosted"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A statement may demand several things. Where one ends and the next begins is learned from adverts whose demands people marked: of the
// commas and "and"s in demands, four in five part nothing that a reader checks by itself.

// parting is a place in a statement where one demand may end and another begin.
type parting struct{ from, to int }

// joinWords stand between things that may be demanded apart.
var joinWords = sieve.MustCompile(`(?i);\s+|` +
	`,?\s+(?:and|but|plus|as well as|together with|along with|alongside|coupled with|combined with|und|sowie|et)\s+(?:also\s+)?|` +
	`\s+&\s+|,\s+|\.\s+|\s+[–—-]\s+|,?\s+with\s+|,?\s+(?:preferably|ideally)\s+`)

// partition cuts a statement into what is demanded apart.
type partition struct {
	s        statement
	partings []parting
	segments []segment // between them: one more
	strong   float64   // share of those with a name
	short    float64
	clauses  [][]int // where the words of a new demand follow
	of       row     // of the statement
}

// segment is what stands between two partings, with what is so from the beginning up to it, or from it to the end.
type segment struct {
	text                string
	words               int
	row                 row
	years, degree, such bool // so far
	oneOf               bool
	paper               string // which kind of paper it is about
	or                  bool   // from here on
}

// mostPartings is how many places of a statement are looked at.
const mostPartings = 120

func partitionOf(s statement) *partition {
	p := &partition{s: s}
	from := 0
	for _, m := range joinWords.FindAllStringIndex(s.text, mostPartings) {
		if m[0] == 0 || m[1] >= len(s.text) || insideBrackets(s.text, m[0]) {
			continue
		}
		p.partings = append(p.partings, parting{m[0], m[1]})
		p.segments = append(p.segments, segment{text: s.text[from:m[0]]})
		from = m[1]
	}
	p.segments = append(p.segments, segment{text: s.text[from:]})
	if len(p.partings) > 0 {
		p.look()
	}
	return p
}

// look fills in what the model looks at.
func (p *partition) look() {
	n := float64(len(p.segments))
	for i := range p.segments {
		g := &p.segments[i]
		g.look()
		p.strong += number((splitter{}).strong(g.text)) / n
		p.short += number(g.words <= 3) / n
		if i > 0 {
			b := p.segments[i-1]
			g.years, g.degree, g.such, g.oneOf = g.years || b.years, g.degree || b.degree, g.such || b.such, g.oneOf || b.oneOf
		}
	}
	for i := len(p.segments) - 2; i >= 0; i-- {
		p.segments[i].or = p.segments[i].or || p.segments[i+1].or
	}
	text := p.s.text
	p.clauses = clauseJoin.FindAllStringIndex(text, -1)
	p.of.bits(p.s.listed, p.s.in.demands(), strings.Contains(text, ":"), ofGroups.MatchString(text), aboutPerson.MatchString(text),
		beginsAsking(text), softPhrase.in(text))
}

func (g *segment) look() {
	text := g.text
	words := strings.Fields(text)
	g.words = len(words)
	first, last := "", ""
	if g.words > 0 {
		first, last = strings.ToLower(strings.Trim(words[0], "(),.;:")), strings.ToLower(strings.Trim(words[g.words-1], "(),.;:"))
	}
	begins, ends := lexicon.Exact(first), lexicon.Exact(last)
	g.years, g.degree = yearsPhrase.MatchString(text), degreeLevel(fold(text)) > 0
	g.paper = paperOf(text)
	g.such, g.oneOf, g.or = examples.MatchString(text+" "), oneOfThese.MatchString(text), saysOr(" "+text+" ")
	g.row.add(float64(g.words))
	g.row.bits((splitter{}).strong(text), (splitter{}).named(text, false), isVerb(first), strings.HasSuffix(first, "ing"),
		strings.HasSuffix(first, "ed"), beginsAsking(text), asksPhrase.in(text), softPhrase.in(text), g.years, namesPaper(text),
		determiners[first], g.or, begins.Is(lexicon.Adj), begins.Is(lexicon.Noun), ends.Is(lexicon.Noun) || !ends.Known(),
		finite.MatchString(text), nicePhrase.in(text), leadsOn.MatchString(text), hanging.MatchString(text))
	g.row.add(aboutOf(text)[ofDemand])
}

var determiners = wordset.Of("a an the some your our their any")

// kindsOfJoin are what may part demands.
var kindsOfJoin = []string{";", ",", "and", "&", "but", "with", "plus", "as well as", ".", "-", "prefer", "ideal"}

// row is what the model looks at for a parting.
func (p *partition) row(i int) (r row) {
	text, m := p.s.text, p.partings[i]
	left, right := p.segments[i], p.segments[i+1]
	join := strings.ToLower(text[m.from:m.to])
	for _, k := range kindsOfJoin {
		r.bits(strings.Contains(join, k))
	}
	r.bits(strings.Contains(join, ",") && len(strings.TrimSpace(join)) > 1, p.beginsClause(m))
	r.add(left.row...)
	r.add(right.row...)
	r.add(float64(len(strings.Fields(text[:m.from]))), float64(len(strings.Fields(text[m.to:]))), float64(i), float64(len(p.partings)),
		p.strong, p.short)
	joined := text[m.from:m.to]
	r.bits(beginsAlternative(strings.TrimSpace(right.text)), oneName(left.text, joined, right.text), sameManner(left.text, right.text),
		bothOpen.MatchString(left.text), isTownOf(left.text, joined, right.text), sameDeed(left.text, joined, right.text), left.such,
		left.oneOf, left.years, left.degree, right.or)
	r.add(p.of...)
	return r
}

// beginsClause reports a parting behind which the words of a new demand follow.
func (p *partition) beginsClause(m parting) bool {
	return slices.ContainsFunc(p.clauses, func(c []int) bool {
		return c[0] >= m.from-1 && c[0] <= m.to || c[0] < m.from && c[1] >= m.to && m.from-c[0] < 3
	})
}

// cutFrom is the chance from which a statement is cut.
const cutFrom = 0.5

// apart reports what no reader checks in one: two names of skills, two languages, or papers of two kinds ("security clearance and a full
// driving licence"). One of them does not show the other.
func (p *partition) apart(i int) bool {
	left, right, at := p.segments[i], p.segments[i+1], p.partings[i]
	switch {
	case left.such, left.oneOf, right.or, oneName(left.text, p.s.text[at.from:at.to], right.text):
		return false
	case left.paper != "" && right.paper != "":
		return left.paper != right.paper
	case languageOf(left.text) != "" && languageOf(right.text) != "":
		return true
	}
	return left.words <= longestName && right.words <= longestName && (splitter{}).strong(left.text) && (splitter{}).strong(right.text)
}

// belong reports what is one demand: the classes of a licence ("B and C"), and experience with what it is of.
func (p *partition) belong(i int) bool {
	left, right, at := p.segments[i], p.segments[i+1], p.partings[i]
	return left.paper == KindLicence && licenceClass.MatchString(right.text) ||
		ofExperience.MatchString(left.text) && strings.TrimSpace(p.s.text[at.from:at.to]) == "with"
}

var (
	licenceClass = sieve.MustCompile(`^['"‘“]?[A-Z]\d?\+?E?['"’”]?[.]?$`)
	ofExperience = sieve.MustCompile(`(?i)\bexperience$`)
)

// longestName is how many words the name of a skill has at most, with one before it.
const longestName = 4

// paperOf is which kind of paper a text is about.
func paperOf(text string) string {
	switch {
	case clearanceWord.MatchString(text):
		return KindClearance
	case licenceWord.MatchString(text):
		return KindLicence
	case degreeLevel(fold(text)) > 0:
		return KindEducation
	case ofMembership.MatchString(text):
		return KindCertificate
	}
	return ""
}

var ofMembership = sieve.MustCompile(`(?i)\b(?:chartered|professional) (?:member(?:ship)?|status|body)\b|` +
	`\bmembership of\b|\bcertificat(?:e|ion)\b`)

// pieces are the parts of a statement that are demanded apart.
func (s statement) pieces(model *boosted.Model) (out []string) {
	p := partitionOf(s)
	from := 0
	for i, m := range p.partings {
		if !p.belong(i) && (p.apart(i) || model.Chance(p.row(i)) >= cutFrom) {
			out = appendFilled(out, s.text[from:m.from])
			from = m.to
		}
	}
	return appendFilled(out, s.text[from:])
}

// items cuts a statement into the requirements that can be checked one by one.
func (m *demandModels) items(s statement) (out []item) {
	s.text = withoutConcession(s.text)
	cut := s.pieces(m.cut)
	for i, piece := range cut {
		for _, part := range aside(piece) {
			quote := qualificationOf(orWhole(toWhatEnd.ReplaceAllString(part, ""), part), len(cut) > 1)
			if quote == "" {
				continue
			}
			nice := isWish(part) || wishedLike(s.text, cut, i) || sharesWish(part, cut[i+1:])
			text := quote
			if head := sharedHead(splitter{}, piece, cut[i:]); head != "" {
				text += " " + head
			}
			out = append(out, item{text: text, quote: quote, nice: nice, must: emphatic.MatchString(part)})
		}
	}
	return out
}
