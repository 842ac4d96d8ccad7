import type { Answers } from '../domain/check/answers.ts';

/** So many images are named; of more, their number is told. */
const MOST_NAMED = 5;

/** What a reader has to know of the packages that advisories were compared with: where they were not to be had. */
export function notesOnPackages({ packages }: Answers): readonly string[] {
  const byName = [...packages].flatMap(([reference, answer]) =>
    answer.kind === 'known' && answer.value.source === 'name' ? [{ reference, why: answer.value.why }] : [],
  );
  const groups = Map.groupBy(byName, ({ why }) => why);
  return [...groups].map(([why, group]) => {
    const named = group.slice(0, MOST_NAMED).map(({ reference }) => reference);
    const rest = group.length - named.length;
    const names = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    return `The packages of ${names} are not known (${why}); advisories were compared with the name of the image alone.`;
  });
}
