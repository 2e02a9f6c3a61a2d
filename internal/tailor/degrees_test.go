package tailor

import (
	"testing"

	"focal/internal/cv"
)

// TestDegreesWrittenOtherwise: a qualification counts by its level and the content of its name, wherever it stands.
func TestDegreesWrittenOtherwise(t *testing.T) {
	entry := func(degree, area string) *cv.Document {
		return &cv.Document{Education: []cv.Education{{Degree: text(degree), Area: text(area), Institution: text("Aire College")}}}
	}
	profile := func(s string) *cv.Document { return &cv.Document{Summary: []cv.Text{text(s)}} }
	course := func(s string) *cv.Document { return &cv.Document{Certificates: []cv.Certificate{{Name: text(s)}}} }
	const engineer = "Diploma or degree in civil, electrical or mechanical engineering"
	for _, c := range []struct {
		cv            *cv.Document
		asked, status string
	}{
		{entry("Diploma of science civil engineering", ""), engineer, Met},
		{entry("Diploma in Electrical and Electronics Engineering", ""), engineer, Met},
		{entry("Diploma Electrical Engg", ""), engineer, Met},
		{entry("B.Tech (Mech.)", ""), engineer, Met},
		{entry("B.E", "EEE"), "Degree in electrical engineering", Met},
		{entry("BSc Hons Nursing", ""), "Bachelor's degree in nursing", Met},
		{entry("B.Tech", "CSE"), "Bachelor's degree in computer science", Met},
		{entry("MBA", "Mktg & Human Resource Mgmt"), "Master's degree in human resource management", Met},
		{profile("B.Tech in civil engineering from Aire College with 6 years on sites."), engineer, Met},
		{profile("I have completed a Diploma in Mechanical Engineering."), engineer, Met},
		{course("Diploma in Civil Engg"), engineer, Met},
		// not these
		{entry("Diploma in Fine Art", ""), engineer, Not},
		{entry("BSc", "E-commerce"), "Bachelor's degree in commerce", Not},
		{entry("Diploma in Mechanical Engineering", ""), "Bachelor's degree in mechanical engineering", Not},
		{entry("BEng", "Civil Engineering"), "Bachelor's degree in mechanical engineering", Partly},
		{entry("BA", "Physical Education"), "Degree in physics", Not},
		{entry("High school diploma", ""), "Diploma in mechanical engineering", Not},
		{profile("Taught students of the Diploma in Mechanical Engineering."), engineer, Not},
		{profile("Pursuing a Diploma in Mechanical Engineering."), engineer, Not},
		{profile("To obtain a diploma in mechanical engineering."), engineer, Not},
		{profile("I have no degree in mechanical engineering."), engineer, Not},
		{profile("Skilled in MS Office; master of the lathe."), "Master's degree in engineering", Not},
	} {
		c.cv.AssignIDs()
		r := Compare(c.cv, []Requirement{{Text: c.asked, Quote: c.asked, Level: Must, Kind: KindEducation}}, today).Requirements[0]
		if r.Status != c.status {
			t.Errorf("%q beside %v %v %v: %s (%s), want %s",
				c.asked, c.cv.Education, c.cv.Summary, c.cv.Certificates, r.Status, r.Reason, c.status)
		}
	}
}
