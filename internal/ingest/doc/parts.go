package doc

import (
	"maps"
	"slices"

	"focal/internal/ingest/flow"
	"focal/internal/ingest/page"
)

// read lays out the parts of the document: the header of the first page, the body
// with its text boxes, the notes, then what other headers and footers add.
func (f *file) read() (*page.Document, error) {
	boxes, err := f.boxes()
	if err != nil {
		return nil, err
	}
	body := &walker{f: f, boxes: boxes, shapes: len(f.part(fcAnchors)) > 4}
	if err := body.walk(0, f.ccp[partMain]); err != nil {
		return nil, err
	}
	var lost []flow.Block
	for _, cp := range slices.Backward(slices.Sorted(maps.Keys(boxes))) {
		lost = append(append(lost, flow.Block{Break: true}), boxes[cp]...)
	}
	head, tail, err := f.running(body.shapes)
	if err != nil {
		return nil, err
	}
	parts := [][]page.Line{head, flow.Lines(body.out, 0), flow.Lines(lost, 0)}
	for _, part := range []int{partNotes, partEndnotes} {
		notes := &walker{f: f, shapes: body.shapes}
		if err := notes.walk(f.start(part), f.start(part)+f.ccp[part]); err != nil {
			return nil, err
		}
		parts = append(parts, flow.Lines(notes.out, 0))
	}
	d := &page.Document{Format: page.DOC, Pages: []page.Page{{Lines: flow.Join(append(parts, tail)...)}}}
	d.Warnings = flow.Warnings(body.hidden, body.deleted, body.struck)
	return d, nil
}

// start returns the first character of a part.
func (f *file) start(part int) int {
	cp := 0
	for i := range part {
		cp += f.ccp[i]
	}
	return cp
}

// boxes reads the text boxes of the body by the position of their anchors. Boxes
// whose anchor is unknown get positions that no character has.
func (f *file) boxes() (map[int][]flow.Block, error) {
	out := map[int][]flow.Block{}
	plc := f.part(fcBoxes)
	n := (len(plc) - 4) / 26 // n+1 positions, n descriptions of 22 bytes
	anchors := map[uint32]int{}
	spa := f.part(fcAnchors)
	for i, m := 0, (len(spa)-4)/30; i < m; i++ {
		anchors[u32(spa, 4*(m+1)+26*i)] = int(u32(spa, 4*i))
	}
	for i := range max(n, 0) {
		from, to := int(u32(plc, 4*i)), int(u32(plc, 4*i+4))
		if from < 0 || to <= from || to > f.ccp[partBoxes] {
			continue
		}
		w := &walker{f: f, shapes: true}
		if err := w.walk(f.start(partBoxes)+from, f.start(partBoxes)+to); err != nil {
			return nil, err
		}
		if !w.text {
			continue
		}
		cp, ok := anchors[u32(plc, 4*(n+1)+22*i+14)]
		if !ok || out[cp] != nil {
			cp = -1 - i
		}
		out[cp] = w.out
	}
	return out, nil
}

// running reads headers and footers. Each section has six, after six separators of
// notes: even and odd header, even and odd footer, first header, first footer.
func (f *file) running(shapes bool) (head, tail []page.Line, err error) {
	plc := f.part(fcHeaders)
	story := func(i int, kind page.Kind) ([]page.Line, error) {
		from, to := int(u32(plc, 4*i)), int(u32(plc, 4*i+4))
		if from < 0 || to <= from || to > f.ccp[partHeaders] {
			return nil, nil
		}
		w := &walker{f: f, shapes: shapes}
		if err := w.walk(f.start(partHeaders)+from, f.start(partHeaders)+to); err != nil {
			return nil, err
		}
		return flow.RunningLines(w.out, kind), nil
	}
	for i := 6; i+1 < len(plc)/4 && i < 600; i++ {
		kind := page.PageHeader
		if which := (i - 6) % 6; which == 2 || which == 3 || which == 5 {
			kind = page.PageFooter
		}
		lines, err := story(i, kind)
		if err != nil {
			return nil, nil, err
		}
		switch {
		case len(lines) == 0:
		case i == 10 && len(head) > 0: // the first page has a header of its own
			tail = append(head, tail...)
			head = lines
		case i == 7, i == 10:
			head = lines
		default:
			tail = append(tail, lines...)
		}
	}
	return head, tail, nil
}
