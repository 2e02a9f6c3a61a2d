package convert

import (
	"fmt"
	"strings"
	"testing"

	"focal/internal/cv"
)

// What a CV was given in an earlier conversion goes along as far as the template still takes it, and another try is refused
// for nothing that nobody could give there.
func TestWhatWasGivenBeforeAndTheTemplateOfNow(t *testing.T) {
	specs := []cv.FieldSpec{
		{Name: "reference", Label: "Our reference", Kind: cv.FieldText, Required: true},
		{Name: "kind", Label: "Kind", Kind: cv.FieldChoice, Choices: []string{"Contractor", "Perm"}},
	}
	given := func(pairs ...string) (fields []cv.Field) {
		for i := 0; i < len(pairs); i += 2 {
			fields = append(fields, cv.Field{Key: pairs[i], Value: pairs[i+1]})
		}
		return fields
	}
	values := func(fields []cv.Field) string {
		var all []string
		for _, f := range fields {
			all = append(all, f.Key+"="+f.Value)
		}
		return strings.Join(all, " ")
	}
	for _, c := range []struct {
		name   string
		kept   Kept
		fields map[string]string
		each   []map[string]string
		again  bool
		all    string // of the conversion
		own    string // of the CV
		wrong  string
	}{
		{name: "nothing for a new conversion", wrong: "Our reference is missing"},
		{name: "another file in the place of one", again: true},
		{
			name: "another try, of a template that was changed", again: true,
			fields: map[string]string{"reference": "HK-2", "kind": "Contract", "day": "Monday"}, all: "reference=HK-2",
		},
		{
			name: "a choice that is not there any more", kept: Kept{Given: given("reference", "HK-1", "kind", "Contract")},
			fields: map[string]string{"kind": ""}, own: "reference=HK-1",
		},
		{
			name: "the same for its own template, which may take it", fields: map[string]string{"reference": "HK-2"}, all: "reference=HK-2",
			kept: Kept{Template: "Client", Given: given("kind", "Contract")}, own: "kind=Contract",
		},
		{
			name: "with what another template asked for", fields: map[string]string{"reference": "HK-2"}, all: "reference=HK-2",
			kept: Kept{Given: given("kind", "Contract", "po", "PO-7")}, own: "po=PO-7",
		},
		{
			name: "the same, chosen anew", kept: Kept{Given: given("reference", "HK-1", "kind", "Contract")},
			each: []map[string]string{{"kind": "Perm"}}, own: "reference=HK-1 kind=Perm",
		},
		{
			name: "blank for it alone, which is as for all", fields: map[string]string{"reference": "HK-2"}, all: "reference=HK-2",
			kept: Kept{Given: given("reference", "HK-1", "kind", "Perm")},
			each: []map[string]string{{"reference": "", "kind": ""}}, own: "reference=HK-2",
		},
		{
			name: "of its own template", kept: Kept{Template: "Client", Given: given("po", "PO-7"), Instead: true},
			each: []map[string]string{{"reference": "HK-3"}}, own: "reference=HK-3 po=PO-7",
		},
	} {
		sub := &Submission{Files: []Upload{{Name: "a.pdf", Kept: c.kept}}, Fields: c.fields, Each: c.each, again: c.again}
		said := fmt.Sprint(sub.give(specs))
		if c.wrong != "" {
			if !strings.Contains(said, c.wrong) {
				t.Errorf("%s: %s", c.name, said)
			}
			continue
		}
		all, own := values(sub.Options.Look.Fields), values(sub.Files[0].Kept.Given)
		if said != "<nil>" || all != c.all || own != c.own {
			t.Errorf("%s: %s; for all %q, want %q; its own %q, want %q", c.name, said, all, c.all, own, c.own)
		}
	}
}
