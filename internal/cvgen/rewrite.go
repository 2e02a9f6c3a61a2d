package cvgen

// Rewritten is the CV with every piece of text put through rewrite, which is called in
// the order of the document; the layout stays. Its labels are still those of the first one.
func (c *CV) Rewritten(rewrite func(string) string) *CV {
	doc := *c.doc
	doc.header, doc.footer = rewriteParas(doc.header, rewrite), rewriteParas(doc.footer, rewrite)
	doc.main, doc.side = rewriteBlocks(doc.main, rewrite), rewriteBlocks(doc.side, rewrite)
	return &CV{Name: c.Name, Gold: c.Gold, doc: &doc}
}

func rewriteBlocks(list []block, rewrite func(string) string) []block {
	out := make([]block, len(list))
	for i, b := range list {
		switch {
		case b.para != nil:
			p := rewritePara(*b.para, rewrite)
			out[i].para = &p
		case b.table != nil:
			t := *b.table
			t.rows = make([][]string, len(b.table.rows))
			for r, cells := range b.table.rows {
				for _, cell := range cells {
					t.rows[r] = append(t.rows[r], rewrite(cell))
				}
			}
			out[i].table = &t
		case b.row != nil:
			r := *b.row
			r.rail, r.content = rewriteParas(r.rail, rewrite), rewriteBlocks(r.content, rewrite)
			out[i].row = &r
		}
	}
	return out
}

func rewriteParas(list []para, rewrite func(string) string) []para {
	out := make([]para, len(list))
	for i, p := range list {
		out[i] = rewritePara(p, rewrite)
	}
	return out
}

func rewritePara(p para, rewrite func(string) string) para {
	p.spans, p.right = rewriteSpans(p.spans, rewrite), rewriteSpans(p.right, rewrite)
	return p
}

func rewriteSpans(list []span, rewrite func(string) string) []span {
	out := make([]span, len(list))
	for i, s := range list {
		s.text = rewrite(s.text)
		out[i] = s
	}
	return out
}
