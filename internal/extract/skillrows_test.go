package extract

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func skillRow(text string) para {
	p := para{text: text, count: wordCount(text), lines: []int{0}}
	for _, s := range strings.Split(text, "\t") {
		p.segs = append(p.segs, segment{text: s})
	}
	return p
}

// readRow is what a row of skills is read as.
func readRow(p para) string {
	r := skillReader{b: &builder{}, paras: []para{p}}
	r.b.doc = &cv.Document{}
	r.read(0)
	r.flush()
	var got []string
	for _, g := range r.b.doc.Skills {
		var list []string
		for _, k := range g.Keywords {
			list = append(list, k.Value)
		}
		got = append(got, strings.TrimPrefix(g.Name.Value+": ", ": ")+strings.Join(list, "; "))
	}
	return strings.Join(got, " | ")
}

// Names of languages are skills, though their letters are those of labels.
func TestSkillsSpeltAsLabels(t *testing.T) {
	for text, no := range map[string]bool{
		"C and C++": false, "C /C++": false, "C#, C": false, "Date of birth": true, "Contact details": true,
		"Knots": false,
	} {
		if got := noSkill(text); got != no {
			t.Errorf("%q: got %v", text, got)
		}
	}
}

// Bold words that a sentence begins with are no label.
func TestBoldBeginningOfASentence(t *testing.T) {
	for _, c := range []struct {
		name, rest string
		want       bool
	}{
		{"Setting out", " of roads and drains", true},
		{"Tools", " saw, plane", false},
		{"Tools:", " in use: saw", false},
		{"Ready", " and waiting", true},
		{"Rope", " – in all sizes", false},
	} {
		if got := saysOn(c.name, c.rest); got != c.want {
			t.Errorf("%q%q: got %v", c.name, c.rest, got)
		}
	}
}

// skillsOf are the groups that paragraphs are read as.
func skillsOf(lines ...string) string {
	r := skillReader{b: &builder{doc: &cv.Document{}}}
	for _, l := range lines {
		text, bullet := strings.CutPrefix(l, "- ")
		p := skillRow(text)
		p.bullet = bullet
		r.paras = append(r.paras, p)
	}
	r.labelled = labelledRows(r.paras)
	for i := range r.paras {
		r.read(i)
	}
	r.flush()
	var got []string
	for _, g := range r.b.doc.Skills {
		var list []string
		for _, k := range g.Keywords {
			list = append(list, k.Value)
		}
		got = append(got, strings.TrimPrefix(g.Name.Value+": ", ": ")+strings.Join(list, "; "))
	}
	return strings.Join(got, " | ")
}

// A group with its list beside its label ends before the next point; where the list stands below the label, all of it is of the group.
func TestGroupsThatEnd(t *testing.T) {
	for want, lines := range map[string][]string{
		"Office: Word; Excel | Piano lessons":     {"- Office: Word, Excel", "- Piano lessons"},
		"Office: Word | Piano lessons":            {"- Office: Word", "- Piano lessons"},
		"Office: Word; Excel and Access | Piano":  {"Office: Word, Excel and Access", "Piano"},
		"Office: Word; Excel | Piano; Steno":      {"Office: Word, Excel.", "Piano", "Steno"},
		"Office: Word; Excel; Access; Outlook":    {"Office: Word, Excel", "Access, Outlook"},
		"Office: Word; Excel; Access":             {"Office: Word", "Excel", "Access"},
		"Office: Word; Excel; Access; VHF":        {"Office: Word, Excel", "- Access", "- VHF"},
		"Office: Word; Excel | Ships: Tugs; Cogs": {"Office: Word, Excel", "Ships: Tugs, Cogs"},
	} {
		if got := skillsOf(lines...); got != want {
			t.Errorf("%q: %q, want %q", lines, got, want)
		}
	}
}

// In a table of labels and lists a row with a single skill has its label, too; a grid of skills has none.
func TestRowsOfOneSkill(t *testing.T) {
	for want, lines := range map[string][]string{
		"Office: Word; Excel | Ships: Tugs; Cogs | Deck: Winches; Lines | Radio: VHF": {
			"Office\tWord, Excel", "Ships\tTugs, Cogs", "Deck\tWinches, Lines", "Radio\tVHF",
		},
		"Office: Word; Excel; Radio; VHF; Tugs; Cogs; Winches; Lines": {
			"Office\tWord, Excel", "Radio\tVHF", "Tugs\tCogs", "Winches\tLines",
		},
	} {
		if got := skillsOf(lines...); got != want {
			t.Errorf("%q: %q, want %q", lines, got, want)
		}
	}
}

// A cell before a list is a label whole, though only its first words are bold.
func TestCellsPartlyBold(t *testing.T) {
	for _, c := range []struct {
		cell string
		bold int
		rest string
		want string
	}{
		{"Rigging Tools", len("Rigging"), "Fids, marlinspikes", "Rigging Tools: Fids; marlinspikes"},
		{"Tools – fids, knives", len("Tools"), "Blocks", "Tools: fids; knives; Blocks"},
		{"Tools fids, knives", len("Tools"), "Blocks", "Tools: fids; knives; Blocks"},
		{"Rigging", len("Rigging"), "Fids, marlinspikes", "Rigging: Fids; marlinspikes"},
	} {
		p := skillRow(c.cell + "\t" + c.rest)
		p.segs[0].spans = []span{{end: c.bold, bold: true}, {start: c.bold, end: len(c.cell)}}
		if s := readRow(p); s != c.want {
			t.Errorf("%q: %q, want %q", c.cell, s, c.want)
		}
	}
}
