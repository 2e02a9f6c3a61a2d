package wordtemplate

import (
	"embed"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

//go:embed all:builtin
var files embed.FS

// names of the built-in templates, the default first; the parts of a template
// lie in the folder of its name in lower case, over those of "shared".
var names = []string{"Generic", "Modern", "Corporate", "Defence", "Europass", "Compact", "Sidebar", "Academic", "Agency"}

// Names lists the built-in templates.
func Names() []string { return slices.Clone(names) }

var builtins = func() map[string]func() (*Template, error) {
	m := map[string]func() (*Template, error){}
	for _, name := range names {
		m[name] = sync.OnceValues(func() (*Template, error) { return loadBuiltin(name) })
	}
	return m
}()

// Canonical returns the built-in template's name in its own spelling; names
// are compared without case (decisions D-58).
func Canonical(name string) (string, bool) {
	for _, n := range names {
		if strings.EqualFold(n, strings.TrimSpace(name)) {
			return n, true
		}
	}
	return "", false
}

// Builtin returns a built-in template.
func Builtin(name string) (*Template, error) {
	known, ok := Canonical(name)
	if !ok {
		return nil, problem.New(problem.Invalid, "There is no template %q. Built-in templates: %s.", name, strings.Join(names, ", "))
	}
	return builtins[known]()
}

func loadBuiltin(name string) (*Template, error) {
	pkg, err := builtinPackage(name)
	if err != nil {
		return nil, err
	}
	t, problems := parse(pkg)
	if len(problems) > 0 {
		return nil, problem.New(problem.Internal, "built-in template %s: %s", name, problems[0])
	}
	t.name, t.builtin, t.colour = name, true, t.ownColour()
	return t, nil
}

// builtinPackage reads the parts of a built-in template, sorted by name.
func builtinPackage(name string) (*ooxml.Package, error) {
	found := map[string][]byte{}
	for _, dir := range []string{"shared", strings.ToLower(name)} {
		root := path.Join("builtin", dir)
		err := fs.WalkDir(files, root, func(p string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			data, err := files.ReadFile(p)
			found[strings.TrimPrefix(p, root+"/")] = data
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	found[themePart] = withFonts(found[themePart], found["word/styles.xml"])
	pkg := &ooxml.Package{}
	for part, data := range found {
		pkg.Parts = append(pkg.Parts, ooxml.Part{Name: part, Data: data})
	}
	slices.SortFunc(pkg.Parts, func(a, b ooxml.Part) int { return strings.Compare(a.Name, b.Name) })
	return pkg, nil
}

const themePart = "word/theme/theme1.xml"

var bodyFonts = regexp.MustCompile(`w:rFonts w:ascii="([^"]+)"[^>]* w:eastAsia="([^"]+)" w:cs="([^"]+)"`)

// withFonts gives the theme the fonts of the text, so that whoever goes on writing in Word and
// picks the fonts of the theme gets those of the design.
func withFonts(theme, styles []byte) []byte {
	m := bodyFonts.FindStringSubmatch(string(styles))
	if m == nil {
		return theme
	}
	return []byte(strings.NewReplacer("LATIN", m[1], "EASTASIA", m[2], "COMPLEX", m[3]).Replace(string(theme)))
}

// StarterDocx returns a built-in template as a Word file with its tags, for
// users who make their own from it.
func StarterDocx(name string) ([]byte, error) {
	known, ok := Canonical(name)
	if !ok {
		return nil, problem.New(problem.NotFound, "There is no template %q.", name)
	}
	pkg, err := builtinPackage(known)
	if err != nil {
		return nil, err
	}
	parts := make([]ooxml.Packed, 0, len(pkg.Parts))
	for _, p := range pkg.Parts {
		data := p.Data
		if root, err := ooxml.Parse(data); err == nil { // without the indentation of our files
			data = root.Bytes()
		}
		packed, err := ooxml.Pack(p.Name, data)
		if err != nil {
			return nil, err
		}
		parts = append(parts, packed)
	}
	return ooxml.Zip(parts)
}
