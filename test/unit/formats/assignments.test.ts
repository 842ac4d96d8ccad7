import { describe, expect, it } from 'vitest';

import { readEnvironmentFile, readUnit } from '../../../src/formats/assignments.ts';
import { textAt } from '../../../src/formats/data-node.ts';
import { readToml } from '../../../src/formats/toml/toml-node.ts';
import { spansOf } from '../../../src/text/source-text.ts';
import { plainValue, writtenTexts } from '../../support/views/node-view.ts';

const OFFSET = 3;

function read(text: string, parse: typeof readUnit): unknown {
  const root = parse(text, OFFSET);
  for (const [written, there] of writtenTexts(`BOM${text}`, root)) expect(there).toBe(written);
  return plainValue(root, (plain) => `<${plain}>`);
}

describe('formats/assignments: systemd units', () => {
  it.each([
    [
      'sections, keys and values',
      '[Unit]\nDescription=a b\n\n[Container]\nImage=docker.io/x:1\nExec = run # it ; now\n',
      { Unit: { Description: '<a b>' }, Container: { Image: '<docker.io/x:1>', Exec: '<run # it ; now>' } },
    ],
    [
      'comments at the start of a line only',
      '# c\n[Container]\n  ; Image=a:1\n#Image=b:1\nImage=c:1 # 1.2\n',
      { Container: { Image: '<c:1 # 1.2>' } },
    ],
    [
      'a key that is given several times',
      '[Container]\nVolume=a:/a\nImage=a:1\nVolume=b:/b\nVolume=\n',
      { Container: { Volume: ['<a:/a>', '<b:/b>', '<>'], Image: '<a:1>' } },
    ],
    [
      'a section that is given twice',
      '[Container]\nImage=a:1\n[Unit]\n[Container]\nImage=b:1\n',
      { Container: { Image: ['<a:1>', '<b:1>'] }, Unit: {} },
    ],
    [
      'lines that are continued, with comments between them',
      '[Container]\nImage=docker.io/\\\n  # c\n\n  library/x:1 \nExec=a \\\n  b\\\n',
      { Container: { Image: '<docker.io/library/x:1>', Exec: '<a b>' } },
    ],
    [
      'quotes around a value',
      '[Container]\nImage="a:1"\nExec="a" "b"\nLabel="\n',
      { Container: { Image: 'a:1', Exec: '<"a" "b">', Label: '<">' } },
    ],
    ['line ends of Windows', '[Container]\r\nImage=a:1\r\n', { Container: { Image: '<a:1>' } }],
    [
      'what is no assignment',
      'Image=a:1\n[Container\n=x\nImage\n[Container] # c\n[Container]\t\nImage=a=b\n',
      { Container: { Image: '<a=b>' } },
    ],
  ])('reads %s', (_, text, value) => {
    expect(read(text, readUnit)).toEqual(value);
  });

  it('never has a tag comment, and knows the bytes of every line', () => {
    const root = readUnit('[C]\nImage=a/\\\n b:1\n', 0);
    const image = textAt(root, 'C', 'Image');
    expect(image?.tagComment).toBeUndefined();
    expect(image === undefined ? [] : spansOf(image.source)).toEqual([
      { start: 10, end: 12 },
      { start: 15, end: 18 },
    ]);
    expect([image?.start, image?.end]).toEqual([10, 18]);
  });
});

it('formats/assignments: an empty text has a place between its quotes', () => {
  expect(textAt(readEnvironmentFile('A=""\n', 0), 'A')?.source.offset).toBe(3);
  expect(textAt(readToml('a = ""\n', 0), 'a')?.source.offset).toBe(5);
});

describe('formats/assignments: environment files', () => {
  it.each([
    ['names and values', 'A=x\nB_1 = y z \nC: d\nE=\n', { A: '<x>', B_1: '<y z>', C: '<d>', E: '<>' }],
    ['exports', 'export A=x\n  export\tB="y"\nexport C\n', { A: '<x>', B: 'y' }],
    [
      'comments',
      '# A=1\nB=x # c\nC=x#y\nD="x # y" # c\nE=# c\nF= # c\n',
      { B: '<x>', C: '<x#y>', D: 'x # y', E: '<# c>', F: '<>' },
    ],
    ['quotes', 'A="a\\"b\\n"\nB=\'a\\n"\'\nC="x"y\n', { A: 'a"b\n', B: 'a\\n"', C: 'x' }],
    ['quotes over several lines', 'A="x\nB=y"\nC=\'\nz\'\nD=1', { A: 'x\nB=y', C: '\nz', D: '<1>' }],
    ['quotes without an end', 'A="x\nB=\'y\n', { A: '<"x>', B: "<'y>" }],
    ['the last value of a name', 'A=x\nA=y\n', { A: '<y>' }],
    ['line ends of Windows', 'A=x\r\nB="y"\r\n', { A: '<x>', B: 'y' }],
    ['what is no assignment', 'A\n=b\n1=x\n$(f)=y\nB=1', { B: '<1>' }],
  ])('reads %s', (_, text, value) => {
    expect(read(text, readEnvironmentFile)).toEqual(value);
  });
});
