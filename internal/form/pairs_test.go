package form

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// A label and a value that the reader filed apart are one text; what a field of the post says needs no label.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		line         string
		title, texts string
		want         []string
		second       string
	}{
		{
			line: "Industry type\t: Ropes & Sails", texts: "Industry type", second: "Ropes & Sails",
			want: []string{"Industry type: Ropes & Sails"},
		},
		{line: "Duration\t: One month", texts: "One month", want: []string{"Duration: One month"}},
		{
			line: "Position Title (Level): Rigger (Senior)", title: "Rigger", texts: "Position Title (Level)",
			want: []string{"Position Title (Level)"},
		},
		{line: "Position Title (Level): Rigger", title: "Rigger", texts: "Position Title (Level)", want: nil},
		{line: "ID NO\t: 77", texts: "ID NO", want: []string{"ID NO: 77"}},
		{line: "Moss College: Rigger", title: "Rigger", texts: "Moss College", want: []string{"Moss College"}},
		{
			line: "Duration: 3 months\tTeam Size: Five", texts: "Duration: 3 months Team Size: Five",
			want: []string{"Duration: 3 months", "Team Size: Five"},
		},
		{
			line:  "Profile: www.moss.example\tDivision: (Quay Division-North)",
			texts: "Profile: www.moss.example Division: (Quay Division-North)",
			want:  []string{"Profile: www.moss.example", "Division: (Quay Division-North)"},
		},
		{line: "Description: A log for boats", texts: "A log for boats", want: []string{"A log for boats"}},
		{line: "Overview: Built a log for boats", texts: "Built a log for boats", want: []string{"Built a log for boats"}},
		{line: "Quay: a log for boats", title: "Quay", texts: "a log for boats", want: []string{"a log for boats"}},
		{line: "Seventeen years\texperience with ropes", texts: "Seventeen years", want: []string{"Seventeen years"}},
		{line: "https://moss.example/log", texts: "https://moss.example/log", want: []string{"https://moss.example/log"}},
		{line: "2012 - Rigger", title: "Rigger", texts: "2012", want: []string{"2012"}},
		{line: "2 years - Rigger", title: "Rigger", texts: "2 years", want: []string{"2 years"}},
		{line: "2012: 6 boats", texts: "6 boats", want: []string{"6 boats"}},
		{line: "Rigged 3 boats", texts: "Rigged 3 boats", want: []string{"Rigged 3 boats"}},
	} {
		f := file(c.line)
		post := cv.Engagement{Highlights: []cv.Text{text(c.texts, 0)}}
		if c.title != "" {
			post.Title = text(c.title, 0)
		}
		if c.second != "" {
			post.Highlights = append(post.Highlights, text(c.second, 0))
		}
		f.doc.Work = []cv.Engagement{post}
		f.doc.Additional = []cv.OtherSection{{Items: []cv.Item{{Text: text("Elsewhere", 9), Bullet: true}}}}
		f.pairs()
		if got := values(f.doc.Work[0].Highlights); !slices.Equal(got, c.want) || len(f.doc.Additional[0].Items) != 1 {
			t.Errorf("%q: got %q, want %q", c.line, got, c.want)
		}
	}
}

// A value is told once, wherever the reader filed it.
func TestPairsTellOnce(t *testing.T) {
	label, value := text("Industry type", 0), text("Ropes & Sails", 0)
	row := func() *former { return file("Industry type\t: Ropes & Sails") }

	f := row()
	f.doc.Additional = []cv.OtherSection{{Items: []cv.Item{{Text: label, Bullet: true}, {Text: value, Bullet: true}}}}
	f.pairs()
	if got := f.doc.Additional[0].Items; len(got) != 1 || got[0].Value != "Industry type: Ropes & Sails" || !got[0].Bullet {
		t.Errorf("items of another section: %v", got)
	}

	f = row()
	f.doc.Work = []cv.Engagement{{Summary: []cv.Text{label}, Highlights: []cv.Text{value}}}
	f.pairs()
	if p := f.doc.Work[0]; !slices.Equal(values(p.Summary), []string{label.Value}) ||
		!slices.Equal(values(p.Highlights), []string{value.Value}) {
		t.Errorf("two lists: %q, %q", values(p.Summary), values(p.Highlights))
	}

	f = file("Industry type: Ropes and", "sails of yachts")
	f.doc.Work = []cv.Engagement{{Highlights: []cv.Text{label, text("Ropes and sails of yachts", 0, 1)}}}
	f.pairs()
	got := f.doc.Work[0].Highlights
	if !slices.Equal(values(got), []string{"Industry type: Ropes and sails of yachts"}) || !slices.Equal(got[0].Lines, []int{0, 1}) {
		t.Errorf("over two lines: %v", got)
	}

	f = file("Industry type: Ropes and", "sails of yachts")
	f.doc.Work = []cv.Engagement{{Highlights: []cv.Text{text("Ropes and sails of yachts", 0, 1), label}}}
	f.pairs()
	if got := values(f.doc.Work[0].Highlights); !slices.Equal(got, []string{"Ropes and sails of yachts", "Industry type"}) {
		t.Errorf("label below: %q", got)
	}
}
