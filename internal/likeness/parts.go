package likeness

import (
	"math"
	"slices"
	"strings"
	"sync"

	"focal/internal/sense"
	"focal/internal/sieve"
)

// between parts the things that a demand asks for together.
var between = sieve.MustCompile(`(?i)[,;/()]|\band\b|\bor\b|\bincluding\b`)

// mostParts are looked at.
const mostParts = 8

// parts are how far each part of a demand is shown by its own best value: the least, the mean, how many there are, and the mean letter
// by letter.
func (c *CV) parts(quote string) []float64 {
	var soft, exact []float64
	for _, part := range between.Split(quote, mostParts) {
		if len(telling(part)) == 0 {
			continue
		}
		a := c.askedFor(part)
		l := c.lookAt(&a, nil)
		soft, exact = append(soft, at(sorted(l.soft), 0)), append(exact, at(sorted(l.exact), 0))
	}
	if len(soft) == 0 {
		return []float64{0, 0, 0, 0}
	}
	return []float64{slices.Min(soft), mean(soft), math.Log(float64(len(soft))), mean(exact)}
}

// clearlyNear is how much of a demand a value has that makes its post one of that work.
const clearlyNear = 0.4

// years are the time that is asked for and what of it there is: in all posts, in posts by how near they are, in those clearly near.
func (c *CV) years(d Demand, l look) []float64 {
	best := make([]float64, len(c.facts.Posts))
	for i, p := range c.values {
		if p.Post >= 0 && p.Post < len(best) {
			best[p.Post] = max(best[p.Post], l.soft[i])
		}
	}
	weighed, clearly := 0.0, 0.0
	for i, months := range c.facts.Posts {
		weighed += float64(months) * best[i]
		if best[i] > clearlyNear {
			clearly += float64(months)
		}
	}
	of := func(months float64) float64 {
		if d.Months == 0 {
			return 0
		}
		return min(2, months/float64(d.Months))
	}
	return []float64{
		float64(d.Months) / 12, of(float64(c.facts.Months)), of(weighed), of(clearly), math.Log(1 + weighed), math.Log(1 + clearly),
	}
}

// manyOver tells how many numbers are over one.
func manyOver(list []float64, one float64) float64 {
	n := 1.0
	for _, x := range list {
		if x > one {
			n++
		}
	}
	return math.Log(n)
}

// subjects are what demands are about: some are met by most CVs, some by few.
var subjects = sync.OnceValue(func() (out [][sense.Size]float32) {
	for _, text := range []string{
		"verbal written communication presentation interpersonal", "team player collaborate colleagues cooperation",
		"computer office word excel outlook software literate", "customer service clients guests", "manage lead supervise coach staff",
		"bachelor degree diploma university graduate", "attention detail accuracy organised priorities deadlines",
		"travel flexible hours weekends shifts", "enthusiastic passionate positive motivated energetic attitude",
		"lift stand physical pounds walk", "sales targets marketing revenue", "programming developer databases server",
		"patients clinical nursing medical", "accounting financial reports budget", "teaching students classroom lessons",
		"engineering construction design drawings equipment", "certified registered licence certificate",
	} {
		var list []sense.Word
		for _, w := range strings.Fields(text) {
			list = append(list, sense.Of(w))
		}
		out = append(out, meaningOf(list))
	}
	return out
})
