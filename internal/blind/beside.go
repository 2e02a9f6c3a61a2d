package blind

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/cv"
	"focal/internal/personal"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// A file often tells more of a name than what was read as the name: the other given names in the
// first lines and below the declaration, the name before marriage, the surname in the address of
// mail. Those words are parts of the name like the others.

// formerName is behind the label of a name that somebody had.
var formerName = sieve.MustCompile(`(?:\b(?i:n[ée]e|maiden name|birth name|name at birth|former name|previous name` +
	`|name before marriage|(?:formerly|previously|also) known as|a\.?k\.?a\.?)|\((?i:formerly|born|alias))\s*[:–-]?\s+` +
	`((?:(?i:mr|mrs|ms|miss|dr)\.? )?\p{Lu}[\pL'’-]+(?: \p{Lu}[\pL'’-]+){0,3})`)

// addressedAs ends before a name with a form of address, saidName before one that nobody else is given in a CV.
var (
	addressedAs = sieve.MustCompile(`(?i)\b(?:mr|mrs|ms|miss|mx|shri|sri|smt)\b[\s.]*$`)
	saidName    = sieve.MustCompile(`(?i)\b(?:known as|my name is|undersigned)\W*$`)
)

// fullerNames are the words beside the parts that were read which are parts of the name as well.
func fullerNames(d *cv.Document, own []namePart) (out []string) {
	r := rest{own: own, taken: takenWords(d), town: phraseOf(townOf(d.Person.Location))}
	texts, n := textsOf(d), len(d.Source)
	for i, text := range texts {
		for _, m := range formerName.FindAllStringSubmatch(text, -1) {
			out = append(out, r.former(m[1], text)...)
		}
		out = append(out, r.inLine(text, n > 0 && within(i, n, 2))...)
	}
	return append(out, r.ofMail(d)...)
}

// textsOf are the lines of the file, or what was read where it has none.
func textsOf(d *cv.Document) (out []string) {
	if len(d.Source) == 0 {
		d.Walk(func(r cv.Ref) { out = append(out, r.Text.Value) })
	}
	for _, l := range d.Source {
		out = append(out, l.Text)
	}
	return out
}

// takenWords are those of skills, posts, firms and schools, which nobody's name is taken from.
func takenWords(d *cv.Document) map[string]bool {
	taken := map[string]bool{}
	d.Walk(func(r cv.Ref) {
		if ownWords(r) || r.Role == cv.RoleOrganisation || r.Role == cv.RolePlace {
			last := ""
			for _, w := range phraseOf(r.Text.Value) {
				taken[w], taken[last+w] = true, true // "alvarda" in an address of mail is "Al Varda" of an employer
				last = w
			}
		}
	})
	return taken
}

// rest tells the words beside a name that may be more of it.
type rest struct {
	own   []namePart
	taken map[string]bool
	town  []string
}

func (r rest) isOwn(w word) bool {
	return slices.ContainsFunc(r.own, func(p namePart) bool { return p.folded == w.folded })
}

// may reports a word that nothing but a name is likely to be.
func (r rest) may(w word) bool {
	return likelyName(w) && !r.taken[w.folded] && !slices.Contains(r.town, w.folded) && !isTown(w.text) && !isLand(w.text)
}

// likelyName reports a word with a capital that is no common one, and no letters that stand for something.
func likelyName(w word) bool {
	n := len([]rune(w.text))
	if !w.capital || n < 3 || hasDigit(w.text) || honorifics[w.folded] || personal.LabelWords[w.folded] || ofWeb[w.folded] {
		return false
	}
	if strings.ToUpper(w.text) == w.text && n < 5 || demonymWord.MatchString(w.text) {
		return false
	}
	return !common(w.folded) || alsoName(w.folded)
}

// ofWeb are names of what people are found by.
var ofWeb = wordset.Of("linkedin github gitlab skype whatsapp twitter facebook instagram telegram gmail yahoo email kubernetes")

// former is a name behind its label: what it does not share with the name that was read. "née" in
// other languages is a word, so a line of the person is asked for.
func (r rest) former(name, line string) (out []string) {
	if !slices.ContainsFunc(wordsOf(line), r.isOwn) && !formerLabel.MatchString(line) {
		return nil
	}
	for _, w := range wordsOf(name) {
		if likelyName(w) && !r.taken[w.folded] {
			out = append(out, w.text)
		}
	}
	return out
}

var formerLabel = sieve.MustCompile(
	`(?i)^\W*(?:maiden name|birth name|name at birth|former name|previous name|name before marriage|née|nee)\b`)

// inLine are the words between two parts of the name wherever they stand, and those beside one in
// a line that is the name alone or says that it is.
func (r rest) inLine(text string, atEnd bool) (out []string) {
	words, runes := wordsOf(text), []rune(text)
	for from := 0; from < len(words); {
		to := runOf(words, runes, from)
		before := string(runes[max(0, words[from].from-longestLead):words[from].from])
		isLine := from == 0 && to == len(words)
		out = append(out, r.inRun(words[from:to], atEnd && (isLine || addressedAs.MatchString(before)) || saidName.MatchString(before))...)
		from = to
	}
	return out
}

// longestLead is how many letters before a name are looked at, of a label or a form of address.
const longestLead = 60

// inRun are the words of a run that are parts of the name: sure says that nothing else can be in it.
func (r rest) inRun(run []word, sure bool) (out []string) {
	first, last := r.ends(run)
	if first < 0 || len(run) > 6 {
		return nil
	}
	for i, w := range run {
		between := i > first && i < last && likelyName(w) && !r.taken[w.folded]
		if !r.isOwn(w) && (between || sure && r.may(w)) {
			out = append(out, w.text)
		}
	}
	return out
}

// ends are the first and the last own part of a run of words, -1 where it has none.
func (r rest) ends(run []word) (first, last int) {
	first = slices.IndexFunc(run, func(w word) bool { return r.isOwn(w) && len([]rune(w.folded)) > 2 && !particles[w.folded] })
	for i, w := range run {
		if r.isOwn(w) {
			last = i
		}
	}
	return first, last
}

// runOf is where the words with capitals end that begin at from, with nothing but a space, a hyphen or
// the point of an initial between them.
func runOf(words []word, runes []rune, from int) int {
	to := from + 1
	for words[from].capital && to < len(words) && words[to].capital && nextTo(runes, words[to-1], words[to]) {
		to++
	}
	return to
}

func nextTo(runes []rune, a, b word) bool {
	switch between := string(runes[a.to:b.from]); between {
	case " ", "\u00a0", "-":
		return true
	case ".", ". ":
		return len([]rune(a.text)) == 1
	}
	return false
}

// ofMail are the words of the address of mail beside one of the name: "orvind.pellam@", "orvindpellam@".
func (r rest) ofMail(d *cv.Document) (out []string) {
	mail := d.Person.Email.Value
	for i := 0; mail == "" && i < len(d.Source); i++ {
		mail = personal.Email.FindString(d.Source[i].Text)
	}
	local, _, _ := strings.Cut(foldString(mail), "@")
	pieces := strings.FieldsFunc(local, func(c rune) bool { return !unicode.IsLetter(c) })
	for _, p := range r.own {
		if len([]rune(p.folded)) < 4 {
			continue
		}
		for i, piece := range pieces {
			if more := strings.Replace(piece, p.folded, "", 1); more != piece {
				pieces[i] = more
				out = pieces
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(out), func(piece string) bool {
		w := word{text: capitalised(piece), folded: piece, capital: true}
		return len(piece) < 5 || !r.may(w) || r.isOwn(w)
	})
}

func capitalised(s string) string {
	if s == "" {
		return ""
	}
	return capital(s)
}

// withRests takes into the place of a name the words right behind it that may be more of it, and those
// before it where a text or a form of address begins with them.
func (s secrets) withRests(words []word, runes []rune, spans [][2]int) [][2]int {
	var out [][2]int
	for _, at := range spans {
		from := slices.IndexFunc(words, func(w word) bool { return w.from == at[0] })
		to := from
		for to < len(words) && words[to].from < at[1] {
			to++
		}
		from, to = s.withRest(words, runes, from, to)
		at = [2]int{words[from].from, max(at[1], words[to-1].to)}
		if n := len(out); n > 0 && out[n-1][1] >= at[0] {
			out[n-1][1] = max(at[1], out[n-1][1])
			continue
		}
		out = append(out, at)
	}
	return out
}

// withRest is the place of one name with its rest, counted in words.
func (s secrets) withRest(words []word, runes []rune, from, to int) (newFrom, newTo int) {
	end := to
	goesOn := func(i int) bool { return s.mayBeRest(words, i) || i > to && halfName(words, runes, i) }
	for end < len(words) && nextTo(runes, words[end-1], words[end]) && goesOn(end) {
		end++
	}
	ofFirm := func(w word) bool { return houses[w.folded] || familyFirm[w.folded] }
	if end < len(words) && ofFirm(words[end]) && nextTo(runes, words[end-1], words[end]) {
		return from, to // a firm, a prize
	}
	start := from
	for start > 0 && s.mayBeRest(words, start-1) && nextTo(runes, words[start-1], words[start]) {
		start--
	}
	if start == 0 || honorifics[words[start-1].folded] {
		from = start
	}
	return from, end
}

// halfName reports the second half of a name with a hyphen.
func halfName(words []word, runes []rune, i int) bool {
	return words[i].capital && runes[words[i].from-1] == '-'
}

func (s secrets) mayBeRest(words []word, i int) bool {
	w := words[i]
	return likelyName(w) && !s.taken[w.folded] && !isTown(w.text) && !isLand(w.text) && !inTownOfTwo(words, i)
}

// inTownOfTwo reports the first word of a town: "San Jose".
func inTownOfTwo(words []word, i int) bool {
	return i+1 < len(words) && isTown(words[i].text+" "+words[i+1].text)
}

// namesOthers reports texts where the words beside a name are of something else: of firms, of other authors.
func namesOthers(r cv.Ref) bool {
	return r.Role == cv.RoleOrganisation || r.Section == cv.SectionPublications || ownWords(r)
}

// token finds what an account may be called.
var token = sieve.MustCompile(`[\p{Ll}\d][\p{Ll}\d._-]{3,}[\p{Ll}\d]`)

// withoutOwnAccounts takes out what is made of the name and is none: "opellam", "orvind.pellam7".
func (s secrets) withoutOwnAccounts(text string) string {
	return token.ReplaceAllStringFunc(text, func(found string) string {
		if ownAccount(found, s.own) {
			return withheld
		}
		return found
	})
}

// ownAccount reports small letters that are made of parts and initials of a name, digits and some letters more.
func ownAccount(found string, name []namePart) bool {
	folded := foldString(found)
	letters := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) {
			return r
		}
		return -1
	}, folded)
	if common(letters) || common(folded) {
		return false
	}
	return slices.ContainsFunc(name, func(p namePart) bool { return accountOfPart(folded, letters, p, name) })
}

// accountOfPart reports an account that is made of one part of a name and what may stand beside it.
func accountOfPart(folded, letters string, p namePart, name []namePart) bool {
	before, after, has := strings.Cut(letters, p.folded)
	if !has || len([]rune(p.folded)) < 4 || p.particle || common(p.folded) && !alsoName(p.folded) {
		return false
	}
	if before+after == "" && !strings.ContainsAny(folded, "0123456789._") {
		return false // the name itself
	}
	return madeOf(before, name) && madeOf(after, name) || before == "" && leadsAccount(folded, p.folded)
}

// leadsAccount reports what begins with a part of the name and goes on in pieces: "pellam.tarn.tech", "pellam-quote-kit", not "pellam-led".
func leadsAccount(folded, part string) bool {
	after := strings.TrimPrefix(folded, part)
	return after != folded && after != "" && (strings.ContainsAny(after[:1], "._") || after[0] == '-' && strings.Count(after, "-") > 1)
}

// longestAccount is more letters than anybody types to log in.
const longestAccount = 40

// madeOf reports letters that are parts and initials of a name. Each place of them is looked at once.
func madeOf(letters string, name []namePart) bool {
	if utf8.RuneCountInString(letters) > longestAccount {
		return false
	}
	reached := make([]bool, len(letters)+1) // the letters before it are made so
	reached[0] = true
	for at := range letters {
		if !reached[at] {
			continue
		}
		for _, p := range name {
			_, initial := utf8.DecodeRuneInString(p.folded)
			for _, piece := range []string{p.folded, p.folded[:initial]} {
				if strings.HasPrefix(letters[at:], piece) {
					reached[at+len(piece)] = true
				}
			}
		}
	}
	return reached[len(letters)]
}

// besideAlias is a word right behind what stands for the name that may be more of it.
func besideAlias(text, alias string) string {
	_, after, has := strings.Cut(text, alias+" ")
	words := wordsOf(after)
	if !has || len(words) == 0 || words[0].from > 0 || !likelyName(words[0]) || isTown(words[0].text) || isLand(words[0].text) ||
		inTownOfTwo(words, 0) {
		return ""
	}
	return words[0].text
}
