package main

import (
	"context"
	"errors"

	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"
)

// composeService says what a service runs; with a directory in the request, paths are absolute.
type composeService struct {
	Image      string        `json:"image"`
	Build      *composeBuild `json:"build"`
	PullPolicy string        `json:"pullPolicy"`
	// Mounts are images that are mounted as volumes.
	Mounts []string `json:"mounts"`
}

type composeBuild struct {
	Context    string            `json:"context"`
	Dockerfile string            `json:"dockerfile"`
	Inline     string            `json:"inline"`
	Contexts   map[string]string `json:"contexts"`
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
		judged := composeService{Image: service.Image, PullPolicy: service.PullPolicy, Mounts: []string{}}
		for _, volume := range service.Volumes {
			if volume.Type == types.VolumeTypeImage {
				judged.Mounts = append(judged.Mounts, volume.Source)
			}
		}
		if build := service.Build; build != nil {
			judged.Build = &composeBuild{
				build.Context, build.Dockerfile, build.DockerfileInline, build.AdditionalContexts,
			}
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
