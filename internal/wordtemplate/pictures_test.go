package wordtemplate

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"focal/internal/wordtemplate/specimen"
)

// The pictures that the web app shows where a template is chosen, and what each was drawn from.
const (
	pictureDir = "../../web/public/media/templates"
	pictured   = "testdata/pictures.json"
)

// The picture of every built-in template is that of its present first page. After a
// change of a design: FOCAL_SOFFICE=soffice FOCAL_DRAW_PICTURES=1 go test -run Pictures
// ./internal/wordtemplate, which needs pdftoppm.
func TestPicturesAreCurrent(t *testing.T) {
	if soffice := os.Getenv("FOCAL_SOFFICE"); soffice != "" && os.Getenv("FOCAL_DRAW_PICTURES") != "" {
		drawPictures(t, soffice)
	}
	drawn := map[string]string{}
	data, err := os.ReadFile(pictured)
	if err == nil {
		err = json.Unmarshal(data, &drawn)
	}
	if err != nil || len(drawn) != len(Names()) {
		t.Fatalf("%d templates have a picture (%v), want %d", len(drawn), err, len(Names()))
	}
	for _, name := range Names() {
		if drawn[name] != pictureSource(t, name) {
			t.Errorf("%s looks otherwise than its picture: draw the pictures anew", name)
		}
		file, err := os.Open(pictureFile(name))
		if err != nil {
			t.Fatal(err)
		}
		m, err := png.DecodeConfig(file)
		_ = file.Close()
		if err != nil || m.Width != 298 || m.Height != 421 {
			t.Errorf("%s: the picture is no page: %+v, %v", name, m, err)
		}
		if info, _ := os.Stat(pictureFile(name)); info.Size() > 40<<10 {
			t.Errorf("%s: the picture has %d bytes", name, info.Size())
		}
	}
}

func pictureFile(name string) string { return filepath.Join(pictureDir, strings.ToLower(name)+".png") }

func pictureSource(t *testing.T, name string) string {
	t.Helper()
	sum := sha256.Sum256(fill(t, name, specimen.Full(), FillOptions{}))
	return hex.EncodeToString(sum[:8])
}

func drawPictures(t *testing.T, soffice string) {
	t.Helper()
	dir, drawn := t.TempDir(), map[string]string{}
	args := []string{"-env:UserInstallation=file://" + dir + "/profile", "--headless", "--convert-to", "pdf", "--outdir", dir}
	for _, name := range Names() {
		file := filepath.Join(dir, name+".docx")
		if err := os.WriteFile(file, fill(t, name, specimen.Full(), FillOptions{}), 0o600); err != nil {
			t.Fatal(err)
		}
		drawn[name], args = pictureSource(t, name), append(args, file)
	}
	if out, err := exec.Command(soffice, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range Names() {
		base := filepath.Join(dir, name)
		if out, err := exec.Command("pdftoppm", "-r", "36", "-singlefile", "-png", base+".pdf", base).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		data, err := os.ReadFile(base + ".png")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(pictureFile(name), small(t, data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := json.MarshalIndent(drawn, "", "\t")
	if err == nil {
		err = os.WriteFile(pictured, append(data, '\n'), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// small is a picture in its 64 commonest colours.
func small(t *testing.T, data []byte) []byte {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	uses := map[color.Color]int{}
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			uses[m.At(x, y)]++
		}
	}
	common := slices.SortedFunc(maps.Keys(uses), func(a, b color.Color) int {
		ar, ag, ab, _ := a.RGBA()
		br, bg, bb, _ := b.RGBA()
		return cmp.Or(uses[b]-uses[a], cmp.Compare(ar<<16+ag<<8+ab, br<<16+bg<<8+bb))
	})
	out := image.NewPaletted(m.Bounds(), common[:min(64, len(common))])
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			out.Set(x, y, m.At(x, y))
		}
	}
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, out); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
