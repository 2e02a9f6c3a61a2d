package pdf

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"

	"focal/internal/problem"
)

// pictureDPI shows a page of A4 in 1,100 pixels: sharp on a screen, and 100 KB.
const pictureDPI = 130

// Picture draws a page (0-based) of the file as a PNG in grey, for somebody to look at.
// Errors are *problem.Error; NotFound where there is no such page.
func (r *Reader) Picture(ctx context.Context, data []byte, page int) ([]byte, error) {
	if page < 0 || page >= MaxPages {
		return nil, problem.New(problem.NotFound, "This file has no such page.")
	}
	drawing, cancel := context.WithTimeout(ctx, readDeadline)
	defer cancel()
	c, err := r.pool.acquire(drawing)
	if err != nil {
		return nil, interrupted(err)
	}
	c, answer, err := r.pool.ask(drawing, c, renderDeadline, request{Data: data, Render: page + 1, DPI: pictureDPI})
	if err != nil {
		return nil, failed(drawing, err)
	}
	r.pool.release(c)
	if answer.Image == nil {
		return nil, problem.Wrap(errors.New(answer.Cause), problem.NotFound, "This page cannot be drawn.")
	}
	grey := &image.Gray{Pix: answer.Image.Grey, Stride: answer.Image.Width, Rect: image.Rect(0, 0, answer.Image.Width, answer.Image.Height)}
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, grey); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
