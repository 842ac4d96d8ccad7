import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SignedContent } from '../../../src/signatures/decide/signed-content.ts';
import { toPem } from '../../../src/embedded-platform/signing/bytes.ts';
import type { EntryKind } from '../../../src/signatures/bundle/entry-kinds.ts';
import type { Signed } from '../../../src/embedded-platform/signing/signed.ts';
import {
  editAnnotation,
  editEntry,
  editJson,
  leavesOf,
  onText,
} from '../../support/signing/edited-content.ts';
import type { JsonPath } from '../../support/signing/edited-content.ts';
import {
  AUTHORITY,
  BY,
  signPayload,
  signStatement,
  toBundle,
  toLegacy,
  verify,
} from '../../support/signing/signed-samples.ts';

const SAMPLES = [
  toLegacy(signPayload()),
  toLegacy(signStatement()),
  toLegacy(signStatement(), { entry: 'intoto 0.0.1' }),
  toLegacy(signStatement(), { entry: 'intoto 0.0.2' }),
  toBundle(signStatement(), { log: 'rekor-v1' }),
  toBundle(signStatement()),
  toLegacy(AUTHORITY.signPayload(Buffer.from('{}'), { keyName: 'release', at: BY.at })),
].map((content) => ({ content, meaning: meaningOf(content) }));

/** All that a verified result says; undefined for any other. */
function meaningOf(content: SignedContent): unknown {
  const result = verify(content, [AUTHORITY.publicKey('release')]);
  return result.kind === 'verified'
    ? { ...result, payload: Buffer.from(result.payload).toString('hex') }
    : undefined;
}

function signerOf(meaning: unknown): unknown {
  return typeof meaning === 'object' && meaning !== null && 'signer' in meaning ? meaning.signer : meaning;
}

const sample = fc.constantFrom(...SAMPLES);

/** What can be done to a run of bytes or characters. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat({ max: 4 }),
  insert: fc.string({ unit: 'binary', maxLength: 4 }),
});
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function damaged(text: string, { at, remove, insert }: Damage): string {
  const start = Math.floor(at * text.length);
  return text.slice(0, start) + insert + text.slice(start + remove);
}

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.constantFrom('0', '-1', '1e9', 'NaN', '9'.repeat(40), 'AAAA', '____', 1e300, 2 ** 60, {}, [[]], null),
);

/** The longest part of a text twice as long as any limit; nested deeper than any parser goes. */
const oversized = fc.constantFrom('A'.repeat(2 ** 21), '['.repeat(100_000), '{"a":'.repeat(100_000));

function jsonOf(content: SignedContent): unknown {
  try {
    return JSON.parse(Buffer.from(content.bytes).toString());
  } catch {
    return undefined;
  }
}

function entryOf(content: SignedContent): unknown {
  return content.form === 'bundle'
    ? undefined
    : JSON.parse(content.annotations['dev.sigstore.cosign/bundle'] ?? '{}');
}

const changed = fc.oneof(
  // Bytes of layers and bundles.
  fc.tuple(sample, damage).map(([{ content, meaning }, one]) => ({
    meaning,
    content: {
      ...content,
      bytes: Buffer.from(damaged(Buffer.from(content.bytes).toString('latin1'), one), 'latin1'),
    },
  })),
  // Members of their JSON.
  fc.tuple(sample, fc.nat(), oddValue).map(([{ content, meaning }, place, value]) => {
    const paths: readonly JsonPath[] = leavesOf(jsonOf(content));
    return { meaning, content: editJson(content, paths[place % paths.length] ?? [], () => value) };
  }),
  fc.tuple(sample, fc.nat(), damage).map(([{ content, meaning }, place, one]) => {
    const paths: readonly JsonPath[] = leavesOf(jsonOf(content));
    const path = paths[place % paths.length] ?? [];
    return {
      meaning,
      content: editJson(
        content,
        path,
        onText((text) => damaged(text, one)),
      ),
    };
  }),
  // Annotations, and members of the JSON in one of them.
  fc
    .tuple(sample, fc.constantFrom('signature', 'certificate', 'chain', 'entry'), fc.oneof(damage, oversized))
    .map(([{ content, meaning }, name, one]) => ({
      meaning,
      content:
        content.form === 'bundle'
          ? content
          : editAnnotation(content, name, (text) => (typeof one === 'string' ? one : damaged(text, one))),
    })),
  fc.tuple(sample, fc.nat(), oddValue).map(([{ content, meaning }, place, value]) => {
    const paths = leavesOf(entryOf(content));
    if (content.form === 'bundle') return { meaning, content };
    return { meaning, content: editEntry(content, paths[place % paths.length] ?? [], () => value) };
  }),
);

describe('changed content', () => {
  it('59: never verifies with another meaning, and never throws', () => {
    fc.assert(
      fc.property(changed, ({ content, meaning }) => {
        expect([undefined, meaning]).toContainEqual(meaningOf(content));
      }),
      { numRuns: 300 },
    );
  });
});

/** A certificate that was changed before its signature was logged, so that its entry names it. */
function withCertificate(signed: Signed, der: Uint8Array): Signed {
  return { ...signed, verifier: { kind: 'certificate', der, pem: toPem('CERTIFICATE', der) } };
}

describe('changed certificates', () => {
  const forms = (
    [
      { signed: signPayload(), entry: 'hashedrekord 0.0.1' },
      { signed: signStatement(), entry: 'intoto 0.0.1' },
      { signed: signStatement(), entry: 'hashedrekord 0.0.2' },
    ] as const
  ).map((one) => ({ one, was: signerOf(meaningOf(contentOf(one))) }));
  const form = fc.nat({ max: forms.length - 1 });

  function contentOf({
    signed,
    entry,
  }: {
    readonly signed: Signed;
    readonly entry: EntryKind;
  }): SignedContent {
    return entry === 'hashedrekord 0.0.2' ? toBundle(signed) : toLegacy(signed, { entry });
  }

  function changedTo(which: number, change: (der: Uint8Array) => Uint8Array): [SignedContent, was: unknown] {
    const [chosen] = forms.slice(which);
    if (chosen === undefined) throw new Error('no such form');
    const { one, was } = chosen;
    const signed = withCertificate(one.signed, change(one.signed.verifier.der));
    return [contentOf({ entry: one.entry, signed }), was];
  }

  it('59: never verify as another identity', () => {
    fc.assert(
      fc.property(form, fc.nat(), fc.nat({ max: 255 }), (which, place, byte) => {
        const [content, was] = changedTo(which, (der) => der.with(place % der.length, byte));
        const meaning = meaningOf(content);
        expect(meaning === undefined || isDeepStrictEqual(signerOf(meaning), was)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('59: never verify when truncated, or with bytes after them', () => {
    fc.assert(
      fc.property(form, fc.integer({ min: -400, max: 8 }), (which, more) => {
        const [content] = changedTo(which, (der) =>
          more <= 0 ? der.slice(0, more - 1) : Buffer.concat([der, Buffer.alloc(more)]),
        );
        expect(verify(content).kind).not.toBe('verified');
      }),
      { numRuns: 30 },
    );
  });
});

describe('texts in a signature', () => {
  it('70: reasons contain nothing of the content', () => {
    fc.assert(
      fc.property(changed, fc.string({ unit: 'binary', minLength: 1 }), ({ content }, text) => {
        const result = verify(editAnyKind(content, text));
        expect(result.kind === 'verified' || /^[\w '.,-]+$/.test(result.reason)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['https://a/\u001b[31m', 'https://a/::error::x', 'https://a/ b', 'https://ä/'])(
    '70: an identity is printable ASCII: %j',
    (value) => {
      const result = verify(toLegacy(signPayload({ names: [{ kind: 'uri', value }] })));
      const isPlain = /^[\x21-\x7e]+$/.test(value);
      expect(result.kind === 'invalid' ? result.check : 'verified').toBe(
        isPlain ? 'verified' : 'certificate-profile',
      );
    },
  );
});

/** Puts text where the kind of an entry and the media type are. */
function editAnyKind(content: SignedContent, text: string): SignedContent {
  if (content.form !== 'bundle') return content;
  return jsonOf(content) === undefined ? content : editJson(content, ['mediaType'], () => text);
}
