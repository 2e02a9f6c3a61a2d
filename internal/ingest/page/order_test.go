package page

import "testing"

func TestInOrder(t *testing.T) {
	of := func(text string) []Page {
		return []Page{{Lines: []Line{{Segments: []Segment{{Runs: []Run{{Text: text}}}}}}}}
	}
	d := &Document{Pages: of("first"), Asked: [][]Page{of("second"), of("third")}}
	says := func(d *Document) (all []string) {
		for _, pages := range d.Orders() {
			all = append(all, pages[0].Lines[0].Text())
		}
		return all
	}
	for _, n := range []int{1, 3, 2, 2, 1, 3, 1} {
		next, ok := d.InOrder(n)
		if !ok {
			t.Fatalf("order %d is not there", n)
		}
		d = next
		want := []string{"first", "second", "third"}
		if got := says(d); got[0] != want[0] || got[1] != want[1] || got[2] != want[2] {
			t.Errorf("in order %d the orders are %v", n, got)
		}
		if got := d.Pages[0].Lines[0].Text(); got != want[n-1] {
			t.Errorf("order %d reads %q", n, got)
		}
	}
	if d.Order != 0 {
		t.Errorf("the first order is told as %d", d.Order)
	}
	for _, n := range []int{0, -1, 4} {
		if _, ok := d.InOrder(n); ok {
			t.Errorf("order %d is there", n)
		}
	}
}
