import { describeClaims } from '../../values/id-token.ts';
import type { IdTokenClaims } from '../../values/id-token.ts';
import { conditionsOf } from '../../sign-in/claim-doctor/claim-match.ts';
import type { FoundIdentity } from '../../sign-in/claim-doctor/found-identity.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';

/** Who the caller is, by each of its tokens. */
interface Self {
  readonly platform:
    | {
        readonly token: { readonly sub: string | undefined; readonly expiresAt: Instant | undefined };
        readonly known: Known | undefined;
      }
    | undefined;
  readonly job: { readonly claims: IdTokenClaims; readonly signedInAs: Known | undefined } | undefined;
}

interface Known {
  readonly uid: string;
  readonly identity: FoundIdentity | undefined;
  readonly roles: readonly string[] | undefined;
}

/** Renders who the caller is as lines of text. `defaultAudience` applies if the identity sets none. */
export function whoAmIText({ platform, job }: Self, defaultAudience: string): string {
  const lines = [
    ...(platform === undefined
      ? []
      : [
          `MOORING_API_TOKEN is ${printable(platform.token.sub ?? 'a token without a subject', 120)}${until(platform.token.expiresAt)}.`,
          ...(platform.known === undefined ? [] : describeKnown(platform.known, defaultAudience)),
        ]),
    ...(job === undefined
      ? []
      : [
          'Claims of the OIDC token of this job:',
          ...describeClaims(job.claims).map((line) => `  ${line}`),
          ...(job.signedInAs === undefined
            ? ['Use --identity UID to try to sign in as an identity.']
            : [
                `Signed in as identity ${job.signedInAs.uid}.`,
                ...describeKnown(job.signedInAs, defaultAudience),
              ]),
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

function until(end: Instant | undefined): string {
  return end === undefined ? '' : `, expires ${formatInstant(end)}`;
}

function describeKnown({ identity, roles }: Known, defaultAudience: string): readonly string[] {
  return [
    ...(identity === undefined
      ? ['  (cannot read its own identity)']
      : [
          `  name: ${printable(identity.name, 100)}`,
          ...conditionsOf(identity.claimMatch ?? {}, defaultAudience).map(
            ([field, value]) => `  ${printable(field, 80)}: ${printable(value, 300)}`,
          ),
        ]),
    roles === undefined
      ? '  (cannot list its roles)'
      : `  roles: ${roles.length === 0 ? 'none' : printable(roles.join(', '), 300)}`,
  ];
}
