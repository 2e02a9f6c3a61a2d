package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/dates"
	"focal/internal/extract/labeller"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/words"
	"focal/internal/language"
)

// projects reads pieces of work with a name of their own.
func (b *builder) projects(s *section) []cv.Project {
	if !slices.ContainsFunc(s.paras, func(p para) bool { return !p.bullet && !prose(&p) }) && !b.headsAndItems(s.paras) {
		return b.projectLines(s.paras)
	}
	begins := b.projectStarts(s.paras)
	var out []cv.Project
	for i := 0; i < len(s.paras); {
		end := i + 1
		for end < len(s.paras) && !begins(end) {
			end++
		}
		head := i + 1
		for head < end && datesOnly(s.paras[head].text) {
			head++
		}
		p := projectHead(s.paras[i:head])
		b.body(s.paras[head:end], &p.Summary, &p.Highlights)
		out, i = append(out, p), end
	}
	return out
}

// headsAndItems reports items of which some head the others, as the reader saw it: at least as many tell of projects as begin one, and
// they are not formed as those are, by a sentence or by a name that a dash parts from what it is.
func (b *builder) headsAndItems(paras []para) bool {
	begun, heads, described := b.begunProjects(), 0, 0
	for i := range paras {
		p := &paras[i]
		switch {
		case describedName.MatchString(closedUp(p.text)):
			described++
		case begun[p.lines[0]] && endsWith(p.text, "."):
			return false
		}
		if begun[p.lines[0]] {
			heads++
		}
	}
	return heads > 1 && 2*heads <= len(paras) && described <= heads && begun[paras[0].lines[0]]
}

// projectStarts tells which paragraphs begin a project: as the labeller says; of lines that it did not read, those
// with a date of their own.
func (b *builder) projectStarts(paras []para) func(int) bool {
	labels := map[int]labeller.Label{}
	for i := range b.lines {
		if b.reading != nil && i < len(b.reading.Labels) {
			labels[b.lines[i].index] = b.reading.Labels[i]
		}
	}
	return func(i int) bool {
		if l, known := labels[paras[i].lines[0]]; known {
			return l == labeller.ProjStart && !datesOnly(paras[i].text)
		}
		return !paras[i].bullet && !datesOnly(paras[i].text) && len(boundaryDates(&paras[i])) > 0
	}
}

// toldOnItsLine reads "Tide gauge – it measures the tide, the wind and the rain": the sentence or the label behind the dash is text, whose
// commas part nothing.
func toldOnItsLine(head *para) (p cv.Project, ok bool) {
	m := describedName.FindStringIndex(closedUp(head.text))
	if m == nil || len(head.segs) > 1 || len(head.found) > 0 || m[1] > len(head.text) {
		return p, false
	}
	rest := strings.TrimSpace(head.text[m[1]:])
	label, _, labelled := strings.Cut(rest, ":")
	labelled = labelled && wordCount(label) <= 3 && projectPart(label) == "fact"
	if !labelled && (wordCount(rest) < 6 || !running(rest) && !endsWith(bracketBehind.ReplaceAllString(rest, ""), ".")) {
		return p, false
	}
	l := partsOf(head)
	p.Name, p.URL = head.value(0.85), l.link()
	p.Name.Value = strings.TrimRight(head.text[:m[1]], " –—-|")
	text := head.value(0.85)
	text.Value = rest
	p.Summary = []cv.Text{text}
	return p, true
}

// projectLines reads projects that are one item each: "Name (2019): what it does".
func (b *builder) projectLines(paras []para) []cv.Project {
	var out []cv.Project
	named := slices.ContainsFunc(paras, func(p para) bool {
		name, _ := projectName(&p)
		return name != ""
	})
	begins := b.projectStarts(paras)
	for i := range paras {
		p := &paras[i]
		name, rest := projectName(p)
		if n := len(out); n > 0 && partOfProject(name) {
			out[n-1].Highlights = append(out[n-1].Highlights, p.value(0.8))
			continue
		}
		if n := len(out); name == "" && n > 0 && (named && !(begins(i) && isName(p)) || !p.bullet) {
			out[n-1].Summary = append(out[n-1].Summary, p.value(0.8))
			continue
		}
		if name == "" {
			name, rest = p.text, ""
		}
		out = append(out, projectOf(p, name, rest))
	}
	return out
}

// partOfProject reports a label of what the project above was made with, by whom or when: "Technologies: …" names none.
func partOfProject(name string) bool {
	part := projectPart(name)
	return part != "" && part != "name" && part != "firm"
}

// projectOf is the project that one item tells; a date beside its name is its period.
func projectOf(p *para, name, rest string) cv.Project {
	q := cv.Project{Name: cv.Text{Value: name, Lines: p.lines, Confidence: 0.8}}
	if m, ok := periodOf(p.found); ok && strings.Index(p.text, m.Range.Text.Value) <= len(name)+2 {
		q.Dates = m.Range
		q.Dates.Text.Lines = p.lines
		rest = strings.TrimLeft(strings.Replace(rest, m.Range.Text.Value, "", 1), " .:–—-,")
	}
	if rest != "" {
		q.Summary = []cv.Text{{Value: rest, Lines: p.lines, Confidence: 0.85}}
	}
	return q
}

// projectName splits the name from the description.
func projectName(p *para) (name, rest string) {
	at := firstSeparator(p.text)
	if b := boldPrefix(p.segs[0]); b > 0 && b < len(p.text) {
		at = b
	}
	if bracket := strings.Index(p.text, " ("); at < 0 && bracket > 0 {
		if p.count <= longName && len(p.found) == 0 {
			return strings.TrimRight(p.text, " ."), ""
		}
		at = bracket
	}
	if at <= 0 || wordCount(p.text[:at]) > 9 {
		return "", ""
	}
	return strings.TrimRight(p.text[:at], " :.–—-|,"), strings.TrimLeft(p.text[at:], " :.–—-|,")
}

// isName reports a short text that tells no deed.
func isName(p *para) bool {
	words := language.TagSentence(language.Tokens(p.text))
	return p.count <= longName && len(words) > 0 && !words[0].Tag.IsVerb()
}

// longName is how many words the name of a project has at the most.
const longName = 12

// firstSeparator is where a text is parted for the first time; -1 where it is not. What a bracket holds is part of the
// name, unless it is a time.
func firstSeparator(text string) int {
	at := -1
	text = closedUp(text)
	for _, sep := range []string{" (", ": ", " – ", " — ", " - ", ". ", " | "} {
		i := strings.Index(text, sep)
		if sep == ". " && i > 0 && shortened.Has(words.Fold(text[strings.LastIndexByte(text[:i], ' ')+1:i])) {
			continue
		}
		if i > 0 && (at < 0 || i < at) {
			at = i
		}
	}
	return at
}

// closedUp is a text as long as the given one in which no mark parts what its brackets hold, but for those with a time.
func closedUp(text string) string {
	return bracketBehind.ReplaceAllStringFunc(text, func(s string) string {
		if len(dates.Find(s)) > 0 {
			return s
		}
		return strings.Repeat("x", len(s))
	})
}

// bracketBehind are words in brackets behind others.
var bracketBehind = regexp.MustCompile(` \([^()]*\)`)

// shortened are words that end with a full stop inside a name.
var shortened = words.NewSet("rs", "no", "nos", "dr", "mr", "mrs", "st", "vs", "approx", "govt", "dept", "ltd", "pvt", "inc", "co")

// onlyURL reports a text that is one web address and nothing else.
func onlyURL(text string) bool {
	u := contact.URLs(text)
	return len(u) == 1 && len(u[0].Value) == len(text)
}

// nameFromHead names a project; what a comma or a colon parts from a short name describes it.
func nameFromHead(p *cv.Project, t cv.Text) {
	p.Name = t
	name, rest, ok := describedAfterComma(t.Value)
	if !ok {
		name, rest, ok = describedAfterColon(t.Value)
	}
	if ok {
		p.Name.Value = name
		p.Summary = append(p.Summary, cv.Text{Value: rest, Lines: t.Lines, Confidence: 0.8})
	}
}

func describedAfterComma(text string) (name, rest string, ok bool) {
	name, rest, ok = strings.Cut(text, ", ")
	return name, rest, ok && wordCount(name) <= 4 && (wordCount(rest) >= 4 && running(rest) || wordCount(rest) >= 7)
}

func describedAfterColon(text string) (name, rest string, ok bool) {
	name, rest, ok = strings.Cut(text, ": ")
	return name, rest, ok && wordCount(name) <= 5 && wordCount(rest) >= 4
}
