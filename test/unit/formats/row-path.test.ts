import { describe, expect, it } from 'vitest';

import { readJsonNode } from '../../../src/formats/json/json-node.ts';
import { readRowPath, wildcardMatcher } from '../../../src/formats/row-path.ts';
import { compilePaths, findAtPaths } from '../../../src/formats/row-reader.ts';
import { ROWS } from '../../../src/formats/rows.ts';

/** The texts at a path of a document that is written as JSON. */
const at = (path: string, text: string): readonly string[] =>
  findAtPaths(compilePaths([path]), readJsonNode(text, 0).root).map((found) =>
    'written' in found ? found.written : found.kind,
  );

describe('formats/row-path', () => {
  it.each([
    ['a.b', '{"a": {"b": "1"}}', ['1']],
    ['a[].b', '{"a": [{"b": "1"}, {"b": "2"}]}', ['1', '2']],
    ['a[].b', '{"a": {"b": "1"}}', ['1']],
    ['a[]', '{"a": "1"}', ['1']],
    ['{a,b.{c,d}}', '{"a": "1", "b": {"c": "2", "d": "3"}}', ['1', '2', '3']],
    ['a{,.b}', '{"a": "1"}', ['1']],
    ['a{,.b}', '{"a": {"b": "1"}}', ['1']],
    ['*.b', '{"x": {"b": "1"}, "y": {"b": "2"}}', ['1', '2']],
    ['!x *.b', '{"x": {"b": "1"}, "y": {"b": "2"}}', ['2']],
    ['**.b', '{"b": "1", "x": [{"y": {"b": "2"}}]}', ['1', '2']],
    ['!x !z **.b', '{"x": {"b": "1"}, "y": {"z": {"b": "2"}, "b": "3"}}', ['3']],
    ['*Image', '{"image": "1", "baseImage": "2", "Images": "3"}', ['2']],
    ['docker#*.b', '{"docker#v1": {"b": "1"}, "docker": {"b": "2"}}', ['1']],
    ['IMAGES~', '{"images": "1", "Images": "2", "image": "3"}', ['1', '2']],
    ['"a.b/c".d', '{"a.b/c": {"d": "1"}}', ['1']],
    ['**[k=v].b', '{"k": "v", "b": "1", "x": {"k": "w", "b": "2"}}', ['1']],
    ['x[][k=R_*].b', '{"x": [{"k": "R_1", "b": "1"}, {"k": "S", "b": "2"}, {"b": "3"}]}', ['1']],
    ['x[k!=v*].b', '{"x": {"k": "v1", "b": "1"}}', []],
    ['x[k!=v*].b', '{"x": {"b": "1"}}', ['1']],
    ['x[k~=DOCKER].b', '{"x": {"k": "Docker", "b": "1"}}', ['1']],
    ['x.@', '{"x": {"k": {"a": "1"}, "l": "2"}}', ['k', 'l']],
    ['a.b', '{"a": [{"b": "1"}], "b": "2"}', []],
  ])('%s in %s', (path, text, texts) => {
    expect(at(path, text)).toEqual(texts);
  });

  it('says what stands there, and what a document with it contains', () => {
    const literals = (path: string): readonly (string | undefined)[] =>
      readRowPath(path).map(({ word, literals: parts }) => [word, ...parts].join(' '));
    expect(literals('a.{b,c~}')).toEqual(['image /a/ /b/', 'image /a/ /c/i']);
    expect(literals('a.*[x=docker://*].b: path compose')).toEqual(['path compose /a/ /b/ /docker:\\/\\//']);
    expect(literals('**.env[][name=R_*].value: hosted')).toEqual(['hosted /env/ /value/ /R_/']);
    expect(literals('**: values')).toEqual(['values']);
    expect(literals('**.*Image')).toEqual(['image /Image/']);
  });

  it('has words or literals for every row, so that files without images are not parsed', () => {
    const open = ROWS.filter(
      ({ at: paths, words = [] }) =>
        words.length === 0 && paths.flatMap(readRowPath).some(({ literals }) => literals.length === 0),
    );
    expect(open).toEqual([]);
  });

  it('compares whole texts with a wildcard', () => {
    const matches = wildcardMatcher('{triggers.,}tekton.dev/*');
    expect(
      ['tekton.dev/v1', 'triggers.tekton.dev/', 'x.tekton.dev/v1', 'tektonXdev/v1'].map(matches),
    ).toEqual([true, true, false, false]);
  });
});
