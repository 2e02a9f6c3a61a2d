package condense

import (
	"strings"
	"testing"
)

func TestVerbsOfARowStandInOneForm(t *testing.T) {
	past, now := speaker{past: true, third: true}, speaker{third: true}
	for _, c := range []struct {
		s            speaker
		before, want string
	}{
		{now, "Arranges, handles and processing the orders of the yard.", "Arranges, handles and processes the orders of the yard."},
		{now, "Supervises and monitor the lifting of masts.", "Supervises and monitors the lifting of masts."},
		{now, "Coordinates with the yard and supervise the tests.", "Coordinates with the yard and supervises the tests."},
		{
			now, "Reports the tides to the harbour and Coordinate with pilots.",
			"Reports the tides to the harbour and Coordinates with pilots.",
		},
		{
			past, "Settled complaints regarding ropes and tar and providing notes to the yard.",
			"Settled complaints regarding ropes and tar and provided notes to the yard.",
		},
		{now, "Verifies and posting of supplier invoices.", "Verifies and posts supplier invoices."},
		{now, "Operates and maintenance of two engines.", "Operates and maintains two engines."},
		{now, "Prepares the tide tables and submit to the harbour.", "Prepares the tide tables and submits to the harbour."},
		{now, "Verifies the results, and logging the faults in the book.", "Verifies the results, and logs the faults in the book."},
		{
			past, "Consulted with clients to understand their needs and determines the route.",
			"Consulted with clients to understand their needs and determined the route.",
		},
		{past, "Motivated the crew and Generating sales from the shop.", "Motivated the crew and Generated sales from the shop."},
		{past, "Maintained the cranes and performing small repairs.", "Maintained the cranes and performed small repairs."},
		{past, "Analysed the shop drawing and planning the refit.", "Analysed the shop drawing and planned the refit."},
		{past, "Recruited new deckhands and training them.", "Recruited new deckhands and trained them."},
		{now, "Receives all incoming calls and ensuring their routing.", "Receives all incoming calls and ensures their routing."},
		{
			now, "Prepares reports based on accurate testing results and raise faults against the yard.",
			"Prepares reports based on accurate testing results and raises faults against the yard.",
		},
		{
			now, "Supervises the works as per the rules and report to the master.",
			"Supervises the works as per the rules and reports to the master.",
		},
		{now, "Supervises works, logs and report writing.", "Supervises works, logs and report writing."},
		{past, "Answered calls, Schedule appointments and greet guests.", "Answered calls, Scheduled appointments and greeted guests."},
		{past, "Read tide charts and assembling masts of boats.", "Read tide charts and assembled masts of boats."},
		{past, "Set out the buoys and checking their chains.", "Set out the buoys and checked their chains."},
		{past, "Solicited and incorporate views of the crew.", "Solicited and incorporated views of the crew."},
		{past, "Created and Design tide charts for owners.", "Created and Designed tide charts for owners."},
		{now, "Greets and escort guests to the quay.", "Greets and escort guests to the quay."},
		{now, "Conducts weekly and daily meeting with the yard.", "Conducts weekly and daily meeting with the yard."},
		{now, "Attends to the till for deposits, check writing and filing.", "Attends to the till for deposits, check writing and filing."},
		{past, "Arranged the berths and be in touch with owners.", "Arranged the berths and was in touch with owners."},
	} {
		if got := rowed(c.before, c.s); got != c.want {
			t.Errorf("%s\n got  %s\n want %s", c.before, got, c.want)
		}
		if got := rowed(c.want, c.s); got != c.want {
			t.Errorf("%s\n became %s", c.want, got)
		}
	}
}

// Of two adjectives none is a verb, nor of two words that both tell of which kind what follows is.
func TestGerundsBesideTheFirstVerb(t *testing.T) {
	past, now := speaker{past: true, third: true}, speaker{third: true}
	for _, c := range []struct {
		s            speaker
		text, before string
		after        string
	}{
		{past, "Supervised and providing guidance to junior riggers.", "and providing", "and provided"},
		{now, "Checks the ropes regularly and delegating tasks to riggers.", "and delegating", "and delegates"},
	} {
		list := rows(c.text, c.s)
		if len(list) != 1 || !strings.HasPrefix(list[0].before, c.before) || !strings.HasPrefix(list[0].after, c.after) {
			t.Errorf("%q: %v", c.text, list)
		}
	}
}

func TestAdjectivesOfARowStay(t *testing.T) {
	for _, text := range []string{
		"Maintained accurate and complete crew logs, and trained mates.",
		"Kept the berths clean and ran smooth and secure mooring trials.",
		"Checked the tide tables and supporting documentation.",
		"Keyed company and building tenant invoices into the ledger.",
	} {
		if got := rows(text, speaker{past: true, third: true}); len(got) > 0 {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestWordsThatAreNoVerbsOfARowStay(t *testing.T) {
	past, now := speaker{past: true, third: true}, speaker{third: true}
	for _, c := range []struct {
		s    speaker
		text string
	}{
		{past, "Supervised the installation of masts and testing the cables."},
		{past, "Assisted in planning and executing the regatta."},
		{now, "Bears the onus of Creating & maintaining charts for the fleet."},
		{past, "Worked as a warden for a season to crosscheck and maintain the charts."},
		{past, "Assisted the captain in his daily duties and follow ups."},
		{past, "Managed the yard, cutting its costs and reducing the waste."},
		{past, "Checked that the pumps meet the rules and exceeds the old ones."},
		{past, "Ensured crews follow the rules and have permits."},
		{past, "Created the bill of materials for maintenance and daily work."},
		{past, "Updated the leave and attendance sheets, employs records."},
		{past, "Attended to owners' queries and complains."},
		{past, "Handled incoming and outgoing mail of the harbour."},
		{past, "Told owners to sail and be in touch with pilots."},
		{now, "Takes corrective and preventing actions."},
		{past, "Assembled the set up and break down of the shows."},
		{now, "Currently engaged and supporting the yard of the port."},
		{past, "Designed all yard approval and reporting templates of the port."},
		{past, "Highly organized and creating clear charts for owners."},
		{past, "Maintained logs of goods and receiving point."},
		{past, "Travelled and field work of the yard."},
		{past, "Worked with Quay, Schedule boats and other tools."},
		{past, "Read charts of tides and mooring."},
		{past, "Used ArcGIS and Excel to draw the shoals."},
		{past, "Provided energy and drive to the new crew."},
		{past, "Placed buy/sell orders for the fleet."},
		{past, "Helped the owner to plan and run the yard."},
		{past, "Joined the board, which plans and runs the regatta."},
		{past, "Took part in talks and reporting to owners."},
		{now, "Plans daily and weekly work of the yard."},
		{now, "Oversees the expenses, bank credit lines and rents."},
		{now, "Works with designers to draw and build boats."},
		{now, "Resolves supply, quality and invoicing issues with vendors."},
		{now, "Leads the crew by planning shifts and checking logs."},
		{now, "Joined in May and leads the night shift."},
		{speaker{}, "Plan shifts and checks."},
	} {
		if got := rowed(c.text, c.s); got != c.text {
			t.Errorf("%s\n became %s", c.text, got)
		}
	}
}

func rowed(text string, s speaker) string {
	for _, m := range rows(text, s) {
		text = strings.Replace(text, m.before, m.after, 1)
	}
	return text
}
