package tailor

import "testing"

// A line that lists what was used stays behind what was done with it.
func TestLinesOfToolsDoNotLead(t *testing.T) {
	for bullet, want := range map[string]bool{
		"Technologies: Python, Kafka.":                false,
		"Test framework: Mocha and Chai":              false,
		"Tools & Frameworks: Jest, React":             false,
		"Skills used Python, Kafka":                   false,
		"Environment - Oracle, Linux":                 false,
		"Fixed bugs of the shop":                      false,
		"Skilled the crew in Python":                  true,
		"Tools team of nine led through two releases": true,
		"Built the shop in Python":                    true,
	} {
		if got := mayLead(bullet); got != want {
			t.Errorf("%q may lead: %v", bullet, got)
		}
	}
}
