package wordtemplate

import "strings"

// words are the texts that a template prints itself, in the CV's language
// (decisions D-61: the output keeps the language of the source).
type words struct {
	headings object // by section, named as the list it stands over
	labels   object
	present  string
	// experience is the heading of posts where none of them is paid, activities of unpaid ones that the CV does not call voluntary.
	experience, activities string
	months                 [12]string // as they stand before a year
	seasons                [4]string  // spring, summer, autumn, winter
}

// sections are the names under which headings are kept, in the order of the
// fixed sections (decisions D-60).
var sections = []string{
	"person", "summary", "clearances", "skills", "jobs", "projects", "education", "certificates", "languages",
	"publications", "awards", "volunteering", "memberships", "interests", "references", "additional", "facts", "earlier",
}

var labelNames = []string{"cv", "page", "of", "skills", "courses", "clearance", "photo"}

func newWords(headings, labels, present, months, seasons string) *words {
	w := &words{headings: object{}, labels: object{}, present: present}
	list := strings.Split(headings, "|")
	for i, section := range sections {
		w.headings[section] = list[i]
	}
	w.experience, w.activities = list[len(sections)], list[len(sections)+1]
	for i, l := range strings.Split(labels, "|") {
		w.labels[labelNames[i]] = l
	}
	copy(w.months[:], strings.Fields(months))
	copy(w.seasons[:], strings.Fields(seasons))
	return w
}

var languages = map[string]*words{
	"en": newWords("Personal Details|Profile|Security Clearance|Key Skills|Work Experience|Projects|Education|Certifications & Training|Languages|"+
		"Publications|Awards|Volunteering|Memberships|Interests|References|Additional Information|Key Facts|"+
		"Earlier Career|Experience|Activities",
		"Curriculum Vitae|Page|of|Skills|Courses|Security clearance|Photo", "Present",
		"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "Spring Summer Autumn Winter"),
	"de": newWords("Persönliche Angaben|Profil|Sicherheitsüberprüfung|Kenntnisse|Berufserfahrung|Projekte|Ausbildung|Zertifikate & Weiterbildung|Sprachen|"+
		"Veröffentlichungen|Auszeichnungen|Ehrenamt|Mitgliedschaften|Interessen|Referenzen|Weitere Angaben|Eckdaten|"+
		"Frühere Tätigkeiten|Erfahrung|Engagement",
		"Lebenslauf|Seite|von|Kenntnisse|Kurse|Sicherheitsüberprüfung|Foto", "heute",
		"Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.", "Frühjahr Sommer Herbst Winter"),
	"fr": newWords("Informations personnelles|Profil|Habilitation de sécurité|Compétences clés|Expérience professionnelle|Projets|Formation|Certifications et formations|Langues|"+
		"Publications|Distinctions|Bénévolat|Affiliations|Centres d’intérêt|Références|Informations complémentaires|Points clés|"+
		"Parcours antérieur|Expérience|Engagements",
		"Curriculum vitæ|Page|sur|Compétences|Cours|Habilitation de sécurité|Photo", "aujourd’hui",
		"janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.", "printemps été automne hiver"),
	"es": newWords("Datos personales|Perfil|Habilitación de seguridad|Competencias clave|Experiencia laboral|Proyectos|Formación|Certificaciones y cursos|Idiomas|"+
		"Publicaciones|Premios|Voluntariado|Afiliaciones|Intereses|Referencias|Información adicional|Datos clave|"+
		"Trayectoria anterior|Experiencia|Actividades",
		"Currículum vítae|Página|de|Competencias|Cursos|Habilitación de seguridad|Foto", "actualidad",
		"ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.", "primavera verano otoño invierno"),
	"it": newWords("Dati personali|Profilo|Nulla osta di sicurezza|Competenze chiave|Esperienza professionale|Progetti|Istruzione|Certificazioni e corsi|Lingue|"+
		"Pubblicazioni|Riconoscimenti|Volontariato|Associazioni|Interessi|Referenze|Ulteriori informazioni|Dati essenziali|"+
		"Esperienze precedenti|Esperienza|Attività",
		"Curriculum vitae|Pagina|di|Competenze|Corsi|Nulla osta di sicurezza|Foto", "oggi",
		"gen feb mar apr mag giu lug ago set ott nov dic", "primavera estate autunno inverno"),
	"pt": newWords("Dados pessoais|Perfil|Credenciação de segurança|Competências|Experiência profissional|Projetos|Formação|Certificações e formação|Idiomas|"+
		"Publicações|Prémios|Voluntariado|Associações|Interesses|Referências|Informações adicionais|Dados principais|"+
		"Percurso anterior|Experiência|Atividades",
		"Curriculum vitae|Página|de|Competências|Cursos|Credenciação de segurança|Fotografia", "presente",
		"jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.", "primavera verão outono inverno"),
	"nl": newWords("Persoonlijke gegevens|Profiel|Veiligheidsmachtiging|Vaardigheden|Werkervaring|Projecten|Opleiding|Certificaten en cursussen|Talen|"+
		"Publicaties|Prijzen|Vrijwilligerswerk|Lidmaatschappen|Interesses|Referenties|Aanvullende informatie|Kerngegevens|"+
		"Eerdere loopbaan|Ervaring|Activiteiten",
		"Curriculum vitae|Pagina|van|Vaardigheden|Cursussen|Veiligheidsmachtiging|Foto", "heden",
		"jan. feb. mrt. apr. mei juni juli aug. sep. okt. nov. dec.", "voorjaar zomer herfst winter"),
	"ar": newWords("البيانات الشخصية|نبذة مهنية|التصريح الأمني|المهارات الرئيسية|الخبرة العملية|المشاريع|التعليم|الشهادات والتدريب|اللغات|"+
		"المنشورات|الجوائز|العمل التطوعي|العضويات|الاهتمامات|المراجع|معلومات إضافية|حقائق أساسية|الخبرات السابقة|الخبرات|الأنشطة",
		"السيرة الذاتية|صفحة|من|المهارات|الدورات|التصريح الأمني|صورة", "حتى الآن",
		"يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر", "الربيع الصيف الخريف الشتاء"),
	"pl": newWords("Dane osobowe|Profil|Poświadczenie bezpieczeństwa|Umiejętności|Doświadczenie zawodowe|Projekty|Wykształcenie|Certyfikaty i szkolenia|Języki|"+
		"Publikacje|Nagrody|Wolontariat|Członkostwa|Zainteresowania|Referencje|Informacje dodatkowe|Najważniejsze informacje|"+
		"Wcześniejsza kariera|Doświadczenie|Działalność",
		"Curriculum vitae|Strona|z|Umiejętności|Kursy|Poświadczenie bezpieczeństwa|Zdjęcie", "obecnie",
		"sty lut mar kwi maj cze lip sie wrz paź lis gru", "wiosna lato jesień zima"),
}

// SameWords reports two languages in which headings and dates are the same: all that are not known are printed in English.
func SameWords(one, other string) bool { return wordsFor(one) == wordsFor(other) }

// wordsFor returns the texts for a BCP 47 tag; English where the language is
// unknown or has none.
func wordsFor(locale string) *words {
	base, _, _ := strings.Cut(strings.ToLower(locale), "-")
	if w, ok := languages[base]; ok {
		return w
	}
	return languages["en"]
}
