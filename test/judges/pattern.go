package main

import "regexp"

// patternAnswer says of each subject whether the pattern matches it as a whole.
type patternAnswer struct {
	Matches []bool `json:"matches"`
}

// judgePattern reads a regular expression with Go's package regexp, whose syntax is that of RE2.
func judgePattern(request judgeRequest) (any, error) {
	pattern, err := regexp.Compile(string(request.Text))
	if err != nil {
		return nil, err
	}
	pattern.Longest()
	answer := patternAnswer{Matches: []bool{}}
	for _, subject := range request.Subjects {
		place := pattern.FindStringIndex(subject)
		answer.Matches = append(answer.Matches, place != nil && place[0] == 0 && place[1] == len(subject))
	}
	return answer, nil
}
