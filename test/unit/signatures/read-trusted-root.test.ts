import { describe, expect, it } from 'vitest';

import { PUBLIC_GOOD_ROOT } from '../../../src/signatures/bundle/public-good-root.ts';
import { readTrustedRoot } from '../../../src/signatures/read-trusted-root.ts';

interface Json {
  [key: string]: Json | Json[] | string;
}

/** The public-good root with some of its text replaced. */
function changed(change: (root: Json) => void): string {
  const root = JSON.parse(PUBLIC_GOOD_ROOT.json) as Json;
  change(root);
  return JSON.stringify(root);
}

/** The value at a path. */
function at(root: Json, ...path: readonly (string | number)[]): Json {
  return path.reduce<Json>((value, part) => value[part] as Json, root);
}

function read(text: string): unknown {
  return readTrustedRoot('trusted-root ca.json', new TextEncoder().encode(text));
}

const ONE = changed(() => undefined);
/** A root like the one of GitHub, without any log. */
const WITHOUT_LOGS = changed((root) => {
  delete root['tlogs'];
  delete root['ctlogs'];
});
const NO_MEDIA_TYPE =
  'mediaType must be the media type of a trusted root, such as application/vnd.dev.sigstore.trustedroot+json;version=0.1';
const HINT = 'Use a trusted_root.json, as `cosign trusted-root create` writes it.';

describe('signatures/read-trusted-root', () => {
  it('reads one JSON object with all of its fields', () => {
    expect(read(ONE)).toEqual(JSON.parse(ONE));
  });

  it('joins JSON lines, of which one can lack logs', () => {
    const root = read(`${ONE}\n\n${WITHOUT_LOGS}\n`) as Record<string, unknown[]>;
    expect(root['tlogs']).toHaveLength(2);
    expect(root['certificateAuthorities']).toHaveLength(4);
    expect(root['timestampAuthorities']).toHaveLength(2);
  });

  it('accepts a root without timestamp authorities', () => {
    const root = read(changed((one) => delete one['timestampAuthorities']));
    expect(root).toMatchObject({ timestampAuthorities: [] });
  });

  it.each<[string, string, string]>([
    ['an empty file', ' \n', 'it is empty'],
    [
      'a certificate',
      '-----BEGIN CERTIFICATE-----\nMIIB\n',
      'it is PEM text, not the JSON of a trusted root',
    ],
    ['other text', 'tlogs:\n', 'it is neither a JSON object nor JSON lines'],
    ['a truncated file', ONE.slice(0, -1), 'it is neither a JSON object nor JSON lines'],
    ['10 MB', ' '.repeat(10_000_000), 'it is larger than 1000000 bytes'],
    ['a list', '[]', 'must be a JSON object'],
    [
      'the media type of a bundle',
      changed((root) => (root['mediaType'] = 'application/vnd.dev.sigstore.bundle.v0.3+json')),
      NO_MEDIA_TYPE,
    ],
    ['no media type', changed((root) => delete root['mediaType']), NO_MEDIA_TYPE],
    ['no logs', WITHOUT_LOGS, 'tlogs is empty, so no signature could be verified with it'],
    [
      'no certificate authorities',
      changed((root) => delete root['certificateAuthorities']),
      'certificateAuthorities is empty, so no signature could be verified with it',
    ],
    [
      'no CT logs',
      changed((root) => (root['ctlogs'] = [])),
      'ctlogs is empty, so no signature could be verified with it',
    ],
    [
      'a log without a window',
      changed((root) => delete at(root, 'tlogs', 1, 'publicKey')['validFor']),
      'tlogs[1].publicKey.validFor is missing',
    ],
    [
      'a CT log whose window has no start',
      changed((root) => delete at(root, 'ctlogs', 0, 'publicKey', 'validFor')['start']),
      'ctlogs[0].publicKey.validFor.start is missing',
    ],
    [
      'a certificate authority without a window',
      changed((root) => delete at(root, 'certificateAuthorities', 1)['validFor']),
      'certificateAuthorities[1].validFor is missing',
    ],
    [
      'a timestamp authority without a window',
      changed((root) => delete at(root, 'timestampAuthorities', 0)['validFor']),
      'timestampAuthorities[0].validFor is missing',
    ],
    [
      'an authority without certificates',
      changed((root) => (at(root, 'certificateAuthorities', 0, 'certChain')['certificates'] = [])),
      'certificateAuthorities[0].certChain.certificates must not be empty',
    ],
    [
      'a window that ends at no time',
      changed((root) => (at(root, 'certificateAuthorities', 0, 'validFor')['end'] = 'never')),
      'certificateAuthorities[0].validFor.end must be a timestamp such as 2026-05-01T00:00:00Z',
    ],
    [
      'PEM in place of bytes',
      changed((root) => (at(root, 'tlogs', 0, 'publicKey')['rawBytes'] = '-----BEGIN PUBLIC KEY-----')),
      'tlogs[0].publicKey.rawBytes must be base64',
    ],
    [
      'a log without an address',
      changed((root) => delete at(root, 'tlogs', 0)['baseUrl']),
      'tlogs[0].baseUrl is missing',
    ],
    ['a mistake in the second line', `${ONE}\n{}\n`, `line 2: ${NO_MEDIA_TYPE}`],
  ])('case 71: rejects %s, naming the file and the mistake', (_, text, problem) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        code: 'config_file_invalid',
        message: `trusted-root ca.json: ${problem}`,
        hint: HINT,
      }),
    );
  });

  it('shows a hostile name of a file as one line', () => {
    expect(() => readTrustedRoot('trusted-root a\n::error::b', new Uint8Array())).toThrow(
      expect.objectContaining({ message: 'trusted-root a : :error: :b: it is empty' }),
    );
  });
});
