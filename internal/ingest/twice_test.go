package ingest

import (
	"testing"

	"focal/internal/ingest/page"
)

func TestOnce(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"dash", "06/2014 â€“ 06/2016", "06/2014 – 06/2016"},
		{"long dash", "Fitter â€” Elm Works", "Fitter — Elm Works"},
		{"apostrophe", "the teamâ€™s rota", "the team’s rota"},
		{"closing quote without its last sign", "â€œBest bakerâ€ 2019", "“Best baker” 2019"},
		{"dash of full width without its last sign", "01/2008 ï¼ 06/2014 Bakery", "01/2008 – 06/2014 Bakery"},
		{"a dash within a word, of which the last sign is missing", "a fullâ€time baker", "a fullâ€time baker"},
		{"minus", "City âˆ’ State", "City – State"},
		{"bullet", "â€¢ Baked bread", "• Baked bread"},
		{"letters", "RenÃ©e MÃ¼ller, SÃ£o Paulo", "Renée Müller, São Paulo"},
		{"space", "such asÂ Elm College", "such as Elm College"},
		{"mark", "OvenÂ® and 20Â°", "Oven® and 20°"},
		{"no width", "bakedâ€‹ bread", "baked bread"},
		{"mark of byte order", "ï»¿Summary", "Summary"},

		{"space at the end of a line", "a newsletterÂ", "a newsletter"},
		{"space at the end of a sentence", "Ran the yard.Â", "Ran the yard."},
		{"space before a full stop", "a newsletterÂ.", "a newsletter."},
		{"space at the end of a line behind another", "for the website Â", "for the website "},
		{"capital letter inside a word", "CLICHÃ‰S, EXÃ‰CUTIVE", "CLICHÉS, EXÉCUTIVE"},
		{"capital before a dash", "MANHÃ– 2010", "MANHÃ– 2010"},

		{"words with these letters", "Hôpital, château, maïs, naïve, Âge, SÃO, MANHÃ", "Hôpital, château, maïs, naïve, Âge, SÃO, MANHÃ"},
		{"capital before a quote", "«IRMû 2010", "«IRMû 2010"},
		{"capital word", "PÂ de", "PÂ de"},
		{"vowel and a price", "pâte 5 €", "pâte 5 €"},
		{"end", "â", "â"},
	} {
		if got := once(c.in); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestPlain(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"the team&rsquo;s rota", "the team’s rota"},
		{"4-2007 &ndash; 5-2013", "4-2007 – 5-2013"},
		{"bread &amp;amp; cakes &amp; pies", "bread & cakes & pies"},
		{"bread&nbsp;rolls &#8211; &#x2013;", "bread rolls – –"},
		{"&lt;b&gt; and &amp;lt;i&amp;gt;", "&lt;b&gt; and &amp;lt;i&amp;gt;"},
		{"ropes&#10;for &#x202E;the crew&Tab;and mast", "ropes for the crew and mast"},
		{"R&D; bread & cakes; &copy 2010, &nosuch;", "R&D; bread & cakes; &copy 2010, &nosuch;"},
	} {
		if got := plain(c.in); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
	}
}

func TestUndoTwiceDropsEmptyLines(t *testing.T) {
	line := func(text string) page.Line {
		return page.Line{Segments: []page.Segment{{Runs: []page.Run{{Text: text}}}}}
	}
	doc := &page.Document{
		Pages:  []page.Page{{Lines: []page.Line{line("â€‹"), line("Baker â€“ Elm"), line("")}}},
		Others: [][]page.Page{{{Lines: []page.Line{line("â€‹")}}}},
	}
	undoTwice(doc)
	if got := doc.PlainText(); got != "Baker – Elm\n" || len(doc.Others[0][0].Lines) != 0 {
		t.Errorf("%q, %d lines in the other order", got, len(doc.Others[0][0].Lines))
	}
	same := &page.Document{Pages: []page.Page{{Lines: []page.Line{line(""), line("Baker")}}}}
	undoTwice(same)
	if got := same.PlainText(); got != "\nBaker\n" {
		t.Errorf("a file without such letters changed: %q", got)
	}
}
