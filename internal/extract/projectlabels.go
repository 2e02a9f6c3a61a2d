package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// "Project", "Client", "Title" and "Project Description" name no project: they are labels of a form that was read as a list.
// What such a label stands for names the project, or belongs to the one above it.

// nameOfLabelled parts the name of a project that is a label, or begins with one: "Client: Selkie Marine", "Project #2".
// part is what the label names; "" where there is none.
func nameOfLabelled(name string) (part, value string) {
	label, value, found := strings.Cut(name, ":")
	if !found {
		label, value = name, ""
	}
	label = strings.Trim(words.Fold(label), " \t0123456789#.–—-")
	if part = projectPart(label); part == "" {
		part = projectPart(strings.TrimSuffix(strings.TrimSuffix(label, " name"), "s"))
	}
	return part, strings.Trim(value, " \t:–—-")
}

// withoutLabels names projects that are named by labels only, and adds what is no project of its own to the one above.
func withoutLabels(list []cv.Project) []cv.Project {
	var out []cv.Project
	byFirm := len(list) > 0 && firmOnly(&list[0]) // each project begins with whom it was for
	for _, p := range list {
		part, value := nameOfLabelled(p.Name.Value)
		switch {
		case part == "":
		case part == "name", part == "firm" && (byFirm || len(out) == 0):
			nameForLabel(&p, value)
		case len(out) > 0 && labelsSomething(&p, value) && (p.Dates.IsZero() || part == "time") &&
			!repeatsLabel(&out[len(out)-1], p.Name.Value):
			addToProject(&out[len(out)-1], &p, part, value)
			continue
		}
		out = append(out, p)
	}
	return out
}

// labelsSomething reports a label with something behind it: among names alone "Database" is a name as well.
func labelsSomething(p *cv.Project, value string) bool {
	return value != "" || len(p.Summary)+len(p.Highlights) > 0 || !p.Organisation.IsZero() || !p.Dates.IsZero()
}

// firmOnly reports a project that is named by the label of a client or a firm.
func firmOnly(p *cv.Project) bool {
	part, _ := nameOfLabelled(p.Name.Value)
	return part == "firm"
}

// nameForLabel names a project after the value of its label, or what stands below a bare one.
func nameForLabel(p *cv.Project, value string) {
	label := p.Name.Lines
	switch {
	case value != "":
		p.Name.Value = value
		return
	case !p.Organisation.IsZero():
		p.Name, p.Organisation = p.Organisation, cv.Text{}
	case standsForName(p.Summary):
		p.Name, p.Summary = p.Summary[0], p.Summary[1:]
	case len(p.Summary) == 0 && standsForName(p.Highlights):
		p.Name, p.Highlights = p.Highlights[0], p.Highlights[1:]
	default:
		return
	}
	p.Name.Value = strings.TrimLeft(p.Name.Value, " \t:–—-")
	if part, own := nameOfLabelled(p.Name.Value); part != "" && own != "" {
		p.Name.Value = own
	}
	p.Name.Lines = addLines(append([]int{}, label...), p.Name.Lines)
}

// standsForName reports a text that begins with a name: a few words that begin with a capital, are no sentence that was
// broken off, and no label of something else.
func standsForName(text []cv.Text) bool {
	if !namesProject(text) {
		return false
	}
	value := strings.TrimLeft(text[0].Value, " \t:–—-\"'“‘")
	list := words.Split(value)
	part, _ := nameOfLabelled(value)
	return value != "" && unicode.IsUpper([]rune(value)[0]) && len(list) > 0 && !sentenceOpeners.Has(list[0]) &&
		(part == "" || part == "name" || part == "firm") && !knownHeading(value)
}

// sentenceOpeners begin sentences rather than names.
var sentenceOpeners = words.NewSet("the", "this", "it", "i", "in", "to", "we", "my", "our", "as", "for", "with", "when", "there")

// repeatsLabel reports a label that the project above was given already: where each project begins with what it was made
// with, the label tells of the next one.
func repeatsLabel(above *cv.Project, piece string) bool {
	label, _, _ := strings.Cut(piece, ":")
	return slices.ContainsFunc(append([]cv.Text{above.Name}, above.Highlights...), func(t cv.Text) bool {
		own, _, found := strings.Cut(t.Value, ":")
		return found && words.Squeeze(own) == words.Squeeze(label)
	})
}

// addToProject adds a piece that begins with a label to the project above it.
func addToProject(to, piece *cv.Project, part, value string) {
	if !fillsField(to, piece, part, value) {
		addLabelled(to, piece, part, value)
	}
	to.Summary = append(to.Summary, piece.Summary...)
	to.Highlights = append(to.Highlights, piece.Highlights...)
	to.Keywords = append(to.Keywords, piece.Keywords...)
	for _, pair := range [][2]*cv.Text{{&to.Organisation, &piece.Organisation}, {&to.Role, &piece.Role}, {&to.URL, &piece.URL}} {
		switch {
		case pair[0].IsZero():
			*pair[0] = *pair[1]
		case !pair[1].IsZero():
			to.Highlights = append(to.Highlights, *pair[1])
		}
	}
}

// fillsField gives a project the time, the firm or the role that a piece below it names, where it has none.
func fillsField(to, piece *cv.Project, part, value string) bool {
	t := cv.Text{Value: value, Lines: piece.Name.Lines, Confidence: piece.Name.Confidence}
	switch {
	case part == "time" && !piece.Dates.IsZero() && to.Dates.IsZero():
		to.Dates = piece.Dates
	case value == "":
		return false
	case part == "firm" && to.Organisation.IsZero():
		to.Organisation = t
	case part == "role" && to.Role.IsZero():
		to.Role = t
	default:
		return false
	}
	return true
}

// addLabelled adds what the label of a piece stands before to the texts of a project.
func addLabelled(to, piece *cv.Project, part, value string) {
	lines := piece.Name.Lines
	switch {
	case part == "text" && value != "":
		to.Summary = append(to.Summary, cv.Text{Value: value, Lines: lines, Confidence: piece.Name.Confidence})
	case part == "text" && len(piece.Summary)+len(piece.Highlights) > 0: // the label says no more than its text
		first := firstText(piece)
		first.Lines = addLines(append([]int{}, lines...), first.Lines)
	default:
		to.Highlights = append(to.Highlights, labelledValue(piece))
	}
}

// labelledValue is the name of a piece, with what stands below a bare label: "Guide" above "Dr. A. Reed" is one item.
func labelledValue(piece *cv.Project) cv.Text {
	t := piece.Name
	if _, value := nameOfLabelled(t.Value); value != "" || !namesProject(piece.Summary) {
		return t
	}
	t = appendText(t, piece.Summary[0], ": ")
	piece.Summary = piece.Summary[1:]
	return t
}

// firstText is the text that a project begins with.
func firstText(p *cv.Project) *cv.Text {
	if len(p.Summary) > 0 {
		return &p.Summary[0]
	}
	return &p.Highlights[0]
}
