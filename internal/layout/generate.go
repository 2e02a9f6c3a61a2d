package layout

//go:generate go run ./generate -out metrics
