package tailor

import (
	"embed"
	"slices"
	"strings"

	"focal/internal/ingest/page"
	"focal/internal/sieve"
)

//go:embed words/*.txt
var wordFiles embed.FS

// statement is one sentence or list item of a job description with its context.
type statement struct {
	text   string // verbatim
	in     region
	label  string // "Communication" in "Communication: ability to …"
	listed bool   // a list item or a part of a semicolon list
	prose  bool   // a paragraph behind a list, which may have left its subject
	bare   bool   // the document has no heading of requirements: its list is one
	short  bool   // of an advert of a few lines without headings
	ideal  bool   // listed under "The ideal candidate"
	head   string // the heading that it stands under
	part   int    // of the text, from heading to heading
}

// statements cuts a job description into statements, each with the region that
// the nearest heading (or the label in front of it) announces.
func statements(job *page.Document) []statement {
	blocks := blocksOf(job)
	if list := pasted(blocks); list != nil {
		return list
	}
	var r reading
	for i, b := range blocks {
		if bare := strings.TrimSpace(strings.Trim(b.text, headingMarks)); bare != "" {
			before := len(r.out)
			r.read(b, bare, i+1 < len(blocks) && len(blocks[i+1].line.Segments) > 1)
			for i := before; i < len(r.out); i++ {
				r.out[i].head, r.out[i].part = r.head, r.part
			}
		}
	}
	return r.statements()
}

// reading is a job description that is read from top to bottom.
type reading struct {
	marks    int // of the heading that opened the list of demands
	out      []statement
	at       region // opened by the last heading
	ideal    bool   // that heading was "The ideal candidate …"
	opened   bool   // a heading of requirements was seen
	answers  bool   // the options of a screening question follow
	columns  table
	previous block
	plain    bool // that had no bullet
	fresh    bool // that was a heading of requirements
	head     string
	part     int
}

// read takes the next block; bare is its text without the marks of a heading.
func (r *reading) read(b block, bare string, rowFollows bool) {
	if r.row(b) || r.betweenRows(b, bare, rowFollows) {
		return
	}
	r.columns = table{}
	if r.questionnaire(b, bare) {
		return
	}
	if !b.listed && strings.HasSuffix(bare, ":") {
		b.text = r.introduction(b.text)
	}
	if !r.heading(b, bare) {
		r.body(b, bare)
	}
}

// row reads a row of a table.
func (r *reading) row(b block) bool {
	if len(b.line.Segments) < 2 {
		return false
	}
	switch b.line.Kind {
	case page.TableRow:
		var cells []statement
		cells, r.columns = r.columns.row(b.line, r.at)
		r.out, r.opened = append(r.out, cells...), r.opened || len(cells) > 0
		return true
	case page.Paragraph:
		cells, columns, ok := r.columns.textRow(b.line, r.at)
		switch {
		case ok:
			r.out, r.columns, r.opened = append(r.out, cells...), columns, true
		case b.labels:
			r.labelledRow(b.line)
		}
		return ok || b.labels
	}
	return false
}

// betweenRows reads a line between the rows of a table in plain text.
func (r *reading) betweenRows(b block, bare string, rowFollows bool) bool {
	if !r.columns.text || b.listed {
		return false
	}
	if aloneInRow(bare) {
		r.out = append(r.out, split(stripMarkdown(bare), regionMust, true)...)
		return true
	}
	return rowFollows && isTopic(bare) // the topic of the next rows
}

// questionnaire reads the numbers and the choices of screening questions, and passes
// over the answers to choose from.
func (r *reading) questionnaire(b block, bare string) bool {
	if questionNumber.MatchString(bare) && !howMany.MatchString(r.previous.text) {
		r.at, r.answers = regionForm, false
		return true
	}
	choice := choose.MatchString(bare)
	asking := choice || strings.HasSuffix(bare, "?") && !asksWhat.MatchString(bare)
	if r.answers && !asking && isAnswer(b, bare) {
		return true
	}
	if r.answers = asking; choice {
		r.out = append(r.out, statement{text: strings.TrimRight(stripNumber(bare), ": "), in: regionForm})
	}
	return choice
}

// howMany is a heading with a number below it that begins no question.
var howMany = sieve.MustCompile(`(?i)\b(?:number|no\.?) of\b|\b(?:vacancies|positions|openings|headcount)\b|` +
	`\b(?:grade|band|level|step|scale|class)$`)

// isAnswer reports what may be an option to choose and not the next part.
func isAnswer(b block, bare string) bool {
	return len(strings.Fields(bare)) <= 12 && !strings.HasSuffix(bare, ":") && b.line.Kind != page.Heading && regionOf(bare) == regionNone
}

// introduction reads the sentences before the one that introduces a list, and
// returns that one, which may make a demand of its own.
func (r *reading) introduction(text string) string {
	before, last := lastSentence(stripMarkdown(text))
	r.out = append(r.out, split(before, r.at, false)...)
	if yearsPhrase.MatchString(last) || len(strings.Fields(last)) > 9 && beginsAsking(strings.TrimPrefix(last, "Have ")) {
		r.out = append(r.out, statement{text: strings.TrimRight(last, ": "), in: regionMust, listed: true})
	}
	return last
}

// heading opens the region of a heading; in a questionnaire only a real one does.
func (r *reading) heading(b block, bare string) bool {
	if r.answers {
		return false
	}
	opens, ok := b.heading(r.at)
	if ok && r.isNextPart(b, opens) {
		opens = regionNone
	}
	if !ok || r.isFirstItem(b, bare, opens) {
		return false
	}
	if r.at != regionForm || b.line.Kind == page.Heading || strings.HasPrefix(b.text, "===") {
		r.at = opens
		r.ideal = opens == regionNice && idealPerson.MatchString(bare)
	}
	if regionOf(b.headline().core).demands() {
		r.marks = marksOf(b)
	}
	r.head, r.part = bare, r.part+1
	r.opened = r.opened || opens.demands()
	r.fresh = opens.demands()
	r.previous = b
	return true
}

// isNextPart reports a heading that announces nothing and has as many marks as the one whose region it would go on with: "## Logistics"
// behind the list below "## Requirements".
func (r *reading) isNextPart(b block, opens region) bool {
	n := marksOf(b)
	return n > 0 && n <= r.marks && opens == r.at && opens.demands() && regionOf(b.headline().core) == regionNone
}

// marksOf is how many marks stand before a heading in text with marks.
func marksOf(b block) int { return len(b.text) - len(strings.TrimLeft(b.text, "#")) }

// isFirstItem reports a line behind a heading of requirements that announces nothing: the first of its list, for all that
// it looks like a heading.
func (r *reading) isFirstItem(b block, bare string, opens region) bool {
	return r.fresh && r.at.demands() && opens == regionNone && !b.leads && !strings.HasSuffix(bare, ":") && !b.headline().isMarked()
}

// body reads what stands under a heading.
func (r *reading) body(b block, bare string) {
	behindList := !b.listed && !b.torn && r.previous.listed && (b.apart || len(sentences(bare)) > 1)
	if behindList && r.at == regionNice && !r.plain {
		r.at = regionNone
	}
	r.plain = !b.listed
	b.listed = b.listed || r.unbulleted(b, bare)
	r.previous, r.fresh = b, false
	text := stripMarkdown(b.text)
	if r.at == regionForm {
		r.out = append(r.out, statement{text: stripNumber(text), in: r.at})
		return
	}
	text = r.runIn(text)
	for _, s := range split(text, r.at, b.listed) {
		s.prose = behindList && strings.HasSuffix(bare, ".")
		s.ideal = r.ideal && s.in == regionNice
		r.out = append(r.out, s)
	}
	if b.cut && len(r.out) > 0 {
		r.goOn(r.out[len(r.out)-1])
	}
}

// goOn lets the label in a line that was joined from several ("Skills required: working with rope Steady hands") reign over those that
// came behind it, as the heading that it was.
func (r *reading) goOn(last statement) {
	if last.label == "" || last.in == r.at {
		return
	}
	if r.at = last.in; !r.at.demands() && r.at != regionDuties {
		r.at = regionNone
	}
	r.head, r.part, r.opened = last.label, r.part+1, r.opened || r.at.demands()
}

// runIn opens the region of a heading in front of a text, and returns the text behind it.
func (r *reading) runIn(text string) string {
	if m := aboutFirmOf.FindStringSubmatch(text); m != nil && !aboutReader.MatchString(m[1]) {
		r.at = regionIgnore
		return m[2]
	}
	head, rest, ok := runInHeading(text)
	if !ok {
		return text
	}
	r.at = regionOf(head)
	r.head, r.part = head, r.part+1
	r.opened = r.opened || r.at.demands()
	return rest
}

// aboutReader is what such a heading names where it is not the firm.
var aboutReader = sieve.MustCompile(`(?i)\b(?:you|your|role|job|post|position|candidate|person|skills|requirements|work)\b`)

// aboutFirmOf is a heading about the firm in front of its text: "About Quayside: we are …".
var aboutFirmOf = sieve.MustCompile(`^About (\p{Lu}[\p{L}&'’ -]{1,40}|us|our \w+|the (?:company|team|school|firm|trust)):\s+(\S.*)$`)

// unbulleted reports lines under a heading, which are a list without bullets.
func (r *reading) unbulleted(b block, bare string) bool {
	if !r.at.demands() {
		return false
	}
	words, single := len(strings.Fields(bare)), len(sentences(bare)) == 1
	switch {
	case single && (b.torn || b.cut && words <= longestItem), b.cut && areNames(sentences(bare)):
		return true
	case b.apart || r.previous.text == "":
		return false
	}
	return !strings.HasSuffix(bare, ".") && words <= 16 || single && words <= longestItem
}

// areNames reports sentences that only name things: "Winches. Rigging by hand. Cost control."
func areNames(list []string) bool {
	return !slices.ContainsFunc(list, func(s string) bool { return len(strings.Fields(s)) > maxPastedWords+2 || finite.MatchString(s) })
}

// longestItem is how many words an item of a list without bullets has at most.
const longestItem = 30

// statements returns what was read, with what only the whole of it tells.
func (r *reading) statements() []statement {
	r.out = markedLevels(r.out)
	dutiesAmong(r.out)
	if onlyIdeal(r.out) {
		demandIdeal(r.out)
	}
	if !r.opened {
		for i, s := range r.out {
			r.out[i].bare = s.listed && s.in == regionNone
		}
	}
	r.markShort()
	return r.out
}

// demandIdeal makes what is listed under "The ideal candidate" what is asked for.
func demandIdeal(list []statement) {
	for i, s := range list {
		if s.ideal {
			list[i].in = regionMust
		}
	}
}

// levelMark is the level behind a criterion: "Fieldwork leadership (D)", "Report writing (A/I) E"; assessedBy, how it is assessed.
var (
	levelMark  = sieve.MustCompile(`\s*(?:[(\[](E|D|[Ee]ssential|[Dd]esirable)[)\]]|` + assessment + `\s(E|D))\.?$`)
	assessedBy = sieve.MustCompile(`\s*` + assessment + `\.?$`)
)

// assessment are the letters of how a criterion is assessed: "(A/I)".
const assessment = `[(\[][A-Z](?:\s?[/,&+]\s?[A-Z]){0,4}[)\]]`

// fewestMarks is how many criteria say at least how they are assessed.
const fewestMarks = 3

// markedLevels reads the letters behind criteria, in a list that has both levels, and takes off what says how they are assessed.
func markedLevels(list []statement) []statement {
	list = apartByMarks(list)
	if marksBoth(list) {
		for i, s := range list {
			if m := levelMark.FindStringSubmatch(s.text); m != nil {
				list[i].text, list[i].listed, list[i].in = strings.TrimSuffix(s.text, m[0]), true, markedRegion(m)
			}
		}
	}
	assessed := func(s statement) bool { return assessedBy.MatchString(s.text) }
	if marked := len(list) - len(slices.DeleteFunc(slices.Clone(list), assessed)); marked >= fewestMarks {
		for i, s := range list {
			list[i].text = strings.TrimSpace(assessedBy.ReplaceAllString(s.text, ""))
		}
	}
	return slices.DeleteFunc(list, func(s statement) bool { return s.text == "" }) // a mark alone asks for nothing
}

// betweenMarks is a comma behind the level of a criterion: "SC clearance (E), driving licence (D)".
var betweenMarks = sieve.MustCompile(`([(\[](?:E|D|[Ee]ssential|[Dd]esirable)[)\]]),\s+`)

// apartByMarks cuts the statements that hold several criteria, each with its level behind it.
func apartByMarks(list []statement) []statement {
	var out []statement
	for _, s := range list {
		for _, part := range strings.Split(betweenMarks.ReplaceAllString(s.text, "$1\x00"), "\x00") {
			one := s
			one.text = part
			out = append(out, one)
		}
	}
	return out
}

func markedRegion(mark []string) region {
	if strings.EqualFold((mark[1] + mark[2])[:1], "D") {
		return regionNice
	}
	return regionMust
}

func marksBoth(list []statement) bool {
	seen := map[region]bool{}
	for _, s := range list {
		if m := levelMark.FindStringSubmatch(s.text); m != nil {
			seen[markedRegion(m)] = true
		}
	}
	return len(seen) == 2
}

var idealPerson = sieve.MustCompile(`(?i)\bideal (?:candidate|applicant|person)\b`)

// onlyIdeal reports that the text has one list of requirements, under "The ideal
// candidate will have", and marks in it what is only desirable: the rest of it is
// what is asked for.
func onlyIdeal(list []statement) bool {
	marked := false
	for _, s := range list {
		switch {
		case s.ideal:
			marked = marked || nicePhrase.in(s.text)
		case s.in == regionMust:
			return false
		}
	}
	return marked
}

var (
	questionNumber = sieve.MustCompile(`^(?:Q|Question )?\d{1,3}[.)]?$`)
	choose         = sieve.MustCompile(`(?i)^(?:\W*\d+[.)]\s*)?(?:please )?(?:select|indicate|choose|please (?:rate|state))\b.*\b(?:years?|level|amount)\b`)
	markdownMark   = sieve.MustCompile(`\*\*|__|(^|\s)\*(\S)|(\S)\*(\s|[.,;:]|$)|^#+\s*`)
	sentenceEnd    = sieve.MustCompile(`[.!?][)"”’]?\s+(?:\d+(?:\.\d+)+\s+)?[\p{Lu}"“‘]|` +
		`(?:\p{Ll}{4}|\p{Lu}{3})\.\s+\d|\s+\d+\.\d+\s+\p{Lu}`)
	bracketNumber = sieve.MustCompile(`^(?:[A-Z]\d{1,2}|\d{1,2}(?:\.\d+)*)[.)]\s+|^\d+(?:\.\d+)+\s+|^\(?(?:[a-z]|[ivx]{1,4})\)\s+`)
)

func stripMarkdown(s string) string {
	return strings.TrimSpace(markdownMark.ReplaceAllString(s, "$1$2$3$4"))
}

// stripNumber takes off the number of an item, which the years of "2.5 years" are not.
func stripNumber(s string) string {
	if at := partOfYears.FindStringIndex(s); at != nil && at[0] == 0 {
		return s
	}
	return bracketNumber.ReplaceAllString(s, "")
}

var (
	inlineLabel = sieve.MustCompile(`^(?:[-–•*]\s*)?([\p{L}\d][\p{L}\p{N}’'&/,.() -]{1,60}?)\s*:\s+(\S.*)$`)
	longLabel   = sieve.MustCompile(`(?i)^([^:]{1,160}\bequivalent to|to (?:qualify|be considered|be eligible)\b[^:]{1,120})\s*:\s+(\S.*)$`)
	dashLabel   = sieve.MustCompile(`(?i)^([\p{L}][\p{L} &/-]{2,50}?)\s+[–—-]\s+((?:(?:strong|good|proven|sound|working|thorough|excellent)\s+)?(?:knowledge|skills?|ability|experience|understanding|the ability|an understanding|proficien)\b.*)$`)
)

// lastSentence cuts off the last sentence, which introduces a list.
func lastSentence(text string) (before, last string) {
	all := sentences(text)
	n := len(all) - 1
	return strings.Join(all[:n], " "), all[n]
}

// criterion numbers a demand: "Criterion 2: knowledge of …".
var criterion = sieve.MustCompile(`(?i)^criteri(?:on|a)\s+\d+\s*[:.–-]\s+`)

// wished is what "if you speak Urdu, we would love to hear from you" asks for.
var wished = sieve.MustCompile(`(?i)(?:^|,?\s+and\s+|,\s+)if you(?:['’]ve| have| are|['’]re| can)?(?: also)?\s+(.{3,80}?),?\s+(?:we(?:['’]d| would) (?:love|like|be)|(?:then )?(?:that|it|this)(?:['’]s|['’]d| is| would)|even better|so much the better|all the better)\b.*$`)

// wish looks for a wish where there can be one.
func wish(sentence string) []int {
	if !strings.Contains(strings.ToLower(sentence), "if you") {
		return nil
	}
	return wished.FindStringSubmatchIndex(sentence)
}
