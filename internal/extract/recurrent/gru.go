package recurrent

import (
	"math"

	"gonum.org/v1/gonum/blas"
	"gonum.org/v1/gonum/blas/gonum"
)

var linear gonum.Implementation

// gru is one direction of a layer of gated recurrent units (Cho et al. 2014). Its gates
// stand in the order reset, update, candidate; matrices are stored by rows.
type gru struct {
	in, hidden int
	wi, wh     []float32 // 3·hidden x in, 3·hidden x hidden
	bi, bh     []float32
}

func newGRU(in, hidden int) gru {
	g := gru{in: in, hidden: hidden, wi: make([]float32, 3*hidden*in), wh: make([]float32, 3*hidden*hidden)}
	g.bi, g.bh = make([]float32, 3*hidden), make([]float32, 3*hidden)
	return g
}

func (g *gru) parameters() [][]float32 { return [][]float32{g.wi, g.wh, g.bi, g.bh} }

// run is what going over a sequence leaves behind for the way back. Rows of gates,
// candidate and state are in the order of the steps, not of the items.
type run struct {
	n int
	direction
	x         []float32 // the input, n x in
	gates     []float32 // n x 3·hidden after their functions
	candidate []float32 // n x hidden: what the state gives the candidate, before the reset gate
	state     []float32 // (n+1) x hidden
}

// direction is how a sequence is gone over.
type direction struct {
	backwards bool
	trained   bool // nothing is kept for a way back
}

// item is the item of a step.
func (r *run) item(step int) int {
	if r.backwards {
		return r.n - 1 - step
	}
	return step
}

func sigmoid(x float32) float32 { return float32(1 / (1 + math.Exp(-float64(x)))) }

// forward goes over the n rows of x and writes the states to the columns of out that
// begin at column, out being n x width. A trained layer keeps nothing and returns nil.
func (g *gru) forward(x []float32, n int, d direction, out []float32, width, column int) *run {
	h := g.hidden
	r := &run{n: n, direction: d, x: x}
	kept := n
	if d.trained {
		kept = 1
	}
	r.gates, r.candidate, r.state = make([]float32, kept*3*h), make([]float32, kept*h), make([]float32, (kept+1)*h)
	input := make([]float32, n*3*h)
	for t := range n {
		copy(input[t*3*h:], g.bi)
	}
	linear.Sgemm(blas.NoTrans, blas.Trans, n, 3*h, g.in, 1, x, g.in, g.wi, g.in, 1, input, 3*h)
	hidden := make([]float32, 3*h)
	for s := range n {
		t, at := r.item(s), s
		if d.trained { // each state replaces the one before
			at = 0
		}
		copy(hidden, g.bh)
		before := r.state[at*h : (at+1)*h]
		linear.Sgemv(blas.NoTrans, 3*h, h, 1, g.wh, h, before, 1, 1, hidden, 1)
		after := r.state[(at+1)*h : (at+2)*h]
		if d.trained {
			after = before
		}
		g.step(input[t*3*h:(t+1)*3*h], hidden, before, after, r.gates[at*3*h:(at+1)*3*h])
		copy(r.candidate[at*h:], hidden[2*h:])
		copy(out[t*width+column:], after)
	}
	if d.trained {
		return nil
	}
	return r
}

// step makes the state after from the state before, which may be the same, by what the input
// and the state give the gates; the gates are left in gates.
func (g *gru) step(input, hidden, before, after, gates []float32) {
	h := g.hidden
	for k := range h {
		reset, update := sigmoid(input[k]+hidden[k]), sigmoid(input[h+k]+hidden[h+k])
		c := float32(math.Tanh(float64(input[2*h+k] + reset*hidden[2*h+k])))
		gates[k], gates[h+k], gates[2*h+k] = reset, update, c
		after[k] = (1-update)*c + update*before[k]
	}
}

// backward carries the gradient of the states back to the input, to which it is added
// (dx, n x in), and adds the gradient of the weights to grad.
func (g *gru) backward(r *run, dout []float32, width, column int, grad *gru, dx []float32) {
	h := g.hidden
	dinput, dhidden := make([]float32, r.n*3*h), make([]float32, r.n*3*h)
	carry := make([]float32, h)
	for s := r.n - 1; s >= 0; s-- {
		t := r.item(s)
		before, gates := r.state[s*h:(s+1)*h], r.gates[s*3*h:(s+1)*3*h]
		di, dh := dinput[t*3*h:(t+1)*3*h], dhidden[s*3*h:(s+1)*3*h]
		for k := range h {
			d := carry[k] + dout[t*width+column+k]
			reset, update, c := gates[k], gates[h+k], gates[2*h+k]
			dc := d * (1 - update) * (1 - c*c)
			du := d * (before[k] - c) * update * (1 - update)
			dr := dc * r.candidate[s*h+k] * reset * (1 - reset)
			di[k], di[h+k], di[2*h+k] = dr, du, dc
			dh[k], dh[h+k], dh[2*h+k] = dr, du, dc*reset
			carry[k] = d * update
		}
		linear.Sgemv(blas.Trans, 3*h, h, 1, g.wh, h, dh, 1, 1, carry, 1)
	}
	linear.Sgemm(blas.Trans, blas.NoTrans, 3*h, g.in, r.n, 1, dinput, 3*h, r.x, g.in, 1, grad.wi, g.in)
	linear.Sgemm(blas.Trans, blas.NoTrans, 3*h, h, r.n, 1, dhidden, 3*h, r.state, h, 1, grad.wh, h)
	for s := range r.n {
		linear.Saxpy(3*h, 1, dinput[s*3*h:], 1, grad.bi, 1)
		linear.Saxpy(3*h, 1, dhidden[s*3*h:], 1, grad.bh, 1)
	}
	linear.Sgemm(blas.NoTrans, blas.NoTrans, r.n, g.in, 3*h, 1, dinput, 3*h, g.wi, g.in, 1, dx, g.in)
}
