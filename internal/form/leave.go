package form

import (
	"slices"
	"strings"

	"focal/internal/caption"
	"focal/internal/cv"
	"focal/internal/extract/headings"
	"focal/internal/extract/words"
	"focal/internal/sieve"
)

// Leave takes out of a document what only the file needed: the head said again on a further page, labels with nothing
// behind them, lines of a post that say no more than its head, and skills that stand twice. Each is a note.
func Leave(doc *cv.Document, keep cv.Keep) []cv.Note {
	l := leaver{keep: keep}
	l.furniture(doc)
	l.placeholders(doc)
	head := headWords(doc)
	for i := range doc.Additional {
		s := &doc.Additional[i]
		if !s.Heading.IsZero() {
			continue
		}
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool {
			return head.hold(t.Value) && l.goes(t.Text, "It stands at the top of the document.")
		})
		s.Items = l.withoutDebris(s.Items)
	}
	for i := range doc.Additional {
		s := &doc.Additional[i]
		s.Items = slices.DeleteFunc(s.Items, func(t cv.Item) bool {
			return (noPerformance.MatchString(t.Value) || caption.TableHead(t.Value)) &&
				l.goes(t.Text, "A label with nothing behind it.")
		})
	}
	doc.Additional = slices.DeleteFunc(doc.Additional, func(s cv.OtherSection) bool { return len(s.Items) == 0 })
	l.posts(doc)
	l.emptyForms(doc)
	l.titles(doc)
	l.fragments(doc)
	l.courses(doc)
	l.overRows(doc)
	l.skills(doc)
	l.person(doc)
	l.ofFile(doc)
	return l.notes
}

// posts leaves out of posts and projects what says no more than their heads do, and labels with nothing behind them.
func (l *leaver) posts(doc *cv.Document) {
	for _, list := range [][]cv.Engagement{doc.Work, doc.Volunteering} {
		for i := range list {
			e := &list[i]
			gone := func(t cv.Text) bool {
				empty := emptyHead.MatchString(t.Value) || emptyContact.MatchString(t.Value) || caption.TableHead(t.Value)
				return empty && l.goes(t, "A label with nothing behind it.") ||
					againInHead(e, t.Value) && l.goes(t, "The line above says it already.")
			}
			e.Summary, e.Highlights = slices.DeleteFunc(e.Summary, gone), slices.DeleteFunc(e.Highlights, gone)
			l.announcements(&e.Summary, &e.Highlights)
		}
	}
	for i := range doc.Projects {
		l.announcements(&doc.Projects[i].Summary, &doc.Projects[i].Highlights)
	}
}

// titles leaves out of the interests what is written over a file.
func (l *leaver) titles(doc *cv.Document) {
	doc.Interests = slices.DeleteFunc(doc.Interests, func(n cv.Interest) bool {
		title := headings.IsTitle(n.Name.Value) || seeksPost(n.Name.Value)
		return title && len(n.Keywords) == 0 && l.goes(n.Name, "The title of the file.")
	})
}

// courses leaves out of courses the labels of what has a field of its own, and what is left of a table.
func (l *leaver) courses(doc *cv.Document) {
	for i := range doc.Education {
		e := &doc.Education[i]
		gone := func(t cv.Text) bool {
			empty := noDate.MatchString(t.Value) || e.Dates.Display() == "" && plannedLabel.MatchString(t.Value)
			return empty && l.goes(t, "A label with nothing behind it.")
		}
		l.marksTable(e)
		e.Summary, e.Highlights = slices.DeleteFunc(e.Summary, gone), slices.DeleteFunc(e.Highlights, gone)
	}
}

type leaver struct {
	keep  cv.Keep
	notes []cv.Note
}

func (l *leaver) goes(t cv.Text, reason string) bool {
	n := cv.Note{Kind: cv.NoteLeftOut, Field: t.ID, Before: t.Value, Lines: t.Lines, Reason: reason}
	if !l.keep.Accepts(n) {
		return false
	}
	l.notes = append(l.notes, n)
	return true
}

// noDate is the label of a date or a grade that was read with its field, or that the file leaves open.
var noDate = sieve.MustCompile(`(?i)^(?:(?:overall |cumulative |major )?gpa|` +
	`graduation(?: date)?|per\.? ?of marks|date of (?:` + isGiven + `)|marks|` +
	`(?:with )?(?:an? )?(?:aggregate|percentage|percent)(?: ?of)?|` + performance + `)[ :.–-]*$`)

// performance are labels of grades that stand in no other text.
const performance = `(?:(?:semester|cumulative|current|overall|grade) )+(?:performance|point)(?: index| average)?(?: \(\p{Lu}{3,4}\))?|` +
	`(?:current )?academic performance`

var noPerformance = sieve.MustCompile(`(?i)^(?:` + performance + `)[ :.–-]*$`)

// known are the personal details, without marks and in small letters.
type known map[string]bool

func headWords(doc *cv.Document) known {
	k := known{}
	p := &doc.Person
	list := []string{p.Name.Value, p.Email.Value, p.Phone.Value, p.Location.Value, p.URL.Value}
	for _, d := range p.Details {
		list = append(list, d.Value.Value)
	}
	for _, profile := range p.Profiles {
		list = append(list, profile.URL.Value)
	}
	for _, text := range list {
		if text = plain(text); text != "" {
			k[text] = true
		}
	}
	return k
}

// headSplit cuts a text into words, of which figures stand together: numbers are written in many ways.
func headSplit(text string) []string { return strings.Fields(words.Fold(text)) }

// hold reports a text that is one of the personal details, its label apart.
func (k known) hold(text string) bool { return k[plain(ofHead.ReplaceAllString(text, " "))] }

// plain is a text without marks, in small letters.
func plain(text string) string { return strings.Join(headSplit(text), " ") }

// leadToHead is what a line says in front of the name of the employer that the head has: "Worked with", "Organization:".
var leadToHead = sieve.MustCompile(`(?i)^(?:(?:worked|working|joined|employed) (?:with |at |for |in )?|` +
	`(?:name of (?:the )?)?(?:organi[sz]ation|company|employer|` +
	`designation|position|title|role|post|job title)(?: name)? ?[:–-]+ ?)`)

// emptyHead is such a label alone.
var emptyHead = sieve.MustCompile(`(?i)^\W*(?:\d{1,2}[.)] ?)?(?:name of (?:the )?)?(?:organi[sz]ation|company|employer|designation|` +
	`position held|job title)(?: name)?\W*$|` +
	`(?i)^\W*(?:prev(?:ious)?|pres(?:ent)?|current|last|past|former)\b\W*(?:employers?|organi[sz]ations?|company)\W*\d{0,2}\W*$|` +
	`(?i)^\W*(?:\d{1,2}\W{1,2})?(?:(?:currently|presently|now|previously) )?(?:work(?:ed|ing)|employed|associated)` +
	`(?: (?:in|with|at|for))?\W*$`)

// announcements leaves out what only says that a list follows, and labels of a list that nothing follows.
func (l *leaver) announcements(lists ...*[]cv.Text) {
	for _, list := range lists {
		last := len(*list) - 1
		i, torn := -1, tornCaption(*list)
		*list = slices.DeleteFunc(*list, func(t cv.Text) bool {
			i++
			switch {
			case torn[i] || caption.Announces(t.Value) || caption.OverPosts(t.Value):
				return l.goes(t, "It only says that a list follows.")
			case projectAlone.MatchString(t.Value), i == last && nothingFollows(t.Value):
				return l.goes(t, "A label with nothing behind it.")
			}
			return false
		})
	}
}

// tornCaption tells of each line of a list whether it is of one that only says that a list follows and was set in a narrow column:
// "Key", "Performance", "Areas".
func tornCaption(list []cv.Text) []bool {
	torn := make([]bool, len(list))
	for from := range list {
		whole := ""
		for n := 0; n < mostTorn && from+n < len(list) && wordCount(list[from+n].Value) == 1; n++ {
			if whole += " " + list[from+n].Value; n > 0 && caption.Announces(whole) {
				for i := from; i <= from+n; i++ {
					torn[i] = true
				}
			}
		}
	}
	return torn
}

// mostTorn is how many lines such a label is torn into at most.
const mostTorn = 4

// nothingFollows reports a few words that end with a colon.
func nothingFollows(text string) bool {
	return strings.HasSuffix(text, ":") && wordCount(text) <= longestLabel
}

// projectAlone is the heading of the project that follows.
var projectAlone = sieve.MustCompile(`(?i)^\W*(?:(?:mini|main|major|minor|academic|final[ -]year|college|diploma|degree|group) )+` +
	`projects?\W*$`)

// soughtPost is the label of what is written over an application, or beside the other details of a form, and soughtRow has the post
// behind it: "Post applied for: Rigger". Without a mark between them, the words may go on to tell of something.
var (
	soughtPost = sieve.MustCompile(`(?i)^\W*` + soughtLabel + `\W*$`)
	soughtRow  = sieve.MustCompile(`(?i)^\W*` + soughtLabel + ` ?(?::|[–-] |\()\W*\p{L}`)
)

const soughtLabel = `(?:(?:post|position|job)s? (?:appl[il]ed|apply(?:ing)?)(?: for)?|` +
	`appl(?:ied|ying) for (?:the )?(?:post|position|job)(?: of)?)`

// longestSought is how many words such a line has at most.
const longestSought = 10

// seeksPost reports a line that names the post which is applied for. It is of the application, and may be of another one.
func seeksPost(text string) bool {
	return soughtRow.MatchString(text) && wordCount(text) <= longestSought
}

// emptyForms leaves out such lines that were taken for referees.
func (l *leaver) emptyForms(doc *cv.Document) {
	doc.References = slices.DeleteFunc(doc.References, func(r cv.Reference) bool {
		t := r.Name
		if t.IsZero() {
			t = r.Text
		}
		return (r.Name.IsZero() || r.Text.IsZero()) && emptyForm.MatchString(t.Value) && l.goes(t, "A label with nothing behind it.")
	})
}

// emptyForm is a line of a form that nobody filled in, as they stand below a declaration.
var emptyForm = sieve.MustCompile(`(?i)^\W*(?:place|dated?|signature|station|your[’']?s (?:faithfully|sincerely|truly))[^\p{L}\p{N}]*$`)

// againInHead reports a line that says no more than who the post was with, or what it was called.
func againInHead(e *cv.Engagement, text string) bool {
	rest := words.Fold(leadToHead.ReplaceAllString(strings.TrimSpace(text), ""))
	if rest == "" {
		return false
	}
	for _, field := range []string{e.Title.Value, e.Organisation.Value, e.Location.Value} {
		if rest == words.Fold(field) {
			return true
		}
	}
	return false
}

// skills keeps the first of skills that are spelt alike.
func (l *leaver) skills(doc *cv.Document) {
	said, had := map[string]bool{}, make([]bool, len(doc.Skills))
	on := onLines(doc.Skills)
	for i := range doc.Skills {
		g := &doc.Skills[i]
		had[i] = len(g.Keywords) > 0
		g.Keywords = slices.DeleteFunc(g.Keywords, func(t cv.Text) bool {
			key := strings.ToLower(strings.Trim(t.Value, " ."))
			again := said[key] && l.goes(t, "It stands among the skills already.")
			said[key] = true
			return again || onlyFigures(t.Value) && aloneOnLine(on, t) && !saidOf(g.Name, t) &&
				l.goes(t, "A number that stands alone.")
		})
		if name := strings.ToLower(trimmed(g.Name.Value)); len(g.Keywords) == 0 && !had[i] && name != "" {
			had[i] = said[name] && l.goes(g.Name, "It stands among the skills already.")
			said[name] = true
		}
	}
	groups := doc.Skills[:0:0]
	for i, g := range doc.Skills {
		if len(g.Keywords) > 0 || !had[i] {
			groups = append(groups, g)
		}
	}
	doc.Skills = groups
}

// overRows leaves out headings over rows of skills: a label right above a row with a label of its own. What it names the rows say.
func (l *leaver) overRows(doc *cv.Document) {
	rows := map[int]bool{}
	for _, g := range doc.Skills {
		if n := g.Name.Lines; len(n) > 0 && len(g.Keywords) > 0 {
			rows[n[0]] = true
		}
	}
	doc.Skills = slices.DeleteFunc(doc.Skills, func(g cv.SkillGroup) bool {
		n := g.Name.Lines
		return len(g.Keywords) == 0 && len(n) == 1 && rows[n[0]+1] && n[0] < len(doc.Source) &&
			trimmed(doc.Source[n[0]].Text) == trimmed(g.Name.Value) && l.goes(g.Name, "A heading over the rows below it.")
	})
}
