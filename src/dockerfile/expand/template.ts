import { sliceSource, SourceTextBuilder } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { wordEnd } from './variable-name.ts';

/**
 * Fills in the replacement of `${V//p/r}`, which Docker takes for a template of Go's regexp: `$0` and `${0}` are the match,
 * `$$` is `$`, and any other name is empty. A `$` gets here only in single quotes or after an escape character.
 */
export function fillReplacement(template: SourceText, match: SourceText): SourceText {
  const { text } = template;
  if (!text.includes('$')) return template;
  const out = new SourceTextBuilder();
  let at = 0;
  for (let dollar = text.indexOf('$'); dollar !== -1; dollar = text.indexOf('$', at)) {
    out.appendSource(sliceSource(template, at, dollar));
    const { name, end } = readName(text, dollar);
    if (name === '0') out.appendSource(match);
    else if (name === '$') out.appendSource(sliceSource(template, dollar, dollar + 1));
    at = end;
  }
  out.appendSource(sliceSource(template, at));
  return out.build();
}

/** The name at a `$`, and the index after it; `$` itself if it is doubled, or if no name follows. */
function readName(text: string, dollar: number): { readonly name: string; readonly end: number } {
  if (text.charAt(dollar + 1) === '$') return { name: '$', end: dollar + 2 };
  const isBraced = text.charAt(dollar + 1) === '{';
  const start = dollar + (isBraced ? 2 : 1);
  const end = wordEnd(text, start);
  const isName = end > start && (!isBraced || text.charAt(end) === '}');
  if (!isName) return { name: '$', end: dollar + 1 };
  return { name: text.slice(start, end), end: isBraced ? end + 1 : end };
}
