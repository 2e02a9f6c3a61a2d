package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// groupLabel splits "Tools: a, b"; the label is short and stands before the first comma.
func groupLabel(p *para) (name, rest string, ok bool) {
	text := strings.ReplaceAll(p.text, "\t", " ")
	at := strings.IndexByte(text, ':')
	if !labelEndsAt(text, at) {
		return stressedLabel(p)
	}
	name, rest = unsignedLabel(text[:at]), strings.TrimSpace(strings.ReplaceAll(p.text[at+1:], "\t", ", "))
	if inner, list, within := labelWithin(name, rest); within {
		return inner, list, true
	}
	return name, strings.TrimLeft(rest, "-–— "), name != ""
}

// labelEndsAt reports the colon behind a label of a few words; that of an address is none.
func labelEndsAt(text string, at int) bool {
	return at > 0 && !strings.HasPrefix(text[at+1:], "/") && wordCount(text[:at]) <= 6 &&
		!strings.ContainsAny(strings.TrimRight(text[:at], ";"), ",;•|")
}

// stressedLabel splits "Tools – a, b, c" with the label in bold.
func stressedLabel(p *para) (name, rest string, ok bool) {
	bold := stressed(p.segs[0])
	if bold <= 0 || bold >= len(p.segs[0].text) {
		return "", "", false
	}
	name = strings.TrimRight(p.segs[0].text[:bold], " –—-:;|.")
	rest = strings.TrimLeft(p.text[bold:], " –—-:;|.")
	if wordCount(name) > 6 || rest == "" || strings.Contains(name, ",") || saysOn(p.segs[0].text[:bold], p.text[bold:]) ||
		len(p.segs) > 1 && oneLabel(p.segs[0].text, bold) {
		return "", "", false
	}
	return name, strings.ReplaceAll(rest, "\t", ", "), true
}

// saysOn reports words in bold that the sentence only begins with: no sign parts them from a word that binds what follows
// ("Setting out" in bold, "of roads and drains").
func saysOn(name, rest string) bool {
	next := strings.Fields(rest)
	return unparted(name, rest) && len(next) > 0 && phraseBinds.Has(next[0])
}

// oneLabel reports a cell that is a label whole, though only its first words are bold: "Web" in bold, " Servers" not.
func oneLabel(cell string, bold int) bool {
	return unparted(cell[:bold], cell[bold:]) && wordCount(cell) <= 6 && !strings.ContainsAny(cell, ",;:•|")
}

// unparted reports words without a sign between them.
func unparted(name, rest string) bool {
	const signs = " –—-:|."
	return strings.TrimRight(name, signs) == strings.TrimRight(name, " ") && strings.TrimLeft(rest, signs) == strings.TrimLeft(rest, " ")
}

// stressed is the length of a label at the start that bold type, or italics with a
// full stop or colon behind it, set off from the rest.
func stressed(s segment) int {
	if n := boldPrefix(s); n > 0 {
		return n
	}
	n := italicPrefix(s)
	if n > 0 && n < len(s.text) && (endsWith(s.text[:n], ".:") || hasAnyPrefix(s.text[n:], ".", ":")) {
		return n
	}
	return 0
}

// italicPrefix is the length of the start in italics.
func italicPrefix(s segment) int {
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
	return n
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
func (r *skillReader) labelCell(p *para) (name string, values []cv.Text, ok bool) {
	if !namesRow(p) && !(r.labelled && len(p.segs) == 2) || wordCount(p.segs[0].text) > 6 {
		return "", nil, false
	}
	for _, s := range p.segs[1:] {
		values = append(values, items(cv.Text{Value: s.text, Lines: p.lines, Confidence: 0.9})...)
	}
	return strings.TrimRight(p.segs[0].text, ": "), values, true
}

// namesRow reports a first cell in bold, or one beside a list.
func namesRow(p *para) bool {
	if segmentStyleOf(p, 0).bold && !segmentStyleOf(p, 1).bold {
		return true
	}
	return len(p.segs) == 2 && strings.ContainsAny(p.segs[1].text, ",;•|") && !strings.Contains(p.segs[0].text, ",")
}

// labelledRows reports a table of labels and lists: a row of it with a single skill is drawn like the others ("Office", "Excel").
func labelledRows(paras []para) bool {
	rows, named := 0, 0
	for i := range paras {
		if p := &paras[i]; len(p.segs) == 2 {
			rows++
			if namesRow(p) {
				named++
			}
		}
	}
	return named > 2 && named*3 > rows*2
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
	next := &paras[i+1]
	switch {
	case strings.HasSuffix(p.text, ":"), next.bullet && !p.bullet:
		return true
	case next.bullet:
		return false
	}
	return standsOut(p, next) || inCapitals(p, next) && capsGroups(paras)
}

// standsOut reports a line in bold, in larger type or in the style of a heading above one that is not.
func standsOut(p, next *para) bool {
	a, b := segmentStyleOf(p, 0), segmentStyleOf(next, 0)
	return a.bold && !b.bold || a.size > b.size+1 || p.first.style.heading > 0 && next.first.style.heading == 0
}

// inCapitals reports a line in capitals above one without.
func inCapitals(p, next *para) bool {
	a, b := segmentStyleOf(p, 0), segmentStyleOf(next, 0)
	return a.caps && !b.caps && b.size <= a.size && len(p.text) > 4
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
		if n := len(out); n > 0 && continuesList(&out[n-1], &p) {
			out[n-1].takeIn(&p)
			continue
		}
		out = append(out, p)
	}
	return out
}

// takeIn puts another paragraph behind this one.
func (p *para) takeIn(next *para) {
	l := next.first
	l.segs, l.text, l.index = next.segs, next.text, next.lines[0]
	p.add(&l)
	p.lines = addLines(p.lines, next.lines)
	p.count = wordCount(p.text)
}

// continuesList reports a line without a mark that the one above cannot end before.
func continuesList(q, p *para) bool {
	if p.bullet || len(p.segs) != 1 || len(q.segs) != 1 {
		return false
	}
	return strings.HasPrefix(p.text, "(") || endsWith(q.text, ",;&/") || openBracket(q.text) ||
		startsLower(p.text) && strings.Contains(q.text, ",") && p.first.right > 0
}

// skills reads groups and lists of skills.
func (b *builder) skills(s *section) {
	r := skillReader{b: b, paras: labelsApart(joinLists(s.paras))}
	r.dashes, r.labelled = dashedGroups(r.paras), labelledRows(r.paras)
	for i := 0; i < len(r.paras); {
		i += r.read(i)
	}
	r.flush()
}

// skillReader reads the paragraphs of a section of skills one after the other.
type skillReader struct {
	b      *builder
	paras  []para
	group  cv.SkillGroup // that goes on
	dashes bool          // mark the names of groups here
	// labelled says that the first cells of rows name the others here.
	labelled bool
	told     *para // the label of the group and its list; nil where the list only follows
}

// flush files the group that ends.
func (r *skillReader) flush() {
	switch _, heading := headings.Lookup(r.group.Name.Value); {
	case len(r.group.Keywords) > 0, !r.group.Name.IsZero() && !heading:
		r.b.addGroup(r.group)
	case heading: // what stood behind the label is read elsewhere
		r.b.use(r.group.Name.Lines)
	}
	r.group, r.told = cv.SkillGroup{}, nil
}

// begin starts a group with a name.
func (r *skillReader) begin(name string, p *para, confidence float64) {
	r.flush()
	r.group.Name = cv.Text{Value: name, Lines: p.lines, Confidence: confidence}
}

// read takes paragraph i and returns how many it took.
func (r *skillReader) read(i int) int {
	p := &r.paras[i]
	if (headings.IsLabel(p.text) || labelsSection(p.text)) && p.count <= 2 && !groupAbove(r.paras, i) {
		r.b.use(p.lines)
		return 1
	}
	if r.labelledGroup(p) {
		return 1
	}
	if len(p.segs) > 1 {
		r.row(i)
	} else {
		r.plain(i)
	}
	return 1
}

// labelsSection reports the heading of a section with its colon: what stood behind it is read elsewhere.
func labelsSection(text string) bool {
	_, heading := headings.Lookup(text)
	return heading && strings.HasSuffix(text, ":")
}

// labelledGroup reads "Tools: Jira, Excel"; false where more is to be read of the paragraph.
func (r *skillReader) labelledGroup(p *para) bool {
	name, rest, ok := groupLabel(p)
	if !ok && r.dashes {
		name, rest, ok = dashedGroup(p)
	}
	if !ok {
		return false
	}
	r.begin(name, p, 0.9)
	r.group.Keywords = items(cv.Text{Value: rest, Lines: p.lines, Confidence: 0.93})
	if len(r.group.Keywords) > 0 && (p.bullet || listClosed(rest)) {
		r.told = p
	}
	return p.bullet || len(r.group.Keywords) > 0
}

// listClosed reports a list that says where it ends: "Word, Excel and Access", "Word, Excel."
func listClosed(text string) bool {
	last := text[strings.LastIndexByte(text, ',')+1:]
	return strings.Contains(text, ",") && (strings.HasSuffix(last, ".") || strings.Contains(last, " and ") || strings.Contains(last, " & "))
}

// ends closes a group before a line that does not go on with it: all of its list stands beside its label, and the line is another
// point, or is drawn like the one with the label.
func (r *skillReader) ends(p *para) {
	if r.told != nil && r.told.bullet == p.bullet {
		r.flush()
	}
}

// row reads the cells of a row.
func (r *skillReader) row(i int) {
	p := &r.paras[i]
	if i == 0 && skillHead(p) {
		r.b.use(p.lines)
		return
	}
	if name, values, ok := r.labelCell(p); ok {
		r.begin(name, p, 0.85)
		r.group.Keywords = values
		return
	}
	for _, seg := range p.segs {
		r.group.Keywords = append(r.group.Keywords, items(cv.Text{Value: seg.text, Lines: p.lines, Confidence: 0.9})...)
	}
}

// plain reads the name of a group, a sentence or a list.
func (r *skillReader) plain(i int) {
	p := &r.paras[i]
	r.ends(p)
	switch {
	case !p.bullet && groupAbove(r.paras, i):
		r.begin(strings.TrimRight(p.text, ": "), p, 0.8)
	case phrase(p), prose(p) && endsWith(p.text, ".") && p.count > 9 && strings.Count(p.text, ",") < 4:
		r.group.Keywords = append(r.group.Keywords, p.value(0.6))
	default:
		r.group.Keywords = append(r.group.Keywords, items(p.value(0.93))...)
	}
}

// phrase reports an item that says one thing, though it has commas: "Ability to lead a crew, calm in storms",
// "Servicing of all kinds of winches like hand, steam and electric". Cut there, its end would say nothing.
func phrase(p *para) bool {
	first, rest, found := strings.Cut(p.text, ",")
	if !found || strings.ContainsAny(p.text, ";|•\t") || !p.bullet && strings.Count(rest, ",") > 1 {
		return false
	}
	for _, part := range strings.Split(p.text, ",") {
		if wordCount(part) >= 6 && phraseTies.Contains(words.Split(part)) {
			return true
		}
	}
	f := words.Split(first)
	return p.bullet && phraseLeads.Contains(f) && phraseTies.Contains(f)
}

// phraseTies bind what stands behind them to the words before.
var phraseTies = words.NewSet("of", "in", "to", "with", "like", "for", "from", "on", "by", "at", "such", "using", "through", "under",
	"the", "a", "an")

// phraseBinds are the ties and others that no list begins with, as they are written inside a sentence.
var phraseBinds = words.NewSet("of", "in", "to", "with", "for", "from", "on", "by", "at", "using", "through", "under", "and", "or",
	"after", "before", "as", "per", "according", "during", "within", "is", "are")

// phraseLeads say how well somebody knows what the item names.
var phraseLeads = words.NewSet("ability", "able", "proficient", "proficiency", "knowledge", "experience", "experienced", "familiar",
	"familiarity", "skilled", "expertise", "understanding", "conversant", "exposure",
	"hands", "good", "strong", "excellent", "sound", "working")
