import type { PageEnvelope } from '../../schema/page.ts';
import type { RouteName, RouteResponse } from '../../routes.ts';
import type { CallOptions } from '../transport/request.ts';
import { filterQuery, listOf } from './list.ts';
import type { List, Paging, Place, Query } from './list.ts';
import type { PatchMask, PlatformAccess } from './platform-access.ts';

/** A resource that does not change: it is created and deleted. */
export interface FixedResourceClient<Item, Fields, Filter = object> {
  list(filter?: Place & Filter, paging?: Paging): List<Item>;
  get(uid: string, options?: CallOptions): Promise<Item>;
  /** Creates one below a parent. Never sent twice: after a lost answer look before creating again. */
  create(parent: string, fields: Fields, options?: CallOptions): Promise<Item>;
  delete(uid: string, options?: CallOptions): Promise<void>;
}

/** A resource that can be updated. */
export interface ResourceClient<Item, Fields, Filter = object> extends FixedResourceClient<
  Item,
  Fields,
  Filter
> {
  /** Changes the fields of `changes`, or those of the mask: a field of it that `changes` lacks is cleared. */
  update(
    uid: string,
    changes: Partial<Fields>,
    mask?: PatchMask<Fields>,
    options?: CallOptions,
  ): Promise<Item>;
}

/** The rows of the route table that a resource consists of. */
interface ResourceRows<Lists, Get, Create, Delete, Answer, Item> {
  /** Names one and several of it in errors: `role binding`, `role bindings`. */
  readonly nouns: readonly [one: string, several: string];
  readonly list: Lists;
  readonly get: Get;
  readonly create: Create;
  readonly delete: Delete;
  readonly pageOf: (response: Answer) => readonly [items: readonly Item[], page: Partial<PageEnvelope>];
}

/** The methods of a resource, of any fields and filter. */
interface ResourceMethods<Get extends RouteName, Create extends RouteName, Item> {
  readonly list: (filter?: Place & Query, paging?: Paging) => List<Item>;
  readonly get: (uid: string, options?: CallOptions) => Promise<RouteResponse<Get>>;
  readonly create: (parent: string, fields: object, options?: CallOptions) => Promise<RouteResponse<Create>>;
  readonly delete: (uid: string, options?: CallOptions) => Promise<void>;
}

/** Creates the methods that list, get, create and delete a resource. */
export function createResource<
  Lists extends RouteName,
  Get extends RouteName,
  Create extends RouteName,
  Delete extends RouteName,
  Item extends { readonly uid?: string | undefined; readonly name?: string | undefined },
>(
  access: PlatformAccess<Lists | Get | Create | Delete>,
  rows: ResourceRows<Lists, Get, Create, Delete, RouteResponse<Lists>, Item>,
): ResourceMethods<Get, Create, Item> {
  const { request } = access;
  const [noun, nouns] = rows.nouns;
  return {
    list: (filter = {}, paging) =>
      listOf(
        access,
        {
          route: rows.list,
          purpose: `list the ${nouns}`,
          query: filterQuery(filter),
          pageOf: rows.pageOf,
          uidOf: ({ uid, name = '' }) => uid ?? name,
        },
        paging,
      ),
    get: (uid, options) => request(rows.get, `get the ${noun} ${uid}`, { path: { uid }, options }),
    create: (parent, fields, options) => {
      const name = 'name' in fields ? ` ${String(fields.name)}` : '';
      const parts = { path: { parent }, body: { ...fields }, options };
      return request(rows.create, `create the ${noun}${name}`, parts);
    },
    delete: async (uid, options) => {
      await request(rows.delete, `delete the ${noun} ${uid}`, { path: { uid }, options });
    },
  };
}
