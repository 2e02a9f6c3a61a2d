package extract

import (
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
	seen := map[string]bool{}
	named := false
	for _, w := range strings.Fields(strings.NewReplacer("|", " ", ":", " ", ",", " ", "·", " ").Replace(text)) {
		switch {
		case cefr(w):
			if l := strings.ToUpper(w); !seen[l] {
				seen[l] = true
				levels = append(levels, l)
			}
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

// gridParts are the words of which the heads of the grid consist.
var gridParts = words.NewSet("understanding", "speaking", "writing", "listening", "reading", "spoken", "interaction", "production", "oral", "verstehen", "sprechen", "schreiben", "horen", "lesen", "ecouter", "lire", "ecrire", "parler", "comprension", "expresion", "interaccion", "lectura", "escritura", "ascolto", "lettura", "scrittura", "produzione", "interazione", "orale")

// levelsOf returns the levels of cells that hold nothing else, some of them with a
// word ("C1 Proficient user").
func levelsOf(segs []segment) []string {
	var out []string
	for _, s := range segs {
		for i, w := range strings.Fields(s.text) {
			if !cefr(w) {
				if i == 0 || !fluency(s.text) {
					return nil
				}
				break
			}
			out = append(out, strings.ToUpper(w))
		}
	}
	return out
}

// gridLanguages reads the rows of the grid: each language with its levels, where the
// columns were drawn apart also in several rows. It returns the other paragraphs.
func (b *builder) gridLanguages(paras []para) []para {
	head := false
	for i := range paras {
		head = head || len(paras[i].segs) > 1 && gridHead(&paras[i])
	}
	if !head {
		return paras
	}
	type row struct {
		name   string
		lines  []int
		levels []string
	}
	var rows []row
	var rest []para
	loose := 0
	for i := range paras {
		p := &paras[i]
		if gridHead(p) || gridLegend(p.text) {
			b.use(p.lines)
			continue
		}
		if levels := levelsOf(p.segs); len(levels) > 0 && len(rows) > 0 {
			r := &rows[loose%len(rows)]
			r.levels, r.lines = append(r.levels, levels...), addLines(r.lines, p.lines)
			loose++
			continue
		}
		if name, level := leadingLanguage(p.segs[0].text); name != "" && level == "" && len(p.segs) > 1 {
			if levels := levelsOf(p.segs[1:]); len(levels) > 0 {
				rows = append(rows, row{name, append([]int{}, p.lines...), levels})
				continue
			}
		}
		rest = append(rest, *p)
	}
	for _, r := range rows {
		level := strings.Join(r.levels, ", ")
		same := true
		for _, l := range r.levels {
			same = same && l == r.levels[0]
		}
		if same {
			level = r.levels[0]
		}
		b.addLanguage(r.name, level, r.lines)
	}
	return rest
}

// languageLabelled splits "Mother tongue(s): Polish" into what the label says about
// the level and the languages.
func languageLabelled(p *para) (level string, list cv.Text, ok bool) {
	label, rest, found := strings.Cut(p.text, ":")
	if len(p.segs) == 2 {
		label, rest, found = p.segs[0].text, strings.TrimLeft(p.segs[1].text, ": "), true
	}
	if !found || words.Languages().Has(words.Fold(label)) {
		return "", cv.Text{}, false
	}
	if k, known := headings.Lookup(label); !known || k != headings.Languages {
		return "", cv.Text{}, false
	}
	return motherTongue(label), cv.Text{Value: strings.TrimSpace(rest), Lines: p.lines, Confidence: 0.93}, true
}

// motherTongue is the level that a label or heading gives the languages behind it.
func motherTongue(label string) string {
	if f := words.Fold(label); strings.HasPrefix(f, "mother tongue") || strings.HasPrefix(f, "native language") {
		return "Mother tongue"
	}
	return ""
}

// stackedLanguages reads names that were drawn as one cell beside the first of their
// levels: "German English | Native", "B2".
func (b *builder) stackedLanguages(paras []para, i int) int {
	p := &paras[i]
	if len(p.segs) != 2 {
		return 0
	}
	var names []string
	for rest := p.segs[0].text; rest != ""; {
		name, after := leadingLanguage(rest)
		if name == "" {
			return 0
		}
		names = append(names, name)
		rest = after
	}
	if len(names) < 2 || i+len(names) > len(paras) {
		return 0
	}
	levels := []string{p.segs[1].text}
	for _, q := range paras[i+1 : i+len(names)] {
		if len(q.segs) > 1 || !fluency(q.text) {
			return 0
		}
		levels = append(levels, q.text)
	}
	for k, name := range names {
		lines := append([]int{}, p.lines...)
		b.addLanguage(name, levels[k], addLines(lines, paras[i+k].lines))
	}
	return len(names)
}
