package wordxml

import (
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
)

// Numbering resolves lists and counts their items.
type Numbering struct {
	abstract map[int]*[9]level
	styles   map[int]string // abstract list -> numbering style it takes its levels from
	lists    map[int]*list
	links    map[string]int // numbering style -> abstract list that defines it
}

type level struct {
	format, text string
	start        int
	picture      bool
}

type list struct {
	abstract int
	override map[int]level
	count    [9]int
}

// NewNumbering returns a numbering without lists.
func NewNumbering() *Numbering {
	return &Numbering{abstract: map[int]*[9]level{}, styles: map[int]string{}, lists: map[int]*list{}, links: map[string]int{}}
}

const maxLists = 10_000

// Read reads w:numbering (or w:lists of Word 2003), whose start was the last token.
func (n *Numbering) Read(r *markup.Reader) error {
	return r.Children(func(t *markup.Token) error {
		switch {
		case len(n.abstract) > maxLists || len(n.lists) > maxLists:
		case t.Name == "w:abstractNum":
			return n.readAbstract(r, number(t.Value("w:abstractNumId")))
		case t.Name == "w:listDef":
			return n.readAbstract(r, number(t.Value("w:listDefId")))
		case t.Name == "w:num":
			return n.readList(r, number(t.Value("w:numId")))
		case t.Name == "w:list":
			return n.readList(r, number(t.Value("w:ilfo")))
		}
		return r.Skip()
	})
}

func (n *Numbering) readAbstract(r *markup.Reader, id int) error {
	levels := &[9]level{}
	n.abstract[id] = levels
	return r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:lvl":
			i := min(max(number(t.Value("w:ilvl")), 0), 8)
			var err error
			levels[i], err = readLevel(r)
			return err
		case "w:numStyleLink", "w:listStyleLink":
			n.styles[id] = t.Value("w:val")
		case "w:styleLink":
			n.links[t.Value("w:val")] = id
		}
		return r.Skip()
	})
}

func readLevel(r *markup.Reader) (level, error) {
	l := level{start: 1, format: "decimal"}
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:start":
			l.start = number(t.Value("w:val"))
		case "w:numFmt":
			l.format = t.Value("w:val")
		case "w:nfc": // Word 2003 numbers its formats
			l.format = map[string]string{"0": "decimal", "1": "upperRoman", "2": "lowerRoman", "3": "upperLetter", "4": "lowerLetter", "23": "bullet", "255": "none"}[t.Value("w:val")]
		case "w:lvlText":
			l.text = t.Value("w:val")
		case "w:lvlPicBulletId":
			l.picture = true
		}
		return r.Skip()
	})
	return l, err
}

func (n *Numbering) readList(r *markup.Reader, id int) error {
	l := &list{override: map[int]level{}}
	n.lists[id] = l
	return r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:abstractNumId", "w:ilst":
			l.abstract = number(t.Value("w:val"))
		case "w:lvlOverride":
			i := min(max(number(t.Value("w:ilvl")), 0), 8)
			return r.Children(func(t *markup.Token) error {
				if t.Name != "w:lvl" {
					return r.Skip()
				}
				lvl, err := readLevel(r)
				l.override[i] = lvl
				return err
			})
		}
		return r.Skip()
	})
}

func (n *Numbering) level(l *list, i int) (level, bool) {
	if lvl, ok := l.override[i]; ok {
		return lvl, true
	}
	id := l.abstract
	if name := n.styles[id]; name != "" {
		if linked, ok := n.links[name]; ok {
			id = linked
		}
	}
	if a := n.abstract[id]; a != nil && a[i].format != "" {
		return a[i], true
	}
	return level{}, false
}

// item returns the glyph or number drawn before the next item of a list; false
// when the list draws none.
func (n *Numbering) item(num, i int) (string, bool) {
	l := n.lists[num]
	if l == nil {
		return "", false
	}
	lvl, ok := n.level(l, i)
	if !ok || lvl.format == "none" {
		return "", false
	}
	if lvl.picture {
		return "•", true
	}
	if lvl.format == "bullet" {
		glyph := lvl.glyph()
		return glyph, glyph != ""
	}
	l.step(i, lvl.start)
	text := lvl.text
	for j := 0; j <= i && strings.Contains(text, "%"); j++ {
		if format, ok := n.level(l, j); ok {
			text = strings.ReplaceAll(text, "%"+strconv.Itoa(j+1), formats[format.format].Format(max(l.count[j], 1)))
		}
	}
	return text, strings.TrimSpace(text) != ""
}

// glyph returns the bullet of a level.
func (l *level) glyph() string {
	glyph := strings.TrimSpace(flow.Clean(l.text))
	if glyph == "" && strings.TrimSpace(l.text) != "" {
		return "•" // a private glyph of a symbol font
	}
	return glyph
}

// step counts an item of a level; the levels below begin anew.
func (l *list) step(i, start int) {
	if l.count[i]++; l.count[i] == 1 && start > 1 && start < 10_000 {
		l.count[i] = start
	}
	clear(l.count[i+1:])
}

var formats = map[string]flow.Number{"upperRoman": flow.UpperRoman, "lowerRoman": flow.LowerRoman, "upperLetter": flow.UpperLetter, "lowerLetter": flow.LowerLetter}
