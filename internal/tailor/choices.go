package tailor

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// alternatives splits at "or" and drops "or equivalent" and examples in brackets.
func alternatives(text string) []string {
	var out []string
	text = chosenFrom(text)
	if each := oneOfList(text); each != nil {
		return each
	}
	text = choiceOf.ReplaceAllString(equalIn.ReplaceAllString(text, " $1"), "$1")
	parts := beforeOr.Split(stripBrackets(text), -1)
	if named := namedChain(parts); named != nil {
		parts = named
	}
	if shared := sharedName(text); shared != nil {
		return shared
	}
	for _, a := range sharingNoun(parts) {
		a = strings.TrimSpace(strings.Trim(a, " ,;"))
		if rest, ok := strings.CutPrefix(a, "other "); ok && isClass(rest) {
			a = rest
		}
		if a != "" && !isLikeness(strings.ToLower(a)) {
			out = append(out, slashed(a)...)
		}
	}
	if len(out) == 0 {
		return []string{text}
	}
	return out
}

// equalIn is a likeness before the subject that goes with what is before it: "a degree or equivalent in civil engineering".
var equalIn = sieve.MustCompile(`(?i),? or (?:an )?equivalent (in|of)\b`)

// sharedName takes "NEBOSH National or International General Certificate" apart: the words around the choice belong to both.
func sharedName(text string) []string {
	words := strings.Fields(text)
	i := slices.Index(words, "or")
	if i < 2 || i+2 >= len(words) || !isOwnName(words[0]) || anyName(words[i-1]) || anyName(words[i+1]) ||
		isLikeness(strings.Join(words[i+1:], " ")) {
		return nil
	}
	first, second := slices.Concat(words[:i], words[i+2:]), slices.Concat(words[:i-1], words[i+1:])
	return []string{withoutLikeness(first), withoutLikeness(second)}
}

// sharingNoun gives an adjective before "or" the noun of the other one: "financial or supply chain data" is financial data.
func sharingNoun(parts []string) []string {
	if len(parts) != 2 {
		return parts
	}
	words, other := strings.Fields(parts[0]), strings.Fields(parts[1])
	if len(words) == 0 || len(other) < 2 || isLikeness(strings.ToLower(parts[1])) || !isOnlyAdjective(words[len(words)-1]) {
		return parts
	}
	return []string{parts[0] + " " + other[len(other)-1], parts[1]}
}

// isOnlyAdjective reports a word that needs a noun.
func isOnlyAdjective(w string) bool {
	i := lexicon.Exact(strings.ToLower(w))
	return i.Is(lexicon.Adj) && !i.Is(lexicon.Noun|lexicon.Base) && !knownSkill(w)
}

// withoutLikeness is a name without the "or equivalent" behind it.
func withoutLikeness(words []string) string {
	for i, w := range words {
		if w == "or" && isLikeness(strings.ToLower(strings.Join(words[i+1:], " "))) {
			words = words[:i]
			break
		}
	}
	return strings.Join(words, " ")
}

// likenesses begin alternatives that name nothing: "or equivalent".
var likenesses = []string{
	"equivalent", "an equivalent", "similar", "a similar", "comparable", "a comparable", "other ", "another ", "any other ", "related",
	"higher", "above", "better", "later", "newer", "more ", "greater",
}

func isLikeness(folded string) bool {
	return slices.ContainsFunc(likenesses, func(l string) bool { return strings.HasPrefix(folded, l) })
}

// namedChain takes "Airflow, Dagster or Prefect" apart, where all of it is names.
func namedChain(parts []string) []string {
	if len(parts) != 2 || !strings.Contains(parts[0], ",") || strings.Contains(parts[0], " and ") {
		return nil
	}
	list := strings.Split(parts[0], ",")
	if !isLikeness(strings.ToLower(parts[1])) {
		list = append(list, holding.ReplaceAllString(parts[1], ""))
	}
	for i, one := range list {
		list[i] = strings.TrimSpace(one)
	}
	if slices.ContainsFunc(list[1:], isNoShortName) {
		return nil
	}
	if words := strings.Fields(list[0]); len(words) > 1 && !(splitter{}).named(list[0], false) {
		list[0] = words[len(words)-1] // "fluent in Airflow"
	}
	return list
}

func isNoShortName(s string) bool {
	words := len(strings.Fields(s))
	return words == 0 || words > 3 || !(splitter{}).named(s, false)
}

// acronyms are alternatives written with strokes: "ACA / ACCA / CIMA qualified", "Photoshop / Illustrator".
var acronyms = sieve.MustCompile(`\b[A-Z][A-Z\d]{2,5}(?:\s?/\s?[A-Z][A-Z\d]{2,5})+\b|^[A-Z]\p{L}{3,}(?:\s/\s[A-Z]\p{L}{3,})+$`)

// holding says no more than the name of a qualification before it.
var holding = sieve.MustCompile(`(?i)\s+(?:qualified|certified|accredited)$`)

// slashed writes alternatives of acronyms out, each with what they share.
func slashed(a string) []string {
	if parts := splitStrokes(a); len(parts) > 1 && !slices.ContainsFunc(parts, isUnknown) {
		return parts
	}
	at := acronyms.FindStringIndex(a)
	if at == nil {
		at = namesByStrokes(a)
	}
	if at == nil {
		return []string{strings.ReplaceAll(a, "/", " / ")}
	}
	var out []string
	for _, one := range splitStrokes(a[at[0]:at[1]]) {
		out = append(out, a[:at[0]]+one+holding.ReplaceAllString(a[at[1]:], ""))
	}
	return out
}

// examples looks for the things in the brackets of "BIM to ISO 19650 (Revit,
// Tekla)": they show a part of it.
func (c *candidate) examples(r Requirement) finding {
	given, enough := examplesOf(r)
	var plain []string
	best := finding{status: Not}
	for _, name := range exampleEnd.Split(given, maxExamples) {
		name = strings.TrimSpace(name)
		if !(splitter{}).named(name, false) {
			plain = append(plain, name)
			continue
		}
		f := c.phrase(name, r)
		if f.status == Met && !enough {
			f.status = Partly
		}
		best = best.orBetter(f)
	}
	named := namesIn(withoutExamples(stripBrackets(r.Text)), anyName)
	if best.status == Not && suchAs.MatchString(r.Quote) && (len(named) == 0 || c.hasAny(named)) {
		return c.severalOf(plain) // backups are no example of MySQL, but of what is done with it
	}
	return best
}

// hasAny reports that the CV names one of the things.
func (c *candidate) hasAny(names []string) bool {
	return len(c.withAny(names)) > 0
}

// examplesOf returns the examples that a requirement gives; enough is whether one
// of them is, as after "such as".
func examplesOf(r Requirement) (given string, enough bool) {
	if m := suchAs.FindStringSubmatch(r.Quote); m != nil {
		return m[1], true
	}
	m := bracketed.FindStringSubmatch(r.Quote)
	if m == nil {
		return "", false
	}
	choice := strings.Contains(m[1], " or ") && !orSimilar.MatchString(m[1]) && !r.isPaper()
	return m[1], choice || strings.Contains(strings.ToLower(m[0]), "e.g")
}

// isPaper reports a certificate or a licence.
func (r Requirement) isPaper() bool { return r.Kind == KindCertificate || r.Kind == KindLicence }

// severalOf finds a sentence that names two of the examples that a requirement
// gives in plain words ("stakeholders such as operators, councils and residents").
func (c *candidate) severalOf(plain []string) finding {
	best, most := finding{status: Not}, 1
	for _, p := range c.passages {
		if !p.ref.IsSentence() || !p.proves() {
			continue
		}
		if n := p.namesOf(plain); n > most {
			best, most = finding{status: Met, passages: []passage{p}}, n
		}
	}
	return best
}

// namesOf counts the things that a passage names by all their terms.
func (p passage) namesOf(things []string) int {
	n := 0
	for _, thing := range things {
		if list := terms(thing); len(list) > 0 && everyOne(list, p.terms) {
			n++
		}
	}
	return n
}

const maxExamples = 12

var (
	bracketed  = sieve.MustCompile(`\((?:e\.g\.,?\s*)?([^()]+)\)`)
	orSimilar  = sieve.MustCompile(`(?i)\bor (?:an? )?(?:similar|equivalent|comparable|other|related|higher|above|better)\b`)
	suchAs     = sieve.MustCompile(`(?i)\b(?:such as|e\.\s?g\.,?|for example,?|for instance,?|z\.\s?B\.|like)\s+(.+)$`)
	exampleEnd = sieve.MustCompile(`[,;/()]|\s(?:and|or|und|oder)\s`)
)
