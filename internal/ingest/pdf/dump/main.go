// Command dump prints the lines of PDF files as the reader sees them, with -text
// nothing but their text.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"focal/internal/ingest/page"
	"focal/internal/ingest/pdf"
)

var kinds = map[page.Kind]string{page.Paragraph: "p", page.Heading: "h", page.ListItem: "li", page.TableRow: "tr", page.PageHeader: "ph", page.PageFooter: "pf"}

func main() {
	plain := flag.Bool("text", false, "print the text alone")
	flag.Parse()
	ctx := context.Background()
	r, err := pdf.New(ctx, pdf.Config{})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer r.Close()
	for _, name := range flag.Args() {
		data, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		start := time.Now()
		doc, err := r.Read(ctx, data)
		fmt.Printf("== %s %.1f ms\n", name, float64(time.Since(start).Microseconds())/1000)
		if err != nil {
			fmt.Println(err)
			continue
		}
		if *plain {
			printText(doc)
			continue
		}
		printDocument(doc)
	}
}

func printText(d *page.Document) {
	if d.OCR {
		fmt.Println("! Recognised.")
	}
	for _, w := range d.Warnings {
		fmt.Println("!", w)
	}
	for _, l := range d.Lines() {
		fmt.Println(l.Bullet, l.Text())
	}
}

// printDocument prints page, block, kind, x, gap and size before each line;
// segments are parted by |, bold text is in *.
func printDocument(d *page.Document) {
	for _, w := range d.Warnings {
		fmt.Println("!", w)
	}
	for i, p := range d.Pages {
		for _, l := range p.Lines {
			parts := make([]string, len(l.Segments))
			for j, s := range l.Segments {
				parts[j] = s.Text()
			}
			text := strings.Join(parts, " | ")
			if l.Bold() {
				text = "*" + text + "*"
			}
			fmt.Printf("%d.%-3d %-2s x%-4.0f gap%-5.1f %4.1f  %s %s\n", i+1, l.Block, kinds[l.Kind], l.X, l.GapBefore, l.Size, l.Bullet, text)
		}
	}
}
