import { execFileSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { diagnose } from '../../../../src/sign-in/claim-doctor/diagnose.ts';
import { quoteShell } from '../../../../src/text/shell-quoting.ts';
import { quoteHcl } from '../../../../src/sign-in/claim-doctor/fix-commands.ts';
import { renderDiagnosis } from '../../../../src/sign-in/claim-doctor/render.ts';
import type { IdTokenClaims } from '../../../../src/values/id-token.ts';
import type { ClaimMatch } from '../../../../src/sign-in/claim-doctor/claim-match.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

const TARGET = { uid: `${'a'.repeat(40)}/${'1'.repeat(16)}`, apiUrl: 'https://console-api.enforce.dev' };

function render(claims: Partial<IdTokenClaims>, match?: ClaimMatch): string {
  const token = claimsOf(claims);
  return renderDiagnosis(diagnose(token, match, 'issuer.enforce.dev'), token, TARGET).join('\n');
}

const known: ClaimMatch = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/shop:ref:refs/heads/main',
  claims: { repository_id: '8800' },
};

describe('sign-in/claim-doctor/render', () => {
  it('shows token and identity side by side, the cause, and the fix in three forms', async () => {
    const text = render({ sub: 'repo:acme/shop:environment:production' }, known);
    await expect(`${text}\n`).toMatchFileSnapshot('../../../golden/claim-doctor/known.txt');
  });

  it('shows the token and its fixes if the identity cannot be read', async () => {
    const text = render({ sub: 'repo:acme@9900/shop@8800:pull_request', event_name: 'pull_request' });
    await expect(`${text}\n`).toMatchFileSnapshot('../../../golden/claim-doctor/unknown.txt');
  });

  it('says so if nothing differs', () => {
    expect(render({}, known)).toContain('Everything matches');
    expect(render({}, { ...known, subject: undefined, subjectPattern: '.*' })).toContain(
      'one of the patterns',
    );
  });

  it.each([
    ['a workflow command', 'x\n::set-env name=PATH::/tmp'],
    ['turned text', '\u202Egnp'],
    ['an old command', '##[error]x'],
    ['a letter that looks like another', '\u0430'],
  ])('hardening row 21: shows %s inert, and writes no command with it', (_, name) => {
    const sub = `repo:acme/shop:environment:${name}`;
    for (const text of [render({ sub }, known), render({ sub })]) {
      expect(text).not.toMatch(/^::|::set-env|##\[|\u202E/m);
      expect(text).toContain('no command is generated');
      expect(text).not.toContain('curl');
    }
  });

  it.each(["it's", '$(id)', '`id`', '; rm -rf ~', 'a b', '"', '\\', '!', '*'])(
    'hardening row 12: quotes %s for a shell, which gives it back as it was',
    (text) => {
      const printed = execFileSync('sh', ['-c', `printf %s ${quoteShell(text)}`], { encoding: 'utf8' });
      expect(printed).toBe(text);
      expect(render({ sub: `repo:acme/shop:environment:${text}` }, known)).toContain(
        quoteShell(`repo:acme/shop:environment:${text}`),
      );
    },
  );

  it('quotes templates for Terraform', () => {
    expect(quoteHcl('${file("/etc/passwd")} %{if} "')).toBe('"$${file(\\"/etc/passwd\\")} %%{if} \\""');
  });
});
