import { describe, expect, it } from 'vitest';

import {
  canonicalReference,
  effectiveTag,
  formatImage,
  formatImageReference,
  readImageReference,
} from '../../../src/values/image-reference.ts';
import type { ImageReference } from '../../../src/values/image-reference.ts';

const SHA256 = `sha256:${'a'.repeat(64)}`;
const SHA384 = `sha384:${'c'.repeat(96)}`;
const SHA512 = `sha512:${'b'.repeat(128)}`;

function parse(text: string): ImageReference {
  const reading = readImageReference(text);
  if (reading.kind === 'invalid') throw new Error(reading.reason);
  return reading.reference;
}

describe('values/image-reference', () => {
  it.each([
    ['alpine', 'docker.io/library/alpine:latest'],
    ['alpine:3.20', 'docker.io/library/alpine:3.20'],
    ['library/alpine', 'docker.io/library/alpine:latest'],
    ['docker.io/alpine', 'docker.io/library/alpine:latest'],
    ['index.docker.io/library/alpine', 'docker.io/library/alpine:latest'],
    ['acme/app', 'docker.io/acme/app:latest'],
    ['localhost/app', 'localhost/app:latest'],
    ['localhost:5000/org/app:1.2', 'localhost:5000/org/app:1.2'],
    ['app:5000', 'docker.io/library/app:5000'],
    ['Registry.Example.com/a/b:1', 'registry.example.com/a/b:1'],
    ['CGR.DEV/acme/x:T', 'cgr.dev/acme/x:T'],
    ['cgr.dev:443/acme/x', 'cgr.dev/acme/x:latest'],
    ['Cgr.Dev:0443/acme/x', 'cgr.dev/acme/x:latest'],
    ['cgr.dev:05000/acme/x', 'cgr.dev:5000/acme/x:latest'],
    ['INDEX.docker.io:443/a', 'docker.io/library/a:latest'],
    ['LOCALHOST:443/a', 'localhost/a:latest'],
    ['MyHost:443/a', 'myhost:443/a:latest'],
    ['[::FF]:443/a', '[::ff]/a:latest'],
    ['MyHost/a', 'MyHost/a:latest'],
    ['[::1]:5000/a', '[::1]:5000/a:latest'],
    ['a.b/c.d_e__f---g:T_1.2-x', 'a.b/c.d_e__f---g:T_1.2-x'],
    [`alpine@${SHA256}`, `docker.io/library/alpine@${SHA256}`],
    ['my_registry.local/app', 'my_registry.local/app:latest'],
    [`alpine@${SHA384}`, `docker.io/library/alpine@${SHA384}`],
    [`alpine:3@${SHA512}`, `docker.io/library/alpine:3@${SHA512}`],
    [`${'0'.repeat(64)}:1`, `docker.io/library/${'0'.repeat(64)}:1`],
  ])('reads %s', (text, canonical) => {
    expect(canonicalReference(parse(text))).toBe(canonical);
  });

  it.each([
    ['', 'its name is empty'],
    [':1', 'its name is empty'],
    ['alpine:', 'its tag is empty'],
    ['alpine:a b', 'its tag is malformed'],
    [`alpine:${'a'.repeat(129)}`, 'its tag is malformed'],
    ['alpine:-a', 'its tag is malformed'],
    ['alpine@sha256:abc', 'its digest is malformed'],
    [`alpine@${SHA256.toUpperCase()}`, 'its digest is malformed'],
    [`alpine@md5:${'a'.repeat(64)}`, 'its digest is malformed'],
    [`a@${SHA256}@${SHA256}`, 'it has more than one "@"'],
    ['Alpine:3', 'its name must be lower case'],
    ['a.b/C', 'its name must be lower case'],
    ['my_registry:5000/app', '"my_registry:5000" is not a host name'],
    ['My_registry/app', '"My_registry" is not a host name'],
    ['a//b', 'its name is malformed'],
    ['a.b/c/', 'its name is malformed'],
    ['-a', 'its name is malformed'],
    ['a_', 'its name is malformed'],
    ['a___b', 'its name is malformed'],
    ['a..b', 'its name is malformed'],
    ['-h.x/a', '"-h.x" is not a host name'],
    ['h:p/a', '"h:p" is not a host name'],
    ['alpine\0', 'its name is malformed'],
    ['alpine ', 'its name is malformed'],
    ['0'.repeat(64), '64 hex digits cannot be a name'],
    [`h.x/${'a'.repeat(256)}`, 'its path is longer than 255 characters'],
  ])('refuses %j', (text, reason) => {
    expect(readImageReference(text)).toEqual({ kind: 'invalid', reason });
  });

  it.each(['CGR.DEV/a', 'cgr.dev:443/a', 'MyHost/a', 'myhost:0443/a', 'localhost:443/a', '[::1]:443/a'])(
    'reads its own text for %s as the same image',
    (text) => {
      const canonical = canonicalReference(parse(text));
      expect(canonicalReference(parse(canonical))).toBe(canonical);
    },
  );

  it('keeps the tag as it is written, and says what it stands for', () => {
    expect(formatImageReference(parse('alpine'))).toBe('docker.io/library/alpine');
    expect(formatImage(parse('alpine:3'))).toBe('docker.io/library/alpine');
    expect(effectiveTag(parse('alpine'))).toBe('latest');
    expect(effectiveTag(parse(`alpine@${SHA256}`))).toBeUndefined();
  });
});
