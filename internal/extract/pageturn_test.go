package extract

import "testing"

// What belongs to the paper is no line of the CV; what only looks like it stays.
func TestLinesThatTurnThePage(t *testing.T) {
	for text, want := range map[string]bool{
		"Contd…2/-": true, "-2-": true, "…2/-": true, "- 3 -": true, "Contd.": true, "Contd": true, "…Continued…": true, "Cont-": true,
		"(Continued on next page)": true, "continued on page 2": true, "P.T.O.": true, "Page Two": true, "Page of": true, "Cont'd": true,
		"Please turn over": true, "...2": true,
		"Continued": false, "Continues to run the ferry": false, "-2": false, "2019 -": false, "500/-": false, "Rs. 500/-": false,
		"Cont: 01632 960123": false, "Cont:": false, "Page of the log": false,
		"Page Two Books": false, "continued.": false, "continues.": false, "continued to": false, "Page Six": false,
		"(continued)": true, "Continued education": false, "- 2 boats": false,
		"Container": false, "2": false, "10 - 12": false, "Contract": false,
	} {
		if got := turnsPage(text); got != want {
			t.Errorf("%q turns the page: %v", text, got)
		}
	}
}

// A footer whose fields were never counted still is one.
func TestFooterWithoutNumbers(t *testing.T) {
	for text, want := range map[string]bool{
		"Robin Moss\tTern Ferries\tPage of": true, "Robin Moss | Page of ": true, "Wrote the page of": false,
	} {
		if got := carriesPage(text); got != want {
			t.Errorf("%q carries its page: %v", text, got)
		}
	}
}
