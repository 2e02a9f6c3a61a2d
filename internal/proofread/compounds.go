package proofread

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/lexicon"
	"focal/internal/wordset"
)

// The words that a compound stands before when it describes something. Where these are nil, any noun will do.
var (
	ofSkills = wordset.Of(`
		skills skill abilities ability capabilities capability techniques process processes approach attitude mindset aptitude exercises
		methods methodology tools strategies activities activity sessions workshops authority qualities capacity competencies`)
	ofPosts = wordset.Of(`
		position positions job jobs employee employees student students staff faculty role roles employment basis opportunity
		opportunities internship internships contract contracts post assistant associate instructor teacher nanny tutor member members`)
	ofMeetings = wordset.Of(`
		meeting meetings interview interviews communication contact interaction interactions conversation conversations training
		tutoring coaching instruction session sessions consultation consultations discussion discussions counseling counselling
		environment environments sales support assistance attention basis mentoring setting settings appointments`)
	ofPractice = wordset.Of(`
		experience training practice practical knowledge approach exposure learning workshop workshops skills expertise manager leader
		activities projects role`)
	ofStudy = wordset.Of(`
		knowledge understanding analysis analyses research study studies exposure experience training interviews interview review reviews
		reports report information discussions technical market look expertise`)
	ofRecords  = wordset.Of("knowledge information records technology technologies documentation data reports files list lists")
	ofDelivery = wordset.Of("delivery deliveries deliverables completion performance payment payments shipment shipments arrival")
	ofPupils   = wordset.Of("program programs programme programmes activities activity tutoring homework club clubs care")
	ofParties  = wordset.Of(`
		inspection inspections inspector inspectors vendor vendors tools tool software supplier suppliers audit audits auditor auditors
		logistics contractor contractors application applications service services organizations organisations agency agencies companies
		products payroll provider providers administrator administrators integration integrations authorities authority testing lab labs`)
)

// tiedBefore are words that take hyphens before what they describe ("problem solving skills"), and stand apart elsewhere.
var tiedBefore = map[string]map[string]bool{
	"problem solving": ofSkills, "decision making": ofSkills, "team building": ofSkills,
	"full time": ofPosts, "part time": ofPosts,
	"face to face": ofMeetings, "one on one": ofMeetings, "one to one": ofMeetings,
	"hands on": ofPractice, "in depth": ofStudy, "up to date": ofRecords, "on time": ofDelivery, "third party": ofParties,
	"after school": ofPupils,
	"high quality": nil, "long term": nil, "short term": nil, "entry level": nil, "large scale": nil, "small scale": nil,
	"real time": nil, "world class": nil, "value added": nil, "cross functional": nil, "cutting edge": nil, "high speed": nil,
	"high volume": nil, "high performance": nil, "day to day": nil, "end to end": nil, "state of the art": nil, "fast growing": nil,
}

// alwaysTied are words by their ends that have a hyphen wherever they stand, but not as verbs: "the team focused on".
var alwaysTied = map[string]map[string]bool{
	"paced": wordset.Of("fast"),
	"oriented": wordset.Of(`
		detail details result results goal goals team customer process target growth service task success people quality
		solution`),
	"effective": wordset.Of("cost"),
	"driven":    wordset.Of("result results data growth goal target performance deadline"),
	"focused":   wordset.Of("customer client result results solution solutions detail"),
}

// behindVerb are words that such an end has behind it where it is a verb.
var behindVerb = wordset.Of("to toward towards around on for by the a an new all our their from immediately")

// longestCompound is how many words one has.
const longestCompound = 4

// compounds gives words that describe something together their hyphens: "strong problem solving skills", "detail oriented".
func (s *sentence) compounds() {
	for i := range s.tokens {
		if s.always(i) || s.relates(i) || s.prefixed(i) {
			s.tie(i, i+1)
			continue
		}
		for n := longestCompound; n > 1; n-- {
			if s.describesBefore(i, n) {
				s.tie(i, i+n-1)
				break
			}
		}
	}
}

// always reports two words that are one wherever they stand.
func (s *sentence) always(i int) bool {
	first, second := s.at(i), s.at(i+1)
	return alwaysTied[second.lower][first.lower] && s.apartInProse(i, 2) && !behindVerb[s.at(i+2).lower]
}

// relates reports a noun that says what the things behind it are related to or based on: "site related issues".
func (s *sentence) relates(i int) bool {
	first, second := s.at(i), s.at(i+1)
	return second.is("related", "based") && s.apartInProse(i, 2) && language.Closed(first.lower) == 0 &&
		first.info.Is(lexicon.Noun) && !first.info.Is(lexicon.Past|lexicon.Adv) &&
		!first.is("other", "similar", "various", "several") && s.thing(i+2) && !s.isToldSo(i+2) && s.surelyNamed(i)
}

// surelyNamed reports a word that is no verb here: not "to review related papers", "enters and files related data".
func (s *sentence) surelyNamed(i int) bool {
	info, before := s.at(i).info, s.at(i-1)
	if info.Is(lexicon.Third) || !info.Is(lexicon.Base) {
		return !info.Is(lexicon.Third)
	}
	return determiners[before.lower] || before.is("of", "for", "in", "on", "with", "by", "about", "as", "using", "all", "any") ||
		before.lone() && before.info.Is(lexicon.Past|lexicon.Ing)
}

// isToldSo reports that what came before is a verb: "guidance related safety" lacks a "to", "the team based plans on figures".
func (s *sentence) isToldSo(i int) bool {
	return s.at(i).is("safety", "health", "quality", "security") ||
		s.at(i-1).is("based") && s.at(i+1).is("on", "upon", "in", "at", "around")
}

// trucks are what "semi" is short for before them.
var trucks = wordset.Of("truck trucks trailer trailers tractor tractors driver drivers rig rigs load loads")

// behindCo are the words that "co" is tied to; before others it is short for "company".
var behindCo = wordset.Of(`
	author authored authors founder founded founders ordinator ordinated curricular worker workers leader captain director`)

// prefixed reports a beginning of a compound that is no word of its own, before the rest: "non technical staff".
func (s *sentence) prefixed(i int) bool {
	first, next := s.at(i), s.at(i+1)
	if !first.is("non", "multi", "pre", "semi", "co") || s.at(i-1).is("qua", "persona", "&", "and") || !s.apartInProse(i, 2) ||
		!next.known(3) || language.Closed(next.lower) != 0 {
		return false
	}
	switch first.lower {
	case "co":
		return behindCo[next.lower]
	case "semi":
		return !trucks[next.lower]
	}
	return true
}

// apartInProse reports n small words, but for a capital that opens the text, of which none is tied to another.
func (s *sentence) apartInProse(i, n int) bool {
	for j := i; j < i+n; j++ {
		t := s.at(j)
		if !t.lone() || j > i && (!t.space || t.title()) || j == i && t.title() && !s.startsSentence(i) {
			return false
		}
	}
	return !s.at(i+n).is("-", "–", "/")
}

// describesBefore reports that the n words from i on describe the noun behind them.
func (s *sentence) describesBefore(i, n int) bool {
	if i+n >= len(s.tokens) || !s.apartInProse(i, n) {
		return false
	}
	phrase := make([]string, n)
	for j := range phrase {
		phrase[j] = s.tokens[i+j].lower
	}
	heads, known := tiedBefore[strings.Join(phrase, " ")]
	if !known || s.saysHow(i, n) {
		return false
	}
	next := s.at(i + n)
	if next.is("and", "or", "&") && s.at(i+n-1).is("term", "time") {
		return s.describesBefore(i+n+1, n)
	}
	if heads != nil {
		return next.space && next.kind == word && heads[next.lower]
	}
	return s.thing(i+n) || next.space && next.lone() && onlyAdjective(next) && s.thing(i+n+1)
}

func onlyAdjective(t token) bool {
	return t.info.Is(lexicon.Adj) && !t.title() && language.Closed(t.lower) == 0
}

// thing reports a noun that may be described; "high quality standards" are high.
func (s *sentence) thing(i int) bool {
	t := s.at(i)
	return t.kind == word && t.space && !t.title() && t.info.Is(lexicon.Noun|lexicon.Plural) && language.Closed(t.lower) == 0 &&
		!t.is("standards", "standard", "control", "controls", "assurance", "levels", "level", "while", "plus", "thru")
}

// saysHow reports words that tell how or when something is done: "on a large scale", "in real time", "over the long term"; and those
// that share their end with others: "short and long term plans".
func (s *sentence) saysHow(i, n int) bool {
	before, earlier := s.at(i-1), s.at(i-2)
	switch {
	case before.is("and", "or", "&", "/", "-", "–"):
		return earlier.is("short", "medium", "mid", "long", "small", "low", "full", "part")
	case before.is("the", "a"):
		return earlier.is("in", "over", "on") && s.at(i+n-1).is("term", "scale", "time")
	}
	return before.is("in") && s.at(i).is("real") || before.is("from", "lay", "get", "put", "very")
}

// tie writes the words with hyphens.
func (s *sentence) tie(from, to int) {
	words := make([]string, 0, longestCompound)
	for _, t := range s.tokens[from : to+1] {
		words = append(words, t.text)
	}
	s.change(from, to, strings.Join(words, "-"), cv.NoteGrammar, "compound", "Words that describe something together take a hyphen.")
}
