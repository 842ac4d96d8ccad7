import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { describeClaims, readIdToken } from '../../src/values/id-token.ts';
import { ACTIONS } from '../support/jobs/actions.ts';
import { placesOf } from '../support/jobs/egress.ts';

const SECURITY = '.github/SECURITY.md';

/** Modules that start a connection, or a program that does. */
const SENDERS =
  /from 'undici'|import\('undici'\)|@actions\/github|node:(?:http|https|net|tls|dgram|http2|dns)|node:child_process|@actions\/exec/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('embedded-platform/'),
);
const textOf = (path: string): string => readFileSync(join('src', path), 'utf8');

describe('hardening row 5: the egress list', () => {
  // That it is true is shown by runs of the launchers: test/e2e/egress.test.ts.
  it('in SECURITY.md covers every action', async () => {
    const rows = ACTIONS.flatMap(({ name }) =>
      placesOf(name).map(({ host, why, movedBy }) => `| ${name} | \`${host}\` | ${why} | ${movedBy} |`),
    );
    expect(ACTIONS.filter(({ name }) => placesOf(name).length === 0)).toEqual([]);
    const table = ['| Action | Host | For | Changed by |', '| --- | --- | --- | --- |', ...rows].join('\n');
    const [before, rest = ''] = readFileSync(SECURITY, 'utf8').split(
      '<!-- egress: generated, do not edit -->',
    );
    const after = rest.split('<!-- /egress -->')[1];
    const generated = `${before}<!-- egress: generated, do not edit -->\n\n${table}\n\n<!-- /egress -->${after}`;
    await expect(generated).toMatchFileSnapshot(`../../${SECURITY}`);
  });

  it('names the hosts of references for every action that opens their registries', () => {
    const opens = ({ name }: { readonly name: string }): boolean =>
      sources.some((path) => path.startsWith(`${name}/`) && textOf(path).includes('/sign-in/open-run.ts'));
    const names = ({ name }: { readonly name: string }): boolean =>
      placesOf(name).some(({ host }) => host.startsWith('the host of each reference'));
    // A command runs on builds of a tag with a history, which the registry of the platform alone has.
    const others = ACTIONS.filter(opens).filter(({ name }) => name !== 'bisect');
    expect(ACTIONS.filter(names).map(({ name }) => name)).toEqual(others.map(({ name }) => name));
  });

  it('lists every module that opens a connection: those of io, each behind a port', () => {
    const senders = sources.filter((path) => SENDERS.test(textOf(path)));
    // `require-node.ts` starts another Node.js with the same arguments.
    expect(
      senders.filter(
        (path) =>
          path !== 'launch/require-node.ts' &&
          !/^io\/(?:http\/[\w.-]+|process\/(?:exec-command|run-probe)|github\/github-[\w-]+)\.ts$/.test(path),
      ),
    ).toEqual([]);
    // The default transport is in the published client, which no action imports.
    expect(sources.filter((path) => /(?<![.\w])fetch\(/.test(textOf(path)))).toEqual([
      'api/client/transport/fetch-send.ts',
    ]);
    expect(sources.filter((path) => /\/(?:client|fetch-send)\.ts'/.test(textOf(path)))).toEqual([
      'api/client/client.ts',
    ]);
  });
});

describe('claims listed in SECURITY.md', () => {
  it('are exactly those that are printed', () => {
    const claims = {
      ...Object.fromEntries(
        'actor actor_id base_ref check_run_id enterprise environment event_name head_ref iss aud sub jti job_workflow_ref job_workflow_sha ref ref_type repository repository_id repository_owner repository_owner_id repository_visibility run_attempt run_id run_number runner_environment sha workflow workflow_ref workflow_sha'
          .split(' ')
          .map((name) => [name, 'x']),
      ),
      exp: 1_800_000_000,
    };
    const token = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
    const shown = describeClaims(readIdToken(token)).map((line) => line.split(':', 1)[0]);
    const [, listed = ''] =
      /Only these claims of a token are printed: ([^.]+)\./.exec(readFileSync(SECURITY, 'utf8')) ?? [];
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(shown);
  });
});
