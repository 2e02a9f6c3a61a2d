package extract

import (
	"strings"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// certificatesBelow counts the lines under a label of certificates that stands alone in
// a list of skills, up to the next label.
func certificatesBelow(paras []para, i int) int {
	if !certificatesLabel(&paras[i]) {
		return 0
	}
	n := 0
	for j := i + 1; j < len(paras) && !opensGroup(&paras[j]); j++ {
		n++
	}
	return n
}

// certificatesLabel reports a label of certificates alone on its line.
func certificatesLabel(p *para) bool {
	if p.bullet || len(p.segs) > 1 || p.count > 3 || !certificateGroup.Contains(words.Split(p.text)) {
		return false
	}
	k, ok := headings.Lookup(p.text)
	return ok && k == headings.Certificates
}

// opensGroup reports a row, a heading or a label in a list of skills.
func opensGroup(p *para) bool {
	if _, known := headings.Lookup(p.text); known || strings.HasSuffix(p.text, ":") || len(p.segs) > 1 {
		return true
	}
	_, _, labelled := groupLabel(p)
	return labelled
}

// skillHead reports the row that names the columns of a table of skills.
func skillHead(p *para) bool {
	for _, s := range p.segs {
		if !columnNames.Has(words.Fold(s.text)) {
			return false
		}
	}
	return true
}

var columnNames = words.NewSet("area", "areas", "category", "details", "detail", "skill", "skills", "skill area", "level",
	"proficiency", "description", "technology", "technologies", "tools", "group", "type", "years", "experience", "rating",
	"competence", "competency", "bereich", "kenntnisse", "domaine", "competences", "years of experience", "last used")

// certificateGroup are the names of groups of skills that hold certificates.
var certificateGroup = words.NewSet("certificate", "certificates", "certification", "certifications", "certified", "licence",
	"licences", "license", "licenses", "accreditation", "accreditations", "tickets", "zertifikate", "zertifizierungen", "certificats",
	"certificados", "certificaciones", "certificazioni", "certificaten")
