package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"focal/internal/cv"
	"focal/internal/perspective"
	"focal/internal/proofread"
)

type rewriteCommand struct {
	Perspective string `required:"" short:"p" help:"FirstPerson or ThirdPerson."`
	Name        string `help:"Whose CV it is, for the subject of third-person sentences."`
	Pronouns    string `default:"they" help:"none, they, she or he."`
	JSONL       bool   `name:"jsonl" help:"Read {\"id\",\"input\",\"name\",\"pronouns\"} and write {\"id\",\"output\",\"notes\"}, one per line."`
}

func (p *rewriteCommand) Run(ctx context.Context, c console) error {
	to, err := cv.ParsePerspective(p.Perspective)
	if err != nil {
		return usageError(err.Error())
	}
	return eachLine(ctx, c, p.JSONL, func(in textInput) (string, any, error) {
		if in.Name == "" {
			in.Name = p.Name
		}
		if in.Pronouns == "" {
			in.Pronouns = p.Pronouns
		}
		pronouns, err := cv.ParsePronouns(in.Pronouns)
		if err != nil {
			return "", nil, usageError(err.Error())
		}
		out, edits := perspective.Rewrite(in.Input, to, perspective.Subject{Name: in.Name, Pronouns: pronouns})
		notes := make([]lineNote, len(edits))
		for i, e := range edits {
			notes[i] = lineNote{cv.NotePerspective, e.Before, e.After, e.Reason, span{e.Start, e.End}}
		}
		return out, notes, nil
	})
}

type proofreadCommand struct {
	Locale string `enum:",en-GB,en-US" default:"" help:"en-GB or en-US; without it both spellings stand."`
	JSONL  bool   `name:"jsonl" help:"Read {\"id\",\"input\"} and write {\"id\",\"output\",\"notes\"}, one per line."`
}

func (p *proofreadCommand) Run(ctx context.Context, c console) error {
	checker := proofread.New(proofread.Config{})
	return eachLine(ctx, c, p.JSONL, func(in textInput) (string, any, error) {
		out, edits := checker.Sentence(in.Input, proofread.Options{Locale: p.Locale})
		notes := make([]lineNote, len(edits))
		for i, e := range edits {
			notes[i] = lineNote{e.Kind, e.Before, e.After, e.Reason, span{e.Start, e.End}}
		}
		return out, notes, nil
	})
}

// lineNote is one change of a line; Source is its place in the input, in bytes.
type lineNote struct {
	Kind   cv.NoteKind `json:"kind"`
	Before string      `json:"before"`
	After  string      `json:"after"`
	Reason string      `json:"reason"`
	Source span        `json:"source"`
}

type span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// textInput is one line of --jsonl.
type textInput struct {
	ID       any    `json:"id"`
	Input    string `json:"input"`
	Name     string `json:"name"`
	Pronouns string `json:"pronouns"`
}

// eachLine maps standard input to standard output, one line in, one line out.
func eachLine(ctx context.Context, c console, jsonl bool, change func(textInput) (out string, notes any, err error)) error {
	in := bufio.NewReader(c.in)
	out := bufio.NewWriter(c.out)
	defer out.Flush()
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	var failed error
	for number := 1; ; number++ {
		line, readErr := in.ReadString('\n')
		if readErr == io.EOF && line == "" {
			return failed
		}
		if readErr != nil && readErr != io.EOF {
			return readErr
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		line = trimLineEnd(line)
		input := textInput{Input: line}
		if jsonl {
			if line == "" {
				continue
			}
			input = textInput{}
			if err := json.Unmarshal([]byte(line), &input); err != nil {
				return usageError(fmt.Sprintf("line %d is not a JSON object with \"id\" and \"input\"", number))
			}
		}
		text, notes, err := safely(change, input)
		if errors.Is(err, errFault) { // the line stays as it is, and the others go on
			fmt.Fprintf(c.err, "focal: line %d: %s\n", number, err)
			text, notes, err, failed = input.Input, []lineNote{}, nil, errSomeFailed
		}
		if err != nil {
			return err
		}
		if !jsonl {
			fmt.Fprintln(out, text)
			continue
		}
		if err := enc.Encode(map[string]any{"id": input.ID, "output": text, "notes": notes}); err != nil {
			return err
		}
	}
}

// errFault is a panic, which is a fault of ours and no reason to lose the rest.
var errFault = errors.New("a fault of the program; please report it")

func safely(change func(textInput) (string, any, error), in textInput) (out string, notes any, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w (%v)", errFault, p)
		}
	}()
	return change(in)
}

func trimLineEnd(s string) string {
	for len(s) > 0 && (s[len(s)-1] == '\n' || s[len(s)-1] == '\r') {
		s = s[:len(s)-1]
	}
	return s
}
