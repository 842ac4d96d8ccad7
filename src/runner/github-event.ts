import { MooringError } from '../values/errors.ts';
import { printable } from '../text/printable.ts';

interface EventRepository {
  readonly full_name: string;
  readonly default_branch?: string | undefined;
}

/** The part of a workflow event payload that Mooring reads. */
export interface GitHubEvent {
  readonly repository?: EventRepository | undefined;
  readonly pull_request?:
    | {
        readonly number: number;
        readonly base: { readonly sha: string; readonly ref?: string | undefined };
        readonly head: { readonly sha: string; readonly repo?: EventRepository | null | undefined };
      }
    | undefined;
  readonly merge_group?:
    | { readonly base_sha: string; readonly head_sha: string; readonly base_ref?: string | undefined }
    | undefined;
  /** For a push: the previous commit of the branch; zeros for a new branch. */
  readonly before?: string | undefined;
}

/** Reads the value at a path of the payload. Throws the problem with it. */
type Read<Value> = (value: unknown, path: string) => Value;

/**
 * Reads a workflow event; `file` names it in messages. Every run reads one, most of them nothing else that needs a schema
 * (ADR 0013). Throws `config_event_invalid`.
 */
export function readGitHubEvent(json: unknown, file: string): GitHubEvent {
  const reject = (path: string, problem: string): never => {
    throw new MooringError(
      'config_event_invalid',
      `the event file ${file} is not a workflow event: ${path} ${printable(problem, 120)}`,
    );
  };
  const typed = (type: string, value: unknown, path: string): unknown =>
    typeOf(value) === type
      ? value
      : reject(path, `Invalid input: expected ${type}, received ${typeOf(value)}`);
  const text: Read<string> = (value, path) => typed('string', value, path) as string;
  const commit: Read<string> = (value, path) => {
    const id = text(value, path);
    return COMMIT.test(id) ? id : reject(path, 'not a commit id');
  };
  const number: Read<number> = (value, path) => typed('number', value, path) as number;
  const record = <Shape extends Readonly<Record<string, Read<unknown>>>>(shape: Shape) =>
    ((value, path) => {
      const fields = typed('object', value, path) as Readonly<Record<string, unknown>>;
      const inside = path === '' ? '' : `${path}.`;
      return Object.fromEntries(
        Object.entries(shape).map(([name, read]) => [name, read(fields[name], `${inside}${name}`)]),
      );
    }) as Read<{ readonly [Name in keyof Shape]: ReturnType<Shape[Name]> }>;
  const optional =
    <Value>(read: Read<Value>): Read<Value | undefined> =>
    (value, path) =>
      value === undefined ? undefined : read(value, path);
  const repository = record({ full_name: text, default_branch: optional(text) });
  const head = record({
    sha: commit,
    repo: (value, path) => (value === null ? null : optional(repository)(value, path)),
  });
  return record({
    repository: optional(repository),
    pull_request: optional(record({ number, base: record({ sha: commit, ref: optional(text) }), head })),
    merge_group: optional(record({ base_sha: commit, head_sha: commit, base_ref: optional(text) })),
    before: optional(commit),
  })(json, '');
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
