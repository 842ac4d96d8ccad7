package main

import (
	"encoding/json"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	hcljson "github.com/hashicorp/hcl/v2/json"
	"github.com/zclconf/go-cty/cty"
	ctyjson "github.com/zclconf/go-cty/cty/json"
)

type hclBlock struct {
	Type   string   `json:"type"`
	Labels []string `json:"labels"`
	hclBody
}

// hclBody has of each attribute its value, or `{"expression": "…"}` with its text if it needs variables or functions.
type hclBody struct {
	Attributes map[string]any `json:"attributes"`
	Blocks     []hclBlock     `json:"blocks"`
}

// judgeHCL reads as buildx reads a bake file, without evaluating variables and functions.
func judgeHCL(request judgeRequest) (any, error) {
	if request.JSON {
		file, diagnostics := hcljson.Parse(request.Text, "docker-bake.json")
		if diagnostics.HasErrors() {
			return nil, diagnostics
		}
		attributes, diagnostics := file.Body.JustAttributes()
		if diagnostics.HasErrors() {
			return nil, diagnostics
		}
		body := hclBody{Attributes: map[string]any{}, Blocks: []hclBlock{}}
		for name, attribute := range attributes {
			body.Attributes[name] = hclValue(attribute.Expr, request.Text)
		}
		return body, nil
	}
	file, diagnostics := hclsyntax.ParseConfig(request.Text, "docker-bake.hcl", hcl.InitialPos)
	if diagnostics.HasErrors() {
		return nil, diagnostics
	}
	return hclBodyOf(file.Body.(*hclsyntax.Body), request.Text), nil
}

func hclBodyOf(parsed *hclsyntax.Body, text []byte) hclBody {
	body := hclBody{Attributes: map[string]any{}, Blocks: []hclBlock{}}
	for name, attribute := range parsed.Attributes {
		body.Attributes[name] = hclValue(attribute.Expr, text)
	}
	for _, block := range parsed.Blocks {
		body.Blocks = append(body.Blocks, hclBlock{block.Type, block.Labels, hclBodyOf(block.Body, text)})
	}
	return body
}

// hclValue evaluates what needs no variables, item by item in lists and objects.
func hclValue(expression hcl.Expression, text []byte) any {
	value, diagnostics := expression.Value(nil)
	if !diagnostics.HasErrors() {
		if encoded, err := json.Marshal(ctyjson.SimpleJSONValue{Value: value}); err == nil {
			return json.RawMessage(encoded)
		}
	}
	switch expression := expression.(type) {
	case *hclsyntax.ObjectConsExpr:
		object := map[string]any{}
		for _, item := range expression.Items {
			key, diagnostics := item.KeyExpr.Value(nil)
			name := string(item.KeyExpr.Range().SliceBytes(text))
			if !diagnostics.HasErrors() && key.IsKnown() && !key.IsNull() && key.Type() == cty.String {
				name = key.AsString()
			}
			object[name] = hclValue(item.ValueExpr, text)
		}
		return object
	case *hclsyntax.TupleConsExpr:
		list := []any{}
		for _, item := range expression.Exprs {
			list = append(list, hclValue(item, text))
		}
		return list
	}
	return map[string]string{"expression": string(expression.Range().SliceBytes(text))}
}
