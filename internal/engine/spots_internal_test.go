package engine

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"focal/internal/cv"
	"focal/internal/ingest/page"
)

// The nearest of like stretches is the one that a look at each of them finds.
func TestTheNearestStretch(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 54))
	for range 2000 {
		list := make([]drawn, 1+random.IntN(12))
		any := func(line int) drawn {
			return drawn{line, random.IntN(3), float64(random.IntN(4)), float64(random.IntN(4))}
		}
		for i := range list {
			list[i] = any(i)
		}
		s := any(0)
		least, want := math.Inf(1), 0
		for _, o := range list {
			far := 1e4*math.Abs(float64(o.page-s.page)) + math.Abs(o.y-s.y) + math.Abs(o.x-s.x)
			if far < least {
				least, want = far, o.line
			}
		}
		if got, is := inRows(list).nearest(s); !is || got != want {
			t.Fatalf("%+v of %+v: line %d, want %d", s, list, got, want)
		}
	}
	if _, is := rows(nil).nearest(drawn{}); is {
		t.Error("there is one among none")
	}
}

// dots is a file of n like lines, which another order has from the bottom up.
func dots(n int) *page.Document {
	lines, up := make([]page.Line, n), make([]page.Line, n)
	for i := range lines {
		lines[i] = page.Line{Y: float64(i), Segments: []page.Segment{{Runs: []page.Run{{Text: "•", Size: 11}}}}}
		up[n-1-i] = lines[i]
	}
	return &page.Document{Format: page.PDF, Pages: []page.Page{{Lines: lines}}, Asked: [][]page.Page{{{Lines: up}}}}
}

// What was said of a line stays with it through as many orders as there may be marks.
func TestMarksGoThroughManyOrders(t *testing.T) {
	marks := []cv.Mark{{Line: 3, As: cv.MarkOut}}
	for i := range maxMarks - 1 {
		marks = append(marks, cv.Mark{Line: -1, As: cv.MarkOrder, Order: 2 - i%2})
	}
	ordered, kept, let, err := inOrder(dots(2000), marks)
	if err != nil || len(let) > 0 {
		t.Fatal(err, let)
	}
	if got := fmt.Sprint(orderOfLines(ordered), kept[len(kept)-1].Line); got != "2 1996" {
		t.Errorf("order and line %s", got)
	}
}

func BenchmarkOrders(b *testing.B) {
	for _, n := range []int{1000, 2000, 4000} {
		doc := dots(n)
		next, _ := doc.InOrder(2)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				waysBetween(doc, next)
			}
		})
	}
}
