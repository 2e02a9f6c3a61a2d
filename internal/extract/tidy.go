package extract

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// joints are the words that tie the fields of a post told as a sentence together: "Worked
// as … in … from …". Once the fields stand apart nothing of them is left to say.
var joints = words.NewSet("worked", "working", "work", "works", "as", "in", "at", "with",
	"for", "from", "to", "the", "a", "an", "of", "on",
	"presently", "currently", "present", "since", "till", "until", "date", "now", "employed", "serving", "served", "joined", "and", "under", "by",
	"post", "position", "role", "designation", "company", "firm", "i", "am", "was", "have", "has", "been", "had", "is", "m", "s", "form")

// onlyJoints reports a piece of a head that holds nothing but joints.
func onlyJoints(text string) bool {
	f := words.Split(text)
	for _, w := range f {
		if !joints.Has(w) {
			return false
		}
	}
	return len(f) > 0
}

// tidyDetails drops what is no detail of a person: the name beside "Resume", and the
// places and dates of signing lines that nobody filled in.
func tidyDetails(p *cv.Person) {
	kept := p.Details[:0]
	for _, d := range p.Details {
		if !blankLine(d.Value.Value) && !titleLine(d.Label.Value+" "+d.Value.Value, p.Name.Value) {
			kept = append(kept, d)
		}
	}
	p.Details = joinDetails(kept)
}

// joinDetails puts together what one row says in two cells ("Nationality	Indian"), and what
// goes on in the line below.
func joinDetails(list []cv.Detail) []cv.Detail {
	var out []cv.Detail
	for _, d := range list {
		n := len(out)
		if n == 0 || !d.Label.IsZero() {
			out = append(out, d)
			continue
		}
		last := &out[n-1]
		switch at := last.Value.Lines; {
		case len(at) == 0 || len(d.Value.Lines) == 0:
			out = append(out, d)
		case last.Label.IsZero() && slices.Equal(at, d.Value.Lines) && wordCount(last.Value.Value) <= 4 && !strings.ContainsAny(last.Value.Value,
			"0123456789@"):
			last.Label, last.Value = last.Value, d.Value
		case !last.Label.IsZero() && d.Value.Lines[0] == at[len(at)-1]+1 && startsLower(d.Value.Value):
			last.Value = appendText(last.Value, d.Value, " ")
		default:
			out = append(out, d)
		}
	}
	return out
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

// dutyLabel reports a line that only announces duties: "Roles/Responsibilities handled:".
func dutyLabel(text string) bool {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 6 || !strings.HasSuffix(strings.TrimSpace(text), ":") {
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
		g.Keywords = slices.DeleteFunc(g.Keywords, func(k cv.Text) bool { return repeats(k, g) })
	}
	return slices.DeleteFunc(groups, func(g cv.SkillGroup) bool {
		alone := g.Name
		if g.Name.IsZero() && len(g.Keywords) == 1 {
			alone = g.Keywords[0]
		}
		return (len(g.Keywords) == 0 || g.Name.IsZero() && len(g.Keywords) == 1) && repeats(alone, nil)
	})
}
