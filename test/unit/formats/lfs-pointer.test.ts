import { describe, expect, it } from 'vitest';

import { isLfsPointer } from '../../../src/formats/lfs-pointer.ts';

const VERSION = 'version https://git-lfs.github.com/spec/v1\n';
const OID = `oid sha256:${'4d'.repeat(32)}\n`;

describe('formats/lfs-pointer', () => {
  it.each([
    ['a pointer', `${VERSION}${OID}size 12345\n`, true],
    ['one of an extension', `${VERSION}ext-0-foo sha256:${'0'.repeat(64)}\n${OID}size 1\n`, true],
    ['one with CRLF', `${VERSION}${OID}size 1\n`.replaceAll('\n', '\r\n'), true],
    ['another version', `${VERSION.replace('v1', 'v2')}${OID}size 1\n`, false],
    ['no oid', `${VERSION}size 1\n`, false],
    ['a short oid', `${VERSION}${OID.slice(0, 20)}\nsize 1\n`, false],
    ['a comment about one', `# ${VERSION}# ${OID}FROM a\n`, false],
    ['a larger file that begins as one', `${VERSION}${OID}${'FROM a\n'.repeat(200)}`, false],
  ])('%s', (_, text, isOne) => expect(isLfsPointer(new TextEncoder().encode(text))).toBe(isOne));
});
