package condense

import (
	"strings"

	"focal/internal/language"
)

// innerCapitals set a verb small that was turned further on in its sentence: a word that became a form of a verb is none of a name.
// "Kept the log, Answered the owners" goes on with "answered",
// unless most words of the line have capitals.
func (t turning) innerCapitals() (mends []mend) {
	if titled(t.words) {
		return nil
	}
	for i := opener(t.words) + 1; i+1 < len(t.words); i++ {
		w, before := t.words[i], t.words[i-1]
		if !startsUpper(w.Text) || w.Text != capital(w.Low) || !t.turned(i) || !before.Is("and", "&", ",", "or") {
			continue
		}
		link := " "
		if before.Start+len(before.Text) == w.Start {
			link = ""
		}
		from, next := before.Text+link+w.Text, t.words[i+1]
		if next.Kind == language.Word && next.Start == w.End()+1 {
			from += " " + next.Text
		}
		mends = append(mends, mend{from, strings.Replace(from, link+w.Text, link+w.Low, 1), "Inside a sentence a verb has no capital."})
	}
	return mends
}
