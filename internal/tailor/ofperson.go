package tailor

import (
	"strings"

	"focal/internal/sieve"
)

// Prose about the post or the firm may say in passing what the person must bring: "The role requires a good eye for
// detail", "it would be helpful to your role if you have knowledge of ropes".

var (
	// mustOfPerson begins a sentence about whoever gets the post.
	mustOfPerson = sieve.MustCompile(`(?i)^(?:(?:the |an? |all )?(?:successful |ideal |right |suitable |qualified |selected )?` +
		`(?:candidates?|applicants?|person|post ?holder)|you) (?:must|should|(?:will )?needs? to|will have to)(?: also)? ` +
		`(?:be|have|hold|possess|demonstrate|show)\s+(\S.*)$`)
	// neededFor is what a post requires, or is expected of the reader.
	neededFor = sieve.MustCompile(`(?i)\b(?:(?:role|position|job|post|work)\b[^.;:]{0,40}?\brequires\s+|` +
		`we (?:expect|want|need) (?:from )?you to (?:be|have)\s+)((?:an? )?(?:[\p{L}-]+ ){0,3}(?:ability|interest|knowledge|` +
		`understanding|experience|skills?|eye for|passion|personality|attitude|awareness|commitment)\b.*)$`)
	// needsSomeone is who a post requires.
	needsSomeone = sieve.MustCompile(`(?i)^(?:additionally,? |in addition,? |also,? )?(?:this|the) (?:role|position|job|post) (?:also )?` +
		`requires (?:someone|a person|an individual|candidates?) (?:who (?:is|has) |to (?:be|have) |with )(\S.*)$`)
	// helpful is what is wished for in passing.
	helpful = sieve.MustCompile(`(?i)\b(?:helpful|useful|an advantage|a plus|great|ideal|valuable)\b[^.;:]{0,60}? ` +
		`if you (?:already |also )?(?:have|are|speak|know|can)\s+(\S.*)$`)
	// idealIf tells who the right one is: "You are our ideal candidate if you are patient, and if you have a boat".
	idealIf = sieve.MustCompile(`(?i)^(?:you(?:['’]re| are)|you(?:['’]d| would) be) (?:our|the|an?) (?:ideal|perfect|right|great) ` +
		`(?:candidate|person|fit|match) if you (?:have |are |can )?`)
	andIf = sieve.MustCompile(`(?i),?\s+(?:and )?if you (?:have |are |can )?`)
)

// ofPerson returns what a sentence of prose asks of the person in passing.
func ofPerson(s string, at region) []statement {
	if m := idealIf.FindStringIndex(s); m != nil {
		return demandsOf(regionNice, andIf.Split(s[m[1]:], -1)...)
	}
	if at.demands() || at == regionForm {
		return nil
	}
	if m := mustOfPerson.FindStringSubmatch(s); m != nil && (softPhrase.in(m[1]) || beginsAsking(m[1])) {
		return demandsOf(regionMust, m[1])
	}
	if at == regionIgnore {
		return nil
	}
	if m := needsSomeone.FindStringSubmatch(s); m != nil {
		return demandsOf(regionMust, m[1])
	}
	if m := helpful.FindStringSubmatch(s); m != nil {
		return demandsOf(regionNice, m[1])
	}
	if m := neededFor.FindStringSubmatch(s); m != nil {
		return demandsOf(regionMust, m[1])
	}
	return nil
}

func demandsOf(in region, parts ...string) []statement {
	var out []statement
	for _, p := range parts {
		out = append(out, statement{text: strings.TrimRight(p, ".,; "), in: in, listed: true})
	}
	return out
}
