package alike

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
)

// reading is a CV as it is read, by its lines.
type reading struct {
	doc   *cv.Document
	texts map[int][]cv.Ref
	part  []int // the heading above each line
}

func newReading(doc *cv.Document) *reading {
	r := &reading{doc: doc, texts: map[int][]cv.Ref{}}
	doc.Walk(func(ref cv.Ref) {
		for _, l := range ref.Text.Lines {
			r.texts[l] = append(r.texts[l], ref)
		}
	})
	above := -1
	for i := range doc.Source {
		if r.isHeading(i) {
			above = i
		}
		r.part = append(r.part, above)
	}
	return r
}

func (r *reading) isHeading(line int) bool { return r.doc.Source[line].As == cv.LineHeading }

func (r *reading) isFurniture(line int) bool {
	as := r.doc.Source[line].As
	return as == cv.LineFurniture || as == cv.LineOut
}

// inOnePart reports lines below one heading, or which are read as of one section.
func (r *reading) inOnePart(a, b int) bool {
	if r.part[a] == r.part[b] {
		return true
	}
	return r.sectionOf(a) != "" && r.sectionOf(a) == r.sectionOf(b)
}

func (r *reading) sectionOf(line int) cv.Section {
	for _, ref := range r.texts[line] {
		return ref.Section
	}
	return ""
}

// isProse reports text of an entry, which of its kinds it may be.
func isProse(role cv.Role) bool {
	return role == cv.RoleProse || role == cv.RoleBullet || role == cv.RoleDetail
}

// roles are what a line is read as, in the order of the document.
func (r *reading) roles(line int) (out []cv.Role) {
	for _, ref := range r.texts[line] {
		role := ref.Role
		if isProse(role) {
			role = cv.RoleProse
		}
		if !slices.Contains(out, role) {
			out = append(out, role)
		}
	}
	slices.Sort(out)
	return out
}

// readAlike reports a line that was read as the same as the line of a mark, or of which the entry lacks what the mark gives it.
func (r *reading) readAlike(m cv.Mark, to int) bool {
	role, isField := roleOf[m.As]
	if isField && r.hasElsewhere(to, role) {
		return false
	}
	return slices.Equal(r.roles(m.Line), r.roles(to)) || isField && !r.entryHas(to, role)
}

// cuts reports words within every value that a line has of the field of a mark; they are within none where it has none.
func (r *reading) cuts(m cv.Mark, line int, words string) bool {
	return !slices.ContainsFunc(r.texts[line], func(ref cv.Ref) bool {
		return slices.Contains(roleOf[m.As], ref.Role) && !strings.Contains(plain(ref.Text.Value), plain(words))
	})
}

// hasElsewhere reports an entry whose value of a role stands in other lines than this one of it.
func (r *reading) hasElsewhere(line int, role []cv.Role) bool {
	for _, ref := range r.texts[line] {
		if slices.Contains(role, ref.Role) {
			return false
		}
	}
	return r.entryHas(line, role)
}

// isField reports a line that was read as a field of an entry, and as no text: its likes were read so, too.
func (r *reading) isField(line int) bool {
	roles := r.roles(line)
	return len(roles) > 0 && r.sectionOf(line).HasEntries() && !slices.ContainsFunc(roles, isProse)
}

// roleOf is what a mark makes words.
var roleOf = map[cv.MarkKind][]cv.Role{
	cv.MarkTitle:    {cv.RoleTitle, cv.RoleQualification},
	cv.MarkEmployer: {cv.RoleOrganisation},
	cv.MarkPlace:    {cv.RolePlace},
	cv.MarkDates:    {cv.RoleDate},
}

// entryHas reports a value of some role in the entry that a line is of.
func (r *reading) entryHas(line int, role []cv.Role) bool {
	here := r.texts[line]
	if len(here) == 0 {
		return false
	}
	has := false
	r.doc.Walk(func(ref cv.Ref) {
		has = has || ref.Section == here[0].Section && ref.Entry == here[0].Entry && slices.Contains(role, ref.Role)
	})
	return has
}

// isSo tells of each kind of mark whether one is so; words are those that it is about.
var isSo = map[cv.MarkKind]func(r *reading, m cv.Mark, words string) bool{
	cv.MarkTitle:    (*reading).isValue,
	cv.MarkEmployer: (*reading).isValue,
	cv.MarkPlace:    (*reading).isValue,
	cv.MarkDates:    (*reading).isDated,
	cv.MarkOut:      (*reading).isOut,
	cv.MarkStart:    func(r *reading, m cv.Mark, _ string) bool { return r.begins(m) },
	cv.MarkText:     func(r *reading, m cv.Mark, words string) bool { return r.isText(m.Line, words) },
	cv.MarkMove: func(r *reading, m cv.Mark, _ string) bool {
		return len(r.texts[m.Line]) > 0 && r.sectionOf(m.Line) == m.Section
	},
	cv.MarkSame: func(r *reading, m cv.Mark, _ string) bool { return r.sharesEmployer(m.Line) },
	cv.MarkJoin: func(r *reading, m cv.Mark, _ string) bool { return r.goesOn(m.Line) },
}

// holds reports a mark that is so.
func (r *reading) holds(m cv.Mark) bool {
	words := m.Part
	if words == "" {
		words = r.doc.Source[m.Line].Text
	}
	is := isSo[m.As]
	return is != nil && is(r, m, words)
}

// isValue reports words that are the value of a field which the mark makes them, of some entry.
func (r *reading) isValue(m cv.Mark, words string) bool {
	return slices.ContainsFunc(r.texts[m.Line], func(ref cv.Ref) bool {
		return slices.Contains(roleOf[m.As], ref.Role) && ref.Section.HasEntries() && (m.Add || sameWords(ref.Text, words, m.Part == ""))
	})
}

func (r *reading) isDated(m cv.Mark, words string) bool {
	return slices.ContainsFunc(r.texts[m.Line], func(ref cv.Ref) bool {
		return ref.Role == cv.RoleDate && ref.Section.HasEntries() && strings.Contains(plain(words), plain(ref.Text.Value))
	})
}

func (r *reading) isOut(m cv.Mark, words string) bool {
	if m.Part == "" {
		return r.doc.Source[m.Line].As == cv.LineOut
	}
	return !r.has(m.Line, words)
}

// sameWords reports a value that has just these words; of a whole line its dates stay outside.
func sameWords(t *cv.Text, words string, isWhole bool) bool {
	value, said := plain(t.Value), plain(words)
	return value == said || isWhole && value != "" && strings.Contains(said, value) || len(t.Lines) > 1 && strings.Contains(value, said)
}

// has reports a line that gives words to some value.
func (r *reading) has(line int, words string) bool {
	return slices.ContainsFunc(r.texts[line], func(ref cv.Ref) bool { return strings.Contains(plain(ref.Text.Value), plain(words)) })
}

// begins reports an entry that has a line, and none before it.
func (r *reading) begins(m cv.Mark) bool {
	for _, ref := range r.texts[m.Line] {
		if !ref.Section.HasEntries() || m.Section != "" && ref.Section != m.Section {
			continue
		}
		if m.Part != "" {
			if strings.HasPrefix(plain(m.Part), plain(ref.Text.Value)) {
				return true
			}
		} else if r.firstOf(ref) == m.Line {
			return true
		}
	}
	return false
}

// firstOf is the first line of the entry of a value that no other entry has.
func (r *reading) firstOf(of cv.Ref) int {
	first := len(r.doc.Source)
	r.doc.Walk(func(ref cv.Ref) {
		if ref.Section == of.Section && ref.Entry == of.Entry && len(ref.Text.Lines) > 0 {
			first = min(first, slices.Min(ref.Text.Lines))
		}
	})
	return first
}

// isText reports words that are among the text of an entry, and in none of its fields.
func (r *reading) isText(line int, words string) bool {
	has := false
	for _, ref := range r.texts[line] {
		is := isProse(ref.Role)
		if !is && strings.Contains(plain(words), plain(ref.Text.Value)) {
			return false
		}
		has = has || is
	}
	return has
}

// sharesEmployer reports a post with the employer of another one, which its own line does not name.
func (r *reading) sharesEmployer(line int) bool {
	for _, own := range r.texts[line] {
		shared := false
		r.doc.Walk(func(ref cv.Ref) {
			shared = shared || ref.Role == cv.RoleOrganisation && ref.Section == own.Section && ref.Entry == own.Entry &&
				!slices.Contains(ref.Text.Lines, line)
		})
		if shared {
			return true
		}
	}
	return false
}

// goesOn reports a line whose text began in the line above.
func (r *reading) goesOn(line int) bool {
	return slices.ContainsFunc(r.texts[line], func(ref cv.Ref) bool { return slices.Contains(ref.Text.Lines, line-1) })
}

// breaks reports a reading in which something that was said before is so no more.
func (r *reading) breaks(before *reading, said []cv.Mark) bool {
	return slices.ContainsFunc(said, func(m cv.Mark) bool { return before.holdsAny(m) && !r.holdsAny(m) })
}

// shifts reports a reading in which lines that nothing is said of have other fields of entries than before.
func (r *reading) shifts(before *reading, made []cv.Mark) bool {
	for line := range r.doc.Source {
		isMade := slices.ContainsFunc(made, func(m cv.Mark) bool { return m.Line == line })
		if !isMade && !slices.Equal(r.fields(line), before.fields(line)) {
			return true
		}
	}
	return false
}

// fields are the values of the fields that a line has.
func (r *reading) fields(line int) (out []string) {
	for _, ref := range r.texts[line] {
		if ref.Section.HasEntries() && !isProse(ref.Role) {
			out = append(out, string(ref.Role)+" "+ref.Text.Value)
		}
	}
	slices.Sort(out)
	return out
}

// holdsAny is holds; of what nothing is known it is true.
func (r *reading) holdsAny(m cv.Mark) bool {
	return isSo[m.As] == nil || r.holds(m)
}

// plain are the letters and figures of words.
func plain(words string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, words)
}
