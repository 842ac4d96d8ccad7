// Command judge reads files of others with the libraries of the tools that they are for, so that the tests of Mooring
// can compare what these tools see. It reads one request per line on standard input and answers each with one line:
//
//	judge dockerfile | yaml | yaml3 | compose | hcl | pattern
//
// A request is `{"text": "<base64>"}`. An answer is the value of the language (see the file of its name), or
// `{"error": "…"}` if the tool refuses the text.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"github.com/sirupsen/logrus"
)

// judgeRequest is a line of standard input.
type judgeRequest struct {
	Text []byte `json:"text"`
	// Directory is where `compose` looks for the files that the text names; without it, there are none.
	Directory string `json:"directory"`
	// JSON says for `hcl` that the text is in the JSON syntax.
	JSON bool `json:"json"`
	// Subjects are the texts that `pattern` matches.
	Subjects []string `json:"subjects"`
}

type judgeError struct {
	Error string `json:"error"`
}

var judges = map[string]func(judgeRequest) (any, error){
	"dockerfile": judgeDockerfile,
	"yaml":       judgeKubernetesYAML,
	"yaml3":      judgeYAML,
	"compose":    judgeCompose,
	"hcl":        judgeHCL,
	"pattern":    judgePattern,
}

func main() {
	if len(os.Args) != 2 || judges[os.Args[1]] == nil {
		fmt.Fprintln(os.Stderr, "usage: judge dockerfile | yaml | yaml3 | compose | hcl | pattern")
		os.Exit(2)
	}
	// Compose warns of each variable that is not set.
	logrus.SetLevel(logrus.ErrorLevel)
	if err := answerAll(judges[os.Args[1]]); err != nil {
		fmt.Fprintln(os.Stderr, "judge:", err)
		os.Exit(1)
	}
}

// answerAll answers until the input ends; each answer is written out at once, so that a caller can wait for it.
func answerAll(judge func(judgeRequest) (any, error)) error {
	requests := json.NewDecoder(bufio.NewReaderSize(os.Stdin, 1<<20))
	output := bufio.NewWriterSize(os.Stdout, 1<<20)
	answers := json.NewEncoder(output)
	answers.SetEscapeHTML(false)
	for requests.More() {
		var request judgeRequest
		if err := requests.Decode(&request); err != nil {
			return err
		}
		if err := answers.Encode(answer(judge, request)); err != nil {
			return err
		}
		if err := output.Flush(); err != nil {
			return err
		}
	}
	return nil
}

func answer(judge func(judgeRequest) (any, error), request judgeRequest) (result any) {
	defer func() {
		if panicked := recover(); panicked != nil {
			result = judgeError{fmt.Sprintf("panicked: %v", panicked)}
		}
	}()
	value, err := judge(request)
	if err != nil {
		return judgeError{err.Error()}
	}
	return value
}
