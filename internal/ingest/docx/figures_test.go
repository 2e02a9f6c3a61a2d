package docx_test

import (
	"slices"
	"testing"
)

// What is above or below the line keeps its meaning; what is struck out is no text.
func TestRaisedLoweredAndStruck(t *testing.T) {
	styled := func(props, text string) string {
		return `<w:r><w:rPr>` + props + `</w:rPr><w:t xml:space="preserve">` + text + `</w:t></w:r>`
	}
	up := func(s string) string { return styled(`<w:vertAlign w:val="superscript"/>`, s) }
	down := func(s string) string { return styled(`<w:vertAlign w:val="subscript"/>`, s) }
	const styles = `<w:style w:type="character" w:styleId="Gone"><w:rPr><w:strike/></w:rPr></w:style>`
	for _, c := range []struct{ name, runs, want string }{
		{"power of ten", run("about 10") + up("7") + run(" rows"), "about 10⁷ rows"},
		{"in two runs", run("10") + up("1") + up("2"), "10¹²"},
		{"negative power", run("10") + up("-3") + run(" mol"), "10⁻³ mol"},
		{"unit", run("a 12 m") + up("2") + run(" kiln"), "a 12 m² kiln"},
		{"a variable", run("O(2") + up("n") + run(")"), "O(2ⁿ)"},
		{"an exponent that Unicode cannot raise", run("10") + up("2.5"), "10^2.5"},
		{"a letter behind a number", run("10") + up("k"), "10^k"},
		{"formula", run("CO") + down("2") + run(" and H") + down("2") + run("O"), "CO₂ and H₂O"},
		{"lowered letters", run("V") + down("max"), "Vmax"},
		{"ordinals", run("1") + up("st") + run(", 2") + up("nd") + run(" and 19") + up("th"), "1st, 2nd and 19th"},
		{"trade mark", run("Kilnmaster") + up("TM") + run(" user"), "Kilnmaster" + "TM user"},
		{"footnote mark", run("Fired 300 pots") + up("1"), "Fired 300 pots¹"},
		{"isotope", run("with ") + up("14") + run("C dating"), "with ¹⁴C dating"},
		{"small print is no exponent", run("Call ") + up("0131 496 0000"), "Call 0131 496 0000"},
		{"moved up by hand", run("10") + styled(`<w:position w:val="8"/><w:sz w:val="12"/>`, "5"), "10⁵"},
		{"moved up at full size", run("10") + styled(`<w:position w:val="2"/>`, "5"), "105"},
		{"struck out", run("Kept") + styled(`<w:strike/>`, " lost") + styled(`<w:dstrike/>`, " lost") + styled(`<w:strike w:val="0"/>`, " too"), "Kept too"},
		{"struck out by a style", run("Kept") + styled(`<w:rStyle w:val="Gone"/>`, " lost"), "Kept"},
		{"equation", `<m:oMath><m:sSup><m:e><m:r><m:t>10</m:t></m:r></m:e><m:sup><m:r><m:t>6</m:t></m:r></m:sup></m:sSup></m:oMath>`, "10⁶"},
		{"fraction", `<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>`, "1/2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc, err := read(t, parts{styles: styles, body: `<w:p>` + c.runs + `</w:p>`})
			if err != nil {
				t.Fatal(err)
			}
			if got := doc.Lines()[0].Text(); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestStruckTextIsTold(t *testing.T) {
	for body, want := range map[string]bool{
		`<w:r><w:rPr><w:strike/></w:rPr><w:t>lost</w:t></w:r><w:r><w:rPr><w:strike/><w:b/></w:rPr><w:t>too</w:t></w:r>`: true, run("kept"): false,
	} {
		doc, err := read(t, parts{body: `<w:p>` + run("seen ") + body + `</w:p>`})
		if err != nil {
			t.Fatal(err)
		}
		if got := slices.Contains(doc.Warnings, "Struck-out text was left out."); got != want || len(doc.Warnings) > 1 {
			t.Errorf("warnings: %q", doc.Warnings)
		}
	}
}

// The targets of links survive wherever a link can stand, and however it is written.
func TestLinkTargets(t *testing.T) {
	const target = "https://kilns.example.net/work"
	link := `<w:hyperlink r:id="k1">` + run("the case study") + `</w:hyperlink>`
	field := `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "` + target + `" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>` +
		run("the case study") + `<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	for name, body := range map[string]string{
		"paragraph": `<w:p>` + run("See ") + link + `</w:p>`,
		"bullet":    `<w:p>` + run("• Built ") + link + run(" and more") + `</w:p>`,
		"cell":      `<w:tbl><w:tr><w:tc><w:p>` + link + `</w:p></w:tc></w:tr></w:tbl>`,
		"insertion": `<w:p><w:ins>` + link + `</w:ins></w:p>`,
		"field":     `<w:p>` + run("See ") + field + `</w:p>`,
		"simple":    `<w:p><w:fldSimple w:instr=' HYPERLINK "` + target + `" '>` + run("the case study") + `</w:fldSimple></w:p>`,
	} {
		doc, err := read(t, parts{body: body, links: `<Relationship Id="k1" Type="` + office + `hyperlink" Target="` + target + `" TargetMode="External"/>`})
		if err != nil {
			t.Fatal(err)
		}
		found := ""
		for _, l := range doc.Lines() {
			for _, s := range l.Segments {
				for _, r := range s.Runs {
					if r.Link != "" {
						found += r.Text + "=" + r.Link
					}
				}
			}
		}
		if found != "the case study="+target {
			t.Errorf("%s: links are %q", name, found)
		}
	}
}
