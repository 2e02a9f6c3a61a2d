package tailor

import (
	"cmp"
	"slices"

	"focal/internal/cv"
)

// A Front says what goes first in lists, as a language model picked it: for each list that it looked at the Text.IDs of what it would
// put there, in that order, none where the order is right. Numbers come back from a model and nothing else, so nothing can come in.
type Front struct {
	By    string              // who picked, as users are shown it
	First map[string][]string // List.ID -> Text.IDs
}

// A List is one whose order may serve a job: the bullets of a post or project, the skills of a group, the groups.
type List struct {
	ID    string     `json:"id"`
	Kind  string     `json:"kind"`         // ListTasks, ListSkills or ListGroups
	Of    string     `json:"of,omitempty"` // what the list belongs to: a title, the name of a group
	Items []ListItem `json:"items"`
}

// ListItem is a value of a list.
type ListItem struct {
	ID   string `json:"id"` // Text.ID
	Text string `json:"text"`
}

// Kinds of lists.
const (
	ListTasks  = "tasks"
	ListSkills = "skills"
	ListGroups = "skill groups"
)

const (
	mostLists = 16 // that are asked for, of the newest posts first
	mostItems = 40 // of a list; of a longer one nobody sees the order
)

// Lists are those of a document whose order may serve a job.
func Lists(doc *cv.Document) (lists []List) {
	add := func(id, kind, of string, texts []cv.Text) {
		if len(texts) < 2 || len(texts) > mostItems || len(lists) == mostLists {
			return
		}
		l := List{ID: id, Kind: kind, Of: of}
		for _, t := range texts {
			l.Items = append(l.Items, ListItem{t.ID, t.Value})
		}
		lists = append(lists, l)
	}
	var groups []cv.Text
	for _, g := range doc.Skills {
		add(idOf(g.Keywords), ListSkills, g.Name.Value, g.Keywords)
		groups = append(groups, called(g))
	}
	add(groupsID, ListGroups, "", groups)
	for i := range doc.Work {
		add(idOf(doc.Work[i].Highlights), ListTasks, doc.Work[i].Title.Value, doc.Work[i].Highlights)
	}
	for i := range doc.Projects {
		add(idOf(doc.Projects[i].Highlights), ListTasks, doc.Projects[i].Name.Value, doc.Projects[i].Highlights)
	}
	return lists
}

const groupsID = "skills" // List.ID of the groups

// idOf is the List.ID of values: that of the first one.
func idOf(list []cv.Text) string {
	if len(list) == 0 {
		return ""
	}
	return list[0].ID
}

// called is what a group is known by: its name, else the one of its skills that was read first, wherever it stands now.
func called(g cv.SkillGroup) cv.Text {
	if g.Name.Value != "" || len(g.Keywords) == 0 {
		return g.Name
	}
	return slices.MinFunc(g.Keywords, func(x, y cv.Text) int {
		return cmp.Or(cmp.Compare(len(x.ID), len(y.ID)), cmp.Compare(x.ID, y.ID))
	})
}

// of is what goes first in a list, and whether the model looked at it.
func (f Front) of(list []cv.Text) (first []string, looked bool) {
	first, looked = f.First[idOf(list)]
	return first, looked && len(list) > 0
}

// picked puts the bullet that the model picked to the front, where nothing holds it in its place and the first one does not say whom
// somebody leads.
func (a *arranger) picked(list []cv.Text, first []string, of string) {
	if len(first) == 0 {
		return
	}
	at := slices.IndexFunc(list, func(t cv.Text) bool { return t.ID == first[0] })
	if at <= 0 || leadsPeople(list[0].Value) || toolLine.MatchString(list[at].Value) || rooted(list, at, of) ||
		!a.madeBy(list[at], "Brought forward by "+a.front.By+": the job asks for it.") {
		return
	}
	moved := list[at]
	copy(list[1:at+1], list[:at])
	list[0] = moved
}

// rankPicked ranks the skills that the model picked, the first one highest.
func rankPicked(first []string) func(cv.Text) int {
	rank := map[string]int{}
	for i, id := range first {
		rank[id] = len(first) - i
	}
	return func(t cv.Text) int { return rank[t.ID] }
}

// pickedGroups puts the groups that the model picked to the front, but for those of what stands beside a trade.
func (a *arranger) pickedGroups(doc *cv.Document, first []string) {
	rank, moved := map[string]int{}, cv.Text{}
	for i, id := range first {
		at := slices.IndexFunc(doc.Skills, func(g cv.SkillGroup) bool { return called(g).ID == id })
		if at < 0 || isBesideTrade(doc.Skills[at]) {
			continue
		}
		if rank[id] = len(first) - i; at > 0 && moved.ID == "" {
			moved = called(doc.Skills[at])
		}
	}
	sorted := slices.Clone(doc.Skills)
	slices.SortStableFunc(sorted, func(x, y cv.SkillGroup) int { return cmp.Compare(rank[called(y).ID], rank[called(x).ID]) })
	same := slices.EqualFunc(sorted, doc.Skills, func(x, y cv.SkillGroup) bool { return called(x).ID == called(y).ID })
	if !same && moved.ID != "" && a.madeBy(moved, "Groups of skills are put in this order by "+a.front.By+": the job asks for them so.") {
		copy(doc.Skills, sorted)
	}
}

// madeBy is made for what the model picked.
func (a *arranger) madeBy(t cv.Text, reason string) bool {
	if !a.made(t, reason) {
		return false
	}
	a.notes[len(a.notes)-1].By = a.front.By
	return true
}
