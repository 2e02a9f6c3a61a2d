package condense

// innerCapitals set a verb small that was turned further on in its sentence: a word that became a form of a verb is none of a name.
// "Kept the log, Answered the owners" goes on with "answered", unless most
// words of the line have capitals.
func (t turning) innerCapitals() (mends []mend) {
	if titled(t.words) {
		return nil
	}
	for i := opener(t.words) + 1; i+1 < len(t.words); i++ {
		if t.capitalInside(i) {
			mends = append(mends, t.small(i))
		}
	}
	return mends
}

// capitalInside reports a turned verb with a capital behind a link.
func (t turning) capitalInside(i int) bool {
	w := t.words[i]
	return startsUpper(w.Text) && w.Text == capital(w.Low) && t.turned(i) && t.words[i-1].Is("and", "&", ",", "or")
}

// small is the mend of the word at i, with those beside it.
func (t turning) small(i int) mend {
	w, before, next := t.words[i], t.words[i-1], t.words[i+1]
	from, after := before.Text, ""
	if before.End() < w.Start {
		from += " "
	}
	if isWordAt(t.words, i+1) && next.Start == w.End()+1 {
		after = " " + next.Text
	}
	return mend{from + w.Text + after, from + w.Low + after, "Inside a sentence a verb has no capital."}
}
