import type { Digest } from '../../values/digest.ts';
import { breakable, code, codeBlock, escapeMarkdown, table } from '../../text/markdown.ts';
import { count, joinParts } from '../../text/plural.ts';
import { diffMarkdown } from '../../diff/views/diff-markdown.ts';
import { builtText, denyLines, endText, outcomeTexts, pairOf, remedyOf, runsText } from './bisect-words.ts';
import type { BisectFindings, Remedy } from './bisect-words.ts';

/**
 * Renders the result of a session as the text of an issue: facts, how to reproduce them, differences, what to do. Also the
 * summary of a step. Untrusted text is escaped.
 */
export function bisectMarkdown(findings: BisectFindings): string {
  const { session, diff, notes, result, tail } = findings;
  const { image, tag } = session.plan;
  const remedy = remedyOf(findings);
  const sections = [
    `## ${escapeMarkdown(`${image}:${tag}`)} — ${titleOf(findings)}`,
    remedy?.rollback === undefined ? notesOf(remedy) : '',
    ...outcomeTexts(findings).map((text) => escapeMarkdown(text)),
    buildTable(findings),
    `${escapeMarkdown(runsText(findings))}.`,
    ...notes.map((note) => escapeMarkdown(note)),
    reproduction(findings),
    result.kind === 'aborted' && tail.length > 0 ? `Last output:\n\n${codeBlock('text', tail)}` : '',
    // Its heading becomes one of the third level.
    diff === undefined ? '' : `#${diffMarkdown(diff, { isAll: false }).trimEnd()}`,
    remedy?.rollback === undefined
      ? ''
      : `### Workaround\n\nPin the last good build:\n\n${codeBlock('sh', remedy.rollback.replace(/ (?=--(?:rollback|only|write))/g, ' \\\n  ').split('\n'))}`,
    remedy?.rollback === undefined ? '' : notesOf(remedy),
    remedy?.deny === undefined
      ? ''
      : `Skip the affected builds in \`.github/mooring.yml\`:\n\n${codeBlock('yaml', denyLines(remedy))}`,
    runsSection(findings),
  ];
  return `${joinParts(sections, '\n\n')}\n`;
}

function notesOf(remedy: Remedy | undefined): string {
  return (remedy?.notes ?? []).map((note) => `**${escapeMarkdown(note)}**`).join('\n\n');
}

function titleOf(findings: BisectFindings): string {
  const { session, result } = findings;
  const pair = pairOf(findings);
  const what = session.plan.find.replace('-', ' ');
  if (pair === undefined) return result.kind === 'aborted' ? 'bisect aborted' : 'nothing to bisect';
  if (result.kind === 'flaky') return 'the command is flaky';
  return result.kind === 'range' ? `${what} build in a range` : `${what} build found`;
}

function buildTable(findings: BisectFindings): string {
  const { result, session } = findings;
  const pair = pairOf(findings);
  if (pair === undefined) return '';
  const [newer, older] =
    session.plan.find === 'first-bad' ? ['First bad', 'Last good'] : ['First good', 'Last bad'];
  const untested = result.kind === 'range' ? result.untested.toReversed() : [];
  const rows = [
    { name: newer, build: pair.newer, why: '' },
    ...untested.map((build) => ({ name: 'Not tested', build, why: `: ${endText(build.end)}` })),
    { name: older, build: pair.older, why: '' },
  ];
  return table(
    ['', 'Digest', 'Build'],
    rows.map(({ name, build, why }) => [
      name.replace(' ', NO_BREAK),
      digestCell(build.digest),
      escapeMarkdown(`${builtText(build, findings)}${why}`),
    ]),
  );
}

/** A whole digest that can be broken. */
function digestCell(digest: Digest): string {
  return `<code>${breakable(digest)}</code>`;
}

/** The command and where it ran; arguments as JSON, since they can contain blanks. */
function reproduction({ session }: BisectFindings): string {
  const { command, platform, repeat } = session.plan;
  const hosts = new Set(session.runs.map(({ host }) => host));
  const words = command.map((word) => (/^[\w./:@{}=-]+$/.test(word) ? word : JSON.stringify(word)));
  const machines = [...hosts].slice(0, 3).map((host) => code(host));
  return [
    `**Command**: ${code(words.join(' '))}`,
    `**Platform**: ${platform === undefined ? 'chosen by the container runtime' : code(platform)}`,
    `**Runs per build**: ${repeat}`,
    ...(machines.length === 0 ? [] : [`**Run on**: ${machines.join(', ')}`]),
  ].join('<br>');
}

/** A space at which no line is broken. */
const NO_BREAK = '\u00A0';

/** Most runs in the table of a text. */
const MOST_RUNS = 60;

function runsSection({ session }: BisectFindings): string {
  const { runs } = session;
  if (runs.length === 0) return '';
  const rows = runs
    .slice(-MOST_RUNS)
    .map(({ digest, verdict, end, ms }) => [
      digestCell(digest),
      verdict,
      escapeMarkdown(endText(end)).replaceAll(' ', NO_BREAK),
      `${Math.round(ms / 1_000)}${NO_BREAK}s`,
    ]);
  const runTable = table(
    ['Digest', 'Verdict', 'Outcome', 'Time'],
    rows.map((row) => row.map(String)),
  );
  return `<details><summary>${count(runs.length, 'run')}</summary>\n\n${runTable}\n\n</details>`;
}
