package writer

import (
	"context"
	"slices"

	"focal/internal/cv"
	"focal/internal/engine"
)

// sorted asks what the lines are that the reader doubts, and reads the CV anew with the
// answer. Numbers and labels come back and nothing else: no text can come in.
func (j *job) sorted(ctx context.Context, built *engine.Result) *engine.Result {
	said := built.Consultation
	if !slices.ContainsFunc(said.Doubts, func(d engine.Doubt) bool { return d.Asked }) {
		return built
	}
	request := sortRequest{Task: "sort", Labels: said.Labels}
	asked := map[int]bool{}
	names := newMask(built.Original)
	for _, d := range said.Doubts {
		text, ok := names.hide(d.Text) // a firm may be called by common words
		if !ok {
			continue
		}
		request.Lines = append(request.Lines, line{N: d.Line, Text: text, Taken: d.Label, Asked: d.Asked})
		asked[d.Line] = d.Asked
	}
	j.count()
	var answer sortAnswer
	if !j.question("sorting", toSort, request, sortTokens, &answer) {
		return built
	}
	labels := map[int]string{}
	for _, a := range answer.Labels {
		if asked[a.N] && slices.Contains(said.Labels, a.Label) {
			labels[a.N] = a.Label
		}
	}
	if len(labels) == 0 {
		return built
	}
	r := j.request
	r.Wording = &engine.Wording{By: j.wording.By, Labels: labels}
	again, err := j.Engine.Convert(ctx, r)
	if err != nil || again.Consultation == nil {
		return built
	}
	if !slices.ContainsFunc(again.Notes, func(n cv.Note) bool { return n.Kind == cv.NoteReading && n.By != "" }) {
		return built // the reader made nothing better of them
	}
	j.wording.Labels = labels
	j.Observe("line", Used, len(labels))
	return again
}
