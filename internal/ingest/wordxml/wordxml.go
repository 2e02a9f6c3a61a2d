// Package wordxml reads WordprocessingML: styles, numbering and bodies, as .docx
// packages and Word 2003 XML files both hold them.
package wordxml

import (
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
)

// Spaces are the namespaces of WordprocessingML, transitional, strict and 2003.
var Spaces = map[string]string{
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main":           "w",
	"http://purl.oclc.org/ooxml/wordprocessingml/main":                       "w",
	"http://schemas.microsoft.com/office/word/2003/wordml":                   "w",
	"http://schemas.microsoft.com/office/word/2003/auxHint":                  "wx",
	"http://schemas.openxmlformats.org/officeDocument/2006/relationships":    "r",
	"http://purl.oclc.org/ooxml/officeDocument/relationships":                "r",
	"http://schemas.openxmlformats.org/markup-compatibility/2006":            "mc",
	"http://schemas.openxmlformats.org/drawingml/2006/main":                  "a",
	"http://purl.oclc.org/ooxml/drawingml/main":                              "a",
	"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
	"http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing":             "wp",
	"http://schemas.microsoft.com/office/word/2010/wordprocessingShape":      "wps",
	"http://schemas.microsoft.com/office/word/2010/wordprocessingGroup":      "wpg",
	"http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing":    "wp14",
	"http://schemas.microsoft.com/office/word/2010/wordml":                   "w14",
	"http://schemas.openxmlformats.org/officeDocument/2006/math":             "m",
	"http://schemas.microsoft.com/aml/2001/core":                             "aml",
	"urn:schemas-microsoft-com:vml":                                          "v",
	"http://schemas.openxmlformats.org/package/2006/relationships":           "rel",
	"http://schemas.openxmlformats.org/package/2006/content-types":           "ct",
	"http://schemas.microsoft.com/office/2006/xmlPackage":                    "pkg",
}

// on reads a toggle: present without a value is true.
func on(t *markup.Token) bool {
	v, ok := t.Attr("w:val")
	return !ok || !(v == "0" || v == "false" || v == "off" || v == "none")
}

func number(s string) int {
	n, err := strconv.Atoi(strings.TrimSuffix(s, ".0"))
	if err != nil {
		f, err := strconv.ParseFloat(strings.TrimRight(s, "ptinxcm"), 64)
		if err != nil || f > 1e6 || f < -1e6 {
			return 0
		}
		return int(f)
	}
	return n
}

func colour(s string) (uint32, bool) {
	if len(s) != 6 {
		return 0, s == "auto"
	}
	n, err := strconv.ParseUint(s, 16, 32)
	return uint32(n), err == nil
}

// IsDark reports whether a colour ("1F3864") is dark enough for white text.
func IsDark(s string) bool {
	c, ok := colour(s)
	return ok && s != "auto" && flow.IsDark(c)
}
