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

	words, err := readSCOWL(*scowl)
	if err != nil {
		log.Fatal(err)
	}
	if err := addOwn(words, *own); err != nil {
		log.Fatal(err)
	}
	if err := tag(words, *wordnet); err != nil {
		log.Fatal(err)
	}
	data := pack(words)
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := w.Write(data); err != nil {
		log.Fatal(err)
	}
	if err := w.Close(); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(*out, packed.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
	log.Printf("%d forms, %d bytes", len(words), len(data))
}
