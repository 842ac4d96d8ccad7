package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/distribution/reference"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	"github.com/moby/buildkit/frontend/dockerfile/dockerfile2llb"
	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/linter"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/moby/buildkit/frontend/dockerfile/shell"
	"github.com/moby/buildkit/frontend/dockerui"
	"github.com/moby/buildkit/solver/pb"
	"github.com/opencontainers/go-digest"
	ocispecs "github.com/opencontainers/image-spec/specs-go/v1"
)

// pulledImage is an image that the conversion resolves, in full (`docker.io/library/alpine:3`), and the line of its
// instruction, 0 if it is not known.
type pulledImage struct {
	Image string `json:"image"`
	Line  int    `json:"line"`
}

type dockerfileAnswer struct {
	Images []pulledImage `json:"images"`
	// Syntax is the frontend that BuildKit loads instead of its own, null for none.
	Syntax *string `json:"syntax"`
	// Partial says that a stage does not convert, so that its images are not listed.
	Partial bool `json:"partial,omitempty"`
}

// refusedDockerfile is a file that BuildKit's own frontend refuses; the one that it names can take it.
type refusedDockerfile struct {
	Error  string  `json:"error"`
	Syntax *string `json:"syntax,omitempty"`
}

var platform = ocispecs.Platform{OS: "linux", Architecture: "amd64"}

// judgeDockerfile lists the images of all stages that BuildKit's conversion accepts as targets. A stage that does not
// convert is left out; it is an error if none does.
func judgeDockerfile(request judgeRequest) (any, error) {
	// Go's text/scanner, which BuildKit reads words with, prints every byte that is not UTF-8.
	silent, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return nil, err
	}
	defer silent.Close()
	defer func(stderr *os.File) { os.Stderr = stderr }(os.Stderr)
	os.Stderr = silent
	var syntax *string
	if frontend, _, _, ok := parser.DetectSyntax(request.Text); ok {
		syntax = &frontend
	}
	requested, partial, err := requestedImages(request.Text)
	if err != nil {
		return refusedDockerfile{err.Error(), syntax}, nil
	}
	return dockerfileAnswer{place(requested, request.Text), syntax, partial}, nil
}

// requestedImages converts all stages at once and, if one of them fails, each stage as the target of its own.
func requestedImages(text []byte) (requested []string, partial bool, err error) {
	images, err := convert(text, "", true)
	if err == nil {
		return images, false, nil
	}
	file, parseError := parse(text)
	if parseError != nil {
		return nil, false, err
	}
	all := []string{}
	for index, stage := range file.stages {
		isDefault := index == len(file.stages)-1
		if stage.Name == "" && !isDefault {
			continue
		}
		images, targetError := convert(text, stage.Name, false)
		if targetError == nil {
			partial = true
			all = append(all, images...)
		}
	}
	if !partial {
		return nil, false, err
	}
	slices.Sort(all)
	return slices.Compact(all), true, nil
}

func convert(text []byte, target string, allStages bool) (images []string, err error) {
	defer func() {
		if panicked := recover(); panicked != nil {
			err = fmt.Errorf("BuildKit panicked: %v", panicked)
		}
	}()
	caps := pb.Caps.CapSet(pb.Caps.All())
	resolver := &recordingResolver{}
	_, err = dockerfile2llb.Dockerfile2LLB(context.Background(), text, dockerfile2llb.ConvertOpt{
		Config:         dockerui.Config{Target: target, BuildPlatforms: []ocispecs.Platform{platform}},
		TargetPlatform: &platform,
		MetaResolver:   resolver,
		LLBCaps:        &caps,
		AllStages:      allStages,
	})
	slices.Sort(resolver.images)
	return slices.Compact(resolver.images), err
}

// recordingResolver answers for every image, with a configuration of one layer, and remembers its name.
type recordingResolver struct {
	mutex  sync.Mutex
	images []string
}

func (resolver *recordingResolver) ResolveImageConfig(
	_ context.Context, image string, _ sourceresolver.Opt,
) (string, digest.Digest, []byte, error) {
	resolver.mutex.Lock()
	defer resolver.mutex.Unlock()
	resolver.images = append(resolver.images, image)
	layer := digest.FromString("layer")
	config := fmt.Sprintf(
		`{"os":"linux","architecture":"amd64","rootfs":{"type":"layers","diff_ids":["%s"]}}`, layer)
	return image, "", []byte(config), nil
}

// place gives the images with the lines of the instructions that name them.
func place(images []string, text []byte) []pulledImage {
	placed := []pulledImage{}
	found := map[string]bool{}
	for _, named := range namedImages(text) {
		if slices.Contains(images, named.Image) {
			found[named.Image] = true
			placed = append(placed, named)
		}
	}
	for _, image := range images {
		if !found[image] {
			placed = append(placed, pulledImage{Image: image})
		}
	}
	return placed
}

// parsedFile is a Dockerfile before any expansion.
type parsedFile struct {
	stages    []instructions.Stage
	arguments []instructions.ArgCommand
	escape    rune
}

// parse gives BuildKit a linter, without which it panics at comments that configure one.
func parse(text []byte) (parsedFile, error) {
	parsed, err := parser.Parse(bytes.NewReader(text))
	if err != nil {
		return parsedFile{}, err
	}
	stages, arguments, err := instructions.Parse(parsed.AST, linter.New(&linter.Config{}))
	return parsedFile{stages, arguments, parsed.EscapeToken}, err
}

// namedImages lists what could be an image in FROM, COPY and mounts, stages among them.
func namedImages(text []byte) []pulledImage {
	file, err := parse(text)
	if err != nil {
		return nil
	}
	lex := shell.NewLex(file.escape)
	scope := globalScope(file.arguments, lex)
	named := []pulledImage{}
	add := func(written string, location []parser.Range) {
		if image, err := reference.ParseNormalizedNamed(written); err == nil && len(location) > 0 {
			named = append(named, pulledImage{reference.TagNameOnly(image).String(), location[0].Start.Line})
		}
	}
	for _, stage := range file.stages {
		if name, _, err := lex.ProcessWord(stage.BaseName, scope); err == nil {
			add(name, stage.Location)
		}
		for _, command := range stage.Commands {
			switch command := command.(type) {
			case *instructions.CopyCommand:
				add(command.From, command.Location())
			case *instructions.RunCommand:
				for _, mount := range instructions.GetMounts(command) {
					add(mount.From, command.Location())
				}
			}
		}
	}
	return named
}

// globalScope gives the values of the arguments before the first FROM, as a build without options has them.
func globalScope(arguments []instructions.ArgCommand, lex *shell.Lex) shell.EnvGetter {
	values := []string{
		"BUILDPLATFORM=linux/amd64", "BUILDOS=linux", "BUILDOSVERSION=", "BUILDARCH=amd64", "BUILDVARIANT=",
		"TARGETPLATFORM=linux/amd64", "TARGETOS=linux", "TARGETOSVERSION=", "TARGETARCH=amd64", "TARGETVARIANT=",
	}
	for _, command := range arguments {
		for _, argument := range command.Args {
			if argument.Value == nil {
				continue
			}
			value, _, err := lex.ProcessWord(*argument.Value, shell.EnvsFromSlice(values))
			if err != nil {
				continue
			}
			values = append(slices.DeleteFunc(values, func(pair string) bool {
				return strings.HasPrefix(pair, argument.Key+"=")
			}), argument.Key+"="+value)
		}
	}
	return shell.EnvsFromSlice(values)
}
