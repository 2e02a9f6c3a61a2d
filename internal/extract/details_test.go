package extract

import (
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

func TestRowLabels(t *testing.T) {
	for text, want := range map[string]string{
		"Nationality British":           "Nationality=British",
		"Marital Status Single":         "Marital Status=Single",
		"Languages known English, Thai": "Languages known=English, Thai",
		"Passport No J1234567":          "Passport No=J1234567",
		"Passport expiry date":          "",
		"Health and safety officer":     "", // a label goes on in small letters: no value
		"Indian":                        "",
	} {
		label, value, ok := rowLabel(text)
		if got := label + "=" + value; ok && got != want || !ok && want != "" {
			t.Errorf("%q: %q", text, got)
		}
	}
}

func TestOnlyLabels(t *testing.T) {
	for text, want := range map[string]bool{
		"Father's name": true, "Passport expiry date": true, "Languages known": true, "Permanent Address": true, "Expected salary": true,
		"Alternate e-mail": true, "Location preference": true, "Space photo": true, "Post applied for": true, "Location York": false,
		"English": false, "Name Ann": false, "": false,
	} {
		if onlyLabels(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

func TestSignatures(t *testing.T) {
	b := &builder{doc: &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Ann Thornquist"}}}}
	for text, want := range map[string]bool{
		"(Ann Thornquist)": true, "Date: Ann Thornqvist": true, "Yours faithfully": true, "Place": true, "Regards A. Thornquist": true,
		"Dear Sir / Madam": true, "Looking forward to a favourable reply.": true, "Looking for a boat": false, "To": false,
		"Ann Thornquist led the crew": false, "Hull": false, "Best boat": false, "": false,
	} {
		if b.signature(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

// The lines of an address stand together, whoever wrote them without a label; the rows of a
// form keep their labels, and those of a signature are no details.
func TestAddressOverLines(t *testing.T) {
	doc, _ := Document(flow(`
**Ann Lee**
H.No. 14, Elm Cross
Post Northmoor
Leeds - 411045, India
ann.lee@example.org

# Work Experience
Rigger, Northmoor Marine Ltd	2016 – 2019
- Inspected 40 cranes a year

# Personal Details
Nationality :- British
Gender : Female
Marital Status Single

# Declaration
I hereby declare that the above information is true.
Place: Hull
Date:
(Ann Lee)
`), Options{})
	if got := doc.Person.Location.Value; got != "H.No. 14, Elm Cross, Post Northmoor, Leeds - 411045, India" {
		t.Errorf("address %q", got)
	}
	var rows []string
	for _, d := range doc.Person.Details {
		rows = append(rows, d.Label.Value+"="+d.Value.Value)
	}
	if got := strings.Join(rows, ";"); got != "Nationality=British;Gender=Female;Marital Status=Single" {
		t.Errorf("details %q", got)
	}
	for _, o := range doc.Additional {
		for _, i := range o.Items {
			if strings.Contains(i.Value, "Ann Lee") || strings.HasPrefix(i.Value, "Place") {
				t.Errorf("the signature is kept: %q", i.Value)
			}
		}
	}
}

// A number with letters beside it keeps them.
func TestNumbersWithWords(t *testing.T) {
	b := &builder{doc: &cv.Document{Person: cv.Person{Phone: cv.Text{Value: "020 7946 0018"}}}}
	b.doc.Person.Details = []cv.Detail{{Value: cv.Text{Value: "07700 900123 (Ann Lee)"}}}
	b.addPhone("+44 7700 900123", []int{1})
	if list := b.doc.Person.Details; len(list) != 2 || list[0].Value.Value != "07700 900123 (Ann Lee)" {
		t.Errorf("%v", list)
	}
}

// Rows about the person are personal details under whatever heading they stand; what only looks like one stays where it is.
func TestRowsUnderOtherHeadings(t *testing.T) {
	const posts = "@ Ann Moss\nann.moss@example.org\n\n" +
		"# Work Experience\nRigger, Moss Yards Ltd, May 2015 - June 2019\n• Rigged masts and stays.\n"
	for rows, want := range map[string]string{
		"• Date of Birth : 4 May 1990\n• Marital Status Single":      "Date of Birth=4 May 1990; Marital Status=Single",
		"# Declaration\nFather's Name :- Jon Moss\nReligion : Hindu": "Father's Name=Jon Moss; Religion=Hindu",
		"• Passport: kept those of the crew":                         "",
	} {
		doc, _ := Document(flow(posts+rows+"\n"), Options{})
		var got []string
		for _, d := range doc.Person.Details {
			got = append(got, d.Label.Value+"="+d.Value.Value)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%q: %q, not %q", rows, s, want)
		}
		if len(doc.Work) != 1 || len(doc.Additional) > 0 {
			t.Errorf("%q: %d posts, %d sections of others", rows, len(doc.Work), len(doc.Additional))
		}
	}
}

// A line of telephones leaves nothing of whose each is; what else stands behind such a word stays.
func TestPhonesLeaveNothing(t *testing.T) {
	for head, want := range map[string]string{
		"Phone: +44 117 496 0123 (O), +44 7700 900123 (M)":        "+44 117 496 0123|+44 7700 900123",
		"Phone (O): (+44) 117 496 0123, (M): (+44)7700900123":     "(+44) 117 496 0123|(+44)7700900123",
		"(+44) 7700 900123 (Mobile) / (+44) 117 4960123 (Office)": "(+44) 7700 900123|(+44) 117 4960123",
		"H (+44 117 496 0123) O (+44 117 496 0124)":               "+44 117 496 0123|+44 117 496 0124",
		"Mob. +91 98765 43210 (O) (+91 98765 43211 (R)":           "+91 98765 43210|+91 98765 43211",
		"O(+91) 9876543210":                          "(+91) 9876543210",
		"Ph: O(+44) 117 496 0123 M(+44) 7700 900123": "(+44) 117 496 0123|(+44) 7700 900123",
		"(O): 0117 496 0123":                         "0117 496 0123",
		"Phone: 0117 496 0123 | Blood group: O":      "0117 496 0123|O",
	} {
		doc, _ := Document(flow("**Orvind Pellam**\n"+head+"\norvind.pellam@tarn.example\n## Work\n"+
			"**Fitter, Tarn Build Ltd**\tMay 2015 – June 2018\n- Built sheds"), Options{})
		got := doc.Person.Phone.Value
		for _, d := range doc.Person.Details {
			got += "|" + d.Value.Value
		}
		if got != want {
			t.Errorf("%s: %s, want %s", head, got, want)
		}
	}
}

// A telephone that the contacts have is not told again under the name or without a label; under another label it says more.
func TestNumbersAreToldOnce(t *testing.T) {
	for label, want := range map[string]bool{
		"Mira Solberg , Mob": true, "": true, "Phone": true, "Father": false, "Emergency contact": false,
	} {
		b := &builder{doc: &cv.Document{}}
		b.doc.Person.Name.Value, b.doc.Person.Phone.Value = "Mira Solberg", "0044 20 7946 0018"
		d := cv.Detail{Label: cv.Text{Value: label}, Value: cv.Text{Value: "44 2079460018"}}
		if got := b.numberAgain(d, nil); got != want {
			t.Errorf("%q: %v", label, got)
		}
		d.Value.Value = "44 2079460019"
		if b.numberAgain(d, nil) {
			t.Errorf("%q: another number is gone", label)
		}
		if kept := []cv.Detail{{Value: cv.Text{Value: "020 7946 0019"}}}; b.numberAgain(d, kept) != want {
			t.Errorf("%q: beside another detail: %v", label, !want)
		}
	}
}

// A bracket alone below a row of a form is about what the row tells: a father's, not the candidate's.
func TestABracketBelowItsRow(t *testing.T) {
	doc, _ := Document(flow(`
**Ann Lee**
ann.lee@example.org
## Personal Information
Date of Birth : 3 May 1990
Father's Name : Tom Lee
(Retired Harbour Pilot)
Nationality : British`), Options{})
	var got []string
	for _, d := range doc.Person.Details {
		got = append(got, d.Label.Value+"="+d.Value.Value)
	}
	if !strings.Contains(strings.Join(got, "; "), "Father's Name=Tom Lee (Retired Harbour Pilot); Nationality=British") {
		t.Errorf("%q\n%s", got, dumped(doc))
	}
}

// What an answer is to stands before it, whatever it is called and whatever label it begins with.
func TestAnswersKeepTheirQuestions(t *testing.T) {
	for row, want := range map[string]string{
		"Health Issues\tNo":           "Health Issues=No",
		"Own Car\tYes":                "Own Car=Yes",
		"Driving Experience\t5 years": "Driving Experience=5 years",
		"Visa Issues :\tNone":         "Visa Issues=None",
		"Blood Group\tB+":             "Blood Group=B+",
	} {
		text := "Robin Moss\nrobin@example.org\n## Experience\nFitter, Fen Mill\t2012 - 2014\n" +
			"## Personal Details\nDate of Birth\t19/03/1988\n" + row + "\nMarital Status\tMarried"
		doc, _ := Document(drawn(column{1, 50, 400, 60, text}), Options{})
		var got []string
		for _, d := range doc.Person.Details {
			got = append(got, d.Label.Value+"="+d.Value.Value)
		}
		if !slices.Contains(got, want) {
			t.Errorf("%q: %q", row, got)
		}
	}
}
