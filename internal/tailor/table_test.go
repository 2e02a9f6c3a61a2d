package tailor

import (
	"context"
	"slices"
	"testing"

	"focal/internal/ingest/html"
)

// An empty cell of a table in a file keeps its place: what stands behind it belongs to
// the column that it is drawn in.
func TestEmptyCellsKeepTheirPlace(t *testing.T) {
	for name, tc := range map[string]struct {
		table string
		want  []string
	}{
		"ticks":               {"<tr><th>Criterion<th>Essential<th>Desirable<tr><td>Fluent Welsh<td><td>✓<tr><td>Kiln firing<td>✓<td>", []string{"nice Fluent Welsh", "must Kiln firing"}},
		"criteria":            {"<tr><th><th>Essential<th>Desirable<tr><td>Skills<td><td>Biomechanics<tr><td>Papers<td>HCPC registration<td>", []string{"nice Biomechanics", "must HCPC registration"}},
		"a column of numbers": {"<tr><th><th>Criterion<th>Essential<th>Desirable<tr><td>1<td>Fluent Welsh<td><td>✓<tr><td><td>Kiln firing<td>✓<td>", []string{"nice Fluent Welsh", "must Kiln firing"}},
		"no levels above":     {"<tr><td>Forklift licence<td><td>Essential<tr><td>Knowledge of Sage<td><td>Desirable", []string{"must Forklift licence", "nice Sage"}},
	} {
		t.Run(name, func(t *testing.T) {
			doc, err := html.Read(context.Background(), []byte("<h1>Person specification</h1><table>"+tc.table+"</table>"))
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, r := range Requirements(doc) {
				got = append(got, r.Level+" "+r.Text)
			}
			if !slices.Equal(got, tc.want) {
				t.Errorf("got %q, want %q", got, tc.want)
			}
		})
	}
}
