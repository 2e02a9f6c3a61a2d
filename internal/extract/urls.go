package extract

import (
	"net/url"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/contact"
)

// addURL files a web address as an account, as the own site, or beside it.
func (b *builder) addURL(v string, src []int) {
	p := &b.doc.Person
	t := cv.Text{Value: v, Lines: src, Confidence: 0.95}
	known := func(q cv.Profile) bool { return sameURL(q.URL.Value, v) }
	if sameURL(p.URL.Value, v) || slices.ContainsFunc(p.Profiles, known) {
		return
	}
	n, user, account := contact.Network(v)
	switch {
	case account:
		p.Profiles = append(p.Profiles, cv.Profile{Network: n, Username: user, URL: t})
	case p.URL.IsZero():
		p.URL = t
	default:
		p.Profiles = append(p.Profiles, cv.Profile{URL: t})
	}
}

func sameURL(a, b string) bool {
	return a != "" && bareURL(a) == bareURL(b)
}

func bareURL(u string) string {
	u = strings.ToLower(u)
	for _, p := range []string{"https://", "http://", "www."} {
		u = strings.TrimPrefix(u, p)
	}
	return strings.TrimRight(u, "/")
}

// takeLinks files the targets of links that their text does not show.
func (b *builder) takeLinks(list []target, src []int) {
	for _, t := range list {
		low := strings.ToLower(t.url)
		switch {
		case strings.HasPrefix(low, "mailto:"):
			b.takeMailLink(t, src)
		case strings.HasPrefix(low, "tel:"):
			b.takePhoneLink(t, src)
		case strings.HasPrefix(low, "http") && !mapLink(low):
			b.takeWebLink(t, src)
		}
	}
}

func (b *builder) takeMailLink(t target, src []int) {
	v, _, _ := strings.Cut(strings.ReplaceAll(t.url[7:], "%20", ""), "?")
	if plain, err := url.PathUnescape(v); err == nil {
		v = plain // a bar or a bracket behind the address is no part of it: "…@moss.com%7C"
	}
	m := contact.Emails(v)
	if len(m) != 1 || b.endsAnother(m[0].Value, src) {
		return
	}
	if e := &b.doc.Person.Email; !e.IsZero() && e.Value != m[0].Value && strings.HasPrefix(m[0].Value, e.Value) {
		e.Value = m[0].Value // the drawn address was broken over two lines
	}
	if b.drawsOther(t, m[0].Value, src) {
		return
	}
	b.addEmail(m[0].Value, src)
}

// endsAnother reports an address that is the end of the one that is drawn: a link cut in two, "robin." and "moss@…".
func (b *builder) endsAnother(address string, src []int) bool {
	for _, i := range src {
		text := strings.ToLower(b.doc.Source[i].Text)
		at := strings.Index(text, strings.ToLower(address))
		if at > 0 && !strings.ContainsAny(text[at-1:at], " \t:;,|/()<>[]") {
			return true
		}
	}
	return false
}

func (b *builder) takePhoneLink(t target, src []int) {
	if !b.doc.Person.Phone.IsZero() {
		return
	}
	v := t.text
	if len(phoneDigits(v)) < 7 {
		v = t.url[4:]
	}
	b.doc.Person.Phone = cv.Text{Value: v, Lines: src, Confidence: 0.95}
}

// mapLink reports the link of an address to where it is.
func mapLink(low string) bool {
	return strings.Contains(low, "google.") && strings.Contains(low, "/maps") || strings.Contains(low, "maps.app") ||
		strings.Contains(low, "openstreetmap.")
}

// takeWebLink files a link; where its text is an address, that was taken and may be cut off.
func (b *builder) takeWebLink(t target, src []int) {
	shown := contact.URLs(t.text)
	if len(shown) != 1 || len(shown[0].Value) < len(t.text)-2 {
		b.addURL(t.url, src)
		return
	}
	if strings.HasPrefix(bareURL(t.url), bareURL(shown[0].Value)) && !sameURL(t.url, shown[0].Value) {
		b.replaceURL(shown[0].Value, t.url, src)
	}
}

// replaceURL completes an address that was drawn cut off.
func (b *builder) replaceURL(shown, full string, src []int) {
	p := &b.doc.Person
	n, user, _ := contact.Network(full)
	for i := range p.Profiles {
		if sameURL(p.Profiles[i].URL.Value, shown) {
			p.Profiles[i] = cv.Profile{Network: n, Username: user, URL: cv.Text{Value: full, Lines: src, Confidence: 0.95}}
			return
		}
	}
	if sameURL(p.URL.Value, shown) && n == "" {
		p.URL.Value = full
	}
}
