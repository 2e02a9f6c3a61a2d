// Package fixedseed is imported by tests with random properties: they then try the
// same cases at every run, so that what fails in CI fails everywhere. "make fuzz" sets
// FOCAL_RANDOM and lets them try others.
package fixedseed

import (
	"flag"
	"os"

	_ "pgregory.net/rapid" // has the flag
)

func init() {
	if os.Getenv("FOCAL_RANDOM") == "" {
		if err := flag.Set("rapid.seed", "20261122"); err != nil {
			panic(err) // rapid changed the name of its flag
		}
	}
}
