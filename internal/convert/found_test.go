package convert

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// The owner finds a blind document by whose it is; what was given is found as well, a comment on somebody is not.
func TestFoundBy(t *testing.T) {
	named := func(name string) *cv.Document {
		d := &cv.Document{}
		d.Person.Name.Value = name
		return d
	}
	fields := []cv.Field{{Key: "reference", Value: "R-17"}, {Key: "comment", Kind: cv.FieldNote, Value: "shy"}}
	for name, c := range map[string]struct {
		read, printed *cv.Document
		fields        []cv.Field
		want          string
	}{
		"as it was read":        {named("Jo Marsh"), named("Jo Marsh"), nil, ""},
		"blind":                 {named("Jo Marsh"), named("Candidate 2041"), nil, "Jo Marsh"},
		"blind, with reference": {named("Jo Marsh"), named("Candidate 2041"), fields, "Jo Marsh R-17"},
		"of before originals":   {nil, named("Jo Marsh"), fields, "R-17"},
	} {
		r := &engine.Result{Original: c.read, Document: c.printed}
		r.Options.Look.Fields = c.fields
		if got := foundBy(r); got != c.want {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
}
