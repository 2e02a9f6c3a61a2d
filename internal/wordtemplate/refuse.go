package wordtemplate

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"

	"focal/internal/ooxml"
)

// relation types by what becomes of them; the key is what follows the last slash.
var (
	keptRelations = map[string]bool{
		"styles": true, "numbering": true, "settings": true, "fontTable": true, "theme": true,
		"webSettings": true, "header": true, "footer": true, "footnotes": true, "endnotes": true, "image": true, "hyperlink": true,
		"officeDocument": true, "font": true,
	}
	// Metadata: of the author, of reviewers, of the program; dropped silently.
	strippedRelations = map[string]bool{
		"core-properties": true, "extended-properties": true, "custom-properties": true,
		"thumbnail": true, "customXml": true, "customXmlProps": true, "comments": true, "commentsExtended": true,
		"commentsIds": true, "commentsExtensible": true, "people": true, "stylesWithEffects": true, "glossaryDocument": true,
		"attachedTemplate": true, "webextension": true, "webextensiontaskpanes": true, // Word would load them from elsewhere
		"printerSettings": true, "classificationlabels": true, "documenttasks": true, "origin": true, "signature": true,
	}
	// Reasons for refusing what can run code, load something or hide content.
	refusedRelations = map[string]string{
		"vbaProject":           "it contains macros",
		"wordVbaData":          "it contains macros",
		"keyMapCustomizations": "it contains macros or key assignments",
		"attachedToolbars":     "it contains macros or toolbars",
		"oleObject":            "it contains an embedded object",
		"package":              "it contains an embedded file",
		"control":              "it contains an ActiveX control",
		"activeXControlBinary": "it contains an ActiveX control",
		"aFChunk":              "it imports another document (altChunk)",
		"subDocument":          "it is a master document with subdocuments",
		"frame":                "it contains frames of other pages",
		"mailMergeSource":      "it is connected to a mail merge source",
	}
)

const saveAsDocx = "save it in Word as “Word Document (.docx)”"

const saveAgain = "remove it in Word and upload the file again"

// refuse lists what must not be in a template at all.
func refuse(pkg *ooxml.Package) []Problem {
	var problems []Problem
	add := func(part, format string, args ...any) {
		problems = append(problems, Problem{Part: part, Message: fmt.Sprintf(format, args...)})
	}
	if _, ok := pkg.Get(contentTypesPart); !ok {
		add(contentTypesPart, "it is an archive of files and not a Word document: %s", saveAsDocx)
		return problems
	}
	for _, other := range []struct{ folder, kind string }{{"xl/", "an Excel workbook"}, {"ppt/", "a PowerPoint presentation"}} {
		if slices.ContainsFunc(pkg.Parts, func(p ooxml.Part) bool { return strings.HasPrefix(strings.ToLower(p.Name), other.folder) }) {
			add(contentTypesPart, "it is %s and not a Word document: make the template in Word", other.kind)
			return problems
		}
	}
	for _, p := range pkg.Parts {
		problems = append(problems, refusePart(p)...)
	}
	return problems
}

func refusePart(p ooxml.Part) (problems []Problem) {
	add := func(message string) { problems = append(problems, Problem{Part: p.Name, Message: message}) }
	name := strings.ToLower(p.Name)
	base := path.Base(name)
	switch {
	case strings.HasPrefix(base, "vbaproject") || strings.HasPrefix(base, "vbadata"):
		add("it contains macros: save it as a Word document (.docx) without macros")
	case strings.Contains(name, "/activex/"):
		add("it contains an ActiveX control: " + saveAgain)
	case strings.Contains(name, "/embeddings/"):
		add("it contains an embedded file: " + saveAgain)
	}
	if !strings.HasSuffix(name, ".xml") && !strings.HasSuffix(name, ".rels") {
		return problems
	}
	if reason := forbiddenXML(p.Data); reason != "" {
		add(reason)
		return problems
	}
	switch {
	case strings.HasSuffix(name, ".rels"):
		return append(problems, refuseRelations(p)...)
	case name == strings.ToLower(contentTypesPart) && bytes.Contains(bytes.ToLower(p.Data), []byte("macroenabled")):
		add("it is a document with macros: save it as a Word document (.docx) without macros")
	case bytes.Contains(p.Data, []byte(":altChunk")):
		add("it imports another document (altChunk): " + saveAgain)
	case strings.HasPrefix(name, "word/"):
		return append(problems, refuseFields(p)...)
	}
	return problems
}

// forbiddenXML refuses document types, and encodings in which one could hide.
func forbiddenXML(data []byte) string {
	if bytes.HasPrefix(data, []byte{0xFE, 0xFF}) || bytes.HasPrefix(data, []byte{0xFF, 0xFE}) || bytes.IndexByte(data, 0) >= 0 {
		return "it is not written in UTF-8: save it in Word and upload the file again"
	}
	upper := bytes.ToUpper(data)
	if bytes.Contains(upper, []byte("<!DOCTYPE")) || bytes.Contains(upper, []byte("<!ENTITY")) {
		return "it contains a document type declaration, which Word never writes: " + saveAgain
	}
	return ""
}

func refuseRelations(p ooxml.Part) []Problem {
	list, err := parseRelations(p.Data)
	if err != nil {
		return []Problem{{Part: p.Name, Message: xmlReason(p.Name, err)}}
	}
	var problems []Problem
	for _, r := range list {
		kind := path.Base(r.Type)
		reason := ""
		switch {
		case strippedRelations[kind]:
		case refusedRelations[kind] != "":
			reason = refusedRelations[kind]
		case r.External && kind == "image":
			reason = "it shows a picture from another place, which tells that place who reads the CV: insert the picture into the document"
		case r.External && kind != "hyperlink":
			reason = fmt.Sprintf("it loads something from outside (%s)", kind)
		case r.External && !safeLink(r.Target):
			reason = "it links to an address that is neither a web page nor a mail address"
		case !keptRelations[kind]:
			reason = fmt.Sprintf("it contains something that a template cannot have (%s)", kind)
		}
		if reason != "" {
			problems = append(problems, Problem{Part: p.Name, Message: reason + "; " + saveAgain})
		}
	}
	return problems
}

func safeLink(target string) bool {
	scheme, _, found := strings.Cut(strings.ToLower(strings.TrimSpace(target)), ":")
	return found && (scheme == "http" || scheme == "https" || scheme == "mailto" || scheme == "tel")
}

func xmlReason(part string, err error) string {
	switch {
	case errors.Is(err, ooxml.ErrDTD):
		return "it contains a document type declaration, which Word never writes: " + saveAgain
	case errors.Is(err, ooxml.ErrLimit):
		return "its text is too large: a template has a page or two, with tags"
	case errors.Is(err, ooxml.ErrStrict):
		return "it is a Strict Open XML document: " + saveAsDocx
	}
	return fmt.Sprintf("its part %s is damaged: save it in Word and upload the file again", part)
}

// archiveReason says what kind of file could not be opened, and what to do with it.
func archiveReason(file []byte, err error) string {
	switch {
	case errors.Is(err, ooxml.ErrLimit):
		return "it is too large (10 MB, 50 MB unpacked and 500 parts at most): make its pictures smaller in Word, under Picture Format > Compress Pictures"
	case len(file) == 0:
		return "the file is empty: save it in Word and upload it again"
	case bytes.HasPrefix(file, []byte{0xD0, 0xCF, 0x11, 0xE0}):
		return "it is an old Word document (.doc) or has a password: " + saveAsDocx + ", without a password"
	case bytes.HasPrefix(file, []byte("PK")):
		return "it is damaged or not a Word document: open it in Word and save it again as “Word Document (.docx)”"
	}
	return "it is not a Word document: " + saveAsDocx
}
