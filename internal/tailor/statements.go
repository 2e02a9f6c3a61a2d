package tailor

import (
	"embed"
	"strings"
	"unicode"
	"unicode/utf8"

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
	ideal  bool   // listed under "The ideal candidate"
}

// statements cuts a job description into statements, each with the region that
// the nearest heading (or the label in front of it) announces.
func statements(job *page.Document) []statement {
	blocks := blocksOf(job)
	if list := pasted(blocks); list != nil {
		return list
	}
	var out []statement
	at := regionNone
	answers := false // the options of a screening question follow
	var columns table
	opened := false // a heading of requirements was seen
	ideal := false  // the region was opened by "The ideal candidate …"
	var previous block
	for i, b := range blocks {
		bare := strings.TrimSpace(strings.Trim(b.text, headingMarks))
		if bare == "" {
			continue
		}
		if b.line.Kind == page.TableRow && len(b.line.Segments) > 1 {
			var cells []statement
			if cells, columns = columns.row(b.line, at); len(cells) > 0 {
				opened = true
				out = append(out, cells...)
			}
			continue
		}
		if len(b.line.Segments) > 1 && b.line.Kind == page.Paragraph {
			if cells, t, ok := columns.textRow(b.line, at); ok {
				columns, opened = t, true
				out = append(out, cells...)
				continue
			}
		}
		if columns.text && !b.listed {
			if aloneInRow(bare) {
				out = append(out, split(stripMarkdown(bare), regionMust, true)...)
				continue
			}
			if isTopic(bare) && i+1 < len(blocks) && len(blocks[i+1].line.Segments) > 1 {
				continue // the topic of the next rows
			}
		}
		columns = table{}
		if questionNumber.MatchString(bare) {
			at, answers = regionForm, false
			continue
		}
		asking := strings.HasSuffix(bare, "?") || choose.MatchString(bare)
		if answers && !asking && len(strings.Fields(bare)) <= 12 && !strings.HasSuffix(bare, ":") && b.line.Kind != page.Heading && regionOf(bare) == regionNone {
			continue
		}
		answers = asking
		if asking && choose.MatchString(bare) {
			out = append(out, statement{text: strings.TrimRight(stripNumber(bare), ": "), in: regionForm})
			continue
		}
		if !b.listed && strings.HasSuffix(bare, ":") {
			before, last := lastSentence(stripMarkdown(b.text))
			out = append(out, split(before, at, false)...)
			b.text = last
			if yearsPhrase.MatchString(last) || len(strings.Fields(last)) > 9 && beginsAsking(strings.TrimPrefix(last, "Have ")) {
				out = append(out, statement{text: strings.TrimRight(last, ": "), in: regionMust, listed: true})
			}
		}
		if r, heading := b.heading(at); heading && !asking {
			if at != regionForm || b.line.Kind == page.Heading || strings.HasPrefix(b.text, "===") {
				at = r
				ideal = r == regionNice && idealPerson.MatchString(bare)
			}
			opened = opened || r == regionMust || r == regionNice
			previous = b
			continue
		}
		if at == regionNice && b.apart && !b.listed && previous.listed {
			at = regionNone // prose behind the list
		}
		prose := b.apart && !b.listed && previous.listed && strings.HasSuffix(bare, ".") // a paragraph behind a list
		if (at == regionMust || at == regionNice) && !b.apart && !strings.HasSuffix(bare, ".") && len(strings.Fields(bare)) <= 16 && previous.text != "" {
			b.listed = true // lines under a heading are a list without bullets
		}
		previous = b
		text := stripMarkdown(b.text)
		if at == regionForm {
			out = append(out, statement{text: stripNumber(text), in: at})
			continue
		}
		if head, rest, ok := runInHeading(text); ok {
			at, text = regionOf(head), rest
			opened = opened || at == regionMust || at == regionNice
		}
		more := split(text, at, b.listed)
		for i := range more {
			more[i].prose = prose
			more[i].ideal = ideal && more[i].in == regionNice
		}
		out = append(out, more...)
	}
	markedLevels(out)
	if onlyIdeal(out) {
		for i := range out {
			if out[i].ideal {
				out[i].in = regionMust
			}
		}
	}
	if !opened {
		for i := range out {
			out[i].bare = out[i].listed && out[i].in == regionNone
		}
	}
	return out
}

// levelMark is the level behind a criterion: "Fieldwork leadership (D)".
var levelMark = sieve.MustCompile(`\s*[(\[](E|D|[Ee]ssential|[Dd]esirable)[)\]]\.?$`)

// markedLevels reads the letters behind criteria, in a list that has both of them.
func markedLevels(list []statement) {
	seen := map[string]bool{}
	for _, s := range list {
		if m := levelMark.FindStringSubmatch(s.text); m != nil {
			seen[strings.ToUpper(m[1][:1])] = true
		}
	}
	if !seen["E"] || !seen["D"] {
		return
	}
	for i, s := range list {
		m := levelMark.FindStringSubmatch(s.text)
		if m == nil {
			continue
		}
		list[i].text, list[i].listed, list[i].in = strings.TrimSuffix(s.text, m[0]), true, regionMust
		if strings.EqualFold(m[1][:1], "D") {
			list[i].in = regionNice
		}
	}
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
	sentenceEnd    = sieve.MustCompile(`[.!?][)"”’]?\s+(?:\d+(?:\.\d+)+\s+)?[\p{Lu}"“‘]|\p{Ll}{4}\.\s+\d|\s+\d+\.\d+\s+\p{Lu}`)
	bracketNumber  = sieve.MustCompile(`^(?:[A-Z]\d{1,2}|\d{1,2}(?:\.\d+)*)[.)]\s+|^\d+(?:\.\d+)+\s+|^\(?(?:[a-z]|[ivx]{1,4})\)\s+`)
)

func stripMarkdown(s string) string {
	return strings.TrimSpace(markdownMark.ReplaceAllString(s, "$1$2$3$4"))
}

func stripNumber(s string) string { return bracketNumber.ReplaceAllString(s, "") }

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

// asideLevel is "(ESL endorsement preferred)" in a title.
var asideLevel = sieve.MustCompile(`(?i)\(([^()]{3,60}\b(?:preferred|desirable|desired|essential|required|an advantage))\)`)

// split cuts the text of one block into statements. A label in front of a colon
// may announce a region of its own ("Essential: Go; SQL"), for its sentence.
func split(text string, at region, listed bool) []statement {
	var out []statement
	in, label := at, ""
	announced := false // the label opens a region
	if in == regionNone || in == regionDuties {
		for _, m := range asideLevel.FindAllStringSubmatch(text, 4) {
			out = append(out, statement{text: m[1], in: regionMust, listed: true})
		}
	}
	for i, sentence := range sentences(stripNumber(text)) {
		sentence = criterion.ReplaceAllString(stripNumber(sentence), "")
		if m := wish(sentence); m != nil && !listed {
			wanted := statement{text: sentence[m[2]:m[3]], in: regionNice, listed: true}
			if sentence = strings.TrimRight(sentence[:m[0]], ", "); sentence != "" {
				out = append(out, statement{text: sentence, in: in, label: label})
			}
			out = append(out, wanted)
			continue
		}
		m := inlineLabel.FindStringSubmatch(sentence)
		if m != nil {
			m[2] = criterion.ReplaceAllString(m[2], "")
		}
		if m != nil && len(strings.Fields(m[1])) > 7 {
			m = nil
		}
		if m == nil {
			m = dashLabel.FindStringSubmatch(sentence)
		}
		if m == nil {
			m = longLabel.FindStringSubmatch(sentence)
		}
		switch {
		case m != nil:
			label, sentence, in = strings.TrimSpace(m[1]), m[2], at
			r := regionOf(label)
			if announced = r != regionNone; announced && !(at == regionNice && r == regionMust && !mustPhrase.in(label)) {
				in = r
			}
		case i > 0 && in == regionIgnore:
			in, label = at, "" // the label of a condition ends with its sentence
		}
		if r := regionNone; len(out) > 0 && !strings.Contains(sentence, " ") && levelRegion(sentence) != r {
			r = levelRegion(sentence)
			for i := range out {
				out[i].in, out[i].listed = r, true // "PhD in robotics. Essential"
			}
			continue
		}
		parts := splitOutside(sentence, ";")
		for _, p := range parts {
			p = strings.TrimSpace(strings.TrimRight(p, ".; "))
			if p != "" {
				out = append(out, statement{text: p, in: in, label: label, listed: listed || len(parts) > 1 || announced})
			}
		}
	}
	return out
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

// sentences splits at full stops that end a sentence, not at abbreviations.
func sentences(text string) []string {
	var out []string
	start := 0
	for _, m := range sentenceEnd.FindAllStringIndex(text, -1) {
		if text[m[0]] >= utf8.RuneSelf || unicode.IsLetter(rune(text[m[0]])) {
			m[0] += strings.IndexByte(text[m[0]:], '.') // the letters before a stop that a number follows
		}
		end := m[0] + 1
		before := text[start:m[0]]
		last := before[strings.LastIndexAny(before, " (")+1:]
		if text[m[0]] == '.' && !(digitsOnly(last) && len(strings.Fields(before)) > 2) && (utf8.RuneCountInString(last) <= 2 && !strings.HasSuffix(last, "C") || abbreviations[strings.ToLower(last)] || strings.Contains(last, ".")) {
			continue
		}
		if text[m[0]] == ' ' {
			end = m[0]
		}
		out = append(out, strings.TrimSpace(text[start:end]))
		start = end
	}
	return append(out, strings.TrimSpace(text[start:]))
}

func digitsOnly(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

var abbreviations = map[string]bool{"e.g": true, "i.e": true, "etc": true, "inc": true, "ltd": true, "approx": true, "para": true, "sect": true, "incl": true, "vs": true, "bzw": true, "resp": true, "max": true, "min": true}

// splitOutside splits at a separator that stands outside brackets.
func splitOutside(s, separators string) []string {
	var out []string
	depth, start := 0, 0
	for i, r := range s {
		switch {
		case r == '(' || r == '[':
			depth++
		case r == ')' || r == ']':
			depth = max(0, depth-1)
		case depth == 0 && strings.ContainsRune(separators, r):
			out = append(out, s[start:i])
			start = i + utf8.RuneLen(r)
		}
	}
	return append(out, s[start:])
}
