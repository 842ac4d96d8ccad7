import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';

/** A pull request in which everything that somebody else can write is one of the given texts. */
export interface HostileShop {
  readonly repository: GitRepository;
  readonly base: string;
  readonly head: string;
  /** The organizations of the platform that it is checked against: advisories and packages are hostile too. */
  readonly organizations: readonly object[];
  /** The paths of all files in head. */
  readonly paths: readonly string[];
}

/** The uid of the organization and its identity, as in examples/platform.seed.yml. */
const ORGANIZATION = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';

/**
 * Makes it. Head has for each text a folder of that name, an image that is past its end of life in it, and an image whose
 * name is the text; base has another such image, which head resolves, and an exception for a vulnerability that the text
 * gives the reason for.
 */
export function createHostileShop(texts: readonly string[]): HostileShop {
  const repository = createGitRepository();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(repository.folder, path)), { recursive: true });
    writeFileSync(join(repository.folder, path), text);
  };
  write('.github/mooring.yml', settingsOf(texts));
  texts.forEach((text, index) => write(`gone/${index}/compose.yml`, composeOf(`gone ${text}`)));
  const base = repository.commit('Before');
  repository.git('rm', '-r', '--quiet', 'gone');
  write('curl/Dockerfile', 'FROM cgr.dev/acme/curl:8\nFROM cgr.dev/acme/python:3\n');
  const folders = texts.map((text, index) => join(folderOf(text), String(index)));
  texts.forEach((text, index) => {
    write(join(folders[index] ?? '', 'Dockerfile'), `FROM cgr.dev/acme/node:18 AS a # ${inLine(text)}\n`);
    write(join(folders[index] ?? '', 'old.Dockerfile'), `# ${inLine(text)}\nFROM cgr.dev/acme/node:18\n`);
    write(join(folders[index] ?? '', 'compose.yml'), composeOf(text));
  });
  return {
    repository,
    base,
    head: repository.commit('The change'),
    organizations: [organizationOf(texts)],
    paths: ['.github/mooring.yml', 'curl/Dockerfile'].concat(
      folders.flatMap((folder) =>
        ['Dockerfile', 'old.Dockerfile', 'compose.yml'].map((name) => join(folder, name)),
      ),
    ),
  };
}

/** A path that a file system can hold, begun by the text. */
function folderOf(text: string): string {
  const names = text.toWellFormed().replaceAll('\0', '').split('/');
  const kept = names.map((name) => Array.from(name).slice(0, 50).join(''));
  return join(...kept.filter((name) => name !== '' && name !== '.' && name !== '..'));
}

/** A comment is one line. */
function inLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ').slice(0, 1_000);
}

function composeOf(image: string): string {
  return `services:\n  web:\n    image: ${JSON.stringify(`cgr.dev/acme/${image}`)}\n`;
}

/** Exceptions that end in a week are findings themselves. JSON is YAML too. */
function settingsOf(texts: readonly string[]): string {
  const exceptions = texts.map((text, index) => ({
    advisory: `CVE-2026-5${index + 1_000}`,
    reason: text === '' ? 'none' : text,
    until: '2026-11-27',
  }));
  return `check: ${JSON.stringify({ exceptions })}\n`;
}

const HIGH = [{ type: 'TYPE_CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' }];

function organizationOf(texts: readonly string[]): object {
  const packages = texts.flatMap((text) => {
    const name = text.toWellFormed().slice(0, 200).toWellFormed();
    return name.trim() === '' ? [] : [{ name, version: '1.0-r0' }];
  });
  return {
    name: 'acme',
    uid: ORGANIZATION,
    roles: [{ name: 'advisories.read', capabilities: ['advisories.list'] }],
    identities: [
      {
        name: 'shop pull requests',
        uid: `${ORGANIZATION}/a1b2c3d4e5f60718`,
        claimMatch: {
          issuer: 'https://token.actions.githubusercontent.com',
          subject: 'repo:acme/shop:pull_request',
        },
        bindings: [{ role: 'registry.pull' }, { role: 'advisories.read' }],
      },
    ],
    repos: [
      {
        name: 'node',
        tags: [{ name: '18', deprecated: true, history: { from: 'now-90d', every: '1d', count: 90 } }],
      },
      {
        name: 'curl',
        packages: [{ name: 'curl', version: '8.16.0-r2' }, ...packages],
        tags: [{ name: '8', history: { from: 'now-90d', every: '1d', count: 90 } }],
      },
      { name: 'python', tags: [{ name: '3', history: { from: 'now-90d', every: '1d', count: 90 } }] },
    ],
    advisories: [
      ...texts.flatMap((text, index) => advisoriesOf(text, index)),
      ...packages.map(({ name }, index) => ({
        advisoryId: `CGA-package-${index}`,
        artifactName: name,
        events: [{ at: 'now-9d', kind: 'fixed', fixedVersion: '1.0-r1' }],
      })),
    ],
  };
}

/** One that is open under the text as its name, one that an exception covers, and two that OpenVEX states. */
function advisoriesOf(text: string, index: number): readonly object[] {
  const advisoryId = `${text} ${index}`;
  const one = { artifactName: 'curl', severities: HIGH };
  const said = { note: text, author: text, reviewer: text };
  return [
    { ...one, advisoryId, aliases: [text], events: [{ at: 'now-2d', kind: 'true-positive', ...said }] },
    {
      ...one,
      advisoryId: `${advisoryId} excepted`,
      aliases: [`CVE-2026-5${index + 1_000}`],
      events: [{ at: 'now-2d', kind: 'fixed', fixedVersion: text, ...said }],
    },
    {
      ...one,
      advisoryId: `${advisoryId} false`,
      aliases: [`${text}${index}`],
      events: [{ at: 'now-2d', kind: 'false-positive', ...said }],
    },
    {
      ...one,
      advisoryId: `${advisoryId} fixed`,
      aliases: [`CVE-2026-6${index + 1_000}`],
      events: [{ at: 'now-2d', kind: 'fixed', fixedVersion: '8.16.0-r1', ...said }],
    },
  ];
}
