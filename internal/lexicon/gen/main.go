// Command gen builds index.bin.gz from SCOWL, WordNet and the lists in words/.
// On Debian: apt-get install scowl wordnet-base.
package main

import (
	"bytes"
	"compress/gzip"
	"flag"
	"log"
	"os"
)

func main() {
	scowl := flag.String("scowl", "/usr/share/dict/scowl", "directory of the SCOWL lists")
	wordnet := flag.String("wordnet", "/usr/share/wordnet", "directory of the WordNet database")
	own := flag.String("words", "words", "directory of our own lists")
	out := flag.String("out", "index.bin.gz", "file to write")
	flag.Parse()

	if err := generate(*scowl, *wordnet, *own, *out); err != nil {
		log.Fatal(err)
	}
}

func generate(scowl, wordnet, own, out string) error {
	words, err := readSCOWL(scowl)
	if err != nil {
		return err
	}
	if err := addOwn(words, own); err != nil {
		return err
	}
	if err := tag(words, wordnet); err != nil {
		return err
	}
	data, err := packed(pack(words))
	if err != nil {
		return err
	}
	log.Printf("%d forms, %d bytes", len(words), len(data))
	return os.WriteFile(out, data, 0o644)
}

func packed(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
