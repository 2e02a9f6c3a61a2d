package ooxml

import (
	"archive/zip"
	"bytes"
	"errors"
	"strings"
	"testing"
)

func TestParseKeepsTextAndCanonicalPrefixes(t *testing.T) {
	const w, r = "http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	cases := []struct{ name, in, want string }{
		{"white space between elements goes, inside text it stays", "<a>\n  <b> x </b>\n</a>", "<a><b> x </b></a>"},
		{"entities", `<a b="&lt;&quot;&#10;">&amp;&#65;&gt;</a>`, `<a b="&lt;&quot;&#10;">&amp;A&gt;</a>`},
		{"CDATA becomes text", "<a><![CDATA[<b>]]></a>", "<a>&lt;b&gt;</a>"},
		{"comments and instructions go", "<?x y?><a><!-- c --><b/></a>", "<a><b/></a>"},
		{"another prefix", `<ns0:p xmlns:ns0="` + w + `" ns0:x="1"><ns0:r/></ns0:p>`, `<w:p xmlns:w="` + w + `" w:x="1"><w:r/></w:p>`},
		{"the default namespace", `<p xmlns="` + w + `"><r/></p>`, `<w:p xmlns:w="` + w + `"><w:r/></w:p>`},
		{"a prefix declared below", `<w:p xmlns:w="` + w + `"><w:l xmlns:rel="` + r + `" rel:id="7"/></w:p>`, `<w:p xmlns:w="` + w + `"><w:l xmlns:r="` + r + `" r:id="7"/></w:p>`},
		{"a byte order mark", "\xef\xbb\xbf<a/>", "<a/>"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			n, err := Parse([]byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			if got := string(n.Append(nil)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if got := string(n.Freeze().Append(nil)); got != c.want {
				t.Errorf("frozen: %s", got)
			}
		})
	}
}

func TestParseRefuses(t *testing.T) {
	for in, want := range map[string]error{
		"":                            ErrXML,
		"<a><b></a>":                  ErrXML,
		"<a>&undefined;</a>":          ErrXML,
		strings.Repeat("<a>", 300):    ErrXML,
		`<: xmlns="urn:a"/>`:          ErrXML,
		`<a :b="c"/>`:                 ErrXML,
		`<a><b:/></a>`:                ErrXML,
		`<!DOCTYPE a SYSTEM "x"><a/>`: ErrDTD,
		`<a xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"/>`: ErrStrict,
	} {
		if _, err := Parse([]byte(in)); !errors.Is(err, want) {
			t.Errorf("%.30q: %v, want %v", in, err, want)
		}
	}
}

// XML 1.0, section 2.2: what a document may contain.
func TestCleanDropsForbiddenCharacters(t *testing.T) {
	for in, want := range map[string]string{
		"plain":                    "plain",
		"a\x00b\x08c\x0bd\x1fe":    "abcde",
		"tab\tline\nreturn\r":      "tab\tline\nreturn\r",
		"\ufffe\uffffx\U0001fffe":  "x",
		"bad \xff\xc3( bytes":      "bad ( bytes",
		"kept \ufffd \U0001F680 é": "kept \ufffd \U0001F680 é",
	} {
		if got := Clean(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}

func TestRewriteSharesWhatItDoesNotTouch(t *testing.T) {
	n, err := Parse([]byte("<a><b><c/></b><d/></a>"))
	if err != nil {
		t.Fatal(err)
	}
	out := n.Rewrite(func(k *Node) *Node {
		if k.Name == "d" {
			return nil
		}
		return k
	})
	if got := string(out.Append(nil)); got != "<a><b><c/></b></a>" || out.Kids[0] != n.Kids[0] {
		t.Errorf("got %s", got)
	}
	if got := string(n.Append(nil)); got != "<a><b><c/></b><d/></a>" {
		t.Errorf("the original became %s", got)
	}
}

func TestZipIsTheSameEveryTimeAndReadable(t *testing.T) {
	write := func() []byte {
		var parts []Packed
		for _, name := range []string{"[Content_Types].xml", "word/document.xml"} {
			p, err := Pack(name, []byte(strings.Repeat(name, 50)))
			if err != nil {
				t.Fatal(err)
			}
			parts = append(parts, p)
		}
		out, err := Zip(parts)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	first := write()
	if !bytes.Equal(first, write()) {
		t.Error("two archives differ")
	}
	pkg, err := Read(first, TemplateLimits)
	if err != nil || len(pkg.Parts) != 2 {
		t.Fatal(err)
	}
	if data, ok := pkg.Get("WORD/document.XML"); !ok || string(data) != strings.Repeat("word/document.xml", 50) {
		t.Error("the part is not found, or is another")
	}
}

func TestReadRefuses(t *testing.T) {
	archive := func(names ...string) []byte {
		var b bytes.Buffer
		w := zip.NewWriter(&b)
		for _, name := range names {
			f, err := w.Create(name)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.Write(make([]byte, 1000)); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	limits := Limits{Archive: 2000, Unpacked: 2500, Entries: 3}
	cases := []struct {
		name string
		data []byte
		want error
	}{
		{"within the limits", archive("a", "b"), nil},
		{"unpacked too large", archive("a", "b", "c"), ErrLimit},
		{"too many parts", archive("a", "b", "c", "d"), ErrLimit},
		{"archive too large", make([]byte, 2001), ErrLimit},
		{"no archive", []byte("x"), ErrArchive},
		{"path upwards", archive("../a"), ErrArchive},
		{"path upwards inside", archive("a/../../b"), ErrArchive},
		{"backslashes", archive("a\\b"), ErrArchive},
		{"the same part twice", archive("a", "A"), ErrArchive},
	}
	for _, c := range cases {
		if _, err := Read(c.data, limits); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}
