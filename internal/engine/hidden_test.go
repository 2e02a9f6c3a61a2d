package engine_test

import (
	"context"
	"strings"
	"testing"

	"focal/internal/cv"
	"focal/internal/engine"
)

// Nobody is asked to check or to take out what a client-safe CV has no more.
func TestNothingToCheckInWhatIsHidden(t *testing.T) {
	text := "Orvin Quist\norvin@quist.example\n\nWork Experience\nWelder, Tarn Boatyard, Hull, 2015 - 2019\n" +
		"- Mended the hulls of forty boats\n\nPersonal Details\nPassport Number: K1234567\nNationality: British\n"
	e := newEngine(t)
	for level, asked := range map[cv.Level]bool{cv.Open: true, cv.ClientSafe: false} {
		o := cv.DefaultOptions()
		o.Privacy = cv.Privacy{Level: level}
		result, err := e.Convert(context.Background(), engine.Request{CV: engine.Upload{Name: "cv.txt", Data: []byte(text)}, Options: o})
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, n := range result.Notes {
			found = found || strings.Contains(n.Reason, "passport number")
		}
		if found != asked {
			t.Errorf("%s: asked about the passport %v, want %v", level, found, asked)
		}
	}
}
