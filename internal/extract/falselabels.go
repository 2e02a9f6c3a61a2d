package extract

import (
	"strings"

	"focal/internal/cv"
	"focal/internal/extract/words"
)

// What stands before a value is not always its label: a hyphen within a name looks like the mark behind one ("Tel-Aviv", "Full-Stack"),
// the labels of a form may stand in a row of their own above the values, and a label of a contact may have lost its own.

// trueLabels gives details the labels that their lines say, and leaves out those of a contact that is none.
func (b *builder) trueLabels(list []cv.Detail) []cv.Detail {
	var out []cv.Detail
	for _, d := range list {
		if row := b.labelsAbove(&d); row != nil {
			out = append(out, row...)
			continue
		}
		switch of := words.Fold(d.Label.Value); {
		case answers.Has(of):
			d.Value.Value, d.Label = b.asWritten(&d, ", "), cv.Text{}
		case !contactsOnly.Has(of), strings.Contains(d.Value.Value, "@"), figuresIn(d.Value.Value) >= figuresOfNumber:
		case b.asWritten(&d, "") != "":
			d.Value.Value, d.Label = b.asWritten(&d, ""), cv.Text{}
		case onlyLabels(d.Value.Value), onlyNetworks(d.Value.Value):
			b.use(d.Label.Lines)
			b.use(d.Value.Lines)
			continue
		default:
			d = withInnerLabel(d)
		}
		out = append(out, d)
	}
	return out
}

// figuresOfNumber is how many figures a number of a telephone has.
const figuresOfNumber = 6

var (
	// answers are what a form is answered with: none of them asks for anything.
	answers = words.NewSet("full", "yes", "male", "female", "single", "married", "unmarried", "indian")
	// contactsOnly are labels that nothing but a number or an address of mail can stand behind.
	contactsOnly = words.NewSet("tel", "telephone", "phone", "mobile", "cell", "ph", "mob", "mobile no", "phone no", "contact no",
		"phone number", "mobile number", "email", "e mail", "mail", "email id", "e mail id", "mail id", "email address")
)

// asWritten is a label and its value as their line has them, with a hyphen or a space between; else with the sign given, "" for none.
func (b *builder) asWritten(d *cv.Detail, sign string) string {
	if len(d.Value.Lines) > 0 {
		for _, mark := range []string{"-", " "} {
			if whole := d.Label.Value + mark + d.Value.Value; strings.Contains(b.doc.Source[d.Value.Lines[0]].Text, whole) {
				return whole
			}
		}
	}
	if sign == "" {
		return ""
	}
	return d.Label.Value + sign + d.Value.Value
}

// labelsAbove are the details of a row of values whose labels stand in the row above, cell by cell; nil where they do not.
func (b *builder) labelsAbove(d *cv.Detail) (row []cv.Detail) {
	if d.Label.IsZero() || len(d.Value.Lines) != 1 || d.Value.Lines[0] == 0 {
		return nil
	}
	n := d.Value.Lines[0]
	values, labels := cellsIn(b.doc.Source[n].Text), cellsIn(b.doc.Source[n-1].Text)
	if len(values) < 2 || len(values) != len(labels) || values[0] != d.Label.Value {
		return nil
	}
	for i, label := range labels {
		if !asksOnly(label) || asksOnly(values[i]) {
			return nil
		}
		of, value := d.Value, d.Value
		of.Value, of.Lines = label, []int{n - 1}
		value.Value = values[i]
		row = append(row, cv.Detail{Label: of, Value: value})
	}
	return row
}

// cellsIn are the cells of a line, trimmed.
func cellsIn(line string) (cells []string) {
	for _, c := range strings.Split(line, "\t") {
		if c = strings.TrimSpace(c); c != "" {
			cells = append(cells, c)
		}
	}
	return cells
}

// asksOnly reports the label of a form, and nothing else.
func asksOnly(text string) bool {
	if _, known := words.Labels().Value(words.Fold(text)); known {
		return true
	}
	return onlyLabels(text)
}

// withInnerLabel takes the label that stands within the value for the one of the detail: "Phone: Date of birth: 4 May 1990".
func withInnerLabel(d cv.Detail) cv.Detail {
	label, value, ok := strings.Cut(d.Value.Value, ":")
	if value = strings.TrimSpace(value); !ok || value == "" {
		return d
	}
	if asksOnly(label) {
		d.Label.Value, d.Value.Value = strings.TrimSpace(label), value
	}
	return d
}

// onlyNetworks reports the names of networks and of kinds of contacts, and no address.
func onlyNetworks(text string) bool {
	f := words.Split(text)
	for _, w := range f {
		if !networkNames.Has(w) {
			return false
		}
	}
	return len(f) > 0
}

var networkNames = words.NewSet("linkedin", "linked", "in", "github", "gitlab", "zalo", "skype", "telegram", "whatsapp", "facebook",
	"mobile", "phone", "email", "mail", "portfolio", "website")

func figuresIn(text string) (n int) {
	for _, r := range text {
		if r >= '0' && r <= '9' {
			n++
		}
	}
	return n
}

// hobbyLine reports a detail without a label whose line says that it is about hobbies: "Hobbies :- chess, rowing".
func (b *builder) hobbyLine(d *cv.Detail) bool {
	if !d.Label.IsZero() || len(d.Value.Lines) == 0 {
		return false
	}
	label, _, ok := strings.Cut(b.doc.Source[d.Value.Lines[0]].Text, ":")
	return ok && wordCount(label) <= 3 && ofInterests(strings.TrimSpace(label)) && !strings.Contains(d.Value.Value, ":")
}
