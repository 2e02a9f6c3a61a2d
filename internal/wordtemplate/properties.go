package wordtemplate

import (
	"strings"
	"sync"
	"time"

	"focal/internal/cv"
	"focal/internal/ooxml"
)

func element(name, text string) *ooxml.Node { return ooxml.New(name, nil, ooxml.Text(text)) }

// coreProperties is docProps/core.xml: title, author (the candidate) and
// language; nothing of the template's author survives.
func coreProperties(d *cv.Document, w *words, o FillOptions) []byte {
	root := ooxml.New("cp:coreProperties", []ooxml.Attr{
		{Name: "xmlns:cp", Value: "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"},
		{Name: "xmlns:dc", Value: "http://purl.org/dc/elements/1.1/"},
		{Name: "xmlns:dcterms", Value: "http://purl.org/dc/terms/"},
		{Name: "xmlns:xsi", Value: "http://www.w3.org/2001/XMLSchema-instance"},
	},
		element("dc:title", documentTitle(d, w)), element("dc:creator", d.Person.Name.Value), element("dc:language", o.Locale))
	if o.Product != "" {
		root.Kids = append(root.Kids, element("cp:lastModifiedBy", o.Product))
	}
	if !o.Created.IsZero() {
		stamp := o.Created.UTC().Format(time.RFC3339)
		for _, name := range []string{"dcterms:created", "dcterms:modified"} {
			root.Kids = append(root.Kids, ooxml.New(name, []ooxml.Attr{{Name: "xsi:type", Value: "dcterms:W3CDTF"}}, ooxml.Text(stamp)))
		}
	}
	return root.Bytes()
}

func extendedProperties(o FillOptions, pages string) []byte {
	root := ooxml.New("Properties", []ooxml.Attr{{Name: "xmlns", Value: "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"}})
	if pages != "" {
		root.Kids = append(root.Kids, element("Pages", pages))
	}
	if o.Product != "" {
		root.Kids = append(root.Kids, element("Application", o.Product))
	}
	return root.Bytes()
}

// languageCache keeps the styles part of a variant per language, compressed.
type languageCache struct {
	mu   sync.Mutex
	kept map[string]ooxml.Packed
}

// maxLanguages bounds the cache: the locale comes with the CV.
const maxLanguages = 64

func (c *languageCache) pack(name string, styles *ooxml.Node, locale string) (ooxml.Packed, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if p, ok := c.kept[locale]; ok {
		return p, nil
	}
	p, err := ooxml.Pack(name, withLanguage(styles, locale).Bytes())
	if err != nil {
		return p, err
	}
	if c.kept == nil || len(c.kept) >= maxLanguages {
		c.kept = map[string]ooxml.Packed{}
	}
	c.kept[locale] = p
	return p, nil
}

// withLanguage sets w:lang of the document's defaults: in the slot for the
// language's script.
func withLanguage(styles *ooxml.Node, locale string) *ooxml.Node {
	slot := "w:val"
	switch base, _, _ := strings.Cut(strings.ToLower(locale), "-"); base {
	case "ar", "he", "fa", "ur", "yi":
		slot = "w:bidi"
	case "zh", "ja", "ko":
		slot = "w:eastAsia"
	}
	defaults := styles.Kid("w:docDefaults").Kid("w:rPrDefault").Kid("w:rPr")
	if defaults == nil {
		return styles
	}
	return styles.Rewrite(func(n *ooxml.Node) *ooxml.Node {
		if n != defaults {
			return n
		}
		lang := n.Kid("w:lang")
		if lang == nil {
			return withProperty(n, "w:rPr", ooxml.New("w:lang", []ooxml.Attr{{Name: slot, Value: locale}}), runOrder[3:])
		}
		return n.Rewrite(func(k *ooxml.Node) *ooxml.Node {
			if k == lang {
				return k.With(slot, locale)
			}
			return k
		})
	})
}
