package truth

import (
	"testing"

	"focal/internal/cv"
)

// Only sentences to a reader may be missing from another wording.
func TestWithoutLetters(t *testing.T) {
	names := map[string]bool{"robin": true, "moss": true}
	for _, c := range []struct{ before, after, want string }{
		{"I weld hulls. Thank you for your time.", "She welds hulls.", "I weld hulls."},
		{
			"If I get an opportunity in your firm, I would work hard. I am sure of my skill.",
			"They are sure of their skill.", "I am sure of my skill.",
		},
		{"I weld hulls. I rig masts.", "She rigs masts.", "I weld hulls. I rig masts."},
		{"I look forward to hearing from you.", "Looks forward to hearing from you.", "I look forward to hearing from you."},
		{
			"I want a post in your firm where I can learn.", "She wants a post in a firm where she can learn.",
			"I want a post in your firm where I can learn.",
		},
		{
			"To work in a reputed firm where I can learn and grow. I weld hulls.", "She welds hulls.", "I weld hulls.",
		},
		{
			"Seeking a post as a rigger, where I can prove my potential to the firm.", "Seeks a post as a rigger.",
			"Seeking a post as a rigger.",
		},
		{
			"To weld hulls where pilots can see them.", "Seeks to weld hulls where pilots can see them.",
			"To weld hulls where pilots can see them.",
		},
		{"Hi, I’m Robin. I mend ropes.", "Robin Moss mends ropes.", "I mend ropes."},
		{"I am Robin Moss. I mend ropes.", "Robin Moss is Robin Moss. Mends ropes.", "I am Robin Moss. I mend ropes."},
		{"I am Robin.", "Robin Moss rows.", "I am Robin."},
		{"Hello! My name is Robin Moss. I mend ropes.", "I mend ropes.", "I mend ropes."},
		{"Hey there, I mend ropes.", "I mend ropes.", "I mend ropes."},
		{"Hey there, I mend ropes.", "Hey there, I mend rope.", "Hey there, I mend ropes."},
		{"I am Cornish. I mend ropes.", "I mend ropes.", "I am Cornish. I mend ropes."},
		{"I am Moss Certified. I mend ropes.", "I mend ropes.", "I am Moss Certified. I mend ropes."},
	} {
		if got := withoutLetters(c.before, c.after, names); got != c.want {
			t.Errorf("%q: %q, want %q", c.before, got, c.want)
		}
	}
}

// The "to" of a duty may go where what it leads to is told as done, in the text of a post alone.
func TestAsDuty(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"To keep logs and check the buoys.", "Kept logs and checked the buoys.", "keep logs and check the buoys."},
		{"TO KEEP THE LOGS.", "Kept the logs.", "KEEP THE LOGS."},
		{"To keep logs and to check the buoys.", "Kept logs and checked the buoys.", "keep logs and check the buoys."},
		{"To keep logs and to check the buoys.", "Kept logs and to check the buoys.", "keep logs and to check the buoys."},
		{"To Keep the logs.", "Kept the logs.", "Keep the logs."},
		{"To maintain the logs.", "To maintain the logs.", "To maintain the logs."},
		{"Sent to maintain the logs.", "Maintained the logs.", "Sent to maintain the logs."},
	} {
		if got := asDuty(c.before, c.after); got != c.want {
			t.Errorf("%q: %q, want %q", c.before, got, c.want)
		}
	}
}

// The number of a point may go, and nothing else that opens with a figure.
func TestWithoutNumber(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"2. 50 masts were rigged.", "50 masts were rigged.", "50 masts were rigged."},
		{"(3) Rigged masts.", "Rigged masts.", "Rigged masts."},
		{"4)Rigged masts.", "Rigged masts.", "Rigged masts."},
		{"04.Rigged masts.", "Rigged masts.", "Rigged masts."},
		{"2. Rigged masts.", "2. Rigged 9 masts.", "2. Rigged masts."},
		{"1.5 MW of sails.", "5 MW of sails.", "1.5 MW of sails."},
		{"2 masts were rigged.", "Masts were rigged.", "2 masts were rigged."},
		{"20% of the masts.", "Of the masts.", "20% of the masts."},
	} {
		if got := withoutNumber(c.before, c.after); got != c.want {
			t.Errorf("%q: %q, want %q", c.before, got, c.want)
		}
	}
}

// A number may be lost only where the original counts with it.
func TestLostNumbers(t *testing.T) {
	for _, c := range []struct {
		before, after []string
		violations    int
	}{
		{[]string{"1. Rigged masts.", "Led the crew.", "2. Sewed sails."}, []string{"Rigged masts.", "Led the crew.", "Sewed sails."}, 0},
		{[]string{"(1) Rigged masts.", "(2) Sewed sails."}, []string{"Rigged masts.", "Sewed sails."}, 0},
		{[]string{"1. Rigged masts."}, []string{"Rigged masts."}, 1},
		{[]string{"2. Rigged masts.", "3. Sewed sails."}, []string{"Rigged masts.", "Sewed sails."}, 2},
		{[]string{"1. Rigged masts.", "2) Sewed sails."}, []string{"Rigged masts.", "Sewed sails."}, 2},
		{[]string{"3. Phase of the quay was handed over."}, []string{"Phase of the quay was handed over."}, 1},
		{[]string{"(3) Winches overhauled each year."}, []string{"Winches overhauled each year."}, 1},
		{[]string{"12. Watch led."}, []string{"Watch led."}, 1},
		{[]string{"(12) mates trained."}, []string{"Mates trained."}, 1},
		{[]string{"12) 400 m cables laid."}, []string{"400 m cables laid."}, 1},
		{[]string{"3.Liga"}, []string{"Liga"}, 1},
	} {
		original := &cv.Document{Work: []cv.Engagement{{}}}
		for _, s := range c.before {
			original.Work[0].Highlights = append(original.Work[0].Highlights, cv.Text{Value: s})
		}
		original.AssignIDs()
		output := original.Clone()
		for i, s := range c.after {
			output.Work[0].Highlights[i].Value = s
		}
		if got := Check(original, output, nil); len(got) != c.violations {
			t.Errorf("%q: %v, want %d", c.before, got, c.violations)
		}
	}
}
