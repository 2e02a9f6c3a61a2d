package extract

import "testing"

// The labels of a form are no text of the post that they stood in.
func TestLabelsOfPostsAreNoText(t *testing.T) {
	for text, want := range map[string]bool{
		"Prev. Employer 3": true, "Past Employer 1": true, "Current Organization,": true, "2. Company Name": true, "Concern name": true,
		"Designation": true, "Name of Organization": true, "Employer Liaison": false, "Company secretary": false, "Tern Company 2": false,
		"Employment law": false, "Company 3 of 4 towers": false,
	} {
		if got := labelAlone(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

// A name ends where other words are written right behind it, and begins behind its label.
func TestFirmsWithWordsWrittenToThem(t *testing.T) {
	for value, want := range map[string]string{
		"Tern Boats Pvt.Ltd.as": "Tern Boats Pvt.Ltd.", "Tern Boats PJSC.Asist": "Tern Boats PJSC.", "Tern Co.Ltd": "Tern Co.Ltd",
		"Tern Boats Ltd.http": "Tern Boats Ltd.", "tern.co.uk": "tern.co.uk", "Name-Tern Boats": "Tern Boats",
		"Name Tags Ltd":       "Name Tags Ltd",
		"Company: Tern Boats": "Tern Boats", "Company-wide Training Ltd": "Company-wide Training Ltd",
		"Tern Boats Ltd. Fowey": "Tern Boats Ltd. Fowey",
	} {
		if got := withoutFieldName(withoutGlued(value), firmNamed); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
	for value, want := range map[string]string{
		"Role-Hull Fitter": "Hull Fitter", "Role Model": "Role Model", "Post-Doctoral Fellow": "Post-Doctoral Fellow",
	} {
		if got := withoutFieldName(value, titleNamed); got != want {
			t.Errorf("%q: %q, want %q", value, got, want)
		}
	}
}
