package main

import (
	"bytes"
	"strings"
	"testing"
)

// FuzzLines: as many lines come out as go in, whatever they hold.
func FuzzLines(f *testing.F) {
	f.Add("one\ntwo")
	f.Add("\r\n\xff\n")
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		err := eachLine(t.Context(), console{in: strings.NewReader(text), out: &out, err: &out}, false, func(in textInput) (string, any, error) { return "x", nil, nil })
		want := strings.Count(text, "\n")
		if !strings.HasSuffix(text, "\n") && text != "" {
			want++
		}
		if err != nil || out.String() != strings.Repeat("x\n", want) {
			t.Errorf("%q: %q, %v", text, &out, err)
		}
		_ = eachLine(t.Context(), console{in: strings.NewReader(text), out: &out, err: &out}, true, func(in textInput) (string, any, error) { return in.Input, nil, nil })
	})
}
