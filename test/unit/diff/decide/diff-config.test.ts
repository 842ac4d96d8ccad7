import { describe, expect, it } from 'vitest';

import type { RunConfig } from '../../../../src/diff/decide/build-facts.ts';
import { findDangers } from '../../../../src/diff/decide/dangers.ts';
import { diffConfig } from '../../../../src/diff/decide/diff-config.ts';
import { EMPTY_CONFIG, listed } from '../../../support/samples/sample-builds.ts';

function config(more: Partial<RunConfig>): RunConfig {
  return { ...EMPTY_CONFIG, ...more };
}

function changed(from: Partial<RunConfig>, to: Partial<RunConfig>): ReturnType<typeof diffConfig> {
  return diffConfig(config(from), config(to));
}

const PATH = { field: 'environment', name: 'PATH' };

describe('diff/decide/diff-config', () => {
  it('compares each field, in their order', () => {
    const to = config({
      user: '65532',
      entrypoint: ['/usr/bin/python'],
      command: ['-m', 'app'],
      environment: ['B=', 'A=x=y', 'C'],
      workingDirectory: '/app',
      ports: ['80/tcp'],
      volumes: ['/data'],
      stopSignal: 'SIGINT',
      labels: { maintainer: 'acme' },
      healthcheck: '{"Test":["NONE"]}',
      onBuild: ['RUN make'],
    });
    const shown = diffConfig(EMPTY_CONFIG, to).map((one) => [one.field, one.name, one.from, one.to]);
    expect(shown).toEqual([
      ['user', undefined, undefined, '65532'],
      ['entrypoint', undefined, undefined, '["/usr/bin/python"]'],
      ['command', undefined, undefined, '["-m","app"]'],
      ['environment', 'A', undefined, 'x=y'],
      ['environment', 'B', undefined, ''],
      ['environment', 'C', undefined, ''],
      ['working-directory', undefined, undefined, '/app'],
      ['port', '80/tcp', undefined, '80/tcp'],
      ['volume', '/data', undefined, '/data'],
      ['stop-signal', undefined, undefined, 'SIGINT'],
      ['label', 'maintainer', undefined, 'acme'],
      ['healthcheck', undefined, undefined, '{"Test":["NONE"]}'],
      ['on-build', undefined, undefined, '["RUN make"]'],
    ]);
    expect(diffConfig(to, to)).toEqual([]);
  });

  it('compares PATH by element', () => {
    const from = { environment: ['PATH=/usr/bin:/bin'] };
    expect(changed(from, { environment: ['PATH=/usr/bin:/opt/bin'] })).toEqual([
      { ...PATH, from: '/bin', to: undefined, isElement: true },
      { ...PATH, from: undefined, to: '/opt/bin', isElement: true },
    ]);
    expect(changed(from, { environment: ['PATH=/bin:/usr/bin'] })).toEqual([
      { ...PATH, from: '/usr/bin:/bin', to: '/bin:/usr/bin' },
    ]);
    expect(changed(from, {})).toEqual([{ ...PATH, from: '/usr/bin:/bin', to: undefined }]);
  });

  it.each([
    ['API_TOKEN', 'a', 'b'],
    ['client_secret', 'a', 'b'],
    ['DbPassword', 'a', 'b'],
    ['MYSQL_ROOT_PASSWD', 'a', 'b'],
    ['GPG_KEY', 'a', 'b'],
    ['AWS_CREDENTIALS', 'a', 'b'],
    ['HTTPS_PROXY', 'http://me:pw@proxy:3128', 'http://proxy:3128'],
  ])('leaves out the values of %s', (name, from, to) => {
    const change = { field: 'environment', name, isSecret: true };
    const [before, after] = [from, to].map((value) => ({ environment: [`${name}=${value}`] }));
    expect(changed(before ?? {}, after ?? {})).toEqual([{ ...change, from: '', to: '' }]);
    expect(changed({}, before ?? {})).toEqual([{ ...change, from: undefined, to: '' }]);
    expect(changed(before ?? {}, before ?? {})).toEqual([]);
    expect(changed({}, { labels: { [name]: from } })).toMatchObject([{ isSecret: true, to: '' }]);
  });

  it.each([
    ['org.opencontainers.image.created', true],
    ['org.opencontainers.image.revision', true],
    ['org.opencontainers.image.version', true],
    ['dev.chainguard.package.main', true],
    ['org.opencontainers.image.created.by', undefined],
    ['org.opencontainers.image.source', undefined],
    ['__proto__', undefined],
  ])('knows whether the label %s differs with every build', (name, isRoutine) => {
    const [change] = changed(
      {},
      { labels: JSON.parse(`{${JSON.stringify(name)}: "x"}`) as RunConfig['labels'] },
    );
    expect(change?.name).toBe(name);
    expect(change?.isRoutine).toBe(isRoutine);
  });
});

/** Reads `name@version …`. */
function installed(text: string): Parameters<typeof findDangers>[0] {
  const packages = text.split(' ').map((one) => {
    const [name = '', version = ''] = one.split('@');
    return listed(name, version);
  });
  return { config: EMPTY_CONFIG, packages };
}

describe('diff/decide/dangers', () => {
  it.each<[from: Partial<RunConfig>, to: Partial<RunConfig>, dangers: readonly string[][]]>([
    [{ user: '65532' }, { user: 'root' }, [['runs-as-root', '65532', 'root']]],
    [{ user: '65532' }, { user: '0:0' }, [['runs-as-root', '65532', '0:0']]],
    [{ user: 'nonroot' }, {}, [['runs-as-root', 'nonroot', '']]],
    [{}, { user: 'root' }, []],
    [{ user: 'root' }, { user: 'nonroot' }, []],
    [{ user: '65532' }, { user: '1000' }, []],
    [{ entrypoint: ['a'] }, { entrypoint: ['a', 'b'] }, [['entrypoint', '["a"]', '["a","b"]']]],
    [
      { entrypoint: ['a'] },
      { command: ['a'] },
      [
        ['entrypoint', '["a"]', ''],
        ['command', '', '["a"]'],
      ],
    ],
    [{ ports: ['80/tcp'] }, { ports: ['80/tcp', '22/tcp'] }, [['new-port', '', '22/tcp']]],
    [{ ports: ['80/tcp'] }, {}, []],
    [{}, { volumes: ['/data'] }, [['new-volume', '', '/data']]],
  ])('%j → %j', (from, to, dangers) => {
    const found = findDangers(
      { config: config(from), packages: undefined },
      { config: config(to), packages: undefined },
    );
    expect(found.map((one) => [one.danger, one.from ?? '', one.to ?? ''])).toEqual(dangers);
  });

  it.each<[from: string, to: string, dangers: readonly string[][]]>([
    ['busybox@1.37.0-r0', 'glibc@2.40-r0', [['shell-removed', 'busybox', '']]],
    ['busybox@1.37.0-r0', 'bash@5.2-r0', []],
    ['bash@5.2-r0 dash-binsh@1-r0', '', [['shell-removed', 'bash, dash-binsh', '']]],
    ['', 'busybox@1.37.0-r0', []],
    ['bash-completion@2-r0', '', []],
    ['glibc@2.40-r0', 'musl@1.2.5-r0', [['libc', 'glibc 2.40', 'musl 1.2']]],
    ['glibc@2.40-r0', 'glibc@2.41-r0', [['libc', 'glibc 2.40', 'glibc 2.41']]],
    ['glibc@2.40-r0', 'glibc@2.40-r4', []],
    ['', 'glibc@2.40-r0', []],
    ['python-3.12@3.12.9-r0', 'python-3.13@3.13.1-r0', [['interpreter', 'python 3.12', 'python 3.13']]],
    ['python3@3.12.9-r0', 'python3@3.12.10-r0', []],
    ['python-3.12@3.12.9-r0', 'python-3.12@3.12.9-r0 python-3.13@3.13.1-r0', []],
    ['nodejs-22@22.1.0-r0', 'nodejs-22@22.9.0-r0', []],
    [
      'nodejs-22@22.1.0-r0 ruby-3.3@3.3.1-r0',
      'ruby-3.4@3.4.1-r0',
      [
        ['interpreter', 'ruby 3.3', 'ruby 3.4'],
        ['interpreter', 'nodejs 22', ''],
      ],
    ],
  ])('%s → %s', (from, to, dangers) => {
    const found = findDangers(installed(from), installed(to));
    expect(found.map((one) => [one.danger, one.from ?? '', one.to ?? ''])).toEqual(dangers);
  });

  it('takes no npm package for a shell', () => {
    const facts = (type: string): Parameters<typeof findDangers>[0] => ({
      config: EMPTY_CONFIG,
      packages: [listed('bash', '1.0.0', { type })],
    });
    expect(findDangers(facts('npm'), { config: EMPTY_CONFIG, packages: [] })).toEqual([]);
    expect(findDangers(facts('apk'), facts('npm'))).toMatchObject([{ danger: 'shell-removed' }]);
  });
});
