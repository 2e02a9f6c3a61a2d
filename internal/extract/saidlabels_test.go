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

// moveLines says of the lines from one that begins with some words to one that ends with others that they are personal details.
func moveLines(t *testing.T, plain *cv.Document, ranges ...[2]string) (marks []cv.Mark) {
	t.Helper()
	for _, r := range ranges {
		from := lineWith(t, plain, r[0])
		for at := from; ; at++ {
			if at == len(plain.Source) {
				t.Fatalf("no line ends with %q", r[1])
			}
			marks = append(marks, cv.Mark{Line: at, As: cv.MarkMove, Section: cv.SectionPerson})
			if strings.HasSuffix(plain.Source[at].Text, r[1]) {
				break
			}
		}
	}
	return marks
}

// Labels and values that stand apart find each other where it is certain which belong together, and do not where it is not.
func TestLabelsAndValuesApart(t *testing.T) {
	const head = "**Marit Solberg**\nmarit.solberg@example.org\n# Profile\nKeeps lamps.\n"
	for name, c := range map[string]struct {
		text   string
		ranges [][2]string
		want   []string
	}{
		"other lines stand between": {
			"Date of birth\nNationality\n# Skills\nSextant\n# Interests\n1 May 1990\nBritish\n",
			[][2]string{{"Date of birth", "Nationality"}, {"1 May", "British"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"the values are moved first": {
			"Date of birth\nNationality\n# Skills\nSextant\n# Interests\n1 May 1990\nBritish\n",
			[][2]string{{"1 May", "British"}, {"Date of birth", "Nationality"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"by turns": {
			"Date of birth\n1 May 1990\nNationality\nBritish\n",
			[][2]string{{"Date", "British"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"two rows of labels, each with its values": {
			"Date of birth\nNationality\n1 May 1990\nBritish\nGender\nReligion\nFemale\nNone\n",
			[][2]string{{"Date", "None"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British", "Gender: Female", "Religion: None"},
		},
		"colons before the values": {
			"Date of birth\nNationality\n: 1 May 1990\n: British\n",
			[][2]string{{"Date", "British"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"fewer values than labels": {
			"Date of birth\nGender\nNationality\n1 May 1990\nBritish\n", [][2]string{{"Date", "British"}}, nil,
		},
		"more values than labels": {
			"Gender\nNationality\nFemale\nBritish\nRows boats.\n", [][2]string{{"Gender", "boats."}}, nil,
		},
		"a label without a value at the end": {
			"Date of birth\nNationality\n1 May 1990\nGender\n", [][2]string{{"Date", "Gender"}}, nil,
		},
		"values without any label": {"1 May 1990\nBritish\n", [][2]string{{"1 May", "British"}}, nil},
		"values that have labels of their own": {
			"Date of birth\nGender\nNationality: British\nMarital status: Single\n",
			[][2]string{{"Date", "Single"}},
			[]string{"Nationality: British", "Marital status: Single"},
		},
		"two pairs in a row": {
			"Nationality\tBritish\tGender\tFemale\nReligion\tNone\tAge\t34\n",
			[][2]string{{"Nationality", "34"}},
			[]string{"Nationality: British", "Gender: Female", "Religion: None", "Age: 34"},
		},
		"a row of a label and its value, twice": {
			"Nationality\tBritish\nGender\tFemale\n",
			[][2]string{{"Nationality", "Female"}},
			[]string{"Nationality: British", "Gender: Female"},
		},
		"labels with a colon above values with none": {
			"Nationality:\nGender:\nBritish\nFemale\n",
			[][2]string{{"Nationality", "Female"}},
			[]string{"Nationality: British", "Gender: Female"},
		},
		"values in another order": {
			"Nationality\nDate of birth\n1 May 1990\nBritish\n", [][2]string{{"Nationality", "British"}}, nil,
		},
		"an address of mail is no nationality": {
			"Nationality\nEmail\nPhone\nother@example.org\nBritish\n07700 900999\n",
			[][2]string{{"Nationality", "900999"}},
			[]string{"E-mail: other@example.org"},
		},
		"sentences are no dates": {
			"Date of birth\nNationality\nRows boats on Sundays.\nTrims lamps.\n", [][2]string{{"Date", "lamps."}}, nil,
		},
		"years of a marriage are a status": {
			"Marital status\nGender\nMarried, 2 children\nFemale\n",
			[][2]string{{"Marital", "Female"}},
			[]string{"Marital status: Married, 2 children", "Gender: Female"},
		},
		"another line is moved later": {
			"Date of birth\n1 May 1990\nNationality\nBritish\n# Interests\nRows boats on Sundays.\nWalking the dog\n",
			[][2]string{{"Date", "British"}, {"Walking", "dog"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"another line is moved after the values": {
			"Date of birth\nNationality\n# Interests\n1 May 1990\nBritish\nRows boats on Sundays.\nWalking the dog\n",
			[][2]string{{"Date", "Nationality"}, {"1 May", "British"}, {"Walking", "dog"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British"},
		},
		"two forms, one after the other": {
			"Date of birth\nNationality\n1 May 1990\nBritish\n# Interests\nGender\nReligion\nFemale\nNone\n",
			[][2]string{{"Date", "British"}, {"Gender", "None"}},
			[]string{"Date of birth: 1 May 1990", "Nationality: British", "Gender: Female", "Religion: None"},
		},
	} {
		src := flow(head + c.text)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: moveLines(t, plain, c.ranges...)})
		var got []string
		for _, d := range doc.Person.Details {
			if d.Label.Value != "" && d.Value.Value != "" {
				got = append(got, fmt.Sprintf("%s: %s", d.Label, d.Value))
			}
		}
		if !slices.Equal(got, c.want) || doc.Person.Name.Value != "Marit Solberg" {
			t.Errorf("%s: %q, want %q; %q", name, got, c.want, doc.Person.Name)
		}
	}
}

// A form in two drawn columns: a value belongs to the label at its height, whatever runs over lines, is empty or is no known label.
func TestColumnsOfLabelsAndValues(t *testing.T) {
	work := "## Work Experience\nKeeper of the lamps, Skerry Lights Trust, 2016 – 2022\n- Trimmed forty lamps\n- Kept the log"
	left := func(text string) column { return column{page: 1, left: 60, right: 160, top: 40, text: text} }
	right := func(text string) column { return column{page: 1, left: 260, right: 500, top: 40, text: text} }
	for name, c := range map[string]struct {
		labels, values string
		ranges         [][2]string
		want           []string
	}{
		"the name stays that": {
			"Name\nDate of birth\nNationality", "Anna Berg\n1 May 1990\nBritish",
			[][2]string{{"Name", "British"}},
			[]string{"Anna Berg", "Date of birth: 1 May 1990", "Nationality: British"},
		},
		"a value runs over two lines, and one is empty": {
			"Name\nHobbies\n\n\nGender\nNationality", "Anna Berg\nRowing of boats and\nsailing\n\n\nBritish",
			[][2]string{{"Name", "British"}},
			[]string{"Anna Berg", "Hobbies: Rowing of boats and sailing", "Nationality: British"},
		},
		"a label that is not known as one": {
			"Name\nShoe size\nNationality", "Anna Berg\n44\nBritish",
			[][2]string{{"Name", "British"}},
			[]string{"Anna Berg", "Shoe size: 44", "Nationality: British"},
		},
		"a text below the last value is none of its own": {
			"Nationality\nGender", "British\nFemale\nRows boats on Sundays with friends",
			[][2]string{{"Nationality", "friends"}},
			[]string{"", ": British", ": Female", ": Rows boats on Sundays with friends"},
		},
		"a name above the labels is none": {
			"Anna Berg\nNationality\nGender", "5 Pier Road\nBritish\nFemale",
			[][2]string{{"Anna", "Female"}},
			[]string{"", ": Anna Berg", ": 5 Pier Road", ": British", ": Female"},
		},
		"a first name alone is not the name": {
			"Name\nSurname\nNationality", "Anna\nBerg\nBritish",
			[][2]string{{"Name", "British"}},
			[]string{"", "Name: Anna", "Surname: Berg", "Nationality: British"},
		},
		"values at the heights of each other's labels": {
			"Date of birth\nNationality", "British\n1 May 1990",
			[][2]string{{"Date", "1990"}},
			[]string{"", ": British", ": 1 May 1990", ": Date of birth"},
		},
		"values beside other labels have labels of their own": {
			"Gender\nNationality", "Religion: None\nVisa: Yes",
			[][2]string{{"Gender", "Yes"}},
			[]string{"", "Religion: None", "Visa: Yes"},
		},
		"of two addresses the second keeps its label": {
			"Gender\nPermanent address\nPresent address", "Female\n5 Pier Road, Kirkwall\n9 Loft Lane, Leith",
			[][2]string{{"Gender", "Leith"}},
			[]string{"", "Gender: Female", "Present address: 9 Loft Lane, Leith"},
		},
		"the values are moved one by one": {
			"Gender\nDate of birth\nNationality", "Female\n1 May 1990\nBritish",
			[][2]string{{"Gender", "Nationality"}, {"British", "British"}, {"1 May", "1990"}, {"Female", "Female"}},
			// the rows were put together before anything was read, so that each move takes its row along
			[]string{"", "Nationality: British", "Date of birth: 1 May 1990", "Gender: Female"},
		},
		"the values were moved first": {
			"Name\nDate of birth\nNationality", "Anna Berg\n1 May 1990\nBritish",
			[][2]string{{"Anna", "British"}, {"Name", "Nationality"}},
			[]string{"Anna Berg", "Date of birth: 1 May 1990", "Nationality: British"},
		},
	} {
		below := column{page: 1, left: 60, right: 500, top: 200, text: work}
		src := drawn(left(c.labels), right(c.values), below)
		plain, _ := Document(src, Options{})
		doc, _ := Document(src, Options{Marks: moveLines(t, plain, c.ranges...)})
		if got := append([]string{doc.Person.Name.Value}, detailsText(doc)...); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
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

// A post that begins above the line of its role has that as its title, whatever the role is called.
func TestA1_RoleBelowWhereAPostStarts(t *testing.T) {
	src := flow("**Marit Solberg**\nmarit.solberg@example.org\n\n# Work Experience\nSkerry Lights Trust\nHolm (Jan 2018 – Nov 2018)\n" +
		"Role: Keeper of the lamps\nHolm is a tower of which the lamps were trimmed every night in all weathers.\n" +
		"Orm (March 2017 – Jan 2018)\nRole: Sounding of the bay and repairs of nets\n" +
		"Orm is a harbour where ships were led in by night and in fog.\n")
	plain, _ := Document(src, Options{})
	doc, _ := Document(src, Options{Marks: say(t, plain, "Orm | start | Work Experience")})
	want := []string{
		"Keeper of the lamps | Skerry Lights Trust | (Jan 2018 – Nov 2018) | 1",
		"Sounding of the bay and repairs of nets | Orm | (March 2017 – Jan 2018) | 1",
	}
	if got := entriesText(doc); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
