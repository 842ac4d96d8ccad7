import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';

import { textAt } from '../../../../src/formats/data-node.ts';
import type { DataNode } from '../../../../src/formats/data-node.ts';
import { readToml } from '../../../../src/formats/toml/toml-node.ts';
import { textOfBytes } from '../../../../src/text/byte-text.ts';
import { plainValue, writtenTexts } from '../../../support/views/node-view.ts';

const OFFSET = 3;
const read = (text: string): { readonly file: string; readonly root: DataNode } => {
  const bytes = textOfBytes(new TextEncoder().encode(text));
  return { file: `\u00ef\u00bb\u00bf${bytes}`, root: readToml(bytes, OFFSET) };
};

/** Values that are no strings are compared by their presence only: no image is among them. */
const OTHER = 'another value';
function withoutOthers(value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(withoutOthers);
  if (typeof value !== 'object' || value === null || value instanceof Date) return OTHER;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutOthers(inner)]));
}

describe('formats/toml', () => {
  it.each([
    ['nothing', ''],
    ['keys and values', 'a = "x"\nb="y"\n c\t=\t\'z\' '],
    ['no line end', 'a = "x"'],
    ['line ends of Windows', 'a = "x"\r\n[t]\r\nb = """\r\ny"""\r\nc = [\r\n"z",\r\n]\r\n'],
    ['comments', '# c\na = "x#y" # "z"\n[t] # c\nb = 1#c\nc = [ # [\n"a", # ]\n] # c'],
    ['tables', '[a]\nx = "1"\n[a.b]\nx = "2"\n[ c . "d.e" . \'f\' ]\nx = "3"\n[a.b.g]\n'],
    ['lists of tables', '[[a]]\nx = "1"\n[[a]]\n[a.b]\nx = "2"\n[[a.c]]\ny = "3"\n[[a.c]]\ny = "4"\n[[z]]\n'],
    ['keys with dots', 'a.b = "1"\na . "c" = "2"\n[t]\nd.\'e f\' = "3"\n3.14 = "4"\n'],
    ['odd keys', '"" = "a"\n"é" = "b"\n"a\\u0062" = "c"\n-_ = "d"\n1 = "e"\nconstructor = "f"\n'],
    ['escapes', 'a = "\\b\\t\\n\\f\\r\\e\\"\\\\ \\u00e9 \\U0001F600 \\x41"'],
    ['literal strings', "a = 'C:\\x'\nb = 'say \"hi\"'"],
    ['empty strings', 'a = ""\nb = \'\'\nc = """"""\nd = \'\'\'\'\'\''],
    ['several lines', 'a = """\none\n two\n"""\nb = \'\'\'\n\\n\'\'\''],
    ['joined lines', 'a = """\\\n   one \\  \n\n   two\\\n"""'],
    ['quotes at both ends', 'a = """"x"""""\nb = \'\'\'\'x\'\'\'\'\'\nc = """a\\""""'],
    ['lists', 'a = []\nb = ["x", \'y\',\n"z",]\nc = [["x"], [], [1, 2.5]]'],
    ['inline tables', 'a = {}\nb = { x = "1", y.z = "2", "w" = ["3", { v = "4" }] }\nc = [{ x = "1" }, {}]'],
    ['inline tables of TOML 1.1', 'a = {\n  x = "1", # c\n  y = "2",\n}'],
    ['numbers, dates and booleans', 'a = 1\nb = 0xff\nc = 1e3\nd = true\ne = 1979-05-27 07:32:00Z\nf = nan'],
    ['letters beyond ASCII', 'a = "é → 😀"\nb = """\né"""'],
  ])('reads %s as a parser of TOML does', (_, text) => {
    const { file, root } = read(text);
    expect(plainValue(root, () => OTHER)).toEqual(withoutOthers(parse(text)));
    for (const [written, there] of writtenTexts(file, root)) expect(there).toBe(written);
  });

  it('finds the places of a text around its escapes', () => {
    const { file, root } = read('image = "é/a:1\\u0031@"\n');
    const node = textAt(root, 'image');
    expect(node?.source.joints).toEqual([
      { at: 6, offset: -1 },
      { at: 7, offset: file.indexOf('@') },
    ]);
    expect([node?.start, node?.end]).toEqual([file.indexOf('"'), file.indexOf('\n')]);
  });

  it.each([
    ['a = "x"', ' # '],
    ['a = "x" # 1.2', ''],
    ['a = "x" # tag=main', 'tag='],
    ['a = "x" # why', ' # tag='],
    ['a = """x"""', undefined],
    ['a = ["x" # 1.2\n]', undefined],
    ['a = "x", # 1.2', undefined],
  ])('%s can have a tag in a comment: %s', (text, lead) => {
    const { root } = read(text);
    expect(textAt(root, 'a')?.tagComment?.lead).toBe(lead);
  });

  it.each([
    ['a line without a value', 'a\nb = \n= "x"\nc = "d"', { c: 'd' }],
    ['a header that is none', 'a = "1"\n[\nb = "2"\n[c]\nd = "3"', { a: '1', c: { d: '3' } }],
    ['an open string', 'a = "x\nb = "y"', { b: 'y' }],
    ['an open list', 'a = ["x", }\nb = "y"', { a: ['x', 'b = "y"'] }],
    ['a key that is there twice', 'a = "x"\na = "y"', { a: ['x', 'y'] }],
    ['a table with the name of a value', 'a = "x"\n[a]\nb = "y"', { a: ['x', { b: 'y' }] }],
  ])('reads on behind %s', (_, text, value) => {
    expect(plainValue(read(text).root)).toEqual(value);
  });
});
