package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/truth"
)

// Lines of which only half would be turned, or that tell of no habit: what they become in a post that goes on and in one that is over.
func TestLinesAreTurnedWholeOrNotAtAll(t *testing.T) {
	for _, c := range []struct{ in, over, now string }{
		{
			in:   "Meet with owners to find out their plans and tides, and refer owners to pilots to keep them.",
			over: "-", // open
			now:  "Meets with owners to find out their plans and tides, and refers owners to pilots to keep them.",
		},
		{
			in:   "Document crews progress in the log TideBook.",
			over: "Documented crews progress in the log TideBook.", now: "Documents crews progress in the log TideBook.",
		},
		{
			in:   "Balance quay account and quay accounts and submit reconciliation monthly.",
			over: "Balanced quay account and quay accounts and submitted reconciliation monthly.",
			now:  "Balances quay account and quay accounts and submits reconciliation monthly.",
		},
		{
			in:   "Assign berths/manage visiting crews.",
			over: "Assigned berths/managed visiting crews.", now: "Assigns berths/manages visiting crews.",
		},
		{
			in: "Managed mooring systems, rework of tugs/barges, and audit programs.",
		},
		{
			in: "Provided first support and knowledge of Unix applications and resort TMS/LMS Systems.",
		},
		{in: "Get 1st Prize in the rowing cup of the port.", over: "Got 1st Prize in the rowing cup of the port."},
		{
			in:   "Reduce LUG/TUG pilot error from 77% to 9%.",
			over: "Reduced LUG/TUG pilot error from 77% to 9%.",
		},
		{
			in:  "Proving the theory of knots by I writing thesis on ropes.",
			now: "Proving the theory of knots by writing thesis on ropes.",
		},
		{in: "Maintain joining formalities", over: "Maintained joining formalities", now: "Maintains joining formalities"},
		{in: "Make joining formalities", over: "Made joining formalities", now: "Makes joining formalities"},
		{
			in:   "Process all cards of the crews as well as manage the pay of nine pilots.",
			over: "-",
			now:  "Processes all cards of the crews as well as manages the pay of nine pilots.",
		},
		{
			in: "Direct activities, ropes, tides and repairs and ensure the port keeps its rules.",
		},
		{in: "Produced tide reports and analyses for management on costs."},
		{
			in:  "I would be calm, patient, and continue to give the crew my best.",
			now: "Would be calm, patient, and continue to give the crew their best.",
		},
		{in: "AM power consultant does design of quays and airports for the port"},
		// turned as before
		{
			in: "Meet owners to plan, berth, and moor boats.", over: "Met owners to plan, berth, and moor boats.",
			now: "Meets owners to plan, berth, and moor boats.",
		},
		{in: "Keep ropes and dispose of tar.", over: "Kept ropes and disposed of tar.", now: "Keeps ropes and disposes of tar."},
		{in: "Reduce waste in the yard.", over: "Reduced waste in the yard.", now: "Reduces waste in the yard."},
		{in: "Get permits from the port office.", over: "Got permits from the port office.", now: "Gets permits from the port office."},
		{in: "Check stores/tools lists.", over: "Checked stores/tools lists.", now: "Checks stores/tools lists."},
	} {
		if c.over == "" {
			c.over = c.in
		}
		if c.now == "" {
			c.now = c.in
		}
		past := listOf(c.in, cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2019}})
		perspective.Over(past, nil, truth.Over)
		if got := past.Work[0].Highlights[0].Value; got != c.over && c.over != "-" {
			t.Errorf("over: %q -> %q, want %q", c.in, got, c.over)
		}
		now := listOf(c.in, cv.DateRange{Start: cv.Date{Year: 2019}, Current: true})
		now.Work[0].Highlights[1].Value = "Maintain the harbour log of the north quay each week."
		now.Work[0].Highlights[2].Value = "Recruit pilots in the villages that are close to the port."
		perspective.Document(now, cv.ThirdPerson, cv.None)
		if got := now.Work[0].Highlights[0].Value; got != c.now {
			t.Errorf("now: %q -> %q, want %q", c.in, got, c.now)
		}
	}
}
