import { offsetAt, sliceSource, SourceTextBuilder } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * The fields of one CSV record: separated by commas, in double quotes where they hold one, `""` for a quote in there.
 * Undefined where Docker's reader fails: no text at all, a quote inside a bare field or after a quoted one.
 */
export function readCsvFields(record: SourceText): readonly SourceText[] | undefined {
  const { text } = record;
  if (text === '') return undefined;
  const fields: SourceText[] = [];
  let at = 0;
  for (;;) {
    const field = text.charAt(at) === '"' ? readQuotedField(record, at + 1) : readBareField(record, at);
    if (field === undefined) return undefined;
    fields.push(field.value);
    if (field.end === text.length) return fields;
    if (text.charAt(field.end) !== ',') return undefined;
    at = field.end + 1;
  }
}

interface Field {
  readonly value: SourceText;
  /** Index after the field, quotes included. */
  readonly end: number;
}

function readBareField(record: SourceText, start: number): Field | undefined {
  const comma = record.text.indexOf(',', start);
  const end = comma === -1 ? record.text.length : comma;
  const value = sliceSource(record, start, end);
  return value.text.includes('"') ? undefined : { value, end };
}

function readQuotedField(record: SourceText, start: number): Field | undefined {
  const value = new SourceTextBuilder();
  for (let at = start; at < record.text.length; at += 1) {
    const isQuote = record.text.charAt(at) === '"';
    if (isQuote && record.text.charAt(at + 1) !== '"') return { value: value.build(), end: at + 1 };
    if (isQuote) at += 1;
    value.append(record.text.charAt(at), offsetAt(record, at));
  }
  return undefined;
}
