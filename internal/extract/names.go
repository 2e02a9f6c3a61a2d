package extract

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/detail"
	"focal/internal/extract/evidence"
	"focal/internal/extract/headings"
	"focal/internal/extract/labeller"
	"focal/internal/extract/words"
)

// longestLabel is how many words the label of a field has at the most.
const longestLabel = 4

// beforeLabel is text up to the label of another field that stands on the same line:
// "Robin Moss" of "Robin Moss Date of Birth: 1 May 1980".
func beforeLabel(text string) string {
	before, _, found := strings.Cut(text, ":")
	f := strings.Fields(before)
	for n := min(longestLabel, len(f)-1); found && n > 0; n-- {
		if kind, label := words.Labels().Value(words.Fold(strings.Join(f[len(f)-n:], " "))); label && kind != "name" {
			return strings.Join(f[:len(f)-n], " ")
		}
	}
	return text
}

// addresses begin a letter, not a CV.
var addresses = words.NewSet("dear", "respected", "hello", "hi", "greetings")

// addressed reports the words that a letter begins with: "Respected Sir", "Dear Ms Moss",
// "Sir/Madam".
func addressed(text string) bool {
	f := words.Split(text)
	return len(f) > 0 && (addresses.Has(f[0]) || len(f) > 1 && sirs.Has(f[0]) && sirs.Has(f[len(f)-1]))
}

var sirs = words.NewSet("sir", "sirs", "madam")

// opensWithLabel reports a fact whose label lost its colon: "Nationality Indian".
func opensWithLabel(text string) bool {
	f := words.Split(text)
	for n := min(longestLabel, len(f)-1); n > 0; n-- {
		if kind, label := words.Labels().Value(strings.Join(f[:n], " ")); label && kind != "name" && len(strings.Join(f[:n], " ")) > 4 {
			return true
		}
	}
	return false
}

// settleName gives the name, whichever reader found it, all of its words and no others.
func (b *builder) settleName() {
	name := &b.doc.Person.Name
	if first := beforeLabel(name.Value); first != name.Value {
		rest := cv.Text{Value: strings.TrimSpace(name.Value[len(first):]), Lines: name.Lines, Confidence: name.Confidence}
		name.Value, b.doc.Person.Details = first, append(b.doc.Person.Details, cv.Detail{Value: rest})
	}
	*name = b.drawnBelow(b.goesOnInRow(*name))
	b.ownerOfDocument()
	b.withoutSalutation(name)
	b.withDoctorate(name)
	b.dropSaid(*name, b.doc.Person.Label)
	b.besideName(*name)
	if !name.IsZero() && noName(name.Value) {
		b.strays = append(b.strays, *name)
		*name = cv.Text{}
	}
	if name.IsZero() {
		*name = b.namedAsTrade()
	}
	if name.IsZero() {
		*name = b.nameByAccount()
	}
	if l := b.lineOf(*name); l != nil && l.text == name.Value && b.largest(l) {
		name.Confidence = max(name.Confidence, sure)
	}
}

// dropSaid takes from the details what the name or the headline says already, a line of it that wrapped too.
func (b *builder) dropSaid(said ...cv.Text) {
	b.doc.Person.Details = slices.DeleteFunc(b.doc.Person.Details, func(d cv.Detail) bool {
		return d.Label.IsZero() && slices.ContainsFunc(said, func(t cv.Text) bool {
			return len(d.Value.Lines) > 0 && allAmong(d.Value.Lines, t.Lines) && holdsWords(t.Value, d.Value.Value)
		})
	})
}

// withoutSalutation takes "Mr." from before a name, also where no space parts them, and "Engg.", the short form of a trade;
// "Dr." and "Er." (an engineer in India) are titles and stay.
func (b *builder) withoutSalutation(name *cv.Text) {
	m := salutation.FindString(name.Value)
	rest := name.Value[len(m):]
	if m == "" || len(name.Lines) == 0 || wordCount(rest) < 2 && !strings.Contains(rest, ".") {
		return
	}
	name.Value = rest
	b.sayWords(name.Lines[0], m)
}

var salutation = regexp.MustCompile(`^(?i:(?:mrs?|ms|miss)(?:[.:]\s*|\s+)|engg[.:]\s*)`)

// withDoctorate puts before a name the title that stands before it on its line.
func (b *builder) withDoctorate(name *cv.Text) {
	l := b.lineOf(*name)
	if l == nil || name.Value == "" {
		return
	}
	if before, _, found := strings.Cut(l.text, name.Value); found && doctorate.MatchString(before) {
		name.Value = strings.TrimSpace(before) + " " + name.Value
	}
}

var doctorate = regexp.MustCompile(`^(?i:(?:prof(?:essor)?|dr)\b\.? ?)+$`)

// ownerOfDocument takes the title of the CV from beside the name: "Resume of Ann Lee", "ANN LEE CURRICULUM VITAE".
func (b *builder) ownerOfDocument() {
	p := &b.doc.Person
	if owner := ownerIn(p.Name.Value); owner != "" {
		p.Name.Value = owner
	}
	b.doc.Person.Details = slices.DeleteFunc(p.Details, func(d cv.Detail) bool {
		owner := ownerIn(d.Value.Value)
		if !p.Name.IsZero() || !d.Label.IsZero() || wordCount(owner) < 2 || noName(owner) {
			return false
		}
		p.Name = d.Value
		p.Name.Value = owner
		return true
	})
}

// ownerIn is the name in the title of a CV; "" where the text is no such title.
func ownerIn(text string) string {
	f := strings.Fields(text)
	ofDocument := func(w string) bool { return documentWords.Has(words.Fold(strings.Trim(w, ".,:;|–-()"))) }
	from, to := 0, len(f)
	for from < to && ofDocument(f[from]) {
		from++
	}
	for to > from && ofDocument(f[to-1]) {
		to--
	}
	owner := trimField(strings.Join(f[from:to], " "))
	if owner == "" || !titleLine(strings.Join(append(f[:from:from], f[to:]...), " "), "") || !nameLike(owner) {
		return ""
	}
	return owner
}

// besideName leaves of a detail that begins with the name what stands beside it: the "she/her" of "Ann Lee (she/her)".
func (b *builder) besideName(name cv.Text) {
	for i := range b.doc.Person.Details {
		d := &b.doc.Person.Details[i]
		rest, named := strings.CutPrefix(d.Value.Value, name.Value)
		if rest = trimField(rest); named && name.Value != "" && rest != "" && d.Label.IsZero() && allAmong(d.Value.Lines, name.Lines) {
			d.Value.Value = rest
		}
	}
}

// allAmong reports lines that are all among others.
func allAmong(part, whole []int) bool {
	return !slices.ContainsFunc(part, func(l int) bool { return !slices.Contains(whole, l) })
}

// largest reports a line that is drawn larger than all others: that is the name where it can be one.
func (b *builder) largest(l *line) bool {
	return !slices.ContainsFunc(b.lines, func(o line) bool { return o.index != l.index && o.style.size >= l.style.size })
}

// goesOnInRow takes the rest of a name from the next cells of its row: "ROBIN", "ANN", "MOSS". That the rest is of the name, and no
// title, is told by an account that repeats a word of it, or by the label "Name" before a first name alone.
func (b *builder) goesOnInRow(name cv.Text) cv.Text {
	l := b.lineOf(name)
	if l == nil || name.Value == "" {
		return name
	}
	at := slices.IndexFunc(l.segs, func(s segment) bool { return strings.HasSuffix(s.text, name.Value) })
	if at < 0 {
		return name
	}
	rest := restOfName(l.segs[at+1:], maxName-wordCount(name.Value))
	if rest == "" || !b.accountRepeats(rest) && !(wordCount(name.Value) == 1 && labelsName(l)) {
		return name
	}
	name.Value += " " + rest
	return name
}

// restOfName is what the first cells of a row say that are like a name, most words at the most.
func restOfName(cells []segment, most int) string {
	var rest []string
	for _, s := range cells {
		initial := wordCount(s.text) == 1 && strings.HasSuffix(s.text, ".") && len(s.text) <= 3
		if most -= wordCount(s.text); most < 0 || !initial && !wordOfName(s.text) || tellsOtherwise(s.text) {
			break
		}
		rest = append(rest, s.text)
	}
	return strings.Join(rest, " ")
}

// accountRepeats reports that the name of the e-mail address holds a word of a text.
func (b *builder) accountRepeats(text string) bool {
	local, _, _ := strings.Cut(b.doc.Person.Email.Value, "@")
	handle := words.Squeeze(local)
	return slices.ContainsFunc(words.Split(text), func(w string) bool { return len(w) >= 4 && strings.Contains(handle, w) })
}

// wordOfName reports one or two words that are like a name and nothing else.
func wordOfName(text string) bool {
	return nameLike(text) && wordCount(text) <= 2 && evidence.Title(text) < 1.6 && !headings.IsTitle(text) && !noName(text)
}

func labelsName(l *line) bool {
	label, _, _ := strings.Cut(l.segs[0].text, ":")
	kind, ok := words.Labels().Value(words.Fold(label))
	return ok && kind == "name"
}

// tellsOtherwise reports a cell of where somebody lives or of another detail.
func tellsOtherwise(cell string) bool {
	return labeller.Town(cell) || detail.Sex(cell) || detail.Standing(cell) || noTown.Has(words.Fold(cell))
}
