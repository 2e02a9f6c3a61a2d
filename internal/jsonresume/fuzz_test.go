package jsonresume

import "testing"

// FuzzDecode: what is read can be written, and read again.
func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"basics":{"name":"Jo Li","email":"jo@example.org","location":{"city":"Leith"}},"work":[{"name":"Port","position":"Pilot","startDate":"2019-05","highlights":["x"]}]}`))
	f.Add([]byte(`{"basics":{"profiles":[{}]},"work":[{"startDate":"0000-99-99","endDate":""}],"skills":[{"keywords":[null]}],"meta":{"focal":{}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Decode(data)
		if err != nil {
			return
		}
		out, err := Encode(d, EncodeOptions{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Decode(out); err != nil {
			t.Errorf("%s: %v", out, err)
		}
	})
}
