package engine

import (
	"html"
	"regexp"
	"strings"
	"unicode/utf8"

	"focal/internal/problem"
)

// jobProblem says that it is the job description that could not be read, so that
// nobody looks for the fault in the CV.
func jobProblem(err error) error {
	return problem.Relabel(err, "The job description could not be read. %s", problem.MessageOf(err))
}

// entity is a letter as the source of a page writes it; what would make a tag stays as it is.
var entity = regexp.MustCompile(`&(?:[A-Za-z]{2,8}|#\d{2,5}|#[xX][0-9A-Fa-f]{2,4});`)

// unescaped is an advert of plain text with the letters that its entities stand for. Text that was copied from a board of
// jobs often has "&amp;", some of it escaped twice.
func unescaped(file Upload) []byte {
	if name := strings.ToLower(file.Name); !utf8.Valid(file.Data) || !strings.HasSuffix(name, ".txt") && !strings.HasSuffix(name, ".md") {
		return file.Data
	}
	data := file.Data
	for range 2 {
		data = entity.ReplaceAllFunc(data, func(found []byte) []byte {
			if plain := html.UnescapeString(string(found)); plain != "<" && plain != ">" {
				return []byte(plain)
			}
			return found
		})
	}
	return data
}
