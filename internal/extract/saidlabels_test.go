package extract

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/cv"
)

// detailsText are the details of the person with their labels.
func detailsText(d *cv.Document) (out []string) {
	for _, x := range d.Person.Details {
		out = append(out, fmt.Sprintf("%s: %s", x.Label, x.Value))
	}
	return out
}

// Labels in one line, or in lines of their own, find the values below them as all are moved together.
func TestA1_LabelsAboveTheirValues(t *testing.T) {
	const head = "@ Marit Solberg\nmarit.solberg@example.org\n# Profile\nKeeps lamps.\n"
	for _, c := range []struct {
		name, text string
		say        []string
		want       []string
	}{
		{
			"all in one line",
			"Marital Status Languages Passport Number Passport Issued\tUnmarried\nNorse & Scots\nN7670023\n3 March 2014\n",
			[]string{"Marital", "Norse", "N7670023", "3 March"},
			[]string{"Marital Status: Unmarried", "Languages: Norse & Scots", "Passport Number: N7670023", "Passport Issued: 3 March 2014"},
		},
		{
			"a column of labels", "Nationality\nMarital Status\nNorwegian\nMarried\n",
			[]string{"Nationality", "Marital", "Norwegian", "Married"},
			[]string{"Nationality: Norwegian", "Marital Status: Married"},
		},
	} {
		src := flow(head + c.text)
		plain, _ := Document(src, Options{})
		var marks []string
		for _, w := range c.say {
			marks = append(marks, w+" | move | Personal Details")
		}
		doc, _ := Document(src, Options{Marks: say(t, plain, marks...)})
		if got := detailsText(doc); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// Two pieces of an address that the user names are one, in the order of the file; a far one is another address.
func TestA1_PiecesOfAnAddress(t *testing.T) {
	const text = "@ Marit Solberg\nmarit.solberg@example.org\n# Profile\nKeeps lamps.\n5 Pier Road\nRows boats.\nKirkwall KW15 1LP\n" +
		"Reads charts.\nSings.\nKnits.\nSews.\nLerwick ZE1 0AA\n"
	for _, c := range []struct {
		say  []string
		want string
	}{
		{[]string{"5 Pier", "Kirkwall"}, "5 Pier Road, Kirkwall KW15 1LP"},
		{[]string{"Kirkwall", "5 Pier"}, "5 Pier Road, Kirkwall KW15 1LP"},
		{[]string{"5 Pier", "Lerwick"}, "5 Pier Road"},
	} {
		src := flow(text)
		plain, _ := Document(src, Options{})
		var marks []string
		for _, w := range c.say {
			marks = append(marks, w+" | place | Personal Details")
		}
		doc, _ := Document(src, Options{Marks: say(t, plain, marks...)})
		if got := doc.Person.Location.Value; got != c.want {
			t.Errorf("%s: %q, details %q", strings.Join(c.say, ", "), got, detailsText(doc))
		}
	}
}

// What a person is reached by stays that, whatever label stands above it.
func TestA1_LabelsAboveContacts(t *testing.T) {
	src := flow("@ Marit Solberg\nKeeper\n# Profile\nKeeps lamps.\nAddress\nPhone\nEmail\nNationality\n" +
		"5 Pier Road, Kirkwall KW15 1LP\n07700 900123\nmarit.solberg@example.org\nNorwegian\n")
	plain, _ := Document(src, Options{})
	var marks []string
	for _, w := range []string{"Address", "Phone", "Email", "Nationality", "5 Pier", "07700", "marit.", "Norwegian"} {
		marks = append(marks, w+" | move | Personal Details")
	}
	doc, _ := Document(src, Options{Marks: say(t, plain, marks...)})
	p := &doc.Person
	got := []string{p.Location.Value, p.Phone.Value, p.Email.Value, strings.Join(detailsText(doc), "; ")}
	want := []string{"5 Pier Road, Kirkwall KW15 1LP", "07700 900123", "marit.solberg@example.org", "Nationality: Norwegian"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// A value of one letter is no label.
func TestValuesOfOneLetter(t *testing.T) {
	src := flow("@ Marit Solberg\nmarit.solberg@example.org\n# Personal Details\nNationality : Norwegian\nBlood Group : A+\nGender : M\n")
	doc, _ := Document(src, Options{})
	if got, want := detailsText(doc), []string{"Nationality: Norwegian", "Blood Group: A+", "Gender: M"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
