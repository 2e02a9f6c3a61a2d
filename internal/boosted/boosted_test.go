package boosted

import (
	"bufio"
	"bytes"
	"math/rand"
	"strings"
	"testing"
)

var settings = Settings{Trees: 60, Depth: 3, LeastLeaf: 5, Rate: 0.2, Rows: 0.7, Features: 1, Seed: 3}

// chequered are rows of which those are of the class whose first two numbers lie on different sides of a half; the third says nothing.
func chequered(n int, seed int64) (rows [][]float64, is []bool) {
	r := rand.New(rand.NewSource(seed))
	for range n {
		row := []float64{r.Float64(), r.Float64(), r.Float64()}
		rows, is = append(rows, row), append(is, row[0] > 0.5 != (row[1] > 0.5))
	}
	return rows, is
}

// TestLearnsWhatTwoNumbersTellTogether: no number tells the class alone.
func TestLearnsWhatTwoNumbersTellTogether(t *testing.T) {
	rows, is := chequered(600, 1)
	m := Fit(rows, is, settings)
	others, right := chequered(400, 2)
	hits := 0
	for i, row := range others {
		if m.Chance(row) > 0.5 == right[i] {
			hits++
		}
	}
	if hits < 360 {
		t.Errorf("%d of 400 are right", hits)
	}
}

// TestSameRowsSameModel: learning is deterministic, and what is written is read as it was.
func TestSameRowsSameModel(t *testing.T) {
	rows, is := chequered(200, 1)
	var one, two, again bytes.Buffer
	if err := Fit(rows, is, settings).Write(&one); err != nil {
		t.Fatal(err)
	}
	_ = Fit(rows, is, settings).Write(&two)
	if one.String() != two.String() {
		t.Error("the same rows gave two models")
	}
	m, err := Read(bufio.NewReader(strings.NewReader(one.String())))
	if err != nil {
		t.Fatal(err)
	}
	_ = m.Write(&again)
	if one.String() != again.String() {
		t.Error("what was read is written otherwise")
	}
}

// TestBrokenModels are refused.
func TestBrokenModels(t *testing.T) {
	for _, text := range []string{"", "base x trees 1\n", "base 0 trees 1\n", "base 0 trees 1\ntree 1\n0 1\n"} {
		if _, err := Read(bufio.NewReader(strings.NewReader(text))); err == nil {
			t.Errorf("%q was read", text)
		}
	}
}

// TestOneClassOnly: rows of one class are all of it.
func TestOneClassOnly(t *testing.T) {
	rows, _ := chequered(50, 1)
	if got := Fit(rows, make([]bool, 50), settings).Chance(rows[0]); got > 0.05 {
		t.Errorf("chance %.3f", got)
	}
}
