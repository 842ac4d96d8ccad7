import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

/** An absolute one (RFC 3987): what a URL is, with letters of every script. */
const IRI = { validate: (text: string): boolean => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text) };

/** Compiling a schema takes longer than many a test. */
const validators = new Map<string, ValidateFunction>();

/**
 * What a published schema of test/golden/schemas finds wrong with a value: one line each, none where it is valid. SARIF's
 * schema is of draft 4, of which it uses nothing that later drafts read otherwise but the name of `id`.
 */
export function problemsBySchema(name: 'sarif-2.1.0' | 'openvex-0.2.0', value: unknown): readonly string[] {
  const validate = validators.get(name) ?? compile(name);
  validators.set(name, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function compile(name: string): ValidateFunction {
  const file = new URL(`../../golden/schemas/${name}.json`, import.meta.url);
  const { $schema, id: _, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const options = { allErrors: true, strict: false, formats: { iri: IRI } };
  const ajv = String($schema).includes('2020-12') ? new Ajv2020(options) : new Ajv(options);
  formats.default(ajv);
  return ajv.compile(schema);
}
