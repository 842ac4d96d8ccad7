import type { Occurrence } from '../events/cloud-event.ts';
import { fullTypeName, typesByName } from '../grpc/messages/message-names.ts';
import { MESSAGE_PACKAGES } from '../grpc/messages/message-packages.ts';
import { operations } from '../operations.ts';
import { authenticate } from '../access/visible-resource.ts';
import { invalidArguments, Refusal } from '../requests/refusal.ts';
import type { FieldViolation } from '../requests/refusal.ts';
import type { Handler, RouteCall } from '../requests/route-call.ts';
import type { Services } from '../services.ts';
import { versionOneIamHandlers } from './iam.ts';
import { queryInVersionTwo } from './query.ts';
import { versionOneLibraryHandlers } from './libraries.ts';
import { getPackageVersionMetadata } from './package-versions.ts';
import { versionOneRepoHandlers } from './repos.ts';
import { VERSION_ONE_ROWS } from './rows.ts';
import type { VersionOneRow } from './rows.ts';
import { versionOneTagHandlers } from './tags.ts';
import { toVersionOne, toVersionTwo } from './translate.ts';
import { listVulnReports } from './vulnerability-reports.ts';

const MESSAGES = typesByName(MESSAGE_PACKAGES, ({ messages }) => messages);

const OPERATIONS: Readonly<Record<string, Handler>> = operations;

/** The handlers of operations that do more in v1 than in v2, in the words of v2. */
const OWN_HANDLERS: Readonly<Partial<Record<VersionOneRow['target'], Handler>>> = {
  ...versionOneIamHandlers,
  ...versionOneLibraryHandlers,
  ...versionOneRepoHandlers,
  ...versionOneTagHandlers,
  getPackageVersionMetadata,
  listVulnReports,
};

/**
 * The handlers of v1 by the names of their rows. Each translates its call, has that of v2 answer it, and translates the
 * answer (service-rules.md#v1).
 */
export const versionOneOperations: ReadonlyMap<string, Handler> = new Map(
  VERSION_ONE_ROWS.filter(({ form }) => form !== 'same').map((row) => [row.name, createOperation(row)]),
);

function createOperation(row: VersionOneRow): Handler {
  const { form, target } = row;
  const handler = OWN_HANDLERS[target] ?? OPERATIONS[target];
  if (handler === undefined) throw new Error(`${row.name} has no handler`);
  if (form === 'own') return handler;
  const { request, response, body } = messagesOf(row);
  return async (call, services) => {
    const faults: FieldViolation[] = [];
    const translated = {
      ...call,
      query: form === 'replace' ? WHOLE : queryInVersionTwo(call.query, request, faults),
      body: body === undefined ? undefined : toVersionTwo(call.body ?? {}, body, faults),
      bodyForm: undefined,
    };
    if (faults.length > 0) {
      // Who calls is the first question, as in v2.
      if (row.route.credential === 'platform') await authenticate(call, services);
      throw invalidArguments(faults);
    }
    const answer = await answerTo(form, handler, translated, withEvents(services, row));
    return form === 'remove' ? undefined : toVersionOne(answer, response);
  };
}

/** An update that replaces the whole resource. */
const WHOLE: RouteCall['query'] = new Map([['updateMask', ['*']]]);

interface RowMessages {
  readonly request: string;
  readonly response: string;
  /** The message of the body; undefined for a call without one. */
  readonly body: string | undefined;
}

/** Returns the full names of the messages of a method. */
function messagesOf({ declared, packageName }: VersionOneRow): RowMessages {
  const request = fullTypeName(declared.request, packageName);
  const [, type] = MESSAGES.get(request)?.[declared.body ?? ''] ?? [];
  return {
    request,
    response: fullTypeName(declared.response, packageName),
    body: declared.body === '*' ? request : type && fullTypeName(type, packageName),
  };
}

/** Returns the answer of v2; for a form that shows what there is, nothing for what is missing. */
async function answerTo(
  form: VersionOneRow['form'],
  handler: Handler,
  call: RouteCall,
  services: Services,
): Promise<unknown> {
  if (form !== 'list' && form !== 'page' && form !== 'read') return handler(call, services);
  try {
    if (form === 'read') return await handler(call, services);
    return await (form === 'list' ? listAll(handler, call, services) : listPage(handler, call, services));
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'NOT_FOUND') return {};
    throw error;
  }
}

/** Returns all pages of a list as one, ordered by uid. */
async function listAll(handler: Handler, call: RouteCall, services: Services): Promise<unknown> {
  const items: unknown[] = [];
  let token: string | undefined;
  do {
    const query = new Map<string, readonly unknown[]>([
      ...call.query,
      ['pageSize', ['200']],
      ['orderBy', ['uid']],
      ...(token === undefined ? [] : [['pageToken', [token]] as const]),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- a page names the next one
    const page = await listPage(handler, { ...call, query }, services);
    items.push(...page.items);
    token = page.nextPageToken;
  } while (token !== undefined && token !== '');
  return { items };
}

/** One page of a list of v2, with its items by the name that they have in v1. */
interface Page {
  readonly items: readonly unknown[];
  readonly nextPageToken?: string;
}

async function listPage(handler: Handler, call: RouteCall, services: Services): Promise<Page> {
  const page = Object(await handler(call, services)) as Readonly<Record<string, unknown>>;
  return { ...page, items: Object.values(page).find((value) => Array.isArray(value)) ?? [] };
}

/** Returns the services such that an event is that of the method of v1: its address, and its message as the body. */
function withEvents(services: Services, row: VersionOneRow): Services {
  const { request, response } = messagesOf(row);
  const message = row.form === 'remove' ? request : response;
  const publish = (occurrence: Occurrence): void => {
    const body = Object(toVersionOne(occurrence.body, message)) as Occurrence['body'];
    services.events.publish({ ...occurrence, route: row.route, body });
  };
  return { ...services, events: { ...services.events, publish } };
}
