package extract

import (
	"focal/internal/extract/headings"
)

// section is a heading and the lines under it.
type section struct {
	kind    headings.Kind
	heading string
	at      int // source line of the heading; -1 = none (the head)
	lines   []line
	paras   []para
}
