import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';

import { describe, expect, it } from 'vitest';

import { RULES } from '../../src/config/policy/rule-ids.ts';

const PLACES = ['src', 'test', 'examples', 'docs', '.ci', '.github', 'README.md', 'CHANGELOG.md', 'build.ts'];

/** A heading's anchor, or an empty one for the whole page, with the first cells of the table rows below it. */
type Page = ReadonlyMap<string, ReadonlySet<string>>;

const files = PLACES.filter((place) => existsSync(place)).flatMap(filesIn);
const pages = new Map(files.filter(isPage).map((file) => [file, readPage(readFileSync(file, 'utf8'))]));
const decisions = new Set(readdirSync('.github/adr').map((name) => Number.parseInt(name, 10)));

function filesIn(place: string): readonly string[] {
  if (/\.(?:md|ts)$/.test(place)) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((path) => `${place}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /(?:\.(?:ts|md|ya?ml)|\/run)$/.test(path) && !path.startsWith('test/golden/'));
}

function isPage(file: string): boolean {
  return file.endsWith('.md');
}

function readPage(text: string): Page {
  const page = new Map([['', new Set<string>()]]);
  const open: string[] = [];
  for (const line of text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '').split('\n')) {
    const [, level = '', title = ''] = /^(#+) (.+)$/.exec(line) ?? [];
    if (level !== '') {
      const anchor = anchorOf(title, page);
      page.set(anchor, new Set());
      open.splice(level.length - 1, open.length, anchor);
    }
    const [, row] = /^\| (P?\d+) \|/.exec(line) ?? [];
    if (row !== undefined) for (const anchor of ['', ...open]) page.get(anchor)?.add(row);
  }
  return page;
}

/** As GitHub makes it: a number follows where a page has the same heading again. */
function anchorOf(title: string, taken: Page): string {
  const slug = title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  for (let count = 1; ; count += 1) {
    const anchor = count === 1 ? slug : `${slug}-${count - 1}`;
    if (!taken.has(anchor)) return anchor;
  }
}

/** Lists each match that `problemOf` finds something wrong with, as `file:line: match: problem`. */
function problemsIn(
  searched: readonly string[],
  pattern: RegExp,
  problemOf: (match: RegExpExecArray, file: string) => string | undefined,
): readonly string[] {
  return searched.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // A comment can break within a citation; positions stay the same.
    const joined = text.replace(/\n[ \t]*(?:\*|\/\/) /g, (gap) => ' '.repeat(gap.length));
    return [...joined.matchAll(pattern)].flatMap((match) => {
      const problem = problemOf(match, file);
      const line = text.slice(0, match.index).split('\n').length;
      return problem === undefined ? [] : [`${file}:${line}: ${match[0].replace(/\s+/g, ' ')}: ${problem}`];
    });
  });
}

function problemOfPage(path: string | undefined, anchor = '', rows = ''): string | undefined {
  const page = pages.get(path ?? '');
  if (page === undefined) return 'no such page in the repository';
  const known = page.get(anchor);
  if (known === undefined) return `no heading #${anchor}`;
  const missing = (rows.match(/P?\d+/g) ?? []).filter((row) => !known.has(row));
  return missing.length === 0 ? undefined : `no row ${missing.join(', ')}`;
}

/** A page by its path, or by its name alone: pages of docs/internals first. */
function findPage(path: string): string | undefined {
  if (path.includes('/')) return path;
  const internal = `docs/internals/${path}`;
  return pages.has(internal) ? internal : [...pages.keys()].find((page) => basename(page) === path);
}

/** Links of the pages for users to other sites. */
const EXTERNAL = [
  'https://cli.github.com',
  'https://docs.docker.com/scout/policy/',
  'https://docs.github.com/code-security/dependabot',
  'https://docs.github.com/code-security/supply-chain-security/understanding-your-software-supply-chain/dependency-graph-supported-package-ecosystems',
  'https://docs.renovatebot.com/configuration-options/',
  'https://docs.renovatebot.com/docker/',
  'https://docs.renovatebot.com/key-concepts/minimum-release-age/',
  'https://docs.renovatebot.com/modules/datasource/docker/',
  'https://edu.chainguard.dev/chainguard/containers/security-and-compliance/updating-containers/digestabot/',
  'https://edu.chainguard.dev/chainguard/guardener/github/image-migration/',
  'https://edu.chainguard.dev/chainguard/guardener/github/image-suggestions/',
  'https://edu.chainguard.dev/chainguard/guardener/overview/',
  'https://github.com/actions/dependency-review-action',
  'https://github.com/chainguard-dev/digestabot',
  'https://github.com/connectrpc/connect-es',
  'https://github.com/dependabot/dependabot-core/issues/16114',
  'https://github.com/dependabot/dependabot-core/pull/14071',
  'https://github.com/dependabot/dependabot-core/pull/15354',
  'https://github.com/dependabot/dependabot-core/pull/16075',
  'https://github.com/dependabot/dependabot-core/pull/16143',
  'https://github.com/dependabot/dependabot-core/pull/16328',
  'https://github.com/docker/scout-action',
  'https://github.com/lindell/multi-gitter',
  'https://github.com/octokit/octokit.js',
  'https://github.com/renovatebot/renovate',
  'https://github.com/renovatebot/renovate/discussions/43379',
  'https://github.com/stripe/stripe-node',
  'https://pre-commit.com',
  'https://www.cisa.gov/known-exploited-vulnerabilities-catalog',
  'https://www.first.org/epss/data_stats',
  'https://www.schemastore.org',
];

const ROWS = String.raw`rows?\s+(P?\d+(?:(?:,|\s+and|\s+to)\s+P?\d+)*)`;

describe('citations', () => {
  const code = files.filter((file) => !isPage(file));

  it('name pages of the repository, their headings and their rows', () => {
    const name = String.raw`((?:[\w.-]+/)*[\w-]+\.md)`;
    // Without a heading or row, a name in quotes is a file of a test.
    const pattern = new RegExp(
      String.raw`(?<![\w./-])${name}(?:#([\w-]+))(?:\s+${ROWS})?|(?<![\w./-])${name}\s+${ROWS}|(?<=[\s(])${name}`,
      'g',
    );
    const problems = problemsIn(code, pattern, ([, cited, anchor, rows, tabled, tableRows, plain]) =>
      problemOfPage(findPage(cited ?? tabled ?? plain ?? ''), anchor, rows ?? tableRows),
    );
    expect(problems).toEqual([]);
  });

  it('name rows of the hardening checklist', () => {
    const problems = problemsIn(code, new RegExp(String.raw`\bhardening ${ROWS}`, 'g'), ([, rows]) =>
      problemOfPage('docs/internals/hardening.md', '', rows),
    );
    expect(problems).toEqual([]);
  });

  it('name decisions that were recorded', () => {
    const problems = problemsIn(files, /\bADR\s+(\d{1,4})\b/gi, ([, number]) =>
      decisions.has(Number(number)) ? undefined : 'no such decision in .github/adr',
    );
    expect(problems).toEqual([]);
  });

  it('name the standard that a section is in', () => {
    const standard = /(?:RFC \d+|X\.690|CloudEvents|CVSS|SARIF|YAML)[^§]*(?:§[^§]*)?$/;
    const problems = problemsIn(code, /§\d/g, ({ input, index }) =>
      standard.test(input.slice(Math.max(0, index - 300), index)) ? undefined : 'a section of no document',
    );
    expect(problems).toEqual([]);
  });
});

describe('links', () => {
  it('of CONTRIBUTING name files and directories that exist', () => {
    const text = readFileSync('.github/CONTRIBUTING.md', 'utf8');
    const rooms = readdirSync('src').join('|');
    const named = [
      ...[...text.matchAll(/`((?:src|docs|test|examples)\/[\w./-]+)`/g)].map(([, path = '']) => path),
      ...[...text.matchAll(new RegExp(`: ((?:${rooms})/[\\w./-]*\\w)`, 'g'))].map(
        ([, path = '']) => `src/${path}`,
      ),
    ];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('of pages lead to files of the repository, and to headings of pages', () => {
    const problems = problemsIn(
      files.filter(isPage),
      /(?:\]\(|(?:src|srcset|href)=")([^)"\s#]*)(?:#([\w-]+))?[)"]/g,
      ([, to = '', anchor], file) => {
        if (/^[a-z]+:/.test(to)) return undefined;
        const target = to === '' ? file : join(dirname(file), to);
        if (!isPage(target)) return existsSync(target) ? undefined : 'no such file in the repository';
        return problemOfPage(target, anchor);
      },
    );
    expect(problems).toEqual([]);
  });

  it('of actions and commands lead to pages of the documentation, and to their headings', () => {
    const named =
      /documentationUrl\(\s*['`]([\w-]+\.md)(?:#([\w-]+|\$\{rule\})|(\$\{rule .*`#\$\{rule\}`\}))?['`]/g;
    const code = files.filter((file) => file.startsWith('src/'));
    const problems = problemsIn(code, named, ([, page = '', anchor, optional]) =>
      (anchor === '${rule}' || optional !== undefined ? RULES : [anchor])
        .map((one) => problemOfPage(`docs/${page}`, one))
        .find((problem) => problem !== undefined),
    );
    expect(problems).toEqual([]);
    // The page of an action has its name, which published-files.test.ts checks.
    const calls = code.flatMap(
      (file) => readFileSync(file, 'utf8').match(/\bdocumentationUrl\((?!page|`\$\{name\}\.md`)/g) ?? [],
    );
    const checked = code.flatMap((file) => readFileSync(file, 'utf8').match(named) ?? []);
    expect(checked).toHaveLength(calls.length);
  });

  it('to other sites are these, which are not fetched', () => {
    const pagesForUsers = files.filter((file) => /^(?:README\.md|docs\/[\w-]+\.md)$/.test(file));
    const urls = pagesForUsers.flatMap(
      (file) => readFileSync(file, 'utf8').match(/\]\((https?:[^)]+)\)/g) ?? [],
    );
    expect([...new Set(urls.map((url) => url.slice(2, -1)))].toSorted()).toEqual(EXTERNAL);
  });
});

describe('the map in CONTRIBUTING', () => {
  const map = readFileSync('.github/CONTRIBUTING.md', 'utf8');
  /** The cells of the first column of a table, by the heading of that column. */
  const firstColumn = (heading: string): readonly string[] => {
    const [, rows = ''] = new RegExp(`^\\| ${heading} .*\\n\\|[ -|]+\\n((?:\\|.*\\n)+)`, 'm').exec(map) ?? [];
    return rows.split('\n').flatMap((row) => /^\| `?([^`|]+?)`? +\|/.exec(row)?.[1] ?? []);
  };

  it('has a row for each directory of src, and for nothing else', () => {
    const rooms = [...firstColumn('Feature'), ...firstColumn('Shared room')];
    expect(rooms.toSorted()).toEqual(readdirSync('src').toSorted());
  });

  it.each([
    ['a new rule', 'RULES'],
    ['a policy option', 'POLICY_OPTIONS'],
    ['a file format', 'FORMAT_KINDS'],
  ])('sends for %s to the file that declares %s', (change, constant) => {
    const declaring = files.filter(
      (file) =>
        file.startsWith('src/') &&
        new RegExp(`^export const ${constant}\\b`, 'm').test(readFileSync(file, 'utf8')),
    );
    expect(declaring).toHaveLength(1);
    const recipes = map.slice(map.indexOf('## Where to change things'));
    expect(recipes.split('\n').find((line) => line.startsWith(`| ${change} `))).toContain(declaring[0]);
  });
});
