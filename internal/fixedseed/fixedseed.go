// Package fixedseed is imported by tests with random properties: they then try the
// same cases at every run, so that what fails in CI fails everywhere. "make fuzz" sets
// FOCAL_RANDOM and lets them try others.
package fixedseed

import (
	"flag"
	"os"
	"strconv"
	"testing"

	_ "pgregory.net/rapid" // has the flag
)

func init() {
	if os.Getenv("FOCAL_RANDOM") == "" {
		if err := flag.Set("rapid.seed", "20261122"); err != nil {
			panic(err) // rapid changed the name of its flag
		}
	}
}

// Few has a slow property of t tried with n cases instead of rapid's hundred; "make fuzz"
// tries as many as it was asked for.
func Few(t *testing.T, n int) {
	t.Helper()
	if os.Getenv("FOCAL_RANDOM") != "" {
		return
	}
	checks := flag.Lookup("rapid.checks")
	before := checks.Value.String()
	if err := flag.Set("rapid.checks", strconv.Itoa(n)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := flag.Set("rapid.checks", before); err != nil {
			t.Fatal(err)
		}
	})
}
