package evidence

import (
	"regexp"
	"slices"
	"strings"

	"focal/internal/extract/words"
	"focal/internal/wordset"
)

// Title rates a text as a job title.
func Title(text string) float64 {
	s := read(text)
	if len(s.words) == 0 {
		return certainlyNot
	}
	main := s.mainPart()
	score := s.titled(main)
	score.add(0.4, s.begins(words.Titles().Modifier))
	if score == 0 {
		score = s.untitled(main[len(main)-1])
	}
	score.add(-2, score < 2.2 && placed(text) || CodeOnly(text))
	orgs := words.Organisations()
	score.add(-3, s.namesCompany())
	score.add(-1.2, score < 3 && s.holds(orgs.School))
	score.add(-2, orgs.Known.At(s.words, 0) == len(s.words))
	score.tooMany(len(s.words), 9)
	score.add(-0.4, words.StartsLower(text))
	score.add(-3, OnOwnAccount(text))
	return float64(min(score, 3.2))
}

// mainPart are the words of a title before "of", "for", a bracket.
func (s said) mainPart() []string {
	main := s.words
	if i := slices.IndexFunc(main[1:], func(w string) bool { return leadsOn[w] }); i >= 0 {
		main = main[:i+1]
	}
	if at := strings.IndexAny(s.text, "(,–—|"); at > 0 {
		if before := words.Split(s.text[:at]); len(before) > 0 && len(before) < len(main) {
			return before
		}
	}
	return main
}

// leadsOn are the words of a title that say of what or for whom, and numbers of rank.
var leadsOn = wordset.Of("of for de du fur der des di in d im voor do da ds en to ii iii i")

// titled rates the words by the titles that are known; 0 is none of them.
func (s said) titled(main []string) rating {
	lists := words.Titles()
	switch {
	case lists.Head.Ends(main) > 0 || germanHead(main[len(main)-1]):
		return 3
	case s.begins(lists.Phrase):
		return 2.5
	case s.begins(lists.Head):
		return 2.2
	case s.holds(lists.Head):
		return 1.6
	case slices.ContainsFunc(s.words, germanHead):
		return 2
	}
	return 0
}

// untitled rates words that are no known title by the last one of their main part.
func (s said) untitled(last string) rating {
	who := len(s.words) <= 3 && len(last) > 4 && AgentNoun(last)
	what := len(s.words) <= 2 && len(last) > 7 && strings.HasSuffix(last, "ing")
	if who || what { // "Beekeeper", "Fruit picking"
		return 0.6
	}
	return -0.2
}

// namesCompany reports words that end with a company's legal form.
func (s said) namesCompany() bool {
	n := words.Organisations().Suffix.Ends(s.words)
	return n > 0 && n < len(s.words) && LegalForm(s.text)
}

// AgentNoun reports the endings of words for those who do something ("beekeeper").
func AgentNoun(w string) bool {
	orgs := words.Organisations()
	return compound(w, agentTails, 0) && !orgs.Keyword.Has(w) && !orgs.Known.Has(w)
}

// germanHead knows compounds: "Softwareentwicklerin", "Produktionsleiter".
func germanHead(w string) bool { return len(w) >= 8 && compound(w, headTails, 1) }

var (
	agentTails = strings.Fields("er or ist ian eer eur euse rice dora tore erin woman man")
	headTails  = strings.Fields(`
	leiter leiterin entwickler entwicklerin berater beraterin ingenieur ingenieurin manager managerin assistent
	assistentin kraft verkaufer verkauferin pfleger pflegerin mechaniker mechanikerin techniker technikerin arzt
	arztin lehrer lehrerin meister arbeiter arbeiterin fuhrer fuhrerin kaufmann kauffrau referent referentin
	mitarbeiter mitarbeiterin student studentin praktikant praktikantin helfer helferin trainer trainerin
	medewerker medewerkster leider adviseur ontwikkelaar chef ledare utvecklare leder konsulent ingenjor mester
	johtaja paallikko konsultant trainee volontar volontarin prufer pruferin planer planerin forscher forscherin
	redakteur redakteurin informatiker informatikerin elektroniker elektronikerin monteur sachbearbeiter
	sachbearbeiterin betreuer betreuerin gartner fahrer fahrerin vertreter pedagoge therapeut therapeutin
	analytiker koordinator koordinatorin mecanicien mecanicienne technicien technicienne mecanico meccanico hand
	master smith wright ologist therapist ographer iatrist
`)
)

// GradeCode is the grade of a post as public bodies write it: "GS-0343-12", "AFC 7".
var GradeCode = regexp.MustCompile(`^[A-Z]{1,4}[- ]?\d{1,4}(?:-\d{1,3})*$`)

// CertificateName reports words that name certificates, licences and courses.
func CertificateName(f []string) bool {
	return certificateNames.Contains(f)
}

var certificateNames = words.NewSet(
	"certified", "certificate", "certification", "licence", "license", "course", "training", "practitioner",
	"card", "ticket", "first aid", "aid at work", "safety", "scrum", "prince2", "itil", "pmp", "cissp", "aws",
	"azure", "cisco", "ccna", "toefl", "ielts", "zertifikat", "schein", "fuhrerschein", "lehrgang", "kurs",
	"schulung", "seminar", "certificat", "permis", "caces", "habilitation", "sst", "haccp", "certificado",
	"curso", "carnet", "certificato", "corso", "patente", "certificaat", "cursus", "certyfikat", "szkolenie",
	"uprawnienia", "hygiene", "safeguarding", "manual handling", "dbs", "cpc", "adr", "lgv", "hgv",
	"ausbildereignung", "ausbildereignungsprufung", "ada schein", "ersthelfer", "staplerschein",
	"brandschutzhelfer", "cscs", "smsts", "sssts", "ipaf", "pasma", "nebosh", "iosh", "cieh", "ipma", "cips",
	"ecdl", "icdl", "delf", "dalf", "dele", "telc", "goethe zertifikat", "six sigma", "green belt",
	"black belt", "workshop", "webinar", "coursera", "udemy", "edx", "linkedin learning", "forklift",
	"instructor", "lifeguard", "first responder", "food safety",
)
