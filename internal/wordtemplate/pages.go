package wordtemplate

import (
	"focal/internal/layout"
	"focal/internal/ooxml"
)

// measure prepares the measurer of a variant.
func (v *variant) measure(t *Template, key variantKey) {
	g := pageOf(t.roots[t.mainPart()])
	part := func(kind string) *ooxml.Node {
		for _, r := range v.relations[t.mainPart()] {
			if r.Type == relationBase+kind {
				if root := t.roots[r.resolve(t.mainPart())]; root != nil {
					return key.apply(root, g)
				}
			}
		}
		return nil
	}
	v.measurer = layout.New(v.styles, part("numbering"), part("settings"))
	header, footer := layout.References(t.roots[t.mainPart()])
	for _, r := range v.relations[t.mainPart()] {
		switch r.ID {
		case header:
			v.header = r.resolve(t.mainPart())
		case footer:
			v.footer = r.resolve(t.mainPart())
		}
	}
}
