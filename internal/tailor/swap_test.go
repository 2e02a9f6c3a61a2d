package tailor

import (
	"reflect"
	"slices"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"focal/internal/cv"
	_ "focal/internal/fixedseed"
)

// TestDirection_9_NobodyIsJudgedByTheirName: name, gender, pronouns, age, address
// and contacts may be those of anybody; match, evidence and reasons stay the same.
func TestDirection_9_NobodyIsJudgedByTheirName(t *testing.T) {
	persons := []cv.Person{
		{},
		{
			Name: text("Mary Ward"), Email: text("mary.ward@example.org"), Phone: text("020 7946 0001"), Location: cv.Place{Text: text("4 Nurse Lane, Leeds"), City: "Leeds", Country: "GB"},
			Details: []cv.Detail{{Label: text("Gender"), Value: text("female")}, {Label: text("Date of birth"), Value: text("1 May 1961")}},
		},
		{
			Name: text("Oluwaseun Adebayo-Java"), Email: text("python@example.org"), Location: cv.Place{Text: text("Lagos, Nigeria"), City: "Lagos", Country: "NG"},
			Details: []cv.Detail{{Label: text("Sex"), Value: text("male")}, {Label: text("Marital status"), Value: text("married")}},
		},
		{
			Name: text("Ξένια Παπαδοπούλου"), URL: text("xenia.example.org/docker"), Profiles: []cv.Profile{{Network: "LinkedIn", Username: "excel"}},
			Details: []cv.Detail{{Label: text("Pronouns"), Value: text("they/them")}, {Label: text("Address"), Value: text("Excel Street 9, Warsaw")}, {Label: text("Religion"), Value: text("none")}},
		},
	}
	jobs := []string{
		"Requirements\n- Registered nurse with NMC registration\n- Three years of experience on a ward\n- Polish\nDesirable\n- Excel\n",
		"You have 4 years of experience with Java, Docker and AWS.\nYou are fluent in German.\nNice to have: Python, Kubernetes\n",
		"Essential: SC clearance; driving licence C+E; experience of leading teams in Warsaw or Lagos\n",
	}
	cvs := judgedCVs()
	names := []string{"nurse", "developer", "sergeant", "shop"}
	rapid.Check(t, func(t *rapid.T) {
		d := cvs[rapid.SampledFrom(names).Draw(t, "cv")]
		requirements := Requirements(job(rapid.SampledFrom(jobs).Draw(t, "job")))
		before := d.Person
		defer func() { d.Person = before }()
		d.Person = persons[rapid.IntRange(0, len(persons)-1).Draw(t, "one")]
		one := Compare(d, requirements, today)
		d.Person = persons[rapid.IntRange(0, len(persons)-1).Draw(t, "other")]
		if other := Compare(d, requirements, today); !reflect.DeepEqual(one, other) {
			t.Fatalf("another person, another match:\n%+v\n%+v", one, other)
		}
	})
}

// A school is known by its degrees: whatever it is called, even by what the job asks for,
// score, statuses and reasons stay the same.
func TestNobodyIsJudgedByTheirSchool(t *testing.T) {
	names := []string{
		"University of Leeds", "Docker Institute of Nursing", "Lagos College of Java and Python",
		"Excel School of Registered Nurses, Warsaw", "St Brannock’s",
	}
	jobs := []string{
		"Requirements\n- Registered nurse with NMC registration\n- A degree or equivalent\n- Polish\nDesirable\n- Excel\n",
		"You have 4 years of experience with Java, Docker and AWS.\nA bachelor's degree in computer science.\nNice to have: Python\n",
	}
	for name, d := range judgedCVs() {
		if len(d.Education) == 0 {
			d.Education = []cv.Education{{Degree: text("BSc Biology")}}
		}
		for _, asked := range jobs {
			requirements := Requirements(job(asked))
			var first []string
			for _, school := range names {
				for i := range d.Education {
					d.Education[i].Institution = text(school)
				}
				m := Compare(d, requirements, today)
				said := []string{strconv.Itoa(m.Score)}
				for _, r := range m.Requirements {
					said = append(said, r.Text+": "+r.Status+" "+r.Reason)
				}
				if first == nil {
					first = said
				}
				if !slices.Equal(first, said) {
					t.Errorf("%s of %s:\n%q\n%q", name, school, first, said)
				}
			}
		}
	}
}
