import { documentationUrl } from '../../values/documentation.ts';
import type { Situation } from './organization.ts';
import { usesText } from './release.ts';
import type { Release } from './release.ts';

/** The path of the workflow that the setup proposes. */
export const WORKFLOW_PATH = '.github/workflows/mooring.yml';

/** The values that the proposed workflow is made of. */
export interface WorkflowPlan {
  /** `owner/name`: it decides the minute of the schedules. */
  readonly repository: string;
  readonly defaultBranch: string;
  readonly hasHostedRunners: boolean;
  readonly release: Release;
  readonly situation: Situation;
  /** UIDs; a placeholder if an identity does not exist yet. Used only for an organization. */
  readonly identities: Readonly<Record<'check' | 'pin', string>>;
  readonly organization: string;
  /** Endpoint inputs that differ from the defaults, by name. */
  readonly endpoints: Readonly<Record<string, string>>;
}

/** Stands in the workflow until an identity exists: the actions reject it by name. */
export function identityPlaceholder(purpose: 'check' | 'pin'): string {
  return `REPLACE_WITH_UID_OF_${purpose.toUpperCase()}_IDENTITY`;
}

/** The checkout action: the release that the workflows of this repository use. */
const CHECKOUT: Release = {
  repository: 'actions/checkout',
  commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
  version: 'v7.0.1',
};

/** Returns the text of the workflow: a check of each change and every week, and pins every night. */
export function workflowText(plan: WorkflowPlan): string {
  const { identities, organization, release, situation } = plan;
  const { weekly, nightly } = schedules(plan.repository);
  const signsIn = situation === 'organization';
  // Other registries publish nothing that changes without a commit.
  const isWeekly = situation !== 'other';
  const why = signsIn ? 'tags reach their end of life' : 'advisories are published';
  const token = signsIn ? '\n      id-token: write # sign in to the platform; no secret is stored' : '';
  return `# Written by \`mooring init\`, explained in ${documentationUrl('setup.md')}
name: Mooring

on:
  pull_request:
  merge_group: # a merge queue; without one, this never runs
  push:
    branches: [${scalar(plan.defaultBranch)}]
  schedule:
${isWeekly ? `    - cron: '${weekly}' # check every Monday: ${why} without a commit\n` : ''}    - cron: '${nightly}' # pin every night
  workflow_dispatch: # ${isWeekly ? 'check and pin' : 'pin'} now

permissions: {} # each job gets only the permissions that it needs

concurrency: # a new push replaces the running check of its pull request
  group: mooring-\${{ github.event_name }}-\${{ github.event.schedule || github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  check:
    name: Check images
    if: ${isWeekly ? `github.event.schedule != '${nightly}'` : CHANGES_ONLY}
${jobHead(plan)}
    permissions:
      contents: read # read the repository and the base of the pull request${token}
    steps:
${checkout(true)}
      - uses: ${usesText(release)}
${withLines(plan, signsIn ? { identity: `${identities.check} # can only read`, organization } : {})}
  pin:
    name: Pin images
    if: github.event_name == 'workflow_dispatch' || github.event.schedule == '${nightly}'
${jobHead(plan)}
    permissions:
      contents: write # push the branch with the updated pins
      pull-requests: write # open the pull request${token}
    steps:
${checkout(false)}
      - uses: ${usesText(release, '/pin')}
${withLines(plan, signsIn ? { identity: identities.pin } : {})}`.replace(/\n+$/, '\n');
}

/** Events with a commit to compare with, so that only new references need a digest. */
const CHANGES_ONLY = "github.event_name != 'schedule' && github.event_name != 'workflow_dispatch'";

function jobHead({ hasHostedRunners }: WorkflowPlan): string {
  const runner = hasHostedRunners
    ? 'ubuntu-latest'
    : '[self-hosted, linux] # GitHub Enterprise Server has no hosted runners';
  return `    runs-on: ${runner}\n    timeout-minutes: 15`;
}

/** The check compares with the base commit, which a shallow clone lacks. */
function checkout(withHistory: boolean): string {
  const depth = withHistory ? '          fetch-depth: 0 # the check compares with the base commit\n' : '';
  return `      - uses: ${usesText(CHECKOUT)}\n        with:\n${depth}          persist-credentials: false`;
}

/** The inputs of a step, with the endpoints; empty if there are none. */
function withLines({ endpoints }: WorkflowPlan, inputs: Readonly<Record<string, string>>): string {
  const lines = [
    ...Object.entries(inputs),
    ...Object.entries(endpoints).map(([name, value]) => [name, scalar(value)] as const),
  ].map(([name, value]) => `          ${name}: ${value}\n`);
  return lines.length === 0 ? '' : `        with:\n${lines.join('')}`;
}

/** Writes a text as a YAML scalar: plain if that is unambiguous, otherwise in single quotes (YAML 1.2 §7.3.2). */
function scalar(text: string): string {
  const isPlain = /^[A-Za-z][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}

/**
 * The schedules of a repository, in UTC: minutes follow from its name, so that not all repositories start on the hour,
 * when GitHub delays or drops scheduled runs.
 */
function schedules(repository: string): { readonly weekly: string; readonly nightly: string } {
  const hash = hashOf(repository.toLowerCase());
  const minute = 1 + (hash % 59);
  const hour = 1 + ((hash >>> 8) % 5);
  return { weekly: `${minute} ${hour + 1} * * 1`, nightly: `${minute} ${hour} * * *` };
}

/** FNV-1a, 32 bits: spreads names evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
