package tailor

import (
	"slices"
	"strings"

	"focal/internal/sieve"
)

// ableToDrive says so of a vehicle, not of change or results.
const ableToDrive = `\b(?:ability|able) to drive(?: (?:an?|the|any|all|both|own|light|heavy|company|small|large|manual|automatic|` +
	`school))*` +
	`(?:\s*(?:[.,;()]|$)| (?:(?:and|or) (?:own|have|has|hold|possess|use|travel|access)|` +
	`in|on|to|with|for|safely|cars?|vans?|vehicles?|trucks?|lorr(?:y|ies)|bus(?:es)?|minibus(?:es)?|` +
	`tractors?|forklifts?|motor\w*|[HL]GVs?)\b)`

var (
	drivingWord  = sieve.MustCompile(`(?i)\bdriv(?:ing|er['’]?s?) licen[cs]e|\bführerschein|\bpermis (?:de conduire|[A-E]\b)|` + ableToDrive + `|\b(?:category|class|cat\.?|klasse) [A-E]1?(?:\+?E)?\b.*\blicen[cs]e|\blicen[cs]e\b.*\b(?:category|class|cat\.?) [A-E]|\b[HL]GV\b|\bCDL\b|\bC1?\+E\b`)
	drivingClass = sieve.MustCompile(`\b(?:(?i:category|class|cat\.?|klasse|permis|licen[cs]e|führerschein|LGV|HGV|CDL)\s+)(?:(?i:category|class|klasse)\s+)?([A-D]1?\s?\+?\s?E?|[12])(?:[^\p{L}\d]|$)|\b(C1?\s?\+\s?E|CE|C1E)\b`)
	learner      = sieve.MustCompile(`(?i)\bprovisional|\blearner|\bexpired|\bsuspended`)
)

// drivingRanks order the classes; a higher one covers a lower one. British heavy
// goods classes 1 and 2 are C+E and C, American classes run from C up to A.
var (
	drivingRanks    = map[string]int{"B": 1, "BE": 2, "C1": 3, "C1E": 4, "D1": 3, "2": 5, "C": 5, "D": 5, "1": 6, "CE": 6, "DE": 6}
	commercialRanks = map[string]int{"C": 1, "B": 2, "A": 3}
)

func drivingRank(text string) int {
	m := drivingClass.FindStringSubmatch(text)
	if m == nil {
		return 0
	}
	class := strings.NewReplacer(" ", "", "+", "").Replace(m[1] + m[2])
	if strings.Contains(text, "CDL") || strings.Contains(strings.ToLower(text), "commercial") {
		return commercialRanks[class]
	}
	return drivingRanks[class]
}

// driving compares driving licences. "Able to drive" says less than a licence.
func (c *candidate) driving(r Requirement) finding {
	best := finding{status: Not}
	if !drivingWord.MatchString(r.Quote) {
		return best
	}
	asked := drivingRank(r.Quote)
	for _, p := range c.passages {
		if p.saysDriving() {
			f := finding{status: p.drivingStatus(asked), passages: []passage{p}}
			if f.status == best.status && licenceWord.MatchString(p.value) && !licenceWord.MatchString(best.passages[0].value) {
				best = f // the licence itself tells more than a post that needs one
			}
			best = best.orBetter(f)
		}
	}
	if best.status != Met {
		return best
	}
	if less := c.licenceLacks(r, best.passages[0]); less != "" {
		best.status, best.reason = Partly, less
	}
	return best
}

// licenceLacks says what makes less of a licence than is asked for, "" where nothing does.
func (c *candidate) licenceLacks(r Requirement, licence passage) string {
	switch {
	case c.licenceRanOut():
		return "The licence is there, but by the date in the CV it is no longer valid."
	case ofAnotherCountry(r.Quote, licence.licencesCountry()):
		return "The licence is there, but of another country."
	case ofVehicle.MatchString(r.Quote) && !c.hasVehicle():
		return "The licence is there, but not that a car comes with it."
	case cleanAsked.MatchString(r.Quote) && !c.isClean():
		return "The licence is there, but the CV does not say that it is clean."
	}
	return ""
}

// licencesCountry is what stands right beside a licence in a passage, and so may name its country: "Omani driving licence", "driving
// licence (Oman)". Others of the passage are where somebody worked, or their language.
func (p passage) licencesCountry() string {
	text := p.value
	at := drivingLicence.FindStringIndex(text)
	if at == nil {
		if at = licenceWord.FindStringIndex(text); at == nil {
			return text // of a label, whose value is of the licence whole
		}
	}
	own := ""
	before := besideLicence.Split(text[:at[0]], -1)
	for i, part := range slices.Backward(before) {
		near := behindFunction.ReplaceAllString(part, "")
		if i+1 < len(before) && near != part {
			break // where somebody worked
		}
		if own += " " + near; near != part || !namesTerritory(near) {
			break
		}
	}
	for _, part := range besideLicence.Split(issuedIn.ReplaceAllString(text[at[1]:], ""), -1) {
		if len(strings.Fields(part)) > wordsOfCountry || behindFunction.MatchString(part) || !namesTerritory(part) {
			break
		}
		own += " " + part
	}
	return own
}

var (
	drivingLicence = sieve.MustCompile(`(?i)\bdriv(?:ing|er['’]?s?) licen[cs]es?|\bführerschein|\bpermis\b(?: de conduire)?`)
	// besideLicence parts what may be several countries.
	besideLicence = sieve.MustCompile(`(?i)[,/&();:]| and | or |\. `)
	// behindFunction is all up to the last word of a part that is neither a name nor says what kind of licence it is.
	behindFunction = sieve.MustCompile(`(?i)^.*\b(?:with|in|at|for|of|to|from|by|on|an?|the|ha[sd]|have|holds?|holding|got|own|` +
		`speaks?|speaker|speaking)\b`)
	// issuedIn leads from a licence to its country.
	issuedIn = sieve.MustCompile(`(?i)^[\s(:,–-]*(?:(?:category|class|cat\.?) [A-E]\d?E?[\s,(]*)?` +
		`(?:(?:issued|obtained|valid|of|from|in|by|the)\s+)*`)
)

// wordsOfCountry are as many as the name of a country has, with a word beside it.
const wordsOfCountry = 3

// isClean reports that the CV calls the licence clean, and speaks of no points on it.
func (c *candidate) isClean() bool {
	said := false
	for _, p := range c.passages {
		if withPoints.MatchString(p.value) && (p.saysDriving() || licenceWord.MatchString(p.value)) {
			return false
		}
		said = said || withoutPoints.MatchString(p.value)
	}
	return said
}

var (
	withPoints = sieve.MustCompile(`(?i)\bnot clean\b|\bclean\b[^.;,]* until\b|\b(?:[1-9]\d?|one|two|three|six|nine|` +
		`some) (?:penalty )?points?\b|` +
		`\b(?:[1-9]|one|two|an?|with) endorsements?\b`)
	withoutPoints = sieve.MustCompile(`(?i)\bclean\b|\b(?:no|0|zero|without) (?:any )?(?:penalty )?(?:points|endorsements)\b`)
)

// cleanAsked speaks of a licence without points.
var cleanAsked = sieve.MustCompile(`(?i)\bclean\b|\b(?:no|\d+|three|six) (?:penalty )?points\b|\bendorsements?\b`)

func (p passage) saysDriving() bool {
	return drivingWord.MatchString(p.label+" "+p.told) && !strings.EqualFold(p.value, "no")
}

func (p passage) drivingStatus(asked int) string {
	if drivingRank(p.value) < asked || learner.MatchString(p.value) {
		return Partly
	}
	return Met
}

func (c *candidate) hasVehicle() bool {
	return slices.ContainsFunc(c.passages, func(p passage) bool { return ownVehicle.MatchString(p.value) })
}

var (
	// ofVehicle asks for a car beside the licence.
	ofVehicle  = sieve.MustCompile(`(?i)\b(?:and|with|plus)\b.{0,20}\b(?:use of|access to|own)\b.{0,12}\b(?:car|vehicle|transport)\b`)
	ownVehicle = sieve.MustCompile(`(?i)\b(?:own|use of|access to|with)\b.{0,12}\b(?:car|vehicle|van|transport)\b|\bcar owner\b`)
)
