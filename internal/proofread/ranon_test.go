package proofread

import (
	"testing"

	"focal/internal/cv"
)

func TestPointsThatRanTogether(t *testing.T) {
	for _, c := range []struct{ before, want string }{
		{"Kept the berths of the harbour Managed a crew of nine", "Kept the berths of the harbour. Managed a crew of nine"},
		{
			"Moved ropes onto barges with care Moved, stacked, and stored masts",
			"Moved ropes onto barges with care. Moved, stacked, and stored masts",
		},
		{"Ran fairs to draw visitors Researched and worked with riggers", "Ran fairs to draw visitors. Researched and worked with riggers"},
		{"Manage many rotas Assist whole crews with their papers", "Manage many rotas. Assist whole crews with their papers"},
		{
			"Wrote plans for the yard Responsible for daily checks Repaired masts",
			"Wrote plans for the yard. Responsible for daily checks. Repaired masts",
		},
		{"Maintaining logs of the fleet Preparing the rotas of pilots", "Maintaining logs of the fleet. Preparing the rotas of pilots"},
		{"Reduced waste by 9% Trained the riggers", "Reduced waste by 9%. Trained the riggers"},
		{"Manage several schedules Assist whole crews", "Manage several schedules. Assist whole crews"},
		{"Developed plans for company Implemented berthing rules", "Developed plans for company. Implemented berthing rules"},
		{
			"Maintaining the ropes of the yard Assisting pilots with their papers",
			"Maintaining the ropes of the yard. Assisting pilots with their papers",
		},
		{"Directed the musical Made in Harwich for the spring", ""},
		{"Directed the play Managed by the tide for the spring", ""},
		{"Running the course Understanding your boat for 40 pilots", ""},
		{"Teaching the module Managing difficult conversations to pilots", ""},
		{"Teaching crews of pilots the module Managing the tides", ""},
		{"Teaching courses to the crews Managing the tides and ropes", ""},
		{"Teaching the crews Preparing the rotas of pilots", ""},
		{"Launched the campaign Built to last across six ports", ""},
		{"Leading the workshop Coping with storms for pilots", ""},
		{"Founded the company Managed berths for pilots", ""},
		{"Kept the berths of the harbour Made ropes for a crew", ""},
		{"Worked with the Managed Services team", ""},
		{"Worked with boats Owned by the guild", ""},
		{"Wrote a log in company Access tables", ""},
		{"Built an app with machine Learning models", ""},
		{"Sailed for Quay Chandlers Managed Berths Ltd", ""},
		{"Led the harbour (quay Managed by pilots)", ""},
		{"Harbour log Managed the crew", ""},
		{"Kept the new Repaired masts", ""},
		{"Used Docker and Built images of the log", ""},
	} {
		text := cv.Text{Value: c.before}
		want := c.want
		if want == "" {
			want = c.before
		}
		r := cv.Ref{Text: &text, Role: cv.RoleBullet, Section: cv.SectionWork}
		if got := Apply(c.before, ranOn(r)); got != want {
			t.Errorf("%s\n got %s\nwant %s", c.before, got, want)
		}
	}
}
