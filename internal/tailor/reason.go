package tailor

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxTextWords is how long a requirement may be to be quoted whole, maxGapWords how many
// missing words a reason names, and maxQuoteRunes how much of the closest passage it quotes.
const (
	maxTextWords  = 7
	maxGapWords   = 4
	maxQuoteRunes = 90
)

// gap is what the CV shows of the words of a requirement, and what it does not.
type gap struct {
	have, lack []string
	closest    passage
	near       bool // closest is set
}

// gapOf looks for the passage that shows most of the telling words of a text; what
// other evidence shows counts as shown.
func (c *candidate) gapOf(text string, evidence []passage) gap {
	type telling struct {
		word string
		term []string
	}
	var words []telling
	seen := map[string]bool{}
	for _, w := range strings.Fields(text) {
		w = strings.Trim(w, " ,;:.()[]/\"“”")
		list := terms(w)
		if len(list) == 0 || isNumber(list[0]) || seen[list[0]] || allGeneral(list) || ofPapers[list[0]] {
			continue
		}
		seen[list[0]] = true
		words = append(words, telling{w, list})
	}
	shows := func(p passage, t telling) bool {
		for _, term := range t.term {
			if !p.terms[term] && !p.implied[term] {
				return false
			}
		}
		return true
	}
	g, best := gap{}, 0
	pool := evidence
	if len(pool) == 0 {
		for _, p := range c.passages {
			n := 0
			for _, t := range words {
				if shows(p, t) {
					n++
				}
			}
			if n > best && !p.private {
				best, g.closest, g.near = n, p, true
			}
		}
		pool = []passage{g.closest}
	}
	for _, t := range words {
		found := false
		for _, p := range pool {
			found = found || shows(p, t)
		}
		if found {
			g.have = append(g.have, t.word)
		} else {
			g.lack = append(g.lack, t.word)
		}
	}
	return g
}

// ofPapers are terms of every certificate, which bring none closer to another.
var ofPapers = setOf(terms("certificate certification qualification card ticket"))

func allGeneral(list []string) bool {
	for _, t := range list {
		if !general[t] {
			return false
		}
	}
	return true
}

// reasonOf says in words why a requirement is not, or not wholly, met: what was
// looked for, what comes closest, and what is missing.
func (c *candidate) reasonOf(r Requirement, f finding) string {
	switch {
	case f.status == Met:
		return ""
	case f.reason != "":
		return f.reason
	}
	g := c.gapOf(r.Text, f.passages)
	switch {
	case f.status == Partly && len(g.lack) > 0 && len(g.have) > 0:
		return "Shown in part: the CV mentions " + quoted(g.have) + ", but here not " + quoted(g.lack) + "."
	case f.status == Partly:
		return "Named in the CV, but the level, the length or the kind of use that is asked for is not shown there."
	case g.near && len(g.lack) > 0:
		return closestIs.of(g.closest.value) + "mention " + quoted(g.lack) + "."
	case g.near:
		return closestIs.of(g.closest.value) + "show what is asked for."
	case len(strings.Fields(r.Text)) > maxTextWords && len(g.lack) > 0:
		return "Nothing in the CV mentions " + quoted(g.lack) + "."
	}
	return "Nothing in the CV mentions “" + r.Text + "” or another name for it."
}

func quoted(words []string) string {
	more := len(words) - maxGapWords
	if more > 0 {
		words = words[:maxGapWords]
	}
	s := "“" + strings.Join(words, "”, “") + "”"
	if more > 0 {
		s += " and " + strconv.Itoa(more) + " more"
	}
	return s
}

// clip shortens a passage at a word.
func clip(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if utf8.RuneCountInString(s) <= maxQuoteRunes {
		return s
	}
	cut := string([]rune(s)[:maxQuoteRunes])
	if i := strings.LastIndexByte(cut, ' '); i > 0 {
		cut = cut[:i]
	}
	return strings.TrimRight(cut, " ,;:–-") + " …"
}

// wholeList judges a requirement that lists several things as a whole: met where
// the CV shows all of them, wherever they stand, partly where it shows only some.
func (c *candidate) wholeList(r Requirement, f finding) finding {
	if f.prose || r.Kind == KindLanguage || r.Kind == KindClearance || r.Kind == KindEducation || r.Kind == KindSoft || yearsPhrase.MatchString(r.Quote) {
		return f
	}
	parts := listedThings(r.Text)
	if len(parts) < 2 {
		return f
	}
	var have, lack []string
	var shown []passage
	for _, part := range parts {
		switch g := c.phrase(part, r); {
		case g.status == Met:
			have = append(have, part)
			shown = append(shown, g.passages...)
		case f.status == Met && c.mentions(part):
			have = append(have, part)
		default:
			lack = append(lack, part)
		}
	}
	switch {
	case len(have) == 0, len(lack) == 0 && f.status == Met:
		return f
	case len(lack) == 0 && len(shown) > 0 && !asksLevel(r.Quote):
		return finding{status: Met, passages: shown}
	case len(lack) == 0:
		return f
	}
	if len(f.passages) == 0 {
		f.passages = shown
	}
	if len(f.passages) == 0 {
		return f
	}
	f.status = Partly
	f.reason = "Shown in part: found " + quoted(have) + ", not found " + quoted(lack) + "."
	return f
}

// listedThings returns the things of "Go, SQL and Kafka"; nothing for prose and
// for alternatives.
func listedThings(text string) []string {
	if m := examples.FindStringIndex(text); m != nil {
		text = text[:m[0]]
	}
	text = stripBrackets(text)
	if strings.Contains(text, " or ") || strings.Contains(text, " oder ") || strings.Contains(text, "/") {
		return nil
	}
	sp := splitter{}
	parts := sp.parts(text, len(text))
	named := 0
	for i, part := range parts {
		if len(strings.Fields(part)) > 4 {
			return nil
		}
		if sp.named(part, i == 0) {
			named++
		}
	}
	if named*2 < len(parts) || len(parts) == 2 && named < 2 {
		return nil
	}
	return parts
}

// mentions reports whether some passage shows one of the telling terms of a part.
func (c *candidate) mentions(part string) bool {
	telling := 0
	for _, t := range terms(part) {
		if general[t] {
			continue
		}
		telling++
		for _, p := range c.passages {
			if !p.private && (p.terms[t] || p.implied[t]) {
				return true
			}
		}
	}
	return telling == 0
}

// quoting is a reason that quotes the CV, up to the quotation and from it on.
type quoting struct{ before, after string }

var (
	closestIs  = quoting{"The closest in the CV is “", "”; it does not "}
	lowerLevel = quoting{"The language is there, at a lower level (“", "”) than is asked for."}

	// everyQuoting is what Requoted looks for: a reason quotes the CV by one of these.
	everyQuoting = []quoting{closestIs, lowerLevel}
)

func (q quoting) of(value string) string { return q.before + clip(value) + q.after }

// find returns where the quotation in a reason begins and ends.
func (q quoting) find(reason string) (begin, end int, ok bool) {
	end = strings.LastIndex(reason, q.after)
	begin = len(q.before)
	return begin, end, strings.HasPrefix(reason, q.before) && end >= begin
}

// Requoted is the requirement with other words in place of what it quotes from the CV;
// a quotation that was shortened ends with " …".
func (r Requirement) Requoted(quote func(string) string) Requirement {
	evidence := make([]string, len(r.Evidence))
	for i, e := range r.Evidence {
		evidence[i] = quote(e)
	}
	r.Evidence = evidence
	for _, q := range everyQuoting {
		if begin, end, ok := q.find(r.Reason); ok {
			r.Reason = r.Reason[:begin] + quote(r.Reason[begin:end]) + r.Reason[end:]
			break
		}
	}
	return r
}
