package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// skills reads groups and lists of skills.
func (b *builder) skills(s *section) {
	if b.tableOfTrade(s, true) {
		return
	}
	paras := joinLists(s.paras)
	var group cv.SkillGroup
	flush := func() {
		if len(group.Keywords) > 0 || !group.Name.IsZero() {
			b.addGroup(group)
		}
		group = cv.SkillGroup{}
	}
	for i := 0; i < len(paras); i++ {
		p := &paras[i]
		if headings.IsLabel(p.text) && p.count <= 2 && !groupAbove(paras, i) {
			b.use(p.lines)
			continue
		}
		// "Tools: Jira, Excel"
		if name, rest, ok := groupLabel(p); ok {
			flush()
			group.Name = cv.Text{Value: name, Lines: p.lines, Confidence: 0.9}
			group.Keywords = items(cv.Text{Value: rest, Lines: p.lines, Confidence: 0.93})
			if p.bullet || len(group.Keywords) > 0 {
				continue
			}
		}
		if n := certificatesBelow(paras, i); n > 0 {
			flush()
			b.use(p.lines)
			b.certificates(&section{kind: headings.Certificates, paras: paras[i+1 : i+1+n]})
			i += n
			continue
		}
		if i == 0 && len(p.segs) > 1 && skillHead(p) {
			b.use(p.lines)
			continue
		}
		// cells of a row
		if len(p.segs) > 1 {
			if name, values, ok := labelCell(p); ok {
				flush()
				group.Name = cv.Text{Value: name, Lines: p.lines, Confidence: 0.85}
				group.Keywords = values
				continue
			}
			for _, seg := range p.segs {
				group.Keywords = append(group.Keywords, items(cv.Text{Value: seg.text, Lines: p.lines, Confidence: 0.9})...)
			}
			continue
		}
		if !p.bullet && groupAbove(paras, i) {
			flush()
			group.Name = cv.Text{Value: strings.TrimRight(p.text, ": "), Lines: p.lines, Confidence: 0.8}
			continue
		}
		if prose(p) && endsWith(p.text, ".") && p.count > 9 && strings.Count(p.text, ",") < 4 {
			group.Keywords = append(group.Keywords, p.value(0.6))
			continue
		}
		group.Keywords = append(group.Keywords, items(p.value(0.93))...)
	}
	flush()
}

// addGroup files a group; spoken languages among skills are languages.
func (b *builder) addGroup(g cv.SkillGroup) {
	if words.Languages().Has(words.Fold(g.Name.Value)) && len(g.Keywords) <= 2 {
		all := append([]cv.Text{g.Name}, g.Keywords...)
		b.addLanguages([]cv.Text{{Value: joinValues(all), Lines: g.Name.Lines, Confidence: 0.8}})
		return
	}
	k, _ := headings.Lookup(g.Name.Value)
	if k == headings.Languages {
		defer b.keepLabel(len(b.doc.Languages), g.Name)
	}
	if k == headings.Interests && len(g.Keywords) > 0 {
		for _, t := range g.Keywords {
			b.doc.Interests = append(b.doc.Interests, cv.Interest{Name: t})
		}
		b.labels = append(b.labels, words.Fold(g.Name.Value))
		return
	}
	if k == headings.Languages && len(g.Keywords) > 0 {
		spoken := 0
		for _, t := range g.Keywords {
			lead, _ := leadingLanguage(t.Value)
			if _, _, ok := trailingLanguage(t.Value); ok || lead != "" {
				spoken++
			}
		}
		if spoken*2 > len(g.Keywords) {
			b.addLanguages(g.Keywords)
			return
		}
	}
	if k == headings.Certificates && certificateGroup.Contains(words.Split(g.Name.Value)) && len(g.Keywords) > 0 {
		var paras []para
		for _, t := range g.Keywords {
			p := para{lines: t.Lines, segs: []segment{{text: t.Value}}, bullet: true}
			p.refresh()
			paras = append(paras, p)
		}
		b.certificates(&section{kind: k, paras: paras})
		b.labels = append(b.labels, words.Fold(g.Name.Value))
		return
	}
	var keep []cv.Text
	for _, t := range g.Keywords {
		if spokenSkill(t.Value) {
			b.addLanguages([]cv.Text{t})
			continue
		}
		if lang, rest := leadingLanguage(t.Value); lang != "" && (rest == "" && k == headings.Languages || rest != "" && fluency(rest)) {
			b.addLanguages([]cv.Text{t})
			continue
		}
		keep = append(keep, t)
	}
	if len(keep) == 0 && len(g.Keywords) > 0 {
		return
	}
	g.Keywords = b.newSkills(keep)
	if len(g.Keywords) == 0 && len(keep) > 0 && g.Name.IsZero() {
		return
	}
	keep = g.Keywords
	if g.Name.IsZero() {
		for i := range b.doc.Skills {
			if b.doc.Skills[i].Name.IsZero() {
				b.doc.Skills[i].Keywords = append(b.doc.Skills[i].Keywords, keep...)
				return
			}
		}
	}
	b.doc.Skills = append(b.doc.Skills, g)
}

// newSkills drops skills that stand in the document already, whatever their case; the
// first keeps the lines of the others.
func (b *builder) newSkills(list []cv.Text) []cv.Text {
	seen := map[string]*cv.Text{}
	for i := range b.doc.Skills {
		for k := range b.doc.Skills[i].Keywords {
			t := &b.doc.Skills[i].Keywords[k]
			seen[strings.ToLower(t.Value)] = t
		}
	}
	out := make([]cv.Text, 0, len(list))
	for _, t := range list {
		if first := seen[strings.ToLower(t.Value)]; first != nil {
			first.Lines = addLines(append([]int{}, first.Lines...), t.Lines)
			continue
		}
		out = append(out, t)
		seen[strings.ToLower(t.Value)] = &out[len(out)-1]
	}
	return out
}

// keepLabel lets the languages that a group of skills turned out to be stand for the
// group's name.
func (b *builder) keepLabel(before int, name cv.Text) {
	if len(b.doc.Languages) > before && !name.IsZero() {
		b.labels = append(b.labels, words.Fold(name.Value))
	}
}

func joinValues(list []cv.Text) string {
	var out []string
	for _, t := range list {
		out = append(out, t.Value)
	}
	return strings.Join(out, " - ")
}

// groupLabel splits "Tools: a, b"; the label is short and stands before the first comma.
func groupLabel(p *para) (name, rest string, ok bool) {
	text := strings.ReplaceAll(p.text, "\t", " ")
	at := strings.IndexByte(text, ':')
	if at <= 0 || at+1 < len(text) && text[at+1] == '/' || wordCount(text[:at]) > 6 || strings.ContainsAny(text[:at], ",;•|") {
		// "Tools – a, b, c" with the label in bold
		if bold := stressed(p.segs[0]); bold > 0 && bold < len(p.segs[0].text) {
			name = strings.TrimRight(p.segs[0].text[:bold], " –—-:|.")
			rest = strings.TrimLeft(p.text[bold:], " –—-:|.")
			if wordCount(name) <= 6 && rest != "" && !strings.Contains(name, ",") {
				return name, strings.ReplaceAll(rest, "\t", ", "), true
			}
		}
		return "", "", false
	}
	return strings.TrimSpace(text[:at]), strings.TrimSpace(strings.ReplaceAll(p.text[at+1:], "\t", ", ")), true
}

// stressed is the length of a label at the start that bold type, or italics with a
// full stop or colon behind it, set off from the rest.
func stressed(s segment) int {
	if n := boldPrefix(s); n > 0 {
		return n
	}
	n := 0
	for _, p := range s.spans {
		if p.end == p.start {
			continue
		}
		if !p.italic {
			break
		}
		n = p.end
	}
	if n > 0 && n < len(s.text) && (endsWith(s.text[:n], ".:") || strings.HasPrefix(s.text[n:], ".") || strings.HasPrefix(s.text[n:], ":")) {
		return n
	}
	return 0
}

// boldPrefix is the length of the bold start of a segment that goes on in plain text.
func boldPrefix(s segment) int {
	n := 0
	for _, p := range s.spans {
		if p.end == p.start {
			continue
		}
		if !p.bold {
			return n
		}
		n = p.end
	}
	return 0
}

// labelCell reads a row whose first cell names the others.
func labelCell(p *para) (name string, values []cv.Text, ok bool) {
	first := segmentStyleOf(p, 0)
	second := segmentStyleOf(p, 1)
	lists := strings.ContainsAny(p.segs[1].text, ",;•|")
	if !(len(p.segs) == 2 && (lists && !strings.Contains(p.segs[0].text, ",") || first.bold && !second.bold) || first.bold && !second.bold && len(p.segs) > 2) || wordCount(p.segs[0].text) > 6 {
		return "", nil, false
	}
	for _, s := range p.segs[1:] {
		values = append(values, items(cv.Text{Value: s.text, Lines: p.lines, Confidence: 0.9})...)
	}
	return strings.TrimRight(p.segs[0].text, ": "), values, true
}

func segmentStyleOf(p *para, i int) style {
	l := line{segs: p.segs[i : i+1], size: p.first.size}
	l.finish()
	return l.style
}

// groupAbove reports a short line that is drawn unlike the items under it.
func groupAbove(paras []para, i int) bool {
	p := &paras[i]
	if i+1 >= len(paras) || p.count > 5 || len(p.segs) > 1 || strings.ContainsAny(p.text, ",;•|") {
		return false
	}
	if strings.HasSuffix(p.text, ":") {
		return true
	}
	next := &paras[i+1]
	if next.bullet && !p.bullet {
		return true
	}
	a, b := segmentStyleOf(p, 0), segmentStyleOf(next, 0)
	return !next.bullet && (a.bold && !b.bold || a.size > b.size+1 || a.caps && !b.caps && b.size <= a.size && len(p.text) > 4 && capsGroups(paras) || p.first.style.heading > 0 && next.first.style.heading == 0)
}

// capsGroups reports that capitals mark groups here: some lines are, most are not.
func capsGroups(paras []para) bool {
	caps := 0
	for i := range paras {
		if paras[i].first.style.caps {
			caps++
		}
	}
	return caps > 0 && caps*2 <= len(paras)
}

// joinLists joins a list that goes on in the next line: "a, b," / "c, d".
func joinLists(paras []para) []para {
	var out []para
	for i := range paras {
		p := paras[i]
		if n := len(out); n > 0 && !p.bullet && len(p.segs) == 1 && len(out[n-1].segs) == 1 {
			q := &out[n-1]
			if strings.HasPrefix(p.text, "(") || endsWith(q.text, ",;&/") && !strings.HasSuffix(q.text, ":") || openBracket(q.text) || startsLower(p.text) && strings.Contains(q.text, ",") && p.first.right > 0 {
				l := p.first
				l.segs, l.text, l.index = p.segs, p.text, p.lines[0]
				q.add(&l)
				q.lines = addLines(q.lines, p.lines)
				q.count = wordCount(q.text)
				continue
			}
		}
		out = append(out, p)
	}
	return out
}

// items cuts a list at commas, semicolons, bars, bullets and slashes with spaces;
// brackets stay whole.
func items(t cv.Text) []cv.Text {
	var out []cv.Text
	depth, start := 0, 0
	text := strings.TrimRight(t.Value, " ")
	if strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "etc.") && strings.Count(text, ".") == 1 {
		text = strings.TrimSuffix(text, ".")
	}
	comma := ","
	if strings.Count(text, ";") > 1 || strings.Contains(text, ";") && !strings.Contains(text, ",") {
		comma = ";"
	}
	put := func(end int) {
		if v := trimField(text[start:end]); v != "" {
			if rest, ok := strings.CutPrefix(v, "and "); ok && len(out) > 0 && wordCount(rest) <= 4 {
				v = rest
			}
			out = append(out, cv.Text{Value: v, Lines: t.Lines, Confidence: t.Confidence})
		}
	}
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		spaced := (i == 0 || text[i-1] == ' ') && (i+n >= len(text) || text[i+n] == ' ')
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth > 0:
		case string(r) == comma && !digitsAround(text, i), r == ';' && comma == ",", r == '|' || r == '•' || r == '·' || r == '●' || r == '▪' || r == '∙' || r == '\t', r == '–' && spaced && strings.Count(text, " – ") > 1, r == '/' && spaced && strings.Count(text, " / ") > 1:
			put(i)
			start = i + n
		}
		i += n
	}
	put(len(text))
	return out
}

// leadingLanguage finds the language that a text begins with and what follows it.
func leadingLanguage(text string) (name, rest string) {
	t := strings.TrimLeftFunc(text, func(r rune) bool { return !unicode.IsLetter(r) })
	fields := strings.Fields(t)
	for n := min(4, len(fields)); n > 0; n-- {
		head := strings.Join(fields[:n], " ")
		bare := strings.TrimRight(head, ":,;–—-|(")
		if words.Languages().Has(words.Fold(bare)) && !strings.Contains(bare, "(") {
			rest = strings.TrimSpace(strings.TrimPrefix(t, bare))
			return bare, strings.Trim(rest, " :,;–—-|\t•·")
		}
	}
	// "English/German"? no: one at a time. "Polish(native)": the bracket is glued.
	if at := strings.IndexAny(t, "(:–—-"); at > 0 {
		bare := strings.TrimSpace(t[:at])
		if words.Languages().Has(words.Fold(bare)) {
			return bare, strings.Trim(t[at:], " :,;–—-|\t")
		}
	}
	return "", ""
}

// fluency reports words about how well a language is spoken.
func fluency(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && len(f) <= 12 && words.Fluency().Contains(f)
}

// languageList reports a text that lists nothing but languages.
func languageList(text string) bool {
	parts := items(cv.Text{Value: text})
	if len(parts) == 0 {
		return false
	}
	for _, p := range parts {
		name, rest := leadingLanguage(p.Value)
		if name == "" || rest != "" && !fluency(rest) {
			return false
		}
	}
	return true
}
