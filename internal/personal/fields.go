package personal

import (
	"strings"

	"focal/internal/sieve"
)

// fieldLabel stands before one of several facts of a person in one line.
var fieldLabel = sieve.MustCompile(`(?i)(?:^|[\s,;|.])((?:(?:father|mother|husband|wife|spouse|guardian)(?:\W{0,2}s)? ?name` +
	`|(?:full )?name|(?:age (?:&|and|/) )?date of birth` +
	`|d\.? ?o\.? ?b\.?|birth ?(?:date|place)|place of birth|age|gender|sex` +
	`|(?:marital|matrimonial|civil|family) status|nationality|citizenship` +
	`|(?:(?:current|present|expected|last|desired) )+(?:salary|ctc|remuneration)` +
	`|religion|caste|dependents|height|weight|blood group|passport(?: (?:no|number|details))?` +
	`|pan(?: no)?|aadhaa?r(?: no)?|visa status` +
	`|(?:(?:permanent|present|current|home|postal) )?address|(?:mobile|phone|contact|tel)(?: (?:no|number))?|e-?mail(?: id)?` +
	`|languages?(?: known)?|hobbies|interests|driving licen[cs]e)\.?\s*[:–—-]+)`)

// Field is one of several labelled facts in a line.
type Field struct{ Whole, Label, Value string }

// FieldsOf parts a line at the labels of facts; before is what stands before the first. A single
// label counts where the line is no more than its fact.
func FieldsOf(text string) (before string, fields []Field) {
	if !strings.ContainsAny(text, ":–—-") { // with one of which every label ends
		return text, nil
	}
	labels := fieldLabel.FindAllStringSubmatchIndex(text, -1)
	if len(labels) == 0 || len(labels) == 1 && !oneField(text, text[:labels[0][3]], labels[0][2]) {
		return text, nil
	}
	for i, at := range labels {
		end := len(text)
		if i+1 < len(labels) {
			end = labels[i+1][2]
		}
		fields = append(fields, Field{
			Whole: text[at[2]:end], Label: strings.TrimRight(text[at[2]:at[3]], " :–—-"), Value: strings.Trim(text[at[3]:end], " ,;|"),
		})
	}
	return text[:labels[0][2]], fields
}

// oneField reports a line that is one label and its value.
func oneField(text, label string, from int) bool {
	return from == 0 && strings.Contains(label, ":") && isOneFact(text)
}

// isOneFact reports a text that is short, and no sentence with another one behind it.
func isOneFact(text string) bool { return len(strings.Fields(text)) <= 12 && !endsAt.MatchString(text) }

// endsAt finds a sentence that another one follows.
var endsAt = sieve.MustCompile(`\pL{3,}\. \p{Lu}`)
