package markup_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"focal/internal/ingest/markup"
)

var spaces = map[string]string{"urn:one": "a", "urn:two": "b"}

// trace writes the tokens of a document as "+start -end 'text'".
func trace(in string) (string, error) {
	r := markup.New(context.Background(), []byte(in), spaces)
	var out []string
	for {
		t, err := r.Next()
		if err == io.EOF {
			return strings.Join(out, " "), nil
		}
		if err != nil {
			return strings.Join(out, " "), err
		}
		switch t.Kind {
		case markup.Start:
			s := "+" + t.Name
			if v, ok := t.Attr("b:k"); ok {
				s += "=" + v
			}
			out = append(out, s)
		case markup.End:
			out = append(out, "-"+t.Name)
		case markup.Text:
			out = append(out, "'"+t.Text+"'")
		}
	}
}

// TestNames: the prefix of the file does not matter, its namespace does.
func TestNames(t *testing.T) {
	for in, want := range map[string]string{
		`<x:p xmlns:x="urn:one" xmlns:b="urn:none" xmlns:y="urn:two" y:k="1">t</x:p>`: "+a:p=1 't' -a:p",
		`<p xmlns="urn:one"><q xmlns="urn:none"/><r/></p>`:                            "+a:p +q -q +a:r -a:r -a:p",
		`<a:p><b/></a:p>`: "+p +b -b -p",
		`<p xmlns="urn:one"><!-- c --><?pi x?>&lt;<![CDATA[<]]></p>`: "+a:p '<' '<' -a:p",
	} {
		if got, err := trace(in); err != nil || got != want {
			t.Errorf("%s: %s (%v), want %s", in, got, err, want)
		}
	}
}

func TestRefused(t *testing.T) {
	for in, want := range map[string]error{
		`<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`: markup.ErrDoctype,
		`<a>&b;</a>`:                             markup.ErrSyntax,
		`<a><b></a></b>`:                         markup.ErrSyntax,
		`<a>`:                                    markup.ErrSyntax,
		`</a>`:                                   markup.ErrSyntax,
		`<?xml version="1.0" encoding="x"?><a/>`: markup.ErrSyntax,
		strings.Repeat("<a>", 300):               markup.ErrDepth,
	} {
		if _, err := trace(in); !errors.Is(err, want) {
			t.Errorf("%.40s: %v, want %v", in, err, want)
		}
	}
}

func TestDeadline(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	r := markup.New(ctx, []byte("<a>"+strings.Repeat("<b/>", 2000)+"</a>"), spaces)
	if _, err := r.Root(); err != nil {
		t.Fatal(err)
	}
	if err := r.Skip(); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func FuzzNext(f *testing.F) {
	f.Add(`<p xmlns="urn:one"><x:q xmlns:x="urn:two" x:k="v"/>t</p>`)
	f.Fuzz(func(t *testing.T, in string) { _, _ = trace(in) })
}
