package icon

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"

	"focal/internal/problem"
	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"
)

// flag is red in its upper left quarter and blue elsewhere, so that a turned
// picture can be told from an upright one.
func flag(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.NRGBA{B: 255, A: 255}
			if x < w/2 && y < h/2 {
				c = color.NRGBA{R: 255, A: 255}
			}
			m.SetNRGBA(x, y, c)
		}
	}
	return m
}

func encode(t *testing.T, kind string, m image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	var err error
	switch kind {
	case "png":
		err = png.Encode(&b, m)
	case "jpeg":
		err = jpeg.Encode(&b, m, &jpeg.Options{Quality: 95})
	case "gif":
		palette := image.NewPaletted(m.Bounds(), color.Palette{color.NRGBA{R: 255, A: 255}, color.NRGBA{B: 255, A: 255}})
		for y := range m.Bounds().Dy() {
			for x := range m.Bounds().Dx() {
				palette.Set(x, y, m.At(x, y))
			}
		}
		second := image.NewPaletted(m.Bounds(), palette.Palette)
		err = gif.EncodeAll(&b, &gif.GIF{Image: []*image.Paletted{palette, second}, Delay: []int{1, 1}})
	case "bmp":
		err = bmp.Encode(&b, m)
	case "tiff":
		err = tiff.Encode(&b, m, &tiff.Options{Compression: tiff.Deflate})
	}
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// withOrientation puts an EXIF segment into a JPEG.
func withOrientation(data []byte, value byte) []byte {
	exif := append([]byte("Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00"), value, 0, 0, 0, 0, 0, 0)
	segment := append(binary.BigEndian.AppendUint16([]byte{0xFF, 0xE1}, uint16(len(exif)+2)), exif...)
	return append(append(append([]byte{}, data[:2]...), segment...), data[2:]...)
}

func normalised(t *testing.T, data []byte) image.Image {
	t.Helper()
	out, err := Normalise(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := png.Decode(bytes.NewReader(out))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func isRed(m image.Image, x, y int) bool {
	r, _, b, _ := m.At(x, y).RGBA()
	return r > 0xC000 && b < 0x4000
}

func TestEveryFormatBecomesPNG(t *testing.T) {
	for _, kind := range []string{"png", "jpeg", "gif", "bmp", "tiff"} {
		t.Run(kind, func(t *testing.T) {
			m := normalised(t, encode(t, kind, flag(80, 40)))
			if m.Bounds() != image.Rect(0, 0, 80, 40) || !isRed(m, 10, 5) || isRed(m, 70, 35) {
				t.Errorf("bounds %v, corners red %v and %v", m.Bounds(), isRed(m, 10, 5), isRed(m, 70, 35))
			}
		})
	}
}

// A 2 by 1 picture, red and blue, as still WebP and as animation of one frame.
const stillLossless = "UklGRh4AAABXRUJQVlA4TBEAAAAvAQAAAA8Q87//8x8OMqL/AQA="

func TestWebPStillAndFirstFrame(t *testing.T) {
	still, err := base64.StdEncoding.DecodeString(stillLossless)
	if err != nil {
		t.Fatal(err)
	}
	want := normalised(t, still).Bounds()
	frame := append(make([]byte, 16), still[12:]...)
	frame[6] = 1 // width less one
	body := append([]byte("VP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x01\x00\x00\x00\x00\x00"), "ANIM\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00"...)
	body = append(body, "ANMF"...)
	body = binary.LittleEndian.AppendUint32(body, uint32(len(frame)))
	body = append(body, frame...)
	animated := append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(body)+4)), "WEBP"...)
	animated = append(animated, body...)
	if got := normalised(t, animated).Bounds(); got != want {
		t.Errorf("first frame has bounds %v, the still picture %v", got, want)
	}
}

func TestLargePicturesAreScaledToTheSide(t *testing.T) {
	if got := normalised(t, encode(t, "png", flag(1800, 450))).Bounds(); got != image.Rect(0, 0, 600, 150) {
		t.Errorf("got %v", got)
	}
}

func TestExifRotationIsAppliedAndDropped(t *testing.T) {
	// Where the red quarter of the upright picture ends up, and whether sides swap.
	cases := []struct {
		orientation byte
		x, y        int
		swapped     bool
	}{{1, 10, 5, false}, {2, 70, 5, false}, {3, 70, 35, false}, {4, 10, 35, false}, {5, 5, 10, true}, {6, 35, 10, true}, {7, 35, 70, true}, {8, 5, 70, true}, {9, 10, 5, false}}
	for _, c := range cases {
		data := withOrientation(encode(t, "jpeg", flag(80, 40)), c.orientation)
		m := normalised(t, data)
		if swapped := m.Bounds().Dx() == 40; swapped != c.swapped || !isRed(m, c.x, c.y) {
			t.Errorf("orientation %d: bounds %v, red at %d,%d: %v", c.orientation, m.Bounds(), c.x, c.y, isRed(m, c.x, c.y))
		}
		out, _ := Normalise(data)
		if bytes.Contains(out, []byte("eXIf")) || bytes.Contains(out, []byte("Exif")) {
			t.Errorf("orientation %d: metadata survives", c.orientation)
		}
	}
}

func TestRefused(t *testing.T) {
	header := encode(t, "png", flag(2, 2))
	bomb := append([]byte{}, header...)
	binary.BigEndian.PutUint32(bomb[16:], 60000) // width in IHDR; the checksum no longer fits, but DecodeConfig or the size must stop it
	cases := []struct {
		name string
		data []byte
		kind problem.Kind
	}{
		{"nothing", nil, problem.Unsupported},
		{"SVG", []byte(`<svg xmlns="http://www.w3.org/2000/svg"/>`), problem.Unsupported},
		{"HTML", []byte("<html><script>alert(1)</script>"), problem.Unsupported},
		{"Windows icon", []byte("\x00\x00\x01\x00\x01\x00"), problem.Unsupported},
		{"cut off", header[:len(header)-20], problem.Unreadable},
		{"announces 60,000 pixels", bomb, problem.Unreadable},
		{"4097 pixels", encode(t, "gif", image.NewNRGBA(image.Rect(0, 0, 4097, 1))), problem.Invalid},
		{"one byte over the limit (IC-3, 5,242,881)", append(append([]byte{}, header...), make([]byte, MaxBytes+1-len(header))...), problem.TooLarge},
	}
	for _, c := range cases {
		_, err := Normalise(c.data)
		if !problem.Is(err, c.kind) {
			t.Errorf("%s: got %v, want a problem of kind %s", c.name, err, c.kind)
		}
	}
}

// The limit is inclusive: 5,242,880 bytes are accepted (decisions D-57).
func TestLimitIsInclusive(t *testing.T) {
	if MaxBytes != 5242880 {
		t.Fatalf("limit is %d", MaxBytes)
	}
	data := encode(t, "png", flag(20, 20))
	data = append(data, make([]byte, MaxBytes-len(data))...) // decoders stop at the end of the picture
	normalised(t, data)
}

func TestLargestSideIsAccepted(t *testing.T) {
	if got := normalised(t, encode(t, "png", image.NewNRGBA(image.Rect(0, 0, 4096, 8)))).Bounds().Dx(); got != 600 {
		t.Errorf("width %d", got)
	}
}

func FuzzNormalise(f *testing.F) {
	still, _ := base64.StdEncoding.DecodeString(stillLossless)
	f.Add(still)
	for _, f2 := range formats {
		f.Add([]byte(strings.ReplaceAll(f2.magics[0], "?", "\x10") + "\x00\x00\x00\x10"))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		out, err := Normalise(data)
		if err != nil {
			return
		}
		config, err := png.DecodeConfig(bytes.NewReader(out))
		if err != nil || config.Width > side || config.Height > side {
			t.Errorf("%d by %d, %v", config.Width, config.Height, err)
		}
	})
}
