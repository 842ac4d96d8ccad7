import { printable } from '../text/printable.ts';
import type { Cause, CauseKind } from './diagnosis.ts';

/** A cause as a sentence for people, with what else could be done about it than changing the identity. */
export function explainCause({ kind, field }: Cause): string {
  return TEXTS[kind].replaceAll('{field}', field);
}

/** The same where the identity is not known: what may be the cause. `other` is the subject with ids, or without them. */
export function suspectCause({ kind }: Cause, other: string | undefined): string | undefined {
  return SUSPICIONS[kind]?.replace('{other}', other === undefined ? '' : `, ${printable(other, 300)},`);
}

const TEXTS: Readonly<Record<CauseKind, string>> = {
  'issuer-slash': 'The issuers differ by a "/" at the end. They have to be equal to the letter.',
  'issuer-case': 'The issuers differ in upper and lower case. They have to be equal to the letter.',
  'issuer-other':
    "The token comes from another issuer than the identity trusts: an enterprise, or a GitHub server of one's own, has an issuer of its own.",
  audience:
    'The token is for another audience than the identity expects. See `issuer-url`, whose host the token is made for.',
  'subject-case':
    'The subjects differ in upper and lower case. GitHub sends owner and repository as they are spelled on GitHub.',
  'subject-blank': 'The subject of the identity has blanks around it.',
  'subject-wildcard':
    'The subject of the identity holds a "*", which stands for itself there: it is no pattern.',
  'immutable-token':
    "GitHub sends this repository's subject with ids (new, renamed or transferred repositories do), and the identity has the one without.",
  'immutable-identity':
    "The identity has the subject with ids, and GitHub still sends this repository's subject without: turn immutable subjects on in its OIDC settings, or change the identity.",
  'hyphen-ids':
    'The ids are joined by hyphens, a form that could be forged and that GitHub no longer sends. Never trust it.',
  'environment-in-token':
    'The job has an `environment:`, which takes the place of branch or tag in the subject. Remove it from the job, or change the identity.',
  'environment-in-identity':
    'The identity is for an environment, and the job has none. Add `environment:` to the job, or change the identity.',
  'environment-name': 'The identity is for another environment than the job has.',
  'pull-request':
    'On pull requests the subject names no branch: it is the same for all of them, whoever pushed. Better leave this identity as it is, and make another one for pull requests, that may only read.',
  'not-a-pull-request': 'The identity is for pull requests, and this run is none.',
  branch: 'The identity is for another branch than this run is of.',
  tag: 'One of the two subjects is that of a tag. Put the job into an `environment:`, whose subject stays the same for every tag.',
  repository:
    'The identity is for another repository; after a rename or a transfer it is still for the old name.',
  'subject-other': 'The subjects have nothing in common; the repository may have a customized one.',
  event:
    'The identity is not for runs of this event. Run the job on one of its events; do not open the identity.',
  claim: 'The claim of {field} differs.',
  'claim-absent': 'The identity asks for {field}, which this token does not have.',
  'joined-pattern':
    'The pattern of {field} holds several claims in one text, which never matches: each needs a flag of its own.',
};

const SUSPICIONS: Readonly<Partial<Record<CauseKind, string>>> = {
  'environment-in-token':
    'The job has an `environment:`, which takes the place of the branch in the subject: an identity for a branch does not match.',
  'pull-request':
    'This is a pull request: its subject names no branch, so an identity for a branch does not match.',
  tag: 'This is a run of a tag: an identity for a branch does not match.',
  branch:
    'This is a run of a branch without an `environment:`: an identity for an environment, for pull requests or for another branch does not match.',
  'immutable-token': 'The subject holds ids: an identity with the subject without ids{other} does not match.',
  'immutable-identity':
    'The subject holds no ids: an identity with the subject with ids{other} does not match.',
  'hyphen-ids': TEXTS['hyphen-ids'],
  'subject-other': 'The subject does not begin with this repository: it is customized, or not from GitHub.',
};
