import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { CheckInputs } from '../../src/actions/check/inputs.ts';
import { CheckReportFile } from '../../src/contract/check-report.ts';
import { Config } from '../../src/contract/config.ts';
import { listErrorCodes } from '../../src/domain/errors.ts';
import { CHECK_DEFAULTS } from '../support/run-launcher.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { description: string; default?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const action = parse(readFileSync('action.yml', 'utf8')) as Action;

/** The README with the text between two markers replaced; `vitest run -u` writes it back. */
function withSection(readme: string, name: string, body: string): string {
  const begin = `<!-- ${name}: generated, do not edit -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks the markers of ${name}`);
  return `${before}${begin}\n\n${body}\n\n${end}${after}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

describe('what is published', () => {
  it('action.yml declares exactly the inputs that the action reads', () => {
    expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(CheckInputs.shape).sort());
  });

  it('every input has a description with an example, and a default unless it is required', () => {
    for (const [name, input] of Object.entries(action.inputs)) {
      expect(input.description, name).toMatch(/Example|Needs/);
      expect(input.required === true || input.default !== undefined, name).toBe(true);
    }
  });

  it('the tests run with the defaults of action.yml', () => {
    for (const [name, value] of Object.entries(CHECK_DEFAULTS)) {
      expect([name, value]).toEqual([name, action.inputs[name]?.default]);
    }
  });

  it('runs on Node 24, from dist', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/check.js' });
  });

  it('README.md lists inputs, outputs and errors as they are', async () => {
    const readme = readFileSync('README.md', 'utf8');
    const inputs = Object.entries(action.inputs).map(([name, input]) => [
      `\`${name}\``,
      input.description,
      input.required === true ? '**required**' : input.default === '' ? '' : `\`${input.default ?? ''}\``,
    ]);
    const outputs = Object.entries(action.outputs).map(([name, output]) => [
      `\`${name}\``,
      output.description,
    ]);
    const errors = listErrorCodes().map(({ code, hint }) => [`\`${code}\``, hint]);
    const generated = [
      ['inputs', table(['Input', 'What it is', 'Default'], inputs)],
      ['outputs', table(['Output', 'What it is'], outputs)],
      ['errors', table(['Error', 'What to change'], errors)],
    ].reduce((text, [name = '', body = '']) => withSection(text, name, body), readme);
    await expect(generated).toMatchFileSnapshot('../../README.md');
  });

  it.each([
    ['check-report.v1.json', 'Mooring check report, version 1', CheckReportFile, 'output'],
    ['mooring-config.v1.json', 'Settings of Mooring in .github/mooring.yml, version 1', Config, 'input'],
  ] as const)('the JSON Schema %s is what the code goes by', async (name, title, schema, io) => {
    const published = {
      $id: `schema/${name}`,
      title,
      ...z.toJSONSchema(schema, { unrepresentable: 'any', io }),
    };
    await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(`../../schema/${name}`);
  });
});
