package contact

import "testing"

// FuzzParts: what is found in a line stands there, in order and without overlaps.
func FuzzParts(f *testing.F) {
	f.Add("e-mail.jo@example.org | +44 (0) 1632 960 158 ext 4 | www.example.org/a(b)")
	f.Add("12 Mill Lane, Selby YO8 4AA, England")
	f.Add("\xff@x.y\u2011 00")
	f.Fuzz(func(t *testing.T, line string) {
		for name, spans := range map[string][]Span{"mail": Emails(line), "web": URLs(line), "phone": Phones(line, []string{"GB"}, true)} {
			at := 0
			for _, s := range spans {
				if s.Start < at || s.End <= s.Start || s.End > len(line) {
					t.Errorf("%s in %q: %+v behind %d", name, line, s, at)
				}
				at = s.End
			}
		}
		_ = ParsePlace(line)
	})
}
