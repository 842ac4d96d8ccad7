import { NOWHERE, SourceTextBuilder, offsetAt, sliceSource } from '../../domain/source/source-text.ts';
import type { SourceText } from '../../domain/source/source-text.ts';
import { endOfTemplate } from '../hcl/hcl-token.ts';

/** A Dockerfile in another file, as Docker gets it, but for the values of the other file's own variables. */
export interface FilledDockerfile {
  readonly source: SourceText;
  /** The names that stand for those variables in `source`; nothing else in it has one of them. */
  readonly variables: readonly string[];
  /** A part of `source` with the variables as they are spelled in the other file. */
  readonly asWritten: (text: string) => string;
}

/** Takes an inline Dockerfile as it is written to what Docker gets; undefined where only the tool itself can tell. */
export type FillDockerfile = (source: SourceText) => FilledDockerfile | undefined;

/**
 * What Compose makes of `dockerfile_inline`: `$$` becomes `$`, and `$NAME` is Compose's own variable, whatever ARG of that
 * name the Dockerfile has (https://docs.docker.com/reference/compose-file/interpolation/).
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
 * What HCL makes of a text: `${ … }` is a value of its own, `$${` and `%%{` lose their first character. Undefined for a
 * text with `%{ … }`, which can leave parts out (HCL native syntax specification, templates).
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

/** Makes a name that neither the Dockerfile has nor BuildKit knows. */
function unusedSuffix(text: string): string {
  const longest = [...text.matchAll(/_OUTSIDE(_+)/g)].reduce(
    (length, [, underscores = '']) => Math.max(length, underscores.length),
    0,
  );
  return `_OUTSIDE${'_'.repeat(longest + 1)}`;
}
