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
	body := &walker{f: f, boxes: boxes, shapes: len(f.part(fcAnchors)) > 4 || len(f.part(fcBannered)) > 4}
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
	d.Warnings = flow.Warnings(&body.hidden, body.deleted, body.struck)
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
	anchors := f.anchors()
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

// anchors returns the positions that text boxes are anchored at.
func (f *file) anchors() map[uint32]int {
	out := map[uint32]int{}
	spa := f.part(fcAnchors)
	for i, m := 0, (len(spa)-4)/30; i < m; i++ {
		out[u32(spa, 4*(m+1)+26*i)] = int(u32(spa, 4*i))
	}
	return out
}

// running reads headers and footers. Each section has six, after six separators of
// notes: even and odd header, even and odd footer, first header, first footer.
func (f *file) running(shapes bool) (head, tail []page.Line, err error) {
	count := len(f.part(fcHeaders)) / 4
	for i := separators; i+1 < count && i < maxStories; i++ {
		lines, err := f.story(i, shapes)
		if err != nil {
			return nil, nil, err
		}
		switch {
		case len(lines) == 0:
		case i == firstHeader && len(head) > 0: // the first page has a header of its own
			tail = append(head, tail...)
			head = lines
		case i == oddHeader, i == firstHeader:
			head = lines
		default:
			tail = append(tail, lines...)
		}
	}
	return head, tail, nil
}

// Stories of headers and footers.
const (
	separators  = 6 // before those of the first section
	oddHeader   = separators + 1
	firstHeader = separators + 4
	maxStories  = 600
)

// footers tells which of the six stories of a section are footers.
var footers = [6]bool{2: true, 3: true, 5: true}

// story reads one header or footer.
func (f *file) story(i int, shapes bool) ([]page.Line, error) {
	plc := f.part(fcHeaders)
	from, to := int(u32(plc, 4*i)), int(u32(plc, 4*i+4))
	if from < 0 || to <= from || to > f.ccp[partHeaders] {
		return nil, nil
	}
	w := &walker{f: f, shapes: shapes}
	if err := w.walk(f.start(partHeaders)+from, f.start(partHeaders)+to); err != nil {
		return nil, err
	}
	kind := page.PageHeader
	if footers[(i-separators)%len(footers)] {
		kind = page.PageFooter
	}
	return flow.RunningLines(w.out, kind), nil
}
