package extract

import (
	"focal/internal/cv"
)

// postReader reads the entries of a section of posts one after the other.
type postReader struct {
	b       *builder
	paras   []para
	list    []entry
	heads   []head
	atoms   [][]atom
	without []map[role]bool // roles that the head of an entry cannot have
	away    []bool          // what explains a gap has no employer
}

// readHeads reads the heads; those under the line of an employer name none of their own.
func (r *postReader) readHeads() {
	n := len(r.list)
	r.heads, r.atoms = make([]head, n), make([][]atom, n)
	r.without, r.away = make([]map[role]bool, n), make([]bool, n)
	banner := -1
	for i, e := range r.list {
		r.heads[i] = readHeader(r.paras[e.from:e.headTo])
		r.atoms[i] = r.heads[i].atoms
		banner = r.bannerOver(i, banner)
		r.away[i] = gapOfWork(r.paras[e.from].text)
		if banner >= 0 || r.away[i] {
			r.without[i] = map[role]bool{roleOrg: true}
		}
	}
}

// bannerOver is the line of the employer that an entry stands under; above is that of the entry
// above it. -1 = none.
func (r *postReader) bannerOver(i, above int) int {
	e := r.list[i]
	if e.banner >= 0 {
		return e.banner
	}
	if above < 0 || namesEmployer(r.paras[e.from:e.headTo]) || r.looksAlone(i) || outlives(r.paras, e, above) {
		return -1
	}
	return above
}

// looksAlone reports a head of several lines that is drawn unlike the one above it.
func (r *postReader) looksAlone(i int) bool {
	e := r.list[i]
	return !datesOnly(r.paras[min(e.from+1, len(r.paras)-1)].text) && e.headTo-e.from > 1 &&
		!sameLook(looks(r.paras, e.from), looks(r.paras, r.list[i-1].from))
}

// read makes posts of the entries.
func (r *postReader) read() []cv.Engagement {
	var out []cv.Engagement
	var employer, place cv.Text
	groups := workGrammar.settle(r.atoms, r.without)
	for i, e := range r.list {
		var w cv.Engagement
		rest := r.b.fill(&w, &r.heads[i], groups[i])
		if e.banner >= 0 {
			employer, place = bannerText(readHeader(r.paras[e.banner : e.banner+1]).atoms)
		} else if r.without[i] == nil {
			employer, place = cv.Text{}, cv.Text{}
		}
		if !r.away[i] {
			takeEmployer(&w, employer, place)
		}
		w.Summary = append(w.Summary, rest...)
		w.Summary = append(w.Summary, r.heads[i].tail...)
		r.b.body(r.paras[e.headTo:e.to], &w.Summary, &w.Highlights)
		out = append(out, w)
	}
	return out
}

// takeEmployer gives a post without one the employer of the line above.
func takeEmployer(w *cv.Engagement, employer, place cv.Text) {
	if !w.Organisation.IsZero() || employer.IsZero() {
		return
	}
	w.Organisation = employer
	if w.Location.IsZero() {
		w.Location = place
	}
}

// mergeBanners gives entries without an employer the one of the entry above that is
// nothing but an employer, and drops that.
func mergeBanners(list []cv.Engagement) []cv.Engagement {
	var out []cv.Engagement
	var banner *cv.Engagement
	for i := range list {
		w := list[i]
		if onlyEmployer(list, i) {
			banner = &list[i]
			continue
		}
		if banner != nil && !gapOfWork(w.Title.Value) {
			if w.Organisation.IsZero() {
				fillFromBanner(&w, banner)
			} else {
				banner = nil
			}
		}
		out = append(out, w)
	}
	return out
}

// onlyEmployer reports an employer without a post, above a post without an employer.
func onlyEmployer(list []cv.Engagement, i int) bool {
	w := &list[i]
	if !w.Title.IsZero() || w.Organisation.IsZero() || tellsOf(w) || i+1 >= len(list) {
		return false
	}
	return list[i+1].Organisation.IsZero() && !list[i+1].Title.IsZero()
}

// tellsOf reports a post with text.
func tellsOf(w *cv.Engagement) bool { return len(w.Highlights) > 0 || len(w.Summary) > 0 }

func fillFromBanner(w, banner *cv.Engagement) {
	w.Organisation = banner.Organisation
	if w.Location.IsZero() {
		w.Location = banner.Location
	}
	if w.Dates.IsZero() {
		w.Dates = banner.Dates
	}
}

func bannerText(atoms []atom) (employer, place cv.Text) {
	groups, _ := bannerGrammar.label(atoms, 1, nil, nil, nil)
	for _, g := range groups {
		t := g.text(atoms)
		switch {
		case g.role == roleOrg:
			employer = t
		case g.role == rolePlace:
			place = t
		case employer.IsZero():
			employer = t
		case atoms[g.from].sep == byRemark:
			employer.Value += " (" + t.Value + ")"
		default:
			employer.Value += ", " + t.Value
		}
	}
	return employer, place
}

// bannerGrammar is that of the line of an employer above its posts.
var bannerGrammar = grammar{
	roles: []role{roleOrg, rolePlace, roleUnit, roleRest}, emit: workGrammar.emit,
	need: map[role]float64{roleOrg: 2}, first: [2]role{roleOrg, rolePlace},
}
