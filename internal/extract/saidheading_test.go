package extract

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

// withLabels are lines of a label and a text.
const withLabels = `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper of the lamps, Skerry Lights Trust, 2016 – 2022
- Trimmed forty lamps.
Where I help: the lifeboat of Vardo
What I like:	old maps, choirs
From 08:30 the lamps were cold
## Skills
Tools: Sextant, Radar
Navigation and pilotage: Charts, Tides`

// The text behind the label of a line that is said to be a heading is the first that stands under it.
func TestAHeadingKeepsTheTextOfItsLine(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: withLabels})
	plain, _ := Document(src, Options{})
	for _, c := range []struct{ say, has string }{
		{"Where I help | heading | Volunteering", `volunteering[0].title [5] "the lifeboat of Vardo"`},
		{"Where I help | heading | Additional Information", `additional[0].items[0] [5] "the lifeboat of Vardo"`},
		{"Where I help | heading | Personal Details", `person.details[0].value [5] "the lifeboat of Vardo"`},
		{"What I like | heading | Interests", `interests[0].name [6] "old maps"`},
		{"From 08:30 | heading | Interests", `[7] heading`},
		{"Tools | heading | Projects", `projects[0].name [9] "Sextant, Radar"`},
		{"Navigation | heading | Profile", `summary[0] [10] "Charts, Tides"`},
		{"Navigation | heading | Interests", `interests[1].name [10] "Tides"`},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		got := dumped(doc)
		for i, s := range doc.Source {
			got += fmt.Sprintf("\n[%d] %s", i, s.As)
		}
		if !strings.Contains(got, c.has) {
			t.Errorf("%s: want %s\n%s", c.say, c.has, got)
		}
	}
}

// A line of which each word was left out is left out.
func TestALineOfWordsLeftOut(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: withLabels})
	plain, _ := Document(src, Options{})
	marks := say(t, plain, "What I like | out | Interests | What I", "What I like | out | Interests | like:	old maps, choirs")
	doc, _ := Document(src, Options{Marks: marks})
	if got := doc.Source[marks[0].Line].As; got != cv.LineOut {
		t.Errorf("it is %q", got)
	}
}

// A heading that is plain text stands with the line above it, whatever section it opened.
func TestAHeadingThatIsText(t *testing.T) {
	src := drawn(column{page: 1, left: 60, right: 560, top: 60, text: `@ Marit Solberg
marit.solberg@example.org
## Work Experience
Keeper, Skerry Lights Trust	2016 – 2022
- Trimmed forty lamps
## Volunteering
Cook, Lifeboat Station	2005 – 2009
- Cooked
## Skills
Sextant, Radar
## Education
Diploma in Pilotage, Holm College	2003`})
	plain, _ := Document(src, Options{})
	for _, c := range []struct{ say, has string }{
		{"Volunteering | text | Volunteering", `work[0].highlights[1] [5] "Volunteering"`},
		{"Volunteering | text | Work Experience", `work[0].highlights[1] [5] "Volunteering"`},
		{"Skills | text | Work Experience", `volunteering[0].highlights[1] [8] "Skills"`},
		{"Education | text | Education", `additional[0].items[0] [10] "Education"`},
	} {
		doc, _ := Document(src, Options{Marks: say(t, plain, c.say)})
		if got := dumped(doc); !strings.Contains(got, c.has) {
			t.Errorf("%s: want %s\n%s", c.say, c.has, got)
		}
	}
}
