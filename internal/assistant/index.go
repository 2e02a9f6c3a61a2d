package assistant

import (
	"iter"
	"maps"
	"math"
	"slices"
	"sort"

	"focal/internal/lexicon"
)

// passage is a piece of the knowledge base: what is answered (text), under which
// title, and in how many ways people ask for it. A passage without a text is what
// the product is not about; where it fits best, nothing is answered.
type passage struct {
	title, text string
	asked       []string // the title is one of them
	terms       map[string]float64
	length      float64
}

func (p *passage) outside() bool { return p.text == "" }

// index ranks passages by two measures of the same question: BM25 over all words
// of a passage, and the likeness to the wordings that come nearest.
type index struct {
	passages []*passage
	idf      map[string]float64 // over passages, for BM25
	average  float64            // length of a passage
	rare     float64            // idf of a word that no passage has
	wordings []wording
	grams    map[string]*gram
	rareGram float64
	words    map[string]int // how often each word is in the passages, as written
}

// wording is one way to ask for a passage.
type wording struct {
	passage int
	norm    float64
}

// gram is a part of wordings: a word, or two neighbours.
type gram struct {
	idf     float64
	in      []posting
	kinship float64 // above 0: heard more about the product than about other things
}

type posting struct {
	wording int
	weight  float64
}

// Weights of the fields, BM25's constants, and how much the two measures, the
// second nearest wording and an earlier question count.
const (
	weightTitle  = 1.0
	weightAsked  = 1.0
	weightText   = 0.25
	k1           = 1.2
	b            = 0.25
	shareBM25    = .65
	shareSecond  = .3
	weightBefore = .7
)

// What makes it sure that a question is about the product: the score of the best
// passage and how much of the question it covers, how near the question is to what
// the product is not about, and whose words it uses. Fitted by logistic regression to
// questions of both kinds.
const (
	sureScore    = 8.0
	sureCoverage = 5.5
	sureOutside  = -12.0
	sureKinship  = 3.0
	sureStranger = .9
	sureLeast    = 2.8
)

// A question that is nearly as one of the wordings has it is decided by that alone.
const (
	closeScore    = .55
	closeLikeness = .6
	sameLikeness  = .85
	sureClose     = .1
)

// plain: as one of the wordings has it.
func (f found) plain() bool {
	return f.sure > 0 && len(f.hits) > 0 && f.hits[0].likeness > sameLikeness
}

func newIndex(passages []*passage) *index {
	x := &index{passages: passages, idf: map[string]float64{}, grams: map[string]*gram{}, words: map[string]int{}}
	var asked []map[string]float64
	for _, p := range passages {
		p.terms = map[string]float64{}
		x.count(p, p.title, grams(p.title), weightTitle)
		x.count(p, p.text, grams(p.text), weightText)
		for _, a := range p.asked {
			parts := grams(a)
			x.count(p, a, parts, weightAsked)
			asked = append(asked, parts)
		}
		for t := range p.terms {
			x.idf[t]++
		}
		x.average += p.length / float64(len(passages))
	}
	n := float64(len(passages))
	for t, df := range x.idf {
		x.idf[t] = rarity(df, n)
	}
	x.rare = rarity(0, n)
	x.measure(asked)
	return x
}

func rarity(df, n float64) float64 { return math.Log(1 + (n-df+.5)/(df+.5)) }

func (x *index) count(p *passage, text string, parts map[string]float64, weight float64) {
	for _, word := range split(text) {
		x.words[word]++
	}
	for t := range parts {
		if isPair(t) {
			continue
		}
		p.terms[t] += weight
		if !isField(t) {
			p.length += weight
		}
	}
}

// measure weighs the parts of all wordings by their rarity.
func (x *index) measure(asked []map[string]float64) {
	var ours, others float64 // wordings
	heard := map[string]float64{}
	for i, p := range x.passages {
		for range p.asked {
			for g := range asked[len(x.wordings)] {
				if x.grams[g] == nil {
					x.grams[g] = &gram{}
				}
				x.grams[g].idf++
				if !p.outside() {
					heard[g]++
				}
			}
			if p.outside() {
				others++
			} else {
				ours++
			}
			x.wordings = append(x.wordings, wording{passage: i})
		}
	}
	n := float64(len(asked))
	x.rareGram = rarity(0, n)
	for name, g := range x.grams {
		g.kinship = math.Log((heard[name]+.5)/(ours+1)) - math.Log((g.idf-heard[name]+.5)/(others+1))
		g.idf = rarity(g.idf, n)
	}
	for i, parts := range asked {
		for name, w := range inOrder(parts) {
			g := x.grams[name]
			w *= g.idf
			g.in = append(g.in, posting{i, w})
			x.wordings[i].norm += w * w
		}
		x.wordings[i].norm = math.Sqrt(x.wordings[i].norm)
	}
}

// hit is a passage with its score, between 0 and 1, and the share of the question
// that its words cover.
type hit struct {
	*passage
	score, coverage float64
	likeness        float64 // to the wording that comes nearest
}

// found are the passages for a question, best first, and how sure it is that it is
// about the product at all: above 0 it is more likely than not. Foreign is one that is
// nearly worded as people ask for other things.
type found struct {
	hits    []hit
	sure    float64
	foreign bool
}

// search ranks the passages; before are earlier questions, nearest first, which
// count less the longer they are past.
func (x *index) search(question string, before []string) found {
	parts := grams(question)
	weight := 1.0
	for _, text := range before {
		weight *= weightBefore
		for g, w := range grams(text) {
			parts[g] = max(parts[g], w*weight)
		}
	}
	likeness := x.likeness(parts)
	words, total := x.rate(parts)
	var f found
	outside, outsideLikeness := 0.0, 0.0
	for i, p := range x.passages {
		h := hit{passage: p, likeness: likeness[i]}
		score, coverage := x.bm25(p, words, total)
		h.score, h.coverage = shareBM25*score+(1-shareBM25)*likeness[i], coverage
		switch {
		case p.outside():
			outside, outsideLikeness = max(outside, h.score), max(outsideLikeness, h.likeness)
		case h.score > 0:
			f.hits = append(f.hits, h)
		}
	}
	sort.SliceStable(f.hits, func(i, j int) bool { return f.hits[i].score > f.hits[j].score })
	if len(f.hits) > 0 {
		kinship, stranger := x.kinship(question)
		f.sure = sureScore*f.hits[0].score + sureCoverage*f.hits[0].coverage + sureOutside*outside + sureKinship*kinship + sureStranger*stranger - sureLeast
		best := f.hits[0]
		switch {
		case best.score > closeScore && best.score > outside && best.likeness > outsideLikeness && stranger > strangeName*.75:
			f.sure = max(f.sure, sureClose)
		case outsideLikeness > closeLikeness && outsideLikeness > best.likeness:
			f.sure, f.foreign = min(f.sure, -sureClose), true
		}
	}
	return f
}

// Kinship of words that no wording has: names and things of other trades are
// strangers, verbs and the like may be just another way to say it.
const (
	strangeName = -2.0
	strangeWord = -.5
	noWord      = 3.0 // of a question without a topic
)

// kinship is how much the words of a question are ours on average, and that of the
// topic which is least so: "lost my twitter login" has two words of ours.
func (x *index) kinship(question string) (average, least float64) {
	n := 1.0
	least = noWord
	for part := range inOrder(grams(question)) {
		if g := x.grams[part]; g != nil && !isPair(part) && !isField(part) {
			average += g.kinship
			n++
		}
	}
	for _, word := range split(question) {
		if empty[word] || asking[word] || isNumber(word) {
			continue
		}
		if g := x.grams[root(word)]; g != nil {
			least = min(least, g.kinship)
		} else if i := lexicon.Word(word); !i.Known() || i.Is(lexicon.Noun) && !i.Is(lexicon.VerbFirst) {
			least = min(least, strangeName)
		} else {
			least = min(least, strangeWord)
		}
	}
	return average / n, least
}

// rated is a word of a question with its weight times its rarity.
type rated struct {
	part   string
	weight float64
}

// rate weighs the words of a question that passages have, and sums up all it has.
func (x *index) rate(parts map[string]float64) (known []rated, total float64) {
	for part, w := range inOrder(parts) {
		switch idf := x.idf[part]; {
		case isPair(part), isField(part) && idf == 0:
		case idf == 0:
			total += w * x.rare * novelty(part)
		default:
			total += w * idf
			known = append(known, rated{part, w * idf})
		}
	}
	return known, total
}

// inOrder ranges over weights by name: sums, and so answers, are the same every time.
func inOrder(parts map[string]float64) iter.Seq2[string, float64] {
	return func(yield func(string, float64) bool) {
		for _, name := range slices.Sorted(maps.Keys(parts)) {
			if !yield(name, parts[name]) {
				return
			}
		}
	}
}

// bm25 is the score as a share of what a passage could reach that has every word
// of the question, and the share of the question that the passage has at all.
func (x *index) bm25(p *passage, question []rated, total float64) (score, coverage float64) {
	if total == 0 {
		return 0, 0
	}
	for _, r := range question {
		if tf := p.terms[r.part]; tf > 0 {
			score += r.weight * tf / (tf + k1*(1-b+b*p.length/x.average))
			coverage += r.weight
		}
	}
	return score / total, coverage / total
}

// likeness is, for each passage, the cosine to its nearest wording and a part of the
// one to the second nearest: several that agree are a better sign than one.
func (x *index) likeness(parts map[string]float64) []float64 {
	dots, norm := make([]float64, len(x.wordings)), 0.0
	for name, w := range inOrder(parts) {
		g := x.grams[name]
		switch {
		case g != nil:
			w *= g.idf
			for _, p := range g.in {
				dots[p.wording] += w * p.weight
			}
		case isPair(name), isField(name):
			continue // that nobody wrote these two side by side says nothing
		default:
			w *= x.rareGram * novelty(name)
		}
		norm += w * w
	}
	first, second := make([]float64, len(x.passages)), make([]float64, len(x.passages))
	norm = math.Sqrt(norm)
	for i, dot := range dots {
		if dot == 0 {
			continue
		}
		switch c, p := dot/(norm*x.wordings[i].norm), x.wordings[i].passage; {
		case c > first[p]:
			first[p], second[p] = c, first[p]
		case c > second[p]:
			second[p] = c
		}
	}
	for i := range first {
		first[i] = (first[i] + shareSecond*second[i]) / (1 + shareSecond)
	}
	return first
}
