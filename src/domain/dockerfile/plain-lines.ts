import { copiedPaths, FIRST, MODE, plainForms, TEXT, VALUE } from './plain-forms.ts';

// What the lines of an ordinary file are made of: upper-case keywords, `\` as the escape character, line feeds without
// carriage returns. Each expression ends behind a line feed. Nowhere do two ways of going on fit one character, so that a
// match takes no longer than the text, and there is but one: as Docker reads it.

/** The end of a line that goes on, comments and empty lines after it, and the blanks of the line that it goes on with. */
const CONTINUATION = String.raw`\\[ \t]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?=[!"$-~])`;
const BLANKS = String.raw`[ \t]+(?:${CONTINUATION})*`;
const END = String.raw`[ \t]*\n`;
const SCRIPT = String.raw`[^\n\r\\<]*(?:(?:\\+[ \t]*[^\n\r\\ \t<]|<(?![<\\])|${CONTINUATION})[^\n\r\\<]*)*`;
const COMMAND = String.raw`[^\n\r\\]*(?:(?:\\+[ \t]*[^\n\r\\ \t]|${CONTINUATION})[^\n\r\\]*)*`;
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_]*';

/** An image or a stage as it stands. */
const NAME = '[A-Za-z0-9][A-Za-z0-9._/:@-]*';
/** … or with variables. */
const BASE = String.raw`(?:[A-Za-z0-9._/:@-]|\$${VARIABLE_NAME}(?!\w)|\$\{${VARIABLE_NAME}\})+`;
const PLATFORM = String.raw`(?:linux|windows)/[a-z0-9]+(?:/v\d)?|\$(?:BUILD|TARGET)PLATFORM|\$\{(?:BUILD|TARGET)PLATFORM\}`;

const FIELD_VALUE = String.raw`[!#%&(-+\--;=>?@-[\]^_a-z{|}~]`;
/** Surely not the root folder. */
const TARGET = String.raw`(?:target|dst|destination)=/?\.?\w(?!${FIELD_VALUE}*\.\.)${FIELD_VALUE}*`;
const HAS_TARGET = String.raw`(?=(?:[^ \t\n,]*,)*${TARGET})`;
const USER = String.raw`(?:mode=[0-7]{1,4}|[ug]id=\d{1,9})`;
const FIELD = `(?:${TARGET}|(?:source|src|id)=${FIELD_VALUE}+|ro|rw|readonly|readwrite)`;
const CACHE_FIELD = `(?:${FIELD}|${USER}|sharing=(?:shared|private|locked))`;
const SECRET_FIELD = `(?:${TARGET}|${USER}|env=${FIELD_VALUE}+|required(?:=true|=false)?)`;
const MOUNT_FIELDS = [
  `type=secret(?:,${SECRET_FIELD})*,id=${FIELD_VALUE}+(?:,${SECRET_FIELD})*`,
  `type=ssh(?:,(?:${SECRET_FIELD}|id=${FIELD_VALUE}+))*`,
  `${HAS_TARGET}type=tmpfs(?:,(?:${TARGET}|size=\\d{1,9}[kmg]?))*`,
  `${HAS_TARGET}type=cache(?:,${CACHE_FIELD})*`,
  `${HAS_TARGET}(?:type=bind|${FIELD})(?:,${FIELD})*`,
];
const MOUNT = `--mount=(?:${MOUNT_FIELDS.join('|')})`;
const FLAGGED_SCRIPT = `${BLANKS}${FIRST}${SCRIPT}`;

const FORMS = plainForms({ passesSettings: true, blanks: BLANKS, script: SCRIPT, command: COMMAND });
const MOUNTED = `RUN(?:${BLANKS}${MOUNT})+${FLAGGED_SCRIPT}`;

/** At the head of a file: what stands before the name, and the name, of the image to read it with. */
export const SYNTAX = new RegExp(String.raw`(#[ \t]*syntax[ \t]*=[ \t]*)(${NAME})${END}`, 'y');

/** After it: empty lines, and comments that are surely no directives: those are one word and what it is set to. */
export const HEAD_COMMENTS = /(?:[ \t]*(?:#(?![^\S\n]*[A-Za-z][A-Za-z0-9]*[^\S\n]*=)[^\n]*)?\n)*/y;

/** Before the first FROM: empty lines and comments. */
export const COMMENTS = /(?:[ \t]*(?:#[^\n]*)?\n)*/y;

/** In a stage: lines that say nothing of images. */
export const PLAIN_LINES = new RegExp(String.raw`(?:[ \t]*(?:#[^\n]*|${FORMS}|${MOUNTED})?\n)*`, 'y');

/** An ARG before the first FROM: all up to the end of its name, the name, the quote, the default. */
export const GLOBAL_ARG = new RegExp(
  String.raw`(ARG${BLANKS}(${VARIABLE_NAME}))(?:=("?)([A-Za-z0-9._/:@+-]{1,512})\3)?${END}`,
  'y',
);

/** An ARG in a stage: its name, and `=` with what follows. */
export const STAGE_ARG = new RegExp(String.raw`ARG${BLANKS}(${VARIABLE_NAME})(=${VALUE})?${END}`, 'y');

/** All up to the name, the platform, the name, and that of the stage. */
export const FROM = new RegExp(
  String.raw`(FROM${BLANKS}(?:--platform=(${PLATFORM})${BLANKS})?)(?!-)(${BASE})(?:${BLANKS}[Aa][Ss]${BLANKS}([A-Za-z][A-Za-z0-9_.-]*))?${END}`,
  'y',
);

/** All up to the source, another flag before it, and the source. */
export const COPY = new RegExp(
  String.raw`(COPY${BLANKS}(?:--link${BLANKS})?(?:--(?:(chown)=${TEXT}+|(chmod)=${MODE})${BLANKS})?--from=)(${NAME})(?:${BLANKS}--(?:(?!\2=)chown=${TEXT}+|(?!\3=)chmod=${MODE}))?${BLANKS}${copiedPaths(BLANKS)}${END}`,
  'y',
);

/** A RUN of which one mount has a source: all up to that, and the source. */
export const RUN = new RegExp(
  String.raw`(RUN${BLANKS}(?:${MOUNT}${BLANKS})*--mount=${HAS_TARGET}(?:type=(?:bind|cache),)?(?:${FIELD},)*from=)(${NAME})(?:,${FIELD})*(?:${BLANKS}${MOUNT})*${FLAGGED_SCRIPT}\n`,
  'y',
);
