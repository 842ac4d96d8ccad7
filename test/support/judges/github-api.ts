import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { Ajv } from 'ajv';
import formats from 'ajv-formats';

import type { SentRequest } from '../github/github-server.ts';
import { judgePath } from './judges.ts';

/** GitHub's own description of its REST API (OpenAPI 3.0), as far as requests are concerned. */
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

/** A request, the operation that it is, and what the description has against it. */
export interface JudgedRequest {
  readonly operation: string;
  readonly problems: readonly string[];
}

/** Judges REST requests by the description of `api.github.com`, or of a version of Enterprise Server: `ghes-3.19`. */
export function createRestJudge(api: string): (request: SentRequest) => JudgedRequest {
  const file = join(judgePath('@octokit/openapi'), 'generated', `${api}.json`);
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
  const paths = Object.keys(description.paths).map((path) => ({ path, pattern: patternOf(path) }));
  const validatorWith = (coerceTypes: boolean): Ajv => {
    const validator = new Ajv({ strict: false, allErrors: true, coerceTypes, logger: false });
    formats.default(validator);
    return validator.addSchema({ ...description, $id: 'https://github.test/' });
  };
  const [parameters, bodies] = [validatorWith(true), validatorWith(false)];

  /** Parameters are texts, whatever their type. */
  function problemsBy(schema: object, value: unknown, isParameter: boolean): readonly string[] {
    const validator = isParameter ? parameters : bodies;
    const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"https://github.test/#/');
    const validate = validator.compile(JSON.parse(absolute) as object);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  function parameterOf(one: Parameter | { readonly $ref: string }): Parameter {
    if (!('$ref' in one)) return one;
    const named = description.components.parameters[one.$ref.split('/').at(-1) ?? ''];
    if (named === undefined) throw new Error(`the description lacks ${one.$ref}`);
    return named;
  }

  return ({ method, url, body }) => {
    const { pathname, searchParams } = new URL(url, 'https://github.test');
    const found = paths
      .filter(({ path, pattern }) => pattern.test(pathname) && path !== '/')
      .toSorted((one, other) => variablesIn(one.path) - variablesIn(other.path))
      .flatMap(({ path, pattern }) => {
        const operation = description.paths[path]?.[method.toLowerCase()];
        return operation === undefined ? [] : [{ operation, values: pattern.exec(pathname)?.groups ?? {} }];
      })[0];
    if (found === undefined) return { operation: `${method} ${pathname}`, problems: ['no such operation'] };
    const { operation, values } = found;
    const expected = (operation.parameters ?? []).map(parameterOf);
    const given = { path: values, query: Object.fromEntries(searchParams) };
    return {
      operation: operation.operationId,
      problems: [
        ...parameterProblems(expected, given, problemsBy),
        ...bodyProblems(operation, body, problemsBy),
      ],
    };
  };
}

type ProblemsBy = (schema: object, value: unknown, isParameter: boolean) => readonly string[];

function parameterProblems(
  parameters: readonly Parameter[],
  given: Readonly<Record<'path' | 'query', Readonly<Record<string, string>>>>,
  problemsBy: ProblemsBy,
): readonly string[] {
  const known = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name));
  const unknown = Object.keys(given.query).filter((name) => !known.has(name));
  const problems = parameters.flatMap(({ in: place, name, required = false, schema }) => {
    if (place !== 'path' && place !== 'query') return [];
    const value = given[place][place === 'path' ? name.replaceAll('-', '_') : name];
    if (value === undefined) return required ? [`parameter ${name} is missing`] : [];
    // In a URL, a number is a text as well: it matches both.
    const { oneOf, ...rest } = schema as { readonly oneOf?: readonly object[] };
    const either = oneOf === undefined ? schema : { ...rest, anyOf: oneOf };
    const holder = { type: 'object', properties: { value: either } };
    return problemsBy(holder, { value: decodeURIComponent(value) }, true).map(
      (problem) => `${name}: ${problem}`,
    );
  });
  return [...unknown.map((name) => `unknown parameter ${name}`), ...problems];
}

function bodyProblems(operation: Operation, body: string, problemsBy: ProblemsBy): readonly string[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined) return body === '' ? [] : ['a body where there is none'];
  if (body === '') return [];
  const value = JSON.parse(body) as object;
  // A field that the description does not know has no effect.
  const names = new Set(JSON.stringify(schema).match(/"\w+"(?=:)/g));
  const unknown = Object.keys(value).filter((name) => !names.has(`"${name}"`));
  return [...unknown.map((name) => `unknown field ${name}`), ...problemsBy(schema, value, false)];
}

function patternOf(path: string): RegExp {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{([\w-]+)\}/g, (_, name: string) => {
    return `(?<${name.replaceAll('-', '_')}>[^/]+)`;
  });
  return new RegExp(`^${pattern}$`);
}

function variablesIn(path: string): number {
  return path.split('{').length;
}

/** Problems of a GraphQL query by GitHub's schema; the values of its variables are not judged. */
export async function graphqlProblems(body: string): Promise<readonly string[]> {
  const { query } = JSON.parse(body) as { readonly query: string };
  const module = (await import(
    pathToFileURL(join(judgePath('@octokit/graphql-schema'), 'index.js')).href
  )) as {
    readonly validate: (query: string) => readonly { readonly message: string }[];
  };
  return module.validate(query).map(({ message }) => message);
}
