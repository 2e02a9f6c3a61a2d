package cv

import (
	"encoding/json"
	"reflect"
	"slices"
	"testing"
)

// FuzzOptions: what is understood is one of the values, and understood again.
func FuzzOptions(f *testing.F) {
	f.Add("first-person", "she")
	f.Add("", " THEY ")
	f.Fuzz(func(t *testing.T, a, b string) {
		if v, err := ParsePerspective(a); err == nil {
			if again, err := ParsePerspective(string(v)); err != nil || again != v {
				t.Errorf("%q became %q, %q, %v", a, v, again, err)
			}
		}
		if v, err := ParsePronouns(b); err == nil {
			if again, err := ParsePronouns(string(v)); err != nil || again != v || !slices.Contains([]Pronouns{None, They, She, He}, v) {
				t.Errorf("%q became %q, %q, %v", b, v, again, err)
			}
		}
		_, _ = ParseMode(a)
		_, _ = ParseLength(b)
	})
}

// FuzzDocument reads any JSON as a stored document: walking, cloning and numbering it
// do not panic, and a clone is the same.
func FuzzDocument(f *testing.F) {
	f.Add([]byte(`{"person":{"name":{"value":"Jo"}},"work":[{"highlights":[{"value":"x","lines":[1,-1]}]}]}`))
	f.Add([]byte(`{"skills":[{"keywords":[{"id":"a"},{"id":"a"}]}],"source":[{}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var d Document
		if json.Unmarshal(data, &d) != nil {
			return
		}
		d.AssignIDs()
		d.Walk(func(r Ref) { _ = d.Find(r.Text.ID) })
		_ = d.IsEmpty()
		one, err := json.Marshal(&d)
		if err != nil {
			t.Fatal(err)
		}
		if two, _ := json.Marshal(d.Clone()); string(one) != string(two) {
			t.Errorf("%s\n%s", one, two)
		}
	})
}

// FuzzLook: how a document may look, and the fields that are asked for, come from forms.
func FuzzLook(f *testing.F) {
	f.Add("OFFICIAL", "#1a2B3c", "logo", "en-GB", `{"rate":"£5"}`)
	f.Add("\x00\u202e", "red", "", "xx-", `{"a":{}}`)
	f.Fuzz(func(t *testing.T, marking, accent, alt, language, fields string) {
		if look, err := ParseLook(marking, accent, alt, language); err == nil {
			again, err := ParseLook(look.Marking, look.Accent, look.IconAlt, look.Language)
			if err != nil || !reflect.DeepEqual(again, look) {
				t.Errorf("%+v became %+v, %v", look, again, err)
			}
		}
		_, _ = ParseFieldValues(fields)
		_, _ = ParseFields([]string{marking, accent, alt, fields})
	})
}
