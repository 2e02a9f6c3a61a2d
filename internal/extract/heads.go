package extract

import (
	"regexp"
	"strings"
)

// plainHeads takes from the header lines of entries what only says how they are
// written: the full stop of "2015–2018: Site Manager, Bolt Ltd, Hull." and the labels
// of "City: Hull | Country: United Kingdom".
func plainHeads(paras []para) []para {
	several := severalNumbered(paras)
	var out []para
	for i := range paras {
		q := paras[i]
		if m := postNumber.FindString(q.text); several && m != "" && !q.bullet && len(q.segs[0].text) > len(m) {
			q = relabelFirst(&paras[i], len(m))
		}
		if len(q.segs) > 0 && !q.bullet {
			q = withoutFullStop(&paras[i], q)
		}
		out = append(out, q)
	}
	return out
}

// severalNumbered reports a list of which several entries have a number.
func severalNumbered(paras []para) bool {
	numbered := 0
	for i := range paras {
		if !paras[i].bullet && postNumber.MatchString(paras[i].text) {
			numbered++
		}
	}
	return numbered > 1
}

// withoutFullStop takes the labels of a town and the full stop of a dated line from q, which p was before.
func withoutFullStop(p *para, q para) para {
	last := q.segs[len(q.segs)-1].text
	switch m := labelledTown.FindStringSubmatch(q.text); {
	case m != nil:
		return relabel(p, strings.Trim(m[1]+", "+m[2], ", "))
	case strings.HasSuffix(last, ".") && datedHead(&q):
		return relabel(p, strings.TrimRight(last, "."))
	}
	return q
}

// labelledTown is where a post was, as forms of the European Union write it.
var labelledTown = regexp.MustCompile(`^(?:City|Town|Ort|Ville|Ciudad|Città|Localidade|Stad|Miejscowość): ?([^:|\t]{2,40}?)[ \t]*(?:\|[ \t]*|\t|$)(?:(?:Country|Land|Pays|País|Paese|Kraj): ?([^:|\t]{2,40}))?$`)

// postNumber counts the entries of a list: "2. University of Smallville".
var postNumber = regexp.MustCompile(`^\d{1,2}[.)] +`)

// relabelFirst is a line without the first n bytes.
func relabelFirst(p *para, n int) para {
	q := *p
	q.segs = append([]segment{}, p.segs...)
	q.segs[0] = cutSegment(q.segs[0], n)
	q.refresh()
	return q
}

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
