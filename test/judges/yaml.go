package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"gopkg.in/yaml.v3"
	kubernetes "k8s.io/apimachinery/pkg/util/yaml"
	sigs "sigs.k8s.io/yaml"
)

type yamlDocument struct {
	Value any `json:"value"`
}

type yamlAnswer struct {
	Documents []yamlDocument `json:"documents"`
}

// judgeKubernetesYAML reads as kubectl and Helm do: documents separated by apimachinery, values by sigs.k8s.io/yaml.
func judgeKubernetesYAML(request judgeRequest) (any, error) {
	reader := kubernetes.NewYAMLReader(bufio.NewReader(bytes.NewReader(request.Text)))
	answer := yamlAnswer{Documents: []yamlDocument{}}
	for {
		text, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return answer, nil
		}
		if err != nil {
			return nil, err
		}
		var value any
		if err := sigs.Unmarshal(text, &value); err != nil {
			return nil, err
		}
		answer.Documents = append(answer.Documents, yamlDocument{jsonValue(value)})
	}
}

// judgeYAML reads with yaml.v3, as most Go tools do.
func judgeYAML(request judgeRequest) (any, error) {
	decoder := yaml.NewDecoder(bytes.NewReader(request.Text))
	answer := yamlAnswer{Documents: []yamlDocument{}}
	for {
		var value any
		err := decoder.Decode(&value)
		if errors.Is(err, io.EOF) {
			return answer, nil
		}
		if err != nil {
			return nil, err
		}
		answer.Documents = append(answer.Documents, yamlDocument{jsonValue(value)})
	}
}

// jsonValue gives what JSON can hold: keys and what JSON has no type for become text.
func jsonValue(value any) any {
	switch value := value.(type) {
	case map[string]any:
		for key, item := range value {
			value[key] = jsonValue(item)
		}
		return value
	case map[any]any:
		object := make(map[string]any, len(value))
		for key, item := range value {
			object[fmt.Sprint(key)] = jsonValue(item)
		}
		return object
	case []any:
		for index, item := range value {
			value[index] = jsonValue(item)
		}
		return value
	case float64:
		if math.IsNaN(value) || math.IsInf(value, 0) {
			return fmt.Sprint(value)
		}
		return value
	case []byte:
		return base64.StdEncoding.EncodeToString(value)
	case time.Time:
		return value.Format(time.RFC3339Nano)
	default:
		return value
	}
}
