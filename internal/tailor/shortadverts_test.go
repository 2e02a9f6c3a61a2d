package tailor

import (
	"slices"
	"testing"
)

// TestShortAdverts: an advert of a few lines or of one paragraph, without a heading, asks for what it names.
func TestShortAdverts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{
			"one paragraph",
			`Glazier wanted, Leeds. Cut and fit panes in shops and blocks of flats. NVQ certificate or 2 years of shop work experience. ` +
				`Polish needed, English an advantage. Basic MS Excel for weekly lists.`,
			[]string{
				"must skill Cut and fit panes in shops and blocks of flats",
				"must experience NVQ certificate or 2 years of shop work experience",
				"must language Polish", "nice language English", "must skill MS Excel for weekly lists",
			},
		},
		{
			"one demand a line", `Glazier wanted, Leeds
Cut and fit panes in shops and blocks of flats.
2 years of experience as a glazier.
Polish needed.
English an advantage.
Basic computer skills.`,
			[]string{
				"must skill Cut and fit panes in shops and blocks of flats", "must experience 2 years of experience as a glazier",
				"must language Polish", "nice language English", "must skill Computer skills",
			},
		},
		{
			"a bare list of names", `Junior Chip Tester
Entry-level bench position. SystemVerilog, UVM, Python. 1 year of experience preferred. Great chance to grow.`,
			[]string{"must skill SystemVerilog", "must skill UVM", "must skill Python", "nice experience 1 year of experience"},
		},
		{
			"what is said of the firm and of how to apply asks for nothing", `Bookkeeper, Cork
Green Quay Joinery Ltd (sample)
Quay Cottage Hospital, Cork, IE
Our office uses Excel and Sage every day.
Two bookkeepers required at our yard.
Salary 30000 with Excel training.
Send your CV to jobs@example.com.
Join a team that loves Excel.
Tally and Excel.`,
			[]string{"must skill Tally", "must skill Excel"},
		},
		{
			"a sentence ends behind an abbreviation in capitals", `Data Clerk
Write tables from files into SQL. 3 years experience required.`,
			[]string{"must skill Write tables from files into SQL", "must experience 3 years experience"},
		},
	} {
		var got []string
		for _, r := range Requirements(job(c.text)) {
			got = append(got, r.Level+" "+r.Kind+" "+r.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.want)
		}
	}
}

// TestTwoLevels: two levels behind each other are of two demands, and a level that is only denied is no other.
func TestTwoLevels(t *testing.T) {
	for text, want := range map[string][]string{
		"Polish needed, English an advantage":                 {"Polish needed", "English an advantage"},
		"A trade card is required and a van is preferred":     {"A trade card is required", "a van is preferred"},
		"Hotel school graduates preferred but not required":   {"Hotel school graduates preferred but not required"},
		"Knowledge of the required and desired levels of oil": {"Knowledge of the required and desired levels of oil"},
	} {
		if got := predicates(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
}
