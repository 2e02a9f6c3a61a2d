package condense

import (
	"strings"

	"focal/internal/wordset"
)

// deedNouns are nouns for a deed whose verb says the same.
var deedNouns = func() map[string]string {
	verbs := map[string]string{}
	for _, row := range strings.Fields(`management:manage supervision:supervise preparation:prepare maintenance:maintain
		installation:install coordination:coordinate
		co-ordination:co-ordinate organisation:organise organization:organize administration:administer development:develop
		implementation:implement delivery:deliver creation:create production:produce training:train planning:plan monitoring:monitor
		testing:test cleaning:clean design:design recruitment:recruit evaluation:evaluate inspection:inspect operation:operate
		configuration:configure calculation:calculate estimation:estimate fabrication:fabricate erection:erect verification:verify
		calibration:calibrate escalation:escalate computation:compute consolidation:consolidate enhancement:enhance
		rectification:rectify execution:execute collection:collect submission:submit allocation:allocate identification:identify
		clearance:clear finalisation:finalise finalization:finalize procurement:procure reconciliation:reconcile generation:generate
		arrangement:arrange replacement:replace elimination:eliminate negotiation:negotiate compilation:compile validation:validate
		modification:modify formulation:formulate distribution:distribute registration:register deployment:deploy adjustment:adjust
		settlement:settle segregation:segregate updation:update upgradation:upgrade termination:terminate facilitation:facilitate
		utilisation:utilise utilization:utilize examination:examine measurement:measure presentation:present documentation:document
		mobilisation:mobilise mobilization:mobilize disbursement:disburse scrutiny:scrutinise review:review study:study audit:audit
		repair:repair survey:survey overhaul:overhaul check:check update:update assessment:assess selection:select observation:observe
		standardisation:standardise standardization:standardize optimisation:optimise optimization:optimize categorisation:categorise
		categorization:categorize rationalisation:rationalise rationalization:rationalize classification:classify
		transportation:transport storage:store dispatch:dispatch despatch:despatch issuance:issue removal:remove renewal:renew
		retrieval:retrieve purchase:purchase revision:revise correction:correct introduction:introduce promotion:promote
		integration:integrate migration:migrate conversion:convert translation:translate digitisation:digitise digitization:digitize
		automation:automate interpretation:interpret resolution:resolve provision:provide enforcement:enforce improvement:improve
		achievement:achieve establishment:establish assignment:assign treatment:treat enrolment:enrol enrollment:enroll guidance:guide
		placement:place shipment:ship transfer:transfer diagnosis:diagnose prevention:prevent detection:detect reduction:reduce
		isolation:isolate lubrication:lubricate alignment:align demonstration:demonstrate notification:notify customisation:customise
		customization:customize prioritisation:prioritise prioritization:prioritize preservation:preserve cultivation:cultivate
		vaccination:vaccinate sterilisation:sterilise sterilization:sterilize disinfection:disinfect excavation:excavate
		demolition:demolish authorisation:authorise authorization:authorize confirmation:confirm acquisition:acquire amendment:amend
		completion:complete dissemination:disseminate extraction:extract fulfilment:fulfil fulfillment:fulfill refurbishment:refurbish
		relocation:relocate reorganisation:reorganise reorganization:reorganize replenishment:replenish separation:separate
		tabulation:tabulate transcription:transcribe appraisal:appraise referral:refer initiation:initiate motivation:motivate
		admission:admit discharge:discharge invigilation:invigilate induction:induct encryption:encrypt
		sanitisation:sanitise sanitization:sanitize pollination:pollinate mediation:mediate moderation:moderate
		assembly:assemble`) {
		noun, verb, _ := strings.Cut(row, ":")
		verbs[noun] = verb
	}
	return verbs
}()

// doneOnce are those of them that are done once: in a post that goes on nobody knows whether they are over.
var doneOnce = wordset.Of(`achievement acquisition completion demolition establishment introduction migration promotion reduction
	refurbishment relocation`)
