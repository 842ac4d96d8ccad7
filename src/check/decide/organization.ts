import { MooringError } from '../../values/errors.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import { nearestWord } from '../../text/nearest-word.ts';
import { count } from '../../text/plural.ts';
import { needsAuthentication } from './cause.ts';
import type { Evidence } from './evidence.ts';
import { historicImage, PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';

/** A configured organization that no image reference names. */
export interface OrganizationMismatch {
  readonly configured: string;
  /** The other organizations in references, most references first. */
  readonly named: readonly { readonly name: string; readonly references: number }[];
  /** The one of them that the configured name probably misspells. */
  readonly nearest: string | undefined;
}

/**
 * Compares the configured organization with the references to images of the registry. Returns undefined if one of them
 * names it, or if all images are of the public organization.
 */
export function compareOrganization(
  configured: string,
  uses: readonly ImageUse[],
  registry: string,
): OrganizationMismatch | undefined {
  const references = new Map(uses.map(({ reference }) => [canonicalReference(reference), reference]));
  const organizations = [...references.values()].flatMap(
    (reference) => historicImage(reference, registry)?.organization ?? [],
  );
  if (organizations.includes(configured)) return undefined;
  const groups = Map.groupBy(organizations, (name) => name);
  groups.delete(PUBLIC_ORGANIZATION);
  if (groups.size === 0) return undefined;
  const named = [...groups].map(([name, group]) => ({ name, references: group.length }));
  const names = named.map(({ name }) => name);
  return {
    configured,
    named: named.toSorted((one, other) => other.references - one.references),
    nearest: nearestWord(configured, names),
  };
}

/**
 * Returns the error of a run whose organization is not that of its images or of its token. `own` is the organization that
 * the token belongs to, if known.
 */
export function wrongOrganization(
  { configured, named, nearest }: OrganizationMismatch,
  own?: string,
): MooringError {
  const all = named.map(({ name, references }) => `${name} (${count(references, 'reference')})`).join(', ');
  const reasons = [
    ...(named.length === 0 ? [] : [`the image references name ${all}`]),
    ...(own === undefined ? [] : [`the token belongs to ${own}`]),
  ];
  const reason = reasons.join(', and ') || 'the token has no access to it';
  const known = [nearest, own, ...(named.length === 1 ? named.map(({ name }) => name) : [])];
  const meant = known.find((name) => named.length === 0 || named.some((one) => one.name === name));
  const isSure = meant === nearest || meant === own;
  return new MooringError(
    'config_wrong_organization',
    `the organization is set to "${configured}", but ${reason}`,
    meant === undefined
      ? {}
      : { hint: `Set \`organization\` to ${meant}${isSure ? '' : ', and use credentials for it'}.` },
  );
}

/** Returns whether the registry refused every image of the organizations that the references name. */
export function isRefusedEverywhere(
  { named }: OrganizationMismatch,
  { tags, tagsOfDigests }: Pick<Evidence, 'tags' | 'tagsOfDigests'>,
  registry: string,
): boolean {
  const facts = [
    ...[...tags].map(([key, { history }]) => ({ key, fact: history })),
    ...[...tagsOfDigests].map(([key, fact]) => ({ key, fact })),
  ];
  const about = facts.filter(({ key }) => named.some(({ name }) => key.startsWith(`${registry}/${name}/`)));
  return (
    about.length > 0 &&
    about.every(({ fact }) => fact.kind === 'unknown' && needsAuthentication(fact.problem.code))
  );
}
