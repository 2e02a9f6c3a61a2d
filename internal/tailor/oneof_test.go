package tailor

import (
	"slices"
	"testing"

	"focal/internal/cv"
)

// One of several things is enough, however the advert says so: one demand, which any of them meets and nothing else does.
func TestA2_OneOfSeveralHoweverSaid(t *testing.T) {
	for _, c := range []struct{ asked, skill string }{
		{"One of Go, Rust or Java", "Java"},
		{"Proficiency in at least one of Python, Java, Scala", "Scala"},
		{"Proficiency in at least one of Python, Java, Scala", "Java"},
		{"Experience with at least one of the following: Python, Java, Scala", "Scala"},
		{"Fluency in one or more of Python, Java or C++", "C++"},
		{"Skills in one or more programming languages such as Python, Java or C++", "C++"},
		{"One or more of: Kafka, RabbitMQ, SQS", "SQS"},
		{"Any of React, Vue, Angular or Svelte", "Svelte"},
		{"Docker/Kubernetes", "Docker"},
		{"Docker / Kubernetes", "Kubernetes"},
		{"Experience of Docker/Kubernetes", "Docker"},
		{"AWS, Azure or GCP", "GCP"},
		{"AWS/Azure/GCP", "Azure"},
		{"Experience with cloud platforms (AWS, Azure or GCP)", "Azure"},
		{"Experience with cloud platforms (AWS, Azure, GCP)", "Azure"},
		{"Experience with a cloud provider (AWS/Azure/GCP)", "Azure"},
		{"A scripting language (Python, Bash, Ruby)", "Ruby"},
		{"Python and/or R", "R"},
		{"Java, Kotlin or similar JVM languages", "Kotlin"},
		{"Either Jenkins or GitHub Actions", "GitHub Actions"},
		{"Experience using Jenkins, CircleCI, or GitHub Actions", "CircleCI"},
		{"PRINCE2, MSP or Agile PM", "MSP"},
		{"Experience with relational databases (PostgreSQL, MySQL)", "MySQL"},
		{"SQL Server, Oracle or MySQL", "Oracle"},
		{"SQL Server/Oracle", "Oracle"},
		{"Experience with Terraform, Ansible, or similar", "Ansible"},
		{"Knowledge of Tableau or Power BI", "Power BI"},
		{"Working knowledge of Xero, Sage or QuickBooks", "Sage"},
		{"ACA, ACCA or CIMA qualified", "CIMA"},
		{"ACA/ACCA/CIMA qualified", "ACCA"},
		{"Proficient in C# or VB.NET", "VB.NET"},
		{"React, Angular, Vue or another modern framework", "Vue"},
		{"You know React or Vue", "Vue"},
		{"Experience with Salesforce, HubSpot or other CRM", "HubSpot"},
		{"Adobe Photoshop, Illustrator or InDesign", "InDesign"},
		{"SolidWorks, Inventor, or Creo", "Inventor"},
		{"Spring Boot or Quarkus", "Quarkus"},
		{"Python (Django or Flask)", "Flask"},
		{"Django/Flask", "Flask"},
		{"Experience in Python, or Ruby", "Ruby"},
		{"At least one relational database, e.g. PostgreSQL, MySQL, Oracle", "Oracle"},
		{"Node.js or Go or Python", "Python"},
		{"Use of one of the big clouds: AWS, Azure, GCP", "GCP"},
	} {
		demands := Requirements(job("Requirements\n- " + c.asked + "\n- SQL"))
		if len(demands) != 2 {
			t.Errorf("%s: %d demands, want it and SQL", c.asked, len(demands))
			continue
		}
		for skill, want := range map[string]string{c.skill: Met, "Cobol": Not} {
			doc := &cv.Document{Skills: []cv.SkillGroup{{Keywords: []cv.Text{{Value: skill}}}}}
			doc.AssignIDs()
			if r := Compare(doc, demands, today).Requirements[0]; r.Status != want && !(want == Not && r.Status == Partly) {
				t.Errorf("%s, with %s: %s (%s), want %s", c.asked, skill, r.Status, r.Reason, want)
			}
		}
	}
}

func TestAlternatives(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Python, Java, or Scala", []string{"Python", "Java", "Scala"}},
		{"One of Python, Java, Scala", []string{"Python", "Java", "Scala"}},
		{"Docker/Kubernetes", []string{"Docker", "Kubernetes"}},
		{"Docker / Kubernetes", []string{"Docker", "Kubernetes"}},
		{"SQL Server/Oracle", []string{"SQL Server", "Oracle"}},
		{"React, Vue or another framework", []string{"React", "Vue"}},
		{"ACA, ACCA or CIMA qualified", []string{"ACA", "ACCA", "CIMA"}},
		{"Financial or supply chain data", []string{"Financial data", "supply chain data"}},
		// no choices
		{"TCP/IP", []string{"TCP / IP"}},
		{"A/B testing", []string{"A / B testing"}},
		{"Sales/marketing planning", []string{"Sales / marketing planning"}},
		{"One of our depots, with nights", []string{"our depots, with nights"}},
		{"Python, Java and Scala", []string{"Python, Java and Scala"}},
	} {
		if got := alternatives(c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
