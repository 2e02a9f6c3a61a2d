package pdf

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf/glyph"
	"focal/internal/ingest/pdf/layout"
	"focal/internal/ingest/pdf/ocr"
	"focal/internal/problem"
)

// Limits of recognition: it takes seconds a page. What counts is what the pages take of a
// processor, so that the same file is read on a busy machine as on an idle one.
const (
	OCRBudget   = 30 * time.Second // of a processor, for all pages
	OCRDeadline = 45 * time.Second // of all pages by the clock, for what hangs
	MaxScans    = 10

	renderDeadline = 10 * time.Second // of a page
)

const exportInstead = "Please export the CV as PDF or Word from the program it was written in."

// enoughWords are so many that the pages with text are worth having without the others:
// certificates behind a CV are often scans.
const enoughWords = 40

// withScans fills in the pages of doc that are images, or says that they are missing
// where the rest is a document without them. With nothing to show, the error says what
// to do.
func (r *Reader) withScans(ctx context.Context, c *child, release func(), doc *page.Document, scans []int) (*page.Document, error) {
	out, err := r.recognise(ctx, c, release, doc, scans)
	if err == nil || ctx.Err() != nil || len(strings.Fields(doc.PlainText())) < enoughWords {
		return out, err
	}
	doc.Warnings = append(doc.Warnings, notRead(scans))
	return doc, nil
}

// notRead says which pages are missing.
func notRead(scans []int) string {
	if len(scans) == 1 {
		return fmt.Sprintf("Page %d is a scan and was not read. %s", scans[0]+1, exportInstead)
	}
	return fmt.Sprintf("Pages %s are scans and were not read. %s", numbered(scans), exportInstead)
}

// numbered are pages by their numbers.
func numbered(pages []int) string {
	numbers := make([]string, len(pages))
	for i, n := range pages {
		numbers[i] = strconv.Itoa(n + 1)
	}
	return strings.Join(numbers, ", ")
}

// recognise fills in the pages of doc that are images; release lets the child go.
func (r *Reader) recognise(ctx context.Context, c *child, release func(), doc *page.Document, scans []int) (*page.Document, error) {
	onlyScans := len(scans) == len(doc.Pages)
	switch {
	case r.ocr == nil && onlyScans:
		return nil, problem.New(problem.Unreadable, "This PDF is a scan: it holds images but no text. %s", exportInstead)
	case r.ocr == nil:
		doc.Warnings = append(doc.Warnings, notRead(scans))
		return doc, nil
	case len(scans) > MaxScans:
		return nil, problem.New(problem.TooLarge, "This PDF holds more than %d scanned pages. %s", MaxScans, exportInstead)
	}
	text, err := r.readScans(ctx, c, release, scans)
	if err != nil {
		return nil, err
	}
	lines, total, missing, attached := text.into(doc, scans)
	if onlyScans && (lines == 0 || missing > total/4) {
		return nil, problem.New(problem.Unreadable, "This PDF is a scan that is too poor to be recognised. %s", exportInstead)
	}
	if len(attached) > 0 {
		doc.Warnings = append(doc.Warnings, notOfCV(attached))
	}
	if len(attached) < len(scans) {
		doc.OCR, doc.Unsure = true, missing
		doc.Warnings = append(doc.Warnings, checkScan(missing))
	}
	return doc, nil
}

// scanText is what was recognised on the pages that are images.
type scanText []*ocr.Page

// readScans renders the pages one after the other while those before are being recognised.
func (r *Reader) readScans(ctx context.Context, c *child, release func(), scans []int) (scanText, error) {
	parent := ctx
	ctx, cancel := context.WithTimeout(ctx, timeFor(ctx, r.scanDeadline))
	defer cancel()
	text := make(scanText, len(scans))
	var taken atomic.Int64 // of a processor, by the pages that are read
	group, groupCtx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0)) // bounds the images in memory, too
	for i, n := range scans {
		rendered, err := c.ask(groupCtx, renderDeadline, request{Render: n + 1, DPI: scanDPI})
		if err == nil && rendered.Image == nil {
			err = errors.New(rendered.Cause)
		}
		if err != nil {
			late := ctx.Err() != nil
			cancel()
			if first := group.Wait(); first != nil && !late {
				err = first // the page before ended this one
			}
			return nil, unrecognised(parent, late, err)
		}
		group.Go(func() (err error) {
			if text[i], err = r.ocr.Page(groupCtx, *rendered.Image); err != nil {
				return err
			}
			if taken.Add(int64(text[i].Took)) > int64(r.scanBudget) {
				return ocr.ErrLong
			}
			return nil
		})
	}
	release() // others need not wait for it until the pages are read
	if err := group.Wait(); err != nil {
		return nil, unrecognised(parent, ctx.Err() != nil, err)
	}
	return text, nil
}

// into fills in the pages of doc; it counts their lines and words, and the words left out. Attached are the pages behind the text
// that are certificates: they stay empty.
func (t scanText) into(doc *page.Document, scans []int) (lines, total, missing int, attached []int) {
	behind := len(scans) > 0 && scans[0] > 0 && len(scans)+scans[0] == len(doc.Pages) &&
		len(strings.Fields(doc.PlainText())) >= enoughOfCV
	block := 0
	for _, p := range doc.Pages {
		for _, l := range p.Lines {
			block = max(block, l.Block+1)
		}
	}
	glyphs := make([]*glyph.Page, len(t))
	for i, p := range t {
		glyphs[i] = p.Page
	}
	for i, p := range layout.Pages(glyphs, "").Pages {
		if behind && certifies(p) {
			attached = append(attached, scans[i])
			continue
		}
		total, missing = total+t[i].Words, missing+t[i].Dropped
		for j := range p.Lines {
			p.Lines[j].Block += block
		}
		lines += len(p.Lines)
		doc.Pages[scans[i]] = p
	}
	return lines, total, missing, attached
}

// enoughOfCV is how many words of text the pages in front of a scan have that is an attachment.
const enoughOfCV = 80

var (
	// ofCertificate are words of diplomas and certificates, ofCV those that no page of a CV is without.
	ofCertificate = regexp.MustCompile(`(?i)\b(?:certif(?:y|ies|ied|icate)|diploma|conferred|hereby|awarded to|registrar|transcript|` +
		`degree of|has (?:successfully )?completed|in witness|rector|controller of examinations|camscanner)\b`)
	ofCV = regexp.MustCompile(`(?i)\b(?:experiences?|responsib\w+|skills?|employ\w+|curriculum|r[eé]sum[eé]|objective|` +
		`references|hobbies)\b`)
	// headsCV are headings that stand alone on a line of a CV, and on that of no certificate.
	headsCV = regexp.MustCompile(`(?i)^\W*(?:education(?:al \w+)?|(?:academic |other )?qualifications?|languages?(?: known)?|` +
		`(?:professional )?(?:memberships?|training|development)|interests?|projects?|certifications?|certificates|licen[cs]es|` +
		`publications?|awards|achievements|personal (?:details|information|data|profile)|profile|summary|volunteering|contact|` +
		`additional information|formation|langues|ausbildung|sprachen|educaci[oó]n|formaci[oó]n|idiomas|cursos)\W*$`)
)

// certifies reports a page that is a certificate: people put them behind their CV, and what they say of schools and rectors is no
// text of it.
func certifies(p page.Page) bool {
	kinds := map[string]bool{}
	for _, l := range p.Lines {
		if ofCV.MatchString(l.Text()) || headsCV.MatchString(l.Text()) {
			return false
		}
		for _, w := range ofCertificate.FindAllString(l.Text(), -1) {
			kinds[strings.ToLower(w)] = true
		}
	}
	return len(kinds) >= leastOfCertificate
}

// leastOfCertificate is how many such words a certificate has at least.
const leastOfCertificate = 2

// notOfCV says which pages are certificates.
func notOfCV(pages []int) string {
	if len(pages) == 1 {
		return fmt.Sprintf("Page %d is a scanned certificate behind the CV and was left out.", pages[0]+1)
	}
	return fmt.Sprintf("Pages %s are scanned certificates behind the CV and were left out.", numbered(pages))
}

// checkScan asks for a look at what was recognised.
func checkScan(missing int) string {
	if missing == 0 {
		return page.ScanOf + "its text was recognised from images. Please check the result against the original."
	}
	return fmt.Sprintf(page.ScanOf+"%d words could not be recognised with certainty and were left out. "+
		"Please check the result against the original.", missing)
}

// timeFor is what of the caller's time, if that is bounded, recognition may take: the
// rest is for the work that follows, and for telling what happened.
func timeFor(ctx context.Context, most time.Duration) time.Duration {
	if end, ok := ctx.Deadline(); ok {
		return min(most, time.Until(end)*7/8)
	}
	return most
}

// unrecognised is the error when recognition broke off; late says that its time was up.
func unrecognised(parent context.Context, late bool, err error) error {
	switch {
	case parent.Err() != nil:
		return interrupted(parent.Err())
	case errors.Is(err, ocr.ErrLong):
		return problem.Wrap(err, problem.TooLarge, "This scan takes too long to recognise. Please send fewer pages. %s", exportInstead)
	case late, errors.Is(err, context.DeadlineExceeded):
		return problem.Wrap(err, problem.Unavailable, "This scan takes too long to recognise at the moment. Please try again later, send fewer pages, or export the CV as PDF or Word from the program it was written in.")
	}
	return problem.Wrap(err, problem.Unreadable, "This PDF is a scan that could not be recognised. %s", exportInstead)
}
