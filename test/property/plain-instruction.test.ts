import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Effort } from '../../src/domain/dockerfile/effort.ts';
import { findHeredocs } from '../../src/domain/dockerfile/heredoc.ts';
import { complainAbout } from '../../src/domain/dockerfile/instruction-rules.ts';
import { splitInstruction } from '../../src/domain/dockerfile/instruction.ts';
import type { Instruction } from '../../src/domain/dockerfile/instruction.ts';
import { isPlainInstruction } from '../../src/domain/dockerfile/plain-instruction.ts';
import { readSources } from '../../src/domain/dockerfile/source-words.ts';
import { StageScope } from '../../src/domain/dockerfile/stage-scope.ts';
import { complainAboutStep } from '../../src/domain/dockerfile/step-rules.ts';
import { sourceText } from '../../src/domain/dockerfile/source-text.ts';

const KEYWORDS =
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR';

/** Words that make an instruction plain, and pieces that make it anything else. */
const piece = fc.oneof(
  fc.constantFrom(
    ' ',
    ' ',
    ' ',
    '\t',
    ' CMD ',
    ' NONE',
    '/app',
    '.',
    'a=b',
    'A="b c"',
    'x',
    '8080/tcp',
    '=',
    '-',
  ),
  fc.constantFrom(
    '["a", "b"]',
    '["a"]',
    '[]',
    '[1]',
    '[ "" ]',
    '["\\""]',
    '[',
    ']',
    '"',
    "'",
    '$',
    '${A',
    '\\',
    '`',
  ),
  fc.constantFrom(
    '--from=a:1',
    '--mount=from=a:1',
    '--',
    '<<EOF',
    '<',
    '\r',
    '\u00c2\u00a0',
    '\u00a0',
    '\f',
    '#',
    '\0',
  ),
);
const line = fc
  .tuple(fc.constantFrom(...KEYWORDS.split(' '), 'run', 'FORM'), fc.array(piece, { maxLength: 8 }))
  .map(([keyword, pieces]) => `${keyword} ${pieces.join('')}`);

/** What reading an instruction of a stage in full has to say of it. */
function readInFull(text: string, escape: '\\' | '`'): unknown {
  const whole = { source: sourceText(text, 0), start: 0, end: text.length };
  const split = splitInstruction(whole, 1, escape);
  if (split.kind === 'rejected') return split;
  return {
    heredocs: findHeredocs(split, whole),
    complaint: complainAbout(split) ?? complainAboutAnyStep(split, escape),
    sources: readSources(split),
    isHeeded: ['from', 'arg', 'env', 'onbuild'].includes(split.keyword),
  };
}

/** On nothing, where every variable is empty but those that Docker sets. */
function complainAboutAnyStep(split: Instruction, escape: '\\' | '`'): string | undefined {
  const effort = new Effort(10_000);
  return complainAboutStep(split, {
    scope: StageScope.onNothing(),
    escape,
    effort,
    findGlobal: () => undefined,
  });
}

const NOTHING = {
  heredocs: { kind: 'heredocs', heredocs: [] },
  complaint: undefined,
  sources: [],
  isHeeded: false,
};

describe('property: an instruction that is passed as plain', () => {
  it('would say nothing if it was read in full', () => {
    let plain = 0;
    fc.assert(
      fc.property(line, fc.constantFrom('\\' as const, '`' as const), (text, escape) => {
        if (!isPlainInstruction({ source: sourceText(text, 0), start: 0, end: text.length })) return;
        plain += 1;
        expect(readInFull(text, escape)).toEqual(NOTHING);
      }),
      { numRuns: 20_000 },
    );
    expect(plain).toBeGreaterThan(500);
  });
});
