package condense

import (
	"slices"
	"testing"

	"focal/internal/cv"
	"focal/internal/truth"
)

func TestHeadingsWithNothingUnderThemGo(t *testing.T) {
	for _, c := range []struct{ before, after []string }{
		{[]string{"Kept the log.", "Growth path:"}, []string{"Kept the log."}},
		{[]string{"Passport details:-", "Mooring:", "Tied 40 boats."}, []string{"Mooring:", "Tied 40 boats."}},
		{[]string{"Mooring:", "Tied 40 boats."}, []string{"Mooring:", "Tied 40 boats."}},
		{[]string{"Mooring: 40 boats"}, []string{"Mooring: 40 boats"}},
		{[]string{"Tied boats from 9:"}, []string{"Tied boats from 9:"}},
	} {
		doc := bulletsOf(c.before...)
		doc.Additional = []cv.OtherSection{{Heading: cv.Text{Value: "Other"}}}
		for _, s := range c.before {
			doc.Additional[0].Items = append(doc.Additional[0].Items, cv.Item{Text: cv.Text{Value: s}})
		}
		kept := doc.Clone()
		Tidy(doc, nil)
		var bullets, items []string
		for _, b := range doc.Work[0].Highlights {
			bullets = append(bullets, b.Value)
		}
		for _, i := range doc.Additional[0].Items {
			items = append(items, i.Value)
		}
		if !slices.Equal(bullets, c.after) || !slices.Equal(items, c.after) {
			t.Errorf("%q: %q, %q", c.before, bullets, items)
		}
		if Tidy(kept, func(cv.Note) bool { return false }); len(kept.Work[0].Highlights) != len(c.before) {
			t.Errorf("%q is not put back", c.before)
		}
	}
}

func TestPlainWordsWithoutPraise(t *testing.T) {
	for before, after := range map[string]string{
		"Utilized sonar in order to find wrecks":  "Used sonar to find wrecks",
		"Built a log utilising tide data":         "Built a log using tide data",
		"Painted an amazing hull":                 "Painted a hull",
		"Drew stunning charts of the coast":       "Drew charts of the coast",
		"Ran a fantastic old ferry":               "Ran an old ferry",
		"Grew sales by an incredible 40%":         "Grew sales by an incredible 40%",
		"Felt amazing at sea":                     "Felt amazing at sea",
		"Won the Amazing Grace cup":               "Won the Amazing Grace cup",
		"Billed the utilities of 12 boats":        "Billed the utilities of 12 boats",
		"Raised the utilisation of berths by 12%": "Raised the utilisation of berths by 12%",
	} {
		doc := bulletsOf(before)
		original := doc.Clone()
		notes := Document(doc, nil)
		if got := doc.Work[0].Highlights[0].Value; got != after {
			t.Errorf("%q -> %q, want %q", before, got, after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: %v", before, v)
		}
	}
}

func TestSerialComma(t *testing.T) {
	for before, after := range map[string]string{
		"Kept ropes, tar, and nets in stock.":                      "Kept ropes, tar and nets in stock.",
		"Served in surgery, A&E, and general care.":                "Served in surgery, A&E and general care.",
		"Planned, built, and tested moorings.":                     "Planned, built and tested moorings.",
		"Sold tide charts, deck paint, and hemp rope to pilots.":   "Sold tide charts, deck paint and hemp rope to pilots.",
		"Sold rope, tar, and trained crews.":                       "Sold rope, tar, and trained crews.",
		"Sold rope, food and drink, and tar.":                      "Sold rope, food and drink, and tar.",
		"Worked with Ana, the master, and the mate.":               "Worked with Ana, the master, and the mate.",
		"Sold rope, tar, and nets and lines.":                      "Sold rope, tar, and nets and lines.",
		"Managed the yard, and reported to the board.":             "Managed the yard, and reported to the board.",
		"Kept the logs, which pilots, masters, and mates can use.": "Kept the logs, which pilots, masters, and mates can use.",
	} {
		for locale, want := range map[string]string{"en-GB": after, "en-US": before, "en": before} {
			doc := bulletsOf(before)
			doc.Locale = locale
			Telegram(doc, nil)
			if got := doc.Work[0].Highlights[0].Value; got != want {
				t.Errorf("%s: %q -> %q, want %q", locale, before, got, want)
			}
		}
	}
}

func TestAmpersandsInProse(t *testing.T) {
	for before, after := range map[string]string{
		"Ran pilots & HR for the port.":           "Ran pilots and HR for the port.",
		"Design & build quays for the port":       "Design and build quays for the port",
		"Fitted PV & battery sets on ferries.":    "Fitted PV and battery sets on ferries.",
		"Sold rope&tar to crews of the port.":     "Sold rope and tar to crews of the port.",
		"Worked for Rope & Tar on the quay.":      "Worked for Rope & Tar on the quay.",
		"Ran R&D and P&L of the yard.":            "Ran R&D and P&L of the yard.",
		"Kept tools (rope & 12 nets) in stock.":   "Kept tools (rope and 12 nets) in stock.",
		"Hired nine crews & 14 pilots in a week.": "Hired nine crews and 14 pilots in a week.",
	} {
		doc := bulletsOf(before)
		original := doc.Clone()
		notes := Telegram(doc, nil)
		if got := doc.Work[0].Highlights[0].Value; got != after && got != after+"." {
			t.Errorf("%q -> %q, want %q", before, got, after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: %v", before, v)
		}
	}
}

func TestTheEnglishTitleStandsFirst(t *testing.T) {
	for before, after := range map[string]string{
		"Spawacz (Welder)":                 "Welder (Spawacz)",
		"Sachbearbeiterin / Office Clerk":  "Office Clerk / Sachbearbeiterin",
		"Sr. Welder (Spawacz)":             "Senior Welder (Spawacz)",
		"Rigger (Deputy Manager)":          "Rigger (Deputy Manager)",
		"Welder / Fitter":                  "Welder / Fitter",
		"Spawacz (Gdynia)":                 "Spawacz (Gdynia)",
		"Kubernetes Engineer (Contractor)": "Kubernetes Engineer (Contractor)",
	} {
		doc := bulletsOf("Moved the buoys.")
		doc.Work[0].Title.Value = before
		doc.AssignIDs()
		original := doc.Clone()
		notes := Tidy(doc, nil)
		if got := doc.Work[0].Title.Value; got != after {
			t.Errorf("%q -> %q, want %q", before, got, after)
		}
		if v := truth.Check(original, doc, notes); len(v) > 0 {
			t.Errorf("%q: %v", before, v)
		}
	}
}

func TestACertificateThatIsAClearance(t *testing.T) {
	held := func(level, status, dates string) cv.Clearance {
		return cv.Clearance{Level: cv.Text{Value: level}, Status: cv.Text{Value: status}, Dates: cv.DateRange{Text: cv.Text{Value: dates}}}
	}
	sc := held("SC", "valid", "until March 2027")
	dv := held("DV (Developed Vetting)", "", "granted June 2021, expires June 2028")
	for name, same := range map[string]bool{
		"SC": true, "UK SC clearance": true, "SC cleared, valid until March 2027": true,
		"SC officer training": false, "SC cleared in 2019": false, "DV": false,
	} {
		if sameClearance(sc, name) != same {
			t.Errorf("%q: same %v", name, !same)
		}
	}
	if !sameClearance(dv, "DV (Developed Vetting), granted June 2021, expires June 2028") || sameClearance(dv, "SC") {
		t.Error("DV is not known, or SC taken for it")
	}
}

func TestShortSentencesEndLikeLongOnes(t *testing.T) {
	doc := bulletsOf("Moved the buoys of the port", "Kept the books", "Ropes and tar", "Splicing")
	Telegram(doc, nil)
	for i, want := range []string{"Moved the buoys of the port.", "Kept the books.", "Ropes and tar", "Splicing"} {
		if got := doc.Work[0].Highlights[i].Value; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
