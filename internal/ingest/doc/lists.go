package doc

import (
	"strings"
	"unicode/utf16"

	"focal/internal/ingest/flow"
)

// lists resolves list numbers of paragraphs to what is drawn before an item.
type lists struct {
	levels map[uint32][]listLevel // list id -> levels
	inUse  []uint32               // list number - 1 -> list id
	count  map[uint32]*[9]int
}

type listLevel struct {
	start  int
	format byte
	text   []uint16
}

const bulletFormat, noFormat = 23, 0xFF

func (f *file) readLists() {
	l := &lists{levels: map[uint32][]listLevel{}, count: map[uint32]*[9]int{}}
	f.lists = l
	heads := f.part(fcLists)
	count := int(u16(heads, 0))
	if count == 0 || count > 4096 {
		return
	}
	at := int(u32(f.main, fcLists)) + 2 + 28*count
	for i := range count {
		id := u32(heads, 2+28*i)
		n := 9
		if u8(heads, 2+28*i+26)&1 != 0 {
			n = 1
		}
		for range n {
			lvl, size, ok := f.listLevel(at)
			if !ok {
				return
			}
			at += size
			l.levels[id] = append(l.levels[id], lvl)
		}
	}
	uses := f.part(fcListsInUse)
	for i := range min(int(u32(uses, 0)), 4096) {
		if 4+16*i+16 > len(uses) {
			break
		}
		l.inUse = append(l.inUse, u32(uses, 4+16*i))
	}
}

// listLevel reads a level of a list and how many bytes it takes.
func (f *file) listLevel(at int) (lvl listLevel, size int, ok bool) {
	head := slice(f.table, at, 28)
	if len(head) < 28 {
		return lvl, 0, false
	}
	text := at + 28 + int(head[25]) + int(head[24])
	n := int(u16(f.table, text))
	lvl = listLevel{start: int(int32(u32(head, 0))), format: head[4]}
	for j := range min(n, 64) {
		lvl.text = append(lvl.text, u16(f.table, text+2+2*j))
	}
	return lvl, text + 2 + 2*n - at, true
}

var numberFormats = map[byte]flow.Number{1: flow.UpperRoman, 2: flow.LowerRoman, 3: flow.UpperLetter, 4: flow.LowerLetter}

// item returns the glyph or number of the next item; false when none is drawn.
func (l *lists) item(number, level int) (string, bool) {
	if number < 1 || number > len(l.inUse) || level < 0 || level > 8 {
		return "", false
	}
	id := l.inUse[number-1]
	levels := l.levels[id]
	if len(levels) == 0 {
		return "", false
	}
	lvl := levels[min(level, len(levels)-1)]
	switch lvl.format {
	case noFormat:
		return "", false
	case bulletFormat:
		glyph := lvl.glyph()
		return glyph, glyph != ""
	}
	n := l.step(id, level, lvl.start)
	var b strings.Builder
	for _, c := range lvl.text {
		if c < 9 {
			format := numberFormats[levels[min(int(c), len(levels)-1)].format]
			b.WriteString(format.Format(max(n[c], 1)))
			continue
		}
		b.WriteRune(rune(c))
	}
	return strings.TrimSpace(b.String()), b.Len() > 0
}

// glyph returns the bullet of a level.
func (l *listLevel) glyph() string {
	glyph := strings.TrimSpace(flow.Clean(string(utf16.Decode(l.text))))
	if glyph == "" && len(l.text) > 0 {
		return "•"
	}
	return glyph
}

// step counts an item of a level; the levels below begin anew.
func (l *lists) step(id uint32, level, start int) *[9]int {
	n := l.count[id]
	if n == nil {
		n = &[9]int{}
		l.count[id] = n
	}
	if n[level]++; n[level] == 1 && start > 1 && start < 10_000 {
		n[level] = start
	}
	clear(n[level+1:])
	return n
}
