package summary

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/sieve"
	"focal/internal/tailor"
)

const (
	leastSkills   = 2 // of one alone only a tool that a must-have names is told
	ofMust        = 3 // what one of a must-have weighs
	longestSkill  = 4 // words of one
	namedTheThing = 2 // what the name of a tool or a standard weighs
)

// skills are listed skills that must-haves name word for word, the names of tools and
// standards first. They say what somebody knows, not where it was used.
func (c *composer) skills(most int) []fact {
	if c.Match == nil {
		return nil
	}
	advert := " " + strings.Join(words(c.Advert), " ") + " "
	var list []fact
	for _, g := range c.doc.Skills {
		for _, k := range g.Keywords {
			if !nameable(k) || ofNobody(g, k) || c.isGeneral(k.Value) {
				continue
			}
			if weight := c.demand(k.Value, advert); weight >= ofMust {
				at := strings.Index(advert, spacedWords(k.Value))
				list = append(list, fact{text: c.asWritten(k.Value), lines: k.Lines, weight: weight, at: at})
			}
		}
	}
	list = append(list, c.insideSkills(list)...)
	slices.SortStableFunc(list, func(a, b fact) int { return cmp.Compare(a.at, b.at) })
	return mixed(sorted(list, len(list)), most)
}

// isGeneral reports a single common word, which tells nothing of what somebody knows: "Management", not "Python",
// which the advert has with its capital only.
func (c *composer) isGeneral(skill string) bool {
	low := strings.ToLower(skill)
	return skill[1:] == low[1:] && c.inAdvert(low) && lexicon.Word(low).Level() <= generalLevel
}

// generalLevel is the size class of the word list up to which a word is in everybody's mouth.
const generalLevel = 20

// ofNobody reports a skill that is claimed with reserve, or one that says how somebody is or what they speak.
func ofNobody(g cv.SkillGroup, k cv.Text) bool {
	return tailor.IsSpoken(k.Value) || !tailor.NamesSkills(g.Name.Value) ||
		qualified.MatchString(k.Value+" "+g.Level.Value+" "+g.Name.Value) ||
		hardlyKnown.MatchString(g.Level.Value) || hardlyKnown.MatchString(g.Name.Value) ||
		ofCharacter.MatchString(g.Name.Value+" "+k.Value)
}

// hardlyKnown are groups and levels of what somebody knows little of, or no longer: "Limited", "Exposure to", not "Exposure control".
var hardlyKnown = sieve.MustCompile(`(?i)^\W*(?:limited|exposure|interests?|interested|aspir\p{L}+|future|goals?|target|` +
	`familiar\p{L}*|aware\p{L}*|` +
	`rusty|some|little|hobby|hobbies|intro\p{L}*|dabbl\p{L}+|touched|former\p{L}*|previously|past|old|legacy|outdated|dated|weak\p{L}*|` +
	`improving|areas? (?:for|of) development|observed|shadowed|alongside|theor\p{L}+|coursework|school|junior|entry|low|minimal|` +
	`occasional\p{L}*|avoid\p{L}*)(?:\W*$| (?:to|in|with|of|about|level|knowledge|skills?|experience|exposure|use|languages?|` +
	`tools?|technolog\p{L}+)\W*$)`)

// mixed are the first of a sorted list, of which half at most are names of tools where others are asked for.
func mixed(list []fact, most int) []fact {
	if len(list) <= most {
		return list
	}
	var out, tools []fact
	for _, f := range list {
		switch tool := properThing(f.text); {
		case tool && len(tools) < (most+1)/2:
			tools = append(tools, f)
		case !tool && len(out)+len(tools) < most:
			out = append(out, f)
		}
	}
	tools = moreTools(tools, list, most-len(out))
	if room := most - len(tools); len(out) > room {
		out = out[:room]
	}
	return append(tools, out...)
}

// moreTools fills up the names of tools from the list.
func moreTools(tools, list []fact, most int) []fact {
	for _, f := range list {
		same := func(t fact) bool { return t.text == f.text }
		if len(tools) < most && properThing(f.text) && !slices.ContainsFunc(tools, same) {
			tools = append(tools, f)
		}
	}
	return tools
}

// nameable reports a skill that goes into a sentence as it stands.
func nameable(k cv.Text) bool {
	return clean(k) && len(words(k.Value)) > 0 && !halfName.MatchString(k.Value) &&
		len(strings.Fields(k.Value)) <= longestSkill && !strings.ContainsAny(k.Value, "():")
}

// halfName is the maker's name of a tool that stands elsewhere: "MS" of "MS Excel".
var halfName = sieve.MustCompile(`^(?i:ms|microsoft|google|adobe|apache|amazon|ibm|apple|autodesk|office)$`)

// demand is how much the advert asks for a skill in its very words, 0 for one that it
// does not name or the profile does.
func (c *composer) demand(skill, advert string) int {
	name := spacedWords(skill)
	if strings.Contains(c.told, name) {
		return 0
	}
	must, wish := c.asked(name)
	weight, named := ofMust*must+wish, strings.Contains(advert, name)
	switch {
	case properThing(skill) && (weight > 0 || named):
		return weight + namedTheThing
	case weight == 0 && named && strings.Contains(strings.TrimSpace(name), " "):
		return 1
	}
	return weight
}

// spacedWords are the words of a text with a space around each.
func spacedWords(text string) string { return " " + strings.Join(words(text), " ") + " " }

// asWritten is a skill of one word as the advert spells its name ("MySQL", not "MYSQL"), and begins others in small letters where that
// does.
func (c *composer) asWritten(skill string) string {
	if as := c.nameInAdvert(skill); as != "" {
		return as
	}
	low := strings.ToLower(skill)
	if as := c.inAdvertAs(skill); as != "" {
		return as
	}
	if plainTitle.MatchString(skill) && !strings.Contains(c.Advert, skill) && strings.Contains(c.Advert, low) {
		return low
	}
	first, rest, _ := strings.Cut(skill, " ")
	small := strings.ToLower(first[:1]) + first[1:]
	if small == first || first[1:] != strings.ToLower(first[1:]) || !c.inAdvert(small) || c.inAdvert(first) {
		return skill
	}
	return strings.TrimSpace(small + " " + rest)
}

// nameInAdvert is the name of a tool as the advert spells it, "" where that has it alike or only in small letters.
func (c *composer) nameInAdvert(skill string) string {
	fields := strings.FieldsFunc(c.Advert, endsName)
	if slices.Contains(fields, skill) || !properThing(skill) && !forMachines(skill) { // not the shouting of a heading
		return ""
	}
	for _, w := range fields {
		if w = strings.TrimRight(w, "."); strings.EqualFold(w, skill) && strings.ContainsFunc(w, unicode.IsUpper) {
			return w
		}
	}
	return ""
}

// inAdvertAs is a name of several words as the advert writes it, where that has capitals: "MS Excel" of "MS excel".
func (c *composer) inAdvertAs(skill string) string {
	at := strings.Index(strings.ToLower(c.Advert), strings.ToLower(skill))
	if at < 0 || at+len(skill) > len(c.Advert) || !strings.Contains(skill, " ") {
		return ""
	}
	as := c.Advert[at : at+len(skill)]
	if as == strings.ToUpper(as) || !startsUpper(as) || !strings.EqualFold(as, skill) || plainTitle.MatchString(as) {
		return ""
	}
	return as
}

// plainTitle is a skill of several plain words with capitals: "Customer Service".
var plainTitle = sieve.MustCompile(`^\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)+$`)

// endsName reports a mark that the name of a tool does not have.
func endsName(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("+#&.", r)
}

// ofCharacter are groups and skills that say how somebody is.
var ofCharacter = sieve.MustCompile(`(?i)\b(?:soft|interpersonal|personal|communication|teamwork|team work|leadership|creative|` +
	`motivat\w*|organi[sz]ed|attention|flexib\w*|adaptab\w*|reliab\w*|` +
	`punctual\w*|time management|problem[- ]solving|mindset|collaborat\w*)\b`)

// properThing reports the name of a tool, a method or a standard: it has a capital or a
// figure.
func properThing(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return unicode.IsDigit(r) || unicode.IsUpper(r) }) >= 0
}

// asked counts the must-haves and the wishes that name the very words, which have a space
// around them.
func (c *composer) asked(skill string) (must, wish int) {
	for _, r := range c.Match.Requirements {
		switch {
		case r.Kind == tailor.KindSoft || !strings.Contains(" "+strings.Join(words(r.Text), " ")+" ", skill):
		case r.Level == tailor.Must:
			must = 1
		default:
			wish = 1
		}
	}
	return must, wish
}
