import { assertNever } from '../../values/errors.ts';
import type { ErrorCode } from '../../values/errors.ts';
import { printable } from '../../text/printable.ts';
import type { Drift } from './choose-identity.ts';
import type { FoundIdentity } from '../../sign-in/claim-doctor/found-identity.ts';
import { chainctlCommands, terraformText } from './create-commands.ts';
import type { PlannedIdentity } from './identity-name.ts';
import type { IdentityRefusal } from './refusals.ts';
import { isBuiltInRole } from './role.ts';
import type { PlannedRole } from './role.ts';

/** The identity of a workflow, or why it has none; failures of the service are thrown. */
export type IdentityResult = ReadyIdentity | Unready;

/** An identity that this workflow can sign in as. */
export interface ReadyIdentity {
  readonly kind: 'ready';
  /** `created` also if the response was lost and the identity was found afterwards. */
  readonly decision: 'reused' | 'created' | 'updated';
  readonly uid: string;
  /** Empty if identities cannot be listed. */
  readonly name: string;
  readonly role: string;
  readonly fingerprint: string;
  /** True if it was verified by signing in; otherwise by reading it back, since it is for other jobs. */
  readonly isSignedIn: boolean;
  /** Sentences for people. */
  readonly warnings: readonly string[];
  /** Identities that Mooring created for this repository with other claims; they stay unchanged. */
  readonly siblings: readonly FoundIdentity[];
}

type Unready =
  | { readonly kind: 'refused'; readonly refusals: readonly IdentityRefusal[] }
  /** None exists, and none may be created. */
  | { readonly kind: 'missing'; readonly plan: PlannedIdentity }
  /** The identity that Mooring would create was changed. */
  | { readonly kind: 'drifted'; readonly drift: Drift }
  /** It exists without the role, and nothing may be changed. */
  | { readonly kind: 'unbound'; readonly identity: FoundIdentity; readonly role: string };

/** Returns log lines about an identity that is ready, without its warnings. */
export function describeReady(
  ready: ReadyIdentity,
  { apiUrl }: { readonly apiUrl: string },
): readonly string[] {
  const { uid, name, role, decision, fingerprint, siblings } = ready;
  const proof = ready.isSignedIn
    ? 'was verified by signing in'
    : 'was verified by its claim match, since it is for other jobs than this one';
  const named = name === '' ? '' : ` (${printable(name, 80)})`;
  return [
    `Identity ${uid}${named} ${DECISIONS[decision]}; it has the role ${printable(role, 80)} and ${proof}.`,
    `Fingerprint: ${fingerprint}`,
    ...siblings.flatMap((sibling) => describeSibling(sibling, apiUrl)),
  ];
}

const DECISIONS = {
  reused: 'already exists',
  created: 'was created',
  updated: 'was restricted to its claims again',
} as const;

/** Whether a sibling is still in use is unknown here, so it is reported and left unchanged. */
function describeSibling({ uid, name, claimMatch }: FoundIdentity, apiUrl: string): readonly string[] {
  const subject = printable(claimMatch?.subject ?? 'no exact subject', 200);
  return [
    `Mooring also created ${printable(name, 80)} (${uid}) for this repository, with the subject ${subject}. If no job uses it, delete it:`,
    `  curl -fsS -X DELETE -H "Authorization: Bearer $TOKEN" '${apiUrl}/iam/v2/identities/${uid}'`,
  ];
}

/** Where an identity is created, and the role that it is bound to. */
interface CreateTarget {
  /** The uid of the root group. */
  readonly organization: string;
  readonly role: string;
}

/** Returns the error code and the lines of the message for a workflow without an identity. */
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
          ...result.refusals.map(({ reason, remedy }) => `- ${printable(reason, 500)}. ${remedy}`),
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
          `identity ${result.identity.uid} exists, but is not bound to the role ${result.role} in the organization; to bind it:`,
          `  chainctl iam role-bindings create --parent=${target.organization} --identity=${result.identity.uid} --role=${result.role}`,
        ],
      };
    default:
      return assertNever(result);
  }
}

function describeMissing(plan: PlannedIdentity, target: CreateTarget): readonly string[] {
  const accesses = [{ identity: plan, role: roleNamed(target.role) }];
  const commands = { organization: target.organization, accesses };
  const indent = (line: string): string => `  ${line}`;
  return [
    'no identity exists for this workflow, and `mode: require` does not create one; to create it:',
    'chainctl:',
    ...chainctlCommands(commands).map(indent),
    'Terraform:',
    ...terraformText(commands).map(indent),
  ];
}

/** The role was found before, so that no command creates it. */
function roleNamed(name: string): PlannedRole {
  return { name, description: '', capabilities: [], isBuiltIn: isBuiltInRole(name) };
}

function describeDrift({ identity, differences, isManaged, proof }: Drift): readonly string[] {
  const show = (text: string | undefined): string => (text === undefined ? '(none)' : printable(text, 300));
  return [
    `identity ${printable(identity.name, 80)} (${identity.uid}) has changed since it was created:`,
    ...differences.map(
      ({ field, found, wanted }) =>
        `- ${printable(field, 80)}: found ${show(found)}, expected ${show(wanted)}`,
    ),
    ...(isManaged
      ? []
      : ['Mooring does not change it, since its description no longer marks it as managed by Mooring.']),
    ...(proof.kind === 'narrows'
      ? []
      : [`Restoring it could accept additional tokens, because of ${printable(proof.because.field, 80)}.`]),
  ];
}
