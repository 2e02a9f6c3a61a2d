package flow

// White text is read only where a dark ground makes it visible: people hide
// keywords from readers of paper in white on white.

// IsDark reports whether white text can be read on a colour: a contrast of about
// 1.6 to 1, which lets mid tones such as amber pass and light greys not.
func IsDark(rgb uint32) bool { return luminance(rgb) < 0.6 }

// IsNearWhite reports whether text of a colour disappears on white paper.
func IsNearWhite(rgb uint32) bool { return luminance(rgb) > 0.85 }

// luminance is the relative luminance of WCAG 2.1, with a plain square for its
// power of 2.4 (near enough for these two questions).
func luminance(rgb uint32) float64 {
	part := func(shift uint) float64 {
		v := float64(rgb>>shift&0xFF) / 255
		return v * v
	}
	return 0.2126*part(16) + 0.7152*part(8) + 0.0722*part(0)
}

// ThemeIsDark judges a theme colour by its name; light tints are light.
func ThemeIsDark(name string, tinted bool) bool {
	switch name {
	case "tx1", "tx2", "dk1", "dk2", "text1", "text2", "dark1", "dark2":
		return true
	case "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "folHlink", "hyperlink", "followedHyperlink", "phClr":
		return !tinted
	}
	return false
}
