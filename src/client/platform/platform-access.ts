import type { RouteName, RouteResponse } from '../../contract/routes.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call } from '../transport/call.ts';
import type { CallParts } from '../transport/request.ts';

/** The way to some operations of the platform API, signed in: what every client of a domain stands on. */
export interface PlatformAccess<in Names extends RouteName> {
  /** Calls a route with the credential and gives its parsed answer. `purpose` completes "could not …". */
  readonly ask: <Name extends Names>(
    name: Name,
    purpose: string,
    parts?: Omit<CallParts, 'credential' | 'url'>,
  ) => Promise<RouteResponse<Name>>;
}

/** The access over one call path with one access token of the API's audience, or as nobody. */
export function platformAccess<Names extends RouteName>(options: {
  readonly call: Call<Names>;
  readonly token: Secret | undefined;
}): PlatformAccess<Names> {
  const credential = options.token === undefined ? {} : { credential: options.token };
  return {
    ask: async (name, purpose, parts = {}) => {
      const { value } = await options.call(name, purpose, { ...parts, ...credential });
      return value;
    },
  };
}

/** The fields that a PATCH changes, whole or by a path into one of them such as `claimMatch.subject`; or all. */
export type PatchMask<Changes> =
  | readonly ((keyof Changes & string) | `${keyof Changes & string}.${string}`)[]
  | '*';

/**
 * The parts of a PATCH. The mask is always sent, so that the service guesses nothing: by default the fields of
 * `changes`; a field of `mask` that `changes` lacks is cleared; `*` replaces the whole resource
 * (service-rules.md#partial-updates).
 */
export function patchParts<Changes extends object>(
  uid: string,
  changes: Changes,
  mask?: PatchMask<Changes>,
): Pick<CallParts, 'path' | 'query' | 'body'> {
  return {
    path: { uid },
    query: { updateMask: maskOf(changes, mask) },
    body: Object.fromEntries(Object.entries(changes)),
  };
}

/** The mask as it is written: the one that is given, or the fields of the changes. */
export function maskOf<Changes extends object>(changes: Changes, mask?: PatchMask<Changes>): string {
  const fields: readonly string[] | '*' = mask ?? Object.keys(changes);
  return fields === '*' ? fields : fields.join(',');
}
