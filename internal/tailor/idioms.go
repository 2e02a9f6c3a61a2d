package tailor

import "focal/internal/sieve"

// idioms are what ordinary words say that are the names of programs and languages too: "go the extra mile", "excel in sales",
// "express ideas", "swift delivery"; and the degrees of those whom somebody worked with.
var idioms = []*sieve.Regexp{
	sieve.MustCompile(`(?i)\bgo(?:es)? (?:the extra|above|beyond|to|for|out|through|live|on|into|with|over|back|the|further|` +
		`forward|ahead|around)\b|\bgo[ -]getter|\bon the go\b`),
	sieve.MustCompile(`\b(?:[Tt]o|will|can|would|always|I|[Ww]e) go\b`),
	sieve.MustCompile(`(?i)\bexpress(?:es|ed|ing)? (?:ideas?|my|myself|oneself|our|his|her|their|themselves|views?|opinions?|feelings?|` +
		`concerns?|interest|thoughts|clearly|delivery|parcels?|mail|post|trains?|lanes?|checkouts?)\b`),
	sieve.MustCompile(`(?i)\bswift (?:delivery|response|resolution|action|decision|service|turnaround|completion|learner|execution|` +
		`progress)\b`),
	sieve.MustCompile(`(?i)\breact(?:s|ed|ing)? (?:quickly|fast|calmly|promptly|swiftly|well|appropriately|positively|to)\b`),
	sieve.MustCompile(`(?:^|[.;!]\s+)Excel(?:s|led|ling)? (?:in|at|under|within|as|when)\b`),
	sieve.MustCompile(`\bexcel(?:s|led|ling)? (?:in|at|under|within|as|when)\b|\b(?:[Tt]o|I|can|will|consistently|always) excels?\b`),
	sieve.MustCompile(`(?i)\b(?:ph\.?d|mba|[bm]\.?sc|master['’]?s?) (?:researchers|students?|candidates)\b`),
	sieve.MustCompile(`\baccess to\b`),
	sieve.MustCompile(`(?i)\b(?:blood|food|clothes|clothing|toy|charity|recruitment|hiring|donation|membership|hard|flash|disk) drives?\b`),
	sieve.MustCompile(`\b(?:positive|good|my|an|I) outlook\b`),
}

// withoutIdioms is a text without them.
func withoutIdioms(text string) string {
	for _, one := range idioms {
		text = one.ReplaceAllString(text, " ")
	}
	return text
}
