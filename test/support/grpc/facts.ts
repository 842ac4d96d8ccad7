import { readFileSync } from 'node:fs';

/** A field of a message: number, type, how it occurs, and its JSON name where it is not the camelCase of its own. */
export interface FieldFacts {
  readonly n: number;
  readonly t: string;
  readonly label?: 'repeated' | 'optional' | 'map';
  readonly oneof?: string;
  readonly json?: string;
}

/** A method: its messages, and how a REST call says it. */
export interface MethodFacts {
  readonly in: string;
  readonly out: string;
  readonly http: string;
  readonly http2?: string;
  readonly body?: string;
  readonly auth: 'none' | 'token' | 'undeclared' | readonly string[];
}

interface Facts {
  readonly services: Readonly<Record<string, Readonly<Record<string, MethodFacts>>>>;
  readonly messages: Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>;
  readonly enums: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What the service's own descriptors say of its API over gRPC; its key `reading` explains the rest. */
const VERSION_TWO = readFacts('grpc-v2.json');
const VERSION_ONE = readFacts('grpc-v1.json');
const FACTS: Pick<Facts, 'messages' | 'enums'> = {
  messages: { ...VERSION_ONE.messages, ...VERSION_TWO.messages },
  enums: { ...VERSION_ONE.enums, ...VERSION_TWO.enums },
};

function readFacts(file: string): Facts {
  return JSON.parse(readFileSync(new URL(`../../golden/${file}`, import.meta.url), 'utf8')) as Facts;
}

/** Every method of v2 by its path, `/<package>.<Service>/<Method>`, and those of v1 that v2 has nothing for. */
export const VERSION_TWO_METHODS: ReadonlyMap<string, MethodFacts> = methodsOf(VERSION_TWO);

/** Every method of both versions by its path. */
export const METHODS: ReadonlyMap<string, MethodFacts> = new Map([
  ...methodsOf(VERSION_ONE),
  ...VERSION_TWO_METHODS,
]);

function methodsOf({ services }: Facts): ReadonlyMap<string, MethodFacts> {
  return new Map(
    Object.entries(services).flatMap(([service, methods]) =>
      Object.entries(methods).map(([method, facts]) => [`/${service}/${method}`, facts] as const),
    ),
  );
}

/** The fields of every message by their own names. */
export const MESSAGES: ReadonlyMap<string, readonly (readonly [string, FieldFacts])[]> = new Map(
  Object.entries(FACTS.messages).map(([name, fields]) => [
    name,
    // `@resource` is no field.
    Object.entries(fields).filter(([field]) => !field.startsWith('@')),
  ]),
);

/** The numbers of every enum's values. */
export const ENUMS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map(
  Object.entries(FACTS.enums),
);

/** The name of a field in JSON. */
export function jsonName(name: string, { json }: FieldFacts): string {
  return json ?? name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
