package engine

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/form"
	"focal/internal/ingest"
	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf"
	"focal/internal/jsonresume"
	"focal/internal/problem"
	"focal/internal/proofread"
	"focal/internal/wordtemplate"
)

// Config says where to cache and what to call the product.
type Config struct {
	CacheDir string           // compiled PDF reader; "" = the user's cache folder
	Product  string           // written into document properties; "" = "Focal"
	Readers  int              // files read at once; 0 = number of processors
	Now      func() time.Time // for "present" and document dates; nil = time.Now
}

// Engine converts CVs. It is safe for concurrent use.
type Engine struct {
	pdf     *pdf.Reader
	reader  *ingest.Reader
	checker *proofread.Checker
	product string
	now     func() time.Time
}

// New returns an engine at once; the PDF reader starts with the first PDF or Warm.
func New(c Config) (*Engine, error) {
	reader, err := pdf.New(context.Background(), pdf.Config{CacheDir: c.CacheDir, Children: c.Readers})
	if err != nil {
		return nil, err
	}
	e := &Engine{pdf: reader, reader: ingest.New(ingest.Config{PDF: reader}), checker: proofread.New(proofread.Config{}), product: c.Product, now: c.Now}
	if e.product == "" {
		e.product = "Focal"
	}
	if e.now == nil {
		e.now = time.Now
	}
	return e, nil
}

// Warm starts the PDF reader in the background.
func (e *Engine) Warm() { e.pdf.Warm() }

// Ready returns when what Warm began is over; PDF files need it.
func (e *Engine) Ready(ctx context.Context) error { return e.pdf.Ready(ctx) }

// Close ends the PDF reader; conversions under way fail.
func (e *Engine) Close() error { return e.pdf.Close() }

// Reading is a CV as understood, before any change.
type Reading struct {
	Document *cv.Document
	Format   page.Format
	Notes    []cv.Note // doubts of the reader
	Warnings []string  // what could not be read

	doubts []extract.Doubt
	scraps []cv.Text
	lines  *page.Document                  // nil for data
	again  func([]cv.Mark) extract.Reading // nil for data
	marks  []cv.Mark                       // in whose light it was read
}

// Read reads and understands one CV, each value as the file has it: the form of a finished document is given by
// conversions alone. Errors are *problem.Error; a file in which nothing looks like a CV is Unreadable.
func (e *Engine) Read(ctx context.Context, file Upload) (reading *Reading, err error) {
	defer recovered(&err)
	src, err := e.reader.Read(ctx, file.Name, file.Data)
	if err != nil {
		return nil, err
	}
	r, err := read(ctx, src, nil, nil)
	if err != nil {
		return nil, err
	}
	return r.identified()
}

// Explain tells for every line of a CV what it was taken for, and why.
func (e *Engine) Explain(ctx context.Context, file Upload) (lines []string, err error) {
	defer recovered(&err)
	src, err := e.reader.Read(ctx, file.Name, file.Data)
	if err != nil {
		return nil, err
	}
	best, weighed := extract.Ordered(src, extract.Options{})
	return append(weighed, extract.Explain(best)...), nil
}

// Picture draws a page (0-based) of a PDF file as a PNG; problem.NotFound for files of
// other kinds, which have no pages to draw.
func (e *Engine) Picture(ctx context.Context, file Upload, page int) (png []byte, err error) {
	defer recovered(&err)
	if !ingest.IsPDF(file.Data) {
		return nil, problem.New(problem.NotFound, "Only the pages of PDF files can be shown.")
	}
	return e.pdf.Picture(ctx, file.Data, page)
}

// ReadPDFs reads the PDF files of a request, so that who converts it needs no reader
// of PDF files.
func (e *Engine) ReadPDFs(ctx context.Context, r *Request) (err error) {
	if r.CVSource == nil && ingest.IsPDF(r.CV.Data) {
		if r.CVSource, err = e.reader.Read(ctx, r.CV.Name, r.CV.Data); err != nil {
			return err
		}
		r.CV.Data = nil
	}
	if r.Job != nil && r.JobSource == nil && ingest.IsPDF(r.Job.Data) {
		if r.JobSource, err = e.readJob(ctx, *r.Job); err != nil {
			return err
		}
		r.Job = nil
	}
	return nil
}

// understand reads a CV for a conversion, in the form that a document has.
func (e *Engine) understand(ctx context.Context, src *page.Document, told *Wording, marks []cv.Mark) (*Reading, error) {
	r, err := read(ctx, src, told, marks)
	if err != nil {
		return nil, err
	}
	if r.lines != nil {
		form.Document(r.Document, placedByHand(r.Document, marks, nil).any, extract.MissingWords)
		r.tellWithoutPlace(marks)
	} else {
		form.Given(r.Document)
	}
	return r.identified()
}

// tellWithoutPlace names the words that stand nowhere in the form that the document has now.
func (r *Reading) tellWithoutPlace(marks []cv.Mark) {
	at := slices.IndexFunc(r.Notes, extract.TellsWithoutPlace)
	n, found := extract.WithoutPlace(r.Document, r.scraps, marks)
	switch {
	case at >= 0 && found:
		r.Notes[at].Reason, r.Notes[at].Lines = n.Reason, n.Lines
	case at >= 0:
		r.Notes = slices.Delete(r.Notes, at, at+1)
	case found:
		n.ID = fmt.Sprintf("r%d", len(r.Notes)+1)
		r.Notes = append(r.Notes, n)
	}
}

// identified gives the values of a reading their IDs.
func (r *Reading) identified() (*Reading, error) {
	r.Document.AssignIDs()
	if r.Document.IsEmpty() {
		return nil, problem.New(problem.Unreadable, "No CV was found in this file. Please upload a file that holds the text of a CV.")
	}
	return r, nil
}

func read(ctx context.Context, src *page.Document, told *Wording, marks []cv.Mark) (*Reading, error) {
	err := ctx.Err()
	if err != nil {
		return nil, err
	}
	r := &Reading{Format: src.Format, Warnings: src.Warnings}
	if src.Resume != nil {
		if r.Document, err = jsonresume.Decode(src.Resume); err != nil {
			return nil, problem.Wrap(err, problem.Unreadable, "This JSON file could not be read as a CV. Please upload a JSON Resume or another format.")
		}
		if r.Document.Locale == "" {
			r.Document.Locale = extract.Locale(r.Document)
		}
		extract.Clearances(r.Document)
	} else {
		options := told.options()
		src, _ = extract.Ordered(src, options)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		r.lines = src
		r.again = extract.Reader(src, options)
		read := r.again(marks)
		r.Document, r.Notes, r.doubts, r.scraps = read.Document, slices.Clone(read.Notes), read.Doubts, read.Scraps
		if read.Told {
			r.Notes = append(r.Notes, told.sorted())
		}
		r.tell(src.Warnings)
	}
	return r, nil
}

// tell names under Please check what of the file was not read. Of a scan a doubt speaks already.
func (r *Reading) tell(warnings []string) {
	for _, w := range warnings {
		if !strings.HasPrefix(w, page.ScanOf) {
			r.Notes = append(r.Notes, cv.Note{ID: fmt.Sprintf("r%d", len(r.Notes)+1), Kind: cv.NoteReading, Reason: w})
		}
	}
}

// Readable is an accent colour as documents have it, dark enough to be read on white; "" = none.
func Readable(accent string) string { return wordtemplate.Readable(accent) }

// CheckTemplate reports an unknown name, or what is wrong with an uploaded template.
func (e *Engine) CheckTemplate(name string, file []byte) error {
	_, err := templateOf(name, file)
	return err
}

func templateOf(name string, file []byte) (*wordtemplate.Template, error) {
	if file != nil {
		return wordtemplate.Parse(file)
	}
	return wordtemplate.Builtin(name)
}

// Render fills a template with the document. The same input gives the same bytes.
func (e *Engine) Render(_ context.Context, doc *cv.Document, o RenderOptions) (data []byte, err error) {
	defer recovered(&err)
	t, err := templateOf(o.Template, o.TemplateFile)
	if err != nil {
		return nil, err
	}
	doc = withNamesOnLine(doc)
	fill := e.fillOptions(o.Icon, o.Look)
	fill.Density, _ = settle(t, doc, fill, o.MaxPages)
	return t.Fill(doc, fill)
}

// withNamesOnLine puts the short names of a document on lines where none are: results that were stored before lines were decided
// once, for the length and the templates alike, have no mark of them.
func withNamesOnLine(doc *cv.Document) *cv.Document {
	for _, s := range doc.Additional {
		if len(s.NameRuns()) > 0 {
			return doc
		}
	}
	doc = doc.Clone()
	form.NamesOnLine(doc)
	return doc
}

// Unprinted is what a template leaves out of a section.
type Unprinted = wordtemplate.Unprinted

// UnprintedBy returns what lists of a result the values that an uploaded template has no tag
// for; the built-in ones print all.
func UnprintedBy(o RenderOptions) (func(r *Result) ([]Unprinted, error), error) {
	t, err := templateOf(o.Template, o.TemplateFile)
	if err != nil {
		return nil, err
	}
	return func(r *Result) ([]Unprinted, error) {
		look := o.Look
		look.Fields = r.Options.Look.Fields // given for this CV
		return unprinted(t, r.Document, look)
	}, nil
}

func unprinted(t *wordtemplate.Template, doc *cv.Document, look cv.Look) ([]Unprinted, error) {
	if t.Name() != "" {
		return []Unprinted{}, nil
	}
	return t.Unprinted(doc, wordtemplate.FillOptions{Language: look.Language, Fields: look.Fields, Photo: look.Photo})
}

func (e *Engine) fillOptions(icon []byte, look cv.Look) wordtemplate.FillOptions {
	return wordtemplate.FillOptions{
		Icon: icon, Product: e.product, Marking: look.Marking, Accent: look.Accent, IconAlt: look.IconAlt, Language: look.Language,
		Fields: look.Fields, Photo: look.Photo,
	}
}
