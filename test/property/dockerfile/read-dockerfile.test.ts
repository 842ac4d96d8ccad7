import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import type { DockerfileImage } from '../../../src/dockerfile/reading.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';
import { ODD_CHARACTERS } from '../../support/samples/odd-characters.ts';
import { bytesOf, NEW, OLD, pinAll } from '../../support/samples/pin-dockerfile.ts';

const RUNS = { numRuns: 400 };

const image = fc
  .tuple(
    fc.constantFrom('alpine', 'library/busybox', 'reg.example.com:8443/a/b', 'localhost/x', 'acme/app'),
    fc.constantFrom(':1', ':3.20-slim', ':latest'),
    fc.constantFrom('', '', '@D'),
  )
  .map((parts) => parts.join(''));
const blank = fc.constantFrom(
  ' ',
  '  ',
  '\t',
  ' \u2003',
  '\v ',
  ' \\\n  ',
  ' \\\n# a comment \\\n ',
  ' \\\n\n',
  ' \\  \r\n ',
  ' \\\n\u3000# a comment \\\n ',
);
const quote = fc.constantFrom('', '', '"', "'");
const name = fc.constantFrom('base', 'Build', 'final', 'tools');

const argument = fc
  .tuple(fc.constantFrom('A', 'B', 'TAG'), image, quote)
  .map(([variable, value, mark]) => `ARG ${variable}=${variable === 'TAG' ? '3' : `${mark}${value}${mark}`}`);
const base = fc.oneof(
  fc.tuple(quote, image).map(([mark, text]) => `${mark}${text}${mark}`),
  fc.constantFrom(
    '$A',
    '${B}',
    '"${A:-alpine:9}"',
    'alpine:${TAG:-3}',
    'alpine:1${TAG:+-x}',
    '${A#\uFEFFreg.example.com:8443/}',
    "${B//a/'$0'}",
    '${B:-$A}',
    'base',
    'scratch',
  ),
  fc.constantFrom('img-$TARGETARCH:1', 'alpine:${TAG}'),
);
const from = fc
  .tuple(blank, base, fc.option(fc.tuple(blank, blank, name), { nil: undefined }))
  .map(([before, text, as]) => `FROM${before}${text}${as === undefined ? '' : `${as[0]}AS${as[1]}${as[2]}`}`);
const step = fc.oneof(
  fc
    .tuple(blank, image, quote)
    .map(([gap, text, mark]) => `COPY${gap}--chown=1:1 --from=${mark}${text}${mark} /a /b`),
  fc
    .tuple(image, image, blank)
    .map(
      ([one, other, gap]) =>
        `RUN --mount=from=${one},target=/a${gap}--mount="type=cache,from=${other},target=/b" true`,
    ),
  image.map((text) => `ONBUILD COPY --from=${text} /a /b`),
  image.map((text) => `RUN <<EOF cat\nFROM ${text}\nCOPY --from=${text} a b\nEOF`),
  fc.constantFrom(
    '# FROM fake:1',
    'LABEL d="FROM fake:1"',
    'ENV TAG=9',
    'ARG TAG=9',
    'RUN echo \\\nFROM fake:1',
    '',
  ),
);
const stage = fc
  .tuple(from, fc.array(step, { maxLength: 4 }))
  .map(([first, steps]) => [first, ...steps].join('\n'));
const dockerfile = fc
  .tuple(
    fc.constantFrom('', '# syntax=docker/dockerfile:1\n', '\uFEFF', '# check=skip=all\n# escape=\\\n'),
    fc.array(argument, { maxLength: 4 }),
    fc.array(stage, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('\n', '\n', '', '\r\n'),
  )
  .map(([head, args, stages, end]) => `${head}${[...args, ...stages].join('\n')}${end}`);

/** Pieces of the grammar in any order, one unit per byte: most results are malformed, none may throw. */
const PIECES =
  'FROM |ARG |COPY |RUN |ONBUILD |ENV |--from=|--mount=|from=|AS |alpine|:1|@D|$|${|}|:-|#|%|/|*|?|"|\'|\\|`|\n|\r| |\t|,|=|[|]|' +
  '<<|EOF|# escape=`\n|# syntax=|x|0|A|TARGETARCH|scratch';
const soup = fc
  .array(
    fc.constantFrom(...PIECES.split('|').map((piece) => piece.replace('@D', `@${OLD}`)), ...ODD_CHARACTERS),
    {
      maxLength: 60,
    },
  )
  .map((pieces) => pieces.join(''));

/** What can be compared before and after a pin: everything but the digest. */
function withoutDigest({ kind, line, stage: stageName, reference }: DockerfileImage): unknown {
  return { kind, line, stageName, reference: canonicalReference({ ...reference, digest: undefined }) };
}

/** The tag `latest` is left out too: a pin writes it where there was no tag. */
function textWithoutDigests(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.replaceAll(/@sha256:[ab]{64}/g, '').replaceAll(':latest', '');
}

/** The file with every text that can be edited cut out of it. */
function withoutPlaces(bytes: Uint8Array): string {
  const spans = readDockerfile(bytes).images.flatMap(({ edit }) =>
    edit.kind === 'editable' ? edit.spans : [],
  );
  let rest = Buffer.from(bytes).toString('latin1');
  const starts = new Map(spans.map((span) => [span.start, span]));
  for (const { start, end } of [...starts.values()].toSorted((one, other) => other.start - one.start)) {
    rest = `${rest.slice(0, start)}|${rest.slice(end)}`;
  }
  return rest;
}

const styles = fc.constantFrom('tag@digest' as const, 'digest' as const);

describe('property: pinning a Dockerfile', () => {
  it('lists the same references afterwards, the editable ones with the digest', async () => {
    await fc.assert(
      fc.asyncProperty(dockerfile, async (text) => {
        const bytes = bytesOf(text);
        const before = readDockerfile(bytes);
        const { bytes: edited, dropped } = await pinAll(bytes);
        const after = readDockerfile(edited);
        expect(after.images.map(withoutDigest)).toEqual(before.images.map(withoutDigest));
        expect(after.skipped).toEqual(before.skipped);
        expect(dropped.every(({ pin }) => pin.image.edit.kind === 'not-editable')).toBe(true);
        for (const [index, { edit, reference }] of before.images.entries()) {
          const digest = edit.kind === 'editable' ? NEW : reference.digest;
          expect(after.images[index]?.reference.digest).toBe(digest);
        }
      }),
      RUNS,
    );
  });

  it('changes no byte but those of digests', async () => {
    await fc.assert(
      fc.asyncProperty(dockerfile, async (text) => {
        const bytes = bytesOf(text);
        expect(textWithoutDigests((await pinAll(bytes)).bytes)).toBe(textWithoutDigests(bytes));
      }),
      RUNS,
    );
  });

  it('changes nothing outside the places that it lists', async () => {
    await fc.assert(
      fc.asyncProperty(dockerfile, styles, async (text, style) => {
        const bytes = bytesOf(text);
        const { bytes: edited } = await pinAll(bytes, style);
        expect(withoutPlaces(edited)).toBe(withoutPlaces(bytes));
      }),
      RUNS,
    );
  });

  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(dockerfile, styles, async (text, style) => {
        const once = (await pinAll(bytesOf(text), style)).bytes;
        expect((await pinAll(once, style)).bytes).toEqual(once);
      }),
      RUNS,
    );
  });
});

describe('property: reading any bytes', () => {
  it('never throws on bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect((await pinAll(bytes)).bytes).toBeInstanceOf(Uint8Array);
      }),
      RUNS,
    );
  });

  it('never throws on pieces of Dockerfiles, and pins those that it reads', async () => {
    await fc.assert(
      fc.asyncProperty(soup, fc.boolean(), async (text, hasBase) => {
        const bytes = Buffer.from(hasBase ? `FROM base\n${text}` : text, 'latin1');
        const before = readDockerfile(bytes);
        const { bytes: edited } = await pinAll(bytes);
        expect(readDockerfile(edited).images).toHaveLength(before.images.length);
      }),
      { numRuns: 2000 },
    );
  });

  it('names a line of the file, and the bytes of the text in the spans', () => {
    fc.assert(
      fc.property(dockerfile, (text) => {
        const bytes = bytesOf(text);
        const lines = new TextDecoder().decode(bytes).split('\n').length;
        for (const { line, edit } of readDockerfile(bytes).images) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(lines);
          if (edit.kind === 'not-editable') continue;
          const held = edit.spans.map(({ start, end }) =>
            new TextDecoder().decode(bytes.subarray(start, end)),
          );
          expect(held.join('')).toBe(edit.text);
        }
      }),
      RUNS,
    );
  });
});

/** Inputs on which a step that looks back or copies what is left would take hours, not the second that the test may take. */
describe('property: reading takes linear time', () => {
  const times = (text: string, count: number): string => text.repeat(count);
  const numbered = (count: number, line: (number: number) => string): string =>
    Array.from({ length: count }, (_, number) => line(number)).join('');

  it.each([
    ['one line of 10 MB', () => `FROM a\nRUN ${times('x', 10_000_000)}`],
    ['a million empty lines', () => `FROM a\n${times('\n', 1_000_000)}`],
    ['long blank lines', () => `${times(`${times(' ', 60_000)}\n`, 100)}FROM a`],
    ['blanks at the ends of lines', () => `FROM a\n${times(`RUN x${times('\u00A0', 30_000)}\n`, 100)}`],
    ['100,000 instructions', () => `FROM a\n${times('RUN echo hi\n', 100_000)}`],
    ['one instruction on 300,000 lines', () => `FROM a\nRUN x ${times('\\\n y', 300_000)}`],
    ['comments between continued lines', () => `FROM a\nRUN x \\\n${times('# c\n', 300_000)}y`],
    ['a name on 200,000 lines', () => `FROM ${times('a\\\n', 200_000)}`],
    ['100,000 mounts', () => `FROM a\nRUN ${times('--mount=from=b:1,target=/x \\\n', 100_000)} x`],
    ['a mount of 200,000 fields', () => `FROM a\nRUN --mount=${times('ro,\\\n', 200_000)}target=/x x`],
    ['100,000 stages', () => numbered(100_000, (number) => `FROM a:${number} AS s${number}\n`)],
    ['100,000 heredocs', () => `FROM a\n${times('RUN <<E\nx\nE\n', 100_000)}`],
    ['an open heredoc', () => `FROM a\nRUN <<E\n${times('x\n', 1_000_000)}`],
    ['arrows without names', () => `FROM a\nRUN ${times('<< \\\n', 200_000)}`],
    ['open expansions', () => `FROM a\nRUN << ${times('"${A \\\n', 100_000)}`],
    ['nested expansions', () => `FROM a\nRUN << ${times('${A:-\\\n', 100_000)}${times('}\\\n', 100_000)}`],
    ['a FROM of nested expansions', () => `FROM ${times('${A:-\\\n', 100_000)}a${times('}\\\n', 100_000)}`],
    [
      'ARGs that double',
      () => `ARG A0=xx\n${numbered(500, (n) => `ARG A${n + 1}=\${A${n}}\${A${n}}\n`)}FROM a`,
    ],
    ['ARGs that grow', () => `ARG A0=x\n${numbered(50_000, (n) => `ARG A${n + 1}=\${A${n}}y\n`)}FROM a`],
    [
      'ARGs that name each other',
      () => `ARG A0=a:1\n${numbered(100_000, (n) => `ARG A${n + 1}=\${A${n}}\n`)}FROM $A100000`,
    ],
    ['one ARG of 200,000 names', () => `ARG ${numbered(200_000, (n) => `A${n}=1 \\\n`)}\nFROM a`],
    ['one ARG in 50,000 FROMs', () => `ARG A=a:1\n${times('FROM $A\n', 50_000)}`],
    [
      'patterns that match badly',
      () => `ARG V=${times('a', 4000)}\n${times('FROM a:${V//*a*a*a*a*b/x}\n', 5000)}`,
    ],
    [
      'replacements that multiply the match',
      () => `ARG V=${times('a', 4000)}\n${times(`FROM a:\${V//*/'${times('$0', 30_000)}'}\n`, 100)}`,
    ],
    ['FROMs that depend on the platform', () => times('FROM a:${TARGETARCH}\n', 5_000)],
    ['chained ONBUILDs', () => `FROM a\n${times('ONBUILD \\\n', 200_000)}`],
    [
      'triggers that many stages run',
      () => `FROM a AS b\n${times('ONBUILD COPY --from=x:1 a b\n', 20_000)}${times('FROM b\n', 20_000)}`,
    ],
    ['a deep JSON array', () => `FROM a\nCMD ${times('[\\\n', 200_000)}${times(']\\\n', 200_000)}`],
    ['ENVs that grow', () => `FROM a\n${numbered(50_000, (n) => `ENV A${n + 1}=\${A${n}}y\n`)}`],
    [
      'stages on stages',
      () => `FROM a AS s0\n${numbered(50_000, (n) => `FROM s${n} AS s${n + 1}\nENV A=$A\n`)}`,
    ],
    [
      'one COPY of 50,000 heredocs',
      () => {
        const bodies = numbered(50_000, (n) => `x\nE${n}\n`);
        return `FROM a\nCOPY ${numbered(50_000, (n) => `<<E${n} \\\n`)}/x\n${bodies}`;
      },
    ],
    ['NUL bytes', () => times('\0', 10_000_000)],
    ['lone carriage returns', () => times('FROM a\r', 1_000_000)],
  ])('on %s', (_, make) => {
    const bytes = new TextEncoder().encode(make());
    const { images, skipped } = readDockerfile(bytes);
    expect(images.length + skipped.length).toBeGreaterThan(0);
  });

  it('of pinning 20,000 images', async () => {
    const bytes = bytesOf(numbered(20_000, (number) => `FROM a:${number}\n`));
    const { pinned, dropped } = await pinAll(bytes);
    expect([pinned.length, dropped.length]).toEqual([20_000, 0]);
  });
});
