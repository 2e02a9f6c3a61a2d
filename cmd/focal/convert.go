package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"focal/internal/cv"
	"focal/internal/engine"
	"focal/internal/icon"
)

type convertCommand struct {
	CVs             []string `arg:"" name:"cv" type:"path" help:"CVs: PDF, DOCX, DOC, RTF, ODT, text or JSON."`
	Job             string   `short:"j" type:"existingfile" help:"Job description or request for quotation to tailor to."`
	Out             string   `short:"o" type:"path" default:"." help:"Folder for the results, or one CV's file: CV.docx, CV.pdf and so on."`
	Template        string   `short:"t" default:"Generic" help:"Built-in template (see: focal template list) or a DOCX template file."`
	Mode            string   `default:"Strict" help:"Strict keeps the wording; Flexible may also merge, shorten and summarise."`
	Perspective     string   `short:"p" default:"FirstPerson" help:"FirstPerson or ThirdPerson."`
	Pronouns        string   `default:"none" help:"none, they, she or he; for ThirdPerson. None: sentences without a subject."`
	Length          string   `default:"Regular" help:"Concise (1 page), Regular (2 pages) or Detailed."`
	ExperienceLimit int      `default:"5" help:"Posts at most, 1-10; beyond the default, in full or in a line, as there is room."`
	ProjectLimit    int      `default:"5" help:"Projects at most, 1-10; beyond the default, as there is room."`
	SkillLimit      int      `default:"0" help:"Skills at most, 1-20; 0 = by the length: 10, 20 or all, and more where there is room."`
	MaxPages        int      `default:"0" help:"Page limit 1-6; 0 = as the length says."`
	Privacy         string   `default:"None" help:"None, ClientSafe (no contacts), Blind (no name either) or BlindPlus (nothing that tells origin, age or sex)."`
	Name            string   `help:"The candidate's name, where one CV's own cannot be read for certain."`
	Candidate       string   `default:"Number" help:"In place of a hidden name: Number or Initials."`
	Employers       string   `default:"Kept" help:"In a blind CV: Kept, or Described by the CV's own words."`
	Marking         string   `help:"Protective marking at the top and bottom of every page: OFFICIAL-SENSITIVE."`
	Accent          string   `help:"Colour RRGGBB in place of the template's own (all but Compact have one)."`
	IconAlt         string   `help:"What the icon shows, for those who cannot see it."`
	Language        string   `help:"Language of headings and dates: en, de, fr, es, it, pt, nl or pl; without it the CV's own."`
	Field           []string `sep:"none" help:"Printed beside the CV, where the template has a place: Reference=HK-20418; may be given several times."`
	Photo           bool     `help:"Leave room for a photograph (Agency)."`
	CivilianRanks   bool     `help:"Put civilian words behind ranks and trades of the armed forces: Staff Sergeant (section manager)."`
	Format          []string `default:"docx" help:"docx, pdf (needs LibreOffice), txt, md or json (JSON Resume of the converted CV); several with commas between."`
	Locale          string   `help:"en-GB or en-US; without it the CV's own spelling stays."`
	Icon            string   `type:"existingfile" help:"Branding picture: PNG, JPEG, WebP, GIF, BMP or TIFF."`
	Report          bool     `help:"Also write NAME.report.json: every change with its reason, and the match."`
	JSON            bool     `name:"json" help:"Print one JSON line per result on standard output."`
	modelSettings

	file string // what the one result is called, without its ending; "" makes names from those of the CVs
}

// Help is shown below the flags.
func (convertCommand) Help() string {
	return `Each CV becomes NAME_CV.docx in the output folder; what has no room there is named. Nothing is sent anywhere (unless you
name a language model and --llm-conversions), and nothing is added that the CV does not say. A CV that cannot be read is
reported and the others go on (exit code 1).

A blind CV is named after its candidate number; what was taken out stands in the report (--report), which is for you alone.

  focal convert cv.pdf --job job.txt --perspective ThirdPerson --pronouns she
  focal convert cvs/* --privacy Blind --candidate Initials --report
  focal convert team/*.docx --out house-style --template Modern --icon logo.png --report`
}

// named is a result with the name that the user gave, if any.
func (p *convertCommand) named(ctx context.Context, e *engine.Engine, result *engine.Result, r engine.Request) (*engine.Result, error) {
	if p.Name == "" {
		return result, nil
	}
	id := cmp.Or(result.Original.Person.Name.ID, "person.name")
	return e.Review(ctx, result, engine.Decisions{Edits: map[string]string{id: p.Name}}, r)
}

// sayOf tells what makes a reading doubtful and what the template leaves out; a blind CV whose name is in doubt is none.
func (p *convertCommand) sayOf(c console, path string, result *engine.Result) error {
	if why := result.NameInDoubt(); why != "" {
		return fmt.Errorf("%s, so it is not blind for certain; give it with --name, or mark it in the web application", why)
	}
	if why := result.Doubt(); why != "" {
		fmt.Fprintf(c.err, "%s: please compare it with the original. %s\n", path, why)
	}
	for _, u := range result.Unprinted {
		fmt.Fprintf(c.err, "%s: the template leaves out: %s\n", path, u)
	}
	for _, why := range result.WithoutPlace() {
		fmt.Fprintf(c.err, "%s: %s\n", path, why)
	}
	sayLeftOut(c, path, result.LeftOut())
	return nil
}

// sayLeftOut names what the document leaves out of the CV, a line for each section.
func sayLeftOut(c console, path string, left []engine.Left) {
	if len(left) == 0 {
		return
	}
	fmt.Fprintf(c.err, "%s: left out of the document (word for word with --report):\n", path)
	for i := 0; i < len(left); {
		section, items := left[i].Section, []string(nil)
		for ; i < len(left) && left[i].Section == section; i++ {
			items = append(items, left[i].String())
		}
		fmt.Fprintf(c.err, "  %s: %s\n", section, strings.Join(items, "; "))
	}
}

func (p *convertCommand) Run(ctx context.Context, c console) error {
	options, err := p.options()
	if err != nil {
		return usageError(err.Error())
	}
	if err := someFile(p.CVs); err != nil {
		return err
	}
	var j judgement
	p.judge(&j)
	if err := p.cleanFormats(); err != nil {
		return err
	}
	p.nameFile(&j)
	if err := j.err(); err != nil {
		return err
	}
	e, err := newEngine()
	if err != nil {
		return err
	}
	defer e.Close()
	words := p.before(e, c)
	request, err := p.request(e, options)
	if err != nil {
		return err
	}
	makePDF, err := p.pdfMaker()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(p.Out, 0o750); err != nil {
		return err
	}
	b := newBatch(c, len(p.CVs), p.JSON)
	names, seen := map[string]int{}, map[[sha256.Size]byte]bool{}
	for _, path := range p.CVs {
		b.do(path, func() (string, error) {
			upload, err := readOnce(path, seen)
			if err != nil {
				return "", err
			}
			r := request
			r.CV = upload
			result, err := words.Convert(ctx, r)
			if err == nil {
				result, err = p.named(ctx, e, result, r)
			}
			if err == nil {
				err = p.sayOf(c, path, result)
			}
			if err != nil {
				return "", err
			}
			written, err := p.render(ctx, e, makePDF, result, r)
			if err != nil {
				return "", err
			}
			return p.write(c, path, result, written, names)
		})
	}
	return b.finish()
}

// readOnce reads a file that none of those before was.
func readOnce(path string, seen map[[sha256.Size]byte]bool) (engine.Upload, error) {
	upload, err := readUpload(path)
	content := sha256.Sum256(append([]byte(upload.Name+"\x00"), upload.Data...))
	if err == nil && seen[content] {
		err = errTwice
	}
	seen[content] = seen[content] || err == nil
	return upload, err
}

// request reads what all CVs have in common: the template, the job description and the icon.
func (p *convertCommand) request(e *engine.Engine, options cv.Options) (engine.Request, error) {
	r := engine.Request{Options: options}
	if strings.EqualFold(filepath.Ext(options.Template), ".docx") {
		upload, err := readUpload(options.Template)
		if err != nil {
			return r, err
		}
		r.TemplateFile = upload.Data
	}
	if err := e.CheckTemplate(options.Template, r.TemplateFile); err != nil {
		return r, usageError(plainError(err))
	}
	if p.Job != "" {
		upload, err := readUpload(p.Job)
		if err != nil {
			return r, err
		}
		r.Job = &upload
	}
	if p.Icon != "" {
		data, err := os.ReadFile(p.Icon)
		if err != nil {
			return r, err
		}
		if r.Icon, err = icon.Normalise(data); err != nil {
			return r, usageError(p.Icon + ": " + plainError(err))
		}
	}
	return r, nil
}

// render makes the documents of one result, in the forms asked for.
func (p *convertCommand) render(ctx context.Context, e *engine.Engine, makePDF pdfMaker, result *engine.Result, r engine.Request,
) ([]form, error) {
	document, err := e.Render(ctx, result.Document, engine.RenderOptions{
		Template: r.Options.Template, TemplateFile: r.TemplateFile, Icon: r.Icon, Look: r.Options.Look, MaxPages: result.Pages,
	})
	if err != nil {
		return nil, err
	}
	return p.forms(ctx, makePDF, result.Document, r.Options.Look, document)
}

func (p *convertCommand) options() (cv.Options, error) {
	o := cv.Options{
		Limits:   cv.Limits{Experience: p.ExperienceLimit, Projects: p.ProjectLimit, Skills: p.SkillLimit},
		MaxPages: p.MaxPages, Template: p.Template, Locale: p.Locale, CivilianRanks: p.CivilianRanks,
	}
	var err error
	if o.Mode, err = cv.ParseMode(p.Mode); err != nil {
		return o, err
	}
	if o.Length, err = cv.ParseLength(p.Length); err != nil {
		return o, err
	}
	if o.Perspective, err = cv.ParsePerspective(p.Perspective); err != nil {
		return o, err
	}
	if o.Pronouns, err = cv.ParsePronouns(p.Pronouns); err != nil {
		return o, err
	}
	if o.Privacy, err = cv.ParsePrivacy(p.Privacy, p.Candidate, p.Employers); err != nil {
		return o, err
	}
	if o.Look, err = cv.ParseLook(p.Marking, p.Accent, p.IconAlt, p.Language); err != nil {
		return o, err
	}
	if o.Look.Fields, err = cv.ParseFields(p.Field); err != nil {
		return o, err
	}
	o.Look.Photo = p.Photo
	if o.Locale != "" && o.Locale != "en-GB" && o.Locale != "en-US" {
		return o, fmt.Errorf("unknown locale %q: use en-GB or en-US", o.Locale)
	}
	return o, o.Validate()
}

// write stores the document (and the report) under a name made from the CV's
// file name, unique within the run.
func (p *convertCommand) write(c console, source string, result *engine.Result, written []form, names map[string]int) (string, error) {
	stem := p.freeStem(p.stem(source, result), names)
	target := filepath.Join(p.Out, stem+"."+written[0].ext)
	for _, f := range written {
		if err := os.WriteFile(filepath.Join(p.Out, stem+"."+f.ext), f.data, 0o600); err != nil {
			return "", err
		}
	}
	if p.Report {
		report, err := json.MarshalIndent(result, "", "  ")
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(p.Out, stem+".report.json"), report, 0o600); err != nil {
			return "", err
		}
	}
	if p.JSON {
		line := map[string]any{"file": source, "document": target, "pages": result.Pages, "changes": len(result.Notes)}
		if by := result.WordingBy(); by != "" {
			line["wording_by"] = by
		}
		if result.Match != nil {
			line["score"] = result.Match.Score
		}
		if left := result.LeftOut(); len(left) > 0 {
			line["left_out"] = left
		}
		return target, json.NewEncoder(c.out).Encode(line)
	}
	summary := fmt.Sprintf("%s  (%s, %s", target, count(result.Pages, "page"), count(len(result.Notes), "change"))
	if result.Match != nil {
		summary += fmt.Sprintf(", match %d %%", result.Match.Score)
	}
	_, err := fmt.Fprintln(c.out, summary+")")
	return target, err
}

// freeStem numbers a name that was taken in this run, or is that of a file that is read: another CV of the folder
// may be called as the result of this one.
func (p *convertCommand) freeStem(stem string, names map[string]int) string {
	for {
		names[stem]++
		free := stem
		if n := names[stem]; n > 1 {
			free = fmt.Sprintf("%s-%d", stem, n)
		}
		if p.overwritten(free) == "" {
			return free
		}
	}
}

// stem is the name of the files of one result without their ending.
func (p *convertCommand) stem(source string, result *engine.Result) string {
	switch {
	case p.file != "":
		return p.file
	case result.Options.Privacy.Level.HidesName(): // the uploaded file bears the name
		return strings.Trim(strings.ReplaceAll(result.Document.Person.Name.Value, " ", "-"), ".")
	}
	base := filepath.Base(source)
	return strings.TrimSuffix(base, filepath.Ext(base)) + "_CV"
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
