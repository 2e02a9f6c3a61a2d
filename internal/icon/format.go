package icon

import (
	"bytes"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/bmp"
	"golang.org/x/image/tiff"
	"golang.org/x/image/webp"
)

// format is one kind of picture. exif returns the TIFF structure that holds its
// orientation, nil where there is none.
type format struct {
	magics []string // "?" stands for any byte
	config func(io.Reader) (image.Config, error)
	decode func([]byte) (image.Image, error)
	exif   func([]byte) []byte
}

var formats = []format{
	{[]string{"\x89PNG\r\n\x1a\n"}, png.DecodeConfig, reader(png.Decode), pngExif},
	{[]string{"\xff\xd8\xff"}, jpeg.DecodeConfig, reader(jpeg.Decode), jpegExif},
	{[]string{"RIFF????WEBP"}, webp.DecodeConfig, decodeWebP, webpExif},
	{[]string{"GIF87a", "GIF89a"}, gif.DecodeConfig, reader(gif.Decode), none},
	{[]string{"BM????\x00\x00\x00\x00"}, bmp.DecodeConfig, reader(bmp.Decode), none},
	{[]string{"II*\x00", "MM\x00*"}, tiff.DecodeConfig, reader(tiff.Decode), func(data []byte) []byte { return data }},
}

func reader(decode func(io.Reader) (image.Image, error)) func([]byte) (image.Image, error) {
	return func(data []byte) (image.Image, error) { return decode(bytes.NewReader(data)) }
}

func none([]byte) []byte { return nil }

// formatOf tells the format by the first bytes.
func formatOf(data []byte) (format, bool) {
	for _, f := range formats {
		for _, magic := range f.magics {
			if matches(data, magic) {
				return f, true
			}
		}
	}
	return format{}, false
}

func matches(data []byte, magic string) bool {
	if len(data) < len(magic) {
		return false
	}
	for i := range len(magic) {
		if magic[i] != '?' && magic[i] != data[i] {
			return false
		}
	}
	return true
}

func (f format) orientation(data []byte) int { return orientation(f.exif(data)) }
