import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readHost } from '../../../src/login/decide/docker-config-text.ts';
import { addLogin } from '../../../src/login/add-login.ts';
import type { CredentialFile } from '../../../src/login/decide/docker-config.ts';
import type { Credentials } from '../../../src/login/add-login.ts';
import { removeLogin } from '../../../src/login/remove-login.ts';
import { formatRecords, readRecords } from '../../../src/login/decide/docker-config.ts';

const fingerprint = (text: string): string => `<${text}>`;
const HOST = 'cgr.dev';

const host = fc.constantFrom(HOST, 'ghcr.io', 'evilcgr.dev', 'a"b\\c', '__proto__', 'é');
const section = fc.dictionary(host, fc.oneof(fc.jsonValue({ maxDepth: 2 })));
const config = fc.record(
  {
    auths: fc.oneof(section, fc.constant(null)),
    credHelpers: section,
    credsStore: fc.constantFrom('desktop', ''),
    other: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
);
/** Go programs read the names of fields in any case. */
const recased = fc
  .tuple(
    config,
    fc.func(
      fc.constantFrom<(name: string) => string>(
        (name) => name,
        (name) => name.toUpperCase(),
      ),
    ),
  )
  .map(([value, caseOf]) =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [caseOf(name)(name), one])),
  );
const text = fc
  .tuple(
    recased,
    fc.constantFrom(undefined, 2, '\t'),
    fc.constantFrom('', '\n'),
    fc.constantFrom('', '\uFEFF'),
  )
  .map(([value, indent, end, mark]) => `${mark}${JSON.stringify(value, null, indent)}${end}`);
const before = fc.option(text, { nil: undefined });
const kind = fc.constantFrom('entry', 'helper');

function fileOf(content: string | undefined): CredentialFile {
  return { path: 'f', text: content, mode: content === undefined ? undefined : 0o600, records: [] };
}

function credentialsOf(id: string, way: 'entry' | 'helper'): Credentials {
  return way === 'entry' ? { kind: 'entry', basic: btoa(id) } : { kind: 'helper', name: 'mooring' };
}

/** What lies in between is only in files: everything has to survive being written and read again. */
function stored(file: CredentialFile): CredentialFile {
  return { ...file, records: readRecords(formatRecords(file.records)) };
}

describe('logins to a docker config', () => {
  it('one login and its end leave every byte as it was', () => {
    fc.assert(
      fc.property(before, kind, (content, way) => {
        const login = {
          id: 'a',
          host: HOST,
          endsAt: 9,
          readBy: 'docker',
          credentials: credentialsOf('a', way),
        } as const;
        const after = removeLogin(stored(addLogin(fileOf(content), login, fingerprint)), 'a', {
          now: 0,
          fingerprint,
        });
        expect(after).toEqual({ ...fileOf(content), outcome: 'restored' });
      }),
    );
  });

  it('jobs that share a home directory restore its content, in whatever order they begin and end', () => {
    fc.assert(
      fc.property(before, fc.array(fc.tuple(fc.nat(4), kind), { maxLength: 14 }), (content, steps) => {
        let file = fileOf(content);
        const active: string[] = [];
        const toggle = (id: string, way: 'entry' | 'helper'): void => {
          if (active.includes(id)) {
            file = stored(removeLogin(file, id, { now: 0, fingerprint }));
            active.splice(active.indexOf(id), 1);
            return;
          }
          const credentials = credentialsOf(`${id}${active.length}`, way);
          file = stored(
            addLogin(file, { id, host: HOST, endsAt: 9, readBy: 'docker', credentials }, fingerprint),
          );
          active.push(id);
        };
        for (const [id, way] of steps) {
          toggle(String(id), way);
          // Whoever is still in is signed in, by itself or by one that came after it.
          const state = readHost(file.text ?? '{}', HOST);
          const own = [state.entry, state.helper].some((value) => /mooring|"auth":/.test(value ?? ''));
          if (active.length > 0) expect(own).toBe(true);
        }
        for (const id of Array.from(active)) toggle(id, 'entry');
        expect(valueOf(file.text)).toEqual(valueOf(content));
        expect(file.records).toEqual([]);
      }),
    );
  });
});

/** The meaning of a file: none and an empty one say the same, and so do `null` and no entries. */
function valueOf(content: string | undefined): unknown {
  const value: unknown = JSON.parse((content ?? '{}').replace(/^\uFEFF/, ''));
  return Object.fromEntries(Object.entries(value as object).filter(([, one]) => one !== null));
}
