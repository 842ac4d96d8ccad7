import { rangeText } from './source-range.ts';
import type { SourceRange } from './source-range.ts';

/**
 * True for an instruction, keyword and continued lines included, that inside a stage is surely right and surely names no
 * image: no flag, no heredoc, no expansion, nothing to count but the arguments that are there. Most lines of a Dockerfile
 * are such, and they are passed without being taken apart. False says nothing; then the instruction has to be read.
 */
export function isPlainInstruction(whole: SourceRange): boolean {
  return PLAIN.test(rangeText(whole));
}

/** No blank, quote, `$`, escape character of either kind, `<`, or byte beyond ASCII; at the start no `-` or `[` either. */
const FIRST = String.raw`[!#%&(-,.-;=>?@A-Z\]^_a-z{|}~]`;
const CHARACTER = String.raw`[!#%&(-;=>?@-[\]^_a-z{|}~]`;
const WORD = `${FIRST}${CHARACTER}*`;
const BLANKS = String.raw`[ \t]+`;
const WORDS = `${WORD}(?:${BLANKS}${CHARACTER}+)*`;
/** In double quotes, with blanks but without anything that is expanded or escaped. */
const QUOTED = String.raw`"[ !#%-\[\]^_a-~]*"`;
const PAIR = `[A-Za-z_][A-Za-z0-9_.-]*=(?:${CHARACTER}|${QUOTED})*`;
const STRING = String.raw`"[ !#-\[\]-~]*"`;

/** The forms by keyword, as nearly every file writes it. What CMD and ENTRYPOINT run is the shell's; RUN has heredocs. */
const FORMS = [
  `(?:WORKDIR|USER|EXPOSE|VOLUME|STOPSIGNAL)${BLANKS}${WORDS}`,
  `(?:COPY|ADD)${BLANKS}${WORD}(?:${BLANKS}${CHARACTER}+)+`,
  `(?:ENV|LABEL)(?:${BLANKS}${PAIR})+`,
  `RUN${BLANKS}${FIRST}[^<]*`,
  `(?:CMD|ENTRYPOINT|HEALTHCHECK${BLANKS}CMD)${BLANKS}${FIRST}[^]*`,
  `(?:RUN|CMD|ENTRYPOINT|SHELL)${BLANKS}\\[ *${STRING}(?: *, *${STRING})* *\\]`,
];

const PLAIN = new RegExp(`^(?:${FORMS.join('|')})[ \\t]*$`);
