//go:build !race

package pdf

// dataLimit bounds a child's memory in bytes: PDFium has its own, smaller ceiling;
// this one holds for the rest. Most of it is reserved, not used.
const dataLimit = 768 << 20
