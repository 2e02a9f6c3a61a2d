package wordtemplate

import (
	"slices"
	"strings"
	"unicode/utf8"

	"focal/internal/cv"
)

// documentTitle is the title property and the footer: "Jane Doe – Curriculum Vitae".
func documentTitle(d *cv.Document, w *words) string {
	return strings.Join(nonEmpty(d.Person.Name.Value, plain(w.labels["cv"])), " – ")
}

func contact(d *cv.Document) object {
	p := &d.Person
	return object{
		"email": mailLink(p.Email.Value), "phone": p.Phone.Value, "location": p.Location.Value, "url": webLink(p.URL.Value),
		"profiles": each(p.Profiles, func(f cv.Profile) object {
			return object{"network": f.Network, "username": f.Username, "url": profileLink(f)}
		}),
	}
}

// contacts is the contact line: place, phone, mail, web site, profiles.
func contacts(d *cv.Document) []any {
	p := &d.Person
	list := present(p.Location.Value, phone(p), mailLink(p.Email.Value), webLink(p.URL.Value))
	for _, f := range p.Profiles {
		if v := profileLink(f); truthy(v) {
			list = append(list, v)
		}
	}
	return list
}

// phone is the person's number, behind its kind where the CV tells several apart.
func phone(p *cv.Person) string {
	if p.Phone.IsZero() || p.PhoneKind == "" {
		return p.Phone.Value
	}
	return p.PhoneKind + ": " + p.Phone.Value
}

func profileLink(f cv.Profile) any {
	if f.URL.Value != "" {
		return webLink(f.URL.Value)
	}
	return strings.Join(nonEmpty(f.Network, f.Username), ":\u00a0") // one thing, on one line
}

// told are the details of the head, each once: a badge that was drawn seven times says no more than one.
func told(d *cv.Document) []cv.Detail {
	var list []cv.Detail
	for _, f := range d.Person.Details {
		if !slices.ContainsFunc(list, func(k cv.Detail) bool { return k.Label.Value == f.Label.Value && k.Value.Value == f.Value.Value }) {
			list = append(list, f)
		}
	}
	return list
}

func details(d *cv.Document) []any {
	return each(told(d), func(f cv.Detail) object {
		return object{"label": strings.TrimSuffix(f.Label.Value, ":"), "value": f.Value.Value}
	})
}

// isBesideContacts reports whether the profile fills the room that a column of contacts leaves below the
// name, by lines of some 60 letters, and 30 in the column. A longer one would leave that column empty until it ends.
func isBesideContacts(d *cv.Document, icon bool) bool {
	column, head, profile := 1, 3, 2
	for _, c := range contacts(d) {
		column += 1 + utf8.RuneCountInString(plain(c))/30
	}
	if n := len(told(d)); n <= 3 {
		column += n
	}
	if !d.Person.Label.IsZero() {
		head++
	}
	if icon {
		head += 4
	}
	for _, p := range d.Summary {
		profile += 1 + utf8.RuneCountInString(p.Value)/60
	}
	return gap(head+profile, column) <= gap(head, column)
}

// gap is how much the empty lines beside the longer of the two disturb: in the text, below the name, twice as much.
func gap(text, column int) int {
	if text < column {
		return 2 * (column - text)
	}
	return text - column
}

// facts are the rows of a key facts table: clearances, then the details of the head. What
// the CV gives no label shares a row, so that no row stands there without one.
func facts(d *cv.Document, w *words) []any {
	var held []string
	for _, c := range d.Clearances {
		level, status, dates := w.clearance(c)
		line := strings.Join(nonEmpty(level, status), ", ")
		switch {
		case dates != "" && line != "":
			line += " (" + dates + ")"
		case line == "":
			line = dates
		}
		held = append(held, nonEmpty(line)...)
	}
	list := []any{}
	if len(held) > 0 {
		list = append(list, object{"label": w.labels["clearance"], "value": strings.Join(held, "\n")})
	}
	var bare []string
	for _, f := range details(d) {
		if fact := f.(object); fact["label"] == "" {
			bare = append(bare, fact["value"].(string))
		} else {
			list = append(list, fact)
		}
	}
	if len(bare) > 0 {
		list = append(list, object{"label": w.headings["person"], "value": strings.Join(bare, "\n")})
	}
	return list
}
