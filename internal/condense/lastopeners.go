package condense

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
)

// The stages before look at a bullet alone, and a guard gives it all of its wording back where one word is in doubt. In a list most
// of which tells what was done, a line that still opens with a plain verb or a gerund is the one that a reader stumbles over, so its
// verb is looked at once more, with the whole list as it is by now.

// Openers gives the bullets that still open with a plain verb or a gerund the form that their list has.
func Openers(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") || to != cv.ThirdPerson {
		return nil
	}
	var notes []cv.Note
	lists := toldLists(doc)
	doc.Walk(func(r cv.Ref) {
		s, is := lists.speaker(r)
		if !is || !r.IsSentence() {
			return
		}
		after := openedAsListed(r.Text.Value, s, formOfPost(doc, s))
		if after == "" {
			return
		}
		n := cv.Note{
			Kind: cv.NoteWording, Field: r.Text.ID, Before: r.Text.Value, After: after,
			Reason: "Opens with a verb, like the others.", Lines: r.Text.Lines,
		}
		if keep.Accepts(n) {
			notes = append(notes, n)
			r.Text.Value = after
		}
	})
	return notes
}

// toldList counts the bullets of an entry, those that open with a verb in the past or in the third person, and those that open with
// a word in the file that is nothing but a plain verb.
type toldList struct{ all, past, third, plain int }

// listsTold are the lists of a document by their entries.
type listsTold struct {
	doc  *cv.Document
	list map[string]*toldList
}

func toldLists(doc *cv.Document) listsTold {
	lists := listsTold{doc, map[string]*toldList{}}
	doc.Walk(func(r cv.Ref) {
		if r.Role != cv.RoleBullet {
			return
		}
		l := lists.list[entryOf(r)]
		if l == nil {
			l = &toldList{}
			lists.list[entryOf(r)] = l
		}
		l.count(tagged(r.Text.Value))
		if bareSource(doc, r.Text) {
			l.plain++
		}
	})
	return lists
}

func (l *toldList) count(words []language.Tagged) {
	l.all++
	if len(words) < shortestRow {
		return
	}
	switch w := words[behindManner(words)]; {
	case w.Tag == language.TagPast && !w.Has(language.Base):
		l.past++
	case w.Has(language.Third) && (w.Share >= halfVerb || w.Tag == language.TagThird && !w.Has(language.Plural)):
		l.third++
	}
}

// leastTold is how many bullets of a list tell what was done at least that the others follow them.
const leastTold = 2

// speaker is how a bullet is told whose list and dates say the same; false where they do not.
func (l listsTold) speaker(r cv.Ref) (s speaker, is bool) {
	list := l.list[entryOf(r)]
	if r.Role != cv.RoleBullet || list == nil || r.Section != cv.SectionWork && r.Section != cv.SectionVolunteering {
		return s, false
	}
	s = speaker{third: true, past: l.doc.Over(r), listed: true, told: true, bare: list.plain >= leastTold && 3*list.plain >= list.all}
	told := list.third
	if s.past {
		told = list.past
	}
	goesOn := presence{doc: l.doc}.lasts(r)
	return s, told >= leastTold && 5*(list.past+list.third) >= 2*list.all && (s.past || goesOn && list.third >= list.past)
}

// openedAsListed is a bullet with the verbs that open its sentences in the form of its list; "" where one of them is not certain.
func openedAsListed(text string, s speaker, form func(string) string) string {
	if strings.ContainsAny(text, `"“”«»„:`) || !startsUpper(text) {
		return ""
	}
	if len(language.Sentences(text)) != 1 {
		return ""
	}
	words := tagged(text)
	verbs := listedVerbs(words, s)
	if len(verbs) == 0 || s.past && goesOn(words) {
		return ""
	}
	var out strings.Builder
	at := 0
	for _, i := range verbs {
		out.WriteString(text[at:words[i].Start] + likeCase(words[i].Text, form(baseOfDeed(words[i]))))
		at = words[i].End()
	}
	return capital(out.String() + text[at:])
}

// formOfPost is the form of the verbs of a post in the spelling of the document.
func formOfPost(doc *cv.Document, s speaker) func(string) string {
	if s.past && strings.HasSuffix(doc.Locale, "US") {
		return language.AmericanPast
	}
	return s.verb
}

func baseOfDeed(w language.Tagged) string {
	if isGerund(w) {
		return gerundBase(w.Low)
	}
	return w.Low
}

// listedVerbs are the places of the verb that opens a bullet and of those that stand beside it; none where anything is in doubt.
func listedVerbs(words []language.Tagged, s speaker) []int {
	first := behindManner(words)
	if len(words) < first+shortestRow || clauseSoon(words[first+1:]) || endsOpen(words) || namesDuties(words) {
		return nil
	}
	row := deedRow{words: words, s: s, gerund: isGerund(words[first])}
	if !row.opens(first) {
		return nil
	}
	row.verbs = append(row.verbs, first)
	at := first
	for next := joined(words, at+1); next > 0 && next+1 < len(words) && row.sameForm(next); next = joined(words, at+1) {
		row.verbs, at = append(row.verbs, next), next
	}
	if !row.rules(first, at) || !row.further(at+1) || len(row.parted) > 1 {
		return nil
	}
	return row.verbs
}

// deedRow collects the verbs of a bullet that opens with a gerund or a plain verb.
type deedRow struct {
	words  []language.Tagged
	s      speaker
	gerund bool
	verbs  []int
	aimed  bool  // behind an infinitive, in which plain verbs stand as they are
	ruled  bool  // behind a gerund that a word governs, which others may go on
	parted []int // gerunds behind commas, which are deeds where an "and" makes a list of them
}

// opens reports a word that may open a bullet as a verb.
func (d *deedRow) opens(first int) bool {
	w := d.words[first]
	switch {
	case w.Text == strings.ToUpper(w.Text):
		return false
	case d.gerund:
		return !noDeeds[w.Low]
	}
	return isBare(w) && w.Share >= halfVerb && !describesToo[w.Low] && (d.s.past || !onceDone[w.Low])
}

// sameForm reports a verb right behind a link in the form of the first one.
func (d *deedRow) sameForm(i int) bool {
	w := d.words[i]
	if d.gerund {
		return isGerund(w) && !noDeeds[w.Low]
	}
	return isBare(w) && w.Share >= halfVerb
}

// rules reports that the verbs from first to last govern what stands behind the last one.
func (d *deedRow) rules(first, last int) bool {
	if last+1 >= len(d.words) || d.words[last+1].Kind != language.Word {
		return false
	}
	if d.gerund {
		return d.gerundRules(first) && d.gerundRules(last)
	}
	if last > first {
		return severalTell(d.words, []int{first, last}, d.s)
	}
	return d.plainRules(first)
}

// gerundRules reports a gerund that is a deed: no noun that is part of the name of a thing.
func (d *deedRow) gerundRules(i int) bool {
	w, next := d.words[i], d.words[i+1]
	switch {
	case next.Is("of"), next.Is("/"), partOfNoun(w, next), namesWork(d.words, i), titled(d.words):
		return false
	case next.Is("as"):
		return asOne(d.words, i)
	case d.joins(i + 1), opensAfterVerb(next) && !next.Is("with", "over"), isPeople(next), verbal(d.words, i):
		return true
	}
	return !lexicon.Exact(w.Low).Is(lexicon.Noun)
}

// joins reports a link, behind which the row goes on.
func (d *deedRow) joins(i int) bool { return d.words[i].Is(",", "and", "&") }

// plainRules reports a plain verb that nothing else may stand for, by what stands behind it.
func (d *deedRow) plainRules(i int) bool {
	w, next := d.words[i], d.words[i+1]
	if lexicon.Compound(w.Low, next.Low) || endsInPost(d.words) || next.Is("of") || verbParticles[next.Low] || d.namesByGerund(i+1) {
		return false
	}
	switch {
	case !w.Has(language.Noun | language.Adjective), w.Share >= alwaysVerb && !startsUpper(next.Text):
		return !subjectNext(next)
	case asOne(d.words, i):
		return true
	case opensAfterVerb(next), next.Tag == language.TagAdjective && w.Share > halfVerb+1:
		return !next.Is("with", "over", "free") && (w.Share >= mostlyVerb || !d.headsDeed(i+1))
	}
	return (d.s.bare || w.Share >= mostlyVerb) && d.inPhrase(i+1) && !startsUpper(next.Text) && !d.headsDeed(i+1) && d.severalThings(i+1)
}

// namesByGerund reports a gerund at the place that is no kind of several things: "Record keeping", not "Record mooring fees".
func (d *deedRow) namesByGerund(i int) bool {
	return d.words[i].Tag == language.TagGerund && !(i+1 < len(d.words) && d.words[i+1].Tag == language.TagPlural)
}

// headsDeed reports a phrase at the place whose last word names a deed, which the first one may say the kind of.
func (d *deedRow) headsDeed(at int) bool {
	end := at
	for end < len(d.words) && d.inPhrase(end) {
		end++
	}
	if end == at {
		return false
	}
	head := d.words[end-1]
	return kindOfDeed(head) || endsLikeDeed(head.Low)
}

func (d *deedRow) inPhrase(i int) bool {
	w := d.words[i]
	return isThing(w) || w.Tag == language.TagAdjective || w.Tag == language.TagGerund
}

// subjectNext reports a word that needs the one before it as its subject.
func subjectNext(w language.Tagged) bool {
	return w.Tag == language.TagModal || w.Tag == language.TagThird || isBe(w) || w.Tag == language.TagPast && !w.Has(language.Adjective)
}

// severalThings reports a phrase at the place that names more than one thing, which the first word hardly describes.
func (d *deedRow) severalThings(at int) bool {
	for i := at; i < len(d.words) && d.inPhrase(i); i++ {
		if d.words[i].Tag == language.TagPlural {
			return true
		}
	}
	return false
}

// further collects the verbs from at on that stand beside the first ones; false where one may be a verb as well as anything else.
func (d *deedRow) further(at int) bool {
	for i := at; i+1 < len(d.words); i++ {
		w := d.words[i]
		switch {
		case opensClauseOfItsOwn(w), w.Tag == language.TagSubject, w.Is("("):
			return !d.linksVerb(i)
		case surelyFinite(w), leadsOn(w), w.Is("having", "being"):
			return false
		case w.Is("to") && (d.words[i+1].Has(language.Base) || d.words[i+1].Tag == language.TagAdverb):
			d.aimed = true
		case isGerund(w) && !noDeeds[w.Low]:
			if !d.takesGerund(i) {
				return false
			}
		case w.Has(language.Base) && !w.Has(language.Past) && language.BehindLink(d.words, i):
			if !d.takesPlain(i) {
				return false
			}
		case w.Tag == language.TagBase && !d.aimed && !w.Has(language.Noun|language.Adjective):
			return false
		}
	}
	return true
}

// linksVerb reports a verb behind a link somewhere behind the place, which may stand beside the first one.
func (d *deedRow) linksVerb(at int) bool {
	for i := at + 1; i < len(d.words); i++ {
		w := d.words[i]
		if language.BehindLink(d.words, i) && (isGerund(w) || w.Tag == language.TagBase || surelyFinite(w)) {
			return true
		}
	}
	return false
}

// takesGerund looks at a gerund behind the first verb: one behind a preposition, or a single one that a comma parts, tells how and
// stays; what goes on with "and" is one more deed.
func (d *deedRow) takesGerund(i int) bool {
	before := d.words[i-1]
	switch {
	case before.Is("and", "&", ";", "or"):
		if d.ruled || d.aimed || !d.gerund {
			return !d.deedFor(i) && !d.aimed && !d.ruled && !isGerund(d.words[i-2])
		}
		if !d.deedFor(i) {
			return false
		}
		d.verbs = append(append(d.verbs, d.parted...), i)
		d.parted = nil
		return true
	case before.Is(","):
		if d.words[i].Is("using", "ensuring", "including") || !d.gerund {
			return true
		}
		if d.ruled || d.aimed || !d.deedFor(i) {
			return false
		}
		d.parted = append(d.parted, i)
		return true
	}
	d.ruled = d.ruled || before.Tag == language.TagPreposition
	return true
}

// deedFor reports a gerund at the place that can be nothing but a deed.
func (d *deedRow) deedFor(i int) bool {
	w, next := d.words[i], d.words[i+1]
	if partOfNoun(w, next) || next.Is("of") || describesBeside(d.words, i) {
		return false
	}
	return opensAfterVerb(next) || isPeople(next) || !lexicon.Exact(w.Low).Is(lexicon.Noun) && next.Kind == language.Word
}

// takesPlain looks at a word behind a link that may be a plain verb.
func (d *deedRow) takesPlain(i int) bool {
	w := d.words[i]
	if d.aimed {
		return d.words[i-1].Is("and", "&", "or") || !w.Has(language.Base) || w.Has(language.Noun)
	}
	if !w.Has(language.Noun | language.Adjective) {
		if d.ruled || d.words[i-1].Is("or", "/") {
			return false
		}
		d.verbs = append(d.verbs, i)
		return true
	}
	last := d.verbs[len(d.verbs)-1]
	score := language.Beside{Words: d.words, At: i, Last: last, Base: w.Low, Form: language.Base, Rule: w.Tag == language.TagBase}.Score()
	switch {
	case !d.ruled && d.words[i-1].Is("and", "&") && (score > surelyNoThing || w.Share >= alwaysVerb && isThing(d.words[i+1])):
		d.verbs = append(d.verbs, i)
		return true
	case w.Tag == language.TagBase:
		return false
	}
	return score < rather || w.Share <= 1 || w.Tag == language.TagAdjective
}
