package recurrent

import (
	"math"
	"testing"

	"focal/internal/extract/crf"
)

func TestBlend(t *testing.T) {
	model := func(weight float32, keys ...uint32) *Model {
		m := &Model{labels: 2, net: newNetwork(2), keys: crf.NewKeys(keys)}
		m.table, m.scale = make([]int8, len(keys)*dim), make([]float32, len(keys))
		for _, list := range m.net.parameters() {
			for i := range list {
				list[i] = weight
			}
		}
		for at := range keys {
			var row [dim]float32
			row[0] = weight
			m.keepRow(at, row[:])
		}
		return m
	}
	mean, err := Blend(model(1, 3, 9), model(3, 9, 12))
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range mean.net.parameters() {
		for _, v := range list {
			if v != 2 {
				t.Fatalf("weight %v, want 2", v)
			}
		}
	}
	for key, want := range map[uint32]float32{3: 0.5, 9: 2, 12: 1.5} { // what a model does not know counts as nothing
		var row [dim]float32
		mean.addRow(&row, key, 1)
		if math.Abs(float64(row[0]-want)) > 0.02 || row[1] != 0 {
			t.Errorf("feature %d: %v, want %v", key, row[0], want)
		}
	}
	if _, err := Blend(model(1, 3), &Model{labels: 3}); err == nil {
		t.Error("models of other labels have a mean")
	}
}
