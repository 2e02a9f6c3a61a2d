package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	cvdata "focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/gold"
	"focal/internal/ingest/page"
	"focal/internal/jsonresume"
)

// resumesCommand makes labels of CVs whose content is known as JSON Resume: the entries
// come from there, the headings from what the reader knows already.
type resumesCommand struct {
	Pages   string `required:"" type:"path" help:"Folder that pages wrote."`
	Resumes string `required:"" type:"path" help:"Folder of JSON Resumes: FILE.EXT.json or FILE.json for each file."`
	Out     string `required:"" type:"path" help:"Folder for the labels."`
}

func (r *resumesCommand) Run() error {
	names, err := filepath.Glob(filepath.Join(r.Pages, "*.gob"))
	if err != nil {
		return err
	}
	for _, n := range names {
		file := strings.TrimSuffix(filepath.Base(n), ".gob")
		resume, err := r.resume(file)
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		src := &page.Document{}
		if err := decodePages(n, src); err != nil {
			return err
		}
		data, err := json.Marshal(labelsOf(file, resume, src))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(r.Out, file+".json"), data, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// resume reads what is known of a file.
func (r *resumesCommand) resume(file string) (*cvdata.Document, error) {
	data, err := os.ReadFile(filepath.Join(r.Resumes, file+".json"))
	if os.IsNotExist(err) {
		data, err = os.ReadFile(filepath.Join(r.Resumes, strings.TrimSuffix(file, filepath.Ext(file))+".json"))
	}
	if err != nil {
		return nil, err
	}
	return jsonresume.Decode(data)
}

func labelsOf(file string, resume *cvdata.Document, src *page.Document) gold.CV {
	read, _ := extract.Document(src, extract.Options{})
	letters := ""
	for _, l := range extract.Lines(src) {
		letters += lettersOf(l.Text)
	}
	out := gold.CV{File: file, Name: resume.Person.Name.Value, Headline: resume.Person.Label.Value}
	out.Sections, out.Skills = sectionsOf(read)
	for i := range resume.Work {
		w := &resume.Work[i]
		start, end := ends(w.Dates)
		out.Work = append(out.Work, gold.Post{
			Position: w.Title.Value, Name: w.Organisation.Value, Location: w.Location.Value,
			StartDate: start, EndDate: end, Stretch: stretch(w.Summary, w.Highlights),
		})
	}
	for i := range resume.Education {
		e := &resume.Education[i]
		start, end := ends(e.Dates)
		out.Education = append(out.Education, gold.Course{
			Degree: written(letters, e.Degree.Value, e.Area.Value), Institution: e.Institution.Value,
			StartDate: start, EndDate: end, Score: e.Score.Value,
		})
	}
	for i := range resume.Certificates {
		out.Certificates = append(out.Certificates, resume.Certificates[i].Name.Value)
	}
	for i := range resume.Languages {
		out.Languages = append(out.Languages, resume.Languages[i].Name.Value)
	}
	for i := range resume.Projects {
		p := &resume.Projects[i]
		out.Projects = append(out.Projects, gold.Project{Name: p.Name.Value, Stretch: stretch(p.Summary, p.Highlights)})
	}
	return out
}

// kindOfSection names the sections of a document as labels do; others are "other".
var kindOfSection = map[cvdata.Section]string{
	cvdata.SectionPerson: "personal", cvdata.SectionSummary: "summary", cvdata.SectionSkills: "skills", cvdata.SectionWork: "work",
	cvdata.SectionProjects: "projects", cvdata.SectionEducation: "education", cvdata.SectionCertificates: "certificates",
	cvdata.SectionLanguages: "languages", cvdata.SectionPublications: "publications", cvdata.SectionAwards: "awards",
	cvdata.SectionVolunteering: "volunteer", cvdata.SectionInterests: "interests", cvdata.SectionReferences: "references",
}

// sectionsOf lists the headings of a reading, and the text under those of skills.
func sectionsOf(read *cvdata.Document) (sections []gold.Section, skills []gold.Stretch) {
	var under []cvdata.Text
	inSkills := false
	finish := func() {
		if s := stretch(under, nil); inSkills && s.From != "" {
			skills = append(skills, s)
		}
		under = nil
	}
	for _, l := range read.Source {
		if l.As != cvdata.LineHeading {
			if l.As == "" {
				under = append(under, cvdata.Text{Value: l.Text})
			}
			continue
		}
		finish()
		kind := kindOfSection[l.Section]
		if kind == "" {
			kind = "other"
		}
		inSkills = kind == "skills"
		sections = append(sections, gold.Section{Kind: kind, Heading: l.Text})
	}
	finish()
	return sections, skills
}

// stretch is the first words of a text and its last ones.
func stretch(lists ...[]cvdata.Text) gold.Stretch {
	const count = 6
	var all []string
	for _, list := range lists {
		for _, t := range list {
			all = append(all, strings.Fields(t.Value)...)
		}
	}
	return gold.Stretch{From: strings.Join(all[:min(count, len(all))], " "), To: strings.Join(all[max(0, len(all)-count):], " ")}
}

// written is a degree with its subject in the order that the file has, or else the degree.
func written(letters, degree, area string) string {
	if degree == "" || area == "" {
		return degree + area
	}
	for _, form := range []string{degree + " " + area, degree + " in " + area, degree + " of " + area, area + " " + degree} {
		if strings.Contains(letters, lettersOf(form)) {
			return form
		}
	}
	return degree
}

// ends are the two ends of a period as labels write them.
func ends(d cvdata.DateRange) (start, end string) {
	if d.Current {
		return month(d.Start), "present"
	}
	return month(d.Start), month(d.End)
}
