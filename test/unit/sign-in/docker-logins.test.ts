import { describe, expect, it } from 'vitest';

import type { RegistryLogin } from '../../../src/api/client/oci/oci-authorization.ts';
import { runTimedOut } from '../../../src/values/errors.ts';
import type { CommandOptions, CommandResult } from '../../../src/io/ports/command.ts';
import { createDockerLogins } from '../../../src/sign-in/docker-logins.ts';

interface Helper {
  readonly stdout: string;
  /** Undefined for a helper that is stopped. */
  readonly exitCode?: number | undefined;
}

/** Logins from settings and from helpers that answer what they are told to, and what the helpers were asked. */
function loginsOf(
  configs: readonly unknown[],
  helpers: Readonly<Record<string, Helper>> = {},
): {
  readonly loginFor: (host: string) => Promise<RegistryLogin | undefined>;
  readonly asked: readonly string[];
} {
  const asked: string[] = [];
  const command = async (
    program: string,
    args: readonly string[],
    { input }: CommandOptions,
  ): Promise<CommandResult> => {
    asked.push(`${[program, ...args].join(' ')} < ${input ?? ''}`.trim());
    const helper = helpers[program];
    if (helper === undefined) throw new Error('no such program');
    const stdout = new TextEncoder().encode(helper.stdout);
    return { exitCode: 0, ...helper, stdout, stderr: '' };
  };
  const readConfigs = async (): Promise<{ place: string; text: string }[]> =>
    configs.map((config) => ({
      place: 'config.json',
      text: typeof config === 'string' ? config : JSON.stringify(config),
    }));
  return { loginFor: createDockerLogins({ readConfigs, command, directory: '/' }), asked };
}

function shown(login: RegistryLogin | undefined): string {
  if (login === undefined) return 'nobody';
  return login.kind === 'password'
    ? `${login.username}:${login.password.reveal()}`
    : `token ${login.token.reveal()}`;
}

const ANN = { auth: btoa('ann:pass:word') };

describe('sign-in/docker-logins', () => {
  it.each([
    ['a host', { 'ghcr.io': ANN }, 'ghcr.io', 'ann:pass:word'],
    ['an old key', { 'https://ghcr.io/v1/': ANN }, 'ghcr.io', 'ann:pass:word'],
    ['a host with its port', { 'r.test:8443': ANN }, 'r.test:8443', 'ann:pass:word'],
    ['Docker Hub', { 'https://index.docker.io/v1/': ANN }, 'docker.io', 'ann:pass:word'],
    ['a token', { 'r.test': { identitytoken: 'refresh' } }, 'r.test', 'token refresh'],
    ['name and password', { 'r.test': { username: 'bob', password: 'x' } }, 'r.test', 'bob:x'],
  ])('reads the login for %s', async (...row) => {
    const [, auths, host, expected] = row;
    expect(shown(await loginsOf([{ auths }]).loginFor(host))).toBe(expected);
  });

  it.each([
    [
      'a host that is named twice, by the last of both',
      `{"auths":{"r.test":{},"r.test":${JSON.stringify(ANN)}}}`,
      'ann:pass:word',
    ],
    ['a byte order mark', `\uFEFF${JSON.stringify({ auths: { 'r.test': ANN } })}`, 'ann:pass:word'],
    ['nothing at all', '', 'nobody'],
    ['fields of any case', JSON.stringify({ AUTHS: { 'r.test': { Auth: ANN.auth } } }), 'ann:pass:word'],
    ['sections that are null', '{"auths":null,"credHelpers":null}', 'nobody'],
  ])('reads settings with %s, as the login action does', async (_, text, expected) => {
    expect(shown(await loginsOf([text]).loginFor('r.test'))).toBe(expected);
  });

  it.each(['evilghcr.io', 'ghcr.io.evil.test', 'ghcr.io:444', 'docker.io', '__proto__', 'constructor'])(
    'returns no login for %s',
    async (host) => {
      expect(await loginsOf([{ auths: { 'ghcr.io': ANN } }]).loginFor(host)).toBeUndefined();
    },
  );

  it.each(['R.Test', 'r.test:443', 'https://r.test:443/v1/'])(
    'finds the login of r.test as %s',
    async (key) => {
      expect(shown(await loginsOf([{ auths: { [key]: ANN } }]).loginFor('r.test'))).toBe('ann:pass:word');
    },
  );

  it('reads the helper of a host before the store, and the store before the file', async () => {
    const config = { auths: { 'a.test': ANN }, credsStore: 'desktop', credHelpers: { 'b.test': 'cloud' } };
    const { loginFor, asked } = loginsOf([config], {
      'docker-credential-cloud': { stdout: '{"ServerURL":"b.test","Username":"<token>","Secret":"refresh"}' },
      'docker-credential-desktop': { stdout: '{"Username":"ann","Secret":"store"}' },
    });
    expect(shown(await loginFor('b.test'))).toBe('token refresh');
    expect(shown(await loginFor('a.test'))).toBe('ann:store');
    await loginFor('a.test');
    expect(asked).toEqual(['docker-credential-cloud get < b.test', 'docker-credential-desktop get < a.test']);
  });

  it('goes on to the next place where a store has nothing', async () => {
    const { loginFor } = loginsOf([{ credsStore: 'desktop' }, { auths: { 'a.test': ANN } }], {
      'docker-credential-desktop': {
        exitCode: 1,
        stdout: 'credentials not found in native keychain\n',
      },
    });
    expect(shown(await loginFor('a.test'))).toBe('ann:pass:word');
  });

  it.each([
    ['a config that are no JSON', ['{'], {}],
    ['a helper that is not there', [{ credsStore: 'gone' }], {}],
    [
      'a helper that fails',
      [{ credsStore: 'bad' }],
      { 'docker-credential-bad': { exitCode: 2, stdout: '' } },
    ],
    [
      'a helper that gives something else',
      [{ credsStore: 'odd' }],
      { 'docker-credential-odd': { stdout: '[]' } },
    ],
    [
      'a helper that is stopped, as it does not end',
      [{ credsStore: 'slow' }],
      { 'docker-credential-slow': { exitCode: undefined, stdout: 'credentials not fou' } },
    ],
    ['a path instead of a helper', [{ credsStore: '../../bin/sh' }], {}],
    ['a login that is no base64', [{ auths: { 'a.test': { auth: '*' } } }], {}],
  ])('does not pull anonymously for %s', async (_, configs, helpers) => {
    await expect(loginsOf(configs, helpers).loginFor('a.test')).rejects.toThrow(
      expect.objectContaining({ code: 'config_file_invalid' }),
    );
  });

  it('ends with the run while a helper is running', async () => {
    const loginFor = createDockerLogins({
      readConfigs: async () => [{ place: 'config.json', text: '{"credsStore": "slow"}' }],
      command: () => Promise.reject(runTimedOut('run docker-credential-slow')),
      directory: '/',
    });
    await expect(loginFor('a.test')).rejects.toMatchObject({ code: 'run_deadline' });
  });
});
