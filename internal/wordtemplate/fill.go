package wordtemplate

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"focal/internal/cv"
	"focal/internal/ooxml"
	"focal/internal/problem"
)

// FillOptions are what a document gets beside the CV.
type FillOptions struct {
	Icon    []byte    // PNG as internal/icon makes it; nil = none
	IconAlt string    // alternative text of the icon; "" = "Logo"
	Product string    // name of the product, for the file's properties
	Locale  string    // BCP 47; "" = the CV's own, and British English where that is unknown
	Created time.Time // in the file's properties; zero = none
	Marking string    // in every header and footer, where the template has no place for it: "OFFICIAL-SENSITIVE"; "" = none
	Accent  string    // colour "RRGGBB" in place of the built-in template's own (see Accented); "" = its own
	Density Density
	Fields  []cv.Field // what is said beside the CV: reference, availability, rate
	Photo   bool       // leave room for a photograph, where the template has a place for one
	// Language of headings and dates ("en"); "" = that of Locale.
	Language string

	region string // upper case; "" = unknown: the template's own paper
}

// words are the texts that the template prints itself.
func (o FillOptions) words() *words {
	if o.Language != "" {
		return wordsFor(o.Language)
	}
	return wordsFor(o.Locale)
}

var localeShape = regexp.MustCompile(`^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$`)

// normalise fills in the locale.
func (o FillOptions) normalise(d *cv.Document) FillOptions {
	if o.Locale == "" {
		o.Locale = d.Locale
	}
	o.Locale = strings.ReplaceAll(o.Locale, "_", "-")
	o.region = regionOf(o.Locale)
	if !localeShape.MatchString(o.Locale) || strings.EqualFold(o.Locale, "en") {
		o.Locale = "en-GB"
	}
	if o.IconAlt == "" {
		o.IconAlt = "Logo"
	}
	return o
}

// letterRegions are the countries that print on US Letter (CLDR, paper sizes).
var letterRegions = []string{"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}

// regionOf returns the country of a BCP 47 tag: the subtag of two letters
// behind the language.
func regionOf(locale string) string {
	for i, s := range strings.Split(locale, "-") {
		if i > 0 && len(s) == 2 {
			return strings.ToUpper(s)
		}
	}
	return ""
}

// isEnglish reports English, which is written on both paper sizes: the template's own stays.
func isEnglish(locale string) bool {
	base, _, _ := strings.Cut(locale, "-")
	return strings.EqualFold(base, "en")
}

func (t *Template) keyFor(o FillOptions) variantKey {
	key := variantKey{density: o.Density, accent: t.accent(o.Accent)}
	key.flows = t.builtin && (o.Density == Tight || o.Density == Dense)
	if key.accent != "" {
		key.own = t.colour
	}
	switch {
	case !t.builtin || o.region == "" && isEnglish(o.Locale):
	case slices.Contains(letterRegions, o.region):
		key.paper = letter
	default:
		key.paper = a4
	}
	return key
}

// Fill returns the CV as a Word document. The same input gives the same bytes.
func (t *Template) Fill(d *cv.Document, o FillOptions) ([]byte, error) {
	o = o.normalise(d)
	t, err := t.carrying(o)
	if err != nil {
		return nil, err
	}
	v, f, err := t.laidOut(d, o)
	if err != nil {
		return nil, err
	}
	return t.write(v, f, d, o, t.countPages(v, f))
}

// wellFilled is the share of its page from which on a cover looks intended.
const wellFilled = 2.0 / 3

// laidOut fills a template. A cover with little on it is none: what follows begins below it then.
func (t *Template) laidOut(d *cv.Document, o FillOptions) (*variant, *filled, error) {
	key := t.keyFor(o)
	v := t.variantFor(key)
	f, err := t.fill(v, d, o)
	if err != nil || !t.hasCover() || key.flows {
		return v, f, err
	}
	if cover := v.length(t, f).Cover; cover == 0 || cover >= wellFilled {
		return v, f, nil
	}
	key.flows = true
	v = t.variantFor(key)
	f, err = t.fill(v, d, o)
	return v, f, err
}

// hasCover reports a built-in template whose first page ends before its text does.
func (t *Template) hasCover() bool {
	return t.builtin && find(t.roots[t.mainPart()], "w:pageBreakBefore") != nil
}

// filled is a filled template before it is zipped.
type filled struct {
	roots     map[string]*ooxml.Node
	relations map[string][]relation
	icon      *branding // nil if no part shows it
}

func (t *Template) fill(v *variant, d *cv.Document, o FillOptions) (*filled, error) {
	icon, err := loadIcon(o.Icon, o.IconAlt)
	if err != nil {
		return nil, err
	}
	facing := facingOf(d)
	data := &scope{vars: model(d, o.words(), o)}
	if !v.names("career") { // made before there was one
		data.vars.putCareerLast()
	}
	if facing.page == leftward {
		isolatePhone(data.vars)
	}
	f := &filled{roots: make(map[string]*ooxml.Node, len(t.filled)), relations: map[string][]relation{}}
	drawings := 0
	for _, part := range t.filled {
		x := execution{
			measurer: v.measurer, kept: &v.kept, icon: icon, relations: slices.Clip(v.relations[part]), drawings: drawings,
			headsEarlier: !v.names("earlier"),
		}
		step := v.code[part]
		out := x.step(&step, data, nil)
		if x.steps > maxSteps {
			return nil, problem.New(problem.Invalid, "This template repeats too much: a section stands inside itself, or in too many others.")
		}
		root := out[0]
		if part == t.mainPart() {
			root = v.turn(root, facing)
			if t.builtin {
				root = shrunk(root, v.nameSize(d))
			}
		} else {
			root = v.mirror(root, facing)
		}
		f.roots[part], f.relations[part] = root, x.relations
		drawings = x.drawings
		if x.usesIcon {
			f.icon = icon
		}
	}
	v.holdHeadings(t, f)
	return f, nil
}

func (t *Template) write(v *variant, f *filled, d *cv.Document, o FillOptions, pages string) ([]byte, error) {
	parts := slices.Clone(v.packed)
	add := func(name string, data []byte) error {
		packed, err := ooxml.Pack(name, data)
		parts = append(parts, packed)
		return err
	}
	for _, part := range t.filled {
		if err := add(part, f.roots[part].Bytes()); err != nil {
			return nil, err
		}
		if len(f.relations[part]) > 0 {
			if err := add(relationsOf(part), relationsPart(f.relations[part])); err != nil {
				return nil, err
			}
		}
	}
	if v.styles != nil {
		packed, err := v.languages.pack(t.styles, v.styles, o.Locale)
		if err != nil {
			return nil, err
		}
		parts = append(parts, packed)
	}
	if err := add(corePart, coreProperties(d, o.words(), o)); err != nil {
		return nil, err
	}
	if err := add(extendedPart, extendedProperties(o, pages)); err != nil {
		return nil, err
	}
	if f.icon != nil {
		if err := add(iconTarget(t.mainPart()), f.icon.data); err != nil {
			return nil, err
		}
	}
	return ooxml.Zip(parts)
}
