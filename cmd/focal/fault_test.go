package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// A panic over one file or one line is reported, and the others are done.
func TestAFaultCostsOneInput(t *testing.T) {
	var out, said bytes.Buffer
	c := console{in: strings.NewReader("one\nPANIC\nthree\n"), out: &out, err: &said}
	b := newBatch(c, 3, false)
	for _, name := range []string{"one", "PANIC", "three"} {
		b.do(name, func() (string, error) {
			if name == "PANIC" {
				panic("bug")
			}
			return name, nil
		})
	}
	if err := b.finish(); !errors.Is(err, errSomeFailed) || b.done != 3 || b.failed != 1 || !strings.Contains(said.String(), "PANIC: a fault of the program") {
		t.Errorf("%v, %d done, %d failed: %s", err, b.done, b.failed, &said)
	}
	err := eachLine(t.Context(), c, false, func(in textInput) (string, any, error) {
		if in.Input == "PANIC" {
			panic("bug")
		}
		return strings.ToUpper(in.Input), nil, nil
	})
	if !errors.Is(err, errSomeFailed) || out.String() != "ONE\nPANIC\nTHREE\n" || !strings.Contains(said.String(), "line 2:") {
		t.Errorf("%v, %q, %q", err, &out, &said)
	}
}
