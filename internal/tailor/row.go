package tailor

// row is what a model looks at, as it is filled.
type row []float64

func (r *row) add(list ...float64) { *r = append(*r, list...) }

// bits adds 1 for what is so and 0 for what is not.
func (r *row) bits(list ...bool) {
	for _, b := range list {
		*r = append(*r, number(b))
	}
}

func number(b bool) float64 {
	if b {
		return 1
	}
	return 0
}
