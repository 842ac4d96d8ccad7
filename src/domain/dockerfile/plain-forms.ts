/** How the parts of an instruction are told from each other: on one joined line, or on the lines of the file. */
export interface PlainLayout {
  /** ENV and WORKDIR are plain too: no instruction that is asks what they set. */
  readonly passesSettings: boolean;
  /** What parts two words: blanks, and on the lines of a file a continuation after them. */
  readonly blanks: string;
  /** The rest of a shell command in which a heredoc could stand, but stands not. */
  readonly script: string;
  /** The rest of any other command. */
  readonly command: string;
}

/** No blank, quote, `$`, escape character of either kind, `<`, or byte beyond ASCII; at the start no `-` or `[` either. */
export const FIRST = String.raw`[!#%&(-,.-;=>?@A-Z\]^_a-z{|}~]`;
const CHARACTER = String.raw`[!#%&(-;=>?@-[\]^_a-z{|}~]`;
/** A variable that can be expanded whatever it holds; a `$` without a brace is one, or stands for itself. */
const VARIABLE = String.raw`\$(?:\{[A-Za-z_][A-Za-z0-9_]*\}|(?=[A-Za-z_/:.,=-]))`;
export const TEXT = `(?:${CHARACTER}|${VARIABLE})`;
/** How a word of a stage begins. */
const START = `(?:${FIRST}|${VARIABLE})`;
/** In double quotes, with blanks but without anything that is escaped. */
const QUOTED = String.raw`"(?:[ !#%-\[\]^_a-~]|${VARIABLE})*"`;
const PIECE = `(?:${TEXT}|${QUOTED})`;
export const VALUE = `${PIECE}*`;
const STRING = String.raw`"[ !#-\[\]-~]*"`;
const PATH = `"${CHARACTER}+"`;
/** As `CHARACTER`, without what could make an address of a path. */
const PATH_CHARACTER = String.raw`[!#%&(-9;=>@-[\]^_a-z{|}~]`;
const PATH_FIRST = String.raw`[!#%&(),0-9;=>@A-Z\]^_a-z{|}~]`;
/** Surely a path, whatever the variables in it hold. */
const ROOTED = `[.*+/]${TEXT}*`;
const SOURCES = `(?:${ROOTED}|${PATH_FIRST}${PATH_CHARACTER}*)`;
/** Two or more paths, as JSON, without the bracket at the end. */
const PATHS = `\\[ *"${PATH_CHARACTER}+"(?: *, *"${PATH_CHARACTER}+")+`;
/** An address without a query, which could be one of git. */
const ADDRESS = String.raw`https?://[A-Za-z0-9._~/+:-]+`;
export const MODE = '[0-7]{1,4}';
const OWNER_OR_MODE = `--(?:chown=${TEXT}+|chmod=${MODE})`;
const PORT = String.raw`(?:[1-9]\d{0,3}|[1-5]\d{4})(?:/(?:tcp|udp|sctp))?`;
const SIGNAL = '(?:[1-9]|(?:SIG)?(?:TERM|INT|QUIT|KILL|HUP|USR[12]|WINCH))';
const NAME = '[A-Za-z_][A-Za-z0-9_.-]*';

/**
 * The instructions of a stage, as one regular expression, that are surely right and surely name no image: no flag that
 * could, no heredoc, no expansion that can fail, nothing to count but the arguments that are there. Keywords are written as
 * nearly every file writes them. What RUN, CMD and ENTRYPOINT run is the shell's. Blanks at the end are part of it.
 */
export function plainForms({ passesSettings, blanks, script, command }: PlainLayout): string {
  const words = `${START}${TEXT}*(?:${blanks}${TEXT}+)`;
  const strings = `\\[ *${STRING}(?: *, *${STRING})* *\\]`;
  const check = `HEALTHCHECK${blanks}${CHECK_FLAGS.map((flag) => `(?:${flag}${blanks})?`).join('')}CMD`;
  const ofWords = [
    `(?:${passesSettings ? 'WORKDIR|' : ''}USER)${blanks}${words}*`,
    `EXPOSE${blanks}${PORT}(?:${blanks}${PORT})*`,
    `STOPSIGNAL${blanks}${SIGNAL}`,
    `VOLUME${blanks}${FIRST}${TEXT}*(?:${blanks}${CHARACTER}${TEXT}*)*`,
    `VOLUME${blanks}\\[ *${PATH}(?: *, *${PATH})* *\\]`,
    `COPY${blanks}(?:--link${blanks})?(?:${OWNER_OR_MODE}${blanks})?${copiedPaths(blanks)}`,
    `ADD${blanks}(?:--link${blanks})?(?:${OWNER_OR_MODE}${blanks})?(?:${ADDRESS}${blanks}${TEXT}+|${copiedPaths(blanks)})`,
    `(?:${passesSettings ? 'ENV|' : ''}LABEL)${blanks}${NAME}(?:=${VALUE}(?:${blanks}${NAME}=${VALUE})*|${blanks}${PIECE}+(?:${blanks}${PIECE}+)*)`,
    `(?:RUN|CMD|ENTRYPOINT|SHELL|${check})${blanks}${strings}`,
    `HEALTHCHECK${blanks}NONE`,
  ];
  const ofCommands = [
    `RUN${blanks}${FIRST}${script}`,
    `(?:CMD|ENTRYPOINT|${check})${blanks}${FIRST}${command}`,
    `MAINTAINER${blanks}["']?${FIRST}${command}`,
  ];
  return `(?:${ofWords.join('|')})[ \\t]*|${ofCommands.join('|')}`;
}

/** The sources and the destination of a COPY, which surely are paths, in both forms. */
export function copiedPaths(blanks: string): string {
  const other = `(?:${ROOTED}|(?![.*+/])${PATH_CHARACTER}+)`;
  return `(?:${SOURCES}${blanks}(?:${other}${blanks})*${TEXT}+|${PATHS} *\\])`;
}

/** In the order in which they are mostly written, so that none is there twice. */
const CHECK_FLAGS = [
  ...['interval', 'timeout', 'start-period', 'start-interval'].map(
    (flag) => String.raw`--${flag}=(?:\d{1,4}(?:h|m|s|ms)){1,3}`,
  ),
  String.raw`--retries=\d{1,4}`,
];
