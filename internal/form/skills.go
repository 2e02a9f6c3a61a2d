package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/sieve"
)

// glyph is a letter before an item that a font of signs draws as an arrow, a square or a tick.
var glyph = sieve.MustCompile(`^(?:[Øüþ] +)+(\p{L})`)

// skills cuts lists that stand as one skill into their items, and puts labels in front of what they are of.
func (f *former) skills() {
	f.tornBrackets()
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		f.unnumbered(g)
		f.writtenOut(g)
		f.skillNumbers(g)
		var list []cv.Text
		for _, t := range g.Keywords {
			if f.free(t) {
				t.Value = glyph.ReplaceAllString(t.Value, "$1")
				list = append(list, items(t)...)
				continue
			}
			list = append(list, t)
		}
		if g.Name.IsZero() {
			list = f.phraseLines(list)
		}
		g.Keywords = list
	}
	f.gluedLabels()
	f.innerLabels()
	f.leads()
	f.named()
	f.underHeadings()
}

// enumerated is what counts the items of a list, and names nothing.
var enumerated = sieve.MustCompile(`^\W*(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})[.)]+\W*$`)

// unnumbered takes from a group the name that only counts it, or says that it is of skills.
func (f *former) unnumbered(g *cv.SkillGroup) {
	no := enumerated.MatchString(g.Name.Value) || onlyHeading(g.Name.Value) && saysOnlySkills(g.Name.Value)
	if no && len(g.Keywords) > 0 && f.free(g.Name) {
		g.Keywords[0].Lines = lines(g.Name, g.Keywords[0])
		g.Name = cv.Text{}
	}
}

// shortForm is an abbreviation, and longForm what it stands for.
var (
	shortForm = sieve.MustCompile(`^[A-Z][A-Z0-9/&-]{1,7}$`)
	longForm  = sieve.MustCompile(`^\(\p{Lu}\p{L}+ [^()]*\)`)
)

// writtenOut takes the name from a group whose first item only says what its letters stand for: "HMI (Human Machine Interface)" is
// one name, no label with a value.
func (f *former) writtenOut(g *cv.SkillGroup) {
	if len(g.Keywords) == 0 || !f.free(g.Name) || !f.free(g.Keywords[0]) {
		return
	}
	if first := &g.Keywords[0]; shortForm.MatchString(g.Name.Value) && longForm.MatchString(first.Value) {
		first.Value, first.Lines = g.Name.Value+" "+first.Value, lines(g.Name, *first)
		g.Name = cv.Text{}
	}
}

const (
	// fewestItems is from how many parts on signs between them make a list.
	fewestItems = 3
	// longestItem is how many words an item of such a list has at most.
	longestItem = 5
)

// parting are signs between the items of a list.
var parting = sieve.MustCompile(` +[-–—~»*] +| *[•●▪■◦∙·‣|] *`)

// items cuts "A - B - C"; anything else is one item. Slashes stand inside of names and between figures, too.
func items(t cv.Text) []cv.Text {
	parts := parting.Split(strings.Trim(t.Value, " -–—•·|"), -1)
	if len(parts) >= fewestItems && short(parts) && !qualified(t) {
		return cut(t, parts)
	}
	return []cv.Text{t}
}

func short(parts []string) bool {
	return !slices.ContainsFunc(parts, func(p string) bool {
		return wordCount(p) > longestItem || utf8.RuneCountInString(strings.TrimSpace(p)) < 2 ||
			strings.Count(p, "(") != strings.Count(p, ")")
	})
}

func cut(t cv.Text, parts []string) []cv.Text {
	out := make([]cv.Text, 0, len(parts))
	for _, p := range parts {
		one := t
		one.Value, one.ID = strings.TrimSpace(p), ""
		out = append(out, one)
	}
	return out
}

// lead says of a list how well its items are known.
var lead = sieve.MustCompile(`(?i)^((?:highly |very )?(?:proficient|proficiency|skilled|experienced|fluent|trained|competent|` +
	`expert|knowledgeable|familiar) ` +
	`(?:in|with|on|at)|(?:good |working |sound |basic )?knowledge of|` + levelLead + `)\b:?`)

// leads makes groups of "Proficient in Word, Excel and Access.", and of those words alone with the items behind them.
func (f *former) leads() {
	var groups []cv.SkillGroup
	for _, g := range f.doc.Skills {
		if !g.Name.IsZero() {
			groups = append(groups, g)
			continue
		}
		g.Keywords = f.withLevels(g.Keywords)
		rest, led := f.led(g)
		if len(rest.Keywords) > 0 || !g.Level.IsZero() {
			groups = append(groups, rest)
		}
		groups = append(groups, led...)
	}
	f.doc.Skills = groups
}

// led parts a group without a name from those that begin in it. A lead alone on its line begins one of the lines right below, as far as
// the next that begins with a lead or names what is below it.
func (f *former) led(g cv.SkillGroup) (rest cv.SkillGroup, led []cv.SkillGroup) {
	rest = g
	rest.Keywords = nil
	opened := 0 // the number of the group whose lead stood alone
	for i, t := range g.Keywords {
		if opened > 0 && !rightBelow(g.Keywords[i-1], t) {
			opened = 0
		}
		label := strings.TrimRight(lead.FindString(t.Value), ":")
		listed := things(strings.TrimPrefix(strings.TrimPrefix(t.Value, label), ":"))
		alone := trimmed(t.Value) == label && i+1 < len(g.Keywords)
		switch {
		case !f.free(t) || label == "" && opened == 0:
			rest.Keywords = append(rest.Keywords, t)
		case label == "":
			led[opened-1].Keywords = append(led[opened-1].Keywords, t)
		case len(listed) >= fewestItems:
			led, opened = addLed(led, t, label, cut(t, listed)), 0
		case alone && strings.EqualFold(trimmed(g.Keywords[i+1].Value), label):
			g.Keywords[i+1].Lines = lines(t, g.Keywords[i+1]) // it is said twice
		case alone:
			led = append(led, group(t, label, nil))
			opened = len(led)
		default:
			rest.Keywords, opened = append(rest.Keywords, t), 0
		}
	}
	return rest, led
}

// addLed adds a list with its lead; lists of one lead are one.
func addLed(led []cv.SkillGroup, of cv.Text, label string, list []cv.Text) []cv.SkillGroup {
	for i := range led {
		if g := &led[i]; strings.EqualFold(g.Name.Value, label) && len(g.Keywords) > 0 {
			g.Name.Lines = lines(g.Name, of)
			g.Keywords = append(g.Keywords, list...)
			return led
		}
	}
	return append(led, group(of, label, list))
}

func group(of cv.Text, name string, list []cv.Text) cv.SkillGroup {
	of.ID, of.Value = "", name
	return cv.SkillGroup{Name: of, Keywords: list}
}

var between = sieve.MustCompile(`, (?:and )?`)

// things are the items of a list that holds nothing but names of things: no more than a few words each.
func things(list string) []string {
	list = strings.TrimRight(strings.TrimSpace(list), ". ")
	if strings.ContainsAny(list, ".;:()") || !strings.Contains(list, ",") {
		return nil
	}
	var parts []string
	for _, p := range between.Split(list, -1) {
		parts = append(parts, apart(p)...)
	}
	for _, p := range parts {
		if p = strings.TrimSpace(p); p == "" || wordCount(strings.Replace(p, " and ", " ", 1)) > longestThing || !tool(p) {
			return nil
		}
	}
	return parts
}

// apart are the two things that "and" stands between; one where both have their first word in common: "Event Planning and Management".
func apart(p string) []string {
	one, other, found := strings.Cut(p, " and ")
	if !found || wordCount(one) > 1 && wordCount(other) == 1 && saysKind(other) {
		return []string{p}
	}
	return append([]string{one}, apart(other)...)
}

// longestThing is how many words the name of a tool has.
const longestThing = 3

// tool reports the name of a tool: it begins with a capital or holds a figure.
func tool(p string) bool {
	r, _ := utf8.DecodeRuneInString(p)
	return unicode.IsUpper(r) || strings.IndexFunc(p, unicode.IsUpper) >= 0 || strings.IndexFunc(p, unicode.IsDigit) >= 0
}

// named gives a group without a name the label that stands as its only or its first item: "Software:" and what is behind it.
func (f *former) named() {
	for i := range f.doc.Skills {
		g := &f.doc.Skills[i]
		if !g.Name.IsZero() || len(g.Keywords) < 2 || !f.free(g.Keywords[0]) {
			continue
		}
		first := g.Keywords[0]
		if label := strings.TrimRight(first.Value, " :"); label != strings.TrimSpace(first.Value) || lead.FindString(label) == label {
			first.Value = label
			g.Name, g.Keywords = first, g.Keywords[1:]
		}
	}
}
