import { PATHS, rewrite } from '../../support/jobs/fault-world.ts';
import type { Intercept } from '../../support/jobs/fault-world.ts';

/** A fault of GitHub's OIDC endpoint, as the platform's seed has it. */
export function mint(fault: object): object {
  return { route: 'mintIdToken', ...fault };
}

/** A fault of the token exchange. */
export function exchange(fault: object): object {
  return { route: 'exchangeToken', ...fault };
}

/** Answers in the place of one path. */
export function at(path: string, answer: Intercept): Intercept {
  return (request, nth, real) =>
    new URL(request.url).pathname === path ? answer(request, nth, real) : undefined;
}

/** The true OIDC token, changed. */
export function minted(change: (token: string) => unknown): Intercept {
  return at(PATHS.mint, (request, _, real) =>
    rewrite(request, real, ({ value }) => ({ value: change(String(value)) })),
  );
}

/** The true answer of the exchange, changed. */
export function exchanged(change: (body: Record<string, unknown>) => unknown): Intercept {
  return at(PATHS.exchange, (request, _, real) => rewrite(request, real, change));
}
