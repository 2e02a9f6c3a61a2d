package engine

import (
	"context"
	"slices"
	"strings"

	"focal/internal/cv"
)

// Review makes a result anew with the user's decisions: changes that are neither in
// Rejected nor of a kind in Kinds are made as before, the others stay as the CV has
// them, and Edits take the place of whatever the engine would have written. Rejecting
// every note gives the CV as it was read: what grows by it is not cut elsewhere, in
// places that the user has not seen and so could not reject. Marks are followed by reading
// the lines of the file again; what was decided about a text goes with it wherever it is
// then. The Match is about the CV, so it moves with marks and own wordings only. Of r the
// template and the icon are used, and the CV where a result of long ago lacks its lines.
func (e *Engine) Review(ctx context.Context, previous *Result, d Decisions, r Request) (result *Result, err error) {
	defer recovered(&err)
	if err := checkEdits(previous, d.Edits); err != nil {
		return nil, err
	}
	d.Edits = following(previous, d)
	shown := previous.Document
	var alike []cv.Mark
	isRead := !slices.Equal(d.Marks, previous.Marks)
	if isRead {
		if previous, d, err = e.readAgain(ctx, previous, d, r); err != nil {
			return nil, err
		}
		alike = previous.Alike
	}
	result, decided, err := e.decide(ctx, previous, d, r, skillsPrinted(shown))
	if err == nil && !isRead && !decided.refitted {
		if again := decided.outAgain(previous, result); again != nil {
			d.Edits = again
			result, _, err = e.decide(ctx, previous, d, r, skillsPrinted(shown))
		}
	}
	if err != nil {
		return nil, err
	}
	result.Alike = alike
	return result, nil
}

// decide makes the result of decisions; skills are those that were printed before.
func (e *Engine) decide(ctx context.Context, previous *Result, d Decisions, r Request, skills map[string]bool) (*Result, decided, error) {
	result := &Result{
		Original: previous.Original, Options: previous.Options, Match: previous.Match, JobText: previous.JobText, JobTitle: previous.JobTitle,
		Date: previous.Date, Edits: d.Edits, Marks: d.Marks, Lines: previous.Lines, Wording: previous.Wording,
		Parked: previous.Parked,
	}
	if previous.Match != nil && len(d.Edits)+len(previous.Edits) > 0 {
		result.Match = matched(edits(d.Edits).source(previous.Original), previous.Match.Requirements, previous.Date)
	}
	if r.Options.Template != "" {
		result.Options.Template = r.Options.Template
	}
	if d.Length != "" {
		result.Options.Length = d.Length
	}
	if d.Accent != nil {
		result.Options.Look.Accent = *d.Accent
	}
	for _, n := range previous.Notes {
		if n.Kind == cv.NoteReading {
			result.Notes = append(result.Notes, n)
		}
	}
	seen := slices.Concat(previous.Rejected, previous.Notes)
	decided := decisionsOn(seen, d)
	// One that stands in for a template that is gone, or came back, was not chosen: no line goes for it unseen.
	isMoved := d.Template != "" && result.Options.Template != previous.Options.Template
	decided.refitted = result.Options.Length != previous.Options.Length || isMoved
	said := chosen{keep: decided.keep(result), back: decided.alone}
	said.limits = decided.limits(said.keep, skills)
	if err := e.compose(ctx, result, r, said); err != nil {
		return nil, decided, err
	}
	decided.remember(result, seen)
	return result, decided, nil
}

// remember keeps what the user put back and this length or layout prints anyhow: another one would leave it out again.
func (d decided) remember(result *Result, seen []cv.Note) {
	told := map[string]bool{}
	for _, n := range result.Rejected {
		told[n.Key()] = true
	}
	for _, n := range seen {
		key := n.Key()
		text, isOwn := result.Edits[n.Field]
		if n.Kind != cv.NoteLeftOut || n.Field == "" || told[key] || d.except(n) || isOwn && text == "" {
			continue
		}
		told[key], n.ID = true, key
		result.Rejected = append(result.Rejected, n)
	}
}

// keep decides about each change as the user did, and adds those that he rejected to the result.
func (d decided) keep(result *Result) cv.Keep {
	seen := map[string]bool{}
	return func(n cv.Note) bool {
		key := n.Key()
		makes, shown := d.on(n, key)
		if !makes && shown && !seen[key] {
			seen[key] = true
			n.ID = key
			result.Rejected = append(result.Rejected, n)
		}
		return makes
	}
}

// limits decides about what a limit leaves out: a mend takes no skill out that is printed, since one that came in has
// its place. What the pages have no room for goes all the same.
func (d decided) limits(keep cv.Keep, printed map[string]bool) cv.Keep {
	return func(n cv.Note) bool {
		return keep(n) && !(ofSkills(n) && !d.known[n.Key()] && printed[n.Before])
	}
}

// cutsPutBack reports that the user rejected something that was left out.
func cutsPutBack(result *Result) bool {
	return slices.ContainsFunc(result.Rejected, func(n cv.Note) bool { return n.Kind == cv.NoteLeftOut })
}

// decided knows what the user has seen and decided.
type decided struct {
	except        cv.Keep
	any, all      bool            // of the changes seen, some or all were rejected
	known         map[string]bool // keys of the changes seen
	gone, staying map[string]bool // kind and field of changes rejected and not rejected
	back          map[int]bool    // lines of the CV that were left out and put back
	alone         map[string]bool // texts that were put back by themselves, by their IDs
	out           map[string]bool // what was left out and stays so
	refitted      bool            // to another length or layout, which leaves out other things
}

func decisionsOn(seen []cv.Note, decisions Decisions) decided {
	rejected := slices.Clone(decisions.Rejected)
	for _, n := range seen {
		if slices.Contains(rejected, n.ID) { // IDs of results of long ago were made otherwise
			rejected = append(rejected, n.Key())
		}
	}
	single := cv.Except(rejected)
	d := decided{except: func(n cv.Note) bool { return !slices.Contains(decisions.Kinds, n.Kind) && single(n) }, all: true, known: map[string]bool{}, gone: map[string]bool{}, staying: map[string]bool{}, back: map[int]bool{}, alone: map[string]bool{}, out: map[string]bool{}}
	for _, n := range seen {
		switch n.Kind {
		case cv.NoteReading, cv.NoteAdvice, cv.NoteOption, cv.NoteTruth, cv.NoteEdited:
			continue
		}
		d.known[n.Key()] = true
		if d.except(n) {
			d.all = false
			d.staying[place(n)] = true
			if n.Kind == cv.NoteLeftOut {
				for text := range strings.SplitSeq(n.Before, "\n") {
					d.out[text] = true
				}
			}
			continue
		}
		d.any = true
		d.gone[place(n)] = true
		for _, l := range n.Lines {
			d.back[l] = d.back[l] || n.Kind == cv.NoteLeftOut && !ofSkills(n)
		}
		d.alone[n.Field] = d.alone[n.Field] || n.Kind == cv.NoteLeftOut && !strings.Contains(n.Before, "\n")
	}
	return d
}

// wasOut reports a cut of nothing but what other cuts held, which stay.
func (d decided) wasOut(n cv.Note) bool {
	for text := range strings.SplitSeq(n.Before, "\n") {
		if !d.out[text] {
			return false
		}
	}
	return true
}

// putBack reports a cut that would leave out lines of the CV which the user put back, as other cuts of another length held them.
func (d decided) putBack(n cv.Note) bool {
	return !ofSkills(n) && slices.ContainsFunc(n.Lines, func(l int) bool { return d.back[l] })
}

func place(n cv.Note) string { return string(n.Kind) + " " + n.Field }

// allSkills stands for the limit of skills in results of long ago, which had one note for all that it left out.
var allSkills = cv.Note{Kind: cv.NoteLeftOut}

func ofSkills(n cv.Note) bool {
	return n.Kind == cv.NoteLeftOut && strings.HasPrefix(n.Field, "skills[")
}

// skillsPrinted are the skills of a document.
func skillsPrinted(doc *cv.Document) map[string]bool {
	printed := map[string]bool{}
	for _, g := range doc.Skills {
		for _, k := range g.Keywords {
			printed[k.Value] = true
		}
	}
	return printed
}

// on decides about a change, and says whether to show it among the rejected. One
// that the user has not seen comes from another decision: a page that grew asks for
// other cuts, which are not made; a sentence whose spelling was left alone is put
// into the third person as a new sentence, which goes the way of the old one.
func (d decided) on(n cv.Note, key string) (makes, shown bool) {
	switch {
	case !d.except(n):
		return false, true
	case ofSkills(n) && d.gone[place(allSkills)]:
		return false, true
	case !d.any || d.known[key], n.Kind == cv.NoteHidden: // nothing that tells who it is slips through
		return true, false
	case ofSkills(n) && d.staying[place(allSkills)]:
		return true, false
	case n.Kind == cv.NoteLeftOut:
		return (d.refitted || d.wasOut(n)) && !d.putBack(n), false
	}
	return !d.all && (!d.gone[place(n)] || d.staying[place(n)]), true
}
