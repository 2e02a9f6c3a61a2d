package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"focal/internal/cv"
)

// As many files as there are shares are together converted in every way, once each.
func TestSharesCoverEveryWay(t *testing.T) {
	job := filepath.Join(t.TempDir(), "job.txt")
	if err := os.WriteFile(job, []byte("Potter\n\nExperience with kilns is essential."), 0o600); err != nil {
		t.Fatal(err)
	}
	ways, err := allWays([]string{job, job})
	if err != nil || len(ways) != 8 {
		t.Fatalf("%d ways: %v", len(ways), err)
	}
	for _, n := range []int{1, 2, 3, 4, 8} {
		seen := 0
		for file := range n {
			seen += len(shareOf(ways, file, n))
		}
		if seen != len(ways) {
			t.Errorf("%d shares hold %d ways of %d", n, seen, len(ways))
		}
	}
}

// The table of the whole run counts what the shares say, and a file that is no CV fails.
func TestRunCountsConversions(t *testing.T) {
	folder := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	job := file("job.txt", "Potter\n\nRequirements\n- Experience with kilns is essential")
	resume := file("cv.txt", "Noor Haddad\nnoor@example.net\n\nExperience\n\nPotter, Clay & Sons\n2015 - 2020\n"+
		"- Ran 3 kilns for the whole of the workshop\n- Trained 4 potters who had not worked with clay before\n")
	empty := file("empty.txt", "")
	for _, c := range []struct{ share, conversions int }{{1, 8}, {4, 2}} {
		out, err := run(folder, []string{job, job}, []string{resume, empty}, c.share)
		if err != nil {
			t.Fatal(err)
		}
		var got summary
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatal(err)
		}
		want := summary{Conversions: c.conversions, Failed: 1, BulletsKept: 1, Examples: got.Examples, P50: got.P50, P95: got.P95}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("share %d: got %+v", c.share, got)
		}
	}
}

// The check of the Word file must find what a faithful document does not hold.
func TestForeignFindsFiguresNamesAndTools(t *testing.T) {
	original := &cv.Document{Source: []cv.SourceLine{{Text: "Noor Haddad"}, {Text: "Ran 3 kilns at Clay & Sons with LabVIEW since 03/2019"}, {Text: "Issued on: Jul 07, 2019"}}}
	original.Person.Location.Text = cv.Text{Value: "Hull, GB"}
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Noor Haddad\nRuns 3 kilns at Clay & Sons. Mar 2019", nil},
		{"Ran 4 kilns", []string{"4"}},
		{"Potter of Hull, United Kingdom", nil},
		{"Potter of Auckland, New Zealand", []string{"Auckland", "New", "Zealand"}},
		{"Issued 7 Jul 2019", nil},
		{"Issued 70 Jul 2019", []string{"70"}},
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
