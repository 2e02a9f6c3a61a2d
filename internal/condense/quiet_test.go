package condense

import (
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestTextsInCapitalsAreSetAsSentences(t *testing.T) {
	for before, after := range map[string]string{
		"GUIDE THE CREW OF THE FERRY DAILY.":                     "Guide the crew of the ferry daily.",
		"TEN YEARS' EXPERIENCE IN HVAC AND REFRIGERATION":        "Ten years' experience in HVAC and refrigeration",
		"I AM A CAREFUL WORKER AND LEAD THE CREW":                "I am a careful worker and lead the crew",
		"CHECKED WHETHER IT WAS SAFE SO THAT IT EASED THE WORK":  "Checked whether it was safe so that it eased the work",
		"MANAGED IT WHILE IT STAFF WERE ON LEAVE":                "Managed it while IT staff were on leave",
		"MANNED THE DESK UNTIL IT SUPPORT ARRIVED":               "Manned the desk until IT support arrived",
		"MADE SURE THAT IT SERVICES WORKED WELL":                 "Made sure that IT services worked well",
		"INSTALLED NO AND NC CONTACTS FOR THE HARBOUR":           "Installed NO and NC contacts for the harbour",
		"MEASURED THE PCR AND NO LEVELS OF THE WATER":            "Measured the PCR and NO levels of the water",
		"TAUGHT CHILDREN WITH ADD AND AUTISM":                    "Taught children with ADD and autism",
		"WROTE THE HARBOUR TOOLS IN GO AND ORACLE":               "Wrote the harbour tools in GO and Oracle",
		"ADD AND REMOVE USERS OF THE HARBOUR":                    "Add and remove users of the harbour",
		"TRAINED THE IT STAFF OF THE HARBOUR ON PUMPS":           "Trained the IT staff of the harbour on pumps",
		"CREWS DON’T GO TO BIG HARBOURS WITH NO LESS THAN ROPES": "Crews don’t go to big harbours with no less than ropes",
		"CHECKED PUMP NO 7 AND ALL THE ROPES OF THE YARD":        "Checked pump NO 7 and all the ropes of the yard",
		"11 YEARS EXPERIENCE WITH PUMPS":                         "11 years experience with pumps",
		"TESTING OF 33KV PANELS AND A320 DOORS":                  "Testing of 33KV panels and A320 doors",
		"CHECKED THE HULLS. PAINTED THEM WELL.":                  "Checked the hulls. Painted them well.",
		"WORKED WITH ORACLE AND SAP IN DUBAI":                    "Worked with Oracle and SAP in Dubai",
		"REPARED THE ENGINES AND MANTENANCE OF THE PUMPS":        "Repared the engines and mantenance of the pumps",
		"WEEKLY REPORTS TO KRELL & CO FOR THE HARBOUR WALL":      "",
		"KRELLOM GOLD AVENUE TOWER":                              "",
		"PROJECT: A NEW PLANT FOR ROPES":                         "Project: A new plant for ropes",
		"PROJECT SITE: THE KRELL ROPE LTD, LEITH":                "",
		"NORTHERN AREA ROPE WORKS)":                              "",
		"B.TECH, ROPE ENGINEERING":                               "",
		"RESUME_OF THE RIGGER":                                   "",
		"FAMILIAR WITH TEST EQUIPMENT:":                          "Familiar with test equipment:",
		"CLIENT: HARBOUR DEVELOPMENT AUTHORITY":                  "Client: Harbour Development Authority",
		"DIVISION OF MERCER PILOT GROUP":                         "Division of Mercer Pilot Group",
		"PORT SERVICE DEPARTMENT, GULF FERRIES":                  "Port Service Department, Gulf Ferries",
		"BOARD OF HARBOUR EDUCATION, LEITH":                      "Board of Harbour Education, Leith",
		"NATIONAL FERRY OWNERS ASSOCIATION (NFOA)":               "National Ferry Owners Association (NFOA)",
		"INTERNATIONAL ROPETECHNIC COMMISSION (IRC)":             "International Ropetechnic Commission (IRC)",
		"NATIONAL CRANE CODE (NCC)":                              "National Crane Code (NCC)",
		"CO-CURRICULAR AND NON-TECHNICAL TRAINING":               "Co-curricular and non-technical training",
		"DUTIES AT TRIDENT SITES AS A YARD MANAGER":              "Duties at Trident sites as a yard manager",
		"PREPARED THE BILL OF QUANTITIES (BOQ)":                  "Prepared the bill of quantities (BOQ)",
		// Names, abbreviations, codes and what has small letters stay.
		"TARNBECK MARINE SERVICES LTD.":                   "",
		"QUTTAR ROPE UNIVERSITY":                          "",
		"LECTURED AT THE COLLEGE OF ROPE ARTS":            "",
		"FROM : ROPE COLLEGE, M.S.UNIVERSITY,LEITH,FIFE.": "",
		"HSE, NEBOSH, IOSH AND OSHA":                      "",
		"QA/QC, NDT":                                      "",
		"Guide THE CREW daily":                            "",
		"PORT MANAGER":                                    "",
		"XQR BLV KRELL ZZT 33KV AND QRST WTRN":            "",
		"12/2014 – 04/2016":                               "",
	} {
		doc := bulletsOf(before)
		doc.Work[0].Organisation.Value = "Trident Harbour Services"
		original := doc.Clone()
		notes := Quiet(doc, nil)
		want := after
		if want == "" {
			want = before
		}
		if got := doc.Work[0].Highlights[0].Value; got != want || (after != "") != (len(notes) == 1) {
			t.Errorf("%q\n got %q\nwant %q, %d notes", before, got, want, len(notes))
		}
		if reverted := truth.Enforce(original, doc, notes); len(reverted) > 0 {
			t.Errorf("%q: taken back: %v", before, reverted)
		}
	}
}

func TestCapitalsOfOtherLanguagesAndKeptOnesStay(t *testing.T) {
	const text = "GUIDE THE CREW OF THE FERRY DAILY."
	doc := bulletsOf(text)
	if notes := Quiet(doc, func(cv.Note) bool { return false }); len(notes) > 0 || doc.Work[0].Highlights[0].Value != text {
		t.Error("set although the user wants it as it was")
	}
	doc.Locale = "de-DE"
	if notes := Quiet(doc, nil); len(notes) > 0 {
		t.Error("a German text was set by the words of English")
	}
}
