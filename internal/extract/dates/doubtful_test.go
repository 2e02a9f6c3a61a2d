package dates

import "testing"

// A month of another language whose name is a word or a name in English needs something beside it that says so.
func TestDoubtfulMonths(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Brand Manager, Mars, 2017 - 2020", "2017..2020"},
		{"Brand Manager, Mars 2017 – 2020", "2017..2020"},
		{"Analyst, Mayo, 2015", "2015"},
		{"Marco, 2012", "2012"},
		{"Cabin crew, Ian 2012", "2012"},
		{"Stage manager, Jet Set 2011", "2011"},
		{"Worked out 2016", "2016"},
		{"Los Angeles, Mars 2017 – 2019", "2017..2019"},
		{"Two years ago 2015", "2015"},
		{"Revista de energía, Ago. 2009", "2009-08"},
		{"mars 2017 – 2020", "2017-03..2020"},
		{"Mars 2017 – Juin 2018", "2017-03..2018-06"},
		{"Mars 2017 – Mars 2018", "2017-03..2018-03"},
		{"Depuis Mars 2017", "2017-03..now"},
		{"12 Mars 2017", "2017-03-12"},
		{"Mayo de 2015 – Julio de 2016", "2015-05..2016-07"},
		{"Mayo 2015 – actualidad: enfermera en la clínica", "2015-05..now"},
		{"Mars 2017 : stage chez un éditeur", "2017-03"},
		{"Gen 2015 – Set 2016", "2015-01..2016-09"},
		{"Mars 2017 – Présent", "2017-03..now"},
		{"Abril 2019 – Actualidad", "2019-04..now"},
		{"Avril 2017", "2017-04"},
		{"Mars, 2017", "2017"},
		{"May 2018 – Mar 2019", "2018-05..2019-03"},
	} {
		got := ""
		for _, m := range Find(c.text) {
			got += show(m) + " "
		}
		if got != c.want+" " {
			t.Errorf("%q gives %q, want %q", c.text, got, c.want)
		}
	}
}
