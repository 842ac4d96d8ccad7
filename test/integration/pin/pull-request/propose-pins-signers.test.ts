import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { formatImage } from '../../../../src/values/image-reference.ts';
import type { PinPlan } from '../../../../src/pin/decide/pin-plan.ts';
import { rememberSigners } from '../../../../src/signatures/decide/remember-signers.ts';
import { SERVICE_ISSUER } from '../../../../src/signatures/decide/service-identity.ts';
import { readConfig } from '../../../../src/config/read-config.ts';
import type { ProposedPins } from '../../../../src/pin/pull-request/propose-pins.ts';
import { startGitHub } from '../../../support/github/github-server.ts';
import type { GitHubServer } from '../../../support/github/github-server.ts';
import { operations, propose } from '../../../support/github/propose.ts';
import type { ProposeChanges } from '../../../support/github/propose.ts';
import { planOf, samplePlan } from '../../../support/samples/sample-plan.ts';
import { sampleSignature } from '../../../support/samples/sample-trust.ts';
import { textTree } from '../../../support/samples/text-tree.ts';

const CONFIG = '.github/mooring.yml';
const SYNCER = `${SERVICE_ISSUER}/${'a1'.repeat(20)}/${'b1'.repeat(8)}`;
const ENTRY = `trust:\n  signers:\n    - image: cgr.dev/acme/*\n      issuer: ${SERVICE_ISSUER}\n      identity: ${SYNCER}\n`;

let github: GitHubServer;
beforeEach(async () => {
  github = await startGitHub();
});
afterEach(() => github.close());

/** Two files, of which the second has an image with a signer that is not known. */
const SAMPLE = samplePlan({ 'api/Dockerfile': { python: '1' }, 'web/Dockerfile': { node: '2' } });

/** One run whose second update is signed by an identity that it has seen for the first time. */
async function run(
  files: Readonly<Record<string, string>>,
  {
    logUrl = 'https://search.sigstore.dev/?logIndex=7',
    ...changes
  }: ProposeChanges & { logUrl?: string } = {},
): Promise<ProposedPins> {
  const signer = { kind: 'keyless', issuer: SERVICE_ISSUER, identity: SYNCER } as const;
  const trust = { kind: 'no-known-signer', found: sampleSignature({ signer, logUrl }) } as const;
  const plan: PinPlan = {
    skipped: [],
    moves: SAMPLE.plan.moves.map((move) => (move.file === 'web/Dockerfile' ? { ...move, trust } : move)),
  };
  const tree = textTree({ ...SAMPLE.files, ...files });
  const builds = plan.moves.flatMap(({ upstream, to, image, trust: shown }) =>
    shown === undefined
      ? []
      : [{ image: { ...upstream, path: image.replace(`${upstream.host}/`, '') }, digest: to, trust: shown }],
  );
  const remembered = rememberSigners(builds, {
    registryHost: 'cgr.dev',
    organizationUid: undefined,
    configured: [],
  });
  expect(remembered.map(({ seen }) => seen.image)).toEqual([
    formatImage({ host: 'cgr.dev', path: 'acme/node' }),
  ]);
  return propose(github, SAMPLE, {
    tree,
    planned: { ...(await planOf(plan, tree)), plan, remembered },
    ...changes,
  });
}

async function bodies(): Promise<readonly string[]> {
  return (await github.person.pullRequests()).map(({ body }) => body ?? '');
}

describe('a pull request with a signer that is seen for the first time', () => {
  it('creates the configuration file, says what merging does, and is unchanged by the next run', async () => {
    await github.person.push('main', SAMPLE.files);
    expect(operations(await run({}))).toEqual(['created']);
    expect(await github.person.read('mooring/pins', CONFIG)).toBe(ENTRY);
    const [body = ''] = await bodies();
    expect(body).toContain(
      '> [!IMPORTANT]\n> **Merging this pull request makes Mooring trust this signer.**',
    );
    expect(body).toContain(SYNCER);
    expect(body).toContain(
      ' for <code>cgr.dev/acme/&#42;</code>, seen on cgr.dev/acme/node@sha256:222222222222 ([log entry](https://search.sigstore.dev/?logIndex=7))',
    );
    // A later signature of the same build, with another log entry, is no news.
    expect(operations(await run({}, { logUrl: 'https://search.sigstore.dev/?logIndex=8' }))).toEqual([
      'unchanged',
    ]);
  });

  it('adds lines to the file of the base, and changes nothing else in it', async () => {
    const before = '# Ours.\r\npin:\r\n  style: digest # short\r\n';
    await github.person.push('main', { ...SAMPLE.files, [CONFIG]: before });
    const changes = await run({ [CONFIG]: before });
    expect(changes.outcomes[0]?.files).toEqual(['api/Dockerfile', 'web/Dockerfile', CONFIG]);
    const after = (await github.person.read('mooring/pins', CONFIG)) ?? '';
    expect(after).toBe(`${before}${ENTRY.replaceAll('\n', '\r\n')}`);
    const config = await readConfig(CONFIG, new TextEncoder().encode(after), textTree({}));
    expect(config.trust.signers.map(({ signer }) => signer)).toEqual([
      { kind: 'keyless', issuer: SERVICE_ISSUER, identity: SYNCER },
    ]);
  });

  it('is one of several: that with the image', async () => {
    await github.person.push('main', SAMPLE.files);
    const { outcomes } = await run({}, { grouping: 'directory' });
    expect(outcomes.map(({ files }) => files)).toEqual([['api/Dockerfile'], ['web/Dockerfile', CONFIG]]);
    const trusting = (await bodies()).filter((body) => body.includes('makes Mooring trust'));
    expect(trusting).toHaveLength(1);
  });

  it.each([
    ['cannot be edited', 'trust: { signatures: report }\n', 'trust: { signatures: report }\n'],
    ['differs on the base', 'pin: { style: digest }\n', '# older\n'],
  ])('shows the lines to add if the file %s', async (_, here, base) => {
    await github.person.push('main', { ...SAMPLE.files, [CONFIG]: base });
    expect(operations(await run({ [CONFIG]: here }))).toEqual(['created']);
    expect(await github.person.read('mooring/pins', CONFIG)).toBe(base);
    const [body = ''] = await bodies();
    expect(body).toContain('**The signers of these images are not trusted yet.**');
    expect(body).toContain(
      `> \`\`\`yaml\n> - image: cgr.dev/acme/*\n>   issuer: ${SERVICE_ISSUER}\n>   identity: ${SYNCER}\n> \`\`\``,
    );
    expect(body).not.toContain('makes Mooring trust');
  });
});
