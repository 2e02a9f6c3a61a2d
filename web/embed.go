// Package web holds the built web app.
package web

import (
	"embed"
	"io/fs"
)

// The committed placeholder dist/.gitkeep lets Go build before npm ran.
//
//go:embed all:dist
var dist embed.FS

// Dist returns the built app with index.html at its root. Before the first
// `npm run build` it holds the placeholder only, so index.html may be missing.
func Dist() fs.FS {
	sub, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // cannot happen: "dist" is a valid path that is embedded
	}
	return sub
}
