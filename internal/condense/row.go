package condense

import (
	"cmp"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// The verbs of a bullet form a row: once the first one has its time, those that "and" or a comma joins to it take
// the same: "Arranged, handled and processing the orders", "Counts the till, separate the slips".

// Rows puts the verbs that are joined to the first one of a sentence into its form, in the bullets of posts and projects.
func Rows(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	var notes []cv.Note
	doc.Walk(func(r cv.Ref) {
		if !r.IsSentence() || !tellsDeeds[r.Section] {
			return
		}
		for _, m := range rows(r.Text.Value, speaker{third: to == cv.ThirdPerson, past: doc.Over(r)}) {
			n := cv.Note{Kind: cv.NoteGrammar, Field: r.Text.ID, Before: m.before, After: m.after, Reason: m.reason, Lines: r.Text.Lines}
			if strings.Count(r.Text.Value, m.before) == 1 && keep.Accepts(n) {
				notes = append(notes, n)
				r.Text.Value = strings.Replace(r.Text.Value, m.before, m.after, 1)
			}
		}
	})
	return notes
}

// rows are the verbs of a text that stand in another form than the one that opens their sentence.
func rows(text string, s speaker) (list []mend) {
	if strings.ContainsAny(text, `"“”«»„`) {
		return nil
	}
	for _, span := range language.Sentences(text) {
		list = append(list, row(span.Of(text), s)...)
	}
	return list
}

// row are those of a sentence, with the words around them.
func row(sentence string, s speaker) (list []mend) {
	r := rowOf(sentence, s)
	if r.form == nil {
		return nil
	}
	for i := r.first + 1; i+1 < len(r.words) && !r.leaves(i); i++ {
		base := r.stray(i)
		if base == "" && r.openItem(i) {
			return nil // "Processed gifts, record costs, manage the log": all or none
		}
		if base != "" {
			list = append(list, r.mend(sentence, i, r.form(base)))
			r.words[i].Tag = r.words[r.first].Tag
		}
		if leadsOn(r.words[i]) {
			break
		}
		if base != "" || language.BehindLink(r.words, i) && r.words[i].Tag == r.words[r.first].Tag {
			r.last = i
		}
	}
	return list
}

// openItem reports a short part between two commas that may be one more verb with its object, or one more thing.
func (r *rowOfVerbs) openItem(i int) bool {
	if !r.words[i-1].Is(",") || i+2 >= len(r.words) || !r.words[i+2].Is(",") || !r.words[r.first].Has(language.Past) {
		return false
	}
	w := r.words[i]
	return w.Has(language.Base) && w.Has(language.Noun) && !w.Has(language.Past) && w.Share >= halfVerb &&
		r.words[i+1].Tag == language.TagPlural
}

// mend puts a verb in the place of the word at i, and of the "of" behind the noun of a deed.
func (r *rowOfVerbs) mend(sentence string, i int, verb string) mend {
	from, w, next := r.words[i-1].Start, r.words[i], r.words[i+1]
	end, after := next.End(), sentence[from:w.Start]+likeCase(w.Text, verb)
	if next.Is("of") {
		end = next.End()
	} else {
		after += sentence[w.End():end]
	}
	return mend{sentence[from:end], after, "Verbs that are joined stand in the same form."}
}

// rowOfVerbs is a sentence that opens with a finite verb.
type rowOfVerbs struct {
	words []language.Tagged
	first int                 // the verb that it opens with
	past  bool                // which is in the past
	form  func(string) string // the form of the others; nil where the first tells none
	last  int                 // the last verb of the row so far
	aimed bool                // behind an infinitive or a gerund, which may go on in a list
	// listed: a verb of the row shows by its capital that its parts are deeds.
	listed bool
}

func rowOf(sentence string, s speaker) *rowOfVerbs {
	r := &rowOfVerbs{words: tagged(sentence)}
	r.first = opener(r.words)
	r.last = r.first
	if r.first+2 >= len(r.words) || governsVerbs[r.words[r.first].Low] || r.tellsHow() {
		return r
	}
	switch w := r.words[r.first]; {
	case w.Tag == language.TagPast && !w.Has(language.Base):
		r.past, r.form = s.past, language.PastTense
	case s.past && w.Has(language.Past) && w.Has(language.Base) && (w.Tag == language.TagPast || w.Tag == language.TagBase):
		r.past, r.form = true, language.PastTense // "Read charts and assembling masts"
	case w.Tag == language.TagThird && s.third && !s.past:
		r.form = language.ThirdPerson
	}
	return r
}

// tellsHow reports a participle that says how somebody is: "Highly organized and creating clear plans".
func (r *rowOfVerbs) tellsHow() bool {
	return r.first > 0 && r.words[r.first-1].Is("highly", "very", "well", "extremely", "fully", "deeply", "currently", "presently") &&
		r.words[r.first+1].Is("and", "&", ",")
}

// governsVerbs take others as the doers of what follows, or say that it was not done.
var governsVerbs = wordset.Of(`helped helps made makes let lets had has was is saw sees watched watches ensured ensures observed
	observes supported supports allowed allows enabled enables asked asks required requires failed fails declined refused
	recommended recommends suggested suggests`)

// leaves reports that the row ends before the word at i: the verbs behind it are those of another clause.
func (r *rowOfVerbs) leaves(i int) bool {
	w, next := r.words[i], r.words[i+1]
	switch {
	case w.Tag == language.TagRelative, w.Tag == language.TagSubordinator, w.Tag == language.TagSubject,
		w.Tag == language.TagModal, w.Tag == language.TagNot, w.Is(":", "(", "–", "—", "."):
		return true
	case r.aims(i):
		r.aimed = true
	case w.Tag == language.TagGerund && r.stray(i) == "" && !pointing[w.Low] && !namesKind(r.words, i) &&
		!(names[r.words[i-1].Tag] && next.Is("and", "&", ",")):
		r.aimed = true // but "shop drawing and"
	case surelyFinite(w) && !language.BehindLink(r.words, i):
		return true // "the pumps meet or exceeds": somebody else does
	}
	return leadsOn(w) && r.stray(i) == ""
}

// namesKind reports a gerund inside the name of a thing: "accurate testing results".
func namesKind(words []language.Tagged, i int) bool {
	before, next := words[i-1], words[i+1]
	return (before.Tag == language.TagAdjective || before.Tag == language.TagDeterminer) && next.Has(language.Plural) && names[next.Tag]
}

// leadsOn reports a verb behind which others do what follows.
func leadsOn(w language.Tagged) bool {
	return governsVerbs[w.Low] || w.Is("help", "make", "let", "ensure", "assure", "ensuring", "making", "helping", "letting", "whether")
}

// aims reports the "to" before an infinitive, and what stands before a gerund.
func (r *rowOfVerbs) aims(i int) bool {
	w, next := r.words[i], r.words[i+1]
	if w.Is("of", "for", "by", "in") {
		return strings.HasSuffix(next.Low, "ing")
	}
	joined := i+2 < len(r.words) && r.words[i+2].Is("and", "&") // "to crosscheck and": of a verb that no lexicon has
	return w.Is("to") && (next.Tag == language.TagAdverb || next.Has(language.Base) || next.Tag == language.TagNoun && joined)
}

// stray is the base of a verb beside the first one that stands in another form, "" for other words.
func (r *rowOfVerbs) stray(i int) string {
	if !language.BehindLink(r.words, i) || language.FixedPhrase(r.words, i) {
		return ""
	}
	base := ""
	switch w := r.words[i]; {
	case w.Is("be"):
		base = r.strayBe(i)
	case r.pairedFirst(i), r.listedDeed(i):
		base = w.Low
	case r.deedBeside(i):
		base = cmp.Or(deedNouns[w.Low], gerundBase(w.Low))
	case isGerund(w) && !pointing[w.Low]:
		base = r.strayGerund(i)
	case w.Has(language.Third) && r.past:
		base = r.strayFinite(i, language.Third)
	case w.Has(language.Base) && !w.Has(language.Past) && !pairsAdjective(r.words, i):
		base = r.strayFinite(i, language.Base)
	}
	return base
}

// pointing are words like gerunds that only say which things are meant.
var pointing = wordset.Of("incoming outgoing existing upcoming ongoing remaining missing emerging underlying surrounding")

// besideSurely reports a verb by what was learned of words in lists; one that may be a noun has to be one by the rules, too.
func besideSurely(b language.Beside, w language.Tagged) bool {
	switch {
	case b.Words[b.At-1].Is("/"), w.Is("excel"):
		return false
	case b.Words[b.At-1].Is(",") && b.Score() < behindComma:
		return false
	case w.Has(language.Noun | language.Plural):
		return b.Rule && (b.Score() > surelyNoThing || w.Is("report") && b.Words[b.At+1].Is("to"))
	}
	return w.Share >= mostlyVerb && b.Score() > surelyBeside
}

const (
	behindComma   = 4   // the score of a verb behind a comma alone
	surelyNoThing = 3.4 // the score of a verb that may be a noun elsewhere
	surelyBeside  = 2.9 // that of one that hardly is
	mostlyVerb    = 8   // how often of nine a word is a verb that may be a slip
)

// deedBeside reports the name of a deed right beside the verb: "Verifies and posting of the invoices", "Operates and
// maintenance of the pumps".
func (r *rowOfVerbs) deedBeside(i int) bool {
	return r.last+1 == i-1 && r.words[i+1].Is("of") && (deedNouns[r.words[i].Low] != "" || isGerund(r.words[i]))
}

// pairedFirst reports a plain verb that only an "and" parts from the first one, which has no object of its own: "Solicited and
// incorporate views".
func (r *rowOfVerbs) pairedFirst(i int) bool {
	if i != r.first+2 || !isAnd(r.words[i-1]) || !plainOnly(r.words[i]) || !opensThingBehind(r.words[i+1]) {
		return false
	}
	return !intransitive[baseForm(r.words[r.first])] && (r.words[i].Capital || !r.words[i].Has(language.Noun))
}

// plainOnly reports the base of a verb that is no other form of one, auxiliaries apart.
func plainOnly(w language.Tagged) bool {
	return w.Has(language.Base) && !w.Has(language.Past|language.Third) && !w.Is("be", "have", "do")
}

// opensThingBehind reports a word that what a verb is about may begin with.
func opensThingBehind(w language.Tagged) bool {
	return w.Kind == language.Word && !w.Is("of", "and", "or")
}

// ratherVerb reports a word that is a verb in half of its uses, or nothing else.
func ratherVerb(w language.Tagged) bool {
	return w.Share >= 4 || !w.Has(language.Noun|language.Adjective)
}

// intransitive verbs have no object beside which a noun could stand that is a verb, too: "Worked and study at sea" is two deeds all
// the same, "Travelled and field work" is none.
var intransitive = wordset.Of("travel work live go come stay arrive participate specialise specialize focus")

// strayBe is "be" where it says how somebody was: "Studies the charts and be aware of the tides".
func (r *rowOfVerbs) strayBe(i int) string {
	passive := r.words[i+1].Tag == language.TagPast || r.words[i+1].Tag == language.TagParticiple
	if r.aimed || passive || !r.words[i-1].Is("and", "&", ";") {
		return ""
	}
	return "be"
}

// strayFinite is the base of a word that is a verb by what was learned of lists.
func (r *rowOfVerbs) strayFinite(i int, form language.Class) string {
	w := r.words[i]
	if next := r.words[i+1]; r.namedByParticle(i) || w.Has(language.Noun) && next.Tag == language.TagGerund {
		return "" // "for deposits, check writing and filing"
	}
	if r.aimed && (form == language.Base || w.Has(language.Plural)) || w.Is("be", "have", "are", "has", "is") ||
		r.words[i+1].Tag == language.TagMark {
		return ""
	}
	base := formBase(w.Low, form)
	if base == "" || w.Capital && (w.Has(language.Noun) || lexicon.MostlyName(w.Low)) {
		return ""
	}
	beside := language.Beside{
		Words: r.words, At: i, Last: r.last, Base: base, Form: form,
		Rule: w.Tag == language.TagBase || w.Tag == language.TagThird,
	}
	if !besideSurely(beside, w) {
		return ""
	}
	return base
}

// listedDeed reports a deed by its capital, and behind such a one a verb that is nothing else.
func (r *rowOfVerbs) listedDeed(i int) bool {
	if r.aimed || !plainOnly(r.words[i]) {
		return false
	}
	if r.capitalDeed(i) {
		r.listed = true
		return true
	}
	return r.listed && onlyVerb(r.words[i])
}

// onlyVerb reports a verb that is hardly anything else.
func onlyVerb(w language.Tagged) bool {
	return w.Share >= mostlyVerb && !w.Has(language.Noun|language.Adjective)
}

// capitalDeed reports a verb with its object whose capital behind a comma shows that it was a point of its own: "Answered calls, Schedule
// visits and greeted guests".
func (r *rowOfVerbs) capitalDeed(i int) bool {
	between := i > 1 && r.words[i-1].Is(",") && smallWord(r.words[i-2])
	return between && decorated(r.words[i]) && smallWord(r.words[i+1]) && opensItsObject(r.words[i+1])
}

func smallWord(w language.Tagged) bool { return w.Text == w.Low }

// decorated reports a word with a capital that is rather a verb than a name.
func decorated(w language.Tagged) bool {
	return w.Capital && w.Text != strings.ToUpper(w.Text) && ratherVerb(w) && !lexicon.MostlyName(w.Low)
}

// opensItsObject reports several things, or what an object begins with.
func opensItsObject(w language.Tagged) bool {
	return w.Tag == language.TagPlural || language.OpensObject(w.Low)
}

// namedByParticle reports a noun of two words: "and follow ups", "the set up and break down of the stage".
func (r *rowOfVerbs) namedByParticle(i int) bool {
	next := r.words[i+1]
	return next.Is("up", "ups", "through", "throughs") || verbParticles[next.Low] && i+2 < len(r.words) && r.words[i+2].Is("of")
}

func formBase(word string, form language.Class) string {
	for _, f := range language.VerbForms(word) {
		if f.Form == form {
			return f.Base
		}
	}
	return ""
}

// strayGerund is the base of a gerund that can only be one of the deeds.
func (r *rowOfVerbs) strayGerund(i int) string {
	w := r.words[i]
	if r.aimed || noDeeds[w.Low] || i+1 >= len(r.words) || namesWhere(w, r.words[i+1]) || describesBeside(r.words, i) {
		return ""
	}
	link := r.linkBefore(i)
	switch {
	case !link.Is("and", "&", ";", "/"):
		return ""
	case link.Is("/") && !startsUpper(w.Text):
		return ""
	case r.last+1 == i-1: // "Arranges, handles and processing the orders"
		if !ruling(r.words, i) {
			return ""
		}
	case takesWork[baseForm(r.words[r.last])] && !r.ownObject(i), r.mayBelong(i), r.bothOfKind(i), r.bothNamed(i), !verbal(r.words, i):
		return ""
	}
	return gerundBase(w.Low)
}

// linkBefore is the word before the gerund at i, or before its adverb; "weekly and daily meeting" is none that is done daily.
func (r *rowOfVerbs) linkBefore(i int) language.Tagged {
	if link := r.words[i-1]; link.Tag != language.TagAdverb || i < 2 || often[link.Low] {
		return link
	}
	return r.words[i-2]
}

// bothNamed reports the name of a deed before the link at i-1, which tells with the gerund what things are for: "designed all product
// approval and reporting templates".
func (r *rowOfVerbs) bothNamed(i int) bool {
	before := r.words[i-2]
	return before.Tag == language.TagNoun && endsLikeDeed(before.Low) && r.words[i+1].Tag == language.TagPlural
}

// bothOfKind reports the name of a thing ("building") beside a lone noun without an article: both tell of which kind what follows is
// ("Keyed company and building tenant invoices").
func (r *rowOfVerbs) bothOfKind(i int) bool {
	before := r.words[i-2]
	return r.last+1 == i-2 && before.Tag == language.TagNoun && !before.Has(language.Plural) &&
		language.Read(r.words[i].Low+"s").Has(language.Plural)
}

// namesWhere reports a gerund that the preposition behind it makes the name of work: "search and filtering with tags".
func namesWhere(w, next language.Tagged) bool {
	return next.Is("of") || next.Is("with") && leading[w.Low] == ""
}

// ownObject reports several things before the link at i-1 that the last verb of the row has for itself, and a gerund that can only
// be another deed: "Arranges boat entries and analyzing the log".
func (r *rowOfVerbs) ownObject(i int) bool {
	before := r.words[i-2]
	one := strings.TrimSuffix(before.Low, "s")
	return surely[r.words[i].Low] && before.Tag == language.TagPlural && deedNouns[one] == "" && !endsLikeDeed(one)
}

// mayBelong reports a preposition since the last verb of the row whose list the word may go on: behind "with" stand people and
// things, no deeds.
func (r *rowOfVerbs) mayBelong(i int) bool {
	from := min(r.last+1, i)
	if verbParticles[r.words[from].Low] {
		from++ // "Set out the buoys and checking them"
	}
	open := false
	for k := min(from, i); k < i; k++ {
		w := r.words[k]
		if open && surely[r.words[i].Low] && k < i-1 && isAnd(w) {
			open = false // "complaints about ropes and tar and providing": the list behind "about" has its "and"
		}
		open = open || w.Tag == language.TagPreposition && !w.Is("of", "at", "per") && !(w.Is("with") && surely[r.words[i].Low])
	}
	return open
}

// takesWork are verbs that work is done to, or that it is a part of: "Supervised installation and testing the cables".
var takesWork = wordset.Of(`supervise oversee manage handle monitor coordinate co-ordinate perform conduct carry do assist support
	provide include involve lead plan organise organize start begin stop enjoy teach train learn study gain be use
	implement take undertake execute complete control direct administer facilitate schedule arrange improve deliver practise
	practice require cover work serve participate report`)

// likeCase is a word with a capital where the one that it takes the place of has one.
func likeCase(before, word string) string {
	if startsUpper(before) {
		return capital(word)
	}
	return word
}
