// Package tailor reads the requirements of a job description, finds the evidence
// for them in a CV and orders the CV by it. It selects and orders; it never inserts.
package tailor

// Match is the coverage of a job description by the CV.
type Match struct {
	Score        int           `json:"score"` // 0..100, weighted coverage
	Explanation  string        `json:"explanation"`
	Requirements []Requirement `json:"requirements"`
}

// Requirement is one line of the match report (format of `focal match`).
type Requirement struct {
	Text     string   `json:"text"`  // short phrase
	Quote    string   `json:"quote"` // verbatim from the job description
	Level    string   `json:"level"` // must | nice
	Kind     string   `json:"kind"`  // skill experience education certificate clearance language licence soft other
	Status   string   `json:"status"`
	Evidence []string `json:"evidence"` // verbatim from the CV; empty for "not"
	// Reason says what was looked for, what comes closest and what is missing;
	// empty where the requirement is met in so many words.
	Reason string `json:"reason,omitempty"`
	// Likely is the value that the status rests on where that is near in meaning only ("its evidence" where it is among that anyway);
	// Proven is the status without.
	Likely string `json:"likely,omitempty"`
	Proven string `json:"proven,omitempty"`
}
