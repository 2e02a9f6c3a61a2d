package extract

import (
	"strings"
	"unicode"

	"focal/internal/extract/evidence"

	"focal/internal/cv"
	"focal/internal/extract/contact"
	"focal/internal/extract/dates"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
)

// name settles what the pieces of the head are: the name, the headline, the place,
// facts, and prose.
func (b *builder) name(lines []line, pieces []piece) {
	p := &b.doc.Person
	body := bodyStyle(b.lines)
	pieces = titledNames(spacedNames(lines, pieces, body))
	largest := 0
	for _, q := range pieces {
		largest = max(largest, lines[q.line].style.size)
	}
	taken := make([]bool, len(pieces))
	best, bestScore := -1, 1.5
	for i, q := range pieces {
		if s := b.nameScore(q, i, &lines[q.line], body, largest); s > bestScore {
			best, bestScore = i, s
		}
	}
	var first, sur string
	for i, q := range pieces {
		switch q.label {
		case "firstname":
			first, taken[i] = q.text, true
			p.Name.Lines = append(p.Name.Lines, lines[q.line].index)
		case "surname":
			sur, taken[i] = q.text, true
			p.Name.Lines = append(p.Name.Lines, lines[q.line].index)
		}
	}
	switch {
	case first != "" && sur != "":
		p.Name.Value, p.Name.Confidence = first+" "+sur, 0.97
	case best >= 0:
		q := pieces[best]
		taken[best] = true
		p.Name = cv.Text{Value: q.text, Lines: []int{lines[q.line].index}, Confidence: min(0.5+bestScore/12, 0.99)}
		// the second half of a name drawn on two lines
		if n := best + 1; n < len(pieces) && b.secondHalf(lines, q, pieces[n], body) {
			glue := " "
			if strings.HasSuffix(p.Name.Value, "-") {
				glue = ""
			}
			p.Name.Value += glue + pieces[n].text
			p.Name.Lines = append(p.Name.Lines, lines[pieces[n].line].index)
			taken[n] = true
		}
	}
	if n := best - 1; first == "" && n >= 0 && b.firstHalf(lines, pieces[n], pieces[best], body) {
		p.Name.Value = pieces[n].text + " " + p.Name.Value
		p.Name.Lines = append([]int{lines[pieces[n].line].index}, p.Name.Lines...)
		taken[n] = true
	}
	for i, q := range pieces { // the name drawn again
		if !taken[i] && words.Fold(q.text) == words.Fold(p.Name.Value) {
			taken[i] = true
			b.used[lines[q.line].index] = true
		}
	}
	b.headline(lines, pieces, taken, best, body)
	b.place(lines, pieces, taken)
	b.townOfHeadline()
	b.facts(lines, pieces, taken)
}

// ofAnAddress reports a place, or a line of an address that names no profession.
func ofAnAddress(text string) bool {
	return contact.ParsePlace(text).Score >= 0.7 || addressPart(text) && evidence.Title(longestField(text)) < 1.6
}

// titledNames cuts "Jane Doe – Coded Welder" at the top of a CV.
func titledNames(pieces []piece) []piece {
	for i, q := range pieces {
		if i > 2 || q.label != "" {
			break
		}
		for _, dash := range []string{" – ", " — ", " - "} {
			name, title, ok := strings.Cut(q.text, dash)
			if n := len(strings.Fields(name)); !ok || n < 2 || n > 4 || !nameLike(name) || evidence.Title(name) >= 1 || evidence.Title(title) < 1.6 || headings.IsTitle(name) {
				continue
			}
			out := append([]piece{}, pieces[:i]...)
			first, rest := q, q
			first.text, rest.text, rest.first, first.whole, rest.whole = name, title, false, false, false
			return append(append(out, first, rest), pieces[i+1:]...)
		}
	}
	return pieces
}

// spacedNames joins the words of a name that wide letter spacing drew apart.
func spacedNames(lines []line, pieces []piece, body style) []piece {
	var out []piece
	for _, q := range pieces {
		if n := len(out); n > 0 && out[n-1].line == q.line && q.label == "" && out[n-1].label == "" {
			l, p := &lines[q.line], &out[n-1]
			joined := p.text + " " + q.text
			if l.style.size*2 >= body.size*3 && l.style.caps && len(l.segs) <= 4 && len(strings.Fields(joined)) <= 5 && nameLike(joined) && evidence.Title(q.text) < 1.6 && evidence.Title(joined) < 1.6 {
				p.text = strings.ReplaceAll(joined, " .", ".")
				p.whole = true
				continue
			}
		}
		out = append(out, q)
	}
	return out
}

// secondHalf reports that q, drawn under the start of a name in the same large type,
// goes on with it.
func (b *builder) secondHalf(lines []line, start, q piece, body style) bool {
	above, below := &lines[start.line], &lines[q.line]
	if !start.whole || !q.whole || q.label != "" || q.line != start.line+1 || !sameFace(above.style, below.style) || above.style.size <= body.size && !b.hostNames(above, below, q.text) || evidence.Title(q.text) >= 1 || !nameLike(q.text) || headings.IsTitle(q.text) {
		return false
	}
	f, g := strings.Fields(start.text), strings.Fields(q.text)
	if len(f)+len(g) > 6 || len(g) > 3 {
		return false
	}
	if len(f) == 1 || strings.HasSuffix(start.text, "-") {
		return true
	}
	large := above.style.size*2 >= body.size*3
	last := words.Fold(f[len(f)-1])
	return large && (b.matchesAccount(words.Split(q.text)) >= 0.5 || nameParticle.Has(last) && len(last) <= 4 || honorific.Has(words.Fold(f[0])))
}

// hostNames reports that the host of the e-mail address repeats a word in bold.
func (b *builder) hostNames(above, below *line, text string) bool {
	_, host, _ := strings.Cut(words.Fold(b.doc.Person.Email.Value), " ")
	if at := strings.IndexByte(b.doc.Person.Email.Value, '@'); at > 0 {
		host = words.Squeeze(b.doc.Person.Email.Value[at:])
	}
	w := words.Squeeze(text)
	return above.style.bold && below.style.bold && len(w) >= 4 && strings.Contains(host, w)
}

// firstHalf reports that q, drawn above the rest of the name in the same large type,
// begins it: given names, or a doctor's titles.
func (b *builder) firstHalf(lines []line, q, rest piece, body style) bool {
	above, below := &lines[q.line], &lines[rest.line]
	if !q.whole || !rest.whole || q.label != "" || rest.line != q.line+1 || above.style != below.style || above.style.size*2 < body.size*3 || !nameLike(q.text) {
		return false
	}
	f := words.Split(q.text)
	return len(f) > 0 && len(f)+len(words.Split(rest.text)) <= 7 && (honorific.Has(f[0]) || evidence.Title(q.text) < 0.5) && !headings.IsTitle(q.text)
}

var honorific = words.NewSet("dr", "prof", "professor", "mr", "mrs", "ms", "miss", "sir", "dame", "rev", "ing", "dipl", "mag", "frau", "herr", "capt", "lt", "sgt", "wo1", "wo2", "cpl", "maj", "col")

// nameScore rates a piece as the person's name.
func (b *builder) nameScore(q piece, i int, l *line, body style, largest int) float64 {
	if q.label == "name" {
		return 12
	}
	if q.label != "" || !nameLike(q.text) || headings.IsTitle(q.text) {
		return -5
	}
	f := words.Split(q.text)
	n := len(f)
	s := 0.0
	switch {
	case n >= 2 && n <= 4:
		s += 2
	case n == 1 || n == 5:
		s -= 0.5
	case n > 6:
		return -5
	}
	if l.style.size == largest && largest > body.size {
		s += 2.5
	} else if l.style.size > body.size || l.style.bold {
		s += 1
	}
	if l.style.heading > 0 {
		s += 0.5
	}
	s += max(0, 2-0.5*float64(i))
	if q.whole {
		s += 0.5
	}
	s += 3.5 * b.matchesAccount(f)
	if evidence.Title(q.text) >= 1.6 {
		s -= 3
	}
	if contact.ParsePlace(q.text).Score >= 0.85 {
		s -= 3
	}
	if evidence.Organisation(q.text) >= 1.6 {
		s -= 2
	}
	if k, ok := headings.Lookup(q.text); ok && k != headings.None {
		s -= 3
	}
	if languageList(q.text) {
		s -= 4
	}
	return s
}

// nameLike reports text of capitalised words without digits.
func nameLike(s string) bool {
	if len(s) < 2 || len(s) > 70 || strings.ContainsAny(s, "@/:;0123456789?!%$€£+=&<>") {
		return strings.Contains(s, "WO") && len(s) < 50 || rank(s)
	}
	for _, w := range strings.Fields(s) {
		r := []rune(strings.Trim(w, "()\"'“”‘’.,-"))
		if len(r) == 0 {
			continue
		}
		if !unicode.IsUpper(r[0]) && !nameParticle.Has(words.Fold(w)) && !(unicode.IsLetter(r[0]) && !unicode.IsLower(r[0])) {
			return false
		}
	}
	return true
}

// rank allows the digit of a military rank ("WO2 …", "SSG …").
func rank(s string) bool {
	head, rest, ok := strings.Cut(s, " ")
	return ok && len(head) <= 4 && strings.ToUpper(head) == head && !strings.ContainsAny(rest, "@/:;0123456789?!%$€£+=<>&") && len(strings.Fields(rest)) >= 2 && len(rest) < 50
}

var nameParticle = words.NewSet("de", "del", "della", "di", "da", "dos", "das", "do", "van", "von", "der", "den", "vom", "zu", "zur", "ten", "ter", "la", "le", "el", "al", "bin", "ibn", "bint", "y", "e", "af", "av", "ap", "mac", "mc", "ni", "o", "ua", "san", "santa", "st", "phd", "msc", "bsc", "mba", "cpa", "esq", "jr", "sr", "dr", "prof", "i", "degli", "dei", "du", "des", "und", "op", "t", "het", "ul", "ur", "wa", "wo", "ole", "arap", "binti", "ben", "abu", "nic", "nan", "dello", "dalla", "lo", "s")

// matchesAccount is the share of the words that the e-mail address or an account repeats.
func (b *builder) matchesAccount(f []string) float64 {
	p := &b.doc.Person
	local, _, _ := strings.Cut(p.Email.Value, "@")
	handles := []string{words.Squeeze(local)}
	for _, q := range p.Profiles {
		handles = append(handles, words.Squeeze(q.Username))
	}
	umlauts := strings.NewReplacer("ae", "a", "oe", "o", "ue", "u") // "mueller" is Müller
	for i := range handles {
		handles[i] = umlauts.Replace(handles[i])
	}
	best := 0.0
	for _, h := range handles {
		if len(h) < 3 {
			continue
		}
		hit, total := 0.0, 0.0
		for _, w := range f {
			if len(w) < 2 || nameParticle.Has(w) {
				continue
			}
			w = umlauts.Replace(w)
			total++
			switch {
			case len(w) >= 3 && strings.Contains(h, w):
				hit++
			case len(w) >= 5 && strings.Contains(h, w[:5]):
				hit += 0.7
			case strings.HasPrefix(h, w[:1]) && hit == 0:
				hit += 0.4
			}
		}
		if total > 0 && hit >= 0.7 {
			best = max(best, hit/total)
		}
	}
	return best
}

// headline takes the short line beside the name.
func (b *builder) headline(lines []line, pieces []piece, taken []bool, name int, body style) {
	p := &b.doc.Person
	pick, pickScore := -1, 0.9
	for i, q := range pieces {
		if taken[i] || q.label != "" || len(q.text) > 110 || languageList(q.text) || licence(q.text) || b.shownLink(&lines[q.line], q.text) {
			continue
		}
		if label, value, ok := strings.Cut(q.text, ": "); ok && wordCount(label) <= 4 && evidence.Title(value) < 1.6 {
			continue // a fact with a label that no list knows
		}
		if running(q.text) && wordCount(q.text) > 8 {
			continue
		}
		n := wordCount(q.text)
		if n == 0 || n > 14 || headings.IsTitle(q.text) || endsWith(q.text, ".") && n > 6 {
			continue
		}
		if orgs := words.Organisations(); orgs.School.Contains(words.Split(q.text)) && evidence.Title(longestField(q.text)) < 1.6 {
			continue // the address at a university
		}
		s := max(0, min(evidence.Title(longestField(q.text)), 2.5))
		if name >= 0 {
			distance := i - name
			if distance < 0 {
				distance = -distance
			}
			s += max(0, 1.6-0.6*float64(distance-1))
		}
		if ofAnAddress(q.text) {
			s -= 3
		}
		if strings.ContainsAny(q.text, "0123456789") {
			s -= 1.2
		}
		if len(dates.Find(q.text)) > 0 {
			s -= 2
		}
		if q.whole {
			s += 0.4
		}
		if lines[q.line].style.size > body.size || lines[q.line].style.bold {
			s += 0.4
		}
		if s > pickScore {
			pick, pickScore = i, s
		}
	}
	if pick < 0 {
		return
	}
	q := pieces[pick]
	taken[pick] = true
	p.Label = cv.Text{Value: q.text, Lines: []int{lines[q.line].index}, Confidence: 0.8}
	// a headline of several parts on one line: "Coach | Speaker"
	for j := pick + 1; j < len(pieces) && pieces[j].line == q.line && !taken[j] && pieces[j].label == "" && evidence.Title(pieces[j].text) >= 1.6; j++ {
		p.Label.Value += " | " + pieces[j].text
		taken[j] = true
	}
}

// longestField is the part of a headline that a title would be.
func longestField(s string) string {
	best := s
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r == '|' || r == '/' || r == ',' || r == '–' || r == '—' }) {
		if evidence.Title(f) > evidence.Title(best) {
			best = f
		}
	}
	return strings.TrimSpace(best)
}
