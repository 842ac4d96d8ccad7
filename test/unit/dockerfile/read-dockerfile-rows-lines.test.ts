import { describe } from 'vitest';

import { testRows } from './rows.ts';
import type { Row } from './rows.ts';

const HEREDOCS: readonly Row[] = [
  ['33: a body', 'FROM a\nRUN <<EOF\nFROM evil:1\nCOPY --from=evil2:1 a b\nEOF', ['1 from a:latest']],
  ['33: a body of COPY', 'FROM a\nCOPY <<EOF /Dockerfile\nFROM inner:1\nEOF', ['1 from a:latest']],
  [
    '34: two on a line, tabs before the end',
    "FROM a\nRUN <<-'X' cat > /f && <<Y cat\n\tFROM x\n\tX\nFROM y\nY\nFROM b",
    ['1 from a:latest', '7 from b:latest'],
  ],
  ['35: a blank before the word', "FROM a\nRUN cat << 'EOF'\nFROM evil:1\nEOF", ['1 from a:latest']],
  ['36: in quotes', 'FROM a\nRUN echo "<<EOF"\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: a shift', 'FROM a\nRUN echo $((1<<2))\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: a here-string', 'FROM a\nRUN cat <<<word\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['36: in USER', 'FROM a\nUSER <<EOF\nFROM b', ['1 from a:latest', '3 from b:latest']],
  [
    '36: in the exec form',
    'FROM a\nRUN ["sh","-c","cat <<EOF"]\nFROM b',
    ['1 from a:latest', '3 from b:latest'],
  ],
  ['36: with an open quote', "FROM a\nRUN echo ' <<EOF\nFROM b", ['1 from a:latest', '3 from b:latest']],
  ['37: without an end', 'FROM a\nRUN <<EOF\nFROM b', ['1 from a:latest', '2 skipped malformed']],
  ['a destination', 'FROM a\nCOPY a <<EOF\nEOF', ['1 from a:latest']],
  ['an escaped word', 'FROM a\nRUN <<\\EOF\nFROM b\nEOF', ['1 from a:latest']],
  ['a descriptor', 'FROM a\nRUN 3<<EOF cat\nFROM b\nEOF', ['1 from a:latest']],
];

const LINES: readonly Row[] = [
  ['38: FROM inside a RUN', 'FROM a\nRUN echo \\\nFROM busybox:9 \\\n&& true', ['1 from a:latest']],
  [
    '39: FROM over many lines',
    'FROM \\\n  --platform=linux/amd64 \\\n  # comment \\\n  alpine:3.20 \\\n  AS base',
    ['4 from alpine:3.20'],
  ],
  ['40: an empty line', 'FROM a\nRUN x \\\n\n  && y\nFROM b', ['1 from a:latest', '5 from b:latest']],
  [
    '40: blanks after the escape',
    'FROM a\nRUN x \\  \n  && y\nFROM b',
    ['1 from a:latest', '4 from b:latest'],
  ],
  ['40: two escapes do not continue', 'FROM a\nRUN x\\\\\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['40: a comment does not continue', 'FROM a\n# comment \\\nFROM b', ['1 from a:latest', '3 from b:latest']],
  ['40: an escape at the end of the file', 'FROM a\nRUN x \\', ['1 from a:latest']],
  ['41: the backtick', '# escape=`\nFROM a\nRUN dir c:\\\nFROM b', ['2 from a:latest', '4 from b:latest']],
  ['41: the backtick continues', '# escape=`\nFROM `\na', ['3 from a:latest']],
  ['41: too late after a comment', '# hello\n# escape=`\nFROM \\\na', ['4 from a:latest']],
  ['41: too late after an empty line', '\n# escape=`\nFROM `\na', ['3 skipped invalid-reference']],
  ['41: not after #!', '#!/bin/x\n# escape=`\nFROM \\\na', ['4 from a:latest']],
  ['41: blanks and case', '  #\tEsCaPe = `\nFROM `\na', ['3 from a:latest']],
  ['41: another character', '# escape=x\nFROM a', ['2 from a:latest']],
  ['41: twice', '# escape=`\n# escape=`\nFROM a', ['3 from a:latest']],
  [
    '42: after another directive',
    '# check=skip=all\n# syntax=docker/dockerfile:1.7\nFROM a',
    ['2 syntax docker.io/docker/dockerfile:1.7', '3 from a:latest'],
  ],
  [
    '42: up to the first blank',
    '# syntax=docker/dockerfile:1 some args\nFROM a',
    ['1 syntax docker.io/docker/dockerfile:1', '2 from a:latest'],
  ],
  [
    '42: after #!',
    '#!/bin/x\n# syntax=docker/dockerfile:1\nFROM a',
    ['2 syntax docker.io/docker/dockerfile:1', '3 from a:latest'],
  ],
  [
    '42: the form that only the frontend look-up knows',
    '// syntax=docker/dockerfile:1\nFROM a',
    ['1 syntax docker.io/docker/dockerfile:1', '2 from a:latest'],
  ],
  [
    '42: in a JSON object',
    '\uFEFF#!/bin/x\n {"a": ["FROM x"], "syntax": "docker/\\u0078:1"}',
    ['1 syntax docker.io/docker/x:1', '1 skipped malformed'],
  ],
  ['42: in JSON that is none', '{"syntax": "docker/x:1"', ['1 skipped malformed']],
  ['42: in JSON, not a text', '{"syntax": 1}', ['1 skipped malformed']],
  ['42: in JSON, under another name', '{"Syntax": "docker/x:1"}', ['1 skipped malformed']],
  [
    '42: what is no reference',
    '# syntax=Not/Good\nFROM a',
    ['2 from a:latest', '1 skipped invalid-reference'],
  ],
  ['43: a byte order mark', '\uFEFFFROM a', ['1 from a:latest']],
  ['43: CRLF', 'FROM a\r\nRUN x \\\r\n y\r\nFROM b\r\n', ['1 from a:latest', '4 from b:latest']],
  [
    '43: CRLF in a heredoc',
    'FROM a\r\nRUN <<EOF\r\nFROM x\r\nEOF\r\nFROM b\r\n',
    ['1 from a:latest', '5 from b:latest'],
  ],
  ['43: CR alone', 'FROM a\rFROM b\r', ['1 skipped malformed']],
  ['43: no final newline', 'FROM a', ['1 from a:latest']],
  ['43: form feed and tab', 'FROM\fa\nFROM\tb\tAS\tc', ['1 from a:latest', '2 from b:latest']],
  ['18: a comment after the image', 'FROM alpine:3.20 # note', ['1 skipped malformed']],
  ['18: one word too many', 'FROM alpine:3.20 AS a b', ['1 skipped malformed']],
];

describe('dockerfile/read-dockerfile, hard inputs', () => {
  testRows('heredocs', HEREDOCS);
  testRows('lines', LINES);
});
