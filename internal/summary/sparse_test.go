package summary

import (
	"testing"

	"focal/internal/cv"
)

// A short CV tells what was studied, unpaid work and tools beside its post; programs of every office, places and what is hardly known
// are no tools.
func TestPortraySparse(t *testing.T) {
	service := func(d *cv.Document, title, body string) {
		d.Volunteering = append(d.Volunteering, cv.Engagement{Title: sourced(d, title), Organisation: sourced(d, body)})
	}
	skills := func(d *cv.Document, group string, names ...string) {
		g := cv.SkillGroup{Name: sourced(d, group)}
		for _, n := range names {
			g.Keywords = append(g.Keywords, sourced(d, n))
		}
		d.Skills = append(d.Skills, g)
	}
	for _, c := range []struct {
		name   string
		change func(*cv.Document)
		want   string
	}{
		{"studied, unpaid and tools", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			addCourse(d, "BSc", "Marine Biology", "Port College", 2010, 2014)
			d.Education[0].Dates.Text.Value = "expected 2014"
			service(d, "Member", "Rope Guild")
			service(d, "Nurse", "Quay Hospital")
			service(d, "Blood Donor", "Harbour Clinic")
			service(d, "Nominated Secretary", "Tide Club")
			service(d, "Treasurer", "Quay Club")
			skills(d, "Software", "AutoCAD", "MATLAB", "Microsoft Word", "Waltham", "40 Quay St Cambridge", "HTML")
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and studied Marine Biology at Port College. " +
			"Has also served as a treasurer at Quay Club."},
		{"tools where there is nothing else", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			skills(d, "Software", "AutoCAD", "MATLAB", "Microsoft Word", "Waltham", "40 Quay St Cambridge", "HTML")
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and is skilled in AutoCAD, MATLAB and HTML."},
		{"a course broken off, and a hedged skill", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			addCourse(d, "BSc", "Marine Biology", "Port College", 2010, 2014)
			d.Education[0].Dates.Text.Value = "2010 - 2014 (incomplete)"
			skills(d, "Basic knowledge", "AutoCAD", "MATLAB")
			skills(d, "Skills", "PhD", "BSc", "IELTS", "NHS", "McQuay")
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015."},
		{"a course without years of a student", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			d.Education = append(d.Education, cv.Education{
				Degree: sourced(d, "BSc"), Area: sourced(d, "Marine Biology"), Institution: sourced(d, "Port College"),
				Highlights: []cv.Text{sourced(d, "Final year student")},
			})
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015."},
		{"a degree that only its school tells of", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			addCourse(d, "B.A", "", "Port College", 2010, 2014)
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and holds a B.A from Port College."},
		{"a degree in words that lacks its link", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			addCourse(d, "Masters Harbour Management", "", "Port College", 2010, 2014)
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015."},
		{"a language of two words", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			for _, name := range []string{"English", "Haitian Creole", "Haitian", "Creole", "Gull LTD"} {
				d.Languages = append(d.Languages, cv.Language{Name: sourced(d, name)})
			}
			d.Languages[1].Fluency = sourced(d, "fluent")
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and speaks English and Haitian Creole."},
		{"languages of which nobody knows how well", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			addCourse(d, "BSc", "Marine Biology", "Port College", 2010, 2014)
			for _, name := range []string{"English", "Welsh", "French"} {
				d.Languages = append(d.Languages, cv.Language{Name: sourced(d, name)})
			}
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and holds a BSc in Marine Biology from Port College."},
		{"the same where nothing else is told", func(d *cv.Document) {
			addPost(d, "Rigger", "Solent Yachts", 2015, 0)
			for _, name := range []string{"English", "Welsh", "French"} {
				d.Languages = append(d.Languages, cv.Language{Name: sourced(d, name)})
			}
		}, "Ines Calloway has been a rigger at Solent Yachts since 2015 and speaks English, Welsh and French."},
		{"an intern of nobody is told by the degree", func(d *cv.Document) {
			addPost(d, "Intern", "", 2015, 0)
			addCourse(d, "BSc", "Marine Biology", "Port College", 2010, 2014)
		}, "Ines Calloway holds a BSc in Marine Biology from Port College."},
		{"nothing but a course", func(d *cv.Document) {
			addCourse(d, "Degree course (Bachelor of Engineering)", "", "Port College", 2010, 2014)
		}, "Ines Calloway studied Engineering at Port College."},
	} {
		if got := portrayed(t, c.name, "", c.change); got != c.want {
			t.Errorf("%s:\n  got  %q\n  want %q", c.name, got, c.want)
		}
	}
}
