package tailor

import "focal/internal/sieve"

// idioms are what ordinary words say that are the names of programs and languages too: "go the extra mile", "excel in sales",
// "express ideas", "swift delivery"; and the degrees of those whom somebody worked with.
var idioms = sieve.MustCompile(`(?i)\bgo(?:es)? (?:the extra|above|beyond|to|for|out|through|live|on|into|with|over|back|the|further|` +
	`forward|ahead|around)\b|\bgo[ -]getter|\bon the go\b|\b(?:to|will|can|would|always|i|we) (?-i:go)\b|` +
	`\bexpress(?:es|ed|ing)? (?:ideas?|my|myself|oneself|our|his|her|their|themselves|views?|opinions?|feelings?|concerns?|interest|` +
	`thoughts|clearly|delivery|parcels?|mail|post|trains?|lanes?|checkouts?)\b|` +
	`\bswift (?:delivery|response|resolution|action|decision|service|turnaround|completion|learner|execution|progress)\b|` +
	`\breact(?:s|ed|ing)? (?:quickly|fast|calmly|promptly|swiftly|well|appropriately|positively|to)\b|` +
	`(?:^|[.;!]\s+)excel(?:s|led|ling)? (?:in|at|under|within|as|when)\b|(?-i:\bexcel(?:s|led|ling)?) (?:in|at|under|within|as|when)\b|` +
	`\b(?:to|i|can|will|consistently|always) (?-i:excels?)\b|\b(?:ph\.?d|mba|[bm]\.?sc|master['’]?s?) (?:researchers|students?|candidates)\b|(?-i:\baccess) to\b|\b(?:positive|good|my|an|i) (?-i:outlook)\b`)
