import { describe, expect, it } from 'vitest';

import { MESSAGE_PACKAGES } from '../../src/contract/messages/message-packages.ts';
import type { MessageField, MessageMethod } from '../../src/contract/messages/message-package.ts';
import type { Route } from '../../src/contract/route.ts';
import { routes } from '../../src/contract/routes.ts';

const rows = Object.entries(routes as Readonly<Record<string, Route>>);

/** Each method by its name as a row writes it, with the package of its messages. */
const methods = new Map<string, { readonly name: string; readonly entry: MessageMethod }>(
  MESSAGE_PACKAGES.flatMap(({ name, services = {} }) =>
    Object.entries(services).flatMap(([service, own]) =>
      Object.entries(own).map(
        ([method, entry]) =>
          [`${`${name}.${service}`.replace('chainguard.platform.', '')}/${method}`, { name, entry }] as const,
      ),
    ),
  ),
);

const messages = new Map<string, Readonly<Record<string, MessageField>>>(
  MESSAGE_PACKAGES.flatMap(({ name, messages: own = {} }) =>
    Object.entries(own).map(([message, fields]) => [`${name}.${message}`, fields] as const),
  ),
);

describe('the methods over gRPC', () => {
  it('are each the method of one row', () => {
    const named = rows.flatMap(([, { rpc }]) => (rpc === undefined ? [] : [rpc]));
    expect(named.sort()).toEqual([...methods.keys()].sort());
  });

  it.each(rows.filter(([, { rpc }]) => rpc !== undefined))(
    'of %s have a field for every value of its path',
    (_, { rpc = '', path }) => {
      const { name = '', entry } = methods.get(rpc) ?? {};
      const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => entry?.path?.[value] ?? value);
      const types = values.map((field) => typeOf(`${name}.${entry?.request ?? ''}`, field.split('.'), name));
      expect(types).toEqual(values.map(() => 'string'));
    },
  );
});

/** Returns the type of a field, that of a nested one for several names. */
function typeOf(
  message: string,
  [field = '', ...rest]: readonly string[],
  packageName: string,
): string | undefined {
  const type = messages.get(message)?.[field]?.[1];
  return rest.length === 0 ? type : typeOf(`${packageName}.${type ?? ''}`, rest, packageName);
}
