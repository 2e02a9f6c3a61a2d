package specimen

import (
	"fmt"
	"strings"

	"focal/internal/cv"
)

// Crowded puts what breaks documents into one CV: a name of 60 characters,
// right-to-left text, emoji, CJK, markup, forbidden characters, field codes,
// tags of the template language, very long words, and 14 jobs.
func Crowded() *cv.Document {
	d := Full()
	d.Person.Name = text("Maximiliana-Theodora Featherstonehaugh-Cholmondeley von Ahlen")
	d.Person.Label = text("A & B < C > D \"E\" 'F' 👩🏽‍🚀 — 系统工程师")
	d.Person.Email = text("a+b&c@example.org")
	d.Summary = list("مهندس أنظمة بخبرة تزيد عن عشر سنوات في \u200eGo و C++ ويعمل في دبي.\n日本語の要約です。システム設計と品質保証を十年以上担当し、四十人のチームを率いてきました。\nעברית ואנגלית mixed in one line, 2019.")
	d.Work = nil
	for i := range 14 {
		j := job(fmt.Sprintf("Engineer %d & Builder", i+1), "Smith & Sons <Holdings>", "Zürich", span(2010+i, 1, 2011+i, 2), "Built & shipped <things> worth £1,000,000 🚀.")
		d.Work = append(d.Work, j)
	}
	d.Work[0].Highlights = append(d.Work[0].Highlights, list("DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe \"/k calc\"\n{{name}} {{#jobs}} }} {{ {{%icon}}\n{ INCLUDETEXT \"secret\" }\n=cmd|' /C calc'!A0")...)
	d.Work[1].Title = text(strings.Repeat("Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", 3))
	d.Work[2].Highlights = []cv.Text{text("control \x00\x01\x0b\x1f characters \ufffe\uffff and \xff\xfe bytes"), text("line one\nline two\ttabbed")}
	d.Work[3].URL = text("javascript:alert(1)")
	d.Work[4].URL = text("https://example.org/ä ö/?q=<a>&b=\"c\"#%zz")
	d.Work[5].Title = text("مدير المشروع")
	return d
}

// Bare has a name and nothing else.
func Bare() *cv.Document {
	return &cv.Document{Person: person("Bo Li", "", "", "", "")}
}

// Nameless has one job without a title, and nothing else: not even a name.
func Nameless() *cv.Document {
	return &cv.Document{Locale: "fr", Work: []cv.Engagement{{Organisation: text("Atelier du Pont"), Dates: cv.DateRange{Text: text("quelques mois")}}}}
}
