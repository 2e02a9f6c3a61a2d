package wordtemplate

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// parseScript prints what the parser makes of each file, one object to a line.
const parseScript = `
const Parser = require("simple-resume-parser"), print = console.log;
console.log = () => {};
(async () => {
  for (const file of process.argv.slice(1)) {
    const read = await new Parser(file).parseToJSON();
    print(JSON.stringify(typeof read === "string" ? JSON.parse(read) : read.parts ?? read));
  }
  process.exit(0);
})();`

// FOCAL_OTHER_PARSER is a folder in which an open parser of CVs is installed
// (npm install --no-save --prefix FOLDER --ignore-scripts simple-resume-parser@1.1.8). It
// finds as much in every design: none stands in its way.
func TestB4_AnotherParserReadsEveryDesign(t *testing.T) {
	dir := os.Getenv("FOCAL_OTHER_PARSER")
	if dir == "" {
		t.Skip("NOT CHECKED: another parser. Set FOCAL_OTHER_PARSER to the folder where it is installed.")
	}
	people := []*cv.Document{specimen.Full(), specimen.Short(), specimen.Military(), specimen.Academic(), specimen.Veteran()}
	first := 0
	for i, name := range Names() {
		folder, args := t.TempDir(), []string{"-e", parseScript}
		for k, d := range people {
			file := filepath.Join(folder, string(rune('a'+k))+".docx")
			if err := os.WriteFile(file, fill(t, name, d, FillOptions{}), 0o600); err != nil {
				t.Fatal(err)
			}
			args = append(args, file)
		}
		node := exec.Command("node", args...)
		node.Dir = dir
		out, err := node.Output()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		found, all := 0, 0
		decoder := json.NewDecoder(strings.NewReader(string(out)))
		for _, d := range people {
			var read map[string]any
			if err := decoder.Decode(&read); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for field, values := range sought(d) {
				for _, v := range values {
					all++
					if text, _ := read[field].(string); strings.Contains(letterOnly(text), letterOnly(v)) {
						found++
					}
				}
			}
		}
		t.Logf("%s: %d of %d values are found where they belong", name, found, all)
		if i == 0 {
			first = found
		}
		if found != first || found*5 < all*4 {
			t.Errorf("%s: %d of %d, %d in %s", name, found, all, first, Names()[0])
		}
	}
}

// sought are the values that the parser knows a place for, under its names.
func sought(d *cv.Document) map[string][]string {
	s := map[string][]string{"name": {d.Person.Name.Value}, "email": {d.Person.Email.Value}, "phone": {d.Person.Phone.Value}}
	for _, e := range d.Education {
		s["education"] = append(s["education"], e.Institution.Value)
	}
	for _, l := range d.Languages {
		s["languages"] = append(s["languages"], l.Name.Value)
	}
	for _, p := range d.Projects {
		s["projects"] = append(s["projects"], p.Name.Value)
	}
	for _, a := range d.Awards {
		s["awards"] = append(s["awards"], a.Title.Value)
	}
	for _, i := range d.Interests {
		s["interests"] = append(s["interests"], i.Name.Value)
	}
	return s
}

func letterOnly(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}
