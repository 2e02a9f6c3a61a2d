package ooxml

import (
	"testing"
)

// FuzzParse: what is read is written so that it reads the same.
func FuzzParse(f *testing.F) {
	f.Add([]byte(`<w:p xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:r><w:t xml:space="preserve"> a &amp; b </w:t></w:r></w:p>`))
	f.Add([]byte(`<x:p xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main" x:a="&lt;&quot;"/>`))
	f.Add([]byte("\xef\xbb\xbf<?xml version='1.0'?><a><!-- c --><![CDATA[ ]]></a>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		n, err := Parse(data)
		if err != nil {
			return
		}
		once := n.Bytes()
		again, err := Parse(once)
		if err != nil {
			t.Fatalf("%q: %v", once, err)
		}
		if twice := again.Bytes(); string(twice) != string(once) {
			t.Errorf("%q\n%q", once, twice)
		}
	})
}

// FuzzRead: any bytes as a package, within the limits.
func FuzzRead(f *testing.F) {
	part, err := Pack("word/document.xml", []byte("<a/>"))
	if err != nil {
		f.Fatal(err)
	}
	whole, err := Zip([]Packed{part})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte("PK\x05\x06"))
	f.Fuzz(func(t *testing.T, data []byte) {
		limits := Limits{Archive: 1 << 16, Unpacked: 1 << 16, Entries: 10}
		pkg, err := Read(data, limits)
		if err != nil {
			return
		}
		total := 0
		for _, p := range pkg.Parts {
			total += len(p.Data)
		}
		if total > 1<<16 || len(pkg.Parts) > 10 {
			t.Errorf("%d parts of %d bytes", len(pkg.Parts), total)
		}
	})
}
