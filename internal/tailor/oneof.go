package tailor

import (
	"slices"
	"strings"

	"focal/internal/lexicon"
	"focal/internal/sieve"
)

// What is enough by itself. Adverts say so by words ("one of Python, Java, Scala") or by a stroke between names
// ("Docker/Kubernetes"): one demand, which any of them meets.

const oneOfWords = `(?:at least )?(?:one|any|either)(?: or (?:more|several|both))? of`

var (
	// choiceOf says that one of what follows is enough: "one of Go, Rust or Java".
	choiceOf = sieve.MustCompile(`(?i)^(|.*\s)` + oneOfWords + ` (?:the following:? )?`)
	// eitherOf begins one of two: "either Go or Rust".
	eitherOf = sieve.MustCompile(`(?i)\beither\s+([^,;()]+?,?\s+or\s)`)
	// orInBrackets is the second of two in a bracket: "React (or Vue)".
	orInBrackets = sieve.MustCompile(`(?i)\s*\(\s*(?:and/)?or (?:also )?([^()]+?)\s*\)`)
	// choiceList is such a choice with what may be chosen: "one of the large clouds: AWS, Azure, GCP".
	choiceList = sieve.MustCompile(`(?i)^(?:|.*\s)` + oneOfWords + `(?::|(?: (?:the|these|our|following)(?: [\p{L}-]+){0,4}:)?\s)\s*(.+)$`)
	// ofLabel is the part of one before its colon.
	ofLabel = sieve.MustCompile(`(?i)\b` + oneOfWords + `(?: (?:the|these|our|following)(?: [\p{L}-]+){0,4})?$`)
	// beforeOr parts alternatives.
	beforeOr = sieve.MustCompile(`,?\s+(?:and/)?or\s+(?:either\s+)?`)
	// choiceComma parts a list of things to choose from.
	choiceComma = sieve.MustCompile(`\s*[,;|]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|and/or)\s+`)
)

// barsAsOr says of things with bars between them that one is enough: "Kafka | RabbitMQ".
func barsAsOr(text string) string {
	if parts := strings.Split(text, " | "); len(parts) > 1 && !slices.ContainsFunc(parts, isNoChoice) {
		return strings.Join(parts, " or ")
	}
	return text
}

// chosenFrom writes a choice in the one way that it is taken apart by.
func chosenFrom(text string) string {
	return eitherOf.ReplaceAllString(orInBrackets.ReplaceAllString(barsAsOr(text), " or $1"), "$1")
}

// longestChoice is how many words a thing to choose has at most.
const longestChoice = 4

// oneOfList are the things of which one is enough, where words say so; nil for all other texts.
func oneOfList(text string) []string {
	m := choiceList.FindStringSubmatch(stripBrackets(text))
	if m == nil {
		return nil
	}
	list := choiceComma.Split(m[1], maxExamples)
	list = slices.DeleteFunc(list, func(s string) bool { return s == "" || isLikeness(strings.ToLower(s)) })
	if len(list) < 2 || slices.ContainsFunc(list, isNoChoice) {
		return nil
	}
	return list
}

func isNoChoice(s string) bool {
	return len(strings.Fields(s)) > longestChoice || leadsOn.MatchString(s)
}

// strokes are names with strokes between them: "Docker/Kubernetes", "Terraform / Ansible".
var strokes = sieve.MustCompile(`[\p{L}\d][\p{L}\d.+#-]*(?:\s?[/|]\s?[\p{L}\d.+#-]+)+`)

// namesByStrokes finds names of things between strokes, which are a choice; one name that has a stroke itself ("TCP/IP") is none.
func namesByStrokes(text string) []int {
	for _, at := range strokes.FindAllStringIndex(text, maxExamples) {
		whole := text[at[0]:at[1]]
		if knownSkill(strings.ReplaceAll(whole, " ", "")) {
			continue
		}
		if !slices.ContainsFunc(splitStrokes(whole), isNoThing) {
			return at
		}
	}
	return nil
}

func splitStrokes(s string) []string {
	parts := strings.FieldsFunc(s, func(r rune) bool { return r == '/' || r == '|' })
	for i, p := range parts {
		parts[i] = strings.TrimSpace(p)
	}
	return parts
}

// shortestThing is how many bytes a name between strokes has at least: "UI/UX" and "A/B" are no choice.
const shortestThing = 3

func isNoThing(s string) bool {
	return len(s) < shortestThing && !knownSkill(s) || isUnknown(s) && !anyName(s) && !(titleCase(s) && !isWord(s))
}

// isUnknown reports what we do not know to be a thing.
func isUnknown(s string) bool {
	low := strings.ToLower(s)
	return !knownSkill(s) && !products()[low] && !(titleCase(s) && (wordNames[low] || lexicon.MostlyName(low)))
}
