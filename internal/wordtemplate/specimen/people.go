package specimen

import "focal/internal/cv"

// Short is a first CV: little to say, and it should not look empty.
func Short() *cv.Document {
	return &cv.Document{
		Locale: "en-GB", Person: person("Tobias Quill", "", "t.quill@example.com", "07700 900184", "Norwich"),
		Summary: list("School leaver looking for an apprenticeship in joinery."),
		Skills:  []cv.SkillGroup{skills("", "hand tools, measuring and marking out, technical drawing, customer service")},
		Work:    []cv.Engagement{job("Saturday Assistant", "Marlow Timber Merchants", "Norwich", span(2024, 9, 0, 0), "Cuts timber to size and serves about 60 customers a day.\nKeeps the racking safe and labelled.")},
		Education: []cv.Education{study("GCSEs", "nine, including Mathematics and English", "Wensum High School", "grades 5 to 8",
			cv.DateRange{Start: cv.Date{Year: 2019}, End: cv.Date{Year: 2024}})},
	}
}

// Military is a service leaver with clearances, ranks and courses.
func Military() *cv.Document {
	d := &cv.Document{Locale: "en-GB", Person: person("Warrant Officer Rhys Caddick", "Logistics and Movements Manager", "rhys.caddick@example.org", "+44 7700 900455", "Hereford")}
	d.Person.Details = []cv.Detail{detail("Nationality", "British"), detail("Service", "Royal Logistic Corps, 2002 – 2024"), detail("Availability", "From 1 March, four weeks’ notice")}
	d.Clearances = []cv.Clearance{
		{Level: text("SC"), Scheme: "UK", Status: text("current"), Dates: cv.DateRange{Start: month(2022, 4), End: month(2029, 4)}},
		{Level: text("NATO SECRET"), Scheme: "NATO", Status: text("lapsed")},
	}
	d.Summary = list("Logistics manager with 22 years of service, including four operational tours and two years on a multinational staff. Has planned the movement of 1,400 people and 3,100 tonnes of stores across nine countries without a loss.")
	d.Skills = []cv.SkillGroup{
		skills("Logistics", "movement planning, fleet management, dangerous goods by road and air, stores accounting, convoy planning"),
		skills("Leadership", "teams of up to 130, training design, performance reporting, welfare"), skills("Systems", "JAMES, MJDI, SAP, Microsoft 365"),
	}
	d.Work = []cv.Engagement{
		job("Regimental Quartermaster Sergeant (WO2)", "9 Transport Regiment", "Wiltshire", span(2020, 8, 2024, 2), `Accountable for equipment worth £46m; passed four audits in succession without a major finding.
			Re-planned stores layout and stocktaking, which cut missing items by 71 %.
			Managed 34 military and civilian staff and a budget of £2.1m.`),
		job("Movements Planner (SSgt)", "Multinational Corps Headquarters", "Szczecin, Poland", span(2018, 6, 2020, 7), `Planned road and rail moves for exercises of up to 6,000 people.
			Wrote the host-nation support annex that five nations now use.`),
		job("Troop Sergeant", "27 Close Support Squadron", "Aldershot", span(2013, 1, 2018, 5), `Led 28 drivers on two tours; 410,000 km driven without a serious accident.
			Trained 65 soldiers for the dangerous goods licence, 97 % passing at the first attempt.`),
		job("Driver to Corporal", "Royal Logistic Corps", "various", span(2002, 5, 2012, 12), ""),
	}
	d.Education = []cv.Education{study("Foundation Degree", "Logistics Management", "University of Lincoln", "Distinction", cv.DateRange{Start: cv.Date{Year: 2015}, End: cv.Date{Year: 2017}})}
	d.Certificates = []cv.Certificate{
		certificate("PRINCE2 Practitioner", "PeopleCert", cv.DateRange{Start: month(2023, 2), End: month(2026, 2)}),
		certificate("Dangerous Goods Safety Adviser (road)", "DGSA", at(2019, 11)), certificate("Certificate of Professional Competence, Transport Manager", "OCR", at(2021, 3)),
	}
	d.Languages = []cv.Language{language("English", "Native"), language("German", "B1"), language("Polish", "A2")}
	d.Awards = []cv.Award{{Title: text("General Officer Commanding’s Commendation"), Dates: at(2016, 6)}}
	d.Memberships = list("Chartered Institute of Logistics and Transport (Member)")
	return d
}

// Academic is long in publications.
func Academic() *cv.Document {
	d := &cv.Document{Locale: "en-US", Person: person("Dr. Marisol Okonkwo-Reyes", "Associate Professor of Coastal Geomorphology", "mor@example.edu", "(555) 010-0147", "Corvallis, OR")}
	d.Person.URL = text("https://coast.example.edu/~mor")
	d.Summary = list("Geomorphologist studying how sandy coasts recover after storms. Principal investigator on awards of $4.2 million; adviser of eleven doctoral students.")
	d.Work = []cv.Engagement{
		job("Associate Professor", "Cascadia State University", "Corvallis, OR", span(2017, 9, 0, 0), "Directs the Shoreline Observatory, a group of nine.\nTeaches sediment transport, field methods and scientific writing."),
		job("Assistant Professor", "Cascadia State University", "Corvallis, OR", span(2011, 9, 2017, 8), "Built a network of 26 permanent camera stations.\nReceived tenure a year ahead of schedule."),
		job("Postdoctoral Fellow", "Delta Institute", "Utrecht, Netherlands", span(2009, 1, 2011, 8), "Modeled dune erosion under compound flooding."),
	}
	d.Education = []cv.Education{
		study("Ph.D.", "Earth Sciences", "Northlake University", "", cv.DateRange{Start: cv.Date{Year: 2003}, End: cv.Date{Year: 2008}}),
		study("B.S.", "Geology", "Universidad del Caribe", "summa cum laude", cv.DateRange{Start: cv.Date{Year: 1999}, End: cv.Date{Year: 2003}}),
	}
	titles := []string{
		"Recovery times of barrier beaches after successive storms", "A camera network for shoreline change at hourly resolution",
		"Why dunes grow faster behind narrow beaches", "Sediment budgets for estuaries with two inlets", "Uncertainty in storm surge hindcasts: a field test on three coasts",
		"Vegetation thresholds in foredune formation", "Rip currents and the timing of beach cusps", "Long waves, short memories: how beaches forget their storms",
		"Measuring grain size from telephones", "The cost of one meter of shoreline: an open data set of nourishment projects",
	}
	journals := []string{"Journal of Coastal Processes", "Marine Geology Letters", "Earth Surface Notes"}
	for i, t := range titles {
		d.Publications = append(d.Publications, cv.Publication{Name: text(t), Publisher: text(journals[i%3]), Dates: at(2024-i, 0)})
	}
	d.Awards = []cv.Award{{Title: text("Early Career Medal"), Awarder: text("Coastal Research Union"), Dates: at(2015, 0)}, {Title: text("Teaching Award"), Awarder: text("Cascadia State University"), Dates: at(2019, 5)}}
	d.Memberships = list("American Geophysical Union\nEditor, Earth Surface Notes, since 2018")
	d.Languages = []cv.Language{language("English", ""), language("Spanish", "native"), language("Dutch", "B2")}
	return d
}

// Developer is the common case: five jobs, two projects, about two pages.
func Developer() *cv.Document {
	d := &cv.Document{Locale: "de-DE", Person: person("Jörn Übelacker", "Softwareentwickler Backend", "joern.uebelacker@example.de", "+49 30 23125 117", "Berlin")}
	d.Person.Profiles = []cv.Profile{{Network: "GitHub", URL: text("github.com/example-juebelacker")}}
	d.Summary = list("Backend-Entwickler mit zwölf Jahren Erfahrung in Zahlungsverkehr und Logistik. Schwerpunkte: Go, PostgreSQL, Nachrichtensysteme und der Betrieb von Diensten, die nachts niemanden wecken.")
	d.Skills = []cv.SkillGroup{skills("Sprachen", "Go, Java, SQL, Bash"), skills("Betrieb", "Kubernetes, Terraform, Prometheus, PostgreSQL, Kafka"), skills("Arbeitsweise", "Code-Reviews, Pairing, testgetriebene Entwicklung")}
	d.Work = []cv.Engagement{
		job("Leitender Entwickler", "Frachtwerk Systeme GmbH", "Berlin", span(2019, 4, 0, 0), `Verantwortet die Buchungsplattform mit 3,2 Mio. Sendungen im Monat und einer Verfügbarkeit von 99,98 %.
			Hat die Laufzeit der nächtlichen Abrechnung von 5 Stunden auf 20 Minuten gesenkt.
			Führt fachlich sechs Entwicklerinnen und Entwickler und gestaltet das Einstellungsverfahren mit.
			Hat die Ablösung eines Altsystems ohne Unterbrechung des Betriebs geplant und durchgeführt.`),
		job("Softwareentwickler", "Zahlungshaus Spree AG", "Berlin", span(2015, 1, 2019, 3), `Entwicklung der SEPA-Schnittstelle und der Abstimmung mit vier Banken.
			Einführung von Vertragstests zwischen 14 Diensten; Ausfälle durch Schnittstellenänderungen gingen um 80 % zurück.`),
		job("Junior-Entwickler", "Kiezkurier UG", "Potsdam", span(2012, 10, 2014, 12), `Routenplanung für 200 Fahrradkuriere in Java.`),
	}
	d.Projects = []cv.Project{{Name: text("pgvorrat"), Role: text("Autor"), URL: text("github.com/example-juebelacker/pgvorrat"), Dates: span(2020, 2, 0, 0), Highlights: list("Werkzeug zur Kapazitätsplanung für PostgreSQL, 1.900 Sterne.")}}
	d.Education = []cv.Education{study("M. Sc.", "Informatik", "Technische Universität Dresden", "1,4", cv.DateRange{Start: month(2007, 10), End: month(2012, 9)})}
	d.Certificates = []cv.Certificate{certificate("Certified Kubernetes Administrator", "CNCF", at(2022, 3))}
	d.Languages = []cv.Language{language("Deutsch", "Muttersprache"), language("Englisch", "C1")}
	d.Interests = []cv.Interest{{Name: text("Orgelbau")}, {Name: text("Langstreckenwandern")}}
	return d
}
