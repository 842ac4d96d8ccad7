import { describe, expect, it } from 'vitest';

import { LoginInputs } from '../../../src/login/inputs.ts';
import { PinInputs } from '../../../src/pin/inputs.ts';
import { readInputs } from '../../../src/runner/service-inputs.ts';
import { actionDefaults } from '../../support/jobs/actions.ts';

async function read(inputs: Readonly<Record<string, string>>): Promise<unknown> {
  const given: Readonly<Record<string, string | undefined>> = {
    ...actionDefaults('pin/action.yml'),
    ...inputs,
  };
  return readInputs(PinInputs, (name) => given[name] ?? '');
}

describe('runner/service-inputs', () => {
  it.each([
    ['identity', 'acme', 'must be the uid of an identity: 40 hex digits, "/", 16 hex digits'],
    ['group', 'folder', 'must be all, directory, image'],
    ['base', 'refs/heads/main', 'must be a name without refs/heads/'],
  ])('says of an input that may be empty what it must be: %s', async (name, text, said) => {
    await expect(read({ [name]: text })).rejects.toThrow(`input ${name}: ${said}`);
    await expect(read({ [name]: '' })).resolves.toBeDefined();
  });

  it('says so of the organization of a login, and shows no pattern', async () => {
    const given: Readonly<Record<string, string | undefined>> = {
      ...actionDefaults('login/action.yml'),
      'expect-organization': 'acme',
    };
    await expect(readInputs(LoginInputs, (name) => given[name] ?? '')).rejects.toThrow(
      'input expect-organization: must be the uid of an organization: 40 hex digits',
    );
  });
});
