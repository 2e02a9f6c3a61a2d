package main

import (
	"fmt"
	"math"
	"path"
	"slices"
	"strconv"
	"strings"

	doc "focal/internal/cv"
	"focal/internal/extract"
	"focal/internal/gold"
)

// postsCommand learns which posts are asserted: a logistic regression on all posts that are read in CVs which the models have not
// seen, by whether a person labelled such a post. Each source in turn is measured by weights of the others.
type postsCommand struct {
	Pages string   `required:"" type:"path" help:"Folder that pages wrote."`
	Gold  []string `required:"" type:"path" help:"Folders of labels that no model learned from."`
}

// judgedPost is a post with its signs.
type judgedPost struct {
	source string
	signs  []float64
	right  bool    // nearly as labelled
	part   bool    // all that it says is right, but it lacks something: taken for right in learning
	weight float64 // CVs with many posts say less with each
	chance float64
}

func (c *postsCommand) Run() error {
	list, err := load(c.Pages, c.Gold)
	if err != nil {
		return err
	}
	var all []*judgedPost
	for _, v := range list {
		all = append(all, judged(v)...)
	}
	for _, source := range sourcesOf(all) {
		in := slices.DeleteFunc(slices.Clone(all), func(p *judgedPost) bool { return p.source == source })
		weights := learnPosts(in)
		for _, p := range all {
			if p.source == source {
				p.chance = logistic(weights, p.signs)
			}
		}
	}
	fmt.Println("chance\twrong ones under it\tof them right in part\tright ones under it")
	for least := 0.1; least < 0.85; least += 0.1 {
		wrong, part, right := 0, 0, 0
		for _, p := range all {
			if p.chance < least {
				wrong, part, right = wrong+one(!p.right), part+one(!p.right && p.part), right+one(p.right)
			}
		}
		fmt.Printf("%.1f\t%d\t%d\t%d\n", least, wrong, part, right)
	}
	for k, w := range learnPosts(all) {
		fmt.Printf("%8.3f  %s\n", w, extract.PostSigns[k])
	}
	return nil
}

// judged reads a CV and looks at each post that is found, asserted or not.
func judged(v *cv) (out []*judgedPost) {
	source := strings.TrimRight(strings.TrimSuffix(v.gold.File, path.Ext(v.gold.File)), "0123456789")
	ordered, _ := extract.Ordered(v.pages, extract.Options{})
	extract.Document(ordered, extract.Options{Judged: func(posts []doc.Engagement, signs [][]float64) {
		out = nil
		for i := range posts {
			w := &posts[i]
			if w.Title.IsZero() && w.Organisation.IsZero() {
				continue
			}
			p := &judgedPost{source: source, signs: signs[i]}
			for k := range v.gold.Work {
				nearly, part := samePost(&v.gold.Work[k], w)
				p.right, p.part = p.right || nearly, p.part || part
			}
			out = append(out, p)
		}
	}})
	for _, p := range out {
		p.weight = 2 / math.Sqrt(float64(len(out)))
	}
	return out
}

// samePost compares a post with a labelled one as score_wild.py does, and says whether it is the same but for what it lacks.
func samePost(g *gold.Post, w *doc.Engagement) (nearly, part bool) {
	year := ""
	if w.Dates.Start.Year > 0 {
		year = strconv.Itoa(w.Dates.Start.Year)
	}
	start := g.StartDate[:min(4, len(g.StartDate))]
	of := func(label, value string) (same, lacks bool) {
		same = lettersOf(value) != "" && nearlySame(label, value)
		return same || lettersOf(label) == "", same || lettersOf(value) == ""
	}
	title, noTitle := of(g.Position, w.Title.Value)
	employer, noEmployer := of(g.Name, w.Organisation.Value)
	said := one(!w.Title.IsZero()) + one(!w.Organisation.IsZero()) + one(year != "")
	return title && employer && start == year, said >= 2 && noTitle && noEmployer && (year == "" || start == year)
}

func sourcesOf(all []*judgedPost) (out []string) {
	for _, p := range all {
		if !slices.Contains(out, p.source) {
			out = append(out, p.source)
		}
	}
	return out
}

func logistic(weights, signs []float64) float64 {
	z := 0.0
	for k, v := range signs {
		z += weights[k] * v
	}
	return 1 / (1 + math.Exp(-z))
}

// Settings of the regression, whose signs are brought to one scale while it learns.
const (
	postsHold  = 10 // how much weights are held near zero
	postsSteps = 4000
)

// learnPosts are the weights of the signs, the first of which is the constant.
func learnPosts(list []*judgedPost) []float64 {
	n := len(list[0].signs)
	mean, scale := make([]float64, n), make([]float64, n)
	for _, p := range list {
		for k, v := range p.signs {
			mean[k] += v / float64(len(list))
		}
	}
	for _, p := range list {
		for k, v := range p.signs {
			scale[k] += (v - mean[k]) * (v - mean[k]) / float64(len(list))
		}
	}
	w := make([]float64, n)
	for range postsSteps {
		grad := make([]float64, n)
		for _, p := range list {
			z := w[0]
			for k := 1; k < n; k++ {
				z += w[k] * (p.signs[k] - mean[k]) / math.Sqrt(scale[k]+1e-9)
			}
			d := (float64(one(p.right || p.part)) - 1/(1+math.Exp(-z))) * p.weight
			grad[0] += d
			for k := 1; k < n; k++ {
				grad[k] += d * (p.signs[k] - mean[k]) / math.Sqrt(scale[k]+1e-9)
			}
		}
		for k := range w {
			w[k] += (grad[k] - postsHold*w[k]*float64(one(k > 0))) / float64(len(list))
		}
	}
	for k := 1; k < n; k++ {
		w[k] /= math.Sqrt(scale[k] + 1e-9)
		w[0] -= w[k] * mean[k]
	}
	return w
}
