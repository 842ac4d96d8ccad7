import { MOORING_REPOSITORY } from '../../values/documentation.ts';

/** The directories of the actions of Mooring; the check is the root of the repository. */
const DIRECTORIES = ['login', 'resolve', 'pin', 'identity', 'diff', 'bisect'] as const;

/** The actions of Mooring, as workflows name them. */
export type ActionName = 'check' | (typeof DIRECTORIES)[number];

/** A workflow file that uses Mooring. */
export interface MooringWorkflow {
  readonly path: string;
  /** Names of the events that start it, as written. */
  readonly events: readonly string[];
  readonly steps: readonly MooringStep[];
}

/** A step that uses an action of Mooring. */
export interface MooringStep {
  readonly action: ActionName;
  /** The value of `uses`. */
  readonly uses: string;
  readonly job: string;
  /** The name of the job's check, as rules of branches name it. */
  readonly check: string;
  /** `if` of the job and of the step, as written. */
  readonly conditions: readonly string[];
  readonly mayRequestToken: boolean;
  /** `environment` of the job, which changes the subject of its token; empty if there is none. */
  readonly environment: string;
  /** The inputs of the step; those that an expression sets are missing. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** Also forks and mirrors, by their name, with the directory of a sub-action. */
const USES = new RegExp(
  String.raw`^(?:${MOORING_REPOSITORY}|[\w.-]+/[\w.-]*mooring[\w.-]*)(?:/(${DIRECTORIES.join('|')}))?@\S+$`,
);

/** Reads the parsed YAML of a workflow; returns undefined if no step uses Mooring. Malformed parts are skipped. */
export function readMooringWorkflow(path: string, value: unknown): MooringWorkflow | undefined {
  const workflow = mapOf(value);
  const steps = Object.entries(mapOf(workflow['jobs'])).flatMap(([name, job]) =>
    stepsOf(name, mapOf(job), workflow['permissions']),
  );
  return steps.length === 0 ? undefined : { path, events: eventsOf(workflow['on']), steps };
}

function stepsOf(
  name: string,
  job: Readonly<Record<string, unknown>>,
  inherited: unknown,
): readonly MooringStep[] {
  const environment =
    typeof job['environment'] === 'object' ? mapOf(job['environment'])['name'] : job['environment'];
  return listOf(job['steps']).flatMap((value): readonly MooringStep[] => {
    const step = mapOf(value);
    const [match, directory] = USES.exec(textOf(step['uses'])) ?? [];
    if (match === undefined) return [];
    return [
      {
        action: DIRECTORIES.find((known) => known === directory) ?? 'check',
        uses: match,
        job: name,
        check: textOf(job['name']) || name,
        conditions: [job['if'], step['if']].map(textOf).filter((text) => text !== ''),
        mayRequestToken: grantsIdToken(job['permissions'] ?? inherited),
        environment: textOf(environment),
        inputs: Object.fromEntries(
          Object.entries(mapOf(step['with'])).flatMap(([input, given]) =>
            isScalar(given) ? [[input, String(given)] as const] : [],
          ),
        ),
      },
    ];
  });
}

/** `on: push`, `on: [push]` and `on: {push: …}` are the same. */
function eventsOf(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(textOf) : Object.keys(mapOf(on));
}

/** No default grants it: a workflow or job has to name it. */
function grantsIdToken(permissions: unknown): boolean {
  return permissions === 'write-all' || mapOf(permissions)['id-token'] === 'write';
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function textOf(value: unknown): string {
  return isScalar(value) ? String(value) : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
