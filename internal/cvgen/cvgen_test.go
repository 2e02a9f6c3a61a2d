package cvgen

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"io"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/unicode/norm"
	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"

	"focal/internal/gold"
)

// letters are what labels are compared by: letters and digits, small.
func letters(s string) string {
	var b strings.Builder
	for _, r := range norm.NFKC.String(s) {
		if r = unicode.ToLower(r); unicode.IsLetter(r) || unicode.IsDigit(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Every string of the labels is in the file, in one piece, in every format.
func TestGoldStandsInTheFile(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cv := New(rapid.Uint64().Draw(t, "seed"), rapid.IntRange(0, 1000).Draw(t, "number"))
		for _, f := range Formats {
			data, gold, err := cv.Write(f)
			if err != nil {
				t.Fatal(err)
			}
			have := letters(textOf(t, f, data))
			for _, s := range goldStrings(t, gold) {
				if !strings.Contains(have, letters(s)) {
					t.Fatalf("%s: %q does not stand in the file", gold.File, s)
				}
			}
		}
	})
}

// The same seed and number make the same bytes and labels.
func TestSameSeedSameCV(t *testing.T) {
	for number := range 20 {
		for _, f := range Formats {
			a, ga, err := New(7, number).Write(f)
			if err != nil {
				t.Fatal(err)
			}
			b, gb, err := New(7, number).Write(f)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(a, b) || asJSON(t, ga) != asJSON(t, gb) {
				t.Errorf("CV %d as %s differs from itself", number, f)
			}
		}
	}
}

// Other seeds make other CVs: of 200 no two share a name and an employer.
func TestSeedsDiffer(t *testing.T) {
	seen := map[string]bool{}
	for number := range 200 {
		g := New(11, number).Gold
		for _, w := range g.Work[:min(1, len(g.Work))] {
			key := g.Name + "|" + w.Name + "|" + w.Position
			if seen[key] && g.Family != "made board" {
				t.Errorf("twice: %s", key)
			}
			seen[key] = true
		}
	}
}

func asJSON(t *testing.T, g *gold.CV) string {
	t.Helper()
	b, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

type fataler interface {
	Fatal(...any)
}

// goldStrings lists what must stand in the file: all but dates, kinds and languages.
func goldStrings(t fataler, g *gold.CV) []string {
	data, err := json.Marshal(g)
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := json.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	skip := map[string]bool{"file": true, "family": true, "language": true, "kind": true, "startDate": true, "endDate": true}
	var out []string
	var walk func(key string, x any)
	walk = func(key string, x any) {
		switch v := x.(type) {
		case map[string]any:
			for k, y := range v {
				if !skip[k] {
					walk(k, y)
				}
			}
		case []any:
			for _, y := range v {
				walk(key, y)
			}
		case string:
			out = append(out, v)
		}
	}
	walk("", tree)
	return out
}

func textOf(t fataler, f Format, data []byte) string {
	switch f {
	case DOCX:
		return docxText(t, data)
	case PDF:
		return pdfText(t, data)
	}
	return string(data)
}

// docxText is the text of the body, paragraph after paragraph.
func docxText(t fataler, data []byte) string {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, name := range []string{"word/document.xml", "word/header1.xml", "word/footer1.xml", "word/styles.xml", "word/numbering.xml"} {
		f, err := z.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(f)
		in := false
		for {
			tok, err := d.Token()
			if err == io.EOF {
				break
			} else if err != nil {
				t.Fatal(name, err)
			}
			switch x := tok.(type) {
			case xml.StartElement:
				in = x.Name.Local == "t"
				b.WriteByte(' ')
			case xml.CharData:
				if in {
					b.Write(x)
				}
			case xml.EndElement:
				in = false
			}
		}
	}
	return b.String()
}

// pdfText is what the text operators of the pages show, in the order of the file.
func pdfText(t fataler, data []byte) string {
	// No line of text ends in a space: these are bullets in the font of signs.
	bullets := map[string]bool{"l ": true, "n ": true, "3 ": true, "â ": true}
	shown := regexp.MustCompile(`\(((?:[^()\\]|\\.)*)\)\s*Tj`)
	escaped := regexp.MustCompile(`\\(.)`)
	var b strings.Builder
	for _, m := range shown.FindAllSubmatch(data, -1) {
		s, err := charmap.Windows1252.NewDecoder().Bytes(escaped.ReplaceAll(m[1], []byte("$1")))
		if err != nil {
			t.Fatal(err)
		}
		if !bullets[string(s)] {
			b.Write(s)
			b.WriteByte('\n')
		}
	}
	return b.String()
}

func TestTold(t *testing.T) {
	for _, c := range []struct {
		duty string
		form int
		want string
	}{
		{"prepare reports and send them", verbPlain, "Prepare reports and send them"},
		{"prepare reports and send them", verbPast, "Prepared reports and sent them"},
		{"carry goods", verbPast, "Carried goods"},
		{"drive a lorry and check tyres", verbIng, "Driving a lorry and checking tyres"},
		{"oversee the shift", verbFor, "Responsible for overseeing the shift"},
		{"teach classes", verbThird, "Teaches classes"},
		{"supply spare parts", verbThird, "Supplies spare parts"},
		{"plan work", verbTo, "To plan work"},
		{"run the shop", verbI, "I ran the shop"},
	} {
		if got := told(c.duty, c.form); got != c.want {
			t.Errorf("%q as %d: %q, want %q", c.duty, c.form, got, c.want)
		}
	}
}

// The dates of the labels are as precise as what is written, and never more.
func TestPeriods(t *testing.T) {
	named := func(m month) string { return long(m) + " " + year(m) }
	p := post{start: month{2013, 1}, end: month{2013, 12}}
	on := post{start: month{2014, 5}, current: true}
	for _, c := range []struct {
		form             dateForm
		p                post
		text, start, end string
	}{
		{dateForm{month: named, parts: 2, between: " - "}, p, "January 2013 - December 2013", "2013-01", "2013-12"},
		{dateForm{month: named, parts: 2, between: " - ", collapse: true}, p, "January - December 2013", "2013-01", "2013-12"},
		{dateForm{month: named, parts: 1, between: "–"}, p, "2013", "2013", "2013"},
		{dateForm{month: named, parts: 2, between: " to ", present: "Till Date"}, on, "May 2014 Till Date", "2014-05", "present"},
		{dateForm{month: named, parts: 2, between: " till ", present: "Now"}, on, "May 2014 till date", "2014-05", "present"},
		{dateForm{month: named, parts: 2, since: "Since %"}, on, "Since May 2014", "2014-05", "present"},
		{dateForm{month: named, parts: 2, between: " - ", present: "Present", wrap: [2]string{"(", ")"}}, on, "(May 2014 - Present)", "2014-05", "present"},
		{dateForm{month: named, parts: 2, between: " - ", duration: 2}, p, "January 2013 - December 2013 (1 yr)", "2013-01", "2013-12"},
		{dateForm{month: named, parts: 2}, post{start: p.start, end: p.end, undated: true}, "", "", ""},
	} {
		text, start, end := c.form.period(newDraw(1, 1), c.p)
		if text != c.text || start != c.start || end != c.end {
			t.Errorf("got %q %s %s, want %q %s %s", text, start, end, c.text, c.start, c.end)
		}
	}
}
