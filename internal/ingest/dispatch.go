package ingest

import (
	"context"
	"errors"
	"slices"

	"focal/internal/ingest/archive"
	"focal/internal/ingest/doc"
	"focal/internal/ingest/docx"
	"focal/internal/ingest/flow"
	"focal/internal/ingest/html"
	"focal/internal/ingest/json"
	"focal/internal/ingest/markup"
	"focal/internal/ingest/odt"
	"focal/internal/ingest/page"
	"focal/internal/ingest/rtf"
	"focal/internal/ingest/text"
	"focal/internal/ingest/wordml"
	"focal/internal/problem"
)

// dispatch hands the file to the reader of its format.
func (r *Reader) dispatch(ctx context.Context, f format, data []byte) (*page.Document, error) {
	if f == pdfFile && r.config.PDF != nil {
		return r.config.PDF.Read(ctx, data)
	}
	if read := readers[f]; read != nil {
		return read(ctx, data)
	}
	return nil, errNoReader
}

// readers are the ones that need no setting up.
var readers = map[format]func(context.Context, []byte) (*page.Document, error){
	docxFile:  readDOCX,
	docFile:   doc.Read,
	wordXML:   wordml.Read,
	rtfFile:   rtf.Read,
	odtFile:   readODT,
	flatODT:   odt.ReadFlat,
	htmlFile:  html.Read,
	mhtmlFile: html.ReadArchive,
	jsonFile:  readJSON,
	textFile:  func(_ context.Context, data []byte) (*page.Document, error) { return text.Read(data) },
}

func readDOCX(ctx context.Context, data []byte) (*page.Document, error) {
	a, err := archive.Open(data)
	if err != nil {
		return nil, err
	}
	d, err := docx.Read(ctx, a)
	if err == nil && a.Has("word/vbaProject.bin") {
		d.Warnings = append(d.Warnings, "The document contains macros; they were not opened.")
	}
	return d, err
}

func readODT(ctx context.Context, data []byte) (*page.Document, error) {
	a, err := archive.Open(data)
	if err != nil {
		return nil, err
	}
	return odt.Read(ctx, a)
}

func readJSON(_ context.Context, data []byte) (*page.Document, error) {
	s, ok := text.Decode(data)
	if !ok {
		return nil, json.ErrSyntax
	}
	return json.Read(s)
}

// reasons says for the errors of the format readers what the user can do; the first that fits counts.
var reasons = []struct {
	causes  []error
	kind    problem.Kind
	message string
}{
	{
		[]error{flow.ErrLong, json.ErrLong},
		problem.TooLarge, "The file holds far more text than a CV. Upload a file with one CV only.",
	},
	{
		[]error{archive.ErrEntries},
		problem.Unreadable, "The file is made of far more parts than a document. Save the CV again as a Word document or PDF and upload that.",
	},
	{
		[]error{archive.ErrBomb},
		problem.Unreadable, "The file unpacks to far more than a CV can hold. Save the CV again as a Word document or PDF and upload that.",
	},
	{[]error{archive.ErrEncrypted}, problem.Unreadable, "The document is encrypted. Remove the password and upload it again."},
	{
		[]error{docx.ErrNoDocument, wordml.ErrNoDocument, odt.ErrNoDocument},
		problem.Unsupported, "There is no text document in the file. " + accepted,
	},
	{
		[]error{markup.ErrDoctype},
		problem.Unreadable, "The document declares an XML document type, which no word processor writes. Save it again in Word and upload that.",
	},
	{
		[]error{markup.ErrDepth, rtf.ErrDepth},
		problem.Unreadable, "The document is nested too deeply to be read. Copy its text into a new document and upload that.",
	},
	{
		[]error{json.ErrDepth},
		problem.Unreadable, "The JSON is nested too deeply. Upload a JSON Resume or a flat object with the CV's data.",
	},
	{
		[]error{json.ErrShape},
		problem.Unreadable, "The JSON does not hold a CV. Upload one object, for instance a JSON Resume (jsonresume.org).",
	},
	{[]error{json.ErrSyntax}, problem.Unreadable, "The JSON is not valid. Correct it and upload the file again."},
	{[]error{text.ErrBinary}, problem.Unsupported, "This is not a document that can be read. " + accepted},
	{
		[]error{doc.ErrEncrypted, odt.ErrEncrypted},
		problem.Unreadable, "The document is protected with a password. Remove the password and upload it again.",
	},
	{
		[]error{doc.ErrOld},
		problem.Unreadable, "The document was written by Word 95 or older. Open it in a newer word processor, save it as .docx and upload that.",
	},
	{[]error{doc.ErrWorkbook}, problem.Unsupported, "This is a spreadsheet. Save the CV as Word (.docx) or PDF and upload that."},
	{[]error{doc.ErrSlides}, problem.Unsupported, "This is a presentation. Save the CV as Word (.docx) or PDF and upload that."},
	{[]error{doc.ErrMail}, problem.Unsupported, "This is an e-mail. Save the attached CV and upload that."},
	{[]error{doc.ErrOther}, problem.Unsupported, "This is not a Word document. " + accepted},
	{
		[]error{doc.ErrDamaged, rtf.ErrDamaged, html.ErrDamaged, archive.ErrNotZip, archive.ErrMissing, markup.ErrSyntax},
		problem.Unreadable, "The document is damaged or incomplete. Open it in your word processor, save it again and upload that.",
	},
}

// explainFormat turns the errors of the format readers into sentences for the user.
func explainFormat(f format, err error) error {
	var mistake *json.SyntaxError
	if errors.As(err, &mistake) {
		return problem.Wrap(err, problem.Unreadable, "The JSON has a mistake in line %d. Correct it and upload the file again.", mistake.Line)
	}
	if errors.Is(err, errNoReader) {
		return problem.Wrap(err, problem.Unsupported, "Files of this type (%s) cannot be read here. %s", string(f), accepted)
	}
	for _, r := range reasons {
		if slices.ContainsFunc(r.causes, func(cause error) bool { return errors.Is(err, cause) }) {
			return problem.Wrap(err, r.kind, "%s", r.message)
		}
	}
	return problem.Wrap(err, problem.Unreadable, "The file could not be read. Save the CV again as Word (.docx) or PDF and upload that.")
}
