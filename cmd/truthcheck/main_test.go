package main

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// The check of the Word file must find what a faithful document does not hold.
func TestForeignFindsFiguresNamesAndTools(t *testing.T) {
	original := &cv.Document{Source: []cv.SourceLine{{Text: "Noor Haddad"}, {Text: "Ran 3 kilns at Clay & Sons with LabVIEW since 03/2019"}}}
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Noor Haddad\nRuns 3 kilns at Clay & Sons. Mar 2019", nil},
		{"Ran 4 kilns", []string{"4"}},
		{"Ran 3 kilns at Wedgwood", []string{"Wedgwood"}},
		{"Ran 3 kilns with SCADA", []string{"SCADA"}},
		{"Page 1 of 1", nil},
		{"Noor Haddad of Clay & Sons (QXZW)", []string{"QXZW"}},
		{"Noor Haddad LabVIEW (NHL)", nil},
		{"Noor Haddad LabVIEW (NHX)", []string{"NHX"}},
		{"Ran 3 kilns with LabVIEW (SCADA)", []string{"SCADA"}},
	} {
		if got := foreign(original, c.text); !slices.Equal(got, c.want) {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}
