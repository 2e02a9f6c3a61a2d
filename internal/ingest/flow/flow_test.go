package flow_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	_ "focal/internal/fixedseed"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

func paras(texts ...string) []flow.Block {
	var out []flow.Block
	for _, s := range texts {
		out = append(out, flow.Block{Para: &flow.Para{Runs: []page.Run{{Text: s}}}})
	}
	return out
}

func cellsOf(cells ...[]flow.Block) flow.Row {
	var row flow.Row
	for _, c := range cells {
		row.Cells = append(row.Cells, flow.Cell{Blocks: c})
	}
	return row
}

// show writes lines as "block kind|text" with segments parted by "⇥".
func show(lines []page.Line) string {
	kinds := map[page.Kind]string{page.Heading: "h", page.ListItem: "l", page.TableRow: "t"}
	var out []string
	for _, l := range lines {
		s := fmt.Sprintf("%d%s", l.Block, kinds[l.Kind])
		if l.Continues {
			s += "+"
		}
		out = append(out, s+"|"+strings.ReplaceAll(l.Text(), "\t", "⇥"))
	}
	return strings.Join(out, "\n")
}

// TestTables: rows of data stay rows, rails are read row by row, columns of a
// layout cell by cell in regions of their own; content decides, not borders.
func TestTables(t *testing.T) {
	prose := strings.Repeat("Kept the ledgers of four parishes in order. ", 3)
	for _, c := range []struct {
		name string
		rows []flow.Row
		want string
	}{
		{
			"label and value",
			[]flow.Row{cellsOf(paras("Nationality"), paras("Irish")), cellsOf(paras("Licence"), paras("B"))},
			"0t|Nationality⇥Irish\n0t|Licence⇥B",
		},
		{
			"data",
			[]flow.Row{cellsOf(paras("Degree"), paras("School"), paras("Year")), cellsOf(paras("BA"), paras("Cork"), paras("2011"))},
			"0t|Degree⇥School⇥Year\n0t|BA⇥Cork⇥2011",
		},
		{
			"cells that wrap",
			[]flow.Row{cellsOf(paras("BA", "(Latin)"), paras("St Brigid's", "Girls' School"), paras("2011"), paras("71%"))},
			"0t|BA (Latin)⇥St Brigid's Girls' School⇥2011⇥71%",
		},
		{
			"a mark before a row",
			[]flow.Row{cellsOf(paras("• First aid"), paras("Red Cross"), paras("2011"))},
			"0t|First aid⇥Red Cross⇥2011",
		},
		{
			"a period that wraps",
			[]flow.Row{cellsOf(paras("Clerk"), paras("Cork Council", "Cork"), paras("2011 –", "2014"))},
			"0t|Clerk⇥Cork Council Cork⇥2011 – 2014",
		},
		{
			"two things in the cells of a row",
			[]flow.Row{cellsOf(paras("Cork Council"), paras("Porter", "Clerk"), paras("2009 – 2011", "2011 – 2014"))},
			"0t|Cork Council⇥Porter⇥2009 – 2011\n0t|Clerk⇥2011 – 2014",
		},
		{"empty cells and rows vanish", []flow.Row{cellsOf(nil, nil), cellsOf(paras("Clerk"), nil, paras("2011"))}, "0t|Clerk⇥2011"},
		{
			"date rail",
			[]flow.Row{cellsOf(paras("2011 – 2014"), append(paras("Clerk", "Cork County"), paras("• "+prose, "• Ran the archive")...))},
			"0t|2011 – 2014⇥Clerk\n0|Cork County\n0l|" + strings.TrimSpace(prose) + "\n0l|Ran the archive",
		},
		{
			"a list beside several short cells",
			[]flow.Row{cellsOf(paras("2011 – 2014"), paras("Clerk", "Cork County"), paras("• Ran the archive", "• Kept maps"))},
			"0t|2011 – 2014⇥Clerk\n0|Cork County\n0l|Ran the archive\n0l|Kept maps",
		},
		{
			"two-line date rail",
			[]flow.Row{cellsOf(paras("2011 – 2014", "Cork"), append(paras("Clerk", "County Council"), paras("• "+prose, "• Ran the archive")...))},
			"0t|2011 – 2014⇥Clerk\n0t|Cork⇥County Council\n0l|" + strings.TrimSpace(prose) + "\n0l|Ran the archive",
		},
		{
			"dates at the right",
			[]flow.Row{cellsOf(append(paras("Clerk"), paras("• "+prose, "• Ran the archive")...), paras("2011 – 2014"))},
			"0t|Clerk⇥2011 – 2014\n0l|" + strings.TrimSpace(prose) + "\n0l|Ran the archive",
		},
		{
			"heading rail",
			[]flow.Row{cellsOf(paras("EXPERIENCE"), paras("Clerk, Cork", "2011 – 2014", prose, "Porter, Cobh", "2009"))},
			"0|EXPERIENCE\n0|Clerk, Cork\n0|2011 – 2014\n0|" + strings.TrimSpace(prose) + "\n0|Porter, Cobh\n0|2009",
		},
		{
			"sidebar",
			[]flow.Row{cellsOf(paras("Skills", "Ledgers", "Latin", "Archives", "Maps"), paras("Clerk, Cork", "2011 – 2014", prose, "Porter", "2009"))},
			"0|Skills\n0|Ledgers\n0|Latin\n0|Archives\n0|Maps\n1|Clerk, Cork\n1|2011 – 2014\n1|" + strings.TrimSpace(prose) + "\n1|Porter\n1|2009",
		},
		{
			"columns over several rows",
			[]flow.Row{
				cellsOf(paras("A1", "a", "b", "c", "d"), paras("B1", "e", "f", "g", "h")),
				cellsOf(paras("A2", "a", "b", "c", "d"), paras("B2", "e", "f", "g", "h")),
			},
			"0|A1\n0|a\n0|b\n0|c\n0|d\n0|A2\n0|a\n0|b\n0|c\n0|d\n1|B1\n1|e\n1|f\n1|g\n1|h\n1|B2\n1|e\n1|f\n1|g\n1|h",
		},
		{
			"employer beside the job, row after row",
			[]flow.Row{
				cellsOf(paras("Cork Council", "Cork"), paras("Clerk", prose, "x", "y", "z")),
				cellsOf(paras("Cobh Port", "Cobh"), paras("Porter", prose, "x", "y", "z")),
			},
			"0|Cork Council\n0|Cork\n1|Clerk\n1|" + strings.TrimSpace(prose) + "\n1|x\n1|y\n1|z\n2|Cobh Port\n2|Cobh\n3|Porter\n3|" + strings.TrimSpace(prose) + "\n3|x\n3|y\n3|z",
		},
		{
			"address beside contacts",
			[]flow.Row{cellsOf(paras("12 Quay", "Cobh"), paras("a@example.net", "Tel. on request"))},
			"0|12 Quay\n0|Cobh\n1|a@example.net\n1|Tel. on request",
		},
		{
			"employer and place over title and dates",
			[]flow.Row{cellsOf(paras("Cork Council", "Clerk"), paras("Cork", "2011 – 2014"))},
			"0t|Cork Council⇥Cork\n0t|Clerk⇥2011 – 2014",
		},
		{"grid of bullets", []flow.Row{cellsOf(paras("• Latin"), paras("• Maps"))}, "0l|Latin\n0l|Maps"},
		{
			"table in a table",
			[]flow.Row{cellsOf(paras("2011"), []flow.Block{{Table: &flow.Table{Rows: []flow.Row{cellsOf(paras("Clerk", "Cork"))}}}})},
			"0t|2011⇥Clerk\n0|Cork",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := show(flow.Lines([]flow.Block{{Table: &flow.Table{Rows: c.rows}}}, 0)); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

// TestNameBesideSidebar: the column with the name is read before the sidebar, but
// only at the top of a document.
func TestNameBesideSidebar(t *testing.T) {
	name := flow.Block{Para: &flow.Para{Runs: []page.Run{{Text: "Una Daly", Size: 22}}}}
	side := flow.Block{Para: &flow.Para{Runs: []page.Run{{Text: "Skills", Size: 11}}}}
	table := flow.Block{Table: &flow.Table{Rows: []flow.Row{cellsOf(append([]flow.Block{side}, paras("Ledgers", "Latin", "Archives", "Maps")...),
		append([]flow.Block{name}, paras("Clerk, Cork", "Ran the archive", "Porter", "Cobh")...))}}}
	if lines := flow.Lines([]flow.Block{table}, 0); lines[0].Text() != "Una Daly" || lines[5].Text() != "Skills" {
		t.Error(show(lines))
	}
	if lines := flow.Lines(append(paras("Curriculum"), table), 0); lines[1].Text() != "Skills" {
		t.Error(show(lines))
	}
}

func TestParagraphs(t *testing.T) {
	long := "Kept the ledgers of four parishes and the harbour board in good order and"
	for _, c := range []struct {
		name string
		para flow.Para
		want string
	}{
		{"break inside a sentence goes on", flow.Para{Runs: []page.Run{{Text: long + "\nread them to the council"}}}, "0|" + long + "\n0+|read them to the council"},
		{"break after a short line does not", flow.Para{Runs: []page.Run{{Text: "Clerk\ncouncil of Cork"}}}, "0|Clerk\n0|council of Cork"},
		{"break in a list item goes on", flow.Para{Kind: page.ListItem, Runs: []page.Run{{Text: "Ledgers\nand Latin"}}}, "0l|Ledgers\n0+|and Latin"},
		{"bullets after breaks are items", flow.Para{Runs: []page.Run{{Text: "Clerk\n• Ledgers\n• Latin"}}}, "0|Clerk\n0l|Ledgers\n0l|Latin"},
		{"bullet and tab", flow.Para{Runs: []page.Run{{Text: "o\tLedgers"}}}, "0l|Ledgers"},
		{"sentence gap is no gap", flow.Para{Runs: []page.Run{{Text: "One.   Two."}}}, "0|One. Two."},
		{"items side by side", flow.Para{Runs: []page.Run{{Text: "• Ledgers\t• Latin\t• Maps"}}}, "0l|Ledgers\n0l|Latin\n0l|Maps"},
		{"an item with its date is one", flow.Para{Runs: []page.Run{{Text: "• Ledgers\t2011"}}}, "0l|Ledgers⇥2011"},
		{"icons before contacts", flow.Para{Runs: []page.Run{{Text: "📧 a@example.net\t☎ 01632 960100"}}}, "0|a@example.net⇥01632 960100"},
		{"literal keeps its marks", flow.Para{Literal: true, Runs: []page.Run{{Text: "- Ledgers"}}}, "0|- Ledgers"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := show(flow.Lines([]flow.Block{{Para: &c.para}}, 0)); got != c.want {
				t.Errorf("got\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

func TestBullet(t *testing.T) {
	for s, want := range map[string]string{
		"• Ran": "•", "•Ran": "•", "- Ran": "-", "-Ran": "-", "– Ran clinics": "–", "* Ran": "*", "o Ran": "o", "· ran": "·", "➢ ran": "➢", "… and more": "…",
		"> Ran": ">", "- 3 new clinics opened": "-", "§ 34a GewO": "", "§ Ran": "§", "§ 3 new clinics": "§",
		"-5 degrees": "", "- 2019": "", "– 2019": "", "--": "", "old": "", "o'Neill": "", "+44 1632 960100": "", "*": "", "** bold **": "", "●●●○○": "", "•": "",
	} {
		got, _, ok := flow.Bullet(s, false)
		if got != want || ok != (want != "") {
			t.Errorf("%q: bullet %q, want %q", s, got, want)
		}
	}
}

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"a\u200Bb\u202Ec\uFEFF": "abc", "\uFB01n": "fin", "e\u0301": "é", "a\u00A0b": "a b", "a\x00\x07b": "ab", "\uE123x": "x", "\uF0B7 x": "• x",
		"co\u00ADop": "coop", "x\u2011y": "x-y", "a\u2028b": "a\nb", "نمی\u200Cدانم": "نمی\u200Cدانم", "a\u200Db": "ab", "\U0010FFFFx": "x",
	} {
		if got := flow.Clean(in); got != want {
			t.Errorf("%+q: %+q, want %+q", in, got, want)
		}
	}
}

// TestNothingLost: every letter and digit of the blocks is in the lines, in the
// order of the paragraphs wherever there is no table; Clean is idempotent.
func TestNothingLost(t *testing.T) {
	text := rapid.StringOf(rapid.RuneFrom([]rune("ab Z9.,:\t\n •-–oé@\u00A0\u200B")))
	block := rapid.Custom(func(t *rapid.T) flow.Block {
		return flow.Block{Para: &flow.Para{Kind: page.Kind(rapid.IntRange(0, 2).Draw(t, "kind")), Runs: []page.Run{{Text: text.Draw(t, "a")}, {Text: text.Draw(t, "b"), Bold: true}}}}
	})
	rapid.Check(t, func(t *rapid.T) {
		blocks := rapid.SliceOfN(block, 0, 6).Draw(t, "blocks")
		want := letters(blocks)
		if got := lettersOf(flow.Lines(blocks, 0)); got != want {
			t.Fatalf("got %q, want %q", got, want)
		}
		row := flow.Row{}
		for _, b := range blocks {
			row.Cells = append(row.Cells, flow.Cell{Blocks: []flow.Block{b}})
		}
		lines := flow.Lines([]flow.Block{{Table: &flow.Table{Rows: []flow.Row{row, row}}}}, 3)
		// A row draws one bullet at most, and "o" may be one.
		if got, text := count(lettersOf(lines)), count(want); got != 2*text {
			t.Fatalf("table holds %d letters, want %d", got, 2*text)
		}
		for i, l := range lines {
			if len(l.Segments) == 0 || l.Block < 3 || i > 0 && l.Block < lines[i-1].Block {
				t.Fatalf("line %d: %+v", i, l)
			}
		}
		s := text.Draw(t, "s")
		if once := flow.Clean(s); flow.Clean(once) != once {
			t.Fatalf("%+q", s)
		}
	})
}

func count(s string) int { return len(strings.ReplaceAll(s, "o", "")) }

func letters(blocks []flow.Block) string {
	var b strings.Builder
	for _, bl := range blocks {
		for _, r := range bl.Para.Runs {
			b.WriteString(keep(r.Text))
		}
	}
	return b.String()
}

func lettersOf(lines []page.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(keep(l.Bullet + l.Text()))
	}
	return b.String()
}

func keep(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, s)
}

func FuzzClean(f *testing.F) {
	f.Add("a\u200Db\uFB03 \x00")
	f.Fuzz(func(t *testing.T, s string) {
		once := flow.Clean(s)
		if flow.Clean(once) != once {
			t.Fatalf("%+q", s)
		}
	})
}

// How many words are hidden is said where it is known; pieces of one word count once.
func TestHiddenWordsAreCounted(t *testing.T) {
	for _, c := range []struct {
		name   string
		pieces []string
		mark   bool
		want   string
	}{
		{"nothing", nil, false, ""},
		{"dots", []string{".", "\n", " . "}, false, ""},
		{"one word", []string{"Prof", "ile", "\n"}, false, "it was left out: one word."},
		{"words of two paragraphs", []string{"Key", "\n", "Skills ", "& Tools"}, false, "it was left out: 3 words."},
		{"not counted", nil, true, "it was left out."},
	} {
		t.Run(c.name, func(t *testing.T) {
			var hidden flow.Unseen
			for _, piece := range c.pieces {
				hidden.Add(piece)
			}
			if c.mark {
				hidden.Mark()
			}
			got := strings.Join(flow.Warnings(&hidden, 0, 0), "|")
			if (got == "") != (c.want == "") || !strings.HasSuffix(got, c.want) {
				t.Errorf("%q, want %q at the end", got, c.want)
			}
		})
	}
}
