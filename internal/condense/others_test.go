package condense

import "testing"

// What others did, and what something became, is no deed of the person.
func TestDeedsOfOthersStay(t *testing.T) {
	for _, text := range []string{
		"Audit of all sites by external auditors.",
		"Termination of contract by the client.",
		"Resolution of 12 MP cameras improved.",
		"Control of the company passed to a new owner.",
	} {
		if got := nominal(text, speaker{listed: true}); got != "" {
			t.Errorf("%q became %q", text, got)
		}
	}
}
