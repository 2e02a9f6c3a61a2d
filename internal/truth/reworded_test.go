package truth

import "testing"

func TestRewordedKeepsWhatIsSaid(t *testing.T) {
	for _, c := range []struct {
		passage, output string
		ended           bool
	}{
		{"Responsible for the maintenance of 14 pumps.", "Maintains 14 pumps.", false},
		{"Responsible for the maintenance of 14 pumps.", "Maintained 14 pumps.", true},
		{"Responsible for managing the depot and preparing weekly rotas.", "Managed the depot and prepared weekly rotas.", true},
		{"Responsible for stock control.", "Held responsibility for stock control.", true},
		{"Managing a team of five riggers.", "Manages a team of five riggers.", false},
		{"Hull welding on the ferry programme.", "Welded hulls on the ferry programme.", true},
		{"Stakeholder management across three councils.", "Managed stakeholders across three councils.", true},
		{"Involved in the design of a 60-bed care home.", "Helped design a 60-bed care home.", true},
		{"Involved in the design of a 60-bed care home.", "Took part in the design of a 60-bed care home.", true},
		{"Assisted with the preparation of accounts.", "Helped to prepare accounts.", true},
		{"Duties included ordering parts, booking couriers and chasing invoices.", "Ordered parts, booked couriers and chased invoices.", true},
		{"Stock counts at year end.", "Carried out stock counts at year end.", true},
		{"Secretary to the parish council.", "Acted as secretary to the parish council.", true},
		{"Successfully led various audits in order to close the year.", "Led audits to close the year.", true},
		{"I was tasked with the introduction of a new rota.", "Introduced a new rota.", true},
		{"She led a team of 12. She reported to the director.", "Led a team of 12 and reported to the director.", true},
		{"Utilised Revit for drawings.", "Used Revit for drawings.", true},
		{"Delivery of a £4.5m refit, 8% under budget.", "Delivered a £4.5m refit, 8% under budget.", true},
		{"Currently responsible for the administration of payroll for 340 staff.", "Administers payroll for 340 staff.", false},
	} {
		if fact, why := Reworded(c.passage, c.output, c.ended); why != "" {
			t.Errorf("%q -> %q: %q %s", c.passage, c.output, fact, why)
		}
	}
}

func TestRewordedTakesNoLie(t *testing.T) {
	for _, c := range []struct {
		passage, output string
		ended           bool
	}{
		{"Involved in the design of a care home.", "Designed a care home.", true},
		{"Assisted with the preparation of accounts.", "Prepared accounts.", true},
		{"Helped to run the depot.", "Ran the depot.", true},
		{"Responsible for the maintenance of 14 pumps.", "Maintained 40 pumps.", true},
		{"Responsible for the maintenance of 14 pumps.", "Maintains 14 pumps.", true}, // the post is over
		{"Responsible for the maintenance of 14 pumps.", "Led the maintenance of 14 pumps.", true},
		{"Responsible for the maintenance of 14 pumps.", "Maintained 14 pumps for Shell.", true},
		{"Completing an MSc in fire safety.", "Completed an MSc in fire safety.", true},
		{"Is completing an MSc.", "Completed an MSc.", true},
		{"Training by Siemens on their controls.", "Trained Siemens on their controls.", true},
		{"Was trained by Siemens.", "Trained by Siemens staff.", true},
		{"Manager trained me on lathes.", "Trained manager on lathes.", true},
		{"Ran the depot under supervision.", "Ran the depot.", true},
		{"Was not responsible for hiring.", "Was responsible for hiring.", true},
		{"No responsibility for budgets.", "Managed budgets.", true},
		{"Budgets of up to £4m.", "Managed budgets of £4m.", true},
		{"Deputy to the site manager.", "Acted as site manager.", true},
		{"Deputy to the site manager.", "Acted as deputy site manager.", true},
		{"Managed 12 engineers across 3 sites.", "Managed 3 engineers across 12 sites.", true},
		{"Cut costs and trained staff.", "Cut costs by training staff.", true},
		{"Led an audit.", "Leads an audit.", true},
		{"We won the regional award.", "Won the regional award.", true},
		{"We won the regional award.", "I won the regional award.", true},
		{"Support for the director.", "Directed support.", true},
		{"Managed the depot.", "Successfully managed the depot.", true},
		{"Managed the depot.", "", true},
		{"Managed the depot.", "He managed the depot.", true},
		{"Managed the web interface.", "Worked on managed the web interface.", true},
		{"Involved in the web interface.", "Worked on the web interface.", true},
		{"Basic web interface.", "Worked on web interface.", true},
		{"Web interface.", "Led on web interface.", true},
		{"Web interface and its tests.", "Worked on web interface and its tests.", true},
		{"Visit to the collider.", "Worked on the visit to the collider.", true},
		{"Knowledge of rail signalling.", "Worked on knowledge of rail signalling.", true},
		{"Lectures on dams.", "Worked on lectures on dams.", true},
		{"Attendance at the Rail Congress.", "Worked on attendance at the Rail Congress.", true},
		{"Award for the tower.", "Worked on the award for the tower.", true},
		{"The tunnel tour.", "Worked on the tunnel tour.", true},
		{"Finalist in the regatta.", "Worked on finalist in the regatta.", true},
		{"Strike committee.", "Worked on strike committee.", true},
		{"The signalling of colleagues.", "Worked on the signalling of colleagues.", true},
		{"Shadow the rigging team.", "Worked on shadow the rigging team.", true},
		{"Used SAP or Oracle.", "Used SAP and Oracle.", true},
		{"Praised as “a safe pair of hands”.", "Praised as “the best”.", true},
	} {
		if _, why := Reworded(c.passage, c.output, c.ended); why == "" {
			t.Errorf("not found: %q -> %q", c.passage, c.output)
		}
	}
}
