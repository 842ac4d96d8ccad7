import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { INTERNAL_CAPABILITIES } from '../../src/api/iam/capability.ts';
import { JSON_NAMES } from '../../src/embedded-platform/grpc/messages/message-package.ts';
import { MESSAGE_PACKAGES } from '../../src/embedded-platform/grpc/messages/message-packages.ts';
import type {
  MessageField,
  MessageMethod,
  MessagePackage,
} from '../../src/embedded-platform/grpc/messages/message-package.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import { serverRoutes } from '../../src/embedded-platform/server-routes.ts';
import { Seed } from '../../src/embedded-platform/seed/seed.ts';

interface Facts {
  readonly services: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly enums: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What the service's own descriptors say; the key `reading` of the file explains its form. */
const FACTS = JSON.parse(readFileSync('test/golden/grpc-v2.json', 'utf8')) as Facts;

/** The same for v1, of which the platform answers a part. */
const VERSION_ONE = JSON.parse(readFileSync('test/golden/grpc-v1.json', 'utf8')) as Facts;

/** Returns the facts of v2, and those of v1 about what is known here. */
function expected<Kind extends 'messages' | 'enums'>(kind: Kind, known: Iterable<string>): Facts[Kind] {
  const names = new Set(known);
  const part = Object.entries(VERSION_ONE[kind]).filter(([name]) => names.has(name));
  return { ...Object.fromEntries(part), ...FACTS[kind] };
}

const rows = [...serverRoutes];

const parts: readonly MessagePackage[] = MESSAGE_PACKAGES;

const methods = parts.flatMap(({ name, services = {} }) =>
  Object.entries(services).flatMap(([service, own]) =>
    Object.keys(own).map((method) => `${name}.${service}/${method}`.replace('chainguard.platform.', '')),
  ),
);

describe('the methods over gRPC', () => {
  it('are each the method of one row', () => {
    const named = rows.flatMap(([, { rpc }]) => (rpc === undefined ? [] : [rpc]));
    expect(named.sort()).toEqual(methods.sort());
  });
});

describe('the tables of messages', () => {
  it('have the fields of the facts', () => {
    const known = parts.flatMap(({ name, messages: own = {} }) =>
      Object.entries(own).map(([message, fields]) => [
        `${name}.${message}`,
        Object.fromEntries(
          Object.entries(fields).map(([field, form]) => [
            field,
            factsOf(form, { name, field: `${name}.${message}.${field}` }),
          ]),
        ),
      ]),
    );
    const names = Object.keys(Object.fromEntries(known));
    const facts = Object.entries(expected('messages', names)).map(([message, fields]) => [
      message,
      Object.fromEntries(
        Object.entries(fields)
          .filter(([field]) => field !== '@resource')
          .map(([field, { n, t, label, oneof, json }]) => [field, { n, t, label, oneof, json }]),
      ),
    ]);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(facts));
  });

  it('have the enums of the facts', () => {
    const known = parts.flatMap(({ name, enums = {} }) =>
      Object.entries(enums).map(([one, values]) => [`${name}.${one}`, values]),
    );
    const names = Object.keys(Object.fromEntries(known));
    expect(Object.fromEntries(known)).toEqual(expected('enums', names));
  });

  it('have the methods of the facts, each with the path and the verb of its row', () => {
    const known = parts.flatMap(({ name, services = {} }) =>
      Object.entries(services).map(([service, own]) => [
        `${name}.${service}`,
        Object.fromEntries(
          Object.entries(own).map(([method, entry]) => [
            method,
            methodFacts(entry, { name, row: rowOf(`${name}.${service}/${method}`) }),
          ]),
        ),
      ]),
    );
    const facts = Object.entries({ ...VERSION_ONE.services, ...FACTS.services }).map(([service, own]) => [
      service,
      Object.fromEntries(
        Object.entries({ ...VERSION_ONE.services[service], ...own })
          .filter(isAnswered(service))
          .map(([method, one]) => [
            method,
            {
              in: one['in'],
              out: one['out'],
              body: one['body'],
              event: one['event'],
              http: String(one['http']).replace(/=\*+/g, ''),
            },
          ]),
      ),
    ]);
    const some = facts.filter(([, own]) => Object.keys(own as object).length > 0);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(some));
  });
});

/** Tells whether the platform answers a method of v1; it answers all of v2. */
function isAnswered(service: string): (entry: readonly [string, unknown]) => boolean {
  return ([method]) =>
    FACTS.services[service]?.[method] !== undefined ||
    methods.includes(`${service}/${method}`.replace('chainguard.platform.', ''));
}

/** A field in the form of the facts. */
function factsOf(
  [n, type, occurrence]: MessageField,
  { name, field }: { readonly name: string; readonly field: string },
): Readonly<Record<string, unknown>> {
  const oneof = occurrence?.startsWith('oneof ') === true ? occurrence.slice('oneof '.length) : undefined;
  const label = type.startsWith('map<') ? 'map' : oneof === undefined ? occurrence : undefined;
  return { n, t: qualified(type, name), label, oneof, json: JSON_NAMES[field] };
}

function qualified(type: string, packageName: string): string {
  return /^[A-Z]/.test(type) ? `${packageName}.${type}` : type;
}

function rowOf(method: string): Route | undefined {
  return rows.find(([, { rpc }]) => `chainguard.platform.${rpc ?? ''}` === method)?.[1];
}

/** A method in the form of the facts. */
function methodFacts(
  { request, response, body, path = {}, event, audience, extensions = ['group'] }: MessageMethod,
  { name, row }: { readonly name: string; readonly row: Route | undefined },
): Readonly<Record<string, unknown>> {
  const http = row?.path.replace(/\{(\w+)\}/g, (_, value: string) => `{${path[value] ?? value}}`);
  return {
    in: qualified(request, name),
    out: qualified(response, name),
    body,
    event:
      event === undefined
        ? undefined
        : `dev.chainguard.api.${event}.v1 ${audience ?? 'CUSTOMER'} ${extensions.join(',')}`,
    http: `${row?.method} ${http}`,
  };
}

describe('the enums of schemas', () => {
  const enums = MESSAGE_PACKAGES.flatMap(({ enums: own = {} }) => Object.values(own).map(Object.keys));
  // No role can have the internal ones, and an absent value is the first one.
  const optional = new Set<string>([...Object.values(INTERNAL_CAPABILITIES), 'CAP_INTERNAL']);

  it.each(wordsOf([routes, Seed]).map((words) => ({ words })))(
    'have the values of one: $words',
    ({ words }) => {
      const differences = enums
        .filter((names) => names.some((name) => words.includes(name)))
        .map(([first, ...names]) =>
          new Set(names).symmetricDifference(new Set(words.filter((word) => word !== first))),
        );
      expect(differences.map((names) => names.difference(optional).size)).toContain(0);
    },
  );
});

/** Returns the values of every enum in the schemas below a value; those of our own are in lower case and left out. */
function wordsOf(root: unknown): readonly (readonly string[])[] {
  const seen = new Set<object>();
  const found = new Map<string, readonly string[]>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.ZodEnum) {
      const words = value.options.map(String);
      if (words.every((word) => /^[A-Z0-9_]+$/.test(word))) found.set(words.join(), words);
    } else if (value instanceof z.ZodLazy) visit(value.unwrap());
    else if (value instanceof z.ZodObject) visit(value.shape);
    else Object.values(value instanceof z.ZodType ? value.def : value).forEach(visit);
  };
  visit(root);
  return [...found.values()];
}
