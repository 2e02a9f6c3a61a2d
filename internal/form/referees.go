package form

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
)

// A referee is a name with a title, an employer and how to reach them, in one entry; files have them in lines that the reader
// may take for several referees, or for one.

// referees puts the lines of each referee together.
func (f *former) referees() {
	var list []cv.Reference
	for _, r := range f.doc.References {
		if !f.free(r.Name) && !r.Name.IsZero() || !f.free(r.Text) && !r.Text.IsZero() {
			list = append(list, r)
			continue
		}
		list = append(list, severalReferees(r)...)
	}
	var out []cv.Reference
	for i, r := range list {
		n := len(out)
		if n > 0 && f.free(whole(r)) && f.free(whole(out[n-1])) && goesOn(out[n-1], r, list[i:]) {
			out[n-1] = joined(out[n-1], r)
			continue
		}
		out = append(out, r)
	}
	for i := range out {
		if f.free(out[i].Text) {
			out[i].Text.Value = inOneLine(out[i].Text.Value)
		}
	}
	f.doc.References = out
}

// whole is all that is said of a referee.
func whole(r cv.Reference) cv.Text {
	if r.Name.IsZero() || strings.HasPrefix(r.Text.Value, r.Name.Value) {
		return r.Text
	}
	return with(r.Name, "\n", r.Text)
}

// linesOfReferee is how many pieces of one referee stand below the first before it is told how to reach them, and mostLines how many
// lines one has in all.
const (
	linesOfReferee = 4
	mostLines      = 12
)

// goesOn reports a piece that belongs to the referee above it: that one cannot be reached yet and somewhere below, before the next
// name with its "Mr", is how; or the piece is nothing but that.
func goesOn(above, r cv.Reference, below []cv.Reference) bool {
	was, is := whole(above), whole(r)
	if len(was.Lines) == 0 || len(was.Lines) > mostLines || len(is.Lines) == 0 || wordCount(is.Value) > 30 ||
		beginsReferee(r, is.Value) || is.Lines[0]-last(was.Lines) > 2 || onRequest(was.Value) {
		return false
	}
	endsAddress := isPlaceToo(r.Name.Value) && is.Lines[0] == last(was.Lines)+1
	if endsAddress || onlyReach.MatchString(is.Value) && !personal.Email.MatchString(was.Value) {
		return true
	}
	return !reached(was.Value) && (opensReferee.MatchString(was.Value) || !above.Name.IsZero()) && reachedBelow(below)
}

// beginsReferee reports a piece that opens with a name.
func beginsReferee(r cv.Reference, text string) bool {
	return opensReferee.MatchString(text) || titled.MatchString(text) || namesSomebody(r)
}

// namesSomebody reports a piece that begins with the name of a person, without a "Mr": read as a name, or with what they are
// behind it. It is the next referee, whose number is none of the one above.
func namesSomebody(r cv.Reference) bool {
	name, rest, listed := strings.Cut(r.Text.Value, ",")
	if !r.Name.IsZero() {
		name, listed = r.Name.Value, false
	} else if !listed || !holdsRole(rest) {
		return false
	}
	n := wordCount(name)
	return n > 1 && !isPlaceToo(name) && namelike(name) && !holdsRole(name) &&
		!onlyReach.MatchString(name) && !partsOfNone.MatchString(name)
}

// holdsRole reports a text with the word of a post: "Manager".
func holdsRole(text string) bool {
	return slices.ContainsFunc(words.Split(text), language.IsRole)
}

// partsOfNone are words and marks that the name of a person does not have.
var partsOfNone = sieve.MustCompile(`(?i)\b(?:of|and|the|for|at|head|ltd|limited|llc|inc|company|university|college|school|` +
	`hospital|department|ministry|bank)\b|&`)

// reachedBelow reports pieces one of which, before the next name with its "Mr", is how somebody is reached.
func reachedBelow(below []cv.Reference) bool {
	for i, q := range below {
		text := whole(q).Value
		switch {
		case i > 0 && (opensReferee.MatchString(text) || titled.MatchString(text)), i > linesOfReferee, wordCount(text) > 30:
			return false
		case reached(text):
			return true
		}
	}
	return false
}

// joined is a referee with one more piece.
func joined(above, r cv.Reference) cv.Reference {
	if above.Name.IsZero() {
		above.Text = with(above.Text, "\n", whole(r))
		return above
	}
	above.Text = with(above.Text, "\n", whole(r))
	return above
}

// reached reports a number or an address of mail.
func reached(text string) bool {
	return personal.Email.MatchString(text) || len(personal.Phones(text, true)) > 0
}

// onRequest reports what says that there are referees, and names none.
func onRequest(text string) bool {
	is, _ := lexicon.OnRequest(text)
	return is
}

// severalReferees cuts an entry before the lines that name the next referee, behind how the one before is reached.
func severalReferees(r cv.Reference) []cv.Reference {
	rows := strings.Split(r.Text.Value, "\n")
	if n := len(rows) - 1; n > 0 && onRequest(rows[n]) {
		return append(severalReferees(part(r, rows[:n], true)), part(r, rows[n:], false)) // of the section, not of the last of them
	}
	if len(rows) < 3 {
		return []cv.Reference{r}
	}
	out, from := []cv.Reference{}, 0
	for i := 1; i < len(rows); i++ {
		if opensReferee.MatchString(rows[i]) && reached(strings.Join(rows[from:i], "\n")) {
			out = append(out, part(r, rows[from:i], from == 0))
			from = i
		}
	}
	return append(out, part(r, rows[from:], from == 0))
}

// part is some rows of an entry; only the first ones have its name.
func part(r cv.Reference, rows []string, first bool) cv.Reference {
	if !first {
		r.Name = cv.Text{}
	}
	r.Text.Value = strings.Join(rows, "\n")
	return r
}

// inOneLine sets the rows of a referee behind one another.
func inOneLine(text string) string {
	rows := strings.Split(text, "\n")
	for i, row := range rows {
		if rows[i] = strings.TrimSpace(row); i+1 < len(rows) {
			rows[i] = strings.TrimRight(rows[i], " ,;")
		}
	}
	rows = slices.DeleteFunc(rows, func(s string) bool { return s == "" })
	var b strings.Builder
	for i, row := range rows {
		b.WriteString(row)
		switch {
		case i+1 == len(rows):
		case strings.HasSuffix(row, ":"), strings.HasSuffix(row, "."):
			b.WriteString(" ")
		default:
			b.WriteString(", ")
		}
	}
	return b.String()
}

var (
	opensReferee = sieve.MustCompile(`^(?i:name ?:|(?:mr|mrs|ms|miss|dr|prof|professor|er|eng|engr|shri|smt|sir|rev|capt|arch|qs)\b[. ])`)
	// titled is somebody with their "Mr" inside a row, who may be the next referee: "For the yard - Mr. Berg".
	titled    = sieve.MustCompile(`[^\pL](?:Mr|Mrs|Ms|Miss|Dr|Prof)\b[. ]`)
	onlyReach = sieve.MustCompile(`(?i)^(?:e-?mail|tel|telephone|phone|mobile|mob|cell|cell ?phone|contact|fax)\b[^\pL]*[:.–-]|` +
		`^[\w.+-]+@[\w.-]+$|^\+?[\d ()/-]{9,}$`)
)
