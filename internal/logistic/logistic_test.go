package logistic

import (
	"bufio"
	"math"
	"math/rand"
	"strings"
	"testing"
)

// drawn are rows of which the class follows the first number, more or less, and the second backwards; the third is always the same.
func drawn(n int) (rows [][]float64, is []bool) {
	r := rand.New(rand.NewSource(3))
	for range n {
		a, b := r.NormFloat64(), 100+20*r.NormFloat64()
		rows, is = append(rows, []float64{a, b, 7}), append(is, r.Float64() < 1/(1+math.Exp(-(2*a-0.1*(b-100)+0.5))))
	}
	return rows, is
}

// TestFit: the weights that the classes were drawn by are found, whatever the spread of a number.
func TestFit(t *testing.T) {
	rows, is := drawn(4000)
	m := Fit(rows, is, 0.1)
	for i, want := range []float64{2, -0.1, 0} {
		if math.Abs(m.Weights[i]-want) > 0.1*max(math.Abs(want), 0.01) {
			t.Errorf("weight %d is %.4f, want %.2f", i, m.Weights[i], want)
		}
	}
	for _, c := range []struct {
		row  []float64
		want float64
	}{{[]float64{0, 100, 7}, 0.62}, {[]float64{2, 100, 7}, 0.99}, {[]float64{0, 140, 7}, 0.03}} {
		if got := m.Chance(c.row); math.Abs(got-c.want) > 0.03 {
			t.Errorf("%v: %.3f, want %.2f", c.row, got, c.want)
		}
	}
}

// TestHeld: weights that are held stay near to nothing.
func TestHeld(t *testing.T) {
	rows, is := drawn(400)
	loose, tight := Fit(rows, is, 0.1), Fit(rows, is, 1000)
	if math.Abs(tight.Weights[0]) > math.Abs(loose.Weights[0])/3 {
		t.Errorf("%.3f held, %.3f loose", tight.Weights[0], loose.Weights[0])
	}
}

// TestWriteRead: what is read back judges as what was written.
func TestWriteRead(t *testing.T) {
	rows, is := drawn(300)
	m := Fit(rows, is, 1)
	var text strings.Builder
	if err := m.Write(&text); err != nil {
		t.Fatal(err)
	}
	again, err := Read(bufio.NewReader(strings.NewReader(text.String())))
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if a, b := m.Chance(row), again.Chance(row); math.Abs(a-b) > 1e-3 {
			t.Fatalf("%v and %v", a, b)
		}
	}
	if _, err := Read(bufio.NewReader(strings.NewReader("base 1 weights 2\n0.5\n"))); err == nil {
		t.Error("half a model was read")
	}
}
