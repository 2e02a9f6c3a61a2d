package extract

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

const tornPapers = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper, Skerry Lights Trust	2016 - 2022
- Trimmed forty lamps
## Publications
Solberg, M. Student Outcomes in Virtual First
Year Navigation, Journal of Harbours, 2019
## Certifications
Pilotage of small ships
Radar course for young
skippers, Holm College 2012`

// The second line of a paper or a certificate goes on with the words that end the first, whatever else the line holds.
func TestA1_SecondLinesOfNamedEntriesGoOn(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: tornPapers})
	for _, c := range []struct {
		line int
		want []string
	}{
		{7, []string{
			"publications[0].name Student Outcomes in Virtual First Year Navigation, Journal of Harbours", "publications[0].dates 2019",
		}},
		{11, []string{
			"certificates[1].name Radar course for young skippers", "certificates[1].issuer Holm College", "certificates[1].dates 2012",
		}},
	} {
		doc := Reader(src, Options{})([]cv.Mark{{Line: c.line, As: cv.MarkJoin}}).Document
		var got []string
		doc.Walk(func(r cv.Ref) { got = append(got, r.Path+" "+r.Text.Value) })
		for _, w := range c.want {
			if !slices.Contains(got, w) {
				t.Errorf("line %d: no %q in\n%s", c.line, w, dumped(doc))
			}
		}
	}
}

// A line goes on with what stands right above it, also where that is in another section than the line was read into.
func TestALineGoesOnWithTheOneAboveInAnotherSection(t *testing.T) {
	src := flow(`Marit Solberg
marit.solberg@example.org
# Work Experience
Keeper, Skerry Lights Trust	2016 - 2022
- Trimmed forty lamps
# Achievements and Training
Received best keeper of the year award for the year of 2022.
Certified radar operator from Holm College, Kirkwall
Night school of charts, with the radio of small boats`)
	plain, _ := Document(src, Options{})
	certified := "Certified radar | start | " + string(cv.SectionCertificates)
	doc, _ := Document(src, Options{Marks: say(t, plain, certified)})
	if len(doc.Awards) != 2 || len(doc.Certificates) != 1 {
		t.Fatalf("there is no award above and below the certificate:\n%s", dumped(doc))
	}
	doc, _ = Document(src, Options{Marks: say(t, plain, certified, "Night school | join | Awards")})
	if len(doc.Awards) != 1 || len(doc.Certificates) != 1 || len(doc.Awards[0].Title.Lines) != 1 {
		t.Errorf("got\n%s", dumped(doc))
	}
}
