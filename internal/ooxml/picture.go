package ooxml

import "strconv"

// InlinePicture is a picture in a run, of that relation and size (in 1/914400 inch); the part declares the prefixes w, r and wp.
func InlinePicture(relationID, number, alt string, cx, cy int64) *Node {
	size := []Attr{{Name: "cx", Value: strconv.FormatInt(cx, 10)}, {Name: "cy", Value: strconv.FormatInt(cy, 10)}}
	zero := []Attr{{Name: "x", Value: "0"}, {Name: "y", Value: "0"}}
	const picture = "http://schemas.openxmlformats.org/drawingml/2006/picture"
	const main = "http://schemas.openxmlformats.org/drawingml/2006/main"
	pic := New("pic:pic", []Attr{{Name: "xmlns:pic", Value: picture}},
		New("pic:nvPicPr", nil,
			New("pic:cNvPr", []Attr{{Name: "id", Value: "0"}, {Name: "name", Value: "Icon"}}), New("pic:cNvPicPr", nil)),
		New("pic:blipFill", nil,
			New("a:blip", []Attr{{Name: "r:embed", Value: relationID}}), New("a:stretch", nil, New("a:fillRect", nil))),
		New("pic:spPr", nil,
			New("a:xfrm", nil, New("a:off", zero), New("a:ext", size)),
			New("a:prstGeom", []Attr{{Name: "prst", Value: "rect"}}, New("a:avLst", nil))))
	return New("w:drawing", nil, New("wp:inline", nil,
		New("wp:extent", size),
		New("wp:docPr", []Attr{{Name: "id", Value: number}, {Name: "name", Value: "Icon"}, {Name: "descr", Value: alt}}),
		New("a:graphic", []Attr{{Name: "xmlns:a", Value: main}},
			New("a:graphicData", []Attr{{Name: "uri", Value: picture}}, pic))))
}
