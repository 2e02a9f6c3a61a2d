package tailor

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

// alternatives splits at "or" and drops "or equivalent" and examples in brackets.
func alternatives(text string) []string {
	var out []string
	parts := strings.Split(strings.ReplaceAll(stripBrackets(text), "/", " / "), " or ")
	if named := namedChain(parts); named != nil {
		parts = named
	}
	for _, a := range parts {
		a = strings.TrimSpace(strings.Trim(a, " ,;"))
		if rest, ok := strings.CutPrefix(a, "other "); ok && isClass(rest) {
			a = rest
		}
		if fold := strings.ToLower(a); a == "" || strings.HasPrefix(fold, "equivalent") || strings.HasPrefix(fold, "an equivalent") ||
			strings.HasPrefix(fold, "similar") || strings.HasPrefix(fold, "a similar") || strings.HasPrefix(fold, "a comparable") || strings.HasPrefix(fold, "comparable") || strings.HasPrefix(fold, "other ") || strings.HasPrefix(fold, "related") {
			continue
		}
		out = append(out, slashed(a)...)
	}
	if len(out) == 0 {
		return []string{text}
	}
	return out
}

// namedChain takes "Airflow, Dagster or Prefect" apart, where all of it is names.
func namedChain(parts []string) []string {
	if len(parts) != 2 || !strings.Contains(parts[0], ",") || strings.Contains(parts[0], " and ") {
		return nil
	}
	list := append(strings.Split(parts[0], ","), parts[1])
	for i, one := range list {
		list[i] = strings.TrimSpace(one)
		if words := strings.Fields(list[i]); i > 0 && (len(words) == 0 || len(words) > 3 || !(splitter{}).named(list[i], false)) {
			return nil
		}
	}
	if words := strings.Fields(list[0]); len(words) > 1 && !(splitter{}).named(list[0], false) {
		list[0] = words[len(words)-1] // "fluent in Airflow"
	}
	return list
}

// acronyms are alternatives written with strokes: "ACA / ACCA / CIMA qualified".
var acronyms = sieve.MustCompile(`\b[A-Z][A-Z\d]{2,5}(?:\s?/\s?[A-Z][A-Z\d]{2,5})+\b`)

// holding says no more than the name of a qualification before it.
var holding = sieve.MustCompile(`(?i)^\s+(?:qualified|certified|accredited)$`)

// slashed writes alternatives of acronyms out, each with what they share.
func slashed(a string) []string {
	at := acronyms.FindStringIndex(a)
	if at == nil {
		return []string{a}
	}
	var out []string
	for _, one := range strings.Split(a[at[0]:at[1]], "/") {
		out = append(out, a[:at[0]]+strings.TrimSpace(one)+holding.ReplaceAllString(a[at[1]:], ""))
	}
	return out
}

// examples looks for the things in the brackets of "BIM to ISO 19650 (Revit,
// Tekla)": they show a part of it.
//
// After "such as" one of them is enough.
func (c *candidate) examples(r Requirement) finding {
	list, status := "", Partly
	if m := suchAs.FindStringSubmatch(r.Quote); m != nil {
		list, status = m[1], Met
	} else if m := bracketed.FindStringSubmatch(r.Quote); m != nil {
		if list = m[1]; r.Kind != KindCertificate && r.Kind != KindLicence && strings.Contains(list, " or ") && !orSimilar.MatchString(list) || strings.Contains(strings.ToLower(m[0]), "e.g") {
			status = Met
		}
	}
	var plain []string
	best := finding{status: Not}
	for _, name := range exampleEnd.Split(list, maxExamples) {
		name = strings.TrimSpace(name)
		if !(splitter{}).named(name, false) {
			plain = append(plain, name)
			continue
		}
		f := c.phrase(name, r)
		if f.status == Partly || f.status == Met && status == Partly {
			f.status = Partly
		}
		if rank(f.status) > rank(best.status) {
			best = f
		}
	}
	if best.status == Not && suchAs.MatchString(r.Quote) {
		return c.severalOf(plain)
	}
	return best
}

// severalOf finds a sentence that names two of the examples that a requirement
// gives in plain words ("stakeholders such as operators, councils and residents").
func (c *candidate) severalOf(plain []string) finding {
	best, most := finding{status: Not}, 1
	for _, p := range c.passages {
		if !p.ref.IsSentence() || !p.proves() {
			continue
		}
		n := 0
		for _, name := range plain {
			if list := terms(name); len(list) > 0 && !slices.ContainsFunc(list, func(t string) bool { return !p.terms[t] }) {
				n++
			}
		}
		if n > most {
			best, most = finding{status: Met, passages: []passage{p}}, n
		}
	}
	return best
}

const maxExamples = 12

var (
	bracketed  = sieve.MustCompile(`\((?:e\.g\.,?\s*)?([^()]+)\)`)
	orSimilar  = sieve.MustCompile(`(?i)\bor (?:an? )?(?:similar|equivalent|comparable|other|related|higher|above|better)\b`)
	suchAs     = sieve.MustCompile(`(?i)\b(?:such as|e\.\s?g\.,?|for example,?|z\.\s?B\.|like)\s+(.+)$`)
	exampleEnd = sieve.MustCompile(`[,;/()]|\s(?:and|or|und|oder)\s`)
)

// someOf shows a part of a list of plain things ("spindle moulder, tenoner and
// planer") of which the CV names some.
func (c *candidate) someOf(r Requirement) finding {
	parts := (splitter{}).parts(r.Text, len(r.Text))
	if len(parts) < 3 || r.Kind == KindSoft {
		return finding{status: Not}
	}
	var have, lack []string
	f := finding{status: Not}
	for _, part := range parts {
		if len(strings.Fields(part)) > 3 {
			return finding{status: Not}
		}
		if g := c.phrase(part, r); g.status == Met {
			have, f.passages = append(have, part), append(f.passages, g.passages...)
		} else if _, named := c.together(part); named {
			have = append(have, part)
		} else {
			lack = append(lack, part)
		}
	}
	if len(have)*2 >= len(parts) && len(lack) > 0 && len(f.passages) > 0 {
		f.status, f.reason = Partly, "Shown in part: found "+quoted(have)+", not found "+quoted(lack)+"."
		return f
	}
	return finding{status: Not}
}
