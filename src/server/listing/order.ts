import { invalidArgument } from '../requests/refusal.ts';
import type { Order, OrderColumn } from '../store/resource-store.ts';

/** The fields a list can be ordered by, in the spellings of service-rules.md#order and of the resources. */
const COLUMNS: ReadonlyMap<string, OrderColumn> = new Map([
  ['uid', 'uid'],
  ['name', 'name'],
  ['created_at', 'create_time'],
  ['create_time', 'create_time'],
  ['createTime', 'create_time'],
  ['updated_at', 'update_time'],
  ['update_time', 'update_time'],
  ['updateTime', 'update_time'],
]);

/** The order of `<field>`, `<field> asc` or `<field> desc`; by uid where absent. Throws INVALID_ARGUMENT. */
export function readOrder(text = 'uid'): Order {
  const [field = '', direction = 'asc', ...rest] = text.trim().split(/ +/);
  const column = COLUMNS.get(field);
  if (column === undefined) throw invalidArgument('order_by', `unknown field "${field.slice(0, 60)}"`);
  if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
    throw invalidArgument('order_by', 'must be "<field>" or "<field> desc"');
  }
  return { column, descending: direction === 'desc' };
}

/** The value by which a resource is sorted under the order. */
export function orderValue(
  order: Order,
  resource: {
    readonly uid: string;
    readonly name: string;
    readonly createTime: number;
    readonly updateTime: number;
  },
): string | number {
  const values: Readonly<Record<OrderColumn, string | number>> = {
    uid: resource.uid,
    name: resource.name,
    create_time: resource.createTime,
    update_time: resource.updateTime,
  };
  return values[order.column];
}
