import { readFileSync } from 'node:fs';

import type { Random } from '../oracle/random.ts';
import { IMAGES, OddWords, VARIABLES } from './odd-words.ts';

/**
 * Generates a Dockerfile, as text of one unit per byte, that is valid or close to it, with odd characters in odd places. A
 * file has lines of all kinds, or is small and about directives, expansions or heredocs, or is a golden one; some
 * are long, since lines of these are not skipped in the same way.
 */
export function oddDockerfile(random: Random): string {
  const words = new OddWords(random, random(8) === 0 ? '`' : '\\');
  const make = [directiveFile, expansionFile, heredocFile, goldenFile, wholeFile][random(6)] ?? wholeFile;
  const text = words.damaged(make(words));
  return words.rarely(50) ? `${text}\n${'# long\n'.repeat(10_000)}` : text;
}

/** A Dockerfile that BuildKit builds, bitten into. */
function goldenFile(words: OddWords): string {
  return words.damaged(words.damaged(words.one(...GOLDEN)));
}

const TOPICS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
  golden('references.json'),
);
const CASES: readonly { readonly dockerfile_base64: string }[] = JSON.parse(golden('oracle.json'));
const GOLDEN = [
  ...Object.values(TOPICS).flatMap((cases) => Object.keys(cases)),
  ...CASES.map(({ dockerfile_base64: text }) => Buffer.from(text, 'base64').toString('latin1')),
];

function golden(name: string): string {
  return readFileSync(new URL(`../../golden/dockerfile/${name}`, import.meta.url), 'utf8');
}

function directiveFile(words: OddWords): string {
  if (words.rarely(10))
    return `${start(words)}${words.gap()}{"syntax": "x/y${words.one('', ':1', '\\u003a1')}"}`;
  const lines = [...head(words), ...words.many(2, () => words.one(...head(words), '# c'))];
  return `${lines.join('\n')}\nFROM b:3${words.one('', words.escape)}\nFROM a/b:1`;
}

function expansionFile(words: OddWords): string {
  const globals = ['A', ...words.many(2, () => 'B')].map((name) => `ARG ${name}=${words.value()}`);
  const expansion = words.expansion(3);
  const base = words.one(expansion, expansion, `b:3${expansion}`, `"${expansion}"`);
  return `${globals.join('\n')}\nFROM ${base}\nFROM b:3`;
}

function heredocFile(words: OddWords): string {
  const steps = ['', ...words.many(1, () => '')].map(() => heredocStep(words));
  return `FROM a/b:1\n${steps.join('\n')}\nFROM b:3`;
}

function wholeFile(words: OddWords): string {
  const lines = [...head(words), ...words.many(4, () => globalArg(words))];
  for (const _ of ['', ...words.many(2, () => '')]) {
    lines.push(from(words), ...words.many(3, () => step(words)));
  }
  return lines.join(words.one('\n', '\n', '\n', '\n', '\r\n', '\n# c\n', `\n${words.space()}\n`));
}

function start(words: OddWords): string {
  return words.one('', '', '', '', '\u00ef\u00bb\u00bf', '#!/bin/x\n', '\u00ef\u00bb\u00bf#!x\n');
}

/** The lines in front of all others: parser directives in any order. */
function head(words: OddWords): readonly string[] {
  const isNeeded = words.escape === '`' || words.rarely(12);
  const escape = isNeeded ? [directive(words, 'escape', words.escape)] : [];
  const syntax = words.rarely(4) ? [directive(words, 'syntax', words.one('x/y:1', 'x/y:1 z', 'e'))] : [];
  const check = words.rarely(4) ? [directive(words, 'check', 'skip=all')] : [];
  const lines = words.rarely(2) ? [...check, ...escape, ...syntax] : [...syntax, ...escape, ...check];
  const [first = '', ...others] = lines;
  const before = start(words);
  return `${before}${first}` === '' ? [] : [`${before}${first}`, ...others];
}

function directive(words: OddWords, key: string, value: string): string {
  const mark = words.rarely(40) ? '//' : '#';
  const equals = `${words.gap()}=${words.gap()}`;
  return `${mark}${words.gap()}${words.keyword(key)}${equals}${value}${words.gap()}`;
}

function globalArg(words: OddWords): string {
  const values = ['', ...words.many(1, () => '')].map(() => `${words.one(...VARIABLES)}=${words.value()}`);
  return `${words.keyword('ARG')}${words.blank()}${values.join(words.blank())}`;
}

function from(words: OddWords): string {
  const platform = `--platform=${words.one('linux/arm64', '$TARGETPLATFORM')}${words.blank()}`;
  const image = words.one(...IMAGES);
  const expanded = words.one(words.expansion(3), `${image}${words.expansion(2)}`);
  const base = words.one(image, words.quoted(image), expanded, stage(words));
  const as = `${words.blank()}${words.rarely(8) ? 'A\u00c5\u00bf' : words.keyword('AS')}${words.blank()}${stage(words)}`;
  const flags = words.rarely(12) ? platform : '';
  return `${lead(words)}${words.keyword('FROM')}${words.blank()}${flags}${base}${words.one('', as)}${words.gap()}`;
}

/** The name of a stage, or, rarely, something close to one. */
function stage(words: OddWords): string {
  if (words.rarely(16)) return words.one('0', 'Build', 'K', words.odd());
  return words.one('base', 'base', 'base', 'a', 'a', 'k', 'k', 'alpine', 'alpine', 'scratch');
}

function lead(words: OddWords): string {
  return words.rarely(3) ? words.one(' ', '\t', `${words.escape}\n`, words.space()) : '';
}

function step(words: OddWords): string {
  const line = words.one(imageStep(words), imageStep(words), heredocStep(words), plainStep(words));
  const onbuild = words.rarely(8) ? `${words.keyword('ONBUILD')}${words.blank()}` : '';
  return line === '' || line.startsWith('#') ? line : `${lead(words)}${onbuild}${line}`;
}

function imageStep(words: OddWords): string {
  const image = words.quoted(words.rarely(4) ? stage(words) : words.one(...IMAGES));
  const fields = [`target=/${words.one('a', 'b')}`, ...words.many(2, () => mountField(words, image))];
  const mount = `${words.one('', '', 'type=bind,', 'type=cache,')}${fields.toSorted().join(',')}`;
  const mounts = `${mount}${words.rarely(3) ? `${words.blank()}--mount=from=${image},target=/z` : ''}`;
  return words.one(
    `COPY${words.blank()}--from=${image}${words.blank()}/a /b`,
    `COPY --chown=1${words.blank()}--from=${image} /a /b`,
    `RUN${words.blank()}--mount=${mounts}${words.blank()}x`,
  );
}

function mountField(words: OddWords, image: string): string {
  const field = words.one(`from=${image}`, `FROM=${image}`, `"from=${image}"`, `"fr""om=${image}"`);
  return words.one(
    field,
    field,
    field,
    'from=',
    'from',
    'ro',
    `from="${image}"`,
    ` from=${image}`,
    `'"from=a:1"'`,
  );
}

function plainStep(words: OddWords): string {
  return words.one(
    `RUN x ${words.shellWord(2)}${words.blank()}${words.shellWord(2)}`,
    `ENV X=${words.quoted('y')}`,
    `ARG ${words.one(...VARIABLES)}`,
    'LABEL x="FROM fake:1"',
    'CMD ["x"]',
    '# FROM fake:1',
    '',
  );
}

const NAMES = [
  '#E',
  '#\\E',
  '#E\\ F',
  '#"E"',
  '#${A:-E}',
  '#${A:-"E"}',
  '#${A-\\E}',
  '#${A#\\E}',
  '#${A//E/\\F}',
  '#$A',
];
const ENDS = ['#E', '#E F', '#${A:-E}', '#${A-E}', '#${A#\\E}', '#${A/E/\\F}', '#$A', '#E}'];

/**
 * An instruction with a heredoc or two and their bodies. The names start with `#`, so that a line that ends no body is a
 * comment; which line does end one shows in the images between them.
 */
function heredocStep(words: OddWords): string {
  const name = words.one(...NAMES, ...NAMES, `#E${words.odd()}`, `#E${words.expansion(1)}`);
  const quoted = words.one(name, name, name, `"${name}"`, `'${name}'`);
  const arrows = `${words.one('', '', '', '3')}<<${words.one('', '', '', '-', ' ', words.odd())}`;
  const before = words.one('', '', '', `${words.shellWord(2)} `, `${words.shellWord(2)}${words.gap()}`);
  const after = words.one(
    '',
    ' /x',
    ' cat',
    ' /x',
    `${words.shellWord(2)} /x`,
    ` <<${words.one(...NAMES)} /x`,
  );
  const body = words.one('', '', 'COPY --from=fake:2 a b\n', 'RUN <<#E2\n', `RUN x${words.escape}\n`);
  const ends = Array.from({ length: 12 }, (_, number) => {
    const end = `${words.one('', '', '', '', '\t', ' ')}${words.one(name, ...ENDS)}${words.one('', '', '', '\r')}`;
    return `${end}\nFROM t:${number}`;
  });
  const command = words.one('RUN x', 'RUN', 'ONBUILD RUN', 'COPY', 'ADD');
  return `${command} ${before}${arrows}${quoted}${after}\n${body}${ends.join('\n')}`;
}
