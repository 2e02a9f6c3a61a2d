package contact

import (
	"slices"
	"testing"
)

func values(list []Span) []string {
	var out []string
	for _, s := range list {
		out = append(out, s.Value)
	}
	return out
}

func TestEmails(t *testing.T) {
	for text, want := range map[string][]string{
		"a.b@example.co.uk | x":            {"a.b@example.co.uk"},
		"mail: jo+cv@example.com.":         {"jo+cv@example.com"},
		"one@example.org, two@example.de":  {"one@example.org", "two@example.de"},
		"@handle and a @ b":                nil,
		"jo@example.comMobile: 1":          {"jo@example.com"},
		"jo@example.co.inE-mail":           {"jo@example.co.in"},
		"JO@EXAMPLE.COMPANY":               {"JO@EXAMPLE.COMPANY"},
		"Email-jo.lee@example.com":         {"jo.lee@example.com"},
		"mail id-jolee@example.com":        {"jolee@example.com"},
		"id-jo@example.com":                {"id-jo@example.com"}, // too short to be sure
		"Email ID: jo.hart@ gmail.com":     {"jo.hart@gmail.com"},
		"jo.hart @yahoo.co.in, Hull":       {"jo.hart@yahoo.co.in"},
		"Sales desk @ Hull.com and @ live": nil,
	} {
		if got := values(Emails(text)); !slices.Equal(got, want) {
			t.Errorf("Emails(%q) = %q", text, got)
		}
	}
}

func TestPhones(t *testing.T) {
	for text, want := range map[string][]string{
		"+44 7700 900123":                     {"+44 7700 900123"},
		"Tel 020 7946 0832 / 07700 900123":    {"020 7946 0832", "07700 900123"},
		"+44 (0)1970 496 0123 / 07700 900456": {"+44 (0)1970 496 0123", "07700 900456"},
		"(210) 555-0147":                      {"(210) 555-0147"},
		"+49 30 23125 014":                    {"+49 30 23125 014"},
		"0049 30 23125014":                    {"0049 30 23125014"},
		"06 39 98 01 22":                      {"06 39 98 01 22"},
		"Tel.0726 863 123":                    {"0726 863 123"},
		"Phone No :-07700 900123":             {"07700 900123"},
		"Ph.no.+91 –7065483238":               {"+91 –7065483238"},
		"MOBILE+968 98903050•":                {"+968 98903050"},
		"Mob: 07700900123--07700900456":       {"07700900123", "07700900456"},
		"GRADE+968 98903050":                  nil,
		"Licence No : 42/1175/2011":           nil,
		"PO Box 1628 - 401006":                nil,
		"Driving license\t: 2273794863":       nil,
		"Passport No. 98400 12345":            nil,
		"Aadhar card No. : 9414 2442 8622":    nil,

		"Mobile No. & Email ID: +91 98400 12345 / a@moss.example": {"+91 98400 12345"},
		"WhatsApp ID: +91 98400 12345":                            {"+91 98400 12345"},
		"Contact ID: 98400 12345":                                 {"98400 12345"},
		"Account: phone 98400 12345":                              {"98400 12345"},
		"Mobile: +91 98400 12345, Reg. No. 98400 54321":           {"+91 98400 12345"},
		"Voter ID: 98400 12345":                                   nil,
		"Roll No. 98400 12345":                                    nil,
		"Account No: 98400 12345":                                 nil,

		"Chicago, IL 60614-2853":       nil,
		"v.07700 900123":               nil,
		"2014 - 2017":                  nil,
		"03/2014 - 04/2017":            nil,
		"12.05.1988":                   nil,
		"Season 3 – 2012/2013":         nil,
		"reduced cost by 1 200 000":    nil,
		"ISBN 978-3-16-148410-0-99999": nil,
	} {
		if got := values(Phones(text, []string{"GB", "US", "FR"}, false)); !slices.Equal(got, want) {
			t.Errorf("Phones(%q) = %q, want %q", text, got, want)
		}
	}
	if got := values(Phones("3208578", nil, true)); len(got) != 1 {
		t.Errorf("a labelled number counts as it stands: %q", got)
	}
}

func TestURLs(t *testing.T) {
	for text, want := range map[string][]string{
		"linkedin.com/in/jane-doe | github.com/jd": {"linkedin.com/in/jane-doe", "github.com/jd"},
		"see https://example.org/a?b=c.":           {"https://example.org/a?b=c"},
		"www.example.net/owen":                     {"www.example.net/owen"},
		"Node.js, ASP.NET and Vue.js":              nil,
		"jane@example.com":                         nil,
		"S.A. and B.Sc. degrees":                   nil,
	} {
		if got := values(URLs(text)); !slices.Equal(got, want) {
			t.Errorf("URLs(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestNetwork(t *testing.T) {
	for url, want := range map[string][2]string{
		"https://www.linkedin.com/in/jane-doe/": {"LinkedIn", "jane-doe"},
		"github.com/JaneDoe":                    {"GitHub", "JaneDoe"},
		"https://de.linkedin.com/in/jd?x=1":     {"LinkedIn", "jd"},
		"example.com/jane":                      {"", ""},
	} {
		n, u, _ := Network(url)
		if n != want[0] || u != want[1] {
			t.Errorf("Network(%q) = %q %q", url, n, u)
		}
	}
}

func TestParsePlace(t *testing.T) {
	for text, want := range map[string]Place{
		"Bristol":                         {City: "Bristol"},
		"San Antonio, TX":                 {City: "San Antonio", Region: "TX"},
		"Pomona, CA":                      {City: "Pomona", Region: "CA"},
		"Tapa, Estonia":                   {City: "Tapa", Country: "EE"},
		"Philadelphia PA 19103":           {City: "Philadelphia", Region: "PA", PostalCode: "19103"},
		"Lindenweg 14, 90402 Nürnberg":    {Street: "Lindenweg 14", PostalCode: "90402", City: "Nürnberg"},
		"Kanaalstraat 8, 3531 CJ Utrecht": {Street: "Kanaalstraat 8", PostalCode: "3531 CJ", City: "Utrecht"},
		"ul. Lipowa 7/12, 30-702 Kraków":  {Street: "ul. Lipowa 7/12", PostalCode: "30-702", City: "Kraków"},
		"12 rue des Acacias, 69003 Lyon":  {Street: "12 rue des Acacias", PostalCode: "69003", City: "Lyon"},
		"14 Harrow Lane, Leeds LS6":       {Street: "14 Harrow Lane", City: "Leeds", PostalCode: "LS6"},
		"Mains Cottage, Forfar, Angus":    {Street: "Mains Cottage", City: "Forfar", Region: "Angus"},
		"Remote":                          {City: "Remote"},
		"Derby, Derbyshire GB":            {City: "Derby", Region: "Derbyshire", Country: "GB"},
	} {
		got := ParsePlace(text)
		if got.Score < 0.7 {
			t.Errorf("ParsePlace(%q): score %.2f", text, got.Score)
		}
		got.Score = 0
		if got != want {
			t.Errorf("ParsePlace(%q) = %+v, want %+v", text, got, want)
		}
	}
	for _, text := range []string{"Senior Project Manager", "delivered on time", "Acme Ltd", "jane@example.com", ""} {
		if got := ParsePlace(text); got.Score >= 0.7 {
			t.Errorf("ParsePlace(%q) is taken for a place: %+v", text, got)
		}
	}
}
