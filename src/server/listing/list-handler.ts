import type { z } from 'zod';

import type { Capability } from '../../contract/iam/capability.ts';
import type { ListQuery } from '../../contract/page.ts';
import { authenticate } from '../requests/authentication.ts';
import { visibleGroups } from '../requests/authorization.ts';
import { readQuery } from '../requests/query.ts';
import type { Handler } from '../requests/route-call.ts';
import type { Services } from '../services.ts';
import type { Resource, ResourceKind } from '../store/resource.ts';
import type { ResourceFilter } from '../store/resource-filter.ts';
import { listPage } from './list-page.ts';

/** What tells one list from another. */
export interface ListDefinition<Query extends ListQuery> {
  readonly kind: ResourceKind;
  readonly capability: Capability;
  /** The field of the answer that holds the items. */
  readonly field: string;
  readonly query: z.ZodType<Query>;
  /** The filters that the query asks for, beside those that all lists have. */
  readonly filter: (query: Query) => Omit<ResourceFilter, 'kind' | 'within' | 'childrenOf' | 'descendantsOf'>;
  /** Parents whose children everybody sees who may list at all; none where absent. */
  readonly openParents?: readonly string[];
  readonly toItem: (resource: Resource, services: Services) => unknown;
}

/**
 * The handler of a List endpoint: who asks, for what, what of it may be seen, and the page
 * (service-rules.md#lists).
 */
export function listHandler<Query extends ListQuery>(list: ListDefinition<Query>): Handler {
  return async (call, services) => {
    const caller = await authenticate(call, services);
    const visible = visibleGroups(caller, list, services.store);
    const query = readQuery(list.query, call.url.searchParams);
    const within = [...visible, ...(list.openParents ?? [])];
    const hidden = hiddenBy(call.lagMs, services);
    const page = listPage(query, { kind: list.kind, within, ...list.filter(query) }, { ...services, hidden });
    const items = page.resources.map((resource) => list.toItem(resource, services));
    return { [list.field]: items, ...page.envelope };
  };
}

/** What a list does not show that is behind by so many milliseconds. */
function hiddenBy(lagMs: number, { creations, clock }: Services): readonly string[] {
  return lagMs === 0 ? [] : creations.after(clock.now() - lagMs);
}

/** The filter of lists that can be asked for one exact name. */
export function byName(query: { readonly name?: string | undefined }): Pick<ResourceFilter, 'names'> {
  return { names: query.name === undefined ? undefined : [query.name] };
}
