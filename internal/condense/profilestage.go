package condense

import (
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
)

// Profile takes out of the profile of an English CV what tells nothing of its owner: the label of an objective, aims that any applicant
// could write, and the clauses of an aim that do. It runs before the person of the sentences changes, and returns a note for each.
func Profile(doc *cv.Document, to cv.Perspective, keep cv.Keep) []cv.Note {
	if !strings.HasPrefix(doc.Locale, "en") {
		return nil
	}
	t, own := tidier{keep: keep}, aimer{trade: tradeOf(doc)}
	t.strays(doc)
	for i := range doc.Summary {
		s := &doc.Summary[i]
		if len(s.Value) > longestAims || toReader.MatchString(s.Value) && !isAim(s.Value) {
			continue
		}
		isAim := doc.Aims(*s)
		t.cut(s, aimLabel.FindStringIndex(s.Value), "The label says only that an aim follows.")
		if isAim {
			t.leadsAim(s)
		}
		const nothing = "An aim that any applicant could write tells the reader nothing of this one."
		t.cutSentences(s, own.saysNothing, nothing)
		t.cutTails(s, own)
		if to == cv.ThirdPerson {
			t.joinsAim(s)
		}
	}
	t.aimsLast(doc)
	return t.notes
}

// strays takes lines out of the profile that belong to no profile: the title of the document, and years, numbers and addresses of mail
// that stand alone. All but the first are kept with what has no other place.
func (t *tidier) strays(doc *cv.Document) {
	var kept []cv.Item
	doc.Summary = slices.DeleteFunc(doc.Summary, func(s cv.Text) bool {
		switch {
		case s.IsZero():
			return false
		case documentTitle.MatchString(s.Value), documentTitle.MatchString(strings.ReplaceAll(s.Value, " ", "")):
			return t.made(cv.Note{
				Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Lines: s.Lines,
				Reason: "The title of the document says nothing of the person.",
			})
		case headingAlone.MatchString(s.Value):
			return t.made(cv.Note{
				Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Lines: s.Lines,
				Reason: "The heading of a list is no part of a profile.",
			})
		case strayLine.MatchString(s.Value) && t.made(cv.Note{
			Kind: cv.NoteOrder, Field: s.ID, Before: s.Value, After: s.Value, Lines: s.Lines, Reason: "The line is no part of a profile.",
		}):
			kept = append(kept, cv.Item{Text: s})
			return true
		}
		return false
	})
	if len(kept) > 0 {
		doc.Additional = append(doc.Additional, cv.OtherSection{Items: kept})
	}
}

var (
	documentTitle = sieve.MustCompile(`(?i)^\W*(?:my )?(?:resum[eé]|curriculum[ -]?vitae|c\.?v\.?|bio[ -]?data|` +
		`profile|summary|objective)\W*$`)
	// headingAlone is one in capitals that says what kind of list follows.
	headingAlone = sieve.MustCompile(`^(?:(?:KEY|CORE|MAIN|MAJOR|OTHER|RELEVANT|SPECIAL|PROFESSIONAL|TECHNICAL|CAREER|PERSONAL|SUMMARY|` +
		`AREAS?|OF|AND|&|` + listNames + `) )*(?:` + listNames + `) ?:?$`)
	// strayLine is a period, a number of a paper, or an address of mail, and nothing else.
	strayLine = sieve.MustCompile(`(?i)^\W*(?:(?:(?:19|20)\d\d\W*(?:to|till|present|date|now|[-–])*\W*)+` +
		`(?:(?:19|20)?\d\d|present|date|now)?|` +
		`\p{L}?\d{6,}|[\w.+-]+@[\w.-]+\.\p{L}{2,}(?:\s*\(\p{L}+\))?)\W*$`)
)

// listNames are what the heading of a list calls its items.
const listNames = `SKILLS|EXPERTISE|QUALIFICATIONS|EXPERIENCE|HIGHLIGHTS|STRENGTHS|COMPETENC(?:I?ES|Y)|ABILITIES|ACCOMPLISHMENTS|` +
	`ACHIEVEMENTS|ATTRIBUTES|KNOWLEDGE`

// aimsLast moves the paragraphs that only tell what somebody seeks behind those that tell who they are.
func (t *tidier) aimsLast(doc *cv.Document) {
	first, last := partedAims(doc.Summary)
	moved := slices.Concat(first, last)
	same := slices.EqualFunc(moved, doc.Summary, func(a, b cv.Text) bool { return a.ID == b.ID })
	if same || !slices.ContainsFunc(first, func(s cv.Text) bool { return claims(s.Value) }) {
		return
	}
	of := last[0]
	if t.made(cv.Note{
		Kind: cv.NoteOrder, Field: of.ID, Before: of.Value, After: of.Value, Lines: of.Lines,
		Reason: "What somebody seeks stands behind who they are.",
	}) {
		doc.Summary = moved
	}
}

// partedAims are the paragraphs of a profile that say something else, and those that only tell what somebody seeks. Lines that may be
// parts of others stay where they are.
func partedAims(list []cv.Text) (first, last []cv.Text) {
	open := openLines(list)
	for i, s := range list {
		if !open[s.ID] && (i == 0 || !open[list[i-1].ID]) && allAre(s.Value, isAim) {
			last = append(last, s)
		} else {
			first = append(first, s)
		}
	}
	return first, last
}

// leadsAim gives an aim that opens with a plain verb the word that says it is one: "Complete an internship" below "Objective".
func (t *tidier) leadsAim(s *cv.Text) {
	words := tagged(s.Value)
	if len(words) < 3 || !words[0].Has(language.Base) || !language.OpensObject(words[1].Low) && words[0].Tag != language.TagBase {
		return
	}
	first := words[0].Text
	n := cv.Note{
		Kind: cv.NoteWording, Field: s.ID, Before: first, After: "To " + strings.ToLower(first[:1]) + first[1:],
		Reason: "Its heading says that this is an aim.", Lines: s.Lines,
	}
	if strings.HasPrefix(s.Value, first) && t.made(n) {
		s.Value = n.After + s.Value[len(first):]
	}
}

// joinsAim puts the word that a sentence lacks which says who somebody is and, without a pause, what they seek: "Qualified
// fitter with a van seeks a post".
func (t *tidier) joinsAim(s *cv.Text) {
	for _, span := range slices.Backward(language.Sentences(s.Value)) {
		sentence := span.Of(s.Value)
		m := seeksToo.FindStringSubmatchIndex(sentence)
		if m == nil || person(tagged(sentence)) < 0 {
			continue
		}
		before, after := sentence[m[2]:m[3]], sentence[m[4]:m[5]]
		last := before[strings.LastIndexByte(before, ' ')+1:]
		n := cv.Note{
			Kind: cv.NoteGrammar, Field: s.ID, Before: last + " " + after, After: last + ", and " + after,
			Reason: "Both are said of the same person.", Lines: s.Lines,
		}
		if strings.Count(s.Value, n.Before) == 1 && t.made(n) {
			s.Value = strings.Replace(s.Value, n.Before, n.After, 1)
		}
	}
}

// seeksToo is what somebody seeks behind what they bring, without a word that joins the two.
var seeksToo = sieve.MustCompile(`^([^,;.]* (?:with|having) [^,;.]*[^,;. ]) (seeks|wants|desires) (?:an? |the |to )`)

// aimLabel is the name of what follows it: "Career Objective: To …".
var aimLabel = sieve.MustCompile(`^\s*(?i:(?:(?:career|professional|job|employment|my|personal) )?` +
	`(?:objectives?|aims?|goals?|profile|summary))(?:\s*:[-–]?|\s+[-–])\s+`)

// cut takes a stretch out of a text where there is one and the user wants it.
func (t *tidier) cut(s *cv.Text, at []int, reason string) {
	if at == nil {
		return
	}
	after := joinedUp(strings.TrimRight(s.Value[:at[0]], " ,;"), strings.TrimLeft(s.Value[min(at[1], len(s.Value)):], " "))
	if after == "" {
		return
	}
	if !ended.MatchString(after) && ended.MatchString(s.Value) {
		after += "."
	}
	if t.made(cv.Note{Kind: cv.NoteShortened, Field: s.ID, Before: s.Value, After: after, Reason: reason, Lines: s.Lines}) {
		s.Value = after
	}
}

// joinedUp is a text of what stood before and behind a stretch of it.
func joinedUp(before, after string) string {
	switch {
	case before == "":
		return strings.TrimSpace(capital(after))
	case after == "" || strings.ContainsAny(after[:1], ".!?"):
		return strings.TrimSpace(before + after)
	}
	return strings.TrimSpace(before + " " + after)
}

// cutSentences takes the sentences of a text that are of no use out of it, unless all of them are.
func (t *tidier) cutSentences(s *cv.Text, useless func(string) bool, reason string) {
	t.leaveSentences(s, func(sentence string) string {
		if useless(sentence) {
			return reason
		}
		return ""
	})
}

// leaveSentences takes the sentences out of a text that have a fault, unless all of them have one.
func (t *tidier) leaveSentences(s *cv.Text, fault func(string) string) {
	type part struct {
		at     []int
		reason string
	}
	var gone []part
	stays := false
	for _, span := range language.Sentences(s.Value) {
		sentence := strings.TrimSpace(span.Of(s.Value))
		if len(sentence) < shortestSentence {
			continue
		}
		if reason := fault(sentence); reason != "" {
			gone = append(gone, part{[]int{span.Start, span.End}, reason})
		} else {
			stays = true
		}
	}
	if !stays {
		return
	}
	for _, p := range slices.Backward(gone) {
		t.cut(s, p.at, p.reason)
	}
}

// shortestSentence is what marks that stand alone are shorter than, in bytes.
const shortestSentence = 2

// cutTails ends the aims of a text where only general words follow: "Seeking a rigger's post in a firm where I can use my skills".
func (t *tidier) cutTails(s *cv.Text, own aimer) {
	value := s.Value
	for _, span := range slices.Backward(language.Sentences(value)) {
		if from, to := own.tail(span.Of(value)); from > 0 {
			const reason = "The rest of the aim is what any applicant could write."
			t.cut(s, []int{span.Start + from, span.Start + to}, reason)
		}
	}
}

// tail is where the general end of an aim begins and ends, 0 where there is none, or where what is left would say nothing.
func (a aimer) tail(sentence string) (from, to int) {
	body := strings.TrimRight(sentence, " \n\t.!")
	if !isAim(body) || strings.ContainsAny(body, ":;\"“”()") {
		return 0, 0
	}
	for _, m := range tailOpens.FindAllStringIndex(body, -1) {
		head, rest := withView.ReplaceAllString(body[:m[0]], ""), body[m[0]:]
		if breaksOff(head, rest) {
			continue
		}
		if a.stands(head) && len(strings.Fields(rest)) >= shortestTail && a.general(rest) {
			return a.withoutFirm(head), len(body)
		}
	}
	return 0, 0
}

// withView leads over to what an aim is for: "a post as a rigger with a view to use my skills".
var withView = sieve.MustCompile(`(?i),? with (?:a|the) (?:view|aim|goal|intent|intention)$`)

// stands reports an aim that says something.
func (a aimer) stands(head string) bool {
	return len(strings.Fields(head)) >= shortestAim && a.tellsAny(head)
}

// general reports the end of an aim that any applicant could write.
func (a aimer) general(rest string) bool {
	words := tagged(rest)
	binding := strings.ContainsAny(rest, "0123456789") || denied.MatchString(rest) || terms.MatchString(rest)
	return !binding && idle(words) && !a.tellsAny(rest) && !namesSkills(words)
}

// withoutFirm is where an aim ends that names no firm, but where anybody works: "a post as a rigger in a growing company".
func (a aimer) withoutFirm(head string) int {
	at := anyFirm.FindStringIndex(head)
	if at == nil || endsInWork.MatchString(head[:at[0]]) || !a.stands(head[:at[0]]) || !a.general(head[at[0]:]) {
		return len(head)
	}
	return at[0]
}

// endsInWork is a verb that says nothing without where it is done: "to be a rigger and work in a growing company".
var endsInWork = sieve.MustCompile(`(?i) (?:and|&|to) (?:work|grow|serve|join)$`)

// anyFirm is where anybody works.
var anyFirm = sieve.MustCompile(` (?:in|with|at|for|within) an? (?:[\p{L}-]+,? (?:and )?){0,4}` +
	`(?:company|organi[sz]ation|firm|enterprise|concern|environment)$`)

// tellsAny reports a word of the candidate's own work.
func (a aimer) tellsAny(text string) bool {
	words := tagged(text)
	for i := range words {
		if a.tells(words, i) {
			return true
		}
	}
	return false
}

const (
	shortestAim  = 5 // words of an aim that are left
	shortestTail = 4 // words of a tail that is worth a cut
)

// denied is what no cut may take away.
var denied = sieve.MustCompile(`(?i)\b(?:not|no|never|without|except|unless|only)\b|n['’]t\b`)

// wantsMore is a last word that "to" and a verb belong to: "a rigger's post, aiming to …", "a chance to …".
var wantsMore = sieve.MustCompile(`(?i)(?:ing|\b(?:able|unable|ready|willing|eager|keen|glad|happy|aim|ability|opportunit(?:y|ies)|` +
	`chances?|desire|wish|hopes?|plans?|need|scope|room|potential|commitment|passion|drive|way|and|or|in order|so as|how|as))$`)

// breaksOff reports a head that ends in a word which the rest belongs to.
func breaksOff(head, rest string) bool {
	return strings.HasPrefix(rest, " to ") && awaitsVerb(head) || opensClause.MatchString(head)
}

// awaitsVerb reports a last word that an infinitive belongs to.
func awaitsVerb(head string) bool {
	words := tagged(head)
	return wantsMore.MatchString(head) || words[len(words)-1].Tag == language.TagAdjective
}

// opensClause is a last word that what follows belongs to: "a firm for which …", "a clerk and …".
var opensClause = sieve.MustCompile(`(?i)\b(?:for|in|of|with|by|at|on|from|to|through|under|an?|the|and|or|be)$`)

// terms are what somebody asks for or offers that the reader has to know.
var terms = sieve.MustCompile(`(?i)\b(?:immediate|part[- ]?time|full[- ]?time|overseas|abroad|travel|` +
	`relocat|weekend|shifts?\b|nights?\b|` +
	`hours|remote|from home|contract|permanent|temporary|visa|notice|freelance|volunt|availab|internship|salar|licen[cs]e)`)

// tailOpens are the words by which the general end of an aim goes on from it.
var tailOpens = sieve.MustCompile(`,? (?:(?:and )?(?:which|that|where|wherein|whereby|in which|so that|so as to|in order to|` +
	`thereby|there by|while)|by \p{L}+ing|utili[sz]ing|(?:and|&) (?:to )?(?:help|contribute|enhance|grow|improve|` +
	`develop|utili[sz]e|broaden|upgrade|achieve|excel|prove|learn)|` +
	`to (?:utili[sz]e|use|contribute|grow|enhance|improve|develop|learn|apply|` +
	`prove|explore|excel|sharpen|upgrade|gain|fulfil+|achieve)) `)
