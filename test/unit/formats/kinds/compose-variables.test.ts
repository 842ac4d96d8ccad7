import { describe, expect, it } from 'vitest';

import { textAt } from '../../../../src/formats/data-node.ts';
import { withVariables } from '../../../../src/formats/kinds/compose-variables.ts';
import { parseYaml } from '../../../../src/formats/yaml/yaml-documents.ts';

const VALUES = new Map([
  ['V', '2'],
  ['EMPTY', ''],
  ['OPEN', undefined],
]);

function filled(text: string): string | undefined {
  const parsed = parseYaml({ text: `{a: [{b: '${text}'}], <<: {c: '${text}'}}`, offset: 0 }, true);
  if (parsed.kind === 'unreadable') throw new Error('not YAML');
  const root = withVariables(parsed.root, VALUES);
  return textAt(root, 'c')?.text;
}

describe('formats/kinds/compose-variables', () => {
  it.each([
    ['x:1', 'x:1'],
    ['x:$V-$V', 'x:2-2'],
    ['x:${V}', 'x:2'],
    ['x:${V:-1}', 'x:2'],
    ['x:${V-1}', 'x:2'],
    ['x:${V:?no}', 'x:2'],
    ['x:${V:+3}', 'x:3'],
    ['x:${V+${V}4}.', 'x:24.'],
    ['x:${V:-${W:-{1}}}.', 'x:2.'],
    ['x:${W:-${V}}', 'x:${W:-2}'],
    ['x:${W:-$V}', 'x:${W:-2}'],
    ['x:${W}$VV', 'x:${W}$VV'],
    ['x:$$V$${V}', 'x:$$V$${V}'],
    ['x:${EMPTY}', 'x:'],
    ['x:${EMPTY-1}', 'x:'],
    ['x:${EMPTY:-1}', 'x:${EMPTY:-1}'],
    ['x:${EMPTY:-${V}}', 'x:${EMPTY:-2}'],
    ['x:${EMPTY:+1}.', 'x:.'],
    ['x:${EMPTY+1}', 'x:1'],
    ['x:${OPEN:-1}', 'x:${OPEN}'],
    ['x:$OPEN', 'x:${OPEN}'],
    ['x:${V:-1', 'x:2'],
    ['x:{$V}}', 'x:{2}}'],
  ])('fills %s', (text, expected) => expect(filled(text)).toBe(expected));

  it('fills a text of many variables in each other in linear time', () => {
    const text = `${'${V:+'.repeat(50_000)}x${'}'.repeat(50_000)}`;
    expect(filled(text)).toBe('x');
    expect(filled('${W:-'.repeat(50_000))).toHaveLength(250_000);
  });
});
