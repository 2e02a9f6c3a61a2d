// Package recurrent labels sequences with a small neural network: the embeddings of an
// item's sparse features are summed, and two bidirectional layers of gated recurrent
// units (Cho et al. 2014) let every item see all others. It takes the same items as
// package crf, and its opinion is added to that model's weights: the one knows what
// follows what, the other what the whole sequence looks like.
package recurrent

import (
	"math"
	"slices"

	"gonum.org/v1/gonum/blas"

	"focal/internal/extract/crf"
	"focal/internal/extract/together"
)

// Model is a trained network. It is read only once made, and safe for concurrent use.
type Model struct {
	labels int
	keys   crf.Keys  // of the known features
	table  []int8    // their embeddings, dim each
	scale  []float32 // of each row of table
	net    network
}

// Sizes of the network.
const (
	dim      = 48 // of the embedding of a feature
	gapDim   = 8  // of the embedding of a class of boundaries
	meaning  = 96 // numbers that tell what words mean
	hidden   = 64 // units of a layer in one direction
	maxClass = 8  // classes of boundaries
)

// network is all that is learned but the embeddings of features. Its gradient has the
// same shape.
type network struct {
	labels      int
	bias        []float32 // of the sum of embeddings
	gain, shift []float32 // of its normalisation
	gap         []float32 // maxClass x gapDim
	first       [2]gru
	second      [2]gru
	out, outer  []float32 // labels x outWidth, labels
}

// Widths of what the first layer and the output get.
const (
	inWidth  = dim + gapDim + meaning
	outWidth = dim + 4*hidden
)

func newNetwork(labels int) network {
	n := network{
		labels: labels, bias: make([]float32, dim), gain: make([]float32, dim), shift: make([]float32, dim),
		gap: make([]float32, maxClass*gapDim), out: make([]float32, labels*outWidth), outer: make([]float32, labels),
	}
	for d := range n.first {
		n.first[d], n.second[d] = newGRU(inWidth, hidden), newGRU(2*hidden, hidden)
	}
	return n
}

func (n *network) parameters() [][]float32 {
	list := [][]float32{n.bias, n.gain, n.shift, n.gap, n.out, n.outer}
	for d := range n.first {
		list = append(append(list, n.first[d].parameters()...), n.second[d].parameters()...)
	}
	return list
}

// Labels is the number of labels.
func (m *Model) Labels() int { return m.labels }

// Predict returns the logarithm of the probability of every label of every item. It
// takes time linear in the number of items.
func (m *Model) Predict(items []crf.Item) [][]float64 {
	if len(items) == 0 {
		return nil
	}
	sums := make([]float32, len(items)*dim)
	for i := range items {
		row := (*[dim]float32)(sums[i*dim:])
		for _, key := range items[i].Features {
			at := m.keys.Find(key)
			if at < 0 {
				continue
			}
			scale, known := m.scale[at], (*[dim]int8)(m.table[at*dim:])
			for k, v := range known {
				row[k] += scale * float32(v)
			}
		}
	}
	p := m.net.forward(sums, items, nil)
	out := make([][]float64, len(items))
	flat := make([]float64, len(p.prob))
	for i, v := range p.prob {
		flat[i] = math.Log(float64(v) + leastProb)
	}
	for i := range out {
		out[i] = flat[i*m.labels : (i+1)*m.labels]
	}
	return out
}

// leastProb keeps a label that the network rules out possible for the other model.
const leastProb = 1e-6

func classes(items []crf.Item) []int {
	out := make([]int, len(items))
	for i := range items {
		out[i] = min(items[i].Boundary, maxClass-1)
	}
	return out
}

// pass is what going over a sequence leaves behind for the way back.
type pass struct {
	n       int
	classes []int
	normal  []float32 // n x dim: sums made even, before gain and shift
	spread  []float32 // n: what they were divided by
	x       []float32 // n x inWidth: the input of the first layer
	one     []float32 // n x 2·hidden
	top     []float32 // n x outWidth
	prob    []float32 // n x labels
	runs    [4]*run
}

// dropout returns by what a unit is multiplied: 0, or more than 1 to make up for the
// others. It is nil once the network is trained.
type dropout func() float32

// of is the unit as the dropout leaves it.
func (d dropout) of(unit float32) float32 {
	if d == nil {
		return unit
	}
	return unit * d()
}

// forward labels a sequence by the sums of the embeddings of its items.
func (n *network) forward(sums []float32, items []crf.Item, drop dropout) *pass {
	count := len(items)
	p := &pass{
		n: count, classes: classes(items), normal: make([]float32, count*dim), spread: make([]float32, count),
		x: make([]float32, count*inWidth), one: make([]float32, count*2*hidden), top: make([]float32, count*outWidth),
		prob: make([]float32, count*n.labels),
	}
	for i := range count {
		n.normalise(p, i, sums[i*dim:(i+1)*dim], drop)
		for k, v := range items[i].Meaning {
			p.x[i*inWidth+dim+gapDim+k] = drop.of(v)
		}
	}
	trained := drop == nil
	p.runs[0], p.runs[1] = together.Both(
		func() *run { return n.first[0].forward(p.x, count, direction{trained: trained}, p.one, 2*hidden, 0) },
		func() *run { return n.first[1].forward(p.x, count, direction{true, trained}, p.one, 2*hidden, hidden) })
	thin(p.one, drop)
	p.runs[2], p.runs[3] = together.Both(
		func() *run {
			return n.second[0].forward(p.one, count, direction{trained: trained}, p.top, outWidth, dim+2*hidden)
		},
		func() *run {
			return n.second[1].forward(p.one, count, direction{true, trained}, p.top, outWidth, dim+3*hidden)
		})
	for i := range count {
		row := p.top[i*outWidth : (i+1)*outWidth]
		copy(row, p.x[i*inWidth:i*inWidth+dim])
		copy(row[dim:], p.one[i*2*hidden:(i+1)*2*hidden])
		thin(row[dim+2*hidden:], drop)
		copy(p.prob[i*n.labels:], n.outer)
	}
	linear.Sgemm(blas.NoTrans, blas.Trans, count, n.labels, outWidth, 1, p.top, outWidth, n.out, outWidth, 1, p.prob, n.labels)
	for i := range count {
		softmax(p.prob[i*n.labels : (i+1)*n.labels])
	}
	return p
}

func thin(row []float32, drop dropout) {
	if drop == nil {
		return
	}
	for k := range row {
		row[k] *= drop()
	}
}

func softmax(row []float32) {
	top := slices.Max(row)
	sum := float32(0)
	for k, v := range row {
		row[k] = float32(math.Exp(float64(v - top)))
		sum += row[k]
	}
	for k := range row {
		row[k] /= sum
	}
}

// normalise makes the sum of an item's embeddings even (layer normalisation, Ba et al.
// 2016), cuts what is negative, and adds the embedding of its boundary.
func (n *network) normalise(p *pass, i int, sum []float32, drop dropout) {
	mean, square := float32(0), float32(0)
	row := p.normal[i*dim : (i+1)*dim]
	for k, v := range sum {
		row[k] = v + n.bias[k]
		mean += row[k] / dim
	}
	for k := range row {
		row[k] -= mean
		square += row[k] * row[k] / dim
	}
	p.spread[i] = float32(math.Sqrt(float64(square) + 1e-5))
	x := p.x[i*inWidth : i*inWidth+dim+gapDim]
	for k := range row {
		row[k] /= p.spread[i]
		x[k] = drop.of(max(0, n.gain[k]*row[k]+n.shift[k]))
	}
	copy(x[dim:], n.gap[p.classes[i]*gapDim:(p.classes[i]+1)*gapDim])
}

// backward carries the gradient of the unscaled weights of labels (n x labels) back: it
// adds the gradient of the network to grad and returns that of the sums.
func (n *network) backward(p *pass, dlabels []float32, grad *network) []float32 {
	dtop := make([]float32, p.n*outWidth)
	linear.Sgemm(blas.NoTrans, blas.NoTrans, p.n, outWidth, n.labels, 1, dlabels, n.labels, n.out, outWidth, 1, dtop, outWidth)
	linear.Sgemm(blas.Trans, blas.NoTrans, n.labels, outWidth, p.n, 1, dlabels, n.labels, p.top, outWidth, 1, grad.out, outWidth)
	done := make([]float32, p.n*2*hidden)
	dx := make([]float32, p.n*inWidth)
	for i := range p.n {
		linear.Saxpy(n.labels, 1, dlabels[i*n.labels:], 1, grad.outer, 1)
		row := dtop[i*outWidth : (i+1)*outWidth]
		copy(dx[i*inWidth:], row[:dim])
		copy(done[i*2*hidden:], row[dim:dim+2*hidden])
		p.undrop(row[dim+2*hidden:], p.top[i*outWidth+dim+2*hidden:(i+1)*outWidth], p.runs[2], p.runs[3], i)
	}
	n.second[0].backward(p.runs[2], dtop, outWidth, dim+2*hidden, &grad.second[0], done)
	n.second[1].backward(p.runs[3], dtop, outWidth, dim+3*hidden, &grad.second[1], done)
	for i := range p.n {
		p.undrop(done[i*2*hidden:(i+1)*2*hidden], p.one[i*2*hidden:(i+1)*2*hidden], p.runs[0], p.runs[1], i)
	}
	n.first[0].backward(p.runs[0], done, 2*hidden, 0, &grad.first[0], dx)
	n.first[1].backward(p.runs[1], done, 2*hidden, hidden, &grad.first[1], dx)
	dsums := make([]float32, p.n*dim)
	for i := range p.n {
		n.unnormalise(p, i, dx[i*inWidth:(i+1)*inWidth], grad, dsums[i*dim:(i+1)*dim])
	}
	return dsums
}

// undrop multiplies the gradient of the units of both directions at an item by what
// dropout multiplied them by: the value after it over the state before it.
func (p *pass) undrop(d, after []float32, forth, back *run, i int) {
	for k := range d {
		r, s, unit := forth, i, k
		if k >= hidden {
			r, s, unit = back, p.n-1-i, k-hidden
		}
		before := r.state[(s+1)*hidden+unit]
		if before != 0 {
			d[k] *= after[k] / before
		}
	}
}

func (n *network) unnormalise(p *pass, i int, dx []float32, grad *network, dsum []float32) {
	linear.Saxpy(gapDim, 1, dx[dim:], 1, grad.gap[p.classes[i]*gapDim:], 1)
	row, x := p.normal[i*dim:(i+1)*dim], p.x[i*inWidth:]
	mean, along := float32(0), float32(0)
	for k := range row {
		d := float32(0)
		if plain := n.gain[k]*row[k] + n.shift[k]; x[k] > 0 {
			d = dx[k] * x[k] / plain
		}
		grad.gain[k] += d * row[k]
		grad.shift[k] += d
		dsum[k] = d * n.gain[k]
		mean += dsum[k] / dim
		along += dsum[k] * row[k] / dim
	}
	for k := range row {
		dsum[k] = (dsum[k] - mean - row[k]*along) / p.spread[i]
		grad.bias[k] += dsum[k]
	}
}
