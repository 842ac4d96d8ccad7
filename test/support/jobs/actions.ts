import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { BisectActionInputs } from '../../../src/bisect/inputs.ts';
import { CheckInputs } from '../../../src/check/inputs.ts';
import { DiffActionInputs } from '../../../src/diff/inputs.ts';
import { LoginInputs } from '../../../src/login/inputs.ts';
import { IdentityInputs } from '../../../src/identity/inputs.ts';
import { PinInputs } from '../../../src/pin/inputs.ts';
import { ResolveInputs } from '../../../src/resolve/inputs.ts';
import type { Input } from '../../../src/values/input.ts';

/** What an action.yml says, as far as tests read it. */
export interface ActionFile {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>
  >;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string; readonly post?: string };
}

interface PublishedAction {
  readonly name: string;
  readonly path: string;
  /** The launchers that it may name. */
  readonly launchers: readonly string[];
  /** What the code reads, one key per input. */
  readonly shape: Readonly<Record<string, Input<unknown>>>;
}

/** Every action, with what its code reads. */
export const ACTIONS: readonly PublishedAction[] = [
  { name: 'check', path: 'action.yml', launchers: ['check'], shape: CheckInputs },
  { name: 'login', path: 'login/action.yml', launchers: ['login', 'login-post'], shape: LoginInputs },
  { name: 'identity', path: 'identity/action.yml', launchers: ['identity'], shape: IdentityInputs },
  { name: 'pin', path: 'pin/action.yml', launchers: ['pin'], shape: PinInputs },
  { name: 'bisect', path: 'bisect/action.yml', launchers: ['bisect'], shape: BisectActionInputs },
  { name: 'diff', path: 'diff/action.yml', launchers: ['diff'], shape: DiffActionInputs },
  { name: 'resolve', path: 'resolve/action.yml', launchers: ['resolve'], shape: ResolveInputs },
];

/** Reads an action.yml. */
export function readAction(path: string): ActionFile {
  return parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as ActionFile;
}

/** What a workflow sees of inputs that it does not set; expressions aside, which only GitHub evaluates. */
export function actionDefaults(path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readAction(path).inputs).flatMap(([name, input]) =>
      input.default === undefined || input.default.startsWith('${{') ? [] : [[name, input.default]],
    ),
  );
}
