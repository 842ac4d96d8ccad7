import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { readDockerConfigs } from '../../../src/sign-in/docker-config-location.ts';

/** A home with docker's settings in it. */
function home(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-home-'));
  mkdirSync(join(folder, '.docker'));
  writeFileSync(join(folder, '.docker', 'config.json'), text);
  return folder;
}

describe('sign-in/docker-config-location', () => {
  it('reads the variable before the file', async () => {
    const HOME = home('{"from":"home"}');
    expect(await readDockerConfigs({ HOME, DOCKER_AUTH_CONFIG: '{"from":"variable"}' })).toEqual([
      { place: 'DOCKER_AUTH_CONFIG', text: '{"from":"variable"}' },
      { place: join(HOME, '.docker/config.json'), text: '{"from":"home"}' },
    ]);
  });

  it('takes DOCKER_CONFIG before the home, and an empty one for none', async () => {
    const HOME = home('{"from":"home"}');
    const other = join(home('{"from":"other"}'), '.docker');
    const texts = async (DOCKER_CONFIG: string): Promise<readonly string[]> =>
      (await readDockerConfigs({ HOME, DOCKER_CONFIG })).map(({ text }) => text);
    expect(await texts(other)).toEqual(['{"from":"other"}']);
    expect(await texts('')).toEqual(['{"from":"home"}']);
  });

  it('has nothing to read where there is no file, and does not take an unreadable one for none', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'mooring-home-'));
    expect(await readDockerConfigs({ DOCKER_CONFIG: empty })).toEqual([]);
    mkdirSync(join(empty, 'config.json'));
    await expect(readDockerConfigs({ DOCKER_CONFIG: empty })).rejects.toThrow(
      expect.objectContaining({ code: 'config_file_unreadable' }),
    );
  });
});
