package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Without a subject an "is" opens no sentence well; what somebody is stands without it, as people write it: "Fluent in Welsh and
// English.", "A certified trainer with two crews."; what somebody answers for takes a verb: "Holds responsibility for a yard of nine."

// opensBare reports a predicate that says how somebody is, or what they can do.
func opensBare(p predicate) bool {
	rest, is := strings.CutPrefix(p.text, "is ")
	return is && !p.whole && !beDoing.MatchString(p.text) && !doesTwo(rest) && !isAlso.MatchString(rest) && !tellsMore(rest) &&
		(isQuality(rest) || isCalling(rest)) && !answerable.MatchString(rest)
}

// isAlso is a second thing that is told of the same subject, which would hang without the first "is".
var isAlso = sieve.MustCompile(`\b(?:and|but|who|which|that)(?:,? (?:also|now|currently|presently))? (?:is|has|was)\b`)

// tellsMore reports a verb behind a comma or an "and" that goes on from the same subject: ", runs a yard", "and also drives cranes".
func tellsMore(rest string) bool {
	words := language.TagSentence(language.Tokens("It is " + rest))
	for i := 3; i < len(words); i++ {
		before := words[i-1]
		if before.Tag == language.TagAdverb && i > 3 {
			before = words[i-2]
		}
		if words[i].Tag == language.TagThird && before.Is(",", "and", "but") {
			return true
		}
	}
	return false
}

// isCalling reports what stands behind an "is" and says by its first noun what somebody is called: "a certified trainer of deckhands".
func isCalling(rest string) bool {
	list := strings.Fields(rest)
	if len(list) < shortestCalling || list[0] != "a" && list[0] != "an" {
		return false
	}
	for i, w := range list[1:min(len(list), longestCalling)] {
		low := strings.ToLower(strings.TrimRight(w, ","))
		if language.Closed(low) == language.TagPreposition {
			return false
		}
		if language.IsRole(low) && (i+2 == len(list) || low != strings.ToLower(w) || endsCalling(strings.ToLower(list[i+2]))) {
			return true
		}
	}
	return false
}

const (
	shortestCalling = 3 // words of a calling with its article
	longestCalling  = 9 // and up to the noun
)

// endsCalling reports a word that no noun phrase goes on with.
func endsCalling(next string) bool {
	return language.Closed(next) == language.TagPreposition || behindCalling[next]
}

// answering is a sentence without a subject about what somebody answers for, with a verb that opens it better than "is".
func answering(text string) string {
	if rest, is := strings.CutPrefix(text, answersFor); is {
		return "holds responsibility for " + rest
	}
	return text
}

// saysHow reports the same of whomever, but what somebody answers for.
func saysHow(text string) bool {
	be, rest, _ := strings.Cut(text, " ")
	return (be == "is" || be == "are" || be == "am") && isQuality(rest) && !answerable.MatchString(rest)
}

// isQuality reports what stands behind an "is" and says how somebody is: "well known for", "GMC registered".
func isQuality(rest string) bool {
	words := language.TagSentence(language.Tokens("They are " + rest))[2:]
	at := 0
	for at < len(words) && (isManner(words[at]) || words[at].Is("also", "well", "very")) {
		at++
	}
	if next := wordAt(words, at+1).Tag; isAbbreviation(wordAt(words, at)) && (next == language.TagParticiple || next == language.TagPast) {
		at++
	}
	w := wordAt(words, at)
	return at+1 < len(words) && !w.Capital && (quality[w.Tag] || bareByName[w.Low])
}

// quality are the parts of speech of what somebody is, behind "is".
var quality = map[language.Tag]bool{language.TagAdjective: true, language.TagParticiple: true, language.TagPast: true}

// bareByName are words of which no ending tells what they are.
var bareByName = map[string]bool{"bilingual": true, "fluent": true, "adept": true, "willing": true, "able": true, "skilled": true}

var behindCalling = wordset.Of("who and able having offering bringing holding seeking specialising specializing working")

// withoutIs sets what a profile that is not written anew says somebody is without its "is", where sentences have no subject.
func (c *composer) withoutIs(keep cv.Keep) (notes []cv.Note) {
	if !c.who.silent() {
		return nil
	}
	for i := range c.doc.Summary {
		t := &c.doc.Summary[i]
		after := t.Value
		for _, span := range slices.Backward(language.Sentences(t.Value)) {
			if s := c.withoutVerb(span.Of(t.Value), t.Lines); s != "" {
				after = after[:span.Start] + s + after[span.End:]
			}
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: t.ID, Before: t.Value, After: after, Lines: t.Lines,
			Reason: "Its “Is” or “Has” is left out, as sentences have no subject here.",
		}
		if after != t.Value && t.ID != WrittenID && keep.Accepts(n) {
			notes, t.Value = append(notes, n), after
		}
	}
	return notes
}

// withoutVerb is a sentence without the "is" or "has" that it opens with; "" where it keeps that. What somebody has stands without it
// where the CV says it so.
func (c *composer) withoutVerb(s string, lines []int) string {
	switch {
	case seeking.MatchString(s):
		return language.Capital(withoutBe(lowered(s)))
	case strings.HasPrefix(s, "Is ") && opensBare(predicate{text: lowered(s)}):
		return language.Capital(withoutBe(lowered(s)))
	}
	rest, has := strings.CutPrefix(s, "Has ")
	if !has || isAlso.MatchString(rest) || tellsMore(rest) {
		return ""
	}
	opening := strings.Fields(language.Capital(rest))
	said := strings.Join(opening[:min(len(opening), saidAlike)], " ")
	if len(opening) < saidAlike || !slices.ContainsFunc(lines, func(i int) bool {
		return i < len(c.doc.Source) && strings.Contains(c.doc.Source[i].Text, said)
	}) {
		return ""
	}
	return language.Capital(rest)
}

// saidAlike is how many words of the CV tell that it says the same without a verb.
const saidAlike = 3

// seeking is what somebody looks for, told as what they do just now.
var seeking = sieve.MustCompile(`^Is (?:(?:actively|currently|now|presently) )?(?:seeking|looking for) `)

// isBare reports a sentence that goes without its "is".
func isBare(pack []predicate) bool {
	return !slices.ContainsFunc(pack, func(p predicate) bool { return !opensBare(p) })
}

// bare is such a sentence: "Adept in knots, and fluent in Welsh", "Skilled in rigging". Skills with something else behind them have a
// verb that opens them: "Brings skills in rigging, and is fluent in Welsh".
func bare(pack []predicate) string {
	list := slices.Clone(pack)
	if skills, is := strings.CutPrefix(list[0].text, skilledIn); is && len(list) > 1 {
		list[0].text = bringsSkills + skills
		return seriesOf(list)
	}
	for i := range list {
		list[i].text = withoutBe(list[i].text)
	}
	return seriesOf(list)
}

const skilledIn, bringsSkills = "is skilled in ", "brings skills in "

// withoutBe is a predicate without its "is"; what else somebody is behind the "and" gets one of its own.
func withoutBe(text string) string {
	skills, is := strings.CutPrefix(text, skilledIn)
	at := strings.LastIndex(skills, " and ")
	if is && at >= 0 && isQuality(skills[at+len(" and "):]) && alsoIs.MatchString(skills[at:]) {
		return bringsSkills + strings.TrimSuffix(skills[:at], ",") + ", and is " + strings.TrimPrefix(skills[at:], " and ")
	}
	return strings.TrimPrefix(text, "is ")
}

// alsoIs is another thing that somebody is: "and bilingual in Welsh", "and well versed in knots".
var alsoIs = sieve.MustCompile(`^ and (?:(?:also|fully|highly|well) )?[\p{L}-]+ (?:in|at|with|to) `)

// bareApart takes what would open with an "is" out of sentences that go on with other verbs, or about something else.
func bareApart(packs [][]predicate) (out [][]predicate) {
	for _, pack := range packs {
		for n := 1; n < len(pack) && opensBare(pack[0]); n++ {
			if !opensBare(pack[n]) || sortOf(pack[n]) != sortOf(pack[0]) {
				out, pack = append(out, pack[:n]), pack[n:]
				n = 0
			}
		}
		out = append(out, pack)
	}
	return out
}
