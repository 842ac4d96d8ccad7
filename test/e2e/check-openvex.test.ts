import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OpenVexDocument, OpenVexStatement } from '../../src/check/views/openvex/openvex.ts';
import { advisoryWorld } from '../support/platform/advisory-world.ts';
import { runCheckJob } from '../support/jobs/check-job.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { openVexProblems } from '../support/views/inert-views.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';

const NOW = '2026-11-20T12:00:00Z';

let platform: RunningPlatform;
const repository = createGitRepository();
beforeAll(async () => {
  const seed = seedFile({ organizations: advisoryWorld() });
  platform = await startPlatform('--seed', seed, '--now', NOW);
  const dockerfile = 'FROM cgr.dev/acme/curl:8\nFROM cgr.dev/acme/python:3.13\nFROM cgr.dev/acme/curl:8\n';
  writeFileSync(join(repository.folder, 'Dockerfile'), dockerfile);
  repository.commit('Images whose packages are attested, and one whose are not');
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

function check(path: string): Promise<LauncherRun> {
  return runCheckJob(platform.line, { workspace: repository.folder, inputs: { 'openvex-path': path } });
}

function textOf(run: LauncherRun): string {
  return readFileSync(run.outputs['openvex'] ?? '', 'utf8');
}

/** A statement in one line: which vulnerability of which packages, how it stands and why. */
function told({ vulnerability, status, justification, products, ...why }: OpenVexStatement): string {
  const packages = products.flatMap(({ subcomponents }) => subcomponents.map((one) => one['@id']));
  const words = justification ?? why.action_statement ?? why.status_notes ?? why.impact_statement ?? '';
  return `${vulnerability.name} ${packages.join(' ')} ${status}: ${words}`;
}

describe('the OpenVEX file of the check action', () => {
  it('states the status of every reviewed advisory on the packages of the images, and why', async () => {
    const run = await check('out/check.openvex.json');
    expect(run.outputs['openvex']).toBe(join(repository.folder, 'out/check.openvex.json'));
    const document = JSON.parse(textOf(run)) as OpenVexDocument;
    expect(openVexProblems(document)).toEqual([]);
    expect([document.author, document.timestamp]).toEqual(['acme/shop', '2026-11-20T12:00:00.000Z']);
    const openssl = 'pkg:apk/wolfi/libcrypto3@3.5.4-r0?arch=x86_64';
    expect(document.statements.map(told)).toEqual([
      'CVE-2026-48211 pkg:apk/wolfi/curl@8.16.0-r2?arch=x86_64 pkg:apk/wolfi/libcurl@8.16.0-r2?arch=x86_64 affected: Update when a fix is available, or remove the package (CGA-4m8x-2vwq-h9jp).',
      `CVE-2026-9000 ${openssl} fixed: Fixed in 3.5.4-r0 (CGA-0000-0000-000c).`,
      `CVE-2026-9001 ${openssl} not_affected: vulnerable_code_not_present`,
      `CVE-2026-9002 ${openssl} affected: Update to a build with version 3.5.4-r1 or later (CGA-0000-0000-000e).`,
      `CVE-2026-9003 ${openssl} under_investigation: `,
      `CVE-2026-9004 ${openssl} under_investigation: `,
      `CVE-2026-9005 ${openssl} under_investigation: `,
      `CVE-2026-9006 ${openssl} under_investigation: `,
      `CVE-2026-9007 ${openssl} affected: Update to a build with version 3.5.9-r0 or later (CGA-0000-0000-000j).`,
      `CVE-2026-9008 ${openssl} affected: Use a supported version, or remove the package: no fix is planned (CGA-0000-0000-000k).`,
      `CVE-2026-9009 ${openssl} under_investigation: `,
      `CVE-2026-9013 ${openssl} under_investigation: `,
    ]);
  });

  it('is about the very build that was judged', async () => {
    const run = await check('out/check.openvex.json');
    const { statements } = JSON.parse(textOf(run)) as OpenVexDocument;
    const report = JSON.parse(readFileSync(run.outputs['report'] ?? '', 'utf8')) as {
      images: { image: string; newest: string }[];
    };
    const curl = report.images.find(({ image }) => image === 'cgr.dev/acme/curl:8');
    const products = new Set(statements.flatMap((one) => one.products.map((product) => product['@id'])));
    expect(products).toEqual(new Set([`pkg:oci/curl@${encodeURIComponent(curl?.newest ?? '')}`]));
  });

  it('is the same, byte for byte, in every run at one time', async () => {
    const [one, two] = await Promise.all([check('out/one.json'), check('out/two.json')]);
    expect(textOf(one)).toBe(textOf(two));
  });
});
