package perspective_test

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestThingsStay: names, numbers and nouns that look like verbs stay what they are; the verbs beside them agree.
func TestThingsStay(t *testing.T) {
	for in, want := range map[string]string{
		"Ask Home Ropes Pvt. Ltd (looms)":                            "Ask Home Ropes Pvt. Ltd (looms)",
		"Drew the plans of Phase – I of the quay.":                   "Drew the plans of Phase – I of the quay.",
		"Holds a diploma in labour relations I":                      "Holds a diploma in labour relations I",
		"Responsible for tests and follow up of requests.":           "Responsible for tests and follow up of requests.",
		"Select results can be viewed on the quay.":                  "Select results can be viewed on the quay.",
		"Develop & Maintain long-term ties with dealers.":            "Develops & Maintains long-term ties with dealers.",
		"Supervise and Monitor the laying of cables.":                "Supervises and Monitors the laying of cables.",
		"Produce a layout of the map and manage data of the port.":   "Produces a layout of the map and manages data of the port.",
		"Prepare a layout of map and manage data of the port.":       "Prepares a layout of map and manages data of the port.",
		"I declare that this is true and also pledge to serve well.": "Declares that this is true and also pledges to serve well.",
		"Report to the port and our own office.":                     "Reports to the port and their own office.",
		"Obtain a challenging lead position in a shipyard.":          "Obtain a challenging lead position in a shipyard.",
		"Involved in planned and break down maintenance of winches.": "Involved in planned and break down maintenance of winches.",
		"Graduate in rope science with nine years at sea.":           "Graduate in rope science with nine years at sea.",
		"Fit out & interior works of two quays.":                     "Fit out & interior works of two quays.",
		"Fit out the new quays.":                                     "Fits out the new quays.",
		"Experience 5.6 Years":                                       "Experience 5.6 Years",
		"Experience 20 boats a day.":                                 "Experiences 20 boats a day.",
		"Process owner of the quay.":                                 "Process owner of the quay.",
		"Process the owner's mail.":                                  "Processes the owner's mail.",
		"Panel discussion, rope science, Leith.":                     "Panel discussion, rope science, Leith.",
		"I - 5.8":                                                    "I - 5.8",
		"(Moor)":                                                     "(Moor)",
		"Campaign for new quays in Leith.":                           "Campaign for new quays in Leith.",
		"Relay panel wiring and mast testing.":                       "Relay panel wiring and mast testing.",
		"Relay the news to the crew.":                                "Relays the news to the crew.",
		"Handled ropes by myself.":                                   "Handled ropes by themselves.",
		"Began my career in Leith.":                                  "Began their career in Leith.",
		"Trained riggers under my supervision.":                      "Trained riggers under their supervision.",
		"Sold my company in Leith.":                                  "Sold their company in Leith.",
		"Reported to my manager.":                                    "Reported to the manager.",
		"Mended my boat and my own ropes.":                           "Mended their boat and their own ropes.",
		"Mended ropes for my clients.":                               "Mended ropes for clients.",
		"Sailing is one of my main aims.":                            "Sailing is one of their main aims.",
		"Worked to the best of my skills at sea.":                    "Worked to the best of their skills at sea.",
		"Chosen because of my skills at sea.":                        "Chosen because of their skills at sea.",
		"Rigger's thesis: Tarn, I.":                                  "Rigger's thesis: Tarn, I.",
		"Sailing runs in my veins.":                                  "Sailing runs in their veins.",
		"Mended two of my boats.":                                    "Mended two of their boats.",
		"Kept a list of my berths.":                                  "Kept a list of berths.",
		"I Spend my free time at sea.":                               "Spends their free time at sea.",
		"I declare that all is true and correct to my knowledge.":    "Declares that all is true and correct to their knowledge.",
		"Coordinate the drop and pick up of ropes.":                  "Coordinates the drop and pick up of ropes.",
		"Mended the loader, the digger, dump trucks.":                "Mended the loader, the digger, dump trucks.",
		"Deploy riggers in each shift & Ensure tidy berths.":         "Deploys riggers in each shift & Ensures tidy berths.",
		"My Contribution: the winches":                               "Contribution: the winches",
		"Tide Application":                                           "Tide Application",
		"Chat Application":                                           "Chat Application",
		"Study Abroad":                                               "Study Abroad",
		"Study tides abroad.":                                        "Studies tides abroad.",
		"Obtain new licences and renew old ones.":                    "Obtains new licences and renews old ones.",
	} {
		if got, _ := perspective.Rewrite(in, cv.ThirdPerson, perspective.Subject{Pronouns: cv.None}); got != want {
			t.Errorf("%s\n got  %s\n want %s", in, got, want)
		}
	}
}
