package labeller

import "testing"

// headWritten is a reading with its fields in an order, a dash between them, and how likely the words alone make it.
func headWritten(titleFirst bool, log float64) choice {
	title := written{there: true, text: "Fitter", to: 1, after: "-"}
	org := written{there: true, text: "Tern Ltd", at: 2, to: 4, before: "-"}
	name := "title first"
	if !titleFirst {
		title, org = org, title
		name = "employer first"
	}
	main := [2]written{title, org}
	return choice{log: log, main: main, manner: mannerOf(main), fields: map[string]Field{"title": {Value: name}}}
}

// A head that may be read in two ways is read as the others of its CV are written; where it is the only one, or the words
// leave no doubt, it is read by its words.
func TestHeadsAreReadAlike(t *testing.T) {
	sure := []choice{headWritten(true, 0)}
	doubted := func(other float64) []choice { return []choice{headWritten(false, -0.1), headWritten(true, other)} }
	for name, c := range map[string]struct {
		heads [][]choice
		want  string
	}{
		"doubt among three alike":        {[][]choice{sure, sure, sure, doubted(-0.4)}, "title first"},
		"doubt in a head alone":          {[][]choice{doubted(-0.4)}, "employer first"},
		"hardly any doubt":               {[][]choice{sure, doubted(-30)}, "employer first"},
		"no words that were fields":      {[][]choice{sure, {}}, ""},
		"all the others the other order": {[][]choice{{headWritten(false, 0)}, {headWritten(false, 0)}, doubted(-0.4)}, "employer first"},
	} {
		got := chosen(Post, c.heads)
		if last := got[len(got)-1].fields["title"].Value; last != c.want {
			t.Errorf("%s: %q, want %q", name, last, c.want)
		}
	}
}

// Every sign has its weight for posts and for courses.
func TestEverySignHasItsWeight(t *testing.T) {
	for kind := Post; kind < Person; kind++ {
		if n := len(choiceWeights()[kind]); n != len(SignNames) {
			t.Errorf("kind %d: %d weights for %d signs", kind, n, len(SignNames))
		}
	}
}

// What the user said of a head is not chosen anew by how other heads are written.
func TestSaidHeadsAreNotChosen(t *testing.T) {
	known := Certain{Labels: map[int][]Label{3: {WorkStart}}}
	if known.tells([]int{1, 2}, nil) || !known.tells([]int{2, 3}, nil) || !known.tells([]int{1}, map[int][]int{0: {1}}) {
		t.Error("heads of which the user said something are told from others otherwise")
	}
}
