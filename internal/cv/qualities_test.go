package cv

import "testing"

func TestQualities(t *testing.T) {
	for name, want := range map[string]bool{
		"Strengths": true, "PERSONAL SKILLS": true, "Soft Skills": true, "Personal Attributes": true,
		"Key Strength": true, "Interpersonal Skill": true,
		"Technical Strengths": false, "Skills and Qualities": false, "Quality Control": false, "Personal Computer Skills": false,
		"Skills": false, "": false, "Personal Protective Equipment": false, "Personal Training": false,
	} {
		g := SkillGroup{Name: Text{Value: name}}
		if got := g.Qualities(); got != want {
			t.Errorf("%q: got %v", name, got)
		}
	}
}
