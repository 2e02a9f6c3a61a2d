package wordtemplate

import (
	"path"
	"strconv"
	"strings"

	"focal/internal/ooxml"
)

// Relationship types (ECMA-376 part 1, 11.3 and 15.2).
const (
	relationBase       = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	relationLink       = relationBase + "hyperlink"
	relationImage      = relationBase + "image"
	relationDocument   = relationBase + "officeDocument"
	relationExtended   = relationBase + "extended-properties"
	relationCore       = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
	relationNamespace  = "http://schemas.openxmlformats.org/package/2006/relationships"
	contentNamespace   = "http://schemas.openxmlformats.org/package/2006/content-types"
	contentCore        = "application/vnd.openxmlformats-package.core-properties+xml"
	contentExtended    = "application/vnd.openxmlformats-officedocument.extended-properties+xml"
	contentWordMain    = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
	contentWordDotx    = "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml"
	contentTypesPart   = "[Content_Types].xml"
	packageRelations   = "_rels/.rels"
	corePart           = "docProps/core.xml"
	extendedPart       = "docProps/app.xml"
	iconPart           = "media/focal-icon.png" // beside the main document part
	firstDrawingNumber = 9001                   // ids of inserted drawings; those of the template are lower
)

type relation struct {
	ID, Type, Target string
	External         bool
}

// relationsOf returns the name of the part that holds the relationships of part.
func relationsOf(part string) string {
	dir, file := path.Split(part)
	return dir + "_rels/" + file + ".rels"
}

// resolve returns the part a relationship of part points at.
func (r relation) resolve(part string) string {
	if strings.HasPrefix(r.Target, "/") {
		return strings.TrimPrefix(path.Clean(r.Target), "/")
	}
	return path.Join(path.Dir(part), r.Target)
}

func parseRelations(data []byte) ([]relation, error) {
	root, err := ooxml.Parse(data)
	if err != nil {
		return nil, err
	}
	var list []relation
	for _, k := range root.Kids {
		if k.Name == "Relationship" || strings.HasSuffix(k.Name, ":Relationship") {
			list = append(list, relation{
				ID: k.Get("Id"), Type: k.Get("Type"), Target: k.Get("Target"),
				External: k.Get("TargetMode") == "External",
			})
		}
	}
	return list, nil
}

func relationsPart(list []relation) []byte {
	root := ooxml.New("Relationships", []ooxml.Attr{{Name: "xmlns", Value: relationNamespace}})
	for _, r := range list {
		attrs := []ooxml.Attr{{Name: "Id", Value: r.ID}, {Name: "Type", Value: r.Type}, {Name: "Target", Value: r.Target}}
		if r.External {
			attrs = append(attrs, ooxml.Attr{Name: "TargetMode", Value: "External"})
		}
		root.Kids = append(root.Kids, ooxml.New("Relationship", attrs))
	}
	return root.Bytes()
}

// freeID returns an id that no relationship of the list has.
func freeID(list []relation) string {
	for n := len(list) + 1; ; n++ {
		id := "rIdF" + strconv.Itoa(n)
		taken := false
		for _, r := range list {
			taken = taken || r.ID == id
		}
		if !taken {
			return id
		}
	}
}
