package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// joinDetails puts together what one row says in two cells ("Nationality	Indian"), and what
// goes on in the line below.
func joinDetails(list []cv.Detail) []cv.Detail {
	var out []cv.Detail
	for _, d := range list {
		if n := len(out); n == 0 || !d.Label.IsZero() || len(d.Value.Lines) == 0 || !takesIn(&out[n-1], &d) {
			out = append(out, d)
		}
	}
	return out
}

// takesIn adds a detail without a label to the one above where both are one.
func takesIn(last, d *cv.Detail) bool {
	at := last.Value.Lines
	if len(at) == 0 {
		return false
	}
	below := d.Value.Lines[0] - at[len(at)-1]
	glue := ""
	switch labelled := !last.Label.IsZero(); {
	case labelled && below == 1 && startsLower(d.Value.Value):
		glue = " "
	case labelled && below <= 2 && goesOnWith(last, d),
		!labelled && below == 1 && addressPart(last.Value.Value) && addressPart(d.Value.Value):
		glue = ", "
	case !labelled && slices.Equal(at, d.Value.Lines) && wordCount(last.Value.Value) <= 4 &&
		!strings.ContainsAny(last.Value.Value, "0123456789@"):
		last.Label, last.Value = last.Value, d.Value
		return true
	default:
		return false
	}
	last.Value = appendText(last.Value, d.Value, glue)
	return true
}

// blankLine reports a value without a letter or figure: "____", "……".
func blankLine(value string) bool { return len(words.Split(value)) == 0 }

// titleLine reports the title of a CV with the name of its owner or without: "Resume",
// "Curriculum Vitae of Ann Lee".
func titleLine(text, name string) bool {
	own := map[string]bool{
		"resume": true, "cv": true, "curriculum": true, "vitae": true,
		"vitea": true, "curriculam": true, "bio": true, "data": true, "biodata": true, "of": true,
		"for": true,
	}
	titled := false
	f := words.Split(text)
	for _, w := range words.Split(name) {
		if _, known := own[w]; !known {
			own[w] = false
		}
	}
	for _, w := range f {
		title, known := own[w]
		if !known {
			return false
		}
		titled = titled || title && len(w) > 3 || w == "cv"
	}
	return titled
}

// dutyLabel reports a line that only announces duties: "Roles/Responsibilities handled:",
// "My job profile includes the following:".
func dutyLabel(text string) bool {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 9 || !strings.HasSuffix(strings.TrimRight(strings.TrimSpace(text), "-–— "), ":") {
		return false
	}
	if last := f[len(f)-1]; len(f) > 2 && (strings.HasPrefix(last, "follow") || last == "below" || last == "under") {
		return true
	}
	if len(f) > 6 {
		return false
	}
	for _, w := range f {
		if strings.HasPrefix(w, "responsib") || w == "duties" || strings.HasPrefix(w, "accountabil") {
			return true
		}
	}
	return false
}

// tidySkills takes out what only says the name of a group once more, as forms do that repeat
// a label: "Software" above "Software: Excel, Word". A skill of another group stays, though a
// group has its name: "Languages: Python, C" beside "Python: Django, Flask".
func tidySkills(groups []cv.SkillGroup) []cv.SkillGroup {
	named := map[string]*cv.SkillGroup{}
	for i := range groups {
		if n := words.Fold(groups[i].Name.Value); n != "" && len(groups[i].Keywords) > 1 {
			named[n] = &groups[i]
		}
	}
	repeats := func(t cv.Text, by *cv.SkillGroup) bool {
		g := named[words.Fold(t.Value)]
		if g == nil || g != by && by != nil {
			return false
		}
		g.Name.Lines = addLines(append([]int{}, g.Name.Lines...), t.Lines)
		return true
	}
	for i := range groups {
		g := &groups[i]
		g.Keywords = slices.DeleteFunc(g.Keywords, func(k cv.Text) bool {
			return repeats(k, g) || noSkill(k.Value)
		})
	}
	return slices.DeleteFunc(groups, func(g cv.SkillGroup) bool {
		alone := g.Name
		if g.Name.IsZero() && len(g.Keywords) == 1 {
			alone = g.Keywords[0]
		}
		return (len(g.Keywords) == 0 || g.Name.IsZero() && len(g.Keywords) == 1) && repeats(alone, nil)
	})
}

// noSkill reports labels without a value and the rows of a signature.
func noSkill(text string) bool {
	return wordCount(text) > 1 && onlyLabels(text) || signingRow(text) || signingLabels.Has(words.Fold(text))
}
