package personal

import "testing"

func TestC1_WithoutRegisters(t *testing.T) {
	for _, c := range []struct {
		text   string
		ofPost bool
		want   string
	}{
		{"NMC PIN: 09I2345E", false, "NMC PIN: #"},
		{"Registered nurse (NMC PIN 09I2345E) with nine years", false, "Registered nurse (NMC PIN #) with nine years"},
		{"HCPC registration number PH123456.", false, "HCPC registration number #."},
		{
			"Nursing and Midwifery Council (NMC) registration: 09I2345E, valid until 2027", false,
			"Nursing and Midwifery Council (NMC) registration: #, valid until 2027",
		},
		{"GMC number 7654321", false, "GMC number #"},
		{"GMC 7654321", false, "GMC #"},
		{"Registered with the GMC (7654321) since 2011", false, "Registered with the GMC (#) since 2011"},
		{"GMC registration number: 6123457 (full, licence to practise)", true, "GMC registration number: # (full, licence to practise)"},
		{"MDU member 345678B", false, "MDU member #"},
		{"Medical licence: MD-0045678, State of Ohio", false, "Medical licence: #, State of Ohio"},
		{"DEA number: BA1234563", true, "DEA number: #"},
		{"NPI 1234567893", true, "NPI #"},
		{"California State Bar No. 298765", false, "California State Bar No. #"},
		{"Bar Council membership number 88771", false, "Bar Council membership number #"},
		{"SRA ID 612345", false, "SRA ID #"},
		{"PE License No. 45678 (Texas)", false, "PE License No. # (Texas)"},
		{"Chartered Engineer, Engineering Council registration 567890", false, "Chartered Engineer, Engineering Council registration #"},
		{"CSCS card number 01234567", false, "CSCS card number #"},
		{"SIA licence 1010 2345 6789 0123", false, "SIA licence #"},
		{"ACCA membership number 1234567 and CIMA member no 7654321", false, "ACCA membership number # and CIMA member no #"},
		{"Pilot licence: UK.FCL.AT.123456A-H", false, "Pilot licence: #"},
		{"Lead Auditor, certificate no. IA-2020-5567", false, "Lead Auditor, certificate no. #"},
		{"Credential ID: ABC-778812", false, "Credential ID: #"},
		{"COREN Reg. No: R.23456", false, "COREN Reg. No: #"},
		{"RN No. 778812, Board of Nursing", false, "RN No. #, Board of Nursing"},

		{"Registered nurse 08H1234E", true, "Registered nurse #"},
		{"Registered Nurse (Adult), 08H1234E", false, "Registered Nurse (Adult), #"},
		{"Adult nurse, 15L0042S, part 1", true, "Adult nurse, #, part 1"},
		{"Registered physiotherapist PH123456", true, "Registered physiotherapist #"},
		{"Registered general practitioner (7654321)", false, "Registered general practitioner (#)"},
		{"Chartered electrical engineer, 567890", false, "Chartered electrical engineer, #"},
		{"Registered nurse 2012-2018", false, "Registered nurse 2012-2018"},
		{"Registered nurse, 2015", false, "Registered nurse, 2015"},
		{"Certified technician for 12000 lines", false, "Certified technician for 12000 lines"},
		{"Chartered engineer: 45,000 parts a year", false, "Chartered engineer: 45,000 parts a year"},
		{"Fitted valve 08M1234E and 08H12345", false, "Fitted valve 08M1234E and 08H12345"},
		{"Member since 2015, licence from 2010", false, "Member since 2015, licence from 2010"},
		{"Member 2015-2018", false, "Member 2015-2018"},
		{"Registration 12/05/2019", false, "Registration 12/05/2019"},
		{"Registration: 2016", false, "Registration: 2016"},
		{"Budget of 1,234,567 for 45678 members", false, "Budget of 1,234,567 for 45678 members"},
		{"Raised membership: 45678 members by 2020", true, "Raised membership: 45678 members by 2020"},
		{"Raised membership 12,500 to 14,000", true, "Raised membership 12,500 to 14,000"},
		{"ISO 27001 and EN 10204 certificate 3.1", false, "ISO 27001 and EN 10204 certificate 3.1"},
		{"Certification: ISO 27001 Lead Auditor", false, "Certification: ISO 27001 Lead Auditor"},
		{"Certified: CCNA 200-301", false, "Certified: CCNA 200-301"},
		{"MCSA certification: 70-410", false, "MCSA certification: 70-410"},
		{"BS No. 7671 wiring regulations", false, "BS No. 7671 wiring regulations"},
		{"Grew membership 12000 to 15000 in two years", false, "Grew membership 12000 to 15000 in two years"},
		{"Certified ISO 14001", false, "Certified ISO 14001"},
		{"Company registration number 01234567", true, "Company registration number 01234567"},
		{"VAT registration no. 123456789", true, "VAT registration no. 123456789"},
		{"Sold licences 45000 a year", true, "Sold licences 45000 a year"},
		{"Microsoft Certified: Azure Administrator AZ-104", false, "Microsoft Certified: Azure Administrator AZ-104"},
		{"Member of 3 councils and 1000 clubs", false, "Member of 3 councils and 1000 clubs"},
	} {
		if got := WithoutRegisters(c.text, "#", c.ofPost); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}
