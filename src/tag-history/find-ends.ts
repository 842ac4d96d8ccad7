import { isDigest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { END_FORMS, readEnd } from './decide/build-end.ts';
import type { End } from './decide/build-end.ts';
import { formatImage } from '../values/image-reference.ts';
import { printable } from '../text/printable.ts';
import { readAsOf } from './read-as-of.ts';
import { buildInHistory, buildOfDigest, findPlaces, pinOf } from './named-builds.ts';
import type { EndFacts, FoundEnd, NoEnd } from './named-builds.ts';
import { findGreen } from './find-green.ts';

/**
 * Returns the build that the value of an option names. Throws `config_usage_invalid` with the reason if it names none, or a
 * digest that is not a build of the tag. `option` is the name of the option: `good`.
 */
export async function findEnd(option: string, text: string, facts: EndFacts): Promise<FoundEnd> {
  const refuse = (why: string): MooringError =>
    new MooringError('config_usage_invalid', `${option}: ${why}`, { hint: `Use ${END_FORMS}.` });
  const end = readEnd(text);
  if (end === undefined) throw refuse(`"${printable(text, 80)}" does not name a build`);
  const found = await resolveWith(end, facts);
  if ('why' in found) throw refuse(found.why);
  return found;
}

async function resolveWith(end: End, facts: EndFacts): Promise<FoundEnd | NoEnd> {
  switch (end.kind) {
    case 'pinned': {
      const digest = pinOf(await findPlaces(facts.tree, facts), facts);
      return isDigest(digest) ? buildOfDigest(digest, facts) : { why: digest };
    }
    case 'commit':
      return findAtCommit(end.revision, facts);
    case 'green':
      return findGreen(end.branch, facts);
    case 'digest':
      return buildOfDigest(end.digest, facts);
    case 'time':
    case 'age':
    case 'back':
      return buildInHistory(end, facts);
  }
}

/** The digest in the files of a commit, or for an unpinned reference, the build at the commit's time. */
async function findAtCommit(revision: string, facts: EndFacts): Promise<FoundEnd | NoEnd> {
  const places = await findPlaces(await facts.openCommit(revision), facts);
  const name = `${formatImage(facts.reference)}:${facts.reference.tag}`;
  if (places.length === 0) return { why: `the commit ${printable(revision)} does not reference ${name}` };
  if (places.some((place) => place.reference.digest !== undefined)) {
    const digest = pinOf(places, facts);
    return isDigest(digest) ? buildOfDigest(digest, facts) : { why: digest };
  }
  const at = await readAsOf(revision, facts.directory, facts.command);
  const found = buildInHistory({ kind: 'time', at }, facts);
  return 'why' in found
    ? found
    : {
        ...found,
        notes: [`${name} is not pinned in ${printable(revision)}: its build at that time is used.`],
      };
}
