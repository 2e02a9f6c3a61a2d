package engine_test

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"focal/internal/engine"
)

// BenchmarkCorpus converts the CVs in the folders FOCAL_CVS (separated by colons) with the
// sample's job, all of them in each round after one round to warm up: p50 and p95 of the time
// that a conversion takes, and the processor time of this process that it takes. Reading the PDF
// pages, which another process does, is in the first and not in the second.
func BenchmarkCorpus(b *testing.B) {
	if os.Getenv("FOCAL_CVS") == "" {
		b.Skip("FOCAL_CVS names no folders with CVs")
	}
	e, err := engine.New(engine.Config{})
	if err != nil {
		b.Fatal(err)
	}
	defer e.Close()
	files := corpus(b, strings.Split(os.Getenv("FOCAL_CVS"), ":"))
	job, err := os.ReadFile(filepath.Join(samples, "job-programme-manager.txt"))
	if err != nil {
		b.Fatal(err)
	}
	convert := func(file engine.Upload) {
		result, err := e.Convert(context.Background(), engine.Request{CV: file, Job: &engine.Upload{
			Name: "job.txt",
			Data: job,
		}, Options: thirdPerson()})
		if err != nil {
			return // a file that is refused is measured too
		}
		if _, err := e.Render(context.Background(), result.Document, engine.RenderOptions{
			Template: "Generic",
			MaxPages: result.Pages,
		}); err != nil {
			b.Fatal(err)
		}
	}
	for _, file := range files {
		convert(file)
	}
	b.ReportAllocs()
	var wall, busy []time.Duration
	for b.Loop() {
		for _, file := range files {
			start, cpu := time.Now(), processorTime()
			convert(file)
			wall, busy = append(wall, time.Since(start)), append(busy, processorTime()-cpu)
		}
	}
	report := func(list []time.Duration, name string) {
		slices.Sort(list)
		b.ReportMetric(list[len(list)/2].Seconds()*1000, "p50-"+name)
		b.ReportMetric(list[len(list)*95/100].Seconds()*1000, "p95-"+name)
	}
	report(wall, "ms")
	report(busy, "cpu-ms")
}

// corpus reads the CVs below the folders, in the order of their paths.
func corpus(b *testing.B, folders []string) []engine.Upload {
	var out []engine.Upload
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			data, err := os.ReadFile(path)
			out = append(out, engine.Upload{Name: filepath.Base(path), Data: data})
			return err
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	return out
}

// processorTime is what this process has taken so far.
func processorTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
