package extract

// relabel is a line with other words in it.
func relabel(p *para, text string) para {
	q := *p
	s := p.segs[0]
	s.text = text
	s.spans = append([]span{}, s.spans...)
	for k := range s.spans {
		s.spans[k].start = min(s.spans[k].start, len(text))
		s.spans[k].end = min(s.spans[k].end, len(text))
	}
	q.segs = []segment{s}
	q.refresh()
	return q
}
