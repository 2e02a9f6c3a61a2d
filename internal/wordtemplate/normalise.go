package wordtemplate

import (
	"strings"

	"focal/internal/ooxml"
)

// dropped are elements without meaning for the result: spelling marks, the
// author's comments, revision marks and bookmarks (which would occur twice in a
// repeated section).
var dropped = map[string]bool{
	"w:proofErr": true, "w:commentRangeStart": true, "w:commentRangeEnd": true, "w:commentReference": true,
	"w:annotationRef": true, "w:bookmarkStart": true, "w:bookmarkEnd": true, "w:del": true, "w:moveFrom": true,
	"w:rPrChange": true, "w:pPrChange": true, "w:sectPrChange": true, "w:tblPrChange": true, "w:trPrChange": true,
	"w:tcPrChange": true, "w:tblGridChange": true, "w:numberingChange": true, "w:moveFromRangeStart": true,
	"w:moveFromRangeEnd": true, "w:moveToRangeStart": true, "w:moveToRangeEnd": true, "w:permStart": true,
	"w:permEnd": true, "w:dataBinding": true, "w:lastRenderedPageBreak": true, "w:cellIns": true, "w:cellDel": true,
	"w:cellMerge": true,
}

// unwrapped are elements of which only the content stays: accepted insertions,
// and the wrappers of smart tags.
var unwrapped = map[string]bool{"w:ins": true, "w:moveTo": true, "w:smartTag": true, "w:customXml": true}

// clean removes what must not reach the output: revision identifiers, authors,
// comments, tracked changes.
func clean(root *ooxml.Node) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if dropped[n.Name] {
			return nil
		}
		n = withoutRevisionIDs(n)
		var kids []*ooxml.Node
		for i, k := range n.Kids {
			inner := insteadOf(k)
			if inner != nil && kids == nil {
				kids = append(make([]*ooxml.Node, 0, len(n.Kids)), n.Kids[:i]...)
			}
			switch {
			case inner != nil:
				kids = append(kids, inner...)
			case kids != nil:
				kids = append(kids, k)
			}
		}
		if kids != nil {
			return n.WithKids(kids)
		}
		return n
	})
}

// insteadOf is what stands in the place of a wrapper, nil for what stays.
func insteadOf(k *ooxml.Node) []*ooxml.Node {
	switch {
	case unwrapped[k.Name]:
		inner := make([]*ooxml.Node, 0, len(k.Kids))
		for _, n := range k.Kids {
			if !strings.HasSuffix(n.Name, "Pr") {
				inner = append(inner, n)
			}
		}
		return inner
	case k.Name == "w:fldSimple" && !hasTags(k):
		return fieldInRuns(k)
	}
	return nil
}

// fieldInRuns is a field of one element as all readers of Word files know it: our own page shows nothing of the other kind.
func fieldInRuns(k *ooxml.Node) []*ooxml.Node {
	run := func(n *ooxml.Node) *ooxml.Node { return ooxml.New("w:r", nil, n) }
	code := ooxml.New("w:instrText", []ooxml.Attr{{Name: "xml:space", Value: "preserve"}}, ooxml.Text(k.Get("w:instr")))
	runs := []*ooxml.Node{run(fieldChar("begin")), run(code), run(fieldChar("separate"))}
	for _, n := range k.Kids {
		if n.Name != "w:fldData" {
			runs = append(runs, n)
		}
	}
	return append(runs, run(fieldChar("end")))
}

func withoutRevisionIDs(n *ooxml.Node) *ooxml.Node {
	drop := func(name string) bool {
		return strings.HasPrefix(name, "w:rsid") || name == "w14:paraId" || name == "w14:textId"
	}
	for i := range n.Attrs {
		if !drop(n.Attrs[i].Name) {
			continue
		}
		c := n.WithKids(n.Kids)
		c.Attrs = nil
		for _, a := range n.Attrs {
			if !drop(a.Name) {
				c.Attrs = append(c.Attrs, a)
			}
		}
		return c
	}
	return n
}

// joinTags puts every tag that Word has split over several runs into the run
// where it begins.
func joinTags(root *ooxml.Node) *ooxml.Node {
	return root.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n.Name != "w:p" {
			return n
		}
		texts := ownTexts(n, nil)
		joined := moveTags(texts)
		if joined == nil {
			return n
		}
		return n.Rewrite(func(k *ooxml.Node) *ooxml.Node {
			if s, ok := joined[k]; ok {
				return textNode(s)
			}
			return k
		})
	})
}

// ownTexts collects the w:t elements of a paragraph, without those of
// paragraphs nested in it (text boxes).
func ownTexts(n *ooxml.Node, list []*ooxml.Node) []*ooxml.Node {
	for _, k := range n.Kids {
		switch k.Name {
		case "w:t":
			list = append(list, k)
		case "w:p", "w:txbxContent":
		default:
			list = ownTexts(k, list)
		}
	}
	return list
}

// moveTags returns the new text of those w:t that change, or nil.
func moveTags(texts []*ooxml.Node) map[*ooxml.Node]string {
	if len(texts) < 2 {
		return nil
	}
	var all strings.Builder
	ends := make([]int, len(texts)) // offset behind each w:t in the joined text
	for i, t := range texts {
		all.WriteString(t.Plain())
		ends[i] = all.Len()
	}
	joined := all.String()
	spans := tagPattern.FindAllStringIndex(joined, -1)
	moved := false
	i := 0 // spans and ends both ascend
	for _, span := range spans {
		for i < len(ends) && ends[i] <= span[0] {
			i++
		}
		for ; i < len(ends) && ends[i] < span[1]; i++ {
			ends[i] = span[1]
			moved = true
		}
	}
	if !moved {
		return nil
	}
	out := make(map[*ooxml.Node]string, len(texts))
	start := 0
	for i, t := range texts {
		out[t] = joined[start:ends[i]]
		start = ends[i]
	}
	return out
}

// textNode is a w:t that keeps its spaces.
func textNode(s string) *ooxml.Node {
	var attrs []ooxml.Attr
	if s != strings.TrimSpace(s) {
		attrs = []ooxml.Attr{{Name: "xml:space", Value: "preserve"}}
	}
	return ooxml.New("w:t", attrs, ooxml.Text(s))
}
