package headings

import "testing"

func TestUnpaid(t *testing.T) {
	for _, text := range []string{
		"VOLUNTEER EXPERIENCE", "Volunteer Experiences:", "Leadership & Activities", "Community Service", "Volunteer Work",
		"Extra-Curricular Activities", "Leadership Experience", "Professional Organizations / Volunteer Activities",
	} {
		if !Unpaid(text) {
			t.Errorf("%q opens no posts", text)
		}
	}
	for _, text := range []string{
		"Work and Volunteer Experience", "Professional & Leadership Experience", "Key Activities", "Internships and Leadership", "Service",
		"Main activities and responsibilities", "Experience", "Led the volunteers of the harbour watch to a second year", "",
	} {
		if Unpaid(text) {
			t.Errorf("%q may open posts", text)
		}
	}
}
