package condense

import (
	"slices"
	"strings"
	"unicode"

	"focal/internal/cv"
	"focal/internal/language"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Three of four CVs in some countries open with an aim that any applicant could write: "To work in
// a reputed organisation where I can utilise my skills and grow." An editor leaves it out.

// longestAims bounds the profiles that are looked at, in bytes.
const longestAims = 4000

// aims takes out of a profile the paragraphs that are nothing but aims without a word of the candidate's own work, where another is
// left or one can be put together from their posts and degrees. Those beside other sentences go before, see Profile.
func (t *tidier) aims(doc *cv.Document, tells func() bool) {
	own := aimer{trade: tradeOf(doc)}
	whole, noted := slices.Clone(doc.Summary), len(t.notes)
	const reason = "An aim that any applicant could write tells the reader nothing of this one."
	goesOn := false // the line before is an aim that went, and has no end
	doc.Summary = slices.DeleteFunc(doc.Summary, func(s cv.Text) bool {
		rest := goesOn && (startsLower(s.Value) || strings.HasPrefix(s.Value, "&")) && len(strings.Fields(s.Value)) <= longestRest
		gone := len(s.Value) <= longestAims && (rest || own.allSaysNothing(s.Value)) &&
			t.made(cv.Note{Kind: cv.NoteLeftOut, Field: s.ID, Before: s.Value, Reason: reason, Lines: s.Lines})
		goesOn = gone && !ended.MatchString(s.Value)
		return gone
	})
	if len(doc.Summary) == 0 && len(whole) > 0 && !tells() {
		doc.Summary, t.notes = whole, t.notes[:noted]
	}
}

// longestRest is how many words of an aim stand in its next line at most.
const longestRest = 8

// aimer reads the aims of one candidate.
type aimer struct {
	trade map[string]bool // words of the titles, degrees and skills
}

// allSaysNothing reports a text of nothing but aims that say nothing.
func (a aimer) allSaysNothing(text string) bool {
	return strings.TrimSpace(text) != "" && !slices.ContainsFunc(language.Sentences(text), func(span language.Span) bool {
		s := span.Of(text)
		return strings.TrimSpace(s) != "" && !a.saysNothing(s)
	})
}

// saysNothing reports an aim without a word of the candidate's own work.
func (a aimer) saysNothing(sentence string) bool {
	if !isAim(sentence) || strings.ContainsAny(sentence, "0123456789:") || denied.MatchString(sentence) || terms.MatchString(sentence) {
		return false
	}
	words := tagged(sentence)
	return !a.tellsAny(sentence) && idle(words)
}

// namesSkills reports a word of its own that says which skills or what experience: "my analytical and communication skills".
func namesSkills(words []language.Tagged) bool {
	for i, w := range words {
		if !ofSkills[w.Low] {
			continue
		}
		for k := i - 1; k >= max(i-longestField, 0) && besideSkill(words[k]); k-- {
			if words[k].Kind == language.Word && open[language.Closed(words[k].Low)] && !general[words[k].Low] {
				return true
			}
		}
	}
	return false
}

// besideSkill reports a word that may stand between those that say which skills are meant.
func besideSkill(w language.Tagged) bool {
	return w.Kind == language.Word && open[language.Closed(w.Low)] || w.Is("and", "&", ",", "/")
}

var ofSkills = wordset.Of("skill skills ability abilities knowledge experience expertise background training")

// idle reports an aim of which nearly every word is a general one.
func idle(words []language.Tagged) bool {
	said, own := 0, 0
	for _, w := range words {
		if w.Kind == language.Word && open[language.Closed(w.Low)] {
			said++
			if !general[w.Low] {
				own++
			}
		}
	}
	return own*4 <= said
}

// tells reports a word of the candidate's own work: one that their titles, degrees or skills have,
// one that people are called by, or what a post or a field is said to be.
func (a aimer) tells(words []language.Tagged, i int) bool {
	w := words[i]
	if w.Kind != language.Word || len(w.Low) < 2 || general[w.Low] || !open[language.Closed(w.Low)] {
		return false
	}
	if a.wishedRole(words, i) {
		return false
	}
	return a.trade[w.Low] || a.trade[strings.TrimSuffix(w.Low, "s")] || language.IsRole(w.Low) || saysWhich(words, i)
}

// wishedRole reports what somebody only wishes to be well: "To be a perfect engineer". It names no more than their titles and degrees
// do: "to become a pilot" of a waiter does.
func (a aimer) wishedRole(words []language.Tagged, i int) bool {
	if !language.IsRole(words[i].Low) || !a.ofTrade(words[i].Low) {
		return false
	}
	k := i - 1
	for k >= 0 && general[words[k].Low] {
		k--
	}
	return k > 1 && k < i-1 && words[k].Is("a", "an", "the") && words[k-1].Is("be", "become") && words[k-2].Is("to")
}

// ofTrade reports a role whose trade the candidate has: an engineer of somebody who studied engineering.
func (a aimer) ofTrade(role string) bool {
	begins := role[:min(len(role), sameTrade)]
	for w := range a.trade {
		if strings.HasPrefix(w, begins) {
			return true
		}
	}
	return false
}

// sameTrade is how many letters a role and its trade begin with alike: "engineer" and "engineering".
const sameTrade = 6

// open are the classes of words that may name a trade.
var open = map[language.Tag]bool{language.TagNone: true, language.TagNoun: true}

// saysWhich reports a word by which a post or a field is named: "position in finance", "software
// testing career".
func saysWhich(words []language.Tagged, i int) bool {
	return beforePost(words, i) || behindField(words, i)
}

// beforePost reports a word that says which post, career or industry is meant.
func beforePost(words []language.Tagged, i int) bool {
	for _, w := range words[i+1 : min(i+1+longestField, len(words))] {
		switch {
		case posts[w.Low]:
			return words[i].Tag != language.TagAdjective && words[i].Tag != language.TagParticiple
		case !open[language.Closed(w.Low)] && !w.Is("and", "&", "/", "-"):
			return false
		}
	}
	return false
}

// behindField reports a word behind "position in" or "field of".
func behindField(words []language.Tagged, i int) bool {
	for k := i - 1; k > 0 && k >= i-longestField; k-- {
		w := words[k]
		if leadsToField(words[k-1], w) {
			return true
		}
		if !open[language.Closed(w.Low)] && !w.Is("a", "an", "the", "and", "&", "/", "-", ",") {
			return false
		}
	}
	return false
}

// leadsToField reports two words behind which a field is named: "position in", "a company in", "skills as".
func leadsToField(of, w language.Tagged) bool {
	return w.Is("in", "of", "as", "within") && fields[of.Low] || w.Is("in") && anyEmployers[of.Low] ||
		w.Is("as") && !of.Is("well", "such", "same", "as", "so")
}

// longestField is how many words away from "position in" a field is still named.
const longestField = 4

var (
	posts  = wordset.Of("position post role job career carrier placement vacancy assignment industry sector field domain department")
	fields = wordset.Of(`position positions post role roles job jobs career carrier assignment opportunity opportunities field fields domain
		area areas department stream sector discipline work challenge challenges assignments`)
	anyEmployers = wordset.Of("organisation organization company firm")
)

// tradeOf are the words of the candidate's titles, degrees and skills.
func tradeOf(doc *cv.Document) map[string]bool {
	t := map[string]bool{}
	add := func(list ...cv.Text) {
		for _, v := range list {
			for _, w := range strings.FieldsFunc(strings.ToLower(v.Value), func(r rune) bool { return !unicode.IsLetter(r) }) {
				if len(w) > shortestTrade {
					t[strings.TrimSuffix(w, "s")], t[w] = true, true
				}
			}
		}
	}
	for _, w := range doc.Work {
		add(w.Title)
	}
	for _, e := range doc.Education {
		add(e.Degree, e.Area)
	}
	for _, g := range doc.Skills {
		add(g.Name)
		add(g.Keywords...)
	}
	return t
}

// shortestTrade is what words are longer than that say something by themselves.
const shortestTrade = 3

// isAim reports a sentence about what somebody looks for.
func isAim(sentence string) bool {
	s := strings.TrimSpace(sentence)
	if aim.MatchString(s) || anyEmployer.MatchString(s) {
		return true
	}
	to, rest, _ := strings.Cut(s, " ")
	verb, _, _ := strings.Cut(strings.TrimSpace(rest), " ")
	if !strings.EqualFold(to, "to") {
		return false
	}
	return len(language.VerbForms(strings.ToLower(verb))) > 0 || strings.HasSuffix(verb, "ly")
}

var aim = sieve.MustCompile(`(?i)^["“]?(?:(?:and|also|so),? )*(?:` + strings.Join([]string{
	`(?:i(?: am|['’]m)? |am )?(?:(?:currently|now|actively|keenly) )*(?:seeking|looking|searching)(?: forward| out)?` +
		`(?: (?:for|to|an?|the|as|` + anyPost + `))`,
	`(?:i )?(?:seek|want|wish|aspire|intend|intended|intent|aim|hope|desire|strive) (?:to|for|an?|hard)`,
	`(?:i )?would (?:like|love|prefer) to`,
	`(?:aspiring|aiming|wishing|wanting|hoping|intending|willing|striving) (?:to|for|an?)`,
	`(?:obtain|secure|acquire|attain|get|achieve|achievement of|obtaining|securing|attaining) (?:an?|the|` + anyPost + `)`,
	`(?:my |the )?(?:career |main |sole |professional |immediate )?(?:objective|aim|goal|ambition)s? (?:in (?:my )?life )?(?:is|are)`,
	`an? (?:[\p{L}-]+,? (?:and |& )?){0,4}(?:position|career|carrier|job|role|environment|opportunity|profile)(?: profile)?,? ` +
		`(?:where|that|which|in|with|to|as|by|offering)`,
	`(?:(?:enthusiastically|sincerely|honestly|diligently) )?work (?:for|in|with|at) an? ` +
		`(?:[\p{L}-]+,? (?:and |& )?){0,4}(?:organi[sz]ation|company|firm|environment)`,
	`(?:contribut|giv|lend|add)(?:e|ing)? [^.;]{1,60}\b(?:growth|development|success|objectives?|goals?) of (?:the|an?|your|my) ` +
		`(?:[\p{L}-]+ )?(?:organi[sz]ation|company|firm)`,
	`(?:leverage|utili[sz]e|apply|enhance) my`,
	`(?:where|wherein|so that) (?:i|my|we)`, `which (?:will |would |can |could )?(?:provide|help|give|enable|allow|permit)s? me`,
}, "|") + `)\b`)

// anyPost opens the name of what anybody seeks, where no article does: "challenging assignments", "new opportunities".
const anyPost = `positions?|posts?|assignments?|opportunit(?:y|ies)|careers?|challeng(?:es|ing)|responsible|` +
	`new|better|good|suitable|full[- ]time`

// general are the words that such aims are made of: those of some six hundred of them that tell
// nothing of a trade, a field or a place.
var general = wordset.Of(`
	abilities ability able above abreast academic academics accept accomplish accomplishing accomplishment accomplishments achieve achieved
	achievement achieving acquire acquired active actively adapt add adding addition advance advanced advancement align aligned
	alive allow allowing allows along alongside always ambition ample apply applying appreciate area areas aspiration aspirations
	aspire aspiring asset assigned assignment assignments associate associated association atmosphere attain attaining attitude
	available avenue avenues background base based become benefit benefits best better betterment bright bring broad broaden build
	caliber calibre called capabilities capability capable capacity career careers carrier carve challenge challenges challenging
	chance climate commitment committed companies company competence competencies competency competent competition competitive
	complete concept concepts concern conducive conductive confidence conscience consistent consistently constant constantly
	constructive constructively continue continuous continuously contribute contributed contributes contributing contribution
	cooperation corporate craft create creating creative creativity current currently cutting dedicated dedication deep deliver
	delivering demand demanding demands demonstrate depth desire determination develop developing development different dignity
	direct diverse dream duties dynamic dynamically eager early earn edge effective effectively efficiency efficient efficiently
	effort efforts elevate elevated emerge emerging employee employees employer employment enable enables enabling encourage
	encourages endeavor endeavors endeavour endeavours engage enhance enhancement enhances enhancing enrich enriching ensure
	entire entrepreneurial entry environment era especially establish established esteemed ethical ethics every everyone evolve
	excel excellence excellent exceptional exciting exigent existing expand expectation expectations experience experiences expert
	expertise exploit explore exploring exposure express extensive extent extract extracting fast feel field fields find firm
	firms first flexibility flexible focus focused forefront forward foster fresh fresher freshers fulfil fulfill fulfilling
	fulfillment fulfilment full fullest fully function further future gain gained gaining get getting give given gives giving
	global globally goal goals good graduate great greater grow growing growth guidance guide handle hands hard hardwork
	hardworking harmony heights help helping helps hi high higher highest highly hone honest honestly honesty hope horizon
	horizons idea ideal ideas impact implement implementing important impressive improve improved improvement improvements
	improving inculcate individual individuality individuals industries industry inherent initiative innovate innovation
	innovative inspire institute institution institutions integrity intellect intellectual intelligence interest interested
	interesting interpersonal involve involved involving job jobs join justify keen keep keeping knowledge known lasting latest
	lead leader leading learn learned learning learnings learnt level levels life like live long look looking loyal loyalty make
	making manner mark maximise maximize maximum mean meaningful means meet meeting member mind mission modern most motivated
	motivating motivation move multinational mutual name nature new nurture objective objectives obtain obtained obtaining offer
	offered offering offers opening opportunities opportunity optimal optimum order organisation organisational organisations
	organization organizational organizations oriented outcome outstanding overall own part participate passion passionate path
	peak people perfect perform performance performing person personal personality personally perspective place platform play
	player pleasant point position positions positive possible post potential potentials practical practice prestigious proactive
	process productive productivity profession professional professionalism professionally professionals proficiency profile
	progress progressive promise promising promote promoting promotion prospect prospects prosper prosperity prove proven provide
	provided provides providing pursue pursuing push quality quest quick ranks rapid reach real realise realization realize
	realizing recognise recognised recognition recognize recognized relationship relevant reliable renowned reputable reputation
	repute reputed required requirement requirements resource resourceful resources respect respected responsibilities
	responsibility responsible result results reward rewarded rewarding rewards right rise role roles room satisfaction
	satisfactory satisfied satisfy satisfying scale scope secure secured securing security seek seeking self sense serve serving
	set shape share sharing sharpen shine short show significant significantly simultaneously sincere sincerely sincerity skill
	skilled skillful skills smart sole something soul speed spirit stable stage standard standards start state stay steady
	step stepping strength strengthen strengths strive striving strong success successful successfully suitable sure synergy
	system take taking talent talented talents target targets task tasks team teams teamwork tech technical technically
	technological technologies technology term terms thing things think thinking thoughts thrive thriving time times together tool
	top total toward towards traits true trust trustworthy try ultimate undertake unique update updating upgrade upgrading
	upliftment upward use used useful using utilise utilised utilising utilization utilize utilized utilizes utilizing valuable
	value valued values various vibrant view vision vital want way ways well well-known wide widen willing willingness win wish
	within wonderful work worked worker working workplace works workshop world worth worthy would yield zeal qualification qualifications
	sound key intend intended let larger nation resulting whole self-realization self-realisation self-growth beneficial mutually congenial
	cordial profitability changing scenario applied engaged allotted mould ambience render entity presence thereby whereby wherein
	hi-tech driven winning supportive stimulating settled enriched shared ethically aptitude proper attainment enthusiastically
	brilliant symbiotic symbolic complimented permit permits prosperity polish continued present execute widened completely
	accountable big regularity ahead eminent gainfully increasingly put putting circumstances appreciated growths encouraged
	outlook cope profit devote devoted devotion well-established well-managed well-recognized well-recognised
	well-organized well-organised result-oriented growth-oriented highly-reputed light draw scope society height
	organizing organising persistent perseverance earnest obstacles optimistic`)
