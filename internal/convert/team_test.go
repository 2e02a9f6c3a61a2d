package convert_test

import (
	"encoding/json"
	"testing"

	"focal/internal/convert"
	"focal/internal/cv"
	"focal/internal/store/storetest"
)

// What a user kept is what the next conversion begins with: all of it where nobody knows which team defaults it was chosen
// over, else what is not as those were.
func TestWhatAUserKeptUnderOtherTeamDefaults(t *testing.T) {
	plain := func(team string) string {
		return `{"mode":"Strict","length":"Concise","perspective":"FirstPerson","template":"Generic","look":{}` + team + `}`
	}
	for _, c := range []struct {
		name, kept    string
		chosen        bool // by the product's own rules, over no team defaults
		length, marks string
	}{
		{"kept before the upgrade", plain(""), false, "Concise", ""},
		{"over the product's own", plain(`,"team":{}`), false, "Concise", "SECRET"},
		{"over the team's of then", plain(`,"team":{"length":"Concise","look":{"marking":"OFFICIAL"}}`), false, "Detailed", ""},
		{"chosen while the team has none", "", true, "Concise", "SECRET"},
	} {
		w := newWorld(t, storetest.Open(t, "", t.TempDir()), 1)
		if c.chosen {
			o := cv.DefaultOptions()
			o.Length = cv.Concise
			w.must(w.service.Choose(t.Context(), w.account(), convert.Chosen{Options: o}))
		} else {
			w.must(w.db.SaveOptions(t.Context(), w.user, c.kept))
		}
		team := cv.DefaultOptions()
		team.Length, team.Look.Marking = cv.Detailed, "SECRET"
		_, err := w.service.SetDefaults(t.Context(), w.account(), team)
		w.must(err)
		own, _, err := w.service.Begins(t.Context(), w.account())
		w.must(err)
		var got cv.Options
		w.must(json.Unmarshal(own, &got))
		if string(got.Length) != c.length || got.Look.Marking != c.marks {
			t.Errorf("%s: %s, marked %q", c.name, got.Length, got.Look.Marking)
		}
	}
}
