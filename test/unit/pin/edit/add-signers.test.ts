import { describe, expect, it } from 'vitest';

import type { SignerEntry } from '../../../../src/signatures/decide/signer-entry.ts';
import { addSigners } from '../../../../src/pin/edit/add-signers.ts';
import { readConfig } from '../../../../src/config/read-config.ts';
import { textTree } from '../../../support/samples/text-tree.ts';

const ISSUER = 'https://issuer.enforce.dev';
const ONE = `${ISSUER}/${'a1'.repeat(20)}/${'b1'.repeat(8)}`;
const TWO = `${ISSUER}/${'a1'.repeat(20)}/${'b2'.repeat(8)}`;

function entry(identity: string): SignerEntry {
  return { image: 'cgr.dev/acme/*', signer: { kind: 'keyless', issuer: ISSUER, identity } };
}

function edited(text: string, entries: readonly SignerEntry[] = [entry(ONE)]): string | undefined {
  const bytes = addSigners(new TextEncoder().encode(text), entries);
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The lines of an entry behind this indentation. */
function lines(indent: string, identity = ONE): string {
  return ['- image: cgr.dev/acme/*', `  issuer: ${ISSUER}`, `  identity: ${identity}`]
    .map((line) => `${indent}${line}\n`)
    .join('');
}

const KNOWN = `- { image: a.test/**, public-key: keys/a.pub } # ours\n`;

describe('addSigners', () => {
  it.each([
    ['an empty file', '', `trust:\n  signers:\n${lines('    ')}`],
    ['a file of comments', '# Ours.\n\n', `# Ours.\n\ntrust:\n  signers:\n${lines('    ')}`],
    [
      'a file without the section',
      'pin:\n    style: digest # short\n',
      `pin:\n    style: digest # short\ntrust:\n  signers:\n${lines('    ')}`,
    ],
    [
      'a file whose last line does not end',
      'include: [a]',
      `include: [a]\ntrust:\n  signers:\n${lines('    ')}`,
    ],
    [
      'a file with indented keys',
      '---\n  include: [a]\n  exclude: [b]\n',
      `---\n  include: [a]\n  exclude: [b]\n  trust:\n    signers:\n${lines('      ')}`,
    ],
    [
      'a section without signers',
      'trust:\n    # strict\n    signatures: require # always\n\npin: { style: digest }\n',
      `trust:\n    # strict\n    signatures: require # always\n    signers:\n${lines('      ')}\npin: { style: digest }\n`,
    ],
    [
      'an empty list',
      'trust:\n  signers: [ ] # none yet\n  signatures: report\n',
      `trust:\n  signers:  # none yet\n${lines('    ')}  signatures: report\n`,
    ],
    [
      'a list with entries, one of which ends in braces',
      `trust:\n  signers:\n    - image: b.test/*\n      public-key: b.pub\n`,
      `trust:\n  signers:\n    - image: b.test/*\n      public-key: b.pub\n${lines('    ')}`,
    ],
    [
      'a list that is not indented',
      `trust:\n  signers:\n  -   image: b.test/*\n      public-key: b.pub # ours\n\n  # strict\n  signatures: require`,
      `trust:\n  signers:\n  -   image: b.test/*\n      public-key: b.pub # ours\n${lines('  ')}\n  # strict\n  signatures: require`,
    ],
    [
      'a key as a block',
      'trust:\n  signers:\n    - image: b.test/*\n      public-key: |\n        -----BEGIN\n        text\nexclude: [a]\n',
      `trust:\n  signers:\n    - image: b.test/*\n      public-key: |\n        -----BEGIN\n        text\n${lines('    ')}exclude: [a]\n`,
    ],
  ])('adds entries to %s, and changes nothing else', (_, text, expected) => {
    expect(edited(text)).toBe(expected);
    // The line breaks of the file, and its byte order mark, stay.
    const crlf = text.replaceAll('\n', '\r\n');
    if (text.includes('\n')) expect(edited(crlf)).toBe(expected.replaceAll('\n', '\r\n'));
    expect(edited(`\ufeff${text}`)).toBe(`\ufeff${expected}`);
  });

  it.each([
    ['a list in brackets', `trust: { signers: [{ image: a, public-key: a.pub }] }\n`],
    ['a filled list in brackets', 'trust:\n  signers: [{ image: a, public-key: a.pub }]\n'],
    ['an entry in braces at the end', `trust:\n  signers:\n    ${KNOWN}`],
    ['a section in braces', 'trust: { signatures: report }\n'],
    ['a section by an alias', 'x: &a\n  signatures: report\ntrust: *a\n'],
    ['a list by an alias', 'x: &a\n  - image: a\n    public-key: a\ntrust:\n  signers: *a\n'],
    ['a file that ends as a document', 'include: [a]\n...\n'],
    ['a file in braces', '{ include: [a] }\n'],
    ['a list at the top', '- a\n'],
    ['a file that cannot be read', 'trust: [\n'],
  ])('leaves %s alone', (_, text) => {
    expect(edited(text)).toBeUndefined();
  });

  it('adds several entries, which the configuration then has', async () => {
    const text = 'pin: { style: digest }\n';
    const after = edited(text, [entry(ONE), entry(TWO)]) ?? '';
    expect(after).toBe(`${text}trust:\n  signers:\n${lines('    ', ONE)}${lines('    ', TWO)}`);
    const config = await readConfig('mooring.yml', new TextEncoder().encode(after), textTree({}));
    expect(config.pin.style).toBe('digest');
    expect(config.trust.signers.map(({ glob, signer }) => ({ image: glob, signer }))).toEqual([
      entry(ONE),
      entry(TWO),
    ]);
    // Adding to what was added is adding to a list.
    const again = edited(edited(text, [entry(ONE)]) ?? '', [entry(TWO)]);
    expect(again).toBe(after);
  });

  it('quotes texts that YAML would read as something else', async () => {
    const identity = `${ISSUER}/a: b # c "d"\u0007\n- e`;
    const after = edited('', [entry(identity)]) ?? '';
    expect(after).toContain(String.raw`/a: b # c \"d\"\u0007\n- e"`);
  });
});
