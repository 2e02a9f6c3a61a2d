package child

import (
	"bytes"
	"encoding/gob"
	"testing"
)

// FuzzResponse: a child that was taken over by a hostile file can say what it likes; its
// parent reads an answer or an error.
func FuzzResponse(f *testing.F) {
	var b bytes.Buffer
	if err := gob.NewEncoder(&b).Encode(response{}); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte{0xf8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f})
	f.Fuzz(func(_ *testing.T, said []byte) {
		var r response
		_ = gob.NewDecoder(bytes.NewReader(said)).Decode(&r)
	})
}
