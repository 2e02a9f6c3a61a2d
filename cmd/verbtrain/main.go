// Command verbtrain learns whether a word in a list is a verb or a thing (internal/language, beside.go).
//
//	go run ./cmd/verbtrain -out internal/language/beside.bin texts.tsv
//
// Each line of the texts is a paragraph of a CV, behind the name of its file and a tab. What a CV tells in the past
// says by its endings which words are verbs: "Planned events and designed posters", "Planned events and design
// reviews". The same sentence in the present is the example. Nothing of the texts is kept but the weights. Every
// tenth file is left out of the learning and measures it.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"hash/fnv"
	"log"
	"os"
	"strings"

	"focal/internal/language"
)

func main() {
	out := flag.String("out", "internal/language/beside.bin", "file for the weights")
	flag.Parse()
	learn, held, err := read(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	weights := fit(learn)
	measure(weights, held)
	if err := os.WriteFile(*out, stored(weights), 0o600); err != nil {
		log.Fatal(err)
	}
}

// heldOut is how many files there are for each that is left out.
const heldOut = 10

// read returns the examples of a file of texts, and those to measure with.
func read(name string) (learn, held []example, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	seen := map[string]bool{}
	for lines.Scan() {
		source, text, _ := strings.Cut(lines.Text(), "\t")
		if seen[text] {
			continue
		}
		seen[text] = true
		for _, span := range language.Sentences(text) {
			s := sentenceOf(strings.TrimSpace(span.Of(text)))
			switch {
			case s == nil:
			case !isHeld(source):
				learn = append(learn, s.examples()...)
			case s.told == language.Past:
				held = append(held, s.examples()...)
			}
		}
	}
	fmt.Printf("%d examples to learn from, %d to measure with\n", len(learn), len(held))
	return learn, held, lines.Err()
}

func isHeld(source string) bool {
	h := fnv.New32a()
	h.Write([]byte(source))
	return h.Sum32()%heldOut == 0
}

// measure prints how many of the words that were left out are judged rightly, beside what the rules make of them.
func measure(weights []float64, held []example) {
	for _, form := range []language.Class{language.Base, language.Third} {
		var things, verbs, falseVerbs, falseThings, ruleVerbs, ruleThings int
		for _, e := range held {
			if e.form != form {
				continue
			}
			taken := e.rule && e.score(weights) > language.BesideThing
			switch {
			case e.verb:
				verbs++
				falseThings += count(!taken)
				ruleThings += count(!e.rule)
			default:
				things++
				falseVerbs += count(taken)
				ruleVerbs += count(e.rule)
			}
		}
		fmt.Printf("form %d: of %d things %d are taken for verbs (by the rules %d), of %d verbs %d for things (%d)\n",
			form, things, falseVerbs, ruleVerbs, verbs, falseThings, ruleThings)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
