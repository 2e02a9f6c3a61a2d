package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestDeedsAreTurned: verbs whose words can be things or names, too, take the ending where they are deeds.
func TestDeedsAreTurned(t *testing.T) {
	for in, want := range map[string]string{
		"Sort parcels and load vans at night":               "Sorts parcels and loads vans at night",
		"Check stock levels and order parts from suppliers": "Checks stock levels and orders parts from suppliers",
		"Run the depot and dispatch drivers to sites":       "Runs the depot and dispatches drivers to sites",
		"Run the shop and market products to schools":       "Runs the shop and markets products to schools",
		"Check the wiring and test circuits on site":        "Checks the wiring and tests circuits on site",
		"Plan menus and purchase stock for guests":          "Plans menus and purchases stock for guests",
		"Run the kitchen and order supplies for the week":   "Runs the kitchen and orders supplies for the week",
		"Run the yard and plan to expand":                   "Runs the yard and plans to expand",
		"Run the yard and report to serve customers":        "Runs the yard and reports to serve customers",
		"Teach Maths":    "Teaches Maths",
		"Lead Tours":     "Leads Tours",
		"Keep Bees":      "Keeps Bees",
		"Manage Budgets": "Manages Budgets",
		"Manage Berg Ltd accounts and train staff":                "Manages Berg Ltd accounts and trains staff",
		"Find employment for school leavers":                      "Finds employment for school leavers",
		"Hold job fairs in Leith":                                 "Holds job fairs in Leith",
		"Obtain a role description from each manager and file it": "Obtains a role description from each manager and files it",
		"Break down project costs for clients":                    "Breaks down project costs for clients",
		"Pack boxes and break down cardboard":                     "Packs boxes and breaks down cardboard",
		"Capable of working alone, and manage a team of ten":      "Capable of working alone, and manages a team of ten",
		"Graduate in May and move to Leith":                       "Graduates in May and moves to Leith",
		"Run tours at our own college":                            "Runs tours at their own college",
		"Open the shop and stock shelves before nine":             "Opens the shop and stocks shelves before nine",
		"Read gas meters and record readings on a tablet":         "Reads gas meters and records readings on a tablet",
		"Clear tables and set places for lunch":                   "Clears tables and sets places for lunch",
		"Drive the van and load parcels at the hub":               "Drives the van and loads parcels at the hub",
		"Cook breakfast and plan menus for the week":              "Cooks breakfast and plans menus for the week",
		"Teach French":  "Teaches French",
		"Run Workshops": "Runs Workshops",
		"Build Walls":   "Builds Walls",
		"Fix Bikes":     "Fixes Bikes",
		"Manage Leith Ropes Ltd sites and hire crews":     "Manages Leith Ropes Ltd sites and hires crews",
		"Find jobs for young people":                      "Finds jobs for young people",
		"Secure a job for each trainee":                   "Secures a job for each trainee",
		"Find employment for refugees":                    "Finds employment for refugees",
		"Get job cards signed by the foreman":             "Gets job cards signed by the foreman",
		"Gain a job lot of timber at auction each month":  "Gains a job lot of timber at auction each month",
		"Break down barriers between teams":               "Breaks down barriers between teams",
		"Fold sheets and break down pallets":              "Folds sheets and breaks down pallets",
		"Run the mill and plan to retire":                 "Runs the mill and plans to retire",
		"Keep the books and aim to balance them daily":    "Keeps the books and aims to balance them daily",
		"Care for lambs and want to farm":                 "Cares for lambs and wants to farm",
		"Run classes at our own studio":                   "Runs classes at their own studio",
		"Sell bread from our own ovens":                   "Sells bread from their own ovens",
		"Lead the choir and play the organ":               "Leads the choir and plays the organ",
		"Answer calls and book rooms for guests":          "Answers calls and books rooms for guests",
		"Weld pipes and test joints to code":              "Welds pipes and tests joints to code",
		"Write songs and record albums at home":           "Writes songs and records albums at home",
		"Review claims and process refunds by Friday":     "Reviews claims and processes refunds by Friday",
		"Graduate in June and start work at once":         "Graduates in June and starts work at once",
		"Obtain a job with a shipyard":                    "Obtain a job with a shipyard",
		"Secure a position in nursing":                    "Secure a position in nursing",
		"Find a challenging role where I can grow":        "Find a challenging role where they can grow",
		"Responsible for repairs and break down service":  "Responsible for repairs and break down service",
		"Clean pools and balance chemicals":               "Cleans pools and balances chemicals",
		"Edit film and cut trailers":                      "Edits film and cuts trailers",
		"Lead Tours of the old town and market the walks": "Leads Tours of the old town and markets the walks",
		"Ensure customers can pay by card":                "Ensures customers can pay by card",
		"Check drivers can reach the sites":               "Checks drivers can reach the sites",
		"Confirm guests will arrive on time":              "Confirms guests will arrive on time",
		"Ensure staff can log in from home":               "Ensures staff can log in from home",
		"Ensure rooms are clean and tidy":                 "Ensures rooms are clean and tidy",
		"Check pumps are serviced on time":                "Checks pumps are serviced on time",
	} {
		if got, _ := perspective.Rewrite(in, cv.ThirdPerson, perspective.Subject{Pronouns: cv.None}); got != want {
			t.Errorf("%s\n got  %s\n want %s", in, got, want)
		}
	}
}
