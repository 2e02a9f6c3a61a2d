package shortlist

import (
	"strconv"

	"focal/internal/ooxml"
)

// The parts of the Word document that are always the same.

var namespaces = []ooxml.Attr{
	{Name: "xmlns:w", Value: "http://schemas.openxmlformats.org/wordprocessingml/2006/main"},
	{Name: "xmlns:r", Value: "http://schemas.openxmlformats.org/officeDocument/2006/relationships"},
	{Name: "xmlns:wp", Value: "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"},
}

const mediaTypes = "application/vnd.openxmlformats-officedocument.wordprocessingml."

var contentTypes = func() *ooxml.Node {
	root := ooxml.New("Types", []ooxml.Attr{{Name: "xmlns", Value: "http://schemas.openxmlformats.org/package/2006/content-types"}},
		ooxml.New("Default", []ooxml.Attr{{Name: "Extension", Value: "rels"}, {
			Name:  "ContentType",
			Value: "application/vnd.openxmlformats-package.relationships+xml",
		}}),
		ooxml.New("Default", []ooxml.Attr{{Name: "Extension", Value: "xml"}, {Name: "ContentType", Value: "application/xml"}}),
		ooxml.New("Default", []ooxml.Attr{{Name: "Extension", Value: "png"}, {Name: "ContentType", Value: "image/png"}}))
	for _, p := range [][2]string{
		{"/word/document.xml", mediaTypes + "document.main+xml"},
		{"/word/styles.xml", mediaTypes + "styles+xml"},
		{"/word/settings.xml", mediaTypes + "settings+xml"},
		{"/word/footer1.xml", mediaTypes + "footer+xml"},
		{"/word/header1.xml", mediaTypes + "header+xml"},
		{"/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"},
	} {
		root.Kids = append(root.Kids, ooxml.New("Override", []ooxml.Attr{{Name: "PartName", Value: p[0]}, {
			Name:  "ContentType",
			Value: p[1],
		}}))
	}
	return root
}()

// relations are kinds and targets by turns, numbered from rId1.
func relations(list ...string) []byte {
	root := ooxml.New("Relationships", []ooxml.Attr{{Name: "xmlns", Value: "http://schemas.openxmlformats.org/package/2006/relationships"}})
	for i := 0; i < len(list); i += 2 {
		kind := "http://schemas.openxmlformats.org/officeDocument/2006/relationships/" + list[i]
		if list[i] == "core" {
			kind = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
		}
		root.Kids = append(root.Kids, ooxml.New("Relationship", []ooxml.Attr{
			{Name: "Id", Value: "rId" + strconv.Itoa(i/2+1)},
			{Name: "Type", Value: kind},
			{Name: "Target", Value: list[i+1]},
		}))
	}
	return root.Bytes()
}

// section is the last element of the body; the footer is the document's second relation, the header the fourth.
var section = ooxml.New("w:sectPr", nil,
	ooxml.New("w:headerReference", []ooxml.Attr{{Name: "w:type", Value: "default"}, {Name: "r:id", Value: "rId4"}}),
	ooxml.New("w:footerReference", []ooxml.Attr{{Name: "w:type", Value: "default"}, {Name: "r:id", Value: "rId2"}}),
	ooxml.New("w:pgSz", []ooxml.Attr{
		{Name: "w:w", Value: strconv.Itoa(pageWidth)},
		{Name: "w:h", Value: strconv.Itoa(pageHeight)},
		{Name: "w:orient", Value: "landscape"},
	}),
	ooxml.New("w:pgMar", []ooxml.Attr{
		{Name: "w:top", Value: strconv.Itoa(margin)},
		{Name: "w:right", Value: strconv.Itoa(margin)},
		{
			Name:  "w:bottom",
			Value: strconv.Itoa(margin),
		},
		{Name: "w:left", Value: strconv.Itoa(margin)},
		{Name: "w:header", Value: "425"},
		{Name: "w:footer", Value: "425"},
		{Name: "w:gutter", Value: "0"},
	}))

var settings = ooxml.New("w:settings", namespaces, ooxml.New("w:compat", nil, ooxml.New("w:compatSetting", []ooxml.Attr{
	{Name: "w:name", Value: "compatibilityMode"}, {Name: "w:uri", Value: "http://schemas.microsoft.com/office/word"}, {
		Name:  "w:val",
		Value: "15",
	},
})))

// look is a paragraph style: size in half points, space in twentieths of a point.
type look struct {
	id, name      string
	size          int
	colour        string
	bold          bool
	above, below  int
	keep, centred bool
	right         bool
}

var looks = []look{
	{id: "Heading1", name: "heading 1", size: 36, colour: own, bold: true, keep: true},
	{id: "Subtitle", name: "Subtitle", size: 20, colour: "4A4F54", below: 80, keep: true},
	{id: "Heading2", name: "heading 2", size: 24, colour: own, bold: true, above: 160, below: 80, keep: true},
	{id: "Head", name: "Table Head", size: 17, colour: own, bold: true, keep: true},
	{id: "Name", name: "Candidate", size: 20, bold: true},
	{id: "Score", name: "Score", size: 22, bold: true, centred: true},
	{id: "Status", name: "Status", size: 19, bold: true},
	{id: "Quote", name: "Quote", size: 16, colour: "33383C", above: 20},
	{id: "Gap", name: "Gap", size: 8},
	{id: "Note", name: "Note", size: 17, colour: "4A4F54", above: 120},
	{id: "Marking", name: "Marking", size: 18, bold: true, centred: true},
	{id: "Logo", name: "Logo", below: 80, right: true},
	{id: "Footer", name: "footer", size: 16, colour: "4A4F54"},
}

// styleSheet has the headings in a colour.
func styleSheet(colour string) *ooxml.Node {
	root := ooxml.New("w:styles", namespaces,
		ooxml.New("w:docDefaults", nil,
			ooxml.New("w:rPrDefault", nil, ooxml.New("w:rPr", nil,
				ooxml.New("w:rFonts", []ooxml.Attr{
					{Name: "w:ascii", Value: "Calibri"},
					{Name: "w:hAnsi", Value: "Calibri"},
					{Name: "w:eastAsia", Value: "Microsoft YaHei"},
					{Name: "w:cs", Value: "Arial"},
				}),
				ooxml.Val("w:sz", "20"), ooxml.Val("w:szCs", "20"), ooxml.Val("w:lang", "en-GB"))),
			ooxml.New("w:pPrDefault", nil, ooxml.New("w:pPr", nil, spacing(0, 0)))),
		ooxml.New("w:style", []ooxml.Attr{{Name: "w:type", Value: "paragraph"}, {Name: "w:default", Value: "1"}, {
			Name:  "w:styleId",
			Value: "Normal",
		}}, ooxml.Val("w:name", "Normal")))
	for _, l := range looks {
		if l.colour == own {
			l.colour = colour
		}
		root.Kids = append(root.Kids, l.style())
	}
	root.Kids = append(root.Kids, tableStyle())
	return root
}

func spacing(above, below int) *ooxml.Node {
	return ooxml.New("w:spacing", []ooxml.Attr{{Name: "w:before", Value: strconv.Itoa(above)}, {
		Name:  "w:after",
		Value: strconv.Itoa(below),
	}})
}

func (l look) style() *ooxml.Node {
	paragraph, run := ooxml.New("w:pPr", nil), ooxml.New("w:rPr", nil)
	if l.keep {
		paragraph.Kids = append(paragraph.Kids, ooxml.New("w:keepNext", nil))
	}
	if l.id == "Footer" {
		paragraph.Kids = append(paragraph.Kids, ooxml.New("w:tabs", nil, ooxml.New("w:tab", []ooxml.Attr{{
			Name:  "w:val",
			Value: "right",
		}, {Name: "w:pos", Value: strconv.Itoa(textWidth)}})))
	}
	paragraph.Kids = append(paragraph.Kids, spacing(l.above, l.below))
	if l.centred || l.right {
		paragraph.Kids = append(paragraph.Kids, ooxml.Val("w:jc", map[bool]string{true: "right", false: "center"}[l.right]))
	}
	if level := map[string]string{"Heading1": "0", "Heading2": "1"}[l.id]; level != "" {
		paragraph.Kids = append(paragraph.Kids, ooxml.Val("w:outlineLvl", level))
	}
	if l.bold {
		run.Kids = append(run.Kids, ooxml.New("w:b", nil), ooxml.New("w:bCs", nil))
	}
	if l.colour != "" {
		run.Kids = append(run.Kids, ooxml.Val("w:color", l.colour))
	}
	size := strconv.Itoa(l.size)
	run.Kids = append(run.Kids, ooxml.Val("w:sz", size), ooxml.Val("w:szCs", size))
	return ooxml.New("w:style", []ooxml.Attr{{Name: "w:type", Value: "paragraph"}, {Name: "w:styleId", Value: l.id}},
		ooxml.Val("w:name", l.name), ooxml.Val("w:basedOn", "Normal"), paragraph, run)
}

// tableStyle has thin lines and a little air in the cells.
func tableStyle() *ooxml.Node {
	borders := ooxml.New("w:tblBorders", nil)
	for _, side := range []string{"top", "left", "bottom", "right", "insideH", "insideV"} {
		borders.Kids = append(borders.Kids, ooxml.New("w:"+side, []ooxml.Attr{{Name: "w:val", Value: "single"}, {
			Name:  "w:sz",
			Value: "4",
		}, {Name: "w:space", Value: "0"}, {Name: "w:color", Value: "C9D1D3"}}))
	}
	margins := ooxml.New("w:tblCellMar", nil)
	for _, side := range []struct {
		name string
		w    int
	}{{"top", 50}, {"left", 90}, {"bottom", 50}, {"right", 90}} {
		margins.Kids = append(margins.Kids, width("w:"+side.name, side.w))
	}
	return ooxml.New("w:style", []ooxml.Attr{{Name: "w:type", Value: "table"}, {Name: "w:styleId", Value: "Sheet"}}, ooxml.Val("w:name",
		"Comparison"), ooxml.New("w:tblPr", nil, borders, margins))
}
