package condense

import (
	"maps"
	"slices"
	"strings"

	"focal/internal/language"
	"focal/internal/wordset"
)

// deedNouns are nouns for a deed whose verb says the same.
var deedNouns = func() map[string]string {
	verbs := verbsOf(surelyDeeds)
	maps.Copy(verbs, plainNouns)
	return verbs
}()

// plainNouns are those that names of laws, courses and posts begin with as well, which are told only with plain things behind them.
var plainNouns = verbsOf(`selection:select standardisation:standardise standardization:standardize
	optimisation:optimise optimization:optimize
	categorisation:categorise categorization:categorize rationalisation:rationalise rationalization:rationalize
	classification:classify transportation:transport storage:store dispatch:dispatch despatch:despatch issuance:issue
	removal:remove renewal:renew retrieval:retrieve purchase:purchase revision:revise correction:correct
	introduction:introduce promotion:promote integration:integrate migration:migrate conversion:convert
	translation:translate digitisation:digitise digitization:digitize automation:automate interpretation:interpret
	enforcement:enforce establishment:establish assignment:assign treatment:treat enrolment:enrol enrollment:enroll
	shipment:ship transfer:transfer diagnosis:diagnose detection:detect isolation:isolate lubrication:lubricate
	alignment:align demonstration:demonstrate notification:notify customisation:customise customization:customize
	prioritisation:prioritise prioritization:prioritize preservation:preserve cultivation:cultivate vaccination:vaccinate
	sterilisation:sterilise sterilization:sterilize disinfection:disinfect excavation:excavate demolition:demolish
	authorisation:authorise authorization:authorize confirmation:confirm acquisition:acquire amendment:amend
	dissemination:disseminate extraction:extract refurbishment:refurbish relocation:relocate reorganisation:reorganise
	reorganization:reorganize replenishment:replenish separation:separate tabulation:tabulate transcription:transcribe
	appraisal:appraise referral:refer initiation:initiate admission:admit discharge:discharge invigilation:invigilate
	encryption:encrypt sanitisation:sanitise sanitization:sanitize pollination:pollinate mediation:mediate
	moderation:moderate conceptualisation:conceptualise conceptualization:conceptualize`)

const surelyDeeds = `management:manage supervision:supervise preparation:prepare maintenance:maintain installation:install
	coordination:coordinate co-ordination:co-ordinate organisation:organise organization:organize administration:administer
	development:develop implementation:implement delivery:deliver creation:create production:produce training:train
	planning:plan monitoring:monitor testing:test cleaning:clean design:design recruitment:recruit evaluation:evaluate
	inspection:inspect operation:operate configuration:configure calculation:calculate estimation:estimate
	fabrication:fabricate erection:erect verification:verify calibration:calibrate escalation:escalate computation:compute
	consolidation:consolidate enhancement:enhance rectification:rectify execution:execute collection:collect
	submission:submit allocation:allocate identification:identify clearance:clear finalisation:finalise
	finalization:finalize procurement:procure reconciliation:reconcile generation:generate arrangement:arrange
	replacement:replace elimination:eliminate negotiation:negotiate compilation:compile validation:validate
	modification:modify formulation:formulate distribution:distribute registration:register deployment:deploy
	adjustment:adjust settlement:settle segregation:segregate updation:update upgradation:upgrade termination:terminate
	facilitation:facilitate utilisation:utilise utilization:utilize examination:examine measurement:measure
	presentation:present documentation:document mobilisation:mobilise mobilization:mobilize disbursement:disburse
	scrutiny:scrutinise review:review study:study audit:audit repair:repair survey:survey overhaul:overhaul check:check
	update:update assessment:assess mentorship:mentor
	discussion:discuss provision:provide resolution:resolve`

func verbsOf(rows string) map[string]string {
	verbs := map[string]string{}
	for _, row := range strings.Fields(rows) {
		noun, verb, _ := strings.Cut(row, ":")
		verbs[noun] = verb
	}
	return verbs
}

// doneOnce are those of them that are done once: in a post that goes on nobody knows whether they are over.
var doneOnce = wordset.Of(`acquisition demolition establishment introduction migration promotion refurbishment relocation`)

// tellable reports what the names of deeds before a place may be told with: any of them where it has no date in a post that goes on,
// and those that names begin with only before plain things.
func tellable(words []language.Tagged, end int, s speaker) bool {
	if !s.past && slices.ContainsFunc(words, namesYear) {
		return false
	}
	return !slices.ContainsFunc(words[:end], namesPlainly) || doneToPlain(words, end) && (s.past || !slices.ContainsFunc(words, saysWhen))
}

func namesPlainly(w language.Tagged) bool { return plainNouns[w.Low] != "" }

// saysWhen reports a word for the time that something took, or that it is over.
func saysWhen(w language.Tagged) bool { return w.Is("during", "completed") }

func namesYear(w language.Tagged) bool {
	return len(w.Text) == len("2019") && (strings.HasPrefix(w.Text, "19") || strings.HasPrefix(w.Text, "20"))
}

// doneToPlain reports several things in small letters behind the name of a deed, and nobody's post: "Selection of two-stage pumps"
// but not "Transfer of Undertakings", "Treatment of offenders course", "Storage of dangerous goods officer" or "Dispatch of the Year".
func doneToPlain(words []language.Tagged, at int) bool {
	if at >= len(words) || language.IsRole(closing(words).Low) || !inSmall(words[at]) && !rowOfThings(words) {
		return false
	}
	for i := at; i < len(words); i++ {
		switch w := words[i]; {
		case w.Tag == language.TagPlural:
			return maySuffer(w, words[0].Low) && endsThings(words, i+1) && goesOnPlainly(words, i+1)
		case w.Tag != language.TagNoun && w.Tag != language.TagAdjective && w.Tag != language.TagGerund:
			return false
		}
	}
	return false
}

// goesOnPlainly reports that what is joined to the things before a place are several as well, or another deed: not "wines and spirits
// training".
func goesOnPlainly(words []language.Tagged, at int) bool {
	if at+1 >= len(words) || !words[at].Is("and", "&", ",") || otherDeed(words, at+1) {
		return true
	}
	if words[at+1].Is("and", "&") {
		at++
	}
	return doneToPlain(words, at+1)
}

// maySuffer reports things, or people, that such a deed is done to.
func maySuffer(w language.Tagged, deed string) bool {
	return !ofPeople[deed] || isPeople(w) || w.Is("patients")
}

// endsThings reports that no other noun goes on with the things before a place.
func endsThings(words []language.Tagged, at int) bool {
	if at >= len(words) {
		return true
	}
	w := words[at]
	return !things[w.Tag] && w.Tag != language.TagProper && !startsUpper(w.Text) && !(isGerund(w) && closing(words).Low == w.Low)
}

func inSmall(w language.Tagged) bool {
	return !startsUpper(w.Text) || len(w.Text) > 1 && w.Text == strings.ToUpper(w.Text) && w.Kind == language.Word
}

// ofPeople are those of them that mean something else with things: "Admission of guilt".
var ofPeople = wordset.Of("admission discharge")
