import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { POLICY_INPUTS } from '../../src/check/inputs.ts';
import { checkCommand } from '../../src/check/command.ts';
import { CheckConfig } from '../../src/config/schema/check-config.ts';
import { ReportedPolicy } from '../../src/config/schema/policy-config.ts';
import { DEFAULT_POLICY } from '../../src/config/policy/gate-policy.ts';
import { describeOption, POLICY_OPTIONS } from '../../src/config/policy/policy-options.ts';

const names = Object.values(POLICY_OPTIONS).map(({ name }) => name);

/** The inputs of action.yml that the table has rows for, as `vitest run -u` writes them. */
function inputsOfTable(): string {
  const inputs = POLICY_INPUTS.map((option) => {
    const description = `${describeOption(option)} Example \`${option.example}\`.`;
    const text = description.includes(': ') ? `'${description.replaceAll("'", "''")}'` : description;
    return `  ${option.name}:\n    description: ${text}\n    default: ''\n`;
  });
  return inputs.join('');
}

describe('the table of policy options drives', () => {
  it('the inputs of action.yml', async () => {
    const written = readFileSync('action.yml', 'utf8');
    const [before = '', rest = ''] = written.split(/^ {2}# Policy: generated.*\n/m);
    const after = rest.slice(rest.indexOf('  # End of policy\n'));
    expect([before, after]).not.toContain('');
    const begin = '  # Policy: generated from src/config/policy/policy-options.ts by `npm test -- -u`\n';
    await expect(`${before}${begin}${inputsOfTable()}${after}`).toMatchFileSnapshot('../../action.yml');
  });

  it('the configuration file, for all images and for some', () => {
    const { properties } = z.toJSONSchema(CheckConfig, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(properties ?? {})).toEqual(expect.arrayContaining(names));
    expect(properties?.['rules']).toMatchObject({
      items: { properties: Object.fromEntries(names.map((name) => [name, expect.anything()])) },
    });
  });

  it('the options of the command line and their help', () => {
    for (const option of POLICY_INPUTS) {
      expect(checkCommand.options).toContainEqual(
        expect.objectContaining({ name: option.name, description: describeOption(option) }),
      );
    }
  });

  it('the policy that a report records', () => {
    expect(Object.keys(ReportedPolicy.shape)).toEqual([...Object.keys(POLICY_OPTIONS), 'maxDetectionDays']);
    expect(ReportedPolicy.parse(DEFAULT_POLICY)).toEqual(DEFAULT_POLICY);
    const later = new Set(['underInvestigation', 'onlyFixable', 'maxOpenDays', 'maxFixDays', 'budget']);
    const known = Object.entries(DEFAULT_POLICY).filter(([key]) => !later.has(key));
    const earlier = { ...Object.fromEntries(known), maxDetectionDays: 7 };
    expect(ReportedPolicy.parse(earlier)).toEqual(earlier);
  });
});
