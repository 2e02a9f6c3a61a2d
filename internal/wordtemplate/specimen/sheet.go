package specimen

import (
	"fmt"

	"focal/internal/cv"
)

// LongName has names, titles and addresses that take more room than a design would like.
func LongName() *cv.Document {
	d := Full()
	d.Person.Name = text("Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Ahlen")
	d.Person.Label = text("Deputy Director for Interoperability, Standards and International Programmes")
	d.Person.Email = text("maximiliana-theodora.featherstonehaugh-cholmondeley@administration.example.org")
	d.Work[0].Title = text("Acting Deputy Director for Interoperability, Standards and International Programmes")
	d.Work[0].Organisation = text("Joint Agency for the Harmonisation of Maritime Surveillance Equipment")
	return d
}

// Veteran fills five pages: eleven posts, told at length.
func Veteran() *cv.Document {
	d := Full()
	d.Person.Name, d.Person.Label = text("Desmond Achterberg"), text("Programme Director, Rail and Ports")
	titles := []string{"Programme Director", "Head of Delivery", "Senior Project Manager", "Project Manager", "Site Manager"}
	firms := []string{"Estuary Ports Authority", "Fenland Rail Alliance", "Holt & Marsden Civil Engineering", "Crosswater Tunnels"}
	deeds := []string{
		"Delivered the eastern quay extension nine weeks early and 4 % below its budget of £61m, with 320 people " +
			"on site at the peak and no reportable accident in 26 months.",
		"Re-planned track possessions with three operators, so that weekend closures fell from 31 to 18 a year.",
		"Negotiated the settlement of eleven disputed accounts, which brought £3.4m back to the programme.",
		"Introduced a weekly risk review with suppliers; the contingency that was drawn fell by half.",
		"Mentored six project managers, four of whom now lead programmes of their own.",
		"Chaired the board that approved designs for 14 stations, each with step-free access.",
	}
	d.Work = nil
	for i := range 11 {
		j := job(titles[i%5], firms[i%4], "Hull", span(2023-3*i, 4, 2026-3*i, 3), "")
		j.Summary = list(fmt.Sprintf("Responsible for a portfolio of %d projects with a yearly volume of £%dm.", 14-i, 96-7*i))
		for k := range 6 - i/5 {
			j.Highlights = append(j.Highlights, text(deeds[(i+k)%6]))
		}
		d.Work = append(d.Work, j)
	}
	return d
}

// Arabic is written from right to left.
func Arabic() *cv.Document {
	d := &cv.Document{Locale: "ar", Person: person("ليلى حداد", "مديرة مشاريع البنية التحتية",
		"layla.haddad@example.org", "+971 4 555 0123", "دبي، الإمارات العربية المتحدة")}
	d.Summary = list("مهندسة مدنية بخبرة تزيد عن خمسة عشر عاماً في إدارة مشاريع الطرق والموانئ، مع سجل حافل في تسليم المشاريع " +
		"في موعدها وضمن الميزانية.")
	d.Skills = []cv.SkillGroup{
		skills("الإدارة", "إدارة المخاطر, إعداد الميزانيات, التفاوض"),
		skills("الأدوات", "Primavera P6, AutoCAD, Excel"),
	}
	d.Work = []cv.Engagement{
		job("مديرة مشروع", "شركة الأفق للمقاولات", "دبي", span(2017, 5, 0, 0), "قادت فريقاً من أربعين مهندساً في توسعة "+
			"الميناء الشرقي.\nخفضت تكاليف التوريد بنسبة 12 % خلال عامين."),
		job("مهندسة موقع", "مؤسسة الجسر للهندسة", "أبوظبي", span(2010, 9, 2017, 4), "أشرفت على تنفيذ ثلاثة جسور على "+
			"الطريق الساحلي.\nأعدت خطط السلامة لأكثر من مئتي عامل."),
	}
	d.Education = []cv.Education{study("بكالوريوس", "الهندسة المدنية", "جامعة الساحل", "امتياز",
		cv.DateRange{Start: cv.Date{Year: 2005}, End: cv.Date{Year: 2010}})}
	d.Certificates = []cv.Certificate{certificate("PMP", "PMI", at(2015, 3))}
	d.Languages = []cv.Language{language("العربية", "اللغة الأم"), language("الإنجليزية", "C1")}
	return d
}

// Accents has letters with marks everywhere, and long words.
func Accents() *cv.Document {
	d := &cv.Document{Locale: "pl", Person: person("Żaneta Świętosławska-Łącka", "Główna księgowa",
		"zaneta.lacka@example.pl", "+48 601 555 014", "Łódź")}
	d.Summary = list("Księgowa z czternastoletnim doświadczeniem w spółkach produkcyjnych; prowadzi pełną księgowość, " +
		"sprawozdawczość " +
		"i zespół ośmiu osób.")
	d.Skills = []cv.SkillGroup{
		skills("Rachunkowość", "MSSF, podatek VAT, środki trwałe, konsolidacja"),
		skills("Narzędzia", "SAP FI, Płatnik, Excel"),
	}
	d.Work = []cv.Engagement{
		job("Główna księgowa", "Przędzalnia Źródło sp. z o.o.", "Łódź", span(2018, 2, 0, 0),
			"Skróciła zamknięcie miesiąca z dziewięciu do czterech dni.\nPrzeprowadziła spółkę przez trzy badania "+
				"bez zastrzeżeń."),
		job("Samodzielna księgowa", "Kőszegi Műszergyár Kft.", "Győr", span(2012, 9, 2018, 1),
			"Rozliczała dostawy od Třebíče po Şanlıurfa i Reykjavík.\nWdrożyła elektroniczny obieg faktur."),
	}
	d.Education = []cv.Education{study("Magister", "Finanse i rachunkowość", "Uniwersytet Łódzki",
		"", cv.DateRange{Start: cv.Date{Year: 2007}, End: cv.Date{Year: 2012}})}
	d.Languages = []cv.Language{language("polski", "ojczysty"), language("čeština", "B1"), language("tiếng Việt", "A2")}
	d.Interests = []cv.Interest{{Name: text("Żeglarstwo")}, {Name: text("Fotografia ślubna")}}
	return d
}
