import type { Invocation, Location, Log, Notification, Result, Run, ToolComponent } from 'sarif';

import type { Finding } from '../../decide/finding.ts';
import { withoutDigest } from '../../../values/image-reference.ts';
import type { CheckView } from '../check-view.ts';
import { repositoryUrl } from '../../../values/documentation.ts';
import type { DocumentationSource } from '../../../values/documentation.ts';
import { SARIF_LEVELS, sarifRule, sarifRuleId } from './sarif-rules.ts';
import { atPlacesOf, countPlaced, withoutPlace } from './placed-problems.ts';
import { LONGEST_TEXT, pathToUri, sarifText } from './sarif-text.ts';
import { count } from '../../../text/plural.ts';

/** GitHub keeps this number of results of a run (github-limits.md#sarif-size). */
const MOST_RESULTS = 5_000;

/** GitHub accepts 10 MB after gzip. This limit before gzip leaves room for the rules and the rest of the file. */
const MOST_BYTES = 9_000_000;

/** The maximum number of findings and of notes without a place. */
const MOST_NOTIFICATIONS = 100;

/** The parts of SARIF 2.1.0 that Mooring writes; in the types of the standard, almost every property is optional. */
export type SarifLog = ReturnType<typeof logOf>;

/** A file for code scanning, and how many findings did not fit into it. */
export interface SarifFile {
  readonly log: SarifLog;
  readonly leftOut: number;
}

/**
 * Renders a report as SARIF 2.1.0 for GitHub code scanning: one result per problem and place, worst first. A problem
 * of the whole run is a notification, because GitHub requires a place for each result. Results that do not fit are left
 * out from the end and counted in a notification. `category` identifies this upload among those of the commit; each rule
 * links to its section of `documentation`; `hash` returns hex digits; `version` is that of Mooring.
 */
export function renderSarif(
  { problems, report }: Pick<CheckView, 'problems' | 'report'>,
  {
    category,
    documentation,
    hash,
    version,
  }: {
    readonly category: string;
    readonly documentation?: DocumentationSource | undefined;
    readonly version: string;
    readonly hash: (text: string) => string;
  },
): SarifFile {
  const placed = atPlacesOf(problems, MOST_RESULTS);
  const kept = placed.slice(0, mostThatFit(placed));
  const byRule = Map.groupBy(kept, sarifRuleId);
  const ruleIds = new Map([...byRule.keys()].map((id, index) => [id, index]));
  const fingerprints = fingerprintsOf(placed, hash);
  const unplaced = withoutPlace(problems);
  const listed = unplaced.slice(0, MOST_NOTIFICATIONS);
  const leftOut = countPlaced(problems) - kept.length + (unplaced.length - listed.length);
  const log = logOf({
    category,
    endTimeUtc: report.checkedAt,
    driver: driverOf(byRule, { documentation, version }),
    notifications: notificationsOf(listed, report.notes, leftOut),
    results: kept.map((finding) =>
      resultOf(finding, ruleIds.get(sarifRuleId(finding)) ?? 0, fingerprints.get(finding) ?? ''),
    ),
  });
  return { log, leftOut };
}

/**
 * The category of a job's upload, readable and unique by a hash: GitHub rejects a second upload with the same category for
 * a commit (github-limits.md#sarif-categories).
 */
export function sarifCategory(jobKey: string, hash: (text: string) => string): string {
  const readable = jobKey.replaceAll(/[^A-Za-z0-9._]+/g, '-').slice(0, 60);
  return `mooring/${readable}-${hash(jobKey).slice(0, 8)}/`;
}

function logOf({
  category,
  endTimeUtc,
  driver,
  notifications,
  results,
}: {
  readonly category: string;
  readonly endTimeUtc: string;
  readonly driver: ReturnType<typeof driverOf>;
  readonly notifications: ReturnType<typeof notificationsOf>;
  readonly results: ReturnType<typeof resultOf>[];
}) {
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        automationDetails: { id: category },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'Root of the repository.' } } },
        invocations: [{ executionSuccessful: true, endTimeUtc, toolExecutionNotifications: notifications }],
        results,
      },
    ],
  } satisfies Log & { runs: [Run & { invocations: [Invocation] }] };
}

function driverOf(
  byRule: ReadonlyMap<string, readonly Finding[]>,
  {
    documentation,
    version,
  }: { readonly documentation: DocumentationSource | undefined; readonly version: string },
) {
  return {
    name: 'Mooring',
    version,
    informationUri: repositoryUrl(documentation),
    rules: [...byRule].map(([id, findings]) => sarifRule(id, findings, documentation)),
  } satisfies ToolComponent;
}

function resultOf(finding: Finding, ruleIndex: number, fingerprint: string) {
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
    partialFingerprints: { 'mooring/v1': fingerprint },
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
  } satisfies Result & { locations: [Location] };
}

/** Title, message and remedy, truncated together because they are one text to GitHub. */
function messageOf({ title, message, remedy }: Finding): string {
  return sarifText(`${title}: ${message} ${remedy}`, LONGEST_TEXT);
}

/** The findings without a place, the notes, and the numbers of those left out. */
function notificationsOf(unplaced: readonly Finding[], notes: readonly string[], leftOut: number) {
  const unlisted = notes.length - MOST_NOTIFICATIONS;
  const more = [
    ...(unlisted > 0 ? [`${count(unlisted, 'more note')}; all are in the report.`] : []),
    ...(leftOut === 0
      ? []
      : [`${count(leftOut, 'more finding')}, none of them worse, did not fit; all are in the report.`]),
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
  ] satisfies Notification[];
}

/**
 * The identities of results across runs: the file and the rule with the problem, or the vulnerability with the image. Line,
 * digest, exception and overdue time do not matter. Equal ones in a file are numbered by their order. GitHub has an identity
 * of its own (github-limits.md#sarif-fingerprints).
 */
function fingerprintsOf(
  findings: readonly Finding[],
  hash: (text: string) => string,
): ReadonlyMap<Finding, string> {
  const alike = Map.groupBy(findings, identityOf);
  return new Map(
    [...alike].flatMap(([identity, group]) =>
      group
        .toSorted((a, b) => a.line - b.line)
        .map((finding, index): [Finding, string] => [finding, `${hash(identity).slice(0, 32)}:${index + 1}`]),
    ),
  );
}

/** In the form of earlier versions, so that their results are found again. */
function identityOf({ advisory, cause, file, key, reference, rule }: Finding): string {
  const [named, ...subject] =
    cause !== undefined
      ? [rule, 'cause', cause.key]
      : advisory !== undefined
        ? ['advisory', 'advisory', withoutDigest(reference), advisory.id]
        : [rule, key.replaceAll(/@sha(?:256|512):[0-9a-f]+/g, '')];
  return JSON.stringify([named, file, JSON.stringify([...subject, false])]);
}

/** The number of results that fit, each measured with a rule of its own. */
function mostThatFit(findings: readonly Finding[]): number {
  const encoder = new TextEncoder();
  let used = 0;
  for (const [index, finding] of findings.entries()) {
    const alone = [resultOf(finding, 0, ' '.repeat(40)), sarifRule(sarifRuleId(finding), [finding])];
    used += encoder.encode(JSON.stringify(alone)).length;
    if (used > MOST_BYTES) return index;
  }
  return findings.length;
}
