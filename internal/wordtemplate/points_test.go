package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

func textsOf(values ...string) []cv.Text {
	list := make([]cv.Text, 0, len(values))
	for _, v := range values {
		list = append(list, cv.Text{Value: v})
	}
	return list
}

// variants are styles of one design that stand for one that all have.
var variants = map[string]string{"SideBullet": "ListBullet", "EntryBullet": "ListBullet", "EntryText": "BodyText"}

// styledLines are the paragraphs of a document below a heading, up to the next one of
// that level, each as "Style: text". A "+" says that it stays with the next one.
func styledLines(t *testing.T, name string, file []byte, heading string) []string {
	t.Helper()
	keeps := map[string]bool{}
	part(t, file, "word/styles.xml").Each(func(n *ooxml.Node) {
		if n.Name == "w:style" && n.Kid("w:pPr").Kid("w:keepNext") != nil {
			keeps[n.Get("w:styleId")] = true
		}
	})
	var lines []string
	inside := false
	part(t, file, "word/document.xml").Each(func(n *ooxml.Node) {
		if n.Name != "w:p" {
			return
		}
		style := n.Kid("w:pPr").Kid("w:pStyle").Get("w:val")
		if style == "Heading1" {
			inside = n.Plain() == heading
			return
		}
		if inside && style != "TableEnd" {
			shownAs := style
			if base, special := variants[style]; special {
				shownAs = base
			}
			if keeps[style] || n.Kid("w:pPr").Kid("w:keepNext") != nil {
				shownAs += "+"
			}
			lines = append(lines, shownAs+": "+n.Plain())
		}
	})
	if len(lines) == 0 {
		t.Errorf("%s: nothing stands below %q", name, heading)
	}
	return lines
}

// Skills that are sentences stand on lines of their own below the short ones, in every
// template; short ones look as ever.
func TestSkillsThatAreSentences(t *testing.T) {
	const (
		pumps  = "Good knowledge of pumps and of the supply of water"
		hoses  = "Able to lay hoses in the dark and in smoke"
		drills = "Runs drills for crews."
	)
	for _, c := range []struct {
		name  string
		group cv.SkillGroup
		want  string
	}{
		{"short, unnamed", cv.SkillGroup{Keywords: textsOf("Go", "SQL")}, "SkillLine: Go · SQL"},
		{
			"short, named",
			cv.SkillGroup{Name: cv.Text{Value: "Tools"}, Keywords: textsOf("Go", "SQL")},
			"SkillLine: Tools: Go, SQL",
		},
		{"a name alone", cv.SkillGroup{Name: cv.Text{Value: "Tools"}}, "SkillLine: Tools"},
		{
			"six words are short",
			cv.SkillGroup{Keywords: textsOf("Care of pumps, hoses and ladders", "Go")},
			"SkillLine: Care of pumps, hoses and ladders · Go",
		},
		{"long, unnamed", cv.SkillGroup{Keywords: textsOf(pumps, hoses)}, "ListBullet+: " + pumps + "|ListBullet: " + hoses},
		{"one long", cv.SkillGroup{Keywords: textsOf(pumps)}, "ListBullet: " + pumps},
		{
			"long, named",
			cv.SkillGroup{Name: cv.Text{Value: "Fire"}, Level: cv.Text{Value: "expert"}, Keywords: textsOf(pumps, hoses)},
			"SkillLine+: Fire (expert)|ListBullet+: " + pumps + "|ListBullet: " + hoses,
		},
		{
			"both, unnamed",
			cv.SkillGroup{Keywords: textsOf(pumps, "First aid", drills, "Radio")},
			"SkillLine+: First aid · Radio|ListBullet+: " + pumps + "|ListBullet: " + drills,
		},
		{
			"both, named",
			cv.SkillGroup{Name: cv.Text{Value: "Fire"}, Keywords: textsOf("First aid", pumps, "Radio", hoses, drills)},
			"SkillLine+: Fire: First aid, Radio|ListBullet+: " + pumps + "|ListBullet+: " + hoses + "|ListBullet: " + drills,
		},
		{
			"one short among long ones",
			cv.SkillGroup{Keywords: textsOf(pumps, "First aid", hoses)},
			"ListBullet+: " + pumps + "|ListBullet+: First aid|ListBullet: " + hoses,
		},
		{
			"one long among short ones",
			cv.SkillGroup{Keywords: textsOf("First aid", pumps, "Radio", "Ladders")},
			"SkillLine: First aid · " + pumps + " · Radio · Ladders",
		},
		{
			"one sentence among short ones",
			cv.SkillGroup{Keywords: textsOf("First aid", drills, "Radio", "Ladders")},
			"SkillLine+: First aid · Radio · Ladders|ListBullet: " + drills,
		},
		{
			"a sentence without spaces",
			cv.SkillGroup{Keywords: textsOf("具备良好的沟通能力和团队合作精神", "项目管理")},
			"SkillLine+: 项目管理|ListBullet: 具备良好的沟通能力和团队合作精神",
		},
	} {
		for _, name := range Names() {
			want := c.want
			if name == "Sidebar" { // in a cell, where nothing is kept with what follows
				want = strings.ReplaceAll(want, "+: ", ": ")
			}
			d := sampleCV()
			d.Skills = []cv.SkillGroup{c.group}
			if got := strings.Join(styledLines(t, name, fill(t, name, d, FillOptions{}), "Key Skills"), "|"); got != want {
				t.Errorf("%s, %s: %s\nwant %s", name, c.name, got, want)
			}
		}
	}
}

// A bullet that only announces the next ones is a label between the bullets, in every
// template and in every list of them; the order is that of the CV and nothing is lost.
func TestLabelsBetweenBullets(t *testing.T) {
	for _, c := range []struct {
		name       string
		highlights []string
		want       string // B bullet, C caption, L line
	}{
		{"bullets alone", []string{"Built a mill.", "Kept it running."}, "BB"},
		{"a label at the head", []string{"Key Activities:", "Built a mill.", "Kept it running."}, "CBB"},
		{
			"labels between",
			[]string{"Built a mill.", "Credit Decisioning:", "Judged loans.", "Wrote rules.", "Awards : ", "Won one."},
			"BCBBCB",
		},
		{"a label at the end", []string{"Built a mill.", "Key Activities:"}, "BL"},
		{"a label before a label", []string{"Project Heron:", "Key Activities:", "Built a mill."}, "LCB"},
		{"nothing but a label", []string{"Key Activities:"}, "L"},
		{"six words announce", []string{"What I did in the team:", "Built a mill."}, "CB"},
		{"seven words do not", []string{"What I did in the mill team:", "Built a mill."}, "BB"},
		{"a colon inside", []string{"Tools: Go", "Built a mill."}, "BB"},
		{"another script", []string{"主な業務：", "製粉所を建てた。"}, "CB"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, name := range Names() {
				d := listing(c.highlights)
				file := fill(t, name, d, FillOptions{})
				additional := "Additional Information"
				if name == "Academic" { // sections that others put there are of the first rank
					additional = "Travel"
				}
				for _, heading := range []string{"Work Experience", "Projects", "Education", "Volunteering", additional} {
					got, at := "", 0
					for _, l := range styledLines(t, name, file, heading) {
						if at == len(c.highlights) || !strings.HasSuffix(l, ": "+c.highlights[at]) {
							continue
						}
						at++
						style, _, _ := strings.Cut(l, ": ")
						got += map[string]string{"ListBullet": "B", "EntryCaption": "C", "BodyText": "L"}[strings.TrimSuffix(style, "+")]
						if style == "EntryCaption" {
							t.Errorf("%s, %s: %q is not kept with the next line", name, heading, l)
						}
					}
					if got != c.want {
						t.Errorf("%s, %s: %s, want %s", name, heading, got, c.want)
					}
				}
			}
		})
	}
}

// Names by the dozen stand on one line in every template, each of them; what is longer keeps a line of its own.
func TestNamesOnOneLine(t *testing.T) {
	names := []string{"Brandt", "Ocean Drive", "Twelve", "Olga Ruiz", "Weir & Sons", "Marble (Oslo)", "Quay 9", "Ines Falk"}
	long := "Costumes for the plays that the harbour put on"
	for _, name := range Names() {
		d := listing(nil)
		items := bulleted(textsOf(append(names, long, "Oslo")...))
		d.Additional = []cv.OtherSection{{Heading: cv.Text{Value: "Travel"}, Items: items}}
		for i := range d.Additional[0].Items {
			d.Additional[0].Items[i].OnLine = d.Additional[0].Items[i].Value != long
		}
		heading := "Additional Information"
		if name == "Academic" {
			heading = "Travel"
		}
		got := strings.Join(styledLines(t, name, fill(t, name, d, FillOptions{}), heading), "|")
		got = strings.ReplaceAll(got, "+: ", ": ")
		line, rest := "BodyText: "+strings.Join(names, " · ")+"|", "ListBullet: "+long+"|ListBullet: Oslo"
		if !strings.Contains(got, line) || !strings.Contains(got, rest) {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// listing is a CV with the same list in the five sections with bullets.
func listing(list []string) *cv.Document {
	d, v, bullets := sampleCV(), func(s string) cv.Text { return cv.Text{Value: s} }, textsOf(list...)
	d.Work = []cv.Engagement{{Title: v("Engineer"), Highlights: bullets}}
	d.Volunteering = []cv.Engagement{{Title: v("Warden"), Highlights: bullets}}
	d.Projects = []cv.Project{{Name: v("Heron"), Highlights: bullets}}
	d.Education = []cv.Education{{Institution: v("Fen College"), Highlights: bullets}}
	d.Additional = []cv.OtherSection{{Heading: v("Travel"), Items: bulleted(bullets)}}
	return d
}

// Templates of clients print what they always did; the new names are there for new ones.
func TestPointsInUploadedTemplates(t *testing.T) {
	d := listing([]string{"Duties:", "Built a mill.", "Later:"})
	d.Skills = []cv.SkillGroup{{
		Name: cv.Text{Value: "Fire"}, Keywords: textsOf("Good knowledge of pumps and of the supply of water", "Radio"),
	}}
	for _, c := range []struct{ name, body, want string }{
		{"highlights", p("{{#jobs}}{{#highlights}}- {{.}} {{/highlights}}{{/jobs}}"), "- Duties: - Built a mill. - Later: ¶"},
		{"keywords", p("{{#skills}}{{keywords|semicolon}}{{/skills}}"), "Good knowledge of pumps and of the supply of water; Radio¶"},
		{
			"items", p("{{#additional}}{{#items}}{{#bullet}}- {{/bullet}}{{text}} {{/items}}{{/additional}}"),
			"- Duties: - Built a mill. - Later: ¶",
		},
		{
			"points", p("{{#jobs}}{{#points}}{{#bullet}}- {{/bullet}}{{#caption}}= {{/caption}}{{text}} {{/points}}{{/jobs}}"),
			"= Duties: - Built a mill. Later: ¶",
		},
		{
			"short and long", p("{{#skills}}{{short}}{{#long}}; {{.}}{{/long}}{{/skills}}"),
			"Radio; Good knowledge of pumps and of the supply of water¶",
		},
	} {
		if got := fillBody(t, c.body, d); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestPointsAsText(t *testing.T) {
	d := &cv.Document{
		Person: cv.Person{Name: cv.Text{Value: "Ida Tarn"}},
		Skills: []cv.SkillGroup{
			{Keywords: textsOf("Go", "SQL")},
			{
				Name:     cv.Text{Value: "Fire"},
				Keywords: textsOf("Good knowledge of pumps and of the supply of water", "Radio", "Runs drills for crews."),
			},
			{Name: cv.Text{Value: "Office"}, Keywords: textsOf("Excel")},
		},
		Work: []cv.Engagement{{
			Title:      cv.Text{Value: "Engineer"},
			Highlights: textsOf("Built a mill.", "Key Activities:", "Kept it running.", "Later:"), Keywords: textsOf("Stone"),
		}},
	}
	for _, c := range []struct {
		markdown bool
		want     string
	}{
		{false, `Ida Tarn

KEY SKILLS

- Go, SQL

Fire
- Good knowledge of pumps and of the supply of water
- Radio
- Runs drills for crews.

- Office: Excel

WORK EXPERIENCE

Engineer
- Built a mill.
Key Activities:
- Kept it running.
Later:
Stone
`},
		{true, `# Ida Tarn

## Key Skills

- Go, SQL

**Fire**

- Good knowledge of pumps and of the supply of water
- Radio
- Runs drills for crews.

- Office: Excel

## Work Experience

**Engineer**

- Built a mill.

**Key Activities:**

- Kept it running.

Later:

Stone
`},
	} {
		if got := Text(d, FillOptions{}, c.markdown); got != c.want {
			t.Errorf("%s\nwant\n%s", got, c.want)
		}
	}
}

func TestAProfileOfShortStatementsIsAList(t *testing.T) {
	long := "It" + strings.Repeat(" keeps the log of the mill and its wheel", 5)
	for _, c := range []struct {
		name    string
		profile []string
		want    string // B bullet, L paragraph
	}{
		{"one paragraph", []string{"Runs a mill."}, "L"},
		{"three paragraphs", []string{"Runs a mill.", "Speaks Fenish.", "Holds a licence."}, "LLL"},
		{"statements behind a paragraph", []string{long, "Runs a mill.", "Speaks Fenish.", "Holds a licence."}, "LBBB"},
		{"short statements alone", []string{"Runs a mill.", "Speaks Fenish.", "Knows flour.", "Holds a licence."}, "LBBB"},
		{"statements before a paragraph", []string{"Runs a mill.", "Speaks Fenish.", "Knows flour.", long}, "LLLL"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := sampleCV()
			d.Summary = textsOf(c.profile...)
			for _, name := range Names() {
				file := fill(t, name, d, FillOptions{})
				got, at := "", 0
				for _, l := range styledLines(t, name, file, "Profile") {
					if at < len(c.profile) && strings.HasSuffix(l, ": "+c.profile[at]) {
						at++
						style, _, _ := strings.Cut(l, ": ")
						got += map[string]string{"ListBullet": "B", "BodyText": "L"}[strings.TrimSuffix(style, "+")]
					}
				}
				if got != c.want {
					t.Errorf("%s: %s, want %s", name, got, c.want)
				}
			}
		})
	}
}
