package perspective

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// StillTrue reports whether a sentence about something that is over says no more
// after its verbs were put into the past.
type StillTrue func(before, after string) bool

// Over puts the verbs of sentences without a subject into the past, in place, where
// the post or project that they tell of has ended: "Manage a yard and train staff"
// becomes "Managed a yard and trained staff". Nothing else changes; it returns one
// note for each sentence (without IDs).
func Over(doc *cv.Document, keep cv.Keep, holds StillTrue) []cv.Note {
	return overs{keep: keep, holds: holds}.document(doc)
}

// Beside is Over for the verbs beside one that has got its past since: "Led the crew, arrange drills" of "Leading
// the crew, arrange drills". The first verb of a sentence stays.
func Beside(doc *cv.Document, keep cv.Keep, holds StillTrue) []cv.Note {
	return overs{keep: keep, holds: holds, beside: true}.document(doc)
}

func (o overs) document(doc *cv.Document) []cv.Note {
	if isForeign(doc) {
		return nil
	}
	p := &o
	p.opened, p.functions, p.told = deedLists(doc), functionLists(doc), toldInPast(doc)
	p.how = style{
		english: inEnglish(doc), lower: lowerBullets(doc), lowerIn: lowerListsOf(doc), ended: true,
		american: SpeltAmerican(doc),
	}
	var left []cv.Ref
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() && (doc.Over(r) || p.told[entryOf(r)]) && !p.functions[entryOf(r)] && !p.change(r, false) {
			left = append(left, r)
		}
	})
	for _, r := range left { // "Mentor nurses" is a verb among others that are
		if p.opened[entryOf(r)] {
			p.change(r, true)
		}
	}
	return p.notes
}

// SpeltAmerican reports a document of the United States, or one of no certain country that spells their way, and never the British one.
func SpeltAmerican(doc *cv.Document) bool {
	american, british := strings.HasSuffix(doc.Locale, "US"), doc.Locale != "en"
	if american || british {
		return american
	}
	doc.Walk(func(r cv.Ref) {
		if r.IsSentence() {
			american = american || americanWords.MatchString(r.Text.Value)
			british = british || britishWords.MatchString(r.Text.Value)
		}
	})
	return american && !british
}

var (
	americanWords = regexp.MustCompile(`(?i)\b(?:\w*(?:behavior|color|favor|labor|neighbor|honor)\w*|` +
		`(?:counsel|travel)(?:or|er|ed|ing)\w*|(?:model|label|cancel)(?:ed|ing)|enrollment|fulfill)\b`)
	britishWords = regexp.MustCompile(`(?i)\b(?:\w*(?:behaviour|colour|favour|labour|neighbour|honour|ellor|elled|elling)\w*|` +
		`enrolment|fulfil|\w{3,}isation|programme)\b`)
)

// overs puts the texts of a document into the past.
type overs struct {
	keep   cv.Keep
	holds  StillTrue
	how    style
	beside bool            // behind verbs in the past alone
	opened map[string]bool // entries with a bullet that opened with a plain verb
	// functions are the projects whose bullets say what their users can do.
	functions map[string]bool
	told      map[string]bool // posts that the CV tells in the past
	notes     []cv.Note
}

// toldInPast are the posts of which nothing says that they go on and most of whose bullets tell of them in the past: the others do
// so, too, since one post has one time.
func toldInPast(doc *cv.Document) map[string]bool {
	past, told := pastBullets(doc), map[string]bool{}
	for i := range doc.Work {
		r := cv.Ref{Section: cv.SectionWork, Entry: i}
		told[entryOf(r)] = past[entryOf(r)] > 0 && !doc.Work[i].Dates.Current
	}
	for i := range doc.Volunteering {
		r := cv.Ref{Section: cv.SectionVolunteering, Entry: i}
		told[entryOf(r)] = past[entryOf(r)] > 0 && !doc.Volunteering[i].Dates.Current
	}
	return told
}

func (o *overs) change(r cv.Ref, verbal bool) bool {
	text := r.Text.Value
	how := o.how
	how.verbal, how.bullet, how.ofThing = verbal, r.Role == cv.RoleBullet, r.Section == cv.SectionProjects
	how.lower = how.lower || how.lowerIn[entryOf(r)]
	if len(text) > maxLength || !how.reads(text) {
		return false
	}
	edits := toPast(text, how)
	if o.beside {
		edits = behindPast(text, edits)
	}
	if len(edits) == 0 {
		return false
	}
	var kept []Edit
	for _, span := range language.Sentences(text) {
		kept = append(kept, o.sentence(r, span, edits)...)
	}
	if len(kept) == 0 {
		return false
	}
	o.opened[entryOf(r)] = true
	r.Text.Value, _ = apply(text, kept)
	return true
}

// sentence notes the change of one sentence and returns its edits where they hold and are kept.
func (o *overs) sentence(r cv.Ref, span language.Span, edits []Edit) []Edit {
	inside, whole := editsIn(span, edits)
	before := span.Of(r.Text.Value)
	after, done := apply(before, inside)
	if len(done) > 1 && !o.sayTheSame(before, after) { // its first verb alone may hold
		inside, whole = inside[:1], whole[:1]
		after, done = apply(before, inside)
	}
	if len(done) == 0 || !o.sayTheSame(before, after) {
		return nil
	}
	n := cv.Note{
		Kind: cv.NoteWording, Field: fieldOf(r), Lines: r.Text.Lines,
		Before: strings.TrimSpace(before), After: strings.TrimSpace(after),
		Reason: "This is over, so it is told in the past: " + summary(done) + ".",
	}
	if !o.keep.Accepts(n) {
		return nil
	}
	o.notes = append(o.notes, n)
	return whole
}

// sayTheSame reports that a sentence holds in the past.
func (o *overs) sayTheSame(before, after string) bool {
	return o.holds == nil || o.holds(before, after)
}

// behindPast are the edits in sentences that open with a past form.
func behindPast(text string, edits []Edit) (list []Edit) {
	for _, p := range passages(text) {
		opener := p.skip(0, func(w language.Tagged) bool { return tagged(w, language.TagAdverb, language.TagMark) })
		if p.at(opener).Tag != language.TagPast {
			continue
		}
		for _, e := range edits {
			if e.Start > p.at(opener).Start && e.Start < p.words[len(p.words)-1].End() {
				list = append(list, e)
			}
		}
	}
	return list
}

func toPast(text string, how style) []Edit {
	var edits []Edit
	list := passages(text)
	for i, p := range list {
		if slices.ContainsFunc(p.words, goesOnNow) || i == 0 && how.ofThing && ofProduct(list) {
			continue
		}
		if i == 0 && how.bullet {
			p = p.behindHeading()
		}
		t := clauses{
			passage: p, over: true, american: how.american, bullet: how.bullet, ended: true,
			verbal:  how.verbally(list, i),
			wrapped: i == 0 && !how.lower && startsLower(p.words),
		}
		t.back = opensThird(p, t.verbal)
		if t.back && how.ofThing && p.describesThing() {
			continue
		}
		edits = append(edits, p.besideRelative(p.own(t.pastEdits()))...)
	}
	return edits
}

// describesThing reports a sentence of a project that opens in the third person with what the thing does that was made, and may do
// still: "Provides a log for crews".
func (p passage) describesThing() bool {
	i := p.skip(0, func(w language.Tagged) bool { return tagged(w, language.TagAdverb, language.TagMark) })
	return ofThings[baseOf(p.at(i).Low, language.Third)]
}

// ofThings are verbs for what things do.
var ofThings = wordset.Of("provide include allow enable offer support feature contain show display let consist help give make")

// own are the edits of what the person did: not those of what was not done, and none where others may be the
// doers of one.
func (p passage) own(edits []Edit) []Edit {
	end := p.ownUntil()
	own := slices.DeleteFunc(slices.Clone(edits), func(e Edit) bool { return e.Start >= end })
	if othersDid(p) && len(own) < len(edits) {
		return nil
	}
	return own
}

// besideRelative leaves out the edits of verbs that go on with what a thing does, told in the present behind "that": "Built a pump that
// drains the lock and sends alarms".
func (p passage) besideRelative(edits []Edit) []Edit {
	return slices.DeleteFunc(edits, func(e Edit) bool {
		at := slices.IndexFunc(p.words, func(w language.Tagged) bool { return w.Start == e.Start })
		if at < 0 || p.words[at].Tag != language.TagThird {
			return false
		}
		for i := at - 1; i > 0; i-- {
			if p.words[i-1].Tag == language.TagRelative && p.words[i].Tag == language.TagThird {
				return !slices.ContainsFunc(edits, func(e Edit) bool { return e.Start == p.words[i].Start })
			}
		}
		return false
	})
}

// pastEdits are the edits of a sentence that opens with a verb.
func (t *clauses) pastEdits() []Edit {
	if !t.beforeName() {
		t.implied()
	}
	if len(t.stack) == 0 || t.stack[0].loose {
		return nil
	}
	t.walk(func(int) bool { return false })
	return t.edits
}

// ownUntil is where the deeds of the person end in a sentence: at what was not done, and behind the first
// word where that makes others the doers.
func (p passage) ownUntil() int {
	if othersDid(p) {
		if len(p.words) > 2 && p.words[1].Tag == language.TagCoordinator {
			return p.words[2].End()
		}
		return p.words[0].End()
	}
	if i := slices.IndexFunc(p.words, denies); i >= 0 {
		return p.words[i].Start
	}
	return p.words[len(p.words)-1].End()
}

// goesOnNow reports a word of sentences that say themselves that something goes on.
func goesOnNow(w language.Tagged) bool {
	return w.Is("currently", "presently", "now", "today")
}

// denies reports a word of sentences in which something was not done: what stands behind it must not
// become a deed.
func denies(w language.Tagged) bool {
	return w.Is("not", "n't", "never", "unable", "failed", "declined", "refused", "nor", "neither")
}

// othersDid reports a sentence that opens with what makes others the doers of its further verbs:
// "Observed nurses give injections and manage pain".
func othersDid(p passage) bool {
	return p.words[0].Is("observe", "observed", "watch", "watched", "saw", "support", "supported", "helped", "let", "made", "had",
		"shadow", "shadowed", "monitored")
}

// beforeName reports a first word with nothing but words with capitals behind it, at
// least two: who writes so names something ("Ask Quay Chandlers Ltd").
func (t *clauses) beforeName() bool {
	if t.verbal && !t.words[0].Has(language.Noun) {
		return false // "Maintain Vendor Relations" among verbs
	}
	n := 0
	for _, w := range t.words[1:] {
		if w.Kind == language.Word && w.Low != "and" && w.Low != "of" {
			if n++; !isCapital(w.Text) {
				return false
			}
		}
	}
	return n > 1
}

// opensThird reports a sentence that begins with a verb in the third person: not with
// the plural of a noun, unless what stands behind it can only be an object or its neighbours open with verbs.
func opensThird(p passage, verbal bool) bool {
	i := p.skip(0, func(w language.Tagged) bool { return tagged(w, language.TagAdverb, language.TagMark) })
	w, next := p.at(i), p.at(i+1)
	if next.Is("such") {
		return false // "Instruments such as"
	}
	if isCapital(next.Text) && lexicon.MostlyNoun(baseOf(w.Low, language.Third)) {
		return false // "Projects Quay House"
	}
	counted := next.Tag == language.TagNumber && !isYear(next) && p.at(i+2).Tag == language.TagPlural // "Serves 5,000 readers"
	return w.Tag == language.TagThird && (verbal || !w.Has(language.Plural) || language.OpensObject(next.Low) || counted)
}

// intoPast puts the verb at i into the past.
func (t *clauses) intoPast(i int) {
	w, next := t.words[i], t.at(i+1)
	if w.Is("have") && achieves(next) && tellsAlone(next) && t.opens(i) {
		t.edit(w.Start, next.End(), capital(next.Text), "past tense")
		return
	}
	if w.Is("have") && !t.opens(i) || w.Is("have", "has") && t.ownsLasting(i+1) {
		return // "Have knowledge of ropes", which does not end, "Ensured crews follow the rules and have permits"
	}
	base := baseOf(w.Low, pick(t.back || w.Tag == language.TagThird, language.Third, language.Base))
	if base == "" || lasting[base] || tagged(w, language.TagParticiple, language.TagGerund, language.TagPast) {
		return
	}
	past := language.PastTense(base)
	if t.american {
		past = language.AmericanPast(base)
	}
	t.edit(w.Start, w.End(), t.inCase(i, past), "past tense")
}

// ownsLasting reports what somebody has for good from i on: "Have wide knowledge of knots".
func (t *clauses) ownsLasting(i int) bool {
	for ; i < len(t.words) && (inPhrase(t.words[i]) || t.words[i].Tag == language.TagNumber); i++ {
		if ofMind[t.words[i].Low] {
			return true
		}
	}
	return false
}

var ofMind = wordset.Of("knowledge experience expertise ability abilities skill skills understanding exposure familiarity command")

// baseOf returns the verb that a word is a form of, or "".
func baseOf(low string, form language.Class) string {
	base := ""
	for _, f := range language.VerbForms(low) {
		if f.Form == form {
			base = f.Base
		}
	}
	return base
}

// lasting are verbs of what somebody is, knows and is like, which does not end with a post.
var lasting = wordset.Of("be know understand believe like enjoy possess")
