import { formatImageReference } from '../image-reference.ts';
import { tailOrigin, wholeOrigin } from './arg-usage.ts';
import type { ArgUsage } from './arg-usage.ts';
import { placeEdit } from './edit-place.ts';
import type { EditContext } from './edit-place.ts';
import type { Findings, FoundImage, FoundSkip } from './found.ts';
import { resolveBase } from './resolve-base.ts';
import type { Base } from './resolve-base.ts';
import { expandShellWord } from './shell-word.ts';
import type { Stage } from './stage.ts';
import type { WordOptions } from './word-reader.ts';

/** The stages, and what their FROMs are expanded with. */
export interface BasesContext extends EditContext {
  readonly stages: readonly Stage[];
  readonly options: WordOptions;
  readonly otherPlatforms: () => Iterable<WordOptions>;
}

/** What the stages stand on, or the FROM that Docker rejects the file for. */
export type Bases =
  | {
      readonly kind: 'found';
      readonly found: readonly (FoundImage | FoundSkip)[];
      /** What each stage stands on. */
      readonly bases: readonly Base[];
    }
  | Extract<Findings, { readonly kind: 'rejected' }>;

/**
 * The images that the stages stand on, in order; a stage can be named from the FROM after its own on. Where they can be
 * edited is settled last, when it is known what every FROM makes of the ARGs.
 */
export function resolveBases(context: BasesContext): Bases {
  const { stages, options, otherPlatforms, usage } = context;
  const earlier = new Map<string, number>();
  const bases: Base[] = [];
  for (const [index, stage] of stages.entries()) {
    const base = resolveBase(stage, { options, earlier, otherPlatforms });
    if (base.kind === 'rejected')
      return { kind: 'rejected', rejection: { line: stage.line, reason: base.reason } };
    notePlatformUse(stage, options, usage);
    noteUse(base, usage);
    bases.push(base);
    if (stage.name !== undefined) earlier.set(stage.name, index);
  }
  const found = stages.flatMap((stage, index) => findBase(stage, bases[index], context));
  return { kind: 'found', found, bases };
}

function findBase(
  stage: Stage,
  base: Base | undefined,
  context: EditContext,
): readonly (FoundImage | FoundSkip)[] {
  const word = stage.base;
  if (base?.kind === 'skipped') return [{ ...base, word }];
  if (base?.kind !== 'image') return [];
  const { reference } = base;
  const edit = placeEdit(base, context);
  return [
    {
      kind: 'image',
      use: 'dockerfile-from',
      word,
      reference,
      stage: stage.name,
      platform: stage.platform,
      edit,
    },
  ];
}

/** An ARG bears a digest where it is the reference as a whole, or the digest of it; anywhere else it does not. */
function noteUse(base: Base, usage: ArgUsage): void {
  if (base.kind === 'rejected' || base.kind === 'skipped') return;
  const origin = base.kind === 'image' ? (wholeOrigin(base.fragment) ?? digestOrigin(base)) : undefined;
  usage.fixAll(base.fragment, origin);
  if (base.kind === 'image' && origin !== undefined)
    usage.noteReference(origin, formatImageReference(base.reference));
}

function digestOrigin({
  fragment,
  reference,
}: Extract<Base, { readonly kind: 'image' }>): number | undefined {
  if (reference.digest === undefined) return undefined;
  return tailOrigin(fragment, fragment.source.text.length - reference.digest.length);
}

function notePlatformUse({ platform }: Stage, options: WordOptions, usage: ArgUsage): void {
  const reading = platform === undefined ? undefined : expandShellWord(platform, options);
  if (reading?.kind === 'expanded') usage.fixAll(reading.fragment);
}
