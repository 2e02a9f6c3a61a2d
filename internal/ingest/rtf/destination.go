package rtf

import "focal/internal/wordset"

// skipped are destinations without text for the reader that are not marked with \*.
var skipped = wordset.From([]string{
	"info", "pict", "object", "objdata", "nonshppict", "annotation", "atnid", "atnauthor", "xe", "tc", "listtable", "listoverridetable",
	"revtbl", "rsidtbl", "filetbl", "themedata", "colorschememapping", "datastore", "latentstyles", "shprslt", "do", "template", "title", "author", "pn",
	"pntxta", "pntxtb", "bkmkstart", "bkmkend", "generator", "mmathPr", "xmlnstbl", "background", "ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "headerl", "footerl", "sp",
})

// destination turns the present group into a destination; false when the word is not one.
func (p *parser) destination(word string, ignorable bool) bool {
	s := &p.now
	switch word {
	case "fonttbl", "colortbl":
		s.dest = word
	case "stylesheet":
		s.dest = word
	case "listtext", "pntext":
		s.dest = "listtext"
		p.story.bullet = ""
	case "field":
		s.dest = word
		p.links = append(p.links, "")
	case "fldinst":
		s.dest = word
		p.instr.Reset()
	case "fldrslt":
		s.dest = "result"
	case "header", "headerf", "footer", "footerf", "headerr", "footerr":
		if word == "headerr" || word == "footerr" {
			word = word[:6]
		}
		p.push(word)
	case "footnote":
		p.push("footnote")
	case "shptxt":
		p.push("box")
	case "shpinst", "shp", "shpgrp", "upr", "ud", "result":
		s.skip = s.skip && word != "ud"
		if word == "upr" { // the plain form of what \ud says in Unicode
			s.skip = true
		}
	case "nesttableprops", "tableprops": // formatting of a nested row, with \nestrow in it
		s.dest = "props"
	case "nonesttables":
		s.skip = true
	default:
		switch {
		case skipped[word]:
			s.skip = true
		case s.dest == "stylesheet" && (word == "s" || word == "cs" || word == "ds" || word == "ts"):
			s.dest = "stylename"
			p.name.Reset()
			if word != "s" {
				s.skip = true
			}
			return false
		default:
			return false
		}
	}
	return true
}

// push begins a story of its own. Inside a destination without text it begins none.
func (p *parser) push(name string) {
	if p.now.skip {
		return
	}
	inherited := p.now
	p.now = state{uc: inherited.uc, dest: name, font: inherited.font, size: 24}
	p.story = &story{name: name, groups: len(p.stack), restored: p.story}
}
