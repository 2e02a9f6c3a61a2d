package evidence

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"focal/internal/extract/contact"
	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// The scores below say how far a text looks like one kind of field: above 0 for,
// below 0 against, 3 is as good as certain. They are compared, never thresholded alone.

// Title rates a text as a job title.
func Title(text string) float64 {
	f := words.Split(text)
	if len(f) == 0 {
		return -3
	}
	lists := words.Titles()
	score := 0.0
	// The main part stands before "of", "for", a bracket.
	main := f
	for i, w := range f {
		if i > 0 && (w == "of" || w == "for" || w == "de" || w == "du" || w == "fur" || w == "der" || w == "des" || w == "di" || w == "in" || w == "d" || w == "im" || w == "voor" || w == "do" || w == "da" || w == "ds" || w == "en" || w == "to" || w == "ii" || w == "iii" || w == "i") {
			main = f[:i]
			break
		}
	}
	if at := strings.IndexAny(text, "(,–—|"); at > 0 {
		if g := words.Split(text[:at]); len(g) > 0 && len(g) < len(main) {
			main = g
		}
	}
	switch {
	case lists.Head.Ends(main) > 0 || germanHead(main[len(main)-1]):
		score = 3
	case lists.Phrase.At(f, 0) > 0:
		score = 2.5
	case lists.Head.At(f, 0) > 0:
		score = 2.2
	case lists.Head.Contains(f):
		score = 1.6
	case lists.Head.Ends(f) > 0:
		score = 1.6
	default:
		for _, w := range f {
			if germanHead(w) {
				score = 2
			}
		}
	}
	if lists.Modifier.At(f, 0) > 0 {
		score += 0.4
	}
	if score == 0 {
		score = -0.2
		if w := main[len(main)-1]; len(f) <= 3 && len(w) > 4 && AgentNoun(w) || len(f) <= 2 && len(w) > 7 && strings.HasSuffix(w, "ing") {
			score = 0.6 // "Beekeeper", "Fruit picking"
		}
	}
	if score < 2.2 && contact.ParsePlace(text).Score >= 0.85 || CodeOnly(text) {
		score -= 2
	}
	orgs := words.Organisations()
	if n := orgs.Suffix.Ends(f); n > 0 && n < len(f) && LegalForm(text) {
		score -= 3
	}
	if orgs.School.Contains(f) && score < 3 {
		score -= 1.2
	}
	if orgs.Known.At(f, 0) == len(f) {
		score -= 2
	}
	if len(f) > 9 {
		score -= 0.3 * float64(len(f)-9)
	}
	if startsLower(text) {
		score -= 0.4
	}
	if OnOwnAccount(text) {
		score -= 3
	}
	return min(score, 3.2)
}

// AgentNoun reports the endings of words for those who do something ("beekeeper").
func AgentNoun(w string) bool {
	return hasAnySuffix(w, "er", "or", "ist", "ian", "eer", "eur", "euse", "rice", "dora", "tore", "erin", "woman", "man") && !words.Organisations().Keyword.Has(w) && !words.Organisations().Known.Has(w)
}

// germanHead knows compounds: "Softwareentwicklerin", "Produktionsleiter".
func germanHead(w string) bool {
	if len(w) < 8 {
		return false
	}
	for _, tail := range []string{"leiter", "leiterin", "entwickler", "entwicklerin", "berater", "beraterin", "ingenieur", "ingenieurin", "manager", "managerin", "assistent", "assistentin", "kraft", "verkaufer", "verkauferin", "pfleger", "pflegerin", "mechaniker", "mechanikerin", "techniker", "technikerin", "arzt", "arztin", "lehrer", "lehrerin", "meister", "arbeiter", "arbeiterin", "fuhrer", "fuhrerin", "kaufmann", "kauffrau", "referent", "referentin", "mitarbeiter", "mitarbeiterin", "student", "studentin", "praktikant", "praktikantin", "helfer", "helferin", "trainer", "trainerin", "medewerker", "medewerkster", "manager", "leider", "adviseur", "ontwikkelaar", "ingenieur", "chef", "ledare", "utvecklare", "leder", "konsulent", "ingenjor", "mester", "johtaja", "paallikko", "konsultant", "trainee", "volontar", "volontarin", "prufer", "pruferin", "planer", "planerin", "forscher", "forscherin", "redakteur", "redakteurin", "informatiker", "informatikerin", "elektroniker", "elektronikerin", "monteur", "sachbearbeiter", "sachbearbeiterin", "betreuer", "betreuerin", "gartner", "fahrer", "fahrerin", "vertreter", "pedagoge", "therapeut", "therapeutin", "analytiker", "koordinator", "koordinatorin", "mecanicien", "mecanicienne", "technicien", "technicienne", "mecanico", "meccanico", "hand", "master", "smith", "wright", "ologist", "therapist", "ographer", "iatrist"} {
		if strings.HasSuffix(w, tail) && len(w) > len(tail) {
			return true
		}
	}
	return false
}

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
		var w string
		at := strings.IndexAny(text, " ,()\t")
		if at < 0 {
			w, text = text, ""
		} else {
			w, text = text[:at], text[at+1:]
		}
		if len(w) > 1 && len(w) < 12 && legalForms[strings.TrimRight(w, ".;:")] {
			return true
		}
		if (w == "Sp." || w == "sp.") && strings.HasPrefix(text, "z o") || w == "e." && strings.HasPrefix(text, "V.") {
			return true
		}
	}
	return false
}

// Organisation rates a text as the name of an organisation.
func Organisation(text string) float64 {
	f := words.Split(text)
	if len(f) == 0 {
		return -3
	}
	orgs := words.Organisations()
	titles := words.Titles()
	score := 0.0
	switch {
	case OnOwnAccount(text):
		return 2.4
	case LegalForm(text) && len(f) > 1:
		score = 3
	case orgs.Known.At(f, 0) > 0:
		score = 2.6
	case orgs.School.Contains(f):
		score = 2.4
	case orgs.Keyword.Ends(f) > 0 && len(f) > 1:
		score = 2.2
	case orgs.Keyword.Contains(f):
		score = 1.7
	case orgs.Known.Contains(f):
		score = 1.4
	case germanOrganisation(f):
		score = 1.7
	case UpperWords(text) && len(f) <= 5:
		score = 0.3
	default:
		score = -0.3
	}
	if strings.Contains(text, "&") || strings.Contains(text, " of ") && score > 0 {
		score += 0.3
	}
	if titles.Head.Ends(f) > 0 && score < 2.6 && !LegalForm(text) {
		score -= 1.6
	}
	if allModifiers(f) && !LegalForm(text) {
		score -= 2.2
	}
	if !orgs.Keyword.Contains(f) && !orgs.School.Contains(f) && contact.ParsePlace(text).Score >= 0.85 {
		score -= 1.8
	}
	if CodeOnly(text) {
		score -= 2
	}
	if startsLower(text) && score < 2 {
		score -= 0.8
	}
	if len(f) > 10 {
		score -= 0.3 * float64(len(f)-10)
	}
	return score
}

// ownAccount stands where others name their employer.
var ownAccount = words.NewSet("freelance", "freelancer", "self employed", "self employment", "selbststandig", "freiberuflich", "independent", "independant", "auto entrepreneur", "autonomo", "libero professionista", "zzp", "eenmanszaak", "own business", "various clients", "private clients", "sole trader")

func OnOwnAccount(text string) bool {
	head, rest, cut := strings.Cut(text, ", ")
	return ownAccount.Has(words.Fold(head)) && (!cut || startsLower(rest))
}

func germanOrganisation(f []string) bool {
	for _, w := range f {
		for _, tail := range []string{"gesellschaft", "klinikum", "krankenhaus", "schule", "universitat", "institut", "werke", "werk", "verlag", "stiftung", "verband", "verein", "zentrum", "agentur", "haus", "bank", "versicherung", "amt", "ministerium", "bau", "technik", "handel", "hochschule", "kliniken", "praxis", "sykehus", "sjukhus", "hospital", "skolan", "kommune", "kommun", "bedrijf", "groep", "koncern", "firmaet"} {
			if strings.HasSuffix(w, tail) && len(w) > len(tail)+2 {
				return true
			}
		}
	}
	return false
}

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

// Place rates a text as a place.
func Place(text string) float64 {
	p := contact.ParsePlace(text)
	f := words.Split(text)
	switch {
	case len(f) == 0 || len(f) > 7 || GradeCode.MatchString(text):
		return -3
	case p.Score >= 0.85:
		s := 2.0 + p.Score
		if p.Street != "" && p.Score < 0.9 {
			s -= 1.5
		}
		if words.Titles().Head.Ends(f) > 0 || LegalForm(text) {
			s -= 3
		}
		if first, _, ok := strings.Cut(text, ","); ok && contact.ParsePlace(first).Score < 0.85 && words.Organisations().Keyword.Contains(words.Split(first)) {
			s -= 3
		}
		return s
	}
	score := -0.9
	if Unit(text) > 0 && UnitTail(f) {
		return -3
	}
	if RiverTown(text) {
		return 1.4
	}
	if words.Titles().Head.Contains(f) || words.Organisations().Keyword.Contains(f) || words.Organisations().School.Contains(f) {
		score -= 2
	}
	if !UpperWords(text) || startsLower(text) || len(f) > 3 {
		score -= 1
	}
	if strings.ContainsAny(text, "0123456789") {
		score -= 0.7
	}
	return score
}

var unitWords = words.NewSet("team", "department", "dept", "division", "unit", "group", "office", "faculty", "school of", "section", "branch", "directorate", "practice", "abteilung", "bereich", "fachbereich", "lehrstuhl", "service", "departement", "direction", "equipe", "departamento", "area", "equipo", "dipartimento", "reparto", "ufficio", "afdeling", "dzial", "wydzial", "zespol", "avdelning", "afdeling", "chair of", "laboratory", "lab", "squad", "tribe", "business unit", "programme", "program")

// Unit rates a text as a department or team.
func Unit(text string) float64 {
	f := words.Split(text)
	if len(f) == 0 || len(f) > 8 {
		return -3
	}
	if unitWords.Contains(f) && !LegalForm(text) {
		return 0.9
	}
	return -1.3
}

// UnitTail reports a name that ends as departments do: "Radiology Department".
func UnitTail(f []string) bool { return len(f) > 1 && unitTails[f[len(f)-1]] }

var unitTails = map[string]bool{"department": true, "dept": true, "division": true, "directorate": true, "team": true, "unit": true, "faculty": true, "section": true, "abteilung": true}

// Executive closes titles after which a comma names the function, not the employer:
// "Vice President, Manufacturing".
var Executive = words.NewSet("president", "vp", "svp", "evp", "avp", "director", "head", "manager", "officer", "lead", "chief", "controller")

// GradeCode is the grade of a post as public bodies write it: "GS-0343-12", "AFC 7".
var GradeCode = regexp.MustCompile(`^[A-Z]{1,4}[- ]?\d{1,4}(?:-\d{1,3})*$`)

// GradeOfPost is the grade of a post in words: "Band 6", "Grade 7", "Scale 4 to 5".
var GradeOfPost = regexp.MustCompile(`(?i)^(?:pay )?(?:band|grade|scale|tier|step|spine point|point) ?\d{1,2}[a-d]?(?: ?(?:to|-|–|/) ?\d{1,2}[a-d]?)?\.?$`)

// RiverTown reports names of small places that a word ties to a river, a hill or a
// larger place: "Wath upon Dearne", "Saint-Rémy sur Creuse".
func RiverTown(text string) bool {
	f := strings.Fields(text)
	if len(f) < 3 || len(f) > 5 || startsLower(text) || startsLower(f[len(f)-1]) {
		return false
	}
	tie := false
	for _, w := range f[1 : len(f)-1] {
		tie = tie || townTies.Has(words.Fold(w))
	}
	g := words.Split(text)
	return tie && !words.Titles().Head.Contains(g) && !words.Organisations().Keyword.Contains(g) && !words.Organisations().School.Contains(g)
}

var townTies = words.NewSet("upon", "under", "sur", "sous", "les", "am", "an der", "an", "ob", "aan", "nad", "sul", "cum", "juxta", "next")

// UpperWords reports that every word of weight begins with a capital or digit.
func UpperWords(text string) bool {
	for _, w := range strings.Fields(text) {
		r := []rune(strings.Trim(w, `"'“”‘’()`))
		if len(r) > 3 && unicode.IsLower(r[0]) {
			return false
		}
	}
	return true
}

// Subjects are words of fields of study.
var Subjects = words.NewSet("science", "sciences", "engineering", "mathematics", "maths", "physics", "chemistry", "biology", "economics", "business", "management", "finance", "accounting", "accountancy", "marketing", "law", "medicine", "nursing", "history", "english", "literature", "psychology", "sociology", "politics", "philosophy", "geography", "art", "arts", "design", "architecture", "music", "computing", "informatics", "technology", "education", "communication", "communications", "journalism", "linguistics", "statistics", "analytics", "data", "administration", "relations", "studies", "theology", "anthropology", "archaeology", "informatik", "wirtschaft", "betriebswirtschaft", "betriebswirtschaftslehre", "bwl", "vwl", "maschinenbau", "elektrotechnik", "physik", "chemie", "biologie", "mathematik", "jura", "rechtswissenschaften", "medizin", "germanistik", "anglistik", "psychologie", "geschichte", "bauingenieurwesen", "wirtschaftsinformatik", "wirtschaftsingenieurwesen", "informatique", "gestion", "droit", "lettres", "mathematiques", "physique", "chimie", "histoire", "commerce", "electronique", "mecanique", "informatica", "derecho", "economia", "empresas", "ingenieria", "quimica", "fisica", "matematicas", "historia", "ingegneria", "giurisprudenza", "architettura", "lettere", "administracao", "direito", "engenharia", "bedrijfskunde", "rechten", "informatyka", "zarzadzanie", "ekonomia", "prawo", "budownictwo", "filologia", "ekonomi", "datavetenskap", "teknik", "hospitality", "tourism", "logistics", "security", "cyber", "welding", "carpentry", "plumbing", "electrical", "mechanical", "civil", "robotics", "genetics", "biochemistry", "pharmacy", "dentistry", "media", "film", "drama", "theatre", "performance", "graphic", "fashion", "paediatrics", "pediatrics", "surgery", "radiology", "cardiology", "oncology", "neurology", "anaesthetics", "psychiatry", "dermatology", "midwifery", "physiotherapy", "pathology", "obstetrics", "orthopaedics", "veterinary", "agriculture")

// CertificateName reports words that name certificates, licences and courses.
func CertificateName(f []string) bool {
	return certificateNames.Contains(f)
}

var certificateNames = words.NewSet("certified", "certificate", "certification", "licence", "license", "course", "training", "practitioner", "card", "ticket", "first aid", "aid at work", "safety", "scrum", "prince2", "itil", "pmp", "cissp", "aws", "azure", "cisco", "ccna", "toefl", "ielts", "zertifikat", "schein", "fuhrerschein", "lehrgang", "kurs", "schulung", "seminar", "certificat", "permis", "caces", "habilitation", "sst", "haccp", "certificado", "curso", "carnet", "certificato", "corso", "patente", "certificaat", "cursus", "certyfikat", "szkolenie", "uprawnienia", "hygiene", "safeguarding", "manual handling", "dbs", "cpc", "adr", "lgv", "hgv", "ausbildereignung", "ausbildereignungsprufung", "ada schein", "ersthelfer", "staplerschein", "brandschutzhelfer", "cscs", "smsts", "sssts", "ipaf", "pasma", "nebosh", "iosh", "cieh", "ipma", "cips", "ecdl", "icdl", "delf", "dalf", "dele", "telc", "goethe zertifikat", "six sigma", "green belt", "black belt", "workshop", "webinar", "coursera", "udemy", "edx", "linkedin learning", "forklift", "instructor", "lifeguard", "first responder", "food safety")

func startsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

func hasAnySuffix(s string, tails ...string) bool {
	for _, t := range tails {
		if strings.HasSuffix(s, t) {
			return true
		}
	}
	return false
}
