package main

import (
	"fmt"

	"focal/internal/extract/labeller"
	"focal/internal/extract/recurrent"
)

type blendCommand struct {
	Models []string `required:"" help:"Files of weights that went on from the same ones."`
	Out    string   `required:"" type:"path"`
}

// Run makes the mean of networks; the random fields are those of the first file.
func (b *blendCommand) Run() error {
	var all []*labeller.Models
	for _, path := range b.Models {
		m, err := readModels(path)
		if err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		all = append(all, m)
	}
	out := *all[0]
	blend := func(of func(m *labeller.Models) **recurrent.Model) error {
		var models []*recurrent.Model
		for _, m := range all {
			models = append(models, *of(m))
		}
		mean, err := recurrent.Blend(models...)
		*of(&out) = mean
		return err
	}
	for n := range out.Networks {
		if err := blend(func(m *labeller.Models) **recurrent.Model { return &m.Networks[n] }); err != nil {
			return err
		}
	}
	for k := range out.WordNetworks {
		for n := range out.WordNetworks[k] {
			if err := blend(func(m *labeller.Models) **recurrent.Model { return &m.WordNetworks[k][n] }); err != nil {
				return err
			}
		}
	}
	return store(&out, b.Out)
}
