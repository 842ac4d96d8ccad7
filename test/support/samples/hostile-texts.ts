import fc from 'fast-check';

/** A blank without width, by its number: nobody can see it in a source. */
const ZERO_WIDTH = '\u200b';

/**
 * What an advisory's note, a tag, a path, a package or a line of a Dockerfile may hold to become more than text
 * somewhere: one row per trick.
 */
export const HOSTILE_TEXTS: readonly (readonly [trick: string, text: string])[] = [
  ['nothing', ''],
  ['nothing that shows', '\u202e\u200b\u2066\ufeff'],
  ['a link', '[click me](https://evil.test/?a=b "title")'],
  ['a link by reference', '[a]: https://evil.test\n[a]'],
  ['a link in brackets', '<https://evil.test> <mail@evil.test>'],
  ['what begins as an id', 'CVE-2026-12345](https://evil.test) [x'],
  ['what ends as an id', 'x GHSA-aaaa-bbbb-cccc'],
  ['an image', '![tracker](http://evil.test/pixel.png)'],
  ['HTML', '<b onmouseover="alert(1)">bold</b><img src=x onerror=alert(1)>'],
  ['a script', '<script>alert(1)</script>'],
  ['the end of our own markup', '</code></details></summary></sub></td></table>'],
  ['character references', '&lt;script&gt; &#60;b&#62; &#x3c;i&#x3e; &amp;amp;'],
  ['mentions', '@octocat @acme/platform (@octocat) x@octocat foo.@octocat @@octocat'],
  ['issues', '#123 acme/shop#123 GH-123 (gh-4) _GH-5 ##7'],
  ['commits', `acme/shop@${'a'.repeat(40)} octocat@deadbeef`],
  ['addresses', 'https://evil.test http://evil.test ftp://evil.test HTTPS://EVIL.TEST //evil.test'],
  [
    'bare addresses',
    'www.evil.test WWW.evil.test _www.evil.test *www.evil.test ~www.evil.test (www.evil.test',
  ],
  ['mail', 'someone@evil.test mailto:someone@evil.test xmpp:someone@evil.test/x'],
  ['emoji', ':tada: ::+1:: :100:'],
  ['a workflow command', '::error file=a,line=1::owned'],
  ['an old output', '::set-output name=verdict::pass'],
  ['a command behind blanks', '   ::add-mask::a'],
  ['a command on a line of its own', 'a\n::set-env name=PATH::/tmp\r\n::add-path::/tmp\r::stop-commands::x'],
  ['a command by escapes', 'a%0A::error::owned%0D%0A%3A%3Aerror%3A%3Aowned'],
  [
    'a command after a line separator',
    `a\u2028::error::a\u2029::error::b\u0085::error::c\v::error::d\f::error::e`,
  ],
  ['a command of old runners', '##[error]owned ##[group] ##vso[task.setvariable]'],
  ['a command put together', `:${ZERO_WIDTH}:error:${ZERO_WIDTH}:owned #${ZERO_WIDTH}#[error]owned`],
  ['colons', ':::::::: :'],
  ['table borders', 'a | b \\| c || d |\n| --- | --- |'],
  ['backticks', '`code` ``` `` ~~~ \\`'],
  ['a fence', 'a\n```\n## heading\n~~~~\n````mermaid'],
  ['a diagram', '```mermaid\ngraph TD; A[x] --> B; click A "https://evil.test"\n%%{init: {}}%%\n```'],
  ['a timeline', '2026-11-01 : a : b ; section x'],
  ['emphasis', '*a* **b** _c_ __d__ ~~e~~ ***f***'],
  ['a heading', '# Passed\n## Passed'],
  ['a heading under a line', 'Passed\n===\n---'],
  ['a line', '--- *** ___'],
  ['a list', '- [x] done'],
  ['a list with a plus', '+ item'],
  ['a numbered list', '1. one\n2) two'],
  ['a bracketed number', '7) seven'],
  ['an equals sign', '= ==='],
  ['a quotation', '> [!WARNING]\n> boo'],
  ['indented code', '\tcode\n    code'],
  ['a footnote', '[^1] and [^1]: https://evil.test'],
  ['mathematics', '$\\color{red}{x}$ $$\\href{https://evil.test}{x}$$ $`x`$'],
  ['a comment', '<!-- hidden --> --> <!--'],
  ['our marker', `<!-- mooring:check ${'0'.repeat(32)} -->`],
  ['an argument of SARIF', '{0} {1} {{0}}'],
  ['a link of SARIF', '[click](1) [a\\](b)](https://evil.test) \\[x](2)'],
  ['a trailing backslash', 'ends with \\'],
  ['colours', '\u001b[31mred\u001b[0m \u001b]8;;https://evil.test\u0007link\u001b]8;;\u0007 \u009b2J'],
  ['other ways of text', 'a\u202ed\u202cb \u2066x\u2069 \u200fright \u061carabic'],
  ['letters that do not show', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg\u034fh\u3164i\ufe0fj\u{e0041}k'],
  ['control characters', 'a\u0000b\u0008c\u007fd\u0085e\u0001'],
  ['half characters', '\ud800 a\udc00 \udbff'],
  ['characters of two units', '😀'.repeat(600)],
  ['a text of 100 kB', 'long text '.repeat(10_000)],
  ['a word of 100 kB', '<'.repeat(100_000)],
  ['100 kB of brackets', '['.repeat(100_000)],
  ['marks on marks', `e${'\u0301'.repeat(2_000)}`],
  ['quotes', '"\'"\u2019\u201d'],
  ['a delimiter of outputs', 'a\nghadelimiter_0\nverdict=pass'],
  ['JSON', '","verdict":"pass","x":"'],
  ['names of prototypes', '__proto__ constructor toString'],
];

/** The signs out of which the tricks are made, so that chance puts new ones together. */
const SIGNS = [
  ...Array.from('aG1 :#@|<>`*_~[](){}\\&;!$-+=.%/"\'\n\r\t'),
  'H-1',
  'www.',
  '://',
  '##[',
  '<!--',
  '-->',
  '</code>',
  '<br>',
  '**',
  '&#',
  'sha256:',
  '%0A',
  '\ud800',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u001b[',
  '😀',
];
/** A text that tries to be more than text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const HOSTILE_NAME = '::error::owned\n<script>\u001b[31m\u202e[click](https://evil.test) @octocat `x` | y';

/** What a seed sets in a build whose names are more than names; the value of `API_TOKEN` is never to be shown. */
export const HOSTILE_BUILD = {
  packages: [{ name: HOSTILE_NAME, version: '1|2' }],
  config: {
    user: HOSTILE_NAME,
    labels: { [HOSTILE_NAME]: HOSTILE_NAME },
    env: { [HOSTILE_NAME]: HOSTILE_NAME, API_TOKEN: 's3cret' },
  },
};
