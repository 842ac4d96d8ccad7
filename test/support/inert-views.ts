import { createHash } from 'node:crypto';

import type { CheckReport } from '../../src/domain/check/report.ts';
import { renderAnnotations } from '../../src/domain/report/annotations.ts';
import { commentMarker, renderComment } from '../../src/domain/report/comment.ts';
import { renderSarif } from '../../src/domain/report/sarif.ts';
import { renderSummary } from '../../src/domain/report/summary.ts';
import { renderText } from '../../src/domain/report/text.ts';
import { magicIn, readMarkdown, shownTexts } from './read-markdown.ts';
import { problemsBySchema } from './valid-by-schema.ts';

/** A hash as the check action takes it. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What is more than text in a view of the report where nothing but text may be; one line each, none where all is well. */
export function inertProblems(report: CheckReport): readonly string[] {
  const jobKey = report.notes[0] ?? '';
  const comment = renderComment({ report, jobKey, marker: commentMarker(jobKey, hashText) });
  return [
    ...markdownProblems('summary', renderSummary(report)),
    ...markdownProblems('comment', comment),
    ...(comment.split('<!--').length === 2 ? [] : ['comment: it has not one marker']),
    ...renderText(report).flatMap((line) => lineProblems('log', line)),
    ...annotationProblems(report),
    ...sarifProblems(report),
  ];
}

function markdownProblems(view: string, markdown: string): readonly string[] {
  try {
    return shownTexts(readMarkdown(markdown)).flatMap((text) => {
      const magic = magicIn(text);
      return magic === undefined ? [] : [`${view}: ${magic}`];
    });
  } catch (error) {
    return [`${view}: ${String(error).slice(0, 400)}`];
  }
}

/** A line of a log that a runner would obey, or that is more than one line, or that turns the terminal. */
export function lineProblems(view: string, line: string): readonly string[] {
  const isObeyed = /^\s*::/.test(line) || line.includes('##[');
  const isUnseen = /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\p{Cs}]/u.test(line);
  return isObeyed || isUnseen ? [`${view}: ${JSON.stringify(line.slice(0, 300))}`] : [];
}

function annotationProblems(report: CheckReport): readonly string[] {
  const lines = renderAnnotations(report).flatMap(({ title, message }) =>
    [title].concat(message.split('\n')),
  );
  return lines.flatMap((line) => lineProblems('annotation', line));
}

function sarifProblems(report: CheckReport): readonly string[] {
  const { log } = renderSarif(report, { category: 'mooring/check/', hash: hashText });
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
