package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// projectHead reads the name of a project, and behind it the person's part in it, for whom it was, an address or a text.
func projectHead(paras []para) cv.Project {
	if p, ok := toldOnItsLine(&paras[0]); ok {
		return p
	}
	var p cv.Project
	l := partsOf(&paras[0])
	if p.Dates = l.period(); p.Dates.IsZero() && len(paras) > 1 {
		below := partsOf(&paras[1])
		p.Dates = below.period()
	}
	link, name := l.link(), l.beforeBar()
	for i := name; i < len(l.parts); i++ {
		ownComma := name == i && l.mark(i) == ','
		end := i + 1
		if !ownComma {
			end = l.listFrom(i)
		}
		t := l.between(i, end)
		switch {
		case !link.IsZero() && l.linkWord(i):
		case end == i+1 && projectField(&p, t):
		case ownComma:
			name++
		default:
			p.Summary = append(p.Summary, t)
			i = end - 1
		}
	}
	nameFromHead(&p, l.between(0, min(name, len(l.parts))))
	if p.URL.IsZero() {
		p.URL = link
	}
	return p
}

// projectField keeps a part behind the name that says where the project stands, what the person was in it or for whom it was.
func projectField(p *cv.Project, t cv.Text) bool {
	switch {
	case onlyURL(t.Value):
		p.URL = t
	case p.Role.IsZero() && evidence.Title(t.Value) >= 1.6:
		p.Role = t
	case p.Organisation.IsZero() && evidence.Organisation(t.Value) >= 1.4:
		p.Organisation = t
	default:
		return false
	}
	return true
}

// linkWords are what people write over the address of a project: where the address itself is kept they say nothing more.
var linkWords = words.NewSet("live", "live demo", "live link", "demo", "link", "github", "github link", "source", "source code", "code",
	"repo", "website", "view")

// mark is the sign that stands before a part; 0 where a date or a cell parts it from the one before.
func (l *lineParts) mark(i int) rune {
	if l.parts[i].apart {
		return 0
	}
	for _, sign := range strings.TrimLeft(l.p.text[l.parts[i-1].to:l.parts[i].from], " ") {
		return sign
	}
	return 0
}

// beforeBar is how many parts stand before the first bar, where a short name with a dash in it does ("Harbour Watch - Tides | Go, Redis");
// else 1.
func (l *lineParts) beforeBar() int {
	for i := 1; i < len(l.parts); i++ {
		switch l.mark(i) {
		case '|':
			return i
		case '-', '–', '—':
			t := l.parts[i].text
			if evidence.Title(t) >= 1.6 || evidence.Organisation(t) >= 1.4 || onlyURL(t) {
				return 1
			}
		default:
			return 1
		}
	}
	return 1
}

// listFrom is the end of a list that begins with part i: what a project was made with, or a sentence with commas, is one text. No list
// begins with a field; bars and a single comma part fields too, so among those nothing may be one.
func (l *lineParts) listFrom(i int) int {
	end, fields := i, 0
	for ; end == i || end < len(l.parts) && l.goesOn(i, end); end++ {
		t := l.parts[end].text
		if evidence.Title(t) >= 1.6 || evidence.Organisation(t) >= 1.4 || onlyURL(t) {
			fields++
			if end == i {
				return i + 1
			}
		}
	}
	if fields > 0 && (end < i+3 || l.mark(i+1) == '|') {
		return i + 1
	}
	return end
}

// goesOn reports that the list which begins with part i has another item: it is parted as the items before it.
func (l *lineParts) goesOn(i, at int) bool {
	m := l.mark(at)
	return (m == ',' || m == '|' && !l.linkWord(at)) && m == l.mark(i+1)
}

// linkWord reports a part that only says that an address stands behind it.
func (l *lineParts) linkWord(i int) bool {
	return linkWords.Has(words.Fold(l.parts[i].text))
}
