package extract

import (
	"regexp"
	"strings"
)

// plainHeads takes from the header lines of entries what only says how they are
// written: the full stop of "2015–2018: Site Manager, Bolt Ltd, Hull." and the labels
// of "City: Hull | Country: United Kingdom".
func plainHeads(paras []para) []para {
	var out []para
	for i := range paras {
		q := paras[i]
		if n := len(q.segs); n > 0 && !q.bullet {
			last := &q.segs[n-1].text
			switch m := labelledTown.FindStringSubmatch(q.text); {
			case m != nil:
				q = relabel(&paras[i], strings.Trim(m[1]+", "+m[2], ", "))
			case strings.HasSuffix(*last, ".") && datedHead(&q):
				q = relabel(&paras[i], strings.TrimRight(*last, "."))
			}
		}
		out = append(out, q)
	}
	return out
}

// labelledTown is where a post was, as forms of the European Union write it.
var labelledTown = regexp.MustCompile(`^(?:City|Town|Ort|Ville|Ciudad|Città|Localidade|Stad|Miejscowość): ?([^:|\t]{2,40}?)[ \t]*(?:\|[ \t]*|\t|$)(?:(?:Country|Land|Pays|País|Paese|Kraj): ?([^:|\t]{2,40}))?$`)

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
