package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/office"
)

// form is a result in one of the formats that were asked for.
type form struct {
	ext  string
	data []byte
}

// formats are those that --format knows, as file endings.
var formats = []string{"docx", "pdf", engine.FormatText, engine.FormatMarkdown, engine.FormatJSON}

// nameFile takes a name with the ending of a format for that of the one document, which is then made in this format
// first. A folder that is there already stays a folder, whatever its name. The candidate's name is that of one as well.
func (p *convertCommand) nameFile(j *judgement) {
	if p.Name != "" && len(p.CVs) > 1 {
		j.say("--name is the name of one candidate, so only one CV can be converted with it.")
	}
	ending := filepath.Ext(p.Out)
	ext := strings.ToLower(strings.TrimPrefix(ending, "."))
	if info, err := os.Stat(p.Out); !slices.Contains(formats, ext) || err == nil && info.IsDir() {
		return
	}
	if len(p.CVs) > 1 {
		j.say("--out %s names one document, and there are %d CVs: name a folder.", filepath.Base(p.Out), len(p.CVs))
		return
	}
	folder, name := filepath.Split(p.Out)
	p.file, p.Out = strings.TrimSuffix(name, ending), folder
	others := slices.DeleteFunc(slices.Clone(p.Format), func(f string) bool { return f == ext })
	if slices.Equal(others, []string{"docx"}) {
		others = nil // what is made where nobody asks for another format
	}
	p.Format = append([]string{ext}, others...)
	p.spareInputs(j)
}

// spareInputs refuses a name under which a file that is read would be overwritten.
func (p *convertCommand) spareInputs(j *judgement) {
	if target := p.overwritten(p.file); target != "" {
		j.say("--out would overwrite %s, which is read: give another name.", filepath.Base(target))
	}
}

// overwritten is a file that is read and would be overwritten by those of a name; "" where none would.
func (p *convertCommand) overwritten(stem string) string {
	endings := slices.Clone(p.Format)
	if p.Report {
		endings = append(endings, "report.json")
	}
	for _, f := range endings {
		target := filepath.Join(p.Out, stem+"."+f)
		for _, input := range slices.Concat(p.CVs, []string{p.Job, p.Template}) {
			if isSameFile(target, input) {
				return target
			}
		}
	}
	return ""
}

func isSameFile(a, b string) bool {
	one, err := os.Stat(a)
	if err != nil {
		return false
	}
	other, err := os.Stat(b)
	return err == nil && os.SameFile(one, other)
}

// cleanFormats checks the formats and brings them into one spelling, each once.
func (p *convertCommand) cleanFormats() error {
	var clean []string
	for _, f := range p.Format {
		ext := strings.ToLower(strings.TrimPrefix(strings.TrimSpace(f), "."))
		if ext == "text" {
			ext = engine.FormatText
		}
		if !slices.Contains(formats, ext) {
			return usageError(fmt.Sprintf("unknown format %q: use %s", f, strings.Join(formats, ", ")))
		}
		if !slices.Contains(clean, ext) {
			clean = append(clean, ext)
		}
	}
	if p.Format = clean; len(clean) == 0 {
		p.Format = []string{"docx"}
	}
	return nil
}

type pdfMaker func(ctx context.Context, docx []byte) ([]byte, error)

// pdfMaker is nil where no PDF is asked for, and an error where there is no program
// that makes them.
func (p *convertCommand) pdfMaker() (pdfMaker, error) {
	if !slices.Contains(p.Format, "pdf") {
		return nil, nil
	}
	maker, err := office.New("")
	if err != nil {
		return nil, err
	}
	if maker == nil {
		return nil, usageError("PDFs need LibreOffice: install it so that soffice is found, or leave out --format pdf")
	}
	return func(ctx context.Context, docx []byte) ([]byte, error) {
		pdfs, err := maker.PDFs(ctx, [][]byte{docx})
		if err != nil {
			return nil, err
		}
		return pdfs[0], nil
	}, nil
}

// forms are the result in every format that was asked for, in that order.
func (p *convertCommand) forms(ctx context.Context, makePDF pdfMaker, doc *cv.Document, look cv.Look, docx []byte,
) ([]form, error) {
	var out []form
	for _, f := range p.Format {
		data, err := docx, error(nil)
		switch f {
		case "docx":
		case "pdf":
			data, err = makePDF(ctx, docx)
		default:
			data, err = engine.Export(doc, f, look)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, form{f, data})
	}
	return out, nil
}
