package form

import (
	"fmt"
	"os"
	"strings"

	"focal/internal/cv"
	"focal/internal/extract"
)

func (f *former) zz() {
	if os.Getenv("ZZ") == "" {
		return
	}
	sec := map[int]string{}
	f.doc.Walk(func(r cv.Ref) {
		for _, n := range r.Text.Lines {
			sec[n] = fmt.Sprint(r.Section, r.Entry)
		}
	})
	for l, list := range extract.MissingWords(f.doc, f.doc) {
		if f.doc.Source[l].As != "" {
			continue
		}
		w := strings.Fields(f.doc.Source[l].Text)
		if sec[l] == "" {
			fmt.Fprintf(os.Stderr, "ZZ WHOLE <<%.160s>>\n", f.doc.Source[l].Text)
			continue
		}
		if len(list) == 0 {
			continue
		}
		var m []string
		for _, i := range list {
			m = append(m, w[i])
		}
		fmt.Fprintf(os.Stderr, "ZZ %s: %s <<%.160s>>\n", sec[l], strings.Join(m, " "), f.doc.Source[l].Text)
	}
}
