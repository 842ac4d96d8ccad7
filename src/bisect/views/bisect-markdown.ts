import { factsText } from '../../advisories/views/vulnerability-text.ts';
import { digestName, shortDigest } from '../../values/digest.ts';
import { breakableCode, code, codeBlock, escapeMarkdown, table } from '../../text/markdown.ts';
import { count, joinParts } from '../../text/plural.ts';
import { unbroken } from '../../text/unbroken.ts';
import { diffParts } from '../../diff/views/diff-markdown.ts';
import { commandText } from './command-text.ts';
import { builtText, endText, bisectHeadline, outcomeTexts, pairOf } from './bisect-words.ts';
import type { BisectFindings } from './bisect-words.ts';
import { denyLines, remedyOf } from './remedy.ts';

/** The most characters of the changes between two builds. */
const CHANGES_LIMIT = 20_000;

/**
 * Renders the result of a session as the text of an issue: what was found, both builds, the changes between them, what to do,
 * and how to reproduce it. Also the summary of a step. Untrusted text is escaped.
 */
export function bisectMarkdown(findings: BisectFindings): string {
  const { session, diff, notes, result, tail } = findings;
  const remedy = remedyOf(findings, factsText);
  const fold = (title: string, text: string): string =>
    `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
  const sections = [
    `## ${escapeMarkdown(bisectHeadline(findings), 300)}`,
    outcomeMarkdown(findings),
    result.kind === 'aborted' && tail.length > 0 ? `Last output:\n\n${codeBlock('text', tail)}` : '',
    buildTable(findings),
    ...notes.map((note) => escapeMarkdown(note)),
    ...(diff === undefined ? [] : diffParts(diff, CHANGES)),
    remedy?.rollback === undefined
      ? ''
      : `### Stay on the last good build\n\n${codeBlock('sh', remedy.rollback.replace(' --rollback', ' \\\n  --rollback').split('\n'))}`,
    ...(remedy?.notes ?? []),
    remedy?.deny === undefined
      ? ''
      : fold('Skip the bad builds in <code>.github/mooring.yml</code>', codeBlock('yaml', denyLines(remedy))),
    session.runs.length === 0
      ? ''
      : fold(runsTitle(findings), `${reproduction(findings)}\n\n${runTable(findings)}`),
  ];
  return unbroken(`${joinParts(sections, '\n\n')}\n`);
}

const CHANGES = { isAll: false, isBrief: true, room: CHANGES_LIMIT } as const;

/** The sentences about the result; the command is code, since it can contain anything. */
function outcomeMarkdown(findings: BisectFindings): string {
  const command = code(commandText(findings.session.plan.command));
  const [first = '', ...others] = outcomeTexts(findings, COMMAND).map((text) => breakableCode(text, 500));
  return [first.replace(COMMAND, () => command), ...others].join(' ');
}

/** Where the command stands in a sentence. */
const COMMAND = '\uE000';

function buildTable(findings: BisectFindings): string {
  const { result, session } = findings;
  const pair = pairOf(findings);
  if (pair === undefined) return '';
  const [older, newer] =
    session.plan.find === 'first-bad' ? ['✅ last good', '❌ first bad'] : ['❌ last bad', '✅ first good'];
  const untested = result.kind === 'range' ? result.untested : [];
  const rows = [
    { name: older, build: pair.older, why: '' },
    ...untested.map((build) => ({ name: 'not tested', build, why: ` · ${endText(build.end)}` })),
    { name: newer, build: pair.newer, why: '' },
  ];
  return table(
    ['', 'Build', 'Digest'],
    rows.map(({ name, build, why }) => [
      name.replaceAll(' ', NO_BREAK),
      escapeMarkdown(`${builtText(build, findings)}${why}`),
      code(`${shortDigest(build.digest)}…`),
    ]),
  );
}

/** How to run it again. */
function reproduction({ session }: BisectFindings): string {
  const { image, tag, command, platform, repeat } = session.plan;
  const machines = [...new Set(session.runs.map(({ host }) => host))].slice(0, 3).map((host) => code(host));
  return [
    `**Image**: ${code(`${image}:${tag}`)}`,
    `**Command**: ${code(commandText(command))}`,
    `**Platform**: ${platform === undefined ? 'chosen by the container runtime' : code(platform)}`,
    `**Runs per build**: ${repeat}`,
    `**Run on**: ${machines.join(', ')}`,
  ].join('<br>');
}

/** A space at which no line is broken. */
const NO_BREAK = '\u00A0';

/** Most runs in the table of a text. */
const MOST_RUNS = 60;

function runsTitle({ session: { runs } }: BisectFindings): string {
  const ofEnds = runs.filter(({ reason }) => reason === 'bad-end' || reason === 'good-end').length;
  return `${count(runs.length, 'run')}${ofEnds === 0 ? '' : `, ${ofEnds} of them on the ends`}`;
}

function runTable(findings: BisectFindings): string {
  const { runs, plan } = findings.session;
  const rows = runs.slice(-MOST_RUNS).map(({ digest, verdict, end, ms }) => {
    const build = plan.candidates.find((one) => one.digest === digest);
    return [
      build === undefined ? 'unknown' : escapeMarkdown(builtText(build, findings)),
      code(digestName(digest, 12)),
      verdict,
      escapeMarkdown(endText(end)).replaceAll(' ', NO_BREAK),
      `${Math.round(ms / 1_000)}${NO_BREAK}s`,
    ];
  });
  return table(['Build', 'Digest', 'Verdict', 'Outcome', 'Time'], rows);
}
