package extract

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/dates"
	"focal/internal/extract/words"
)

// tableRow is a row of a table of skills or certificates: its cells make one item.
type tableRow struct {
	text string
	para *para
	ends *expiry // what the row says about its end
}

// tableRows reads a table of three columns or more whose first row names them: "Process
// | Material | Position | Code, expiry". Every row is one item; nil if it is no such table.
func tableRows(paras []para) []tableRow {
	if len(paras) < 3 || len(paras[0].segs) < 3 || !namesColumns(paras[0].segs) {
		return nil
	}
	head := paras[0].segs
	var out []tableRow
	for i := 1; i < len(paras); i++ {
		p := &paras[i]
		if p.bullet || len(p.segs) < 2 || len(p.segs) > len(head) {
			return nil
		}
		out = append(out, readRow(head, p))
	}
	return out
}

// namesColumns reports a row of headings of columns, of which half and at least two are known.
func namesColumns(head []segment) bool {
	known := 0
	for _, s := range head {
		if wordCount(s.text) > 4 || strings.ContainsFunc(s.text, unicode.IsDigit) {
			return false
		}
		known += int(truth(namesColumn(s.text)))
	}
	return known*2 >= len(head) && known >= 2
}

// readRow joins the cells of a row; what it says about its end stands apart.
func readRow(head []segment, p *para) tableRow {
	row := tableRow{para: p}
	var cells []string
	for k, s := range p.segs {
		if decoration(s.text) {
			continue
		}
		column := ""
		if len(p.segs) == len(head) {
			column = head[k].text
		}
		text := withYears(s.text, column, head)
		if column == "" || !row.takesEnd(column, text) {
			cells = append(cells, text)
		}
	}
	row.text = strings.Join(cells, " – ")
	return row
}

// withYears says of a number in a column of years what it counts; column is "" where a row has
// fewer cells than the head.
func withYears(text, column string, head []segment) string {
	if strings.Trim(text, "0123456789+") != "" {
		return text
	}
	counts := words.Fold(column) == "years" ||
		column == "" && slices.ContainsFunc(head, func(s segment) bool { return words.Fold(s.text) == "years" })
	if counts {
		return text + " years"
	}
	return text
}

// takesEnd takes the day in a column about the end of what the row names.
func (r *tableRow) takesEnd(column, text string) bool {
	if of, _ := columnOf(column); of != roleTo || !datesOnly(text) || r.ends != nil {
		return false
	}
	m := dates.Find(text)
	if !singleDate(m) {
		return false
	}
	r.ends = &expiry{date: m[0].Range.Start, text: text, line: r.para.lines[0]}
	return true
}

// endOf takes the words about its end out of a row, for a certificate.
func (r *tableRow) endOf() {
	if r.ends != nil {
		return
	}
	p := para{lines: r.para.lines, segs: []segment{{text: r.text}}}
	p.refresh()
	if e, rest, ok := expiryOf(p); ok {
		r.ends, r.text = &e, rest.text
	}
}

// namesColumn reports the heading of a column, or one of several words in it.
func namesColumn(text string) bool {
	for _, part := range append(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("/,&()", r) }), text) {
		f := words.Fold(part)
		if _, field := fieldLabels[f]; field || columnNames.Has(f) || tradeColumns.Has(f) {
			return true
		}
	}
	return false
}

// tradeColumns head the tables in which trades list what they are coded or certified for.
var tradeColumns = words.NewSet("process", "processes", "material", "materials", "position", "positions", "thickness", "diameter",
	"code", "codes", "coding", "codings", "standard", "standards", "expiry", "expires", "validity", "valid", "status", "equipment",
	"machine", "machines", "system", "systems", "method", "methods", "technique", "techniques", "procedure", "procedures", "capacity",
	"model", "models", "make", "aircraft", "vessel", "hours", "version", "verfahren", "werkstoff", "norm", "gultig bis", "procede",
	"materiau", "norme")

// certificateRows takes the rows of a table as certificates.
func (b *builder) certificateRows(rows []tableRow) {
	for i := range rows {
		r := &rows[i]
		r.endOf()
		c := cv.Certificate{Name: cv.Text{Value: r.text, Lines: r.para.lines, Confidence: 0.85}}
		if r.ends != nil {
			r.ends.set(&c.Dates)
		}
		if r.text != "" {
			b.doc.Certificates = append(b.doc.Certificates, c)
		}
	}
}

// tableOfTrade reads a section that is a table of skills or certificates, whatever the
// rest of its heading promises; false if it is none.
func (b *builder) tableOfTrade(s *section, skills bool) bool {
	rows := tableRows(s.paras)
	if rows == nil {
		return false
	}
	ends, ok := ofTrade(rows)
	if !ok || skills && len(s.paras[0].segs) == 3 && skillHead(&s.paras[0]) {
		return false
	}
	f := words.Split(s.heading)
	if !skills && (courseHeading.Contains(f) && ends || !skillHeading.Contains(f)) {
		b.certificateRows(rows)
	} else {
		b.skillRows(rows)
	}
	b.use(s.paras[0].lines)
	return true
}

// ofTrade reports rows that are not about schooling, and whether one of them says when it ends.
func ofTrade(rows []tableRow) (ends, ok bool) {
	degrees := 0
	for i := range rows {
		for _, seg := range rows[i].para.segs {
			if evidence.School(seg.text) >= 2 {
				return false, false
			}
			if evidence.Degree(seg.text) >= 1.8 {
				degrees++ // or a standard: "BS EN ISO 9606-1"
			}
			ends = ends || expiryClause.MatchString(seg.text)
		}
		ends = ends || rows[i].ends != nil
	}
	return ends, degrees*2 <= len(rows)
}

var skillHeading = words.NewSet("skill", "skills", "competence", "competences", "competency", "competencies", "expertise",
	"abilities", "kenntnisse", "fahigkeiten", "competenze", "competencias", "vaardigheden")

// skillRows takes the rows of a table as skills.
func (b *builder) skillRows(rows []tableRow) {
	var group cv.SkillGroup
	for i := range rows {
		text := rows[i].text
		if e := rows[i].ends; e != nil {
			text += " – " + e.text
		}
		group.Keywords = append(group.Keywords, cv.Text{Value: text, Lines: rows[i].para.lines, Confidence: 0.85})
	}
	b.addGroup(group)
}
