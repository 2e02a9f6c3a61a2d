package wordtemplate

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate/specimen"
)

// validatorOf returns the program that takes Word files and exits with 0 if all
// are valid. FOCAL_DOCX_VALIDATOR names it, or the folder of the installed
// validator (tools/docx-validator), which scripts/validate-docx then uses;
// "make test" sets it.
func validatorOf(t *testing.T) string {
	t.Helper()
	named := os.Getenv("FOCAL_DOCX_VALIDATOR")
	if named == "" && os.Getenv("FOCAL_REQUIRE_TOOLS") == "" {
		t.Skip("NOT CHECKED: validity of the Word files. Set FOCAL_DOCX_VALIDATOR to scripts/validate-docx (make test does).")
	}
	info, err := os.Stat(named)
	if err != nil {
		t.Fatalf("FOCAL_DOCX_VALIDATOR names no program or folder: %v", err)
	}
	if info.IsDir() {
		return filepath.Join("..", "..", "scripts", "validate-docx")
	}
	return named
}

// Microsoft's validator finds nothing in any template with any corner of a CV.
func TestDocumentsAreValid(t *testing.T) {
	validator := validatorOf(t)
	dir := t.TempDir()
	var args []string
	write := func(name string, data []byte) {
		path := filepath.Join(dir, name+".docx")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	for _, name := range Names() {
		// Crowded: 60-character name, right-to-left, emoji, CJK, 14 jobs, "A & B < C",
		// very long words, forbidden characters. Nameless: one job, all else empty.
		write(name+"-crowded", fill(t, name, specimen.Crowded(), FillOptions{Icon: testIcon(t, 300, 100), Marking: "OFFICIAL & SENSITIVE", Density: Dense}))
		write(name+"-nameless", fill(t, name, specimen.Nameless(), FillOptions{Product: "Focal"}))
		look := FillOptions{Icon: testIcon(t, 90, 200), Locale: "en-US", Accent: "7A1F2B", Marking: "SECRET"}
		write(name+"-full", fill(t, name, specimen.Full(), look))
		write(name+"-asked", fill(t, name, specimen.Full(), FillOptions{
			Photo: true, Marking: "OFFICIAL & SENSITIVE", Accent: "7A1F2B", Icon: testIcon(t, 200, 80), Language: "de",
			Fields: []cv.Field{
				{Key: "reference", Label: "Reference", Value: "HK-20418 & more"}, {Key: "day_rate", Label: "Day rate", Value: "£640"},
			},
		}))
		labels := listing([]string{"Built a mill.", "Key Activities:", "Kept it running.", "Later:"})
		labels.Skills = append(labels.Skills, cv.SkillGroup{
			Name: cv.Text{Value: "Fire"}, Keywords: textsOf("Radio", "Good knowledge of pumps and of the supply of water"),
		})
		write(name+"-labels", fill(t, name, labels, FillOptions{}))
		starter, err := StarterDocx(name)
		if err != nil {
			t.Fatal(err)
		}
		write(name+"-starter", starter)
	}
	if out, err := exec.Command(validator, args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

// wellFormed parses every XML part and finds every relationship's target.
func wellFormed(t *testing.T, file []byte) {
	t.Helper()
	pkg, err := ooxml.Read(file, ooxml.TemplateLimits)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pkg.Parts {
		if !strings.HasSuffix(p.Name, ".xml") && !strings.HasSuffix(p.Name, ".rels") {
			continue
		}
		if _, err := ooxml.Parse(p.Data); err != nil {
			t.Fatalf("%s: %v", p.Name, err)
		}
		if !strings.HasSuffix(p.Name, ".rels") || p.Name == packageRelations {
			continue
		}
		relations, err := parseRelations(p.Data)
		if err != nil {
			t.Fatal(err)
		}
		source := strings.TrimSuffix(strings.Replace(p.Name, "_rels/", "", 1), ".rels")
		for _, r := range relations {
			if _, ok := pkg.Get(r.resolve(source)); !ok && !r.External {
				t.Errorf("%s: %s is missing", p.Name, r.Target)
			}
		}
	}
}

// Any text gives a well-formed package with the text in it.
func FuzzAssurance_50_AnyText(f *testing.F) {
	for _, s := range []string{"plain", "A & B < C", "{{#jobs}}", "\x00\x1f\ufffe\xff", "مرحبا", "a\nb\r\nc\td", "]]>", "https://x.example/?a=b&c", "<w:p/>", "\U0001F468\u200D\U0001F680"} {
		f.Add(s, uint8(0))
	}
	f.Fuzz(func(t *testing.T, s string, which uint8) {
		d := specimen.Full()
		n := 0
		d.Walk(func(r cv.Ref) {
			if n%7 == int(which)%7 {
				r.Text.Value = s
			}
			n++
		})
		name := Names()[int(which)%len(Names())]
		out := fill(t, name, d, FillOptions{})
		wellFormed(t, out)
		if got := shown(part(t, out, "word/document.xml")); !strings.Contains(squeeze(got), squeeze(ooxml.Clean(s))) {
			t.Errorf("%q is not in the document", s)
		}
	})
}

// squeeze drops what may be set in another way: breaks, tabs, and XML's end of line.
func squeeze(s string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case '\n', '\r', '\t', ' ', '↵', '→', '¶', '|':
			return -1
		}
		return r
	}, s)
}

// Any bytes as a template: an answer, never a crash.
func FuzzCheck(f *testing.F) {
	f.Add([]byte("PK"))
	f.Add(docx(f, p("{{name}} {{#jobs}}{{heading}}{{/jobs}}")+table(row(p("{{#skills}}{{name}}"), p("{{/skills}}")))))
	f.Fuzz(func(t *testing.T, file []byte) {
		Check(file)
	})
}

// Any text around and inside tags in a template.
func FuzzTemplateText(f *testing.F) {
	for _, s := range []string{"{{name}}", "{{#jobs}}{{/jobs}}", "{{{{", "}}{{", "{{#a}}{{^a}}{{/a}}", "{{/x}}", "{{.|upper}}", "{{%icon}}", "{{jobs.length.length}}"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		text := func(s string) string { return string(ooxml.Text(s).Append(nil)) }
		file := docx(t, p(text(a), text(b))+table(row(p(text(a)), p(text(b))))+p(text(b)))
		template, err := Parse(file)
		if err != nil {
			return
		}
		out, err := template.Fill(sampleCV(), FillOptions{Icon: testIcon(t, 2, 2)})
		if err != nil {
			t.Fatal(err)
		}
		wellFormed(t, out)
	})
}

func BenchmarkFill(b *testing.B) {
	template := builtin(b, "Generic")
	d := specimen.Full()
	for b.Loop() {
		if _, err := template.Fill(d, FillOptions{Product: "Focal"}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPages(b *testing.B) {
	template := builtin(b, "Generic")
	d := specimen.Full()
	for b.Loop() {
		if _, err := template.Pages(d, FillOptions{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	file, err := StarterDocx("Corporate")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Parse(file); err != nil {
			b.Fatal(err)
		}
	}
}

// TestB6_ThemeAndEastAsianFonts: every design has a theme with its own fonts, and a font for East
// Asian text in all of its parts, so that Word does not take any of its own.
func TestB6_ThemeAndEastAsianFonts(t *testing.T) {
	for _, name := range Names() {
		parts := map[string]string{}
		pkg, err := ooxml.Read(fill(t, name, specimen.Crowded(), FillOptions{}), ooxml.TemplateLimits)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range pkg.Parts {
			parts[p.Name] = string(p.Data)
		}
		font := bodyFonts.FindStringSubmatch(parts["word/styles.xml"])
		if font == nil {
			t.Errorf("%s: the text has no fonts", name)
			continue
		}
		theme := parts[themePart]
		for i, kind := range []string{"latin", "ea", "cs"} {
			want := "<a:" + kind + ` typeface="` + font[i+1] + `"/>`
			if strings.Count(theme, want) != 2 {
				t.Errorf("%s: the theme has %d of %s", name, strings.Count(theme, want), want)
			}
		}
		related := strings.Contains(parts["word/_rels/document.xml.rels"], `Target="theme/theme1.xml"`)
		if !related || !strings.Contains(parts["[Content_Types].xml"], "/"+themePart) {
			t.Errorf("%s: the theme belongs to nothing", name)
		}
		for part, data := range parts {
			for _, fonts := range strings.Split(data, "<w:rFonts")[1:] {
				fonts, _, _ = strings.Cut(fonts, ">")
				if strings.Contains(fonts, "w:ascii") && !strings.Contains(fonts, "w:eastAsia") {
					t.Errorf("%s, %s: no East Asian font in%s", name, part, fonts)
				}
			}
		}
	}
}
