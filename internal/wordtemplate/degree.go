package wordtemplate

import (
	"regexp"
	"strings"
)

// taken matches degrees that are followed by "in" and a subject: an abbreviation, or a
// name that ends with a word for a degree ("BSc (Hons)", "Vocational diploma", "A-levels").
var taken = regexp.MustCompile(`^(?:(?:[BM]\.?\s?(?:A|Sc|S|Eng|E|Ed|Com|Tech|Arch|Phil|Res|Pharm|B\.?A|` +
	`C\.?A|Des|F\.?A|M|N|BS|MBS|Th|Mus|Chem|Phys|Math|Comp|PH|PA)|` +
	`MBChB|BMBS|LL\.?[BM]|Ph\.?\s?D|D\.?Phil|EdD|HN[CD]|PGCert|PGDip|PGCE|FdSc|FdA)\.?(?: \(Hons\.?\)| Hons\.?)?|` +
	`(?:.* )?(?i:degree|diploma|certificate|bachelor|master|doctorate|a-levels?|as-levels?|gcses?|o-levels|` +
	`bachelor's|master's|masters|bachelor’s|master’s|of science|of arts|of engineering|of education|of commerce|` +
	`certificate i{1,3}|certificate i?v|nvq level \d|level \d nvq|advanced certificate|` +
	`(?:bachelor|master|associate)(?:[’']?s)? of \p{L}+(?: administration| studies)?|` +
	`of technology|of philosophy|of fine arts|of business|of laws)(?: \(Hons\.?\)| \(Honours\))?)$`)

// degreeName joins a degree and its subject as English does, "MSc in Marine Biology";
// after any other degree the subject follows a comma.
func degreeName(degree, area string, english bool) string {
	if area == "" {
		short, of, both := strings.Cut(degree, ", ")
		if both && english && !strings.Contains(of, ",") && !strings.Contains(of, " in ") && taken.MatchString(short) {
			return short + " in " + of
		}
		return degree
	}
	if degree == "" || !english || !taken.MatchString(degree) || strings.HasPrefix(strings.ToLower(area), "in ") {
		return strings.Join(nonEmpty(degree, area), ", ")
	}
	return degree + " in " + area
}
