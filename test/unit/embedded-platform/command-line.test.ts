import { describe, expect, it } from 'vitest';

import { readCommandLine } from '../../../src/embedded-platform/command-line.ts';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(readCommandLine([])).toEqual({
      kind: 'run',
      port: 0,
      seedFile: undefined,
      dataFile: undefined,
      trustedRootFile: undefined,
      now: undefined,
      latencyMs: 0,
      publicUrl: undefined,
      tls: undefined,
    });
  });

  it('takes every option', () => {
    const args = '--port 8080 --seed a.yml --data b.sqlite --now 2026-05-01T00:00:00Z --latency 80';
    const more =
      '--public-url HTTPS://Registry.test:443/ --tls-cert c.pem --tls-key k.pem --trusted-root root.json';
    expect(readCommandLine(`${args} ${more}`.split(' '))).toEqual({
      kind: 'run',
      port: 8080,
      seedFile: 'a.yml',
      dataFile: 'b.sqlite',
      trustedRootFile: 'root.json',
      now: Date.UTC(2026, 4, 1),
      latencyMs: 80,
      publicUrl: 'https://registry.test',
      tls: { certFile: 'c.pem', keyFile: 'k.pem' },
    });
  });

  it('takes a directory for the .proto files', () => {
    expect(readCommandLine(['--protos', 'protos'])).toEqual({ kind: 'protos', directory: 'protos' });
  });

  it('knows help', () => {
    expect(readCommandLine(['--help'])).toEqual({ kind: 'help' });
  });

  it.each([
    [['--sed', 'x'], "Unknown option '--sed'"],
    [['file.yml'], "Unexpected argument 'file.yml'"],
    [['--seed'], "Option '--seed <value>' argument missing"],
    [['--port', 'http'], '--port must be an integer from 0 to 65535'],
    [['--port', '65536'], '--port must be an integer from 0 to 65535'],
    [['--port', ''], '--port must be an integer from 0 to 65535'],
    [['--latency', '-1'], '--latency'],
    [['--latency', '1.5'], '--latency must be an integer from 0 to 99999 (milliseconds)'],
    [['--public-url', 'https://registry.test'], '--public-url needs --port'],
    [
      ['--port', '1', '--public-url', 'https://x/v2'],
      '--public-url must be an http or https URL without a path',
    ],
    [['--port', '1', '--public-url', 'https://user@x'], '--public-url must be an http or https URL without'],
    [['--port', '1', '--public-url', 'registry.test'], '--public-url must be an http or https URL without'],
    [['--tls-cert', 'c.pem'], '--tls-cert and --tls-key need each other'],
    [['--tls-key', 'k.pem'], '--tls-cert and --tls-key need each other'],
    [['--now', 'today'], '--now must be a UTC time such as 2026-05-01T00:00:00Z'],
  ])('says what is wrong with %j', (args, reason) => {
    expect(readCommandLine(args)).toEqual({ kind: 'wrong', reason: expect.stringContaining(reason) });
  });
});
