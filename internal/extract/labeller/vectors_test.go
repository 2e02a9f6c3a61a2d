package labeller

import "testing"

// The table is packed so that every word is found, and words of one kind lie together.
func TestVectors(t *testing.T) {
	near := func(a, b string) float32 {
		x, y := make([]float32, VectorSize), make([]float32, VectorSize)
		if !addVector(a, x) || !addVector(b, y) {
			t.Fatalf("%q or %q is not in the table", a, b)
		}
		sum := float32(0)
		for k := range x {
			sum += x[k] * y[k]
		}
		return sum
	}
	for _, c := range [][3]string{
		{"nurse", "surgeon", "invoice"},
		{"leeds", "sheffield", "welding"},
		{"siemens", "motorola", "teacher"},
		{"plumber", "electrician", "university"},
	} {
		if near(c[0], c[1]) <= near(c[0], c[2]) {
			t.Errorf("%q is not nearer to %q than to %q", c[0], c[1], c[2])
		}
	}
	if sum := make([]float32, VectorSize); addVector("qzxqzxq", sum) {
		t.Error("a word that nobody has is in the table")
	}
}

func TestPackVectors(t *testing.T) {
	defer func(kept []byte) { vectorFile = kept }(vectorFile)
	rows := make([][]float64, 3)
	for i := range rows {
		rows[i] = make([]float64, VectorSize)
		rows[i][i] = 0.5
	}
	vectorFile = PackVectors([]string{"tern", "moss", "bolt"}, rows)
	for i, w := range []string{"tern", "moss", "bolt"} {
		got := make([]float32, VectorSize)
		if !addVector(w, got) || got[i] < 1.49 || got[i] > 1.51 || got[(i+1)%3] != 0 {
			t.Errorf("%q: %v", w, got[:3])
		}
	}
}
