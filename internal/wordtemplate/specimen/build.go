// Package specimen holds CVs of invented people: for the trial filling of an
// uploaded template, and for the tests of templates and of the layout.
package specimen

import (
	"strings"

	"focal/internal/cv"
)

func text(s string) cv.Text { return cv.Text{Value: s} }

// list makes one text per line.
func list(lines string) []cv.Text {
	var out []cv.Text
	for _, l := range strings.Split(strings.TrimSpace(lines), "\n") {
		if l = strings.TrimSpace(l); l != "" {
			out = append(out, text(l))
		}
	}
	return out
}

// commas makes one text per item.
func commas(s string) []cv.Text { return list(strings.ReplaceAll(s, ", ", "\n")) }

func month(year, m int) cv.Date { return cv.Date{Year: year, Month: m} }

// span is a period; a zero year of the end means "to the present".
func span(y1, m1, y2, m2 int) cv.DateRange {
	r := cv.DateRange{Start: month(y1, m1), End: month(y2, m2), Current: y2 == 0}
	if y2 == 0 {
		r.End = cv.Date{}
	}
	return r
}

func at(year, m int) cv.DateRange { return cv.DateRange{Start: month(year, m)} }

func job(title, organisation, location string, dates cv.DateRange, highlights string) cv.Engagement {
	return cv.Engagement{Title: text(title), Organisation: text(organisation), Location: text(location), Dates: dates, Highlights: list(highlights)}
}

func study(degree, area, institution, score string, dates cv.DateRange) cv.Education {
	return cv.Education{Degree: text(degree), Area: text(area), Institution: text(institution), Score: text(score), Dates: dates}
}

func skills(name, keywords string) cv.SkillGroup {
	return cv.SkillGroup{Name: text(name), Keywords: commas(keywords)}
}

func certificate(name, issuer string, dates cv.DateRange) cv.Certificate {
	return cv.Certificate{Name: text(name), Issuer: text(issuer), Dates: dates}
}

func language(name, fluency string) cv.Language {
	return cv.Language{Name: text(name), Fluency: text(fluency)}
}

func detail(label, value string) cv.Detail {
	return cv.Detail{Label: text(label), Value: text(value)}
}

func person(name, label, email, phone, location string) cv.Person {
	return cv.Person{Name: text(name), Label: text(label), Email: text(email), Phone: text(phone), Location: cv.Place{Text: text(location)}}
}
