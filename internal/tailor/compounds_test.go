package tailor

import (
	"testing"

	"focal/internal/cv"
)

// TestOneWordInEverySpelling: whoever writes a word in another way has the same thing, and two words that only look alike
// are two.
func TestOneWordInEverySpelling(t *testing.T) {
	for _, c := range []struct{ cv, asked, status string }{
		{"Ran the retort sterilization of soups.", "Retort sterilisation", Met},
		{"Led the paediatric ward.", "Pediatric", Met},
		{"Watched the neighbourhood programme.", "Neighborhood programs", Met},
		{"Did the moulding of parts.", "Molding", Met},
		{"Drew plans in Auto cad.", "AutoCAD", Met},
		{"Drew plans in Auto CAD 2010.", "AutoCAD", Met},
		{"Drew plans in AutoCAD.", "Auto CAD", Met},
		{"Drew plans in Auto-CAD.", "AutoCAD", Met},
		{"Reports in PowerBI.", "Power BI", Met},
		{"Ran the e-commerce site.", "Ecommerce", Met},
		{"Ran the ecommerce shop.", "E-commerce", Met},
		{"Served clients in health care.", "Healthcare", Met},
		{"Served clients in healthcare.", "Health care", Met},
		{"Gave onsite support.", "On-site support", Met},
		{"Kept the data base of members.", "Database", Met},
		{"Letters in MS-Office.", "Microsoft Office", Met},
		{"Wrote search-engine optimisation briefs.", "SEO", Met},
		{"Ran NEC3 contracts.", "NEC contracts", Met},
		{"Wrote HTML5 pages.", "HTML", Met},
		{"Gave on-site support.", "On site support", Met},
		{"Gave on site support.", "On-site support", Met},
		{"Ran in-house courses.", "In house courses", Met},
		{"Kept the by-laws.", "By laws", Met},
		{"Built the shop in Sales Force and Java.", "Salesforce", Met},
		{"Built pipelines in Air Flow.", "Airflow", Met},
		{"Led a sales force of 20.", "Salesforce", Not},
		{"Fixed the air flow of ducts.", "Airflow", Not},
		{"Worked an 8-hour work day.", "Workday", Not},
		{"Photo shop with two rooms.", "Photoshop", Not},
		{"Defended a fire base.", "Firebase", Not},
		{"Wrote on the black board.", "Blackboard", Not},
		{"Kept the share point of two funds.", "SharePoint", Not},
		{"Administered Salesforce.", "Managing a sales force", Not},
		{"I go the extra mile.", "Go", Not},
		{"I express ideas clearly.", "Express", Not},
		{"Swift delivery of orders.", "Swift", Not},
		{"Excel in fast paced environments.", "Excel", Not},
		{"React quickly to change.", "React", Not},
		{"Moved services from Java to Go.", "Go", Met},
		{"Kept stock in excel and word.", "Excel", Met},
		{"Wrote Java services.", "JavaScript", Not},
		{"Wrote JavaScript pages.", "Java", Not},
		{"Wrote firmware in C.", "C++", Not},
		{"Ran a plant nursery.", "Nursing", Not},
		{"Improved the yield over time.", "Overtime", Not},
		{"Served food, bank staff and others.", "Foodbank", Not},
		{"Kept the web site.", "On-site", Not},
		{"Handled checks of vehicles.", "Cheque", Not},
		{"Ran the office of a charitable organisation.", "Organ", Not},
		{"Played an important role in export.", "Import", Not},
		{"Led the international desk.", "Internal audit", Not},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", "Northfold", 2015, 0, c.cv)}}
		doc.AssignIDs()
		r := Compare(doc, []Requirement{{Text: c.asked, Quote: c.asked, Level: Must, Kind: KindSkill}}, today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q beside %q: %s (%s), want %s", c.asked, c.cv, r.Status, r.Reason, c.status)
		}
		if r.Text != c.asked {
			t.Errorf("%q is shown as %q", c.asked, r.Text)
		}
	}
}
