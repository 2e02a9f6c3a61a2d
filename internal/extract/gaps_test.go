package extract

import (
	"testing"

	"focal/internal/ingest/page"
)

// Cells that are one sentence become one text; labels, tables and lists of words stay cells.
func TestGapsInSentencesClose(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"Worked as a", "rigger with Hull Lifting", "Worked as a rigger with Hull Lifting"},
		{"Quality technician from", "Sep 2011", "Quality technician from Sep 2011"},
		{"Made a plan to", "Handle complaints", "Made a plan to Handle complaints"},
		{"Construction of frames like", "pile caps and piers", "Construction of frames like pile caps and piers"},
		{"power cables", "and winding of motors", "power cables and winding of motors"},
		{"rigging of masts, painting", "of", "rigging of masts, painting of"},
		{"Leith 2011", "of", "Leith 2011\tof"},
		{"Languages", "english", "Languages\tenglish"},
		{"Working as", ": Fitter", "Working as\t: Fitter"},
		{"Robin Moss Tern", "robin@example.org", "Robin Moss Tern\trobin@example.org"},
		{"Volunteer reading helper", "ongoing", "Volunteer reading helper\tongoing"},
		{"welding of steel frames", "cutting of thin pipes", "welding of steel frames\tcutting of thin pipes"},
		{"Hull Lifting", "2011", "Hull Lifting\t2011"},
		{"Vitamin A", "Dose", "Vitamin A\tDose"},
		{"Born : 17th", "Oct 1988", "Born : 17th Oct 1988"},
		{"DOB 3rd", "July, 1993", "DOB 3rd July, 1993"},
		{"12th", "March 2010", "12th\tMarch 2010"},
		{"Class 12th", "Science", "Class 12th\tScience"},
		{"117th", "May", "117th\tMay"},
	} {
		l := line{segs: []segment{{text: c.before}, {text: c.after, spans: []span{{start: 0, end: 2, bold: true}}}}}
		l.closeGaps()
		l.finish()
		if l.text != c.want {
			t.Errorf("%q, want %q", l.text, c.want)
		}
		if n := len(l.segs); n == 1 && l.text[l.segs[0].spans[0].start:] != c.after {
			t.Errorf("%q: the span begins at %q", l.text, l.text[l.segs[0].spans[0].start:])
		}
	}
	row := line{kind: page.TableRow, segs: []segment{{text: "Year of"}, {text: "Passing"}}}
	if row.closeGaps(); len(row.segs) != 2 {
		t.Error("the cells of a table became one")
	}
}

// Lines that were broken by hand go on; new ones do not.
func TestLinesBrokenByHand(t *testing.T) {
	for _, c := range []struct {
		above, below string
		want         bool
	}{
		{"The aim is to reduce the gypsum by using", "natural admixtures.", true},
		{"Prepares the progress report and keeps the accuracy in the", "fabrication and the testing.", true},
		{"Keeps the accuracy of the weekly progress report high, checks", "drawings and documents of suppliers", true},
		{"Industrial Safety Management from the Institute of", "Industrial Safety, Leeds", true},
		{"Coordinates the rounds of the yard as its Safety Officer &", "Quay Warden.", true},
		{"Keeps the accuracy of the weekly report high and moved from", "(ASP) to a newer system", true},
		{"Keeps the accuracy of the weekly report high, moved reports", "(ASP) to a newer system", true},
		{"Keeps the accuracy of the weekly report high, moved reports", "(ASP) Newer systems", false},
		{"Knots &", "Splices", false},
		{"Designs tools for the harbour (cranes, winches, Tide", "Gauges).", true},
		{"Wrote the paper “Knots of the", "Harbour: A Guide”", true},
		{"Keeps the cash of the yard (Elm 2500", "Counts the ropes", false},
		{"Keeps the cash of the yard (Elm 2500", "Counts (all) the ropes)", false},
		{"Entretien des treuils et", "Grues", true},
		{"Room No. 3,", "sainath society, road", false},
		{"Prepares the weekly report and keeps its accuracy high.", "checks drawings", false},
		{"Prepares the weekly report and keeps its costs at par", "Checks drawings", false},
		{"Prepares the weekly report and keeps its accuracy high", "Checks drawings", false},
		{"Write to one of the addresses of", "robin@example.org", false},
		{"HTML, CSS and", "Databases: MySQL", false},
	} {
		above := line{segs: []segment{{text: c.above}}}
		above.finish()
		below := line{index: 1, gap: 12, size: 11, segs: []segment{{text: c.below}}}
		below.finish()
		p := para{text: c.above, lines: []int{0}, segs: above.segs, first: above, last: above}
		if got := joins(&p, &below); got != c.want {
			t.Errorf("%q over %q: %v", c.above, c.below, got)
		}
	}
}

// A line that cannot end there goes on, whether it is full or not, and over a page.
func TestDanglingLinesGoOn(t *testing.T) {
	for _, c := range []struct {
		name         string
		above, below line
		want         bool
	}{
		{
			"first line set in",
			line{x: 180, right: 420, page: 1, segs: []segment{{text: "Reviews the figures and keeps the data as"}}},
			line{x: 108, right: 300, page: 1, gap: 13, segs: []segment{{text: "Per the system of the yard"}}},
			true,
		},
		{
			"over a page",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Responsible for the whole camp with a work force of"}}},
			line{x: 63, right: 300, page: 2, segs: []segment{{text: "1200 people and 40 officers"}}},
			true,
		},
		{
			"a whole line",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Responsible for the whole camp"}}},
			line{x: 63, right: 300, page: 1, gap: 13, segs: []segment{{text: "Runs the laundry"}}},
			false,
		},
		{
			"the bracket of the last item",
			line{x: 63, right: 420, page: 1, segs: []segment{{text: "Coursework: Tides (A+), Cloud Study"}}},
			line{x: 63, right: 300, page: 1, gap: 13, segs: []segment{{text: "(A), Knots and Bends (A-)"}}},
			true,
		},
		{
			"a length of time",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Plans the day of children who are aged 12 to"}}},
			line{x: 63, right: 110, page: 1, gap: 13, segs: []segment{{text: "30 months."}}},
			true,
		},
		{
			"a date",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Plans the day of children who are aged 12 to"}}},
			line{x: 63, right: 110, page: 1, gap: 13, segs: []segment{{text: "May 2010 – June 2011"}}},
			false,
		},
		{
			"the last cell of a row, below itself",
			line{x: 63, right: 530, page: 1, segs: []segment{
				{text: "May 2011", x: 63}, {text: "Course in the splicing of ropes at the Association", x: 200},
			}},
			line{x: 200, right: 330, page: 1, gap: 13, segs: []segment{{text: "for the Training of Riggers", x: 200}}},
			true,
		},
		{
			"the first words below the last cell of a row",
			line{x: 63, right: 530, page: 1, segs: []segment{{text: "May 2011", x: 63}, {text: "Course in splicing", x: 200}}},
			line{x: 200, right: 330, page: 1, gap: 26, segs: []segment{{text: "Splices ropes and wires", x: 200}}},
			false,
		},
		{
			"another cell below a row of cells",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Splicing", x: 63}, {text: "Rope walks", x: 200}}},
			line{x: 63, right: 180, page: 1, gap: 13, segs: []segment{{text: "whipping and seizing", x: 63}}},
			false,
		},
		{
			"a quotation that goes on",
			line{x: 63, right: 400, page: 1, segs: []segment{{text: "Prepared the meeting on “Innovative"}}},
			line{x: 51, right: 348, page: 1, gap: 13, segs: []segment{{text: "Ropes: Keys to the Harbour”"}}},
			true,
		},
		{
			"a bracket that goes on",
			line{x: 63, right: 400, page: 1, segs: []segment{{text: "Assistant Master (June"}}},
			line{x: 63, right: 148, page: 1, gap: 13, segs: []segment{{text: "2009 - till date)"}}},
			true,
		},
		{
			"back to the sign of the item",
			line{x: 63, right: 520, page: 1, segs: []segment{{text: "Partnered with the association of the Riggers and Seamen Welfare"}}},
			line{x: 51, right: 300, page: 1, gap: 13, segs: []segment{{text: "Centres Organisation to present ropes"}}},
			true,
		},
		{
			"back to the sign, with room above",
			line{x: 63, right: 380, page: 1, segs: []segment{{text: "Partnered with the association of the Riggers"}}},
			line{x: 51, right: 300, page: 1, gap: 13, segs: []segment{{text: "Centres Organisation to present ropes"}}},
			false,
		},
		{
			"a heading at the sign",
			line{x: 63, right: 520, page: 1, segs: []segment{{text: "Partnered with the association of the Riggers and Seamen Welfare"}}},
			line{x: 51, right: 140, page: 1, gap: 13, segs: []segment{{text: "Education"}}},
			false,
		},
		{
			"small letters under the last words",
			line{x: 63, right: 400, page: 1, segs: []segment{{text: "Keeps the records of the"}}},
			line{x: 216, right: 300, page: 1, gap: 13, segs: []segment{{text: "cranes and ropes"}}},
			true,
		},
		{
			"a full line of two words",
			line{x: 63, right: 520, page: 1, segs: []segment{{text: "RIGGERS AND"}}},
			line{x: 63, right: 190, page: 1, gap: 13, segs: []segment{{text: "SEAMEN OF THE HARBOUR"}}},
			true,
		},
		{
			"two words with room behind",
			line{x: 63, right: 190, page: 1, segs: []segment{{text: "RIGGERS AND"}}},
			line{x: 63, right: 190, page: 1, gap: 13, segs: []segment{{text: "SEAMEN OF THE HARBOUR"}}},
			false,
		},
		{
			"a label below",
			line{x: 63, right: 300, page: 1, segs: []segment{{text: "Reviews the figures of"}}},
			line{x: 63, right: 300, page: 1, gap: 13, segs: []segment{{text: "Tools: Excel"}}},
			false,
		},
	} {
		above, below := c.above, c.below
		above.size, below.size, below.index = 11, 11, 1
		above.edge = edge{right: 540, page: 540, pitch: 13}
		below.edge = above.edge
		above.finish()
		below.finish()
		p := para{text: above.text, lines: []int{0}, segs: above.segs, first: above, last: above, bullet: true}
		if got := joins(&p, &below); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// The rest of an item may begin where the item's sign stands, or at the margin.
func TestItemsThatReturnToTheMarginGoOn(t *testing.T) {
	for _, c := range []struct {
		name, above, below string
		bullet             bool
		x, gap             float64
		want               bool
	}{
		{"under the sign", "Keeps the records of the cranes and of the other", "gear of the quay", true, 40, 12, true},
		{"a sentence that is over", "Keeps the records of the cranes and of the gear.", "gear of the quay", true, 40, 12, false},
		{"another beginning", "Keeps the records of the cranes and of the gear", "Gear of the quay", true, 40, 12, false},
		{"no item", "Keeps the records of the cranes and of the gear", "gear of the quay", false, 10, 12, false},
		{"another column", "Keeps the records of the cranes and of the gear", "gear of the quay", true, 10, 12, false},
		{"the last word of an item", "Keeps the records of the cranes for a smooth user", "experience.", true, 76, 12, true},
		{"far below", "Keeps the records of the cranes and of the gear", "gear of the quay", true, 40, 30, false},
	} {
		above := line{bullet: c.bullet, x: 76, right: 380, size: 11, segs: []segment{{text: c.above, x: 76}}}
		above.finish()
		below := line{index: 1, x: c.x, right: c.x + 90, gap: c.gap, size: 11, segs: []segment{{text: c.below, x: c.x}}}
		below.finish()
		above.edge = edge{right: 400, page: 400, pitch: 12}
		below.edge = above.edge
		p := para{text: c.above, bullet: c.bullet, lines: []int{0}, segs: above.segs, first: above, last: above}
		if got := joins(&p, &below); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

// An address of the web below another is one of its own; the rest of one that a line end tore is not.
func TestAddressesBelowEachOther(t *testing.T) {
	for _, c := range []struct {
		above, below string
		want         bool
	}{
		{"moss-portfolio.example.app/", "github.com/robinmoss", true},
		{"linkedin.com/in/robinmoss", "https://example.org/moss", true},
		{"https://www.", "linkedin.com/in/robinmoss", false},
		{"https://example.org/a-very-long-", "address-of-a-page", false},
		{"The code of this is on", "github.com/robinmoss", false},
	} {
		if got := anotherAddress(c.above, c.below); got != c.want {
			t.Errorf("%q over %q: %v", c.above, c.below, got)
		}
		if got := breaks(c.above, c.below); got && c.want {
			t.Errorf("%q goes on with %q", c.above, c.below)
		}
	}
}
