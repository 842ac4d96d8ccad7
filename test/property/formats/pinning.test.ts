import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../src/domain/digest.ts';
import type { ImageList } from '../../../src/domain/listing/image-list.ts';
import { listBytes, pinText } from '../../support/list-text.ts';

const D = parseDigest(`sha256:${'d'.repeat(64)}`);

const name = fc.constantFrom('redis', 'ghcr.io/a/b', 'localhost:5000/x', 'cgr.dev/acme/py');
const tag = fc.constantFrom('', ':7', ':1.10', ':latest-dev', `:2@sha256:${'0'.repeat(64)}`);
const image = fc.tuple(name, tag).map((parts) => parts.join(''));
const comment = fc.constantFrom('', ' # keep', ' # ünïcode');

/** The ways in which YAML writes a text as the value of a key. */
const scalar = fc
  .tuple(image, fc.constantFrom('plain', 'single', 'double', 'folded', 'next'), comment)
  .map(([text, style, behind]) => {
    const forms = {
      plain: ` ${text}${behind}`,
      single: ` '${text}'${behind}`,
      double: ` "${text}"${behind}`,
      folded: ` >-\n            ${text}`,
      next: `\n            ${text}${behind}`,
    };
    return forms[style];
  });

const compose = fc.array(fc.tuple(scalar, fc.boolean()), { minLength: 1, maxLength: 6 }).map((services) => ({
  file: 'compose.yaml',
  text: `services:\n${services.map(([value, isBuilt], index) => `  s${index}: # ö\n    image:${value}\n${isBuilt ? '    build: .\n' : ''}`).join('')}`,
}));

const manifests = fc
  .array(fc.array(scalar, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((pods) => ({
    file: 'k.yaml',
    text: pods
      .map(
        (values) =>
          `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n${values.map((value) => `    - name: x\n      image:${value}\n`).join('')}`,
      )
      .join('---\n'),
  }));

const flow = fc.array(image, { minLength: 1, maxLength: 5 }).map((images) => ({
  file: '.github/workflows/a.yml',
  text: `jobs: {${images.map((text, index) => `j${index}: {container: {image: "${text}"}}`).join(', ')}}\n`,
}));

const entry = fc.tuple(
  fc.constantFrom('redis', 'a/b'),
  fc.constantFrom('1.10', '"v1"', "'7'"),
  comment,
  fc.boolean(),
);

const kustomization = fc.array(entry, { minLength: 1, maxLength: 5 }).map((entries) => ({
  file: 'kustomization.yaml',
  text: `images:\n${entries.map(([text, newTag, behind, isFlow]) => (isFlow ? `- {name: ${text}, newTag: ${newTag}}${behind}\n` : `- name: ${text}\n  newTag: ${newTag}${behind}\n`)).join('')}`,
}));

const values = fc.array(entry, { minLength: 1, maxLength: 5 }).map((entries) => ({
  file: 'values.yaml',
  text: entries
    .map(
      ([text, newTag, behind, hasDigest], index) =>
        `x${index}:\n  image:\n    repository: ${text}\n    tag: ${newTag}${behind}\n${hasDigest ? '    digest: ""\n' : ''}`,
    )
    .join(''),
}));

const lineEnds = fc.constantFrom('\n', '\r\n');
const start = fc.constantFrom('', '\uFEFF');
const sample = fc
  .tuple(fc.oneof(compose, manifests, flow, kustomization, values), lineEnds, start)
  .map(([{ file, text }, lineEnd, first]) => ({ file, text: first + text.replaceAll('\n', lineEnd) }));

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const named = ({ images }: ImageList): readonly string[] =>
  images.map(
    ({ kind, reference: { host, path, tag: ownTag } }) => `${kind} ${host}/${path}:${ownTag ?? 'latest'}`,
  );

describe('formats: reading, pinning and reading again', () => {
  it('gives the same references, each with its digest', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async ({ file, text }) => {
        const before = await listBytes(file, bytesOf(text));
        const after = await listBytes(file, bytesOf(await pinText(file, text, D)));
        expect(named(after)).toEqual(named(before));
        expect(after.images.map(({ reference }) => reference.digest)).toEqual(before.images.map(() => D));
        expect(after.skipped).toEqual([]);
      }),
    );
  });

  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async ({ file, text }) => {
        const once = await pinText(file, text, D);
        expect(await pinText(file, once, D)).toBe(once);
      }),
    );
  });

  it('leaves every byte outside the places it lists', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async ({ file, text }) => {
        const bytes = bytesOf(text);
        const { images } = await listBytes(file, bytes);
        const spans = images.flatMap(({ edit }) => (edit.kind === 'editable' ? edit.spans : []));
        const pinned = bytesOf(await pinText(file, text, D));
        let rest = Buffer.from(pinned).toString('latin1');
        let at = 0;
        for (const { start: from, end } of spans.toSorted((one, other) => one.start - other.start)) {
          const kept = Buffer.from(bytes.subarray(at, from)).toString('latin1');
          const found = rest.indexOf(kept);
          expect(found).not.toBe(-1);
          rest = rest.slice(found + kept.length);
          at = end;
        }
        expect(rest.endsWith(Buffer.from(bytes.subarray(at)).toString('latin1'))).toBe(true);
      }),
    );
  });
});
