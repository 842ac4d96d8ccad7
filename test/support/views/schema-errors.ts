import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';

/** What a published JSON Schema says against a value, as other programs would read the schema. */
export function schemaErrors(name: string, value: unknown): readonly string[] {
  const schema: unknown = JSON.parse(
    readFileSync(new URL(`../../../schema/${name}`, import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ allErrors: true }).compile(schema as object);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
