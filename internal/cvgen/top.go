package cvgen

import (
	"strings"
)

const contactForms = 9

// top writes the name, the headline and the contacts.
func (w *writer) top() {
	if w.s.portal == "board" {
		w.topOfBoard()
		return
	}
	if w.s.portal == "indeed" {
		w.topOfIndeed()
		return
	}
	align := byte('l')
	if w.d.chance(0.35) {
		align = 'c'
	}
	title := func() {
		if w.s.title != "" {
			p := bold(w.s.title)
			p.align, p.level = 'c', 2
			w.para(p)
		}
	}
	if !w.s.titleLast {
		title()
	}
	// Some begin with the details and have no name above them.
	if w.s.title != "" && w.d.chance(0.05) && contains(w.s.order, "personal") {
		w.contactsAs(2, align)
		return
	}
	name := w.nameLine()
	name.align = align
	if w.d.chance(0.02) { // on every page, and nowhere else
		w.running = []para{name}
	} else {
		w.para(name)
	}
	if w.s.titleLast {
		title()
	}
	if w.f.headline != "" && w.s.portal == "" {
		w.headlineAfter(align)
	} else if w.d.chance(0.06) {
		w.para(text(w.d.pick("B.E. (Mech)", "M.Com", "B.Tech", "MBA, B.Sc", "Diploma Engineer")))
	}
	w.contactsAs(w.s.contacts, align)
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (w *writer) nameLine() para {
	name := w.f.name
	if w.d.chance(0.4) {
		name = strings.ToUpper(name)
	} else if w.d.chance(0.02) {
		name = strings.ToLower(name)
	}
	shown := name
	for _, t := range []string{"Mr. ", "Mr ", "Mrs ", "Ms ", "Miss "} { // a doctor keeps the title, as in labels of real CVs
		name = strings.TrimPrefix(name, t)
		name = strings.TrimPrefix(name, strings.ToUpper(t))
	}
	if before, after, ok := strings.Cut(name, ", "); ok && len(after) < 6 { // degrees behind the name
		name = before
	}
	w.gold.Name = name
	p := para{spans: []span{{text: shown, bold: w.d.chance(0.7)}}, level: 2}
	if w.d.chance(0.05) {
		p.spans = append([]span{{text: w.d.pick("Name: ", "Name : ", "NAME  :  ")}}, p.spans...)
	}
	return p
}

func (w *writer) headlineAfter(align byte) {
	h := w.f.headline
	if w.d.chance(0.25) {
		h = strings.ToUpper(h)
	}
	w.gold.Headline = h
	var last *para
	if len(w.out) > 0 {
		last = w.out[len(w.out)-1].para
	}
	if w.running == nil && last != nil && w.d.chance(0.08) && last.level == 2 && w.s.title != plain(last.spans) {
		last.spans = append(last.spans, span{text: w.d.pick(" – ", ", ", " - ", " | ") + h})
		return
	}
	p := text(h)
	p.align = align
	w.para(p)
}

// contactsAs writes the contacts in one of the forms.
func (w *writer) contactsAs(form int, align byte) {
	f := w.f
	w.gold.Email, w.gold.Phone = f.email, f.phone
	address := f.address
	if w.d.chance(0.15) {
		address = ""
	}
	w.gold.Location = address
	mail, phone := w.d.pick("Email: ", "E-mail: ", "Email- ", "E-mail id: ", "Email id:- ", "Mail: ", "EMAIL: "), w.d.pick("Mobile: ", "Phone: ", "Tel: ", "Contact No: ", "Mob: ", "Cell: ", "Mobile No.:- ", "Contact: ")
	line := func(parts ...string) {
		var full []string
		for _, p := range parts {
			if p != "" {
				full = append(full, p)
			}
		}
		if len(full) > 0 {
			p := text(strings.Join(full, w.d.pick(" | ", ", ", "  ", " • ", " – ", " / ", "; ")))
			p.align = align
			w.para(p)
		}
	}
	switch form {
	case 0:
		line(f.phones, f.email, address)
	case 1:
		line(address)
		line(f.phones, f.email)
	case 2:
		line(labelled(w.d.pick("Address: ", "Address : ", "Address:- ", ""), address))
		line(phone + f.phones)
		line(mail + f.email)
	case 3:
		line(mail + f.email)
		line(phone + f.phones)
		line(address)
	case 4:
		p := text(address)
		p.right = []span{{text: phone + f.phones}}
		if address == "" {
			p = text(phone + f.phones)
		}
		w.para(p)
		w.para(text(mail + f.email))
	case 5:
		line(address)
		line(f.phones)
		line(f.email)
	case 6:
		line(mail+f.email, phone+f.phones)
		line(address)
	case 7:
		cells := [][]string{{address, phone + f.phones}, {mail + f.email, w.d.pick("", f.nationality, "linkedin.com/in/"+strings.Split(f.email, "@")[0])}}
		w.add(block{table: &table{rows: cells, shares: []float64{0.6, 0.4}}})
	case 8:
		line(labelled("Nationality: ", w.d.pick("", f.nationality)))
		line("(M) " + f.phones)
		line(w.d.pick("✉ ", "", "@ ") + f.email)
		line(address)
		line(w.d.pick("", "linkedin.com/in/"+strings.Split(f.email, "@")[0], "Skype: "+strings.Split(f.email, "@")[0]))
	}
}

func labelled(label, value string) string {
	if value == "" {
		return ""
	}
	return label + value
}

// topOfBoard has a title in the place of a name, as anonymous portals print.
func (w *writer) topOfBoard() {
	h := strings.ToUpper(w.f.title(w.d))
	w.gold.Headline = h
	w.para(para{spans: []span{{text: h, bold: true}}, level: 2})
	for i := range w.f.posts {
		w.f.posts[i].employer, w.f.posts[i].place = "Company Name", "City , State"
	}
	for i := range w.f.courses {
		w.f.courses[i].place = "City , State"
	}
}

func (w *writer) topOfIndeed() {
	f := w.f
	w.gold.Name = f.name
	w.para(para{spans: []span{{text: f.name, bold: true}}, level: 2})
	if len(f.posts) > 0 {
		h := f.posts[0].title
		if w.d.chance(0.6) {
			h += " - " + f.posts[0].employer
		}
		w.gold.Headline = h
		w.para(text(h))
	}
	place := f.say(w.d, "town") + ", " + f.say(w.d, "region")
	w.gold.Location = place
	w.para(text(place + " - Email me on Indeed: indeed.com/r/" + strings.ReplaceAll(strings.Map(ascii, f.name), " ", "-") + "/" + w.d.expand("^a#c#e##f#b#", f.words)))
	if w.d.chance(0.3) {
		w.para(text("Willing to relocate" + w.d.pick("", ": Anywhere", " to: "+f.say(w.d, "town"))))
	}
}

// furniture puts what pages carry on every page.
func (w *writer) furniture(doc *document) {
	if w.running != nil {
		doc.header = w.running
		return
	}
	if w.s.portal == "indeed" && w.d.chance(0.7) {
		doc.footer = []para{text("https://www.indeed.com/r/" + w.d.expand("##a#c#e##f", w.f.words) + "?isid=rex-download&ikw=download-top&co=" + w.d.pick("IN", "US", "GB"))}
		doc.look.footEvery = w.d.between(30, 50)
		return
	}
	if w.s.portal == "network" {
		doc.footer = []para{text("Page {page} of {pages}")}
		return
	}
	if w.d.chance(0.25) {
		p := text(w.d.pick("Page {page} of {pages}", "Page {page}", "{page}", "Curriculum Vitae of "+w.f.name, "CV of "+w.f.name+"  Page {page}", "Page | {page}", w.f.name+" | "+w.f.phone, "Confidential"))
		p.align = w.d.pick("l", "c", "r")[0]
		doc.footer = []para{p}
	}
	if w.d.chance(0.1) {
		doc.header = []para{text(w.d.pick("CURRICULUM VITAE", w.f.name, "Resume", w.f.name+" – "+w.f.email))}
	}
	if len(doc.header)+len(doc.footer) == 0 {
		doc.look.footEvery = 0
	}
}
