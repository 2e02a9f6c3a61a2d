package text_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/simplifiedchinese"
	utf "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"
	"focal/internal/ingest/page"
	"focal/internal/ingest/text"
)

const western = "Renée Ångström-Løvås\nGärtnerin – 3 Jahre in Besançon\nFür die “Grüne Stadt” zuständig, Budget 40 000 €\n"

func TestEncodings(t *testing.T) {
	russian := "Ольга Вересаева, инженер-гидролог\nРаботала в управлении водных ресурсов с 2011 по 2019 год\n"
	greek := "Ελένη Παπαδάκη, πολιτικός μηχανικός στη Θεσσαλονίκη από το 2012\n"
	kanji := "山本 花子\n看護師として東京都内の病院で十年間勤務しました。\n"
	hanzi := "李小红，会计师\n二〇一二年起在上海工作，负责年度审计。\n"
	for _, c := range []struct {
		name, text string
		enc        encoding.Encoding
		mark       string
	}{
		{"UTF-8", western, encoding.Nop, ""},
		{"UTF-8 with mark", western, encoding.Nop, "\xEF\xBB\xBF"},
		{"UTF-16 LE with mark", western, utf.UTF16(utf.LittleEndian, utf.UseBOM), ""},
		{"UTF-16 BE with mark", western, utf.UTF16(utf.BigEndian, utf.UseBOM), ""},
		{"UTF-16 LE without", western, utf.UTF16(utf.LittleEndian, utf.IgnoreBOM), ""},
		{"UTF-16 BE without", western, utf.UTF16(utf.BigEndian, utf.IgnoreBOM), ""},
		{"UTF-32 LE", western, utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), ""},
		{"Windows-1252", western, charmap.Windows1252, ""},
		{"Latin-1", "Renée Ångström, gärtnerin in Besançon\n", charmap.ISO8859_1, ""},
		{"Windows-1251", russian, charmap.Windows1251, ""},
		{"KOI8-R", russian, charmap.KOI8R, ""},
		{"Greek", greek, charmap.ISO8859_7, ""},
		{"Shift JIS", kanji, japanese.ShiftJIS, ""},
		{"EUC-JP", kanji, japanese.EUCJP, ""},
		{"GB 18030", hanzi, simplifiedchinese.GB18030, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			data, err := c.enc.NewEncoder().Bytes([]byte(c.text))
			if err != nil {
				t.Fatal(err)
			}
			got, ok := text.Decode(append([]byte(c.mark), data...))
			if got = strings.TrimPrefix(got, "\uFEFF"); !ok || got != c.text {
				t.Errorf("got %q, want %q", got, c.text)
			}
		})
	}
	if got, ok := text.Decode([]byte("Zo\xC3\xAB and \xC3\x85sa \xFF broken once")); !ok || got != "Zoë and Åsa  broken once" {
		t.Errorf("damaged UTF-8: %q %v", got, ok)
	}
	if _, err := text.Read([]byte("\x01\x02\x03\x04\x05\x06\x07ab")); !errors.Is(err, text.ErrBinary) {
		t.Errorf("control characters: %v", err)
	}
}

// show writes lines as "kind level +|text".
func show(lines []page.Line) string {
	kinds := map[page.Kind]string{page.Heading: "h", page.ListItem: "l", page.TableRow: "t"}
	var out []string
	for _, l := range lines {
		s := kinds[l.Kind]
		if l.Level > 0 {
			s += fmt.Sprint(l.Level)
		}
		if l.Continues {
			s += "+"
		}
		t := strings.ReplaceAll(l.Text(), "\t", "⇥")
		if l.Bold() {
			t = "*" + t
		}
		for _, seg := range l.Segments {
			for _, r := range seg.Runs {
				if r.Link != "" {
					t += "<" + r.Link + ">"
				}
			}
		}
		out = append(out, s+"|"+t)
	}
	return strings.Join(out, "\n")
}

func TestLayout(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"line ends of all systems", "a b\r\nc d\re f\n\fg h", "|a b\n|c d\n|e f\n|g h"},
		{"underlined headings", "Svea Holm\n\nWork\n====\nBaker\n\nStudies\n-------\nBA", "|Svea Holm\nh1|Work\n|Baker\nh2|Studies\n|BA"},
		{"rules are no text", "Svea Holm\n~~~~~~~~~~\n\n--------------------\nBaker\n_ _ _ _ _ _", "h1|Svea Holm\n|Baker"},
		{"a rule below a block is no underline", "Svea Holm\nBaker\nsvea@example.net\n----------------------------\nWork", "|Svea Holm\n|Baker\n|svea@example.net\n|Work"},
		{"overlined and underlined", "======\nWORK\n======\nBaker", "h1|WORK\n|Baker"},
		{"bullets of all kinds", "- a b\n* c d\n• e f\no G h\n· i j\n… k l", "l|a b\nl|c d\nl|e f\nl|G h\nl|i j\nl|k l"},
		{"levels by indentation", "- a\n   - b\n   - c\n      - d\n- e", "l|a\nl1|b\nl1|c\nl2|d\nl|e"},
		{"bullet on a line of its own", "•\nBaked bread\n•\nSold it", "l|Baked bread\nl|Sold it"},
		{"hanging lines go on", "- Baked bread for\n  four shops\n- Sold it", "l|Baked bread for\n+|four shops\nl|Sold it"},
		{"wide gap and tab", "Baker      2011 - 2014\nClerk\t2010", "|Baker⇥2011 - 2014\n|Clerk⇥2010"},
		{"dashes that are no bullets", "-5 degrees\n2011\n- 2014\n--", "|-5 degrees\n|2011\n|- 2014\n|--"},
		{
			"markdown", "# Svea Holm\n\n## Work\n**Baker**, *Lund*\n\n* Baked [bread](https://bread.example.net)\n* Sold \\*all\\* of it\n\n| Year | Prize |\n|---|---|\n| 2014 | Rye |",
			"h1|Svea Holm\nh2|Work\n|Baker, Lund\nl|Baked bread<https://bread.example.net>\nl|Sold *all* of it\nt|Year⇥Prize\nt|2014⇥Rye",
		},
		{"stars are no emphasis outside markdown", "Baker *** of the year *2014*", "|Baker *** of the year *2014*"},
		{"invisible characters", "Sv\u200Bea\u202E Holm\u0007", "|Svea Holm"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := show(text.Lines(c.in)); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

// TestHardWrapped: a paragraph that was wrapped at a fixed width goes on; lines
// that are short by themselves (an address, a title) do not.
func TestHardWrapped(t *testing.T) {
	in := `Svea Holm
Storgatan 4
Lund

Baker with eleven years in craft bakeries, from the night shift to the
books. Known for rye loaves that keep for a week and for apprentices who
stay. Looking for a bakery that mills its own flour and teaches people
to bake with it.

Baker, Lundabröd
2011 to 2014
- Baked four hundred loaves a night on a stone oven and kept the sour
dough alive through three moves of the bakery and one flood in the
cellar
- Taught two apprentices

Doughs: rye, wheat, spelt, a leaven of potatoes and the long cold proof
Ovens: stone, deck
`
	want := `|Svea Holm
|Storgatan 4
|Lund
|Baker with eleven years in craft bakeries, from the night shift to the
+|books. Known for rye loaves that keep for a week and for apprentices who
+|stay. Looking for a bakery that mills its own flour and teaches people
+|to bake with it.
|Baker, Lundabröd
|2011 to 2014
l|Baked four hundred loaves a night on a stone oven and kept the sour
+|dough alive through three moves of the bakery and one flood in the
+|cellar
l|Taught two apprentices
|Doughs: rye, wheat, spelt, a leaven of potatoes and the long cold proof
|Ovens: stone, deck`
	if got := show(text.Lines(in)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestGaps(t *testing.T) {
	lines := text.Lines("a\n\n\nb\n    c")
	if lines[1].GapBefore != 2 || lines[2].X != 24 || lines[0].GapBefore != 0 {
		t.Errorf("%+v", lines)
	}
}

// TestLettersStay: no letter or digit of a text is lost or moved.
func TestLettersStay(t *testing.T) {
	alphabet := rapid.StringOf(rapid.RuneFrom([]rune("abcXYZ019 \n\n\t.,-–•*_#|[]()=\\`é你")))
	rapid.Check(t, func(t *rapid.T) {
		in := alphabet.Draw(t, "text")
		var got strings.Builder
		for _, l := range text.Lines(in) {
			got.WriteString(letters(l.Text()))
			for _, s := range l.Segments {
				for _, r := range s.Runs {
					if strings.ContainsAny(r.Text, "\n\t") {
						t.Fatalf("run %q", r.Text)
					}
				}
			}
		}
		if want := letters(in); got.String() != want {
			t.Fatalf("%q: got %q, want %q", in, got.String(), want)
		}
	})
}

func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}

func FuzzRead(f *testing.F) {
	f.Add([]byte("Svea\r\n====\n- a\n\xFF\xFE"))
	f.Add([]byte("# a\n**b** [c](https://d.example)\n|x|y|"))
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := text.Read(data)
		if err != nil {
			return
		}
		for _, l := range doc.Lines() {
			if len(l.Segments) == 0 {
				t.Fatal("a line without segments")
			}
		}
	})
}

func BenchmarkRead(b *testing.B) {
	data := []byte(strings.Repeat("Baker, Lundabröd          2011 - 2014\n- Baked four hundred loaves a night on a stone oven\n- Taught two apprentices\n\n", 40))
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := text.Read(data); err != nil {
			b.Fatal(err)
		}
	}
}
