import { describe, expect, it } from 'vitest';

import {
  beginsAsDockerfile,
  isDockerfileName,
  mayBeDockerfile,
} from '../../../src/dockerfile/dockerfile-name.ts';

describe('dockerfile/dockerfile-name', () => {
  it.each([
    'Dockerfile',
    'dockerfile',
    'a/dockerfile',
    'a/b/Dockerfile',
    'Dockerfile.prod',
    'api.Dockerfile',
    'x.dockerfile',
    'Containerfile',
    'c/Containerfile.ci',
    'Dockerfile.go',
  ])('reads %s', (path) => expect(isDockerfileName(path)).toBe(true));

  it.each([
    'Dockerfile.dockerignore',
    'Dockerfile.md',
    'Dockerfiles/readme',
    'myDockerfile',
    'Dockerfile.j2',
    'Dockerfile/x.go',
    'dockerfile.go',
    'dockerfile/x.go',
    'my-dockerfile',
    'DOCKERFILE.md',
  ])('leaves %s alone', (path) => expect(isDockerfileName(path)).toBe(false));

  it.each([
    'Dockerfile-debug',
    'Dockerfile_debug',
    'cmd/gvisor-addon-Dockerfile',
    'Dockerfile2',
    'dockerfile.prod',
    'containerfile',
    'containerfile.ci',
    'CONTAINERFILE',
    'DOCKERFILE.arm64',
    'Dockerfile~base',
    'web.dockerfile-dev',
    'build/my-dockerfile.v2',
  ])('reads %s if it begins as a Dockerfile', (path) => {
    expect(isDockerfileName(path)).toBe(false);
    expect(mayBeDockerfile(path)).toBe(true);
  });

  it.each([
    'dockerfile.go',
    'pkg/build/dockerfile_test.go',
    'src/DockerfileTest.java',
    'src/DockerfileParser.kt',
    'dockerfile.ts',
    'lib/dockerfile.test.js',
    'dockerfile_lint.py',
    'dockerfile.rb',
    'src/dockerfile.rs',
    'docs/dockerfile-conversion.md',
    'docs/dockerfile.mdx',
    'dockerfile.txt',
    'Dockerfile.rst',
    'containerfile-guide.html',
    'build-dockerfile.sh',
    'dockerfile-lint.yml',
    'dockerfile.yaml',
    'my-dockerfile.JSON',
    'Dockerfile.j2',
    'dockerfile.tmpl',
    'templates/dockerfile.tpl',
    'Dockerfile.erb',
    'Dockerfile.dockerignore',
    'containerfile.containerignore',
    'dockerfile.orig',
    'dockerfile.rej',
    'dockerfile.bak',
    '.dockerfile.swp',
    'dockerfiles/readme',
  ])('never reads %s, whatever is in it', (path) => expect(mayBeDockerfile(path)).toBe(false));

  it.each([
    ['FROM alpine:3', true],
    ['from alpine', true],
    ['ARG BASE=alpine\nFROM $BASE', true],
    ['# syntax=docker/dockerfile:1\n# escape=`\n\n  # a comment\n\t\r\n  FROM `\n alpine', true],
    ['\u00ef\u00bb\u00bf#!/usr/bin/env docker\nFROM\\\n alpine', true],
    ['FROM', true],
    ['ARG\ttag', true],
    ['// FROM alpine:3\npackage dockerfile', false],
    ['/*\nFROM alpine:3\n*/', false],
    ['# FROM alpine:3\nRUN x\nFROM alpine', false],
    ['# FROM alpine:3\n', false],
    ['FROMAGE brie', false],
    ['ARGS=1', false],
    ['LABEL a=b\nFROM x', false],
    ['', false],
  ])('sees the first instruction of %j', (text, isOne) => expect(beginsAsDockerfile(text)).toBe(isOne));
});
