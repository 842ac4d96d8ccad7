package main

import (
	"context"
	"errors"

	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"
)

// composeService says what a service runs.
type composeService struct {
	Image string `json:"image"`
	Build bool   `json:"build"`
	// Dockerfile and Context are paths in the directory of the request, for a service that is built.
	Dockerfile string `json:"dockerfile,omitempty"`
	Context    string `json:"context,omitempty"`
	Inline     string `json:"inline,omitempty"`
	PullPolicy string `json:"pullPolicy,omitempty"`
}

type composeAnswer struct {
	Services map[string]composeService `json:"services"`
}

// judgeCompose loads the file as `docker compose` does, with all profiles and an empty environment.
func judgeCompose(request judgeRequest) (any, error) {
	details := types.ConfigDetails{
		WorkingDir:  request.Directory,
		ConfigFiles: []types.ConfigFile{{Filename: "compose.yml", Content: request.Text}},
		Environment: types.Mapping{},
	}
	project, err := loader.LoadWithContext(context.Background(), details, func(options *loader.Options) {
		options.SetProjectName("judge", true)
		options.Profiles = []string{"*"}
		options.SkipResolveEnvironment = true
		if request.Directory == "" {
			options.ResourceLoaders = []loader.ResourceLoader{noFiles{}}
		}
	})
	if err != nil {
		return nil, err
	}
	answer := composeAnswer{Services: map[string]composeService{}}
	for name, service := range project.Services {
		judged := composeService{Image: service.Image, Build: service.Build != nil, PullPolicy: service.PullPolicy}
		if service.Build != nil {
			judged.Dockerfile = service.Build.Dockerfile
			judged.Context = service.Build.Context
			judged.Inline = service.Build.DockerfileInline
		}
		answer.Services[name] = judged
	}
	return answer, nil
}

// noFiles refuses every file that a text names.
type noFiles struct{}

func (noFiles) Accept(string) bool { return true }

func (noFiles) Load(_ context.Context, path string) (string, error) {
	return "", errors.New("no directory was given to look for " + path)
}

func (noFiles) Dir(path string) string { return path }
