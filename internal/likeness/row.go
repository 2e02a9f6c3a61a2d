package likeness

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"focal/internal/bit"
	"focal/internal/sense"
	"focal/internal/sieve"
)

// From what likeness on two words count as near, and over what range that grows to the same.
const nearWords, nearRange = 0.45, 0.45

// leastWeight keeps words that every text has from counting nothing.
const leastWeight = 0.3

// Demand of an advert, and what is known of it before.
type Demand struct {
	Quote       string
	Kind        string // one of Kinds, or another
	Met, Partly bool   // by the words that the CV has
	Months      int    // asked for
	Level       int    // of the degree that is asked for, 0 for none
	By          []Kind // the kinds of values that can show it, none for all
}

// Kinds of demands that the models tell apart.
var Kinds = []string{"skill", "experience", "education", "certificate", "soft"}

// ofYears is a time in a demand.
var ofYears = sieve.MustCompile(`(?i)\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen)\b\+?[^.]{0,12}\byears?\b`)

// Seen is what the models look at for a demand, and the value that is nearest to it.
type Seen struct {
	Row     []float64
	Nearest string
}

// found is what a CV has of a word that is asked for. Demands share words with their parts and with one another.
type found struct {
	word       sense.Word
	weight     float64
	near, same []float64 // how near each value of the CV comes to it, by meaning and letter by letter
	most, any  float64   // of all values
}

// mostFound bounds what is kept of endless CVs and demands.
const mostFound = 1 << 18

// find looks for a word in all values, once for each CV.
func (c *CV) find(word string) *found {
	if f, known := c.found[word]; known {
		return f
	}
	f := &found{word: sense.Of(word)}
	f.weight = max(f.word.Weight, leastWeight)
	stem, likeness := sense.Stem(word), make([]float64, len(c.list))
	for i, o := range c.list {
		likeness[i] = min(1, max(0, (f.word.Likeness(o)-nearWords)/nearRange))
	}
	f.near, f.same = make([]float64, len(c.values)), make([]float64, len(c.values))
	for i, p := range c.values {
		same := bit.Of(p.stems[stem])
		near := same
		for _, w := range p.words {
			near = max(near, likeness[w])
		}
		f.near[i], f.same[i], f.most, f.any = near, same, max(f.most, near), max(f.any, same)
	}
	if len(c.found)*len(c.values) > mostFound {
		clear(c.found)
	}
	c.found[word] = f
	return f
}

// look is how the values of a CV stand to a demand, one behind the other.
type look struct {
	soft, exact, near []float64 // how much of its words each has, by meaning and letter by letter; how near it is as a whole
	whole, letters    []float64 // how much of each word any value has
	inKind            [kinds]float64
	nearest           string
}

// Of is what the models look at: how far the values of the CV, and all of them together, have the words of a demand, by meaning and
// letter by letter; how near the sorts of values are; its parts; its subject; the years and the degree that it asks for.
func (c *CV) Of(d Demand) Seen {
	a := c.askedFor(d.Quote)
	l := c.lookAt(&a, d.By)
	row := c.nearness(d, &a, l)
	row = append(row, l.inKind[:]...)
	row = append(row, manyOver(l.soft, 0.3), manyOver(l.soft, 0.5), manyOver(l.near, 0.6))
	row = append(row, c.parts(d.Quote)...)
	row = append(row, c.years(d, l)...)
	row = append(row, float64(d.Level), float64(c.facts.Level),
		bit.Of(d.Level > 0 && c.facts.Level >= d.Level), bit.Of(d.Level > 0 && c.facts.Level < d.Level))
	for _, s := range subjects() {
		row = append(row, dot(s, a.meaning))
	}
	return Seen{Row: append(row, byKind(row)...), Nearest: l.nearest}
}

func (c *CV) lookAt(a *asked, by []Kind) (l look) {
	for _, w := range a.words {
		l.whole, l.letters = append(l.whole, w.most), append(l.letters, w.any)
	}
	most := 0.0
	for i, p := range c.values {
		soft, exact := a.covered(i)
		near := dot(a.meaning, p.meaning)
		l.soft, l.exact, l.near = append(l.soft, soft), append(l.exact, exact), append(l.near, near)
		l.inKind[p.Kind] = max(l.inKind[p.Kind], near)
		if worth := soft + near/2; worth > most && (len(by) == 0 || slices.Contains(by, p.Kind)) {
			l.nearest, most = p.Text, worth
		}
	}
	return l
}

// Places of numbers in a row that go together with the kind of the demand.
const (
	softest, together, nearestWhole = 0, 3, 7
	lengthAt, kindsAt               = 11, 19
)

func (c *CV) nearness(d Demand, a *asked, l look) []float64 {
	soft, exact, near := sorted(l.soft), sorted(l.exact), sorted(l.near)
	row := []float64{
		at(soft, 0), at(soft, 1), at(soft, 2), a.share(l.whole), at(exact, 0), at(exact, 1), a.share(l.letters),
		at(near, 0), at(near, 1), at(near, 4), mean(near[:min(10, len(near))]),
		math.Log(float64(len(a.words))), slices.Min(l.whole), c.missingNames(d.Quote), bit.Of(named.MatchString(d.Quote)),
		bit.Of(ofYears.MatchString(d.Quote)), bit.Of(d.Met), bit.Of(d.Partly), a.heaviest(),
	}
	for _, kind := range Kinds {
		row = append(row, bit.Of(d.Kind == kind))
	}
	return row
}

// byKind is how near the CV is once for each kind of demand, and by its length: a name has to be there, a quality shows in much.
func byKind(row []float64) (out []float64) {
	for _, by := range []int{lengthAt, kindsAt, kindsAt + 1, kindsAt + 2, kindsAt + 4} {
		out = append(out, row[softest]*row[by], row[together]*row[by], row[nearestWhole]*row[by])
	}
	return out
}

// asked is a demand with what there is of its words.
type asked struct {
	words   []*found
	meaning [sense.Size]float32
}

func (c *CV) askedFor(quote string) (a asked) {
	words := unique(telling(quote))
	if len(words) == 0 {
		words = append(wordsOf(quote), "x")[:1]
	}
	var list []sense.Word
	for _, w := range words {
		f := c.find(w)
		a.words, list = append(a.words, f), append(list, f.word)
	}
	a.meaning = meaningOf(list)
	return a
}

// covered is how much of a demand a value has, by meaning and letter by letter.
func (a *asked) covered(value int) (soft, exact float64) {
	total := 0.0
	for _, w := range a.words {
		soft, exact, total = soft+w.near[value]*w.weight, exact+w.same[value]*w.weight, total+w.weight
	}
	return soft / total, exact / total
}

func (a *asked) share(of []float64) float64 {
	sum, total := 0.0, 0.0
	for i, w := range a.words {
		sum, total = sum+of[i]*w.weight, total+w.weight
	}
	return sum / total
}

// heaviest is the weight of the word that tells most.
func (a *asked) heaviest() (most float64) {
	for _, w := range a.words {
		most = max(most, w.weight)
	}
	return most
}

// named are the names in a demand: capitals within a word or behind small letters.
var named = sieve.MustCompile(`\b[A-Z][A-Za-z+#]*[A-Z+#\d]\w*\b|[a-z,] [A-Z][a-z]+\b`)

// missingNames is the share of the names of a demand that the CV has nowhere.
func (c *CV) missingNames(quote string) float64 {
	list := named.FindAllString(quote, mostNames)
	missing := 0
	for _, n := range list {
		if first := strings.IndexFunc(n, isUpper); !strings.Contains(c.all, strings.ToLower(n[first:])) {
			missing++
		}
	}
	return float64(missing) / float64(max(1, len(list)))
}

const mostNames = 20

func isUpper(r rune) bool { return r >= 'A' && r <= 'Z' }

// sorted are numbers from the largest to the least.
func sorted(list []float64) []float64 {
	out := slices.Clone(list)
	slices.SortFunc(out, func(a, b float64) int { return cmp.Compare(b, a) })
	return out
}

func at(list []float64, i int) float64 {
	if i < len(list) {
		return list[i]
	}
	return 0
}

func mean(list []float64) float64 {
	sum := 0.0
	for _, x := range list {
		sum += x
	}
	return sum / float64(max(1, len(list)))
}

func dot(a, b [sense.Size]float32) float64 {
	sum := float32(0)
	for i, x := range a {
		sum += x * b[i]
	}
	return float64(sum)
}

// unique are words in their order, each once.
func unique(list []string) (out []string) {
	for _, w := range list {
		if !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}
