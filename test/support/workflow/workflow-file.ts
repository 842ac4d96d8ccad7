import { registerHooks } from 'node:module';

import { parse } from 'yaml';
import { z } from 'zod';

// The package imports JSON without the attribute that Node.js requires.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const Texts = z.record(z.string(), Text).default({});
const Condition = z.union([z.string(), z.boolean()]).transform(String).optional();
const Access = z.enum(['read', 'write', 'none']);
const Permissions = z.record(z.string(), Access).optional();

export const Step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: Condition,
  uses: z.string().optional(),
  with: Texts,
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
  env: Texts,
  'continue-on-error': z.boolean().default(false),
});
export type Step = z.infer<typeof Step>;

const Job = z.strictObject({
  name: z.string().optional(),
  needs: z
    .union([z.string(), z.array(z.string())])
    .transform((needs) => [needs].flat())
    .default([]),
  if: Condition,
  'runs-on': z.literal(['ubuntu-latest', 'ubuntu-24.04']),
  'timeout-minutes': z.number().optional(),
  environment: z.string().optional(),
  permissions: Permissions,
  concurrency: z.unknown().optional(),
  env: Texts,
  steps: z.array(Step).min(1),
});
export type Job = z.infer<typeof Job>;

const Branches = z.strictObject({ branches: z.array(z.string()).optional() }).nullable();
const Triggers = z.strictObject({
  pull_request: Branches.optional(),
  push: Branches.optional(),
  merge_group: Branches.optional(),
  schedule: z.array(z.strictObject({ cron: z.string() })).optional(),
  workflow_dispatch: z.null().optional(),
});

/** The part of the workflow syntax that the tests run; everything else is an error, never ignored. */
const Workflow = z.strictObject({
  name: z.string().optional(),
  on: z
    .union([z.string().transform((name) => [name]), z.array(z.string()), Triggers])
    .transform((on) =>
      Array.isArray(on) ? Triggers.parse(Object.fromEntries(on.map((name) => [name, null]))) : on,
    ),
  permissions: Permissions,
  concurrency: z.unknown().optional(),
  env: Texts,
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.infer<typeof Workflow>;

/** Returns what GitHub's own parser of workflow files finds wrong, one `line: sentence` each. */
export function workflowErrors(name: string, content: string): readonly string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

/** Reads a workflow. Throws with the errors of GitHub's parser, or the syntax that these tests do not run. */
export function readWorkflow(name: string, content: string): Workflow {
  const errors = workflowErrors(name, content);
  if (errors.length > 0) throw new Error(`${name}: ${errors.join('; ')}`);
  const read = Workflow.safeParse(parse(content));
  if (!read.success) throw new Error(`${name}: not run by this runner: ${z.prettifyError(read.error)}`);
  return read.data;
}
