package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestOneTimeInASentence: beside a first verb in the past no plain verb gets the third person, and none before one.
func TestOneTimeInASentence(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Redesigned the berths and add lights."},
		{in: "Built the tide table, check its figures and write the notes."},
		{in: "Prepare the plan of the day and achieved the set targets."},
		{in: "Prepare and presented weekly reports on costs."},
		{in: "Freshly painted ropes with a linear mark, or two such marks (Moss 1965), occur in ports."},
		{"Built the tide table and now keep it up to date.", "Built the tide table and now keeps it up to date."},
		{"Joined as a deckhand but lead the crew today.", "Joined as a deckhand but leads the crew today."},
		{"I redesigned the berths and keep the log.", "She redesigned the berths and keeps the log."},
		{"Responsible for the berths and manage the crews.", "Responsible for the berths and manages the crews."},
		{"Manage the yard and was promoted twice.", "Manages the yard and was promoted twice."},
		{"Prepare the plan and keep related records.", "Prepares the plan and keeps related records."},
		{"Order ropes and inspected goods.", "Orders ropes and inspected goods."},
	})
}

// TestInfinitiveBehindAdverbs: adverbs in a row do not part "to" from its verb.
func TestInfinitiveBehindAdverbs(t *testing.T) {
	checkRewrites(t, cv.ThirdPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Built a page which helps users to quickly and easily find rooms."},
		{"I keep a log to quickly, safely and easily report faults.", "She keeps a log to quickly, safely and easily report faults."},
		{
			"Train crews to quickly and safely moor ferries and check ropes.",
			"Trains crews to quickly and safely moor ferries and check ropes.",
		},
		{"I have to quickly and quietly load ships and log each one.", "She has to quickly and quietly load ships and log each one."},
		{"Train crews to work safely and log each shift.", "Trains crews to work safely and log each shift."},
		{"Moor ferries quickly and safely and log each shift.", "Moors ferries quickly and safely and logs each shift."},
	})
}
