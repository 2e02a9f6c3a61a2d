package writer

import (
	"strings"
	"testing"

	"focal/internal/personal"
)

// FuzzMask: what is hidden comes back as it was, and what is sent holds neither an address
// of mail nor a name of the CV.
func FuzzMask(f *testing.F) {
	f.Add("GRACE HILL-OKONKWO led Zorblatt; reach g@h.example or 01234 567 890.")
	f.Add("[ORG1] and [PERSON 2], SW1A 1AA")
	f.Add("Mr İstanbul\xff of Quilp & Sons")
	f.Fuzz(func(t *testing.T, text string) {
		m := newMask(somebody())
		hidden, ok := m.hide(text)
		if !ok {
			return
		}
		if back, ok := m.show(hidden); !ok || back != text {
			t.Errorf("%q was sent as %q and came back as %q, %v", text, hidden, back, ok)
		}
		if found := personal.Email.FindString(hidden); found != "" {
			t.Errorf("%q is sent with %q", text, found)
		}
		for _, name := range []string{"Zorblatt Widgets", "Hill-Okonkwo", "gracehok"} {
			if at := strings.Index(hidden, name); at >= 0 && whole(hidden, at, at+len(name)) {
				t.Errorf("%q is sent as %q", text, hidden)
			}
		}
	})
}

// FuzzAnswer: whatever a model says is an answer or none.
func FuzzAnswer(f *testing.F) {
	f.Add(`<think>{"wordings":1}</think>{"wordings":[{"n":1,"text":"Led."}]}`)
	f.Add("```json\n{\"sentences\":[{\"from\":[1e99]}]}\n```")
	f.Add(`}{`)
	f.Fuzz(func(_ *testing.T, said string) {
		var wording wordAnswer
		var summary sumAnswer
		_, _ = decode(said, &wording), decode(said, &summary)
	})
}
