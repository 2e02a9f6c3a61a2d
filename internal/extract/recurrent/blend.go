package recurrent

import (
	"errors"
	"math"
	"slices"

	"focal/internal/extract/crf"
)

// ErrShape is returned for models that no mean can be made of.
var ErrShape = errors.New("recurrent: the models have other labels")

// Blend is the mean of models that went on from one and the same: each weight is the mean of theirs, and the embedding of
// a feature counts as nothing where a model does not know it. Such a mean errs less than each of them (Wortsman and
// others, "Model soups", 2022); of models that were learned apart it is worth nothing.
func Blend(models ...*Model) (*Model, error) {
	var keys []uint32
	for _, m := range models {
		if m.labels != models[0].labels {
			return nil, ErrShape
		}
		keys = append(keys, m.keys.List()...)
	}
	slices.Sort(keys)
	keys = slices.Compact(keys)
	share := 1 / float32(len(models))
	out := &Model{
		labels: models[0].labels, net: newNetwork(models[0].labels), keys: crf.NewKeys(keys),
		table: make([]int8, len(keys)*dim), scale: make([]float32, len(keys)),
	}
	for i, key := range keys {
		var row [dim]float32
		for _, m := range models {
			m.addRow(&row, key, share)
		}
		out.keepRow(i, row[:])
	}
	sums := out.net.parameters()
	for _, m := range models {
		for l, list := range m.net.parameters() {
			for i, v := range list {
				sums[l][i] += share * v
			}
		}
	}
	return out, nil
}

// addRow adds the embedding of a feature, if the model knows it.
func (m *Model) addRow(row *[dim]float32, key uint32, share float32) {
	at := m.keys.Find(key)
	if at < 0 {
		return
	}
	for k, v := range m.table[at*dim : (at+1)*dim] {
		row[k] += share * m.scale[at] * float32(v)
	}
}

// keepRow keeps an embedding in eight bits, at a scale of its own.
func (m *Model) keepRow(at int, row []float32) {
	top := float32(1e-9)
	for _, v := range row {
		top = max(top, v, -v)
	}
	m.scale[at] = top / 127
	for k, v := range row {
		m.table[at*dim+k] = int8(math.Round(float64(v / m.scale[at])))
	}
}
