import { MooringError } from '../values/errors.ts';
import { NAMED_BUILD_FORMS, readNamedBuild } from './decide/named-build.ts';
import type { NamedBuild } from './decide/named-build.ts';
import { formatImage } from '../values/image-reference.ts';
import { printable } from '../text/printable.ts';
import { readAsOf } from './read-as-of.ts';
import { buildInHistory, buildOfDigest, buildOfPin, findPlaces } from './named-build-facts.ts';
import type { BuildLookup, FoundBuild, NamedBuildFacts } from './named-build-facts.ts';
import { findGreen } from './find-green.ts';

/**
 * Returns the build that the value of an option names. Throws `config_usage_invalid` with the reason if it names none, or a
 * digest that is not a build of the tag. `option` is the name of the option: `good`.
 */
export async function findNamedBuild(
  option: string,
  text: string,
  facts: NamedBuildFacts,
): Promise<FoundBuild> {
  const refuse = (why: string): MooringError =>
    new MooringError('config_usage_invalid', `${option}: ${why}`, { hint: `Use ${NAMED_BUILD_FORMS}.` });
  const named = readNamedBuild(text);
  if (named === undefined) throw refuse(`"${printable(text, 80)}" does not name a build`);
  const found = await resolveWith(named, facts);
  if ('why' in found) throw refuse(found.why);
  return found;
}

async function resolveWith(named: NamedBuild, facts: NamedBuildFacts): Promise<BuildLookup> {
  switch (named.kind) {
    case 'pinned':
      return buildOfPin(await findPlaces(facts.tree, facts), facts);
    case 'commit':
      return findAtCommit(named.revision, facts);
    case 'green':
      return findGreen(named.branch, facts);
    case 'digest':
      return buildOfDigest(named.digest, facts);
    case 'time':
    case 'age':
    case 'back':
      return buildInHistory(named, facts);
  }
}

/** The digest in the files of a commit, or for an unpinned reference, the build at the commit's time. */
async function findAtCommit(revision: string, facts: NamedBuildFacts): Promise<BuildLookup> {
  const places = await findPlaces(await facts.openCommit(revision), facts);
  const name = `${formatImage(facts.reference)}:${facts.reference.tag}`;
  if (places.length === 0) return { why: `the commit ${printable(revision)} does not reference ${name}` };
  if (places.some((place) => place.reference.digest !== undefined)) return buildOfPin(places, facts);
  const at = await readAsOf(revision, facts.directory, facts.command);
  const found = buildInHistory({ kind: 'time', at }, facts);
  const note = `${name} is not pinned in ${printable(revision)}: its build at that time is used.`;
  return 'why' in found ? found : { ...found, notes: [note] };
}
