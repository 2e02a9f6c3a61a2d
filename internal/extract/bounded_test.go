package extract

import (
	"runtime"
	"strings"
	"testing"
)

// Reading four times as much takes about four times the work: no part of a long line is
// looked at together with all that stands before or behind it. Work is counted in
// bytes that are allocated, which no other program of the machine changes.
func TestAssurance_46_WorkGrowsWithTheText(t *testing.T) {
	for name, text := range map[string]func(n int) string{
		"subjects after an examination": func(n int) string { return "# Education\n" + strings.Repeat("A Level Maths (A), ", n) },
		"subjects after a heading":      func(n int) string { return "# Education\nGCSEs: " + strings.Repeat("Maths (A), ", n) },
		"examinations before a dash":    func(n int) string { return "# Education\n" + strings.Repeat("GCSE ", n) + "– Maths A, 2000" },
		"languages joined":              func(n int) string { return "# Languages\n" + strings.Repeat("French and ", n) + "Welsh" },
		"sentences of languages":        func(n int) string { return "# Languages\n" + strings.Repeat("French: B1. ", n) },
		"certificates in a line":        func(n int) string { return "# Certificates\n" + strings.Repeat("CERT 101, ", n) },
		"brackets that nobody closes":   func(n int) string { return "# Work\n" + strings.Repeat("Clerk (", n) + ", 2010 – 2012" },
		"an employer with its whole time": func(n int) string {
			return "# Work\nElm Ltd, 2000 – 2020\n" + strings.Repeat("Clerk, 2001 – 2002\n", n/10)
		},
	} {
		work := func(n int) float64 {
			src := flow(top + text(n))
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			Document(src, Options{})
			runtime.ReadMemStats(&after)
			return float64(after.TotalAlloc - before.TotalAlloc)
		}
		if few, many := work(500), work(2000); many > 8*few {
			t.Errorf("%s: %.0f times the work for four times the text", name, many/few)
		}
	}
}
