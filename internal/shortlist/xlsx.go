package shortlist

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"

	"focal/internal/ooxml"
	"focal/internal/tailor"
)

// XLSX is the comparison as a workbook: a sheet for each advert with the candidates as
// rows, best first, and the sheet Evidence with every quotation. Every cell but the
// scores is a string, so nothing of a CV is ever taken for a formula.
func (s *Sheet) XLSX(product string) ([]byte, error) {
	b := &book{file: excelize.NewFile(), sheet: s}
	defer b.file.Close()
	b.prepare(product)
	used := []string{evidenceSheet}
	for i := range s.Adverts {
		name := sheetName(s.Adverts[i].Title, i, used)
		used = append(used, name)
		b.advert(name, &s.Adverts[i])
	}
	b.evidence(used[1:])
	b.do(b.file.DeleteSheet("Sheet1"))
	b.file.SetActiveSheet(0)
	if b.err != nil {
		return nil, b.err
	}
	var out bytes.Buffer
	if err := b.file.Write(&out); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

const evidenceSheet = "Evidence"

// Rows of an advert's sheet, and its widths in characters.
const (
	groupRow   = 4
	headerRow  = 5
	nameWidth  = 28
	scoreWidth = 9
	cellWidth  = 22
	lineHeight = 15.0  // points
	tallest    = 409.0 // that a row may be

	// onePage is how many columns can still be read when all are printed on one page.
	onePage = 11
)

// book is a workbook in the making; the first error stays.
type book struct {
	file   *excelize.File
	sheet  *Sheet
	styles map[string]int
	err    error
}

func (b *book) do(err error) {
	if b.err == nil {
		b.err = err
	}
}

// Colours of the statuses, which the words say as well: ground and text.
var colours = map[string][2]string{
	tailor.Met:    {"DCEFE3", "1C5A37"},
	tailor.Partly: {"FBEFC9", "5F4600"},
	tailor.Not:    {"F1F2F3", "4A4F54"},
}

func (b *book) prepare(product string) {
	edge := []excelize.Border{}
	for _, side := range []string{"left", "right", "top", "bottom"} {
		edge = append(edge, excelize.Border{Type: side, Color: "C9D1D3", Style: 1})
	}
	wrapped := &excelize.Alignment{Vertical: "top", WrapText: true}
	percent := `0"%"`
	middle := &excelize.Alignment{Vertical: "center", Horizontal: "center", WrapText: true}
	styles := map[string]*excelize.Style{
		"title": {Font: &excelize.Font{Bold: true, Size: 16, Color: "123B42"}},
		"soft":  {Font: &excelize.Font{Color: "4A4F54"}},
		"group": {
			Font: &excelize.Font{Bold: true, Color: "FFFFFF"}, Fill: fill("123B42"),
			Alignment: &excelize.Alignment{Vertical: "center", WrapText: true}, Border: edge,
		},
		"header": {Font: &excelize.Font{Bold: true, Color: "123B42"}, Fill: fill("E4EEEF"), Alignment: wrapped, Border: edge},
		"name":   {Font: &excelize.Font{Bold: true}, Alignment: &excelize.Alignment{Vertical: "center", WrapText: true}, Border: edge},
		"score":  {Font: &excelize.Font{Bold: true}, Alignment: middle, Border: edge, CustomNumFmt: &percent},
		"text":   {Alignment: wrapped, Border: edge},
	}
	for status, c := range colours {
		styles[status] = &excelize.Style{Font: &excelize.Font{Color: c[1]}, Fill: fill(c[0]), Alignment: middle, Border: edge}
	}
	b.styles = map[string]int{}
	for name, style := range styles {
		if style.Font == nil {
			style.Font = &excelize.Font{}
		}
		style.Font.Family = "Calibri"
		style.Font.Size = max(style.Font.Size, 11)
		id, err := b.file.NewStyle(style)
		b.do(err)
		b.styles[name] = id
	}
	at := b.sheet.Made.UTC().Format(time.RFC3339)
	b.do(b.file.SetDocProps(&excelize.DocProperties{
		Title: "Comparison of candidates", Creator: product, LastModifiedBy: product,
		Created: at, Modified: at,
	}))
	b.do(b.file.SetAppProps(&excelize.AppProperties{Application: product}))
}

func fill(colour string) excelize.Fill {
	return excelize.Fill{Type: "pattern", Pattern: 1, Color: []string{colour}}
}

// text writes a string: what begins with "=" stays what it says.
func (b *book) text(sheet string, column, row int, text, style string) {
	cell, err := excelize.CoordinatesToCellName(column, row)
	b.do(err)
	b.do(b.file.SetCellStr(sheet, cell, ooxml.Clean(text)))
	b.do(b.file.SetCellStyle(sheet, cell, cell, b.styles[style]))
}

func (b *book) width(sheet string, column int, width float64) {
	name, err := excelize.ColumnNumberToName(column)
	b.do(err)
	b.do(b.file.SetColWidth(sheet, name, name, width))
}

// advert writes the sheet of one advert.
func (b *book) advert(name string, a *Advert) {
	_, err := b.file.NewSheet(name)
	b.do(err)
	b.text(name, 1, 1, a.Title, "title")
	b.text(name, 1, 2, b.sheet.subtitle(), "soft")
	b.text(name, 1, 3, howItIsScored, "soft")
	b.text(name, 1, headerRow, "Candidate", "header")
	b.text(name, 2, headerRow, "Score", "header")
	b.width(name, 1, nameWidth)
	b.width(name, 2, scoreWidth)
	order, column, lines := a.ranked(), 2, 2
	for _, g := range a.groups() {
		from := column + 1
		for _, i := range g.of {
			column++
			b.text(name, column, headerRow, a.Requirements[i].Text, "header")
			b.width(name, column, cellWidth)
			lines = max(lines, linesOf(a.Requirements[i].Text, cellWidth-3))
			for row, candidate := range order {
				f := a.Results[candidate].Findings[i]
				b.text(name, column, headerRow+1+row, words[f.Status], f.Status)
				b.note(name, column, headerRow+1+row, f)
			}
		}
		b.group(name, g.title, from, column)
	}
	for row, candidate := range order {
		b.text(name, 1, headerRow+1+row, b.sheet.Candidates[candidate].Name, "name")
		cell := fmt.Sprintf("B%d", headerRow+1+row)
		b.do(b.file.SetCellInt(name, cell, int64(a.Results[candidate].Score)))
		b.do(b.file.SetCellStyle(name, cell, cell, b.styles["score"]))
		b.do(b.file.SetRowHeight(name, headerRow+1+row, 2*lineHeight))
	}
	b.do(b.file.SetRowHeight(name, 1, 24))
	b.do(b.file.SetRowHeight(name, groupRow, 2*lineHeight+2))
	b.do(b.file.SetRowHeight(name, headerRow, lineHeight*float64(lines)+6))
	b.finish(name, column, headerRow, headerRow+len(order), 2)
}

// group writes the title of a group over its columns.
func (b *book) group(sheet, title string, from, to int) {
	b.text(sheet, from, groupRow, title, "group")
	first, err := excelize.CoordinatesToCellName(from, groupRow)
	b.do(err)
	last, err := excelize.CoordinatesToCellName(to, groupRow)
	b.do(err)
	b.do(b.file.SetCellStyle(sheet, first, last, b.styles["group"]))
	if from < to {
		b.do(b.file.MergeCell(sheet, first, last))
	}
}

// note lets a cell show its quotations where the pointer rests.
func (b *book) note(sheet string, column, row int, f Finding) {
	said := f.quotes()
	if said == "" {
		return
	}
	cell, err := excelize.CoordinatesToCellName(column, row)
	b.do(err)
	height := uint(20 + 16*linesOf(said, 42))
	b.do(b.file.AddComment(sheet, excelize.Comment{
		Cell: cell, Author: "CV", Width: 300, Height: height,
		Paragraph: []excelize.RichTextRun{{Text: ooxml.Clean(said)}},
	}))
}

// quotes are what the CV says, and what it does not.
func (f *Finding) quotes() string {
	var lines []string
	for _, e := range f.Evidence {
		lines = append(lines, "“"+e+"”")
	}
	if f.Reason != "" {
		lines = append(lines, f.Reason)
	}
	return strings.Join(lines, "\n")
}

var evidenceColumns = []struct {
	title string
	width float64 // characters
}{{"Advert", 26}, {"Candidate", 26}, {"Requirement", 40}, {"Level", 26}, {"Status", 12}, {"Quotes from the CV", 70}, {
	"What is missing",
	50,
}}

// evidence lists every cell of all adverts with its quotations.
func (b *book) evidence(sheets []string) {
	_, err := b.file.NewSheet(evidenceSheet)
	b.do(err)
	for i, c := range evidenceColumns {
		b.text(evidenceSheet, i+1, 1, c.title, "header")
		b.width(evidenceSheet, i+1, c.width)
	}
	row := 1
	for at := range b.sheet.Adverts {
		a := &b.sheet.Adverts[at]
		for _, candidate := range a.ranked() {
			for _, g := range a.groups() {
				for _, i := range g.of {
					row++
					f := a.Results[candidate].Findings[i]
					quoted, lines := Finding{Evidence: f.Evidence}, 1
					for column, said := range []string{
						sheets[at], b.sheet.Candidates[candidate].Name, a.Requirements[i].Text, g.title,
						words[f.Status], quoted.quotes(), f.Reason,
					} {
						b.text(evidenceSheet, column+1, row, said, map[bool]string{true: f.Status, false: "text"}[column == 4])
						lines = max(lines, linesOf(said, int(evidenceColumns[column].width)-4))
					}
					b.do(b.file.SetRowHeight(evidenceSheet, row, min(lineHeight*float64(lines)+2, tallest)))
				}
			}
		}
	}
	b.finish(evidenceSheet, 7, 1, row, 0)
}

// finish freezes the header and the first columns, lets rows be filtered and sorted, and
// sets the page.
func (b *book) finish(sheet string, columns, header, last, frozen int) {
	corner, err := excelize.CoordinatesToCellName(frozen+1, header+1)
	b.do(err)
	pane := map[bool]string{true: "bottomRight", false: "bottomLeft"}[frozen > 0]
	b.do(b.file.SetPanes(sheet, &excelize.Panes{Freeze: true, XSplit: frozen, YSplit: header, TopLeftCell: corner, ActivePane: pane}))
	end, err := excelize.CoordinatesToCellName(columns, max(last, header))
	b.do(err)
	b.do(b.file.AutoFilter(sheet, fmt.Sprintf("A%d:%s", header, end), nil))
	landscape, a4, wide, tall, fit := "landscape", 9, 1, 0, columns <= onePage
	layout := excelize.PageLayoutOptions{Orientation: &landscape, Size: &a4}
	if fit {
		layout.FitToWidth, layout.FitToHeight = &wide, &tall
	}
	b.do(b.file.SetPageLayout(sheet, &layout))
	b.do(b.file.SetSheetProps(sheet, &excelize.SheetPropsOptions{FitToPage: &fit}))
	marking := strings.ReplaceAll(b.sheet.Marking, "&", "&&")
	b.do(b.file.SetHeaderFooter(sheet, &excelize.HeaderFooterOptions{
		OddHeader: "&C" + marking, OddFooter: "&L&A&C" + marking + "&RPage &P of &N",
	}))
	quoted := "'" + strings.ReplaceAll(sheet, "'", "''") + "'"
	titles := fmt.Sprintf("%s!$%d:$%d", quoted, header, header) // repeated on every page
	if frozen > 0 {
		titles = fmt.Sprintf("%s!$A:$B,%s", quoted, titles)
	}
	b.do(b.file.SetDefinedName(&excelize.DefinedName{Name: "_xlnm.Print_Titles", RefersTo: titles, Scope: sheet}))
}

// linesOf estimates how many lines a text takes in a column of that many characters.
func linesOf(text string, width int) (n int) {
	for line := range strings.Lines(text) {
		n += 1 + utf8.RuneCountInString(strings.TrimSpace(line))/width
	}
	return n
}

// sheetName makes a title a name of a sheet: at most 31 characters, without those that
// mean something, not one that is used.
func sheetName(title string, at int, used []string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`:\/?*[]`, r) || r < ' ' {
			return ' '
		}
		if r == '\'' { // it would end the name in a formula
			return '’'
		}
		return r
	}, ooxml.Clean(title))
	clean = strings.Trim(strings.Join(strings.Fields(clean), " "), "’ ")
	taken := func(name string) bool {
		return strings.EqualFold(name, "History") || slices.ContainsFunc(used, func(u string) bool { return strings.EqualFold(u, name) })
	}
	name := strings.Trim(cut(clean, 31), "’ ")
	for n := at + 1; name == "" || taken(name); n++ { // an advert may itself be called "Engineer (2)"
		suffix := fmt.Sprintf(" (%d)", n)
		name = strings.TrimSpace(strings.Trim(cut(clean, 31-len(suffix)), "’ ") + suffix)
	}
	return name
}

// cut shortens to so many UTF-16 units, which is how Excel counts.
func cut(s string, units int) string {
	for i, r := range s {
		if units -= max(1, len(string(r))/4+1); units < 0 {
			return s[:i]
		}
	}
	return s
}
