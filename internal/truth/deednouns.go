package truth

// deedNouns are the names of deeds and their verbs, of which "of" leads to what was done to: "selection of pumps", "selected
// pumps". They stand here again, and not in what words are chosen from, so that the check trusts no stage.
const deedNouns = `selection:select standardisation:standardise standardization:standardize optimisation:optimise
		optimization:optimize categorisation:categorise categorization:categorize rationalisation:rationalise
		rationalization:rationalize classification:classify transportation:transport storage:store dispatch:dispatch despatch:despatch
		issuance:issue removal:remove renewal:renew retrieval:retrieve purchase:purchase revision:revise correction:correct
		introduction:introduce promotion:promote integration:integrate migration:migrate conversion:convert translation:translate
		digitisation:digitise digitization:digitize automation:automate interpretation:interpret 
		enforcement:enforce establishment:establish assignment:assign treatment:treat
		enrolment:enrol enrollment:enroll shipment:ship transfer:transfer diagnosis:diagnose
		detection:detect isolation:isolate lubrication:lubricate alignment:align
		demonstration:demonstrate notification:notify customisation:customise customization:customize prioritisation:prioritise
		prioritization:prioritize preservation:preserve cultivation:cultivate vaccination:vaccinate sterilisation:sterilise
		sterilization:sterilize disinfection:disinfect excavation:excavate demolition:demolish authorisation:authorise
		authorization:authorize confirmation:confirm acquisition:acquire amendment:amend dissemination:disseminate
		extraction:extract refurbishment:refurbish relocation:relocate reorganisation:reorganise
		reorganization:reorganize replenishment:replenish separation:separate tabulation:tabulate transcription:transcribe
		appraisal:appraise referral:refer initiation:initiate admission:admit discharge:discharge
	invigilation:invigilate encryption:encrypt
	sanitisation:sanitise sanitization:sanitize pollination:pollinate mediation:mediate moderation:moderate
		conceptualisation:conceptualise conceptualization:conceptualize `
