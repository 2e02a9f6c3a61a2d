package specimen

import "focal/internal/cv"

// Full has something in every field of every section: whatever a template
// prints of a CV, this one shows it.
func Full() *cv.Document {
	d := &cv.Document{Locale: "en-GB", Person: person("Imogen Fairweather", "Principal Systems Engineer", "imogen.fairweather@example.org",
		"+44 20 7946 0321", "Bristol, United Kingdom")}
	d.Person.URL = text("fairweather.example.org")
	d.Person.Profiles = []cv.Profile{{Network: "LinkedIn", Username: "ifairweather", URL: text("linkedin.com/in/ifairweather")}, {Network: "Codeberg", Username: "imogenf"}}
	d.Person.Details = []cv.Detail{detail("Nationality", "British"), detail("Driving licence", "Category B")}
	d.Summary = list(`Systems engineer with eighteen years in radar, maritime control and safety-critical software, the last seven as technical authority for programmes of up to 40 engineers.
		Known for turning vague operational needs into requirements that can be tested, and for handing over systems that crews like to use.`)
	d.Clearances = []cv.Clearance{{Level: text("DV"), Scheme: "UK", Status: text("current"), Dates: cv.DateRange{Start: month(2021, 6), End: month(2028, 6)}}}
	d.Skills = []cv.SkillGroup{
		skills("Engineering", "requirements analysis, SysML, hazard analysis, verification planning, DO-178C, interface control"),
		{Name: text("Software"), Level: text("advanced"), Keywords: commas("Go, C++, Python, Linux, CAN bus")},
		skills("", "workshop facilitation, mentoring"),
	}
	lead := job("Principal Systems Engineer", "Harbour & Tide Instruments Ltd", "Bristol", span(2018, 3, 0, 0), `Led 40 engineers in four teams through the renewal of a coastal surveillance system, delivered 6 weeks early.
		Cut false alarms by 38 % by rewriting the tracking requirements with the operators in the room.
		Wrote the safety case accepted by the regulator at the first reading.
		Set up a test bench that replays 1,200 hours of recorded traffic overnight.`)
	lead.Unit, lead.URL = text("Surveillance Programmes"), text("harbourtide.example.com")
	lead.Summary = list("Technical authority for all surveillance products, reporting to the engineering director.")
	lead.Keywords = commas("SysML, Go, radar tracking")
	d.Work = []cv.Engagement{
		lead,
		job("Systems Engineer", "Norland Rail Signalling", "York", span(2011, 9, 2018, 2), `Specified the interface between interlocking and traffic management for 3 regional lines.
			Introduced weekly hazard reviews; open actions fell from 64 to 9 in a year.`),
		job("Graduate Engineer", "Pemberton Avionics", "", span(2007, 9, 2011, 8), ""),
	}
	d.Projects = []cv.Project{{
		Name: text("Open Tide Gauge"), Role: text("Maintainer"), Organisation: text("Severn Makers"), URL: text("https://tide.example.net/gauge"),
		Dates: span(2019, 1, 0, 0), Summary: list("Low-cost tide gauges for small harbours."), Highlights: list("Deployed in 14 harbours; data used by 3 universities."), Keywords: commas("LoRaWAN, Go"),
	}}
	d.Education = []cv.Education{
		{
			Institution: text("University of Leeds"), Degree: text("MEng (Hons)"), Area: text("Mechatronics"), Location: text("Leeds"), URL: text("leeds.example.ac.uk"),
			Score: text("First class"), Dates: cv.DateRange{Start: cv.Date{Year: 2003}, End: cv.Date{Year: 2007}}, Courses: commas("Control theory, Embedded systems"),
			Summary: list("Placement year at Pemberton Avionics."), Highlights: list("Prize for the best final-year project."),
		},
		study("A-levels", "Mathematics, Physics, French", "Hillfoot School", "AAB", cv.DateRange{Start: cv.Date{Year: 2001}, End: cv.Date{Year: 2003}}),
	}
	d.Certificates = []cv.Certificate{
		{Name: text("Chartered Engineer"), Issuer: text("Engineering Council"), URL: text("engc.example.org"), Dates: at(2014, 5)},
		certificate("Functional Safety Professional", "TÜV Rheinland", cv.DateRange{Start: month(2019, 10), End: month(2027, 10)}),
	}
	d.Languages = []cv.Language{language("English", "Native"), language("French", "C1"), language("Norwegian", "A2")}
	d.Publications = []cv.Publication{{
		Name: text("Requirements that Operators Can Read"), Publisher: text("Systems Practice Journal"), URL: text("doi.example.org/10.9999/rr.4711"),
		Dates: at(2020, 11), Summary: list("How to test a requirement before it is signed."),
	}}
	d.Awards = []cv.Award{{Title: text("Innovation Prize"), Awarder: text("Western Engineering Society"), Dates: at(2022, 0), Summary: list("For the replay bench.")}}
	d.Volunteering = []cv.Engagement{job("Mentor", "Girls into Engineering", "Bristol", span(2015, 1, 0, 0), "Mentored 22 pupils, 9 of whom now study engineering.")}
	d.Memberships = list("Institution of Engineering and Technology (Fellow)\nSafety-Critical Systems Club")
	d.Interests = []cv.Interest{{Name: text("Sailing"), Keywords: commas("dinghies, coastal navigation")}, {Name: text("Choral singing")}}
	d.References = []cv.Reference{{Name: text("Prof. Aldous Kerr"), Text: text("She asks the question that everybody else forgot.")}}
	d.Additional = []cv.OtherSection{{Heading: text("Sea time"), Items: []cv.Item{{Text: text("Eleven weeks on survey vessels.")}, {Text: text("Biscay, 2016"), Bullet: true}, {Text: text("Faroe Bank, 2019"), Bullet: true}}}}
	return d
}
