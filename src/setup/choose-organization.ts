import type { GroupsClient } from '../api/client/platform/iam/groups-client.ts';
import { MooringError } from '../values/errors.ts';
import { nearestWord } from '../text/nearest-word.ts';
import { printable } from '../text/printable.ts';
import { listText } from '../text/plural.ts';

/** An organization of the platform; the uid is unknown without a token. */
export interface ChosenOrganization {
  readonly name: string;
  readonly uid: string | undefined;
}

export interface OrganizationChoice {
  /** The value of `--organization`; empty if it is not set. */
  readonly given: string;
  /** Organizations of image references, the most frequent first. */
  readonly referenced: readonly string[];
  /** Undefined without a token. */
  readonly groups: Pick<GroupsClient, 'list'> | undefined;
}

/**
 * Chooses the organization: the given one, else the first referenced one that the token can see, else the only visible
 * one. Without a token, the given or the most referenced one. Throws `config_usage_invalid` if there is none or several,
 * and `platform_not_found` if the token cannot see the given one.
 */
export async function chooseOrganization(choice: OrganizationChoice): Promise<ChosenOrganization> {
  const { given, referenced, groups } = choice;
  if (groups === undefined) {
    const name = given === '' ? referenced[0] : given;
    if (name === undefined) throw unknownOrganization('no image reference names one');
    return { name, uid: undefined };
  }
  const wanted = given === '' ? referenced : [given];
  const visible = await listOrganizations(groups);
  const found = wanted.flatMap((name) => visible.filter((one) => one.name === name))[0];
  if (found !== undefined) return found;
  const [only, ...others] = visible;
  if (given !== '') throw invisible(given, visible);
  if (only !== undefined && others.length === 0 && referenced.length === 0) return only;
  throw unknownOrganization(
    `image references name ${listNames(referenced)}, and the token can see ${listNames(visible.map(({ name }) => name))}`,
  );
}

/** The organizations that a token can see: root groups, which have no parent in their uid. */
async function listOrganizations(
  groups: Pick<GroupsClient, 'list'>,
): Promise<readonly { readonly name: string; readonly uid: string }[]> {
  const all = await Array.fromAsync(groups.list());
  return all.filter(({ uid }) => !uid.includes('/')).map(({ name, uid }) => ({ name, uid }));
}

function invisible(given: string, visible: readonly { readonly name: string }[]): MooringError {
  const names = visible.map(({ name }) => name);
  const nearest = nearestWord(given, names);
  const advice = nearest === undefined ? '' : ` Did you mean \`--organization ${nearest}\`?`;
  return new MooringError(
    'platform_not_found',
    `organization ${given} is not visible to this token; it can see ${listNames(names)}`,
    { hint: `Pass the name as in image references, or sign in to another account.${advice}` },
  );
}

function unknownOrganization(reason: string): MooringError {
  return new MooringError('config_usage_invalid', `the organization is unknown: ${reason}`, {
    hint: 'Pass `--organization NAME`, as in `cgr.dev/NAME/image`.',
  });
}

/** Names beyond the fifth are only counted. */
function listNames(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  return listText(names, 5, (name) => printable(name, 60));
}
