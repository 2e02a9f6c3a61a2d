package json_test

import (
	stdjson "encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"focal/internal/ingest/json"
	"focal/internal/ingest/page"
)

func resume(t *testing.T, in string) map[string]any {
	t.Helper()
	doc, err := json.Read(in)
	if err != nil {
		t.Fatal(err)
	}
	if doc.Resume == nil {
		return nil
	}
	var out map[string]any
	if err := stdjson.Unmarshal(doc.Resume, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestResumeStaysAsItIs: JSON Resume is passed on byte for byte.
func TestResumeStaysAsItIs(t *testing.T) {
	in := `{"basics": {"name": "Tove \u00c5s", "x-own": [1.50, 9007199254740993]}, "work": [{"position": "Baker"}]}`
	doc, err := json.Read("\n " + in + " \n")
	if err != nil || string(doc.Resume) != in {
		t.Fatalf("%s %v", doc.Resume, err)
	}
	if text := doc.PlainText(); !strings.Contains(text, "Tove Ås") || !strings.Contains(text, "Baker") {
		t.Errorf("lines %q", text)
	}
}

// TestKnownNames: other objects become JSON Resume where the names are well known;
// nothing is lost where they are not.
func TestKnownNames(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{
			"person in groups", `{"personal_info":{"first_name":"Tove","lastName":"Ås","E-mail":"t@example.net","mobilePhone":"+46 8 000 000","address":{"city":"Lund","country":"Sweden"},"linkedin":"https://linkedin.com/in/tove"},"aboutMe":"Baker.","jobs":[]}`,
			`{"basics":{"name":"Tove Ås","email":"t@example.net","phone":"+46 8 000 000","summary":"Baker.","location":"Lund, Sweden","profiles":[{"network":"LinkedIn","url":"https://linkedin.com/in/tove"}]}}`,
		},
		{
			"jobs", `{"fullName":"T Å","jobs":[{"company":"Lundabröd","role":"Baker","from":"03/2011","to":"June 2014","city":"Lund","tasks":["Baked","Sold"]}]}`,
			`{"basics":{"name":"T Å"},"work":[{"name":"Lundabröd","position":"Baker","startDate":"2011-03","endDate":"2014-06","highlights":["Baked","Sold"],"location":"Lund"}]}`,
		},
		{
			"labels that CVs print",
			`{"Nombre completo":"Tove Ås","teléfono":"+46 8 000 000","correo_electronico":"t@example.net","ciudad":"Lund","home":"Lund"}`,
			`{"basics":{"name":"Tove Ås","phone":"+46 8 000 000","email":"t@example.net","location":"Lund"},"home":"Lund"}`,
		},
		{
			"to date", `{"name":"T","experience":[{"employer":"L","title":"Baker","start":{"year":2011,"month":3},"end":"Present"},{"employer":"M","title":"Clerk","period":"Mar 2009 – 2010","isCurrent":false}]}`,
			`{"basics":{"name":"T"},"work":[{"name":"L","position":"Baker","startDate":"2011-03"},{"name":"M","position":"Clerk","startDate":"2009-03","endDate":"2010"}]}`,
		},
		{
			"wrapped", `{"status":"ok","data":{"resume":{"name":"T","email":"t@example.net","education":[{"school":"Lund","degree":"BA","graduationYear":2009,"gpa":3.5}]}}}`,
			`{"basics":{"name":"T","email":"t@example.net"},"education":[{"institution":"Lund","studyType":"BA","endDate":"2009","score":"3.5"}]}`,
		},
		{
			"skills as groups, levels as a map", `{"name":"T","email":"t@example.net","skills":{"baking":["rye","wheat"],"other_tools":"oven, scale"},"languages":{"Swedish":"native"}}`,
			`{"basics":{"name":"T","email":"t@example.net"},"skills":[{"name":"Baking","keywords":["rye","wheat"]},{"name":"Other tools","keywords":["oven","scale"]}],"languages":[{"language":"Swedish","fluency":"native"}]}`,
		},
		{
			"groups of skills, dates of awards", `{"name":"T","email":"t@example.net","skillGroups":[{"title":"Baking","items":["rye","wheat"]}],"certifications":[{"title":"Hygiene","provider":"Lund","dateAwarded":"2019-03"}]}`,
			`{"basics":{"name":"T","email":"t@example.net"},"certificates":[{"name":"Hygiene","issuer":"Lund","date":"2019-03"}],"skills":[{"name":"Baking","keywords":["rye","wheat"]}]}`,
		},
		{
			"unknown members stay", `{"name":"T","email":"t@example.net","spaceships":["Aniara"],"work":[{"company":"L","role":"Baker","shoeSize":38}]}`,
			`{"basics":{"name":"T","email":"t@example.net"},"work":[{"name":"L","position":"Baker","summary":"Shoe size: 38"}],"spaceships":["Aniara"]}`,
		},
		{"last of two members counts", `{"basics":{"name":"A"},"basics":{"name":"B"}}`, `{"basics":{"name":"B"}}`},
		{"list of one object", `[{"basics":{"name":"B"}}]`, `{"basics":{"name":"B"}}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var want map[string]any
			if err := stdjson.Unmarshal([]byte(c.want), &want); err != nil {
				t.Fatal(err)
			}
			if got := resume(t, c.in); !reflect.DeepEqual(got, want) {
				b, _ := stdjson.Marshal(got)
				t.Errorf("got  %s\nwant %s", b, c.want)
			}
		})
	}
}

// TestLines: an object without known names becomes headings, labels and items.
func TestLines(t *testing.T) {
	doc, err := json.Read(`{"title": "Lebenslauf", "Stationen": [{"was": "Bäckerin", "wo": "Lund"}, "Nachtschicht"], "_id": 7, "leer": {}}`)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, l := range doc.Lines() {
		got = append(got, string("phl"[l.Kind])+" "+l.Text())
	}
	want := []string{"p Lebenslauf", "h Stationen", "p Was: Bäckerin", "p Wo: Lund", "l Nachtschicht"}
	if doc.Resume != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q (resume %s)", got, want, doc.Resume)
	}
	if doc.Lines()[1].Kind != page.Heading {
		t.Error("a member with members is a heading")
	}
}

func TestRefused(t *testing.T) {
	for in, want := range map[string]error{
		`{"a": NaN}`: json.ErrSyntax, `{"a": 1,}`: json.ErrSyntax, `{"a"`: json.ErrSyntax, `{"a":1} x`: json.ErrSyntax, `{"a":"\x"}`: json.ErrSyntax,
		`[1,2]`: json.ErrShape, `"x"`: json.ErrShape, `7`: json.ErrShape, `{}`: json.ErrShape, `{"a":null}`: json.ErrShape,
		strings.Repeat("[", 100000): json.ErrDepth,
	} {
		if _, err := json.Read(in); !errors.Is(err, want) {
			t.Errorf("%.30s: %v, want %v", in, err, want)
		}
	}
	var mistake *json.SyntaxError
	if _, err := json.Read("{\n\n\"a\": +}"); !errors.As(err, &mistake) || mistake.Line != 3 {
		t.Errorf("%v", err)
	}
}

func TestWrongTypes(t *testing.T) {
	for _, in := range []string{
		`{"basics": [], "work": "x", "skills": [1, null, {}], "education": {"a": 1}}`,
		`{"name": {"a": [1]}, "work": {"company": ["x"], "role": {"title": "y"}}, "skills": [[["z"]]]}`,
		`{"jobs": [{"company": null, "role": 5, "from": {}, "to": [], "tasks": {"a": "b"}}], "name": true}`,
	} {
		if doc, err := json.Read(in); err != nil || len(doc.Lines()) == 0 {
			t.Errorf("%s: %v", in, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(`{"fullName":"T","jobs":[{"company":"L","role":"B","from":"2011","to":{"year":1}}],"skills":{"a":["b"]}}`)
	f.Add(`{"basics":{"name":"\ud83d"},"x":[[{}]]}`)
	f.Add(`{"basics":{"name":"Jo Bell"}}}`)
	f.Add(`[{"basics":{"name":"Jo Bell"}}]]`)
	f.Fuzz(func(t *testing.T, s string) {
		doc, err := json.Read(s)
		if err != nil {
			return
		}
		if doc.Resume != nil && !stdjson.Valid(doc.Resume) {
			t.Fatalf("%q", doc.Resume)
		}
	})
}

// Months are those of every language that dates are read in, and no word that begins like one.
func TestMonthsInWords(t *testing.T) {
	for text, want := range map[string]string{
		"juin 2019": "2019-06", "Enero 2018": "2018-01", "październik 2017": "2017-10", "Sept 2016": "2016-09", "4 März 2015": "2015-03",
		"Marketing 2019": "Marketing 2019", "Decorator 2018": "Decorator 2018",
	} {
		got := resume(t, `{"name":"Ida Storm","experience":[{"company":"Fell Park","title":"Ranger","from":"`+text+`"}]}`)
		if work := got["work"].([]any)[0].(map[string]any); work["startDate"] != want {
			t.Errorf("%s: %v, want %s", text, work["startDate"], want)
		}
	}
}
