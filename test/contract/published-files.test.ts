import { readFileSync } from 'node:fs';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { CliCommand, CliOption, ListedCommand } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/launch/commands.ts';
import { optionTerm, synopsis } from '../../src/cli/help.ts';
import { PLACE_OPTIONS } from '../../src/cli/service-options.ts';
import { ROWS } from '../../src/formats/rows.ts';
import { PLACES } from '../../src/runner/service-inputs.ts';
import { CheckReport } from '../../src/check/report/check-report.ts';
import { Config } from '../../src/config/schema/config.ts';
import { BisectReport } from '../../src/bisect/report.ts';
import { DiffReport } from '../../src/diff/report.ts';
import { ImagesReport } from '../../src/images/report.ts';
import { ResolveReport } from '../../src/resolve/report.ts';
import { VerifyReport } from '../../src/verify/report.ts';
import { PinsReport } from '../../src/pin/report.ts';
import { RULE_HELP } from '../../src/check/views/sarif/rule-help.ts';
import { POLICY_OPTIONS } from '../../src/config/policy/policy-options.ts';
import { EVIDENCE_RULES, RULES } from '../../src/config/policy/rule-ids.ts';
import type { Rule } from '../../src/config/policy/rule-ids.ts';
import { SIGNATURE_CODES } from '../../src/signatures/decide/signature-hold.ts';
import { TRUST_OUTCOMES } from '../../src/signatures/decide/trust-outcomes.ts';
import { schemaUrl } from '../../src/values/documentation.ts';
import { listErrorCodes } from '../../src/values/errors.ts';
import { PURPOSE_RULES } from '../../src/identity/decide/purpose.ts';
import { ACTIONS, readAction } from '../support/jobs/actions.ts';
import { CHECK_DEFAULTS } from '../support/jobs/run-launcher.ts';

/** Returns the page with the text between two markers replaced; `vitest run -u` writes it back. */
function withSection(page: string, name: string, body: string): string {
  const begin = `<!-- ${name}: generated, do not edit -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`the page lacks the markers of ${name}`);
  return `${before}${begin}\n\n${body}\n\n${end}${after}`;
}

/** Returns the kinds of files with images, the files of each, and how `pin` writes a digest there. */
function kindTable(): string {
  const rows = ROWS.filter(({ at, language }) => at.length > 0 || language !== undefined).map((kind) => [
    `\`${kind.kind}\``,
    [...(kind.files ?? []).map(readableGlob), ...(kind.when ?? []).map((when) => `\`apiVersion: ${when}\``)]
      .join(', ')
      .replace(/^$/, 'by content'),
    PINNED[kind.digest ?? 'both'],
  ]);
  return table(
    ['Kind', 'Files', 'Pinned'],
    rows.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );
}

const PINNED = {
  both: 'tag and digest',
  only: 'digest, with the tag in a comment',
  update: 'existing digests are updated',
} as const;

/** Returns a glob as people write it. */
function readableGlob(glob: string): string {
  const short = glob
    .replace('y{a,}ml', 'yaml')
    .replaceAll(/\{[^{}]*\[[^{}]*\][^{}]*,\}|\{\*\[[^{}]*,\}/g, '*');
  return `\`${short.replace(/^\*\*\//, '')}\``;
}

/** Returns what the check does by the outcome of looking at the signatures of a build, in both modes. */
function checkOutcomes(): string {
  const rows = Object.values(TRUST_OUTCOMES).map(({ check, rule, words }) => {
    const cell = (consequence: keyof typeof CHECK_WORDS): string =>
      consequence === 'fails' || consequence === 'warning'
        ? `\`${rule}\`, ${CHECK_WORDS[consequence]}`
        : CHECK_WORDS[consequence];
    return [words, cell(check.report), cell(check.require)];
  });
  return table(OUTCOME_HEADS, rows);
}

/** Returns what pin does with a build by the same outcomes, with the codes of builds on hold. */
function pinOutcomes(): string {
  const rows = Object.entries(TRUST_OUTCOMES).map(([outcome, { pin, words }]) => {
    const code = SIGNATURE_CODES.find((one) => one === outcome);
    const named = code === undefined ? words : `${words} (\`${code}\`)`;
    return [named, PIN_WORDS[pin.report], PIN_WORDS[pin.require]];
  });
  return table(OUTCOME_HEADS, rows);
}

const OUTCOME_HEADS = ['Outcome', '`signatures: report` (default)', '`signatures: require`'];

const CHECK_WORDS = {
  passes: 'passes',
  counted: 'only counted',
  note: 'a note',
  warning: 'a warning',
  fails: 'fails',
} as const;

const PIN_WORDS = {
  used: 'proposed',
  counted: 'proposed, and counted',
  warning: 'proposed with a warning',
  held: 'on hold',
} as const;

function defaultOf(rule: Rule): string {
  const { failOn, warnOn } = POLICY_OPTIONS;
  const isNamed = (list: readonly string[], name: string): boolean => list.includes(name);
  if (isNamed(failOn.default, rule)) return 'fails';
  const otherwise = isNamed(warnOn.default, rule) || EVIDENCE_RULES.has(rule) ? 'warning' : 'notice';
  return isNamed(failOn.default, `new-${rule}`) ? `fails if new, otherwise ${otherwise}` : otherwise;
}

/** Returns the keys of a schema that have no description, as paths. */
function keysWithoutDescription(schema: object, path = ''): readonly string[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, object>> };
  const bare = Object.entries(properties).filter(([, key]) => !('description' in key));
  const below = Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? keysWithoutDescription(part, `${path}/${name}`) : [],
  );
  return [...bare.map(([name]) => `${path}/${name}`), ...below];
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

function inputTable(path: string): string {
  const rows = Object.entries(readAction(path).inputs).map(([name, input]) => [
    `\`${name}\``,
    input.description,
    input.required === true ? '**required**' : input.default === '' ? '' : `\`${input.default ?? ''}\``,
  ]);
  return table(['Input', 'Description', 'Default'], rows);
}

function outputTable(path: string): string {
  const rows = Object.entries(readAction(path).outputs).map(([name, output]) => [
    `\`${name}\``,
    output.description,
  ]);
  return table(['Output', 'Description'], rows);
}

/** Returns the section of a command, without the options of every command and of every command that queries the service. */
function commandSection({ name, summary }: ListedCommand, command: CliCommand): string {
  const hasPlaces = PLACE_OPTIONS.every((option) => command.options.includes(option));
  const options = command.options.filter((option) => !hasPlaces || !PLACE_OPTIONS.includes(option));
  const examples = command.examples.flatMap(({ command: line, description }) => [`# ${description}`, line]);
  return [
    `### mooring ${name}`,
    `${summary}: \`${synopsis(name, command)}\``,
    ...command.description,
    ...(options.length === 0 ? [] : [optionTable(options)]),
    ...(options.length === command.options.length
      ? []
      : ['It also has the [endpoint options](#endpoint-options).']),
    `Exit status: ${command.exitStatus}`,
    ['```sh', ...examples, '```'].join('\n'),
  ].join('\n\n');
}

function optionTable(options: readonly CliOption[]): string {
  return table(
    ['Option', 'Description'],
    options.map((option) => [`\`${optionTerm(option)}\``, option.description]),
  );
}

describe('what is published', () => {
  it.each(ACTIONS)('$path declares exactly the inputs that $name reads', ({ path, shape }) => {
    expect(Object.keys(readAction(path).inputs).sort()).toEqual(Object.keys(shape).sort());
  });

  it.each(ACTIONS)(
    'every input of $name has a description with an example, and a default or is required',
    ({ path }) => {
      for (const [name, input] of Object.entries(readAction(path).inputs)) {
        expect(input.description, name).toMatch(/Example|Needs/);
        expect(input.required === true || input.default !== undefined, name).toBe(true);
      }
    },
  );

  it.each(ACTIONS)('$name finds the service where the command line does', ({ path }) => {
    const { inputs } = readAction(path);
    for (const [name, place] of Object.entries(PLACES)) {
      const input = inputs[name];
      if (input === undefined) continue;
      expect([name, input.default]).toEqual([name, place.default]);
      // The runs of a session have no common time limit.
      if (path.startsWith('bisect') && name === 'timeout-seconds') continue;
      expect(input.description).toContain(`${place.description} Example`);
    }
  });

  it.each(ACTIONS)('$name runs on Node 24, from dist', ({ path, launchers }) => {
    const { using, main, post } = readAction(path).runs;
    const files = [main, post].filter((file) => file !== undefined);
    const dist = path === 'action.yml' ? 'dist' : '../dist';
    expect({ using, files }).toEqual({
      using: 'node24',
      files: launchers.map((name) => `${dist}/${name}.js`),
    });
  });

  it('the tests run with the defaults of action.yml', () => {
    const { inputs } = readAction('action.yml');
    for (const [name, value] of Object.entries(CHECK_DEFAULTS)) {
      expect([name, value]).toEqual([name, inputs[name]?.default]);
    }
  });

  it.each(ACTIONS)('the page of $name lists the inputs and outputs of $path', async ({ name, path }) => {
    const page = `docs/${name}.md`;
    const generated = [
      ['inputs', inputTable(path)],
      ['outputs', outputTable(path)],
      ...(name === 'check'
        ? [
            ['kinds', kindTable()],
            ['signatures', checkOutcomes()],
          ]
        : []),
      ...(name === 'pin' ? [['signatures', pinOutcomes()]] : []),
    ].reduce(
      (text, [part = '', body = '']) => withSection(text, `${name} ${part}`, body),
      readFileSync(page, 'utf8'),
    );
    await expect(generated).toMatchFileSnapshot(`../../${page}`);
  });

  it('docs/cli.md lists every command with its options', async () => {
    const sections = COMMANDS.map(async (listed) => commandSection(listed, await listed.load()));
    const generated = [
      ['commands', (await Promise.all(sections)).join('\n\n')],
      ['endpoint options', optionTable(PLACE_OPTIONS)],
    ].reduce(
      (text, [part = '', body = '']) => withSection(text, part, body),
      readFileSync('docs/cli.md', 'utf8'),
    );
    await expect(generated).toMatchFileSnapshot('../../docs/cli.md');
  });

  it('docs/permissions.md lists the roles of identities, with commands that create them', async () => {
    const purposes = Object.entries(PURPOSE_RULES);
    const rows = purposes.map(([purpose, { events, role }]) => [
      `\`${purpose}\``,
      `\`${role.name}\`${role.isBuiltIn ? ' (built in)' : ''}`,
      role.capabilities.map((one) => `\`${one}\``).join(', '),
      events.map((one) => `\`${one}\``).join(', '),
    ]);
    const commands = purposes
      .filter(([, { role }]) => !role.isBuiltIn)
      .map(
        ([, { role }]) =>
          `chainctl iam roles create ${role.name} --parent=$ORG \\\n  --capabilities=${role.capabilities.join(',')}`,
      );
    const script = [
      '```sh',
      'ORG=0123456789abcdef0123456789abcdef01234567 # UID of your organization',
      ...commands,
      '```',
    ];
    const generated = withSection(
      readFileSync('docs/permissions.md', 'utf8'),
      'purposes',
      [
        table(['Purpose', 'Role', 'Capabilities', 'Events'], rows),
        'Without `mooring init`, an owner creates the roles once:',
        script.join('\n'),
      ].join('\n\n'),
    );
    await expect(generated).toMatchFileSnapshot('../../docs/permissions.md');
  });

  it('docs/rules.md starts with a table of contents: every rule, what it reports, and its default', async () => {
    const contents = RULES.map((rule) => {
      const [, report = ''] = /^(.*?[.])(?: [A-Z]|$)/.exec(RULE_HELP[rule].explanation) ?? [];
      return [`[\`${rule}\`](#${rule})`, report, defaultOf(rule)];
    });
    const page = readFileSync('docs/rules.md', 'utf8');
    const generated = withSection(page, 'contents', table(['Rule', 'Reports', 'By default'], contents));
    await expect(generated).toMatchFileSnapshot('../../docs/rules.md');
  });

  it('CHANGELOG.md has a section for the version in package.json, and it is the newest one', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
    expect(newest.split('\n')[0]).toBe(version);
    expect(newest.length).toBeGreaterThan(100);
  });

  it('docs/errors.md lists every error code with its hint', async () => {
    const errors = listErrorCodes().map(({ code, hint, shellHint }) => [
      `\`${code}\``,
      shellHint === undefined ? hint : `${hint} On a command line: ${shellHint}`,
    ]);
    const generated = withSection(
      readFileSync('docs/errors.md', 'utf8'),
      'errors',
      table(['Error', 'What to change'], errors),
    );
    await expect(generated).toMatchFileSnapshot('../../docs/errors.md');
  });

  it.each([
    ['check-report.v1.json', 'Mooring check report, version 1', CheckReport, 'output'],
    ['images.v1.json', 'Image list of `images --json`, version 1', ImagesReport, 'output'],
    ['verify.v1.json', 'Report of `verify --json`, version 1', VerifyReport, 'output'],
    ['resolve.v1.json', 'Resolved references of `resolve`, version 1', ResolveReport, 'output'],
    ['diff.v1.json', 'Differences of `diff --json`, version 1', DiffReport, 'output'],
    ['bisect.v1.json', 'Result of `bisect --json`, version 1', BisectReport, 'output'],
    ['pins.v1.json', 'Plan of `pin --json`, version 1', PinsReport, 'output'],
    ['mooring-config.v1.json', 'Mooring configuration file .github/mooring.yml, version 1', Config, 'input'],
  ] as const)('the JSON Schema %s matches the code', async (name, title, schema, io) => {
    // Editors, and SchemaStore with its strict ajv, support draft 7 best; the reports are for programs.
    const target = io === 'input' ? 'draft-7' : 'draft-2020-12';
    const published = {
      $id: schemaUrl(name),
      title,
      ...(io === 'input'
        ? { description: 'Images to read, policy of the check, pins and trusted signers.' }
        : {}),
      ...z.toJSONSchema(schema, { unrepresentable: 'any', io, target }),
    };
    await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(`../../schema/${name}`);
  });

  it('the schema of the configuration file is strict, and describes every key to editors', () => {
    const schema = JSON.parse(readFileSync('schema/mooring-config.v1.json', 'utf8')) as object;
    const ajv = new Ajv({ strict: true });
    addFormats.default(ajv);
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(ajv.compile(schema)({ check: { 'min-severity': 'high' } })).toBe(true);
    expect(keysWithoutDescription(schema)).toEqual([]);
  });
});
