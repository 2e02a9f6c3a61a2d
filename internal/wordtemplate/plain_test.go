package wordtemplate

import (
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/wordtemplate/specimen"
)

// As text and as Markdown stands every value that a Word file has.
func TestTextHasEveryValue(t *testing.T) {
	for name, d := range map[string]*cv.Document{"full": specimen.Full(), "military": specimen.Military(), "academic": specimen.Academic(), "short": specimen.Short()} {
		for _, markdown := range []bool{false, true} {
			text := Text(d, FillOptions{}, markdown)
			if markdown {
				text = strings.ReplaceAll(text, `\`, "")
			}
			d.Walk(func(r cv.Ref) {
				if r.Role == cv.RoleDate || r.Role == cv.RoleContact {
					return // in a form of their own
				}
				if value := r.Text.Value; !strings.Contains(text, value) && r.Role != cv.RoleHeading && r.Role != cv.RoleQuotation {
					t.Errorf("%s, Markdown %v: %s is missing: %q", name, markdown, r.Path, value)
				}
			})
		}
	}
}

func TestTextForms(t *testing.T) {
	d := &cv.Document{Locale: "de", Person: cv.Person{Name: cv.Text{Value: "Ida *Tarn*"}}, Work: []cv.Engagement{{
		Title: cv.Text{Value: "Seilerin"}, Organisation: cv.Text{Value: "Tarn_Seile"},
		Dates: cv.DateRange{Start: cv.Date{Year: 2019, Month: 3}, Current: true}, Highlights: []cv.Text{{Value: "Seile [neu] gedreht"}, {Value: "Lehrlinge"}},
	}}}
	for _, c := range []struct {
		markdown bool
		want     string
	}{
		{false, "Ida *Tarn*\n\nBERUFSERFAHRUNG\n\nSeilerin, Tarn_Seile – März 2019 – heute\n- Seile [neu] gedreht\n- Lehrlinge\n"},
		{true, "# Ida \\*Tarn\\*\n\n## Berufserfahrung\n\n**Seilerin, Tarn\\_Seile** – März 2019 – heute\n\n- Seile \\[neu\\] gedreht\n- Lehrlinge\n"},
	} {
		if got := Text(d, FillOptions{}, c.markdown); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
