package engine

import "context"

// Stage is what a conversion is busy with.
type Stage string

// Stages of a conversion, in their order.
const (
	StageReading    Stage = "reading"    // the file, and what each of its lines is
	StageCorrecting Stage = "correcting" // spelling, person and wordings
	StageTailoring  Stage = "tailoring"  // to the job description, where there is one
	StageLayout     Stage = "layout"     // how it fits its pages
	StageWording    Stage = "wording"    // a language model is asked, where there is one; then it is converted anew
)

type stageKey struct{}

// WithStages has each stage of the conversions under a context told as it begins. tell is
// called in the middle of the work, so it must not wait for anything.
func WithStages(ctx context.Context, tell func(Stage)) context.Context {
	return context.WithValue(ctx, stageKey{}, tell)
}

// Enter tells that a stage begins to whoever wants to know.
func Enter(ctx context.Context, stage Stage) {
	if tell, ok := ctx.Value(stageKey{}).(func(Stage)); ok {
		tell(stage)
	}
}
