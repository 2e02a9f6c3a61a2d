package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

func TestOrdered(t *testing.T) {
	const head = "Jane Moss\njane.moss@example.org\n\n"
	table := flow(head + `
# Employment
2014 - 2018	Harbour Pilot	Bolt Shipping Ltd
2010 - 2014	Tug Master	Quay Towing Ltd
2006 - 2010	Deck Officer	Norden Lines Ltd`)
	torn := flow(head + `
# Employment
2014 - 2018
2010 - 2014
2006 - 2010
Harbour Pilot
Tug Master
Deck Officer
Bolt Shipping Ltd
Quay Towing Ltd
Norden Lines Ltd`)
	for _, tc := range []struct {
		name          string
		first, second *page.Document
		want          *page.Document
	}{
		{"a table that was torn into columns is put together", torn, table, table},
		{"what is whole stays", table, torn, table},
		{"where orders are worth the same, the layout decides", table, table, table},
	} {
		t.Run(tc.name, func(t *testing.T) {
			src := *tc.first
			src.Others = [][]page.Page{tc.second.Pages}
			got, told := Ordered(&src, Options{})
			if got.PlainText() != tc.want.PlainText() {
				t.Errorf("got\n%s\nbecause of\n%s", got.PlainText(), strings.Join(told, "\n"))
			}
			if len(got.Others) > 0 {
				t.Error("the order that was kept still has others")
			}
			if !slices.ContainsFunc(told, func(s string) bool { return strings.Contains(s, "is kept") }) {
				t.Errorf("nothing says which order was kept: %q", told)
			}
		})
	}
	if got, told := Ordered(table, Options{}); got != table || told != nil {
		t.Error("a file without doubt was weighed")
	}
}
