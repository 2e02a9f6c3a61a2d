package headings

import (
	"testing"

	dictionary "focal/internal/lexicon"
)

func TestLookup(t *testing.T) {
	for text, want := range map[string]Kind{
		"Experience":                 Work,
		"EMPLOYMENT HISTORY":         Work,
		"SERVICE AND CAREER HISTORY": Work,
		"Present post":               Work,
		"PREVIOUS POSTS":             Work,
		"7. Statement in support of your application": Profile,
		"2. Academic degrees":                         Education,
		"Employment history (latest first)":           Work,
		"Research and technical skills":               Skills,
		"Things I'm good at":                          Skills,
		"Educational qualification":                   Education,
		"Mother tongue(s)":                            Languages,
		"2. Work Experience":                          Work,
		"Work Experience (continued)":                 Work,
		"W O R K  E X P E R I E N C E":                Work,
		"exp erience":                                 Work,
		"Berufserfahrung":                             Work,
		"Beruflicher Werdegang:":                      Work,
		"Expérience professionnelle":                  Work,
		"Experiencia laboral":                         Work,
		"ANTECEDENTES LABORALES":                      Work,
		"Práctica profesional":                        Work,
		"Antecedentes académicos":                     Education,
		"ANTECEDENTES EDUCACIONALES":                  Education,
		"Antecedentes personales":                     Contact,
		"Herramientas computacionales":                Skills,
		"Cursos y talleres":                           Certificates,
		"Referencias laborales":                       References,
		"Actividades extracurriculares":               Other,
		"Formação escolar":                            Education,
		"Emplois saisonniers":                         Work,
		"ACADEMIC CREDENTIAL":                         Education,
		"Personal Dossier":                            Contact,
		"Projects Handled":                            Projects,
		"Carrier Objective":                           Profile,
		"Esperienze lavorative":                       Work,
		"Werkervaring":                                Work,
		"DOŚWIADCZENIE ZAWODOWE":                      Work,
		"Education & Training":                        Education,
		"Education and Qualifications":                Education,
		"Ausbildung":                                  Education,
		"Istruzione e formazione":                     Education,
		"Wykształcenie":                               Education,
		"Technical Skills":                            Skills,
		"Languages and Technologies":                  Skills,
		"Kenntnisse und Fähigkeiten":                  Skills,
		"Language Skills":                             Languages,
		"Sprachkenntnisse":                            Languages,
		"Idiomas":                                     Languages,
		"Certificates and Licences":                   Certificates,
		"Szkolenia i kursy":                           Certificates,
		"Honors/Awards":                               Awards,
		"Selected Publications":                       Publications,
		"Ehrenamt":                                    Volunteering,
		"Professional Memberships":                    Memberships,
		"Hobbies and Interests":                       Interests,
		"Centres d'intérêt":                           Interests,
		"Referees":                                    References,
		"Security Clearance":                          Clearance,
		"About me":                                    Profile,
		"Personal Statement":                          Profile,
		"Contact":                                     Contact,
		"Persönliche Daten":                           Contact,
		"Additional Information":                      Other,
		"Senior Project Manager":                      None,
		"Technical Consultant, ACME Services":         None,
		"Responsible for the education of staff in all experience matters": None,
		"": None,
	} {
		if got, ok := Lookup(text); got != want || ok != (want != None) {
			t.Errorf("Lookup(%q) = %q, %v; want %q", text, got, ok, want)
		}
	}
}

// Who needs a corrector mistypes headings too.
func TestHeadingsWithSlips(t *testing.T) {
	for text, want := range map[string]Kind{
		"Work Experiance": Work, "WORK EXPEREINCE": Work, "Employement History": Work, "Educaton": Education, "Qualificatons": Education,
		"Key Skils": Skills, "Techincal Skills": Skills, "Languges": Languages, "Intrests": Interests, "Hobbies & Intrests": Interests,
		"Refrences": References, "Certificatons": Certificates, "Proffile": Profile, "Personal Statment": Profile, "Volunteerring": Volunteering,
		"Additional Infomation": Other, "Experienced": None, "Educator": None, "Trainer": None, "Skillsoft": None, "Ravel Experiance Ltd": None,
		"Languid": None, "Profiler": None, "Historian": None, "Workd": None, "Tranings Manager": None,
	} {
		if got, _ := Lookup(text); got != want {
			t.Errorf("Lookup(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestLabelsWithSlips(t *testing.T) {
	for text, want := range map[string]bool{"Key achievements:": true, "Key Acheivements:": true, "Responsibilites": true, "Acme Services": false} {
		if IsLabel(text) != want {
			t.Errorf("IsLabel(%q) = %v", text, !want)
		}
	}
}

func TestGuessKnowsTheTailOfAHeading(t *testing.T) {
	for text, want := range map[string]Kind{"Performance Experience": Work, "Laboratory Skills": Skills, "Site Tickets": Certificates, "The Copper Hare": None} {
		if got := Guess(text); got != want {
			t.Errorf("Guess(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestInline(t *testing.T) {
	kind, label, rest, ok := Inline("Key Skills: welding, rigging")
	if !ok || kind != Skills || label != "Key Skills" || rest != "welding, rigging" {
		t.Errorf("got %q %q %q %v", kind, label, rest, ok)
	}
	for _, text := range []string{"Skills:", "https://example.org/skills", "Manager: three people"} {
		if _, _, _, ok := Inline(text); ok {
			t.Errorf("Inline(%q) is a heading", text)
		}
	}
}

func TestIsTitle(t *testing.T) {
	for text, want := range map[string]bool{
		"Curriculum Vitae": true, "CURRICULUM VITÆ": true, "Lebenslauf": true, "C V": true, "CURRICULLAM VITA": true, "Curriculam-Vitae": true,
		"Curriculum design": false, "Jane Doe": false,
	} {
		if IsTitle(text) != want {
			t.Errorf("IsTitle(%q) = %v", text, !want)
		}
	}
}

// The words that are meant are those that a search of the whole dictionary finds.
func TestMeantIsTheNearestOfTheDictionary(t *testing.T) {
	for _, w := range []string{
		"experiance", "expereinces", "educaton", "skils", "refrences", "trianing", "traning", "languges", "awrads", "wrok",
		"workd", "voluntery", "profil", "xperience", "contcat", "hobies",
	} {
		most := 1
		if len(w) >= 8 {
			most = 2
		}
		nearest, found := most+1, []string{}
		dictionary.Near(w, most, func(candidate string, distance int, _ dictionary.Info) {
			if len(candidate) < shortest || !typed.Has(candidate) || candidate[0] != w[0] || distance > nearest {
				return
			}
			if distance < nearest {
				nearest, found = distance, nil
			}
			found = append(found, candidate)
		})
		want := ""
		if len(found) == 1 {
			want = found[0]
		}
		if got := meant(w); got != want {
			t.Errorf("meant(%q) = %q, want %q", w, got, want)
		}
	}
}
