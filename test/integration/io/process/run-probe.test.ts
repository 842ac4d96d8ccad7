import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createProbeRunner } from '../../../../src/io/process/run-probe.ts';
import type { ProbeOptions, ProbeResult } from '../../../../src/io/ports/probe-command.ts';

afterEach(() => vi.unstubAllEnvs());

interface Ran {
  readonly result: ProbeResult | undefined;
  readonly relayed: string;
}

async function run(
  command: readonly string[],
  options: Partial<ProbeOptions> & { readonly logDirectory?: string } = {},
): Promise<Ran> {
  const relayed: string[] = [];
  const probe = createProbeRunner({
    directory: mkdtempSync(join(tmpdir(), 'mooring-probe-')),
    relay: (lines) => {
      relayed.push(lines);
      return undefined;
    },
    logDirectory: options.logDirectory,
    graceMs: 200,
  });
  const result = await probe(command, {
    variables: {},
    timeoutMs: undefined,
    logName: '1.log',
    signal: new AbortController().signal,
    ...options,
  });
  return { result, relayed: relayed.join('\n') };
}

const shell = (script: string): readonly string[] => ['sh', '-c', script];

/** A script without the permission to execute it. */
function plainFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-plain-')), 'smoke.sh');
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o644);
  return path;
}

/** True if a process is alive. */
function isAlive(pid: string): boolean {
  return existsSync(`/proc/${pid}/stat`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
}

describe('io/process/run-probe', () => {
  it.each([
    [shell('exit 0'), { kind: 'exit', code: 0 }],
    [shell('exit 125'), { kind: 'exit', code: 125 }],
    [shell('exit 255'), { kind: 'exit', code: 255 }],
    [shell('kill -SEGV $$'), { kind: 'signal', signal: 'SIGSEGV' }],
    [['no-such-program'], { kind: 'exit', code: 127 }],
    [['./no/such/program'], { kind: 'exit', code: 127 }],
    [[plainFile()], { kind: 'exit', code: 126 }],
    [['/'], { kind: 'exit', code: 126 }],
  ])('ends %j as a shell reports it', async (command, end) => {
    expect((await run(command)).result).toMatchObject({ end });
  });

  it('passes arguments as they are, and no input', async () => {
    const { relayed } = await run([process.execPath, '-p', 'process.argv.slice(1)', '$HOME; *', "'"]);
    expect(relayed).toBe(`[ '$HOME; *', "'" ]`);
    expect((await run(['cat'])).result?.end).toEqual({ kind: 'exit', code: 0 });
  });

  it('ends a command that ignores SIGTERM, and what it started, at its time limit', async () => {
    const { result, relayed } = await run(shell("trap '' TERM; sleep 60 & echo $!; wait; sleep 60"), {
      timeoutMs: 100,
    });
    expect(result?.end).toEqual({ kind: 'timeout' });
    expect(isAlive(relayed)).toBe(false);
  });

  it('ends what a command leaves behind, and does not wait for its output', async () => {
    const { result, relayed } = await run(shell('sleep 600 & echo $!; exit 3'));
    expect([result?.end, isAlive(relayed)]).toEqual([{ kind: 'exit', code: 3 }, false]);
    expect(result?.ms).toBeLessThan(300_000);
  });

  it('does not wait for a program that has left the group and holds the output open', async () => {
    const { result, relayed } = await run(shell('setsid sleep 600 & echo $!; sleep 0.1; exit 3'));
    const [, pid = ''] = /^(\d+)$/m.exec(relayed) ?? [];
    process.kill(Number(pid));
    expect(result?.end).toEqual({ kind: 'exit', code: 3 });
    expect(result?.ms).toBeLessThan(300_000);
  });

  it('returns nothing if it is interrupted', async () => {
    const interrupt = new AbortController();
    const running = run(shell('sleep 60'), { signal: interrupt.signal });
    interrupt.abort();
    expect((await running).result).toBeUndefined();
  });

  it('shows output that no terminal and no runner interprets, and keeps its end', async () => {
    const { result, relayed } = await run(
      shell(String.raw`printf 'a\033[31mred\033[0m\r\n::error::x\n\033]0;title\007\n##[group]y\nlast' >&2`),
    );
    expect(relayed).toBe('ared\n: :error: :x\n]0;title\n## [group]y\nlast');
    expect(result?.tail.at(-1)).toBe('last');
  });

  it('keeps 20 lines of a long output, and relays all of it', async () => {
    const { result, relayed } = await run(shell('seq 200000'));
    expect(relayed.split('\n')).toHaveLength(200_000);
    expect(result?.tail).toEqual(Array.from({ length: 20 }, (_, index) => String(199_981 + index)));
  });

  it('writes the output of a run to a file of its own, unchanged', async () => {
    const logDirectory = join(mkdtempSync(join(tmpdir(), 'mooring-logs-')), 'a/b');
    const { relayed, result } = await run(shell(String.raw`printf '\033[1mbold\n'; exit 1`), {
      logDirectory,
    });
    expect([relayed, result?.tail]).toEqual(['', ['bold']]);
    expect(readdirSync(logDirectory)).toEqual(['1.log']);
    expect(readFileSync(join(logDirectory, '1.log'), 'utf8')).toBe('\u001b[1mbold\n');
  });

  it('fails if the file of the output cannot be written', async () => {
    await expect(run(shell('exit 0'), { logDirectory: '/dev/null/logs' })).rejects.toMatchObject({
      code: 'config_file_unwritable',
    });
    await expect(run(shell('seq 200000'), { logDirectory: '/dev', logName: 'full' })).rejects.toMatchObject({
      code: 'config_file_unwritable',
    });
  });

  it('hardening row 19: has no token of Mooring or of the job, but all other variables', async () => {
    for (const name of [
      'INPUT_GITHUB-TOKEN',
      'STATE_X',
      'MOORING_API_TOKEN',
      'MOORING_REGISTRY_TOKEN',
      'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
      'ACTIONS_ID_TOKEN_REQUEST_URL',
      'ACTIONS_RUNTIME_TOKEN',
    ])
      vi.stubEnv(name, 'secret');
    vi.stubEnv('DOCKER_CONFIG', '/docker');
    const { relayed } = await run(['env'], { variables: { MOORING_BISECT_TAG: '3' } });
    expect(relayed).not.toContain('secret');
    expect(relayed).toMatch(/^DOCKER_CONFIG=\/docker$/m);
    expect(relayed).toMatch(/^MOORING_BISECT_TAG=3$/m);
  });
});
