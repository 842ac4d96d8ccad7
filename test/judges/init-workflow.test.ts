import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Situation } from '../../src/setup/decide/organization.ts';
import { UNKNOWN_RELEASE } from '../../src/setup/decide/release.ts';
import { identityPlaceholder, WORKFLOW_PATH, workflowText } from '../../src/setup/decide/workflow-text.ts';
import type { WorkflowPlan } from '../../src/setup/decide/workflow-text.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';

const PLAN: WorkflowPlan = {
  repository: 'acme/shop',
  defaultBranch: 'main',
  hasHostedRunners: true,
  release: { repository: 'acme/mooring', commit: '5'.repeat(40), version: 'v1.0.0' },
  situation: 'organization',
  identities: { check: `${'0a'.repeat(20)}/${'0b'.repeat(8)}`, pin: `${'0a'.repeat(20)}/${'0c'.repeat(8)}` },
  organization: 'acme',
  endpoints: {},
};

/** Lints a workflow as in a repository; returns what the linter prints, empty if there is nothing to improve. */
function lint(linter: 'actionlint' | 'zizmor', text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-lint-'));
  const path = join(directory, WORKFLOW_PATH);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const args = linter === 'zizmor' ? ['--offline', '--persona=pedantic', '--quiet', '.'] : [WORKFLOW_PATH];
  try {
    execFileSync('git', ['init', '--quiet'], { cwd: directory });
    execFileSync(judgePath(linter), args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

const PLANS: readonly (readonly [string, WorkflowPlan])[] = [
  ...(['organization', 'public', 'other'] satisfies readonly Situation[]).map(
    (situation) => [situation, { ...PLAN, situation }] as const,
  ),
  ['another endpoint', { ...PLAN, endpoints: { 'api-url': 'https://console.example.com' } }],
  [
    'placeholders',
    {
      ...PLAN,
      release: UNKNOWN_RELEASE,
      identities: { check: identityPlaceholder('check'), pin: identityPlaceholder('pin') },
    },
  ],
];

describe.runIf(haveJudge('actionlint', 'zizmor'))('the workflow that init writes', () => {
  it.each(PLANS)('for %s passes actionlint and zizmor, without exceptions', (_what, plan) => {
    const text = workflowText(plan);
    expect(text).not.toMatch(/zizmor:|shellcheck/);
    expect(lint('actionlint', text)).toBe('');
    expect(lint('zizmor', text)).toBe('');
  });

  it('for a GitHub Enterprise Server passes actionlint', () => {
    expect(lint('actionlint', workflowText({ ...PLAN, hasHostedRunners: false }))).toBe('');
  });

  it('would not pass with tags, or with a wrong permission', () => {
    const text = workflowText(PLAN);
    expect(lint('zizmor', text.replaceAll(/@[0-9a-f]{40} # \S+/g, '@v1'))).toContain('unpinned-uses');
    expect(lint('actionlint', text.replace('contents: read', 'contents: reed'))).toContain('reed');
  });
});
