import type { IdentityOutcome, RoleOutcome, SetupResult } from '../../identity/decide/setup.ts';
import { PURPOSE_RULES } from '../../identity/decide/purpose.ts';
import { unifiedDiff } from '../../text/unified-diff.ts';
import { count } from '../../text/plural.ts';
import { printable } from '../../text/printable.ts';
import { wrap } from '../../text/wrap.ts';
import type { FilePlan } from './file-plan.ts';
import { situationText, workflowProblem } from './organization.ts';
import { isUnknown, RELEASE_COMMAND, usesText } from './release.ts';
import type { SetupReport } from './setup-outcome.ts';
import { documentationUrl } from '../../values/documentation.ts';

/** Returns the report as text: the facts, one line per thing, the content of new files in a preview, and the next steps. */
export function setupText(report: SetupReport): string {
  const { files, isWritten } = report;
  const parts = [
    headLines(report),
    [...identityLines(report), ...releaseLines(report), ...files.map((file) => fileLine(file, isWritten))],
    commandLines(report),
    ...(isWritten ? [] : files.map(contentLines)),
    endLines(report),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function headLines({
  repository,
  defaultBranch,
  uses,
  organization,
  registry,
  situation,
}: SetupReport): readonly string[] {
  const { owner, name, serverUrl } = repository;
  const { references, images, files, otherHosts } = uses;
  const counts = `${count(references, 'reference')} to ${count(images, 'image')} in ${count(files, 'file')}`;
  const problem = workflowProblem(uses);
  const others = otherHosts.length === 0 ? '' : `; also ${otherHosts.join(', ')}`;
  const where =
    situation === 'organization'
      ? `${registry}, organization ${organization}${others}`
      : situation === 'public'
        ? `${registry}, ${situationText(situation, uses)}${others}`
        : `${otherHosts.join(', ')}: ${situationText(situation, uses)}`;
  return [
    fact('Repository', `${owner}/${name} on ${new URL(serverUrl).host}, default branch ${defaultBranch}`),
    fact('Images', references === 0 ? 'none yet; the workflow checks the first one you add' : counts),
    fact('Registry', where),
    ...(problem === undefined ? [] : [row('', 'warning', `${problem.text}. ${problem.fix}`)]),
  ];
}

/** Columns of a line. */
const WIDTH = 110;

/** Columns before the text of a row. */
const INDENTATION = 23;

function fact(what: string, text: string): string {
  return `${what.padEnd(12)}${printable(text, 400)}`;
}

/** One line per thing, and more below it if its text does not fit. */
function row(what: string, done: string, text: string): string {
  const lines = wrap(printable(text, 1_000), WIDTH - INDENTATION);
  const head = `${what.padEnd(12)}${done.padEnd(INDENTATION - 12)}`;
  return `${head}${lines.join(`\n${' '.repeat(INDENTATION)}`)}`;
}

function identityLines({ identities }: SetupReport): readonly string[] {
  switch (identities.kind) {
    case 'token': {
      const { roles, identities: outcomes, mode } = identities.result;
      return [
        ...roles.flatMap((role) => roleLines(role, mode)),
        ...outcomes.flatMap((outcome) => outcomeLines(outcome, mode)),
        ...identities.warnings.map((text) => row('', 'warning', text)),
      ];
    }
    case 'none':
      return [];
    case 'kept':
      return [row('Identities', 'unchanged', 'as in the workflow; set MOORING_API_TOKEN to verify them')];
    case 'commands':
      return [row('Identities', 'missing', 'without MOORING_API_TOKEN, create them with the commands below')];
    case 'unknown':
      return [row('Identities', 'missing', `${identities.reason}. ${identities.hint}`)];
  }
}

/** The workflow cannot run before its actions have a repository. */
function releaseLines({ release }: SetupReport): readonly string[] {
  return isUnknown(release)
    ? [row('Actions', 'missing', 'the published commit of Mooring is not known here; pass it with --mooring')]
    : [];
}

type Mode = SetupResult['mode'];

/** In a preview, a decision is what would be done. */
function decisionWord(decision: RoleOutcome['decision'] | IdentityOutcome['decision'], mode: Mode): string {
  const words = { created: 'create', updated: 'update' };
  if (decision === 'reused') return 'unchanged';
  return mode === 'preview' && (decision === 'created' || decision === 'updated')
    ? words[decision]
    : decision;
}

function roleLines({ role, decision, refusals, warnings }: RoleOutcome, mode: Mode): readonly string[] {
  const capabilities = role.isBuiltIn ? 'built in' : role.capabilities.join(', ');
  return [
    row('Role', decisionWord(decision, mode), `${role.name}: ${capabilities}`),
    ...problemLines(refusals, warnings),
  ];
}

function outcomeLines(
  { access, decision, uid, drift, refusals, warnings }: IdentityOutcome,
  mode: Mode,
): readonly string[] {
  const events = PURPOSE_RULES[access.purpose].events.join(', ');
  const name = uid ?? access.identity.name;
  return [
    row('Identity', decisionWord(decision, mode), `${access.purpose}: ${name} for ${events}`),
    ...(drift?.differences ?? []).map(({ field, found, wanted }) =>
      row('', '', `${field}: ${found ?? 'none'}, expected ${wanted ?? 'none'}`),
    ),
    ...problemLines(refusals, warnings),
  ];
}

function problemLines(
  refusals: readonly { readonly reason: string; readonly remedy: string }[],
  warnings: readonly string[],
): readonly string[] {
  return [
    ...refusals.map(({ reason, remedy }) => row('', 'refused', `${reason}. ${remedy}`)),
    ...warnings.map((text) => row('', 'warning', text)),
  ];
}

function fileLine(file: FilePlan, isWritten: boolean): string {
  const { path } = file;
  switch (file.kind) {
    case 'create':
      return row('File', isWritten ? 'created' : 'create', path);
    case 'replace':
      return row('File', isWritten ? 'replaced' : 'replace', path);
    case 'fill-in':
      return row('File', isWritten ? 'completed' : 'complete', `${path}: UIDs of the identities`);
    case 'unchanged':
      return row('File', 'unchanged', path);
    case 'differs':
      return row('File', 'unchanged', `${path} differs from the proposal; --force replaces it`);
    case 'elsewhere':
      return row('File', 'not needed', `${path}: ${file.users.join(', ')} already uses Mooring`);
  }
}

function commandLines({ identities }: SetupReport): readonly string[] {
  return identities.kind === 'commands' ? identities.lines : [];
}

/** Content of a new file, or the change of an existing one, below its path. */
function contentLines(file: FilePlan): readonly string[] {
  if (file.kind === 'create') return [`==> ${file.path}`, file.after.trimEnd()];
  if (!('before' in file)) return [];
  return unifiedDiff(file.path, file.before, file.after).split('\n');
}

function endLines(report: SetupReport): readonly string[] {
  const { files, isWritten, identities } = report;
  const changes = files.filter(({ kind }) => kind === 'create' || kind === 'replace' || kind === 'fill-in');
  const isPlanned = identities.kind === 'token' && identities.result.mode === 'preview';
  const creates = isPlanned && identities.result.identities.some(({ decision }) => decision === 'created');
  if (!isWritten && (changes.length > 0 || creates))
    return ['This is a preview: nothing was changed. To apply it, run the same command with --write.'];
  const steps = nextSteps(
    report,
    changes.map(({ path }) => path),
  );
  if (steps.length === 0)
    return [`Already set up: nothing to change. To verify the whole chain, run \`mooring doctor\`.`];
  return ['Next steps:', ...steps.map((step, index) => `${index + 1}. ${step}`)];
}

/** Returns what is left to do by hand, in order; `changed` are the paths of written files. */
function nextSteps(report: SetupReport, changed: readonly string[]): readonly string[] {
  const { repository, defaultBranch, identities, release, tokenCommand, login } = report;
  const { owner, name, serverUrl } = repository;
  const web = `${serverUrl}/${owner}/${name}`;
  const isMissing = identities.kind === 'commands' || identities.kind === 'unknown';
  return [
    ...(isUnknown(release) ? [`Name the repository that publishes Mooring: \`${RELEASE_COMMAND}\``] : []),
    ...(isMissing
      ? [
          `Create the identities: sign in with \`export MOORING_API_TOKEN=$(${tokenCommand})\` and repeat this command,`,
        ].map(
          (text) =>
            `${text} or\n   have an owner run the commands above and replace the placeholders in the workflow.`,
        )
      : []),
    ...(login === undefined ? [] : [loginStep(login, report)]),
    ...(changed.length === 0
      ? []
      : [
          `Commit: git switch -c mooring && git add ${changed.join(' ')} && git commit -m "Add Mooring"`,
          'Push: git push -u origin mooring',
          `Open a pull request: ${web}/compare/${encodeURIComponent(defaultBranch)}...mooring?expand=1`,
          `Allow pin to open pull requests: ${web}/settings/actions,\n   "Allow GitHub Actions to create and approve pull requests"`,
          `Require "Check images" before merging: ${web}/settings/rules`,
        ]),
  ];
}

function loginStep(uid: string, { release }: SetupReport): string {
  return [
    `To pull in other workflows, add \`id-token: write\` and this step (${documentationUrl('login.md')}):`,
    `   - uses: ${usesText(release, '/login')}`,
    '     with:',
    `       identity: ${uid}`,
  ].join('\n');
}
