import { formatInstant } from '../../../src/values/instant.ts';
import type { HttpRequest } from '../../../src/api/http.ts';
import type { EmbeddedPlatform, PlatformOptions } from '../../../src/embedded-platform/platform.ts';
import { startSeeded } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';

/** An answer as a test looks at it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The body as JSON; undefined where it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every form
  readonly json: any;
}

export interface Ask {
  readonly method?: HttpRequest['method'];
  /** A bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs?: number;
}

export interface TestPlatform extends MemoryPlatform {
  /** Sends a request to a path of the platform. */
  ask(path: string, ask?: Ask): Promise<Reply>;
  /** A token of the API's audience for an identity. */
  tokenOf(identity: string): Promise<string>;
  /** A token of the registry's audience for an identity. */
  registryPasswordOf(identity: string): Promise<string>;
}

/** A platform in memory of any seed, and plain requests to it. */
export async function startTestPlatform(
  seedYaml: string,
  options: Pick<PlatformOptions, 'dataFile' | 'sendEvent'> = {},
): Promise<TestPlatform> {
  const memory = await startSeeded(seedYaml, options);
  const { platform } = memory;
  const { apiUrl, registry } = platform.line;
  return {
    ...memory,
    ask: (path, ask) => send(platform, path, ask),
    tokenOf: (identity) => platform.issueToken({ identity, audience: apiUrl }),
    registryPasswordOf: (identity) => platform.issueToken({ identity, audience: registry }),
  };
}

async function send(platform: EmbeddedPlatform, path: string, ask: Ask = {}): Promise<Reply> {
  const { status, headers, body } = await platform.handle({
    method: ask.method ?? 'GET',
    url: path.startsWith('/') ? platform.line.apiUrl + path : path,
    headers: { ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }), ...ask.headers },
    ...(ask.body === undefined ? {} : { body: ask.body }),
    timeoutMs: ask.timeoutMs ?? 15_000,
    maxBytes: 1_000_000,
  });
  const text = new TextDecoder().decode(body);
  return { status, headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The Authorization header of a user and a password. */
export function basic(user: string, password: string): Readonly<Record<string, string>> {
  return { authorization: `Basic ${btoa(`${user}:${password}`)}` };
}

export const ACME = 'a'.repeat(40);
export const RIVAL = 'b'.repeat(40);
export const IMAGES = 'c'.repeat(40);
export const TEAM = `${ACME}/${'1'.repeat(16)}`;
export const EDGE = `${TEAM}/${'2'.repeat(16)}`;

const identityUid = (parent: string, digit: string): string => `${parent}/${digit.repeat(16)}`;
export const VIEWER = identityUid(ACME, '3');
export const PULLER = identityUid(ACME, '4');
export const NOBODY = identityUid(ACME, '5');
export const OWNER = identityUid(ACME, '6');
export const TEAMSTER = identityUid(TEAM, '7');
export const SPY = identityUid(RIVAL, '8');
export const TOKEN_CREATOR = identityUid(ACME, '9');

export const PYTHON = `${ACME}/${'d'.repeat(16)}`;
export const SECRET = `${RIVAL}/${'e'.repeat(16)}`;
export const STATIC = `${IMAGES}/${'f'.repeat(16)}`;

const MATCH =
  '{ issuer: https://token.actions.githubusercontent.com, subject: "repo:acme/shop:ref:refs/heads/main" }';

/** Two organizations that must not see each other, and a public one. The clock stands at 2026-11-20T12:00:00Z. */
export const WORLD = `
organizations:
  - name: acme
    uid: ${ACME}
    roles:
      - { name: gate, description: What a gate needs, capabilities: [repo.list, tag.list, advisories.list] }
    identities:
      - { name: viewer, uid: ${VIEWER}, claimMatch: ${MATCH}, bindings: [{ role: viewer }] }
      - { name: puller, uid: ${PULLER}, claimMatch: ${MATCH}, bindings: [{ role: registry.pull }] }
      - { name: nobody, uid: ${NOBODY}, claimMatch: ${MATCH} }
      - { name: owner, uid: ${OWNER}, claimMatch: ${MATCH}, bindings: [{ role: owner }] }
      - { name: creator, uid: ${TOKEN_CREATOR}, claimMatch: ${MATCH}, bindings: [{ role: registry.pull_token_creator }] }
    groups:
      - name: team
        uid: ${TEAM}
        identities:
          - { name: teamster, uid: ${TEAMSTER}, claimMatch: ${MATCH}, bindings: [{ role: owner }] }
        groups: [{ name: edge, uid: ${EDGE} }]
    repos:
      - name: python
        uid: ${PYTHON}
        description: Python
        tags:
          - { name: '3.12', deprecated: true, history: { from: now-40d, every: 1d, count: 10 } }
          - { name: '3.13', history: { from: now-30d, every: 1d, count: 31 } }
          - { name: 3.13-r2, history: [{ at: now-3d }] }
          - { name: latest-20261101, history: [{ at: now-19d }] }
          - { name: sha256-${'0'.repeat(64)}.sig, history: [{ at: now-19d }] }
      - { name: team/app, tags: [{ name: '1', history: [{ at: now-1d }] }] }
    advisories:
      - advisoryId: CGA-2222-3333-4444
        artifactName: python
        architecture: x86_64
        aliases: [CVE-2026-0001]
        severities: [{ type: TYPE_CVSS_V3, score: '7.5' }]
        events:
          - { at: now-2d, kind: detection }
          - { at: now-1d, kind: fixed, fixedVersion: 3.13.1-r0 }
  - name: rival
    uid: ${RIVAL}
    identities:
      - { name: spy, uid: ${SPY}, claimMatch: ${MATCH}, bindings: [{ role: owner }] }
    repos:
      - { name: secret, uid: ${SECRET}, tags: [{ name: '1', history: [{ at: now-1d }] }] }
    advisories:
      - { advisoryId: CGA-5555-6666-7777, artifactName: secret }
  - name: images
    uid: ${IMAGES}
    public: true
    repos:
      - { name: static, uid: ${STATIC}, tags: [{ name: latest, history: { from: now-1500h, every: 1h, count: 14 } }] }
    advisories:
      - { advisoryId: CGA-8888-9999-cccc, artifactName: static }
`;

/** The time of the platform's clock, as the service writes it. */
export function nowOf(test: TestPlatform): string {
  return formatInstant(test.clock.now());
}
