package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// A list that tells the same of each of its projects, under the same labels, shows by them how many there are: where "Technologies:"
// comes again, another project has begun. The models look at words, and take a name that looks like any other line for text.

// cycles begins a project above each label that comes again.
func (h *projectHeads) cycles(first int) {
	at := h.tellingLabel(first)
	if len(at) < 2 {
		return
	}
	goesOn := h.goingOn()
	for k := 1; k < len(at); k++ {
		if h.startsWithin(at[k-1]+1, at[k]) {
			continue
		}
		if i := h.headWithin(first, at[k-1], at[k], goesOn); i >= 0 {
			h.labels[i] = labeller.ProjStart
		}
	}
}

// tellingLabel is where the label stands that most projects of the list have.
func (h *projectHeads) tellingLabel(first int) []int {
	var best []int
	places := map[string][]int{}
	for i := first; i < len(h.lines); i++ {
		if label := partLabel(&h.lines[i]); label != "" {
			places[label] = append(places[label], i)
		}
	}
	for _, at := range places {
		if len(at) > len(best) || len(at) == len(best) && len(at) > 0 && at[0] < best[0] {
			best = at
		}
	}
	return best
}

// partLabel is the label of a line that tells a part of a project, "" where it has none: "(Technologies: Go)", "Role  Tester",
// "Tide gauge | Team size: 4".
func partLabel(l *line) string {
	text := strings.TrimLeft(l.text, " ([•-–—:")
	label, value, found := strings.Cut(text, ":")
	if len(l.segs) > 1 && !found {
		label, value, found = l.segs[0].text, l.segs[1].text, true
	}
	if m := labelBehind.FindStringSubmatch(text); m != nil {
		return words.Squeeze(m[1])
	}
	if m := labelDashed.FindStringIndex(text); !found && m != nil {
		label, found = text[:m[0]], true
	}
	if !found {
		label = text
	}
	label = strings.TrimRight(label, " -–—.")
	if wordCount(label) > 4 || found && strings.HasPrefix(value, "//") {
		return ""
	}
	if part := projectPart(label); part != "" && part != "name" || linkLabels.Has(words.Fold(label)) {
		return words.Squeeze(label)
	}
	return ""
}

// labelBehind is a label behind the name of a project, on its line.
var labelBehind = regexp.MustCompile(`(?i)\s[|–—-]\s*(team size|role|duration|client)\s*:`)

// labelDashed parts a label from its value by a dash.
var labelDashed = regexp.MustCompile(`\s[–—-]\s`)

// linkLabels name addresses and lists of means, which projectParts does not know as it takes those labels out of forms.
var linkLabels = words.NewSet("link", "github", "github link", "github repo", "github repository", "app link", "source code", "live demo",
	"demo", "url", "website", "tech stack", "stack", "technology stack", "tools & technologies", "tools and technologies",
	"tools and technology", "technologies & tools", "key features", "features", "project link", "used tech", "tools/ide",
	"app store link", "play store link",
	"google play")

// goingOn tells which lines go on with the one above them.
func (h *projectHeads) goingOn() map[int]bool {
	begins := map[int]bool{}
	for _, p := range paragraphs(h.lines) {
		begins[p.lines[0]] = true
	}
	on := map[int]bool{}
	for i := range h.lines {
		on[i] = !begins[h.lines[i].index]
	}
	return on
}

func (h *projectHeads) startsWithin(from, to int) bool {
	for i := from; i <= to; i++ {
		if h.labels[i] == labeller.ProjStart {
			return true
		}
	}
	return false
}

// headWithin finds the head of the project that begins between two lines with the same label; -1 where none is to be seen. It stands
// where the first head stands: right above its labels, or above a text that they follow.
func (h *projectHeads) headWithin(first, from, to int, goesOn map[int]bool) int {
	if labelBehind.MatchString(h.lines[to].text) {
		return h.ifHead(first, to)
	}
	if h.labelsBelow(first, goesOn) {
		i := to - 1
		for i > from && (partLabel(&h.lines[i]) != "" || goesOn[i]) {
			i--
		}
		if i > from && !h.valueBelow(i) {
			return h.ifHead(first, i)
		}
		return -1
	}
	for i := from + 1; i < to; i++ {
		if goesOn[i] || h.valueBelow(i) || partLabel(&h.lines[i]) != "" {
			continue
		}
		return h.ifHead(first, i)
	}
	return -1
}

// labelsBelow reports that labels stand right below the head of a project.
func (h *projectHeads) labelsBelow(i int, goesOn map[int]bool) bool {
	for i++; i < len(h.lines) && goesOn[i]; i++ {
		continue
	}
	return i < len(h.lines) && partLabel(&h.lines[i]) != ""
}

// valueBelow reports a line below a label that stands alone: its value.
func (h *projectHeads) valueBelow(i int) bool {
	above := strings.TrimRight(h.lines[i-1].text, " \t")
	return partLabel(&h.lines[i-1]) != "" && (endsWith(above, ":") || !strings.ContainsAny(above, ":\t"))
}

// ifHead is the line where it has the form of the first head, -1 where not.
func (h *projectHeads) ifHead(first, i int) int {
	a, b := &h.lines[first], &h.lines[i]
	if a.bullet != b.bullet || a.style.bold && !b.style.bold {
		return -1
	}
	if h.shaped(i) || describedName.MatchString(a.text) && describedName.MatchString(b.text) || endsAlike(a.text, b.text) {
		return i
	}
	return -1
}

// describedName is a name with what a dash parts from it: "Tide gauge – measures the tide", "Ropes | Go, C".
var describedName = regexp.MustCompile(`^["“(0-9.) ]*\p{Lu}[^.,;:]{1,60}?\s[–—|-]\s`)

// endsAlike reports two short lines that end with the same mark: heads that each have a full stop or a colon.
func endsAlike(a, b string) bool {
	a, b = strings.TrimSpace(a), strings.TrimSpace(b)
	return a != "" && b != "" && a[len(a)-1] == b[len(b)-1] && endsWith(b, ".:-") && !startsLower(b) && wordCount(b) <= longName
}
