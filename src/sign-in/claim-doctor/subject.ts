import type { IdTokenClaims } from '../../values/id-token.ts';

/** The part of a subject that describes the run, after its repository (sign-in-rules.md#subject-formats). */
export type SubjectContext =
  | { readonly kind: 'environment' | 'branch' | 'merge-queue' | 'tag'; readonly name: string }
  | { readonly kind: 'pull-request' }
  | { readonly kind: 'other'; readonly text: string };

/**
 * A subject, held against the other claims of its token. `hyphen-ids` is the first form of immutable subjects, which
 * could be forged by a name that looks like it (sign-in-rules.md#forgeable-subjects); `foreign` names no
 * repository, or another one.
 */
export type SubjectReading =
  | { readonly kind: 'repository'; readonly form: SubjectForm; readonly context: SubjectContext }
  | { readonly kind: 'hyphen-ids' }
  | { readonly kind: 'foreign' };

type SubjectForm = 'legacy' | 'immutable';

/** Reads the subject of a token by the repository that its other claims name. */
export function readSubject(claims: IdTokenClaims): SubjectReading {
  const forms = repositoryForms(claims);
  const rest = (prefix: string): string | undefined =>
    claims.sub.startsWith(`${prefix}:`) ? claims.sub.slice(prefix.length + 1) : undefined;
  for (const form of ['immutable', 'legacy'] as const) {
    const context = rest(forms[form]);
    if (context !== undefined) return { kind: 'repository', form, context: readContext(context) };
  }
  return rest(forms.hyphen) === undefined ? { kind: 'foreign' } : { kind: 'hyphen-ids' };
}

/** The same subject in the other form, for a repository that changes from one to the other; undefined without ids. */
export function inOtherForm(claims: IdTokenClaims): string | undefined {
  const reading = readSubject(claims);
  if (reading.kind !== 'repository') return undefined;
  const forms = repositoryForms(claims);
  if (forms.immutable === NO_PREFIX) return undefined;
  const [from, to] =
    reading.form === 'legacy' ? [forms.legacy, forms.immutable] : [forms.immutable, forms.legacy];
  return to + claims.sub.slice(from.length);
}

/** No subject begins with it: where an id is missing there is no form that has it. */
const NO_PREFIX = '\0';

function repositoryForms(claims: IdTokenClaims): Readonly<Record<SubjectForm | 'hyphen', string>> {
  const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
  const { repository_id: id, repository_owner_id: ownerId } = claims;
  if (owner === '' || name === '') return { legacy: NO_PREFIX, immutable: NO_PREFIX, hyphen: NO_PREFIX };
  const legacy = `repo:${owner}/${name}`;
  if (id === undefined || ownerId === undefined) return { legacy, immutable: NO_PREFIX, hyphen: NO_PREFIX };
  return {
    legacy,
    immutable: `repo:${owner}@${ownerId}/${name}@${id}`,
    hyphen: `repo:${owner}-${ownerId}/${name}-${id}`,
  };
}

/** A `:` inside a value is sent as `%3A`, so one that is left begins something that is not known here. */
function readContext(text: string): SubjectContext {
  if (text === 'pull_request') return { kind: 'pull-request' };
  const [, what, name] = /^(environment:|ref:refs\/heads\/|ref:refs\/tags\/)([^:]+)$/.exec(text) ?? [];
  if (what === undefined || name === undefined) return { kind: 'other', text };
  if (what === 'environment:') return { kind: 'environment', name };
  if (what === 'ref:refs/tags/') return { kind: 'tag', name };
  return { kind: name.startsWith('gh-readonly-queue/') ? 'merge-queue' : 'branch', name };
}
