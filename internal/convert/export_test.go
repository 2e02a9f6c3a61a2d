package convert

// Draft is what a draft is marked with.
var Draft = draft
