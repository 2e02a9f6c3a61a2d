package condense

import "testing"

// Who greets in a profile, and gives the name above it, goes without; another name and what somebody is stay.
func TestUngreeted(t *testing.T) {
	for before, want := range map[string]string{
		"Hi, I’m Robin. I’m a rigger in Leith.":            "I’m a rigger in Leith.",
		"Hello! My name is Robin Moss and I mend ropes.":   "My name is Robin Moss and I mend ropes.",
		"Hi there, I'm Robin, a rigger with two boats.":    "I'm Robin, a rigger with two boats.",
		"I am Robin Moss. Ropes are my trade.":             "Ropes are my trade.",
		"Hey, I mend ropes.":                               "I mend ropes.",
		"Hi, I'm Robin.":                                   "I'm Robin.",
		"I am Krellom Certified. I mend ropes.":            "I am Krellom Certified. I mend ropes.",
		"I'm Robin Hood, a rigger.":                        "I'm Robin Hood, a rigger.",
		"My name is Robin, a name of the sea.":             "My name is Robin, a name of the sea.",
		"Hello World is the first program that I wrote.":   "Hello World is the first program that I wrote.",
		"Hi-fi repairs are what I do.":                     "Hi-fi repairs are what I do.",
		"I am robin. I mend ropes.":                        "I am robin. I mend ropes.",
		"I am Moss and Sons' rigger.":                      "I am Moss and Sons' rigger.",
		"Hi, Inverness needs riggers.":                     "Hi, Inverness needs riggers.",
		"Hello, my yard is in Leith.":                      "Hello, my yard is in Leith.",
		"I am Robin Moss, an apprentice at the Leith yard": "I am Robin Moss, an apprentice at the Leith yard",
	} {
		if got := ungreeted(before, "Robin Moss"); got != want {
			t.Errorf("%q: %q, want %q", before, got, want)
		}
	}
}
