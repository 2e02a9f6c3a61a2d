package engine_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// What every option promises can be seen in the finished file, and is not there without it.
func TestB3_EveryOptionShowsInTheFile(t *testing.T) {
	deeds := "" // more than one page
	for n := range 45 {
		deeds += fmt.Sprintf("- I inspected the %d sluices below weir %d and logged their levels.\n", n+3, n+20)
	}
	career := `Petra Lindqvist
petra.lindqvist@example.org

PROFILE
I keep locks in order and I train keepers. I know every gate on the river.

SKILLS
Hydraulics, Masonry, Signage, Dredging, Diving, Welding, Painting, Surveying, Rigging, First aid, Navigation, Budgeting

EXPERIENCE
Lock Keeper, Fenland Waterways, 2018 - present
- I organised the repair of 14 gates.
- I was responsible for the training of nine keepers.
` + deeds + `Deputy Lock Keeper, Fenland Waterways, 2014 - 2018
- I painted the gates of two locks.

PROJECTS
Gate Register, 2020
- A list of all gates.
Water Model, 2019
- A model of a lock.
`
	e := newEngine(t)
	file := func(set func(o *cv.Options)) string {
		o := cv.DefaultOptions()
		set(&o)
		result, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(career)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		docx, err := e.Render(context.Background(), result.Document, engine.RenderOptions{
			Template: o.Template, Look: o.Look, MaxPages: result.Pages, Icon: logo(t),
		})
		if err != nil {
			t.Fatal(err)
		}
		return stranger(t, docx)
	}
	plain := file(func(*cv.Options) {})
	for _, c := range []struct {
		name        string
		set         func(o *cv.Options)
		there, gone string // what the file has with the option and not without; and the other way round
	}{
		{"perspective", func(o *cv.Options) { o.Perspective, o.Pronouns = cv.ThirdPerson, cv.She }, "She knows every gate", "I know every"},
		{"pronouns", func(o *cv.Options) { o.Perspective, o.Pronouns = cv.ThirdPerson, cv.He }, "He knows every gate", "I know every gate"},
		{"mode", func(o *cv.Options) { o.Mode = cv.Flexible }, "", "was responsible for the training of"},
		{"length", func(o *cv.Options) { o.Length = cv.Concise }, "", "Budgeting"},
		{"limit of posts", func(o *cv.Options) { o.Limits.Experience = 1 }, "", "Deputy Lock Keeper"},
		{"limit of projects", func(o *cv.Options) { o.Limits.Projects = 1 }, "", "Water Model"},
		{"limit of skills", func(o *cv.Options) { o.Limits.Skills = 3 }, "", "Budgeting"},
		{"spelling", func(o *cv.Options) { o.Locale = "en-US" }, "organized", "organised"},
		{"template", func(o *cv.Options) { o.Template = "Compact" }, "Times New Roman", ""},
		{"privacy", func(o *cv.Options) { o.Privacy.Level = cv.Blind }, "", "Lindqvist"},
		{"marking", func(o *cv.Options) { o.Look.Marking = "OFFICIAL-SENSITIVE" }, "OFFICIAL-SENSITIVE", ""},
		{"accent", func(o *cv.Options) { o.Look.Accent = "7A1F3D" }, "7A1F3D", ""},
		{"what the icon shows", func(o *cv.Options) { o.Look.IconAlt = "Fenland Recruiters" }, "Fenland Recruiters", ""},
		{"language of headings", func(o *cv.Options) { o.Look.Language = "fr" }, "Expérience professionnelle", "Work Experience"},
		{"fields", func(o *cv.Options) {
			o.Template = "Agency"
			o.Look.Fields = []cv.Field{{Key: "reference", Label: "Reference", Value: "HK-20418"}}
		}, "HK-20418", ""},
		{"photo", func(o *cv.Options) { o.Template, o.Look.Photo = "Agency", true }, "Photo", ""},
	} {
		with := file(c.set)
		if c.there != "" && (!strings.Contains(with, c.there) || strings.Contains(plain, c.there)) {
			t.Errorf("%s: %q with it %v, without it %v", c.name, c.there, strings.Contains(with, c.there), strings.Contains(plain, c.there))
		}
		if c.gone != "" && (strings.Contains(with, c.gone) || !strings.Contains(plain, c.gone)) {
			t.Errorf("%s: %q with it %v, without it %v", c.name, c.gone, strings.Contains(with, c.gone), strings.Contains(plain, c.gone))
		}
	}
}

// logo is a picture of four points.
func logo(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
