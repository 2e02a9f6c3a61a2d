package language

// adjacentVerbs: in "plan and budget", "turn up and finish" the coordinator
// is behind a verb without an object, so what follows is one as well.
func (t *tagger) adjacentVerbs(i, before int) bool {
	if before < 1 || t.words[before].Tag != TagCoordinator && !t.words[before].Is(",") {
		return false
	}
	k := before - 1
	for k > 0 && (t.words[k].Is(",") || t.words[k].Tag == TagAdverb || t.words[k].Tag == TagAdjective && t.words[k].Has(Adverb)) {
		k--
	}
	if k > 0 && particle(t.words[k].Low) {
		k--
	}
	return t.words[k].Tag == TagBase && !auxiliary(t.words[k]) && !t.words[k].Is("do") && !(t.words[k].Is("help") && t.words[i].Is("support"))
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
		r := Read(w.Low)
		if closed[w.Low] != TagNone || w.Kind != Word {
			return false
		}
		if r.Has(Adverb) && !r.Has(Base|Noun) {
			continue
		}
		if !r.Has(Base) || k+1 >= len(t.words) {
			return r.Has(Base) && !r.Has(Noun|Adjective)
		}
		object := Read(t.words[k+1].Low)
		return !r.Has(Noun|Adjective) || OpensObject(t.words[k+1].Low) ||
			r.Share >= 6 && object.Has(Adjective) && !object.Has(Noun) && closed[t.words[k+1].Low] == TagNone && Read(t.headOf(k+1)).Has(Plural) && !compoundHeads[t.headOf(k+1)]
	}
	return false
}

// verbAhead reports whether a later item of the sentence is surely a base form
// behind a coordinator, which makes the first word of the sentence one too.
func (t *tagger) verbAhead(i int) bool {
	for k := i + 1; k+1 < len(t.words) && k < i+60; k++ {
		if closed[t.words[k].Low] != TagCoordinator && !t.words[k].Is(",") {
			continue
		}
		next := t.words[k+1]
		if closed[next.Low] == TagNone && next.Kind == Word {
			if r := Read(next.Low); r.Has(Base) && (!r.Has(Noun|Adjective) || r.Share >= 9 || k+2 < len(t.words) && OpensObject(t.words[k+2].Low)) {
				return true
			}
		}
	}
	return false
}

// parallelAhead reports whether the last item of the list may be a verb with its
// object as well: "book rooms and host visitors".
func (t *tagger) parallelAhead(i int) bool {
	for k := i + 1; k+2 < len(t.words) && k < i+12; k++ {
		if closed[t.words[k].Low] != TagCoordinator {
			continue
		}
		if !t.words[k-1].Is(",") && t.lastItemAhead(k) {
			continue // "process starters and leavers, and answer queries"
		}
		w, next := t.words[k+1], t.words[k+2]
		if r := Read(w.Low); r.Has(Base) && r.Share >= 8 && next.Kind == Word && closed[w.Low] == TagNone {
			return true
		}
		if closed[w.Low] != TagNone || next.Tag == TagMark || compoundHeads[next.Low] || closed[next.Low] == TagCoordinator {
			return false
		}
		r := Read(w.Low)
		return r.Has(Base) && r.Share >= 3 || next.Is("up") && r.Has(Base) || verbPrepositions[w.Low][next.Low]
	}
	return false
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
