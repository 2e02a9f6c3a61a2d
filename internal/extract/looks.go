package extract

// bodyStyle is the style of most text.
func bodyStyle(lines []line) style {
	count := map[style]int{}
	best := style{}
	for i := range lines {
		st := lines[i].style
		st.heading = 0
		count[st] += len(lines[i].text)
		if count[st] > count[best] || count[st] == count[best] && less(st, best) {
			best = st
		}
	}
	return best
}

// less makes choices between equals independent of the order of maps.
func less(a, b style) bool {
	if a.size != b.size {
		return a.size < b.size
	}
	return !a.bold && b.bold
}

func segmentStyle(l *line, i int) style {
	s := line{kind: l.kind, level: l.level, size: l.size, segs: l.segs[i : i+1]}
	s.finish()
	return s.style
}

// inOneBlock reports two lines of one block of a page.
func inOneBlock(a, b *line) bool { return a.block == b.block && a.page == b.page }

// cutSegment returns the segment from byte offset at.
func cutSegment(s segment, at int) segment {
	at = max(0, min(at, len(s.text)))
	out := segment{x: s.x, text: s.text[at:]}
	for _, p := range s.spans {
		if p.reaches(at) {
			p.start, p.end = max(p.start-at, 0), max(p.end-at, 0)
			out.spans = append(out.spans, p)
		}
	}
	return out
}

// reaches reports a span that has something behind a place of the text.
func (p span) reaches(at int) bool { return p.end > at || p.end == p.start && p.start >= at }
