package icon

import (
	"bytes"
	"encoding/binary"
	"image"

	"golang.org/x/image/webp"
)

// eachChunk visits the chunks of a RIFF file until visit returns false.
func eachChunk(data []byte, visit func(name string, body []byte) bool) {
	if len(data) < 12 {
		return
	}
	chunks(data[12:], visit)
}

func chunks(data []byte, visit func(name string, body []byte) bool) {
	for len(data) >= 8 {
		size := binary.LittleEndian.Uint32(data[4:])
		if uint64(size) > uint64(len(data)-8) {
			return
		}
		if !visit(string(data[:4]), data[8:8+size]) {
			return
		}
		data = data[min(len(data), int(8+size+size&1)):]
	}
}

// decodeWebP decodes a still picture, or the first frame of an animation, which
// the decoder does not know: the frame is wrapped into a file of its own.
func decodeWebP(data []byte) (image.Image, error) {
	eachChunk(data, func(name string, body []byte) bool {
		if name != "ANMF" || len(body) < 16 {
			return true
		}
		data = stillWebP(body)
		return false
	})
	return webp.Decode(bytes.NewReader(data))
}

// stillWebP makes a file of an animation frame (RIFF container, section ANMF:
// 16 bytes of head, then the picture's own chunks).
func stillWebP(frame []byte) []byte {
	var body bytes.Buffer
	add := func(name string, data []byte) {
		body.WriteString(name)
		body.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(data)))) //nolint:gosec // data is part of an upload of at most MaxBytes
		body.Write(data)
		if len(data)&1 == 1 {
			body.WriteByte(0)
		}
	}
	var picture [][2]any
	alpha := false
	chunks(frame[16:], func(name string, data []byte) bool {
		if name == "ALPH" || name == "VP8 " || name == "VP8L" {
			alpha = alpha || name == "ALPH"
			picture = append(picture, [2]any{name, data})
		}
		return true
	})
	if alpha { // flags (alpha), three reserved bytes, width and height less one, three bytes each
		add("VP8X", append([]byte{0x10, 0, 0, 0}, frame[6:12]...))
	}
	for _, p := range picture {
		add(p[0].(string), p[1].([]byte))
	}
	out := binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(4+body.Len())) //nolint:gosec // as above
	return append(append(out, "WEBP"...), body.Bytes()...)
}
