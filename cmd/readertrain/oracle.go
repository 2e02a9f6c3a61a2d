package main

import (
	"os"
	"path/filepath"

	"focal/internal/extract"
	"focal/internal/extract/labeller"
	"focal/internal/jsonresume"
)

// oracleCommand reads CVs with the labels that people gave their lines and words: what is wrong
// then comes from what stands before and behind the models.
type oracleCommand struct {
	corpus
	Out string `required:"" type:"path" help:"Folder for what is read of each CV, as JSON Resume."`
	Of  string `default:"both" enum:"both,lines,words" help:"What is given: the labels of lines, those of words, both."`
}

func (o *oracleCommand) Run() error {
	list, err := load(o.Pages, o.Gold)
	if err != nil {
		return err
	}
	for _, c := range list {
		ordered, _ := extract.Ordered(c.pages, extract.Options{})
		known := func(lines []labeller.Line) labeller.Certain { return o.given(align(c, lines).truth()) }
		doc, notes := extract.Document(ordered, extract.Options{Known: known})
		data, err := jsonresume.Encode(doc, jsonresume.EncodeOptions{Format: string(c.pages.Format), Notes: notes})
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(o.Out, c.gold.File+".json"), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// given is the part of the truth that is told.
func (o *oracleCommand) given(known labeller.Certain) labeller.Certain {
	switch o.Of {
	case "lines":
		return labeller.Certain{Labels: known.Labels}
	case "words":
		known.Labels = nil
	}
	return known
}

// truth is what the labels say of lines and of the words of heads.
func (a *aligned) truth() labeller.Certain {
	known := labeller.Certain{Labels: map[int][]labeller.Label{}, Whole: map[int]bool{}}
	for i, mask := range a.allowed {
		for k, l := range labeller.Labels {
			if mask>>k&1 == 1 {
				known.Labels[i] = append(known.Labels[i], l)
			}
		}
	}
	for _, kind := range []labeller.Kind{labeller.Post, labeller.Course, labeller.Person} {
		heads, fields := a.headsOf(kind)
		words, _ := labeller.WordItems(a.lines, heads)
		for i := range heads {
			for _, l := range heads[i] {
				known.Whole[l] = true
			}
			known.Fields = append(known.Fields, a.fieldsAt(words[i], fields[i])...)
		}
	}
	return known
}

// fieldsAt are the words of a head that belong to its fields.
func (a *aligned) fieldsAt(words []labeller.Word, fields map[string]place) (out []labeller.FieldAt) {
	for name, p := range fields {
		for _, w := range words {
			if !a.covers(p, w) {
				continue
			}
			if n := len(out) - 1; n >= 0 && out[n].Field == name && out[n].Line == w.Line {
				out[n].To = w.To
				continue
			}
			out = append(out, labeller.FieldAt{Field: name, Line: w.Line, From: w.From, To: w.To})
		}
	}
	return out
}
