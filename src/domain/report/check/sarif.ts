import type { Finding } from '../../check/finding.ts';
import type { CheckReport } from '../../check/report.ts';
import type { SarifLog, SarifNotification, SarifResult, SarifRule } from './sarif-log.ts';
import { SARIF_LEVELS, sarifRule, sarifRuleId } from './sarif-rules.ts';
import { LONGEST_TEXT, sarifText } from './sarif-text.ts';
import { count } from '../../text/plural.ts';

/** GitHub takes more results of a run, but keeps so many (github-limits.md#sarif-size). */
const MOST_RESULTS = 5_000;

/**
 * GitHub takes 10 MB of gzip. Less than that before it is packed is less after it too, and this leaves room for the rules
 * and what stands around the results.
 */
const MOST_BYTES = 9_000_000;

/** Findings and notes without a place that are told; there are a few, unless something is very wrong. */
const MOST_NOTIFICATIONS = 100;

/** A file for code scanning, and how many findings did not fit into it. */
export interface SarifFile {
  readonly log: SarifLog;
  readonly leftOut: number;
}

/**
 * The report as SARIF 2.1.0 for GitHub's code scanning: a result per finding at its line, worst first; a finding about the
 * whole run is a notification, because GitHub wants a place for every result. What does not fit is left out from the end,
 * and a notification counts it. `category` keeps this upload apart from others of the same commit; `hash` gives a
 * text of hex digits for a text, the same for the same.
 */
export function renderSarif(
  report: CheckReport,
  { category, hash }: { readonly category: string; readonly hash: (text: string) => string },
): SarifFile {
  const placed = report.findings.filter(({ file }) => file !== '');
  const kept = placed.slice(0, mostThatFit(placed));
  const byRule = Map.groupBy(kept, sarifRuleId);
  const ruleIds = new Map([...byRule.keys()].map((id, index) => [id, index]));
  const fingerprints = fingerprintsOf(placed, hash);
  const unplaced = report.findings.filter(({ file }) => file === '');
  const told = unplaced.slice(0, MOST_NOTIFICATIONS);
  const leftOut = placed.length - kept.length + (unplaced.length - told.length);
  const log: SarifLog = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Mooring', rules: rulesOf(byRule) } },
        automationDetails: { id: category },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        invocations: [
          {
            executionSuccessful: true,
            endTimeUtc: report.checkedAt,
            toolExecutionNotifications: notificationsOf(told, report.notes, leftOut),
          },
        ],
        results: kept.map((finding) =>
          resultOf(finding, ruleIds.get(sarifRuleId(finding)) ?? 0, fingerprints.get(finding) ?? ''),
        ),
      },
    ],
  };
  return { log, leftOut };
}

/**
 * The category of a job's upload: jobs that check the same commit must not share one, or GitHub refuses the second
 * (github-limits.md#sarif-categories). Readable, and told apart by a hash where two keys read the same.
 */
export function sarifCategory(jobKey: string, hash: (text: string) => string): string {
  const readable = jobKey.replaceAll(/[^A-Za-z0-9._]+/g, '-').slice(0, 60);
  return `mooring/${readable}-${hash(jobKey).slice(0, 8)}/`;
}

function rulesOf(byRule: ReadonlyMap<string, readonly Finding[]>): readonly SarifRule[] {
  return [...byRule].map(([id, findings]) => sarifRule(id, findings));
}

function resultOf(finding: Finding, ruleIndex: number, fingerprint: string): SarifResult {
  const { exception, file, level, line, novelty, reference } = finding;
  return {
    ruleId: sarifRuleId(finding),
    ruleIndex,
    level: SARIF_LEVELS[level],
    message: { text: messageOf(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: pathToUri(file), uriBaseId: '%SRCROOT%' },
          region: { startLine: line },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...(exception === undefined
      ? {}
      : {
          suppressions: [
            {
              kind: 'external',
              status: 'accepted',
              justification: sarifText(`${exception.reason} (until ${exception.until})`),
            },
          ],
        }),
    properties: { image: sarifText(reference), comparedWithBase: novelty },
  };
}

/** Whole sentences; cut together, because together they are one text to GitHub. */
function messageOf({ title, message, remedy }: Finding): string {
  return sarifText(`${title}: ${message} ${remedy}`, LONGEST_TEXT);
}

/** Findings without a line, and what a reader of the alerts cannot see in them. */
function notificationsOf(
  unplaced: readonly Finding[],
  notes: readonly string[],
  leftOut: number,
): readonly SarifNotification[] {
  const untold = notes.length - MOST_NOTIFICATIONS;
  const more = [
    ...(untold > 0 ? [`${count(untold, 'more note')}; all are in the report.`] : []),
    ...(leftOut === 0
      ? []
      : [`${count(leftOut, 'more finding')}, none worse than these, did not fit; all are in the report.`]),
  ];
  return [
    ...unplaced.map((finding) => ({
      level: SARIF_LEVELS[finding.level],
      message: { text: messageOf(finding) },
    })),
    ...[...notes.slice(0, MOST_NOTIFICATIONS), ...more].map((note) => ({
      level: 'note' as const,
      message: { text: sarifText(note) },
    })),
  ];
}

/**
 * What makes an alert the same in the next run: the rule, the file and what is wrong, never the line, nor the digest that a
 * pin has just now. Several that are alike in one file are told apart by their order in it.
 */
function fingerprintsOf(
  findings: readonly Finding[],
  hash: (text: string) => string,
): ReadonlyMap<Finding, string> {
  const alike = Map.groupBy(findings, ({ rule, file, key }) =>
    JSON.stringify([rule, file, key.replaceAll(/@sha(?:256|512):[0-9a-f]+/g, '')]),
  );
  return new Map(
    [...alike].flatMap(([identity, group]) =>
      group
        .toSorted((a, b) => a.line - b.line)
        .map((finding, index): [Finding, string] => [finding, `${hash(identity).slice(0, 32)}:${index + 1}`]),
    ),
  );
}

/** A path in the repository as a relative reference (RFC 3986): only the slashes stay as they are. */
function pathToUri(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

/** How many results fit, each at the size that it takes with a rule of its own. */
function mostThatFit(findings: readonly Finding[]): number {
  const encoder = new TextEncoder();
  let used = 0;
  for (const [index, finding] of findings.slice(0, MOST_RESULTS).entries()) {
    const alone = [resultOf(finding, 0, ' '.repeat(40)), sarifRule(sarifRuleId(finding), [finding])];
    used += encoder.encode(JSON.stringify(alone)).length;
    if (used > MOST_BYTES) return index;
  }
  return Math.min(findings.length, MOST_RESULTS);
}
