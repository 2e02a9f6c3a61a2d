package rtf_test

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"focal/internal/ingest/page"
	"focal/internal/ingest/rtf"
)

func flat(doc *page.Document) string {
	var lines []string
	for _, l := range doc.Lines() {
		s := strings.ReplaceAll(l.Text(), "\t", "⇥")
		if l.Bullet != "" {
			s = l.Bullet + " " + s
		}
		for _, seg := range l.Segments {
			for _, r := range seg.Runs {
				if r.Link != "" {
					s += "<" + r.Link + ">"
				}
			}
		}
		lines = append(lines, s)
	}
	return strings.Join(lines, "/")
}

func TestRead(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"paragraphs, tabs, breaks", `{\rtf1\ansi Aino Salo\par Potter\tab 2011\line Turku\par}`, "Aino Salo/Potter⇥2011/Turku"},
		{"code page", `{\rtf1\ansi\ansicpg1252 Zo\'eb \'80 5\par}`, "Zoë € 5"},
		{"code page of the font", `{\rtf1\ansi{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial;}}\f1 \'cf\'f0\'e8\f0  ok\par}`, "При ok"},
		{"double bytes", `{\rtf1\ansi{\fonttbl{\f1\fcharset128 MS Mincho;}}\f1 \'8e\'52\'96\'7b\par}`, "山本"},
		{"Unicode and its stand-in", `{\rtf1\ansi\uc1 \u228?m\u246\'f6n \u-10179?\u-8704?\par}`, "ämön 😀"},
		{"stand-ins of two bytes", `{\rtf1\uc2 \u26412\'96\'7b x\par}`, "本 x"},
		{"quotes and dashes", `{\rtf1 \ldblquote a\rdblquote  \endash  b\~c\_d\-e\par}`, "“a” – b c-de"},
		{"deleted and hidden", `{\rtf1 seen{\deleted gone}{\v hidden}{\v0  too}\par}`, "seen too"},
		{"raised and lowered", `{\rtf1 10{\super 9} rows, H{\sub 2}O, 4\super th\nosupersub  of 5\par}`, "10⁹ rows, H₂O, 4th of 5"},
		{"struck out", `{\rtf1 seen{\strike gone}{\striked1 gone}{\strike0  too}\par}`, "seen too"},
		{"white and tiny", `{\rtf1{\colortbl;\red255\green255\blue255;\red0\green0\blue0;}seen{\cf1 white}{\fs2 tiny}{\cf2  black}\par}`, "seen black"},
		{"white on its own ground", `{\rtf1{\colortbl;\red255\green255\blue255;\red20\green40\blue80;\red240\green240\blue240;}{\cf1\chcbpat2 run}{\cf1\highlight3  gone}\par\pard\cbpat2{\cf1 line}\par\pard{\cf1 gone}x\par}`, "run/line/x"},
		{"white in a table", `{\rtf1{\colortbl;\red255\green255\blue255;\red20\green40\blue80;}\trowd\clcbpat2\cellx1\intbl{\cf1 dark}\cell\row\trowd\cellx1\pard\intbl{\cf1 gone}light\cell\row\pard x\par}`, "dark/light/x"},
		{"link", `{\rtf1{\field{\*\fldinst{HYPERLINK "https://pots.example.net"}}{\fldrslt{my pots}}} here\par}`, "my pots here<https://pots.example.net>"},
		{"destinations without text", `{\rtf1{\info{\title T}{\author A}}{\stylesheet{\s0 Normal;}{\s1 heading 1;}}{\*\generator G;}{\pict 0102ff}{\*\unknown x}seen\par}`, "seen"},
		{"binary data", "{\\rtf1{\\pict\\bin5 }}}}}}seen\\par}", "seen"},
		{"drawn list marks", `{\rtf1{\listtext\pard\plain\f3 \'b7\tab}\ls1\ilvl0 glazed pots\par{\listtext 2.\tab}fired pots\par}`, "· glazed pots/2. fired pots"},
		{"table", `{\rtf1\trowd\cellx1\cellx2\intbl Kiln\cell Turku\cell\row\pard Text\par}`, "Kiln⇥Turku/Text"},
		{"nested table", `{\rtf1\trowd\cellx1\cellx2\intbl 2011\cell\pard\intbl\itap2 Potter\nestcell{\*\nesttableprops\trowd\cellx1\nestrow}{\nonesttables\par}\pard\intbl\itap1\cell\row\pard x\par}`, "2011⇥Potter/x"},
		{"header and note", `{\rtf1{\header Aino Salo\par}{\footer Page {\field{\*\fldinst PAGE}{\fldrslt 1}}\par}Potter{\footnote\pard of note\par}\par Turku\par}`, "Aino Salo/Potter/Turku/of note"},
		{"text box once", `{\rtf1 Aino\par Potter{\shp{\*\shpinst{\sp{\sn a}{\sv 7}}{\shptxt Boxed\par}}{\shprslt{\*\do{\dptxbxtext Boxed\par}}}}\par}`, "Aino/Boxed/Potter"},
		{"text after the end", `{\rtf1 Aino\par}garbage`, "Aino"},
		{"cut off", `{\rtf1 Aino\par Pot`, "Aino/Pot"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := rtf.Read(t.Context(), []byte(c.in))
			if err != nil {
				t.Fatal(err)
			}
			if got := flat(doc); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestHeadings(t *testing.T) {
	doc, err := rtf.Read(t.Context(), []byte(`{\rtf1{\stylesheet{Normal;}{\s1\b heading 1;}{\*\cs2 Strong;}}\pard\s1\b Work\b0\par\pard\outlinelevel1 Pots\par\pard plain\par}`))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []page.Line{{Kind: page.Heading, Level: 1}, {Kind: page.Heading, Level: 2}, {Kind: page.Paragraph}} {
		if l := doc.Lines()[i]; l.Kind != want.Kind || l.Level != want.Level {
			t.Errorf("line %d %q: kind %d level %d", i, l.Text(), l.Kind, l.Level)
		}
	}
	if !doc.Lines()[0].Bold() || doc.Lines()[2].Bold() {
		t.Error("bold")
	}
}

func TestHostile(t *testing.T) {
	if _, err := rtf.Read(t.Context(), []byte(`{\rtf1`+strings.Repeat("{", 5000))); !errors.Is(err, rtf.ErrDepth) {
		t.Errorf("depth: %v", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := rtf.Read(ctx, []byte(`{\rtf1 x}`)); !errors.Is(err, context.Canceled) {
		t.Errorf("deadline: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{\rtf1\trowd\intbl a\cell\itap3 b\nestcell\nestrow\row{\shp{\*\shpinst{\shptxt x\par}}}{\footnote y}\u-10179?\'}`))
	if sample, err := os.ReadFile("../testdata/marisol.rtf"); err == nil {
		f.Add(sample)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := rtf.Read(t.Context(), data)
		if err == nil {
			for _, l := range doc.Lines() {
				if len(l.Segments) == 0 {
					t.Fatal("a line without segments")
				}
			}
		}
	})
}

func BenchmarkRead(b *testing.B) {
	data, err := os.ReadFile("../testdata/marisol.rtf")
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := rtf.Read(b.Context(), data); err != nil {
			b.Fatal(err)
		}
	}
}
