import { assertNever } from '../errors.ts';
import type { ErrorCode } from '../errors.ts';
import { printable } from '../text/printable.ts';
import type { Drift, FoundIdentity } from './choose-identity.ts';
import { createCommands } from './create-commands.ts';
import type { CreateTarget } from './create-commands.ts';
import type { PlannedIdentity } from './planned-identity.ts';
import type { IdentityRefusal } from './refusals.ts';

/** What there is to tell of an identity that is ready. */
interface Ready {
  readonly decision: 'reused' | 'created' | 'updated';
  readonly uid: string;
  readonly name: string;
  readonly role: string;
  readonly fingerprint: string;
  readonly siblings: readonly FoundIdentity[];
}

/** Lines of a log about an identity that is ready, without its warnings. */
export function describeReady(ready: Ready, { apiUrl }: { readonly apiUrl: string }): readonly string[] {
  const { uid, name, role, decision, fingerprint, siblings } = ready;
  const named = name === '' ? '' : ` (${printable(name, 80)})`;
  return [
    `The identity ${uid}${named} was ${DECISIONS[decision]}, has the role ${printable(role, 80)}, and was proved by use.`,
    `Its fingerprint is ${fingerprint}.`,
    ...siblings.flatMap((sibling) => describeSibling(sibling, apiUrl)),
  ];
}

const DECISIONS = {
  reused: 'there already',
  created: 'made',
  updated: 'narrowed to its claims again',
} as const;

/** Whether another one is still in use nobody can tell from here, so it is told of and left alone. */
function describeSibling({ uid, name, claimMatch }: FoundIdentity, apiUrl: string): readonly string[] {
  const subject = printable(claimMatch?.subject ?? 'no exact subject', 200);
  return [
    `Mooring also made ${printable(name, 80)} (${uid}) for this repository, with the subject ${subject}. If no job has that any more, delete it:`,
    `  curl -fsS -X DELETE -H "Authorization: Bearer $TOKEN" '${apiUrl}/iam/v2/identities/${uid}'`,
  ];
}

/** Why a workflow has no identity in the end. */
type Unready =
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
  | { readonly kind: 'missing'; readonly plan: PlannedIdentity }
  | { readonly kind: 'drifted'; readonly drift: Drift }
  | { readonly kind: 'unbound'; readonly identity: FoundIdentity; readonly role: string };

/** The same as a failure: its code, and the lines of its message. */
export function describeUnready(
  result: Unready,
  target: CreateTarget,
): { readonly code: ErrorCode; readonly lines: readonly string[] } {
  switch (result.kind) {
    case 'refused':
      return {
        code: 'config_identity_refused',
        lines: [
          'this workflow cannot have an identity:',
          ...result.refusals.map(({ why, instead }) => `- ${printable(why, 500)}. ${instead}`),
        ],
      };
    case 'missing':
      return { code: 'auth_identity_missing', lines: describeMissing(result.plan, target) };
    case 'drifted':
      return { code: 'auth_identity_drifted', lines: describeDrift(result.drift) };
    case 'unbound':
      return {
        code: 'auth_identity_missing',
        lines: [
          `the identity ${result.identity.uid} is there, and is not bound to the role ${result.role} at the organization:`,
          `  chainctl iam role-bindings create --parent=${target.organization} --identity=${result.identity.uid} --role=${result.role}`,
        ],
      };
    default:
      return assertNever(result);
  }
}

function describeMissing(plan: PlannedIdentity, target: CreateTarget): readonly string[] {
  return [
    'there is no identity for this workflow, and `mode: require` makes none.',
    ...createCommands(plan, target),
  ];
}

function describeDrift({ identity, differences, isManaged, proof }: Drift): readonly string[] {
  const show = (text: string | undefined): string =>
    text === undefined ? '(nothing)' : printable(text, 300);
  return [
    `the identity ${printable(identity.name, 80)} (${identity.uid}) is not what it was made as:`,
    ...differences.map(
      ({ field, found, wanted }) => `- ${printable(field, 80)}: found ${show(found)}, wanted ${show(wanted)}`,
    ),
    ...(isManaged ? [] : ['It does not carry the mark of Mooring any more, so it is never changed.']),
    ...(proof.kind === 'narrows'
      ? []
      : [`To change it back could let tokens in, by ${printable(proof.because.field, 80)}.`]),
  ];
}
