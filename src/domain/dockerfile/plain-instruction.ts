import { plainForms } from './plain-forms.ts';
import { rangeText } from './source-range.ts';
import type { SourceRange } from './source-range.ts';

/**
 * True for an instruction, keyword and continued lines included, that inside a stage is surely right, surely names no
 * image and sets nothing that another one could ask for. Most lines of a Dockerfile are such, and they are passed without being taken apart. False says nothing; then the
 * instruction has to be read.
 */
export function isPlainInstruction(whole: SourceRange): boolean {
  return PLAIN.test(rangeText(whole));
}

const FORMS = plainForms({
  passesSettings: false,
  blanks: String.raw`[ \t]+`,
  script: '[^<]*(?:<(?!<)[^<]*)*',
  command: '[^]*',
});
const PLAIN = new RegExp(`^(?:${FORMS})$`);
