package personal

import "testing"

func TestPhones(t *testing.T) {
	both := func(text, want string, ofContacts bool) {
		t.Helper()
		got := ""
		for _, p := range Phones(text, ofContacts) {
			if got != "" {
				got += "|"
			}
			got += text[p[0]:p[1]]
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for text, want := range map[string]string{
		"Date of birth 07/08/1988":                        "",
		"17.07.1985":                                      "",
		"31-07-1992, 31 07 1992":                          "",
		"1992-07-31 - 2003/01/02":                         "",
		"Welder (02/05/2015 to 05/05/05/2016)":            "",
		"from 01/04/16 - 31/04/24":                        "",
		"01/04/2016 - 31/04/2024":                         "",
		"2015-2017, 2019/20 and 2021":                     "",
		"Mobile 9895550101 from 01/04/2016":               "9895550101",
		"Referee, 9995550102":                             "9995550102",
		"9995550102/9895550103":                           "9995550102/9895550103",
		"+91 98955 50101":                                 "+91 98955 50101",
		"0091-98955-50101":                                "0091-98955-50101",
		"Tel: 2465408":                                    "2465408",
		"06.12.34.56.78":                                  "06.12.34.56.78",
		"(555) 010-0123":                                  "(555) 010-0123",
		"saved 1 200 000 000 a year":                      "",
		"1.200.000.000 rows":                              "",
		"ISBN 9780000000000, NLM ID: 101666419":           "",
		"Rs. 1250000000 turnover":                         "",
		"Job #808003505607683":                            "",
		"a transformer of 11/ 33/110/132 kV":              "",
		"November 1992 516/800 64.5 marks":                "",
		"the gateway 192.168.100.100":                     "",
		"Contact no. 98 95 55 01 01 or 044 2345678, home": "98 95 55 01 01|044 2345678",
	} {
		both(text, want, true)
	}
	for _, text := range []string{ // facts
		"a call centre for 2500000 customers", "brought mobile to 1200000 users", "9876543210 dollars", "moved 9876543210 rows",
		"a budget of 9876543210 INR", "7500000000 payments", "contract 9876543210", "part 0123-456-7890", "Part no. 012 3456 7890",
		"card 5555 5555 5555 4444", "GTIN 04012345678901", "ISBN 0-306-40615-2", "book 0-306-40615-2", "doi 10.1016/12345678",
		"model RX0123 456 789", "batch_0123 456 789", "order number 555-010-0123", "9895550101", "ran job 07700900123 nightly",
	} {
		both(text, "", false)
	}
	for text, want := range map[string]string{ // telephone numbers wherever they stand
		"Mobile 9895550101 from 01/04/2016":       "9895550101",
		"Mob07700900321":                          "07700900321",
		"Ring 07700 900 321 any day":              "07700 900 321",
		"020-1946-0123":                           "020-1946-0123",
		"020–1946–0123":                           "020–1946–0123",
		"+91 98955 50101":                         "+91 98955 50101",
		"98955 50101":                             "98955 50101",
		"(555) 010-0123":                          "(555) 010-0123",
		"Call me on 2465408":                      "2465408",
		"Phone: 91- 98955-50101, 91- 98955-50102": "91- 98955-50101|91- 98955-50102",
		"Phone: 9895550101 and 9895550102":        "9895550101|9895550102",
		"Phone: 9895550101, 12 crews, 2015-2017":  "9895550101",
		"Tel: 2465408":                            "2465408",
	} {
		both(text, want, false)
	}
}
