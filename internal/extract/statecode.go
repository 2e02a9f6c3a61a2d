package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/evidence"
	"focal/internal/extract/words"
)

// withoutStates takes back degrees that are the state of an address: "Harbour College, Salem, MA". Behind a school and
// a town two letters are no degree, whatever they would be alone; the line says so, not the reader.
func (b *builder) withoutStates() {
	for i := range b.doc.Education {
		e := &b.doc.Education[i]
		if len(e.Degree.Lines) != 1 || len(e.Degree.Value) != 2 || !e.Area.IsZero() {
			continue
		}
		town, ok := townBefore(b.doc.Source[e.Degree.Lines[0]].Text, e.Degree.Value)
		if !ok || !townsOf[e.Degree.Value].Has(words.Fold(town)) && b.tongue().locale(&b.doc.Person) != "en-US" {
			continue
		}
		switch place := words.Fold(e.Location.Value); {
		case place == words.Fold(town):
			e.Location = appendText(e.Location, e.Degree, ", ")
		case e.Location.IsZero():
			e.Location = e.Degree
		default:
			e.Summary = append(e.Summary, e.Degree)
		}
		e.Degree = cv.Text{}
	}
}

// townBefore is the town of "School, Town, MA" in a line; ok is false where the two letters are no state's.
func townBefore(line, code string) (town string, ok bool) {
	before, after, found := strings.Cut(line, ", "+code)
	if !found || !usState(code) || subjectFollows(after) {
		return "", false
	}
	parts := strings.Split(before, ",")
	town = strings.TrimSpace(parts[len(parts)-1])
	return town, len(parts) > 1 && town != "" && !startsLower(town) && evidence.Degree(town) < sureDegree &&
		(evidence.School(town) < sureDegree || evidence.Place(town) >= sureDegree)
}

// subjectFollows reports letters or words behind the code that make another thing of it: "MAT", "MA in History", "MA (Hons)".
func subjectFollows(after string) bool {
	rest := strings.TrimLeft(after, " ")
	switch {
	case rest == "":
		return false
	case rest == after:
		return !strings.ContainsAny(after[:1], ",.;)\t-|") && !strings.HasPrefix(after, "–")
	}
	return startsLower(rest) || rest[0] == '(' && !strings.ContainsAny(rest, "0123456789")
}

// townsOf are towns with schools in the states whose letters are those of a degree: in CVs of other countries
// only these are behind doubt.
var townsOf = map[string]*words.Set{
	"MA": words.NewSet("amherst", "andover", "boston", "bridgewater", "brookline", "cambridge", "chestnut hill", "dartmouth", "fitchburg",
		"framingham", "lowell", "medford", "newton", "northampton", "quincy", "salem", "somerville", "south hadley", "springfield",
		"waltham", "wellesley", "westfield", "williamstown", "worcester"),
	"ME": words.NewSet("augusta", "bangor", "biddeford", "brunswick", "farmington", "lewiston", "orono", "portland", "waterville"),
	"MD": words.NewSet("annapolis", "baltimore", "bethesda", "catonsville", "college park", "frederick", "frostburg", "germantown",
		"rockville", "salisbury", "silver spring", "towson"),
	"MS": words.NewSet("biloxi", "clinton", "gulfport", "hattiesburg", "itta bena", "jackson", "lorman", "starkville", "tupelo"),
}

// sureDegree is the evidence from which a text is a degree, or a school, and no town.
const sureDegree = 1.5
