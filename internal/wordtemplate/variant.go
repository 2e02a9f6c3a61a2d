package wordtemplate

import (
	"math"
	"path"
	"slices"
	"strconv"
	"strings"

	"focal/internal/layout"
	"focal/internal/ooxml"
)

// Density is how tightly a template is set; page fitting tries the tighter
// ones before it leaves anything out, and the looser ones where a last page would
// have hardly a line.
type Density int

// Densities. Tight takes a third of the space between paragraphs; Dense also
// half a point of every size up to 11 and a sixth of the top and bottom margin. Loose
// adds a third of the space and a twentieth to the height of lines, Airy twice that.
// In built-in templates the cover page is given up from Tight on.
const (
	Normal Density = iota
	Tight
	Dense
	Loose
	Airy
)

type paper struct{ width, height int } // twips

var (
	a4     = paper{11906, 16838}
	letter = paper{12240, 15840}
)

type variantKey struct {
	density Density
	paper   paper  // zero: as the template has it
	accent  string // "RRGGBB"; "" = the template's own
	own     string // the colour that the accent replaces
	flows   bool   // no paragraph begins a page: a cover runs into what follows
}

// maxVariants bounds what a template keeps: colours come from users.
const maxVariants = 64

// variant is a template compiled for one density and paper.
type variant struct {
	code      map[string]code
	relations map[string][]relation
	styles    *ooxml.Node
	packed    []ooxml.Packed // parts that are the same in every document
	tags      []usedTag
	languages languageCache
	measurer  *layout.Measurer
	kept      keptProps
	header    string // default header and footer parts; "" = none
	footer    string
}

// names reports a template with a tag of that name, or of what it holds.
func (v *variant) names(name string) bool {
	return slices.ContainsFunc(v.tags, func(u usedTag) bool { return slices.Index(u.tag.path, name) == 0 })
}

// variantFor returns the compiled variant, compiling it at its first use.
func (t *Template) variantFor(key variantKey) *variant {
	t.mu.Lock()
	defer t.mu.Unlock()
	v, ok := t.variants[key]
	if !ok {
		if len(t.variants) >= maxVariants {
			clear(t.variants)
		}
		v, _ = t.compile(key) // the problems were reported for the first variant
		t.variants[key] = v
	}
	return v
}

func (t *Template) compile(key variantKey) (*variant, []Problem) {
	v := &variant{code: map[string]code{}, relations: map[string][]relation{}}
	pkg := ooxml.Package{Parts: t.parts}
	dropped := map[string]bool{}
	page := pageOf(t.roots[t.mainPart()])
	var problems []Problem
	for _, part := range t.filled {
		root := key.apply(t.roots[part], page)
		c := compiler{part: part, links: t.links}
		v.code[part] = c.compilePart(root)
		problems = append(problems, c.problems...)
		v.tags = append(v.tags, c.tags...)
		data, _ := pkg.Get(relationsOf(part))
		relations, _ := parseRelations(data) // absent or checked by load and refuse
		v.relations[part] = withoutPlaceholders(root, part, relations, dropped)
	}
	t.keepUsed(v, dropped)
	if root := t.roots[t.styles]; root != nil {
		v.styles = key.apply(root, page)
	}
	v.measure(t, key)
	for _, p := range t.parts {
		if dropped[p.Name] || t.isFilled(p.Name) {
			continue
		}
		data := p.Data
		if root := t.roots[p.Name]; root != nil && key != (variantKey{}) {
			data = key.apply(root, page).Bytes()
		}
		packed, err := ooxml.Pack(p.Name, data)
		if err != nil {
			return nil, []Problem{{Part: p.Name, Message: err.Error()}}
		}
		v.packed = append(v.packed, packed)
	}
	return v, problems
}

// isFilled reports whether Fill writes the part anew for every document.
func (t *Template) isFilled(name string) bool {
	if name == t.styles || name == corePart || name == extendedPart {
		return true
	}
	for _, f := range t.filled {
		if name == f || name == relationsOf(f) {
			return true
		}
	}
	return false
}

// withoutPlaceholders drops the relationships of pictures that only stand in
// for the icon, and notes their parts in dropped.
func withoutPlaceholders(root *ooxml.Node, part string, relations []relation, dropped map[string]bool) []relation {
	uses := map[string]int{} // relationship id -> uses outside placeholders
	placeholder := map[string]bool{}
	var scan func(n *ooxml.Node, inside bool)
	scan = func(n *ooxml.Node, inside bool) {
		inside = inside || n.Name == "w:drawing" && drawingTag(n) != ""
		for _, a := range n.Attrs {
			if strings.HasPrefix(a.Name, "r:") {
				if inside {
					placeholder[a.Value] = true
				} else {
					uses[a.Value]++
				}
			}
		}
		for _, k := range n.Kids {
			scan(k, inside)
		}
	}
	scan(root, false)
	var left []relation
	for _, r := range relations {
		if placeholder[r.ID] && uses[r.ID] == 0 {
			if !r.External {
				dropped[r.resolve(part)] = true
			}
			continue
		}
		left = append(left, r)
	}
	return left
}

// keepUsed takes out of dropped what another part still shows: Word keeps one
// copy of a picture that stands in the header and in the text.
func (t *Template) keepUsed(v *variant, dropped map[string]bool) {
	if len(dropped) == 0 {
		return
	}
	keep := func(part string, relations []relation) {
		for _, r := range relations {
			if !r.External {
				delete(dropped, r.resolve(part))
			}
		}
	}
	for part, relations := range v.relations {
		keep(part, relations)
	}
	pkg := ooxml.Package{Parts: t.parts}
	for _, p := range t.parts {
		if data, has := pkg.Get(relationsOf(p.Name)); has && !t.isFilled(p.Name) {
			relations, _ := parseRelations(data) // checked by refuse
			keep(p.Name, relations)
		}
	}
}

// withoutBreaks lets what follows a cover go on below it.
func withoutBreaks(root *ooxml.Node) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name == "w:pageBreakBefore" {
			return nil
		}
		return n
	})
}

// apply returns a part in the density and on the paper of the key.
func (k variantKey) apply(root *ooxml.Node, g geometry) *ooxml.Node {
	if k.paper != (paper{}) && k.paper.width != g.width {
		root = onPaper(root, k.paper, g)
	}
	if k.accent != "" {
		root = recolour(root, k.own, k.accent)
	}
	if k.flows {
		root = withoutBreaks(root)
	}
	if k.density == Normal {
		return root
	}
	if k.density == Loose || k.density == Airy {
		return looser(root, float64(k.density-Dense))
	}
	return denser(root, k.density)
}

// denser sets a part tighter: less room between paragraphs, and when it must be dense smaller
// letters and margins.
func denser(root *ooxml.Node, density Density) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		switch n.Name {
		case "w:spacing":
			for _, side := range []string{"w:before", "w:after"} {
				n = scale(n, side, 0.66, 0)
			}
			if n.Get("w:lineRule") == "auto" && density == Dense {
				n = tighter(n)
			}
		case "w:sz", "w:szCs":
			if size, _ := strconv.Atoi(n.Get("w:val")); density == Dense && size > 16 && size <= 22 {
				n = n.With("w:val", strconv.Itoa(size-1))
			}
		case "w:pgMar":
			if density == Dense {
				n = scale(scale(n, "w:top", 0.84, 567), "w:bottom", 0.84, 567)
			}
		}
		return n
	})
}

// looser adds steps times a third to the space between paragraphs and a twentieth to
// proportional line spacing, in whole percentages as tighter does.
func looser(root *ooxml.Node, steps float64) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name != "w:spacing" {
			return n
		}
		for _, side := range []string{"w:before", "w:after"} {
			n = scale(n, side, 1+0.33*steps, 0)
		}
		line, err := strconv.ParseFloat(n.Get("w:line"), 64)
		if err != nil || n.Get("w:lineRule") != "auto" {
			return n
		}
		return n.With("w:line", strconv.Itoa(int(math.Round(math.Floor(line/2.4*(1+0.05*steps))*2.4))))
	})
}

// tighter takes 3 % from proportional line spacing, but leaves it single, and a
// whole percentage: programs round others differently.
func tighter(n *ooxml.Node) *ooxml.Node {
	line, err := strconv.ParseFloat(n.Get("w:line"), 64)
	if err != nil || line <= 240 {
		return n
	}
	return n.With("w:line", strconv.Itoa(int(math.Round(max(math.Floor(line/2.4*0.97), 100)*2.4))))
}

// scale multiplies an attribute, but never takes it below least.
func scale(n *ooxml.Node, name string, by, least float64) *ooxml.Node {
	v, err := strconv.ParseFloat(n.Get(name), 64)
	if err != nil || v <= least {
		return n
	}
	return n.With(name, strconv.Itoa(int(math.Round(max(v*by, least)))))
}

// geometry is what a template's first section says about its page.
type geometry struct{ width, text int } // twips

func pageOf(document *ooxml.Node) geometry {
	size, margins := find(document, "w:pgSz"), find(document, "w:pgMar")
	width, _ := strconv.Atoi(size.Get("w:w"))
	left, _ := strconv.Atoi(margins.Get("w:left"))
	right, _ := strconv.Atoi(margins.Get("w:right"))
	return geometry{width: width, text: width - left - right}
}

// onPaper changes the paper of a built-in template: what is measured against
// the text's width (right tab stops, tables) follows.
func onPaper(root *ooxml.Node, p paper, g geometry) *ooxml.Node {
	text := g.text + p.width - g.width
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		switch n.Name {
		case "w:pgSz":
			return n.With("w:w", strconv.Itoa(p.width)).With("w:h", strconv.Itoa(p.height))
		case "w:tab":
			if n.Get("w:pos") == strconv.Itoa(g.text) {
				return n.With("w:pos", strconv.Itoa(text))
			}
		case "w:tblW", "w:tcW", "w:gridCol":
			if n.Get("w:type") == "dxa" || n.Name == "w:gridCol" {
				return scale(n, "w:w", float64(text)/float64(g.text), 0)
			}
		}
		return n
	})
}

func find(root *ooxml.Node, name string) *ooxml.Node {
	var found *ooxml.Node
	root.Each(func(n *ooxml.Node) {
		if n.Name == name {
			found = n
		}
	})
	return found
}

// iconTarget is the part name of the icon for a document part.
func iconTarget(main string) string { return path.Join(path.Dir(main), iconPart) }
