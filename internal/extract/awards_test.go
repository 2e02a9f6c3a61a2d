package extract

import (
	"slices"
	"strings"
	"testing"
)

// Lines of a list that each open with their year are entries, however much they tell; a sum of money alone belongs to the award above.
func TestAwardsWithYearsAndSums(t *testing.T) {
	doc, _ := Document(flow("**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Education\nBSc Tides, University of Hull, 2009\n\n# Awards\n"+
		"2011: Harbour Travel Grant, $3,000.00\n"+
		"2010: Tidal Research Award, given jointly with Dr. Ann Lee of the coastal laboratory for the survey of the estuary, $2,000.00\n"+
		"Best Poster Prize 2006\n$250\nThe $500 Challenge 2005"), Options{})
	var got []string
	for i := range doc.Awards {
		got = append(got, doc.Awards[i].Dates.Text.Value+" "+doc.Awards[i].Title.Value)
	}
	want := []string{
		"2011 Harbour Travel Grant, $3,000.00",
		"2010 Tidal Research Award, given jointly with Dr. Ann Lee of the coastal laboratory for the survey of the estuary, $2,000.00",
		"2006 Best Poster Prize, $250",
		"2005 The $500 Challenge",
	}
	if !slices.Equal(got, want) {
		t.Errorf("awards %q, want %q", got, want)
	}
}

// Each point of a list and each sentence on a line of its own is an honour of its own; who gave one is a name, not half a sentence.
func TestAwardsOfOneLineEach(t *testing.T) {
	const above = "**Mira Solberg-Katz**\nmira.sk@example.org\n\n# Education\nBSc Tides, University of Hull, 2009\n\n# Achievements\n"
	for _, c := range []struct{ name, lines, want string }{
		{
			"points", "- Selected to keep the archive of the Harbour Museum\n" +
				"- Certified by National Guild of Riggers (NGR) for rope work\n- Handed over 148 boats without a fault\n" +
				"- Actively joined and held many college events",
			"Selected to keep the archive of the Harbour Museum/|Certified by National Guild of Riggers (NGR) for rope work/|" +
				"Handed over 148 boats without a fault/|Actively joined and held many college events/",
		},
		{
			"sentences cut at commas", "- Dismantling of the yard of Elm Ltd, clearing its debts and taxes\n" +
				"- Coached 120 apprentices of the trade school in knots, led drills, and matches for three months.",
			"Dismantling of the yard of Elm Ltd, clearing its debts and taxes/|" +
				"Coached 120 apprentices of the trade school in knots, led drills, and matches for three months./",
		},
		{
			"sentences below each other", "5 times prize for working beyond what was asked.\n" +
				"2 times best worker of the year award in the Elm docks.\nSaved two thousand every year in the cost of ropes.",
			"5 times prize for working beyond what was asked./|2 times best worker of the year award in the Elm docks./|" +
				"Saved two thousand every year in the cost of ropes./",
		},
		{
			"a date at the end of each", "Travel Fellowship, University of Hull, 2012\n" +
				"Chosen participant of the Forum of young harbour masters and coastal engineers, University of Bergen, 2013",
			"Travel Fellowship/University of Hull|" +
				"Chosen participant of the Forum of young harbour masters and coastal engineers/University of Bergen",
		},
		{
			"what stays: a giver", "- Best Poster Prize, University of Hull, 2012\n- Nominated for the Teaching Medal, Brown College",
			"Best Poster Prize/University of Hull|Nominated for the Teaching Medal/Brown College",
		},
		{
			"what stays: a giver in front", "- Brown College, nominated for the Teaching Award",
			"nominated for the Teaching Award/Brown College",
		},
	} {
		doc, _ := Document(flow(above+c.lines), Options{})
		var got []string
		for i := range doc.Awards {
			got = append(got, doc.Awards[i].Title.Value+"/"+doc.Awards[i].Awarder.Value)
		}
		if all := strings.Join(got, "|"); all != c.want {
			t.Errorf("%s:\n%s\n%s", c.name, all, c.want)
		}
	}
}
