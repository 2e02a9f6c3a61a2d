package extract

type blockKey struct{ page, block int }

// reach is how far the lines of a block go; sure tells that several go that far.
type reach struct {
	left, right float64
	sure        bool
}

// blockBox is how far the lines of one block go by themselves.
type blockBox struct {
	left, right float64
	lines       int
}

// reaches measures the blocks; a short block takes the reach of its column.
func reaches(lines []line) map[blockKey]reach {
	boxes, keys := blockBoxes(lines)
	out := map[blockKey]reach{}
	for n, k := range keys {
		out[k] = reach{left: boxes[k].left, right: columnRight(boxes, keys, n)}
	}
	for k, n := range marginLines(lines, out) {
		r := out[k]
		r.sure = n >= 3
		out[k] = r
	}
	return out
}

// blockBoxes are the boxes of the blocks and the order in which they come.
func blockBoxes(lines []line) (boxes map[blockKey]*blockBox, keys []blockKey) {
	boxes = map[blockKey]*blockBox{}
	for i := range lines {
		k := blockKey{lines[i].page, lines[i].block}
		b := boxes[k]
		if b == nil {
			b = &blockBox{left: lines[i].x}
			boxes[k] = b
			keys = append(keys, k)
		}
		b.left, b.right, b.lines = min(b.left, lines[i].x), max(b.right, lines[i].right), b.lines+1
	}
	return boxes, keys
}

// columnRight is how far a block goes: a short one as far as its neighbours with more lines.
func columnRight(boxes map[blockKey]*blockBox, keys []blockKey, n int) float64 {
	own := boxes[keys[n]]
	limit := own.right
	if own.lines >= 6 {
		return limit
	}
	for m := max(0, n-40); m < min(len(keys), n+40); m++ { // neighbours only: linear in long files
		if o := boxes[keys[m]]; o.lines > own.lines && o.left < own.left+25 && o.left > own.left-25 {
			limit = max(limit, o.right)
		}
	}
	return limit
}

// marginLines counts the lines of each block that run to its margin.
func marginLines(lines []line, limits map[blockKey]reach) map[blockKey]int {
	count := map[blockKey]int{}
	for i := range lines {
		k := blockKey{lines[i].page, lines[i].block}
		if runsToMargin(&lines[i], limits[k].right) {
			count[k]++
		}
	}
	return count
}

func runsToMargin(l *line, right float64) bool {
	w := right - l.x
	return w > 100 && l.right > right-0.08*w && wordCount(l.text) >= 3
}
