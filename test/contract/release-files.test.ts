import { existsSync, readFileSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { COMMANDS } from '../../src/launch/commands.ts';
import { findCommand } from '../../src/cli/help.ts';
import { readArguments } from '../../src/cli/arguments.ts';
import { imagesReport } from '../../src/images/views/images.ts';
import { listImages } from '../../src/references/list-images.ts';
import { MooringError } from '../../src/values/errors.ts';
import { parseInstant } from '../../src/values/instant.ts';
import { blocksOf } from '../support/docs/blocks.ts';
import { textTree } from '../support/samples/text-tree.ts';

const NOW = parseInstant('2026-06-01T00:00:00Z');

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
}

const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as readonly Hook[];
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

function blockOf(page: string, info: string, text: string): string {
  const found = blocksOf(page).find((block) => block.info === info && block.text.includes(text));
  if (found === undefined) throw new Error(`${page} has no block with ${text}`);
  return found.text;
}

describe('the image of the command line', () => {
  const text = readFileSync('Dockerfile', 'utf8');

  it('is built on one image that is pinned by tag and digest', async () => {
    const report = imagesReport(await listImages({ tree: textTree({ Dockerfile: text }), now: NOW }));
    const pinned = /^docker\.io\/library\/node:24\.[\w.-]+@sha256:[0-9a-f]{64}$/;
    expect(report.images.map(({ reference }) => pinned.test(reference))).toEqual([true]);
    expect(report.skipped).toEqual([]);
  });

  it('runs the command without root', () => {
    expect(text.match(/^(?:USER|ENTRYPOINT) .*$/gm)).toEqual(['USER node', 'ENTRYPOINT ["mooring"]']);
  });
});

describe('the hooks of pre-commit', () => {
  it.each(hooks.map((hook) => [hook.id, hook] as const))(
    '%s runs a command with its options',
    async (_, hook) => {
      const [program = '', name = '', ...args] = hook.entry.split(' ');
      expect(hook.language).toBe('script');
      expect(statSync(program).mode & 0o111).not.toBe(0);
      const command = await findCommand(name, COMMANDS).load();
      expect(() => readArguments(args, name, command)).not.toThrow();
    },
  );

  it('are named by the documentation, in this version', () => {
    const block = blockOf('docs/cli.md', 'yaml', '# .pre-commit-config.yaml');
    const { repos } = parse(block) as { repos: readonly { rev: string; hooks: readonly { id: string }[] }[] };
    expect(repos[0]?.rev).toBe(`v${version}`);
    expect(hooks.map(({ id }) => id)).toContain(repos[0]?.hooks[0]?.id);
  });
});

it('a bug in Mooring is reported with a form that exists', () => {
  const { hint } = new MooringError('internal_bug', 'x');
  const [, form = ''] = /\/issues\/new\?template=([\w-]+\.yml)$/.exec(hint) ?? [];
  expect(existsSync(`.github/ISSUE_TEMPLATE/${form}`)).toBe(true);
});

it('the entry for SchemaStore names a schema that exists', () => {
  const entry = JSON.parse(blockOf('docs/releases.md', 'json', 'fileMatch')) as { url: string };
  const [, path = ''] = /\/v1\/(schema\/.+)$/.exec(entry.url) ?? [];
  expect(existsSync(path)).toBe(true);
});
