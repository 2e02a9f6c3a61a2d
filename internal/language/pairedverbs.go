package language

// adjacentVerbs: in "plan and budget", "turn up and finish" the coordinator
// is behind a verb without an object, so what follows is one as well.
func (t *tagger) adjacentVerbs(i, before int) bool {
	verb, found := t.barePartner(before, func(w Tagged) bool {
		return w.Is(",") || w.Tag == TagAdverb || w.Tag == TagAdjective && w.Has(Adverb)
	})
	return found && verb.Tag == TagBase && !auxiliary(verb) && !verb.Is("do") && !(verb.Is("help") && t.words[i].Is("support"))
}

// verbBefore reports whether the item before the coordinator ends in a verb.
func (t *tagger) verbBefore(before int) bool {
	return before > 0 && t.words[before-1].Tag.IsVerb()
}

// modifierBefore reports whether the word before the coordinator may be the
// first half of a compound: a singular noun, or a plural used like one.
func (t *tagger) modifierBefore(before int) bool {
	if before < 1 || t.words[before].Tag != TagCoordinator {
		return false
	}
	w := t.words[before-1]
	return w.Tag == TagNoun || w.Tag == TagGerund || w.Is("sales", "operations", "goods", "accounts", "systems", "communications", "logistics")
}

// pairedVerb: in "coach and appraise managers" the second verb decides.
func (t *tagger) pairedVerb(i int) bool {
	for k := i + 1; k < len(t.words) && k < i+4; k++ {
		w := t.words[k]
		if closed[w.Low] == TagCoordinator || w.Is(",") {
			continue
		}
		if closed[w.Low] != TagNone || w.Kind != Word {
			return false
		}
		if r := Read(w.Low); !r.Has(Adverb) || r.Has(Base|Noun) {
			return r.Has(Base) && t.secondVerb(k, r)
		}
	}
	return false
}

// secondVerb reports that the word at k, which can be a base form, is one.
func (t *tagger) secondVerb(k int, r Reading) bool {
	if !r.Has(Noun | Adjective) {
		return true
	}
	if k+1 >= len(t.words) {
		return false
	}
	next := t.words[k+1].Low
	return OpensObject(next) || r.Share >= 6 && closed[next] == TagNone && Read(next).plainAdjective() && t.plainPlural(k+1)
}

// plainPlural reports a noun phrase whose head is a plural, and no last part of a compound.
func (t *tagger) plainPlural(k int) bool {
	head := t.headOf(k)
	return Read(head).Has(Plural) && !compoundHeads[head]
}

// verbAhead reports whether a later item of the sentence is surely a base form
// behind a coordinator, which makes the first word of the sentence one too.
func (t *tagger) verbAhead(i int) bool {
	for k := i + 1; k+1 < len(t.words) && k < i+60; k++ {
		if (closed[t.words[k].Low] == TagCoordinator || t.words[k].Is(",")) && t.surelyBase(k+1) {
			return true
		}
	}
	return false
}

// surelyBase reports a base form that is hardly anything else here.
func (t *tagger) surelyBase(k int) bool {
	w := t.words[k]
	if closed[w.Low] != TagNone || w.Kind != Word {
		return false
	}
	r := Read(w.Low)
	return r.Has(Base) && (!r.Has(Noun|Adjective) || r.Share >= 9 || OpensObject(t.at(k+1).Low))
}

// parallelAhead reports whether the last item of the list may be a verb with its
// object as well: "book rooms and host visitors".
func (t *tagger) parallelAhead(i int) bool {
	for k := i + 1; k+2 < len(t.words) && k < i+12; k++ {
		if closed[t.words[k].Low] != TagCoordinator {
			continue
		}
		if t.words[k-1].Is(",") || !t.lastItemAhead(k) { // not "process starters and leavers, and answer queries"
			return verbWithObject(t.words[k+1], t.words[k+2])
		}
	}
	return false
}

// verbWithObject reports that a word may be a verb and the next one its object.
func verbWithObject(w, next Tagged) bool {
	r, open := Read(w.Low), closed[w.Low] == TagNone
	switch {
	case !open:
		return false
	case r.Has(Base) && r.Share >= 8 && next.Kind == Word:
		return true
	case next.Tag == TagMark, compoundHeads[next.Low], closed[next.Low] == TagCoordinator:
		return false
	}
	return r.Has(Base) && (r.Share >= 3 || next.Is("up")) || verbPrepositions[w.Low][next.Low]
}

// lastItemAhead reports that the list goes on to a ", and" behind the coordinator
// at k, which then only joins two things of one item.
func (t *tagger) lastItemAhead(k int) bool {
	for m := k + 2; m+1 < len(t.words) && m < k+8; m++ {
		if t.words[m].Is(",") {
			return closed[t.words[m+1].Low] == TagCoordinator
		}
	}
	return false
}

func isUpperFirst(s string) bool { return s != "" && s[0] >= 'A' && s[0] <= 'Z' }
