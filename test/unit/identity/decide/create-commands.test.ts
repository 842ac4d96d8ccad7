import { describe, expect, it } from 'vitest';

import { chainctlCommands, terraformText } from '../../../../src/identity/decide/create-commands.ts';
import { PURPOSES } from '../../../../src/identity/decide/purpose.ts';
import type { RepositoryFacts } from '../../../../src/identity/decide/purpose.ts';
import { planIdentities } from '../../../../src/identity/plan-identities.ts';

const FACTS: RepositoryFacts = {
  issuer: 'https://token.actions.githubusercontent.com',
  owner: 'acme',
  name: 'shop',
  repositoryId: '8800',
  ownerId: '9900',
  defaultBranch: 'main',
};
const OPTIONS = { purposes: PURPOSES, scope: 'repository', audience: 'issuer.enforce.dev' } as const;

describe('identity/decide/create-commands', () => {
  it('prints the whole plan as chainctl and as Terraform', async () => {
    const plan = await planIdentities(FACTS, {
      ...OPTIONS,
      organization: '0123456789abcdef0123456789abcdef01234567',
    });
    const text = [...chainctlCommands(plan), '', ...terraformText(plan), ''].join('\n');
    await expect(text).toMatchFileSnapshot('../../../golden/identity/commands.txt');
  });

  it('finds an organization by its name', async () => {
    const plan = await planIdentities(FACTS, { ...OPTIONS, purposes: ['login'], organization: 'acme.com' });
    expect(chainctlCommands(plan)[0]).toMatch(/--parent=acme\.com \\$/);
    const terraform = terraformText(plan);
    expect(terraform.slice(0, 3)).toEqual([
      'data "chainguard_group" "organization" {',
      '  name = "acme.com"',
      '}',
    ]);
    expect(terraform).toContain('  parent_id   = data.chainguard_group.organization.id');
  });

  it('quotes what a shell or Terraform would read otherwise', async () => {
    const facts = { ...FACTS, defaultBranch: "it's${x}$(y)" };
    const plan = await planIdentities(facts, { ...OPTIONS, purposes: ['pin'], organization: 'o' });
    expect(chainctlCommands(plan).join('\n')).toContain(String.raw`it'\''s\$\{x\}\$\(y\))$'`);
    expect(terraformText(plan).join('\n')).toContain(String.raw`it's\\$\\{x\\}\\$\\(y\\))$"`);
  });
});
