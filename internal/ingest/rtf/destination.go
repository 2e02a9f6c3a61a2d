package rtf

import "focal/internal/wordset"

// skipped are destinations without text for the reader that are not marked with \*.
var skipped = wordset.From([]string{
	"info", "pict", "object", "objdata", "nonshppict", "annotation", "atnid", "atnauthor", "xe", "tc", "listtable", "listoverridetable",
	"revtbl", "rsidtbl", "filetbl", "themedata", "colorschememapping", "datastore", "latentstyles", "shprslt", "do", "template", "title", "author", "pn",
	"pntxta", "pntxtb", "bkmkstart", "bkmkend", "generator", "mmathPr", "xmlnstbl", "background", "ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "headerl", "footerl", "sp",
})

// destinations are the ones with a reading of their own.
var destinations = map[string]func(*parser, string){
	"fonttbl": (*parser).enter, "colortbl": (*parser).enter, "stylesheet": (*parser).enter,
	"listtext": (*parser).enterBullet, "pntext": (*parser).enterBullet,
	"field":   (*parser).enterField,
	"fldinst": (*parser).enterInstruction,
	"fldrslt": func(p *parser, _ string) { p.enter("result") },
	"header":  (*parser).push, "headerf": (*parser).push, "headerr": func(p *parser, _ string) { p.push("header") },
	"footer": (*parser).push, "footerf": (*parser).push, "footerr": func(p *parser, _ string) { p.push("footer") },
	"footnote": (*parser).push,
	"shptxt":   func(p *parser, _ string) { p.push("box") },
	"shpinst":  (*parser).stay, "shp": (*parser).stay, "shpgrp": (*parser).stay, "result": (*parser).stay,
	"upr": (*parser).pass, // the plain form of what \ud says in Unicode
	"ud":  func(p *parser, _ string) { p.now.skip = false },
	// Formatting of a nested row, with \nestrow in it.
	"nesttableprops": func(p *parser, _ string) { p.enter("props") }, "tableprops": func(p *parser, _ string) { p.enter("props") },
	"nonesttables": (*parser).pass,
}

// styleKinds are the control words that begin a style: paragraph, character, section, table.
var styleKinds = wordset.From([]string{"s", "cs", "ds", "ts"})

// destination turns the present group into a destination; false when the word is not one.
func (p *parser) destination(word string) bool {
	if enter, ok := destinations[word]; ok {
		enter(p, word)
		return true
	}
	if skipped[word] {
		p.pass(word)
		return true
	}
	if p.now.dest == "stylesheet" && styleKinds[word] {
		p.now.dest = "stylename"
		p.name.Reset()
		p.now.skip = p.now.skip || word != "s"
	}
	return false
}

func (p *parser) enter(name string) { p.now.dest = name }

// stay reads the group like the one around it.
func (p *parser) stay(string) {}

// pass leaves out the text of the group.
func (p *parser) pass(string) { p.now.skip = true }

func (p *parser) enterBullet(string) {
	p.enter("listtext")
	p.story.bullet = ""
}

func (p *parser) enterField(word string) {
	p.enter(word)
	p.links = append(p.links, "")
}

func (p *parser) enterInstruction(word string) {
	p.enter(word)
	p.instr.Reset()
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
