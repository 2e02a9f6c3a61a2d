package summary

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

// A must-have may be named inside a longer line of the skills: "Photoshop" of "Proficient in Photoshop, Final Cut and Word". It is told
// by its name, which both the advert and the line have.

const (
	longestAsked = 3 // words of a thing that a must-have names
	fewestTokens = 2 // words of one that names no tool and no field of work
)

// asked is a thing that a must-have names, and what the CV shows it by.
type asked struct {
	name     string
	evidence []string
}

// thingsAsked are the things that those must-haves name which the CV meets.
func (c *composer) thingsAsked() (list []asked) {
	for _, r := range c.demands() {
		if r.Level != tailor.Must || r.Status != tailor.Met || r.Kind != tailor.KindSkill {
			continue
		}
		for _, part := range betweenAsked.Split(exampled.ReplaceAllString(r.Text, ""), -1) {
			name := thingAsked(part)
			if name != "" && !slices.ContainsFunc(list, func(a asked) bool { return a.name == name }) {
				list = append(list, asked{name, r.Evidence})
			}
		}
	}
	return list
}

// exampled is where a demand goes on to examples, aims and means.
var exampled = sieve.MustCompile(`(?i),? \b(?:such as|including|like|e\.g\.|using|through|via|within|to (?:ensure|support|meet))\b.*$`)

// betweenAsked parts the things of a demand.
var betweenAsked = sieve.MustCompile(`\s*[,;/()]\s*(?:and |or )?|\s+(?:and/or|and|or|&)\s+(?:at least one of |one of |either )?`)

// opensDemand is what a demand says before the thing.
var opensDemand = sieve.MustCompile(`(?i)^(?:(?:good|strong|solid|sound|proven|excellent|working|basic|advanced|relevant|practical|` +
	`hands-on) )*(?:(?:knowledge|understanding|experience|command|use|proficiency|skills?) (?:of|in|with) |proficient (?:in|with) )?`)

// maker is who made a tool, before its name: "MS Excel".
var maker = sieve.MustCompile(`^(?:MS|Microsoft|Adobe|Google|Autodesk)[- ]+`)

// thingAsked is the name of the thing in a part of a demand; "" for a word in everybody's mouth and for a phrase.
func thingAsked(part string) string {
	name := strings.Trim(endsTheme.ReplaceAllString(opensDemand.ReplaceAllString(strings.TrimSpace(part), ""), ""), " .:–-")
	if short := maker.ReplaceAllString(name, ""); !halfName.MatchString(short) {
		name = short // but "MS Office"
	}
	fields := strings.Fields(name)
	if len(fields) == 0 || len(fields) > longestAsked || halfName.MatchString(name) {
		return ""
	}
	tagged := language.TagSentence(language.Tokens(name))
	if slices.ContainsFunc(tagged, func(w language.Tagged) bool { return ofDemand[w.Low] || language.Closed(w.Low) != language.TagNone }) {
		return ""
	}
	ofOffice := startsUpper(name) && (ofEveryOffice[strings.ToLower(name)] || forMachines(name)) // "Word", "Java"
	if len(fields) < fewestTokens && !properThing(name[1:]) && !isField(tagged[0]) && !isTool(name) && !ofOffice {
		return ""
	}
	return name
}

// insideSkills are the things of must-haves that stand inside a longer line of the skills, as that line writes them.
func (c *composer) insideSkills(told []fact) (list []fact) {
	for _, a := range c.thingsAsked() {
		says := func(f fact) bool { return saysWords(f.text, a.name) }
		if strings.Contains(c.told, spacedWords(a.name)) || slices.ContainsFunc(told, says) {
			continue
		}
		f, ok := c.insideSkill(a.name)
		if !ok {
			f, ok = c.sameAsAsked(a)
		}
		all := slices.Concat(told, list)
		if ok && officeSuite.MatchString(f.text) && len(all) >= leastSkills && slices.ContainsFunc(all, ofOffice) {
			continue // its programs are told
		}
		if ok && c.holdsSkill(f) && !slices.ContainsFunc(all, func(o fact) bool { return saysWords(o.text, f.text) }) {
			list = append(list, f)
		}
	}
	return list
}

// ofOffice reports one of the programs of every office.
func ofOffice(f fact) bool { return ofEveryOffice[strings.ToLower(maker.ReplaceAllString(f.text, ""))] }

// sameAsAsked is a skill that is shown by another name than the advert's, told by its own: "MS Office" of who is asked for Word.
func (c *composer) sameAsAsked(a asked) (f fact, ok bool) {
	if !startsUpper(a.name) || !isTool(a.name) && !forMachines(a.name) && !ofEveryOffice[strings.ToLower(a.name)] {
		return fact{}, false // of a field of work there is no other name
	}
	for _, g := range c.doc.Skills {
		for _, k := range g.Keywords {
			text := strings.TrimSpace(strings.TrimSuffix(opensDemand.ReplaceAllString(k.Value, ""), "."))
			if m := officeSuite.FindStringSubmatch(text); m != nil {
				text = strings.Replace(strings.ToUpper(m[1]), "MICROSOFT", "Microsoft", 1) + " Office"
			}
			if !slices.Contains(a.evidence, k.Value) || !nameable(cv.Text{Value: text}) || !properThing(text) || ofNobody(g, k) ||
				!isMastered(k.Value, a.name) || strings.Contains(c.told, spacedWords(text)) {
				continue
			}
			return fact{text: text, lines: k.Lines, weight: ofMust + namedTheThing, at: c.placeInAdvert(a.name)}, true
		}
	}
	return fact{}, false
}

// placeInAdvert is where the advert names a thing.
func (c *composer) placeInAdvert(name string) int {
	return strings.Index(spacedWords(c.Advert), spacedWords(name))
}

// officeSuite is the name of the programs of every office.
var officeSuite = sieve.MustCompile(`(?i)\b(MS|Microsoft)[ -]Office\b`)

func saysWords(text, name string) bool { return strings.Contains(spacedWords(text), spacedWords(name)) }

// insideSkill is such a thing.
func (c *composer) insideSkill(name string) (f fact, ok bool) {
	for _, g := range c.doc.Skills {
		for _, k := range g.Keywords {
			if !saysWords(k.Value, name) || ofNobody(g, k) || !isMastered(k.Value, name) || c.Edited(k.ID) {
				continue
			}
			text := writtenInside(k.Value, name)
			if text == "" {
				continue
			}
			f = fact{text: c.asWritten(text), lines: k.Lines, weight: ofMust, at: c.placeInAdvert(name)}
			if properThing(f.text) {
				f.weight += namedTheThing
			}
			return f, true
		}
	}
	return fact{}, false
}

// writtenInside is a name as a line writes it; the first word of the line is small where the next one is.
func writtenInside(line, name string) string {
	at := strings.Index(strings.ToLower(line), strings.ToLower(name))
	if at < 0 || at+len(name) > len(line) {
		return ""
	}
	text := line[at : at+len(name)]
	if startsUpper(name) && text == strings.ToLower(text) && properThing(name) {
		return name // "excel"
	}
	if _, next, more := strings.Cut(text, " "); at == 0 && more && next == strings.ToLower(next) {
		return lowered(text)
	}
	return text
}

// holdsSkill reports a skill that may be told as far as the truth check can say.
func (c *composer) holdsSkill(f fact) bool {
	return c.Holds == nil || c.Holds(cv.Text{Value: language.Capital(c.who.knows(f.text)) + ".", Lines: f.lines})
}

// isToolAsked reports one tool that the job asks for. It is told beside what is held: any other thing alone says that there are no
// others.
func (c *composer) isToolAsked(skill string) bool {
	return c.Match != nil && (isTool(skill) || officeSuite.MatchString(skill) || startsUpper(skill) && forMachines(skill))
}
