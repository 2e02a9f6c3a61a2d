package pdfium

import (
	"errors"
	"math"
)

const (
	greyFormat  = 1    // FPDFBitmap_Gray
	renderFlags = 0x08 // FPDF_GRAYSCALE
	maxSide     = 5000 // pixels
)

// render draws the page in grey at dpi, less where the page is too large.
func (in *Instance) render(page uint64, dpi float64) (Image, error) {
	w, h := asFloat32(in.call("FPDF_GetPageWidthF", page)), asFloat32(in.call("FPDF_GetPageHeightF", page))
	if w < 1 || h < 1 {
		return Image{}, errors.New("page without size")
	}
	scale := min(dpi/72, maxSide/max(w, h))
	out := Image{Width: int(math.Round(w * scale)), Height: int(math.Round(h * scale)), DPI: scale * 72}
	if out.Width < 1 || out.Height < 1 {
		return Image{}, errors.New("page without size")
	}
	bitmap := in.call("FPDFBitmap_CreateEx", uint64(out.Width), uint64(out.Height), greyFormat, 0, 0)
	if in.err != nil || bitmap == 0 {
		return Image{}, errors.Join(in.err, errors.New("no memory for the page's image"))
	}
	defer in.call("FPDFBitmap_Destroy", bitmap)
	in.call("FPDFBitmap_FillRect", bitmap, 0, 0, uint64(out.Width), uint64(out.Height), 0xFFFFFFFF)
	in.call("FPDF_RenderPageBitmap", bitmap, page, 0, 0, uint64(out.Width), uint64(out.Height), 0, renderFlags)
	stride := int(int32(in.call("FPDFBitmap_GetStride", bitmap)))
	buffer := in.call("FPDFBitmap_GetBuffer", bitmap)
	if in.err != nil || stride < out.Width {
		return Image{}, errors.Join(in.err, errors.New("page cannot be rendered"))
	}
	view, ok := in.module.Memory().Read(uint32(buffer), uint32(stride*out.Height))
	if !ok {
		return Image{}, errors.New("image of the page is out of range")
	}
	out.Grey = make([]byte, 0, out.Width*out.Height)
	for y := range out.Height {
		out.Grey = append(out.Grey, view[y*stride:y*stride+out.Width]...)
	}
	return out, nil
}
