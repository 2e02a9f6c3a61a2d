package summary

import (
	"cmp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

// A profile of a page's third is read by nobody. Where it has that many words, those sentences stay that name things: who somebody is, for
// how long, of what, with which figures, names and tools, and what the job asks for. What anybody says of themselves makes room.

const (
	manyWords    = 170 // words from which on a profile is too long; below, its readers like it better whole
	longClaim    = 40  // words from which on it tells too much at once
	longSentence = 60  // words from which on a sentence is none: the file has no full stops
	leastKept    = 4   // sentences that stay
	ownFirst     = 2   // sentences of which the candidates think most
	wordsKept    = 150 // words of those that stay, as far as four are shorter
)

// composeShort writes a profile whose sentences are too many; ok is false where they are not, or where nothing holds.
func (c *composer) composeShort(keep cv.Keep) (notes []cv.Note, ok bool) {
	short := c.withoutIdle()
	if short.Value == "" || c.Holds != nil && !c.Holds(short) {
		return nil, false
	}
	doc := *c.doc
	doc.Summary = []cv.Text{short}
	newComposer(&doc, c.Request).weave(nil)
	t := doc.Summary[0]
	n := cv.Note{
		Kind: cv.NoteSummary, Field: t.ID, Before: strings.TrimSuffix(c.ownText(), "\n"), After: t.Value, Lines: t.Lines,
		Reason: "The profile is long: its sentences that name things stay, what anybody could say of themselves is left out.",
	}
	if len(doc.Summary) != 1 || !keep.Accepts(n) {
		return nil, false
	}
	c.doc.Summary = doc.Summary
	return []cv.Note{n}, true
}

// withoutIdle is the profile with the sentences that stay, in their order; without a value where it stays whole.
func (c *composer) withoutIdle() (t cv.Text) {
	blocks, ok := c.blocks()
	if !ok || len(blocks) <= leastKept || c.ownWords() < manyWords {
		return cv.Text{}
	}
	kept := c.worthKeeping(blocks)
	if len(kept) == len(blocks) {
		return cv.Text{}
	}
	t = cv.Text{ID: WrittenID, Confidence: 1}
	for _, i := range kept {
		t.Value += " " + blocks[i].text
		t.Lines = append(t.Lines, blocks[i].lines...)
	}
	t.Value = strings.TrimSpace(t.Value)
	slices.Sort(t.Lines)
	t.Lines = slices.Compact(t.Lines)
	return t
}

// worthKeeping are the sentences that stay: the first one unless it says nothing, those that name things, and as many as a profile has
// at least.
func (c *composer) worthKeeping(blocks []sentence) (kept []int) {
	var order []int
	words := 0
	for i, b := range blocks {
		if i == 0 && !c.isIdle(b.text) {
			kept, words = []int{0}, len(strings.Fields(b.text))
		} else if i > 0 {
			order = append(order, i)
		}
	}
	worth := make([]float64, len(blocks))
	for _, i := range order {
		worth[i] = c.claimsIn(blocks[i].text)
		if i < ownFirst {
			worth[i] += ofName
		}
		if c.namesThing(blocks[i].text) {
			worth[i] += ofThing
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	for _, i := range order {
		words += len(strings.Fields(blocks[i].text))
		if len(kept) >= leastKept && (words > wordsKept || !c.namesThing(blocks[i].text)) {
			break
		}
		kept = append(kept, i)
	}
	slices.Sort(kept)
	return kept
}

// ofThing is more than sentences without a named thing can claim.
const ofThing = 20.0

// namesThing reports a sentence with a name, a figure, a tool or what is held.
func (c *composer) namesThing(s string) bool {
	return namesIn(strings.ReplaceAll(s, c.name(), "One")) > 0 || strings.ContainsAny(s, "0123456789%$£€") || numbered.MatchString(s) ||
		tellsPaper.MatchString(s) || slices.ContainsFunc(words(s), func(w string) bool { return programs[w] })
}

// isIdle reports a first sentence that neither says what somebody is nor claims anything, where the post can say who they are.
func (c *composer) isIdle(s string) bool {
	if saysRole.MatchString(s) || c.claimsIn(s) > 0 {
		return false
	}
	return newComposer(c.doc, c.Request).occupied().text != ""
}

// saysRole says what somebody is.
var saysRole = sieve.MustCompile(`\b(?:is|am|as|works as) an? `)

// blocks are the sentences of the profile, each with those that go on from it; ok is false for one without sentences.
func (c *composer) blocks() (list []sentence, ok bool) {
	for _, t := range c.doc.Summary {
		if strings.ContainsAny(t.Value, listMarks) {
			return nil, false
		}
		for _, span := range language.Sentences(t.Value) {
			s := strings.TrimSpace(span.Of(t.Value))
			if s == "" || len(strings.Fields(s)) > longSentence || strings.HasSuffix(s, ":") {
				return nil, false
			}
			if !strings.ContainsAny(s[len(s)-1:], ".!?") {
				s += "."
			}
			if last := len(list) - 1; last >= 0 && (dependent.MatchString(s) || counted.MatchString(s)) {
				list[last].text += " " + s
				list[last].lines = slices.Concat(list[last].lines, t.Lines)
				continue
			}
			list = append(list, sentence{text: s, lines: slices.Clone(t.Lines)})
		}
	}
	return list, true
}

// counted opens a sentence that goes on in a row.
var counted = sieve.MustCompile(`^(?:Secondly|Thirdly|Lastly|Finally|Furthermore|Moreover|Additionally|In addition|Besides)\b`)

var (
	// tellsYears is for how long.
	tellsYears = sieve.MustCompile(`(?i)\b(?:years?|decades?)\b`)
	// tellsFigure is a number that counts something, not that of a version: "9 crews", "38%", "$2", but not "Chart 7 of".
	tellsFigure = sieve.MustCompile(`[%$£€]|^(?:.*[ (])?\p{Ll}+,? \d[\d,.]*\+? \p{Ll}|^\d[\d,.]*\+? \p{Ll}`)
	// tellsPaper is what is held.
	tellsPaper = sieve.MustCompile(`(?i)\b(?:certified|chartered|registered|licen[cs]ed?|cleared|clearance|degree|qualified|award)\b`)
	// ofAnybody is what anybody says of themselves.
	ofAnybody = sieve.MustCompile(`(?i)\b(?:team[- ]?player|quick(?:[- ]learn\p{L}*)?|learner|multi-?task\p{L}*|` +
		`self[- ](?:motivated|starter|driven)|` +
		`passion\p{L}*|hard-?working|interpersonal|communicat\p{L}+|dedicat\p{L}+|committed|commitment|enthusias\p{L}+|avid|` +
		`detail[- ]oriented|attention to detail|thrives?|motivated|ability|able|abilities|believes?|strong|excellent|exceptional|` +
		`outstanding|seek\p{L}*|looking|eager|willing\p{L}*|success\p{L}*|dynamic|energetic|reliable|flexible|adaptab\p{L}+|proactive|` +
		`familiar|basic|result\p{L}*[- ](?:oriented|driven)|goal\p{L}*|challeng\p{L}+|opportunit\p{L}+|positive|` +
		`creative|innovative|enjoys?|loves?)\b`)
)

const (
	ofYearsTold = 2.0 // what a sentence is worth that tells for how long
	ofFigure    = 2.0
	ofPaper     = 1.5
	ofName      = 0.5 // for each of two names
	ofOwnPraise = 1.0 // what it loses for each of two words of praise
	mostCounted = 2
)

// claimsIn is how much a sentence claims.
func (c *composer) claimsIn(s string) (worth float64) {
	if tellsYears.MatchString(s) {
		worth += ofYearsTold
	}
	if tellsFigure.MatchString(s) || numbered.MatchString(s) {
		worth += ofFigure
	}
	if len(strings.Fields(s)) > longClaim {
		worth -= ofFigure
	}
	if tellsPaper.MatchString(s) {
		worth += ofPaper
	}
	worth += ofName * float64(min(namesIn(strings.ReplaceAll(s, c.name(), "One")), mostCounted))
	praise := float64(min(len(ofAnybody.FindAllString(s, -1)), mostCounted))
	if c.Match != nil && (praise < mostCounted || worth >= ofYearsTold) {
		worth += min(c.near(s), nearest)
	}
	if c.answersMust(s) {
		worth += ofFigure
	}
	return worth - ofOwnPraise*praise
}

// namesIn counts the words of a sentence behind its first one that have a capital.
func namesIn(s string) (n int) {
	seen := map[string]bool{}
	for _, w := range strings.Fields(s)[1:] {
		if startsUpper(w) && !seen[w] {
			seen[w] = true
			n++
		}
	}
	return n
}

// answersMust reports a sentence that the advert's must-haves are met by.
func (c *composer) answersMust(s string) bool {
	return slices.ContainsFunc(c.demands(), func(r tailor.Requirement) bool {
		return r.Level == tailor.Must && r.Status == tailor.Met && r.Kind != tailor.KindSoft &&
			slices.ContainsFunc(r.Evidence, func(e string) bool { return alike(e, s) && alike(s, e) })
	})
}
