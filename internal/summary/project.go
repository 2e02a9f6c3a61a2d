package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// kindOfThing is how a project is described: "Open-source tool that warns of leaks".
var kindOfThing = sieve.MustCompile(`^(?:An? )?(?:[\p{L}-]+ ){1,3}?` +
	`(?:tool|app|application|library|framework|bot|plugin|game|service|website|site|` +
	`platform|package|extension|compiler|engine|client|server)\b`)

const (
	nearProject    = 4.0 // closeness to the job from which a project is named
	nearKind       = 1.2 // words of the advert that say what it is, from which on it is named as well
	longestProject = 14  // words of what it is
)

// project is the sentence about the project that is nearest to the job, where its
// description says what it is.
func (c *composer) project() []predicate {
	at := c.nearestProject()
	if at < 0 {
		return nil
	}
	p := c.doc.Projects[at]
	said := description(&p)
	what := strings.TrimSuffix(said.Value, ".")
	if len(strings.Fields(what)) > longestProject || strings.ContainsAny(what, ",;:()\"“”") {
		return nil
	}
	return []predicate{{
		text: c.who.projects() + p.Name.Value + ", " + asThing(what), lines: slices.Concat(p.Name.Lines, said.Lines), whole: true,
	}}
}

// longestMaker is how many words a first sentence has at most that a project goes into.
const longestMaker = 16

// inLead puts a project into a first sentence that has room for it, and returns it where there is none.
func (c *composer) inLead(lead *predicate, project []predicate) (left []predicate) {
	if len(project) == 0 || c.who.first || !isA.MatchString(lead.text) ||
		fullOfIt.MatchString(strings.Replace(lead.text, " and ", " ", 1)) ||
		len(strings.Fields(lead.text)) > longestMaker {
		return project
	}
	lead.text += ", whose projects include " + strings.TrimPrefix(project[0].text, c.who.projects())
	lead.lines = slices.Concat(lead.lines, project[0].lines)
	return nil
}

// asThing is a description inside a sentence, with its article.
func asThing(what string) string {
	if first := language.Tokens(what)[0].Text; first != "A" && first != "An" {
		return article(lowered(what))
	}
	return lowered(what)
}

// nearestProject is the index of the project that is nearest to the job, -1 for none: of those that prove something of it, or, where none
// does, of those that are of a kind it speaks of.
func (c *composer) nearestProject() int {
	if c.Match == nil {
		return -1
	}
	proving, ofKind, most, mostOfKind := -1, -1, nearProject, 0.0
	for i := range c.doc.Projects {
		p := &c.doc.Projects[i]
		if !c.described(p) || tellsMaking(description(p).Value) {
			continue
		}
		said := description(p)
		what, proof := said.Value, c.newly(said.ID, nil)
		s, kind := c.near(what)+provesWorth*float64(proof), kindOfThing.FindString(what)
		switch {
		case kind == "":
		case proof > 0 && s > most:
			proving, most = i, s
		case c.near(kind) >= nearKind && s > mostOfKind:
			ofKind, mostOfKind = i, s
		}
	}
	if proving < 0 {
		return ofKind
	}
	return proving
}

// tellsMaking reports a description that says what was done and not what came of it: "Built a tide log in Go".
func tellsMaking(what string) bool {
	_, rest, _ := strings.Cut(what, " ")
	second, _, _ := strings.Cut(rest, " ")
	tag := language.Closed(strings.ToLower(second))
	return tag == language.TagDeterminer || tag == language.TagPossessive
}

// described reports a project with a short name whose description is the CV's own.
func (c *composer) described(p *cv.Project) bool {
	said := description(p)
	return !said.IsZero() && !sharedOrPlayed(p) && clean(p.Name) && len(strings.Fields(p.Name.Value)) <= 4 && !c.Edited(said.ID)
}

// description is what a project says first of itself.
func description(p *cv.Project) cv.Text {
	for _, t := range slices.Concat(p.Summary, p.Highlights) {
		return t
	}
	return cv.Text{}
}

// notOwnWork is the name of what was done in a group or as an exercise, and of no thing: "Hackathon 2023", "Group coursework".
var notOwnWork = sieve.MustCompile(`(?i)\b(?:hackathons?|hack ?days?|game jams?|coursework|tutorials?|assignments?|homework|` +
	`(?:group|team|pair|class|school|university|college|student|final[- ]year) (?:[\p{L}-]+ )?(?:projects?|work|exercises?))\b|` +
	`\((?:(?:team|group) of|(?:two|three|four|five|six|\d) (?:people|students|members))\b`)

// sharedOrPlayed reports such a project.
func sharedOrPlayed(p *cv.Project) bool {
	return notOwnWork.MatchString(p.Name.Value) ||
		slices.ContainsFunc(p.Summary, func(t cv.Text) bool {
			return len(strings.Fields(t.Value)) <= longestProject && notOwnWork.MatchString(t.Value)
		})
}

// lowered begins a phrase in small letters unless its first word is a name.
func lowered(s string) string {
	words := strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '-' })
	if len(words) == 0 {
		return s // a hyphen alone
	}
	word, _, _ := strings.Cut(words[0], "'")
	if len(word) > 1 && word[1:] != strings.ToLower(word[1:]) || language.Read(strings.ToLower(word)).Class == 0 && word != "A" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}
