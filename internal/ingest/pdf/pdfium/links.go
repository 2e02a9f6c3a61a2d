package pdfium

import (
	"strings"

	"focal/internal/ingest/pdf/glyph"
)

const (
	maxLinks  = 2000
	uriAction = 3
)

// links collects the page's hyperlinks to addresses outside the file.
func (r *pageReader) links() {
	in := r.in
	const position, annotation = 0, 4
	in.module.Memory().WriteUint32Le(in.scratch+position, 0)
	for range maxLinks {
		if in.call("FPDFLink_Enumerate", r.page, in.at(position), in.at(annotation)) != 1 {
			return
		}
		link := uint64(in.uint32At(annotation))
		action := in.call("FPDFLink_GetAction", link)
		if action == 0 || in.call("FPDFAction_GetType", action) != uriAction {
			continue
		}
		n := in.call("FPDFAction_GetURIPath", in.doc, action, in.at(64), scratchSize-64)
		if n < 2 || n > scratchSize-64 || in.call("FPDFLink_GetAnnotRect", link, in.at(16)) != 1 {
			continue
		}
		url := strings.ToValidUTF8(string(in.bytesAt(64, n-1)), "")
		r.out.Links = append(r.out.Links, glyph.Link{URL: url, Rect: r.space.rect(in.float32At(16), in.float32At(20), in.float32At(24), in.float32At(28))})
	}
}
