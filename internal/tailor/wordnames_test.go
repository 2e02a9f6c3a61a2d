package tailor

import (
	"testing"

	"focal/internal/cv"
)

// Names of programs that are ordinary words are met by the program alone, and the word by any use of it.
func TestNamesThatAreWords(t *testing.T) {
	for _, c := range []struct{ asked, said, want string }{
		{"Experience of Go", "Go live support for the till system.", Not},
		{"Experience of Go", "Helped customers go paperless.", Not},
		{"Experience of Go", "Wrote billing services in Go.", Met},
		{"Go", "Built Go services on Linux.", Met},
		{"Swift", "Known for swift delivery of parcels.", Not},
		{"Swift", "Swift answers to enquiries.", Not},
		{"Swift", "Wrote the iOS app in Swift.", Met},
		{"Rust", "Removed rust from hulls.", Not},
		{"Rust", "Rust removal and painting of hulls.", Not},
		{"Rust", "Rewrote the parser in Rust.", Met},
		{"Microsoft Access", "Controlled access to the site.", Not},
		{"Access", "Controlled access to the site.", Not},
		{"Access", "Access control for the site.", Not},
		{"Access databases", "Controlled access to the site.", Not},
		{"Access", "Kept the stock in Access and Excel.", Met},
		{"Excel", "Helped pupils excel in maths.", Not},
		{"Excel", "Excel at helping pupils.", Not},
		{"Excel", "Built budgets in Excel.", Met},
		{"Spark", "Sparked an interest in science among pupils.", Not},
		{"Spark", "Spark plug replacement on vans.", Not},
		{"Apache Spark", "Spark plug replacement on vans.", Not},
		{"Spark", "Ran nightly jobs in Spark and Hive.", Met},
		{"Spring", "Organised the spring fair.", Not},
		{"Spring", "Spring cleaning of holiday homes.", Not},
		{"Spring", "Built services with Spring and Hibernate.", Met},
		{"Spring Boot", "Organised the spring fair.", Not},
		{"Express", "Drove express deliveries.", Not},
		{"Express", "Express delivery of parcels.", Not},
		{"Express", "Built REST APIs with Node.js and Express.", Met},
		{"React", "React to alarms within four minutes.", Not},
		{"React", "Trained staff to react to fires.", Not},
		{"React", "Built the shop front in React.", Met},
		{"Chef or Puppet", "Performed puppet shows for schools.", Not},
		{"Experience as a Chef", "Led a kitchen as head chef.", Met},
		{"Chef", "Automated servers with Chef and Puppet.", Met},
		{"Puppet", "Performed puppet shows for schools.", Not},
		{"Puppet", "Puppet theatre for schools.", Not},
		{"Puppet", "Automated servers with Puppet.", Met},
		{"Word", "Grew the shop by word of mouth.", Not},
		{"Word", "Wrote minutes in Word.", Met},
		{"Word", "Word of mouth marketing.", Not},
		{"Oracle", "Maintained Oracle databases.", Met},
		{"Julia", "Mentored by Julia Hart.", Not},
		{"Julia", "Wrote solvers in Julia.", Met},
		{"Dart", "Ran the dart league of the pub.", Not},
		{"Dart", "Wrote apps in Dart and Flutter.", Met},
		{"Slack", "Took up slack in the rota.", Not},
		{"Slack", "Ran support over Slack.", Met},
		{"Teams", "Led teams of nine.", Not},
		{"Microsoft Teams", "Led teams of nine.", Not},
		{"Box", "Packed box after box of fruit.", Not},
		{"Box", "Moved files to Box and Dropbox.", Met},
		{"Ruby", "Mounted ruby rings.", Not},
		{"Ruby", "Wrote scripts in Ruby.", Met},
		{"Outlook", "Improved the outlook of the firm.", Not},
		{"Project", "Led a project.", Not},
		{"Tableau", "Painted a tableau.", Not},
		{"Shell scripting", "Shell and steel structures.", Not},
		{"Salesforce", "Managed the sales force.", Not},
		{"Kafka", "Taught Kafka and Brecht.", Met},
		{"Sage", "Used sage in dishes.", Not},
		{"Sage", "Posted invoices in Sage.", Met},
		{"Clean driving record", "Ran the blood drive of the firm.", Not},
		{"Access (forms, reports, linked tables)", "Wrote role-based access control.", Not},
		// the word is asked for
		{"Access control", "Access control for the site.", Met},
		{"Rust removal", "Removed rust from hulls.", Met},
		{"Puppet theatre", "Performed puppet theatre for schools.", Met},
		{"Experience of spring cleaning", "Spring cleaning of holiday homes.", Met},
	} {
		doc := &cv.Document{Work: []cv.Engagement{post("Assistant", "Elm Ltd", 2015, 2020, c.said)}}
		doc.AssignIDs()
		got := Compare(doc, Requirements(job("Requirements\n- "+c.asked)), today).Requirements
		if len(got) != 1 || got[0].Status != c.want {
			t.Errorf("%s, %q: %v, want %s", c.asked, c.said, got, c.want)
		}
	}
}

func TestNamesThing(t *testing.T) {
	for _, c := range []struct {
		text, name string
		listed     bool
		want       bool
	}{
		{"Excel", "excel", true, true},
		{"advanced excel", "excel", true, true},
		{"excel", "excel", false, true},
		{"Chef", "chef", false, false},
		{"python, go and linux", "go", false, true},
		{"Built Go services on Linux", "go", false, true},
		{"Kept stock in excel and word.", "word", false, true},
		{"Served as Head Chef at The Mill", "chef", false, false},
		{"Ran the Spring Fair", "spring", false, false},
		{"Go and see the site", "go", false, false},
		{"We go for it", "go", false, false},
		{"Access To Clean Water For All", "access", false, false},
		{"Microsoft Access Reports For Buyers", "access", false, true},
		{"Automation with Chef/Puppet", "chef", false, true},
	} {
		if got := namesThing(c.text, c.name, c.listed); got != c.want {
			t.Errorf("%q has %s as a name: %v, want %v", c.text, c.name, got, c.want)
		}
	}
}
