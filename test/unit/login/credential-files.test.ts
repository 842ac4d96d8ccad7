import { posix, win32 } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findDockerConfig, defaultContainersAuth } from '../../../src/login/credential-files.ts';

const LINUX = { path: posix, homedir: () => '/root' };
const WINDOWS = { path: win32, homedir: () => 'C:\\Users\\runneradmin' };

describe('login/credential-files', () => {
  it.each([
    ['the home', { HOME: '/home/me' }, '/home/me/.docker/config.json'],
    ['the directory in DOCKER_CONFIG', { HOME: '/home/me', DOCKER_CONFIG: '/d' }, '/d/config.json'],
    ['no HOME', {}, '/root/.docker/config.json'],
    ['an empty HOME and DOCKER_CONFIG', { HOME: '', DOCKER_CONFIG: '' }, '/root/.docker/config.json'],
  ])("finds docker's file by %s", (_, variables, path) => {
    expect(findDockerConfig(variables, LINUX)).toEqual({ path, readBy: 'docker' });
  });

  it.each([
    ['the directory of the user', {}, 'C:\\Users\\runneradmin\\.docker\\config.json'],
    ['not by the HOME of a shell', { HOME: '/c/Users/me' }, 'C:\\Users\\runneradmin\\.docker\\config.json'],
    [
      'the directory in DOCKER_CONFIG',
      { DOCKER_CONFIG: 'D:\\a\\_temp\\docker' },
      'D:\\a\\_temp\\docker\\config.json',
    ],
    ['one with slashes', { DOCKER_CONFIG: 'D:/a/docker/' }, 'D:\\a\\docker\\config.json'],
  ])("finds docker's file on Windows by %s", (_, variables, path) => {
    expect(findDockerConfig(variables, WINDOWS)).toEqual({ path, readBy: 'docker' });
  });

  it.each([
    ['the home', { HOME: '/home/me' }, '/home/me/.config/containers/auth.json'],
    ['XDG_CONFIG_HOME', { HOME: '/home/me', XDG_CONFIG_HOME: '/x' }, '/x/containers/auth.json'],
    ['no HOME', {}, '/root/.config/containers/auth.json'],
  ])("finds podman's file by %s", (_, variables, path) => {
    expect(defaultContainersAuth(variables, LINUX)).toEqual({ path, readBy: 'containers' });
  });
});
