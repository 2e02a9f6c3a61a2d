package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// gridWords head the columns of the grid of levels that European CVs draw.
var gridWords = words.NewSet("understanding", "speaking", "writing", "listening", "reading", "spoken interaction", "spoken production", "verstehen", "sprechen", "schreiben", "horen", "lesen", "an gesprachen teilnehmen", "zusammenhangendes sprechen", "comprendre", "parler", "ecrire", "ecouter", "lire", "comprension", "habla", "escritura", "comprensione", "parlato", "scritto", "ascolto", "lettura", "produzione orale", "interazione orale", "speaking interaction", "european level", "european level *", "self assessment", "language", "languages", "level", "levels", "proficiency", "fluency", "speak", "read", "write", "understand", "oral", "sprache", "niveau", "langue", "idioma", "nivel", "lingua", "livello")

// gridHead reports a row of nothing but such words.
func gridHead(p *para) bool {
	for _, s := range p.segs {
		f := words.Fold(s.text)
		if !gridWords.Has(f) {
			return false
		}
	}
	return true
}

// gridLegend reports the line that explains the levels.
func gridLegend(text string) bool {
	f := words.Fold(text)
	return strings.Contains(f, "basic user") && strings.Contains(f, "independent user") || strings.Contains(f, "common european framework")
}

// cefr reports one of the six levels.
func cefr(text string) bool {
	t := strings.TrimSpace(text)
	return len(t) == 2 && strings.ContainsAny(t[:1], "ABCabc") && (t[1] == '1' || t[1] == '2')
}

// skillLevels returns the level of a line such as "Listening C1 Reading C1 Writing B2",
// as the newer form draws it under the name of the language; the levels once where they
// are all the same.
func skillLevels(text string) string {
	var levels []string
	named := false
	for _, w := range strings.Fields(gridMarks.Replace(text)) {
		switch {
		case cefr(w):
			levels = addOnce(levels, strings.ToUpper(w))
		case gridParts.Has(words.Fold(w)):
			named = true
		default:
			return ""
		}
	}
	if !named {
		return ""
	}
	return strings.Join(levels, ", ")
}

var gridMarks = strings.NewReplacer("|", " ", ":", " ", ",", " ", "·", " ")

func addOnce(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}

// gridParts are the words of which the heads of the grid consist.
var gridParts = words.NewSet("understanding", "speaking", "writing", "listening", "reading", "spoken", "interaction", "production", "oral", "verstehen", "sprechen", "schreiben", "horen", "lesen", "ecouter", "lire", "ecrire", "parler", "comprension", "expresion", "interaccion", "lectura", "escritura", "ascolto", "lettura", "scrittura", "produzione", "interazione", "orale")

// levelsOf returns the levels of cells that hold nothing else, some of them with a
// word ("C1 Proficient user").
func levelsOf(segs []segment) []string {
	var out []string
	for _, s := range segs {
		levels := leadingLevels(s.text)
		if levels == nil {
			return nil
		}
		out = append(out, levels...)
	}
	return out
}

// leadingLevels are the levels that a cell begins with; nil where it holds another text than the words for one.
func leadingLevels(text string) []string {
	out := []string{}
	for i, w := range strings.Fields(text) {
		switch {
		case cefr(w):
			out = append(out, strings.ToUpper(w))
		case i == 0 || !fluency(text):
			return nil
		default:
			return out
		}
	}
	return out
}

// gridLanguages reads the rows of the grid: each language with its levels, where the
// columns were drawn apart also in several rows. It returns the other paragraphs.
func (b *builder) gridLanguages(paras []para) []para {
	if !slices.ContainsFunc(paras, func(p para) bool { return len(p.segs) > 1 && gridHead(&p) }) {
		return paras
	}
	var g levelGrid
	var rest []para
	for i := range paras {
		switch p := &paras[i]; {
		case gridHead(p) || gridLegend(p.text):
			b.use(p.lines)
		case !g.levels(p) && !g.row(p):
			rest = append(rest, *p)
		}
	}
	for _, r := range g.rows {
		b.addLanguage(r.name, r.level(), r.lines)
	}
	return rest
}

// levelGrid is the part of the grid that was read.
type levelGrid struct {
	rows  []gridRow
	loose int // rows of levels without a name
}

// gridRow is a language with its levels.
type gridRow struct {
	name  string
	lines []int
	found []string
}

// levels reads a row of nothing but levels: the columns were drawn apart.
func (g *levelGrid) levels(p *para) bool {
	levels := levelsOf(p.segs)
	if len(levels) == 0 || len(g.rows) == 0 {
		return false
	}
	r := &g.rows[g.loose%len(g.rows)]
	r.found, r.lines = append(r.found, levels...), addLines(r.lines, p.lines)
	g.loose++
	return true
}

// row reads a language with its levels.
func (g *levelGrid) row(p *para) bool {
	name := onlyLanguage(p.segs[0].text)
	if name == "" || len(p.segs) < 2 {
		return false
	}
	levels := levelsOf(p.segs[1:])
	if len(levels) > 0 {
		g.rows = append(g.rows, gridRow{name, append([]int{}, p.lines...), levels})
	}
	return len(levels) > 0
}

// level is what the row says, once where all levels are the same.
func (r *gridRow) level() string {
	if len(slices.Compact(slices.Clone(r.found))) == 1 {
		return r.found[0]
	}
	return strings.Join(r.found, ", ")
}

// languageLabelled splits "Mother tongue(s): Polish" into what the label says about
// the level and the languages.
func languageLabelled(p *para) (level string, list cv.Text, ok bool) {
	label, rest, found := strings.Cut(p.text, ":")
	if len(p.segs) == 2 {
		label, rest, found = p.segs[0].text, strings.TrimLeft(p.segs[1].text, ": "), true
	}
	if !found || !labelsLanguages(label) {
		return "", cv.Text{}, false
	}
	return motherTongue(label), cv.Text{Value: strings.TrimSpace(rest), Lines: p.lines, Confidence: 0.93}, true
}

// labelsLanguages reports a label of languages that is none itself.
func labelsLanguages(label string) bool {
	k, known := headings.Lookup(label)
	return known && k == headings.Languages && !words.Languages().Has(words.Fold(label))
}

// motherTongue is the level that a label or heading gives the languages behind it.
func motherTongue(label string) string {
	if f := words.Fold(label); strings.HasPrefix(f, "mother tongue") || strings.HasPrefix(f, "native language") {
		return "Mother tongue"
	}
	return ""
}
