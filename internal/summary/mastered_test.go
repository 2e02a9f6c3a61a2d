package summary

import "testing"

// A thing that a line of skills names is a skill where the line says that somebody works with it.
func TestIsMastered(t *testing.T) {
	for line, want := range map[string]bool{
		"Proficient in RopeCAD, Java and Word": true,
		"Excel, RopeCAD":                       true,
		"SAP RopeCAD":                          true, "Advanced RopeCAD": true, "Certified in RopeCAD": true,
		"Excel and RopeCAD":                           true,
		"Built tide logs in RopeCAD":                  true,
		"Worked with RopeCAD for six years":           true,
		"Administered RopeCAD servers":                true,
		"RopeCAD administration":                      true,
		"RopeCAD administrator":                       true,
		"RopeCAD for sailors":                         true,
		"Writes RopeCAD plugins":                      true,
		"Recruited RopeCAD developers":                false,
		"Sold RopeCAD licences to yards":              false,
		"Supported the users of RopeCAD":              false,
		"Worked alongside RopeCAD teams":              false,
		"Procured RopeCAD":                            false,
		"Audited RopeCAD installations":               false,
		"Managed vendors of RopeCAD":                  false,
		"Team used RopeCAD":                           false,
		"The engineers used RopeCAD":                  false,
		"RopeCAD developers":                          false,
		"RopeCAD sales":                               false,
		"Elementary RopeCAD":                          false,
		"Introduction to RopeCAD":                     false,
		"Junior RopeCAD coding":                       false,
		"Working towards a certificate in RopeCAD":    false,
		"Formerly RopeCAD":                            false,
		"Knowledge of RopeCAD, taught to apprentices": true,
	} {
		if got := isMastered(line, "RopeCAD"); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}
