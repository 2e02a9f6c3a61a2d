package engine_test

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"focal/internal/cv"
	"focal/internal/cvgen"
	"focal/internal/engine"
	"focal/internal/extract/headings"
	"focal/internal/wordtemplate/specimen"
)

// bag counts words.
type bag map[string]int

func (b bag) add(text string) {
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if len([]rune(w)) > 2 {
			b[w]++
		}
	}
}

// document counts the words of a document; of dates, which notes tell in another form, the years.
func (b bag) document(doc *cv.Document) {
	doc.Walk(func(r cv.Ref) {
		text := r.Text.Value
		if r.Role == cv.RoleDate {
			text = strings.Join(aYear.FindAllString(text, -1), " ")
		}
		b.add(text)
	})
}

var aYear = regexp.MustCompile(`\b(?:19|20)\d\d\b`)

// shortOf are the words that other has fewer of.
func (b bag) shortOf(other bag) []string {
	var words []string
	for _, w := range slices.Sorted(maps.Keys(b)) {
		if b[w] > other[w] {
			words = append(words, fmt.Sprintf("%s (%d of %d)", w, other[w], b[w]))
		}
	}
	return words
}

// silently are the words of the CV that a result neither prints nor names: it was read and is not there, or was not read.
func silently(r *engine.Result) (unread, unprinted []string) {
	source, read, named, has := bag{}, bag{}, bag{}, bag{}
	for _, l := range r.Original.Source {
		if _, isHeading := headings.Lookup(l.Text); !isHeading {
			source.add(l.Text)
		}
	}
	read.document(r.Original)
	has.document(r.Document)
	said := bag{}
	r.Original.Walk(func(v cv.Ref) { said.add(v.Text.Value) })
	for _, n := range r.Notes {
		if n.Kind == cv.NoteLeftOut {
			has.add(n.Before)
			continue
		}
		named.add(n.Before + " " + n.After + " " + n.Reason)
	}
	for w := range named {
		delete(read, w) // a word that was changed, or is to be looked at
	}
	unprinted = read.shortOf(has)
	for w := range source {
		if said[w] == 0 && named[w] == 0 {
			unread = append(unread, w)
		}
	}
	slices.Sort(unread)
	return unread, unprinted
}

// labels are the words of headings and labels, which say where a value belongs; the document has its own.
func labels(t *testing.T) bag {
	t.Helper()
	words := bag{}
	for _, name := range []string{"headings.txt", "labels.txt"} {
		data, err := os.ReadFile("../extract/words/en/" + name)
		if err != nil {
			t.Fatal(err)
		}
		words.add(string(data))
	}
	words.add("address born email mail mobile mob name phone tel telephone page yours sincerely faithfully https www " +
		"acknowledgement affiliated awarded cgpa chronicle college company completion customer dates designation division employer exam " +
		"examination firm institution interest modules objectives organisation organization passing percentage providing session tenure " +
		"class completed curriculam graduation marks signature skells used " +
		"title year")
	return words
}

// Each word of a CV is in the document, or in what is named as left out, or in a note, whatever the length,
// the limits and the template; of what is not read, one word in a thousand may go.
func TestB1_NothingIsLeftOutSilently(t *testing.T) {
	e, form := newEngine(t), labels(t)
	var files []engine.Upload
	for i := range 20 {
		c, format := cvgen.New(1101, i), cvgen.Formats[i%len(cvgen.Formats)]
		data, _, err := c.Write(format)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, engine.Upload{Name: c.Name + "." + string(format), Data: data})
	}
	for i := range 4 {
		doc := specimen.Long(rand.New(rand.NewPCG(uint64(i), 1102)))
		data, err := e.Render(context.Background(), doc, engine.RenderOptions{Template: "Generic"})
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, engine.Upload{Name: fmt.Sprintf("long%d.docx", i), Data: data})
	}
	left, words, lost := 0, 0, []string{}
	for i, file := range files {
		for k, change := range []func(*cv.Options){
			func(*cv.Options) {},
			func(o *cv.Options) { o.MaxPages, o.Template = 1, "Compact" },
			func(o *cv.Options) {
				o.Length, o.Limits = cv.Detailed, cv.Limits{Experience: 2, Projects: 1, Skills: 3}
			},
		} {
			o := cv.DefaultOptions()
			change(&o)
			r, err := e.Convert(context.Background(), engine.Request{CV: file, Options: o})
			if err != nil {
				t.Fatal(err)
			}
			left += len(r.LeftOut())
			unread, unprinted := silently(r)
			if len(unprinted) > 0 {
				t.Errorf("%d %s, way %d: read and neither printed nor named: %q", i, file.Name, k, unprinted)
			}
			if k == 0 {
				source := bag{}
				source.document(r.Original)
				words += len(source)
				lost = append(lost, slices.DeleteFunc(unread, func(w string) bool { return form[w] > 0 })...)
			}
		}
	}
	if left < 50 {
		t.Errorf("only %d things are left out: the test proves little", left)
	}
	if len(lost)*1000 > words {
		t.Errorf("%d of %d words were not read and nobody is told: %q", len(lost), words, lost)
	}
}

// What of a file was not read is named where the user checks the result.
func TestWhatWasNotReadIsToldToTheUser(t *testing.T) {
	data, err := os.ReadFile("../ingest/testdata/marisol.docx") // with hidden text and tracked changes
	if err != nil {
		t.Fatal(err)
	}
	file := engine.Upload{Name: "cv.docx", Data: data}
	result, err := newEngine(t).Convert(t.Context(), engine.Request{CV: file, Options: cv.DefaultOptions()})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"idden", "racked"} {
		if !slices.ContainsFunc(result.Notes, func(n cv.Note) bool {
			return n.Kind == cv.NoteReading && strings.Contains(n.Reason, want)
		}) {
			t.Errorf("no note about %q: %v", want, result.Notes)
		}
	}
}
