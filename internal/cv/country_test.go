package cv

import "testing"

func TestSpelledOut(t *testing.T) {
	for place, want := range map[string]string{
		"Grimsby, Lincolnshire, GB": "Grimsby, Lincolnshire, United Kingdom", "Tokyo, JP": "Tokyo, Japan",
		"Auckland,NZ": "Auckland, New Zealand", "Hull, GB": "Hull, United Kingdom",
		"Grimsby, Lincolnshire GB": "Grimsby, Lincolnshire, United Kingdom",
		"Grimsby GB":               "", "Auckland NZ": "", "Rig, 16 GB": "", "Hull, ROV GB": "",
		"Dublin, IE": "", "Perth, AU": "", "Austin, TX": "",
		"GB": "", "": "", ", GB": "", "Hull, GB ": "", "Leeds, gb": "", "Tokyo, JPN": "",
		"Leeds, United Kingdom, GB": "", "Leeds, UK, GB": "", "Leeds (U.K.), GB": "", "Great Britain, GB": "", "Hull, England, GB": "",
		"Leith, Scotland, GB": "", "Barry, Wales, GB": "", "Larne, Northern Ireland, GB": "", "New Zealand, GB": "", "Japan, JP": "",
		"Hull HU1 2AA, GB": "", "Hull -, GB": "", "Hull –, GB": "", "Hull |, GB": "", "Hull., GB": "",
	} {
		if want == "" {
			want = place
		}
		if got := SpelledOut(place); got != want {
			t.Errorf("%q: got %q, want %q", place, got, want)
		}
	}
}
