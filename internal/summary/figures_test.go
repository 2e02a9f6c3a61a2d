package summary

import "testing"

// The counts go, the things stay; a number that is part of a name, and one without which nothing is said, stays as well.
func TestWithoutFigures(t *testing.T) {
	for _, c := range []struct{ object, want string }{
		{"a team of five riggers", "a team of riggers"},
		{"a 24-strong rigging crew", "a rigging crew"},
		{"an 8-person watch", "a watch"},
		{"214 convoy missions", "convoy missions"},
		{"26 A/B tests on sails", "A/B tests on sails"},
		{"Sage X3 across four yards", "Sage X3 across yards"},
		{"a new rope log of the yard across four quays", "a new rope log of the yard"},
		{"a model with 23 disciplines using TideNet", "a model using TideNet"},
		{"a forward battalion of 850 people", "a forward battalion"},
		{"a team of five on the harbour wall", "a team on the harbour wall"},
		{"eight deckhands", "deckhands"},
		{"a 412 m cable-stayed bridge", "a cable-stayed bridge"},
		{"excavation of 6.3 km of twin tunnels", "excavation of twin tunnels"},
		{"month-end close from 15 to 6 working days", "month-end close"},
		{"a $4M seed round", "a seed round"},
		{"leading roles in five stage productions", "leading roles in stage productions"},
		{"more than 300 deckhands in mooring", "deckhands in mooring"},
		{"budgets of £45m", "budgets"},
		{"the rope budget of £45m", "the rope budget"},
		{"ISO 9001 audits", "ISO 9001 audits"},
		{"level 3 diplomas", "level 3 diplomas"},
		{"Windows 10 machines", "Windows 10 machines"},
		{"the 2016 regatta", "the 2016 regatta"},
		{"a slipway for boats", "a slipway for boats"},
		{"rows from MySQL 5.7 to PostgreSQL 14", "rows from MySQL 5.7 to PostgreSQL 14"},
		{"food waste by 17%", "food waste"},
		{"a platform from 0 to 50k users", "a platform"},
		{"3 two week trips with 10-12 pupils", "3 two week trips"},
		{"two week trips", "two week trips"},
		{"5-10 harbour office clerks", "harbour office clerks"},
		{"at least 40 sailors", "sailors"},
		{"a crew of up to 60 people", "a crew"},
		{"singing to 25 pupils", "singing to pupils"},
		{"the 5 Whys", "the 5 Whys"},
		{"a 2 stroke engine", "a 2 stroke engine"},
		{"a two week course", "a two week course"},
		{"5S and Kaizen", "5S and Kaizen"},
		{"3 ropes, 4 sails and an anchor", "ropes, sails and an anchor"},
	} {
		if got := withoutFigures(c.object); got != c.want {
			t.Errorf("%q: got %q, want %q", c.object, got, c.want)
		}
	}
}
