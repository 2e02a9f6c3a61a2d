package rank

import (
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestCivilian(t *testing.T) {
	for _, c := range []struct {
		name, locale, title, organisation, want string
	}{
		{"British Army, soldier", "en-GB", "Lance Corporal", "Royal Logistic Corps", "Lance Corporal (deputy team leader)"},
		{"British Army, sergeant of a unit", "en-GB", "Sergeant", "3rd Battalion, The Fenland Regiment", "Sergeant (supervisor)"},
		{
			"an appointment beats the rank in it", "en-GB", "Platoon Sergeant", "2 FENS",
			"Platoon Sergeant (supervisor and deputy unit manager)",
		},
		{"brackets are shared", "en-GB", "Movements Planner (SSgt)", "Army Headquarters", "Movements Planner (SSgt, section manager)"},
		{"staff sergeant, UK", "en-GB", "Staff Sergeant", "REME", "Staff Sergeant (section manager)"},
		{"staff sergeant, US", "en-US", "Staff Sergeant", "US Army", "Staff Sergeant (supervisor)"},
		{"staff sergeant of nobody knows where", "en", "Staff Sergeant", "Army", ""},
		{"warrant officer, UK", "en-GB", "Warrant Officer Class 2", "Royal Engineers", "Warrant Officer Class 2 (operations manager)"},
		{"warrant officer, US", "en-US", "Chief Warrant Officer 3", "U.S. Army", "Chief Warrant Officer 3 (technical expert and adviser)"},
		{"captain of the army", "en-GB", "Captain", "The Fenland Rifles", "Captain (manager)"},
		{"captain of the navy", "en-GB", "Captain", "Royal Navy", "Captain (director)"},
		{"captain of an airline", "en-GB", "Captain", "Estuary Airways", ""},
		{"captain of a ferry", "en-GB", "Captain", "Merchant Navy", ""},
		{"captain of a team", "en-GB", "Captain", "Works cricket team", ""},
		{"captain of nothing that is known", "en-GB", "Captain", "Estuary Ltd", ""},
		{"major of the army", "en-GB", "Major, Operations", "British Army", "Major, Operations (senior manager)"},
		{"no major at all", "en-GB", "Major Projects Manager", "Army Headquarters", ""},
		{"a private secretary", "en-GB", "Private Secretary", "Army Board", ""},
		{"a sergeant of the police", "en-GB", "Sergeant", "Fenland Police", ""},
		{"military police", "en-GB", "Sergeant", "Royal Military Police", "Sergeant (supervisor)"},
		{"an officer of the Salvation Army", "en-GB", "Captain", "The Salvation Army", ""},
		{"Royal Navy, rating", "en-GB", "Leading Hand", "HMS Example", "Leading Hand (team leader)"},
		{"Royal Navy, officer", "en-GB", "Lieutenant Commander", "Royal Navy", "Lieutenant Commander (senior manager)"},
		{"RAF, airman", "en-GB", "Senior Aircraftman", "RAF Exampleford", "Senior Aircraftman (team member)"},
		{"RAF, officer", "en-GB", "Squadron Leader", "No. 912 Squadron", "Squadron Leader (senior manager)"},
		{
			"a trade of the navy with the marines' word", "en-GB", "Petty Officer (Marine Engineering)", "Royal Navy",
			"Petty Officer (Marine Engineering, supervisor)",
		},
		{"US Navy", "en-US", "Petty Officer First Class", "US Navy", "Petty Officer First Class (supervisor)"},
		{"US Navy, officer", "en-US", "Ensign", "USS Example", "Ensign (junior manager)"},
		{"US Air Force", "en-US", "Technical Sergeant", "United States Air Force", "Technical Sergeant (supervisor)"},
		{"US Air Force, officer", "en-US", "Captain", "United States Air Force", "Captain (manager)"},
		{"US Marines", "en-US", "Gunnery Sergeant", "USMC", "Gunnery Sergeant (section manager)"},
		{"a trade by its code", "en-US", "88M Driver", "US Army", "88M Driver (truck driving)"},
		{
			"rank and trade", "en-US", "Sergeant, Unit Supply Specialist", "US Army",
			"Sergeant, Unit Supply Specialist (supervisor, warehousing and stock control)",
		},
		{"a trade that others have", "en-US", "Logistics Specialist", "Estuary Freight", ""},
		{"a specialist of another kind", "en-US", "Procurement Specialist", "US Army", ""},
		{"the words are there", "en-GB", "Lance Corporal (deputy team leader)", "British Army", ""},
		{"Canada, the crown is not Britain's", "en-CA", "Warrant Officer", "Royal Canadian Air Force", "Warrant Officer (section manager)"},
		{"Canada, army", "en-CA", "Master Corporal", "Canadian Army", "Master Corporal (team leader)"},
		{
			"Canada, a corporal is silent or right", "en-CA", "Master Warrant Officer", "CFB Exampleton",
			"Master Warrant Officer (operations manager)",
		},
		{"Canada, navy", "en-CA", "Petty Officer 1st Class", "HMCS Example", "Petty Officer 1st Class (section manager)"},
		{
			"Canada, navy, chief", "en-CA", "Chief Petty Officer 2nd Class", "Royal Canadian Navy",
			"Chief Petty Officer 2nd Class (operations manager)",
		},
		{"Canada, air, officer", "en-CA", "Captain", "RCAF", "Captain (manager)"},
		{"Canada, trade", "en-CA", "Supply Technician", "Canadian Army", "Supply Technician (warehousing and stock control)"},
		{"Canada, commodore", "en-CA", "Commodore", "Royal Canadian Navy", "Commodore (senior director)"},
		{"Australia, army", "en-AU", "Warrant Officer Class 2", "Australian Army", "Warrant Officer Class 2 (operations manager)"},
		{"Australia, navy", "en-AU", "Leading Seaman", "HMAS Example", "Leading Seaman (team leader)"},
		{"Australia, air", "en-AU", "Flight Lieutenant", "Royal Australian Air Force", "Flight Lieutenant (manager)"},
		{
			"Australia, air, trade", "en-AU", "Leading Aircraftman, Avionics Technician", "RAAF",
			"Leading Aircraftman, Avionics Technician (team member, aircraft maintenance)",
		},
		{"Australia, brigadier", "en-AU", "Brigadier", "Australian Army", "Brigadier (senior director)"},
		{"India, army", "en-IN", "Havildar", "Indian Army", "Havildar (supervisor)"},
		{"India, army, jco", "en-IN", "Naib Subedar", "Sikh Regiment", "Naib Subedar (section manager)"},
		{"India, army, subedar major", "en-IN", "Subedar Major", "Indian Army", "Subedar Major (senior operations manager)"},
		{"India, army, lance naik", "en-IN", "Lance Naik", "Indian Army", "Lance Naik (deputy team leader)"},
		{"India, air", "en-IN", "Junior Warrant Officer", "Indian Air Force", "Junior Warrant Officer (section manager)"},
		{"India, air, warrant officer", "en-IN", "Warrant Officer", "IAF", "Warrant Officer (operations manager)"},
		{"India, air, officer", "en-IN", "Wing Commander", "Indian Air Force", "Wing Commander (head of department)"},
		{"India, navy", "en-IN", "Petty Officer", "Indian Navy", "Petty Officer (supervisor)"},
		{"India, somebody called so", "en-IN", "Naik Transport Clerk", "Estuary Freight", ""},
		{"a word of another trade", "en-IN", "Sub Editor", "Army magazine", ""},
		{"an Indian firm", "en-IN", "Captain", "Indian Airlines", ""},
		{"another language", "de-DE", "Sergeant", "US Army", ""},
		{"a civilian post", "en-GB", "Accountant", "Ministry of Defence", ""},
	} {
		doc := &cv.Document{Locale: c.locale, Work: []cv.Engagement{{
			Title: cv.Text{ID: "t", Value: c.title}, Organisation: cv.Text{ID: "o", Value: c.organisation},
		}}}
		notes := Civilian(doc, nil, nil)
		got := doc.Work[0].Title.Value
		if c.want == "" {
			c.want = c.title
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if changed := got != c.title; changed != (len(notes) == 1) {
			t.Errorf("%s: %d notes", c.name, len(notes))
		}
	}
}

// The original always stands first, whatever the row; rows can be read, and none says the
// same form of the same service twice.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range entries {
		key := e.country + e.service + e.form
		if seen[key] || e.form == "" || e.words == "" || strings.ToLower(e.words) != e.words {
			t.Errorf("row %+v", e)
		}
		seen[key] = true
		if got := behind("X "+e.form, e.words); !strings.HasPrefix(got, "X "+e.form) {
			t.Errorf("%q does not begin with the original", got)
		}
	}
	for _, country := range []string{"uk", "us"} {
		for _, service := range []string{"army", "navy", "air"} {
			for _, level := range strings.Split("team member,team leader,supervisor,section manager,manager,senior manager,director", ",") {
				if !has(country, service, level) {
					t.Errorf("%s, %s: nobody is a %s", country, service, level)
				}
			}
		}
	}
}

func has(country, service, words string) bool {
	for _, e := range entries {
		if e.words == words && (e.country == "*" || e.country == country) && (e.service == "*" || e.service == service) {
			return true
		}
	}
	return false
}

func TestCivilianIsDecidedByTheUser(t *testing.T) {
	post := func() *cv.Document {
		return &cv.Document{Work: []cv.Engagement{{Title: cv.Text{ID: "t", Value: "Lance Corporal"}}}}
	}
	kept, own := post(), post()
	if notes := Civilian(kept, nil, func(cv.Note) bool { return false }); len(notes) > 0 || kept.Work[0].Title.Value != "Lance Corporal" {
		t.Errorf("taken back, it says %q", kept.Work[0].Title.Value)
	}
	if notes := Civilian(own, func(string) bool { return true }, nil); len(notes) > 0 || own.Work[0].Title.Value != "Lance Corporal" {
		t.Errorf("the user's own title became %q", own.Work[0].Title.Value)
	}
}
