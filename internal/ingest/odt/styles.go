package odt

import (
	"math"
	"strconv"
	"strings"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/markup"
)

// props are the properties that matter for reading; pointers are unset when nil.
type props struct {
	bold, italic, hidden *bool
	struck               *bool
	vertical             *flow.Vertical
	size                 float64
	percent              float64 // of the parent's size
	colour               *uint32
	shaded               *bool
	left, before, after  *float64
	outline              int
	list                 string
}

func (p props) over(q *props) props {
	set := func(to **bool, from *bool) {
		if from != nil {
			*to = from
		}
	}
	number := func(to **float64, from *float64) {
		if from != nil {
			*to = from
		}
	}
	set(&p.bold, q.bold)
	set(&p.italic, q.italic)
	set(&p.hidden, q.hidden)
	set(&p.struck, q.struck)
	if q.vertical != nil {
		p.vertical = q.vertical
	}
	set(&p.shaded, q.shaded)
	number(&p.left, q.left)
	number(&p.before, q.before)
	number(&p.after, q.after)
	switch {
	case q.size > 0:
		p.size = q.size
	case q.percent > 0 && p.size > 0:
		p.size *= q.percent / 100
	}
	if q.colour != nil {
		p.colour = q.colour
	}
	if q.outline > 0 {
		p.outline = q.outline
	}
	if q.list != "" {
		p.list = q.list
	}
	return p
}

type style struct {
	parent             string
	own                props
	resolved, visiting bool
}

type listLevel struct {
	bullet, prefix, suffix string
	number                 bool
	format                 string
	start                  int
}

// styles resolves the styles of a document by family and name.
type styles struct {
	byName   map[string]*style
	defaults map[string]props
	lists    map[string]*[10]listLevel
}

const maxStyles = 20_000

func newStyles() *styles {
	return &styles{byName: map[string]*style{}, defaults: map[string]props{}, lists: map[string]*[10]listLevel{}}
}

func (s *styles) read(r *markup.Reader) error {
	return r.Children(func(t *markup.Token) error {
		family := t.Value("style:family")
		switch {
		case len(s.byName) > maxStyles:
		case t.Name == "style:default-style":
			p, err := readProps(r)
			s.defaults[family] = p
			return err
		case t.Name == "style:style":
			st := &style{parent: t.Value("style:parent-style-name")}
			list := t.Value("style:list-style-name")
			outline, _ := strconv.Atoi(t.Value("style:default-outline-level"))
			s.byName[family+"/"+t.Value("style:name")] = st
			var err error
			st.own, err = readProps(r)
			st.own.list, st.own.outline = list, outline
			return err
		case t.Name == "text:list-style":
			return s.readList(r, t.Value("style:name"))
		}
		return r.Skip()
	})
}

func (s *styles) readList(r *markup.Reader, name string) error {
	levels := &[10]listLevel{}
	s.lists[name] = levels
	return r.Children(func(t *markup.Token) error {
		n, _ := strconv.Atoi(t.Value("text:level"))
		if n >= 1 && n <= 10 {
			l := listLevel{prefix: t.Value("style:num-prefix"), suffix: t.Value("style:num-suffix"), start: 1}
			switch t.Name {
			case "text:list-level-style-bullet":
				l.bullet = strings.TrimSpace(flow.Clean(t.Value("text:bullet-char")))
				if l.bullet == "" && strings.TrimSpace(t.Value("text:bullet-char")) != "" {
					l.bullet = "•"
				}
			case "text:list-level-style-image":
				l.bullet = "•"
			case "text:list-level-style-number":
				l.format = t.Value("style:num-format")
				l.number = l.format != ""
				if v, err := strconv.Atoi(t.Value("text:start-value")); err == nil {
					l.start = v
				}
			}
			levels[n-1] = l
		}
		return r.Skip()
	})
}

func readProps(r *markup.Reader) (props, error) {
	var p props
	err := r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "style:text-properties":
			p.text(t)
			p.look(t)
			p.shaded = shade(t, p.shaded)
		case "style:paragraph-properties":
			p.left, p.before, p.after = points(t.Value("fo:margin-left")), points(t.Value("fo:margin-top")), points(t.Value("fo:margin-bottom"))
			p.shaded = shade(t, p.shaded)
		case "style:table-cell-properties", "style:table-row-properties", "style:table-properties", "style:graphic-properties":
			p.shaded = shade(t, p.shaded)
		}
		return r.Skip()
	})
	return p, err
}

// text reads how letters are set.
func (p *props) text(t *markup.Token) {
	if v, ok := t.Attr("fo:font-weight"); ok {
		p.bold = truth(v == "bold" || v >= "600" && v <= "900")
	}
	if v, ok := t.Attr("fo:font-style"); ok {
		p.italic = truth(v == "italic" || v == "oblique")
	}
	if v, ok := t.Attr("text:display"); ok {
		p.hidden = truth(v == "none")
	}
	for _, name := range []string{"style:text-line-through-style", "style:text-line-through-type"} {
		if v, ok := t.Attr(name); ok {
			p.struck = truth(v != "none")
		}
	}
	if v, ok := t.Attr("style:text-position"); ok {
		p.vertical = position(v)
	}
}

// look reads the size and the colour of letters.
func (p *props) look(t *markup.Token) {
	if v, ok := t.Attr("fo:font-size"); ok {
		if percent, found := strings.CutSuffix(v, "%"); found {
			p.percent, _ = strconv.ParseFloat(percent, 64)
		} else if n := points(v); n != nil {
			p.size = *n
		}
	}
	if v, ok := t.Attr("fo:color"); ok && len(v) == 7 {
		if n, err := strconv.ParseUint(v[1:], 16, 32); err == nil {
			c := uint32(n)
			p.colour = &c
		}
	}
}

// position reads "super 58%", "sub 58%" or a shift in percent of the height.
func position(v string) *flow.Vertical {
	where := flow.Level
	switch shift, _, _ := strings.Cut(v, " "); {
	case shift == "super":
		where = flow.Superscript
	case shift == "sub", strings.HasPrefix(shift, "-"):
		where = flow.Subscript
	case shift != "" && strings.Trim(shift, "0%.") != "":
		where = flow.Superscript
	}
	return &where
}

func truth(b bool) *bool { return &b }

func shade(t *markup.Token, before *bool) *bool {
	v, ok := t.Attr("fo:background-color")
	if !ok {
		return before
	}
	if len(v) != 7 {
		return truth(false) // transparent
	}
	n, err := strconv.ParseUint(v[1:], 16, 32)
	return truth(err == nil && flow.IsDark(uint32(n)))
}

// points reads a length such as "0.5in"; nil when there is none.
func points(s string) *float64 {
	for unit, factor := range map[string]float64{"pt": 1, "in": 72, "cm": 28.3465, "mm": 2.83465, "px": 0.75} {
		if n, ok := strings.CutSuffix(s, unit); ok {
			if v, err := strconv.ParseFloat(n, 64); err == nil && math.Abs(v) < 1e5 {
				v *= factor
				return &v
			}
		}
	}
	return nil
}

// get returns the effective properties of a style.
func (s *styles) get(family, name string) props {
	st := s.byName[family+"/"+name]
	if st == nil {
		return s.defaults[family]
	}
	if !st.resolved && !st.visiting {
		st.visiting = true
		parent := s.defaults[family]
		if st.parent != "" {
			parent = s.get(family, st.parent)
		}
		st.own = parent.over(&st.own)
		st.visiting, st.resolved = false, true
	}
	return st.own
}

// text returns what a text style changes, without the defaults of its family.
func (s *styles) text(name string) props {
	st := s.byName["text/"+name]
	if st == nil {
		return props{}
	}
	if st.parent != "" && !st.resolved && !st.visiting {
		st.visiting = true
		parent := s.text(st.parent)
		st.own = parent.over(&st.own)
		st.visiting = false
	}
	st.resolved = true
	return st.own
}

var formats = map[string]flow.Number{"I": flow.UpperRoman, "i": flow.LowerRoman, "A": flow.UpperLetter, "a": flow.LowerLetter}

// mark returns what is drawn before item n (from 1) of a list level (from 1).
func (s *styles) mark(list string, level, n int) (string, bool) {
	levels := s.lists[list]
	if levels == nil || level < 1 || level > len(levels) {
		return "•", level >= 1
	}
	l := levels[level-1]
	if l.number {
		return strings.TrimSpace(l.prefix + formats[l.format].Format(max(l.start, 1)+n-1) + l.suffix), true
	}
	return l.bullet, l.bullet != ""
}
