package tailor

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/ingest/page"
)

// Lines whose breaks were lost are found again; names with a capital inside are no lines.
func TestTornLines(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"words run into each other", "Two years of yard experienceFull rigging certificateExcellent manners",
			[]string{"Two years of yard experience", "Full rigging certificate", "Excellent manners"},
		},
		{
			"a stop or a colon and no blank", "You will be:Splicing ropes.Testing knots.Keeping logs.",
			[]string{"You will be:", "Splicing ropes.", "Testing knots.", "Keeping logs."},
		},
		{
			"an acronym before the next line", "a good eye for designFluent in HTMLExperienced with knotsKeen to learn",
			[]string{"a good eye for design", "Fluent in HTML", "Experienced with knots", "Keen to learn"},
		},
		{
			"a number of years", "ropes and hooksDesired skills for riggers2-3 years of rope workGood with knots",
			[]string{"ropes and hooks", "Desired skills for riggers", "2-3 years of rope work", "Good with knots"},
		},
		{
			"words that begin a sentence",
			strings.Repeat("the crew of the yard ", 8) + "Ideally you will have been at sea Right to work in Norway " +
				"Please send your CV to the yard",
			[]string{
				strings.TrimSpace(strings.Repeat("the crew of the yard ", 8)), "Ideally you will have been at sea",
				"Right to work in Norway",
				"Please send your CV to the yard",
			},
		},
		{
			"skills",
			strings.Repeat("the crew of the yard ", 20) + "Strong nerves Good English skills Rope repair skills An understanding of tides",
			[]string{
				strings.TrimSpace(strings.Repeat("the crew of the yard ", 20)), "Strong nerves", "Good English skills",
				"Rope repair skills", "An understanding of tides",
			},
		},
		{
			"two blanks", strings.Repeat("the crew of the yard ", 20) + "  Rope work  Winches of every kind  Tides and charts",
			[]string{
				strings.TrimSpace(strings.Repeat("the crew of the yard ", 20)), "Rope work", "Winches of every kind", "Tides and charts",
			},
		},
		{"names", "Experience with JavaScript, PowerPoint and RopeWorks; RopeWorks is our own", nil},
		{"names with capitals at the end", "You built apps for tvOS, watchOS and macOS", nil},
		{"one in a short line", "Good at projects.Design", nil},
		{
			"bullets in a line", "You bring: • rope work • a steady hand",
			[]string{"You bring:", "• rope work", "• a steady hand"},
		},
		{"plain prose", strings.Repeat("The yard has three docks and Paul keeps them in order. ", 12), nil},
	} {
		want := c.want
		if want == nil {
			want = []string{strings.TrimSpace(c.text)}
		}
		line := cleanLine{text: strings.TrimSpace(c.text)}
		if got := seamsOf([]cleanLine{line}).cut(line.text); !slices.Equal(got, want) {
			t.Errorf("%s: %q, not %q", c.name, got, want)
		}
	}
}

// An advert in one line has its headings and its demands all the same.
func TestRequirementsOfOneLine(t *testing.T) {
	got := Requirements(job(`Rigger We are a yard on the coast and have been one for ninety years, with three docks and a slip. ` +
		`What You Will Be Doing We need someone who keeps the ropes in order and who tests the hooks twice a year for the crew. ` +
		`Required Experience: Bachelor's degree in mechanics required 5+ years of rope work Experience with SAP and winches ` +
		`Knowledge of knots Nice To Haves - Experience with Tableau - Diving certificate ` +
		`What's In It for You - Dental - Vision - Free rope. We are an equal opportunity employer and keep no one out for who they are.`))
	var list []string
	for _, r := range got {
		list = append(list, r.Level+" "+r.Text)
	}
	want := []string{
		"must Bachelor's degree in mechanics", "must 5+ years of rope work", "must SAP", "must Winches", "must Knots",
		"nice Tableau", "nice Diving certificate",
	}
	if !slices.Equal(list, want) {
		t.Errorf("%q", list)
	}
}

// TestLabelsOfOneLine: a label in an advert of one line reigns over the lines that came behind it, up to the next one.
func TestLabelsOfOneLine(t *testing.T) {
	got := Requirements(job(`Rigger We are a yard on the coast and have been one for ninety years, with three docks and a slip, ` +
		`and we look for a rigger. Role description: Keep the ropes in order. Test the hooks twice a year and write it down. ` +
		`Person specification: Steady hands and a good eye for the wear of chains Rope repair skills Hook repair skills ` +
		`An understanding of tides. Winches. Splicing by hand. Salary package: A cabin by the sea ` +
		`To apply for this post, please send us your CV.`))
	var list []string
	for _, r := range got {
		if r.Kind != KindSoft {
			list = append(list, r.Quote)
		}
	}
	want := []string{"Rope repair skills", "Hook repair skills", "An understanding of tides", "Winches", "Splicing by hand"}
	if !slices.Equal(list[max(0, len(list)-len(want)):], want) {
		t.Errorf("%q", list)
	}
}

// TestTornWithGap: a line that is too long for a row of a table is torn like another, for all its wide gaps.
func TestTornWithGap(t *testing.T) {
	doc := job("Requirements\n" +
		"Good with ropes and hooks that have lain in the salt water of the yard for a winter" +
		"Load charts of cranes and shackles of every size" +
		"Knows the wear of chains and how to tell of it in timeReady to climb at night when a boat comes in with a broken stay")
	line := &doc.Pages[0].Lines[1]
	line.Segments = append(line.Segments, page.Segment{Runs: []page.Run{{Text: "or a torn sail" + strings.Repeat(" and wet hands", 12)}}})
	var begins []string
	for _, r := range Requirements(doc) {
		begins = append(begins, strings.Join(strings.Fields(r.Text)[:2], " "))
	}
	if want := []string{"Ropes and", "Load charts", "Knows the", "Ready to"}; !slices.Equal(begins, want) {
		t.Errorf("%q, want %q", begins, want)
	}
}

// TestLongCell: a long cell does not tear the row that it stands in.
func TestLongCell(t *testing.T) {
	doc := job("Essential\nSlinger ticket\nLoad charts\nRope work")
	for i, cell := range []string{"Desirable", "a ticket", "seen in" + strings.Repeat(" interviews and", 28), "a task"} {
		line := &doc.Pages[0].Lines[i]
		line.Segments = append(line.Segments, page.Segment{Runs: []page.Run{{Text: cell}}})
	}
	if got := Requirements(doc); len(got) != 3 {
		t.Errorf("%d demands of 3: %v", len(got), got)
	}
}
