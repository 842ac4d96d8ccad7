import { offsetAt, sliceSource, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Instruction } from './instruction.ts';

/** The word of `--from=` or of a mount's `from=`. */
export interface SourceWord {
  readonly use: 'dockerfile-copy' | 'dockerfile-mount';
  readonly word: SourceText;
}

const FROM = '--from=';
const MOUNT = '--mount=';

/** Returns the sources of an instruction in order: of COPY or ADD `--from`, and of each RUN `--mount`. */
export function readSources({ keyword, flags }: Instruction): readonly SourceWord[] {
  if (keyword === 'run') {
    return flags.flatMap((flag): readonly SourceWord[] => {
      const word = flag.text.startsWith(MOUNT) ? mountSource(sliceSource(flag, MOUNT.length)) : undefined;
      return word === undefined ? [] : [{ use: 'dockerfile-mount', word }];
    });
  }
  if (keyword !== 'copy' && keyword !== 'add') return [];
  const flag = flags.find(({ text }) => text.startsWith(FROM) && text !== FROM);
  return flag === undefined ? [] : [{ use: 'dockerfile-copy', word: sliceSource(flag, FROM.length) }];
}

/** Returns the value of the last `from=` of a mount; undefined if it has none or is malformed. */
function mountSource(mount: SourceText): SourceText | undefined {
  const field = readCsvFields(mount)?.findLast(({ text }) => /^from=/i.test(text));
  return field === undefined || field.text.length === 5 ? undefined : sliceSource(field, 5);
}

/**
 * Returns the fields of one CSV record: separated by commas, in double quotes if they hold one, `""` for a quote in
 * there. Returns undefined for a malformed record: a quote inside a bare field or after a quoted one.
 */
function readCsvFields(record: SourceText): readonly SourceText[] | undefined {
  const { text } = record;
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
