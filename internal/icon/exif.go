package icon

import (
	"bytes"
	"encoding/binary"
)

// orientation reads tag 0x0112 of a TIFF structure (EXIF 2.3, 4.6.4); 1 where
// it is missing or damaged.
func orientation(t []byte) int {
	if len(t) < 8 {
		return 1
	}
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case bytes.HasPrefix(t, []byte("MM\x00*")):
		order = binary.BigEndian
	case !bytes.HasPrefix(t, []byte("II*\x00")):
		return 1
	}
	at := uint64(order.Uint32(t[4:]))
	if at+2 > uint64(len(t)) {
		return 1
	}
	count := uint64(order.Uint16(t[at:]))
	for i := range count {
		entry := at + 2 + 12*i
		if entry+12 > uint64(len(t)) {
			return 1
		}
		if order.Uint16(t[entry:]) == 0x0112 {
			return int(order.Uint16(t[entry+8:]))
		}
	}
	return 1
}

var exifHeader = []byte("Exif\x00\x00")

// jpegExif finds the APP1 segment with EXIF data, before the picture data.
func jpegExif(data []byte) []byte {
	for at := 2; at+4 <= len(data) && data[at] == 0xFF; {
		marker, size := data[at+1], int(binary.BigEndian.Uint16(data[at+2:]))
		if marker == 0xDA || size < 2 || at+2+size > len(data) {
			return nil
		}
		segment := data[at+4 : at+2+size]
		if marker == 0xE1 && bytes.HasPrefix(segment, exifHeader) {
			return segment[len(exifHeader):]
		}
		at += 2 + size
	}
	return nil
}

// pngExif finds the chunk eXIf.
func pngExif(data []byte) []byte {
	for at := 8; at+12 <= len(data); {
		size := int(binary.BigEndian.Uint32(data[at:]))
		if size < 0 || size > len(data)-at-12 {
			return nil
		}
		if string(data[at+4:at+8]) == "eXIf" {
			return data[at+8 : at+8+size]
		}
		at += 12 + size
	}
	return nil
}

// webpExif finds the chunk EXIF.
func webpExif(data []byte) []byte {
	var found []byte
	eachChunk(data, func(name string, body []byte) bool {
		if name == "EXIF" {
			found = bytes.TrimPrefix(body, exifHeader)
		}
		return found == nil
	})
	return found
}
