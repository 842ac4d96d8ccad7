import { describe, expect, it } from 'vitest';

import { readCalls } from '../../../../src/formats/calls/read-calls.ts';
import type { CallDialect } from '../../../../src/formats/calls/call-token.ts';
import { itemsAt, textAt } from '../../../../src/formats/data-node.ts';
import { textOfBytes } from '../../../../src/text/byte-text.ts';
import { plainValue, writtenTexts } from '../../../support/views/node-view.ts';

const OFFSET = 3;

/** Each call as `[name, ...positional, keywords]`; without keywords if it has none. */
function read(text: string, dialect: CallDialect): readonly unknown[] {
  const bytes = textOfBytes(new TextEncoder().encode(text));
  const root = readCalls(bytes, OFFSET, dialect);
  for (const [written, there] of writtenTexts(`BOM${bytes}`, root)) expect(there).toBe(written);
  return root.items.map((call) => {
    const keywords = plainValue(call.kind === 'map' ? call.get('keywords') : undefined);
    const positional = itemsAt(call, 'arguments').map((value) => plainValue(value));
    const isEmpty = typeof keywords === 'object' && Object.keys(keywords ?? {}).length === 0;
    const named: readonly unknown[] = [textAt(call, 'call')?.text];
    return named.concat(positional, isEmpty ? [] : [keywords]);
  });
}

describe('formats/calls: Starlark', () => {
  it.each([
    [
      'keywords',
      'oci.pull(\n    name = "base",  # "x"\n    image = "cgr.dev/x",\n    tag = \'1.2\',\n)\n',
      [['oci.pull', { name: 'base', image: 'cgr.dev/x', tag: '1.2' }]],
    ],
    ['positional arguments', 'f("a", \'b\', k = "c")', [['f', 'a', 'b', { k: 'c' }]]],
    [
      'lists and maps',
      'f(["a", "b",], k = [], m = {"A": "x", \'B\': "y"}, n = {})',
      [['f', ['a', 'b'], { k: [], m: { A: 'x', B: 'y' }, n: {} }]],
    ],
    [
      'inner calls',
      'f(a = g("x"), b = [h(k = "y")])\n',
      [
        ['f', { a: '= g("x")', b: ['= h(k = "y")'] }],
        ['g', 'x'],
        ['h', { k: 'y' }],
      ],
    ],
    [
      'texts that are put together',
      'f("a" + b, "a" % b, "a".format(b), "a"[0], x["a"], c, 1, a = "b" if c else "d", e = ("x"))',
      [
        [
          'f',
          '= "a" + b',
          '= "a" % b',
          '= "a".format(b)',
          '= "a"[0]',
          '= x["a"]',
          '= c',
          '= 1',
          { a: '= "b" if c else "d"', e: '= ("x")' },
        ],
        ['.format', '= b'],
      ],
    ],
    ['comparisons', 'f(a == "b", c != "d", e <= "f")', [['f', '= a == "b"', '= c != "d"', '= e <= "f"']]],
    [
      'texts in three quotes and raw texts',
      'f("""a\n"b" # c""", \'\'\'d\'\'\', r"\\n", b"x", "", """""")',
      [['f', 'a\n"b" # c', 'd', '\\n', 'x', '', '']],
    ],
    ['escapes', 'f("a\\"b\\\\", \'\\x41\\101\', "\\u00e9", "a\\\nb")', [['f', 'a"b\\', 'AA', 'é', 'ab']]],
    ['comments', '# f("a")\nf( # g("b")\n"c") # h("d")', [['f', 'c']]],
    ['names over several lines', 'a . b\\\n.c("x")\n', [['a.b.c', 'x']]],
    [
      'calls of results',
      'f("a").g("b")("c")',
      [
        ['f', 'a'],
        ['.g', 'b'],
      ],
    ],
    ['no definitions', 'def f(a, b = "c"):\n  g("d")\n', [['g', 'd']]],
    ['spread arguments', 'f(*a, **{"k": "v"})', [['f', '= *a', '= **{"k": "v"}']]],
    [
      'an open text',
      'f("a\n)\ng("b")',
      [
        ['f', '= "a'],
        ['g', 'b'],
      ],
    ],
    [
      'open brackets',
      'f(["a", g("b"',
      [
        ['f', ['a', '= g("b"']],
        ['g', 'b'],
      ],
    ],
    [
      'brackets that do not match',
      ')]}f("a"]})g("b")',
      [
        ['f', 'a'],
        ['g', 'b'],
      ],
    ],
    ['commands of Groovy as no calls', 'image "a"\n', []],
  ])('reads %s', (_, text, calls) => {
    expect(read(text, 'starlark')).toEqual(calls);
  });
});

describe('formats/calls: Groovy', () => {
  it.each([
    [
      'commands',
      "agent { docker { image 'a:1'\n args '-v x' } }\n",
      [
        ['image', 'a:1'],
        ['args', '-v x'],
      ],
    ],
    [
      'commands on one line',
      "docker 'a:1'; label 'b' }",
      [
        ['docker', 'a:1'],
        ['label', 'b'],
      ],
    ],
    [
      'commands with names',
      "docker image: 'a:1',\n  label: x, reuseNode: true\nsh script: 'b'",
      [
        ['docker', { image: 'a:1', label: '= x', reuseNode: '= true' }],
        ['sh', { script: 'b' }],
      ],
    ],
    [
      'calls with closures',
      "docker.image('a:1').inside('-u 0') {\n  sh 'b'\n}\n",
      [
        ['docker.image', 'a:1'],
        ['.inside', '-u 0'],
        ['sh', 'b'],
      ],
    ],
    [
      'names, lists and maps in calls',
      "podTemplate(containers: [containerTemplate(name: 'n', image: 'a:1')], m: [k: 'v', 'l': ['w']])",
      [
        [
          'podTemplate',
          { containers: ["= containerTemplate(name: 'n', image: 'a:1')"], m: { k: 'v', l: ['w'] } },
        ],
        ['containerTemplate', { name: 'n', image: 'a:1' }],
      ],
    ],
    [
      'templates as expressions',
      'f("a${b}", "a$b", "a\\$b", \'a${b}\', "${x ?: "y"}:1", "c$")',
      [['f', '= "a${b}"', '= "a$b"', 'a$b', 'a${b}', '= "${x ?: "y"}:1"', 'c$']],
    ],
    ['texts that are put together', "image 'a' + b\nimage c ?: 'd'\n", [['image', "= 'a' + b"]]],
    [
      'texts that are put together on several lines',
      "image 'a' +\n  'b'\nf('x')",
      [
        ['image', "= 'a' +\n  'b'"],
        ['f', 'x'],
      ],
    ],
    ['a choice', "f(a ? 'b' : 'c', d: e ? 'f' : 'g')", [['f', "= a ? 'b' : 'c'", { d: "= e ? 'f' : 'g'" }]]],
    [
      'texts in three quotes, with templates and without trimming methods',
      'yaml """\n  a: ${b}\n  """.stripIndent().trim()\nyaml \'\'\'c\n\'\'\'\nyaml """|d""".stripMargin()\n',
      [['yaml', '\n  a: ${b}\n  '], ['yaml', 'c\n'], ['yaml', '= """|d""".stripMargin()'], ['.stripMargin']],
    ],
    [
      'comments',
      "#!/usr/bin/env groovy\n// image 'a'\n/* image 'b'\n */ image 'c' // 'd'\nurl 'http://x' /* open",
      [
        ['image', 'c'],
        ['url', 'http://x'],
      ],
    ],
    [
      'patterns',
      "if (x =~ /a'b/) { image 'c' }\ny = $/d'e/$\nimage 'f'\nz = 4 / 2 // '\nimage 'g'\n",
      [
        ['if', "= x =~ /a'b/"],
        ['image', 'c'],
        ['image', 'f'],
        ['image', 'g'],
      ],
    ],
    ['no definitions', "def f(String a = 'b') { g('c') }\nvoid h(x = 'd') {}", [['g', 'c']]],
    [
      'values of variables',
      "def a = docker.image 'b'\ndef c = 'd'\n",
      [
        ['docker.image', 'b'],
        ['c', 'd'],
      ].slice(0, 1),
    ],
  ])('reads %s', (_, text, calls) => {
    expect(read(text, 'groovy')).toEqual(calls);
  });

  it('knows the closure around a call', () => {
    const text = "agent { dockerfile { filename 'F'\n dir 'd' } }\nnode('x') { image 'a' }\nimage 'b'\n";
    const calls = readCalls(text, 0, 'groovy').items;
    const blocks = calls.map((call) => [textAt(call, 'call')?.text, textAt(call, 'block')?.text]);
    expect(blocks).toEqual([
      ['filename', 'dockerfile'],
      ['dir', 'dockerfile'],
      ['node', undefined],
      ['image', 'node'],
      ['image', undefined],
    ]);
    expect(textAt(calls[0], 'block')).toBe(textAt(calls[1], 'block'));
  });
});
