package extract

import "testing"

// References that begin with their authors: the title is the title, whatever stands
// around it; a title that begins with a name stays whole.
func TestCitation(t *testing.T) {
	for text, want := range map[string]reference{
		"Nkemelu-Ortiz A, Pryde B. (2020). Silt traps in upland culverts: a field test. Journal of Drains.": {"Nkemelu-Ortiz A, Pryde B", "Silt traps in upland culverts: a field test", "Journal of Drains", "2020"},
		"van Dijk, P. & Osei, K. L., 2018. Why do gates stick? Lock and Weir, 4(2), 11–19":                  {"van Dijk, P. & Osei, K. L", "Why do gates stick?", "Lock and Weir, 4(2), 11–19", "2018"},
		"A. B. Pryde, K. Osei et al. \"Tides in a bottle\", Estuary Letters, 2016":                          {"A. B. Pryde, K. Osei et al", "Tides in a bottle", "Estuary Letters", "2016"},
		"Pryde B. “Mud and money”, Canal Review, 2014":                                                      {"Pryde B", "Mud and money", "Canal Review", "2014"},
		"Pryde B (in press). Sluices of the Fens. Fen Press":                                                {"Pryde B", "Sluices of the Fens", "Fen Press", "in press"},
	} {
		if got, ok := citation(text); !ok || got != want {
			t.Errorf("%q\n got %q\nwant %q", text, got, want)
		}
	}
	for _, text := range []string{"Rivers A to Z: a pocket guide", "Mud and Money. Canal Review, 2014", "“Mud and money”, Canal Review", "Vitamin D in winter"} {
		if got, ok := citation(text); ok {
			t.Errorf("%q was cut: %q", text, got)
		}
	}
	doc, _ := Document(flow(top+"# Publications\nPryde B, Osei K. (2019). Locks in frost. Canal Review.\n1. Osei K, Pryde B. Weirs in spate. Canal Review, 2017."), Options{})
	if len(doc.Publications) != 2 || doc.Publications[0].Name.Value != "Locks in frost" || doc.Publications[0].Publisher.Value != "Canal Review" || doc.Publications[0].Dates.Start.Year != 2019 || doc.Publications[1].Name.Value != "Weirs in spate" || doc.Publications[1].Summary[0].Value != "Osei K, Pryde B" {
		t.Errorf("got %+v", doc.Publications)
	}
}

// What is not out keeps the heading that says so.
func TestUnpublishedPapersKeepTheirHeading(t *testing.T) {
	doc, _ := Document(drawn(column{1, 50, 400, 60, "@ Mara Quill\nmara.quill@example.org\n## Publications\n" +
		"Quill, M. (2018). Tides of the northern flats. Journal of Coasts, 12(3), 1-9.\n" +
		"## Publications in Preparation\nBirds of the salt marsh"}), Options{})
	if len(doc.Publications) != 1 || len(doc.Additional) != 1 || doc.Additional[0].Heading.Value != "Publications in Preparation" {
		t.Errorf("%+v and %+v", doc.Publications, doc.Additional)
	}
}
