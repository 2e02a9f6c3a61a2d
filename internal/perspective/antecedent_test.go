package perspective_test

import (
	"reflect"
	"testing"

	"focal/internal/cv"
	"focal/internal/perspective"
)

// TestDoingsOfOthersStayTheirs: where a pronoun or a name may be somebody else's,
// the whole value stays.
func TestDoingsOfOthersStayTheirs(t *testing.T) {
	checkRewrites(t, cv.FirstPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{in: "Cares for Mrs Dow: she takes her pills at eight."},
		{in: "Supported the head while she rebuilt her team."},
		{in: "Line manager Jo Hart is strict; she manages her own budget."},
		{in: "Reports to Sue Dean. She signs her leave."},
		{in: "Ann works with Bartoka. She drafts her letters."},
		{in: "The owner is abroad and she rings her staff."},
		{in: "Ann and Tom run the yard. They own it."},
		{in: "Tom and Ann run the yard."},
		{in: "Ann, Tom and Jo run the yard."},
		{in: "Princess Ann visited the ward."},
		{in: "Sister Ann taught us."},
		{in: "Nurse Ann is kind."},
		{in: "Ann's Kitchen sells bread."},
		{in: "St Ann is a hospice."},
		{in: "Ann trained Beth. She now runs a ward."},
		{in: "Jo Hart said: Ann leads well."},
		{in: "Ann is a cook. The firm makes bread. It sells well. She left in May."},
		{"Ann is a cook. She bakes bread and sells it herself.", "I am a cook. I bake bread and sell it myself."},
		{"Ann joined the council in 2010. She leads a team of six.", "I joined the council in 2010. I lead a team of six."},
		{"Ann runs the yard with Tom. He owns it.", "I run the yard with Tom. He owns it."},
		{"As a carer she washes and dresses residents.", "As a carer I wash and dress residents."},
		{"Her deputy trusts her.", "My deputy trusts me."},
	})
	checkRewrites(t, cv.FirstPerson, perspective.Subject{Name: "Kim Ode", Pronouns: cv.They}, []rewriteCase{
		{"Works with suppliers. They deliver steel. Their trucks are late.", "Work with suppliers. They deliver steel. Their trucks are late."},
		{in: "Kim Ode fits pipes. They carry gas."},
		{in: "Kim and Jo fit pipes. They like it."},
		{in: "Manages the owner's diary while he travels."},
		{"Kim Ode is a fitter. They work in Hull and run their own van.", "I am a fitter. I work in Hull and run my own van."},
	})
}

// TestImpliedSubjectContinues: a sentence without a subject continues the one
// before.
func TestImpliedSubjectContinues(t *testing.T) {
	checkRewrites(t, cv.FirstPerson, perspective.Subject{Name: "Ann Lee", Pronouns: cv.She}, []rewriteCase{
		{"Manages 12 sites. Reports to the board.", "Manage 12 sites. Report to the board."},
		{in: "The firm makes pumps. Employs 40 people."},
	})
}

func firstPersonCV() *cv.Document {
	d := &cv.Document{
		Locale: "en-GB", Person: cv.Person{Name: cv.Text{Value: "Ann Lee"}},
		Summary: []cv.Text{{Value: "I am a care worker. I like my work and my residents; they call me a friend."}},
		Work: []cv.Engagement{{
			Summary: []cv.Text{{Value: "Oak House cares for 30 people. Employs 50 staff."}},
			Highlights: []cv.Text{
				{Value: "Cares for Mrs Dow: she takes her pills at eight."},
				{Value: "Works with suppliers. They deliver bread. Their vans are late."},
				{Value: "Manages rotas while the matron writes her reports."},
				{Value: "Ann and Tom run the kitchen."},
				{Value: "Led her team through an inspection."},
			},
		}},
	}
	d.AssignIDs()
	return d
}

func TestFirstPersonCVStaysAsItIs(t *testing.T) {
	for _, pronouns := range []cv.Pronouns{"", cv.They, cv.She, cv.He} {
		d := firstPersonCV()
		if notes := perspective.Document(d, cv.FirstPerson, pronouns); len(notes) > 0 || !reflect.DeepEqual(d, firstPersonCV()) {
			t.Errorf("%s: changed %v", pronouns, notes)
		}
		d = firstPersonCV()
		d.Summary = nil // notes only, in nobody's person
		if notes := perspective.Document(d, cv.FirstPerson, pronouns); len(notes) > 0 {
			t.Errorf("%s, without a profile: changed %v", pronouns, notes)
		}
	}
}

func TestThirdPersonCVBecomesFirst(t *testing.T) {
	d := firstPersonCV()
	d.Summary[0].Value = "Ann is a care worker. She likes her work."
	perspective.Document(d, cv.FirstPerson, cv.They)
	for _, c := range []struct{ got, want string }{
		{d.Summary[0].Value, "I am a care worker. I like my work."},
		{d.Work[0].Summary[0].Value, "Oak House cares for 30 people. Employs 50 staff."},
		{d.Work[0].Highlights[0].Value, "Cares for Mrs Dow: she takes her pills at eight."},
		{d.Work[0].Highlights[3].Value, "Ann and Tom run the kitchen."},
		{d.Work[0].Highlights[4].Value, "Led my team through an inspection."},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}

// TestTheyNeedTheName: a profile that only says "they" proves nothing.
func TestTheyNeedTheName(t *testing.T) {
	d := &cv.Document{Person: cv.Person{Name: cv.Text{Value: "Kim Ode"}}, Summary: []cv.Text{{Value: "They deliver steel and their vans are new."}}}
	if notes := perspective.Document(d, cv.FirstPerson, cv.They); len(notes) > 0 {
		t.Errorf("changed %v", notes)
	}
	d.Summary[0].Value = "Kim Ode is a driver. They work nights and know their routes."
	perspective.Document(d, cv.FirstPerson, cv.They)
	if want := "I am a driver. I work nights and know my routes."; d.Summary[0].Value != want {
		t.Errorf("got %q, want %q", d.Summary[0].Value, want)
	}
}
