package cvgen

import "focal/internal/gold"

// The form of the European curriculum: labels in a rail, one row a field.

func (w *writer) railRow(label string, content ...para) {
	rail := text(label)
	w.add(block{row: &row{rail: []para{rail}, content: blocks(content...), share: 0.3}})
}

func (w *writer) euroPost(p *post) {
	dates, g := w.dress(p)
	w.s.bodyLabel = ""
	if dates != "" {
		w.railRow(w.oneOf("Dates", "Dates (from – to)"), text(dates))
	}
	w.railRow(w.oneOf("Occupation or position held", "Occupation or position held"), text(p.title))
	w.railRow(w.oneOf("Name and address of employer", "Name of employer"), text(w.employerAndPlace(p, g)))
	before := w.take()
	w.body(p, g)
	inside := w.take()
	w.out = before
	if len(inside) > 0 {
		w.add(block{row: &row{rail: []para{text("Main activities and responsibilities")}, content: inside, share: 0.3}})
	}
}

// oneOf keeps to one of two wordings all through a CV.
func (w *writer) oneOf(a, b string) string {
	if w.s.side < 0.5 {
		return a
	}
	return b
}

func (w *writer) employerAndPlace(p *post, g *gold.Post) string {
	if p.place == "" {
		return p.employer
	}
	g.Location = p.place
	return p.employer + ", " + p.place
}

func (w *writer) euroCourse(c *course) {
	saved := w.s.courseDates.wrap
	w.s.courseDates.wrap = [2]string{}
	dates, _ := w.dressCourse(c, w.withStarts())
	w.s.courseDates.wrap = saved
	if dates != "" {
		w.railRow(w.oneOf("Dates", "Dates (from – to)"), text(dates))
	}
	w.railRow("Title of qualification awarded", text(c.degree))
	w.railRow(w.oneOf("Name and type of organisation providing education", "Name of organisation"), text(c.school))
}
