// Package boosted is a classifier of two classes: boosted decision trees, learned from rows of numbers.
package boosted

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"math/rand"
	"slices"

	"focal/internal/bit"
)

// Node of a tree: values of the feature up to At go to the Left node, others to the Right one. Leaves have Feature -1 and add Value
// to the log odds.
type Node struct {
	Feature     int
	At          float64
	Left, Right int
	Value       float64
}

// Model is what was learned.
type Model struct {
	Base  float64 // log odds before any tree
	Trees [][]Node
}

// Chance is how probable it is that a row is of the class.
func (m *Model) Chance(row []float64) float64 {
	z := m.Base
	for _, tree := range m.Trees {
		z += leafOf(tree, row).Value
	}
	return 1 / (1 + math.Exp(-z))
}

func leafOf(tree []Node, row []float64) *Node {
	n := &tree[0]
	for n.Feature >= 0 {
		if row[n.Feature] <= n.At {
			n = &tree[n.Left]
		} else {
			n = &tree[n.Right]
		}
	}
	return n
}

// Settings of learning.
type Settings struct {
	Trees, Depth, LeastLeaf int
	Rate                    float64 // how much of a tree counts
	Rows, Features          float64 // shares that each tree, each split looks at
	Seed                    int64
}

// Fit learns from rows and whether each is of the class.
func Fit(rows [][]float64, is []bool, s Settings) *Model {
	g := grower{rows: rows, s: s, random: rand.New(rand.NewSource(s.Seed))}
	yes := 0.0
	for _, b := range is {
		if b {
			yes++
		}
	}
	m := &Model{Base: math.Log((yes + 0.5) / (float64(len(is)) - yes + 0.5))}
	z := slices.Repeat([]float64{m.Base}, len(rows))
	for range s.Trees {
		g.residual, g.curve = make([]float64, len(rows)), make([]float64, len(rows))
		for i := range rows {
			p := 1 / (1 + math.Exp(-z[i]))
			g.residual[i], g.curve[i] = bit.Of(is[i])-p, p*(1-p)
		}
		g.tree = nil
		g.grow(g.sample(len(rows), s.Rows), 0)
		m.Trees = append(m.Trees, g.tree)
		for i, row := range rows {
			z[i] += leafOf(g.tree, row).Value
		}
	}
	return m
}

type grower struct {
	rows            [][]float64
	residual, curve []float64
	s               Settings
	random          *rand.Rand
	tree            []Node
}

// sample draws a share of the first n numbers, without repeating one.
func (g *grower) sample(n int, share float64) []int {
	list := g.random.Perm(n)[:max(1, int(share*float64(n)+0.5))]
	slices.Sort(list)
	return list
}

// grow adds the tree of some rows and returns where it begins.
func (g *grower) grow(at []int, depth int) int {
	me := len(g.tree)
	g.tree = append(g.tree, Node{Feature: -1, Value: g.leaf(at)})
	if depth == g.s.Depth {
		return me
	}
	feature, cut, found := g.bestSplit(at)
	if !found {
		return me
	}
	var left, right []int
	for _, i := range at {
		if g.rows[i][feature] <= cut {
			left = append(left, i)
		} else {
			right = append(right, i)
		}
	}
	l, r := g.grow(left, depth+1), g.grow(right, depth+1)
	g.tree[me] = Node{Feature: feature, At: cut, Left: l, Right: r}
	return me
}

func (g *grower) leaf(at []int) float64 {
	sum, curve := 0.0, 0.0
	for _, i := range at {
		sum, curve = sum+g.residual[i], curve+g.curve[i]
	}
	return g.s.Rate * sum / max(curve, 1e-6)
}

// bestSplit is the cut that leaves the least squares of what is not explained yet.
func (g *grower) bestSplit(at []int) (feature int, cut float64, found bool) {
	total := 0.0
	for _, i := range at {
		total += g.residual[i]
	}
	n, most := float64(len(at)), total*total/float64(len(at))+1e-9
	for _, f := range g.sample(len(g.rows[0]), g.s.Features) {
		order := slices.Clone(at)
		slices.SortStableFunc(order, func(a, b int) int { return compare(g.rows[a][f], g.rows[b][f]) })
		sum := 0.0
		for k := range len(order) - 1 {
			sum += g.residual[order[k]]
			here, next := g.rows[order[k]][f], g.rows[order[k+1]][f]
			left := float64(k + 1)
			if here == next || k+1 < g.s.LeastLeaf || len(order)-k-1 < g.s.LeastLeaf {
				continue
			}
			if worth := sum*sum/left + (total-sum)*(total-sum)/(n-left); worth > most {
				most, feature, cut, found = worth, f, (here+next)/2, true
			}
		}
	}
	return feature, cut, found
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// Write writes the model as text, a node a line.
func (m *Model) Write(w io.Writer) error {
	if _, err := fmt.Fprintf(w, "base %.5f trees %d\n", m.Base, len(m.Trees)); err != nil {
		return err
	}
	for _, tree := range m.Trees {
		if _, err := fmt.Fprintf(w, "tree %d\n", len(tree)); err != nil {
			return err
		}
		for _, n := range tree {
			if _, err := fmt.Fprintf(w, "%d %.5g %d %d %.5g\n", n.Feature, n.At, n.Left, n.Right, n.Value); err != nil {
				return err
			}
		}
	}
	return nil
}

// Read reads what Write wrote.
func Read(r *bufio.Reader) (*Model, error) {
	m, trees := &Model{}, 0
	if _, err := fmt.Fscanf(r, "base %g trees %d\n", &m.Base, &trees); err != nil {
		return nil, err
	}
	for range trees {
		nodes := 0
		if _, err := fmt.Fscanf(r, "tree %d\n", &nodes); err != nil {
			return nil, err
		}
		tree := make([]Node, nodes)
		for i := range tree {
			n := &tree[i]
			if _, err := fmt.Fscanf(r, "%d %g %d %d %g\n", &n.Feature, &n.At, &n.Left, &n.Right, &n.Value); err != nil {
				return nil, err
			}
		}
		m.Trees = append(m.Trees, tree)
	}
	return m, nil
}
