package shortlist

import (
	"fmt"
	"strconv"
	"time"

	"focal/internal/ooxml"
	"focal/internal/tailor"
)

// DOCX is the comparison as a Word document, A4 on its side: each advert begins a page,
// with the candidates as rows, best first, and as many requirements to a table as can be
// read. A cell holds the status, the first quotation, and of what is met in part the caution.
func (s *Sheet) DOCX(product string) ([]byte, error) {
	var body []*ooxml.Node
	for i := range s.Adverts {
		body = append(body, s.page(&s.Adverts[i], i > 0)...)
	}
	body = append(body, paragraph("Note", howItIsScored), section)
	header := ooxml.New("w:hdr", namespaces)
	logo := s.Brand.logo()
	if logo != nil {
		header.Kids = append(header.Kids, logo)
	}
	header.Kids = append(header.Kids, paragraph("Marking", s.Marking))
	parts := []part{
		{"[Content_Types].xml", contentTypes.Bytes()},
		{"_rels/.rels", relations("officeDocument", "word/document.xml", "core", "docProps/core.xml")},
		{"word/document.xml", ooxml.New("w:document", namespaces, ooxml.New("w:body", nil, body...)).Bytes()},
		{"word/_rels/document.xml.rels", relations("styles", "styles.xml", "footer", "footer1.xml", "settings", "settings.xml",
			"header", "header1.xml")},
		{"word/styles.xml", styleSheet(s.Brand.colour()).Bytes()},
		{"word/settings.xml", settings.Bytes()},
		{"word/footer1.xml", s.footer().Bytes()},
		{"word/header1.xml", header.Bytes()},
		{"docProps/core.xml", s.properties(product).Bytes()},
	}
	if logo != nil {
		parts = append(parts, part{"word/_rels/header1.xml.rels", relations("image", logoName)}, part{"word/" + logoName, s.Brand.Logo})
	}
	packed := make([]ooxml.Packed, len(parts))
	for i, p := range parts {
		var err error
		if packed[i], err = ooxml.Pack(p.name, p.data); err != nil {
			return nil, err
		}
	}
	return ooxml.Zip(packed)
}

// part is a file of the package.
type part struct {
	name string
	data []byte
}

// Widths in twentieths of a point: an A4 page on its side with margins of 1.5 cm.
const (
	pageWidth   = 16838
	pageHeight  = 11906
	margin      = 850
	textWidth   = pageWidth - 2*margin
	nameColumn  = 2200
	scoreColumn = 850
	// mostColumns of requirements in a table: an inch and a half for each.
	mostColumns = 6
)

// page is an advert.
func (s *Sheet) page(a *Advert, breaks bool) []*ooxml.Node {
	title := paragraph("Heading1", a.Title)
	if breaks {
		title.Kids[0].Kids = append(title.Kids[0].Kids, ooxml.New("w:pageBreakBefore", nil))
	}
	out := []*ooxml.Node{title, paragraph("Subtitle", s.subtitle())}
	if len(a.Requirements) == 0 {
		return append(out, paragraph("Normal", "No requirements were found in this advert."))
	}
	for _, g := range a.groups() {
		for from := 0; from < len(g.of); {
			to := from + share(len(g.of)-from)
			heading := g.title
			if to-from < len(g.of) {
				heading = fmt.Sprintf("%s %d to %d of %d", g.title, from+1, to, len(g.of))
			}
			out = append(out, paragraph("Heading2", heading), s.table(a, g.of[from:to]), paragraph("Gap", ""))
			from = to
		}
	}
	return out
}

// share is how many of n columns the next table takes, so that all are about alike.
func share(n int) int {
	tables := (n + mostColumns - 1) / mostColumns
	return (n + tables - 1) / tables
}

func (s *Sheet) table(a *Advert, columns []int) *ooxml.Node {
	widths := []int{nameColumn, scoreColumn}
	rest := (textWidth - nameColumn - scoreColumn) / max(len(columns), 3) // a few columns do not stretch over the page
	for range columns {
		widths = append(widths, rest)
	}
	total := 0
	grid := ooxml.New("w:tblGrid", nil)
	for _, w := range widths {
		grid.Kids = append(grid.Kids, ooxml.New("w:gridCol", []ooxml.Attr{{Name: "w:w", Value: strconv.Itoa(w)}}))
		total += w
	}
	fill := s.Brand.fill()
	header := []*ooxml.Node{cell(widths[0], fill, paragraph("Head", "Candidate")), cell(widths[1], fill, paragraph("Head", "Score"))}
	for i, r := range columns {
		header = append(header, cell(widths[i+2], fill, paragraph("Head", a.Requirements[r].Text)))
	}
	table := ooxml.New("w:tbl", nil, ooxml.New("w:tblPr", nil, ooxml.Val("w:tblStyle", "Sheet"), width("w:tblW", total),
		ooxml.New("w:tblLayout", []ooxml.Attr{{Name: "w:type", Value: "fixed"}})), grid, row(true, header))
	for _, candidate := range a.ranked() {
		cells := []*ooxml.Node{cell(widths[0], "", paragraph("Name", s.Candidates[candidate].Name)), cell(widths[1], "",
			paragraph("Score", strconv.Itoa(a.Results[candidate].Score)+"%"))}
		for i, r := range columns {
			cells = append(cells, finding(widths[i+2], a.Results[candidate].Findings[r]))
		}
		table.Kids = append(table.Kids, row(false, cells))
	}
	return table
}

// finding is the cell of a status; what is met in part says what is to be checked of it.
func finding(w int, f Finding) *ooxml.Node {
	said := []*ooxml.Node{coloured("Status", words[f.Status], colours[f.Status][1])}
	if len(f.Evidence) > 0 {
		said = append(said, paragraph("Quote", "“"+f.Evidence[0]+"”"))
	}
	if f.Status == tailor.Partly && f.Reason != "" {
		said = append(said, paragraph("Quote", f.Reason))
	}
	return cell(w, colours[f.Status][0], said...)
}

func row(header bool, cells []*ooxml.Node) *ooxml.Node {
	properties := ooxml.New("w:trPr", nil, ooxml.New("w:cantSplit", nil))
	if header {
		properties.Kids = append(properties.Kids, ooxml.New("w:tblHeader", nil))
	}
	return ooxml.New("w:tr", nil, append([]*ooxml.Node{properties}, cells...)...)
}

func cell(w int, fill string, paragraphs ...*ooxml.Node) *ooxml.Node {
	properties := ooxml.New("w:tcPr", nil, width("w:tcW", w))
	if fill != "" {
		properties.Kids = append(properties.Kids, ooxml.New("w:shd", []ooxml.Attr{{Name: "w:val", Value: "clear"}, {
			Name:  "w:color",
			Value: "auto",
		}, {Name: "w:fill", Value: fill}}))
	}
	return ooxml.New("w:tc", nil, append([]*ooxml.Node{properties}, paragraphs...)...)
}

func width(name string, w int) *ooxml.Node {
	return ooxml.New(name, []ooxml.Attr{{Name: "w:w", Value: strconv.Itoa(w)}, {Name: "w:type", Value: "dxa"}})
}

func paragraph(style, text string) *ooxml.Node { return coloured(style, text, "") }

// coloured is a paragraph; colour "" is the style's.
func coloured(style, text, colour string) *ooxml.Node {
	p := ooxml.New("w:p", nil, ooxml.New("w:pPr", nil, ooxml.Val("w:pStyle", style)))
	if text == "" {
		return p
	}
	run := ooxml.New("w:r", nil)
	if colour != "" {
		run.Kids = append(run.Kids, ooxml.New("w:rPr", nil, ooxml.Val("w:color", colour)))
	}
	run.Kids = append(run.Kids, ooxml.New("w:t", []ooxml.Attr{{Name: "xml:space", Value: "preserve"}}, ooxml.Text(text)))
	p.Kids = append(p.Kids, run)
	return p
}

// footer has the date and the number of the page, and the marking as the header has it.
func (s *Sheet) footer() *ooxml.Node {
	p := paragraph("Footer", s.subtitle())
	p.Kids = append(p.Kids, ooxml.New("w:r", nil, ooxml.New("w:tab", nil)), text("Page "))
	p.Kids = append(p.Kids, field("PAGE")...)
	p.Kids = append(p.Kids, text(" of "))
	p.Kids = append(p.Kids, field("NUMPAGES")...)
	if s.Marking != "" {
		return ooxml.New("w:ftr", namespaces, p, paragraph("Marking", s.Marking))
	}
	return ooxml.New("w:ftr", namespaces, p)
}

func text(s string) *ooxml.Node {
	return ooxml.New("w:r", nil, ooxml.New("w:t", []ooxml.Attr{{Name: "xml:space", Value: "preserve"}}, ooxml.Text(s)))
}

func field(code string) []*ooxml.Node {
	mark := func(kind string) *ooxml.Node {
		return ooxml.New("w:r", nil, ooxml.New("w:fldChar", []ooxml.Attr{{Name: "w:fldCharType", Value: kind}}))
	}
	instruction := ooxml.New("w:r", nil, ooxml.New("w:instrText", []ooxml.Attr{{Name: "xml:space", Value: "preserve"}},
		ooxml.Text(" "+code+" ")))
	return []*ooxml.Node{mark("begin"), instruction, mark("separate"), text("1"), mark("end")}
}

// properties name no candidate.
func (s *Sheet) properties(product string) *ooxml.Node {
	element := func(name, text string) *ooxml.Node { return ooxml.New(name, nil, ooxml.Text(text)) }
	stamp := func(name string) *ooxml.Node {
		return ooxml.New(name, []ooxml.Attr{{Name: "xsi:type", Value: "dcterms:W3CDTF"}}, ooxml.Text(s.Made.UTC().Format(time.RFC3339)))
	}
	return ooxml.New("cp:coreProperties", []ooxml.Attr{
		{Name: "xmlns:cp", Value: "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"},
		{Name: "xmlns:dc", Value: "http://purl.org/dc/elements/1.1/"},
		{Name: "xmlns:dcterms", Value: "http://purl.org/dc/terms/"},
		{Name: "xmlns:xsi", Value: "http://www.w3.org/2001/XMLSchema-instance"},
	}, element("dc:title", "Comparison of candidates"), element("dc:creator", product), element("dc:language", "en-GB"),
		stamp("dcterms:created"), stamp("dcterms:modified"))
}
