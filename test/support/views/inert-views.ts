import { createHash } from 'node:crypto';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { annotate } from '../../../src/check/views/annotations.ts';
import type { Annotation } from '../../../src/check/views/annotations.ts';
import { createView } from '../../../src/check/views/check-view.ts';
import { commentMarker } from '../../../src/check/views/comment.ts';
import type { OpenVexDocument } from '../../../src/check/views/openvex/openvex.ts';
import { linesToFix } from '../../../src/check/views/fix-diff.ts';
import type { SarifLog } from '../../../src/check/views/sarif/sarif.ts';
import type { SarifRule } from '../../../src/check/views/sarif/sarif-rules.ts';
import { renderComment, renderSarif, renderSummary, renderText } from './rendered.ts';
import { LAPTOP, lineKey } from '../../../src/check/views/view-context.ts';
import type { ViewContext } from '../../../src/check/views/view-context.ts';
import { magicIn, readMarkdown, shownTexts } from './read-markdown.ts';
import { problemsBySchema } from './valid-by-schema.ts';

/** A hash as the check action takes it. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is more than text in a view of the report where nothing but text may be; one line each, none where all is well. */
export function inertProblems(report: CheckReport): readonly string[] {
  const jobKey = report.notes[0] ?? '';
  const context = linkedContext(report);
  const comment = renderComment({ report, context, jobKey, marker: commentMarker(jobKey, hashText) });
  const { log } = renderSarif(report, { category: 'mooring/check/', hash: hashText, version: '1.2.3' });
  return [
    ...markdownProblems('summary', renderSummary(report, context)),
    ...commentProblems(comment),
    ...renderText(report, context).flatMap((line) => lineProblems('log', line)),
    ...annotationsOf(report).flatMap(annotationProblems),
    ...sarifProblems(log),
  ];
}

/** The annotations of a report. */
export function annotationsOf(report: CheckReport): readonly Annotation[] {
  return annotate(createView(report, LAPTOP)).annotations;
}

/** What the views of a pull request's check get besides the report: links, and lines with the texts of its notes. */
function linkedContext(report: CheckReport): ViewContext {
  const base = 'https://github.com/acme/shop';
  const text = report.notes.join(' ');
  return {
    event: 'pull-request',
    baseName: text,
    files: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c'.repeat(40) },
    runUrl: `${base}/actions/runs/7`,
    lines: new Map(linesToFix(report).map((place) => [lineKey(place), `${text} ${report.images[0]?.image}`])),
  };
}

/** What GitHub would show as more than text in Markdown that was written. */
export function markdownProblems(view: string, markdown: string): readonly string[] {
  try {
    return shownTexts(readMarkdown(markdown)).flatMap((text) => {
      const magic = magicIn(text);
      return magic === undefined ? [] : [`${view}: ${magic}`];
    });
  } catch (error) {
    return [`${view}: ${String(error).slice(0, 400)}`];
  }
}

/** The same of a comment, which is known again by its one marker. */
export function commentProblems(body: string): readonly string[] {
  // In a block of code, it is text; a comment is found again by its first line.
  const outside = body.replaceAll(/^(`{3,})(?:diff|text)\n[^]*?\n\1$/gm, '');
  const hasOneMarker = outside.split('<!--').length === 2;
  return [...markdownProblems('comment', body), ...(hasOneMarker ? [] : ['comment: it has not one marker'])];
}

/** A line of a log that a runner would obey, or that is more than one line, or that turns the terminal. */
export function lineProblems(view: string, line: string): readonly string[] {
  const isObeyed = /^\s*::/.test(line) || line.includes('##[');
  const isUnseen = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}]/u.test(line);
  return isObeyed || isUnseen ? [`${view}: ${JSON.stringify(line.slice(0, 300))}`] : [];
}

/** Lines of an annotation that are more than text; the lines of a message are its own. */
export function annotationProblems({
  title,
  message,
}: {
  readonly title: string;
  readonly message: string;
}): readonly string[] {
  return [title, ...message.split('\n')].flatMap((line) => lineProblems('annotation', line));
}

/** What code scanning would refuse in a file, or show as more than text. */
export function sarifProblems(log: SarifLog): readonly string[] {
  const [{ results, tool, invocations }] = log.runs;
  const texts = [
    ...results.flatMap(({ message, properties, suppressions }) => [
      message.text,
      ...Object.values(properties),
      ...(suppressions ?? []).map(({ justification }) => justification),
    ]),
    ...tool.driver.rules.flatMap((rule) => [
      rule.id,
      rule.shortDescription.text,
      rule.fullDescription.text,
      rule.help.text,
    ]),
    ...invocations[0].toolExecutionNotifications.map(({ message }) => message.text),
  ];
  return [
    ...problemsBySchema('sarif-2.1.0', log).map((problem) => `SARIF: ${problem}`),
    ...texts.flatMap(sarifTextProblems),
    ...results.flatMap(({ locations }) => uriProblems(locations[0].physicalLocation.artifactLocation.uri)),
    ...tool.driver.rules.flatMap(helpProblems),
  ];
}

/** Where people read about a rule. */
const RULE_SECTION = /^https:\/\/github\.com\/YOUR_ORG_NAME\/mooring\/blob\/v1\/docs\/rules\.md#[a-z-]+$/;

/** Where people read about a vulnerability: an id of exactly this form, and no other text, makes an address. */
const READ_ABOUT =
  /^https:\/\/(?:nvd\.nist\.gov\/vuln\/detail\/CVE-\d{4}-\d+|github\.com\/advisories\/GHSA(?:-\w{4}){3})$/;

function helpProblems({ help, helpUri }: SarifRule): readonly string[] {
  const [link = '', address] = /^\[[\w-]+\]\(([^()\s]+)\)/.exec(help.markdown) ?? [];
  return [
    ...(READ_ABOUT.test(helpUri) || RULE_SECTION.test(helpUri)
      ? []
      : [`SARIF: a link to ${helpUri.slice(0, 300)}`]),
    ...(address === undefined || address === helpUri
      ? []
      : [`SARIF: help links to ${address?.slice(0, 300)}`]),
    ...markdownProblems('SARIF', help.markdown.slice(link.length)),
  ];
}

/** What the specification of OpenVEX refuses in a document, and texts of it that are more than one plain line. */
export function openVexProblems(document: OpenVexDocument): readonly string[] {
  const texts = document.statements.flatMap(
    ({ vulnerability, status_notes: notes = '', impact_statement: impact = '' }) => [
      vulnerability.name,
      ...(vulnerability.aliases ?? []),
      notes,
      impact,
    ],
  );
  return [
    ...problemsBySchema('openvex-0.2.0', document).map((problem) => `OpenVEX: ${problem}`),
    ...texts.flatMap((text) => lineProblems('OpenVEX', text)),
  ];
}

/** SARIF 2.1.0 §3.11.6: `[text](target)` is a link where the brackets are not escaped; §3.11.5: `{0}` is an argument. */
function sarifTextProblems(text: string): readonly string[] {
  const bare = text.replace(/\\[\\[\]]/g, '');
  const magic = magicIn(text.replace(/\\([\\[\]])/g, '$1'));
  return [
    ...(/[[\]\\]/.test(bare) ? [`SARIF: a bracket or a lone backslash in ${text.slice(0, 300)}`] : []),
    ...(/\{\d/.test(text) ? [`SARIF: an argument in ${text.slice(0, 300)}`] : []),
    ...(/<[a-z!/?]/i.test(text) ? [`SARIF: a tag in ${text.slice(0, 300)}`] : []),
    ...(magic === undefined ? [] : [`SARIF: ${magic}`]),
  ];
}

function uriProblems(uri: string): readonly string[] {
  const base = 'file:///repository/';
  const isInside = URL.canParse(uri, base) && new URL(uri, base).href.startsWith(base);
  return isInside ? [] : [`SARIF: a place outside of the repository, ${uri.slice(0, 300)}`];
}
