package writer

import (
	"focal/internal/engine"
)

const (
	orderTokens = 800
	mostAsked   = 40 // requirements that are sent
)

// orders is the question what goes first in lists, and the lists by their number; without lists there is nothing to ask.
func (j *job) orders(said *engine.Consultation) (request orderRequest, ok bool) {
	request = orderRequest{Task: "order"}
	request.Job, _ = j.mask.hide(said.Job)
	request.Asked = j.hidden(said.Demands[:min(len(said.Demands), mostAsked)])
	for i, l := range said.Lists {
		list := listToSort{N: i + 1, Kind: l.Kind}
		list.Of, _ = j.mask.hide(l.Of)
		for k, item := range l.Items {
			if text, ok := j.mask.hide(item.Text); ok {
				list.Entries = append(list.Entries, numbered{N: k + 1, Text: text})
			}
		}
		request.Lists = append(request.Lists, list)
	}
	return request, len(request.Lists) > 0 && len(request.Asked) > 0
}

// order asks what goes first in lists. Numbers come back and nothing else.
func (j *job) order(said *engine.Consultation, request orderRequest) {
	j.count()
	var answer orderAnswer
	if !j.question("order", toOrder, request, orderTokens, &answer) {
		return
	}
	order := map[string][]string{}
	for _, a := range answer.Lists {
		if a.N < 1 || a.N > len(said.Lists) {
			continue
		}
		list := said.Lists[a.N-1]
		first := []string{}
		for _, n := range a.First {
			if n >= 1 && n <= len(list.Items) {
				first = append(first, list.Items[n-1].ID)
			}
		}
		order[list.ID] = first
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.wording.Order = order
}
