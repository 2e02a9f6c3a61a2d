package tailor

import (
	"strings"
	"testing"
)

func BenchmarkRequirements(b *testing.B) {
	documents := labelledJobs(b, "testdata/jobs")
	text := documents[0].text
	for _, d := range documents {
		if len(d.text) > len(text) {
			text = d.text
		}
	}
	document := job(text)
	for b.Loop() {
		Requirements(document)
	}
}

func BenchmarkCompare(b *testing.B) {
	document := judgedCVs()["developer"]
	for len(document.Work) < 10 {
		document.Work = append(document.Work, document.Work[0])
	}
	var requirements []Requirement
	for _, d := range labelledJobs(b, "testdata/jobs")[:3] {
		requirements = append(requirements, Requirements(job(d.text))...)
	}
	for b.Loop() {
		Compare(document, requirements, today)
	}
}

// BenchmarkJudge is the second judgement alone, of the same CV and demands as BenchmarkCompare.
func BenchmarkJudge(b *testing.B) {
	document := judgedCVs()["developer"]
	for len(document.Work) < 10 {
		document.Work = append(document.Work, document.Work[0])
	}
	var requirements []Requirement
	for _, d := range labelledJobs(b, "testdata/jobs")[:3] {
		requirements = append(requirements, Requirements(job(d.text))...)
	}
	match := Compare(document, requirements, today)
	for b.Loop() {
		Judge(document, match, today)
	}
}

// BenchmarkHostile reads 50,000 lines that all ask for something.
func BenchmarkHostile(b *testing.B) {
	document := job("Requirements\n" + strings.Repeat("- knowledge of (a; b, c and d or e) must, and, with (((\n", 50000))
	for b.Loop() {
		Requirements(document)
	}
}

// BenchmarkHostileProse reads 50,000 long lines without an end.
func BenchmarkHostileProse(b *testing.B) {
	document := job(strings.Repeat(strings.Repeat("you must have experience of and knowledge in ", 60)+"\n", 50000))
	for b.Loop() {
		Requirements(document)
	}
}
