package wordtemplate

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// docs/templates.md lists every name of the data and every filter.
func TestDocumentationIsComplete(t *testing.T) {
	text, err := os.ReadFile("../../docs/templates.md")
	if err != nil {
		t.Fatal(err)
	}
	documented := func(name string) bool { return strings.Contains(string(text), "`"+name+"`") }
	d := specimen.Full()
	data := model(d, wordsFor("en"), FillOptions{})
	var walk func(prefix string, v any)
	walk = func(prefix string, v any) {
		switch v := v.(type) {
		case []any:
			if o, ok := merged(v).(object); ok {
				for name, inner := range o {
					if !documented(name) {
						t.Errorf("%s: %s is not in docs/templates.md", prefix, name)
					}
					walk(prefix+"."+name, inner)
				}
			}
		case object:
			for name, inner := range v {
				full := strings.TrimPrefix(prefix+"."+name, ".")
				if _, group := inner.(object); !group && !documented(full) {
					t.Errorf("%s is not in docs/templates.md", full)
				}
				walk(full, inner)
			}
		}
	}
	walk("", data)
	for name := range filters {
		if !documented(name) && !strings.Contains(string(text), "|"+name+"}}") {
			t.Errorf("the filter %s is not in docs/templates.md", name)
		}
	}
}

// FOCAL_CONTACT_SHEETS is a folder for pictures of every template, to look at;
// FOCAL_SOFFICE is LibreOffice. Needs pdftoppm.
func TestContactSheets(t *testing.T) {
	dir, soffice := os.Getenv("FOCAL_CONTACT_SHEETS"), os.Getenv("FOCAL_SOFFICE")
	if dir == "" || soffice == "" {
		t.Skip("NO PICTURES: set FOCAL_CONTACT_SHEETS to a folder and FOCAL_SOFFICE to soffice to look at the templates.")
	}
	args := []string{"-env:UserInstallation=file://" + t.TempDir(), "--headless", "--convert-to", "pdf", "--outdir", dir}
	people := map[string]*cv.Document{
		"full": specimen.Full(), "short": specimen.Short(), "military": specimen.Military(),
		"academic": specimen.Academic(), "developer": specimen.Developer(), "crowded": specimen.Crowded(),
	}
	for _, name := range Names() {
		for who, d := range people {
			file := filepath.Join(dir, name+"-"+who+".docx")
			o := FillOptions{Product: "Focal"}
			if who == "full" || who == "military" {
				o.Icon, o.Marking = testIcon(t, 300, 120), "OFFICIAL"
			}
			if err := os.WriteFile(file, fill(t, name, d, o), 0o600); err != nil {
				t.Fatal(err)
			}
			args = append(args, file)
		}
	}
	if out, err := exec.Command(soffice, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, file := range args[6:] {
		pdf := strings.TrimSuffix(file, ".docx") + ".pdf"
		if out, err := exec.Command("pdftoppm", "-r", "70", "-png", pdf, strings.TrimSuffix(pdf, ".pdf")).CombinedOutput(); err != nil {
			t.Fatalf("%s does not open in LibreOffice: %v\n%s", file, err, out)
		}
	}
}
