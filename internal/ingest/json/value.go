package json

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"focal/internal/ingest/flow"
)

// object keeps the order of its members; of members with the same key the last
// one counts, as for most programs.
type object struct {
	keys   []string
	values map[string]any
}

func newObject() *object { return &object{values: map[string]any{}} }

func (o *object) set(key string, v any) {
	if _, had := o.values[key]; !had {
		o.keys = append(o.keys, key)
	}
	o.values[key] = v
}

// MarshalJSON writes the members in order.
func (o *object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, k := range o.keys {
		if i > 0 {
			b.WriteByte(',')
		}
		key, err := json.Marshal(k)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(o.values[k])
		if err != nil {
			return nil, err
		}
		b.Write(key)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

func decode(dec *json.Decoder) (any, error) {
	t, err := dec.Token()
	if err != nil {
		return nil, err
	}
	d, ok := t.(json.Delim)
	if !ok {
		return t, nil
	}
	if d == '[' {
		list := []any{}
		for dec.More() {
			v, err := decode(dec)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err = dec.Token()
		return list, err
	}
	o := newObject()
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			return nil, err
		}
		name, ok := key.(string)
		if !ok {
			return nil, fmt.Errorf("a member needs a name")
		}
		v, err := decode(dec)
		if err != nil {
			return nil, err
		}
		o.set(name, v)
	}
	_, err = dec.Token()
	return o, err
}

// scalar returns a string, number or boolean as text; "" for anything else.
func scalar(v any) string {
	switch v := v.(type) {
	case string:
		return strings.TrimSpace(flow.Clean(v))
	case json.Number:
		return v.String()
	case bool:
		return fmt.Sprint(v)
	}
	return ""
}

// list returns the members of a list; a wrapper such as {"values": […]} counts
// as its list, and a single value as a list of one.
func list(v any) []any {
	switch v := v.(type) {
	case []any:
		return v
	case nil:
		return nil
	case *object:
		for _, key := range []string{"values", "items", "elements", "list", "entries", "data"} {
			if inner, ok := v.values[key].([]any); ok {
				return inner
			}
		}
	}
	return []any{v}
}
