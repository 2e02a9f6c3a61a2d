// Package likeness tells how near the values of a CV are in meaning to what an advert asks for, and by what was learned from pairs with
// the right answers how probable it is that they show it (docs/training.md, "Match").
package likeness

import (
	"math"
	"slices"
	"strings"

	"focal/internal/sense"
)

// CV is a CV as its words are compared with those of demands.
type CV struct {
	facts  Facts
	values []value
	places map[string]int // of words in list
	list   []sense.Word
	all    string // in small letters
	found  map[string]*found
}

// Value of a CV that may show something.
type Value struct {
	Text string
	Kind Kind
	Post int // which one it tells of; -1 for none
}

// Kind is what sort of value something is.
type Kind int

// The kinds of values.
const (
	Told  Kind = iota // a profile and the like
	Title             // of a post
	Duty
	Skill
	Paper // degrees and certificates
	kinds
)

// Facts are what the numbers of a CV say.
type Facts struct {
	Months int   // in posts, counted once where they overlap
	Posts  []int // the months of each
	Level  int   // of the highest degree, 0 for none
}

// value of a CV, with the places of its words.
type value struct {
	Value
	words   []int
	stems   map[string]bool
	meaning [sense.Size]float32
}

// Of a value longestViewed words are compared, of a CV mostWords different ones: real ones have some hundreds, and the work
// grows with them.
const (
	longestViewed = 60
	mostWords     = 4000
)

// Of prepares the values of a CV.
func Of(values []Value, facts Facts) *CV {
	c := &CV{places: map[string]int{}, found: map[string]*found{}, facts: facts}
	var all strings.Builder
	for _, v := range values {
		all.WriteString(strings.ToLower(v.Text) + " ")
		c.values = append(c.values, c.valueOf(v))
	}
	c.all = all.String()
	return c
}

func (c *CV) valueOf(v Value) value {
	out := value{Value: v, stems: map[string]bool{}}
	for _, w := range wordsOf(v.Text) {
		out.stems[sense.Stem(w)] = true
	}
	var list []sense.Word
	for _, w := range telling(v.Text) {
		if len(list) == longestViewed {
			break
		}
		at, known := c.places[w]
		if !known {
			if at = len(c.list); at == mostWords {
				continue
			}
			c.places[w], c.list = at, append(c.list, sense.Of(w))
		}
		out.words, list = append(out.words, at), append(list, c.list[at])
	}
	out.meaning = meaningOf(list)
	return out
}

// meaningOf is the mean of words by what they tell, of length 1.
func meaningOf(list []sense.Word) (sum [sense.Size]float32) {
	for _, w := range list {
		if w.Vector == nil {
			continue
		}
		for i, x := range w.Vector {
			sum[i] += x * float32(w.Weight)
		}
	}
	scale := 1 / float32(math.Sqrt(max(dot(sum, sum), 1e-12)))
	for i := range sum {
		sum[i] *= scale
	}
	return sum
}

func wordsOf(text string) []string {
	list := sense.Words(text, maxPlain)
	for i, w := range list {
		list[i] = ofBothSexes(w)
	}
	return list
}

// ofBothSexes is one word for what is said of women and of men: whose CV it is moves no judgement.
func ofBothSexes(word string) string {
	if m, known := men[word]; known {
		return m
	}
	if stem, of := strings.CutSuffix(word, "woman"); of {
		return stem + "man"
	}
	if stem, of := strings.CutSuffix(word, "women"); of {
		return stem + "men"
	}
	return word
}

var men = map[string]string{
	"she": "he", "her": "his", "hers": "his", "him": "his", "herself": "himself", "female": "male", "females": "males",
	"girl": "boy", "girls": "boys",
	"lady": "gentleman", "ladies": "gentlemen", "actress": "actor", "waitress": "waiter", "hostess": "host", "stewardess": "steward",
	"mother": "father", "sister": "brother", "daughter": "son", "wife": "husband", "mrs": "mr", "ms": "mr", "miss": "mr", "madam": "sir",
	"headmistress": "headmaster", "queen": "king",
}

// maxPlain is how many words of a text are read.
const maxPlain = 400

// telling are the words of a text that say something.
func telling(text string) []string {
	return slices.DeleteFunc(wordsOf(text), func(w string) bool { return len(w) < 2 || saysLittle[w] })
}

var saysLittle = setOf(`the an of and or in to for with on at by as is are be been have has had having must shall should will would
	can may you your we our us who that which this these those it its they their from any such than more over all both up my me he she his
	her him not no if so but also into out per etc eg ie i.e e.g well able ability strong excellent good proven demonstrated working work
	experience experienced knowledge skills skill understanding required preferred plus including include years year least minimum
	requirement candidate candidates successful ideal possess hold`)

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}
