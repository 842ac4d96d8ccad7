import { NOWHERE, SourceTextBuilder, offsetAt, sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { endOfTemplate } from '../hcl/hcl-token.ts';

/** An inline Dockerfile as Docker gets it, except for the values of the outer file's variables. */
export interface FilledDockerfile {
  readonly source: SourceText;
  /** Unique names that replace those variables in `source`. */
  readonly variables: readonly string[];
  /** Returns a part of `source` with the variables as written in the outer file. */
  readonly asWritten: (text: string) => string;
}

/** Returns an inline Dockerfile as Docker gets it, or undefined if only the tool itself can compute it. */
export type FillDockerfile = (source: SourceText) => FilledDockerfile | undefined;

/**
 * Interpolates `dockerfile_inline` as Compose does: `$$` becomes `$`, and `$NAME` is a variable of Compose
 * even if the Dockerfile has an ARG of that name
 * (https://docs.docker.com/reference/compose-file/interpolation/).
 */
export function fillAsCompose(source: SourceText): FilledDockerfile {
  const { text } = source;
  const suffix = unusedSuffix(text);
  const builder = new SourceTextBuilder();
  const variables = new Set<string>();
  let copied = 0;
  for (const { index, 0: match, 1: name } of text.matchAll(/\$(?:\$|\{?([A-Za-z_]\w*))/g)) {
    const end = index + match.length;
    builder.appendSource(sliceSource(source, copied, name === undefined ? index + 1 : end));
    copied = end;
    if (name === undefined) continue;
    builder.append(suffix, NOWHERE);
    variables.add(`${name}${suffix}`);
  }
  builder.appendSource(sliceSource(source, copied));
  return {
    source: builder.build(),
    variables: [...variables],
    asWritten: (part) => part.replaceAll(suffix, ''),
  };
}

/**
 * Interpolates a text as HCL does: `${ … }` is a value, and `$${` and `%%{` lose their first character.
 * Returns undefined for a text with `%{ … }`, which can omit parts (HCL native syntax specification,
 * templates).
 */
export function fillAsHcl(source: SourceText): FilledDockerfile | undefined {
  const { text } = source;
  const suffix = unusedSuffix(text);
  const builder = new SourceTextBuilder();
  const written: string[] = [];
  const opening = /\$\$\{|%%\{|\$\{|%\{/g;
  let copied = 0;
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const [mark] = match;
    if (mark === '%{') return undefined;
    const isEscaped = mark !== '${';
    builder.appendSource(sliceSource(source, copied, isEscaped ? match.index + 1 : match.index));
    copied = isEscaped ? match.index + 2 : endOfTemplate(text, opening.lastIndex);
    if (isEscaped) continue;
    builder.append('$', offsetAt(source, match.index));
    builder.append(`{VALUE${written.length}${suffix}}`, NOWHERE);
    written.push(text.slice(match.index, copied));
    opening.lastIndex = copied;
  }
  builder.appendSource(sliceSource(source, copied));
  const spelled = new RegExp(`\\$\\{VALUE(\\d+)${suffix}\\}`, 'g');
  return {
    source: builder.build(),
    variables: written.map((_, index) => `VALUE${index}${suffix}`),
    asWritten: (part) => part.replace(spelled, (whole, index: string) => written[Number(index)] ?? whole),
  };
}

/** Returns a suffix for variable names that occurs neither in the Dockerfile nor in BuildKit. */
function unusedSuffix(text: string): string {
  const longest = [...text.matchAll(/_OUTSIDE(_+)/g)].reduce(
    (length, [, underscores = '']) => Math.max(length, underscores.length),
    0,
  );
  return `_OUTSIDE${'_'.repeat(longest + 1)}`;
}
