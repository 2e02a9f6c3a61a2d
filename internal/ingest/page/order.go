package page

// InOrder is the file with its lines in another one of its orders, by number: 1 is the one that it was read in. False where it has
// no such order.
//
// The order that is shown is in Pages, and the first one then has its place among Asked: none is held twice.
func (d *Document) InOrder(n int) (*Document, bool) {
	now := max(d.Order, 1)
	if n < 1 || n > len(d.Asked)+1 {
		return nil, false
	}
	if n == now {
		return d, true
	}
	out := *d
	all := d.Orders()
	out.Pages, out.Order, out.Asked = all[n-1], n, append([][]Page{}, all[1:]...)
	if n == 1 {
		out.Order = 0
	} else {
		out.Asked[n-2] = all[0]
	}
	return &out, true
}

// Orders are the orders of the lines that there are, by their numbers less one.
func (d *Document) Orders() [][]Page {
	all := append([][]Page{d.Pages}, d.Asked...)
	if d.Order > 1 {
		all[0], all[d.Order-1] = all[d.Order-1], all[0]
	}
	return all
}
