package wordtemplate

import (
	"bytes"
	"fmt"
	"strings"

	"focal/internal/ooxml"
)

// harmlessFields only show what the document or the program knows. All others load
// something (INCLUDEPICTURE), run something (DDEAUTO), prompt the reader, or have no use
// in a CV.
var harmlessFields = map[string]bool{}

func init() {
	for _, name := range strings.Fields(`PAGE NUMPAGES SECTION SECTIONPAGES PAGEREF REF NOTEREF STYLEREF SEQ TOC TC XE INDEX
		DATE TIME CREATEDATE SAVEDATE PRINTDATE EDITTIME AUTHOR LASTSAVEDBY TITLE SUBJECT KEYWORDS COMMENTS DOCPROPERTY INFO
		FILENAME FILESIZE NUMWORDS NUMCHARS REVNUM TEMPLATE USERNAME USERINITIALS USERADDRESS
		SYMBOL EQ ADVANCE LISTNUM AUTONUM AUTONUMLGL AUTONUMOUT BIDIOUTLINE = FORMULA FORMTEXT FORMCHECKBOX FORMDROPDOWN MERGEFIELD SHAPE HYPERLINK`) {
		harmlessFields[name] = true
	}
}

// field is one that is open while a part is walked through.
type field struct {
	code   strings.Builder // without the fields inside it
	nested bool            // another field makes a part of its code
	shows  bool            // its code is over; what follows is what it shows
	text   string          // of the paragraph in which it began
}

// fieldWalk finds the field codes of a part in the order in which they stand.
type fieldWalk struct {
	part     string
	open     []*field
	problems []Problem
}

// refuseFields reports field codes and links of drawings that load or run something,
// each with its paragraph.
func refuseFields(p ooxml.Part) []Problem {
	found := false
	for _, sign := range []string{"fldChar", "nstrText", "fldSimple", "href", "src"} {
		found = found || bytes.Contains(p.Data, []byte(sign))
	}
	if !found {
		return nil
	}
	root, err := ooxml.Parse(p.Data)
	if err != nil {
		return []Problem{{Part: p.Name, Message: xmlReason(p.Name, err)}}
	}
	w := &fieldWalk{part: p.Name}
	w.walk(root, "")
	for len(w.open) > 0 {
		w.end()
	}
	return w.problems
}

func (w *fieldWalk) walk(n *ooxml.Node, text string) {
	if len(w.problems) >= maxProblems {
		return
	}
	switch n.Name {
	case "w:p":
		text = n.Plain()
	case "w:fldChar":
		w.char(n.Get("w:fldCharType"), text)
	case "w:fldSimple":
		w.judge(n.Get("w:instr"), false, text)
	case "w:instrText", "w:delInstrText":
		w.code(n.Plain(), text)
	}
	w.drawing(n, text)
	for _, k := range n.Kids {
		w.walk(k, text)
	}
}

func (w *fieldWalk) char(kind, text string) {
	switch kind {
	case "begin":
		if n := len(w.open); n > 0 && !w.open[n-1].shows {
			w.open[n-1].nested = true
		}
		w.open = append(w.open, &field{text: text})
	case "separate":
		if n := len(w.open); n > 0 {
			w.open[n-1].shows = true
		}
	case "end":
		if len(w.open) > 0 {
			w.end()
		}
	}
}

// end closes the innermost field.
func (w *fieldWalk) end() {
	f := w.open[len(w.open)-1]
	w.open = w.open[:len(w.open)-1]
	w.judge(f.code.String(), f.nested, f.text)
}

// code is text of a field; one that stands in none is judged by itself.
func (w *fieldWalk) code(code, text string) {
	if n := len(w.open); n > 0 {
		w.open[n-1].code.WriteString(code)
		return
	}
	w.judge(code, false, text)
}

func (w *fieldWalk) judge(code string, nested bool, text string) {
	words := strings.Fields(code)
	name := ""
	if len(words) > 0 {
		name = strings.ToUpper(words[0])
		if strings.HasPrefix(name, "=") {
			name = "="
		}
	}
	switch {
	case name == "" && !nested:
	case name == "HYPERLINK":
		if target := linkOf(words[1:], code); target != "" && !safeLink(target) || nested {
			w.add(text, "the field HYPERLINK leads to something that is neither a web page nor a mail address")
		}
	case !harmlessFields[name] && strings.Contains(name, "{{"):
		// a tag in a field code, which the compiler reports in its own words
	case !harmlessFields[name]:
		w.add(text, "it contains the field %s, which can load or run something where the CV is opened", shorten(nameOr(name)))
	}
}

func nameOr(name string) string {
	if name == "" {
		return "of a changing kind"
	}
	return name
}

// linkOf is the address in the code of a hyperlink; "" for a place in the document.
func linkOf(words []string, code string) string {
	if _, rest, quoted := strings.Cut(code, `"`); quoted && len(words) > 0 && strings.HasPrefix(words[0], `"`) {
		target, _, _ := strings.Cut(rest, `"`)
		return target
	}
	if len(words) == 0 || strings.HasPrefix(words[0], `\`) && !strings.HasPrefix(words[0], `\\`) {
		return ""
	}
	return words[0]
}

// drawing looks at the addresses that old drawings hold themselves.
func (w *fieldWalk) drawing(n *ooxml.Node, text string) {
	prefix, _, _ := strings.Cut(n.Name, ":")
	if prefix == "w" || prefix == "a" || prefix == "wp" {
		return
	}
	for _, a := range n.Attrs {
		name := a.Name[strings.LastIndexByte(a.Name, ':')+1:]
		value := strings.TrimSpace(a.Value)
		switch {
		case value == "" || strings.HasPrefix(value, "#"):
		case name == "src" || name == "althref" || a.Name == "o:href":
			w.add(text, "a drawing shows a picture from another place, which tells that place who reads the CV")
		case name == "href" && !safeLink(value):
			w.add(text, "a drawing links to an address that is neither a web page nor a mail address")
		}
	}
}

func (w *fieldWalk) add(text, format string, args ...any) {
	w.problems = append(w.problems, Problem{Part: w.part, Text: shorten(strings.TrimSpace(text)), Message: fmt.Sprintf(format, args...) + ": " + saveAgain})
}
