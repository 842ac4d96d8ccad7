import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readPlainFile } from '../../src/domain/dockerfile/plain-file.ts';
import { readInFull } from '../../src/domain/dockerfile/read-dockerfile.ts';
import { readImageReference } from '../../src/domain/image-reference.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;

/** One of the usual texts, and now and then one of those that make a file anything else. */
function mostly(usual: readonly string[], hard: readonly string[], weight = 16): fc.Arbitrary<string> {
  return fc.oneof(
    { weight, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...hard) },
  );
}

/** The texts one after the other. */
function join(...parts: (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> {
  return fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((texts) => texts.join(''));
}

const gap = mostly(
  [' ', ' ', ' ', ' ', '  ', '\t', ' \\\n  ', ' \\ \n\t', ' \\\n# c = \\\n\n  # d\n '],
  [' \\\n\\\n', '\\\n', ' \\\n\u00c2\u00a0', '\f', ' \\\r\n', ' \\\\\n', '\n'],
  60,
);
const stageName = mostly(['build', 'base', 'final', 'a.b-c'], ['Build', 'scratch', '1st', 'a b', '']);
const variable = mostly(['A', 'B', 'TAG'], ['NONE', 'TARGETARCH', 'BUILDPLATFORM', 'SOURCE_DATE_EPOCH'], 30);
const use = variable.chain((name) => fc.constantFrom(`$${name}`, `\${${name}}`));
const image = mostly(
  [
    'alpine',
    'alpine:3.20',
    'cgr.dev/acme/python:3-dev',
    'localhost:5000/x/y',
    `redis@${DIGEST}`,
    'scratch',
    'busybox',
    'acme/app:1',
    'a:1',
    'a:2',
    'build',
  ],
  [
    'base',
    'final',
    'Build',
    '0',
    '1',
    'scratch:1',
    'Alpine',
    'a@b',
    'a:',
    '7',
    '-x',
    'docker.io/library/scratch',
    '"alpine:3"',
    '',
    '${A:-x}',
  ],
  30,
);
const base = fc.oneof(image, image, image, use, join(image, ':', use), join(use, '/x:', use), join(use, use));
const platform = mostly(
  ['', '', '', '--platform=$BUILDPLATFORM ', '--platform=${TARGETPLATFORM} ', '--platform=linux/arm64 '],
  ['--platform=linux ', '--platform=$A ', '--platform= ', '--platform=$BUILDPLATFORMS ', '--x=1 '],
);
const value = mostly(
  ['3.20', 'alpine', 'alpine:3', '"3.20"', `alpine:3@${DIGEST}`, 'base', 'scratch'],
  ['', '""', "'x'", '$A', 'a b', '"a', 'é', '\\\n'],
);
const globalArg = fc.oneof(
  { weight: 12, arbitrary: join('ARG', gap, variable, '=', value) },
  { weight: 2, arbitrary: join('ARG', gap, variable) },
  { weight: 1, arbitrary: join('ARG', gap, variable, '=', value, gap, 'B=2') },
);
const from = fc.oneof(
  { weight: 8, arbitrary: join('FROM', gap, platform, base) },
  {
    weight: 8,
    arbitrary: join('FROM', gap, platform, base, gap, fc.constantFrom('AS', 'as', 'aS'), gap, stageName),
  },
  { weight: 1, arbitrary: join(fc.constantFrom('FROM', 'from', ' FROM'), gap, base, gap, stageName) },
);
const flag = mostly(
  ['', '', '', '--chown=1:$G ', '--chmod=755 ', '--link '],
  [
    '--link --link ',
    '--link=true ',
    '--chown ',
    '--x=1 ',
    '-- ',
    '--chmod=u+x ',
    '--chmod=8 ',
    '--chmod=$A ',
  ],
);
const source = mostly(
  ['/a', '.', './$A', 'a/b*', '/${B}/x', 'package.json'],
  [
    '$A',
    '${B}/x',
    '["/a"',
    '${A:-x}',
    '$',
    '-a',
    '"/a"',
    'a:b',
    'git@x:y',
    'https://x/y',
    'https://x/y.git?z=1',
    'x?',
  ],
  8,
);
const paths = mostly(
  ['["a", "b/"]', '["/a","b","c"]', '[ "a" , "b" ]'],
  ['["a"]', '[]', '["a", ""]', '["https://x", "y"]', '["a" "b"]', '["a", 1]', '["a","$B"]'],
);
const copied = fc.oneof({ weight: 3, arbitrary: join(source, gap, '/b') }, { weight: 1, arbitrary: paths });
const copy = join('COPY', gap, flag, flag, '--from=', image, gap, flag, copied);
const fields = mostly(
  ['', 'type=cache,', 'type=bind,', 'ro,', 'id=x,', 'type=cache,sharing=locked,', 'type=cache,uid=1,'],
  [
    'type=secret,',
    'type=ssh,',
    'type=secret,id=x,',
    'type=tmpfs,',
    'required,',
    'from=x:1,',
    'FROM=x,',
    '"ro",',
    'x=1,',
    'id,',
    'id=x$A,',
    'sharing=x,',
    'mode=755,',
    'size=1,',
    'size=x,',
  ],
);
const ending = mostly(
  [',target=/x', ',dst=x/y', ',target=.cache,rw'],
  [
    '',
    ',rw',
    ',target=/',
    ',target=.',
    ',target=a/..',
    ',target=$A',
    ',from=b',
    ',type=secret',
    ',',
    ',required',
  ],
);
const sourced = join('--mount=', fields, 'from=', image, ending);
const sourceless = join(
  '--mount=',
  fields,
  mostly(['src=/x', 'id=y', 'rw'], ['from=', 'x', 'type=tmpfs', 'type=ssh', 'required', 'env=X']),
  ending,
);
const mounts = fc.oneof(
  { weight: 8, arbitrary: sourced },
  { weight: 8, arbitrary: sourceless },
  { weight: 4, arbitrary: join(sourceless, gap, sourced, gap, sourceless) },
  { weight: 1, arbitrary: join(sourced, gap, sourced) },
  { weight: 1, arbitrary: join(sourceless, gap, '--network=host') },
);

/** What a script may hold; most of it means something only at the end of a line, or to a heredoc. */
const script = fc
  .array(
    mostly(
      [
        'a',
        ' ',
        '\t',
        '\\\n',
        '\\ \n',
        ' \\\n  # c\n',
        '\\x',
        '\\\\x',
        '< ',
        '#',
        '"',
        "'",
        '$',
        '\\\nFROM x:9',
      ],
      [
        '\\',
        '\\\\',
        '\n',
        '\r\n',
        '\\\r\n',
        '<',
        '<<',
        '<<E',
        '\nFROM x:9',
        '\u00c2\u00a0',
        '\\\u00c2\u00a0\n',

        '\\\n\u00c2\u00a0',
        '\f',
        '\\\n\f',
        '\0',
        '\u00c3\u00a9',
        '`',
        '[',
        ']',
        '-',
        '\\\n\\\n',
        '\\ \\\n',
      ],
      6,
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));
const command = mostly(
  ['RUN', 'CMD', 'ENTRYPOINT', 'MAINTAINER', 'HEALTHCHECK CMD', 'HEALTHCHECK --interval=3s --retries=2 CMD'],
  [
    'HEALTHCHECK --retries=2 --retries=2 CMD',
    'HEALTHCHECK',
    'ENV',
    'LABEL',
    'USER',
    'COPY',
    'run',
    'ONBUILD RUN',
    'X',
  ],
);
const plain = fc.oneof(
  { weight: 6, arbitrary: join(command, gap, mostly(['x', '.'], ['"x', '-', '[', '$X']), script) },
  { weight: 2, arbitrary: join(fc.constantFrom('ENV', 'LABEL'), gap, 'A=', value, gap, 'B="c ${A} d"') },
  {
    weight: 4,
    arbitrary: join(
      fc.constantFrom('ENV', 'LABEL'),
      gap,
      mostly(['A', 'maintainer', 'a.b'], ['"A"', '$A', '1', 'A=b', '-']),
      gap,
      fc
        .array(
          join(
            value,
            mostly(['', ' ', '"x < y"', '$A', '=b', '-c', '[d'], ["'", '"', '${', '\\', '<<E', 'é']),
          ),
        )
        .map((parts) => parts.join('')),
    ),
  },
  { weight: 2, arbitrary: join(fc.constantFrom('COPY', 'ADD'), gap, flag, source, gap, '/$A') },
  {
    weight: 2,
    arbitrary: join(fc.constantFrom('COPY', 'ADD', 'VOLUME'), gap, flag, paths),
  },
  { weight: 2, arbitrary: join('ARG', gap, variable, fc.constantFrom('', '=1', '="x y"')) },
  {
    weight: 6,
    arbitrary: mostly(
      [
        '',
        '  ',
        '# a = comment',
        '  # another',
        '  RUN x',
        'CMD ["a", "b c"]',
        'VOLUME ["/a", "/b"]',
        'STOPSIGNAL 9',

        'HEALTHCHECK NONE',
        'SHELL ["a"]',
        'EXPOSE $P/tcp',
        'WORKDIR /a/${A}',
        'EXPOSE 80 443/tcp 50000',
        'STOPSIGNAL SIGUSR1',
        'VOLUME /a /b/$A',
        'USER 1:1',
        'USER $A',
        'WORKDIR ${A}/x',
        'EXPOSE $A $B/udp',
        'ENV A b  c',
        'LABEL maintainer "A <a@b.c>"',
        'LABEL a.b=c d="e f"',
      ],
      [
        'VOLUME [""]',
        'VOLUME $A',
        'VOLUME /a $A',
        'EXPOSE 70000',
        'EXPOSE 80/http',
        'EXPOSE 0',
        'STOPSIGNAL SIGNAL',
        'STOPSIGNAL 0',
        'HEALTHCHECK --retries=x CMD y',
        'HEALTHCHECK --timeout=3 CMD y',
        '# check=x',
        'VOLUME []',
        'ONBUILD RUN x',
        'ONBUILD COPY --from=x:1 a b',
        'ADD --checksum=x a b',
        'USER',
        'ENV A',

        'WORKDIR ${A:-x}',
        'COPY a',
        'COPY ["a", "b"]',
        'ENV A="\\""',
        'LABEL a="$',
        'LABEL a=${b',
        'WORKDIR $',

        'ENV =a',
        'CMD [1]',
        'SHELL a',
        'RUN cat <<E\nFROM x:9\nE',
        'RUN <<E\nFROM x:9',
        'COPY <<E /a\nx\nE',
      ],
    ),
  },
);
const head = mostly(
  [
    '',
    '',
    '# a word = x\n',
    '#= x\n',
    '# 1a=x\n',
    '# a-b=c\n',
    '#\tsee x=y\n',
    '# syntax=docker/dockerfile:1\n',
    '#syntax = x/y:z\n',
    '# c\n\n',
    '# syntax=a:1\n# c\n',
    '\n',
  ],
  [
    '# syntax=a b\n',
    ' # syntax=a\n',
    '# c\n# syntax=a\n',
    '\n# escape=`\n',
    '# escape=`\n',
    '# syntax=a:1\n# escape=`\n',

    '# syntax=a:1\n# syntax=b:1\n',
    '# check=skip=all\n',
    '#!x\n# syntax=a\n',
    '// syntax=a\n',
    '\u00ef\u00bb\u00bf',
    '# syntax=A\n',
    '#\fescape=`\n',
    '#escape\v=`\n',
    '#\u00a0escape=`\n',
    '# escape =`\n',
    '#a=b\n# escape=`\n',
  ],
);
const stage = fc.tuple(
  from,
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: plain },
      { weight: 1, arbitrary: copy },
      { weight: 1, arbitrary: join('RUN', gap, mounts, gap, 'make', script) },
    ),
    { maxLength: 3 },
  ),
);
const dockerfile = fc
  .tuple(
    head,
    mostly(['ARG A=1\nARG B=a:3\nARG TAG="3.20"\n', 'ARG A=x\nARG B=1\n# B\n\nARG TAG=2\n'], ['']),
    fc.array(globalArg, { maxLength: 1 }),
    fc.array(stage, { minLength: 1, maxLength: 2 }),
    mostly(['\n', '\n\n', '', '\n# c'], ['\\', '\r\n', ' \\\n', 'RUN']),
  )
  .map(
    ([start, defaults, args, stages, end]) =>
      `${start}${defaults}${[...args, ...stages.flat(2)].join('\n')}${end}`,
  );

/** A file damaged in one or two places by characters that mean something. */
const BITES = '\\\n\r\t $#"\'<>[]{}=,:/@-`\0\u00e9FA0'.split('');
const change = fc.record({
  place: fc.nat(),
  bite: fc.constantFrom('', ...BITES),
  length: fc.nat({ max: 2 }),
});
const damaged = fc
  .tuple(dockerfile, fc.array(change, { minLength: 1, maxLength: 2 }))
  .map(([text, changes]) =>
    changes.reduce((before, { place, bite, length }) => {
      const at = place % (before.length + 1);
      return `${before.slice(0, at)}${bite}${before.slice(at + length)}`;
    }, text),
  );

function isReadAlike(text: string): boolean {
  const reading = readPlainFile(text, readImageReference);
  if (reading === undefined) return false;
  expect(reading, JSON.stringify(text)).toEqual(readInFull(text));
  return true;
}

describe('property: an ordinary Dockerfile', () => {
  it.each([
    ['as people write them', dockerfile, 20_000, 1_000],
    ['damaged', damaged, 30_000, 500],
  ])('is read as in full: %s', (_, texts, numRuns, least) => {
    let alike = 0;
    fc.assert(
      fc.property(texts, (text) => {
        alike += isReadAlike(text) ? 1 : 0;
      }),
      { numRuns },
    );
    expect(alike).toBeGreaterThan(least);
  });

  it('is read as in full: the cases that BuildKit was asked about', () => {
    const cases: readonly { readonly dockerfile_base64: string }[] = JSON.parse(
      readFileSync(new URL('../golden/dockerfile/oracle.json', import.meta.url), 'utf8'),
    );
    const texts = cases.map((one) => Buffer.from(one.dockerfile_base64, 'base64').toString('latin1'));
    expect(texts.filter(isReadAlike).length).toBeGreaterThan(5);
  });
});
