package cv

import (
	"reflect"
	"strings"
	"testing"
)

func TestParseLook(t *testing.T) {
	for _, c := range []struct {
		marking, accent, alt, language string
		want                           Look
		fails                          string
	}{
		{want: Look{}},
		{marking: " OFFICIAL-\nSENSITIVE\x00 ", accent: "#1d3557", alt: "Tarn\tCables", language: "DE", want: Look{Marking: "OFFICIAL- SENSITIVE", Accent: "1D3557", IconAlt: "Tarn Cables", Language: "de"}},
		{marking: strings.Repeat("x", 61), fails: "60 characters"},
		{accent: "red", fails: "such as 1D3557"},
		{accent: "12345", fails: "such as 1D3557"},
		{alt: strings.Repeat("x", 121), fails: "120 characters"},
		{language: "xx", fails: "en, de, fr"},
	} {
		got, err := ParseLook(c.marking, c.accent, c.alt, c.language)
		if !reflect.DeepEqual(got, c.want) || (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
			t.Errorf("%+v: %+v, %v", c, got, err)
		}
	}
}
