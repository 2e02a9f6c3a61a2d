package blind

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/lexicon"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

var (
	nameLabel = sieve.MustCompile(`(?i)^\W*(?:full |candidate['’]?s? |applicant['’]?s? |expert['’]?s? )?name(?: in full` +
		`| of (?:the )?(?:candidate|applicant))?\s*[:\-–—]+\s*(.+)$`)
	// signs stand above a signature. The date of a birth or of a paper is none of a letter.
	signs = sieve.MustCompile(`(?i)declar|signature|\bplace\W*(?:$|[:–-])|\bdated?\W*(?:$|[:–\d-])` +
		`|faithfully|sincerely|regards|knowledge|thank`)
	// signature finds a name in brackets, which ends a letter, alone or behind where and when it was written.
	signature = sieve.MustCompile(`^(?:\W*|(?i:place|dated?|station|sign(?:ature|ed)?|name)\b.{0,40}?)` +
		`\(\s*(\p{Lu}[\pL.'’]*(?:[ .]+\pL[\pL.'’]*){0,3})\.?\s*\)\W*$`)
	// pageLine is a line that every page repeats.
	pageLine = sieve.MustCompile(`\b(?i:resume|cv|curriculum vitae)\s*(?:(?i:of)|[-–:])\s+(\p{Lu}[\pL.]*(?: \p{Lu}[\pL.]*){0,3})`)
)

// How far from its ends a file is searched for the name.
const headLines, footLines = 12, 8

// namesOf are the parts of the name, wherever the file tells it: what was read as the name, what
// is labelled so, what the address of mail repeats, and who signs. More are names that it was given.
func namesOf(original *cv.Document, more ...string) []namePart {
	var parts []namePart
	add := func(text string, told bool) {
		for _, p := range append(nameParts(text), respelt(text)...) {
			if told && personal.LabelWords[p.folded] || slices.ContainsFunc(parts, func(q namePart) bool { return q.folded == p.folded }) {
				continue
			}
			parts = append(parts, p)
		}
	}
	if name := original.Person.Name; !noName(name) {
		add(name.Value, false)
	}
	for _, text := range more {
		if text != original.Person.Name.Value {
			add(text, false)
		}
	}
	for _, text := range toldNames(original) {
		add(text, true)
	}
	for _, text := range fullerNames(original, parts) {
		add(text, true)
	}
	return parts
}

// respelt are the parts of a name as keyboards without the letter write them ("Mueller" for Müller), and as others do.
func respelt(name string) []namePart {
	var out []namePart
	for _, p := range nameParts(name) {
		written := strings.ToLower(p.text)
		if spelt := spelledOut.Replace(written); spelt != written {
			out = append(out, nameParts(spelt)...)
		}
		if spelt := closedUp.Replace(written); spelt != written && len(p.folded) >= longEnough {
			out = append(out, nameParts(spelt)...)
		}
	}
	return out
}

var (
	spelledOut = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss", "æ", "ae", "ø", "oe", "å", "aa", "œ", "oe")
	closedUp   = strings.NewReplacer("ae", "a", "oe", "o", "ue", "u", "aa", "a")
)

// longEnough is how many letters a name has that stays one without a letter: of Sue and Mae no word would be left.
const longEnough = 6

// noName reports that no name was read: there is none, or words of labels that nobody vouches for.
func noName(name cv.Text) bool {
	return name.Value == "" || name.Confidence < vouched && personal.IsLabel(name.Value)
}

// vouched is the confidence of what the user marked.
const vouched = 1

// toldNames are the lines that tell the name beside the one that was taken for it.
func toldNames(d *cv.Document) []string {
	var out []string
	t := tellerOf(d)
	n := len(d.Source)
	for i, l := range d.Source {
		text := strings.TrimSpace(personal.Email.ReplaceAllString(l.Text, ""))
		if m := nameLabel.FindStringSubmatch(text); m != nil && within(i, n, 3) {
			if name := bareName(m[1]); nameWritten(name) && (i < headLines || t.agrees(name)) {
				out = append(out, t.withoutTown(name))
			}
			continue
		}
		told, sure := t.toldBy(d.Source, i, text)
		if sure {
			out = append(out, t.withoutTown(told))
		} else if name := bareName(told); nameWritten(name) && t.agrees(name) {
			out = append(out, t.unusual(name))
		}
	}
	return out
}

// toldBy is what a line may tell as the name, and whether its place leaves no doubt.
func (t teller) toldBy(source []cv.SourceLine, i int, text string) (told string, sure bool) {
	if m := signature.FindStringSubmatch(text); m != nil && signed(source, i) {
		return m[1], !noSigner(m[1])
	}
	if m := pageLine.FindStringSubmatch(text); m != nil {
		return m[1], false
	}
	if within(i, len(source), 1) && source[i].As != cv.LineHeading && repeats(t.account, bareName(text)) {
		return text, false
	}
	return "", false
}

// noSigner reports what stands in brackets below a letter and is no name: "(Signature)", "(Hyderabad)".
func noSigner(text string) bool {
	words := phraseOf(text)
	if isTown(text) || isLand(text) || !slices.ContainsFunc(words, func(w string) bool { return !common(w) }) {
		return true
	}
	return slices.ContainsFunc(words, func(w string) bool {
		return personal.LabelWords[w] || signers[w] || isTown(w) || isLand(w) || lexicon.Exact(w).Frequency() >= everyday
	})
}

// everyday is how frequent a word is of which a single one makes a name doubtful.
const everyday = 2

var signers = wordset.Of("signature sign signed yours sincerely faithfully truly place applicant candidate sd")

// bareName is a name without what follows behind a comma or a bar, and without letters behind it.
func bareName(text string) string {
	if at := strings.IndexAny(text, ",;|\t/"); at > 0 {
		text = text[:at]
	}
	words := strings.Fields(text)
	for len(words) > 2 && postNominal.MatchString(words[len(words)-1]) && !postNominal.MatchString(words[len(words)-2]) {
		words = words[:len(words)-1]
	}
	return strings.Join(words, " ")
}

// postNominal is written in capitals behind a name that is not.
var postNominal = sieve.MustCompile(`^\(?(?:\p{Lu}[\p{Lu}.]{2,7}|\p{Lu}{1,4}\pL?\p{Lu})\)?$`)

// teller knows by what a line is told to hold the name.
type teller struct {
	account string
	read    []namePart
	town    []string // folded words of the place, which are no name
}

func tellerOf(d *cv.Document) teller {
	t := teller{account: accountOf(d), town: phraseOf(townOf(d.Person.Location))}
	if name := d.Person.Name; !noName(name) {
		t.read = nameParts(name.Value)
	}
	return t
}

// own reports a word that the account or the name that was read has.
func (t teller) own(folded string) bool {
	isPart := func(p namePart) bool { return !p.particle && p.folded == folded }
	return len([]rune(folded)) >= 4 && strings.Contains(t.account, folded) || slices.ContainsFunc(t.read, isPart)
}

// agrees reports that a line shares a word with the account or with the name that was read.
func (t teller) agrees(text string) bool { return slices.ContainsFunc(phraseOf(text), t.own) }

// unusual are the words of a line that may be parts of a name. Where a common word stands among
// them the line holds more than a name, and only the words that agree are taken.
func (t teller) unusual(text string) string {
	more := func(w word) bool { return !t.own(w.folded) && common(w.folded) && len([]rune(w.folded)) > 1 }
	words := wordsOf(text)
	if !slices.ContainsFunc(words, more) {
		return t.withoutTown(text)
	}
	var own []string
	for _, w := range words {
		if t.own(w.folded) {
			own = append(own, w.text)
		}
	}
	return strings.Join(own, " ")
}

// withoutTown leaves out the words of the person's town, unless they are in the name.
func (t teller) withoutTown(text string) string {
	var kept []string
	for _, w := range wordsOf(text) {
		if t.own(w.folded) || !slices.Contains(t.town, w.folded) {
			kept = append(kept, w.text)
		}
	}
	return strings.Join(kept, " ")
}

// within reports a line near the ends of a file of n lines.
func within(i, n, times int) bool { return i < times*headLines || i >= n-times*footLines }

// signed reports one of the last lines, with one above that ends a letter.
func signed(source []cv.SourceLine, i int) bool {
	above := func(l cv.SourceLine) bool { return signs.MatchString(l.Text) }
	return i >= len(source)-footLines && slices.ContainsFunc(source[max(0, i-5):i], above)
}

// accountOf is the part of the address of mail that is the person's own.
func accountOf(d *cv.Document) string {
	mail := d.Person.Email.Value
	for i := 0; mail == "" && i < len(d.Source); i++ {
		mail = personal.Email.FindString(d.Source[i].Text)
	}
	local, _, _ := strings.Cut(mail, "@")
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, foldString(local))
}

// nameWritten reports one to five words with capitals and no digits.
func nameWritten(text string) bool {
	words := wordsOf(text)
	if len(words) == 0 || len(words) > 5 || hasDigit(text) || personal.IsLabel(text) {
		return false
	}
	return !slices.ContainsFunc(words, func(w word) bool { return !w.capital && !particles[w.folded] })
}

// repeats reports that an account is called after a line: one of its words that is no common one.
func repeats(account, text string) bool {
	return account != "" && slices.ContainsFunc(wordsOf(text), func(w word) bool {
		return len([]rune(w.folded)) >= 4 && strings.Contains(account, w.folded) && !common(w.folded)
	})
}

func common(folded string) bool { return personal.LabelWords[folded] || lexicon.Exact(folded).Known() }

// Unsure says why nobody can tell whether the name is hidden; "" where it is known. A name that
// the reader doubted stands where the CV tells it a second time.
func Unsure(d *cv.Document) string {
	name := d.Person.Name
	switch {
	case noName(name):
		return "No name was found in this CV"
	case name.Confidence == 0 || name.Confidence >= sureName || plainlyFirst(d):
		return ""
	}
	own := nameParts(name.Value)
	for _, told := range append(toldNames(d), accountOf(d)) {
		for _, p := range own {
			if len([]rune(p.folded)) >= 4 && strings.Contains(strings.Join(phraseOf(told), " "), p.folded) {
				return ""
			}
		}
	}
	return "It is not certain that “" + name.Value + "” is the name"
}

// plainlyFirst reports a name that the reader believed in, alone on the first line of the file.
func plainlyFirst(d *cv.Document) bool {
	name := d.Person.Name
	first := slices.IndexFunc(d.Source, func(l cv.SourceLine) bool { return strings.TrimSpace(l.Text) != "" })
	return first >= 0 && name.Confidence >= plainName && strings.TrimSpace(d.Source[first].Text) == name.Value
}

// plainName is how sure the reader is of a name of which nothing speaks but its place.
const plainName = 0.5

// sureName is how sure the reader is of a name that nobody has to look at.
const sureName = 0.75
