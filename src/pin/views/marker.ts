/**
 * The state of a pull request, stored in a hidden comment at the end of its body: a workflow has no other
 * storage between runs.
 */
export interface Marker {
  /** The plan that it proposes, as 64 hex digits: a person who closes it says no to that plan. */
  readonly plan: string;
  /** Title and body as Mooring wrote them, as 64 hex digits: what a person edits since is left alone. */
  readonly text: string;
  /** `unfinished` until labels, reviewers and assignees are set; `settled` when Mooring itself closed it. */
  readonly state: 'open' | 'unfinished' | 'settled';
}

const MARKER =
  /<!-- mooring-pins plan=([0-9a-f]{64}) text=([0-9a-f]{64}) state=(open|unfinished|settled) -->/g;

/** The marker as it stands in a body. */
export function formatMarker({ plan, text, state }: Marker): string {
  return `<!-- mooring-pins plan=${plan} text=${text} state=${state} -->`;
}

/** Returns the last marker of a body, or undefined if Mooring did not write the body. */
export function readMarker(body: string): Marker | undefined {
  const [, plan, text, state] = [...body.matchAll(MARKER)].at(-1) ?? [];
  if (plan === undefined || text === undefined) return undefined;
  if (state !== 'open' && state !== 'unfinished' && state !== 'settled') return undefined;
  return { plan, text, state };
}

/** The body without any marker: what people read. */
export function withoutMarker(body: string): string {
  return body.replace(MARKER, '').trimEnd();
}

/** The body with this marker, which takes the place of any that it has. */
export function withMarker(body: string, marker: Marker): string {
  return `${withoutMarker(body)}\n\n${formatMarker(marker)}\n`;
}
