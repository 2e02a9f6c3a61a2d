package evidence

import (
	"strings"

	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// legalForms are the endings of companies' names, as written: their case tells "AS"
// from "as".
var legalForms = wordset.Of(`
	Ltd LTD Limited LLC LLP Inc INC Corp Corporation PLC plc GmbH AG KG SE e.V eV S.A SA SAS SARL S.L SL S.r.l S.R.L Srl SRL
	S.p.A SpA SPA Lda Ltda B.V BV N.V NV AB A/S ApS AS Oy Oyj s.r.o a.s Kft Zrt Nyrt d.o.o Pty Pvt Pte Bhd Co Company KGaA OHG
	UG mbH OÜ UAB SIA Kft Bt d.d k.s v.o.s EOOD OOD SCRL ASBL Stiftung PartGmbB PartG gGmbH EI PTE LDA SCOP CIC KK S.L.U SLU
	SASU EURL S.A.S S.C Sp.zo.o Sp.j`)

// LegalForm reports a text that holds the legal form of a company.
func LegalForm(text string) bool {
	for len(text) > 0 {
		w, rest := firstWord(text)
		if isLegalForm(w) || isLegalFormOfTwo(w, rest) {
			return true
		}
		text = rest
	}
	return false
}

func firstWord(text string) (w, rest string) {
	if at := strings.IndexAny(text, " ,()\t"); at >= 0 {
		return text[:at], text[at+1:]
	}
	return text, ""
}

func isLegalForm(w string) bool {
	return len(w) > 1 && len(w) < 12 && legalForms[strings.TrimRight(w, ".;:")]
}

// isLegalFormOfTwo reports the first of two words that are a legal form.
func isLegalFormOfTwo(w, rest string) bool {
	second, ok := twoWordForms[w]
	return ok && strings.HasPrefix(rest, second)
}

// twoWordForms are the first words of legal forms, and how the second ones begin.
var twoWordForms = map[string]string{"Sp.": "z o", "sp.": "z o", "e.": "V."}

// Organisation rates a text as the name of an organisation.
func Organisation(text string) float64 {
	s := read(text)
	if len(s.words) == 0 {
		return certainlyNot
	}
	if OnOwnAccount(text) {
		return 2.4
	}
	legal := LegalForm(text)
	score := s.organised(legal)
	score.add(0.3, score > 0 && strings.Contains(text, " of ") || strings.Contains(text, "&"))
	score.add(-1.6, !legal && score < 2.6 && s.ends(words.Titles().Head))
	score.add(-2.2, !legal && allModifiers(s.words))
	score.add(-1.8, !s.namesKind() && placed(text))
	score.add(-2, CodeOnly(text))
	score.add(-0.8, score < 2 && words.StartsLower(text))
	score.tooMany(len(s.words), 10)
	return float64(score)
}

// organised rates the words by the organisations that are known, and by how they are drawn.
func (s said) organised(legal bool) rating {
	orgs := words.Organisations()
	several := len(s.words) > 1
	switch {
	case legal && several:
		return 3
	case s.begins(orgs.Known):
		return 2.6
	case s.holds(orgs.School):
		return 2.4
	case several && s.ends(orgs.Keyword):
		return 2.2
	case s.holds(orgs.Keyword):
		return 1.7
	}
	return s.unorganised()
}

// unorganised rates words of which none says that they are an organisation.
func (s said) unorganised() rating {
	switch {
	case s.holds(words.Organisations().Known):
		return 1.4
	case s.holdsCompound(organisationTails, 3):
		return 1.7
	case len(s.words) <= 5 && UpperWords(s.text):
		return 0.3
	}
	return -0.3
}

// namesKind reports a word that says what kind of organisation it is.
func (s said) namesKind() bool {
	orgs := words.Organisations()
	return s.holds(orgs.Keyword) || s.holds(orgs.School)
}

// ownAccount stands where others name their employer.
var ownAccount = words.NewSet(
	"freelance", "freelancer", "self employed", "self employment", "selbststandig", "freiberuflich",
	"independent", "independant", "auto entrepreneur", "autonomo", "libero professionista", "zzp",
	"eenmanszaak", "own business", "various clients", "private clients", "sole trader",
)

func OnOwnAccount(text string) bool {
	head, rest, cut := strings.Cut(text, ", ")
	return ownAccount.Has(words.Fold(head)) && (!cut || words.StartsLower(rest))
}

var organisationTails = strings.Fields(`
	gesellschaft klinikum krankenhaus schule universitat institut werke werk verlag stiftung verband verein zentrum
	agentur haus bank versicherung amt ministerium bau technik handel hochschule kliniken praxis sykehus sjukhus
	hospital skolan kommune kommun bedrijf groep koncern firmaet
`)

func allModifiers(f []string) bool {
	mod := words.Titles().Modifier
	for i := 0; i < len(f); {
		n := mod.At(f, i)
		if n == 0 {
			return false
		}
		i += n
	}
	return true
}

var unitWords = words.NewSet(
	"team", "department", "dept", "division", "unit", "group", "office", "faculty", "school of", "section",
	"branch", "directorate", "practice", "abteilung", "bereich", "fachbereich", "lehrstuhl", "service",
	"departement", "direction", "equipe", "departamento", "area", "equipo", "dipartimento", "reparto",
	"ufficio", "afdeling", "dzial", "wydzial", "zespol", "avdelning", "afdeling", "chair of", "laboratory",
	"lab", "squad", "tribe", "business unit", "programme", "program",
)

// Unit rates a text as a department or team.
func Unit(text string) float64 {
	s := read(text)
	switch {
	case s.outside(8):
		return certainlyNot
	case s.holds(unitWords) && !LegalForm(text):
		return 0.9
	}
	return -1.3
}

// UnitTail reports a name that ends as departments do: "Radiology Department".
func UnitTail(f []string) bool { return len(f) > 1 && unitTails[f[len(f)-1]] }

var unitTails = wordset.Of("department dept division directorate team unit faculty section abteilung")
