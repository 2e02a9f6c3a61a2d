package engine_test

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/wordtemplate"
)

// planted is what a stranger must not find from a level on. A word is looked for as a
// whole and as a name is written; everything else anywhere in the file.
type planted struct {
	text string
	from cv.Level
	word bool
}

// plant makes a JSON Resume in which identifiers stand where people put them.
func plant(i int) (resume []byte, list []planted) {
	pick := func(options ...string) string { return options[i%len(options)] }
	first := pick("Imogen", "José", "Mark", "Grace", "Łukasz", "Siân", "Will", "Anneliese", "Ngozi", "Bo", "Jordan", "Austin")
	last := []string{"Fairweather", "de la Cruz", "O’Neill", "Baker", "Wójcik", "Oyelaran-Whitcombe", "van der Berg", "Li", "Preston", "Quill"}[i/10%10]
	lastWord := strings.FieldsFunc(last, func(r rune) bool { return r == ' ' || r == '-' })
	surname := lastWord[len(lastWord)-1]
	ascii := strings.Map(func(r rune) rune {
		if r > 127 || !unicode.IsLetter(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFD.String(first+surname))
	mail := fmt.Sprintf("%s%d@%s", ascii, i, pick("example.org", "kestrel-post.example", "gmail.com"))
	number := fmt.Sprintf("%03d", i+100)
	phone := pick("+44 7700 900"+number, "07700 900 "+number, "(555) 010-0"+number, "+49 (0)151 5550"+number)
	handle := ascii + "dev"
	site := pick("https://www."+ascii+".example", ascii+".dev")
	street := fmt.Sprintf("%d Lantern Street", i+3)
	school := pick("University of Wexcombe", "Technische Hochschule Nordsund", "St Brannock's College", "Universidad de Villarroya")
	born := fmt.Sprintf("%d March 19%d", 1+i%28, 60+i%39)
	nation := pick("Irish", "Nigerian", "Polish", "Chilean")
	referee := pick("Ursula Pike", "Desmond Achterberg")
	passport := pick("R", "M ", "Z") + fmt.Sprintf("4636%03d", i)
	father := pick("Harvik Tolmund", "Bertrand Osgood")
	village := pick("Vill Turk Padda, PO-Nethermill", "1/135,kennet street", "H.No. 12-B, Gali No. 4")
	mobile := fmt.Sprintf("9895401%03d", i)
	she := pick("She", "He")
	initials := string([]rune(first)[:1]) + "S"
	aged := fmt.Sprintf("aged %d", 31+i%40)
	nascido := fmt.Sprintf("%d de maio de 19%d", 1+i%28, 60+i%39)
	firm := surname + pick(" Kershaw Associates", " Rigging Ltd")
	r := map[string]any{
		"basics": map[string]any{
			"name": first + " " + last, "label": "Rope Access Supervisor", "email": mail, "phone": phone, "url": site,
			"location": map[string]any{"address": street, "postalCode": "LS6 2QT", "city": "Leeds", "countryCode": "GB"},
			"profiles": []any{map[string]any{"network": "LinkedIn", "username": handle, "url": "https://www.linkedin.com/in/" + handle}},
			"summary":  fmt.Sprintf("%s %s is a rope supervisor, born %s, a %s citizen. %s leads inspections of wind turbines. Write to %s or call %s. A rigger %s and 20 years in rail.", first, last, born, nation, she, mail, phone, aged),
		},
		"work": []any{map[string]any{
			"name": "Tarn Cables Ltd", "position": "Supervisor", "startDate": "2019-03", "summary": "A maker of lifting ropes for quarries. " + first + "’s team has nine people.",
			"highlights": []any{
				"Trained 14 climbers; see github.com/" + handle + " for the checklists.", strings.ToUpper(first+" "+last) + " – page 2", "Named " + surname + " of the year by the crew.", "Cut downtime by 23 % in 2021.",
				"Clients wrote to " + surname + "; a letter thanked " + first + ", Leeds, and the crew of " + surname + ".",
				"Reported to Rolls Royce.",
			},
		}, map[string]any{
			"name": firm, "position": "Owner", "startDate": "2010-03", "endDate": "2019-02",
			"highlights": []any{"Ran " + firm + " with 3 people.", "Managers, Alan Whitlock and Desmond Ottery, were trained."},
		}},
		"education":    []any{map[string]any{"institution": school, "area": "Mechanics", "studyType": "BEng", "startDate": "1997", "endDate": "2001", "summary": "President of the climbing club of " + school + "."}},
		"publications": []any{map[string]any{"name": surname + ", " + string([]rune(first)[:1]) + ". and Orme, K.: Fatigue of ropes", "publisher": "Ropes Quarterly", "releaseDate": "2020", "url": "https://" + ascii + ".dev/ropes.pdf"}, map[string]any{"name": surname + " " + initials + ", Kershaw AB: Knots", "releaseDate": "2018"}},
		"awards":       []any{map[string]any{"title": "Golden Karabiner for " + first + " " + last, "awarder": "Crew"}},
		"references":   []any{map[string]any{"name": referee, "reference": first + " is the best rope technician I know, " + referee + ", " + mobile + "."}},
		"languages": []any{map[string]any{
			"language": "Welsh", "fluency": "Basic, taught by " + first + " " + surname + "’s aunt, " + mail,
		}},
		"interests": []any{
			map[string]any{"name": "Follow me: @" + handle},
			map[string]any{"name": "Passport No. " + passport + ", valid from 01/04/2016 to 31/03/2026"},
			map[string]any{"name": "S/o " + father + ", " + village + ", Leeds - 276121"},
			map[string]any{"name": "Father's Name: Mr. " + father},
			map[string]any{"name": "Marital status: Unmarried"},
			map[string]any{"name": "Data de nascimento: " + nascido},
			map[string]any{"name": "Holds the offshore medical."},
			map[string]any{"name": "Valid until: May 2029"},
		},
	}
	resume, _ = json.Marshal(r)
	list = []planted{
		{mail, cv.ClientSafe, false},
		{phone, cv.ClientSafe, false},
		{handle, cv.ClientSafe, false},
		{street, cv.ClientSafe, false},
		{"LS6 2QT", cv.ClientSafe, false},
		{passport, cv.ClientSafe, false},
		{village, cv.ClientSafe, false},
		{"276121", cv.ClientSafe, false},
		{mobile, cv.ClientSafe, false},
		{father, cv.Blind, false},
		{"Unmarried", cv.BlindPlus, false},
		{first, cv.Blind, true},
		{surname, cv.Blind, true},
		{referee, cv.Blind, false},
		{born, cv.Blind, false},
		{nascido, cv.Blind, false},
		{aged, cv.Blind, false},
		{initials, cv.Blind, true},
		{firm, cv.Blind, false},
		{"Alan Whitlock", cv.Blind, false},
		{"Desmond Ottery", cv.Blind, false},
		{school, cv.BlindPlus, false},
		{nation, cv.BlindPlus, true},
		{she, cv.BlindPlus, true},
		{"1997", cv.BlindPlus, false},
	}
	return resume, list
}

// stranger is all that somebody with a zip program and patience can read in a file:
// names of parts, and the text and attributes of each, folded.
func stranger(t *testing.T, docx []byte) string {
	t.Helper()
	archive, err := zip.NewReader(bytes.NewReader(docx), int64(len(docx)))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range archive.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		raw := string(data)
		b.WriteString(f.Name + "\n" + html.UnescapeString(raw) + "\n")
		text := regexp.MustCompile(`</w:p>|<w:br/>`).ReplaceAllString(raw, "\n")
		b.WriteString(html.UnescapeString(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(text, "")) + "\n")
	}
	return b.String()
}

func foldAccents(s string) string {
	return strings.ToLower(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(s)))
}

func (p planted) foundIn(text, folded string) bool {
	if p.word {
		return regexp.MustCompile(`(^|[^\p{L}])(` + regexp.QuoteMeta(p.text) + `|` + regexp.QuoteMeta(strings.ToUpper(p.text)) + `)($|[^\p{L}])`).MatchString(text)
	}
	return strings.Contains(folded, foldAccents(p.text))
}

// A thousand identifiers in a hundred CVs: none is left at the level that takes it
// out, and the built-in check agrees.
func TestC1_BlindLeavesNoIdentifier(t *testing.T) {
	e := newEngine(t)
	levels := []cv.Level{cv.ClientSafe, cv.Blind, cv.BlindPlus}
	sought, leaked := 0, 0
	for i := range 100 {
		resume, list := plant(i)
		for l, level := range levels {
			if i%3 != 0 && level != cv.BlindPlus { // the strictest for all, the others for a third
				continue
			}
			o := cv.DefaultOptions()
			o.Length, o.Template = cv.Detailed, wordtemplate.Names()[i%len(wordtemplate.Names())]
			o.Privacy = cv.Privacy{Level: level}
			if level != cv.ClientSafe && i%2 == 0 {
				o.Privacy.Candidate = cv.Initials
			}
			if i%4 == 0 {
				o.Perspective, o.Pronouns = cv.ThirdPerson, cv.She
			}
			result, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.json", Data: resume}, Options: o})
			if err != nil {
				t.Fatal(err)
			}
			for _, says := range checked(result) {
				t.Errorf("CV %d, %s: the check says %s", i, level, says)
			}
			for _, template := range looked(o.Template) {
				docx, err := e.Render(t.Context(), result.Document, engine.RenderOptions{Template: template, MaxPages: result.Pages})
				if err != nil {
					t.Fatal(err)
				}
				there, left := search(t, docx, list, levels[:l+1])
				sought, leaked = sought+there, leaked+len(left)
				for _, what := range left {
					t.Errorf("CV %d, %s, %s: %s", i, level, template, what)
				}
			}
		}
	}
	t.Logf("%d of %d planted identifiers left", leaked, sought)
	if sought < 1000 {
		t.Errorf("only %d identifiers were planted", sought)
	}
}

// checked is what the built-in check found, but for what stands beside the name in the firm of the candidate's own: whoever looks is
// to judge it.
func checked(result *engine.Result) (says []string) {
	for _, n := range result.Notes {
		if n.Leak && !strings.HasPrefix(n.Reason, "“Kershaw”") {
			says = append(says, n.Reason)
		}
	}
	return says
}

// looked are the designs that a blind CV is looked at in: its own and those in which
// texts stand in other places, in columns, in the margin and on a cover.
func looked(own string) []string {
	return slices.Compact(slices.Sorted(slices.Values([]string{own, "Academic", "Agency", "Sidebar"})))
}

// search reads a file as a stranger does: how many planted identifiers of the levels it
// could hold, and what is left of them or gone without need.
func search(t *testing.T, docx []byte, list []planted, levels []cv.Level) (sought int, wrong []string) {
	return searchFor(t, docx, list, levels,
		[]string{
			"14 climbers", "23 %", "lifting ropes", "Ropes Quarterly", "Leeds", "BEng",
			"01/04/2016", "31/03/2026", "offshore medical", "May 2029",
		})
}

func searchFor(t *testing.T, docx []byte, list []planted, levels []cv.Level, stay []string) (sought int, wrong []string) {
	text := stranger(t, docx)
	folded := foldAccents(text)
	for _, p := range list {
		if !slices.Contains(levels, p.from) {
			continue
		}
		sought++
		if p.foundIn(text, folded) {
			at := strings.Index(folded, foldAccents(p.text))
			wrong = append(wrong, fmt.Sprintf("%q is left: …%s…", p.text, folded[max(0, at-60):min(len(folded), at+60)]))
		}
	}
	for _, stays := range stay {
		if !strings.Contains(text, stays) {
			wrong = append(wrong, fmt.Sprintf("%q is gone", stays))
		}
	}
	return sought, wrong
}

// Every change of a blind CV is listed, and taking all of them back gives the CV as it
// would be without; taking back one shows that one alone.
func TestC1_BlindIsListedAndReversible(t *testing.T) {
	e := newEngine(t)
	resume, _ := plant(0)
	o := cv.DefaultOptions()
	o.Length = cv.Detailed
	convert := func(p cv.Privacy) *engine.Result {
		o.Privacy = p
		r, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.json", Data: resume}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	plain, hidden := convert(cv.Privacy{}), convert(cv.Privacy{Level: cv.BlindPlus, Employers: cv.Described})
	var all []string
	var school string
	for _, n := range hidden.Notes {
		if n.Kind != cv.NoteHidden {
			continue
		}
		all = append(all, n.ID)
		if n.Before == "University of Wexcombe" {
			school = n.ID
		}
		if n.Before == "" || !strings.Contains(n.Reason, "blind plus CV") {
			t.Errorf("the note does not say what went: %+v", n)
		}
	}
	if got := hidden.Document.Work[0].Organisation.Value; got != "A maker of lifting ropes for quarries" {
		t.Errorf("the employer is described as %q", got)
	}
	back, err := e.Review(context.Background(), hidden, engine.Decisions{Rejected: all}, engine.Request{})
	if err != nil {
		t.Fatal(err)
	}
	one, _ := json.Marshal(plain.Document.Person)
	two, _ := json.Marshal(back.Document.Person)
	if string(one) != string(two) || back.Document.Work[0].Organisation.Value != plain.Document.Work[0].Organisation.Value {
		t.Errorf("taken back, the person is %s, want %s", two, one)
	}
	back, err = e.Review(context.Background(), hidden, engine.Decisions{Rejected: []string{school}}, engine.Request{})
	if err != nil {
		t.Fatal(err)
	}
	if back.Document.Education[0].Institution.Value != "University of Wexcombe" || back.Document.Person.Name.Value == plain.Document.Person.Name.Value {
		t.Errorf("one taken back: %q of %q", back.Document.Education[0].Institution.Value, back.Document.Person.Name.Value)
	}
	warned := slices.ContainsFunc(back.Notes, func(n cv.Note) bool {
		return strings.Contains(n.Reason, "University of Wexcombe") && n.Kind == cv.NoteAdvice
	})
	if !warned {
		t.Error("nobody is told that the school can be read again")
	}
}

// A number that is warned about in the open CV is not, where it was taken out.
func TestC4_NoWarningOfWhatIsOut(t *testing.T) {
	e := newEngine(t)
	resume, _ := plant(0)
	for level, want := range map[cv.Level]bool{cv.Open: true, cv.ClientSafe: false} {
		o := cv.DefaultOptions()
		o.Privacy = cv.Privacy{Level: level}
		r, err := e.Convert(t.Context(), engine.Request{CV: engine.Upload{Name: "cv.json", Data: resume}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		got := slices.ContainsFunc(r.Notes, func(n cv.Note) bool { return strings.Contains(n.Reason, "holds a passport number") })
		if got != want {
			t.Errorf("%q: warned %v, want %v", level, got, want)
		}
	}
}
