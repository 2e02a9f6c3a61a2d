package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// addressName is what two addresses are called.
var addressName = regexp.MustCompile(
	`(?i)^(?:home|school|campus|college|university|permanent|present|current|local|mailing|temporary) address:?$`)

// joinDetails puts together what one row says in two cells ("Nationality	Indian"), and what
// goes on in the line below.
func joinDetails(list []cv.Detail) []cv.Detail {
	var out []cv.Detail
	for _, d := range list {
		n := len(out)
		switch {
		case d.Label.IsZero() && addressName.MatchString(d.Value.Value): // the name of one of two addresses, whatever stands before it
			out = append(out, cv.Detail{Label: d.Value, Value: cv.Text{Lines: d.Value.Lines}})
		case n > 0 && d.Label.IsZero() && addressName.MatchString(out[n-1].Label.Value) && out[n-1].Value.IsZero():
			out[n-1].Value = d.Value
		case n == 0 || len(d.Value.Lines) == 0:
			out = append(out, d)
		case sameRow(&out[n-1], &d):
			out[n-1].Value = appendText(out[n-1].Value, d.Value, " ")
		case !d.Label.IsZero() || !takesIn(&out[n-1], &d):
			out = append(out, d)
		}
	}
	return out
}

// bracketsBelow gives rows of a form the bracket that stands alone in the line below: of a father's name what he is ("(Retired
// Engineer)"), which is nothing that the person is.
func (b *builder) bracketsBelow(list []cv.Detail) []cv.Detail {
	for i := range list {
		row := &list[i]
		at := lastLine(row.Value.Lines) + 1
		if row.Label.IsZero() || len(row.Value.Lines) == 0 || at >= len(b.doc.Source) || !loneBracket.MatchString(b.doc.Source[at].Text) {
			continue
		}
		own := slices.IndexFunc(list, func(d cv.Detail) bool { return d.Label.IsZero() && slices.Equal(d.Value.Lines, []int{at}) })
		if own < 0 && b.holdsLine(at) {
			continue
		}
		text := cv.Text{Value: strings.TrimSpace(b.doc.Source[at].Text), Lines: []int{at}, Confidence: row.Value.Confidence}
		row.Value = appendText(row.Value, text, " ")
		if own >= 0 {
			list[own] = cv.Detail{}
		}
	}
	return slices.DeleteFunc(list, func(d cv.Detail) bool { return d.Label.IsZero() && d.Value.IsZero() })
}

var loneBracket = regexp.MustCompile(`^\s*\([^()]{3,60}\)\s*$`)

// sameRow reports two halves of the value of one row of a form: a label is not told twice in a row.
func sameRow(last, d *cv.Detail) bool {
	kind, known := words.Labels().Value(words.Fold(d.Label.Value))
	at := last.Value.Lines
	return known && kind != "phone" && kind != "email" && words.Fold(last.Label.Value) == words.Fold(d.Label.Value) &&
		len(at) > 0 && d.Value.Lines[0]-lastOf(at) <= 1
}

// takesIn adds a detail without a label to the one above where both are one.
func takesIn(last, d *cv.Detail) bool {
	at := last.Value.Lines
	if len(at) == 0 {
		return false
	}
	if labelOfRow(last, d) {
		last.Label, last.Value = last.Value, d.Value
		return true
	}
	glue := detailGlue(last, d, d.Value.Lines[0]-at[len(at)-1])
	if glue == "" {
		return false
	}
	last.Value = appendText(last.Value, d.Value, glue)
	return true
}

// labelOfRow reports a detail that is the label of another on the same line.
func labelOfRow(last, d *cv.Detail) bool {
	text := last.Value.Value
	return last.Label.IsZero() && slices.Equal(last.Value.Lines, d.Value.Lines) && wordCount(text) <= 4 &&
		!strings.ContainsAny(text, "0123456789@")
}

// detailGlue is what stands between a detail and the one below that goes on with it; "" where none does.
func detailGlue(last, d *cv.Detail, below int) string {
	if last.Label.IsZero() {
		if below == 1 && addressPart(last.Value.Value) && addressPart(d.Value.Value) {
			return ", "
		}
		return ""
	}
	switch {
	case below == 1 && startsLower(d.Value.Value):
		return " "
	case below <= 2 && goesOnWith(last, d):
		return ", "
	}
	return ""
}

// blankLine reports a value without a letter or figure: "____", "……".
func blankLine(value string) bool { return len(words.Split(value)) == 0 }

// titleLine reports the title of a CV with the name of its owner or without: "Resume",
// "Curriculum Vitae of Ann Lee".
func titleLine(text, name string) bool {
	titled := false
	owner := words.Split(name)
	for _, w := range words.Split(text) {
		title := documentWords.Has(w)
		if !title && !slices.Contains(owner, w) {
			return false
		}
		titled = titled || title && (len(w) > 3 || w == "cv")
	}
	return titled
}

// documentWords are those of the title of a CV.
var documentWords = words.NewSet("resume", "cv", "curriculum", "vitae", "vitea", "curriculam", "bio", "data", "biodata", "of", "for")

// tidySkills takes out what only says the name of a group once more, as forms do that repeat
// a label: "Software" above "Software: Excel, Word". A skill of another group stays, though a
// group has its name: "Languages: Python, C" beside "Python: Django, Flask".
func tidySkills(groups []cv.SkillGroup) []cv.SkillGroup {
	named := groupsByName(groups)
	for i := range groups {
		g := &groups[i]
		several := len(g.Keywords) > 1
		g.Keywords = slices.DeleteFunc(withoutOuterBrackets(g.Keywords), func(k cv.Text) bool {
			return named.repeat(k, g) || noSkill(k.Value) || several && (onlyLevel.MatchString(k.Value) || pageOf.MatchString(k.Value))
		})
	}
	groups = withoutEmptyTwins(groups)
	return slices.DeleteFunc(groups, func(g cv.SkillGroup) bool {
		alone, is := onlyText(g)
		return is && named.repeat(alone, nil)
	})
}

// onlyText is the one text that a group has: its name, or a skill without one.
func onlyText(g cv.SkillGroup) (cv.Text, bool) {
	if g.Name.IsZero() && len(g.Keywords) == 1 {
		return g.Keywords[0], true
	}
	return g.Name, len(g.Keywords) == 0
}

// namedGroups are groups of several skills by their names.
type namedGroups map[string]*cv.SkillGroup

func groupsByName(groups []cv.SkillGroup) namedGroups {
	named := namedGroups{}
	for i := range groups {
		if n := words.Fold(groups[i].Name.Value); n != "" && len(groups[i].Keywords) > 1 {
			named[n] = &groups[i]
		}
	}
	return named
}

// repeat reports a text that only says the name of a group again, of that group where by is given;
// the name keeps its lines.
func (named namedGroups) repeat(t cv.Text, by *cv.SkillGroup) bool {
	g := named[words.Fold(t.Value)]
	if g == nil || g != by && by != nil {
		return false
	}
	g.Name.Lines = addLines(append([]int{}, g.Name.Lines...), t.Lines)
	return true
}

// noSkill reports labels without a value and the rows of a signature. "C and C++" is spelt like a label of numbers, but for its signs,
// and "Objective C" like one of what somebody wants, but for its letter.
func noSkill(text string) bool {
	if strings.ContainsAny(text, "+#") || words.Fold(text) == "objective c" {
		return false
	}
	return wordCount(text) > 1 && onlyLabels(text) || signingRow(text) || signingLabels.Has(words.Fold(text))
}
