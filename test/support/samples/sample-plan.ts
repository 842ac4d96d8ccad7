import { parseDigest } from '../../../src/domain/digest.ts';
import { parseInstant } from '../../../src/domain/instant.ts';
import type { PinMove, PinPlan, RewrittenFile } from '../../../src/domain/pin/pin-plan.ts';

/** The digest that consists of one hex digit. */
export function sampleDigest(digit: string): PinMove['to'] {
  return parseDigest(`sha256:${digit.repeat(64)}`);
}

/** A move of one reference, with whatever a test says about it. */
export function sampleMove(changes: Partial<PinMove> = {}): PinMove {
  return {
    file: 'api/Dockerfile',
    line: 1,
    written: 'cgr.dev/acme/python:3.13',
    image: 'cgr.dev/acme/python',
    tag: '3.13',
    from: undefined,
    to: sampleDigest('1'),
    builtAt: parseInstant('2026-11-18T00:00:00Z'),
    builds: undefined,
    days: undefined,
    ...changes,
  };
}

/** A plan of moves in files of one `FROM` line per image, and the files before and after it. */
export interface SamplePlan {
  readonly plan: PinPlan;
  /** By path, as they stand in the repository. */
  readonly files: Readonly<Record<string, string>>;
  readonly rewrite: (moves: readonly PinMove[]) => Promise<readonly RewrittenFile[]>;
}

/** A plan that pins these images to these digits, in these files: `{ 'api/Dockerfile': { python: '1' } }`. */
export function samplePlan(pins: Readonly<Record<string, Readonly<Record<string, string>>>>): SamplePlan {
  const line = (image: string): string => `FROM cgr.dev/acme/${image}:1`;
  const textOf = (images: Readonly<Record<string, string>>): string =>
    `${Object.keys(images).map(line).join('\n')}\n`;
  const files = Object.fromEntries(Object.entries(pins).map(([path, images]) => [path, textOf(images)]));
  const moves = Object.entries(pins).flatMap(([file, images]) =>
    Object.entries(images).map(([image, digit], index) =>
      sampleMove({
        file,
        line: index + 1,
        written: `cgr.dev/acme/${image}:1`,
        image: `cgr.dev/acme/${image}`,
        tag: '1',
        to: sampleDigest(digit),
      }),
    ),
  );
  return {
    files,
    plan: { moves, skipped: [] },
    rewrite: async (chosen) =>
      [...Map.groupBy(chosen, ({ file }) => file)].map(([path, own]) => {
        const before = files[path] ?? '';
        const after = own.reduce(
          (text, { written, to }) => text.replace(`FROM ${written}\n`, `FROM ${written}@${to}\n`),
          before,
        );
        return { path, before: Buffer.from(before), after: Buffer.from(after) };
      }),
  };
}
