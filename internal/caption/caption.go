// Package caption knows the lines of a list that tell nothing by themselves: those that only say that a list follows, the heads
// of tables, and what is left of a sentence once the head of an entry has its names. The reader and the
// form of a document ask the same questions of them.
package caption

import (
	"slices"
	"strings"

	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
	"focal/internal/wordset"
)

// Announces reports a few words that say that a list follows and nothing else, in whatever words: "Key Measurable Achievements".
// What opens with a verb and has no colon is a deed: "Handled daily responsibilities of the client".
func Announces(text string) bool {
	if headings.IsLabel(text) || pointsBelow(text) {
		return true
	}
	return saysList(text, words.Split(headings.Bare(text)))
}

// saysList reports words of which one names a list and the others stand beside such names.
func saysList(text string, f []string) (found bool) {
	if len(f) == 0 || len(f) > longestAnnounced || ofDeed[f[0]] && !strings.Contains(text, ":") {
		return false
	}
	for _, w := range f {
		if found = found || ofList[w]; !ofList[w] && !besideOfList[w] {
			return false
		}
	}
	return found || workDone.MatchString(text) || projectAlone.MatchString(text)
}

// OverPosts reports a heading over the post that it stands in: "Professional Experience".
func OverPosts(text string) bool {
	f := words.Split(headings.Bare(text))
	return len(f) > 1 && ofWork[f[len(f)-1]] && !another[f[0]] &&
		!slices.ContainsFunc(f, func(w string) bool { return !besideOfList[w] })
}

// pointsBelow reports a line that ends by pointing below: "My job profile includes the following:".
func pointsBelow(text string) bool {
	f := words.Split(text)
	return len(f) > 2 && len(f) <= longestAnnounced+1 && endsInColon(text) && below.MatchString(f[len(f)-1])
}

var below = sieve.MustCompile(`^(?:follow.*|below|under)$`)

// Heads reports a line that stands over a list inside of an entry, and may say of what: "Responsibilities as a rigger:".
func Heads(text string) bool {
	if headings.IsLabel(text) || pointsBelow(text) {
		return true
	}
	f := words.Split(text)
	return len(f) <= longestHead && endsInColon(text) && slices.ContainsFunc(f, NamesDuties)
}

// NamesDuties reports a word for what somebody has to do.
func NamesDuties(word string) bool { return duties.MatchString(word) }

var duties = sieve.MustCompile(`^(?:duties|respons[aei]?b.*|accountabil.*)$`)

// longestHead is how many words such a line has at most.
const longestHead = 6

func endsInColon(text string) bool {
	return strings.HasSuffix(strings.TrimRight(text, "-–— \t"), ":")
}

// longestAnnounced is how many words say that a list follows.
const longestAnnounced = 8

var (
	// ofList are names of what posts and projects list, besideOfList the words that stand with them, ofDeed those that say that it
	// was done. ofWork name the post itself.
	ofList = wordset.Of("achievement achievements accomplishment accomplishments accountability accountabilities responsibility " +
		"responsibilities responsibilites responsibilty responsabilities duty duties task tasks highlights contribution contributions " +
		"deliverables area areas nature description details milestones kra kras kpi kpis activity activities function functions " +
		"profile summary overview")
	ofDeed = wordset.Of("assigned performed handled undertaken carried included")
	ofWork = wordset.Of("experience experiences employment")

	// another are words in front of "experience" that part two lists of it.
	another = wordset.Of("other")
	// projectAlone says nothing of the project that it stands over; "5 projects" counts them.
	projectAlone = sieve.MustCompile(`(?i)^\W*projects?\W*$`)
	workDone     = sieve.MustCompile(`(?i)\bworks? (?:done|carried out)`)

	besideOfList = wordset.Of("key major main measurable quantifiable notable selected significant core primary important specific " +
		"general overall daily performance day to job jobs work works project projects professional executive individual functional " +
		"assigned performed handled undertaken carried out done achieved result essential brief short my his her their our the " +
		"and of in a for as are is " +
		"were below follow follows following include includes included including role roles roll rolls scope results other " +
		"some under present current previous client employer position experience experiences employment")
)

// TableHead reports the names of columns, of a table whose cells were read: "Name of organisation Designation From To".
func TableHead(text string) bool {
	named := 0
	for _, w := range words.Split(text) {
		switch {
		case columnNames[w]:
			named++
		case !columnWords[w]:
			return false
		}
	}
	return named >= fewestColumns || words.Fold(text) == "from to"
}

// FieldName reports the label of a field of an entry, which says nothing without its value: "Position title (level)". A number may
// count it ("Company 2"), but a year or a time is a value: "2012", "2 years".
func FieldName(text string) bool {
	f := words.Split(text)
	if len(f) > 1 && ofCount.MatchString(f[len(f)-1]) {
		f = f[:len(f)-1]
	}
	return len(f) > 0 && !slices.ContainsFunc(f, func(w string) bool {
		return !columnNames[w] && !columnWords[w] && !ofField[w] && !besideOfList[w]
	})
}

var ofCount = sieve.MustCompile(`^\d{1,2}$`)

// fewestColumns is from how many columns on names are a head.
const fewestColumns = 3

var (
	// columnNames name a column by themselves, columnWords stand beside them.
	columnNames = wordset.Of("organisation organization company employer institution institute school college university board " +
		"designation position role title duration period from to year years passing percentage marks grade class division subject " +
		"subjects qualification degree course examination exam duties responsibilities responsibility location city country client " +
		"project description remarks sno salary reason leaving experience joined joining resigned department")
	columnWords = wordset.Of("s no sr sl serial number name names of the and or for in date dates assigned job work month months " +
		"passed obtained cgpa total specialization specialisation details with address place nature type")
	ofField = wordset.Of("concern firm level employ employed field study acquired certification certificate industry sector id code " +
		"topic head office quarter quarters team size mode status working worked till tenure at area domain " +
		"natureofwork")
)
