package engine

import (
	"cmp"
	"fmt"
	"strings"

	"focal/internal/blind"
	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/wordtemplate"
)

// leaks fills the template and reads the file as a stranger would who has nothing
// else: every part, every property and every link of it.
func leaks(t *wordtemplate.Template, result *Result, fill wordtemplate.FillOptions) ([]cv.Note, error) {
	if result.Options.Privacy.Level == cv.Open {
		return nil, nil
	}
	file, err := t.Fill(result.Document, fill)
	if err != nil {
		return nil, err
	}
	texts, err := readable(file)
	if err != nil {
		return nil, err
	}
	var notes []cv.Note
	for _, l := range blind.Leaks(texts, result.Original, result.Options.Privacy, result.Edits[nameID(result.Original)]) {
		notes = append(notes, cv.Note{Kind: cv.NoteAdvice, Leak: true, Reason: fmt.Sprintf(
			"“%s” (%s) can still be read in the document. Look for it, and change the wording or leave the line out.", l.Text, l.What)})
	}
	return notes, nil
}

// nameID is by what the user's wording of the name goes.
func nameID(original *cv.Document) string { return cmp.Or(original.Person.Name.ID, "person.name") }

// readable is all text of a Word file: paragraphs, attributes, and parts that are no XML.
func readable(docx []byte) ([]string, error) {
	pkg, err := ooxml.Read(docx, ooxml.TemplateLimits)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, p := range pkg.Parts {
		texts = append(texts, p.Name)
		root, err := ooxml.Parse(p.Data)
		if err != nil {
			continue // a picture
		}
		texts = append(texts, textsOf(root)...)
	}
	return texts, nil
}

// textsOf are the paragraphs (and, outside of those, elements) of a part, and the values of attributes that
// say something: links, alternative texts, names.
func textsOf(root *ooxml.Node) []string {
	var texts []string
	var walk func(n *ooxml.Node, into *strings.Builder)
	walk = func(n *ooxml.Node, into *strings.Builder) {
		for _, a := range n.Attrs {
			if len(a.Value) > 3 && !strings.HasPrefix(a.Name, "xmlns") {
				texts = append(texts, a.Value)
			}
		}
		if n.Name == "" {
			into.WriteString(n.Text)
			return
		}
		own := into
		if n.Name == "w:p" || into == nil {
			own = &strings.Builder{}
		}
		for _, k := range n.Kids {
			walk(k, own)
		}
		if own != into && own.Len() > 0 {
			texts = append(texts, own.String())
		}
		if n.Name == "w:tab" || n.Name == "w:br" {
			own.WriteString(" ")
		}
	}
	walk(root, nil)
	return texts
}
