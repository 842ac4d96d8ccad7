import { describe, expect, it } from 'vitest';

import { addLogin } from '../../../src/login/add-login.ts';
import type { CredentialFile } from '../../../src/login/decide/docker-config.ts';
import type { Credentials, Login } from '../../../src/login/add-login.ts';
import { removeLogin } from '../../../src/login/remove-login.ts';

const fingerprint = (text: string): string => `<${text}>`;
const BASIC: Credentials = { kind: 'entry', basic: 'X3Rva2VuOm5ldw==' };
const MINE = '{"auth":"X3Rva2VuOm5ldw=="}';

function file(text: string | undefined): CredentialFile {
  return { path: 'config.json', text, mode: text === undefined ? undefined : 0o644, records: [] };
}

function login(changes: Partial<Login> = {}): Login {
  return { id: 'a', host: 'cgr.dev', credentials: BASIC, endsAt: 3_600_000, readBy: 'docker', ...changes };
}

function written(text: string | undefined, changes: Partial<Login> = {}): string | undefined {
  return addLogin(file(text), login(changes), fingerprint).text;
}

describe('a login', () => {
  it.each([
    ['no file', undefined, `{"auths": {"cgr.dev": ${MINE}}}`],
    ['an empty file', ' \n', `{"auths": {"cgr.dev": ${MINE}}}`],
    ['an empty object', '{ }', `{"auths": {"cgr.dev": ${MINE}} }`],
    ['null where the entries would be', '{"auths": null}', `{"auths": {"cgr.dev": ${MINE}}}`],
    ['a byte order mark', '\uFEFF{}', `{"auths": {"cgr.dev": ${MINE}}}`],
    [
      'others, indented by tabs',
      '{\n\t"auths": {\n\t\t"a": {},\n\t\t"b": {}\n\t}\n}\n',
      `{\n\t"auths": {\n\t\t"a": {},\n\t\t"b": {},\n\t\t"cgr.dev": ${MINE}\n\t}\n}\n`,
    ],
    [
      'an entry of our own registry',
      '{"auths":{"cgr.dev":{"auth":"old"},"b":{}}}',
      `{"auths":{"cgr.dev":${MINE},"b":{}}}`,
    ],
    [
      'a host that ends alike',
      '{"auths":{"evilcgr.dev":{}}}',
      `{"auths":{"evilcgr.dev":{},"cgr.dev": ${MINE}}}`,
    ],
    [
      'a key that is written in escapes',
      '{"auths":{"cgr\\u002edev":{}}}',
      `{"auths":{"cgr\\u002edev":${MINE}}}`,
    ],
    [
      'a helper of our own registry',
      '{"credHelpers":{"a":"x","cgr.dev":"cgr"},"x":1}',
      `{"credHelpers":{"a":"x"},"x":1,"auths": {"cgr.dev": ${MINE}}}`,
    ],
    [
      'a helper of our own registry in a section of another case',
      '{"CREDHELPERS":{"a":"x","cgr.dev":"cgr"},"Auths":{}}',
      `{"CREDHELPERS":{"a":"x"},"Auths":{"cgr.dev": ${MINE}}}`,
    ],
    [
      'a store in another case',
      '{"cred\u017fstore":"desktop"}',
      `{"cred\u017fstore":"desktop","auths": {"cgr.dev": ${MINE}},"credHelpers": {"cgr.dev": ""}}`,
    ],
    ['null in a section of another case', '{"AUTHS": null}', `{"AUTHS": {"cgr.dev": ${MINE}}}`],
    ['a registry of another case', '{"auths":{"CGR.DEV":{}}}', `{"auths":{"CGR.DEV":{},"cgr.dev": ${MINE}}}`],
    [
      'a store for all registries',
      '{"credsStore":"desktop"}',
      `{"credsStore":"desktop","auths": {"cgr.dev": ${MINE}},"credHelpers": {"cgr.dev": ""}}`,
    ],
    ['braces and quotes in texts', '{"x":"}\\"{","auths":{}}', `{"x":"}\\"{","auths":{"cgr.dev": ${MINE}}}`],
  ])('changes nothing but its own entry: %s', (_, before, after) => {
    expect(written(before)).toBe(after);
  });

  it('does not give the programs of containers-auth.json an empty helper, which they would run', () => {
    expect(written('{"credsStore":"desktop"}', { readBy: 'containers' })).not.toContain('credHelpers');
  });

  it('names a helper, and leaves what else there is of credentials', () => {
    const text = written('{"auths":{"cgr.dev":{"auth":"old"}}}', {
      credentials: { kind: 'helper', name: 'mooring' },
    });
    expect(JSON.parse(text ?? '')).toEqual({
      auths: { 'cgr.dev': { auth: 'old' } },
      credHelpers: { 'cgr.dev': 'mooring' },
    });
  });

  it.each([
    ['text that is no JSON', '{"auths": {'],
    ['comments', '{} // none'],
    ['a list', '[]'],
    ['entries that are a list', '{"auths": []}'],
    ['two lists of entries', '{"auths": {}, "auths": {}}'],
    ['two lists of entries in different cases', '{"auths": {}, "AUTHS": {}}'],
    ['two entries of one name', '{"auths": {"cgr.dev": {}, "cgr.dev": {}}}'],
  ])('refuses %s', (_, text) => {
    expect(() => written(text)).toThrow(expect.objectContaining({ code: 'config_file_invalid' }));
  });
});

describe('the removal of a login', () => {
  it.each([
    ['no file', undefined],
    ['an empty file', ''],
    ['a byte order mark', '\uFEFF{"auths": {}}\n'],
    ['others', '{\n  "auths": {"ghcr.io": {"auth": "x"}},\n  "credHelpers": {}\n}'],
    [
      'our registry, by a helper',
      '{"credHelpers": {"cgr.dev": "cgr", "b": "x"}, "auths": {"cgr.dev": {"auth": "o"}}}',
    ],
    ['a store', '{"credsStore": "desktop"}'],
    ['fields of another case', '{"credsstore": "desktop", "CREDHELPERS": {"cgr.dev": "cgr"}, "AUTHS": null}'],
  ])('puts back to the byte what was there: %s', (_, text) => {
    const after = removeLogin(addLogin(file(text), login(), fingerprint), 'a', { now: 0, fingerprint });
    expect(after).toEqual({ ...file(text), outcome: 'restored' });
  });

  it('keeps an entry that another process has changed in between', () => {
    const text = '{"auths":{"cgr.dev":{"auth":"bWU6bWU="}}}';
    const after = removeLogin({ ...addLogin(file('{}'), login(), fingerprint), text }, 'a', {
      now: 0,
      fingerprint,
    });
    expect(after).toMatchObject({ text, outcome: 'changed', records: [] });
  });

  it('takes its own entry out of a file that another program has written anew', () => {
    const before = addLogin(file('{"auths":{"b":{}}}'), login(), fingerprint);
    const rewritten = JSON.stringify(
      { auths: { b: {}, c: {}, 'cgr.dev': { auth: 'X3Rva2VuOm5ldw==' } } },
      null,
      8,
    );
    const after = removeLogin({ ...before, text: rewritten }, 'a', { now: 0, fingerprint });
    expect(after.outcome).toBe('restored');
    expect(JSON.parse(after.text ?? '')).toEqual({ auths: { b: {}, c: {} } });
  });

  it('does not put back what a job left that was killed an hour ago', () => {
    const dead = addLogin(file('{"auths":{"b":{}}}'), login({ id: 'dead', endsAt: 10 }), fingerprint);
    const other = { kind: 'entry', basic: 'b3RoZXI=' } as const;
    const mine = addLogin(dead, login({ id: 'mine', credentials: other }), fingerprint);
    const after = removeLogin(mine, 'mine', { now: 20, fingerprint });
    expect(JSON.parse(after.text ?? '')).toEqual({ auths: { b: {} } });
    expect(after.records).toEqual([]);
  });

  it('leaves a job its helper when its first token has ended, and another job goes', () => {
    const helper: Credentials = { kind: 'helper', name: 'mooring' };
    const long = addLogin(file('{}'), login({ id: 'long', credentials: helper, endsAt: 10 }), fingerprint);
    const short = addLogin(long, login({ id: 'short' }), fingerprint);
    const after = removeLogin(short, 'short', { now: 7_200_000, fingerprint });
    expect(JSON.parse(after.text ?? '')).toEqual({ credHelpers: { 'cgr.dev': 'mooring' } });
    const killed = removeLogin(short, 'short', { now: 86_400_000, fingerprint });
    expect(killed.text).toBe('{}');
  });

  it('is done with a file of very many registries in no time', () => {
    const auths = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`r${index}.test`, {}]));
    const text = JSON.stringify({ auths });
    const after = removeLogin(addLogin(file(text), login(), fingerprint), 'a', { now: 0, fingerprint });
    expect(after.text === text).toBe(true);
  });

  it('does not know a login twice', () => {
    const once = removeLogin(addLogin(file('{}'), login(), fingerprint), 'a', { now: 0, fingerprint });
    expect(removeLogin(once, 'a', { now: 0, fingerprint })).toMatchObject({ text: '{}', outcome: 'unknown' });
  });
});
