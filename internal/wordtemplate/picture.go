package wordtemplate

import (
	"bytes"
	"image/png"
	"strconv"

	"focal/internal/ooxml"
	"focal/internal/problem"
)

// Box of an icon whose tag stands in the text: 36 by 18 mm in English Metric
// Units, 914,400 to the inch.
const defaultBoxWidth, defaultBoxHeight = 1296000, 648000

type branding struct {
	data          []byte
	width, height int
	alt           string
}

// loadIcon checks that the icon is the PNG that internal/icon makes.
func loadIcon(data []byte, alt string) (*branding, error) {
	if len(data) == 0 {
		return nil, nil
	}
	config, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width == 0 || config.Height == 0 {
		return nil, problem.Wrap(err, problem.Invalid, "The branding icon is damaged. Please upload it again.")
	}
	return &branding{data: data, width: config.Width, height: config.Height, alt: alt}, nil
}

// fit returns the largest size of the picture's own ratio inside the box.
func (i *branding) fit(width, height int64) (int64, int64) {
	if w := height * int64(i.width) / int64(i.height); w <= width {
		return max(w, 1), height
	}
	return width, max(width*int64(i.height)/int64(i.width), 1)
}

// picture prints the icon: the template's placeholder keeps its place and its
// box, and gets the icon's ratio and a real alternative text.
func (x *execution) picture(c *code, s *scope, out []*ooxml.Node) []*ooxml.Node {
	if v, known := s.lookup(c.tag.path); x.icon == nil || !known || !truthy(v) {
		return out
	}
	x.usesIcon = true
	x.drawings++
	number := strconv.Itoa(firstDrawingNumber + x.drawings)
	id := x.relate(relationImage, iconPart, false)
	var drawing *ooxml.Node
	if c.node == nil {
		drawing = inlineDrawing(x.icon, id, number)
	} else {
		drawing = replaceDrawing(c.node, x.icon, id, number)
	}
	kids := []*ooxml.Node{drawing}
	if c.props != nil {
		kids = []*ooxml.Node{c.props, drawing}
	}
	return append(out, ooxml.New("w:r", nil, kids...))
}

func replaceDrawing(n *ooxml.Node, icon *branding, relationID, number string) *ooxml.Node {
	var cx, cy int64
	n.Each(func(k *ooxml.Node) {
		if k.Name == "wp:extent" && cx == 0 {
			cx, _ = strconv.ParseInt(k.Get("cx"), 10, 64)
			cy, _ = strconv.ParseInt(k.Get("cy"), 10, 64)
		}
	})
	if cx <= 0 || cy <= 0 {
		cx, cy = defaultBoxWidth, defaultBoxHeight
	}
	cx, cy = icon.fit(cx, cy)
	w, h := strconv.FormatInt(cx, 10), strconv.FormatInt(cy, 10)
	return n.Rewrite(func(k *ooxml.Node) *ooxml.Node {
		switch k.Name {
		case "wp:extent":
			return k.With("cx", w).With("cy", h)
		case "wp:docPr":
			return ooxml.New("wp:docPr", []ooxml.Attr{{Name: "id", Value: number}, {Name: "name", Value: "Icon"}, {Name: "descr", Value: icon.alt}})
		case "pic:cNvPr":
			return ooxml.New("pic:cNvPr", []ooxml.Attr{{Name: "id", Value: "0"}, {Name: "name", Value: "Icon"}})
		case "a:blip":
			return ooxml.New("a:blip", []ooxml.Attr{{Name: "r:embed", Value: relationID}})
		case "a:srcRect":
			return nil
		case "a:xfrm":
			return ooxml.New("a:xfrm", nil, k.Kid("a:off"), ooxml.New("a:ext", []ooxml.Attr{{Name: "cx", Value: w}, {Name: "cy", Value: h}}))
		}
		return k
	})
}

func inlineDrawing(icon *branding, relationID, number string) *ooxml.Node {
	cx, cy := icon.fit(defaultBoxWidth, defaultBoxHeight)
	return ooxml.InlinePicture(relationID, number, icon.alt, cx, cy)
}
