package truth_test

import (
	_ "embed"
	"reflect"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/proofread"
	"focal/internal/truth"
)

//go:embed testdata/lies.txt
var lies string

// builder is a CV in the first person, with a slip or two for the proofreader.
func builder() *cv.Document {
	t := func(s string) cv.Text { return cv.Text{Value: s} }
	list := func(values ...string) (out []cv.Text) {
		for _, v := range values {
			out = append(out, t(v))
		}
		return out
	}
	d := &cv.Document{Locale: "en-GB", Summary: list("I am a site manager with nine years in housing. I hold SC clearance and I speak conversational Polish. I do not manage budgets above £2m.")}
	d.Person.Name = t("Dana Whitlow")
	d.Work = []cv.Engagement{
		{Title: t("Site Manager"), Organisation: t("Orwell Homes"), Dates: cv.DateRange{Start: cv.Date{Year: 2018, Month: 3}, Current: true}, Highlights: list(
			"I manage a team of 12 fitters and I report to Ann Lee.",
			"I assisted the director with audits of three suppliers.",
			"I reduced waste by 18% and saved £1.2m over two years.",
			"I was trained by Siemens on their controls.",
			"We won the Green Yard award in 2021 and I wrote the bid.",
			"I never missed a handover and I did not exceed the budget.",
			"I use SAP, Revit and Excel daily.",
			"I contributed to the design of a 60-bed care home.",
			"I helped colleagues prepare for ISO 9001.",
			"I am completing an MSc in fire safety.",
			"I recieved praise from from the client.")},
		{Title: t("Assistant Site Manager"), Organisation: t("Tamar Build"), Dates: cv.DateRange{Start: cv.Date{Year: 2014, Month: 6}, End: cv.Date{Year: 2018, Month: 2}}, Highlights: list(
			"I supported the site manager on projects of up to £4m.",
			"I supervised an apprentice and checked drawings.",
			"I shadowed the planner for six months.",
			"I could have led the night shift.",
			"I was promoted after the first year.",
			"I drove deliveries between Ipswich and Norwich.",
			"I failed the first crane test and passed the second.",
			"I worked under supervision in the drawing office.",
			"I applied for chartered status.")},
	}
	d.Education = []cv.Education{{Degree: t("BSc (Hons)"), Area: t("Construction Management"), Institution: t("University of Essex"), Dates: cv.DateRange{End: cv.Date{Year: 2014}}}}
	d.Certificates = []cv.Certificate{{Name: t("CSCS Gold Card")}}
	d.Clearances = []cv.Clearance{{Level: t("SC"), Scheme: "UK", Status: t("expires 2027")}}
	d.Languages = []cv.Language{{Name: t("Polish"), Fluency: t("Conversational")}}
	d.Skills = []cv.SkillGroup{{Name: t("Tools"), Keywords: list("SAP", "Revit")}}
	d.AssignIDs()
	return d
}

// converted runs the honest stages.
func converted() (original, output *cv.Document, notes []cv.Note) {
	original, output = builder(), builder()
	notes = proofread.New(proofread.Config{}).Document(output, proofread.Options{})
	notes = append(notes, perspective.Document(output, cv.ThirdPerson, cv.She)...)
	return original, output, notes
}

func values(d *cv.Document) map[string]string {
	m := map[string]string{}
	d.Walk(func(r cv.Ref) { m[r.Text.ID] = r.Text.Value })
	return m
}

// TestDirection_1_HonestChangesStay: not one of the honest changes is reverted.
func TestDirection_1_HonestChangesStay(t *testing.T) {
	original, output, notes := converted()
	before := values(output)
	if reflect.DeepEqual(before, values(original)) {
		t.Fatal("nothing was converted")
	}
	if reverted := truth.Enforce(original, output, notes); len(reverted) > 0 {
		t.Errorf("honest changes reverted: %+v", reverted)
	}
	if !reflect.DeepEqual(before, values(output)) {
		t.Error("values changed without a note")
	}
}

// TestDirection_1_PlantedLies: every lie that is put into the converted CV goes
// back to the candidate's own words, and all other values stay as converted.
func TestDirection_1_PlantedLies(t *testing.T) {
	planted := 0
	plant := func(name string, lie func(d *cv.Document) (id string)) {
		planted++
		original, output, notes := converted()
		honest := values(output)
		id := lie(output)
		if id == "" {
			t.Errorf("%s: could not be planted", name)
			return
		}
		truth.Enforce(original, output, notes)
		want, got := values(original)[id], values(output)[id]
		if got != want {
			t.Errorf("%s: not reverted: %q", name, got)
		}
		if left := truth.Check(original, output, notes); len(left) > 0 {
			t.Errorf("%s: left over: %v", name, left)
		}
		for other, value := range values(output) {
			if other != id && value != honest[other] {
				t.Errorf("%s: %s changed from %q to %q", name, other, honest[other], value)
			}
		}
	}
	for line := range strings.Lines(lies) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		f := strings.Split(line, " | ")
		plant(line, func(d *cv.Document) (id string) {
			d.Walk(func(r cv.Ref) {
				for _, variant := range [][2]string{{f[1], f[2]}, {strings.ToUpper(f[1][:1]) + f[1][1:], strings.ToUpper(f[2][:1]) + f[2][1:]}} {
					if id == "" && r.IsSentence() && strings.Contains(r.Text.Value, variant[0]) {
						r.Text.Value, id = strings.Replace(r.Text.Value, variant[0], variant[1], 1), r.Text.ID
					}
				}
			})
			return id
		})
	}
	for name, fact := range map[string]struct {
		at  func(d *cv.Document) *cv.Text
		lie string
	}{
		"a longer title":     {func(d *cv.Document) *cv.Text { return &d.Work[1].Title }, "Senior Site Manager"},
		"a shorter title":    {func(d *cv.Document) *cv.Text { return &d.Work[1].Title }, "Site Manager"},
		"another employer":   {func(d *cv.Document) *cv.Text { return &d.Work[0].Organisation }, "Orwell Homes plc"},
		"the other employer": {func(d *cv.Document) *cv.Text { return &d.Work[0].Organisation }, "Tamar Build"},
		"a higher degree":    {func(d *cv.Document) *cv.Text { return &d.Education[0].Degree }, "MSc"},
		"another subject":    {func(d *cv.Document) *cv.Text { return &d.Education[0].Area }, "Civil Engineering"},
		"another university": {func(d *cv.Document) *cv.Text { return &d.Education[0].Institution }, "University of Sussex"},
		"a better card":      {func(d *cv.Document) *cv.Text { return &d.Certificates[0].Name }, "CSCS Black Card"},
		"a higher clearance": {func(d *cv.Document) *cv.Text { return &d.Clearances[0].Level }, "DV"},
		"a later expiry":     {func(d *cv.Document) *cv.Text { return &d.Clearances[0].Status }, "expires 2029"},
		"a better language":  {func(d *cv.Document) *cv.Text { return &d.Languages[0].Fluency }, "Fluent"},
		"another tool":       {func(d *cv.Document) *cv.Text { return &d.Skills[0].Keywords[1] }, "Revit, Navisworks"},
	} {
		plant(name, func(d *cv.Document) string {
			text := fact.at(d)
			text.Value = fact.lie
			return text.ID
		})
	}
	for name, shift := range map[string]func(d *cv.Document){
		"an earlier start":   func(d *cv.Document) { d.Work[0].Dates.Start.Year = 2014 },
		"a later end":        func(d *cv.Document) { d.Work[1].Dates.End.Month = 12 },
		"a post still held":  func(d *cv.Document) { d.Work[1].Dates.Current = true },
		"an earlier degree":  func(d *cv.Document) { d.Education[0].Dates.End.Year = 2010 },
		"a month made up":    func(d *cv.Document) { d.Education[0].Dates.End.Month = 6 },
		"dates swapped over": func(d *cv.Document) { d.Work[0].Dates, d.Work[1].Dates = d.Work[1].Dates, d.Work[0].Dates },
	} {
		planted++
		original, output, notes := converted()
		shift(output)
		truth.Enforce(original, output, notes)
		for i := range original.Work {
			if !reflect.DeepEqual(output.Work[i].Dates, original.Work[i].Dates) {
				t.Errorf("%s: not reverted: %+v", name, output.Work[i].Dates)
			}
		}
		if !reflect.DeepEqual(output.Education[0].Dates, original.Education[0].Dates) {
			t.Errorf("%s: not reverted: %+v", name, output.Education[0].Dates)
		}
	}
	if planted < 100 {
		t.Errorf("only %d lies planted", planted)
	}
}
