import { approvedInOrder, versionsOf } from '../advisory/advisory-timeline.ts';
import type { Advisory } from '../advisory/advisory.ts';
import { canonicalReference, formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import { formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { weightOf } from './advisory-weight.ts';
import { describeAdvisory } from './advisory-wording.ts';
import type { ToldUse } from './advisory-wording.ts';
import type { Fetched, Evidence, PlatformPackages } from './evidence.ts';
import { assessByName, assessPackages } from './assess.ts';
import type { Assessment } from './assess.ts';
import type { AdvisoryFacts, EventFacts, Observation } from './finding.ts';
import type { ImageUse } from './image-use.ts';
import { namesToAsk } from './names-to-ask.ts';
import { notChecked, observed } from './observation.ts';
import type { Judging } from './observation.ts';

/** What is known of the vulnerabilities of one image, and what could not be asked. */
export interface AssessedImage {
  readonly assessments: readonly Assessment[];
  readonly unknown: readonly Extract<Fetched<unknown>, { kind: 'unknown' }>[];
}

/** By what an image is judged. */
export interface AssessOptions {
  /** When the build in use was made; undefined where that is not known. */
  readonly builtAt: Instant | undefined;
  /** For which platforms it is taken: those that it was asked about, where there are none of these. */
  readonly platforms: readonly string[];
}

/** Judges one image by what was asked: its packages, or its own name where they are not known. */
export function assessImage(
  reference: ImageReference,
  evidence: Evidence,
  { builtAt, platforms }: AssessOptions,
): AssessedImage {
  const packages = evidence.packages.get(canonicalReference(reference));
  if (packages?.kind === 'unknown') return { assessments: [], unknown: [packages] };
  const names = namesToAsk(packages?.value, reference);
  const given = names.flatMap((name) => evidence.advisories.get(name) ?? []);
  const unknown = given.filter((answer) => answer.kind === 'unknown');
  const advisoriesOn = (name: string): readonly Advisory[] => {
    const answer = evidence.advisories.get(name);
    return answer?.kind === 'known' ? answer.value : [];
  };
  const assessments =
    packages === undefined || packages.value.source === 'name'
      ? assessByName(names.flatMap(advisoriesOn), builtAt)
      : assessPackages(takenFor(platforms, packages.value.platforms), advisoriesOn);
  return { assessments, unknown: [...new Map(unknown.map((one) => [one.problem.message, one])).values()] };
}

/** What one place does not build for is no matter of it, though another place asked about it too. */
function takenFor(
  platforms: readonly string[],
  asked: readonly PlatformPackages[],
): readonly PlatformPackages[] {
  const taken = asked.filter(({ platform }) => platforms.includes(platform));
  return taken.length === 0 ? asked : taken;
}

/** The findings of one use: an observation per package and vulnerability that matters, and one per unasked question. */
export function observeAdvisories(
  use: ImageUse,
  assessed: AssessedImage,
  given: Judging & Pick<ToldUse, 'isNewest' | 'platforms'>,
): readonly Observation[] {
  return [
    ...assessed.unknown.map((answer) => notChecked(use, 'advisories', answer, given.mode)),
    ...assessed.assessments.flatMap((assessment) => {
      const weight = weightOf(assessment, given.policy, given.now);
      if (weight === undefined) return [];
      const subject = `${assessment.package?.name ?? ''}|${assessment.id}`;
      const observation = observed(use, {
        rule: 'advisory',
        weight,
        subject: `${formatImage(use.reference)}|${subject}`,
        inFile: `${use.file}|${subject}`,
        ...describeAdvisory(assessment, { ...given, reference: use.reference }),
      });
      return [{ ...observation, advisory: factsOf(assessment) }];
    }),
  ];
}

function factsOf({ id, advisory, decision, names, severity, ...rest }: Assessment): AdvisoryFacts {
  const { package: installed, platforms } = rest;
  return {
    id,
    aliases: names.filter((name) => name !== advisory.advisoryId),
    advisoryId: advisory.advisoryId,
    uid: advisory.uid,
    status: decision.status,
    package: installed === undefined ? null : { name: installed.name, version: installed.version },
    fixedVersion: decision.fixedVersion ?? null,
    severity,
    platforms,
    since: decision.since === undefined ? null : formatInstant(decision.since),
    events: eventFacts(advisory),
  };
}

function eventFacts({ events }: Advisory): readonly EventFacts[] | null {
  const timeline = approvedInOrder(events) ?? null;
  return (
    timeline?.map(({ event, kind, at }) => ({ kind, at: formatInstant(at), versions: versionsOf(event) })) ??
    null
  );
}
