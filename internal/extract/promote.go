package extract

import (
	"strings"

	"focal/internal/extract/evidence"
)

// promoteBullets turns the first bullet under a line of dates into a header line
// where a section draws its roles so.
func promoteBullets(paras []para) []para {
	bare, promoted := 0, 0
	for i := range paras {
		if !datesOverBullet(paras, i) || i > 0 && !paras[i-1].bullet && !prose(&paras[i-1]) {
			continue
		}
		bare++
		if evidence.Title(paras[i+1].text) >= 1.6 || strongIn(&paras[i+1], evidence.Title) {
			promoted++
		}
	}
	if bare == 0 || promoted*2 < bare {
		return promoteRoles(paras)
	}
	out := append([]para{}, paras...)
	for i := range out {
		if datesOverBullet(out, i) {
			out[i+1].bullet = false
		}
	}
	return out
}

// datesOverBullet reports a line of dates with an item of a list below.
func datesOverBullet(paras []para, i int) bool {
	return i+1 < len(paras) && !paras[i].bullet && paras[i+1].bullet && datesOnly(paras[i].text)
}

// promoteRoles turns list items that stand directly above a line of dates, and look
// unlike the other items, into header lines: roles listed under one employer.
func promoteRoles(paras []para) []para {
	marks, sizes := itemsOverDates(paras)
	var out []para
	for _, i := range marks {
		p := &paras[i]
		if sizes[p.first.style.size] > len(marks) && !p.first.style.bold && evidence.Title(p.text) < 1.6 {
			continue
		}
		if out == nil {
			out = append([]para{}, paras...)
		}
		out[i].bullet, out[i].header = false, true
	}
	if out == nil {
		return paras
	}
	return out
}

// itemsOverDates are the items directly above a line of dates, and how many items of a list have a size.
func itemsOverDates(paras []para) (marks []int, sizes map[int]int) {
	sizes = map[int]int{}
	for i := range paras {
		if !paras[i].bullet {
			continue
		}
		sizes[paras[i].first.style.size]++
		if i+1 < len(paras) && !paras[i+1].bullet && datesOnly(paras[i+1].text) && !endsWith(paras[i].text, ".") {
			marks = append(marks, i)
		}
	}
	return marks, sizes
}

// splitPosts cuts "Scout leader, Elm Scouts (2012 – present); governor, Elm School (2015)".
func splitPosts(paras []para) []para {
	var out []para
	for i := range paras {
		if listsPosts(&paras[i]) {
			out = append(out, splitListed(paras[i:i+1])...)
		} else {
			out = append(out, paras[i])
		}
	}
	return out
}

// listsPosts reports posts in a row of which each ends in its dates in brackets.
func listsPosts(p *para) bool {
	ends := 0
	for _, m := range p.found {
		if strings.HasPrefix(m.Range.Text.Value, "(") && (m.End == len(p.text) || strings.HasPrefix(p.text[m.End:], "; ")) {
			ends++
		}
	}
	return ends >= 2 && ends == len(p.found) && ends == strings.Count(p.text, "; ")+1
}

// promoteLines makes entries of the items of a list in which every item is a post on a
// line of its own: "• Driver, Smallville Food Bank, 2019 – 2021".
func promoteLines(paras []para) []para {
	if !postPerItem(paras) {
		return paras
	}
	out := append([]para{}, paras...)
	for i := range out {
		out[i].bullet, out[i].header = false, true
	}
	return out
}

// postPerItem reports items of which each has a period or a title, and two thirds a period.
func postPerItem(paras []para) bool {
	dated := 0
	for i := range paras {
		p := &paras[i]
		if !p.bullet || p.count > 18 || prose(p) {
			return false
		}
		switch {
		case len(boundaryDates(p)) > 0:
			dated++
		case !strongIn(p, evidence.Title):
			return false
		}
	}
	return dated >= 2 && dated*3 >= len(paras)*2
}
