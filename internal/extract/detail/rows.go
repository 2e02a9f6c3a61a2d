package detail

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/words"
)

// Row is what a line says of the person.
type Row struct {
	Notion
	Label string // as written
	Text  string // the value
}

// Rows are the rows of a form that a line is made of: "Sex: Male	Nationality: Indian". nil where it says anything else, or where none of
// them is certain to be about a person. A mark stands between a label and its value, or the value proves it.
func Rows(line string) []Row {
	rows := Any(line)
	for _, r := range rows {
		if !r.Weak {
			return rows
		}
	}
	return nil
}

// Any is Rows also where what the line says may be about something else: "Height: 120 cm".
func Any(line string) (rows []Row) {
	if len(line) > longestLine {
		return nil
	}
	at := opening(line)
	for at < len(line) {
		l, found := labelAt(line, at)
		if !found {
			return nil
		}
		end := nextLabel(line, l.to)
		value := trimmed(line[l.to:end])
		if !l.takes(value) {
			return nil
		}
		if l.Value != signing {
			rows = append(rows, Row{l.Notion, strings.TrimSpace(line[at:l.end]), strings.Join(strings.Fields(value), " ")})
		}
		at = end
	}
	return rows
}

// longestLine is how many bytes a line of a form has at most.
const longestLine = 240

// opening is where the text of a line begins, behind its bullet or number.
func opening(line string) int { return len(opens.FindString(line)) }

var opens = regexp.MustCompile(`^[^\pL\d]*(?:\(?(?:\d{1,2}|[a-z])[.)]\s*)?[^\pL\d]*`)

// label is the label of a notion in a line.
type label struct {
	written
	end    int  // of its words
	to     int  // of what parts it from its value
	marked bool // a mark parts them
}

// takes reports a value that makes a row of a label.
func (l *label) takes(value string) bool {
	switch {
	case l.Value == signing:
		return l.marked && len(strings.Fields(value)) <= most[signing]
	case l.marked && !l.doubtful:
		return l.Value.may(value)
	}
	return l.Value.proves(value)
}

// labelAt is the longest label that begins at a place of a line.
func labelAt(line string, at int) (l label, found bool) {
	for end := wordEnd(line, at); end-at <= longestLabel; end = wordEnd(line, end+1) {
		if w, is := known()[words.Squeeze(line[at:end])]; is {
			to, marked := mark(line, end)
			l, found = label{w, end, to, marked}, true
		}
		if end == len(line) || line[end] == ':' || line[end] == '\t' {
			break
		}
	}
	return l, found
}

// longestLabel is how many bytes a label has at most: some are drawn letter by letter.
const longestLabel = 48

// wordEnd is where the word ends that begins at or after a place.
func wordEnd(line string, at int) int {
	if at >= len(line) {
		return len(line)
	}
	started := false
	for i, r := range line[at:] {
		letter := unicode.IsLetter(r) || r == '\'' || r == '’'
		if started && !letter {
			return at + i
		}
		started = started || letter
	}
	return len(line)
}

// mark is where the value behind a label begins, and whether a mark stands between them; the hyphen of a compound is none:
// "Nationality-specific".
func mark(line string, end int) (to int, marked bool) {
	m := parts.FindStringSubmatch(line[end:])
	to, found := end+len(m[0]), m[1]+m[2]
	return to, found != "" && (m[0] != "-" || !startsSmall(line[to:]))
}

// parts is what stands between a label and its value.
var parts = regexp.MustCompile(`^(?:\s*\([^()]{1,20}\))?(?:\s*(\.{3,}[\s:.-]*)|[ .]*([:\t=|–—-][\s:=|.–—-]*))?\s*`)

// nextLabel is where the next label of a line begins behind a place; the end of the line where none does. It begins as labels do, with
// a capital, and has a mark, or a value that proves it.
func nextLabel(line string, from int) int {
	for i := from; i < len(line); {
		r, n := utf8.DecodeRuneInString(line[i:])
		if unicode.IsUpper(r) && beginsWord(line, i) {
			if l, found := labelAt(line, i); found && (l.marked || l.takes(trimmed(line[l.to:nextMarked(line, l.to)]))) && i > from {
				return i
			}
		}
		i += n
	}
	return len(line)
}

// nextMarked is where the next label with a mark begins.
func nextMarked(line string, from int) int {
	for i := from + 1; i < len(line); i++ {
		if r, _ := utf8.DecodeRuneInString(line[i:]); unicode.IsUpper(r) && beginsWord(line, i) {
			if l, found := labelAt(line, i); found && l.marked {
				return i
			}
		}
	}
	return len(line)
}

// beginsWord reports a place before which no word goes on.
func beginsWord(line string, at int) bool {
	r, _ := utf8.DecodeLastRuneInString(line[:at])
	return at == 0 || !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '’'
}

func trimmed(value string) string {
	return strings.TrimRight(strings.TrimLeft(value, " \t.,;|:=–—-"), " \t,;|:=–—")
}
