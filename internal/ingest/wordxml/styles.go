package wordxml

import (
	"strings"

	"focal/internal/ingest/markup"
)

// Styles resolves the style cascade of a document.
type Styles struct {
	defaultRun  runProps
	defaultPara paraProps
	normal      string // id of the default paragraph style
	byID        map[string]*style
}

type style struct {
	id, name, basedOn string
	run               runProps
	para              paraProps
	shaded            bool // a table style with a background
	resolved          bool
	visiting          bool
}

// NewStyles returns a cascade without styles.
func NewStyles() *Styles {
	return &Styles{byID: map[string]*style{}, defaultPara: newParaProps(), defaultRun: runProps{size: 20}}
}

const maxStyles = 10_000

// Read reads the element w:styles, whose start was the last token.
func (s *Styles) Read(r *markup.Reader) error {
	return r.Children(func(t *markup.Token) error {
		switch t.Name {
		case "w:docDefaults":
			return s.readDefaults(r)
		case "w:style":
			if len(s.byID) < maxStyles {
				return s.readStyle(r, t)
			}
		}
		return r.Skip()
	})
}

func (s *Styles) readDefaults(r *markup.Reader) error {
	return r.Children(func(t *markup.Token) error {
		if t.Name != "w:rPrDefault" && t.Name != "w:pPrDefault" {
			return r.Skip()
		}
		return r.Children(func(t *markup.Token) (err error) {
			switch t.Name {
			case "w:rPr":
				var run runProps
				run, err = readRunProps(r)
				s.defaultRun = s.defaultRun.over(&run)
			case "w:pPr":
				s.defaultPara, err = readParaProps(r, r.Skip)
			default:
				err = r.Skip()
			}
			return err
		})
	})
}

func (s *Styles) readStyle(r *markup.Reader, start *markup.Token) error {
	st := &style{id: start.Value("w:styleId"), para: newParaProps()}
	kind := start.Value("w:type")
	if d := start.Value("w:default"); kind == "paragraph" && (d == "1" || d == "true" || d == "on") {
		s.normal = st.id
	}
	s.byID[st.id] = st
	return r.Children(func(t *markup.Token) (err error) {
		switch t.Name {
		case "w:name":
			st.name = strings.ToLower(t.Value("w:val"))
		case "w:basedOn":
			st.basedOn = t.Value("w:val")
		case "w:rPr":
			st.run, err = readRunProps(r)
			return err
		case "w:pPr":
			st.para, err = readParaProps(r, r.Skip)
			return err
		case "w:tcPr", "w:tblPr", "w:tblStylePr":
			st.shaded, err = hasShade(r, st.shaded)
			return err
		}
		return r.Skip()
	})
}

// hasShade looks for a background anywhere below the last start token.
func hasShade(r *markup.Reader, found bool) (bool, error) {
	for depth := r.Depth(); ; {
		t, err := r.Next()
		if err != nil {
			return found, err
		}
		switch {
		case t.Kind == markup.Start && t.Name == "w:shd":
			found = found || isShade(&t)
		case t.Kind == markup.End && r.Depth() < depth:
			return found, nil
		}
	}
}

// get returns a style with everything it is based on merged in; nil if unknown.
func (s *Styles) get(id string) *style {
	st := s.byID[id]
	if st == nil || st.resolved || st.visiting {
		return st
	}
	st.visiting = true
	if base := s.get(st.basedOn); base != nil {
		st.run, st.para = base.run.over(&st.run), base.para.over(&st.para)
		st.shaded = st.shaded || base.shaded
	}
	if level := headingName(st.name); level > 0 && st.para.outline == 0 {
		st.para.outline = level
	}
	st.visiting, st.resolved = false, true
	return st
}

// headingName returns the level of the built-in heading styles, whose names do
// not depend on the language of the program.
func headingName(name string) int {
	n, ok := strings.CutPrefix(name, "heading ")
	if !ok || len(n) != 1 || n[0] < '1' || n[0] > '9' {
		return 0
	}
	return int(n[0] - '0')
}

// paragraph returns the effective properties of a paragraph and the run
// properties its style gives to its runs.
func (s *Styles) paragraph(direct *paraProps) (paraProps, runProps) {
	p, run := s.defaultPara, s.defaultRun
	id := direct.style
	if s.byID[id] == nil {
		id = s.normal
	}
	if st := s.get(id); st != nil {
		p, run = p.over(&st.para), run.over(&st.run)
	}
	p = p.over(direct)
	p.mark, p.bullet, p.frame = direct.mark, direct.bullet, direct.frame
	return p, run
}

// run returns the effective properties of a run below a paragraph's.
func (s *Styles) run(base runProps, direct *runProps) runProps {
	if direct.style != "" {
		if st := s.get(direct.style); st != nil {
			base = base.toggled(&st.run)
		}
	}
	return base.over(direct)
}
