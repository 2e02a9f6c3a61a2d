package perspective

import "testing"

// A name as sentences write it; "" where it is not certain.
func TestDisplayName(t *testing.T) {
	for name, want := range map[string]string{
		"Ada Mercer, MBA": "Ada Mercer", "ADA MERCER": "Ada Mercer", "ADA VAN DER MERCER": "", "Ada": "",
		"MERCER.A": "Mercer.A", "K.MERCER": "K.Mercer", "Mercer.": "", "Mercer.A.K": "Mercer.A.K", "MACMERCER.A": "", "ada.mercer": "",
		"ADA MERCER KV": "Ada Mercer KV", "MD ADA MERCER": "Md Ada Mercer", "ADA NG": "Ada Ng", "ADA TSZ MERCER": "Ada Tsz Mercer",
		"SMT ADA MERCER": "Smt Ada Mercer", "KV ADA MERCER": "", "ADA KV": "", "ADA KV MERCER": "",
		"DR. ADA MERCER KV": "DR. Ada Mercer KV",
		"Ada Mercer.":       "Ada Mercer", "Ada Mercer U.C.": "Ada Mercer U.C.", "DR.A. Mercer": "",
		"Ada mercer": "Ada Mercer", "ADA MERCER.": "Ada Mercer", "Ada Mercer. K": "Ada Mercer K",
		"Ada van der Mercer": "Ada van der Mercer", "Ada bin Mercer": "Ada bin Mercer",
		"Dr. ADA MERCER": "Dr. Ada Mercer", "12 Mercer Street": "", "WO2 Ada Mercer": "WO2 Ada Mercer", "2Lt Ada Mercer": "2Lt Ada Mercer",
	} {
		if got := DisplayName(name); got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
}
