package ingest

import (
	"context"
	"errors"

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
	switch f {
	case pdfFile:
		if r.config.PDF == nil {
			return nil, errNoReader
		}
		return r.config.PDF.Read(ctx, data)
	case docxFile:
		a, err := archive.Open(data)
		if err != nil {
			return nil, err
		}
		d, err := docx.Read(ctx, a)
		if err == nil && a.Has("word/vbaProject.bin") {
			d.Warnings = append(d.Warnings, "The document contains macros; they were not opened.")
		}
		return d, err
	case docFile:
		return doc.Read(ctx, data)
	case wordXML:
		return wordml.Read(ctx, data)
	case rtfFile:
		return rtf.Read(ctx, data)
	case odtFile:
		a, err := archive.Open(data)
		if err != nil {
			return nil, err
		}
		return odt.Read(ctx, a)
	case flatODT:
		return odt.ReadFlat(ctx, data)
	case htmlFile:
		return html.Read(ctx, data)
	case mhtmlFile:
		return html.ReadArchive(ctx, data)
	case jsonFile:
		s, ok := text.Decode(data)
		if !ok {
			return nil, json.ErrSyntax
		}
		return json.Read(s)
	case textFile:
		return text.Read(data)
	}
	return nil, errNoReader
}

// explainFormat turns the errors of the format readers into sentences for the user.
func explainFormat(f format, err error) error {
	var mistake *json.SyntaxError
	switch {
	case errors.Is(err, flow.ErrLong), errors.Is(err, json.ErrLong):
		return problem.Wrap(err, problem.TooLarge, "The file holds far more text than a CV. Upload a file with one CV only.")
	case errors.Is(err, archive.ErrEntries):
		return problem.Wrap(err, problem.Unreadable, "The file is made of far more parts than a document. Save the CV again as a Word document or PDF and upload that.")
	case errors.Is(err, archive.ErrBomb):
		return problem.Wrap(err, problem.Unreadable, "The file unpacks to far more than a CV can hold. Save the CV again as a Word document or PDF and upload that.")
	case errors.Is(err, archive.ErrEncrypted):
		return problem.Wrap(err, problem.Unreadable, "The document is encrypted. Remove the password and upload it again.")
	case errors.Is(err, docx.ErrNoDocument), errors.Is(err, wordml.ErrNoDocument), errors.Is(err, odt.ErrNoDocument):
		return problem.Wrap(err, problem.Unsupported, "There is no text document in the file. "+accepted)
	case errors.Is(err, markup.ErrDoctype):
		return problem.Wrap(err, problem.Unreadable, "The document declares an XML document type, which no word processor writes. Save it again in Word and upload that.")
	case errors.Is(err, markup.ErrDepth), errors.Is(err, rtf.ErrDepth):
		return problem.Wrap(err, problem.Unreadable, "The document is nested too deeply to be read. Copy its text into a new document and upload that.")
	case errors.As(err, &mistake):
		return problem.Wrap(err, problem.Unreadable, "The JSON has a mistake in line %d. Correct it and upload the file again.", mistake.Line)
	case errors.Is(err, json.ErrDepth):
		return problem.Wrap(err, problem.Unreadable, "The JSON is nested too deeply. Upload a JSON Resume or a flat object with the CV's data.")
	case errors.Is(err, json.ErrShape):
		return problem.Wrap(err, problem.Unreadable, "The JSON does not hold a CV. Upload one object, for instance a JSON Resume (jsonresume.org).")
	case errors.Is(err, json.ErrSyntax):
		return problem.Wrap(err, problem.Unreadable, "The JSON is not valid. Correct it and upload the file again.")
	case errors.Is(err, text.ErrBinary):
		return problem.Wrap(err, problem.Unsupported, "This is not a document that can be read. "+accepted)
	case errors.Is(err, errNoReader):
		return problem.Wrap(err, problem.Unsupported, "Files of this type (%s) cannot be read here. %s", string(f), accepted)
	case errors.Is(err, doc.ErrEncrypted), errors.Is(err, odt.ErrEncrypted):
		return problem.Wrap(err, problem.Unreadable, "The document is protected with a password. Remove the password and upload it again.")
	case errors.Is(err, doc.ErrOld):
		return problem.Wrap(err, problem.Unreadable, "The document was written by Word 95 or older. Open it in a newer word processor, save it as .docx and upload that.")
	case errors.Is(err, doc.ErrWorkbook):
		return problem.Wrap(err, problem.Unsupported, "This is a spreadsheet. Save the CV as Word (.docx) or PDF and upload that.")
	case errors.Is(err, doc.ErrSlides):
		return problem.Wrap(err, problem.Unsupported, "This is a presentation. Save the CV as Word (.docx) or PDF and upload that.")
	case errors.Is(err, doc.ErrMail):
		return problem.Wrap(err, problem.Unsupported, "This is an e-mail. Save the attached CV and upload that.")
	case errors.Is(err, doc.ErrOther):
		return problem.Wrap(err, problem.Unsupported, "This is not a Word document. "+accepted)
	case errors.Is(err, doc.ErrDamaged), errors.Is(err, rtf.ErrDamaged), errors.Is(err, html.ErrDamaged), errors.Is(err, archive.ErrNotZip), errors.Is(err, archive.ErrMissing), errors.Is(err, markup.ErrSyntax):
		return problem.Wrap(err, problem.Unreadable, "The document is damaged or incomplete. Open it in your word processor, save it again and upload that.")
	}
	return problem.Wrap(err, problem.Unreadable, "The file could not be read. Save the CV again as Word (.docx) or PDF and upload that.")
}
