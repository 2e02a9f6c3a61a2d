package caption

import "testing"

func TestAnnounces(t *testing.T) {
	for text, want := range map[string]bool{
		"Key Measurable Achievements:": true, "Achievements/Tasks": true, "Brief Description of Project :": true, "Details:": true,
		"Client Details": true, "Handled responsibilities:": true, "Responsibilities handled": true, "Rolls & Responsibility": true,
		"A B C":                     false,
		"Roles & Responsibilities:": true, "JOB PROFILE:": true, "Key Result Areas:": true, "Duties and Responsibilities:-": true,
		"MAJOR WORKS DONE": true, "Other responsibilities include:": true, "Essential functions:": true, "Work carried out:": true,
		"Their Roles & Responsibilities": true, "Nature of Job:": true, "Key Performance Areas": true,
		"My work covers the following:": true, "Projects as below:-": true, "Duties and responsibilities :": true,
		"Performed the duties of the client project.": false, "Handled daily responsibilities of the client": false,
		"Project Manager": false, "Description of Boats": false, "Key Results Ltd": false, "The Work": false, "Daily": false,
		"Project": true, "Projects:": true, "5 Projects": false,
		"Project: slipway": false, "Previous work": false, "Experience in mooring": false, "Employment law": false,
		"Achieved 40 moorings": false, "Calibration:": false, "Key accounts": false, "Work": false, "Role: Rigger": false,
		"Responsibilities of the harbour master": false, "Company profile:": false, "Other work": false, "": false,
		"Responsible for the tills": false, "Projects handled": false,
	} {
		if Announces(text) != want {
			t.Errorf("Announces(%q) = %v", text, !want)
		}
	}
}

func TestOverPosts(t *testing.T) {
	for text, want := range map[string]bool{
		"Key Work Experience:": true, "Present Employment": true, "Professional Experiences": true, "Previous Employment": true,
		"Experience": false, "Other experience": false, "Mooring experience": false, "Experience in mooring": false, "": false,
	} {
		if OverPosts(text) != want {
			t.Errorf("OverPosts(%q) = %v", text, !want)
		}
	}
}

func TestHeads(t *testing.T) {
	for text, want := range map[string]bool{
		"Roles/Responsibilities handled:": true, "Responsibilities as a rigger:": true, "Accountabilities : -": true,
		"Responsibilities": true, "My work covers the following:": true, "Activities": false, "Responsible for the tills": false,
		"Took over all duties of the night manager in summer:": false,
	} {
		if Heads(text) != want {
			t.Errorf("Heads(%q) = %v", text, !want)
		}
	}
}

func TestFieldName(t *testing.T) {
	for text, want := range map[string]bool{
		"Position Title (Level)": true, "Company 2": true, "NatureofWork": true,
		"Concern Name": true, "Date of employ": true, "Field of Study": true,
		"Moss College": false, "Java Developer": false, "": false,
		"2012": false, "2": false, "2 years": false, "From 2012": false, "3 - 5 months": false,
	} {
		if FieldName(text) != want {
			t.Errorf("FieldName(%q) = %v", text, !want)
		}
	}
}

func TestTableHead(t *testing.T) {
	for text, want := range map[string]bool{
		"Name of Organisation City, Country. Designation From To Duration Reason For Leaving": true,
		"Organisation Duration Designation/Remarks":                                           true,
		"From To":                              true,
		"To":                                   false,
		"Degree in Marks":                      false,
		"From 2010 to 2012 Designation Rigger": false,
	} {
		if TableHead(text) != want {
			t.Errorf("TableHead(%q) = %v", text, !want)
		}
	}
}
