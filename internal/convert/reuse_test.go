package convert_test

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/problem"
	"focal/internal/store/storetest"
)

// What somebody said of the lines of a file is known when the file is used again, and again.
func TestReuseCarriesTheMarks(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	marks := []cv.Mark{{Line: 1, As: cv.MarkName}}
	task, err := w.submit(submission("", false, "Jo Li\nLINES"))
	w.must(err)
	w.must(w.service.Run(t.Context(), task.ID))
	_, err = w.service.Review(t.Context(), w.account(), task.ID, 0, "", engine.Decisions{Marks: marks})
	w.must(err)
	for range 2 {
		task, err = w.submit(convert.Submission{Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: task.ID}})
		w.must(err)
		w.must(w.service.Run(t.Context(), task.ID))
		_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
		w.must(err)
		if !slices.Equal(got[0].Result.Marks, marks) {
			t.Errorf("marks %+v", got[0].Result.Marks)
		}
	}
}

// A length that was chosen for one CV alone goes along where that is asked for, and again with the next.
func TestReuseCarriesTheLengthOfOneCV(t *testing.T) {
	for _, c := range []struct {
		keeps bool
		want  []cv.Length
	}{
		{true, []cv.Length{cv.Concise, cv.Detailed}},
		{false, []cv.Length{cv.Detailed, cv.Detailed}},
	} {
		w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
		task, err := w.submit(submission("", false, "Jo Li", "Ann Bo"))
		w.must(err)
		// the first is made shorter than its conversion asks for, as a review of it does
		w.must(w.db.ChangeTaskOptions(t.Context(), task.ID, func(o *cv.Options) { o.Length = cv.Concise }))
		w.must(w.service.Run(t.Context(), task.ID))
		w.must(w.db.ChangeTaskOptions(t.Context(), task.ID, func(o *cv.Options) { o.Length = cv.Regular }))
		for range 2 {
			again := convert.Submission{Options: cv.DefaultOptions()}
			again.Reuse = &convert.Reuse{TaskID: task.ID, Files: []int64{0}, Lengths: c.keeps}
			again.Options.Length = cv.Detailed
			again.Files = []convert.Upload{{Name: "new.txt", Data: []byte("Ugo " + task.ID)}}
			task, err = w.submit(again)
			w.must(err)
			w.must(w.service.Run(t.Context(), task.ID))
			_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
			w.must(err)
			if lengths := []cv.Length{got[0].Result.Options.Length, got[1].Result.Options.Length}; !slices.Equal(lengths, c.want) {
				t.Errorf("kept %t: %v, want %v", c.keeps, lengths, c.want)
			}
		}
	}
}

// So does a colour; and a comparison has that of its CVs.
func TestReuseCarriesTheColourOfOneCV(t *testing.T) {
	for keeps, want := range map[bool]string{true: "7A1F2B", false: "1D3557"} {
		w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
		task, err := w.submit(submission("", false, "Jo Li"))
		w.must(err)
		colour := func(accent string) {
			w.must(w.db.ChangeTaskOptions(t.Context(), task.ID, func(o *cv.Options) { o.Look.Accent = accent }))
		}
		colour("7A1F2B")
		w.must(w.service.Run(t.Context(), task.ID))
		colour("") // of the others of its conversion
		advert := convert.Advert{Upload: &convert.Upload{Name: "ad.txt", Data: []byte("Pilot")}}
		r := convert.CompareRequest{Picks: []convert.Pick{{TaskID: task.ID}}, Adverts: []convert.Advert{advert}}
		sheet, err := w.service.Compare(t.Context(), w.account(), r)
		w.must(err)
		if sheet.Brand.Colour != "7A1F2B" {
			t.Errorf("the comparison is in %q", sheet.Brand.Colour)
		}
		for range 2 {
			again := convert.Submission{Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: task.ID, Accents: keeps}}
			again.Options.Look.Accent = "1D3557"
			task, err = w.submit(again)
			w.must(err)
			w.must(w.service.Run(t.Context(), task.ID))
			_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
			w.must(err)
			if accent := got[0].Result.Options.Look.Accent; accent != want {
				t.Errorf("kept %t: %q, want %q", keeps, accent, want)
			}
		}
	}
}

// What was given for a CV that fails is given for another try of it.
func TestAFailedCVKeepsItsFields(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	sub := submission("", false, "Jo Li", "BROKEN")
	sub.Files[1].Kept.Given = []cv.Field{{Key: "reference", Value: "HK-2"}}
	for range 2 {
		task, err := w.submit(sub)
		w.must(err)
		w.must(w.service.Run(t.Context(), task.ID))
		kept, err := w.service.Blobs.Get(t.Context(), "tasks/"+task.ID+"/1.in.known")
		w.must(err)
		if !strings.Contains(string(kept), "HK-2") {
			t.Errorf("kept is %s", kept)
		}
		sub = convert.Submission{Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: task.ID}}
	}
}

// A conversion of long ago may hold a file twice: what is given for the second one goes with it, not to the next CV.
func TestReuseOfAFileTwiceKeepsTheFieldsApart(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	w.service.Asks = func(_ context.Context, names ...string) ([]cv.Asked, error) {
		asked := cv.Asked{Fields: []cv.FieldSpec{{Name: "reference", Label: "Reference", Kind: cv.FieldText}}}
		return slices.Repeat([]cv.Asked{asked}, len(names)), nil
	}
	old, err := w.submit(submission("", false, "Jo Li", "Jo Li", "Mo Day"))
	w.must(err)
	_, err = w.db.SQL().ExecContext(t.Context(), "UPDATE files SET name = 'cv-0.txt' WHERE task_id = $1 AND name = 'cv-1.txt'", old.ID)
	w.must(err)
	task, err := w.submit(convert.Submission{
		Options: cv.DefaultOptions(), Reuse: &convert.Reuse{TaskID: old.ID}, Fields: map[string]string{},
		Files: []convert.Upload{{Name: "new.txt", Data: []byte("Ed Roe")}},
		Each:  []map[string]string{{"reference": "HK-A"}, {}, {"reference": "HK-B"}},
	})
	w.must(err)
	for i, want := range []string{"HK-A", "HK-B", ""} {
		kept, err := w.service.Blobs.Get(t.Context(), fmt.Sprintf("tasks/%s/%d.in.known", task.ID, i))
		if (want == "") != (err != nil) || !strings.Contains(string(kept), want) {
			t.Errorf("file %d: %s %v, want %q", i, kept, err, want)
		}
	}
}

// What a document tells of the person is known of results of before notes named it.
func TestPrivateFactsOfAnOldResult(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 9)
	task := converted(w, submission("", false, "Jo Li"))
	_, files, err := w.db.Task(t.Context(), task.ID)
	w.must(err)
	old := `{"original":{},"document":{},"options":{},"notes":[{"kind":"advice","field":"person.details[0].value",` +
		`"reason":"The personal section holds a date of birth. Take it out unless it was asked for."}]}`
	w.must(w.service.Blobs.Put(t.Context(), files[0].ResultKey, []byte(old)))
	_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
	w.must(err)
	if notes := got[0].Result.Notes; len(notes) != 1 || notes[0].Private != "a date of birth" {
		t.Errorf("%+v", notes)
	}
}

// What was given for one file stays with it: in its template alone, and not where an open CV is to be blind. In another
// try it stands in place of what is given for all; used again, beside it.
func TestReuseCarriesWhatWasGiven(t *testing.T) {
	field := func(key, value string) cv.Field { return cv.Field{Key: key, Value: value} }
	for _, c := range []struct {
		name   string
		level  cv.Level
		fields map[string]string
		want   []cv.Field
	}{
		{"another try", cv.Open, nil, []cv.Field{field("rate", "400"), field("day", "Monday")}},
		{"used again", cv.Open, map[string]string{}, []cv.Field{field("rate", "400"), field("day", "Monday")}},
		{"blind", cv.Blind, map[string]string{}, nil},
		{"blind, another try", cv.Blind, nil, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
			task, err := w.submit(submission("", false, "Jo Li\nLINES"))
			w.must(err)
			give := func(fields ...cv.Field) {
				w.must(w.db.ChangeTaskOptions(t.Context(), task.ID, func(o *cv.Options) { o.Look.Fields = fields }))
			}
			give(field("rate", "400"), field("day", "Monday"))
			w.must(w.service.Run(t.Context(), task.ID))
			give() // to the others of its conversion
			again := convert.Submission{Options: cv.DefaultOptions(), Fields: c.fields, Reuse: &convert.Reuse{TaskID: task.ID}}
			again.Options.Privacy.Level = c.level
			task, err = w.submit(again)
			w.must(err)
			w.must(w.service.Run(t.Context(), task.ID))
			_, got, err := w.service.Result(t.Context(), w.account(), task.ID)
			w.must(err)
			if fields := got[0].Result.Options.Look.Fields; !slices.Equal(fields, c.want) {
				t.Errorf("%+v, want %+v", fields, c.want)
			}
		})
	}
}

// A file that says it is blind is not handed out while nobody knows the name that it hides: alone it
// is refused, of several it is left out, and the report says so.
func TestABlindCVWithoutANameIsAskedFor(t *testing.T) {
	w := newWorld(t, storetest.Open(t, "", t.TempDir()), 5)
	for _, c := range []struct {
		name  string
		files []string
		ends  []string // of the files of the archive
	}{
		{"alone", []string{"WHO"}, nil},
		{"with others", []string{"Jo Li", "WHO"}, []string{"", "conversion-report.txt"}},
	} {
		s := submission("", false, c.files...)
		s.Options.Privacy.Level = cv.Blind
		task, err := w.submit(s)
		w.must(err)
		w.must(w.service.Run(t.Context(), task.ID))
		for form, take := range map[string]func() (*convert.Download, error){
			"Word": func() (*convert.Download, error) {
				return w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
			},
			"text": func() (*convert.Download, error) {
				return w.service.Form(t.Context(), w.account(), task.ID, engine.FormatText, false)
			},
		} {
			got, err := take()
			if c.ends == nil {
				if said := problem.MessageOf(err); problem.KindOf(err) != problem.Conflict || !strings.Contains(said, "cv-0.txt: No name") {
					t.Errorf("%s, %s: %v", c.name, form, err)
				}
				continue
			}
			w.must(err)
			archive, err := zip.NewReader(bytes.NewReader(got.Data), int64(len(got.Data)))
			w.must(err)
			if len(archive.File) != len(c.ends) || !strings.HasSuffix(archive.File[1].Name, c.ends[1]) {
				t.Errorf("%s, %s: %d files", c.name, form, len(archive.File))
			}
		}
		look, err := w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{Look: true})
		w.must(err)
		isMarked := bytes.Contains(look.Data, []byte("DRAFT - MAY NOT BE BLIND"))
		if len(look.Of) != len(c.files) || !look.Of[len(look.Of)-1].Withheld || !isMarked {
			t.Errorf("%s, a look: %+v", c.name, look.Of)
		}
		last := int64(len(c.files) - 1)
		named := engine.Decisions{Edits: map[string]string{"person.name": "Mo Li", "summary[0]": "x"}}
		_, err = w.service.Review(t.Context(), w.account(), task.ID, last, "", named)
		w.must(err)
		_, err = w.service.Document(t.Context(), w.account(), task.ID, convert.DocumentRequest{})
		w.must(err)
	}
}
