// Package icon turns an uploaded picture into the branding icon that goes into
// documents: a PNG of at most 600 pixels a side, upright, with nothing of the
// file's metadata.
package icon

import (
	"bytes"
	"fmt"
	"image"
	"image/png"

	"focal/internal/problem"
	"golang.org/x/image/draw"
)

const (
	// MaxBytes is the largest upload, inclusive (decisions D-57).
	MaxBytes = 5242880
	// maxSide is the largest width and height that is decoded: a small file can
	// announce a picture that fills the memory.
	maxSide = 4096
	// side is the largest width and height of the result.
	side = 600
)

// messageInvalid is the text that the web app shows for a wrong file too.
const messageInvalid = "Invalid file format or size. Please select an image file up to 5MB."

// Normalise returns the icon as PNG. It reads PNG, JPEG, WebP, GIF, BMP and
// TIFF by content, whatever the file is called; of an animation it takes the
// first frame.
func Normalise(data []byte) (out []byte, err error) {
	defer func() {
		if r := recover(); r != nil { // a decoder met something its authors did not think of
			out, err = nil, problem.Wrap(fmt.Errorf("decoder: %v", r), problem.Unreadable, "This picture is damaged. Please save it again as PNG or JPEG.")
		}
	}()
	if len(data) > MaxBytes {
		return nil, problem.New(problem.TooLarge, messageInvalid)
	}
	f, ok := formatOf(data)
	if !ok {
		return nil, problem.New(problem.Unsupported, messageInvalid)
	}
	config, err := f.config(bytes.NewReader(data))
	if err != nil {
		return nil, damaged(err)
	}
	if config.Width > maxSide || config.Height > maxSide {
		return nil, problem.New(problem.Invalid, "This picture has more than %d pixels a side. Please make it smaller.", maxSide)
	}
	picture, err := f.decode(data)
	if err != nil {
		return nil, damaged(err)
	}
	if b := picture.Bounds(); b.Empty() || b.Dx() > maxSide || b.Dy() > maxSide {
		return nil, damaged(nil)
	}
	picture = turn(shrink(picture), f.orientation(data))
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return nil, problem.Wrap(err, problem.Internal, "The picture could not be saved. Please try again.")
	}
	return b.Bytes(), nil
}

func damaged(cause error) error {
	return problem.Wrap(cause, problem.Unreadable, "This picture is damaged. Please save it again as PNG or JPEG.")
}

// shrink copies the picture, scaled down to the largest side if it is larger.
func shrink(picture image.Image) *image.NRGBA {
	b := picture.Bounds()
	w, h := b.Dx(), b.Dy()
	if longest := max(w, h); longest > side {
		w, h = max(w*side/longest, 1), max(h*side/longest, 1)
	}
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	if w == b.Dx() && h == b.Dy() {
		draw.Copy(out, image.Point{}, picture, b, draw.Src, nil)
		return out
	}
	draw.CatmullRom.Scale(out, out.Bounds(), picture, b, draw.Src, nil)
	return out
}

// turn brings a picture upright by its EXIF orientation (1 to 8; others mean 1).
func turn(in *image.NRGBA, orientation int) *image.NRGBA {
	if orientation < 2 || orientation > 8 {
		return in
	}
	w, h := in.Rect.Dx(), in.Rect.Dy()
	out := image.NewNRGBA(image.Rect(0, 0, w, h))
	if orientation >= 5 {
		out = image.NewNRGBA(image.Rect(0, 0, h, w))
	}
	for y := range h {
		for x := range w {
			tx, ty := x, y
			switch orientation {
			case 2:
				tx = w - 1 - x
			case 3:
				tx, ty = w-1-x, h-1-y
			case 4:
				ty = h - 1 - y
			case 5:
				tx, ty = y, x
			case 6:
				tx, ty = h-1-y, x
			case 7:
				tx, ty = h-1-y, w-1-x
			case 8:
				tx, ty = y, w-1-x
			}
			out.SetNRGBA(tx, ty, in.NRGBAAt(x, y))
		}
	}
	return out
}
