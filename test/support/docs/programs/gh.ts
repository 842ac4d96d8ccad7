/**
 * Plays gh for the examples of the documentation: an organization with the repository `blog`, which uses an image, and
 * `wiki`, which uses none. It accepts only commands and flags of the real one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const FILES: Readonly<Record<string, string>> = { blog: 'Dockerfile', wiki: 'Home.md' };

const [topic = '', verb = '', ...args] = process.argv.slice(2);
const commands: Readonly<Record<string, () => void>> = {
  'repo list': listRepositories,
  'repo clone': cloneRepository,
  'pr create': createPullRequest,
};
if (topic === 'api') request([verb, ...args]);
else if (commands[`${topic} ${verb}`] === undefined) throw new Error(`no such command: gh ${topic} ${verb}`);
else commands[`${topic} ${verb}`]?.();

function listRepositories(): void {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { source: flag, 'no-archived': flag, limit: text, json: text, jq: text };
  const { values } = parseArgs({ args, options, allowPositionals: true });
  if (values.json !== 'name' || values.jq !== '.[].name') throw new Error('only names are known');
  process.stdout.write(`${Object.keys(FILES).join('\n')}\n`);
}

/** Hosts a repository with one commit, and clones it as git does. */
function cloneRepository(): void {
  const [fullName = '', directory = '', ...rest] = args.filter((one) => one !== '--');
  const file = FILES[fullName.split('/')[1] ?? ''];
  if (file === undefined) throw new Error(`no such repository: ${fullName}`);
  const hosted = mkdtempSync(join(tmpdir(), 'mooring-gh-'));
  git('init', '--quiet', '--initial-branch', 'main', hosted);
  writeFileSync(join(hosted, file), 'FROM cgr.dev/acme/python:3.13\n');
  git('-C', hosted, 'add', '.');
  git('-C', hosted, 'commit', '--quiet', '-m', 'A change');
  git('clone', ...rest, `file://${hosted}`, directory);
}

/** Fails if the branch was not pushed, or is not what the page says: the two files of Mooring in one commit. */
function createPullRequest(): void {
  parseArgs({ args, options: { fill: { type: 'boolean' } } });
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  git('ls-remote', '--exit-code', 'origin', branch);
  const changed = git('diff', '--name-only', 'HEAD', 'origin/main').split('\n');
  if (changed.join(' ') !== '.github/mooring.yml .github/workflows/mooring.yml')
    throw new Error(`unexpected changes: ${changed.join(' ')}`);
  process.stdout.write('https://github.com/your-org/blog/pull/1\n');
}

/** Accepts a ruleset whose required check is a job of the workflow in the current directory. */
function request(rest: readonly string[]): void {
  const text = { type: 'string' } as const;
  const options = { method: text, input: text };
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  if (values.input !== '-' || positionals.join() !== 'orgs/your-org/rulesets')
    throw new Error(`no such request: ${positionals.join(' ')}`);
  const { rules } = JSON.parse(readFileSync(0, 'utf8')) as {
    rules: { parameters: { required_status_checks: { context: string }[] } }[];
  };
  const workflow = readFileSync('.github/workflows/mooring.yml', 'utf8');
  for (const { context } of rules.flatMap(({ parameters }) => parameters.required_status_checks))
    if (!workflow.includes(`    name: ${context}\n`)) throw new Error(`no job has the name ${context}`);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}
