package pdfium

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"

	"golang.org/x/image/draw"
)

// maxJPEG is the largest file taken out of a page (the upload itself is smaller).
const maxJPEG = 32 << 20

// Image is a page in 8-bit grey: Width*Height bytes, 0 is black.
type Image struct {
	Grey          []byte
	Width, Height int
	DPI           float64 // pixels per inch of the page
}

// Scan returns page i (0-based) as an image for text recognition, at about dpi.
func (in *Instance) Scan(i int, dpi float64) (Image, error) {
	page := in.call("FPDF_LoadPage", in.doc, uint64(i))
	if in.err != nil || page == 0 {
		return Image{}, errors.Join(in.err, errors.New("page cannot be loaded"))
	}
	defer in.call("FPDF_ClosePage", page)
	shrink := in.poster(page)
	img, ok := in.photograph(page, dpi*shrink)
	if !ok {
		var err error
		if img, err = in.render(page, dpi*shrink); err != nil {
			return img, err
		}
	}
	img.DPI /= shrink
	return img, nil
}

// Long sides of paper, in points.
const (
	longA4 = 842
	longA3 = 1191
)

// poster is by how much a page must shrink to be one of paper, 1 for most. Programs that make a PDF of
// pictures take a pixel for a point: the page is a metre high then, though what was scanned was a letter.
func (in *Instance) poster(page uint64) float64 {
	long := max(asFloat32(in.call("FPDF_GetPageWidthF", page)), asFloat32(in.call("FPDF_GetPageHeightF", page)))
	if long <= 1.1*longA3 {
		return 1
	}
	return longA4 / long
}

// photograph takes the page from the one JPEG image that covers it: sharper than
// rendering, and right where the image's own colour space contradicts the one
// that the file declares. ok is false for other pages.
func (in *Instance) photograph(page uint64, dpi float64) (out Image, ok bool) {
	if in.call("FPDFPage_CountObjects", page) != 1 || in.call("FPDFPage_GetRotation", page) != 0 {
		return out, false
	}
	object := in.call("FPDFPage_GetObject", page, 0)
	if in.call("FPDFPageObj_GetType", object) != imageObject || in.call("FPDFPageObj_GetMatrix", object, in.at(0)) != 1 {
		return out, false
	}
	a, b, c, d := in.float32At(0), in.float32At(4), in.float32At(8), in.float32At(12)
	area := asFloat32(in.call("FPDF_GetPageWidthF", page)) * asFloat32(in.call("FPDF_GetPageHeightF", page))
	if a <= 0 || d <= 0 || b != 0 || c != 0 || a*d < 0.8*area || !in.isJPEG(object) {
		return out, false
	}
	img := decode(in.rawImage(object))
	if img == nil {
		return out, false
	}
	out.DPI = float64(img.Bounds().Dx()) / (a / 72)
	size := img.Bounds().Size()
	if scale := min(dpi/out.DPI, maxSide/float64(max(size.X, size.Y))); scale > 1.2 {
		large := image.NewGray(image.Rect(0, 0, int(float64(size.X)*scale), int(float64(size.Y)*scale)))
		scaler(large.Bounds().Dx()*size.Y).Scale(large, large.Bounds(), img, img.Bounds(), draw.Src, nil)
		img, size, out.DPI = large, large.Bounds().Size(), out.DPI*scale
	}
	out.Grey, out.Width, out.Height = img.Pix, size.X, size.Y
	return out, true
}

// scaler enlarges an image by way of so many points between: the sharper one takes 32 bytes for each, which a
// child may not have.
func scaler(between int) draw.Scaler {
	if between > 8_000_000 {
		return draw.ApproxBiLinear
	}
	return draw.CatmullRom
}

func (in *Instance) isJPEG(object uint64) bool {
	if in.call("FPDFImageObj_GetImageFilterCount", object) != 1 {
		return false
	}
	n := in.call("FPDFImageObj_GetImageFilter", object, 0, in.at(64), 64)
	return n == uint64(len("DCTDecode")+1) && string(in.bytesAt(64, n-1)) == "DCTDecode"
}

func (in *Instance) rawImage(object uint64) []byte {
	n := in.call("FPDFImageObj_GetImageDataRaw", object, 0, 0)
	if n == 0 || n > maxJPEG {
		return nil
	}
	address := in.call("malloc", n)
	if in.err != nil || address == 0 {
		return nil
	}
	in.call("FPDFImageObj_GetImageDataRaw", object, address, n)
	view, ok := in.module.Memory().Read(uint32(address), uint32(n))
	if !ok {
		return nil
	}
	data := append([]byte(nil), view...)
	in.call("free", address)
	return data
}

// decode returns the image in grey without padding, nil if it is too large or damaged.
func decode(data []byte) *image.Gray {
	config, err := jpeg.DecodeConfig(bytes.NewReader(data))
	if err != nil || config.Width > maxSide || config.Height > maxSide {
		return nil
	}
	img, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	grey := image.NewGray(image.Rect(0, 0, config.Width, config.Height))
	draw.Draw(grey, grey.Bounds(), img, img.Bounds().Min, draw.Src)
	return grey
}
