package truth

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"focal/internal/cv"
)

// withoutLetters is a text without the sentences to the reader of a letter, the aims and the ends of aims
// that another wording left out: to leave them out claims nothing. Sentences that are still told, and all
// others, stay.
func withoutLetters(before, after string, names map[string]bool) string {
	if m := greeting.FindStringSubmatchIndex(before); m != nil && !strings.HasPrefix(after, before[:m[2]]) {
		before = before[m[2]:]
	}
	told := map[string]bool{}
	for _, w := range words(after) {
		told[w.folded] = true
	}
	var kept []string
	for i, s := range oneSentence.FindAllString(before, -1) {
		switch m := presents.FindStringSubmatch(s); {
		case i == 0 && m != nil && !strings.Contains(after, m[2]) && allIn(words(m[1]), names):
			continue
		case aim.MatchString(s):
			if s = aimTold(s, told); s == "" {
				continue
			}
		case toReader.MatchString(s) && !mostly(words(s), told):
			continue
		}
		kept = append(kept, strings.TrimSpace(s))
	}
	if len(kept) == 0 {
		return before
	}
	return strings.Join(kept, " ")
}

// allIn reports that all words are among others.
func allIn(list []word, among map[string]bool) bool {
	return !slices.ContainsFunc(list, func(w word) bool { return !among[w.folded] })
}

var (
	// greeting opens a profile from a web page, before what somebody says of themselves.
	greeting = regexp.MustCompile(`^(?:Hi|Hello|Hey)(?: there| everyone| all)?[,!.]? (I\b|My name\b)`)
	// presents is a sentence that gives the name above it, with that name, and with the end of the name and its mark.
	presents = regexp.MustCompile(`^\s*(?:I['’]m|I am|My name is) ((?:\p{Lu}[\p{L}'’.-]* ){0,3}(\p{Lu}[\p{L}'’-]*[.!]))\s*$`)
)

// asDuty is a sentence about a post without the "to" of a duty that another wording tells as done: "To
// maintain the logs" under a post is to have maintained them.
func asDuty(before, after string) string {
	m := toDo.FindStringSubmatch(before)
	if m == nil || toDo.MatchString(after) || strings.HasPrefix(strings.ToLower(after), "responsible ") {
		return before
	}
	told := " " + after
	return furtherToDo.ReplaceAllStringFunc(m[1], func(s string) string {
		verb := furtherToDo.FindStringSubmatch(s)[1]
		if strings.Contains(told, " and to "+verb+" ") || strings.Contains(told, " & to "+verb+" ") {
			return s
		}
		return strings.Replace(s, " to ", " ", 1)
	})
}

// furtherToDo is the "to" of another duty beside the first: "and to check the buoys".
var furtherToDo = regexp.MustCompile(` (?:and|&) to (\p{L}+) `)

// toDo is an aim, what somebody was "responsible to" do, or what their role was.
var toDo = regexp.MustCompile(`(?s)^(?:T[Oo]|[Rr]esponsible to|(?:My|Her|His|Their|The) (?:main |key |primary |daily )?` +
	`(?:role|job|duty|task|responsibility|work) (?:is|was) to) (\p{L}{2}.*)`)

// aimTold is an aim as far as it is told: whole, up to where it goes on about what comes of it, or "".
func aimTold(aim string, told map[string]bool) string {
	for _, at := range goesOn.FindAllStringIndex(aim, -1) {
		if strings.HasSuffix(aim[:at[0]], " and") {
			continue // "and to check the buoys" is another one beside it
		}
		if mostly(words(aim[:at[0]]), told) && !mostly(words(aim[at[0]:]), told) {
			return aim[:at[0]] + "."
		}
	}
	if mostly(words(aim), told) {
		return aim
	}
	return ""
}

// mostly reports that most words of a sentence are told.
func mostly(sentence []word, told map[string]bool) bool {
	n := 0
	for _, w := range sentence {
		if told[w.folded] {
			n++
		}
	}
	return n*2 > len(sentence)
}

var (
	// oneSentence ends at a mark with a space behind it.
	oneSentence = regexp.MustCompile(`(?:[^.!?]|[.!?]\S)+(?:[.!?]+(?:\s+|$)|$)`)
	// aim begins what somebody looks for, and goesOn what is to come of that.
	aim = regexp.MustCompile(`(?i)^\s*(?:(?:i(?:['’]m| am)? )?(?:to|seeking|looking|seek|want|wish|aspire|intend|aim|hope|` +
		`would like|would love|aspiring|aiming|wishing|wanting|hoping|intending|willing|obtain|secure|acquire|attain|get) |` +
		`(?:my |the )?(?:career |main |sole |professional )?(?:objective|aim|goal|ambition)s? |` +
		`an? (?:\p{L}+,? (?:and |& )?){0,4}(?:position|career|carrier|job|role|environment|opportunity) )`)
	goesOn = regexp.MustCompile(`(?i)\s*[,;]?\s+(?:where|which|that|who|wherein|whereby|while|whilst|so|thereby|to|offering|providing|` +
		`utili[sz]ing|using|giving|enabling|allowing)\s`)
	toReader = regexp.MustCompile(`(?i)\b(?:you|your|opportunity|chance|consideration|perusal|candidature|enclosed|` +
		`herewith|hesitate|interview|forward)\b`)
)

// counted are the texts, by their IDs, whose numbers count up from 1 within one entry. Such a number says nothing of its own; one that
// stands alone may be a rank, a day, a quantity or a clause.
func counted(original *cv.Document) map[string]bool {
	type list struct {
		section cv.Section
		entry   int
		marks   string
	}
	type point struct {
		n  int
		id string
	}
	found, above := map[string]bool{}, map[list]point{}
	original.Walk(func(r cv.Ref) {
		m := pointNumber.FindStringSubmatch(r.Text.Value)
		if m == nil || !r.IsSentence() {
			return
		}
		mark := strings.TrimSpace(m[1] + m[2])
		figure := strings.Trim(mark, "().")
		n, err := strconv.Atoi(figure)
		if err != nil {
			return
		}
		in := list{r.Section, r.Entry, strings.Replace(mark, figure, "", 1)}
		switch last, follows := above[in]; {
		case follows && n == last.n+1:
			found[last.id], found[r.Text.ID] = true, true
		case n != 1:
			delete(above, in)
			return
		}
		above[in] = point{n, r.Text.ID}
	})
	return found
}

// withoutNumber is a point without the number that its list counts it with, where the other one has none.
func withoutNumber(before, after string) string {
	m := pointNumber.FindStringSubmatchIndex(before)
	if m == nil || pointNumber.MatchString(after) {
		return before
	}
	return before[max(m[3], m[5]):]
}

// pointNumber is such a number: "2. ", "(3) ", "4)".
var pointNumber = regexp.MustCompile(`^(\(?\d{1,2}\)\s*|\d{1,2}\.\s+)[\p{L}\d]|^(\d{1,2}\.)\p{L}`)
