/**
 * Gives the repository another name, `OWNER/NAME` on GitHub, in every file that names it: sources, tests, golden files,
 * workflows, documentation, package.json and the addresses of the JSON Schemas. It can be run again with another name.
 *
 *     npm run set-repository -- OWNER/NAME
 */
import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';

const [name = '', ...rest] = process.argv.slice(2);
// An account has letters, digits and single hyphens; one of a managed enterprise ends in `_` and its short code.
const isValid = /^[a-z\d](?:-?[a-z\d]){0,38}(?:_[a-z\d]+)?\/(?!\.{1,2}$)[\w.-]{1,100}$/i.test(name);
if (rest.length > 0 || !isValid || name.endsWith('.git'))
  fail(`"${name}" is not the name of a repository on GitHub. Usage: npm run set-repository -- OWNER/NAME`);

const source = 'src/values/documentation.ts';
const [, former = ''] = /MOORING_REPOSITORY = '([^']+)'/.exec(readFileSync(source, 'utf8')) ?? [];
if (former === '') fail(`${source} has no MOORING_REPOSITORY`);

if (former === name) {
  process.stdout.write(`Nothing to change: the repository is ${name} already.\n`);
} else {
  // dist is rebuilt, and node_modules and what Git ignores are not listed.
  const list = execFileSync('git', ['ls-files', '-z', '--', ':!dist'], { encoding: 'utf8', maxBuffer: 1e8 });
  const texts = list.split('\0').flatMap((path) => {
    if (path === '' || !lstatSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const bytes = readFileSync(path);
    return bytes.includes(0) ? [] : [{ path, text: bytes.toString() }];
  });
  const taken = texts.find(({ text }) => pattern(name).test(text));
  // The next rename would change the example, too.
  if (taken !== undefined) fail(`${taken.path} uses ${name} as an example; rename it there first`);
  const changed = texts.filter(({ text }) => replaceName(text) !== text);
  for (const { path, text } of changed) writeFileSync(path, replaceName(text));
  process.stdout.write(
    [
      `Renamed ${former} to ${name} in ${changed.length} files:`,
      ...changed.map(({ path }) => `  ${path}`),
      'Now run `npm run format`, `npm run build` and `npm test`, and commit dist separately.\n',
    ].join('\n'),
  );
}

/** Finds a name, also in a regular expression, where its slash is escaped; not in a longer name. */
function pattern(repository: string): RegExp {
  const [owner = '', repo = ''] = repository.replaceAll('.', String.raw`\.`).split('/');
  return new RegExp(String.raw`(?<![\w-])${owner}(\\?/)${repo}(?![\w-])`, 'g');
}

function replaceName(text: string): string {
  const [owner = '', repo = ''] = name.split('/');
  const { source: names } = pattern(former);
  return (
    text
      // The name of an image is in lower case, whatever that of its repository is.
      .replace(new RegExp(String.raw`(?<=ghcr\.io/)${names}`, 'gi'), name.toLowerCase())
      .replace(
        new RegExp(String.raw`(?<!ghcr\.io/)${names}`, 'g'),
        (_, slash: string) => owner + slash + repo,
      )
  );
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
