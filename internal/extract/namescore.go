package extract

import (
	"regexp"
	"strings"

	"focal/internal/extract/contact"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/lexicon"
	"focal/internal/personal"
	ranks "focal/internal/rank"
)

// nameScore rates a piece as the person's name.
func (b *builder) nameScore(q piece, i int, l *line, body style, largest int) float64 {
	if personal.IsLabel(q.text) || personal.IsMarking(strings.TrimSpace(q.text)) {
		return -5
	}
	if q.label == "name" {
		return 12
	}
	q.text = withoutRank(q.text)
	f := words.Split(q.text)
	if q.label != "" || !nameLike(q.text) || headings.IsTitle(q.text) || len(f) > 6 {
		return -5
	}
	s := nameDrawn(nameLength(len(f)), l, body, largest)
	s += max(0, 2-0.5*float64(i))
	if q.whole {
		s += 0.5
	}
	s += 3.5 * b.matchesAccount(f)
	for _, o := range otherThanName {
		if o.is(q.text) {
			s -= o.cost
		}
	}
	return s
}

// withoutRank is a name without the rank of two words before it, which is a title where nobody's initial
// or surname in capitals follows.
func withoutRank(text string) string {
	if m := rankOfTwo.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return text
}

var rankOfTwo = regexp.MustCompile(`^(?i:` + strings.Join(ranks.OfWords(), "|") + `)` +
	`,? (\p{Lu}\S+ (?:(?:\p{Lu}\.? )+\p{Lu}\S+|\p{Lu}[\p{Lu}'’-]+))$`)

// nameLength rates how many words a name has.
func nameLength(n int) float64 {
	switch n {
	case 2, 3, 4:
		return 2
	case 1, 5:
		return -0.5
	}
	return 0
}

// nameDrawn adds how a name stands out from the text.
func nameDrawn(s float64, l *line, body style, largest int) float64 {
	if l.style.size == largest && largest > body.size {
		s += 2.5
	} else if l.style.size > body.size || l.style.bold {
		s++
	}
	if l.style.heading > 0 {
		s += 0.5
	}
	return s
}

// otherThanName is what else a piece may be, and what that costs it as a name.
var otherThanName = []struct {
	cost float64
	is   func(text string) bool
}{
	{3, func(text string) bool { return evidence.Title(text) >= 1.6 }},
	{3, func(text string) bool { return contact.ParsePlace(text).Score >= 0.85 }},
	{2, func(text string) bool { return evidence.Organisation(text) >= 1.6 }},
	{3, namesHeading},
	{4, languageList},
	{4, everydayWord},
}

// everydayUses is how often, as a power of two, CVs use a word in small letters that alone is no name: "Sales" is, "Grace" is not.
const everydayUses = 5

// everydayWord reports a word that all CVs are full of, alone: the name of a department or a field that a template has where
// the name is to stand.
func everydayWord(text string) bool {
	f := words.Split(text)
	return len(f) == 1 && lexicon.Uses(f[0]) >= everydayUses
}

// namesHeading reports the heading of a section of a known kind.
func namesHeading(text string) bool {
	k, ok := headings.Lookup(text)
	return ok && k != headings.None
}

// matchesAccount is the share of the words that the e-mail address or an account repeats.
func (b *builder) matchesAccount(f []string) float64 {
	p := &b.doc.Person
	local, _, _ := strings.Cut(p.Email.Value, "@")
	best := shareInHandle(local, f)
	for _, q := range p.Profiles {
		best = max(best, shareInHandle(q.Username, f))
	}
	return best
}

// plainVowels writes "mueller" and Müller alike.
var plainVowels = strings.NewReplacer("ae", "a", "oe", "o", "ue", "u")

// shareInHandle is the share of the words of a name that the name of an account repeats.
func shareInHandle(account string, f []string) float64 {
	h := plainVowels.Replace(words.Squeeze(account))
	if len(h) < 3 {
		return 0
	}
	hit, total := 0.0, 0.0
	for _, w := range f {
		if len(w) < 2 || nameParticle.Has(w) {
			continue
		}
		total++
		hit = addHit(hit, h, plainVowels.Replace(w))
	}
	if total > 0 && hit >= 0.7 {
		return hit / total
	}
	return 0
}

// addHit adds how much of a word the name of an account repeats.
func addHit(hit float64, handle, w string) float64 {
	switch {
	case len(w) >= 3 && strings.Contains(handle, w):
		hit++
	case len(w) >= 5 && strings.Contains(handle, w[:5]):
		hit += 0.7
	case strings.HasPrefix(handle, w[:1]) && hit == 0:
		hit += 0.4
	}
	return hit
}
