package condense

import (
	"testing"

	"focal/internal/cv"
)

// One notion of what a word in capitals is, wherever it stands: names, titles and places get small letters, abbreviations none.
func TestNamesInCapitals(t *testing.T) {
	for _, c := range []struct {
		role         cv.Role
		before, want string
	}{
		{cv.RoleTitle, "TEAM LEADER", "Team Leader"},
		{cv.RoleTitle, "HEAD OF TRAINING", "Head of Training"},
		{cv.RoleTitle, "IT MANAGER", "IT Manager"},
		{cv.RoleTitle, "HVAC SITE ENGINEER", "HVAC Site Engineer"},
		{cv.RoleTitle, "QA/QC INSPECTOR", "QA/QC Inspector"},
		{cv.RoleTitle, "CODED WELDER / FABRICATOR", "Coded Welder / Fabricator"},
		{cv.RoleTitle, "STORE CUM OFFICE ASSISTANT", "Store cum Office Assistant"},
		{cv.RoleTitle, "SR. ART DIRECTOR", "Sr. Art Director"},
		{cv.RoleTitle, "ENGINEER III", "Engineer III"},
		{cv.RoleTitle, "MANAGER, HARBOUR DIVISION", "Manager, Harbour Division"},
		{cv.RoleTitle, "MANAGER, QXW DIVISION", "Manager, QXW Division"},
		{cv.RoleTitle, "PLANT MANAGER, IN", "Plant Manager, IN"},
		{cv.RoleTitle, "TEACHER, STEM", "Teacher, STEM"},
		{cv.RoleTitle, "TECHNICIAN", "Technician"},
		{cv.RoleTitle, "INTERN", "Intern"},
		{cv.RoleTitle, "SHOP-KEEPER", "Shop-Keeper"},
		{cv.RoleTitle, "CISCO", ""},
		{cv.RoleTitle, "VADER", ""},
		{cv.RoleTitle, "CEO", ""},
		{cv.RoleTitle, "Head Rigger", ""},
		{cv.RoleTitle, "SAP BASIS", "SAP Basis"},
		{cv.RoleOrganisation, "NYC OFFICE OF ROPE PRESERVATION AND TRADE", "NYC Office of Rope Preservation and Trade"},
		{cv.RoleOrganisation, "MERCER COLLEGE, OFFICE OF YARD LIFE", "Mercer College, Office of Yard Life"},
		{cv.RoleOrganisation, "TARNBEKA INSTITUTE OF ROPES", "Tarnbeka Institute of Ropes"},
		{cv.RoleOrganisation, "KRELLO'S ROPE BUREAU", "Krello's Rope Bureau"},
		{cv.RoleOrganisation, "ROPES USA, INC.", "Ropes USA, Inc."},
		{cv.RoleOrganisation, "THE HARBOUR OFFICERS NAUTICAL ORDER (HONO), INC.", "The Harbour Officers Nautical Order (HONO), Inc."},
		{cv.RoleOrganisation, "FIRST INTERNATIONAL NET DEALERS (FIND)", "First International Net Dealers (FIND)"},
		{cv.RoleOrganisation, "M/s. KRELLO ROPES (P) LTD", "M/s. Krello Ropes (P) Ltd"},
		{cv.RoleOrganisation, "TAMIL NADU ROPE BOARD", "Tamil Nadu Rope Board"},
		{cv.RoleOrganisation, "MERCER COLLEGE, BODH GAYA", "Mercer College, Bodh Gaya"},
		{cv.RoleOrganisation, "NIFT DELHI COLLEGE", "NIFT Delhi College"},
		{cv.RoleOrganisation, "COLLEGE OF ROPES, DELHI NIFT", "College of Ropes, Delhi NIFT"},
		{cv.RoleOrganisation, "INDIA NABL LABS", "India NABL Labs"},
		{cv.RolePlace, "NAVI MUMBAI, INDIA", "Navi Mumbai, India"},
		{cv.RoleOrganisation, "QRT INTERNATIONAL LTD., DELHI INDIA", "QRT International Ltd., Delhi India"},
		{cv.RoleOrganisation, "O'NEIL SHIPPING LLC", "O'Neil Shipping LLC"},
		{cv.RoleOrganisation, "KRELLO CONTRACTORs & CONSULTANTS", "Krello Contractors & Consultants"},
		{cv.RoleOrganisation, "KRELLO SCALES CO., Leith", "Krello Scales Co., Leith"},
		{cv.RoleOrganisation, "KRELLO ROPES & CO", "Krello Ropes & Co"},
		{cv.RoleHeading, "CO-CURRICULAR ACTIVITIES", "Co-Curricular Activities"},
		{cv.RolePlace, "DENVER, CO", "Denver, CO"},
		{cv.RolePlace, "ABU DHABI, UAE", "Abu Dhabi, UAE"},
		{cv.RolePlace, "LOS ANGELES, CA", "Los Angeles, CA"},
		{cv.RolePlace, "RIO DE JANEIRO", "Rio de Janeiro"},
		{cv.RolePlace, "PORT OF SPAIN", "Port of Spain"},
		{cv.RolePlace, "HULL, UAE HARBOUR", "Hull, UAE Harbour"},
		{cv.RoleOrganisation, "KRELLO", ""},
		{cv.RoleOrganisation, "KRELLO Ropes", ""},
		{cv.RoleOrganisation, "BMW", ""},
		{cv.RoleOrganisation, "BMW SALES", "BMW Sales"},
		{cv.RoleOrganisation, "UNESCO OFFICE", "UNESCO Office"},
		{cv.RoleOrganisation, "KRQT SERVICES", "KRQT Services"},
		{cv.RoleOrganisation, "S.Q.K.P.N.DELHI", "S.Q.K.P.N.Delhi"},
		{cv.RoleOrganisation, "www.KRELLO.com SALES TEAM", ""},
		{cv.RoleOrganisation, "3M HEALTH CARE", "3M Health Care"},
		{cv.RoleOrganisation, "ICICI BANK", "ICICI Bank"},
		{cv.RoleOrganisation, "KRELLBECK POLYTECHNIC, TARNIA", "Krellbeck Polytechnic, Tarnia"},
		{cv.RoleOrganisation, "AL-MAZEN SCHOOL OF ROPES", "Al-Mazen School of Ropes"},
		{cv.RoleOrganisation, "DEPARTMENT OF, LEITH", "Department of, Leith"},
		{cv.RoleQualification, "DIPLOMA IN ROPE DESIGN", "Diploma in Rope Design"},
		{cv.RoleQualification, "MATRICULATION", "Matriculation"},
		{cv.RoleQualification, "MBA", ""},
		{cv.RoleQualification, "HSC", ""},
		{cv.RolePlace, "DELHI", "Delhi"},
		{cv.RolePlace, "PORTLAND, OR", "Portland, OR"},
		{cv.RolePlace, "Leith (INDIA)", "Leith (India)"},
		{cv.RolePlace, "NEW YORK, NY, USA", "New York, NY, USA"},
		{cv.RolePlace, "DOHA, QATAR", "Doha, Qatar"},
		{cv.RolePlace, "UAE", ""},
		{cv.RolePlace, "Leith-UP (INDIA)", "Leith-UP (India)"},
		{cv.RoleQualification, "QRMA IS-00700: Ropes", ""},
		{cv.RoleQualification, "Board of Ropes, RT(MR)", ""},
		{cv.RoleOrganisation, "Institute of Ropes AS CR", ""},
		{cv.RoleOrganisation, "RED SEA ROPES", "Red Sea Ropes"},
		{cv.RoleHeading, "STRENGTHS", "Strengths"},
		{cv.RoleHeading, "FOCUS AREAS", "Focus Areas"},
		{cv.RoleHeading, "TOOLS", "Tools"},
		{cv.RoleHeading, "ERP", ""},
		{cv.RoleHeading, "ITIL", ""},
		{cv.RoleHeading, "KRAXWELL", ""},
		{cv.RoleHeading, "SAP MODULES", "SAP Modules"},
		{cv.RoleSkill, "DATA BASE MANAGEMENT", "Data Base Management"},
		{cv.RoleSkill, "HTML", ""},
		{cv.RoleSkill, "KRELLO SPARK", ""},
		{cv.RoleSkill, "MATLAB, STATA", ""},
		{cv.RoleBullet, "TEAM LEADER", ""},
		{cv.RoleContact, "TEAM LEADER", ""},
	} {
		v := cv.Text{Value: c.before}
		if got := (capitals{}).set(cv.Ref{Role: c.role, Section: cv.SectionWork, Text: &v}); got != c.want {
			t.Errorf("%s %q: got %q, want %q", c.role, c.before, got, c.want)
		}
	}
}

// What the rest of the CV shows decides first.
func TestNamesInCapitalsByTheRestOfTheCV(t *testing.T) {
	doc := bulletsOf("Sold ropes of DeKrell and Yelo to the RISK desk of Aqba.", "On demand it was shown to us.")
	known := capitalsOf(doc)
	for before, want := range map[string]string{
		"DEKRELL ROPES": "DeKrell Ropes", "YELO ROPES": "Yelo Ropes", "AQBA": "Aqba",
		"RISK ROPES": "RISK Ropes", "ZZEL ROPES": "ZZEL Ropes",
		"Leith, ON": "", "Dept. of IT": "", "ROPES US": "Ropes US",
	} {
		v := cv.Text{Value: before}
		if got := known.set(cv.Ref{Role: cv.RoleOrganisation, Section: cv.SectionWork, Text: &v}); got != want {
			t.Errorf("%q: got %q, want %q", before, got, want)
		}
	}
}
